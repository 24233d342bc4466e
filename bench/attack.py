"""Every fault of issue 19 against a live server, and what others notice of it.

    .venv/bin/python -m bench.attack [--only packs,hello,storm] [--seconds 20]

Each row is an attack: `ok`, or `FAULT` if the house did not stand it; then the program ends with 1.
Strangers come from 127.0.0.2 and up (Linux has them all) and run in processes of their own. A calm
table plays from 127.0.0.1 meanwhile; the server has its usual limits. Pressure is measured in how
long the calm table's moves take: p99 just before, p99 meanwhile, and how many times as much that
is. `storm` is all pressure at once: at most three times as long, less than 300 MB for the server
and all its processes, and after kill -9 every acknowledged move is on disk.

Where it may, the bench runs ahead of other programs on this machine: it measures the house, not its
neighbours. The strangers do not.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any

from bench.attacks import disasters, intruders, strangers, trifles
from bench.attacks.calm import Calm, Memory, Waits, loop_seconds
from bench.attacks.visitors import Verdict
from tools.house import House

LEAST, BEFORE, STORM = 6.0, 5.0, 20.0  # seconds: an attack, the quiet before it, all at once
TIMES, MEGABYTES = 3.0, 300.0  # what is allowed: of the p99 before, and of memory
CALM_TABLES = 2
CORES = range(os.cpu_count() or 1)
NEVER = ("500", "502", "0 ")  # how no answer may begin
RESTORED = "fetches"

Row = Callable[[], Coroutine[Any, Any, Verdict]]

AT_A_HOUSE: dict[str, Callable[[House], Awaitable[Verdict]]] = {
    "5 locked table": intruders.at_a_locked_table,
    "5 records": intruders.records,
    "6 curious host": intruders.curious_host,
    "6 broken line": intruders.guest_at_a_broken_line,
    "7 second server": disasters.second_server,
    "9 ticket": intruders.ticket,
    "9 silent liar": intruders.silent_liar,
    "10 foreign pages": trifles.foreign_pages,
    "10 figures": trifles.figures,
    "10 paths": trifles.paths,
    "10 file modes": trifles.file_modes,
    "10 silence": trifles.silence,
    "10 undo": trifles.undo,
    "10 names": trifles.names,
    "10 spectators": trifles.spectators,
    "10 not seated": trifles.not_seated,
    "10 log": trifles.log_without_secrets,
    "10 health": trifles.health,
}
PATIENT: dict[str, Callable[[House], Awaitable[Verdict]]] = {
    "6 patient guest": intruders.patient_guest,
    "8 wished away": disasters.wished_away,
}
IN_A_FOLDER: dict[str, Callable[[Path], Awaitable[Verdict]]] = {
    "1 full disk": disasters.full_disk,
    "4 restore": disasters.restore,
    "8 many tables": disasters.many_tables,
}
PRESSURE = {
    "2 packs": "packs", "2 packed records": "packed_records", "2 digits": "digits",
    "3 endless": "endless", "4 chances": "chances", "4 pairs": "pairs", "4 qr codes": "qr_codes",
    "4 bodies": "bodies", "4 hello": "hello", "4 sockets": "sockets", "4 audience": "audience",
    "4 requests": "requests", "5 guesses": "guesses", "5 guesses of 16": "guesses_of_many",
    "5 blind addresses": "blind_addresses",
}  # fmt: skip


# -- strangers in processes of their own


def strike(
    name: str, port: int, seconds: float, tables: Sequence[str], ready: Any, go: Any, told: Any
) -> None:
    """One attack; it waits until all are there."""
    os.setsid()  # the system shares its time by sessions: this is another one
    prefer(0)
    stay_on(CORES[-1:])
    ready.release()
    go.wait()
    attack = strangers.ATTACKS.get(name)
    work = attack(port, seconds) if attack else strangers.fetches(port, seconds, tables)
    told.put((name, asyncio.run(work)))


class Strangers:
    """Attacks that are ready, and begin together."""

    def __init__(
        self, names: Sequence[str], port: int, seconds: float, tables: Sequence[str] = ()
    ) -> None:
        context = multiprocessing.get_context("spawn")
        ready, self.go, self.told = context.Semaphore(0), context.Event(), context.Queue()
        self.processes = [
            context.Process(
                target=strike,
                args=(name, port, seconds, tables, ready, self.go, self.told),
                daemon=True,
            )
            for name in names
        ]
        for process in self.processes:
            process.start()
        for _ in names:
            ready.acquire()

    def attack(self, patience: float) -> dict[str, Counter[str]]:
        """What each of them heard; one that breaks down has heard nothing."""
        self.go.set()
        heard: dict[str, Counter[str]] = {}
        until = time.monotonic() + patience
        while len(heard) < len(self.processes) and time.monotonic() < until:
            with contextlib.suppress(Exception):
                name, told = self.told.get(timeout=0.5)
                heard[name] = told
        for process in self.processes:
            process.terminate()
        return heard


# -- pressure


class Pressed:
    """What was measured while strangers pressed."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tables = [Calm(house) for _ in range(CALM_TABLES)]
        self.memory = Memory(house)

    async def measure(self, attack: Strangers, patience: float) -> None:
        playing = [asyncio.ensure_future(table.play()) for table in self.tables]
        try:
            await asyncio.sleep(1.0)
            self.before = await self.watch(asyncio.sleep(BEFORE))
            loop, began = loop_seconds(self.house), time.monotonic()
            self.during = await self.watch(self.be_attacked(attack, patience))
            self.took = time.monotonic() - began
            self.loop = (loop_seconds(self.house) - loop) / self.took
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            self.memory.over.set()
            self.house.kill()
        self.lost = sum(table.lost() for table in self.tables)
        self.kept = sum(len(table.acknowledged) for table in self.tables)

    async def be_attacked(self, attack: Strangers, patience: float) -> None:
        began = time.monotonic()
        self.heard = await asyncio.to_thread(attack.attack, patience)
        await asyncio.sleep(max(0.0, LEAST - (time.monotonic() - began)))

    async def watch(self, work: Awaitable[None]) -> Waits:
        for table in self.tables:
            table.latencies.clear()
        await work
        return Waits.of([wait for table in self.tables for wait in table.latencies])

    @property
    def times(self) -> float:
        return self.during.p99 / max(self.before.p99, 0.001)

    def faults(self, attacks: int) -> Iterator[str]:
        told: Counter[str] = sum(self.heard.values(), Counter())
        if len(self.heard) < attacks:
            yield "an attack broke down"
        if wrong := {what: told[what] for what in told if what.startswith(NEVER)}:
            yield f"answers {wrong}"
        if self.memory.most >= MEGABYTES:
            yield "memory"
        if self.lost:
            yield f"{self.lost} acknowledged moves lost"
        if errors := self.house.errors():
            yield f"{len(errors)} errors in the log, first: {errors[0][:300]}"

    def tell(self) -> str:
        before, during = self.before, self.during
        return (
            f"p99 {before.p99:.1f} → {during.p99:.1f} ms ({self.times:.1f}×), "
            f"p50 {before.p50:.1f} → {during.p50:.1f}, longest {during.most:.0f}, "
            f"{during.moves} moves, loop {100 * self.loop:.0f} %, "
            f"{self.memory.most:.0f} MB, {self.kept} moves kept"
        )


async def press(names: Sequence[str], seconds: float, patience: float, most: float) -> Verdict:
    """Some attacks together beside calm tables."""
    with tempfile.TemporaryDirectory() as folder:
        grown = await grown_tables(Path(folder)) if RESTORED in names else []
        house = House(Path(folder), limits=("60", "20"), strict=True)
        house.start()
        pressed = Pressed(house)
        attack = await asyncio.to_thread(Strangers, names, house.port, seconds, grown)
        await pressed.measure(attack, patience)
        faults = [*pressed.faults(len(names)), *(["too slow"] if pressed.times > most else [])]
    answers = "; ".join(spell(name, told, len(names) > 1) for name, told in pressed.heard.items())
    wrong = f" FAULTS: {', '.join(faults)}" if faults else ""
    return Verdict(not faults, f"{pressed.tell()}{wrong}\n{'':24}{answers}")


async def grown_tables(folder: Path) -> list[str]:
    """Tables that take as long to fetch as any; their addresses."""
    model, _ = await disasters.grow(folder)
    addresses = disasters.copies(model)
    disasters.copy_table(House(folder), model, [one.rpartition("-")[0] for one in addresses])
    return addresses


def spell(name: str, told: Counter[str], several: bool) -> str:
    heard = ", ".join(f"{count} × {what}" for what, count in told.most_common(5))
    return f"{name}: {heard}" if several else heard


def stay_on(cores: Sequence[int]) -> None:
    """Strangers have a core of their own, as they would have a machine of their own."""
    with contextlib.suppress(OSError):
        os.sched_setaffinity(0, cores)


def prefer(nice: int) -> None:
    """How this program and its session stand beside others, where we may say so."""
    with contextlib.suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(nice))
    with contextlib.suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, 0, nice)


# -- rows


def pressure_row(name: str) -> Row:
    # One attack alone is watched for a short time: what is allowed to be slower is more than in
    # the storm, where the number of moves makes the p99 a firm one.
    return lambda: press([PRESSURE[name]], LEAST, 60.0, 2 * TIMES)


def house_row(attack: Callable[[House], Awaitable[Verdict]], patience: float = 60.0) -> Row:
    async def row() -> Verdict:
        with tempfile.TemporaryDirectory() as folder, disasters.opened(Path(folder)) as house:
            return await asyncio.wait_for(attack(house), patience)

    return row


def folder_row(attack: Callable[[Path], Awaitable[Verdict]]) -> Row:
    async def row() -> Verdict:
        with tempfile.TemporaryDirectory() as folder:
            return await asyncio.wait_for(attack(Path(folder)), 180)

    return row


def rows(seconds: float) -> dict[str, Row]:
    """All attacks, in the order of the issue."""
    found = {name: pressure_row(name) for name in PRESSURE}
    found |= {name: house_row(attack) for name, attack in AT_A_HOUSE.items()}
    found |= {name: folder_row(attack) for name, attack in IN_A_FOLDER.items()}
    ordered = dict(sorted(found.items(), key=lambda row: int(row[0].split()[0])))
    storm = [*PRESSURE.values(), RESTORED]
    return {**ordered, "storm": lambda: press(storm, seconds, seconds + 60, TIMES)}


async def judge(row: Row) -> Verdict:
    """An attack that cannot be carried out is a fault, too."""
    try:
        return await row()
    except Exception as error:
        return Verdict(False, f"broke down: {error!r}")


def report(name: str, verdict: Verdict) -> bool:
    print(f"{name:18} {'ok' if verdict.ok else 'FAULT':5} {verdict.told}", flush=True)
    return verdict.ok


async def run(names: Sequence[str], seconds: float) -> bool:
    """All of these; those that need patience wait beside the others."""
    patient = {
        name: asyncio.ensure_future(judge(house_row(attack, 180.0)))
        for name, attack in PATIENT.items()
        if name in names
    }
    fine = True
    for name, row in rows(seconds).items():
        if name == "storm":
            for other, task in patient.items():
                fine &= report(other, await task)
            patient = {}
        if name in names:
            fine &= report(name, await judge(row))
    for other, task in patient.items():
        fine &= report(other, await task)
    return fine


def chosen(only: str) -> list[str]:
    """The rows whose names hold one of these words."""
    every = [*rows(STORM), *PATIENT]
    words = [word.strip() for word in only.split(",") if word.strip()]
    return [name for name in every if not words or any(word in name for word in words)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="rows whose names hold one of these words")
    parser.add_argument("--seconds", type=float, default=STORM, help="of the storm")
    args = parser.parse_args()
    if os.getpid() != os.getsid(0) and os.getpid() != os.getpgrp():
        os.setsid()
    prefer(-15)
    stay_on(CORES[:-1] or CORES)
    sys.exit(0 if asyncio.run(run(chosen(args.only), args.seconds)) else 1)


if __name__ == "__main__":
    main()
