"""Requests go in one by one, so that no move waits for a crowd of them.

A loop that is never idle also starves the thread that saves: a move then took 60 ms instead of 2
beside one stranger who did nothing but ask (bench/attack.py). So between two requests there is a
gap, in which tables have their turn and the disk its thread. Of the addresses that wait, each has
one let in after another. Whoever comes alone does not wait.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable

GAP = 0.002  # seconds; a request takes about a fifth of that

Go = Callable[[], None]


class Turnstile:
    """One at a time, and each address in its turn."""

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, deque[Go]] = OrderedDict()
        self.turns = False  # whether somebody went in just now

    def enter(self, address: str, go: Go) -> None:
        """Go in when it is this address's turn: at once if nobody else is there."""
        if self.turns:
            self.waiting.setdefault(address, deque()).append(go)
        else:
            self.let_in(go)

    def let_in(self, go: Go) -> None:
        self.turns = True
        asyncio.get_running_loop().call_later(GAP, self.turn)
        go()

    def turn(self) -> None:
        """The gap is over: the next one, of whoever has waited longest for a turn."""
        self.turns = False
        if self.waiting:
            address, queue = self.waiting.popitem(last=False)
            go = queue.popleft()
            if queue:
                self.waiting[address] = queue  # behind all others
            self.let_in(go)
