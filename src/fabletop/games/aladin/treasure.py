"""What happens to cards before the players: sets, talismans, points (AL-57 to AL-79)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fabletop.core.dealer import Dealer
from fabletop.games.aladin.state import ALONE, State


def gain(s: State, seat: int, card: int, dealer: Dealer) -> None:
    """A gem or jewel comes before a player; a set is complete at once (AL-59)."""
    if s.gain(seat, card):
        dealer.tell("set", seat, s.box.chests[s.box.metal_of[s.box.kind_of[card]]])


def orphan(s: State, dealer: Dealer) -> None:
    """AL-65, AL-66: when all is done, talismans whose last gem has gone are alone for good."""
    for seat, own in enumerate(s.talismans):
        if not own:
            continue
        lost = {gem for _, gem in own if gem != ALONE and not s.counts[seat][gem]}
        if lost:
            s.talismans[seat] = [(card, ALONE if gem in lost else gem) for card, gem in own]
            for gem in sorted(lost):
                dealer.tell("orphaned", seat, s.box.gems[gem])


def gem_counts(s: State) -> list[list[int]]:
    """AL-77: gem cards and the talismans on them, by seat and type."""
    found = [counts[: len(s.box.gems)] for counts in s.counts]
    for counts, own in zip(found, s.talismans, strict=True):
        for _, gem in own:
            if gem != ALONE:
                counts[gem] += 1
    return found


def leaders(counts: Sequence[Sequence[int]]) -> list[int | None]:
    """AL-77: who has strictly the most of each type."""
    return [leader([own[gem] for own in counts]) for gem in range(len(counts[0]))]


def leader(counts: Sequence[int]) -> int | None:
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else None


class Score(NamedTuple):
    """AL-75 to AL-78: the points of one player, by what brings them."""

    cards: int
    sets: int
    majorities: int
    ring: int


def scores(s: State) -> list[Score]:
    """Everybody's points if the game ended now."""
    chests, points = s.box.chests, s.box.points
    leading = leaders(gem_counts(s))
    return [
        Score(
            cards=points["card"] * s.treasures(seat),
            sets=sum(
                points["set"][name] * s.sets[seat][metal] for metal, name in enumerate(chests)
            ),
            majorities=points["majority"] * leading.count(seat),
            ring=points["magic_ring"] if s.ring == seat else 0,
        )
        for seat in range(s.seats)
    ]
