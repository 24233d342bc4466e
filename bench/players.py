"""People at devices who play any game by what its pictures say, for the benches.

Nothing here knows a rulebook: a device reads pictures and answers in the words of docs/wire.md.
It fills holes, opens curtains, presses in races, takes moves back, agrees, says phrases, asks for
hints, and comes back with its tokens. Nothing waits and nothing is sent here either: whoever holds
the line hands in what it hears and sends what comes out.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

Message = dict[str, Any]

BOT, THINKER = "-", "*"
PHRASES = ("hmm", "one-more", "well-done", "oh-no", "thanks", "wait", "sticker-clap")
SENTENCES = (
    "In the cavern there is a cushion.",
    "In the cavern there is an hourglass and a crown.",
    "In the cavern there is a mirror, a lion and a vase.",
    "In the cavern there is a scary lion.",
    "Dans la caverne, il y a un sablier et une couronne.",
)
ADJECTIVES = ("royal", "brutal", "tropical")
LONGEST_ADJECTIVE = 60  # a hole for a text no longer than that wants one word
UNDOS = 6  # that one device asks for in a game
PATIENCE = 0.05  # seconds more after each refusal of an answer to the same question
SAY_AGAIN = 0.7  # seconds after which an act is said again that could not be saved


class Sitting(NamedTuple):
    """A game, its options, and whose device is at each seat: "aab-*", with a bot and a thinker."""

    game: str
    places: str
    options: Mapping[str, object]

    def devices(self) -> dict[str, tuple[int, ...]]:
        """The seats of each device."""
        names = dict.fromkeys(place for place in self.places if place.isalpha())
        return {
            name: tuple(seat for seat, place in enumerate(self.places) if place == name)
            for name in names
        }


UNTIMED_SESAME = dict.fromkeys(("recite_seconds", "decide_seconds", "pick_seconds"), "off")
QUICK_SESAME: Mapping[str, object] = {"reveal_seconds": 3, **UNTIMED_SESAME}
UNTIMED_THUMB = dict.fromkeys(
    ("ask_seconds", "find_seconds", "advice_seconds", "swap_seconds", "insert_seconds"), "off"
)
LOOKS = {"look_seconds": 5, "new_look_seconds": 3, "result_seconds": 3}
QUICK_THUMB: Mapping[str, object] = {**LOOKS, **UNTIMED_THUMB}
NO_CLOCK: Mapping[str, object] = {"timers": "off"}
SITTINGS: Mapping[str, Sequence[Sitting]] = {
    "cave": (
        Sitting("cave", "aab", NO_CLOCK),
        Sitting("cave", "ab-", {**NO_CLOCK, "variant": "lamp"}),
        Sitting("cave", "a*", {**NO_CLOCK, "variant": "small"}),
        Sitting("cave", "abc-", {"timers": "blitz", "screens": "open"}),
    ),
    "open_sesame": (
        Sitting("open_sesame", "aab-", QUICK_SESAME),
        Sitting("open_sesame", "abc", {**QUICK_SESAME, "adjectives": True}),
        Sitting("open_sesame", "aaa", {**QUICK_SESAME, "judge": "table"}),
        Sitting("open_sesame", "ab", {**QUICK_SESAME, "two_player": "band"}),
    ),
    "aladin": (
        Sitting("aladin", "abc", NO_CLOCK),
        Sitting("aladin", "aab-", {**NO_CLOCK, "my_precious": True}),
        Sitting("aladin", "aa", {"timers": "blitz", "lamp_trust": "friends"}),
        Sitting("aladin", "ab-", {**NO_CLOCK, "lamp_mode": "sealed"}),
    ),
    "tom_thumb": (
        Sitting("tom_thumb", "abc", QUICK_THUMB),
        Sitting("tom_thumb", "aab-", {**QUICK_THUMB, "mode": "fabulous"}),
        Sitting("tom_thumb", "aa", {**QUICK_THUMB, "collective": "unanimous"}),
        Sitting("tom_thumb", "abcd", {**QUICK_THUMB, "mode": "legendary"}),
    ),
    "basra": (
        Sitting("basra", "aab", NO_CLOCK),
        Sitting("basra", "abc-", {**NO_CLOCK, "dowry": True, "brisk_trade": "retire"}),
        Sitting("basra", "ab", {**NO_CLOCK, "laps": 1, "hidden_money": True}),
        Sitting("basra", "aabb", {**NO_CLOCK, "laps": 1, "freed": "return"}),
    ),
}


class Said(NamedTuple):
    """A message, and how many seconds it waits."""

    message: Message
    after: float = 0.0


@dataclass(slots=True)
class Habits:
    """How often people do what they need not, for each question they are shown."""

    aside: float = 0.1  # something nobody waits for
    undo: float = 0.15
    agree: float = 0.85
    talk: float = 0.03
    hint: float = 0.03
    wonder: float = 0.03  # why not?
    too_early: float = 0.08  # in a race
    press: float = 0.85


@dataclass(slots=True)
class Device:
    """A screen, those who play at it, and all it must remember to come back."""

    sitting: Sitting
    name: str
    rng: random.Random
    bots: Mapping[str, str] = field(default_factory=dict)  # which one a sign in `places` means
    habits: Habits = field(default_factory=Habits)
    tokens: dict[str, str] = field(default_factory=dict)
    shown: Message | None = None
    pending: dict[int, Message] = field(default_factory=dict)  # acts without an answer, by seat
    acknowledged: list[Message] = field(default_factory=list)  # acts that are done, in order
    repeated: dict[str, Message] = field(default_factory=dict)  # of these, what was said again
    refusals: Counter[str] = field(default_factory=Counter)
    forgotten: list[Message] = field(default_factory=list)  # done, said again, and then refused
    went_back: list[str] = field(default_factory=list)  # questions put again that were over
    heard: int = -1  # the last event
    highest: int = -1  # the last question
    considered: int = -1  # the question habits were asked about
    patience: tuple[int, int] = (-1, 0)  # how often an answer to this question was refused
    number: int = 0
    undos: int = 0

    @property
    def seats(self) -> tuple[int, ...]:
        return self.sitting.devices()[self.name]

    @property
    def over(self) -> bool:
        """Whether the game is, and nothing it said is still without an answer."""
        return self.shown is not None and self.shown["phase"] == "over" and not self.pending

    @property
    def opens_the_game(self) -> bool:
        """Whether it is this one that seats bots and starts."""
        return next(iter(self.sitting.devices())) == self.name

    def is_waited_for(self) -> bool:
        """Whether somebody here could answer, and has not."""
        shown = self.shown or {"asked": [], "curtain": None}
        return shown["curtain"] is not None or not set(shown["asked"][:1]) <= set(self.pending)

    def tell(self) -> str:
        """Where it stands, for those who look for faults."""
        shown = self.shown or {}
        view = shown.get("view") or {}
        told = {name: shown.get(name) for name in ("phase", "yours", "asked", "curtain", "race")}
        return f"{view.get('step')} {view.get('actors')} {told} {list(self.pending.values())}"

    # -- coming

    def come(self, again: int = 0) -> list[Said]:
        """What is said over a new line; some acts that are done once more, they count once."""
        self.repeated = {act["id"]: act for act in self.rng.sample(self.acknowledged[-6:], again)}
        hello = {"do": "hello", "tokens": list(self.tokens.values()), "since": self.heard}
        resent = [*self.repeated.values(), *self.pending.values()]
        return [Said(hello), *self.sit(), *map(Said, resent)]

    def sit(self) -> list[Said]:
        """Said again with the same id, it is the same sitting down."""
        return [
            Said({"do": "sit", "seat": seat, "name": f"P{seat}", "colour": seat, "id": f"s{seat}"})
            for seat in self.seats
            if str(seat) not in self.tokens
        ]

    # -- hearing

    def hear(self, message: Message) -> list[Said]:
        """What follows from anything the server says."""
        if message["is"] == "table":
            self.keep(message)
            return self.look(message)
        if message["is"] == "done":
            self.acknowledge(message["id"])
        if message["is"] == "refused":
            return self.take_refusal(message)
        return []

    def keep(self, shown: Message) -> None:
        own = {str(seat) for seat in self.seats}
        self.tokens |= {seat: token for seat, token in shown["tokens"].items() if seat in own}
        for number in shown["done"]:
            self.acknowledge(number)
        self.heard = max([self.heard, *(event["n"] for event in shown["events"])])
        if shown["decision"] < self.highest:
            self.went_back.append(f"{shown['code']}: {self.highest}, then {shown['decision']}")
        self.highest = max(self.highest, shown["decision"])
        self.shown = shown

    def acknowledge(self, number: str) -> None:
        act = next((act for act in self.pending.values() if act["id"] == number), None)
        if act:
            del self.pending[act["seat"]]
            self.acknowledged.append(act)

    def take_refusal(self, message: Message) -> list[Said]:
        """Choose something else. What could not be saved is said again: perhaps it was saved."""
        act = next((act for act in self.pending.values() if act["id"] == message["id"]), None)
        if message["code"] == "not-saved":
            self.refusals[message["code"]] += 1
            return [Said(act, SAY_AGAIN)] if act else []
        again = self.note_refusal(message)
        return self.look(self.shown) if again and self.shown else []

    def note_refusal(self, message: Message) -> bool:
        """Whether an answer was refused; one that was done before cannot be."""
        self.refusals[message["code"]] += 1
        if message["code"] == "bad-token" and self.shown:  # somebody freed the chair
            own = {str(seat) for seat in self.shown["yours"]}
            self.tokens = {seat: token for seat, token in self.tokens.items() if seat in own}
        if message["id"] in self.repeated:
            self.forgotten.append({**self.repeated[message["id"]], "code": message["code"]})
        act = next((act for act in self.pending.values() if act["id"] == message["id"]), None)
        if act is None:
            return False
        del self.pending[act["seat"]]
        question, count = self.patience
        self.patience = act["decision"], count + 1 if question == act["decision"] else 1
        return True

    # -- looking

    def look(self, shown: Message) -> list[Said]:
        """What its people say when they see this."""
        if shown["phase"] == "lobby":
            return self.gather(shown)
        if shown["phase"] == "over":
            return []
        yours = set(shown["yours"]) & set(self.seats)
        if shown["house"]["paused"]:
            rest = {"do": "house", "name": "paused", "on": False}
            return [Said(rest)] if shown["host"] in yours else []
        for seat in yours:
            chair = shown["chairs"][seat]
            if (chair["stood_in"] and not chair["returning"]) or chair["away"]:
                return [Said({"do": "back", "seat": seat}, 0.1)]
        return [*self.agree(shown), *self.chat(shown), *self.answer(shown)]

    def gather(self, shown: Message) -> list[Said]:
        """In the lobby."""
        if not self.opens_the_game or not shown["yours"]:
            return []
        empty = [seat for seat, chair in enumerate(shown["chairs"]) if chair["name"] is None]
        places = self.sitting.places
        bots = [seat for seat in empty if places[seat] in (BOT, THINKER)]
        if not empty:
            helped = shown["chairs"][self.seats[0]]["help"]["hints"]
            return [Said({"do": "start"})] if helped else [self.ask_for_help()]
        return [
            Said({"do": "bot", "seat": seat, "level": self.bots[places[seat]]}) for seat in bots[:1]
        ]

    def ask_for_help(self) -> Said:
        wishes = {"time": "usual", "hints": True, "large": False, "calm": self.happens(0.2)}
        return Said({"do": "help", "seat": self.seats[0], **wishes})

    def agree(self, shown: Message) -> list[Said]:
        """Somebody wants to take a move back."""
        asked = [seat for seat in shown["undo"]["waits"] if seat in self.seats]
        on = self.rng.random() < self.habits.agree
        return [Said({"do": "consent", "seat": seat, "on": on}) for seat in asked]

    def chat(self, shown: Message) -> list[Said]:
        """What nobody waits for, once a question."""
        if shown["decision"] == self.considered or shown["curtain"] is not None:
            return []
        self.considered = shown["decision"]
        said: list[Said] = []
        seat = shown["seat"] if shown["seat"] in self.seats else None
        if seat is not None and shown["talk"] and self.happens(self.habits.talk):
            phrase = self.rng.choice(PHRASES)
            said.append(Said({"do": "say", "seat": seat, "phrase": phrase}))
        if seat is not None and shown["asked"] and self.happens(self.habits.hint):
            said.append(Said({"do": "hint", "seat": seat, "id": f"h{self.next_number()}"}))
        if seat is not None and shown["choices"] and self.happens(self.habits.wonder):
            action = self.choose(shown["choices"])
            said.append(Said({"do": "why", "seat": seat, "action": action}))
        able = shown["undo"]["seat"]
        if able in self.seats and self.undos < UNDOS and self.happens(self.habits.undo):
            self.undos += 1
            said.append(Said({"do": "undo", "seat": able}))
        return said

    def answer(self, shown: Message) -> list[Said]:
        """The question now put, at a shared device after the curtain."""
        if shown["curtain"] in self.seats:
            return [Said({"do": "mine", "seat": shown["curtain"]})]
        asked = [seat for seat in shown["asked"] if seat in self.seats]
        if shown["race"]:
            return [self.press(shown, seat) for seat in asked if seat not in self.pending]
        if not shown["choices"]:
            return []
        aside = shown["seat"] is not None and self.happens(self.habits.aside)
        seat = asked[0] if asked else shown["seat"] if aside else None
        if seat not in self.seats or seat in self.pending:
            return []
        return [self.act(shown, seat, self.choose(shown["choices"]), self.waits(shown))]

    def waits(self, shown: Message) -> float:
        question, count = self.patience
        return PATIENCE * count if question == shown["decision"] else 0.0

    def press(self, shown: Message, seat: int) -> Said:
        """A hand that takes its time; before the start it mostly lies still."""
        verb, is_open = shown["race"]["verb"], shown["race"]["open"]
        others = [choice for choice in shown["choices"] if choice[0] != verb]
        if self.happens(self.habits.press if is_open else self.habits.too_early) or not others:
            reaction = self.rng.uniform(0.15, 0.8) if is_open else self.waits(shown)
            return self.act(shown, seat, [verb, int(1000 * reaction) if is_open else 0], reaction)
        return self.act(shown, seat, self.choose(others), self.waits(shown))

    def act(self, shown: Message, seat: int, action: list[Any], after: float = 0.0) -> Said:
        self.pending[seat] = {
            "do": "act", "id": f"{self.name}{self.next_number()}", "seat": seat,
            "decision": shown["decision"], "action": action,
        }  # fmt: skip
        return Said(self.pending[seat], after)

    def choose(self, choices: Sequence[list[Any]]) -> list[Any]:
        """Every verb as likely as any other, so that many offers crowd out no end."""
        verb = self.rng.choice(sorted({choice[0] for choice in choices}))
        choice = self.rng.choice([choice for choice in choices if choice[0] == verb])
        return [fill(part, self.rng) for part in choice]

    def happens(self, chance: float) -> bool:
        return self.rng.random() < chance

    def next_number(self) -> int:
        self.number += 1
        return self.number


def fill(part: Any, rng: random.Random) -> Any:
    """A word of an action as it stands there, or something that fits its hole."""
    return FILLINGS[part["hole"]](part, rng) if isinstance(part, dict) else part


def fill_number(hole: Message, rng: random.Random) -> int:
    return rng.randrange(hole["least"], hole["most"] + 1, hole["step"])


def fill_text(hole: Message, rng: random.Random) -> str:
    return rng.choice(ADJECTIVES if hole["most"] <= LONGEST_ADJECTIVE else SENTENCES)


def fill_cards(hole: Message, rng: random.Random) -> list[Any]:
    count = rng.randint(hole["least"], min(hole["most"], len(hole["of"])))
    return rng.sample(hole["of"], count)


def fill_one(hole: Message, rng: random.Random) -> Any:
    return rng.choice(hole["of"])


def fill_row(hole: Message, rng: random.Random) -> list[int]:
    return [fill_number(hole, rng) for _ in range(rng.randint(0, hole["length"]))]


FILLINGS: Mapping[str, Callable[[Message, random.Random], Any]] = {
    "number": fill_number,
    "text": fill_text,
    "cards": fill_cards,
    "one": fill_one,
    "row": fill_row,
}


def sit_down(sitting: Sitting, game: Message, rng: random.Random) -> list[Device]:
    """The devices of a sitting; which bots sit there is chosen of those the shelf offers."""
    characters = game["characters"]
    thinker = max(characters, key=lambda name: int(characters[name]["level"]))
    quick = [name for name in game["bots"] if name != thinker]
    bots = {BOT: rng.choice([*quick, "random"]), THINKER: thinker}
    return [Device(sitting, name, random.Random(rng.random()), bots) for name in sitting.devices()]
