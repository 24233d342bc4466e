"""What a trader makes of the open table: what a bandit is worth to whom, and what lies ahead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from fabletop.games.basra.content import (
    CARD,
    DEPTH,
    DESTINY,
    EVERY_GANG,
    FEES,
    GANG,
    GANG_DIE,
    GANG_OF,
    GROUP_OF,
    GROUPS,
    KIND,
    MEMBERS,
    PRICE,
    QUARTER,
    RAIDED,
    SQUARE,
    STEPS,
    VALUE,
    walk,
)

Table = Mapping[str, Any]

CARRY = (5, 4, 4, 11)  # what a bandit is worth beyond the first lap, by gang
NEXT_MEMBER = (0.0, 0.25, 0.8, 4.0)  # of the value, for the second, third and fourth of a group
RANSOM = FEES["ransom"]
CHANCE = [len(DESTINY[GROUPS.index(group)]) / 36 for group in GROUPS]  # to be caught, by group


@cache
def threat(square: int) -> tuple[float, ...]:
    """How likely a square threatens each gang, once Ali Baba lands there."""
    kind = KIND[square]
    if kind == "raid_die":
        return tuple(GANG_DIE.count(gang) / 6 for gang in EVERY_GANG)
    if kind == "raid_choice":
        return (1 / len(EVERY_GANG),) * len(EVERY_GANG)
    return tuple(float(kind == "raid_all" or gang in RAIDED[square]) for gang in EVERY_GANG)


@cache
def raids_ahead(depth: int) -> tuple[float, ...]:
    """How many raids on each gang one expects between here and the gate."""
    found = [0.0] * len(EVERY_GANG)
    for at in range(depth + 1, sum(STEPS)):
        here = [square for square, own in enumerate(DEPTH) if own == at]
        for gang in EVERY_GANG:
            found[gang] += sum(threat(square)[gang] for square in here) / len(here)
    return tuple(raids * len(STEPS) / sum(STEPS) for raids in found)


class Insight:
    """The table through the eyes of one seat."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.square = SQUARE[table["square"]]
        self.depth = DEPTH[self.square]
        self.money: int = table["seats"][seat]["money"] or 0
        self.cards = [CARD[name] for name in table["seats"][seat]["cards"]]
        self.counts = count_groups(self.cards)
        self.last_lap = table["lap"] == table["laps"]

    def others(self) -> list[int]:
        return [seat for seat in range(len(self.table["seats"])) if seat != self.seat]

    def held(self, seat: int) -> list[int]:
        return [CARD[name] for name in self.table["seats"][seat]["cards"]]

    # -- what a bandit is worth

    def hold(self, card: int, depth: int | None = None, raids: bool = True) -> float:
        """Section (l): its value at the gate, less the ransom one expects until then."""
        gang, group = GANG_OF[card], GROUP_OF[card]
        doubled = self.counts.get(group, 0) == MEMBERS
        worth = VALUE[gang] * (2 if doubled else 1) + (0 if self.last_lap else CARRY[gang])
        if not raids:
            return worth
        ahead = raids_ahead(self.depth if depth is None else depth)[gang]
        return worth - RANSOM * CHANCE[group] * ahead

    def bonus(self, card: int) -> float:
        """What one more of its group promises."""
        count = min(self.counts.get(GROUP_OF[card], 0), MEMBERS - 1)
        return NEXT_MEMBER[count] * VALUE[GANG_OF[card]]

    def to_buy(self, card: int, price: int, depth: int | None = None) -> float:
        """What buying somebody brings."""
        return self.hold(card, depth) + self.bonus(card) - price

    def loss(self, card: int, raids: bool = True) -> float:
        """What goes with one of one's own: a complete group is broken."""
        count = self.counts.get(GROUP_OF[card], 0)
        broken = MEMBERS * VALUE[GANG_OF[card]] if count == MEMBERS else 0
        hope = NEXT_MEMBER[count - 1] * VALUE[GANG_OF[card]] if 1 < count < MEMBERS else 0
        return self.hold(card, raids=raids) + (broken - VALUE[GANG_OF[card]] if broken else hope)

    # -- what a raid costs

    def risk(self, cards: Sequence[int], gangs: Sequence[float]) -> float:
        """The ransom one expects if these gangs are threatened, each so likely."""
        return RANSOM * sum(CHANCE[GROUP_OF[card]] * gangs[GANG_OF[card]] for card in cards)

    def raid_value(self, gangs: Sequence[float], share: float = 0.5) -> float:
        """Section (l): one's own risk against half of the others' average."""
        others = [self.risk(self.held(seat), gangs) for seat in self.others()]
        return share * sum(others) / len(others) - self.risk(self.cards, gangs)

    def gang_value(self, gang: int) -> float:
        return self.raid_value([float(gang == own) for own in EVERY_GANG], 0.7)

    def reserve(self) -> int:
        """The most one judgement could cost: as many of one's own with a common number."""
        numbers = [n for card in self.cards for n in DESTINY[GROUP_OF[card]]]
        return RANSOM * max((numbers.count(n) for n in set(numbers)), default=0)

    # -- where to go

    def landing(self, name: str) -> float:
        """Section (l), 2: what a square is worth to whoever moves there."""
        square = SQUARE[name]
        kind = KIND[square]
        if kind == "blank":
            return self.purchases(square, FEES["buy"])
        if kind == "raid_choice":
            return max(self.gang_value(gang) for gang in EVERY_GANG)
        if kind.startswith("raid"):
            return self.raid_value(threat(square))
        if kind in ("brisk_trade", "headcount"):
            gains = [self.gain(seat, square) for seat in range(len(self.table["seats"]))]
            others = [gains[seat] for seat in self.others()]
            return gains[self.seat] - sum(others) / len(others)
        return {"cash200": 200.0, "dice50": 175.0, "recruits": 20.0, "tribute": 10.0}.get(kind, 0.0)

    def purchases(self, square: int, count: int) -> float:
        """The best of what lies face up, at the prices there."""
        prices = PRICE[QUARTER[square]]
        tops = [CARD[pile["top"]] for pile in self.table["piles"].values() if pile["top"]]
        worths = [self.hold(card, DEPTH[square]) - prices[GANG_OF[card]] for card in tops]
        return sum(sorted((max(0.0, worth) for worth in worths), reverse=True)[:count])

    def gain(self, seat: int, square: int) -> float:
        cards = self.held(seat)
        if KIND[square] == "headcount":
            return 3.5 * FEES["headcount"] * len(cards)
        return sum(PRICE[QUARTER[square]][GANG_OF[card]] for card in cards)

    def after_me(self, name: str, left: Mapping[int, int]) -> float:
        """What the next player's move may do to oneself, by the cards that are still out."""
        total = sum(left.values())
        if not total or KIND[SQUARE[name]] == "start":
            return 0.0
        value = 0.0
        for steps, count in left.items():
            ends = {walk(SQUARE[name], steps, lane) for lane in ("main", "side")}
            cost = sum(self.risk(self.cards, threat(square)) for square in ends) / len(ends)
            value -= count / total * cost
        return value


def count_groups(cards: Sequence[int]) -> dict[int, int]:
    counts: dict[int, int] = {}
    for card in cards:
        counts[GROUP_OF[card]] = counts.get(GROUP_OF[card], 0) + 1
    return counts


assert set(GANG.values()) == set(EVERY_GANG)
