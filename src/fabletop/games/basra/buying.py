"""Buying bandits, and new recruits (BA-29 to BA-34, BA-41)."""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.core.dealer import Dealer
from fabletop.core.options import Option
from fabletop.games.basra.content import END_BUY
from fabletop.games.basra.state import NOTHING, State
from fabletop.games.basra.turns import OfActive


def on_blank(s: State, dealer: Dealer) -> None:
    """BA-29."""
    offer_bandits(s, s.box.fees["buy"])


def buy_more(s: State, dealer: Dealer) -> None:
    """Option `buy_anywhere`."""
    offer_bandits(s, s.box.fees["buy"])


def on_recruits(s: State, dealer: Dealer) -> None:
    """BA-41."""
    fees = s.box.fees
    more = fees["buy"] if s.options["buy_anywhere"] else 0
    free = fees["recruits"] if s.options["recruits_free"] else 0
    offer_bandits(s, fees["recruits"] + more, free)


def offer_bandits(s: State, count: int, free: int = 0) -> None:
    """BA-34: not if there is nothing one could pay for."""
    s.bought, s.free = count, free
    if s.options["hidden_money"] or can_buy(s):
        s.plan("buy")
    else:
        s.bought = s.free = 0


def price(s: State, gang: int) -> int:
    return s.prices()[gang]


def can_buy(s: State) -> bool:
    """Whether something shows that the active player can pay."""
    money, prices, tops = s.money[s.active], s.prices(), s.tops
    for gang in s.box.every_gang:  # noqa: SIM110 - a plain loop is faster than any()
        if tops[gang] != NOTHING and prices[gang] <= money:
            return True
    return False


def open_to(s: State, seat: int) -> list[Option]:
    """BA-30: what shows a card that a player can pay."""
    money, prices, tops = s.money[seat], s.prices(), s.tops
    return [buy for gang, buy in s.box.buys if tops[gang] != NOTHING and prices[gang] <= money]


class Buy(OfActive):
    """BA-30 to BA-34: one at a time from the face-up cards."""

    verbs = ("buy", "end_buy")

    def options(self, s: State, seat: int) -> Sequence[Option]:
        found = open_to(s, seat)
        if s.options["draw_any"]:
            found = [("buy", buy[1], name) for buy in found for name in in_pile(s, str(buy[1]))]
        found.append(END_BUY)
        return found

    def buy(self, s: State, seat: int, dealer: Dealer, name: str, group: str | None) -> None:
        box = s.box
        gang = box.gang[name]
        cost = s.prices()[gang]
        card = s.tops[gang] if group is None else take_group(s, gang, box.group[group], dealer)
        if card == s.tops[gang]:
            s.tops[gang] = NOTHING
        s.held[seat].append(card)
        s.money[seat] -= cost
        s.bought -= 1
        if s.free:
            s.free -= 1
        if dealer.hears:
            dealer.show("bought", seat, box.names[card], cost)
        s.turn_up(gang, dealer)
        if s.bought and (s.options["hidden_money"] or can_buy(s)):
            s.agenda.append("buy")
        else:
            s.bought = s.free = 0

    def end_buy(self, s: State, seat: int, dealer: Dealer) -> None:
        s.bought = s.free = 0


def in_pile(s: State, gang: str) -> list[str]:
    """Option `draw_any`: the groups of which a pile still has somebody."""
    box = s.box
    number = box.gang[gang]
    cards = [*s.bags[number], *s.bottoms[number], s.tops[number]]
    return sorted({box.groups[box.group_of[card]] for card in cards if card != NOTHING})


def take_group(s: State, gang: int, group: int, dealer: Dealer) -> int:
    """Option `draw_any`: the one nearest to the top; nobody knows which that is in the bag."""
    group_of = s.box.group_of
    if s.tops[gang] != NOTHING and group_of[s.tops[gang]] == group:
        return s.tops[gang]
    unseen = [card for card in s.bags[gang] if group_of[card] == group]
    if unseen:
        card = dealer.draw(unseen)
        s.bags[gang].remove(card)
    else:
        card = next(card for card in s.bottoms[gang] if group_of[card] == group)
        s.bottoms[gang].remove(card)
    return card
