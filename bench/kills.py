"""Kill the server with -9 again and again under load: nothing acknowledged may be missing.

    .venv/bin/python -m bench.kills [--kills 1000] [--tables 6]

A nursery process has the server imported already and forks it anew after each kill, so that a
thousand kills take minutes. Players act as fast as they may, keep every acknowledgement, and
after each kill come back with their seat tokens and send again what was not acknowledged. In the
end every table is read from disk: each acknowledged act must be there exactly once, and the
record must replay.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from bench.house import House, hear, say
from fabletop.games import GAMES
from fabletop.server.lobby import Lobby

SEATS = 3
NURSERY = """
import os, sys
from pathlib import Path
from fabletop.server.limits import Limits
from fabletop.server.serve import serve
out = os.fdopen(os.dup(1), "w")
sys.stdout = open(os.devnull, "w")
for line in sys.stdin:
    child = os.fork()
    if child == 0:
        serve("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]), Limits.generous(0.01))
        os._exit(0)
    print(child, file=out, flush=True)
    os.waitpid(child, 0)
"""


class Nursery(House):
    """A house whose server is forked from a process that has it imported."""

    def open(self) -> None:
        command = [sys.executable, "-c", NURSERY, str(self.port), str(self.data)]
        self.nursery = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def start(self) -> None:
        assert self.nursery.stdin
        assert self.nursery.stdout
        self.nursery.stdin.write("go\n")
        self.nursery.stdin.flush()
        self.child = int(self.nursery.stdout.readline())
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            with contextlib.suppress(OSError):
                self.get("/health")
                return
            time.sleep(0.005)
        raise RuntimeError("the server does not start")

    def kill(self) -> None:
        os.kill(self.child, signal.SIGKILL)


class Player:
    """Acts whenever it may, and writes down what was acknowledged."""

    def __init__(self, house: House, code: str, seat: int) -> None:
        self.house, self.code, self.seat = house, code, seat
        self.token = ""
        self.number = 0
        self.pending: dict[str, Any] | None = None
        self.acknowledged: dict[str, list[Any]] = {}
        self.over = False

    async def play(self) -> None:
        """Until the game is over; a lost connection is made again."""
        while not self.over:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                link = await self.house.connect(self.code)
                await self.talk(link)
            await asyncio.sleep(0.01)

    async def talk(self, link: Any) -> None:
        await say(link, do="hello", tokens=[self.token] if self.token else [])
        if not self.token:
            await say(
                link,
                do="sit",
                seat=self.seat,
                name=f"P{self.seat}",
                colour=self.seat,
                id=f"me-{self.seat}",
            )
        if self.pending:
            await say(link, **self.pending)
        while not self.over:
            message = await hear(link)
            if message["is"] == "done":
                self.acknowledge(message["id"])
            elif message["is"] == "refused" and message["id"]:
                raise RuntimeError(f"refused after a restart: {message} {self.pending}")
            elif message["is"] == "table":
                await self.look(link, message)

    def acknowledge(self, number: str) -> None:
        if self.pending and self.pending["id"] == number:
            self.acknowledged[number] = self.pending["action"]
            self.pending = None

    async def look(self, link: Any, shown: Any) -> None:
        self.token = shown["tokens"].get(str(self.seat), self.token)
        for number in shown["done"]:
            self.acknowledge(number)
        full = all(chair["name"] for chair in shown["chairs"])
        if shown["phase"] == "lobby" and self.seat == 0 and full:
            await say(link, do="start")
        self.over = shown["phase"] == "over"
        if shown["choices"] and self.pending is None:
            self.number += 1
            self.pending = {
                "do": "act",
                "id": str(self.number),
                "seat": self.seat,
                "decision": shown["decision"],
                "action": random.choice(shown["choices"]),
            }
            await say(link, **self.pending)


async def attack(house: Nursery, kills: int, tables: int) -> tuple[list[Player], int]:
    """So many kills, with always so many tables at play."""
    players: list[Player] = []
    tasks: list[asyncio.Task[None]] = []
    done = 0
    while done < kills:
        running = sum(not task.done() for task in tasks)
        for _ in range(tables - -(-running // SEATS)):
            code = await asyncio.to_thread(house.make_table, "cave", SEATS, timers="off")
            sitting = [Player(house, code, seat) for seat in range(SEATS)]
            players += sitting
            tasks += [asyncio.ensure_future(player.play()) for player in sitting]
        await asyncio.sleep(random.uniform(0.01, 0.25))
        house.kill()
        await asyncio.to_thread(house.start)
        done += 1
        if done % 50 == 0:
            acts = sum(len(player.acknowledged) for player in players)
            print(f"{done} kills, {acts} acts acknowledged", flush=True)
    await asyncio.wait_for(asyncio.gather(*tasks), 120)
    return players, done


def check(data: Path, players: list[Player]) -> tuple[int, int]:
    """Read everything back: (acknowledged acts, acts missing or doubled)."""
    disk = sqlite3.connect(data / "tables.sqlite")
    wrong = total = 0
    for player in players:
        rows = disk.execute(
            "select act, move from moves where code = ? and act like ?",
            (player.code, f"{player.seat}/%"),
        ).fetchall()
        found = [(act.split("/")[1], json.loads(move)["action"]) for act, move in rows]
        for number, action in player.acknowledged.items():
            total += 1
            wrong += found.count((number, action)) != 1
    for code in {player.code for player in players}:
        (kept,) = disk.execute("select kept from tables where code = ?", (code,)).fetchone()
        moves = disk.execute("select move from moves where code = ? order by seq", (code,))
        room = Lobby(GAMES, "x").restore(
            code, json.loads(kept), [json.loads(m) for (m,) in moves], []
        )
        assert room.phase == "over", f"{code} does not replay to its end"
    return total, wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=6)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = Nursery(Path(folder))
        house.open()
        house.start()
        try:
            players, kills = asyncio.run(attack(house, args.kills, args.tables))
        finally:
            house.kill()
            house.nursery.kill()
        total, wrong = check(Path(folder), players)
    print(f"{kills} kills, {total} acknowledged acts, {wrong} missing or doubled")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
