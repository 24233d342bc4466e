"""Two people who play calmly while all sorts of things happen, and what the server needs for it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import statistics
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tools.house import House, code_of, read, say

PAUSE = 0.02  # seconds between two moves


class Waits(NamedTuple):
    """How long moves took to come back, in milliseconds."""

    moves: int
    p50: float
    p99: float
    most: float

    @classmethod
    def of(cls, seconds: list[float]) -> Waits:
        if len(seconds) < 2:
            return cls(len(seconds), 0.0, 0.0, 0.0)
        marks = statistics.quantiles(seconds, n=100)
        return cls(len(seconds), 1000 * marks[49], 1000 * marks[98], 1000 * max(seconds))


class Calm:
    """Two people who play on, and how long their moves take to come back."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.latencies: list[float] = []
        self.acknowledged: list[tuple[str, str]] = []  # tables and acts

    async def play(self) -> None:
        while True:
            table = await asyncio.to_thread(self.house.make_table, "cave", 2, timers="off")
            links = [await self.house.connect(table) for _ in range(2)]
            for seat, link in enumerate(links):
                await say(link, do="hello")
                await say(link, do="sit", seat=seat, name=f"P{seat}", colour=seat)
                while not (await self.hear(link)).get("yours"):
                    pass
            await say(links[0], do="start")
            await asyncio.gather(*(self.seat(table, link) for link in links))
            for link in links:
                await link.close()

    async def hear(self, link: Any) -> Any:
        return read(link, await link.recv())

    async def seat(self, table: str, link: Any) -> None:
        answered, sent = -1, 0.0
        while (shown := await self.hear(link)).get("phase") != "over":
            if str(answered) in (shown.get("done") or [shown.get("id")]):
                self.latencies.append(time.perf_counter() - sent)
                self.acknowledged.append((code_of(table), str(answered)))
            if shown["is"] == "table" and shown["asked"] and shown["decision"] > answered:
                await asyncio.sleep(PAUSE)
                answered, sent = shown["decision"], time.perf_counter()
                act = {"id": str(answered), "seat": shown["seat"], "decision": answered}
                await say(link, do="act", **act, action=shown["choices"][0])

    async def watch(self, seconds: float) -> Waits:
        """How it goes from now on, for so long."""
        self.latencies.clear()
        await asyncio.sleep(seconds)
        return Waits.of(self.latencies)

    def lost(self) -> int:
        """Acts that were acknowledged and are not on disk."""
        with contextlib.closing(sqlite3.connect(self.house.data / "tables.sqlite")) as disk:
            rows = disk.execute("select code, act from moves where act is not null").fetchall()
        kept = {(code, act.partition("/")[2]) for code, act in rows}
        return len(set(self.acknowledged) - kept)


class Memory:
    """The most memory a house and all its processes held together, in MB."""

    def __init__(self, house: House) -> None:
        assert house.process
        self.root = house.process.pid
        self.most = 0.0
        self.over = threading.Event()
        self.watcher = threading.Thread(target=self.watch, daemon=True)
        self.watcher.start()

    def watch(self) -> None:
        while not self.over.wait(0.1):
            self.most = max(self.most, sum(map(megabytes, family(self.root))))


def family(pid: int) -> Iterator[int]:
    """A process and all that came of it."""
    yield pid
    with contextlib.suppress(OSError):
        for children in Path(f"/proc/{pid}/task").glob("*/children"):
            for child in children.read_text().split():
                yield from family(int(child))


def megabytes(pid: int) -> float:
    """What a process holds, pages it shares counted by halves (PSS)."""
    with contextlib.suppress(OSError):
        rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
        return int(rollup.split("\nPss:")[1].split()[0]) / 1024
    return 0.0


def loop_seconds(house: House) -> float:
    """Of a processor, by the thread that all tables share."""
    assert house.process
    pid = house.process.pid
    fields = Path(f"/proc/{pid}/task/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
