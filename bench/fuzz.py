"""Talk nonsense to a table at play: 100,000 messages, no crash, and nobody else notices.

    .venv/bin/python -m bench.fuzz [--messages 100000] [--seed 1]

Valid messages with pieces exchanged, cut, doubled and nested, random JSON, random bytes; from
connections that sit, watch, or never said hello, while a calm game goes on at another table.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from bench.house import House, hear, say

VERBS = ["hello", "sit", "rename", "bot", "stand", "start", "act", "why", "mine", "back", "dance"]
FIELDS = ["tokens", "since", "seat", "name", "colour", "level", "id", "decision", "action", "x"]
WORDS: list[Any] = [
    None, True, False, 0, 1, 2, 3, -1, 99, 2**63, -(2**70), 1.5, 1e308, "", "0", "take", "offer",
    "L4R1C1", "L1R1C1", "sword-pink", "ban", "kind", "ring", "easy", "greedy", "\x00",
    "\ud83c\udffa",
    "é" * 50, "x" * 3000, "<script>", "'; drop table tables;--", [], {}, ["take", "L4R1C1"],
]  # fmt: skip


class Fuzzer:
    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def value(self, depth: int = 0) -> Any:
        draw = self.rng.random()
        if depth > 3 or draw < 0.7:
            return self.rng.choice(WORDS)
        if draw < 0.85:
            return [self.value(depth + 1) for _ in range(self.rng.randrange(4))]
        return {self.rng.choice(FIELDS): self.value(depth + 1) for _ in range(2)}

    def sensible(self) -> dict[str, Any]:
        """Something a page could say."""
        seat, pick = self.rng.randrange(4), self.rng.choice
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
                {"do": "why", "seat": seat, "action": ["take", "L4R1C1"]},
                {
                    "do": "act",
                    "id": str(self.rng.randrange(50)),
                    "seat": seat,
                    "decision": self.rng.randrange(60),
                    "action": pick(
                        [["take", f"L{pick('1234')}R{pick('12')}C{pick('12')}"], ["pick", 1]]
                    ),
                },
            ]
        )

    def message(self) -> str | bytes:
        draw = self.rng.random()
        message = self.sensible()
        if draw < 0.4:
            return json.dumps(message)
        if draw < 0.7:
            message[self.rng.choice([*message, *FIELDS])] = self.value()
            return json.dumps(message)
        if draw < 0.8:
            return json.dumps({"do": self.rng.choice(VERBS), self.rng.choice(FIELDS): self.value()})
        if draw < 0.9:
            text = json.dumps(message)
            place = self.rng.randrange(len(text))
            return text[:place] + chr(self.rng.randrange(1, 0x300)) + text[place + 1 :]
        if draw < 0.97:
            return "[" * self.rng.randrange(2000) + json.dumps(self.value())
        return self.rng.randbytes(self.rng.randrange(100))


async def drain(link: Any, codes: Counter[str]) -> None:
    while True:
        message = json.loads(await link.recv())
        codes[
            message.get("code", message["is"]) if message["is"] == "refused" else message["is"]
        ] += 1


async def calm_game(house: House, stop: asyncio.Event) -> int:
    """A quiet table beside it all: bots and one person, again and again."""
    games = 0
    while not stop.is_set():
        link = await house.connect(house.make_table("cave", 2, timers="off"))
        await say(link, do="hello")
        await say(link, do="sit", seat=0, name="Calm", colour=0)
        await say(link, do="bot", seat=1, level="easy")
        await say(link, do="start")
        answered = None
        while (shown := await hear(link)).get("phase") != "over":
            if shown["is"] == "refused":
                raise RuntimeError(shown)
            if shown["is"] == "table" and shown["choices"] and shown["decision"] != answered:
                answered = shown["decision"]
                await say(
                    link, do="act", id=str(answered), seat=0, decision=answered,
                    action=shown["choices"][0],
                )  # fmt: skip
        games += 1
        await link.close()
    return games


async def attack(house: House, messages: int, seed: int) -> tuple[Counter[str], int]:
    fuzzer, codes, stop = Fuzzer(seed), Counter[str](), asyncio.Event()
    calm = asyncio.ensure_future(calm_game(house, stop))
    sent = 0
    while sent < messages:
        code = await asyncio.to_thread(house.make_table, "cave", 3)
        links = [await house.connect(code) for _ in range(4)]
        readers = [asyncio.ensure_future(drain(link, codes)) for link in links]
        for link in links[:3]:
            await link.send('{"do":"hello"}')
        for _ in range(min(2000, messages - sent)):
            await fuzzer.rng.choice(links).send(fuzzer.message())
            sent += 1
        await asyncio.sleep(0.2)
        for reader in readers:
            reader.cancel()
        await house_still_answers(house, code)
        for link in links:
            await link.close()
    stop.set()
    return codes, await calm


async def house_still_answers(house: House, code: str) -> None:
    link = await house.connect(code)
    await say(link, do="hello")
    assert (await hear(link))["is"] == "table"
    await link.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.stderr = Path(folder) / "stderr"
        house.start()
        try:
            codes, games = asyncio.run(attack(house, args.messages, args.seed))
        finally:
            house.kill()
        noise = house.stderr.read_text()
    for code, count in codes.most_common():
        print(f"{code:22} {count:8,}")
    crashes = noise.count("Traceback")
    print(f"{args.messages:,} messages, {games} calm games beside them, {crashes} crashes")
    print(noise[-2000:])
    sys.exit(bool(noise))


if __name__ == "__main__":
    main()
