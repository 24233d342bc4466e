"""A memory like a person's for tiles that lie face down (section l).

For each place in the circle it holds at most one label, with a confidence. It is fed with the
events of one seat and nothing else, so it is the same whether its owner sat there from the
beginning or took the chair over in the middle (TT-76, TT-98).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import cast

from fabletop.core.dealer import Event
from fabletop.games.tom_thumb.content import FACE, WOLVES

BLANK = -1
LOOKED = 20  # seconds of a usual look,
TILES = 7  # at so many tiles
MIXED_UP = 0.5  # neighbours not stored get mixed up
UNNOTICED, NEARBY = 0.5, 0.3  # what becomes of a swap that was not followed
SURE = 0.8  # a tile that surely is something else
NEIGHBOUR = 0.6  # where one looks if one doubts


@dataclass(frozen=True, slots=True)
class Level:
    """How good a memory is: at looking, keeping, following swaps, insertions and storms."""

    look: float
    keep: float
    swap: float
    insert: float
    storm: float
    forget: float = 0.0  # a label, each turn it was not seen
    steady: float = 0.9  # labels this sure do not slip in a storm


WEAK = Level(look=0.85, keep=0.94, swap=0.88, insert=0.08, storm=0.12)
AVERAGE = Level(look=0.93, keep=0.97, swap=0.95, insert=0.04, storm=0.06)
GOOD = Level(look=0.98, keep=0.99, swap=0.98, insert=0.02, storm=0.03, steady=0.98)
BASELINE = Level(look=0.85, keep=1.0, swap=0.9, insert=0.0, storm=0.0, forget=0.06)
PERFECT = Level(look=1.0, keep=1.0, swap=1.0, insert=0.0, storm=0.0)


@dataclass(slots=True)
class Label:
    """What lies somewhere, as one believes."""

    face: int = BLANK
    sure: float = 0.0


@dataclass(slots=True)
class Memory:
    """What one seat remembers of the circle."""

    level: Level
    rng: random.Random
    labels: list[Label] = field(default_factory=list)
    fresh: set[int] = field(default_factory=set)  # indices face up in this turn
    seen: dict[int, int] = field(default_factory=dict)  # turn in which a face was last open
    turn: int = 1
    record: dict[int, list[int]] = field(default_factory=dict)  # right and wrong by seat
    wind: random.Random = field(init=False)  # so that games with and without storm can be compared

    def __post_init__(self) -> None:
        self.wind = random.Random(self.rng.getrandbits(32))

    def hear(self, event: Event) -> None:
        learn = LESSONS.get(event.key)
        if learn:
            learn(self, event.args)

    # -- learning

    def look(self, args: Sequence[object]) -> None:
        """Each tile is stored or not; of those not stored, neighbours may get mixed up."""
        faces = [BLANK if f is None else FACE[f] for f in cast("list[str | None]", args[0])]
        if not self.labels:
            self.labels = [Label() for _ in faces]
        share = (cast(int, args[1]) / LOOKED) * (TILES / len(faces))
        chance = 1 - (1 - self.level.look) ** share
        lost = []
        for index, face in enumerate(faces):
            if face == BLANK:
                continue
            if self.rng.random() < chance:
                self.store(index, face)
            else:
                self.labels[index] = Label()
                lost.append(index)
        self.mix_up(faces, lost)

    def mix_up(self, faces: Sequence[int], lost: list[int]) -> None:
        size = len(faces)
        while lost:
            index = lost.pop(0)
            beside = [n % size for n in (index + 1, index - 1) if n % size in lost]
            if beside and self.rng.random() < MIXED_UP:
                neighbour = beside[0]
                lost.remove(neighbour)
                self.labels[index] = Label(faces[neighbour], 1.0)
                self.labels[neighbour] = Label(faces[index], 1.0)

    def store(self, index: int, face: int) -> None:
        for label in self.labels:
            if label.face == face:
                label.face, label.sure = BLANK, 0.0
        self.labels[index] = Label(face, 1.0)
        self.seen[face] = self.turn

    def flip(self, args: Sequence[object]) -> None:
        self.store(cast(int, args[1]), FACE[str(args[2])])
        self.fresh.add(cast(int, args[1]))

    def swap(self, args: Sequence[object]) -> None:
        """Followed, not noticed, followed wrongly, or both forgotten."""
        a, b = cast(int, args[1]), cast(int, args[2])
        luck = self.rng.random()
        if luck < self.level.swap:
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

    def insert(self, args: Sequence[object]) -> None:
        gap = cast(int, args[2])
        if self.rng.random() < self.level.insert:
            self.exchange(gap, (gap + 1) % len(self.labels))
        self.labels.insert(gap + 1, Label())
        self.fresh = {index + (index > gap) for index in self.fresh} | {gap + 1}
        self.store(gap + 1, FACE[str(args[1])])

    def scatter(self, args: Sequence[object]) -> None:
        self.labels.append(Label())
        self.store(len(self.labels) - 1, FACE[str(args[0])])
        self.fresh.add(len(self.labels) - 1)

    def end_turn(self, args: Sequence[object]) -> None:
        """What was not open in this turn fades."""
        self.turn += 1
        for index, label in enumerate(self.labels):
            if index not in self.fresh:
                label.sure *= self.level.keep
                if self.rng.random() < self.level.forget:
                    self.labels[index] = Label()
        self.fresh = set()

    def storm(self, args: Sequence[object]) -> None:
        """Everything one is not sure of slips by one, unless something sure lies there."""
        if self.wind.random() >= self.level.storm:
            return
        before, steady = self.labels, self.level.steady
        self.labels = [
            label if label.sure >= steady else slipped if slipped.sure < steady else Label()
            for label, slipped in zip(before, before[-1:] + before[:-1], strict=True)
        ]

    def hear_right(self, args: Sequence[object]) -> None:
        self.record.setdefault(cast(int, args[0]), [0, 0])[0] += 1

    def hear_wrong(self, args: Sequence[object]) -> None:
        self.record.setdefault(cast(int, args[0]), [0, 0])[1] += 1

    # -- recalling

    def where(self, face: int) -> tuple[int, float]:
        """Where it believes a tile to be, and how surely."""
        for index, label in enumerate(self.labels):
            if label.face == face:
                return index, label.sure
        return BLANK, 0.0

    def answer(self, face: int, down: Sequence[int]) -> tuple[int, float]:
        """The tile it would turn over, and how sure it is."""
        index, sure = self.where(face)
        if index not in down:
            return self.blind(down, 0.0), 0.0
        if self.rng.random() < sure:
            return index, sure
        beside = [n % len(self.labels) for n in (index - 1, index + 1)]
        near = [n for n in beside if n in down]
        if near and self.rng.random() < NEIGHBOUR:
            return self.rng.choice(near), sure
        return self.blind(down, SURE), sure

    def blind(self, down: Sequence[int], sure: float) -> int:
        """Any face-down tile not so surely something else; never known Wolves if it can be."""
        free = [n for n in down if self.labels[n].sure <= sure]
        tame = [n for n in down if self.labels[n].face != WOLVES]
        return self.rng.choice([n for n in free if n in tame] or tame or list(down))


LESSONS = {
    "showed": Memory.look,
    "flipped": Memory.flip,
    "swapped": Memory.swap,
    "inserted": Memory.insert,
    "scattered": Memory.scatter,
    "passed": Memory.end_turn,
    "storm": Memory.storm,
    "found": Memory.hear_right,
    "missed": Memory.hear_wrong,
    "wolves": Memory.hear_wrong,
    "silent": Memory.hear_wrong,
}
