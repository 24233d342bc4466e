"""The time of a question as data: clocks, contests, and what is played for silent seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from fabletop.core.options import Action

Seat = int


class Contest(NamedTuple):
    """A question of who reacts first, as data; the room measures and judges reactions.

    People answer with `verb` and the milliseconds their page measured. The room adds its own
    measurements: (verb, counted, claimed, elapsed, link). An answer before `open` is early.
    Each of the `prizes` goes to the fastest of some seats. Reactions within `level` milliseconds
    of each other are equal. One below `floor` is no reaction, one beyond `window` is too late.
    `head_start` is subtracted. At a `trusting` table the link does not bound the claim. A second
    answer is refused with `again`, or with `locked` if the first was below the floor. An answer
    to an older contest is refused with `closed`.
    """

    verb: str
    open: bool
    prizes: tuple[tuple[Seat, ...], ...]
    head_start: Mapping[Seat, int]
    floor: int
    level: int
    window: int
    trusting: bool
    again: str
    locked: str
    closed: str


class Lift(NamedTuple):
    """A clock that gives more time when something new is on the table.

    Whenever `news` rises, the clock has at least `least` seconds left. The question never lasts
    longer than `longest` seconds in all.
    """

    news: int
    least: float
    longest: float


class Lapses(Mapping[Seat, Sequence[Action]]):
    """What is played for each seat that does not answer, computed when it is needed.

    Nearly always everybody answers, so it is not needed. It holds for one position: read it before
    the next action.
    """

    __slots__ = ("find", "seats")

    def __init__(self, seats: Sequence[Seat], find: Callable[[Seat], Sequence[Action]]) -> None:
        self.seats, self.find = seats, find

    def __getitem__(self, seat: Seat) -> Sequence[Action]:
        if seat not in self.seats:
            raise KeyError(seat)
        return self.find(seat)

    def __iter__(self) -> Iterator[Seat]:
        return iter(self.seats)

    def __len__(self) -> int:
        return len(self.seats)

    def __repr__(self) -> str:
        return repr(dict(self))


class Pace(NamedTuple):
    """The time of a question as data; the room keeps the clock.

    The question shows for at least `shows` seconds and lasts at most `lasts` (None: for ever).
    `clock` is an identity: the same number means the same clock, which goes on where it stopped.
    `lapse` holds actions for each seat that did not answer; one is played, by chance. A bot takes
    `ponder` seconds (None: the usual time). The clock waits up to `grace` seconds, once, for an
    asked person with a lost connection; after that the person has left. If the clock `counts`,
    a person who lets it run out repeatedly is away. A `contest` is answered in real time and
    judged by the room. A `lift` gives more time. A clock that is not `shared` stops where all
    people share one device. A `look` lasts as long as the game says, at a table without clocks
    too.
    """

    clock: int
    lasts: float | None
    lapse: Mapping[Seat, Sequence[Action]]
    shows: float = 0.0
    ponder: float | None = None
    grace: float = 0.0
    counts: bool = True
    contest: Contest | None = None
    lift: Lift | None = None
    shared: bool = True
    look: bool = False

    def is_patient(self) -> bool:
        """Whether people need the time to think; not for a look or a contest."""
        return not (self.look or self.shows or self.contest)
