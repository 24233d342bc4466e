"""A lap begins, and ends at the gate, where bandits pay (BA-9 to BA-11, BA-75 to BA-83)."""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action
from fabletop.core.rulebook import Ask
from fabletop.games.basra.state import State
from fabletop.games.basra.turns import begin_turn


def start_lap(s: State, dealer: Dealer) -> None:
    """BA-9 to BA-11, BA-81: all movement cards, one at a time from the starter."""
    box = s.box
    deck, order = box.steps[:], s.around(s.starter)
    s.hands = [[] for _ in range(s.seats)]
    s.played = []
    s.square = box.start
    dealer.tell("lap", s.lap, s.starter)
    while deck:
        short = len(deck) < s.seats and s.lap > 1 and s.options["short_hand"] == "banker"
        for seat in order:
            if deck and not (short and seat == s.banker):
                s.hands[seat].append(dealer.draw(deck))
    for seat, hand in enumerate(s.hands):
        hand.sort()
        if dealer.hears:
            dealer.show("hand", hand[:], to=(seat,))
    s.active = s.starter
    begin_turn(s, dealer)


def worth(s: State, seat: int) -> tuple[int, int]:
    """BA-76, BA-77: the values of all bandits, and what complete groups add."""
    box = s.box
    value, value_of = box.value, box.value_of
    values = sum([value_of[card] for card in s.held[seat]])
    doubled = sum([box.members * value[box.gang_of_group[group]] for group in s.groups(seat)])
    return values, doubled


def on_start(s: State, dealer: Dealer) -> None:
    """BA-75 to BA-83."""
    s.agenda.clear()
    for seat in s.around(s.active):
        values, doubled = worth(s, seat)
        money = values + doubled + s.box.fees["gate"]
        s.money[seat] += money
        s.paid[seat][s.lap - 1] = money
        dealer.tell("payout", seat, values, doubled, money)
    dealer.tell("lap_over", s.lap)
    if s.lap == s.options["laps"]:
        end(s, "laps", dealer)
    else:
        dealer.tell("chooses", poorest(s))
        s.plan("choose_starter")


def poorest(s: State) -> int:
    """BA-80: of several, the first clockwise from the left of who moved last."""
    around = [*s.around(s.active)[1:], s.active]
    return min(around, key=lambda seat: (s.money[seat], around.index(seat)))


class ChooseStarter(Ask[State]):
    """BA-80, BA-81."""

    verbs = ("choose_starter",)

    def actors(self, s: State) -> Sequence[int]:
        return (poorest(s),)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("choose_starter", other) for other in range(s.seats)]

    def choose_starter(self, s: State, seat: int, dealer: Dealer, starter: int) -> None:
        s.lap += 1
        s.starter = starter
        s.plan("start_lap")


def end(s: State, reason: str, dealer: Dealer) -> None:
    s.agenda.clear()
    s.ended = reason
    dealer.tell("ended", reason)
