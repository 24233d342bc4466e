"""What nobody should say to a table: broken messages, and whole ones that rules must refuse."""

from __future__ import annotations

import json
import random
from collections import deque
from collections.abc import Sequence
from typing import Any

from bench.players import PHRASES, Device, Message, fill

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
        if draw < 0.15 or len(action) == 1:
            return [*action, self.word()]
        place = self.rng.randrange(1, len(action))
        if draw < 0.25:
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
