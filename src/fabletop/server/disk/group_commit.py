"""Many tables to a commit, for every database.

A commit costs about the same for one table as for fifty. So everything that arrives waits until the
loop has nothing else to do, a few milliseconds at most, or until the commit under way is done, and
is committed together: durable costs a busy server hardly more than not durable, and an idle one
answers at once.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple

from fabletop.core.game import Json
from fabletop.server.disk.changes import Change, Deed, NumberedMove, Opened, Probe, Removal
from fabletop.server.table.effects import Stood

MOST_LAST = 10_000  # tables of which a writer remembers the last move
LONGEST_WAIT = 0.005  # seconds a busy loop gathers what is committed together
UNKNOWN = -2

Then = Callable[[Exception | None], None]


class Job(NamedTuple):
    """Something to be written, and whom to tell: most often moves of a table."""

    then: Then
    deed: Deed | None = None
    code: str = ""  # if there is nothing to do but to append moves
    moves: Sequence[NumberedMove] = ()


Outcome = tuple[Sequence[Job], Exception | None]  # what was tried, and why nothing of it was kept


class GroupCommit(ABC):
    """What waits for the next commit, and who is told when it is made."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.on_lost: Callable[[], None] = nothing  # called if our tables are others' now
        self.last: dict[str, int] = {}  # the last move on disk, of tables that wrote only moves
        self.coming: list[Job] = []  # what the next commit holds
        self.since = 0.0  # when the first of it came
        self.is_planned = self.is_writing = False

    @abstractmethod
    def begin(self, batch: list[Job]) -> None:
        """Begin to write these; `finish` is called when that is done."""

    # -- for the house

    async def save(
        self,
        code: str,
        table: Json | None,
        moves: Sequence[NumberedMove] = (),
        stood: Stood | None = None,
        finished: Json | None = None,
        phase: str | None = None,
        cut: int | None = None,
    ) -> None:
        """Returns when all of it is on disk. A finished game takes its moves with it."""
        done = self.loop.create_future()
        self.write(Change(code, table, moves, stood, finished, phase, cut), settles(done))
        await done

    def write(self, change: Change, then: Then) -> None:
        """`then` is called when all of it is on disk, or with the reason why nothing of it is."""
        if change.is_plain():
            self.append(change.code, change.moves, then)
        else:
            self.add(Job(then, change))

    def append(self, code: str, moves: Sequence[NumberedMove], then: Then) -> None:
        """As `write`, for nothing but moves: those of many tables are one statement."""
        self.add(Job(then, None, code, moves))

    async def forget(self, code: str) -> None:
        """Nothing of this table is left."""
        await self.carry_out(Removal(code))

    async def pass_time(self, seconds: float) -> None:
        """The house was open for so much longer. Tables age by this and by no other clock."""
        await self.carry_out(Opened(seconds))

    async def probe(self) -> None:
        """Raises whatever a save would fail with now."""
        await self.carry_out(Probe())

    async def carry_out(self, deed: Deed) -> None:
        done = self.loop.create_future()
        self.add(Job(settles(done), deed))
        await done

    # -- what is committed together

    def add(self, job: Job) -> None:
        """This goes with the next commit."""
        if not self.coming:
            self.since = time.monotonic()
        self.coming.append(job)
        self.plan()

    def plan(self) -> None:
        if not self.is_planned and not self.is_writing:
            self.is_planned = True
            self.loop.call_soon(self.hand_over, 0)

    def hand_over(self, seen: int) -> None:
        """To the writer, unless more is still coming in and there is time to wait for it."""
        count = len(self.coming)
        if count > seen and time.monotonic() - self.since < LONGEST_WAIT:
            self.loop.call_soon(self.hand_over, count)
            return
        self.is_planned, self.is_writing = False, True
        batch, self.coming = self.coming, []
        self.begin(batch)

    def finish(self, outcomes: Sequence[Outcome]) -> None:
        """Tell everybody who waited for this commit; the next one."""
        self.is_writing = False
        for jobs, error in outcomes:
            for job in jobs:
                job.then(error)
        if self.coming:
            self.plan()

    def remember_last(self, last: dict[str, int]) -> None:
        """These are the last moves of their tables now; of the others some are forgotten."""
        self.last |= last
        while len(self.last) > MOST_LAST:
            del self.last[next(iter(self.last))]


def nothing() -> None:
    """Nobody wants to know."""


def settles(done: asyncio.Future[None]) -> Then:
    """For those who wait for a future, and may be gone meanwhile."""

    def then(error: Exception | None) -> None:
        if done.done():
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    return then
