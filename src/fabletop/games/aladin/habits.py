"""How treasure hunters usually do, for a search in imagined worlds: it never sees a real one."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate
from math import prod

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action, Option, some_fillings
from fabletop.games.aladin.bots import SHARES, dice_of
from fabletop.games.aladin.content import (
    CHESTS,
    GEMS,
    HOLD,
    POINTS,
    PROGRAMS,
    SCORPIONS,
    SET,
    WAIT,
)
from fabletop.games.aladin.insight import HOPES, chance
from fabletop.games.aladin.rules import is_sealed, limit, matched
from fabletop.games.aladin.state import State
from fabletop.games.aladin.treasure import gem_counts, scores

SKILLS: frozenset[str] = frozenset(("countdown", "race"))  # hands answer them
HABITS: frozenset[str] = SKILLS | {"search", "program"}
HOLES: frozenset[str] = frozenset(("program", "program_two", "slap", "swap"))
FASTEST, SPREAD = 450, 500  # milliseconds, of a hand
DRAW: Action = ("draw",)
STOP: Action = ("stop",)
USUAL = {
    seats: list(
        accumulate(prod(shares[value - 1] for _, value in dice_of(o)) for o in PROGRAMS[seats == 2])
    )
    for seats, shares in SHARES.items()
}  # how often people set their dice so, added up
MOST = 30  # gems of a type
LEADS = [POINTS["majority"] * chance(margin - MOST) for margin in range(2 * MOST)]


def prospects(s: State) -> list[float]:
    """Points, but for sets and majorities what one may hope for while the game goes on."""
    if s.last_round or not s.agenda:
        return [float(sum(part)) for part in scores(s)]
    gems = gem_counts(s)
    return [
        POINTS["card"] * s.treasures(seat) + hopes(s, seat) + leads(gems, seat)
        for seat in range(s.seats)
    ]


def hopes(s: State, seat: int) -> float:
    """Whole sets, and those that miss a piece or two."""
    counts, total = s.counts[seat], 0.0
    for metal, name in enumerate(CHESTS):
        whole = s.sets[seat][metal]
        missing = sum(counts[piece] == whole for piece in SET[metal])
        begun = HOPES[missing] if missing < len(HOPES) else 0.0
        total += POINTS["set"][name] * (whole + begun)
    return total


def leads(gems: Sequence[Sequence[int]], seat: int) -> float:
    """Of each type, as far as one is ahead."""
    total = 0.0
    for gem in range(len(GEMS)):
        best = max(own[gem] for other, own in enumerate(gems) if other != seat)
        total += LEADS[gems[seat][gem] - best + MOST]
    return total


def likely(s: State, seat: int, step: str, dealer: Dealer) -> Action:
    """Dice as usual; the lamp for a matched value; and a search goes on while it pays."""
    if step == "countdown":
        return HOLD
    if step == "search":
        return DRAW if pays(s) else STOP
    if step == "program":
        return program(s, seat, dealer)
    if any(seat in holders for _, holders in matched(s)):
        return slap(FASTEST + dealer.roll(SPREAD))
    return WAIT


def pays(s: State) -> bool:
    """One more card against all that may be lost with it."""
    room, bag = limit(s) - s.scorpions, s.bags[s.chest]
    deadly = sum([SCORPIONS[card] >= room for card in bag])
    return len(bag) - deadly >= deadly * len(s.drawn)


def program(s: State, seat: int, dealer: Dealer) -> Action:
    """Any chests, with values as often as people choose them."""
    usual = USUAL[s.seats]
    action = PROGRAMS[s.is_duel()][bisect_left(usual, dealer.roll(usual[-1]))]
    if not is_sealed(s):
        return action
    tokens = s.tokens[seat]
    return (*action[:-1], tokens[dealer.roll(len(tokens)) - 1])


def slap(ms: int) -> Action:
    return ("slap", ms, ms, ms, 0)


def fillings(s: State, seat: int, option: Option) -> Sequence[Action]:
    """For a search: a usual hand, and no dice that nobody sets."""
    if option[0] == "slap":
        return [slap(FASTEST + SPREAD // 2)]
    if option[0] == "swap" or is_set(option, s.seats):
        return some_fillings(option)
    return []


def is_set(option: Option, seats: int) -> bool:
    return all(SHARES[seats][value - 1] for _, value in dice_of(option))
