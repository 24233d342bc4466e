"""The comparison with other people's games: what is counted, and against whom."""

from __future__ import annotations

import random

import pyspiel

from bench.peers import COMPILED, IN_CPP, IN_PYTHON, PLAIN, Speed, measure, play_spiel, report


def test_deals_of_chance_are_moves_but_no_decisions() -> None:
    decisions, moves = play_spiel(pyspiel.load_game("kuhn_poker"), random.Random(1))
    assert decisions in (2, 3)
    assert decisions + 2 == moves


def test_players_who_choose_at_once_make_a_decision_each() -> None:
    assert (2, 2) == play_spiel(pyspiel.load_game("matrix_rps"), random.Random(1))


def test_the_best_round_counts() -> None:
    figures = iter([(3.0, 4.0), (5.0, 6.0), (1.0, 1.0)])
    speeds = measure({"ours": {"a": lambda seconds: next(figures)}}, seconds=3.0, rounds=3)
    assert {"ours": {"a": Speed(5.0, 6.0)}} == speeds


def test_ratios_are_to_their_best_and_to_their_median() -> None:
    theirs = {name: Speed(speed, speed) for name, speed in {"x": 10, "y": 20, "z": 50}.items()}
    speeds = {PLAIN: {"a": Speed(100.0)}, IN_PYTHON: theirs}
    *_, head, last = report(speeds)
    assert ["a", "2.00", "5.00"] == last.split()
    assert head.startswith("Fabletop, plain, times OpenSpiel, Python, aim 1.5 ")


def test_both_builds_are_compared_with_everybody() -> None:
    ours, theirs = {"a": Speed(100.0)}, {"x": Speed(50.0)}
    told = [*report({PLAIN: ours, COMPILED: ours, IN_PYTHON: theirs, IN_CPP: theirs})]
    assert 4 == sum("their best" in line for line in told)
