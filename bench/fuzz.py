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
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection

from bench.house import House, hear, say
from bench.players import PHRASES, SITTINGS, Device, Habits, Message, Sitting, fill, sit_down

VERBS = ["hello", "sit", "rename", "bot", "stand", "start", "act", "why", "mine", "back", "dance"]
FIELDS = ["tokens", "since", "seat", "name", "colour", "level", "id", "decision", "action", "x"]
WORDS: list[Any] = [
    None, True, False, 0, 1, 2, 3, -1, 99, 2**63, -(2**70), 1.5, 1e308, "", "0", "take", "offer",
    "L4R1C1", "L1R1C1", "sword-pink", "ban", "kind", "ring", "easy", "greedy", "\x00",
    "\ud83c\udffa",
    "é" * 50, "x" * 3000, "<script>", "'; drop table tables;--", [], {}, ["take", "L4R1C1"],
]  # fmt: skip
ODD_WORDS: list[Any] = [
    None, True, False, -1, 0, 7, 10**6, -(10**6), 2**31, 2**63 - 1, 2**64, -(2**63), 10**300, 0.5,
    1e308, "", "x" * 300, "é" * 200, "\u202e\u0000\ufeff", "👑" * 60, "In the cavern there is",
    "In the cavern there is a " + "very " * 100 + "old lion.", "a crown, " * 60, "٣ coronas",
    [], [[]], [[[[]]]], [0] * 400, [-1, 2**80], ["a", ["b", ["c"]]], {}, {"hole": "one", "of": []},
]  # fmt: skip
KEPT_WORDS = 300  # of those that were seen in a game
ASKED, UNASKED, STRANGER = 14, 4, 9  # messages on a line before their answers are waited for
RULED = 0.8  # the share that is meant to reach the rules
SLOWEST_ANSWER = 60.0  # seconds: then the server does not answer any more


class Fuzzer:
    """Broken messages, as they come from strangers and broken pages."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def value(self, depth: int = 0) -> Any:
        draw = self.rng.random()
        if depth > 3 or draw < 0.7:
            return self.rng.choice(WORDS)
        if draw < 0.85:
            return [self.value(depth + 1) for _ in range(self.rng.randrange(4))]
        return {self.rng.choice(FIELDS): self.value(depth + 1) for _ in range(2)}

    def sensible(self) -> Message:
        """Something a page could say."""
        seat, pick = self.rng.randrange(4), self.rng.choice
        cell = f"L{pick('1234')}R{pick('12')}C{pick('12')}"
        number = self.rng.randrange(60)
        answer = {"seat": seat, "decision": number, "action": pick([["take", cell], ["pick", 1]])}
        return pick(
            [
                {"do": "hello", "tokens": [], "since": self.rng.randrange(-5, 100)},
                {"do": "sit", "seat": seat, "name": "Ж", "colour": self.rng.randrange(6)},
                {"do": "rename", "seat": seat, "name": "B", "colour": 0},
                {"do": "bot", "seat": seat, "level": pick(["easy", "greedy", "random"])},
                {"do": "stand", "seat": seat},
                {"do": "start"},
                {"do": "mine", "seat": seat},
                {"do": "back", "seat": seat},
                {"do": "free", "seat": seat},
                {"do": "swap", "seat": seat, "other": 1},
                {"do": "end"},
                {"do": "again", "game": pick(["", "cave", "chess"])},
                {"do": "house", "name": pick(["locked", "paused", "chat", "slow"]), "on": True},
                {"do": "ticket", "seat": seat},
                {"do": "pack", "id": "0123456789abcdef"},
                {"do": "choose", "name": "timers", "value": "off"},
                {"do": "tick", "seat": seat, "name": "youngest", "on": True},
                {"do": "why", "seat": seat, "action": ["take", cell]},
                {"do": "act", "id": str(number), **answer},
            ]
        )

    def message(self) -> str | bytes:
        """A whole one, or one that is not."""
        return json.dumps(self.sensible()) if self.rng.random() < 0.4 else self.broken()

    def broken(self) -> str | bytes:
        draw, message = self.rng.random(), self.sensible()
        if draw < 0.5:
            message[self.rng.choice([*message, *FIELDS])] = self.value()
            return json.dumps(message)
        if draw < 0.67:
            return json.dumps({"do": self.rng.choice(VERBS), self.rng.choice(FIELDS): self.value()})
        if draw < 0.84:
            text = json.dumps(message)
            place = self.rng.randrange(len(text))
            return text[:place] + chr(self.rng.randrange(1, 0x300)) + text[place + 1 :]
        if draw < 0.95:
            return "[" * self.rng.randrange(2000) + json.dumps(self.value())
        return self.rng.randbytes(self.rng.randrange(100))


class Rascal:
    """Somebody who sits at a game and says what its rules must refuse, or nearly."""

    def __init__(self, device: Device, verbs: Sequence[str]) -> None:
        self.device = device
        self.rng = device.rng
        self.verbs = [*verbs, *verbs, "undo", "leave", "here"]  # the last are the house's
        self.number = 0
        self.seen: deque[Any] = deque([0, 1, 2], maxlen=KEPT_WORDS)  # words of this game
        self.former: deque[Message] = deque(maxlen=50)  # acts of questions that are over

    def look(self, shown: Message) -> None:
        """Learn the words of a game by what it offers."""
        for choice in self.rng.sample(shown["choices"], min(3, len(shown["choices"]))):
            self.seen += [fill(part, self.rng) for part in choice[1:]]
        if self.device.acknowledged:
            self.former.append(self.device.acknowledged[-1])

    def is_playing(self) -> bool:
        return self.device.shown is not None and self.device.shown["phase"] == "play"

    def message(self) -> Message:
        """One that a rulebook answers."""
        draw, seat = self.rng.random(), self.rng.choice(self.device.seats)
        if draw < 0.02:
            return {"do": "undo", "seat": seat}
        if draw < 0.04:
            return {"do": "consent", "seat": seat, "on": draw < 0.035}
        if draw < 0.07:
            return self.saying(seat)
        if draw < 0.075:
            return {"do": "hint", "seat": seat, "id": self.id()}
        if draw < 0.14 and self.former:
            return self.former_act()
        return self.why() if draw < 0.5 else self.act(seat)

    def why(self) -> Message:
        """May I? Sometimes what is offered."""
        shown, seat = self.device.shown, self.rng.choice(self.device.seats)
        assert shown is not None
        offered = shown["choices"] and self.rng.random() < 0.2
        action = self.device.choose(shown["choices"]) if offered else self.action(shown)
        return {"do": "why", "seat": seat, "action": action, "id": self.id()}

    def act(self, seat: int) -> Message:
        """Never exactly what is offered: people who play do that."""
        shown = self.device.shown
        assert shown is not None
        shift = self.rng.choice([0, 0, 0, 0, 0, -1, 1, -7, 2**70, -(2**62)])
        strange = seat if self.rng.random() < 0.95 else self.rng.randrange(10)
        action = self.action(shown)
        return {
            "do": "act", "id": self.id(), "seat": strange,
            "decision": shown["decision"] + shift, "action": action,
        }  # fmt: skip

    def former_act(self) -> Message:
        """An answer from before, with its id or a new one, to its question or to this."""
        act = dict(self.rng.choice(self.former))
        if self.rng.random() < 0.7:
            act["id"] = self.id()
        return act

    def saying(self, seat: int) -> Message:
        if self.rng.random() < 0.5:
            return {"do": "say", "seat": seat, "phrase": self.rng.choice([*PHRASES, "?"])}
        text = str(self.rng.choice(ODD_WORDS))[:200]
        return {"do": "say", "seat": seat, "text": text}

    def action(self, shown: Message) -> list[Any]:
        """Something offered with one thing changed, or words of this game thrown together."""
        if shown["choices"] and self.rng.random() < 0.75:
            return self.changed(self.device.choose(shown["choices"]))
        if self.former and self.rng.random() < 0.5:
            return self.changed(self.rng.choice(self.former)["action"])
        words = [self.word() for _ in range(self.rng.randrange(6))]
        return [self.rng.choice(self.verbs), *words]

    def changed(self, action: list[Any]) -> list[Any]:
        draw = self.rng.random()
        if draw < 0.05:
            return [self.word(), *action[1:]]
        if draw < 0.3 or len(action) == 1:
            return [*action, self.word()]
        place = self.rng.randrange(1, len(action))
        if draw < 0.4:
            return [*action[:place], *action[place + 1 :]]
        return [*action[:place], self.changed_word(action[place]), *action[place + 1 :]]

    def changed_word(self, word: Any) -> Any:
        if isinstance(word, list) and word and self.rng.random() < 0.7:
            return self.rng.choice([word + word, word[:-1], [*word, self.word()], [word]])
        if isinstance(word, int) and self.rng.random() < 0.5:
            return word + self.rng.choice([-1, 1, 1000, -(2**40), 2**66, 0.5])
        return self.word()

    def word(self) -> Any:
        return self.rng.choice(self.seen if self.rng.random() < 0.6 else ODD_WORDS)

    def id(self) -> str:
        self.number += 1
        return f"?{self.device.name}{self.number}"


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
            self.hear(json.loads(text))
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
            pending = self.device.pending
            for seat in [seat for seat, act in pending.items() if act["id"] == message["id"]]:
                del pending[seat]

    async def send(self, messages: Sequence[str | bytes]) -> None:
        """Some at once, and a question; when that is answered, all of them are."""
        self.table.siege.sent[self.table.sitting.game] += len(messages) + 1
        question = self.rascal.why() if self.rascal and self.rascal.is_playing() else WHY
        self.barrier = question["id"]
        self.answered.clear()
        for message in [*messages, said(question)]:
            await self.link.send(message)
        await asyncio.wait_for(self.answered.wait(), SLOWEST_ANSWER)

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

    async def play(self) -> None:
        """Until its game is over, or enough was said."""
        house, sitting = self.siege.house, self.sitting
        address = await asyncio.to_thread(
            lambda: house.make_table(sitting.game, len(sitting.places), **sitting.options)
        )
        devices = sit_down(sitting, self.siege.shelf[sitting.game], self.rng)
        for device in [*devices, None, None]:  # two have no chair; the last does not say hello
            if device:
                device.habits = Habits(hint=0.0, wonder=0.0)
            self.lines.append(Line(await house.connect(address), device, self))
        for line in self.lines[:-1]:
            await line.send([said(m) for m, _ in line.device.come()] if line.device else [HELLO])
        try:
            while not self.is_over() and not self.siege.enough():
                for line in self.lines if self.rng.random() < 0.2 else self.lines[:-2]:
                    await self.go_on(line)
        finally:
            await self.leave()

    async def leave(self) -> None:
        for line in self.lines:
            await line.hang_up()
            self.siege.house.links.remove(line.link)
        if self.is_over():
            self.siege.finished[self.sitting.game] += 1

    def is_over(self) -> bool:
        shown = next((line.device.shown for line in self.lines if line.device), None)
        return shown is not None and shown["phase"] == "over"

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
            said(rascal.message())
            if rascal.is_playing() and self.rng.random() < RULED
            else self.fuzzer.broken()
            for _ in range(ASKED if shown["choices"] else UNASKED)
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
        self.calm: Counter[str] = Counter()
        self.slowest = 0.0  # seconds an answer took at the calm table
        self.begun = time.monotonic()

    def enough(self) -> bool:
        return self.sent.total() >= self.messages

    async def attack(self, tables: int) -> None:
        games = itertools.islice(itertools.cycle(SITTINGS), tables)
        calm = asyncio.ensure_future(self.play_calmly())
        async with asyncio.TaskGroup() as group:
            for game in games:
                group.create_task(self.one_after_the_other(itertools.cycle(SITTINGS[game])))
            group.create_task(self.tell())
        await calm

    async def one_after_the_other(self, sittings: Iterator[Sitting]) -> None:
        for sitting in sittings:
            if self.enough():
                return
            await FuzzedTable(self, sitting).play()

    async def tell(self) -> None:
        while not self.enough():
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
    print(
        f"{sent:,} messages in {seconds / 60:.1f} minutes, {ruled / sent:.1%} answered by the "
        f"rules, {siege.finished.total()} games over, {siege.calm.total()} calm games beside them, "
        f"their slowest answer {1000 * siege.slowest:.0f} ms"
    )
    return bool(errors) or ruled < sent / 2 or not siege.calm


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
