"""Talk to tables of all five games as nobody should: a million messages, no crash, no standstill.

    .venv/bin/python -m bench.fuzz [--messages 1000000] [--tables 10] [--seed 1]

Most messages are well-formed and come from people who sit at a running game, so they reach its
rules: what is offered, what is offered with one word changed, answers to other questions, huge
and negative numbers, wrong types, strange texts, deep lists. The rest is broken: valid messages
with pieces exchanged, cut, doubled and nested, random JSON, random bytes; also from connections
that only watch, or never said hello. Meanwhile the games are played, and calm games go on at
another table. What reached the rules is counted by the answers: those of a rulebook name a clause.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection

from bench.nonsense import Fuzzer, Rascal
from bench.players import SITTINGS, Device, Habits, Message, Sitting, sit_down
from tools.house import House, hear, read, say

ASKED, UNASKED, STRANGER = 28, 8, 9  # messages on a line before their answers are waited for
RULED = 0.8  # the share that is meant to reach the rules
LOOK = 0.05  # seconds between rounds while nobody can answer anything
RABBLE = 900  # messages to a table at which nobody is sober
LONGEST_STANDSTILL = 90.0  # seconds without a new question: longer than any clock of ours
SLOWEST_ANSWER = 60.0  # seconds: then the server does not answer any more


class Line:
    """A connection to a fuzzed table, and what is heard over it."""

    def __init__(self, link: ClientConnection, device: Device | None, table: FuzzedTable) -> None:
        self.link, self.device, self.table = link, device, table
        verbs = list(table.siege.shelf[table.sitting.game]["actions"])
        self.rascal = Rascal(device, verbs) if device else None
        self.answered = asyncio.Event()
        self.barrier = ""
        self.reader = asyncio.ensure_future(self.read())

    async def read(self) -> None:
        async for text in self.link:
            self.hear(read(self.link, text))
        self.answered.set()

    def hear(self, message: Message) -> None:
        if message.get("id") == self.barrier:
            self.answered.set()
        self.table.count(message, self.device)
        if self.device is None:
            return
        if message["is"] == "table":
            self.device.keep(message)
        elif message["is"] == "done":
            self.device.acknowledge(message["id"])
        elif message["is"] == "refused":
            self.device.note_refusal(message)  # what people say then, they say in their turn

    async def send(self, messages: Sequence[str | bytes]) -> None:
        """Some at once, and a question; when that is answered, all of them are."""
        self.table.siege.sent[self.table.sitting.game] += len(messages) + 1
        question = self.rascal.why() if self.rascal and self.rascal.is_playing() else WHY
        self.barrier = question["id"]
        self.answered.clear()
        for message in [*messages, said(question)]:
            await self.link.send(message)
        try:
            await asyncio.wait_for(self.answered.wait(), SLOWEST_ANSWER)
        except TimeoutError:
            where, how = self.table.address, self.link.state.name
            what = [str(message)[:200] for message in messages]
            reader = self.reader.exception() if self.reader.done() else "reading"
            raise RuntimeError(f"no answer at {where} ({how}, {reader}): {what}") from None

    async def hang_up(self) -> None:
        self.reader.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.reader
        self.link.transport.abort()


class FuzzedTable:
    """A table at which some play, some talk nonsense, and most do both."""

    def __init__(self, siege: Siege, sitting: Sitting) -> None:
        self.siege, self.sitting = siege, sitting
        self.rng = random.Random(siege.rng.random())
        self.fuzzer = Fuzzer(self.rng)
        self.lines: list[Line] = []
        self.address = ""
        self.highest, self.moved_at = -1, time.monotonic()  # the last question, and since when

    async def play(self) -> None:
        """Until its game is over, or enough was said."""
        await self.open(sit_down(self.sitting, self.siege.shelf[self.sitting.game], self.rng))
        try:
            while not self.is_over() and not self.siege.enough() and not self.is_stuck():
                strangers = self.begun and self.rng.random() < 0.2
                for line in self.lines if strangers else self.lines[:-2]:
                    await self.go_on(line)
                await asyncio.sleep(LOOK if self.all_look() else 0)
        finally:
            await self.leave()

    async def talk_nonsense(self) -> None:
        """Nobody is sober: before the start everything may be said to a table."""
        await self.open([])
        self.lines.append(Line(await self.siege.house.connect(self.address), None, self))
        try:
            for _ in range(RABBLE // STRANGER):
                await self.go_on(self.rng.choice(self.lines))
        finally:
            await self.leave()

    async def open(self, devices: Sequence[Device]) -> None:
        """A table, its lines, and two lines without a chair; the last does not say hello."""
        house, sitting = self.siege.house, self.sitting
        self.address = await asyncio.to_thread(
            lambda: house.make_table(sitting.game, len(sitting.places), **sitting.options)
        )
        for device in [*devices, None, None]:
            if device:
                device.habits = Habits(hint=0.0, wonder=0.0)
            self.lines.append(Line(await house.connect(self.address), device, self))
        for line in self.lines[:-1]:
            await line.send([said(m) for m, _ in line.device.come()] if line.device else [HELLO])

    async def leave(self) -> None:
        for line in self.lines:
            await line.hang_up()
            self.siege.house.links.remove(line.link)
        if self.is_over():
            self.siege.finished[self.sitting.game] += 1

    @property
    def begun(self) -> bool:
        """Before that nonsense could take a chair for good."""
        return any(line.rascal and line.rascal.is_playing() for line in self.lines)

    def is_stuck(self) -> bool:
        """Whether nothing has gone on for long; then it is told, and left."""
        highest = max(line.device.highest for line in self.lines if line.device)
        now = time.monotonic()
        if highest > self.highest:
            self.highest, self.moved_at = highest, now
        if now < self.moved_at + LONGEST_STANDSTILL:
            return False
        told = [line.device.tell() for line in self.lines if line.device]
        self.siege.stuck.append(f"{self.address} {self.sitting}: {told}")
        return True

    def is_over(self) -> bool:
        shown = next((line.device.shown for line in self.lines if line.device), None)
        return shown is not None and shown["phase"] == "over"

    def all_look(self) -> bool:
        """Whether everybody here has answered and waits, for open cards or for a bot."""
        devices = [line.device for line in self.lines if line.device and line.device.shown]
        return not any(device.is_waited_for() for device in devices)

    async def go_on(self, line: Line) -> None:
        """Some play on one line, and much nonsense."""
        device, rascal = line.device, line.rascal
        if device is None or rascal is None or device.shown is None:
            await line.send([self.fuzzer.message() for _ in range(STRANGER)])
            return
        shown = device.shown
        rascal.look(shown)
        played = [said(message) for message, _ in self.sober(device, shown)]
        nonsense = [
            said(rascal.message()) if self.rng.random() < RULED else self.fuzzer.broken()
            for _ in range(0 if not self.begun else ASKED if shown["choices"] else UNASKED)
        ]
        await line.send([*played, *nonsense])

    def sober(self, device: Device, shown: Message) -> list[Any]:
        """What its people say in earnest; whoever lost a chair takes it again."""
        if set(shown["yours"]) != set(device.seats):
            return device.come()
        return device.look(shown)

    def count(self, message: Message, device: Device | None) -> None:
        """Answers by their code, and those that only rules can give."""
        siege, game, kind = self.siege, self.sitting.game, message["is"]
        siege.answers[message["code"] if kind == "refused" else kind] += 1
        own = kind == "said" and device is not None and message["seat"] in device.seats
        ruled = kind in ("allowed", "hint", "done") or own or bool(message.get("clause"))
        siege.ruled[game] += ruled
        if kind == "table":
            siege.ruled[game] += len(message["done"])


HELLO = '{"do":"hello"}'
WHY: Message = {"do": "why", "seat": 0, "action": [], "id": "!"}


def said(message: Message) -> str:
    return json.dumps(message)


class Siege:
    """All tables that are fuzzed, and what came of it."""

    def __init__(self, house: House, messages: int, seed: int) -> None:
        self.house, self.messages = house, messages
        self.rng = random.Random(seed)
        self.shelf = {game["key"]: game for game in house.get("/api/games")}
        self.sent: Counter[str] = Counter()
        self.ruled: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.finished: Counter[str] = Counter()
        self.stuck: list[str] = []
        self.calm: Counter[str] = Counter()
        self.rabbled = 0
        self.slowest = 0.0  # seconds an answer took at the calm table
        self.begun = time.monotonic()

    def enough(self) -> bool:
        return self.sent.total() >= self.messages

    async def attack(self, tables: int) -> None:
        games = itertools.islice(itertools.cycle(SITTINGS), tables)
        calm, teller = asyncio.ensure_future(self.play_calmly()), asyncio.ensure_future(self.tell())
        async with asyncio.TaskGroup() as group:
            for game in games:
                group.create_task(self.one_after_the_other(itertools.cycle(SITTINGS[game])))
            group.create_task(self.rabble())
        await calm
        teller.cancel()

    async def one_after_the_other(self, sittings: Iterator[Sitting]) -> None:
        for sitting in sittings:
            if self.enough():
                return
            await FuzzedTable(self, sitting).play()

    async def rabble(self) -> None:
        """A small part is said to tables that nobody wants to play at."""
        for sittings in itertools.cycle(SITTINGS.values()):
            while not self.enough() and self.rabbled > self.sent.total() / 20:
                await asyncio.sleep(0.05)
            if self.enough():
                return
            await FuzzedTable(self, self.rng.choice(sittings)).talk_nonsense()
            self.rabbled += RABBLE

    async def tell(self) -> None:
        while True:
            await asyncio.sleep(min(30.0, 1 + self.messages / 10_000))
            seconds = time.monotonic() - self.begun
            print(f"{self.sent.total():,} messages in {seconds:.0f} s", flush=True)

    async def play_calmly(self) -> None:
        """A quiet table beside it all: bots and one person, again and again."""
        while not self.enough():
            table = await asyncio.to_thread(self.house.make_table, "cave", 2, timers="off")
            await self.play_one_calmly(await self.house.connect(table))
            self.calm["cave"] += 1

    async def play_one_calmly(self, link: ClientConnection) -> None:
        await say(link, do="hello")
        await say(link, do="sit", seat=0, name="Calm", colour=0)
        await say(link, do="bot", seat=1, level="easy")
        await say(link, do="start")
        answered, sent_at = None, 0.0
        while (shown := await hear(link)).get("phase") != "over":
            if shown["is"] == "refused":
                raise RuntimeError(shown)
            if shown["is"] == "table" and str(answered) in shown["done"]:
                self.slowest = max(self.slowest, time.monotonic() - sent_at)
            if shown["is"] == "table" and shown["choices"] and shown["decision"] != answered:
                answered, sent_at = shown["decision"], time.monotonic()
                await say(
                    link, do="act", id=str(answered), seat=0, decision=answered,
                    action=shown["choices"][0],
                )  # fmt: skip
        self.house.links.remove(link)
        await link.close()


def report(siege: Siege) -> bool:
    """Print it all; whether anything is wrong."""
    for code, count in siege.answers.most_common():
        print(f"{code:22} {count:10,}")
    print(f"\n{'':14}{'messages':>12}{'to the rules':>14}{'share':>8}{'games over':>12}")
    for game in SITTINGS:
        sent, ruled = siege.sent[game], siege.ruled[game]
        share = f"{ruled / max(1, sent):8.1%}"
        print(f"{game:14}{sent:12,}{ruled:14,}{share}{siege.finished[game]:12,}")
    errors, seconds = siege.house.errors(), time.monotonic() - siege.begun
    sent, ruled = siege.sent.total(), siege.ruled.total()
    print(f"\nerrors of the server: {len(errors)}", *errors[:5], sep="\n  ")
    print(f"tables that stand still: {len(siege.stuck)}", *siege.stuck[:5], sep="\n  ")
    print(
        f"{sent:,} messages in {seconds / 60:.1f} minutes, {ruled / sent:.1%} answered by the "
        f"rules, {siege.finished.total()} games over, {siege.calm.total()} calm games beside them, "
        f"their slowest answer {1000 * siege.slowest:.0f} ms"
    )
    return bool(errors or siege.stuck) or ruled < sent / 2 or not siege.calm


async def besiege(house: House, args: argparse.Namespace) -> Siege:
    siege = Siege(house, args.messages, args.seed)
    await siege.attack(args.tables)
    return siege


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder) / "data")
        house.stderr = Path(folder) / "stderr"
        house.start()
        try:
            siege = asyncio.run(besiege(house, args))
        finally:
            house.kill()
        wrong = report(siege)
    sys.exit(wrong)


if __name__ == "__main__":
    main()
