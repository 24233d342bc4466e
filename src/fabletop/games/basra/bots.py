"""Traders of Basra: baseline, cautious, bold and strong.

All of it is read from views; nothing here ever sees a state. Section (l) has the figures.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, cast

from fabletop.bots.characters import read_characters
from fabletop.bots.reasons import Reasoning, is_choice
from fabletop.core.dealer import Event
from fabletop.core.game import View
from fabletop.core.mind import LATER, BotMaker, Character, Style
from fabletop.core.options import Action, Option
from fabletop.games.basra.content import Box
from fabletop.games.basra.inference import FEAR, POOR, Insight, Table

MARGIN = 10  # a deal must be so much better than none
OFFERS = {"window20": 2, "window100": 2, "bazaar": 3}  # BA-102: at most, in one phase
PATIENCE = 3  # how often it looks again before it gives an offer up


@dataclass(frozen=True, slots=True)
class Nature:
    """Whom one buys, and how far one looks."""

    gangs: tuple[int, ...]
    deals: bool = True
    drops: bool = True
    looks_ahead: bool = False
    whim: float = 0.0  # how often one does what one likes; who ever does buys anybody


REASONS: Mapping[str, tuple[str, ...]] = {
    "whim": (),
    "retire": ("cards",),
    "keep": (),
    "to_buy": ("square",),
    "to_raid": ("square",),
    "to_money": ("square",),
    "to_safety": ("square",),
    "group": ("card", "count"),
    "bargain": ("card",),
    "no_bargain": (),
    "gang": ("gang",),
    "least": ("card",),
    "starter": (),
    "good_deal": (),
    "bad_deal": ("why",),
    "better_price": (),
    "sale": ("card",),
    "completes": ("group",),
    "drop": ("cards",),
    "stays": (),
    "no_deal": (),
    "foreseen": (),
}


class Trader(Reasoning):
    """One who buys, moves and bargains."""

    looks = True
    listens = False
    thinks = False

    def __init__(self, box: Box, seat: int, nature: Nature, rng: random.Random) -> None:
        self.box = box
        self.seat = seat
        self.nature = nature
        self.rng = rng
        self.phase = -1  # the question it has made offers in
        self.tried: list[tuple[object, ...]] = []
        self.waited = 0
        self.fancied = False  # whether it has just followed a whim

    def hear(self, event: Event) -> None:
        pass

    def ponder(self, view: View, options: Sequence[Option]) -> float | None:
        """BA-102: one to three seconds."""
        return 1.0 + 1.5 * self.rng.random()

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        table = cast(Table, view)
        if table["decision"] != self.phase:
            self.phase, self.tried, self.waited = table["decision"], [], 0
        insight = Insight(self.box, table, self.seat)
        answer: Callable[[Insight, Sequence[Option]], Action] = getattr(self, table["step"])
        self.why, self.fancied = None, False
        action = answer(insight, options)
        if self.fancied:
            self.because("whim")
        self.why = self.why if is_choice(options) else None
        return action

    def best(self, worths: Sequence[tuple[float, Action]]) -> Action:
        """The most worth; of several equals any. On a whim anything."""
        if self.nature.whim and self.rng.random() < self.nature.whim:
            self.fancied = True
            return self.rng.choice([action for _, action in worths])
        most = max(worth for worth, _ in worths)
        return self.rng.choice([action for worth, action in worths if worth == most])

    # -- one's turn

    def turn(self, insight: Insight, options: Sequence[Option]) -> Action:
        """Section (l), 1 and 2."""
        box = self.box
        prices = insight.table["prices"]
        whole = [group for group, count in insight.counts.items() if count == box.members]
        retired = tuple(
            box.names[card]
            for card in insight.cards
            if box.group_of[card] not in whole
            and prices[box.gangs[box.gang_of[card]]] > insight.hold(card) + self.hope(insight, card)
        )
        if retired:
            self.because("retire", retired)
            return ("retire", retired)
        left = self.left(insight)
        action = self.best(
            [
                (self.move_worth(insight, way, left), ("move", way["card"], way["lane"]))
                for way in insight.table["reach"]
            ]
        )
        self.explain_move(insight, action)
        return action

    def explain_move(self, insight: Insight, action: Action) -> None:
        box = self.box
        ways = insight.table["reach"]
        square = next(way["square"] for way in ways if (way["card"], way["lane"]) == action[1:])
        kind, worth = box.kind[box.square[square]], insight.landing(square)
        if kind.startswith("raid") and worth > 0:
            self.because("to_raid", square)
        elif worth <= 0:
            self.because("to_safety", square)
        else:
            self.because("to_buy" if kind == "blank" else "to_money", square)

    def hope(self, insight: Insight, card: int) -> float:
        """Who looks ahead also keeps members of a group that may become complete."""
        return insight.bonus(card) / 4 if self.nature.looks_ahead else 0.0

    def move_worth(
        self, insight: Insight, way: Mapping[str, Any], left: Mapping[int, int]
    ) -> float:
        worth = insight.landing(way["square"])
        if self.nature.looks_ahead:
            rest = {**left, way["card"]: left[way["card"]] - 1}
            worth += insight.after_me(way["square"], rest) - 4 * (way["card"] == 1)
        return worth

    def left(self, insight: Insight) -> dict[int, int]:
        return {int(value): count for value, count in insight.table["unplayed"].items()}

    def buy(self, insight: Insight, options: Sequence[Option]) -> Action:
        """Section (l), 3."""
        box = self.box
        worths = [(self.buy_worth(insight, option), cast(Action, option)) for option in options]
        if not self.nature.whim:
            worths = [(worth, action) for worth, action in worths if worth > 0]
        worths = [(worth, action) for worth, action in worths if action[0] == "buy"]
        if not worths:
            self.because("no_bargain")
            return ("end_buy",)
        action = self.best(worths)
        name = self.bought(insight, action)
        count = insight.counts.get(box.group_of[box.card[name]], 0)
        self.because(*(("group", name, count) if count else ("bargain", name)))
        return action

    def bought(self, insight: Insight, option: Option) -> str:
        """Whom one gets: the top of a pile, or one of a group."""
        gang, group = str(option[1]), option[2]
        return str(insight.table["piles"][gang]["top"]) if group is None else f"{group}-1"

    def buy_worth(self, insight: Insight, option: Option) -> float:
        box = self.box
        if option[0] != "buy":
            return 0.0
        gang, table = str(option[1]), insight.table
        if box.gang[gang] not in self.nature.gangs:
            return 0.0
        price = 0 if table["buying"]["free"] else table["prices"][gang]
        if self.nature.looks_ahead and insight.money - price < insight.reserve() / 2:
            return 0.0
        return insight.to_buy(box.card[self.bought(insight, option)], price)

    def choose_gang(self, insight: Insight, options: Sequence[Option]) -> Action:
        """Section (l), 5."""
        worths = [(insight.gang_value(self.box.gang[str(o[1])]), cast(Action, o)) for o in options]
        action = self.best(worths)
        self.because("gang", action[1])
        return action

    def tribute(self, insight: Insight, options: Sequence[Option]) -> Action:
        action = self.best(
            [(-insight.loss(self.box.card[str(o[1])]), cast(Action, o)) for o in options]
        )
        self.because("least", action[1])
        return action

    def choose_starter(self, insight: Insight, options: Sequence[Option]) -> Action:
        self.because("starter")
        return ("choose_starter", self.seat)

    def brisk_trade(self, insight: Insight, options: Sequence[Option]) -> Action:
        """What is worth more here than at the gate."""
        box = self.box
        prices = insight.table["prices"]
        retired = tuple(
            box.names[card]
            for card in insight.cards
            if prices[box.gangs[box.gang_of[card]]] > insight.loss(card)
        )
        self.because(*(("retire", retired) if retired else ("keep",)))
        return ("retire", retired) if retired else ("done",)

    # -- raids

    def window20(self, insight: Insight, options: Sequence[Option]) -> Action:
        """Section (l), 4 and 6: sell, or drop, whoever is likelier to cost than to pay."""
        answer = self.answer(insight, options)
        if answer:
            return answer
        unwanted = [card for card in self.threatened(insight) if self.drops(insight, card, 20)]
        sale = self.sale(insight, unwanted, options)
        if sale:
            return sale
        if self.is_waiting(insight):
            return LATER
        return self.drop(insight, unwanted, self.box.fees["window20"]) or ("done",)

    def window100(self, insight: Insight, options: Sequence[Option]) -> Action:
        answer = self.answer(insight, options)
        if answer:
            return answer
        unwanted = [card for card in self.threatened(insight) if self.drops(insight, card, 100)]
        return self.drop(insight, unwanted, self.box.fees["window100"]) or ("done",)

    def threatened(self, insight: Insight) -> list[int]:
        return [self.box.card[name] for name in insight.table["seats"][self.seat]["threatened"]]

    def ransom(self, insight: Insight, card: int) -> float:
        """What a threatened bandit is likely to cost; whoever has little money fears it more."""
        return insight.likely_ransom(card) * (FEAR if insight.money < POOR else 1.0)

    def drops(self, insight: Insight, card: int, fee: int) -> bool:
        return self.nature.drops and insight.is_better_dropped(card, fee)

    def drop(self, insight: Insight, cards: Sequence[int], fee: int) -> Action | None:
        affordable = tuple(self.box.names[card] for card in cards[: insight.money // fee])
        self.because(*(("drop", affordable) if affordable else ("stays",)))
        return ("discard", affordable) if affordable else None

    # -- deals

    def bazaar(self, insight: Insight, options: Sequence[Option]) -> Action:
        answer = self.answer(insight, options) or self.wish(insight, options)
        if answer:
            return answer
        self.because("no_deal")
        return LATER if self.is_waiting(insight) else ("done",)

    def is_waiting(self, insight: Insight) -> bool:
        """An offer of its own is open, and somebody may still take it."""
        table = insight.table
        mine = [offer for offer in table["offers"] if offer["mine"]]
        awake = [n for n, seat in enumerate(table["seats"]) if n != self.seat and not seat["done"]]
        self.waited += 1
        return bool(mine and awake) and self.waited <= PATIENCE

    def answer(self, insight: Insight, options: Sequence[Option]) -> Action | None:
        """The first offer that can be answered: yes, no in a word, or once a better price."""
        offers = [offer for offer in insight.table["offers"] if offer["can_answer"]]
        if not offers:
            return None
        offer = offers[0]
        net = self.net(insight, offer)
        if net >= MARGIN and offer["can_accept"]:
            self.because("good_deal")
            return ("accept", offer["id"])
        counter = self.counter(insight, offer, net, options)
        if counter:
            self.because("better_price")
            return counter
        word = self.in_a_word(insight, offer)
        self.because("bad_deal", word)
        return ("decline", offer["id"], word)

    def net(self, insight: Insight, offer: Mapping[str, Any]) -> float:
        """What a deal is worth to the one who is asked."""
        gets = self.worth_of(insight, offer["give"], self.limit)
        loses = self.worth_of(insight, offer["want"], self.reservation)
        money = float(offer["give_money"] - offer["want_money"])
        return gets - loses + money - self.help_to_leader(insight, offer)

    def worth_of(
        self, insight: Insight, names: Sequence[str], worth: Callable[[Insight, int], float]
    ) -> float:
        return sum(worth(insight, self.box.card[name]) for name in names)

    def reservation(self, insight: Insight, card: int) -> float:
        """Section (l), 6: what one must get for one's own."""
        box = self.box
        if not insight.table["raid"]:
            return insight.loss(card, raids=False)
        if box.gangs[box.gang_of[card]] not in insight.table["raid"]["gangs"]:
            return insight.loss(card)
        return max(insight.loss(card) - self.ransom(insight, card), -float(box.fees["window20"]))

    def limit(self, insight: Insight, card: int) -> float:
        """And what one would pay for another's."""
        box = self.box
        raid = insight.table["raid"]
        worth = insight.hold(card, raids=bool(raid)) + insight.bonus(card)
        if raid and box.gangs[box.gang_of[card]] in raid["gangs"]:
            black = insight.table["dice"]["black"]
            worth -= (
                insight.ransom * box.chance[box.group_of[card]] if black is None else insight.ransom
            )
            spare = insight.money - insight.ransom * len(self.threatened(insight))
            return min(worth, float(spare))
        return worth

    def help_to_leader(self, insight: Insight, offer: Mapping[str, Any]) -> float:
        """Half of the bonus, if the leader would complete a group with what one gives."""
        box = self.box
        seats, maker = insight.table["seats"], offer["from"]
        wealth = [(seat["money"] or 0) + seat["payout"] for seat in seats]
        if wealth[maker] < max(wealth):
            return 0.0
        theirs = [box.group_of[card] for card in insight.held(maker)]
        gets = [box.card[name] for name in offer["want"]]
        completed = [c for c in gets if theirs.count(box.group_of[c]) == box.members - 1]
        return sum((box.members * box.value_of[card] / 2 for card in completed), 0.0)

    def in_a_word(self, insight: Insight, offer: Mapping[str, Any]) -> str:
        box = self.box
        if offer["want_money"] > insight.money:
            return "no_money"
        if not offer["want"]:
            return "too_dear" if offer["want_money"] else "no"
        pieces = [insight.counts.get(box.group_of[box.card[name]], 0) for name in offer["want"]]
        return "need_it" if max(pieces) > 1 else "too_little"

    def counter(
        self, insight: Insight, offer: Mapping[str, Any], net: float, options: Sequence[Option]
    ) -> Action | None:
        """The middle between what is asked and one's own limit, not beyond it; once in a chain."""
        box = self.box
        if offer["chain"] or not self.may(options, "counter"):
            return None
        give, want = tuple(offer["want"]), tuple(offer["give"])
        pays, gets = offer["want_money"], offer["give_money"]
        if want and not give:
            top = self.round_down(self.worth_of(insight, want, self.limit) - MARGIN)
            price = min(self.round_down((top + pays) / 2), top, self.round_down(insight.money))
            if 0 < price < pays:
                return ("counter", offer["id"], (), price, want, 0)
        elif give and not want:
            least = self.worth_of(insight, give, self.reservation) + MARGIN
            price = self.round_up(max(least + self.help_to_leader(insight, offer), gets + box.unit))
            if price <= 3 * max(gets, box.value_of[box.card[give[0]]]):
                return ("counter", offer["id"], give, 0, (), price)
        return None

    def may(self, options: Sequence[Option], verb: str) -> bool:
        """Whether it may still make offers, by the rules and by its own manners."""
        return not (not self.nature.deals or not any(option[0] == verb for option in options))

    def may_offer(self, insight: Insight, options: Sequence[Option]) -> bool:
        most = OFFERS[insight.table["step"]]
        return len(self.tried) < most and self.may(options, "offer")

    def sale(
        self, insight: Insight, unwanted: Sequence[int], options: Sequence[Option]
    ) -> Action | None:
        """Offer whom one would drop to everybody, for a little."""
        box = self.box
        tried = list(self.tried)
        for card in unwanted:
            names = (box.names[card],)
            if names not in tried and self.may_offer(insight, options):
                self.tried.append(names)
                price = self.round_up(max(box.unit, box.value_of[card] / 4))
                self.because("sale", box.names[card])
                return ("offer", "any", names, 0, (), price)
        return None

    def wish(self, insight: Insight, options: Sequence[Option]) -> Action | None:
        """Ask for whoever completes a group, or nearly; for a share of what that brings."""
        box = self.box
        if not self.may_offer(insight, options):
            return None
        wishes = [
            (self.limit(insight, card), other, card)
            for other in insight.others()
            for card in insight.held(other)
            if insight.counts.get(box.group_of[card], 0) >= 2 and ("wish", card) not in self.tried
        ]
        for worth, other, card in sorted(wishes, reverse=True):
            price = self.round_down(
                min(max(box.value_of[card] * 1.5, worth / 2), insight.money / 3)
            )
            if MARGIN < price < worth:
                self.tried.append(("wish", card))
                self.because("completes", box.groups[box.group_of[card]])
                return ("offer", other, (), price, (box.names[card],), 0)
        return None

    def round_down(self, amount: float) -> int:
        unit = self.box.unit
        return max(0, int(amount // unit) * unit)

    def round_up(self, amount: float) -> int:
        unit = self.box.unit
        return max(0, int(-(-amount // unit)) * unit)


ALL = (0, 1, 2, 3)
NATURES = {
    "baseline": Nature(ALL),
    "cautious": Nature((0, 1)),
    "bold": Nature((2, 3)),
    "strong": Nature(ALL, looks_ahead=True),
}
MANNERS = {
    "trading": NATURES["baseline"],
    "cautious": NATURES["cautious"],
    "bold": NATURES["bold"],
    "reckoning": NATURES["strong"],
    "easygoing": Nature(ALL, drops=False, whim=0.6),
}


def maker(box: Box, nature: Nature) -> BotMaker:
    return lambda seat, seats, rng: Trader(box, seat, nature, rng)


def bots(box: Box) -> dict[str, BotMaker]:
    """Traders by level."""
    return {name: maker(box, nature) for name, nature in NATURES.items()}


def style(box: Box, nature: Nature) -> Style:
    return lambda character, seat, seats, rng: Trader(box, seat, nature, rng)


def styles(box: Box) -> dict[str, Style]:
    """How characters trade."""
    return {name: style(box, nature) for name, nature in MANNERS.items()}


CHARACTERS: Mapping[str, Character] = read_characters(
    files(__package__).joinpath("characters.toml").read_text("utf-8")
)
