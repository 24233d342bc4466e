"""The server's end of the process that speaks with Ray (ray_bridge.py)."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import struct
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence

HEAD = struct.Struct(">cQI")  # kind, number of the task, length of the bytes that follow
TASK, DROP = b"t", b"x"  # from the server: think about this; nobody waits for it any more
READY, AWAY, DONE, FAILED = b"r", b"a", b"d", b"f"  # to the server

COMMAND = (sys.executable, "-m", "fabletop.server.processes.ray_bridge")
OPENING = 150.0  # seconds: Ray tries to connect for most of a minute, then machines are greeted
CLOSING = 5.0


class Away(Exception):
    """Ray cannot be asked; the message is a sentence."""


class Failed(Exception):
    """Ray could not carry out one task."""


class Line:
    """One connection to Ray, from its start to its end."""

    def __init__(self, process: Process) -> None:
        assert process.stdin
        assert process.stdout
        self.process, self.to, self.source = process, process.stdin, process.stdout
        self.waiting: dict[int, asyncio.Future[bytes]] = {}
        self.numbers = itertools.count(1)
        self.over = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(cls, address: str, command: Sequence[str] = COMMAND) -> Line:
        return cls(
            await asyncio.create_subprocess_exec(
                *command, address, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
            )
        )

    async def greet(self) -> int:
        """Wait until Ray is reached; its cores. Raises `Away`."""
        try:
            kind, _, data = await asyncio.wait_for(self.read(), OPENING)
        except TimeoutError:
            raise Away(f"Ray did not answer within {OPENING:.0f} s") from None
        if kind != READY:
            raise Away(data.decode())
        return int(data)

    async def listen(self) -> None:
        """Take answers in until the line is over; always raises `Away`."""
        reading = asyncio.ensure_future(self.take_answers())
        try:
            await asyncio.wait((reading, self.over), return_when=asyncio.FIRST_COMPLETED)
            await (self.over if self.over.done() else reading)
        finally:
            reading.cancel()
            with contextlib.suppress(asyncio.CancelledError, Away):
                await reading

    async def take_answers(self) -> None:
        while True:
            kind, number, data = await self.read()
            answer = self.waiting.pop(number, None)
            if kind == AWAY:
                raise Away(data.decode())
            if answer is None or answer.done():
                continue  # nobody waits for it any more
            if kind == DONE:
                answer.set_result(data)
            elif kind == FAILED:
                answer.set_exception(Failed(data.decode()))

    async def read(self) -> tuple[bytes, int, bytes]:
        try:
            kind, number, length = HEAD.unpack(await self.source.readexactly(HEAD.size))
            return kind, number, await self.source.readexactly(length)
        except (asyncio.IncompleteReadError, OSError):
            raise Away("the connection to Ray broke off") from None

    def send(self, task: bytes) -> tuple[int, asyncio.Future[bytes]]:
        """Have a bot think; its number, and what will be its answer, or `Failed`, or `Away`."""
        number = next(self.numbers)
        self.waiting[number] = answer = asyncio.get_running_loop().create_future()
        self.write(TASK, number, task)
        return number, answer

    def drop(self, number: int) -> None:
        """Nobody waits for this answer any more."""
        if self.waiting.pop(number, None):
            self.write(DROP, number, b"")

    def write(self, kind: bytes, number: int, data: bytes) -> None:
        if not self.to.is_closing():
            self.to.write(HEAD.pack(kind, number, len(data)) + data)

    def hang_up(self, why: str) -> None:
        """End `listen`, which then says why."""
        if not self.over.done():
            self.over.set_exception(Away(why))

    async def close(self) -> None:
        """Fail whoever still waits, and end the process."""
        for answer in self.waiting.values():
            if not answer.done():
                answer.set_exception(Away("the connection to Ray is closed"))
        self.waiting.clear()
        self.over.cancel()
        self.to.close()
        try:
            await asyncio.wait_for(self.process.wait(), CLOSING)
        except TimeoutError:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
