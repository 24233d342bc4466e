"""Processes that read and replay what strangers bring; the server only waits for their answers.

They come when first needed, do one task at a time, and are killed when they take too long. Of the
two, one is always left for what the house does for its own tables, and an address has one task
done at a time: whoever brings much waits behind everybody else.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import msgspec
import structlog

from fabletop.server.figures import Figures
from fabletop.server.net.limits import Limits
from fabletop.server.processes.priority import LEAST
from fabletop.server.processes.worker_tasks import HEAD
from fabletop.server.strangers import Answer, Task, Told, refuse
from fabletop.server.table.effects import no
from fabletop.server.table.messages import encode

MOST = 2  # processes
STARTING = 60.0  # seconds: beside much other work it takes a while
PATIENCE = 20.0  # seconds a task waits for its turn
SLACK = 30.0  # seconds by the clock, beyond those of a processor: machines are shared
IDLE = 300.0  # seconds, then a worker ends
WAITING_EACH = 24  # tasks of one address
LARGEST_ANSWER = 32 * 2**20
START = (  # modest before it imports anything else
    f"from fabletop.server.processes.priority import be_modest; be_modest({LEAST}); "
    "from fabletop.server.processes.worker_tasks import main; main()"
)
COMMAND: tuple[str, ...] = ("-c", START)

log = structlog.get_logger()


class Busy(Exception):
    """It is not this address's turn, and will not be soon."""


@dataclass(eq=False, slots=True)
class Turn:
    """Somebody who waits for a worker."""

    address: str
    foreign: bool  # whether it is about something a stranger brings
    come: asyncio.Future[None] = field(default_factory=asyncio.Future)


class Worker:
    """One process."""

    def __init__(self, process: Process) -> None:
        assert process.stdin
        assert process.stdout
        self.process, self.into, self.out = process, process.stdin, process.stdout
        self.leaving: asyncio.TimerHandle | None = None

    @classmethod
    async def start(cls, megabytes: float) -> Worker:
        arguments = (*COMMAND, str(int(megabytes * 2**20)))
        process = await asyncio.create_subprocess_exec(
            sys.executable, *arguments, stdin=PIPE, stdout=PIPE, limit=2**20
        )
        worker = cls(process)
        try:
            await asyncio.wait_for(worker.out.readexactly(1), STARTING)
        except BaseException:
            worker.kill()
            await process.wait()
            raise
        return worker

    async def ask(self, task: Task, body: bytes) -> Told:
        said = encode(task)
        self.into.write(HEAD.pack(len(said), len(body)) + said)
        self.into.write(body)
        await self.into.drain()
        sizes = HEAD.unpack(await self.out.readexactly(HEAD.size))
        if max(sizes) > LARGEST_ANSWER:
            raise EOFError
        answer = msgspec.json.decode(await self.out.readexactly(sizes[0]), type=Answer)
        return answer, await self.out.readexactly(sizes[1])

    def kill(self) -> None:
        """End it at once, whatever it does; its pipes are closed with it."""
        if self.leaving:
            self.leaving.cancel()
        with contextlib.suppress(ProcessLookupError):
            self.process._transport.close()  # type: ignore[attr-defined]


class Workers:
    """At most two, and whoever waits for them."""

    def __init__(self, limits: Limits, figures: Figures) -> None:
        self.limits, self.figures = limits, figures
        self.idle: list[Worker] = []
        self.at_work: set[Worker] = set()
        self.ending: set[asyncio.Task[int]] = set()
        self.turns: list[Turn] = []
        self.waiting: list[Turn] = []

    # -- whose turn it is

    @asynccontextmanager
    async def turn(self, address: str, foreign: bool = False) -> AsyncIterator[None]:
        """Wait for a worker; raises `Busy` if that would take too long."""
        turn = Turn(address, foreign)
        ahead = sum(other.address == address for other in self.waiting)
        if len(self.waiting) >= self.limits.waiting or ahead >= WAITING_EACH:
            raise Busy
        self.waiting.append(turn)
        try:
            self.call_next()
            await asyncio.wait_for(turn.come, PATIENCE)
            yield
        except TimeoutError:
            if turn in self.turns:
                raise
            raise Busy from None
        finally:
            if turn in self.waiting:
                self.waiting.remove(turn)
            if turn in self.turns:
                self.turns.remove(turn)
            self.call_next()

    def call_next(self) -> None:
        """Whoever waits longest of those who may."""
        for turn in [turn for turn in self.waiting if not turn.come.done()]:
            if len(self.turns) < MOST and self.may_come(turn):
                self.waiting.remove(turn)
                self.turns.append(turn)
                turn.come.set_result(None)

    def may_come(self, turn: Turn) -> bool:
        own = any(other.address == turn.address for other in self.turns)
        strangers = sum(other.foreign for other in self.turns)
        return not own and not (turn.foreign and strangers >= MOST - 1)

    # -- at work

    async def ask(self, task: Task, body: bytes) -> Told:
        """What comes of a task, for whoever's turn it is; too much work is refused."""
        task.seconds = self.limits.work_seconds
        self.figures.tasks.labels(task.do).inc()
        worker = self.take_idle() or await self.start()
        self.at_work.add(worker)
        began = time.monotonic()
        try:
            async with asyncio.timeout(task.seconds + SLACK):
                answer, told = await worker.ask(task, body)
        except (TimeoutError, EOFError, OSError):
            self.figures.killed.inc()
            log.warning("a worker was ended", task=task.do, after=time.monotonic() - began)
            self.end(worker)
            answer, told = refuse(no("too-much-work"), 422)
            answer.cost = min(task.seconds, time.monotonic() - began)
            return answer, told
        except BaseException:
            self.end(worker)
            raise
        finally:
            self.at_work.discard(worker)
        if answer.fault:
            log.warning("a task failed", task=task.do, fault=answer.fault)
        self.rest(worker, answer.last)
        return answer, told

    async def start(self) -> Worker:
        try:
            return await Worker.start(self.limits.work_megabytes)
        except (TimeoutError, EOFError, OSError) as error:
            log.warning("no worker starts", error=repr(error))
            raise Busy from error

    def take_idle(self) -> Worker | None:
        while self.idle:
            worker = self.idle.pop()
            if worker.leaving:
                worker.leaving.cancel()
            if worker.process.returncode is None:
                return worker
        return None

    def rest(self, worker: Worker, last: bool) -> None:
        if last:
            self.end(worker)
            return
        worker.leaving = asyncio.get_running_loop().call_later(IDLE, self.send_home, worker)
        self.idle.append(worker)

    def send_home(self, worker: Worker) -> None:
        if worker in self.idle:
            self.idle.remove(worker)
        self.end(worker)

    def end(self, worker: Worker) -> None:
        worker.kill()
        ending = asyncio.ensure_future(worker.process.wait())
        self.ending.add(ending)
        ending.add_done_callback(self.ending.discard)

    async def stop(self) -> None:
        """All end with the server."""
        for worker in (*self.idle, *self.at_work):
            self.end(worker)
        self.idle.clear()
        await asyncio.gather(*self.ending)

    def pids(self) -> list[int]:
        return [worker.process.pid for worker in (*self.idle, *self.at_work)]
