"""One after the other: at a table only one thing happens at a time.

Whoever comes while the table is free is served at once, without a task or a future. Whoever comes
while something is under way, most often a save, waits in a queue.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

Work = Callable[[], None]


class Turn:
    """The queue of one table."""

    __slots__ = ("busy", "waiting")

    def __init__(self) -> None:
        self.busy = False
        self.waiting: list[Work] = []  # short; an empty deque takes ten times the memory

    def take(self, work: Work) -> None:
        """Do this now, or when all that came before is done. Whoever does it calls `end`."""
        if self.busy:
            self.waiting.append(work)
        else:
            self.busy = True
            work()

    def end(self) -> None:
        """What was under way is done: the next one, with a turn for other tables before it."""
        if self.waiting:
            asyncio.get_running_loop().call_soon(self.waiting.pop(0))
        else:
            self.busy = False


class Turns:
    """The queues of all tables, by code."""

    def __init__(self) -> None:
        self.of: dict[str, Turn] = {}

    def at(self, code: str) -> Turn:
        turn = self.of.get(code)
        if turn is None:
            turn = self.of[code] = Turn()
        return turn

    @asynccontextmanager
    async def alone(self, code: str) -> AsyncIterator[None]:
        """For something longer: nothing else happens at the table meanwhile."""
        turn, begun = self.at(code), asyncio.get_running_loop().create_future()
        turn.take(lambda: begin(turn, begun))
        try:
            await begun
        except asyncio.CancelledError:
            if begun.done() and not begun.cancelled():
                turn.end()
            raise
        try:
            yield
        finally:
            turn.end()

    def busy(self) -> set[str]:
        """The tables at which something happens."""
        return {code for code, turn in self.of.items() if turn.busy}

    def forget(self, code: str) -> None:
        """Nothing waits there any more."""
        turn = self.of.get(code)
        if turn and not turn.busy:
            del self.of[code]


def begin(turn: Turn, begun: asyncio.Future[None]) -> None:
    """It is the turn of somebody, who may have gone meanwhile."""
    if begun.cancelled():
        turn.end()
    else:
        begun.set_result(None)
