"""The risk tables of section i.5: exactly from the content, and sampled through the rules."""

from __future__ import annotations

import math
from functools import cache

import pytest

from fabletop.core.dealer import Seeded
from fabletop.games.aladin.content import BOX
from fabletop.games.aladin.tests.table import ALADIN, A, searching

DICE = range(1, 7)

# chest: bust if all cards are drawn, cards kept by the best rule, bust under that rule; die 1 to 6
RISK = {
    "bronze": (
        (36.0, 44.0, 47.5, 50.4, 52.5, 50.5),
        (0.64, 1.12, 1.58, 2.02, 2.50, 3.38),
        (36.0, 44.0, 43.8, 44.7, 42.2, 26.3),
    ),
    "silver": (
        (40.0, 45.0, 53.5, 55.3, 56.4, 55.8),
        (0.60, 1.10, 1.41, 1.88, 2.39, 3.19),
        (40.0, 45.0, 50.8, 45.1, 40.6, 26.9),
    ),
    "gold": (
        (44.0, 51.0, 56.8, 58.6, 60.8, 61.3),
        (0.56, 0.98, 1.33, 1.80, 2.26, 3.01),
        (44.0, 51.0, 51.9, 44.5, 39.3, 26.6),
    ),
}
# die: chest: chance of having bust after 1, 2, … cards if one keeps drawing
AFTER: dict[int, dict[str, tuple[float, ...]]] = {
    1: {"bronze": (36.0,), "silver": (40.0,), "gold": (44.0,)},
    2: {"bronze": (24.0, 44.0), "silver": (24.0, 45.0), "gold": (28.0, 51.0)},
    3: {"bronze": (16.0, 32.3, 47.5), "silver": (20.0, 38.0, 53.5), "gold": (20.0, 39.7, 56.8)},
    4: {
        "bronze": (12.0, 25.0, 38.0, 50.4),
        "silver": (12.0, 26.7, 41.6, 55.3),
        "gold": (12.0, 27.7, 43.8, 58.6),
    },
    5: {
        "bronze": (8.0, 18.3, 29.8, 41.4, 52.5),
        "silver": (8.0, 19.0, 31.5, 44.3, 56.4),
        "gold": (8.0, 20.0, 33.9, 47.9, 60.8),
    },
    6: {
        "bronze": (0.0, 6.0, 15.6, 27.0, 39.0, 50.5),
        "silver": (0.0, 7.0, 18.0, 30.7, 43.6, 55.8),
        "gold": (0.0, 8.0, 20.4, 34.5, 48.6, 61.3),
    },
}
EVERY_SEARCH = pytest.mark.parametrize(
    ("chest", "die"), [(chest, die) for chest in RISK for die in DICE]
)


def stings(chest: str) -> tuple[int, ...]:
    """How many cards of a chest have 0, 1, … scorpions."""
    cards = [BOX.scorpions[card] for card in BOX.treasures[BOX.chests.index(chest)]]
    return tuple(cards.count(n) for n in range(6))


@cache
def survives(chest: str, die: int, cards: int) -> float:
    """The product over v of (1 + x·y^v)^(cards with v): coefficients of x^cards, y below die."""
    ways = {(0, 0): 1}
    for scorpions, count in enumerate(stings(chest)):
        more: dict[tuple[int, int], int] = {}
        for (drawn, total), number in ways.items():
            for k in range(min(count, cards - drawn) + 1):
                key = (drawn + k, total + k * scorpions)
                more[key] = more.get(key, 0) + number * math.comb(count, k)
        ways = more
    good = sum(number for (drawn, total), number in ways.items() if drawn == cards and total < die)
    return good / math.comb(25, cards)


def best_rule(chest: str, die: int) -> tuple[float, float]:
    """Backward induction: the cards kept on average, and how often that is a bust."""
    counts = stings(chest)

    @cache
    def outlook(drawn: tuple[int, ...]) -> tuple[float, float]:
        number = sum(drawn)
        if number == die:
            return number, 0.0
        total = sum(n * k for n, k in enumerate(drawn))
        kept = bust = 0.0
        for n, count in enumerate(counts):
            chance = (count - drawn[n]) / (25 - number)
            if not chance:
                continue
            if total + n >= die:
                bust += chance
                continue
            after = outlook((*drawn[:n], drawn[n] + 1, *drawn[n + 1 :]))
            kept += chance * after[0]
            bust += chance * after[1]
        return (kept, bust) if kept > number else (number, 0.0)

    return outlook((0,) * 6)


@EVERY_SEARCH
def test_i5_chance_of_a_bust_exactly(chest: str, die: int) -> None:
    after = [round(100 * (1 - survives(chest, die, k)), 1) for k in range(1, die + 1)]
    assert pytest.approx(AFTER[die][chest], abs=0.051) == after
    assert pytest.approx(RISK[chest][0][die - 1], abs=0.051) == after[-1]


@EVERY_SEARCH
def test_i5_best_stopping_rule_exactly(chest: str, die: int) -> None:
    kept, bust = best_rule(chest, die)
    assert pytest.approx(RISK[chest][1][die - 1], abs=0.0051) == kept
    assert pytest.approx(RISK[chest][2][die - 1], abs=0.051) == 100 * bust


def test_i5_my_precious() -> None:
    chances = [round(100 * survives(chest, 6, 6), 1) for chest in ("bronze", "silver", "gold")]
    assert [49.5, 44.2, 38.7] == chances


def test_i1_greed_is_riskier_and_the_chests_rise() -> None:
    """Constraint 3: the chance rises from die 1 to 5 and flattens at 6."""
    for chest in RISK:
        risks = [1 - survives(chest, die, die) for die in DICE]
        assert risks[:5] == sorted(risks[:5])
        assert abs(risks[5] - risks[4]) < 0.03
    for die in DICE:
        across = [survives(chest, die, die) for chest in ("bronze", "silver", "gold")]
        assert across == sorted(across, reverse=True)


SAMPLES = 400


@EVERY_SEARCH
def test_i5_sampled_through_the_rules(chest: str, die: int) -> None:
    """400 searches in which A draws as long as possible, with fresh chests."""
    start = searching(chest=chest, die=die).state
    dealer = Seeded(f"{chest}/{die}")
    lengths = [0] * 7  # searches that were a bust with this card; 0: none
    for _ in range(SAMPLES):
        s = ALADIN.clone(start)
        number = 0
        while ALADIN.step(s) == "search":
            number += 1
            ALADIN.apply(s, A, ("draw",), dealer)
        keys = [event.key for event in dealer.take().events]
        lengths[number if "bust" in keys else 0] += 1
    for k in range(1, die + 1):
        expected = 1 - survives(chest, die, k)
        sigma = math.sqrt(SAMPLES * expected * (1 - expected))
        assert abs(sum(lengths[1 : k + 1]) - SAMPLES * expected) <= 4 * sigma
