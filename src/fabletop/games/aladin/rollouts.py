"""How treasure hunters usually do, for a search in imagined worlds: it never sees a real one."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate
from math import prod

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action, Option, some_fillings
from fabletop.games.aladin.chests import limit
from fabletop.games.aladin.content import Box
from fabletop.games.aladin.dice import SHARES, dice_of
from fabletop.games.aladin.inference import HOPES, chance
from fabletop.games.aladin.race import is_sealed, matched
from fabletop.games.aladin.state import State
from fabletop.games.aladin.treasure import gem_counts, scores
from fabletop.games.aladin.words import HOLD, WAIT

SKILLS: frozenset[str] = frozenset(("countdown", "race"))  # hands answer them
USUAL: frozenset[str] = SKILLS | {"search", "program"}
HOLES: frozenset[str] = frozenset(("program", "program_two", "slap", "swap"))
FASTEST, SPREAD = 450, 500  # milliseconds, of a hand
DRAW: Action = ("draw",)
STOP: Action = ("stop",)
MOST = 30  # gems of a type


class Rollouts:
    """What a search supposes, with what is in the box."""

    def __init__(self, box: Box) -> None:
        points = box.points["majority"]
        self.usual = {  # how often people set their dice so, added up
            seats: shares_of(box.programs[seats == 2], shares) for seats, shares in SHARES.items()
        }
        self.leads = [points * chance(margin - MOST) for margin in range(2 * MOST)]

    def prospects(self, s: State) -> list[float]:
        """Points, but for sets and majorities what one may hope for while the game goes on."""
        if s.last_round or not s.agenda:
            return [float(sum(part)) for part in scores(s)]
        gems, card = gem_counts(s), s.box.points["card"]
        return [
            card * s.treasures(seat) + hopes(s, seat) + self.lead(gems, seat)
            for seat in range(s.seats)
        ]

    def lead(self, gems: Sequence[Sequence[int]], seat: int) -> float:
        """Of each type, as far as one is ahead."""
        total = 0.0
        for gem in range(len(gems[0])):
            best = max(own[gem] for other, own in enumerate(gems) if other != seat)
            total += self.leads[gems[seat][gem] - best + MOST]
        return total

    def likely(self, s: State, seat: int, step: str, dealer: Dealer) -> Action:
        """Dice as usual; the lamp for a matched value; and a search goes on while it pays."""
        if step == "countdown":
            return HOLD
        if step == "search":
            return DRAW if pays(s) else STOP
        if step == "program":
            return self.program(s, seat, dealer)
        if any(seat in holders for _, holders in matched(s)):
            return slap(FASTEST + dealer.roll(SPREAD))
        return WAIT

    def program(self, s: State, seat: int, dealer: Dealer) -> Action:
        """Any chests, with values as often as people choose them."""
        usual = self.usual[s.seats]
        action = s.box.programs[s.is_duel()][bisect_left(usual, dealer.roll(usual[-1]))]
        if not is_sealed(s):
            return action
        tokens = s.tokens[seat]
        return (*action[:-1], tokens[dealer.roll(len(tokens)) - 1])


def shares_of(programs: Sequence[Action], shares: Sequence[int]) -> list[int]:
    return list(accumulate(prod(shares[value - 1] for _, value in dice_of(o)) for o in programs))


def hopes(s: State, seat: int) -> float:
    """Whole sets, and those that miss a piece or two."""
    box, counts, total = s.box, s.counts[seat], 0.0
    points = box.points["set"]
    for metal, name in enumerate(box.chests):
        whole = s.sets[seat][metal]
        missing = sum(counts[piece] == whole for piece in box.sets[metal])
        begun = HOPES[missing] if missing < len(HOPES) else 0.0
        total += points[name] * (whole + begun)
    return total


def pays(s: State) -> bool:
    """One more card against all that may be lost with it."""
    room, bag = limit(s) - s.scorpions, s.bags[s.chest]
    scorpions = s.box.scorpions
    deadly = sum([scorpions[card] >= room for card in bag])
    return len(bag) - deadly >= deadly * len(s.drawn)


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
