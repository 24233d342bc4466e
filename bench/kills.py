"""Kill the server with -9 again and again under load: nothing acknowledged may be missing.

    .venv/bin/python -m bench.kills [--kills 1000] [--tables 10] [--seed 1]

A nursery process has the server imported already and forks it anew after each kill, so that a
thousand kills take minutes. Tables of all five games are under way, with bots, shared devices,
races, deals, votes and moves taken back. Kills come at any time, many just when an act is being
saved; now and then there is a pause, so that open cards can lie as long as they must. After each
kill everybody comes back with the tokens, says again what was not acknowledged, and some of what
was. No question may be put again that was over. In the end every record is fetched and verified:
what a seat was told is done must be all that it did, in that order.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from bench.players import SITTINGS, Device, Message, Said, Sitting, sit_down
from fabletop.core import record as records
from fabletop.core.replay import check_fairness, replay
from fabletop.games import GAMES
from tools.house import House, read

NURSERY = """
import json, os, sys
import fabletop.server.serve
from fabletop.cli import main
out = os.fdopen(os.dup(1), "w")
sys.stdout = open(os.devnull, "w")
for line in sys.stdin:
    child = os.fork()
    if child == 0:
        main(json.loads(sys.argv[1]))
        os._exit(0)
    print(child, file=out, flush=True)
    os.waitpid(child, 0)
    print("dead", file=out, flush=True)
"""
LONGEST_SILENCE = 40.0  # seconds at one table: longer than anything there takes
LONGEST_END = 900.0  # seconds until the last table is over after the last kill
NEWBORN = "spawn_main"  # a bot's process that had just been started when its server was killed
LINE_LOST = 0.002  # how often somebody's line is lost when a picture comes


class Nursery(House):
    """A house whose server is forked from a process that has it imported."""

    def open(self) -> None:
        command = [sys.executable, "-c", NURSERY, json.dumps(self.arguments())]
        errors = self.stderr.open("wb") if self.stderr else None
        self.nursery = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True
        )

    def start(self) -> None:
        assert self.nursery.stdin
        self.nursery.stdin.write("go\n")
        self.nursery.stdin.flush()
        self.child = int(self.said())
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            with contextlib.suppress(OSError):
                self.get("/health")
                return
            time.sleep(0.005)
        raise RuntimeError("the server does not start")

    def said(self) -> str:
        assert self.nursery.stdout
        return self.nursery.stdout.readline()

    def kill(self) -> None:
        """Returns when it is dead: its port and its folder are free."""
        os.kill(self.child, signal.SIGKILL)
        self.said()

    def close(self) -> None:
        self.kill()
        self.nursery.kill()
        self.nursery.wait()


class Player:
    """A device and its line, which is made again whenever it is lost."""

    def __init__(self, house: House, table: str, device: Device, acting: asyncio.Event) -> None:
        self.house, self.table, self.device, self.acting = house, table, device, acting
        self.silences = 0
        self.later: set[asyncio.Task[None]] = set()

    async def play(self) -> None:
        """Until the game is over."""
        while not self.device.over:
            with contextlib.suppress(OSError, WebSocketException):
                link = await self.house.connect(self.table)
                try:
                    await self.talk(link)
                finally:
                    self.hang_up(link)
            await asyncio.sleep(0.01)

    def hang_up(self, link: ClientConnection) -> None:
        self.house.links.remove(link)
        link.transport.abort()
        for task in self.later:
            task.cancel()

    async def talk(self, link: ClientConnection) -> None:
        device = self.device
        again = device.rng.randrange(1 + min(2, len(device.acknowledged)))
        await self.say(link, device.come(again))
        while not device.over:
            ended = device.shown is not None and device.shown["phase"] == "over"
            try:
                text = await asyncio.wait_for(link.recv(), 2.0 if ended else LONGEST_SILENCE)
            except TimeoutError:
                self.silences += not ended
                return
            await self.say(link, device.hear(read(link, text)))
            if device.happens(LINE_LOST):
                return

    async def say(self, link: ClientConnection, said: list[Said]) -> None:
        for message, after in said:
            if after:
                task = asyncio.ensure_future(self.say_later(link, message, after))
                self.later.add(task)
                task.add_done_callback(self.later.discard)
                continue
            await link.send(json.dumps(message))
            if message["do"] == "act":
                self.acting.set()

    async def say_later(self, link: ClientConnection, message: Message, after: float) -> None:
        await asyncio.sleep(after)
        with contextlib.suppress(OSError, WebSocketException):
            await self.say(link, [Said(message)])


@dataclass(slots=True)
class Table:
    """A game under way, and those who play it."""

    address: str
    sitting: Sitting
    players: list[Player]
    tasks: list[asyncio.Task[None]]

    def is_over(self) -> bool:
        return all(task.done() for task in self.tasks)


class Siege:
    """Tables under way, and kills."""

    def __init__(self, house: Nursery, seed: int) -> None:
        self.house = house
        self.rng = random.Random(seed)
        self.acting = asyncio.Event()
        self.tables: list[Table] = []
        self.begun = time.monotonic()
        self.shelf = {game["key"]: game for game in house.get("/api/games")}
        self.next: dict[str, Iterator[Sitting]] = {
            game: itertools.cycle(sittings) for game, sittings in SITTINGS.items()
        }

    async def attack(self, kills: int, tables: int) -> None:
        """So many kills, with always so many tables at play, of every game as many."""
        games = list(itertools.islice(itertools.cycle(SITTINGS), tables))
        for number in range(1, kills + 1):
            under_way = Counter(table.sitting.game for table in self.tables if not table.is_over())
            for game, count in Counter(games).items():
                for _ in range(count - under_way[game]):
                    await self.open_table(game)
            await self.wait_for_the_moment()
            await asyncio.to_thread(self.house.kill)
            await asyncio.to_thread(self.house.start)
            if number % 50 == 0:
                minutes = (time.monotonic() - self.begun) / 60
                acts = sum(len(device.acknowledged) for device in self.devices())
                print(f"{number} kills, {acts} acts, {minutes:.1f} minutes", flush=True)
        await self.play_to_the_end()

    async def open_table(self, game: str) -> None:
        sitting = next(self.next[game])
        address = await asyncio.to_thread(
            lambda: self.house.make_table(game, len(sitting.places), **sitting.options)
        )
        devices = sit_down(sitting, self.shelf[game], self.rng)
        players = [Player(self.house, address, device, self.acting) for device in devices]
        tasks = [asyncio.ensure_future(player.play()) for player in players]
        self.tables.append(Table(address, sitting, players, tasks))

    async def wait_for_the_moment(self) -> None:
        """Any time; just after somebody has acted; or after a pause for open cards."""
        draw = self.rng.random()
        if draw < 0.12:
            await asyncio.sleep(self.rng.uniform(4.3, 6.0))
        await asyncio.sleep(self.rng.uniform(0.005, 1.2 if draw > 0.65 else 0.3))
        if self.rng.random() < 0.5:
            self.acting.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.acting.wait(), 0.3)
            await asyncio.sleep(self.rng.uniform(0, 0.006))

    async def play_to_the_end(self) -> None:
        deadline = time.monotonic() + LONGEST_END
        while time.monotonic() < deadline and not all(table.is_over() for table in self.tables):
            await asyncio.sleep(0.2)
        for table in self.tables:
            for task in table.tasks:
                task.cancel()

    def devices(self) -> list[Device]:
        return [player.device for table in self.tables for player in table.players]


@dataclass(slots=True)
class Tally:
    """What was found, of one game or of all."""

    acts: int = 0
    lost: int = 0
    doubled: int = 0
    disordered: int = 0
    finished: int = 0
    stuck: int = 0
    false: int = 0  # records that do not verify
    undone: int = 0
    races: int = 0

    def is_wrong(self) -> bool:
        faults = (self.lost, self.doubled, self.disordered, self.stuck, self.false)
        return any(faults)


def check(siege: Siege) -> dict[str, Tally]:
    """Read everything back, by game."""
    tallies = {game: Tally() for game in SITTINGS}
    for table in siege.tables:
        tally = tallies[table.sitting.game]
        devices = [player.device for player in table.players]
        tally.acts += sum(len(device.acknowledged) for device in devices)
        if not all(device.over for device in devices):
            tally.stuck += 1
            print(f"stuck: {table.address} {table.sitting.game} {devices[0].tell()}")
            continue
        shown = devices[0].shown
        assert shown is not None
        record = siege.house.record(shown["record"])
        tally.finished += 1
        if not is_true(record):
            tally.false += 1
            print(f"false: {table.address} {table.sitting.game}")
        moves = [move for move in record["moves"] if move["by"] == "player"]
        house = [move["action"][0] for move in record["moves"] if move["by"] == "house"]
        tally.undone += house.count("undo")
        tally.races += sum(move["action"][0] == "slap" for move in moves)
        for device in devices:
            for seat in device.seats:
                place = f"{table.address} {table.sitting.game} seat {seat}"
                compare(tally, place, told(device, seat), played(moves, seat))
    return tallies


def is_true(data: Any) -> bool:
    """As `fabletop verify` has it."""
    try:
        record = records.load(data)
        play = replay(GAMES[record.game], record)
        check_fairness(record)
    except records.Damaged as damage:
        print(f"damaged: {damage}")
        return False
    return not play.game.actors(play.s)


def told(device: Device, seat: int) -> list[str]:
    """What a seat was told is done, in order; of a press, what was claimed."""
    acts = [act for act in device.acknowledged if act["seat"] == seat]
    return [json.dumps(act["action"]) for act in acts]


def played(moves: list[Message], seat: int) -> list[str]:
    actions = [cast("list[Any]", move["action"]) for move in moves if move["seat"] == seat]
    return [json.dumps(claim(action)) for action in actions]


def claim(action: list[Any]) -> list[Any]:
    """A press as its page said it: (verb, counted, claimed, elapsed, link)."""
    return [action[0], action[2]] if action[0] == "slap" else action


def compare(tally: Tally, place: str, told: list[str], played: list[str]) -> None:
    """What was acknowledged against what is in the record."""
    lost, more = Counter(told) - Counter(played), Counter(played) - Counter(told)
    tally.lost += lost.total()
    tally.doubled += more.total()
    tally.disordered += not lost and not more and told != played
    if told != played:
        print(f"{place}: lost {lost}, doubled {more}")


def report(siege: Siege, tallies: dict[str, Tally], kills: int) -> bool:
    """Print it all; whether anything is wrong."""
    devices = siege.devices()
    names = list(Tally.__dataclass_fields__)
    figures = {game: [getattr(tally, name) for name in names] for game, tally in tallies.items()}
    whole = [sum(column) for column in zip(*figures.values(), strict=True)]
    print(f"\n{'':14}" + "".join(f"{name:>11}" for name in names))
    for game, row in {**figures, "all": whole}.items():
        print(f"{game:14}" + "".join(f"{figure:11,}" for figure in row))
    forgotten = [act for device in devices for act in device.forgotten]
    back = [line for device in devices for line in device.went_back]
    silences = sum(player.silences for table in siege.tables for player in table.players)
    codes = sum((device.refusals for device in devices), Counter[str]())
    errors = [error for error in siege.house.errors() if NEWBORN not in error]
    print(f"\nrefused: {dict(codes.most_common())}")
    print(f"lines that were silent for {LONGEST_SILENCE:.0f} seconds: {silences}")
    for what, found in (("said again and refused", forgotten), ("put again", back),
                        ("errors of the server", errors)):  # fmt: skip
        print(f"{what}: {len(found)}", *found[:5], sep="\n  ")
    total = dict(zip(names, whole, strict=True))
    print(
        f"{kills:,} kills in {(time.monotonic() - siege.begun) / 60:.1f} minutes, "
        f"{total['acts']:,} acknowledged acts, {total['lost']} lost, {total['doubled']} doubled, "
        f"{total['finished']} games finished"
    )
    wrong = any(tally.is_wrong() for tally in tallies.values())
    return wrong or bool(forgotten or back or errors)


async def besiege(house: Nursery, args: argparse.Namespace) -> tuple[Siege, dict[str, Tally]]:
    siege = Siege(house, args.seed)
    await siege.attack(args.kills, args.tables)
    return siege, await asyncio.to_thread(check, siege)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = Nursery(Path(folder) / "data")
        house.stderr = Path(folder) / "stderr"
        house.open()
        house.start()
        try:
            siege, tallies = asyncio.run(besiege(house, args))
        finally:
            house.close()
        wrong = report(siege, tallies, args.kills)
    sys.exit(wrong)


if __name__ == "__main__":
    main()
