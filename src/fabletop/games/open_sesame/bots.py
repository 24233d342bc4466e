"""The players this game brings along: two ways to dare, and memories from weak to good.

All of it is read from views and from what a seat hears; nothing here ever sees a state.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from importlib.resources import files
from typing import cast

from fabletop.bots.characters import read_characters
from fabletop.bots.memory import AVERAGE, GOOD, LEVELS, WEAK, Level
from fabletop.bots.reasons import Reasoning, is_choice
from fabletop.core.dealer import Event
from fabletop.core.game import Notes, View
from fabletop.core.mind import BotMaker, Character, Style
from fabletop.core.options import Action, Option
from fabletop.games.open_sesame import sayings
from fabletop.games.open_sesame.content import QUIET, Box
from fabletop.games.open_sesame.memory import Memory, Thought
from fabletop.games.open_sesame.state import would_catch
from fabletop.games.open_sesame.view import OpenSesameView

CAUTION = 0.20  # the baseline stops when the risk is greater
OWNED = 0.3  # what one more card of a kind one has is worth
SPITE = 0.3  # how much a rival's card hurts
AHEAD = 3  # cards one looks ahead
DANGER = 10  # percent that one would call so
ERRS = (0.01, 0.01, 0.01, 0.01, 0.01, 0.04, 0.08, 0.14, 0.22, 0.31, 0.40)  # by cards of the hand
PRIOR = 2.0  # how slowly an opinion about a thief changes
ADJECTIVES = ("royal", "normal", "brutal", "tropical", "musical", "colossal", "minimal", "fatal")

Dares = Callable[["Thief", OpenSesameView], bool]
REASONS: Mapping[str, tuple[str, ...]] = {
    "no_danger": (),
    "little_danger": ("percent",),
    "danger": ("percent",),
    "enough": (),
    "recalled": (),
    "guessed_alarm": ("alarm",),
    "guessed": (),
    "gave_up": (),
    "new_kind": ("kind",),
    "new_kinds": ("kinds",),
    "nothing_new": (),
    "trusted": (),
    "foreseen": (),
}


class Thief(Reasoning):
    """Plays by memory; as Ali Baba it draws or stops as `dares` says."""

    looks = True
    listens = True
    thinks = False

    def __init__(self, box: Box, seat: int, level: Level, dares: Dares, rng: random.Random) -> None:
        self.box = box
        self.seat = seat
        self.rng = rng
        self.dares = dares
        self.memory = Memory(box, seat, level, rng)
        self.plan: list[Thought | None] | None = None

    def hear(self, event: Event) -> None:
        self.memory.hear(event)
        if event.key == "reciting":
            self.plan = None

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        table = cast(OpenSesameView, view)
        self.why = None
        action = ANSWERS[table["step"]](self, table, options)
        self.why = self.why if is_choice(options) else None
        return action

    def ponder(self, view: View, options: Sequence[Option]) -> float | None:
        return None

    def recall(self, view: View, notes: Notes) -> Notes:
        """Of the collections one knows what one believes to have oneself, and who has the Chief."""
        collections = cast("list[list[str]]", notes["collections"])
        known = [{self.box.chief} for _ in collections]
        known[self.seat] |= self.memory.own
        return {
            **notes,
            "collections": [
                [name for name in cards if self.box.kind[name] in kinds]
                for cards, kinds in zip(collections, known, strict=True)
            ],
        }

    # -- Ali Baba

    def decide(self, view: OpenSesameView, options: Sequence[Option]) -> Action:
        stops = view["may_stop"] and not self.dares(self, view)
        percent = round(100 * self.risk(view))
        if stops:
            self.because(*(("danger", percent) if percent >= DANGER else ("enough",)))
            return ("open_sesame",)
        self.because(*(("little_danger", percent) if percent else ("no_danger",)))
        return ("draw",)

    def risk(self, view: OpenSesameView) -> float:
        """The chance that the next card has him caught."""
        return caught_next(self.box, list(view["tokens"].values()), self.alarms(view))

    def alarms(self, view: OpenSesameView) -> list[int]:
        """Cards to come by alarm, the quiet ones last."""
        return self.memory.unseen_alarms(str(view["options"]["deck"]))

    def rule(self, view: OpenSesameView, options: Sequence[Option]) -> Action:
        self.because("trusted")
        return ("rule", True)

    def tick(self, view: OpenSesameView, options: Sequence[Option]) -> Action:
        """OS-112: a bot hears nothing and trusts everybody."""
        hand = view["hand"] or []
        left = [card["kind"] for card in hand if not card["named"]]
        new = bool(view["options"]["adjectives"]) and left[0] == hand[-1]["kind"]
        count = sum(card["kind"] == left[0] for card in hand)
        return ("tick", left[0], count, self.rng.choice(ADJECTIVES) if new else None)

    # -- thieves

    def look(self, view: OpenSesameView, options: Sequence[Option]) -> Action:
        return ("seen",)

    def recite(self, view: OpenSesameView, options: Sequence[Option]) -> Action:
        """The list as it comes to mind, entry by entry; all at once where only sentences count."""
        if view["options"]["judge"] == "table":
            return self.tick(view, options)
        if self.plan is None:
            self.plan = self.think(view)
        if not self.plan:
            self.because("gave_up")
            return ("concede",)
        self.because("recalled")
        if any(option[0] == "name" for option in options):
            thought = self.plan.pop(0) or self.guess(view)
            kind = self.box.kinds[thought.kind]
            return ("name", kind, thought.count, thought.adjective or None)
        thoughts = [thought or self.guess(view) for thought in self.plan]
        return ("sentence", sentence(self.box, thoughts), "en")

    def think(self, view: OpenSesameView) -> list[Thought | None]:
        """What is still to be said; empty if it gives up."""
        options = view["options"]
        memory = self.memory
        plan = memory.recall(bool(options["ordered"]), bool(options["adjectives"]))
        if None in plan and memory.gives_up():
            return []
        plan = plan[len(memory.said) :] if options["ordered"] else self.unsaid(plan)
        odd = memory.confusion()
        if odd is not None:
            plan.insert(self.rng.randrange(len(plan) + 1), Thought(odd))
        plan = [thought and self.dressed(thought, view) for thought in plan]
        return plan if options["ordered"] else sorted(plan, key=lambda thought: thought is None)

    def unsaid(self, plan: list[Thought | None]) -> list[Thought | None]:
        """Without what was named before this bot took the chair."""
        said = self.memory.said[:]
        left: list[Thought | None] = []
        for thought in plan:
            if thought and thought.kind in said:
                said.remove(thought.kind)
            else:
                left.append(thought)
        return left

    def guess(self, view: OpenSesameView) -> Thought:
        """Something for a card that does not come to mind."""
        known = [*self.memory.said, *[thought.kind for thought in self.plan or () if thought]]
        kind = self.memory.guess(known, list(view["tokens"].values()))
        alarm = self.box.alarm_of[kind]
        loud = ("guessed_alarm", self.box.alarms[alarm])
        self.because(*(("guessed",) if alarm == QUIET else loud))
        return self.dressed(Thought(kind), view)

    def dressed(self, thought: Thought, view: OpenSesameView) -> Thought:
        """With an adjective, if one is asked for."""
        if view["options"]["adjectives"] and not thought.adjective:
            thought.adjective = self.rng.choice(ADJECTIVES)
        return thought

    # -- sharing

    def claim(self, view: OpenSesameView, options: Sequence[Option]) -> Action:
        """Three of different new kinds, as far as there are such."""
        pool, taken = view["pool"][:], list[str]()
        while len(taken) < self.box.claim:
            taken.append(self.best(pool, view, taken))
            pool.remove(taken[-1])
        kind, own = self.box.kind, self.memory.own
        new = tuple(name for name in dict.fromkeys(taken) if kind[name] not in own)
        self.because(*(("new_kinds", new) if new else ("nothing_new",)))
        return ("claim", tuple(taken))

    def pick(self, view: OpenSesameView, options: Sequence[Option]) -> Action:
        name = self.best(view["pool"], view, ())
        new = self.box.kind[name] not in self.memory.own
        self.because(*(("new_kind", name) if new else ("nothing_new",)))
        return ("pick", name)

    def best(self, pool: Sequence[str], view: OpenSesameView, taken: Sequence[str]) -> str:
        """A kind one does not have, the rarer the better; equals by chance."""
        deck = str(view["options"]["deck"])
        unseen, copies = self.memory.unseen(deck), self.box.copies[deck]

        def worth(name: str) -> tuple[bool, int, bool, float]:
            kind = self.box.kind[name]
            new = kind not in self.memory.own and name not in taken
            left = unseen[kind] + view["pool"].count(name)
            return new, -left, copies[kind] == 1, self.rng.random()

        return max(sorted(set(pool)), key=worth)


ANSWERS: Mapping[str, Callable[[Thief, OpenSesameView, Sequence[Option]], Action]] = {
    "decide": Thief.decide,
    "reveal": Thief.look,
    "recite": Thief.recite,
    "rule": Thief.rule,
    "claim": Thief.claim,
    "share": Thief.pick,
    "spoils": Thief.look,
}


def sentence(box: Box, thoughts: Sequence[Thought]) -> str:
    """OS-23: a recital in one breath."""
    if not any(thought.adjective for thought in thoughts):
        return sayings.say([(box.kinds[t.kind], t.count) for t in thoughts], "en")
    return ", ".join(f"{t.adjective} {sayings.noun(box.kinds[t.kind], 'en')}" for t in thoughts)


# -- to draw or to stop


def caught_next(box: Box, tokens: Sequence[int], alarms: Sequence[int]) -> float:
    """The share of the cards to come that would have Ali Baba caught (OS-17)."""
    deadly = sum(alarms[a] for a in range(len(box.alarms)) if would_catch(box, tokens, a))
    return deadly / max(sum(alarms), 1)


def cautious(bot: Thief, view: OpenSesameView) -> bool:
    """The baseline: draw while the risk is small."""
    return bot.risk(view) <= CAUTION


def reckoning(bot: Thief, view: OpenSesameView) -> bool:
    """Section (l): draw if what is to be expected is more than what can be taken home now."""
    hand = [bot.box.kind[card["kind"]] for card in view["hand"] or ()]
    worth = sorted((OWNED if kind in bot.memory.own else 1.0 for kind in hand), reverse=True)
    outlook = Outlook(bot, view)
    tokens = tuple(view["tokens"].values())
    return outlook.draw(worth, tokens, tuple(bot.alarms(view)), AHEAD) > outlook.stop(worth)


class Outlook:
    """What a hand is worth to Ali Baba, now and some cards later."""

    def __init__(self, bot: Thief, view: OpenSesameView) -> None:
        self.box = bot.box
        self.players = len(view["collections"]) + (view["band"] is not None)
        self.trust = [self.doubt(bot.memory, seat) for seat in range(len(view["collections"]))]
        self.reciters = reciters(view)
        unseen = bot.memory.unseen(str(view["options"]["deck"]))
        unseen[self.box.chief] = 0
        new = sum(count for kind, count in enumerate(unseen) if kind not in bot.memory.own)
        self.card = OWNED + (1 - OWNED) * new / max(sum(unseen), 1)

    @staticmethod
    def doubt(memory: Memory, seat: int) -> float:
        """How much more or less than usual a thief errs, by what was heard so far."""
        tried = [*memory.listed.get(seat, ()), *memory.missed.get(seat, ())]
        expected = sum(errs(size) for size in tried)
        return (len(memory.missed.get(seat, ())) + PRIOR) / (expected + PRIOR)

    def stop(self, worth: Sequence[float]) -> float:
        """OS-38: he takes the first card and then every n-th."""
        return sum(worth[:: self.players])

    def mistake(self, worth: Sequence[float]) -> float:
        """OS-39 to OS-41: three cards, and then one after each honest thief."""
        first = self.box.claim
        return sum(worth[:first]) + sum(worth[first + self.players - 2 :: self.players - 1])

    def draw(
        self, worth: list[float], tokens: tuple[int, ...], alarms: tuple[int, ...], ahead: int
    ) -> float:
        """One more card: caught, or somebody errs, or he has the choice again."""
        total = sum(alarms)
        if not total or not ahead:
            return self.stop(worth)
        after = sorted([*worth, self.card], reverse=True)
        doubt = self.trust[self.reciters[(AHEAD - ahead) % len(self.reciters)]]
        fails = min(0.9, errs(len(after)) * doubt)
        value = 0.0
        for alarm, count in enumerate(alarms):
            if not count:
                continue
            if alarm < len(tokens) and would_catch(self.box, tokens, alarm):
                value -= count / total * self.spite(after)
                continue
            then = tuple(n + (a == alarm) for a, n in enumerate(tokens))
            left = tuple(n - (a == alarm) for a, n in enumerate(alarms))
            goes_on = max(self.stop(after), self.draw(after, then, left, ahead - 1))
            value += count / total * (fails * self.mistake(after) + (1 - fails) * goes_on)
        return value

    def spite(self, worth: Sequence[float]) -> float:
        """Being caught also gives to others."""
        return SPITE * len(worth) / (self.players - 1) if self.players > 3 else 0.0


def reciters(view: OpenSesameView) -> list[int]:
    """Who recites next, and after that."""
    seats = len(view["collections"])
    order = [(view["reciter"] + k) % seats for k in range(seats)]
    return [seat for seat in order if seat != view["ali"]]


def errs(size: int) -> float:
    """How often people err on so many cards."""
    return ERRS[min(size, len(ERRS) - 1)]


def bots_of(box: Box) -> Mapping[str, BotMaker]:
    """The usual one first: it also stands in for people who leave."""
    return {
        "average": maker(box, AVERAGE, reckoning),
        "weak": maker(box, WEAK, reckoning),
        "good": maker(box, GOOD, reckoning),
        "strong": maker(box, replace(GOOD, collection=1.0), reckoning),
        "baseline": maker(box, WEAK, cautious),
    }


def maker(box: Box, level: Level, dares: Dares) -> BotMaker:
    return lambda seat, seats, rng: Thief(box, seat, level, dares, rng)


def styles_of(box: Box) -> Mapping[str, Style]:
    return {
        "reckoning": style(box, reckoning),
        "cautious": style(box, cautious),
        "cunning": style(box, reckoning, collects=True),
    }


def style(box: Box, dares: Dares, collects: bool = False) -> Style:
    """A way to play, with any memory; who `collects` never forgets his own."""

    def sit(character: Character, seat: int, seats: int, rng: random.Random) -> Thief:
        memory = LEVELS[character.memory]
        level = replace(memory, collection=1.0) if collects else memory
        return Thief(box, seat, level, dares, rng)

    return sit


CHARACTERS: Mapping[str, Character] = read_characters(
    files(__package__).joinpath("characters.toml").read_text("utf-8")
)
