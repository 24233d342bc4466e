"""Servers and a database, each at a host, that can be killed, stopped, paused and started again."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from bench.hosts import Hosts
from bench.nursery import close_nursery, open_nursery
from tools.house import is_error
from tools.ports import free_port
from tools.postgres import Postgres

DURABLE = {"shared_buffers": "128MB"}  # all else as it is installed: every commit is on disk
RESTART = 0.3  # seconds until a server that ended by itself is started again
OPENING = 4.0  # seconds a client waits for a line
ANSWER = 5.0  # seconds it waits for an answer over HTTP
LONGEST_STOP = 30.0  # seconds a server may take to end when it is asked to
LONGEST_WISH = 120.0  # seconds until some server makes a table or shows a record
FAKETIME = "*/faketime/libfaketime.so.1"
OWN_TMP = ("unshare", "--mount", "sh", "-c", 'mount -t tmpfs none "$0" && exec "$@"')


class Clock:
    """The time of day as a process sees it, which can jump (libfaketime); its monotonic clock is
    the machine's."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.library = next(Path("/usr/lib").glob(FAKETIME), None)
        self.jump(0)

    def jump(self, seconds: int) -> None:
        """So far from the true time."""
        self.file.write_text(f"{seconds:+d}\n")
        self.file.chmod(0o644)

    def environment(self) -> Mapping[str, str]:
        if not self.library:
            return {}
        told = {
            "LD_PRELOAD": str(self.library),
            "FAKETIME_TIMESTAMP_FILE": str(self.file),
            "FAKETIME_CACHE_DURATION": "1",
        }
        return told | dict.fromkeys(
            ("FAKETIME_DONT_FAKE_MONOTONIC", "FAKETIME_DISABLE_SHM", "NO_FAKE_STAT"), "1"
        )


class Machine:
    """Where a process runs: a host of its own, or this machine if no hosts can be made."""

    def __init__(self, hosts: Hosts | None, host: str) -> None:
        self.hosts, self.host = hosts, host

    @property
    def address(self) -> str:
        return self.hosts.address(self.host) if self.hosts else "127.0.0.1"

    def inside(self) -> contextlib.AbstractContextManager[None]:
        return self.hosts.inside(self.host) if self.hosts else contextlib.nullcontext()


class Database:
    """A PostgreSQL at a host; what it has committed is on disk."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.postgres = Postgres(DURABLE, machine.address)
        self.clock = Clock(self.postgres.folder / "clock")
        self.postgres.environment = {**os.environ, **self.clock.environment()}

    def start(self) -> None:
        """What was killed may need a moment until it is gone."""
        deadline = time.monotonic() + 60
        with self.machine.inside():
            while True:
                try:
                    self.postgres.start()
                    return
                except RuntimeError:
                    if time.monotonic() > deadline:
                        raise
                    time.sleep(0.1)

    def new_database(self) -> str:
        with self.machine.inside():
            return self.postgres.new_database()

    def pids(self) -> list[int]:
        """All its processes, the parent first."""
        assert self.postgres.process
        parent = self.postgres.process.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
        return [parent, *map(int, children)]

    def signal(self, what: signal.Signals) -> None:
        for pid in self.pids():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, what)

    def kill(self) -> None:
        """All of it, as if the machine had lost power but not its disk."""
        self.signal(signal.SIGKILL)
        assert self.postgres.process
        self.postgres.process.wait()
        self.postgres.process = None

    def remove(self) -> None:
        with contextlib.suppress(Exception):
            self.signal(signal.SIGCONT)
        self.postgres.remove()


class Instance:
    """A server that is started again whenever it ends."""

    def __init__(self, name: str, folder: Path, database: str, machine: Machine) -> None:
        self.name, self.folder, self.database, self.machine = name, folder, database, machine
        self.data, self.stderr = folder / name, folder / f"{name}.stderr"
        self.port = free_port()
        self.source = ""  # where its code is, if not here
        self.pid = 0  # 0 if it does not run
        self.starts = 0
        self.pause = RESTART
        self.is_down = False  # it shall not be started now
        self.died = asyncio.Event()
        self.clock = Clock(folder / f"{name}.clock")
        self.nursery: subprocess.Popen[str] | None = None
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, own_tmp: bool = False) -> None:
        """From now on it runs."""
        tmp = self.folder / "tmp"
        tmp.mkdir(exist_ok=True)
        prefix = (*OWN_TMP, str(tmp)) if own_tmp else ()
        environment = {**os.environ, **self.clock.environment(), "TMPDIR": str(tmp)}
        if self.source:
            environment["PYTHONPATH"] = self.source
        with self.machine.inside(), self.stderr.open("ab") as errors:
            self.nursery = open_nursery(errors, prefix, environment)
        said = asyncio.StreamReader()
        await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(said), self.nursery.stdout
        )
        self.tasks = [asyncio.ensure_future(work) for work in (self.listen(said), self.keep())]

    async def listen(self, said: asyncio.StreamReader) -> None:
        while line := await said.readline():
            if line == b"dead\n":
                self.pid = 0
                self.died.set()
            else:
                self.pid = int(line)

    async def keep(self) -> None:
        """Start it, and start it again."""
        assert self.nursery
        assert self.nursery.stdin
        while True:
            self.starts += 1
            self.died.clear()
            self.nursery.stdin.write(json.dumps(self.arguments()) + "\n")
            self.nursery.stdin.flush()
            await self.died.wait()
            await asyncio.sleep(self.pause)
            self.pause = RESTART

    def arguments(self) -> list[str]:
        address = self.machine.address
        writer = f"{self.database}?application_name={self.name}-{self.starts}"
        return [
            *("serve", "--host", address, "--port", str(self.port), "--data", str(self.data)),
            *("--tables-an-hour", "1000000", "--messages-a-second", "1000000"),
            *("--limits", "none", "--bot-pause", "0.02", "--no-browser"),
            *("--database", writer, "--inside", address),
        ]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        if self.nursery:
            await asyncio.to_thread(close_nursery, self.nursery)
        self.pid = 0

    # -- faults

    def send(self, what: signal.Signals) -> None:
        if self.pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, what)

    async def end(self, how: signal.Signals, pause: float) -> bool:
        """Returns when it has ended; it is started again after the pause. False if it did not end
        when asked, and had to be killed."""
        self.pause = pause
        self.send(how)
        try:
            await asyncio.wait_for(self.died.wait(), LONGEST_STOP)
        except TimeoutError:
            self.send(signal.SIGKILL)
            return False
        return True

    # -- what it says

    @property
    def base(self) -> str:
        return f"{self.machine.address}:{self.port}"

    def get(self, path: str, body: bytes | None = None) -> Any:
        asked = urllib.request.Request(f"http://{self.base}{path}", body)
        with urllib.request.urlopen(asked, timeout=ANSWER) as answer:
            return json.load(answer)

    async def until_up(self) -> None:
        while True:
            with contextlib.suppress(OSError):
                await asyncio.to_thread(self.get, "/health")
                return
            await asyncio.sleep(0.05)

    def errors(self) -> list[str]:
        log = self.data / "log.jsonl"
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
        noise = self.stderr.read_text(errors="replace").split("Traceback")[1:]
        return [*filter(is_error, lines), *("Traceback" + part for part in noise)]


class Cluster:
    """Servers of one house: a client asks any of them, and after a failure another one."""

    def __init__(self, instances: Sequence[Instance], seed: int) -> None:
        self.instances = instances
        self.rng = random.Random(seed)
        self.refused = 0  # lines that did not come about
        self.links: dict[ClientConnection, Instance] = {}

    def get(self, path: str, body: bytes | None = None) -> Any:
        """What any server answers, sooner or later."""
        deadline = time.monotonic() + LONGEST_WISH
        while True:
            try:
                return self.rng.choice(self.instances).get(path, body)
            except OSError as error:  # 503 and the like, too
                if time.monotonic() > deadline:
                    raise RuntimeError(f"nobody answers {path}: {told(error)}") from error
            time.sleep(0.1)

    def make_table(self, game: str, seats: int, **options: object) -> str:
        body = json.dumps({"game": game, "seats": seats, "options": options}).encode()
        return str(self.get("/api/tables", body)["address"])

    def record(self, token: str) -> Any:
        return self.get(f"/api/records/{token}")

    async def connect(self, address: str) -> ClientConnection:
        instance = self.choose()
        url = f"ws://{instance.base}/ws/{address}"
        try:
            link = await connect(
                url, compression=None, max_size=None, open_timeout=OPENING, ping_interval=None
            )
        except BaseException:
            self.note_refusal(instance)
            raise
        self.links[link] = instance
        return link

    def choose(self) -> Instance:
        return self.rng.choice(self.instances)

    def note_refusal(self, instance: Instance) -> None:
        self.refused += 1

    def forget(self, link: ClientConnection) -> None:
        del self.links[link]

    def errors(self) -> list[str]:
        return [error for instance in self.instances for error in instance.errors()]


def told(error: OSError) -> str:
    """What a server said when it did not answer as wished."""
    if isinstance(error, urllib.error.HTTPError):
        return f"{error} {error.read()[:300]!r}"
    return repr(error)


def new_folder() -> Path:
    return Path(tempfile.mkdtemp(prefix="fabletop-chaos-"))
