"""Where bots that search think: in processes of this machine, or on a Ray cluster.

A cluster can be away, slow or out of date, and a table must not wait for it. A bot is asked early
(`HEAD_START`). Ray gets the first half of that time. If there is no answer by then, processes here
are asked as well, and the first answer counts.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Sequence

import structlog

from fabletop.core.game import View
from fabletop.core.mind import Bot
from fabletop.core.options import Option
from fabletop.server.figures import Figures
from fabletop.server.processes.bot_processes import BotProcesses, pack, unpack
from fabletop.server.processes.ray_line import COMMAND, Away, Line
from fabletop.server.table.bot_turns import HEAD_START
from fabletop.server.thinking import Answer, Thinkers

PATIENCE = HEAD_START / 2  # seconds until processes here are asked as well
TRY_AGAIN = 15.0  # seconds until Ray is tried again
MISSES = 3  # late answers in a row; then Ray is left alone for a while

log = structlog.get_logger()


def make_thinkers(address: str, figures: Figures) -> Thinkers:
    """Processes here, or a Ray cluster at an address."""
    return RayThinkers(address, figures) if address else BotProcesses()


class RayThinkers:
    """A Ray cluster, and processes here for whenever it does not answer."""

    def __init__(
        self,
        address: str,
        figures: Figures,
        patience: float = PATIENCE,
        pause: float = TRY_AGAIN,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self.address, self.figures, self.command = address, figures, command
        self.patience, self.pause = patience, pause
        self.local = BotProcesses()
        self.begun: set[asyncio.Task[Answer]] = set()  # processes here that were asked as well
        self.line: Line | None = None
        self.misses = 0  # in a row
        self.trouble = ""  # why Ray is not asked, or why a task failed: said once
        self.connecting = asyncio.ensure_future(self.keep_connected())

    # -- asking

    async def choose(self, bot: Bot, view: View, options: Sequence[Option]) -> Answer:
        """A bot's answer, from Ray if it answers in time."""
        task = pack(bot, view, options)
        if self.line is None:
            return await self.count(self.local.think(task))
        line = self.line
        number, answer = line.send(task)
        there = asyncio.ensure_future(self.hear(answer))
        try:
            await asyncio.wait((there,), timeout=self.patience)
            return self.result(there) or await self.ask_both(task, line, there)
        finally:
            there.cancel()
            line.drop(number)

    async def hear(self, answer: asyncio.Future[bytes]) -> Answer | None:
        """What Ray answers, or None if it cannot."""
        try:
            return unpack(await answer)
        except Exception as error:  # also whatever an answer that we cannot read raises
            if not isinstance(error, Away):  # whoever hangs up says why
                self.say(f"a bot could not think on Ray: {error}")
            return None

    async def ask_both(
        self, task: bytes, line: Line, there: asyncio.Future[Answer | None]
    ) -> Answer:
        """Ray is late, or has failed: whoever answers first."""
        if not there.done():
            self.miss(line)
        here = asyncio.ensure_future(self.local.think(task))
        self.begun.add(here)  # it is not cancelled: a pool of processes may not survive that
        here.add_done_callback(self.let_go)
        await asyncio.wait((there, here), return_when=asyncio.FIRST_COMPLETED)
        return self.result(there) or await self.count(here)

    async def count(self, here: Awaitable[Answer]) -> Answer:
        """An answer from here."""
        answer = await here
        self.figures.thoughts.labels("local").inc()
        return answer

    def let_go(self, here: asyncio.Task[Answer]) -> None:
        self.begun.discard(here)
        if not here.cancelled():
            here.exception()  # whoever still waits for it hears of it

    def result(self, there: asyncio.Future[Answer | None]) -> Answer | None:
        """What Ray has answered by now."""
        answer = there.result() if there.done() else None
        if answer:
            self.misses = 0
            self.figures.thoughts.labels("ray").inc()
        return answer

    def miss(self, line: Line) -> None:
        self.misses += 1
        if self.misses >= MISSES:
            line.hang_up(f"{self.misses} answers in a row were late")

    # -- the connection

    async def keep_connected(self) -> None:
        """Connect, and connect again, as long as the server runs."""
        while True:
            try:
                await self.connect()
            except Away as away:
                self.say(f"Ray at {self.address} is not used now: {away}")
            except Exception:
                log.exception("Ray cannot be asked", address=self.address)
            await asyncio.sleep(self.pause)

    async def connect(self) -> None:
        """One connection, from its start to its end."""
        line = await Line.open(self.address, self.command)
        try:
            cores = await line.greet()
            self.misses, self.line = 0, line
            self.say(f"bots think on Ray at {self.address}, cores: {cores}")
            await line.listen()
        finally:
            self.line = None
            await line.close()

    def say(self, sentence: str) -> None:
        """Tell whoever runs the server, but the same only once in a row."""
        if sentence != self.trouble:
            self.trouble = sentence
            log.warning("thinkers", told=sentence)
            print(f"  {sentence[:1].upper()}{sentence[1:]}", file=sys.stderr, flush=True)

    async def close(self) -> None:
        """End the connection and the processes here."""
        self.connecting.cancel()
        await asyncio.wait((self.connecting,))
        await self.local.close()
