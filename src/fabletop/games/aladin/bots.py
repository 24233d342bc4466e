"""Treasure hunters: easy, normal and hard, with hands as fast as people's.

All of it is read from views and from what a seat hears; nothing here ever sees a state.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from fabletop.bots.memory import PERFECT, Past
from fabletop.bots.memory import Level as Memory
from fabletop.bots.reasons import Reasoning, is_choice
from fabletop.core.dealer import Event
from fabletop.core.game import Notes, View
from fabletop.core.options import Action, Option
from fabletop.games.aladin.content import Box
from fabletop.games.aladin.dice import SHARES, changed, dice_of, others, winners, wins_with
from fabletop.games.aladin.inference import Inference, Pile, known_pile

Table = Mapping[str, Any]

MEAN = 1.6  # what a card is worth before one knows it
LAMP_WORTH = 1.2
ENOUGH = (1.55, 1.1)  # a first and a second wish worth taking
DECIDES = 9.0  # a wish that ends the game
ENDING = 1.5  # points a player gives to end a game he leads
DANGER = 10  # percent that one would call so
SAMPLES = 40
WARMTH = 0.35  # how softly the best program is preferred
FAITH = 4.0  # rounds until somebody's habits count as much as what people usually do

# what a lamp card is worth at an average moment
WORTH: Mapping[str, float] = {
    "bronze_gift": 1.6, "silver_gift": 1.8, "gold_gift": 2.0, "eye": 0.6, "gem_thief": 2.2,
    "jewel_thief": 2.0, "tithe": 2.4, "bazaar": 1.5, "lost_found": 1.5, "sandstorm": 0.8,
    "charmer": 1.0, "sleight": 0.5, "carpet": 0.7, "lid": 0.7, "heart": -2.0, "toll": -1.5,
    "caravan": 0.0, "sleep": 0.0,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Level:
    """AL-117: how fast, how attentive; and how much thought goes into a choice."""

    median: float
    spread: float
    misses: float
    errs: float
    thinks: int  # 0: hardly, 1: by rule of thumb, 2: ahead


EASY = Level(1200, 0.30, 0.12, 0.02, 0)
NORMAL = Level(850, 0.25, 0.05, 0.01, 1)
HARD = Level(650, 0.20, 0.02, 0.003, 2)
FASTEST, SLOWEST = 350, 4000


class Hunter(Reasoning):
    """One who hunts for treasure."""

    looks = True
    listens = True
    thinks = False

    def __init__(
        self,
        box: Box,
        seat: int,
        seats: int,
        level: Level,
        rng: random.Random,
        memory: Memory = PERFECT,
    ) -> None:
        self.box = box
        self.seat = seat
        self.past = None if memory == PERFECT else Past(memory, rng)
        self.seats = seats
        self.level = level
        self.rng = rng
        self.tops: dict[str, list[str]] = {
            chest: [] for chest in self.box.chests
        }  # seen through the Eye
        self.habits: dict[int, dict[tuple[str, int], float]] = {n: {} for n in range(seats)}

    def hear(self, event: Event) -> None:
        key, args = event.key, cast("tuple[Any, ...]", event.args)
        if self.past and key in ("revealed", "peeked"):
            self.past.hear(event)
        if key == "revealed":
            self.note_habit(*args)
        elif key == "peeked":
            self.tops[args[1]] = list(args[2])
        elif key in ("drew", "gift", "sorcerer"):
            del self.tops[args[1]][:1]

    def note_habit(self, seat: int, chest: str, value: int) -> None:
        habit = self.habits[seat]
        habit[chest, value] = habit.get((chest, value), 0.0) + 1

    def recollect(self, past: Past) -> None:
        """What it still knows: others' habits, and what it saw through the Eye."""
        self.habits = {n: {} for n in range(self.seats)}
        known = past.recall()
        for event in known:
            if event.key == "revealed":
                self.note_habit(*cast("tuple[int, str, int]", event.args))
        looked = [event.args[1] for event in known if event.key == "peeked"]
        self.tops = {chest: tops if chest in looked else [] for chest, tops in self.tops.items()}

    def recall(self, view: View, notes: Notes) -> Notes:
        """For a search: what it saw through the Eye, as far as it still knows that."""
        tops = cast("Mapping[str, Sequence[str | None]]", notes["tops"])
        known = {c: seen if self.tops[c] else (None,) * len(seen) for c, seen in tops.items()}
        return {**notes, "tops": known}

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        table = cast(Table, view)
        method = ANSWERS.get(table["step"])
        self.why = None
        if self.past:
            self.recollect(self.past)
        if method is None:
            return cast(Action, options[0])
        answer: Answer = getattr(self, method)
        action = answer(table, options)
        self.why = self.why if is_choice(options) else None
        return action

    def ponder(self, view: View, options: Sequence[Option]) -> float | None:
        """Setting a die takes as long for any die; a draw does not take long."""
        step = cast(Table, view)["step"]
        if step == "program":
            return 1.5 + 3.5 * self.rng.random()
        return 1.4 if step == "search" else None

    # -- setting the dice

    def program(self, table: Table, options: Sequence[Option]) -> Action:
        if self.level.thinks == 0:
            chosen = self.rng.choice(options)
        elif self.level.thinks == 1:
            chosen = self.rng.choices(options, [self.usual(table, option) for option in options])[0]
        else:
            chosen = self.softly(options, self.outlooks(table, options))
        self.explain_dice(table, chosen)
        token = chosen[-1]
        sealed = token if isinstance(token, int) else self.token(table)
        return cast(Action, (*chosen[:-1], sealed))

    def explain_dice(self, table: Table, option: Option) -> None:
        dice = dice_of(option)
        chest, value = dice[0]
        if self.level.thinks == 0:
            self.because("whim")
        elif len(dice) > 1:
            self.because("two_dice")
        elif self.level.thinks == 2:
            self.because("best_dice", chest, value)
        elif self.loose(table, chest):
            self.because("begun", chest)
        else:
            self.because("usual", value)

    def loose(self, table: Table, chest: str) -> int:
        """Jewels of a chest that belong to no set yet."""
        mine = table["seats"][self.seat]
        begun = sum(len(cards) for cards in mine["jewels"][chest].values())
        return int(begun - 3 * mine["sets"][chest])

    def usual(self, table: Table, option: Option) -> float:
        """The shares of section i.5, and a chest whose jewels one has begun to collect."""
        shares, weight = SHARES[self.seats], 1.0
        for chest, value in dice_of(option):
            weight *= shares[value - 1] * (1 + 0.5 * self.loose(table, chest))
        return weight

    def token(self, table: Table) -> int:
        return self.rng.choice(cast("list[int]", table["seats"][self.seat]["tokens"]))

    def softly(self, options: Sequence[Option], worths: Sequence[float]) -> Option:
        """The better the more likely, but never certain."""
        best = max(worths)
        return self.rng.choices(options, [math.exp((w - best) / WARMTH) for w in worths])[0]

    def outlooks(self, table: Table, options: Sequence[Option]) -> list[float]:
        """What each program brings against what the others may set."""
        inference = Inference(self.box, table, self.seat)
        piles = {chest: self.pile(table, inference, chest) for chest in self.box.chests}
        search = {
            (chest, value): piles[chest].outlook(value, value)
            for chest in self.box.chests
            for value in self.box.values
        }
        worlds = [self.others_dice(table) for _ in range(SAMPLES)]
        single: dict[tuple[str, int], float] = {}
        for chest in self.box.chests:
            for value in self.box.values:
                wins = sum(wins_with(world, chest, value) for world in worlds)
                rivals = [sum(value == v for _, v in world) for world in worlds]
                calls = sum(1 / (1 + count) for count in rivals if count)
                single[chest, value] = (
                    wins * search[chest, value] + calls * LAMP_WORTH
                ) / SAMPLES + self.denial(table, chest)
        return [sum(single[die] for die in dice_of(option)) for option in options]

    def others_dice(self, table: Table) -> list[tuple[str, int]]:
        """One guess at the dice of all others: what is usual, mixed with their habits."""
        shares = SHARES[self.seats]
        found: list[tuple[str, int]] = []
        for seat in range(self.seats):
            if seat == self.seat or table["seats"][seat]["frozen"]:
                continue
            habit = self.habits[seat]
            seen = sum(habit.values())
            places = list(self.box.chests)
            for _ in range(2 if self.seats == 2 else 1):
                if self.rng.random() < seen / (seen + FAITH):
                    chest, value = self.rng.choices(list(habit), list(habit.values()))[0]
                else:
                    chest, value = "", self.rng.choices(self.box.values, shares)[0]
                if chest not in places:
                    chest = self.rng.choice(places)
                places.remove(chest)
                found.append((chest, value))
        return found

    def denial(self, table: Table, chest: str) -> float:
        """A little more for a chest that would complete the leader's set."""
        leader = max(others(table, self.seat), key=lambda n: table["seats"][n]["points"])
        jewels = table["seats"][leader]["jewels"][chest]
        return 0.15 if sum(bool(cards) for cards in jewels.values()) == 2 else 0.0

    # -- the lamp

    def race(self, table: Table, options: Sequence[Option]) -> Action:
        """AL-117: as fast as its hand, whatever others do."""
        mine = {die["value"] for die in table["seats"][self.seat]["dice"]}
        theirs = {
            die["value"] for n in others(table, self.seat) for die in table["seats"][n]["dice"]
        }
        level, alike = self.level, bool(mine & theirs)
        chance = 1 - level.misses if alike else level.errs
        if self.rng.random() >= chance:
            self.because("asleep" if alike else "not_alike")
            return ("wait",)
        self.because("alike" if alike else "hasty")
        ms = round(level.median * math.exp(level.spread * self.rng.gauss(0, 1)))
        ms = min(SLOWEST, max(FASTEST, ms))
        return ("slap", ms, ms, ms, 0)

    def wish(self, table: Table, options: Sequence[Option]) -> Action:
        lamp = table["lamp"]
        if lamp["wish"] > len(ENOUGH):
            return ("wish_accept",)
        effect = lamp["effect"]
        worth = self.worth(table, effect)
        accepts = worth >= ENOUGH[lamp["wish"] - 1]
        ends = abs(worth) == DECIDES
        self.because(
            "ending_wish" if ends else "good_wish" if accepts else "poor_wish", str(effect)
        )
        return ("wish_accept",) if accepts else ("wish_refuse",)

    def worth(self, table: Table, effect: str) -> float:
        """Section (l): more or less than usual, by what is there to gain."""
        inference = Inference(self.box, table, self.seat)
        if effect.endswith("_gift"):
            chest = effect.removesuffix("_gift")
            if table["chests"][chest]["sorcerer"] == 0:
                return DECIDES if inference.lead() > 0 else -DECIDES
            if self.level.thinks < 2:
                return WORTH[effect]
            return self.pile(table, inference, chest).mean
        if effect in THEFTS:
            best = max(
                (inference.gain(card) for _, card in inference.targets(effect)), default=None
            )
            if best is None:
                return 0.0
            if self.level.thinks < 2:
                return WORTH[effect]
            return best - (
                min(map(inference.loss, inference.loose), default=0) if effect == "bazaar" else 0
            )
        if effect == "lost_found":
            return max((inference.gain(card) for card in inference.lost_gems()), default=0.0)
        if effect in ("heart", "toll"):
            return WORTH[effect] if inference.loose else 0.0
        return WORTH[effect]

    # -- searching

    def search(self, table: Table, options: Sequence[Option]) -> Action:
        search = table["search"]
        drawn, die = len(search["drawn"]), search["die"]
        if self.level.thinks == 0:
            goes_on = die - search["left"] < (die + 1) // 2
            self.because("not_half" if goes_on else "half")
            return ("draw",) if goes_on else ("stop",)
        inference = Inference(self.box, table, self.seat)
        pile = self.pile(table, inference, search["chest"])
        room = search["limit"] - search["scorpions"]
        held = sum(map(inference.gain, search["drawn"]))
        if self.level.thinks == 1:
            risk = pile.risk(room)
            goes_on = (1 - risk) * MEAN > risk * MEAN * drawn
        else:
            ends = pile.sorcerer == 0 and not table["last_round"]
            bonus = (
                ENDING * math.copysign(1, inference.lead()) if ends and inference.lead() else 0.0
            )
            goes_on = pile.going_on(room, search["left"], held) + bonus > held
        percent = round(100 * pile.risk(room))
        if goes_on:
            self.because(*(("little_danger", percent) if percent else ("no_danger",)))
        else:
            self.because(*(("danger", percent) if percent >= DANGER else ("enough",)))
        return ("draw",) if goes_on else ("stop",)

    def pile(self, table: Table, inference: Inference, chest: str) -> Pile:
        known = self.tops[chest] if self.level.thinks else []
        return known_pile(inference, chest, table["chests"][chest]["sorcerer"], known)

    # -- cards

    def best(self, options: Sequence[Option], worth: Callable[[Action], float]) -> Action:
        """The most worth; of several equals any."""
        worths = [(worth(cast(Action, option)), option) for option in options]
        most = max(value for value, _ in worths)
        return cast(Action, self.rng.choice([option for value, option in worths if value == most]))

    def take(self, table: Table, options: Sequence[Option]) -> Action:
        """What brings most, and rather from somebody who is ahead."""
        inference = Inference(self.box, table, self.seat)
        if not self.level.thinks:
            self.because("whim")
            return cast(Action, self.rng.choice(options))
        points = [seat["points"] for seat in table["seats"]]
        share = 0.02 if self.level.thinks > 1 else 0.0
        action = self.best(
            options, lambda a: inference.gain(str(a[-1])) + share * points[cast(int, a[1])]
        )
        self.because("best_card", action[-1])
        return action

    def gain(self, table: Table, options: Sequence[Option]) -> Action:
        inference = Inference(self.box, table, self.seat)
        action = self.best(options, lambda action: inference.gain(str(action[-1])))
        self.because("best_card", action[-1])
        return action

    def swap(self, table: Table, options: Sequence[Option]) -> Action:
        inference = Inference(self.box, table, self.seat)
        mine = self.least(inference, inference.loose)
        deals = [("swap", mine, other, card) for other, card in inference.targets("bazaar")]
        action = self.best(deals, lambda action: inference.gain(str(action[3])))
        self.because("best_card", action[3])
        return action

    def least(self, inference: Inference, cards: Sequence[str]) -> str:
        worth = {card: inference.loss(card) for card in cards}
        lowest = min(worth.values())
        return self.rng.choice([card for card, value in worth.items() if value == lowest])

    def blow(self, table: Table, options: Sequence[Option]) -> Action:
        """What hurts whoever is ahead most."""
        eyes = {n: Inference(self.box, table, n) for n in others(table, self.seat)}
        points = [seat["points"] for seat in table["seats"]]
        action = self.best(
            options,
            lambda a: eyes[cast(int, a[1])].loss(str(a[2])) + 0.2 * points[cast(int, a[1])],
        )
        self.because("hurts", action[1])
        return action

    def give(self, table: Table, options: Sequence[Option]) -> Action:
        """As little as possible, to whoever has least."""
        inference = Inference(self.box, table, self.seat)
        points = [seat["points"] for seat in table["seats"]]
        action = self.best(
            options, lambda a: -inference.loss(str(a[1])) - 0.05 * points[cast(int, a[2])]
        )
        self.because("least_card", action[1])
        return action

    def pay(self, table: Table, options: Sequence[Option]) -> Action:
        inference = Inference(self.box, table, self.seat)
        action = self.best(options, lambda action: -inference.loss(str(action[1])))
        self.because("least_card", action[1])
        return action

    def name_thief(self, table: Table, options: Sequence[Option]) -> Action:
        points = [seat["points"] for seat in table["seats"]]
        action = self.best(options, lambda action: -points[cast(int, action[1])])
        self.because("fewest", action[1])
        return action

    def place(self, table: Table, options: Sequence[Option]) -> Action:
        inference = Inference(self.box, table, self.seat)
        action = self.best(options, lambda action: inference.lead_gain(str(action[1])))
        self.because("majority", action[1])
        return action

    # -- dice after the reveal

    def look(self, table: Table, options: Sequence[Option]) -> Action:
        """A chest one has a die in, the richest first."""
        mine = [die["chest"] for die in table["seats"][self.seat]["dice"]]
        action = self.best(options, lambda a: self.box.chests.index(str(a[1])) + 5 * (a[1] in mine))
        self.because("own_chest" if action[1] in mine else "rich_chest", action[1])
        return action

    def dice(self, table: Table, options: Sequence[Option]) -> Action:
        """The change after which one's own searches are worth most."""
        inference = Inference(self.box, table, self.seat)
        piles = {chest: self.pile(table, inference, chest) for chest in self.box.chests}
        start = [
            (n, die["chest"], die["value"])
            for n, seat in enumerate(table["seats"])
            for die in seat["dice"]
            if not die["void"]
        ]

        def worth(action: Action) -> float:
            after = changed(start, self.seat, action)
            return sum(
                piles[chest].outlook(value, value)
                for seat, chest, value in winners(self.box.chests, after)
                if seat == self.seat
            )

        self.because("own_searches")
        return self.best(options, worth)


THEFTS = ("gem_thief", "jewel_thief", "tithe", "bazaar", "sandstorm")


Answer = Callable[[Table, Sequence[Option]], Action]
# step: the method that answers it
ANSWERS: Mapping[str, str] = {
    "program": "program",
    "race": "race",
    "name_thief": "name_thief",
    "steal": "gain",
    "wish": "wish",
    "eye": "look",
    "gem_thief": "take",
    "jewel_thief": "take",
    "tithe": "take",
    "bazaar": "swap",
    "lost_found": "gain",
    "sandstorm": "blow",
    "sleight": "dice",
    "carpet": "dice",
    "lid": "dice",
    "heart": "give",
    "toll": "pay",
    "caravan": "pay",
    "search": "search",
    "talisman": "place",
    "ring": "gain",
}
