"""A person's moves while bots think at many other tables.

    .venv/bin/python -m bench.thinking [--tables 50] [--bot ismcts:50ms] [--seconds 20]

At each of the other tables somebody who answers at once sits among three bots that search, so
that a bot thinks there nearly all the time; they are in a process of their own. Printed: how long
a person's action takes at a table of two, from sending it to the other's receipt, with nobody
thinking and with all of them, in one run; how busy the server itself and its bots were, of one
core; and what the machine does to any process meanwhile: how late one that sleeps wakes up, and
how long a write to the disk takes. (Every move is on disk before anybody sees it.)
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools.house import House, hear, read, say

SEATS = 4
Sent = dict[int, tuple[int, float]]  # by question: who answered it, and when


async def sit(house: House, code: str, seat: int) -> Any:
    link = await house.connect(code)
    await say(link, do="hello")
    await say(link, do="sit", seat=seat, name=f"P{seat}", colour=seat)
    while not (await hear(link)).get("yours"):
        pass
    return link


async def among_bots(house: House, bot: str) -> None:
    """Games with three bots that search, one after the other, for ever."""
    while True:
        code = await asyncio.to_thread(house.make_table, "cave", SEATS, timers="off")
        link = await sit(house, code, 0)
        for seat in range(1, SEATS):
            await say(link, do="bot", seat=seat, level=bot)
        await say(link, do="start")
        async for shown in pictures(link):
            await answer(link, shown, 0)


async def pictures(link: Any) -> Any:
    """What is shown, to the end of the game."""
    while True:
        message = read(link, await link.recv())
        if message["is"] == "refused":
            raise RuntimeError(message)
        if message["is"] == "table":
            yield message
            if message["phase"] == "over":
                return


async def answer(link: Any, shown: Any, seat: int) -> bool:
    """Whether one was asked; what comes first is taken."""
    if seat not in shown["asked"] or not shown["choices"]:
        return False
    number = shown["decision"]
    action = shown["choices"][0]
    await say(link, do="act", id=f"{seat}-{number}", seat=seat, decision=number, action=action)
    return True


async def person(house: House, seconds: float) -> list[float]:
    """Two people at a table of their own: how long the other waits for a move, in seconds."""
    until = time.monotonic() + seconds
    latencies: list[float] = []
    while time.monotonic() < until:
        code = await asyncio.to_thread(house.make_table, "cave", 2, timers="off")
        links = [await sit(house, code, seat) for seat in range(2)]
        await say(links[0], do="start")
        sent: Sent = {}
        await asyncio.gather(
            *(play(link, seat, sent, latencies) for seat, link in enumerate(links))
        )
    return latencies


async def play(link: Any, seat: int, sent: Sent, latencies: list[float]) -> None:
    """Answer after a moment; the watch stops when the other sees the next question."""
    answered = 0
    async for shown in pictures(link):
        sender, began = sent.get(shown["decision"] - 1, (seat, 0.0))
        if sender != seat:
            latencies.append(time.perf_counter() - began)
            del sent[shown["decision"] - 1]
        if seat in shown["asked"] and shown["decision"] > answered:
            answered = shown["decision"]
            await asyncio.sleep(0.02)  # people do not answer at once
            sent[answered] = seat, time.perf_counter()
            await answer(link, shown, seat)


def crowd(port: int, tables: int, bot: str) -> None:
    """All other tables, in a process of their own: the person's watch must not wait for them."""
    house = House(Path(), port)

    async def everybody() -> None:
        await asyncio.gather(*(among_bots(house, bot) for _ in range(tables)))

    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(everybody())


async def measure(tables: int, bot: str, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.start()
        context = multiprocessing.get_context("spawn")
        others = context.Process(target=crowd, args=(house.port, tables, bot), daemon=True)
        try:
            await tell("nobody thinks", house, seconds)
            others.start()
            await asyncio.sleep(8)  # until they all think
            await tell(f"{tables} tables with {SEATS - 1} × {bot}", house, seconds)
        finally:
            if others.pid:
                others.kill()
            house.kill()


async def tell(what: str, house: House, seconds: float) -> None:
    used, thought, began = house.cpu_seconds(), house.helpers_cpu_seconds(), time.monotonic()
    machine = asyncio.ensure_future(hiccups(house.data, seconds))
    latencies = await person(house, seconds)
    lasted = time.monotonic() - began
    busy = (house.cpu_seconds() - used) / lasted
    bots = (house.helpers_cpu_seconds() - thought) / lasted
    late, disk = await machine
    middle, most = marks(latencies)
    print(
        f"{what:36} actions {len(latencies):5} p50 {middle:6.1f} ms p99 {most:6.1f} ms"
        f"   server busy {busy:4.0%}, bots {bots:4.0%}   load {os.getloadavg()[0]:.1f},"
        f" a wake-up p99 {marks(late)[1]:.1f} ms, a write p99 {marks(disk)[1]:.1f} ms",
        flush=True,
    )


async def hiccups(folder: Path, seconds: float) -> tuple[list[float], list[float]]:
    """What the machine does to anybody meanwhile: how late one wakes, how long a write takes."""
    until = time.monotonic() + seconds
    late, disk = [], []
    while time.monotonic() < until:
        began = time.perf_counter()
        await asyncio.sleep(0.05)
        late.append(time.perf_counter() - began - 0.05)
        disk.append(await asyncio.to_thread(write_down, folder / "probe"))
    return late, disk


def write_down(path: Path) -> float:
    """As long as a few bytes need to the disk."""
    began = time.perf_counter()
    with path.open("ab") as file:
        file.write(b"probe")
        file.flush()
        os.fsync(file.fileno())
    return time.perf_counter() - began


def marks(seconds: Sequence[float]) -> tuple[float, float]:
    """The middle and the 99th of a hundred, in milliseconds."""
    found = statistics.quantiles(seconds, n=100)
    return 1000 * found[49], 1000 * found[98]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--bot", default="ismcts:50ms")
    parser.add_argument("--seconds", type=float, default=20)
    args = parser.parse_args()
    asyncio.run(measure(args.tables, args.bot, args.seconds))


if __name__ == "__main__":
    main()
