"""What an address may attempt a few times an hour: to make tables, to guess codes.

The limit holds for every hour, whenever it begins. An attempt counts before anything else is done,
so attempts made at once cannot overrun it. What turns out to be none is taken back. Servers on one
database count together, and the database decides.
"""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from contextlib import suppress

from fabletop.server.disk.ledger import Key, Ledger

HOUR = 3600.0
MOST_ADDRESSES = 10_000  # remembered; whoever tried nothing for longest is forgotten


class Attempts:
    """Those at this server."""

    def __init__(self) -> None:
        self.made: OrderedDict[Key, deque[float]] = OrderedDict()

    async def make(self, sort: str, address: str, most: float) -> float:
        """Count an attempt: 0, or the seconds until there may be one."""
        return self.count(sort, address, most, time.monotonic())

    async def take_back(self, sort: str, address: str) -> None:
        """The last attempt does not count."""
        self.discount(sort, address)

    def count(self, sort: str, address: str, most: float, now: float) -> float:
        times = self.made.setdefault((address, sort), deque())
        self.made.move_to_end((address, sort))
        if len(self.made) > MOST_ADDRESSES:
            self.made.popitem(last=False)
        while times and times[0] <= now - HOUR:
            times.popleft()
        if len(times) + 1 > most:
            return times[0] + HOUR - now if times else HOUR
        times.append(now)
        return 0.0

    def discount(self, sort: str, address: str) -> None:
        times = self.made.get((address, sort))
        if times:
            times.pop()


class SharedAttempts(Attempts):
    """Those at all servers of a database. If that does not answer, this server counts alone."""

    def __init__(self, ledger: Ledger) -> None:
        super().__init__()
        self.ledger = ledger

    async def make(self, sort: str, address: str, most: float) -> float:
        """Count an attempt: 0, or the seconds until there may be one."""
        wait = await super().make(sort, address, most)
        if not wait:
            with suppress(OSError):
                wait = await self.ledger.attempt(sort, address, most)
            if wait:
                self.discount(sort, address)
        return wait

    async def take_back(self, sort: str, address: str) -> None:
        """The last attempt does not count."""
        self.discount(sort, address)
        with suppress(OSError):
            await self.ledger.take_back(sort, address)
