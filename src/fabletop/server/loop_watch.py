"""Watches the event loop: whatever holds it for longer than it may is told by name.

For tests and for those who look for a stall: `FABLETOP_WATCH_LOOP=1 fabletop serve`. It counts
the processor's time of each callback, without the collector of garbage, which comes when it likes.
"""

from __future__ import annotations

import asyncio
import gc
import os
import threading
import time
from typing import Any

import structlog

from fabletop.server.figures import Figures
from fabletop.server.handling import latest

BOUND = 0.005  # seconds

log = structlog.get_logger()


def is_wanted() -> bool:
    return os.environ.get("FABLETOP_WATCH_LOOP", "") not in ("", "0")


class Watch:
    """From `begin` to `end` every callback of asyncio's own loops is measured."""

    def __init__(self, figures: Figures, bound: float = BOUND) -> None:
        self.figures, self.bound = figures, bound
        self.slow: list[tuple[str, float]] = []
        self.collecting, self.collected = 0.0, 0.0
        self.usual: Any = None
        self.thread = 0

    def begin(self) -> None:
        """Watch the loops of this thread."""
        self.thread = threading.get_ident()
        self.usual = usual = asyncio.Handle._run

        def run(handle: asyncio.Handle) -> None:
            what = handle._callback  # type: ignore[attr-defined]
            self.collected, began = 0.0, time.thread_time()
            usual(handle)
            took = time.thread_time() - began - self.collected
            if took > self.bound:
                self.tell(what, took)

        gc.callbacks.append(self.collect)
        asyncio.Handle._run = run  # type: ignore[method-assign, assignment]

    def end(self) -> None:
        asyncio.Handle._run = self.usual  # type: ignore[method-assign]
        gc.callbacks.remove(self.collect)

    def collect(self, phase: str, info: dict[str, int]) -> None:
        if threading.get_ident() != self.thread:
            return
        if phase == "start":
            self.collecting = time.thread_time()
        else:
            self.collected += time.thread_time() - self.collecting

    def tell(self, callback: Any, took: float) -> None:
        what = named(callback)
        if "House" in what or "_read_ready" in what or "finish" in what:
            room, message = latest
            game = room.phase.setup.game.key if room else ""
            what = f"{what}, last {game} {type(message).__name__}"
        self.slow.append((what, took))
        self.figures.slow.inc()
        log.warning("slow callback", what=what, ms=round(1000 * took, 1))


def named(callback: Any) -> str:
    """What a callback is: a task by the functions it is in, else its own name."""
    owner = getattr(callback, "__self__", None)
    if isinstance(owner, asyncio.Task):
        names: list[str] = []
        inner: Any = owner.get_coro()
        while inner is not None and hasattr(inner, "cr_code"):
            names.append(inner.cr_code.co_qualname)
            inner = inner.cr_await
        return " > ".join(names) or repr(owner)
    return f"{getattr(callback, '__qualname__', callback)} of {type(owner).__name__}"
