"""How traders usually do, for a search in imagined worlds: it never sees a real one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action, Cards, Option, some_fillings
from fabletop.games.basra.content import (
    CARD,
    DEPTH,
    DONE,
    END_BUY,
    FEES,
    GANG,
    GANG_OF,
    GROUP_OF,
    MEMBERS,
    MOVES,
    UNIT,
    VALUE,
)
from fabletop.games.basra.insight import CARRY, CHANCE, NEXT_MEMBER, count_groups, raids_ahead
from fabletop.games.basra.rules import Buy, price
from fabletop.games.basra.state import State

WINDOWS = frozenset(("window20", "window100", "bazaar", "brisk_trade"))
HABITS: frozenset[str] = WINDOWS | {"turn", "buy"}
HOLES: frozenset[str] = frozenset(("counter", "decline", "discard", "offer", "resume", "retire"))
MOST = 100  # more cards than are dealt for a lap
SHARE = 1.5  # of its value, what one pays for a bandit one collects
PURSE = 3  # the part of one's money that one spends on him


def prospects(s: State) -> list[float]:
    """Money, and what bandits promise at the gate, less the ransom one expects until then."""
    return [money + sum(bandits(s, s.held[seat]), 0.0) for seat, money in enumerate(s.money)]


def turn_of(s: State) -> int:
    """The number of the turn: in each one card is played."""
    return MOST * s.lap + len(s.played) + (s.agenda[-1:] == ["turn"])


def bandits(s: State, cards: Sequence[int]) -> list[float]:
    ahead = raids_ahead(DEPTH[s.square])
    counts = count_groups(cards)
    carry = s.lap < int(str(s.options["laps"]))
    return [
        VALUE[GANG_OF[card]] * (1 + company(counts[GROUP_OF[card]]))
        + (CARRY[GANG_OF[card]] if carry else 0)
        - FEES["ransom"] * CHANCE[GROUP_OF[card]] * ahead[GANG_OF[card]]
        for card in cards
    ]


def company(count: int) -> float:
    """What others of its group add to a bandit's value."""
    return 1.0 if count == MEMBERS else NEXT_MEMBER[count - 1] / 2


def likely(s: State, seat: int, step: str, dealer: Dealer) -> Action:
    """Moves anyhow, buys what promises more than it costs, and does not bargain."""
    if step in WINDOWS:
        return DONE
    if step == "turn":
        value = s.hands[seat][dealer.roll(len(s.hands[seat])) - 1]
        ways = MOVES[s.square][value]
        return ways[dealer.roll(len(ways)) - 1]
    found = [o for o in Buy().options(s, seat) if o[0] == "buy" and is_bargain(s, seat, str(o[1]))]
    return cast(Action, found[dealer.roll(len(found)) - 1]) if found else END_BUY


def is_bargain(s: State, seat: int, name: str) -> bool:
    gang = GANG[name]
    own = [*s.held[seat], s.tops[gang]]
    return bandits(s, own)[-1] > price(s, gang)


def fillings(s: State, seat: int, option: Option) -> Sequence[Action]:
    """Sell whoever is threatened for a little; ask for whoever completes a group.

    To go on with what one has not ended is no answer that helps a search.
    """
    if option[0] == "resume":
        return []
    if option[0] == "decline":
        return [("decline", str(option[1]), "no")]
    if option[0] not in ("offer", "counter"):
        return some_fillings(option)
    give, want = option[2], option[4]
    if isinstance(give, Cards):
        sells = s.gangs and option[1] == "any"
        return [("offer", "any", (c,), 0, (), cheap(str(c))) for c in give.of] if sells else []
    if option[0] == "counter" or not isinstance(want, Cards):
        return []
    counts = count_groups(s.held[seat])
    wishes = [str(card) for card in want.of if counts.get(GROUP_OF[CARD[str(card)]], 0) > 1]
    prices = [(card, dear(s, seat, card)) for card in wishes]
    return [("offer", seat_of(option), (), price, (card,), 0) for card, price in prices if price]


def seat_of(option: Option) -> int:
    """Whom an offer is made to."""
    return int(str(option[1]))


def cheap(card: str) -> int:
    return UNIT * max(1, VALUE[GANG_OF[CARD[card]]] // 4 // UNIT)


def dear(s: State, seat: int, card: str) -> int:
    most = min(SHARE * VALUE[GANG_OF[CARD[card]]], s.money[seat] / PURSE)
    return UNIT * int(most // UNIT)
