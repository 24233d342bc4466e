"""A memory like people's: traces grow weaker, stronger, or move to the wrong place.

Three effects shape it. *Exposure*: a thing seen or heard leaves a trace of strength `SEEN`; a
longer look stores more of many things. *Rehearsal*: hearing it again adds `HEARD`, saying it adds
`SAID`. *Interference*: later things weaken a trace, many things disturb each other, neighbours
change places, and things from an earlier round come to mind instead.

A `Level` says how good a memory is. `WEAK`, `AVERAGE` and `GOOD` are the same in every game.
`FAINT` is for opponents a child can beat. `PERFECT` forgets nothing. Games use three forms:

- `Span`: a row of things seen one after the other, to be recited.
- `Places`: face-down things that move and must be found.
- `Past`: the events a seat was told.

A memory gets only the events of one seat. So it is the same whether its bot sat there from the
beginning or took over later. All chance comes from `rng`.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp

from fabletop.core.dealer import Event

SEEN = 1.0  # strength of a new trace
HEARD = 0.5  # added when another player says it, or it comes up again
SAID = 0.8  # added when the bot says it itself
FADING = 0.93  # factor on a trace for each later thing in a row
CROWDED = 7  # more things than this disturb each other
BLANK = -1
LOOKED, AT_ONCE = 20, 7  # an average look: seconds, and number of things
MIXED_UP = 0.5  # probability that unstored neighbours are confused
UNNOTICED, NEARBY = 0.5, 0.3  # probabilities after a swap that was not followed
SURE = 0.8  # confidence above which a place surely holds something else
NEIGHBOUR = 0.6  # probability of trying a neighbour in doubt


@dataclass(frozen=True, slots=True)
class Level:
    """How good a memory is; the defaults are perfect."""

    recall: float = 1e9  # how readily a trace comes to mind: 1 - exp(-recall * strength)
    count: float = 1.0  # how many there were of a kind
    collection: float = 1.0  # what one has oneself, a round later
    look: float = 1.0  # each of a few things, after a usual look
    keep: float = 1.0  # of a trace, when a turn has passed or something else was told
    swap: float = 1.0  # two things that change places are followed
    insert: float = 0.0  # two neighbours change places when something comes between them
    storm: float = 0.0  # everything one is not sure of slips by one when all turns round
    forget: float = 0.0  # a place, each turn it was not seen
    steady: float = 0.9  # what is this sure does not slip
    crowding: float = 1.0  # what each thing too many leaves of all others


FAINT = Level(1.3, 0.65, 0.75, look=0.7, keep=0.88, swap=0.8, insert=0.14, storm=0.2, crowding=0.97)
WEAK = Level(
    2.2, 0.8, 0.85, look=0.85, keep=0.94, swap=0.88, insert=0.08, storm=0.12, crowding=0.97
)
AVERAGE = Level(
    3.0, 0.9, 0.95, look=0.93, keep=0.97, swap=0.95, insert=0.04, storm=0.06, crowding=0.97
)
GOOD = Level(
    4.0, 0.9, 0.95, look=0.98, keep=0.99, swap=0.98, insert=0.02, storm=0.03, crowding=0.97,
    steady=0.98,
)  # fmt: skip
PERFECT = Level()

LEVELS: Mapping[str, Level] = {
    "faint": FAINT,
    "weak": WEAK,
    "average": AVERAGE,
    "good": GOOD,
    "perfect": PERFECT,
}


@dataclass(slots=True)
class Trace:
    """What is left of one thing in memory."""

    thing: int
    strength: float = SEEN
    detail: str = ""  # what else there was to it


def chance(level: Level, strength: float) -> float:
    """The probability that a trace comes to mind."""
    return 1 - exp(-level.recall * strength)


@dataclass(slots=True)
class Span:
    """A row of things seen one after the other."""

    level: Level
    rng: random.Random
    traces: list[Trace] = field(default_factory=list)
    before: list[int] = field(default_factory=list)  # the things of the row before

    def see(self, thing: int) -> None:
        """Add a thing; all others fade a little."""
        for trace in self.traces:
            trace.strength *= FADING
        self.traces.append(Trace(thing))

    def rehearse(self, gain: float) -> None:
        """Strengthen the whole row after a recital."""
        for trace in self.traces:
            trace.strength += gain

    def begin_anew(self) -> None:
        self.before = self.things()
        self.traces = []

    def things(self) -> list[int]:
        return [trace.thing for trace in self.traces]

    def recall(self) -> list[bool]:
        """Which things come to mind now."""
        return [self.comes_to_mind(place) for place in range(len(self.traces))]

    def comes_to_mind(self, place: int) -> bool:
        """Whether a thing comes to mind; the newest always does."""
        if place == len(self.traces) - 1:
            return True
        crowd = self.level.crowding ** max(0, len(self.traces) - CROWDED)
        return self.rng.random() < chance(self.level, self.traces[place].strength) * crowd

    def count(self, thing: int, recalled: int) -> int:
        """The believed number of a kind: those recalled, or one more or less."""
        if self.things().count(thing) < 2 or self.rng.random() < self.level.count:
            return recalled
        return recalled + (self.rng.choice((-1, 1)) if recalled > 1 else 1)


@dataclass(slots=True)
class Label:
    """A belief about one place."""

    face: int = BLANK
    sure: float = 0.0


@dataclass(slots=True)
class Places:
    """A ring of face-down things: a belief with a confidence at each place."""

    level: Level
    rng: random.Random
    labels: list[Label] = field(default_factory=list)
    fresh: set[int] = field(default_factory=set)  # places face up in this turn
    seen: dict[int, int] = field(default_factory=dict)  # turn in which a face was last open
    turn: int = 1
    wind: random.Random = field(init=False)  # so that games with and without it can be compared

    def __post_init__(self) -> None:
        self.wind = random.Random(self.rng.getrandbits(32))

    # -- learning

    def look(self, faces: Sequence[int], seconds: float) -> None:
        """Look at all things: each is stored or not, and unstored neighbours may be confused."""
        if not self.labels:
            self.labels = [Label() for _ in faces]
        share = (seconds / LOOKED) * (AT_ONCE / len(faces))
        stored = 1 - (1 - self.level.look) ** share
        lost = []
        for place, face in enumerate(faces):
            if face == BLANK:
                continue
            if self.rng.random() < stored:
                self.store(place, face)
            else:
                self.labels[place] = Label()
                lost.append(place)
        self.mix_up(faces, lost)

    def mix_up(self, faces: Sequence[int], lost: list[int]) -> None:
        size = len(faces)
        while lost:
            place = lost.pop(0)
            beside = [n % size for n in (place + 1, place - 1) if n % size in lost]
            if beside and self.rng.random() < MIXED_UP:
                neighbour = beside[0]
                lost.remove(neighbour)
                self.labels[place] = Label(faces[neighbour], 1.0)
                self.labels[neighbour] = Label(faces[place], 1.0)

    def store(self, place: int, face: int) -> None:
        """A thing lies here, so it lies nowhere else."""
        for label in self.labels:
            if label.face == face:
                label.face, label.sure = BLANK, 0.0
        self.labels[place] = Label(face, 1.0)
        self.seen[face] = self.turn

    def turn_up(self, place: int, face: int) -> None:
        self.store(place, face)
        self.fresh.add(place)

    def swap(self, a: int, b: int) -> None:
        """Two things change places: followed, unnoticed, followed wrongly, or forgotten."""
        if self.rng.random() < self.level.swap:
            self.exchange(a, b)
            return
        luck = self.rng.random()
        if luck < UNNOTICED:
            return
        if luck < UNNOTICED + NEARBY:
            self.exchange(a, (b + self.rng.choice((-1, 1))) % len(self.labels))
        else:
            self.labels[a], self.labels[b] = Label(), Label()

    def exchange(self, a: int, b: int) -> None:
        self.labels[a], self.labels[b] = self.labels[b], self.labels[a]

    def insert(self, gap: int, face: int) -> None:
        """A new thing comes after a place; later ones move along."""
        if self.rng.random() < self.level.insert:
            self.exchange(gap, (gap + 1) % len(self.labels))
        self.labels.insert(gap + 1, Label())
        self.fresh = {place + (place > gap) for place in self.fresh}
        self.turn_up(gap + 1, face)

    def append(self, face: int) -> None:
        self.labels.append(Label())
        self.turn_up(len(self.labels) - 1, face)

    def end_turn(self) -> None:
        """End a turn: beliefs about places that were not open fade."""
        self.turn += 1
        for place, label in enumerate(self.labels):
            if place not in self.fresh:
                label.sure *= self.level.keep
                if self.rng.random() < self.level.forget:
                    self.labels[place] = Label()
        self.fresh = set()

    def storm(self) -> None:
        """Everything one is not sure of slips by one, unless something sure lies there."""
        if self.wind.random() >= self.level.storm:
            return
        before, steady = self.labels, self.level.steady
        self.labels = [
            label if label.sure >= steady else slipped if slipped.sure < steady else Label()
            for label, slipped in zip(before, before[-1:] + before[:-1], strict=True)
        ]

    # -- recalling

    def where(self, face: int) -> tuple[int, float]:
        """Where one believes something to be, and how surely."""
        for place, label in enumerate(self.labels):
            if label.face == face:
                return place, label.sure
        return BLANK, 0.0

    def answer(self, face: int, down: Sequence[int], shunned: int) -> tuple[int, float]:
        """The place one would turn up, of those face down, and how sure one is."""
        place, sure = self.where(face)
        if place not in down:
            return self.blind(down, 0.0, shunned), 0.0
        if self.rng.random() < sure:
            return place, sure
        beside = [n % len(self.labels) for n in (place - 1, place + 1)]
        near = [n for n in beside if n in down]
        if near and self.rng.random() < NEIGHBOUR:
            return self.rng.choice(near), sure
        return self.blind(down, SURE, shunned), sure

    def blind(self, down: Sequence[int], sure: float, shunned: int) -> int:
        """Any that is not so surely something else; never what is shunned, if it can be."""
        free = [n for n in down if self.labels[n].sure <= sure]
        tame = [n for n in down if self.labels[n].face != shunned]
        return self.rng.choice([n for n in free if n in tame] or tame or list(down))


@dataclass(slots=True)
class Told:
    """One thing one was told; `luck` says how strong it must be to come to mind."""

    event: Event
    words: frozenset[object]
    luck: float
    strength: float = SEEN


@dataclass(slots=True)
class Past:
    """What one was told, as far as one still knows it.

    What comes to mind does so each time one thinks of it, until it is forgotten; whatever
    mentions a thing again brings back what else one knows of it.
    """

    level: Level
    rng: random.Random
    told: list[Told] = field(default_factory=list)

    def hear(self, event: Event) -> None:
        """Everything before fades, all but what is about the same things."""
        words = frozenset(mentioned(event.args))
        for each in self.told:
            each.strength *= self.level.keep
            if words & each.words:
                each.strength += HEARD
        self.told.append(Told(event, words, self.rng.random()))

    def recall(self) -> list[Event]:
        """What one still knows, oldest first; the newest always."""
        known = [each.event for each in self.told[:-1] if self.comes_to_mind(each)]
        return known + [each.event for each in self.told[-1:]]

    def comes_to_mind(self, each: Told) -> bool:
        return each.luck < chance(self.level, each.strength)


def mentioned(args: Iterable[object]) -> list[object]:
    """The things an event is about: its words, not its numbers."""
    words: list[object] = []
    for arg in args:
        if isinstance(arg, list | tuple):
            words += mentioned(arg)
        elif isinstance(arg, str):
            words.append(arg)
    return words
