"""Intervals that hold what they promise."""

from __future__ import annotations

import math
import random

import pytest

from fabletop.sim.intervals import (
    FEW,
    chance,
    holm,
    is_clear,
    mean,
    paired,
    pooled,
    ratio,
    share,
    student,
    wilson,
)


def test_wilson_knows_that_never_so_far_is_not_never() -> None:
    found = wilson(0.0, 100)
    assert (0.0, 0.0, 100) == (found.value, found.low, found.games)
    assert 0.0370 == pytest.approx(found.high, abs=1e-4)


def test_all_or_nothing_in_every_game_is_a_share() -> None:
    assert wilson(0.25, 4) == ratio([0.0, 1.0, 0.0, 0.0], [1.0] * 4)


def test_an_interval_holds_the_truth_95_times_of_100() -> None:
    rng = random.Random(1)
    tries = [mean([rng.gauss(10, 3) for _ in range(80)]) for _ in range(300)]
    held = sum(found.low <= 10 <= found.high for found in tries)
    assert 0.91 <= held / 300 <= 0.98


def test_an_interval_of_few_games_holds_the_truth_as_often() -> None:
    rng = random.Random(4)
    tries = [mean([rng.gauss(10, 3) for _ in range(8)]) for _ in range(300)]
    held = sum(found.low <= 10 <= found.high for found in tries)
    assert 0.91 <= held / 300 <= 0.98


@pytest.mark.parametrize(
    ("t", "freedom", "tails"),
    [(12.7062, 1, 0.05), (4.3027, 2, 0.05), (2.0930, 19, 0.05), (3.8834, 19, 0.001)],
)
def test_students_curve_is_that_of_the_tables(t: float, freedom: int, tails: float) -> None:
    assert tails == pytest.approx(student(t, freedom), rel=1e-3)


def test_few_games_must_be_surer() -> None:
    assert chance(3.0, 1.0, 20) > 2 * chance(3.0, 1.0, FEW)
    assert (False, True) == (is_clear(0.01, FEW - 1), is_clear(0.01, FEW))


def test_a_shared_win_is_drawn_again_and_a_whole_one_is_a_share() -> None:
    assert wilson(0.25, 20) == share([1.0] * 5 + [0.0] * 15)
    assert mean([0.5] * 5 + [0.0] * 15) == share([0.5] * 5 + [0.0] * 15)


def test_many_games_in_heaps_are_as_sure_as_one_by_one() -> None:
    rng = random.Random(2)
    found = mean([rng.gauss(0, 1) for _ in range(9000)])
    assert 1 / math.sqrt(9000) == pytest.approx(found.error, rel=0.1)


def test_what_happens_in_one_game_hangs_together() -> None:
    games = [[float(n % 2)] * 10 for n in range(100)]
    apart = ratio([value for values in games for value in values], [1.0] * 1000)
    together = ratio([sum(values) for values in games], [10.0] * 100)
    assert apart.value == together.value
    assert together.error > 3 * apart.error


def test_the_same_deals_make_a_small_change_clear() -> None:
    rng = random.Random(3)
    before = [rng.gauss(50, 10) for _ in range(100)]
    change = paired(before, [value + 1 + rng.gauss(0, 0.5) for value in before])
    assert change.low > 0.8
    assert change.high < 1.2


def test_any_statistic_of_all_values_has_an_interval() -> None:
    found = pooled([[1.0, 2.0], [3.0], []] * 40, lambda values: float(values.max()))
    assert (3.0, 3.0, 3.0) == found[:3]


def test_nothing_found_is_no_figure() -> None:
    assert math.isnan(ratio([0.0, 0.0], [0.0, 0.0]).value)
    assert math.isnan(pooled([[], []], lambda values: 0.0).value)
    assert math.isnan(wilson(0.0, 0).value)


def test_many_questions_at_once_ask_for_more() -> None:
    assert 0.05 == pytest.approx(chance(1.959964, 1.0))
    assert (1.0, 0.0) == (chance(0.0, 1.0), chance(1.0, 0.0))
    assert [0.03, 0.06, 0.06] == pytest.approx(holm([0.01, 0.04, 0.03]))
