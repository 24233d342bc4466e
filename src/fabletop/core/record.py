"""A game as data: header, moves, chance outcomes and times; played again without a generator.

A record holds what went in (who did what, when, and what chance answered), never what came out:
states, events and views follow from the rules of its version. Each move also says whether new
information came out with it. Undo goes back no further than the last such move.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar, cast

from fabletop.core.dealer import (
    Chance,
    Drift,
    Event,
    Heard,
    Keeping,
    Replaying,
    commitment,
    fair_answer,
)
from fabletop.core.game import Game, Json, Notes, Seat
from fabletop.core.options import Action, Word, read, spell

FORMAT = 1
HANDS = ("player", "bot", "clock", "house")
LEAVE: Action = ("leave",)
HERE = "here"  # ("here", (0,), (0, 2)): who is there, of the seats played by people

S = TypeVar("S")


class Damaged(Exception):
    """A record that cannot be what it says it is; the message is one sentence for people."""


@dataclass(frozen=True, slots=True)
class Move:
    """One thing somebody did: at which millisecond, and by whose hand."""

    seat: Seat
    action: Action
    chance: tuple[Chance, ...] = ()
    at: int = 0
    by: str = "player"  # or "bot", "clock"
    surprise: bool = False


@dataclass(slots=True)
class Record:
    """A game from its beginning, as far as it was played."""

    game: str
    version: int
    seats: int
    options: Mapping[str, Word]
    chance: tuple[Chance, ...]
    moves: list[Move] = field(default_factory=list)
    players: Sequence[str] = ()
    seal: str | None = None  # the commitment of a fair dealer
    key: str | None = None  # its key, once the game is over

    def undo_point(self) -> int:
        """How many moves must stay: all up to the last one that let information out."""
        for number in range(len(self.moves), 0, -1):
            if self.moves[number - 1].surprise:
                return number
        return 0

    def fork(self, moves: int) -> Record:
        """The same game up to a move, to go on differently."""
        return Record(
            self.game, self.version, self.seats, self.options, self.chance, self.moves[:moves],
            self.players, self.seal,
        )  # fmt: skip


class Play(Generic[S]):
    """A game in play, its record growing with it."""

    def __init__(self, game: Game[S], record: Record, s: S, dealer: Keeping) -> None:
        self.game = game
        self.record = record
        self.s = s
        self.dealer = dealer
        self.events: list[Event] = []
        self.heard = dealer.take()
        self.events += self.heard.events
        self._notes = dict.fromkeys((None, *range(record.seats)), game.notes(record.seats))
        self._noted = 0

    @classmethod
    def begin(
        cls,
        game: Game[S],
        seats: int,
        options: Mapping[str, Word],
        dealer: Keeping,
        players: Sequence[str] = (),
        seal: str | None = None,
    ) -> Play[S]:
        """Set up a new game and its record."""
        s = game.setup(seats, options, dealer)
        record = Record(
            game.key, game.version, seats, dict(options), tuple(dealer.chance), [], players, seal
        )
        return cls(game, record, s, dealer)

    def act(self, seat: Seat, action: Action, at: int = 0, by: str = "player") -> Heard:
        """Carry out a legal action and record it; what came of it."""
        secret = len(self.game.actors(self.s)) > 1
        if action == LEAVE:
            self.game.leave(self.s, seat, self.dealer)
        elif by == "house":
            here, people = cast("tuple[tuple[Seat, ...], ...]", action[1:])
            self.game.gather(self.s, here, people, self.dealer)
        else:
            self.game.apply(self.s, seat, action, self.dealer)
        heard = self.heard = self.dealer.take()
        self.record.moves.append(
            Move(seat, action, tuple(heard.chance), at, by, heard.surprise or secret)
        )
        self.events += heard.events
        return heard

    def stream(self, seat: Seat | None) -> list[Event]:
        """Everything this seat was ever told."""
        return [event for event in self.events if addressed(event, seat)]

    def notes(self, seat: Seat | None) -> Notes:
        """What a perfect memory in this seat would hold now."""
        for event in self.events[self._noted :]:
            for listener, notes in self._notes.items():
                if addressed(event, listener):
                    self._notes[listener] = self.game.remember(notes, event)
        self._noted = len(self.events)
        return self._notes[seat]


def addressed(event: Event, seat: Seat | None) -> bool:
    """Whether this seat is told of an event; None is anybody who only watches."""
    return event.to is None or seat in event.to


# -- playing again


def replay(game: Game[S], record: Record, moves: int | None = None) -> Play[S]:
    """Play a record again, up to a move; every move is checked. Raises `Damaged`."""
    if (record.game, record.version) != (game.key, game.version):
        raise Damaged(
            f"the record is of {record.game} version {record.version}, "
            f"these are the rules of {game.key} version {game.version}"
        )
    refusal = game.refuse_setup(record.seats, record.options)
    if refusal:
        raise Damaged(f"there is no such table: {refusal.code}")
    dealer = Replaying(record.chance)
    try:
        play = Play.begin(game, record.seats, record.options, dealer, record.players, record.seal)
        dealer.expect(())
    except Drift as drift:
        raise Damaged(f"the setup does not fit the rules: {drift}") from drift
    for number, move in enumerate(record.moves[:moves], 1):
        replay_move(play, move, number)
    play.record.key = record.key if moves is None else None
    return play


def replay_move(play: Play[S], move: Move, number: int) -> None:
    """One recorded move further, refused if the rules refuse it."""
    dealer = cast(Replaying, play.dealer)
    if not may_play(play, move):
        raise Damaged(f"move {number} is against the rules: seat {move.seat} {spell(move.action)}")
    try:
        dealer.expect(move.chance)
        play.act(move.seat, move.action, move.at, move.by)
        dealer.expect(())
    except Drift as drift:
        raise Damaged(f"move {number} does not fit the rules: {drift}") from drift
    if play.record.moves[-1] != move:
        raise Damaged(f"move {number} hides or invents news")


def may_play(play: Play[S], move: Move) -> bool:
    """Whether a recorded move was possible: an option, a lapse of the clock, or leaving."""
    game, s = play.game, play.s
    if move.action == LEAVE:
        return move.seat in range(play.record.seats) and bool(game.actors(s))
    if move.by == "house":
        return game.attends and is_gathering(move.action, play.record.seats)
    lapses = game.pace(s).lapse.get(move.seat, ()) if move.by == "clock" else ()
    return game.refuse(s, move.seat, move.action) is None or move.action in lapses


def is_gathering(action: Action, seats: int) -> bool:
    """Whether the house may have said this: seats, each once, those who are there among them."""
    if len(action) != 3 or action[0] != HERE:
        return False
    here, people = action[1:]
    if not isinstance(here, tuple) or not isinstance(people, tuple):
        return False
    known = [seat for seat in people if type(seat) is int and seat in range(seats)]
    return len(people) == len(set(known)) and set(here) <= set(people)


def check_fairness(record: Record) -> None:
    """Every outcome is the one the sealed key gives. Raises `Damaged` where it is not."""
    if record.seal is None or record.key is None:
        raise Damaged("the record has no seal and key: its chance cannot be proved")
    key = bytes.fromhex(record.key)
    if commitment(key) != record.seal:
        raise Damaged("the key is not the one that was sealed before the game")
    counter = 0
    for number, outcomes in enumerate([record.chance, *(move.chance for move in record.moves)]):
        for size, answer in outcomes:
            if fair_answer(key, counter, size) != answer:
                place = f"move {number}" if number else "the setup"
                raise Damaged(f"outcome {counter + 1}, in {place}, is not the one the key gives")
            counter += 1


# -- as JSON


def dump(record: Record) -> Json:
    """The record as JSON, with a checksum over all of it."""
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
    return {**body, "check": checksum(body)}


def dump_move(move: Move) -> Json:
    return {
        "seat": move.seat,
        "action": spell(move.action),
        "chance": [list(pair) for pair in move.chance],
        "at": move.at,
        "by": move.by,
        "surprise": move.surprise,
    }


def checksum(body: Mapping[str, object]) -> str:
    """SHA-256 over the record in one canonical spelling."""
    text = json.dumps(body, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def load(data: object) -> Record:
    """A record from JSON. Raises `Damaged` for anything that is none."""
    if not isinstance(data, dict) or data.get("fabletop") != FORMAT:
        raise Damaged("this is not a Fabletop record")
    body = {name: value for name, value in data.items() if name != "check"}
    if data.get("check") != checksum(body):
        raise Damaged("the record was changed: its checksum does not fit")
    try:
        if len(expect(data["players"], list)) not in (0, data["seats"]):
            raise ValueError("as many names as seats, or none")
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
    )


def load_chance(data: object) -> tuple[Chance, ...]:
    pairs: Iterable[list[object]] = expect(data, list)
    chance = tuple((expect(size, int), expect(answer, int)) for size, answer in pairs)
    if not all(0 <= answer < size for size, answer in chance):
        raise ValueError("an outcome that no chance can give")
    return chance


X = TypeVar("X")


def expect(value: object, kind: type[X]) -> X:
    """The value, if it is of that kind."""
    if type(value) is not kind:
        raise TypeError(f"{kind.__name__} expected, not {value!r}")
    return value
