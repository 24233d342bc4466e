"""Every piastre and every bandit of whole games, from what was told alone: BA-2, BA-5, scenario 95.

Money only comes from the bank or goes to it as the events say, or changes hands in a deal;
bandits only go from piles to players, from players to players and under piles.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from fabletop.bots.bot import seat_bot
from fabletop.core.dealer import Event
from fabletop.core.mind import LATER
from fabletop.core.options import fill
from fabletop.games.basra.content import BOX
from fabletop.games.basra.tests.table import BASRA, GANGS, Table, dealt, gang, gang_of

FROM_BANK = {"retired", "dice50", "cash200", "headcount", "brisk_trade", "bankrupt", "payout"}
TO_BANK = {"bought", "discarded", "ransom"}
UNDER = {"retired", "discarded", "bankrupt", "returned"}


class Ledger:
    """What everybody should have, by the news alone."""

    def __init__(self, seats: int) -> None:
        self.money = [2500] * seats
        self.bank = 0
        self.held: list[list[str]] = [[] for _ in range(seats)]
        self.tops: dict[str, str | None] = dict.fromkeys(GANGS)
        self.counts = dict.fromkeys(GANGS, 16)
        self.due = [0] * seats

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            self.count_money(event.key, event.args)
            self.move_bandits(event.key, event.args)

    def count_money(self, key: str, args: Any) -> None:
        if key in FROM_BANK or key in TO_BANK:
            money = args[-1] if key in FROM_BANK else -args[-1]
            self.money[args[0]] += money
            self.bank -= money
        elif key == "accepted":
            accepter, maker, _, gives, _, wants = args
            self.money[accepter] += gives - wants
            self.money[maker] -= gives - wants
        if key == "captured":
            assert 200 * len(args[1]) == args[2]
            self.due[args[0]] = args[2]
        elif key == "ransom":
            self.due[args[0]] -= args[1]
        elif key == "pardoned":
            self.due[args[0]] -= args[1]
            assert 0 == self.money[args[0]]
        elif key == "payout":
            own = [BOX.value[GANGS.index(gang_of(card))] for card in self.held[args[0]]]
            assert sum(own) == args[1]
            assert args[1] + args[2] + 100 == args[3]

    def move_bandits(self, key: str, args: Any) -> None:
        if key == "bought":
            self.held[args[0]].append(args[1])
            self.counts[gang_of(args[1])] -= 1
            if self.tops[gang_of(args[1])] == args[1]:
                self.tops[gang_of(args[1])] = None
        elif key == "turned_up":
            assert None is self.tops[args[0]]
            self.tops[args[0]] = args[1]
        elif key in UNDER:
            for card in args[1]:
                self.held[args[0]].remove(card)
                self.counts[gang_of(card)] += 1
        elif key == "gave":
            self.held[args[0]].remove(args[2])
            self.held[args[1]].append(args[2])
        elif key == "accepted":
            accepter, maker, give, _, want, _ = args
            for giver, taker, cards in ((maker, accepter, give), (accepter, maker, want)):
                for card in cards or ():
                    self.held[giver].remove(card)
                    self.held[taker].append(card)

    def agrees(self, table: Table) -> None:
        now = table.now()
        assert self.money == now["money"]
        assert self.held == now["held"]
        assert self.tops == now["tops"]
        for name in GANGS:
            inside = [*now["bags"][name], *now["bottoms"][name], *filter(None, [now["tops"][name]])]
            assert self.counts[name] == len(inside)
            own = [card for cards in now["held"] for card in cards if gang_of(card) == name]
            assert sorted(gang(name)) == sorted([*inside, *own])
            assert (now["tops"][name] is None) == (not inside)
        assert [0] * len(self.due) == self.due
        assert 2500 * len(self.money) == sum(self.money) + self.bank


def amounts(data: object, keys: Sequence[str]) -> list[int]:
    """Every figure under one of these keys, however deep."""
    if isinstance(data, dict):
        found = [n for key in data if key in keys for n in numbers(data[key])]
        return found + [n for value in data.values() for n in amounts(value, keys)]
    if isinstance(data, list):
        return [n for value in data for n in amounts(value, keys)]
    return []


def numbers(data: object) -> list[int]:
    if isinstance(data, dict):
        return [n for value in data.values() for n in numbers(value)]
    if isinstance(data, list):
        return [n for value in data for n in numbers(value)]
    return [data] if isinstance(data, int) else []


MONEY = ("money", "prices", "next_prices", "payout", "paid", "give_money", "want_money")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"hidden_money": True, "brisk_trade": "retire"}),
    (4, {}),
    (4, {"buy_anywhere": True, "freed": "return", "dowry": True}),
    (5, {"short_hand": "banker", "deals_in_100": True, "sell_any": True}),
    (6, {"draw_any": True, "recruits_free": True}),
    (6, {"buy_anywhere": True, "recruits_free": True, "draw_any": True, "brisk_trade": "retire"}),
]


@pytest.mark.slow
@pytest.mark.parametrize("bots", ["random", "baseline", "mixed"])
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a95_the_books_are_right_at_every_decision(
    seats: int, options: dict[str, Any], bots: str
) -> None:
    seed = f"{seats}/{bots}/{sorted(options)}"
    rng = random.Random(seed)
    table = dealt(seats, seed=rng.randrange(10**6), **options)
    players = [seat_bot("baseline", BASRA, seats, seat, rng) for seat in range(seats)]
    ledger = Ledger(seats)
    ledger.hear(table.past)
    seen = set()
    while table.step() != "over":
        ledger.agrees(table)
        seen.add(table.step())
        checked(table)
        seat = rng.choice(table.actors())
        wise = bots == "baseline" or (bots == "mixed" and rng.random() < 0.7)
        chosen = players[seat].choose(table.view(seat), table.options(seat)) if wise else LATER
        if chosen == LATER and wise:
            chosen = table.lapse(seat)
        elif chosen == LATER:
            chosen = fill(rng.choice(table.options(seat)), rng.randrange)
        ledger.hear(table.play(seat, *chosen))
    ledger.agrees(table)
    assert {"turn", "buy"} <= seen
    assert len(seen) > 4


def checked(table: Table) -> None:
    """BA-5: multiples of ten, and nobody owes anything."""
    now = table.now()
    assert all(money >= 0 and money % 10 == 0 for money in now["money"])
    found = amounts(dict(table.view(None)), MONEY)
    assert found
    assert all(amount >= 0 and amount % 10 == 0 for amount in found)
    cards = [card for hand in now["hands"] for card in hand]
    if table.step() != "choose_starter":
        assert 24 == len(cards) + len(now["played"])
        assert 52 == sum(cards) + sum(now["played"])
        assert BOX.depth[BOX.square[now["square"]]] == sum(now["played"]) % 52


def test_a95_every_price_and_fee() -> None:
    figures = [*BOX.value, *(p for prices in BOX.price for p in prices), BOX.money]
    fees = [fee for name, fee in BOX.fees.items() if name not in ("buy", "recruits")]
    assert all(figure % 10 == 0 and figure >= 0 for figure in [*figures, *fees])
