"""A real server in a process of its own, and people who talk to it, for tests and benches."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from websockets.asyncio.client import ClientConnection, connect

from fabletop.server.table.differences import patched
from tools.ports import free_port


class House:
    """The server as `./play` starts it, with its limits out of the way unless given."""

    program = "fabletop"

    def __init__(
        self,
        data: Path,
        port: int | None = None,
        limits: tuple[str, str] = ("1000000", "1000000"),
        more: Sequence[str] = (),
        strict: bool = False,
    ) -> None:
        self.data = data
        self.more = more
        self.limits = limits
        self.strict = strict  # whether the limits of an address are as usual
        self.port = port or free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.links: list[ClientConnection] = []
        self.stderr: Path | None = None

    def arguments(self) -> list[str]:
        """What its program is told."""
        return [
            *("serve", "--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)),
            *("--tables-an-hour", self.limits[0], "--messages-a-second", self.limits[1]),
            *(() if self.strict else ("--limits", "none")),
            *("--bot-pause", "0.02", *self.more),
        ]

    def start(self) -> None:
        command = [sys.executable, "-m", self.program, *self.arguments()]
        errors = self.stderr.open("wb") if self.stderr else None
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors)
        deadline = time.monotonic() + 90  # seconds: beside other work a start may take long
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                self.get("/health")
                return
            except OSError:
                time.sleep(0.02)
        self.kill()
        raise RuntimeError("the server does not start")

    def stop(self) -> None:
        """Ask it to end, as Ctrl+C does."""
        assert self.process
        self.process.send_signal(signal.SIGINT)
        self.process.wait(60)

    def kill(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=30) as answer:
            return json.load(answer)

    def make_table(self, game: str, seats: int, **options: object) -> str:
        """A new table's address, as `connect` takes it."""
        body = json.dumps({"game": game, "seats": seats, "options": options}).encode()
        url = f"http://127.0.0.1:{self.port}/api/tables"
        with urllib.request.urlopen(urllib.request.Request(url, body), timeout=30) as answer:
            return str(json.load(answer)["address"])

    def record(self, token: str) -> Any:
        """The record of a game that is over, for whoever played it."""
        return self.get(f"/api/records/{token}")

    def errors(self) -> list[str]:
        """What it had to complain about: tracebacks, and errors in its log."""
        log = self.data / "log.jsonl"
        lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
        wrong = [line for line in lines if is_error(line)]
        noise = self.stderr.read_text(errors="replace") if self.stderr else ""
        return [*wrong, *(["Traceback" + part for part in noise.split("Traceback")[1:]])]

    def cpu_seconds(self) -> float:
        assert self.process
        return cpu_seconds(self.process.pid)

    def helpers_cpu_seconds(self) -> float:
        """Of the processes it has started, as long as they live."""
        assert self.process
        pid = self.process.pid
        tasks = Path(f"/proc/{pid}/task").glob("*/children")
        helpers = [int(child) for task in tasks for child in task.read_text().split()]
        return sum(cpu_seconds(helper) for helper in helpers)

    def kernel_seconds(self) -> float:
        assert self.process
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return int(fields[12]) / os.sysconf("SC_CLK_TCK")

    def memory_kib(self) -> int:
        assert self.process
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0])

    async def connect(self, address: str) -> ClientConnection:
        url = f"ws://127.0.0.1:{self.port}/ws/{address}"
        link = await connect(url, compression=None, max_size=None)
        self.links.append(link)
        return link

    async def hang_up(self) -> None:
        """Close every connection made so far."""
        links, self.links = self.links, []
        for link in links:
            link.transport.abort()
        await asyncio.gather(*(link.wait_closed() for link in links))


def code_of(address: str) -> str:
    """The code that people say, under which the table is kept."""
    return address.rpartition("-")[0]


def is_error(line: str) -> bool:
    """Whether a line of the log tells of something that should not be; a kill may cut the last."""
    try:
        return json.loads(line)["level"] in ("error", "exception", "critical")
    except (ValueError, KeyError, TypeError):
        return False


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def say(link: ClientConnection, **message: object) -> None:
    await link.send(json.dumps(message))


async def hear(link: ClientConnection) -> Any:
    return read(link, await asyncio.wait_for(link.recv(), 30))


class Reader:
    """Puts pictures together from what a connection brings, as a page does it."""

    def __init__(self) -> None:
        self.picture: Any = None

    def read(self, text: str | bytes) -> Any:
        """A message; what differs from the picture before is a whole picture again."""
        message = json.loads(text)
        if "is" not in message:
            moment = {"events": message.get("events", []), "done": message.get("done", [])}
            message = {**patched(self.picture, message), **moment}
        if message["is"] == "table":
            self.picture = message
        return message


readers: WeakKeyDictionary[ClientConnection, Reader] = WeakKeyDictionary()


def read(link: ClientConnection, text: str | bytes) -> Any:
    """A message that a connection has brought; all of its messages must be read by this."""
    return readers.setdefault(link, Reader()).read(text)
