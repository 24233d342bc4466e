"""200 tables of three over real WebSockets, in each game, everybody acting as soon as they may.

    .venv/bin/python -m bench.tables [--tables 200] [--game all] [--seconds 20]

Prints, for each game, actions a second, p50 and p99 from a player's action to the others' receipt,
server CPU an action, bytes a player and action, and memory for a connection and for a table.
Every game is played to its end, or for so many seconds. Answers that the server keeps on purpose
(in a race, or while everybody still looks at open cards) have no latency here. The players share
this machine with the server, so read CPU and memory; times are only what this machine gave today.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from websockets.asyncio.client import ClientConnection

from bench.players import (
    NO_CLOCK,
    QUICK_SESAME,
    QUICK_THUMB,
    Device,
    Habits,
    Message,
    Said,
    Sitting,
)
from fabletop.games import GAMES
from tools.house import House, read

PLACES = "abc"  # three people, each at a device of their own
OPTIONS: Mapping[str, Mapping[str, object]] = {
    "cave": NO_CLOCK,
    "open_sesame": QUICK_SESAME,
    "aladin": NO_CLOCK,
    "tom_thumb": QUICK_THUMB,
    "basra": NO_CLOCK,
}
BUSY = Habits(aside=0, undo=0, agree=1, talk=0, hint=0, wonder=0, too_early=0, press=1)


@dataclass(slots=True)
class Meter:
    """What the players saw."""

    actions: int = 0
    refused: int = 0
    bytes: int = 0
    latencies: list[float] = field(default_factory=list)


@dataclass(slots=True)
class Acts:
    """At one table: when each question was answered last, and at which device."""

    sent: dict[int, tuple[float, str]] = field(default_factory=dict)
    kept: set[int] = field(default_factory=set)  # questions whose answers wait on purpose

    def note_act(self, act: Message, device: str, now: float) -> None:
        if act["decision"] not in self.kept:
            self.sent[act["decision"]] = now, device

    def note_picture(self, shown: Message) -> None:
        if shown["race"] or any(event.get("fleeting") for event in shown["events"]):
            self.kept.add(shown["decision"])
            self.sent.pop(shown["decision"], None)

    def latency(self, decision: int, device: str, now: float) -> float | None:
        """How long ago the question before was answered, if somebody else did."""
        at, who = self.sent.get(decision - 1, (now, device))
        return None if who == device else now - at


class Player:
    """A device with its line."""

    def __init__(self, device: Device, link: ClientConnection, acts: Acts, meter: Meter) -> None:
        self.device, self.link, self.acts, self.meter = device, link, acts, meter
        self.waiting: set[asyncio.Task[None]] = set()

    async def sit(self) -> None:
        """Until the chair is its own."""
        await self.say(self.device.come())
        while not self.device.tokens:
            self.device.hear(read(self.link, await self.link.recv()))

    async def play(self) -> None:
        """Until the game is over."""
        async for text in self.link:
            now = time.perf_counter()
            self.meter.bytes += len(text) if isinstance(text, bytes) else len(text.encode())
            before = self.device.highest
            said = self.device.hear(read(self.link, text))
            self.note(before, now)
            await self.say(said)
            if self.device.over:
                return

    def note(self, before: int, now: float) -> None:
        """How long others' actions took to this device."""
        shown = self.device.shown
        if not shown or shown["decision"] <= before:
            return
        latency = self.acts.latency(shown["decision"], self.device.name, now)
        if latency is not None:
            self.meter.latencies.append(latency)
        self.acts.note_picture(shown)

    async def say(self, said: Sequence[Said]) -> None:
        for message, after in said:
            if after:
                task = asyncio.create_task(self.say_later(message, after))
                self.waiting.add(task)
                task.add_done_callback(self.waiting.discard)
            else:
                await self.send(message)

    async def say_later(self, message: Message, after: float) -> None:
        await asyncio.sleep(after)
        await self.send(message)

    async def send(self, message: Message) -> None:
        if message["do"] == "act":
            self.meter.actions += 1
            self.acts.note_act(message, self.device.name, time.perf_counter())
        await self.link.send(json.dumps(message))


async def gather_table(house: House, game: str, code: str, meter: Meter, n: int) -> list[Player]:
    """Three people on their chairs; nobody has started yet."""
    sitting, acts = Sitting(game, PLACES, OPTIONS[game]), Acts()
    players = []
    for name in PLACES:
        device = Device(sitting, name, random.Random(f"{n}{name}"), habits=BUSY)
        players.append(Player(device, await house.connect(code), acts, meter))
        await players[-1].sit()
    return players


async def play_all(players: Sequence[Player], seconds: float) -> float:
    """Everybody plays; how many seconds it took."""
    start = time.monotonic()
    tasks = [asyncio.create_task(player.play()) for player in players]
    _, late = await asyncio.wait(tasks, timeout=seconds)
    wall = time.monotonic() - start
    sending = [task for player in players for task in player.waiting]
    for task in (*late, *sending):
        task.cancel()
    found = await asyncio.gather(*tasks, *sending, return_exceptions=True)
    for fault in found:
        if isinstance(fault, Exception):
            raise fault
    return wall


async def measure(tables: int, game: str, seconds: float) -> dict[str, float]:
    """One game at so many tables of a fresh server."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.start()
        try:
            empty = house.memory_kib()
            codes = [house.make_table(game, len(PLACES), **OPTIONS[game]) for _ in range(tables)]
            with_tables, meter = house.memory_kib(), Meter()
            players: list[Player] = []
            for n, code in enumerate(codes):
                players += await gather_table(house, game, code, meter, n)
            seated = house.memory_kib()
            cpu, kernel = house.cpu_seconds(), house.kernel_seconds()
            wall = await play_all(players, seconds)
            cpu, kernel = house.cpu_seconds() - cpu, house.kernel_seconds() - kernel
            played = house.memory_kib()
        finally:
            house.kill()
    meter.refused = sum(player.device.refusals.total() for player in players)
    marks = statistics.quantiles(meter.latencies, n=100)
    return {
        "tables": tables,
        "games over": sum(player.device.over for player in players) / len(PLACES),
        "actions": meter.actions,
        "of them refused": meter.refused,
        "actions a second": meter.actions / wall,
        "p50 ms": marks[49] * 1000,
        "p99 ms": marks[98] * 1000,
        "server CPU ms an action": cpu / meter.actions * 1000,
        "of it in the kernel": kernel / meter.actions * 1000,
        "server CPU, of one core": cpu / wall,
        "bytes a player and action": meter.bytes / meter.actions / len(PLACES),
        "KiB a connection": (seated - with_tables) / len(players),
        "KiB a table before play": (with_tables - empty) / tables,
        "KiB a table in play": (with_tables - empty + played - seated) / tables,
    }


def report(figures: Mapping[str, Mapping[str, float]]) -> Iterator[str]:
    """A column for each game."""
    yield f"{'':26}" + "".join(f"{game:>13}" for game in figures)
    for name in next(iter(figures.values())):
        yield f"{name:26}" + "".join(f"{measured[name]:13,.2f}" for measured in figures.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--game", default="all", choices=("all", *OPTIONS))
    parser.add_argument("--seconds", type=float, default=20.0, help="at most, for each game")
    args = parser.parse_args()
    games = list(GAMES) if args.game == "all" else [args.game]
    figures = {game: asyncio.run(measure(args.tables, game, args.seconds)) for game in games}
    print("\n".join(report(figures)))


if __name__ == "__main__":
    main()
