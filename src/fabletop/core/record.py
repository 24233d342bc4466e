"""A game as data: header, moves, chance outcomes and times; played again without a generator.

A record holds what went in (who did what, when, and what chance answered), never what came out:
states, events and views follow from the rules of its version. Each move also says whether new
information came out with it; whoever plays it again sees that for himself. Undo goes back no
further than the last such move. It is a move of its own, so a record only ever grows. A game that
outlives its rules goes on from a `Base`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar, cast

from fabletop.core.dealer import (
    Chance,
    Drift,
    Event,
    Heard,
    Keeping,
    Replaying,
    Seats,
    commitment,
    fair_answer,
)
from fabletop.core.game import Game, Json, Notes, S, Seat
from fabletop.core.options import Action, Word, plain, read, spell

FORMAT = 1
LINK = 16  # hexadecimal digits of a link of the chain
MOST_SEATS = 10
HANDS = ("player", "bot", "clock", "house")
LEAVE: Action = ("leave",)
HERE = "here"  # ("here", (0,), (0, 2)): who is there, of the seats played by people
UNDO = "undo"  # ("undo", 12): move 12, counted from 0, and all that came after it stand no more
MOST_UNDONE = 12  # times moves may be taken back before the game goes on: a record cannot swell
TAKEN_BACK = Event("", (), ())  # stands where an event was that nobody is told of any more


class Damaged(Exception):
    """A record that cannot be what it says it is: a sentence, and the move it is about, if any."""

    def __init__(self, sentence: str, move: int | None = None) -> None:
        super().__init__(sentence)
        self.move = move  # counted from 1; 0 is the beginning


@dataclass(frozen=True, slots=True)
class Move:
    """One thing somebody did: at which millisecond, and by whose hand."""

    seat: Seat
    action: Action
    chance: tuple[Chance, ...] = ()
    at: int = 0
    by: str = "player"  # or "bot", "clock"
    surprise: bool = False
    why: Event | None = None  # what a bot had in mind, for those who look back


@dataclass(frozen=True, slots=True)
class Base:
    """Where a game goes on under newer rules: after how many moves, how it stood, what was told."""

    moves: int
    state: Json
    events: tuple[Event, ...]
    shift: int = 0
    asked_together: int = -1


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
    base: Base | None = None  # what these rules do not replay
    colours: Sequence[int] = ()  # of the seats, for those who look back
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
        """How many moves must stay: all up to the last one that let information out."""
        for number in reversed(self.standing()):
            if self.moves[number].surprise or (self.base and number < self.base.moves):
                return number + 1
        return 0

    def fork(self, moves: int) -> Record:
        """The same game up to a move, to go on differently."""
        return Record(
            self.game, self.version, self.seats, self.options, self.chance, self.moves[:moves],
            self.players, self.seal, base=self.base, colours=self.colours, pack=self.pack,
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
        self.starts: list[int] = []  # how many events there were before each move
        self.standing: list[int] = []  # the moves that were not taken back
        self.undo_point = 0  # how many moves must stay
        self.ground: S | None = None  # how it stood then, once a move can be taken back
        self.undone = 0  # how often moves were taken back since then
        self.asked_together = -1  # the last question that was put to several
        self.gaps: list[tuple[int, int]] = []  # events that were taken back, first and last
        self.shift = 0  # by how much questions are numbered higher for having been taken back
        self._notes: dict[Seat | None, Notes] = {}
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
        colours: Sequence[int] = (),
    ) -> Play[S]:
        """Set up a new game and its record."""
        s = game.setup(seats, options, dealer)
        record = Record(
            game.key, game.about.version, seats, dict(options), tuple(dealer.chance), [], players,
            seal, colours=colours, pack=game.about.pack,
        )  # fmt: skip
        return cls(game, record, s, dealer)

    def act(
        self,
        seat: Seat,
        action: Action,
        at: int = 0,
        by: str = "player",
        why: Event | None = None,
    ) -> Heard:
        """Carry out a legal action and record it; what came of it."""
        self.starts.append(len(self.events))
        if by == "house" and action[0] == UNDO:
            self.take_back(cast(int, action[1]))
            self.record.moves.append(Move(seat, action, (), at, by))
            return self.heard
        final = action == LEAVE or by in ("bot", "clock") or (by != "house" and self.is_secret())
        if self.game.table.undo and self.ground is None:
            self.ground = self.game.clone(self.s)
        play_move(self.game, self.s, seat, action, by, self.dealer)
        heard = self.heard = self.dealer.take()
        surprise = heard.surprise or final
        self.record.moves.append(Move(seat, action, tuple(heard.chance), at, by, surprise, why))
        self.standing.append(len(self.record.moves) - 1)
        if surprise:
            self.undo_point, self.ground, self.undone = len(self.record.moves), None, 0
        self.events += heard.events
        return heard

    def is_secret(self) -> bool:
        """Whether several are asked together, or were: the last answer may let out all others."""
        if len(self.game.actors(self.s)) > 1:
            self.asked_together = self.game.decision(self.s)
        return self.asked_together == self.game.decision(self.s)

    def last_move(self, seat: Seat) -> int | None:
        """The last thing a person did, if it can still be taken back."""
        for number in reversed(self.standing):
            move = self.record.moves[number]
            if number < self.undo_point or not self.game.table.undo or self.undone >= MOST_UNDONE:
                break
            if (move.seat, move.by) == (seat, "player") and move.action != LEAVE:
                return number
        return None

    def take_back(self, first: int) -> None:
        """Stand again where that move was made; nobody is told any more what came of it.

        Questions count on from the one that was open, so no answer meant for that one fits.
        """
        while self.standing and self.standing[-1] >= first:
            number = self.standing.pop()
            told = slice(self.starts[number], self.starts[number + 1])
            self.events[told] = [TAKEN_BACK] * len(self.events[told])
        self.leave_gap(self.starts[first])
        asked = self.decision
        self.s = self.stood()
        self.undone += 1
        self.shift = asked + 1 - self.game.decision(self.s)
        self.heard = Heard([], [], False)
        self.asked_together = -1
        self._notes, self._noted = {}, 0

    def leave_gap(self, start: int) -> None:
        """All events from there on are taken back; gaps that touch it become part of it."""
        if start == len(self.events):
            return
        while self.gaps and self.gaps[-1][1] >= start - 1:
            start = min(start, self.gaps.pop()[0])
        self.gaps = [*self.gaps, (start, len(self.events) - 1)]

    def stood(self) -> S:
        """The state after all moves that stand: from the last one that must stay, not the start."""
        assert self.ground is not None
        s = self.game.clone(self.ground)
        dealer = Replaying()
        for number in self.standing[self.first_open() :]:
            move = self.record.moves[number]
            dealer.coming = list(move.chance)
            play_move(self.game, s, move.seat, move.action, move.by, dealer)
        return s

    def first_open(self) -> int:
        """Where among those that stand the first move is that can be taken back."""
        place = len(self.standing)
        while place and self.standing[place - 1] >= self.undo_point:
            place -= 1
        return place

    def settled(self) -> int:
        """How many events can never be taken back."""
        made = len(self.record.moves)
        return self.starts[self.undo_point] if self.undo_point < made else len(self.events)

    @property
    def decision(self) -> int:
        """The number of the question now put, higher than that of any before."""
        return self.game.decision(self.s) + self.shift

    def stream(self, seat: Seat | None) -> list[Event]:
        """Everything this seat was ever told."""
        return [event for event in self.events if addressed(event, seat)]

    def notes(self, seat: Seat | None) -> Notes:
        """What a perfect memory in this seat would hold now."""
        if not self._notes:
            eyes = (None, *range(self.record.seats))
            self._notes = dict.fromkeys(eyes, self.game.mind.notes(self.record.seats))
        for event in self.events[self._noted :]:
            for listener, notes in self._notes.items():
                if addressed(event, listener):
                    self._notes[listener] = self.game.mind.remember(notes, event)
        self._noted = len(self.events)
        return self._notes[seat]


def play_move(game: Game[S], s: S, seat: Seat, action: Action, by: str, dealer: Keeping) -> None:
    """What a move means: something played, somebody who leaves, or who of the people is there."""
    if action == LEAVE:
        game.table.leave(s, seat, dealer)
    elif by == "house":
        here, people = cast("tuple[tuple[Seat, ...], ...]", action[1:])
        game.table.gather(s, here, people, dealer)
    else:
        game.apply(s, seat, action, dealer)


def gaps(events: Sequence[Event]) -> list[tuple[int, int]]:
    """Where events were taken back: the first and the last of each row of them."""
    gone = {number for number, event in enumerate(events) if event is TAKEN_BACK}
    firsts = sorted(number for number in gone if number - 1 not in gone)
    lasts = sorted(number for number in gone if number + 1 not in gone)
    return list(zip(firsts, lasts, strict=True))


def is_undo(move: Move) -> bool:
    return move.by == "house" and move.action[0] == UNDO


def addressed(event: Event, seat: Seat | None) -> bool:
    """Whether this seat is told of an event; None is anybody who only watches."""
    return event.to is None or seat in event.to


# -- playing again


def replay(game: Game[S], record: Record, moves: int | None = None) -> Play[S]:
    """Play a record again, up to a move; every move is checked. Raises `Damaged`."""
    if (record.game, record.version) != (game.key, game.about.version):
        raise Damaged(
            f"the record is of {record.game} version {record.version}, "
            f"these are the rules of {game.key} version {game.about.version}"
        )
    if record.pack != game.about.pack:
        raise Damaged("the record was played with other content: its pack is not this one")
    play = replay_base(game, record, record.base) if record.base else replay_setup(game, record)
    done = len(play.record.moves)
    for number, move in enumerate(record.moves[done:moves], done + 1):
        replay_move(play, move, number)
    play.record.key = record.key if moves is None else None
    return play


def replay_setup(game: Game[S], record: Record) -> Play[S]:
    """A recorded game before its first move."""
    refusal = game.refuse_setup(record.seats, record.options)
    if refusal:
        raise Damaged(f"there is no such table: {refusal.code}")
    dealer = Replaying(record.chance)
    try:
        play = Play.begin(
            game, record.seats, record.options, dealer, record.players, record.seal, record.colours
        )
        dealer.expect(())
    except Drift as drift:
        raise Damaged(f"the setup does not fit the rules: {drift}", 0) from drift
    return play


def replay_base(game: Game[S], record: Record, base: Base) -> Play[S]:
    """One that goes on under newer rules: how it stood, and what they can still tell of it."""
    if not 0 <= base.moves <= len(record.moves):
        raise Damaged("the record goes on after more moves than it has")
    if base.state.get("seats") != record.seats:
        raise Damaged("the record goes on with another number of seats")
    try:
        s = game.load(base.state)
    except ValueError as error:
        raise Damaged(f"there is no such position: {error}") from error
    play = Play(game, record.fork(base.moves), s, Replaying())
    play.shift, play.asked_together = base.shift, base.asked_together
    play.starts = [0] * base.moves
    play.standing, play.undo_point = list(range(base.moves)), base.moves
    play.events = [event if is_known(game, event) else TAKEN_BACK for event in base.events]
    play.gaps = gaps(play.events)
    return play


def is_known(game: Game[S], event: Event) -> bool:
    return (
        len(game.about.events.get(event.key, ())) == len(event.args)
        and event.key in game.about.events
    )


def upgrade(game: Game[S], record: Record, base: Base | None) -> Record:
    """A record of older rules as these can play it on: whole, or from how it stood last.

    What was played after that and does not fit the new rules is lost. Raises `Damaged`.
    """
    whole = replace(record, version=game.about.version)
    if base is None:
        replay(game, whole)
        return whole
    rest = replace(whole, base=base)
    cut = replace(whole, base=replace(base, moves=len(record.moves)))
    return next(one for one in (whole, rest, cut) if one is cut or is_playable(game, one))


def is_playable(game: Game[S], record: Record) -> bool:
    """Whether these rules can replay it; with what others made there is no telling what fails."""
    try:
        replay(game, record)
    except Exception:
        return False
    return True


def replay_move(play: Play[S], move: Move, number: int) -> None:
    """One recorded move further, refused if the rules refuse it."""
    dealer = cast(Replaying, play.dealer)
    if not may_play(play, move):
        what = f"seat {move.seat} {spell(move.action)}"
        raise Damaged(f"move {number} is against the rules: {what}", number)
    try:
        dealer.expect(move.chance)
        play.act(move.seat, move.action, move.at, move.by, move.why)
        dealer.expect(())
    except Drift as drift:
        raise Damaged(f"move {number} does not fit the rules: {drift}", number) from drift


def may_play(play: Play[S], move: Move) -> bool:
    """Whether a recorded move was possible: an option, a lapse of the clock, or leaving."""
    game, s = play.game, play.s
    if move.action == LEAVE:
        return move.seat in range(play.record.seats) and bool(game.actors(s))
    if is_undo(move):
        return may_take_back(play, move.action)
    if move.by == "house":
        return game.table.attends and is_gathering(move.action, play.record.seats)
    lapses = game.table.pace(s).lapse.get(move.seat, ()) if move.by == "clock" else ()
    return game.refuse(s, move.seat, move.action) is None or move.action in lapses


def may_take_back(play: Play[S], action: Action) -> bool:
    """Whether the game allows it at all, and nothing that was let out comes after that move."""
    fits = len(action) == 2 and action[1] in play.standing
    return fits and play.game.table.undo and cast(int, action[1]) >= play.undo_point


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
                what = f"outcome {counter + 1}, in {place}, is not the one the key gives"
                raise Damaged(what, number)
            counter += 1


# -- as JSON


def dump(record: Record) -> Json:
    """The record as JSON, with a checksum over all of it."""
    return seal(spell_record(record))


def seal(body: Json) -> Json:
    """A spelt record with its chain and its checksum; one that has them stays as it is."""
    if "check" in body:
        return body
    chained = {**body, "chain": chain(body)}
    return {**chained, "check": checksum(chained)}


def spell_record(record: Record) -> Json:
    """The record as JSON, not sealed yet: that takes longer."""
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
    """A link for the beginning and one for each move, each made from the one before.

    Whatever is changed, the first link that does not fit any more says where.
    """
    head = {name: body[name] for name in body if name not in ("moves", "chain", "check")}
    links = [checksum(head)[:LINK]]
    for move in cast(list[object], body["moves"]):
        links.append(hashlib.sha256((links[-1] + canonical(move)).encode()).hexdigest()[:LINK])
    return links


def check_chain(body: Mapping[str, object]) -> None:
    """Raises `Damaged` at the first place that was changed."""
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
    """SHA-256 over the record in one canonical spelling."""
    return hashlib.sha256(canonical(body).encode()).hexdigest()


def canonical(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def load(data: object) -> Record:
    """A record from JSON. Raises `Damaged` for anything that is none."""
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
    """The value, if it is of that kind."""
    if type(value) is not kind:
        raise TypeError(f"{kind.__name__} expected, not {value!r}")
    return value
