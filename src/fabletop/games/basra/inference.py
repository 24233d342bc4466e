"""What a trader makes of the open table: what a bandit is worth to whom, and what lies ahead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fabletop.games.basra.content import Box

Table = Mapping[str, Any]

CARRY = (5, 4, 4, 11)  # what a bandit is worth beyond the first lap, by gang
POOR, FEAR = 800, 1.4  # below this balance a ransom hurts more
NEXT_MEMBER = (0.0, 0.25, 0.8, 4.0)  # of the value, for the second, third and fourth of a group


class Insight:
    """The table through the eyes of one seat."""

    def __init__(self, box: Box, table: Table, seat: int) -> None:
        self.box = box
        self.ransom = box.fees["ransom"]
        self.table = table
        self.seat = seat
        self.square = box.square[table["square"]]
        self.depth = box.depth[self.square]
        self.money: int = table["seats"][seat]["money"] or 0
        self.cards = [box.card[name] for name in table["seats"][seat]["cards"]]
        self.counts = count_groups(box, self.cards)
        self.last_lap = table["lap"] == table["laps"]

    def others(self) -> list[int]:
        return [seat for seat in range(len(self.table["seats"])) if seat != self.seat]

    def held(self, seat: int) -> list[int]:
        return [self.box.card[name] for name in self.table["seats"][seat]["cards"]]

    # -- what a bandit is worth

    def hold(self, card: int, depth: int | None = None, raids: bool = True) -> float:
        """Section (l): its value at the gate, less the ransom one expects until then."""
        box = self.box
        gang, group = box.gang_of[card], box.group_of[card]
        doubled = self.counts.get(group, 0) == box.members
        worth = box.value[gang] * (2 if doubled else 1) + (0 if self.last_lap else CARRY[gang])
        if not raids:
            return worth
        ahead = box.raids_ahead[self.depth if depth is None else depth][gang]
        return worth - self.ransom * box.chance[group] * ahead

    def bonus(self, card: int) -> float:
        """What one more of its group promises."""
        box = self.box
        count = min(self.counts.get(box.group_of[card], 0), box.members - 1)
        return NEXT_MEMBER[count] * box.value_of[card]

    def to_buy(self, card: int, price: int, depth: int | None = None) -> float:
        """What buying somebody brings."""
        return self.hold(card, depth) + self.bonus(card) - price

    def loss(self, card: int, raids: bool = True) -> float:
        """What goes with one of one's own: a complete group is broken."""
        box = self.box
        count = self.counts.get(box.group_of[card], 0)
        broken = box.members * box.value_of[card] if count == box.members else 0
        hope = NEXT_MEMBER[count - 1] * box.value_of[card] if 1 < count < box.members else 0
        return self.hold(card, raids=raids) + (broken - box.value_of[card] if broken else hope)

    # -- what a raid costs

    def likely_ransom(self, card: int) -> float:
        """What one expects to pay for a threatened bandit, as far as the dice are known."""
        box = self.box
        risk = self.table["seats"][self.seat]["risk"].get(box.names[card])
        chance = box.chance[box.group_of[card]] if risk is None else risk / 6
        return self.ransom * chance

    def is_better_dropped(self, card: int, fee: int) -> bool:
        """Section (l), 4: he is likelier to cost than to pay."""
        fear = FEAR if self.money < POOR else 1.0
        return self.likely_ransom(card) * fear > fee + max(0.0, self.hold(card))

    def risk(self, cards: Sequence[int], gangs: Sequence[float]) -> float:
        """The ransom one expects if these gangs are threatened, each so likely."""
        box = self.box
        return self.ransom * sum(
            box.chance[box.group_of[card]] * gangs[box.gang_of[card]] for card in cards
        )

    def raid_value(self, gangs: Sequence[float], share: float = 0.5) -> float:
        """Section (l): one's own risk against half of the others' average."""
        others = [self.risk(self.held(seat), gangs) for seat in self.others()]
        return share * sum(others) / len(others) - self.risk(self.cards, gangs)

    def gang_value(self, gang: int) -> float:
        return self.raid_value([float(gang == own) for own in self.box.every_gang], 0.7)

    def reserve(self) -> int:
        """The most one judgement could cost: as many of one's own with a common number."""
        box = self.box
        numbers = [n for card in self.cards for n in box.destiny[box.group_of[card]]]
        return self.ransom * max((numbers.count(n) for n in set(numbers)), default=0)

    # -- where to go

    def landing(self, name: str) -> float:
        """Section (l), 2: what a square is worth to whoever moves there."""
        box = self.box
        square = box.square[name]
        kind = box.kind[square]
        if kind == "blank":
            return self.purchases(square, box.fees["buy"])
        if kind == "raid_choice":
            return max(self.gang_value(gang) for gang in box.every_gang)
        if kind.startswith("raid"):
            return self.raid_value(box.threat[square])
        if kind in ("brisk_trade", "headcount"):
            gains = [self.gain(seat, square) for seat in range(len(self.table["seats"]))]
            others = [gains[seat] for seat in self.others()]
            return gains[self.seat] - sum(others) / len(others)
        return {"cash200": 200.0, "dice50": 175.0, "recruits": 20.0, "tribute": 10.0}.get(kind, 0.0)

    def purchases(self, square: int, count: int) -> float:
        """The best of what lies face up, at the prices there."""
        box = self.box
        prices = box.price[box.quarter[square]]
        tops = [box.card[pile["top"]] for pile in self.table["piles"].values() if pile["top"]]
        worths = [self.hold(card, box.depth[square]) - prices[box.gang_of[card]] for card in tops]
        return sum(sorted((max(0.0, worth) for worth in worths), reverse=True)[:count])

    def gain(self, seat: int, square: int) -> float:
        box = self.box
        cards = self.held(seat)
        if box.kind[square] == "headcount":
            return 3.5 * box.fees["headcount"] * len(cards)
        return sum(box.price[box.quarter[square]][box.gang_of[card]] for card in cards)

    def after_me(self, name: str, left: Mapping[int, int]) -> float:
        """What the next player's move may do to oneself, by the cards that are still out."""
        box = self.box
        total = sum(left.values())
        if not total or box.kind[box.square[name]] == "start":
            return 0.0
        value = 0.0
        for steps, count in left.items():
            ends = {box.walk(box.square[name], steps, lane) for lane in ("main", "side")}
            cost = sum(self.risk(self.cards, box.threat[square]) for square in ends) / len(ends)
            value -= count / total * cost
        return value


def count_groups(box: Box, cards: Sequence[int]) -> dict[int, int]:
    group_of = box.group_of
    counts: dict[int, int] = {}
    for card in cards:
        counts[group_of[card]] = counts.get(group_of[card], 0) + 1
    return counts
