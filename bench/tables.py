"""200 tables of three over real WebSockets, everybody acting as soon as they may.

    .venv/bin/python -m bench.tables [--tables 200]

Prints actions a second, p50 and p99 from a player's action to the others' receipt, server CPU
per action, bytes per message and memory per connection. The players share this machine with the
server, so read CPU and memory; times are only what this machine gave today.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from tools.house import House, hear, say

SEATS = 3


class Meter:
    """What the players saw."""

    def __init__(self) -> None:
        self.actions = 0
        self.latencies: list[float] = []
        self.messages = 0
        self.bytes = 0


async def sit_down(house: House, code: str) -> list[Any]:
    """Three people on their chairs, the game begun."""
    links = [await house.connect(code) for _ in range(SEATS)]
    for seat, link in enumerate(links):
        await say(link, do="hello")
        await say(link, do="sit", seat=seat, name=f"P{seat}", colour=seat)
        while not (await hear(link)).get("yours"):
            pass
    await say(links[0], do="start")
    return links


async def play_table(links: list[Any], meter: Meter) -> None:
    """One game to its end."""
    sent_at: dict[int, float] = {}
    await asyncio.gather(*(play_seat(s, link, sent_at, meter) for s, link in enumerate(links)))


async def play_seat(seat: int, link: Any, sent_at: dict[int, float], meter: Meter) -> None:
    answered = -1
    while True:
        text = await link.recv()
        now = time.perf_counter()
        meter.messages += 1
        meter.bytes += len(text)
        message = json.loads(text)
        if message["is"] == "refused":
            raise RuntimeError(message)
        if message["is"] != "table":
            continue
        before = sent_at.get(message["decision"] - 1)
        if before and seat != message["view"]["active"]:
            meter.latencies.append(now - before)
        if message["phase"] == "over":
            return
        if message["choices"] and message["decision"] != answered:
            answered = message["decision"]
            sent_at[answered] = time.perf_counter()
            meter.actions += 1
            await say(
                link,
                do="act",
                id=f"{seat}-{answered}",
                seat=seat,
                decision=answered,
                action=message["choices"][meter.actions % len(message["choices"])],
            )


async def measure(tables: int, game: str) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.start()
        try:
            empty = house.memory_kib()
            codes = [house.make_table(game, SEATS, timers="off") for _ in range(tables)]
            with_tables = house.memory_kib()
            tables_links = [await sit_down(house, code) for code in codes]
            seated = house.memory_kib()
            meter = Meter()
            cpu, kernel = house.cpu_seconds(), house.kernel_seconds()
            start = time.monotonic()
            await asyncio.gather(*(play_table(links, meter) for links in tables_links))
            wall = time.monotonic() - start
            cpu = house.cpu_seconds() - cpu
            house_kernel = house.kernel_seconds()
        finally:
            house.kill()
    marks = statistics.quantiles(meter.latencies, n=100)
    return {
        "tables": tables,
        "connections": tables * SEATS,
        "actions": meter.actions,
        "actions_per_second": meter.actions / wall,
        "p50_ms": marks[49] * 1000,
        "p99_ms": marks[98] * 1000,
        "server_cpu_ms_per_action": cpu / meter.actions * 1000,
        "of_it_in_the_kernel": (house_kernel - kernel) / meter.actions * 1000,
        "server_cpu_share": cpu / wall,
        "bytes_per_message": meter.bytes / meter.messages,
        "kib_per_connection": (seated - with_tables) / (tables * SEATS),
        "kib_per_table": (with_tables - empty) / tables,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--game", default="cave")
    args = parser.parse_args()
    figures = asyncio.run(measure(args.tables, args.game))
    for name, figure in figures.items():
        print(f"{name:28} {figure:12,.3f}")


if __name__ == "__main__":
    main()
