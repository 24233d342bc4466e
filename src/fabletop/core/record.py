"""A game as data and as JSON: header, moves, chance outcomes and times.

A record holds the inputs of a game: who did what, when, and what chance answered. States, events
and views follow from the rules of its version (`replay.py`). Each move also says whether new
information came out with it. `play.py` has the game in play, whose record grows.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar, cast

from fabletop.core.dealer import (
    Chance,
    Event,
    Seats,
)
from fabletop.core.game import Json, Seat
from fabletop.core.options import Action, Word, plain, read, spell

FORMAT = 1
LINK = 16  # hexadecimal digits of a link of the chain
MOST_SEATS = 10
HANDS = ("player", "bot", "clock", "house")
LEAVE: Action = ("leave",)
HERE = "here"  # ("here", (0,), (0, 2)): the present seats, and all seats played by people
UNDO = "undo"  # ("undo", 12): cancels move 12, counted from 0, and all after it


class Damaged(Exception):
    """A record that is invalid: a sentence, and the number of the move, if known."""

    def __init__(self, sentence: str, move: int | None = None) -> None:
        super().__init__(sentence)
        self.move = move  # counted from 1; 0 is the beginning


@dataclass(slots=True)
class Move:
    """One action, with its chance outcomes, its time in milliseconds, and who made it.

    Nobody changes a move. It is not frozen, because freezing takes three times as long, and one is
    made for every action.
    """

    seat: Seat
    action: Action
    chance: tuple[Chance, ...] = ()
    at: int = 0
    by: str = "player"  # or another of HANDS
    surprise: bool = False
    why: Event | None = None  # a bot's reason, shown after the game


@dataclass(frozen=True, slots=True)
class Base:
    """Where a game goes on under newer rules: number of moves, state, and events so far."""

    moves: int
    state: Json
    events: tuple[Event, ...]
    shift: int = 0
    asked_together: int = -1


@dataclass(slots=True)
class Record:
    """A game from its beginning to its latest move."""

    game: str
    version: int
    seats: int
    options: Mapping[str, Word]
    chance: tuple[Chance, ...]
    moves: list[Move] = field(default_factory=list)
    players: Sequence[str] = ()
    seal: str | None = None  # the commitment of a fair dealer
    key: str | None = None  # its key, once the game is over
    base: Base | None = None  # replaces the moves that these rules cannot replay
    colours: Sequence[int] = ()  # of the seats, for replays
    pack: str = ""  # the text of the content pack it was played with

    def standing(self) -> list[int]:
        """The moves that were not taken back, by number."""
        numbers: list[int] = []
        for number, move in enumerate(self.moves):
            if is_undo(move):
                while numbers and numbers[-1] >= cast(int, move.action[1]):
                    numbers.pop()
            else:
                numbers.append(number)
        return numbers

    def undo_point(self) -> int:
        """How many moves undo must keep: all up to the last surprise."""
        for number in reversed(self.standing()):
            if self.moves[number].surprise or (self.base and number < self.base.moves):
                return number + 1
        return 0

    def fork(self, moves: int) -> Record:
        """The same game up to a move, to continue differently."""
        return Record(
            self.game, self.version, self.seats, self.options, self.chance, self.moves[:moves],
            self.players, self.seal, base=self.base, colours=self.colours, pack=self.pack,
        )  # fmt: skip


def is_undo(move: Move) -> bool:
    return move.by == "house" and move.action[0] == UNDO


# -- as JSON


def dump(record: Record) -> Json:
    """The record as JSON, with a checksum over all of it."""
    return seal(spell_record(record))


def seal(body: Json) -> Json:
    """A record as JSON with its chain and checksum; one that has them stays as it is."""
    if "check" in body:
        return body
    chained = {**body, "chain": chain(body)}
    return {**chained, "check": checksum(chained)}


def spell_record(record: Record) -> Json:
    """The record as JSON, without chain and checksum, which take longer."""
    body: Json = {
        "fabletop": FORMAT,
        "game": record.game,
        "version": record.version,
        "seats": record.seats,
        "options": {k: spell(v) if isinstance(v, tuple) else v for k, v in record.options.items()},
        "players": list(record.players),
        "seal": record.seal,
        "key": record.key,
        "chance": [list(pair) for pair in record.chance],
        "moves": [dump_move(move) for move in record.moves],
    }
    if record.base:
        body["base"] = dump_base(record.base)
    if record.colours:
        body["colours"] = list(record.colours)
    if record.pack:
        body["pack"] = record.pack
    return body


def chain(body: Mapping[str, object]) -> list[str]:
    """A hash for the header and one for each move, each made from the one before.

    After a change, the first hash that does not fit shows where.
    """
    head = {name: body[name] for name in body if name not in ("moves", "chain", "check")}
    links = [checksum(head)[:LINK]]
    for move in cast(list[object], body["moves"]):
        links.append(hashlib.sha256((links[-1] + canonical(move)).encode()).hexdigest()[:LINK])
    return links


def check_chain(body: Mapping[str, object]) -> None:
    """Raises `Damaged` with the first place that was changed."""
    said = expect(body["chain"], list)
    for number, link in enumerate(chain(body)):
        if said[number : number + 1] != [link]:
            place = f"move {number}" if number else "its beginning"
            raise Damaged(f"the record was changed: {place} does not fit its seal", number)


def dump_events(events: Sequence[Event]) -> list[object]:
    return cast("list[object]", json.loads(json.dumps([list(event) for event in events])))


def load_events(data: object) -> tuple[Event, ...]:
    return tuple(
        Event(expect(key, str), cast("tuple[object, ...]", read(args)), cast(Seats, read(to)))
        for key, args, to in expect(data, list)
    )


def dump_base(base: Base) -> Json:
    return {
        "moves": base.moves,
        "state": base.state,
        "events": dump_events(base.events),
        "shift": base.shift,
        "asked_together": base.asked_together,
    }


def load_base(data: object) -> Base:
    base = expect(data, dict)
    counts = [expect(base[name], int) for name in ("moves", "shift", "asked_together")]
    return Base(
        counts[0], expect(base["state"], dict), load_events(base["events"]), counts[1], counts[2]
    )


def dump_move(move: Move) -> Json:
    told: Json = {
        "seat": move.seat,
        "action": spell(move.action),
        "chance": [list(pair) for pair in move.chance],
        "at": move.at,
        "by": move.by,
        "surprise": move.surprise,
    }
    return {**told, "why": [move.why.key, *map(plain, move.why.args)]} if move.why else told


def checksum(body: Mapping[str, object]) -> str:
    """SHA-256 over the record as canonical JSON."""
    return hashlib.sha256(canonical(body).encode()).hexdigest()


def canonical(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def load(data: object) -> Record:
    """A record from JSON. Raises `Damaged` for anything else."""
    if not isinstance(data, dict) or data.get("fabletop") != FORMAT:
        raise Damaged("this is not a Fabletop record")
    body = {name: value for name, value in data.items() if name != "check"}
    if "chain" in data and isinstance(data.get("moves"), list):
        check_chain(body)
    if data.get("check") != checksum(body):
        raise Damaged("the record was changed: its checksum does not fit")
    try:
        if len(expect(data["players"], list)) not in (0, data["seats"]):
            raise ValueError("as many names as seats, or none")
        if expect(data["seats"], int) not in range(1, MOST_SEATS + 1):
            raise ValueError(f"1 to {MOST_SEATS} seats")
        if "base" in data and data["base"]["moves"] not in range(len(data["moves"]) + 1):
            raise ValueError("no later than all moves")
        return Record(
            game=expect(data["game"], str),
            version=expect(data["version"], int),
            seats=expect(data["seats"], int),
            options={k: cast(Word, read(v)) for k, v in expect(data["options"], dict).items()},
            chance=load_chance(data["chance"]),
            moves=[load_move(move) for move in expect(data["moves"], list)],
            players=tuple(expect(name, str) for name in expect(data["players"], list)),
            seal=None if data["seal"] is None else expect(data["seal"], str),
            key=None if data["key"] is None else bytes.fromhex(expect(data["key"], str)).hex(),
            base=load_base(data["base"]) if "base" in data else None,
            colours=tuple(expect(one, int) for one in expect(data.get("colours", []), list)),
            pack=expect(data.get("pack", ""), str),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise Damaged(f"the record is not complete: {error!r}") from error


def load_move(data: object) -> Move:
    move = expect(data, dict)
    if move["by"] not in HANDS or expect(move["at"], int) < 0:
        raise ValueError("a move by nobody, or before the start")
    return Move(
        seat=expect(move["seat"], int),
        action=cast(Action, read(expect(move["action"], list))),
        chance=load_chance(move["chance"]),
        at=expect(move["at"], int),
        by=expect(move["by"], str),
        surprise=expect(move["surprise"], bool),
        why=load_reason(move["why"]) if "why" in move else None,
    )


def load_reason(data: object) -> Event:
    key, *args = expect(data, list)
    words = [word for arg in args for word in (arg if isinstance(arg, list) else [arg])]
    if any(type(word) not in (str, int) for word in words):
        raise ValueError("a reason that is none")
    return Event(expect(key, str), tuple(read(arg) for arg in args))


def load_chance(data: object) -> tuple[Chance, ...]:
    pairs: Iterable[list[object]] = expect(data, list)
    chance = tuple((expect(size, int), expect(answer, int)) for size, answer in pairs)
    if not all(0 <= answer < size for size, answer in chance):
        raise ValueError("an outcome that no chance can give")
    return chance


X = TypeVar("X")


def expect(value: object, kind: type[X]) -> X:
    """The value, if it has that type."""
    if type(value) is not kind:
        raise TypeError(f"{kind.__name__} expected, not {value!r}")
    return value
