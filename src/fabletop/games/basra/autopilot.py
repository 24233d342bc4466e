"""What is played for somebody who lets a clock run out, or has left (BA-99)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fabletop.core.options import Action
from fabletop.games.basra.content import DONE, END_BUY
from fabletop.games.basra.state import State
from fabletop.games.basra.turns import ways_of


def lapse(s: State, seat: int, step: str) -> Action:
    return LAPSES[step](s, seat)


def move(s: State, seat: int) -> Action:
    """The lowest card, along the main street."""
    return ways_of(s, s.hands[seat][0])[0]


def choose_gang(s: State, seat: int) -> Action:
    """The gang one has fewest of."""
    box = s.box
    own = [box.gang_of[card] for card in s.held[seat]]
    return ("choose_gang", box.gangs[min(box.every_gang, key=own.count)])


def give(s: State, seat: int) -> Action:
    """The bandit of the lowest value; of several the earliest acquired."""
    box = s.box
    return ("give", box.names[min(s.held[seat], key=lambda card: box.value[box.gang_of[card]])])


LAPSES: Mapping[str, Callable[[State, int], Action]] = {
    "turn": move,
    "buy": lambda s, seat: END_BUY,
    "choose_gang": choose_gang,
    "window20": lambda s, seat: DONE,
    "window100": lambda s, seat: DONE,
    "bazaar": lambda s, seat: DONE,
    "brisk_trade": lambda s, seat: DONE,
    "tribute": give,
    "choose_starter": lambda s, seat: ("choose_starter", seat),
}
