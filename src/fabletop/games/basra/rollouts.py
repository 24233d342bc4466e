"""How traders usually do, for a search in imagined worlds: it never sees a real one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action, Cards, Option, some_fillings
from fabletop.games.basra.buying import Buy, price
from fabletop.games.basra.content import DONE, END_BUY, Box
from fabletop.games.basra.inference import CARRY, NEXT_MEMBER, count_groups
from fabletop.games.basra.state import State
from fabletop.games.basra.turns import ways_of

WINDOWS = frozenset(("window20", "window100", "bazaar", "brisk_trade"))
USUAL: frozenset[str] = WINDOWS | {"turn", "buy"}
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
    """What each of these promises to somebody who has them all."""
    box = s.box
    ahead, counts = box.raids_ahead[box.depth[s.square]], count_groups(box, cards)
    gang_of, group_of, ransom = box.gang_of, box.group_of, box.fees["ransom"]
    carry = s.lap < int(str(s.options["laps"]))
    return [
        box.value_of[card] * (1 + company(box, counts[group_of[card]]))
        + (CARRY[gang_of[card]] if carry else 0)
        - ransom * box.chance[group_of[card]] * ahead[gang_of[card]]
        for card in cards
    ]


def company(box: Box, count: int) -> float:
    """What others of its group add to a bandit's value."""
    return 1.0 if count == box.members else NEXT_MEMBER[count - 1] / 2


def likely(s: State, seat: int, step: str, dealer: Dealer) -> Action:
    """Moves anyhow, buys what promises more than it costs, and does not bargain."""
    if step in WINDOWS:
        return DONE
    if step == "turn":
        value = s.hands[seat][dealer.roll(len(s.hands[seat])) - 1]
        ways = ways_of(s, value)
        return ways[dealer.roll(len(ways)) - 1]
    found = [o for o in Buy().options(s, seat) if o[0] == "buy" and is_bargain(s, seat, str(o[1]))]
    return cast(Action, found[dealer.roll(len(found)) - 1]) if found else END_BUY


def is_bargain(s: State, seat: int, name: str) -> bool:
    gang = s.box.gang[name]
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
        return [("offer", "any", (c,), 0, (), cheap(s, str(c))) for c in give.of] if sells else []
    if option[0] == "counter" or not isinstance(want, Cards):
        return []
    box, counts = s.box, count_groups(s.box, s.held[seat])
    wishes = [str(card) for card in want.of if counts.get(box.group_of[box.card[str(card)]], 0) > 1]
    prices = [(card, dear(s, seat, card)) for card in wishes]
    return [("offer", seat_of(option), (), price, (card,), 0) for card, price in prices if price]


def seat_of(option: Option) -> int:
    """Whom an offer is made to."""
    return int(str(option[1]))


def cheap(s: State, card: str) -> int:
    box = s.box
    return box.unit * max(1, box.value_of[box.card[card]] // 4 // box.unit)


def dear(s: State, seat: int, card: str) -> int:
    box = s.box
    most = min(SHARE * box.value_of[box.card[card]], s.money[seat] / PURSE)
    return box.unit * int(most // box.unit)
