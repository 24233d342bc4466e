"""The time of a question as data: clocks, races, what is played for those who do not answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from fabletop.core.options import Action

Seat = int


class Contest(NamedTuple):
    """A question of who is first, as data; the room measures and judges reactions.

    People answer with `verb` and the milliseconds their page measured; the room completes that
    with what it measured itself: (verb, counted, claimed, elapsed, link). Before it is `open` an
    answer is early. Each of the `prizes` goes to the fastest of some seats; those within `level`
    milliseconds of each other are level. A reaction below `floor` is none, one beyond `window`
    comes too late. `head_start` is taken off what counts; where the table is `trusting`, what is
    claimed is not bounded by the link. A second answer is refused with `again`, or `locked` if
    the first was below the floor, one to an older contest with `closed`.
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

    Whenever `news` rises, at least `least` seconds are left; the question never lasts longer than
    `longest` in all.
    """

    news: int
    least: float
    longest: float


class Lapses(Mapping[Seat, Sequence[Action]]):
    """What is played for each seat that does not answer, worked out when somebody asks.

    Nearly always everybody answers, so nobody does. It is about a position: whoever plays on from
    there looks first.
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


class Pace(NamedTuple):
    """The time of a question as data; the room keeps the clock.

    The question shows for at least `shows` seconds and lasts at most `lasts` (None: for ever).
    While `clock` stays the same number, the same clock runs on; it goes on where it was when the
    game comes back to it. `lapse` says what is played for each seat that has not answered by
    then: one of these actions, by chance. A bot takes `ponder` seconds (None: as long as usual).
    A clock waits up to `grace` seconds, once, for somebody asked whose line is lost, and who
    stays away that long has left. If it `counts`, who lets it run out again and again is away.
    A `contest` is answered in real time, and judged by the room. A `lift` gives a clock more time.
    Where all people sit at one device, a clock that is not `shared` stands still.
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

    def is_patient(self) -> bool:
        """Whether it waits for people who think; looks and races are as long as they are."""
        return self.counts and not self.shows and not self.contest
