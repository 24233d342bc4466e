"""A real Ray cluster on which bots of a real server think, until somebody kills it.

Ray takes half a minute to start on a busy machine, so these tests are `long`.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from bench.players import NO_CLOCK, Device, Sitting
from bench.tables import BUSY
from fabletop import __version__
from fabletop.server.processes.ray_line import Away, Line
from tests.server.loop import complete
from tools.house import House, read
from tools.ports import free_port

pytestmark = pytest.mark.long

PATIENCE = 180.0  # seconds: beside other tests Ray takes long


@pytest.fixture(autouse=True)
def no_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray wants tokens where this machine has one, by whatever else was done here."""
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")


class Cluster:
    """A Ray cluster of one machine, in a session of its own."""

    def __init__(self, path: Path | None = None) -> None:
        self.port, self.client = free_port(), free_port()
        self.folder = tempfile.mkdtemp(prefix="ray")  # a short path: Ray puts sockets there
        self.path = path  # modules of its processes come from here first
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        told = (
            f"start --head --block --port={self.port} --ray-client-server-port={self.client} "
            f"--num-cpus=2 --include-dashboard=false --temp-dir={self.folder}"
        )
        more = {"PYTHONPATH": str(self.path)} if self.path else {}
        self.process = subprocess.Popen(
            [str(Path(sys.executable).with_name("ray")), *told.split()],
            env={**os.environ, "RAY_USAGE_STATS_ENABLED": "0", **more},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip

    def kill(self) -> None:
        """All of it at once."""
        assert self.process
        while found := self.members():
            for pid in found:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self.process.wait()

    def members(self) -> list[int]:
        assert self.process
        command = ["ps", "-o", "pid=,stat=", "-s", str(self.process.pid)]
        lines = subprocess.run(command, capture_output=True, text=True).stdout.splitlines()
        rows = [line.split() for line in lines]
        return [int(pid) for pid, state in rows if not state.startswith("Z")]


@contextmanager
def cluster(path: Path | None = None) -> Iterator[Cluster]:
    ray = Cluster(path)
    ray.start()
    try:
        yield ray
    finally:
        ray.kill()
        shutil.rmtree(ray.folder, ignore_errors=True)


def told(house: House, word: str) -> list[str]:
    """What a server said of its thinkers, if a word is in it."""
    log = house.data / "log.jsonl"
    lines = log.read_text("utf-8").splitlines() if log.exists() else []
    entries = [json.loads(line) for line in lines]
    return [entry["told"] for entry in entries if word in entry.get("told", "")]


def thoughts(house: House, where: str) -> float:
    """Answers of its bots that were found there."""
    url = f"http://127.0.0.1:{house.port}/metrics"
    with urllib.request.urlopen(url, timeout=30) as answer:
        text = answer.read().decode()
    sign = f'fabletop_thoughts_total{{where="{where}"}} '
    return sum(float(line.removeprefix(sign)) for line in text.splitlines() if sign in line)


async def play(house: House, ray: Cluster) -> Any:
    """A whole game against a bot that searches; after some of its answers Ray is killed."""
    sitting = Sitting("basra", "a*", {**NO_CLOCK, "laps": 1})
    device = Device(sitting, "a", random.Random(1), {"*": "harun"}, habits=BUSY)
    link = await house.connect(house.make_table("basra", 2, **sitting.options))
    said = device.come()
    alive = True
    while not device.over:
        for message, _ in said:
            await link.send(json.dumps(message))
        said = device.hear(read(link, await asyncio.wait_for(link.recv(), 60)))
        if alive and await asyncio.to_thread(thoughts, house, "ray") >= 3:
            await asyncio.to_thread(ray.kill)
            alive = False
    assert not alive
    await house.hang_up()
    assert device.shown
    return device.shown


@pytest.mark.parametrize("address", ["ray://127.0.0.1:{client}", "127.0.0.1:{port}"])
def test_a_bot_thinks_on_ray_and_plays_on_when_ray_is_killed(tmp_path: Path, address: str) -> None:
    with cluster() as ray:
        where = address.format(client=ray.client, port=ray.port)
        house = House(tmp_path, more=["--thinkers", where])
        house.start()
        try:
            wait_for_ray(house)
            shown = complete(play(house, ray))
            local = thoughts(house, "local")
        finally:
            house.stop()
    assert shown["phase"] == "over"
    assert local > 0
    assert house.process
    assert 0 == house.process.returncode
    assert [] == house.errors()
    assert [] == bridges(where)


def wait_for_ray(house: House) -> None:
    """Until its bots think there; it tries again and again, by itself."""
    deadline = time.monotonic() + PATIENCE
    while not told(house, "bots think on Ray"):
        assert time.monotonic() < deadline, told(house, "")
        time.sleep(0.05)


def bridges(address: str) -> list[str]:
    """The processes that still speak with this Ray."""
    found = subprocess.run(["ps", "-eo", "stat=,args="], capture_output=True, text=True)
    ours = [line for line in found.stdout.splitlines() if f"ray_bridge {address}" in line]
    return [line for line in ours if not line.startswith("Z")]


ABSENT = "raise ModuleNotFoundError('fabletop')"
REASONS = {
    ABSENT: "Fabletop is not installed on the Ray cluster",
    "__version__ = '0.0.1'": f"the Ray cluster has Fabletop 0.0.1, this server has {__version__}",
}


@pytest.mark.parametrize("source", REASONS)
def test_a_cluster_with_another_fabletop_says_so(tmp_path: Path, source: str) -> None:
    (tmp_path / "fabletop").mkdir()
    (tmp_path / "fabletop" / "__init__.py").write_text(source)
    with cluster(tmp_path) as ray:
        said = complete(first_answer(f"ray://127.0.0.1:{ray.client}"))
    assert REASONS[source] == said


async def first_answer(address: str) -> str:
    """What is said once the cluster is there."""
    deadline = time.monotonic() + PATIENCE
    while True:
        line = await Line.open(address)
        try:
            return f"connected: {await line.greet()}"
        except Away as away:
            if "cannot be reached" not in str(away) or time.monotonic() > deadline:
                return str(away)
        finally:
            await line.close()
