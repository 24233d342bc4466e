"""Table i.5: the risk of a bandit, exact, drawn by the engine, and over random laps."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from math import sqrt

import pytest

from fabletop.core.dealer import Quiet
from fabletop.games.basra.content import BOX, LANES
from fabletop.games.basra.tests.table import BASRA, GANGS, GROUPS, STEPS, VALUES, A, landed

NUMBERS = {"swindlers": 1, "thieves": 3, "defrauders": 6, "robbers": 12}
# After the black die: how many numbers of a bandit stand in its row, and in how many rows.
IN_ROW = {
    "swindlers": {1: 1, 0: 5},
    "thieves": {2: 1, 1: 1, 0: 4},
    "defrauders": {3: 1, 2: 1, 1: 1, 0: 3},
    "robbers": {4: 2, 2: 2, 0: 2},
}
RAIDS = {"swindlers": 2.30, "thieves": 2.08, "defrauders": 2.23, "robbers": 2.19}
CAUGHT_IN_A_LAP = {"swindlers": 0.063, "thieves": 0.162, "defrauders": 0.319, "robbers": 0.546}
RANSOM = {"swindlers": 12.9, "thieves": 34.8, "defrauders": 74.4, "robbers": 146.2}
BY_QUARTER = {
    "swindlers": (0.44, 0.38, 1.14, 0.34),
    "thieves": (0.45, 0.38, 0.68, 0.57),
    "defrauders": (0.45, 0.76, 0.68, 0.34),
    "robbers": (0, 0.76, 0.91, 0.53),
}
TRIALS = 3000
LAPS = 4000


@pytest.mark.parametrize("name", GANGS)
def test_i5_the_exact_chance_of_each_group(name: str) -> None:
    for group in GROUPS[name]:
        numbers = BOX.destiny[BOX.group[group]]
        assert Fraction(NUMBERS[name], 36) == Fraction(len(numbers), 36)
        assert pytest.approx(NUMBERS[name] / 36) == BOX.chance[BOX.group[group]]
        rows = Counter(BOX.rows[BOX.group[group]])
        assert IN_ROW[name] == dict(rows)
    chances = dict(zip(VALUES, (0.028, 0.083, 0.167, 0.333), strict=True))
    assert chances[VALUES[GANGS.index(name)]] == round(NUMBERS[name] / 36, 3)


def test_i5_drawn_by_the_engine() -> None:
    """The Great Raid, with one bandit of each group; nobody drops any."""
    own = [f"{group}-1" for groups in GROUPS.values() for group in groups]
    fresh = landed("m38", held=[own], money=[20000], seats=2).state
    dealer = Quiet("caught")
    caught: Counter[str] = Counter()
    for _ in range(TRIALS):
        s = BASRA.clone(fresh)
        BASRA.apply(s, A, ("done",), dealer)
        BASRA.apply(s, A, ("done",), dealer)
        caught.update(BOX.names[card] for verdict in s.verdicts for card in verdict.cards)
    for name, groups in GROUPS.items():
        chance = NUMBERS[name] / 36
        sigma = sqrt(TRIALS * chance * (1 - chance))
        for group in groups:
            assert abs(caught[f"{group}-1"] - TRIALS * chance) < 4 * sigma, group


def random_laps() -> list[list[int]]:
    """Where Ali Baba stops in each of some laps without anybody steering."""
    rng = random.Random("laps")
    laps = []
    for _ in range(LAPS):
        square, stops = BOX.start, []
        for steps in rng.sample(STEPS, len(STEPS)):
            square = BOX.walk(square, steps, rng.choice(LANES))
            stops.append(square)
        laps.append(stops)
    return laps


def raided(square: int, rng: random.Random) -> tuple[int, ...]:
    """The gangs threatened there; the informer names any."""
    kind = BOX.kind[square]
    if kind == "raid_all":
        return BOX.every_gang
    if kind == "raid_die":
        return (rng.choice(BOX.gang_die),)
    if kind == "raid_choice":
        return (rng.choice(BOX.every_gang),)
    return BOX.raided[square]


def near(expected: float, found: list[float], rounded: float) -> None:
    """The mean is as printed, within four standard errors and the rounding."""
    mean = sum(found) / len(found)
    spread = sqrt(sum((each - mean) ** 2 for each in found) / len(found))
    assert abs(mean - expected) < 4 * spread / sqrt(len(found)) + rounded, (expected, mean)


def test_i5_raids_and_ransoms_in_a_lap() -> None:
    rng = random.Random("raids")
    laps = random_laps()
    for gang, name in enumerate(GANGS):
        counts, quarters, ransoms, ever = [], [[], [], [], []], [], []  # type: ignore[var-annotated]
        for lap in laps:
            raids = [square for square in lap if gang in raided(square, rng)]
            counts.append(float(len(raids)))
            for quarter in range(4):
                here = [square for square in raids if BOX.quarter[square] == quarter]
                quarters[quarter].append(float(len(here)))
            caught = sum(rng.random() < NUMBERS[name] / 36 for _ in raids)
            ransoms.append(200.0 * caught)
            ever.append(float(caught > 0))
        near(RAIDS[name], counts, 0.005)
        near(RANSOM[name], ransoms, 0.05)
        near(CAUGHT_IN_A_LAP[name], ever, 0.0005)
        for quarter, expected in enumerate(BY_QUARTER[name]):
            near(expected, quarters[quarter], 0.005)


def test_i5_landings_in_a_lap() -> None:
    laps = random_laps()
    kinds = [Counter(BOX.kind[square].split("_")[0] for square in lap) for lap in laps]
    assert all(1 == kind["start"] for kind in kinds)
    near(10.7, [float(kind["blank"]) for kind in kinds], 0.05)
    near(6.8, [float(kind["raid"]) for kind in kinds], 0.05)
    chance = [24.0 - kind["blank"] - kind["raid"] - kind["start"] for kind in kinds]
    near(5.5, chance, 0.05)


@pytest.mark.parametrize(
    ("depth", "expected"),
    [(0, (2.30, 2.08, 2.23, 2.19)), (12, (1.86, 1.63, 1.78, 2.19)),
     (25, (1.48, 1.25, 1.02, 1.44)), (38, (0.34, 0.57, 0.34, 0.53))],
)  # fmt: skip
def test_l_what_bots_expect_is_about_that(depth: int, expected: tuple[float, ...]) -> None:
    """Squares ahead times 24/52: near the figures of random laps."""
    for found, wanted in zip(BOX.raids_ahead[depth], expected, strict=True):
        assert abs(found - wanted) < 0.2
