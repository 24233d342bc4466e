"""Squares of chance, the bazaar and the tribute (BA-35 to BA-45)."""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action
from fabletop.core.rulebook import Ask
from fabletop.games.basra.state import NOTHING, State
from fabletop.games.basra.windows import open_window


def on_dice50(s: State, dealer: Dealer) -> None:
    """BA-35."""
    die = dealer.roll(6)
    money = s.box.fees["dice50"] * die
    s.money[s.active] += money
    dealer.tell("dice50", s.active, die, money)


def on_cash200(s: State, dealer: Dealer) -> None:
    """BA-36."""
    money = s.box.fees["cash200"]
    s.money[s.active] += money
    dealer.tell("cash200", s.active, money)


def on_black_die(s: State, dealer: Dealer) -> None:
    """BA-37, BA-39."""
    s.black = dealer.roll(6)
    dealer.tell("parked", "black", s.black)


def on_white_die(s: State, dealer: Dealer) -> None:
    """BA-38, BA-39."""
    s.white = dealer.roll(6)
    dealer.tell("parked", "white", s.white)


def on_headcount(s: State, dealer: Dealer) -> None:
    """BA-45."""
    for seat in s.around(s.active):
        if s.held[seat]:
            die = dealer.roll(6)
            money = s.box.fees["headcount"] * die * len(s.held[seat])
            s.money[seat] += money
            dealer.tell("headcount", seat, die, money)


def on_brisk_trade(s: State, dealer: Dealer) -> None:
    """BA-44: the price of every bandit, which stays; or, by option, for those retired."""
    holders = [seat for seat in range(s.seats) if s.held[seat]]
    if s.options["brisk_trade"] == "retire":
        if holders:
            open_window(s, holders, holders)
            s.plan("brisk_trade", "close_window")
        return
    for seat in s.around(s.active):
        money = s.price_of(s.held[seat])
        if s.held[seat]:
            s.money[seat] += money
            dealer.tell("brisk_trade", seat, money)


def on_bazaar(s: State, dealer: Dealer) -> None:
    """BA-42."""
    if any(s.held):
        everybody = range(s.seats)
        open_window(s, everybody, everybody)
        dealer.tell("bazaar")
        s.plan("bazaar", "close_window")


# -- tribute


def on_tribute(s: State, dealer: Dealer) -> None:
    """BA-43: who has one bandit gives it; who has more chooses; all at once."""
    dealer.tell("tribute", s.active)
    s.gives = [NOTHING] * s.seats
    others = [seat for seat in s.around(s.active)[1:] if s.held[seat]]
    for seat in others:
        if len(s.held[seat]) == 1:
            s.gives[seat] = s.held[seat][0]
    s.asked = [seat for seat in others if len(s.held[seat]) > 1]
    s.plan("tribute", "collect")


class Tribute(Ask[State]):
    """BA-43: in secret."""

    verbs = ("give",)
    together = True

    def actors(self, s: State) -> Sequence[int]:
        return [seat for seat in s.asked if s.gives[seat] == NOTHING]

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("give", name) for name in sorted(s.box.spell(s.held[seat]))]

    def give(self, s: State, seat: int, dealer: Dealer, name: str) -> None:
        s.gives[seat] = s.box.card[name]
        dealer.tell("giving", seat)


def collect(s: State, dealer: Dealer) -> None:
    """BA-43: together, clockwise from the active player."""
    for seat in s.around(s.active)[1:]:
        card = s.gives[seat]
        if card != NOTHING:
            s.held[seat].remove(card)
            s.held[s.active].append(card)
            dealer.show("gave", seat, s.active, s.box.names[card])
    s.asked, s.gives = [], [NOTHING] * s.seats
