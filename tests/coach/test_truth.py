"""The coach's figures against truths: a game that is known exactly, and many games of bots.

Bounds are six standard errors: of a right program they fail less than once in a million.
"""

from __future__ import annotations

import argparse

import pytest

from bench.coach import REFERENCE, measure
from fabletop.coach.account import account
from fabletop.coach.judging import Judge, Plan, Verdict
from fabletop.coach.path import walk
from fabletop.coach.reference import Worth, exactly
from fabletop.coach.work import Step
from fabletop.core.options import Action
from tests.coach.wager import (
    GUESS_EXPECTED,
    RIGHT,
    ROLL_EXPECTED,
    SAFE,
    USUAL_EXPECTED,
    Wager,
    wagered,
)

SURE = 6.0
START = Worth([GUESS_EXPECTED, USUAL_EXPECTED], [0.5, 0.5], [0.0, 0.0], [0.0, 0.0])


def judged(right: bool, roll: Action, seed: int = 1) -> tuple[list[Step], Worth]:
    game, record = Wager(), wagered(right, roll, seed)
    judge, way = Judge(game, 2, Plan(400, seed, advises=False)), walk(game, record)
    steps = [Step(n, judge.judge(moment), None) for n, moment in enumerate(way.moments)]
    return steps, exactly(judge.reference.result(way.end))


def worth(verdict: Verdict | None, seat: int) -> tuple[float, float]:
    assert verdict
    return verdict.worth.points[seat], verdict.worth.points_error[seat]


@pytest.mark.parametrize("right", [True, False])
def test_a_lucky_guess_is_luck_and_no_decision(right: bool) -> None:
    steps, end = judged(right, ("safe",))
    value, error = worth(steps[0].verdict, 0)
    assert 0 < error
    assert abs(value) < SURE * error
    way = walk(Wager(), wagered(right, ("safe",), 1))
    found = account(way, steps, START, end, 0, points=True)
    luck = RIGHT * right - GUESS_EXPECTED
    assert found["luck"] == pytest.approx(luck, abs=SURE * found["luck_error"] + 0.01)
    assert found["others"] == 0.0


def test_a_decision_is_worth_its_average_however_the_dice_fall() -> None:
    for seed in range(4):
        risk, error = worth(judged(True, ("risk",), seed)[0][1].verdict, 1)
        assert risk == pytest.approx(ROLL_EXPECTED - USUAL_EXPECTED, abs=SURE * error)
    safe, error = worth(judged(True, ("safe",))[0][1].verdict, 1)
    assert safe == pytest.approx(SAFE - USUAL_EXPECTED, abs=SURE * error)


def test_who_can_only_win_by_risk_is_told_so() -> None:
    game, record = Wager(), wagered(True, ("safe",), 1)
    way = walk(game, record)
    verdict = Judge(game, 2, Plan(100, 1)).judge(way.moments[1])
    assert verdict.best == ("risk",)
    assert verdict.loss
    assert verdict.loss.wins[1] == pytest.approx(1 / 3, abs=SURE * verdict.loss.wins_error[1])


def measured(game: str, bots: list[str]) -> dict[str, dict[str, dict[str, list[float]]]]:
    """Sixty games: the mean of each part and half its 95 % interval, by bot."""
    found: dict[str, dict[str, dict[str, list[float]]]] = measure(argparse.Namespace(
        game=game, bots=bots, seats=2, games=60, simulations=8, deals=2000, seed=1, jobs=1,
    ))  # fmt: skip
    return found


@pytest.mark.long
def test_who_plays_as_usual_decides_nothing_on_the_average() -> None:
    """Only where `likely` looks at nothing hidden: else what it sees counts as luck."""
    own, interval = measured("cave", [REFERENCE])[REFERENCE]["win"]["own"]
    assert abs(own) < SURE * interval / 1.96


@pytest.mark.long
def test_between_weak_and_strong_decisions_carry_the_difference() -> None:
    """In 80 games it was 32.6 points. Sixty games give it a standard error of four at most, so a
    right program stays five errors and more above the bound."""
    found = measured("cave", ["random", "greedy"])
    assert found["greedy"]["points"]["own"][0] - found["random"]["points"]["own"][0] > 10
