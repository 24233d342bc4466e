"""Processes beside the server in which bots think, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from fabletop.core.game import View
from fabletop.core.mind import Bot
from fabletop.core.options import Option
from fabletop.server.processes.priority import be_modest
from fabletop.server.thinking import Answer

NICE = 10


class BotProcesses:
    """As many as there are cores; they come when the first bot thinks."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: Bot, view: View, options: Sequence[Option]) -> Answer:
        """What a bot answers."""
        return await self.think(pack(bot, view, options))

    async def think(self, task: bytes) -> Answer:
        """What a packed bot answers. If its process dies, it is asked once more."""
        for _ in range(2):
            with contextlib.suppress(BrokenProcessPool):
                return unpack(await asyncio.wrap_future(self.start().submit(think, task)))
            self.stop()
        raise RuntimeError("bots cannot think: their processes die")

    def start(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(os.cpu_count(), context, settle)
        return self.pool

    def stop(self) -> None:
        pool, self.pool = self.pool, None
        if pool:
            pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        self.stop()


def pack(bot: Bot, view: View, options: Sequence[Option]) -> bytes:
    """All that leaves the server: a bot, what its seat sees, what it may do.

    Packed at once, for the bot goes on hearing what happens."""
    return pickle.dumps((bot, view, options))


def unpack(thought: bytes) -> Answer:
    return Answer(*pickle.loads(thought))


def settle() -> None:
    """A new process: it is modest, leaves Ctrl+C to the server, and ends with it."""
    be_modest(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server
    server.join()
    os._exit(0)


def think(task: bytes) -> bytes:
    """Ask a packed bot: in one of these processes, or on a Ray cluster."""
    bot, view, options = pickle.loads(task)
    action = bot.choose(view, options)
    return pickle.dumps((action, bot.reason(), bot))
