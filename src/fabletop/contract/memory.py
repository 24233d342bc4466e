"""A check of notes: a perfect memory holds all that a seat can know of the past, and no more.

After a move there are two ways to find worlds that a seat cannot tell from the real one. *Reached*
ones: suppose a world before the move, and make any move there of which the seat would have been
told the same. *Supposed* ones: imagine them from view and notes as they are after the move. Both
must leave the same things open. What is the same in all reached worlds but not in those supposed
was known and is forgotten: the notes are too short. What is the same in all that are supposed but
not in those reached is claimed without a reason, as the order of a pile that was shuffled since.

So nothing is known here of any game: what can be known follows from its rules, move by move. A few
worlds show where there may be a difference; then there are more, until it is gone or certain.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, cast

from fabletop.contract.knowledge import Altered
from fabletop.contract.walks import AnyGame, is_legal, observers, text, walk
from fabletop.core.dealer import Chance, Event, Keeping, Seeded, addressed
from fabletop.core.game import Json, Notes, View
from fabletop.core.kinds import By, EachSeat, Else, Kind, ListOf, MapOf, Object, Row, Setup
from fabletop.core.options import Action, Word, fill
from fabletop.core.play import Play
from fabletop.core.positions import Fields
from fabletop.core.record import LEAVE, Move
from fabletop.core.rulebook import Rulebook

Fact = tuple[Hashable, ...]  # a place in a position; with HAS and a thing: how many are there
Facts = Mapping[Fact, object]
Told = tuple[View, list[Event]]

HAS, SORTED = "has", "sorted"
NUMBER = "decision"  # of the question: what an imagined game counts from does not matter
UNKNOWN = Kind()
STAGES = (4, 12, 40, 130, 400)
"""Worlds of each sort, until no difference is left.

Something that is so in a quarter of all worlds of one sort and never in 400 of the other is a
difference. Were it so in but one of twenty of the other, that would happen by luck once in
0.95 ** -400, which is 800 million times.
"""
DOUBT = 40  # worlds: from here on it is worth while to look closely
MOST = 0.75  # of the worlds of one sort may be as all of the other are, where they differ
TRIES = 8  # to reach, from one world, what the seat was told
PATIENCE = 24  # attempts for each world that is to be reached; rare ones stay unjudged
ALTERED = 40  # outcomes of chance that are looked at, of one move


class Look(NamedTuple):
    """A move as one seat saw it: what it knew before, and what it knows after."""

    game: AnyGame
    seat: int | None
    before: Any
    view: View
    notes: Notes
    move: Move
    told: Told
    noted: Notes


def check_notes(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> None:
    """A perfect memory holds all that a seat was shown, and claims nothing that it was not."""
    for look in looks(game, seats, options, seed):
        forgotten, claimed = differences(look, seed)
        what = f"after {look.move.action} of seat {look.move.seat} the notes of seat {look.seat}"
        faults = [f"have forgotten {forgotten}"] if forgotten else []
        faults += [f"claim {claimed}"] if claimed else []
        assert not faults, f"{what} {' and '.join(faults)}"


def looks(game: AnyGame, seats: int, options: Mapping[str, Word], seed: int) -> Iterator[Look]:
    """One move of each kind, by what was done and told, through the eyes of somebody. After the
    last move nobody needs to know anything."""
    rng = random.Random(seed)
    seen: set[Hashable] = set()
    for s, notes, play in moves(game, seats, options, seed):
        move = play.record.moves[-1]
        kind = (move.action[0], frozenset(event.key for event in play.heard.events))
        if kind in seen or not game.actors(play.s):
            continue
        seen.add(kind)
        for seat in lookers(play, rng):
            told = hearing(game, play.s, play.heard.events, seat)
            yield Look(game, seat, s, game.view(s, seat), notes[seat], move, told, play.notes(seat))


def lookers(play: Play[Any], rng: random.Random) -> list[int | None]:
    """Somebody who was told what not all were told, if there is one, and somebody else."""
    told = sorted({seat for event in play.heard.events for seat in event.to or ()})
    others = [seat for seat in observers(play) if seat not in told]
    return [rng.choice(some) for some in (told, others) if some]


def moves(
    game: AnyGame, seats: int, options: Mapping[str, Word], seed: int
) -> Iterator[tuple[Any, Mapping[int | None, Notes], Play[Any]]]:
    """What players did in a game: how it stood before, everybody's notes then, and the game."""
    s, made = None, 0
    notes: Mapping[int | None, Notes] = {}
    for play in walk(game, seats, options, seed):
        if len(play.record.moves) > made:
            move = play.record.moves[-1]
            if move.by == "player" and move.action != LEAVE:
                yield s, notes, play
        s, made = game.clone(play.s), len(play.record.moves)
        notes = {seat: play.notes(seat) for seat in observers(play)}


def hearing(game: AnyGame, s: Any, events: Sequence[Event], seat: int | None) -> Told:
    return game.view(s, seat), [event for event in events if addressed(event, seat)]


# -- worlds after the move, in two ways


class Mixed(Keeping):
    """Chance of a move once more: some outcomes as they were, the others by luck."""

    def __init__(self, chance: Sequence[Chance], kept: Collection[int], rng: random.Random) -> None:
        super().__init__(self._answer)
        self._was, self._kept, self._rng = chance, kept, rng

    def _answer(self, n: int) -> int:
        number = len(self.chance)
        if number in self._kept and self._was[number][0] == n:
            return self._was[number][1]
        return self._rng.randrange(n)


class Reach:
    """Finds worlds after a move, from such as the seat could suppose before it."""

    def __init__(self, look: Look, rng: random.Random) -> None:
        self.look, self.rng, self.attempts = look, rng, 0
        self.shown = frozenset(self.outcomes_shown())
        self.is_secret = self.could_be_another()

    def outcomes_shown(self) -> Iterator[int]:
        """The outcomes of chance of which this seat would have been told, had they been others."""
        look, chance = self.look, self.look.move.chance
        for number, (size, answer) in enumerate(chance[:ALTERED]):
            other = [*chance[:number], (size, (answer + 1) % size), *chance[number + 1 :]]
            dealer = Altered(other, number)
            if size > 1 and self.after(look.before, look.move.action, dealer)[1] != look.told:
                yield number

    def could_be_another(self) -> bool:
        """Whether another answer would have looked the same to this seat; some are tried."""
        look = self.look
        if look.seat == look.move.seat:
            return False
        offered = look.game.options(look.before, look.move.seat)
        mixed = self.rng.sample(list(offered), len(offered))
        others = [fill(option, self.rng.randrange) for option in (*mixed, *mixed)]
        return any(
            self.after(look.before, other, self.dealer(self.shown))[1] == look.told
            for other in [other for other in others if other != look.move.action][:TRIES]
        )

    def after(self, s: Any, action: Action, dealer: Keeping) -> tuple[Any, Told]:
        game, copy = self.look.game, self.look.game.clone(s)
        game.apply(copy, self.look.move.seat, action, dealer)
        return copy, hearing(game, copy, dealer.events, self.look.seat)

    def dealer(self, kept: Collection[int]) -> Keeping:
        return Mixed(self.look.move.chance, kept, self.rng)

    def world(self, s: Any) -> Any | None:
        """A world that comes of this one, and in which the seat was told the same."""
        for attempt in range(TRIES if self.is_secret or self.shown else 1):
            self.attempts += 1
            action = self.answer(s, is_same=not self.is_secret or attempt % 4 > 1)
            if action is None:
                continue
            kept = self.shown if attempt % 2 == 0 else self.some_shown()
            world, told = self.after(s, action, self.dealer(kept))
            if told == self.look.told:
                return world
        return None

    def answer(self, s: Any, is_same: bool) -> Action | None:
        """What was answered, or anything that could be; None if that is not possible."""
        seat, action = self.look.move.seat, self.look.move.action
        if is_same:
            return action if is_legal(self.look.game, s, seat, action) else None
        offered = self.look.game.options(s, seat)
        return fill(self.rng.choice(offered), self.rng.randrange) if offered else None

    def some_shown(self) -> Collection[int]:
        return [number for number in self.shown if self.rng.random() < 0.5]


class Worlds:
    """Positions of both sorts; more of them when more are asked for."""

    def __init__(self, look: Look, seed: int) -> None:
        self.look, self.seed = look, seed
        self.reach = Reach(look, random.Random(seed))
        self.reached: list[Json] = []
        self.supposed: list[Json] = []
        self.tried, self.patience = 0, PATIENCE

    def doubt(self) -> None:
        """Begin anew, and do not rely on an answer being the only one that looks so."""
        self.reached, self.reach.attempts = [], 0
        self.patience = PATIENCE * TRIES
        self.reach.is_secret = self.look.seat != self.look.move.seat

    def grow(self, count: int) -> bool:
        """As many of both; False if too few can be reached."""
        look = self.look
        while len(self.reached) < count:
            self.tried += 1
            s = self.imagine(look.view, look.notes, f"before/{self.tried}")
            world = self.reach.world(s)
            if world is not None:
                self.reached.append(look.game.dump(world))
            elif self.reach.attempts > self.patience * (count if self.reached else 1):
                return False
        for number in range(len(self.supposed), count):
            world = self.imagine(look.told[0], look.noted, f"after/{number}")
            self.supposed.append(look.game.dump(world))
        return True

    def imagine(self, view: View, notes: Notes, seed: str) -> Any:
        return self.look.game.mind.imagine(view, notes, Seeded(f"{self.seed}/{seed}"))


# -- what they have in common


class Differences(NamedTuple):
    """What was forgotten, and what is claimed without a reason."""

    forgotten: list[Fact]
    claimed: list[Fact]

    def fields(self) -> set[str]:
        return {str(fact[0]) for facts in self for fact in facts}

    def within(self, unsupposed: Collection[str]) -> Differences:
        """Without what the game says it leaves out."""
        return Differences(
            *([fact for fact in facts if fact[0] not in unsupposed] for facts in self)
        )


def differences(look: Look, seed: int) -> Differences:
    """What reached worlds have in common and supposed ones have not, and the reverse."""
    worlds = Worlds(look, seed)
    assert isinstance(look.game, Rulebook)
    fields: Collection[str] = [key for key in look.game.fields.of if key != NUMBER]
    found = Differences([], [])
    for count in STAGES:
        if count == DOUBT:
            worlds.doubt()
        if not worlds.grow(count):
            return Differences([], [])
        found = compare(worlds, look.game.fields, fields).within(look.game.mind.unsupposed)
        fields = found.fields()
        if not fields:
            break
    return found


def compare(worlds: Worlds, declared: Fields, among: Collection[str]) -> Differences:
    """The differences in some fields, those that are the same everywhere left aside."""
    positions = [*worlds.reached, *worlds.supposed]
    open_ = [key for key in among if any(each[key] != positions[0][key] for each in positions)]
    reached, supposed = (
        [facts_of(declared, position, open_) for position in sort]
        for sort in (worlds.reached, worlds.supposed)
    )
    every = dict.fromkeys(fact for world in (*reached, *supposed) for fact in world)
    meant = [fact for fact in every if not is_mere_order(supposed, fact)]
    return Differences(
        [fact for fact in meant if is_known(reached, fact) and is_lost(supposed, reached, fact)],
        [fact for fact in meant if is_known(supposed, fact) and is_false(reached, supposed, fact)],
    )


def is_known(worlds: Sequence[Facts], fact: Fact) -> bool:
    first = worlds[0].get(fact)
    return all(world.get(fact) == first for world in worlds)


def is_lost(supposed: Sequence[Facts], reached: Sequence[Facts], fact: Fact) -> bool:
    """Whether that is open again, or known otherwise: in most worlds it is not so."""
    return is_often_otherwise(supposed, reached[0].get(fact), fact)


def is_false(reached: Sequence[Facts], supposed: Sequence[Facts], fact: Fact) -> bool:
    """Whether something is said to be there that often is not; to leave out is no claim."""
    said = supposed[0].get(fact)
    return said is not None and is_often_otherwise(reached, said, fact)


def is_often_otherwise(worlds: Sequence[Facts], said: object, fact: Fact) -> bool:
    return sum(world.get(fact) == said for world in worlds) <= MOST * len(worlds)


def is_mere_order(supposed: Sequence[Facts], fact: Fact) -> bool:
    """Whether it is a place in a list that is always sorted there: its order means nothing."""
    if fact[-1] in (HAS, SORTED):
        return True
    return all(world.get((*fact[:-1], SORTED)) for world in supposed)


# -- facts


def facts_of(declared: Fields, position: Json, among: Sequence[str]) -> Facts:
    """What stands where in some fields of a position, and what is in their lists."""
    table = Setup(cast(int, position["seats"]), cast("Mapping[str, Word]", position["options"]))
    found: dict[Fact, object] = {}
    for key in among:
        found.update(facts(position[key], declared.of[key].kind, (key,), table))
    return found


def facts(data: object, kind: Kind, place: Fact, table: Setup) -> Iterator[tuple[Fact, object]]:
    """By seats and by names what is there; of any other list what is in it, and where."""
    while isinstance(kind, Else | By):
        kind = kind.kind(table) if isinstance(kind, By) else kind.kind
    if isinstance(data, dict):
        for name, each in data.items():
            yield from facts(each, within(kind, name), (*place, name), table)
    elif isinstance(data, list) and isinstance(kind, EachSeat | Row):
        for number, each in enumerate(data):
            yield from facts(each, within(kind, number), (*place, number), table)
    elif isinstance(data, list):
        things = [text(each) if isinstance(each, list | dict) else each for each in data]
        counts = Counter(things)
        yield (*place, HAS), counts
        yield from (((*place, HAS, thing), count) for thing, count in counts.items())
        if things == data and not (isinstance(kind, ListOf) and kind.ordered):
            yield (*place, SORTED), things == sorted(things, key=rank)
            yield from (((*place, number), thing) for number, thing in enumerate(things))
    else:
        yield place, data


def rank(thing: object) -> tuple[bool, int, str]:
    return (type(thing) is int, thing if type(thing) is int else 0, str(thing))


def within(kind: Kind, name: Hashable) -> Kind:
    """The kind of a part."""
    if isinstance(kind, EachSeat | MapOf):
        return kind.kind
    if isinstance(kind, Row):
        return kind.kinds[cast(int, name)]
    return kind.kinds[cast(str, name)] if isinstance(kind, Object) else UNKNOWN
