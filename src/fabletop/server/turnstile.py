"""Requests go in one by one, so that no move waits for a crowd of them.

A loop that is never idle also starves the thread that saves: a move then took 60 ms instead of 2
beside one stranger who did nothing but ask (bench/attack.py). So between two requests there is a
gap, in which tables have their turn and the disk its thread. Of the addresses that wait, each has
one let in after another. Whoever comes alone does not wait.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque

GAP = 0.001  # seconds; a request takes about a third of that


class Turnstile:
    """One at a time, and each address in its turn."""

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self.turns = False  # whether somebody went in just now

    async def enter(self, address: str) -> None:
        """Wait until it is this address's turn."""
        loop = asyncio.get_running_loop()
        if not self.turns:
            self.turns = True
            loop.call_later(GAP, self.turn)
            return
        come: asyncio.Future[None] = loop.create_future()
        self.waiting.setdefault(address, deque()).append(come)
        await come

    def turn(self) -> None:
        """Let the next one in, and come back after the gap."""
        come = self.next()
        self.turns = come is not None
        if come:
            come.set_result(None)
            asyncio.get_running_loop().call_later(GAP, self.turn)

    def next(self) -> asyncio.Future[None] | None:
        while self.waiting:
            address, queue = self.waiting.popitem(last=False)
            come = queue.popleft()
            if queue:
                self.waiting[address] = queue  # behind all others
            if not come.done():  # else whoever waited has gone
                return come
        return None
