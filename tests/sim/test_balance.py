"""What is published about every game can be measured, and is judged with the luck of both sides."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fabletop.games import GAMES
from fabletop.sim.balance import (
    Balance,
    Figure,
    Task,
    Trial,
    count_some,
    distance,
    doubt,
    find,
    measure_all,
    read_balance,
    read_figure,
    read_trial,
    verdict,
)
from fabletop.sim.intervals import Found, holm, wilson
from fabletop.sim.measures import Measure, Unclear
from fabletop.sim.rows import Table

GAME = GAMES["cave"]
FIGURE = Figure("turns", "turn", 44.0, 44.0, 0.1)
TRIAL = Trial("two", "i.4", (Table("cave", ("random",) * 2),), 100, 1, (FIGURE,))


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_every_game_says_what_is_published_and_each_table_can_be_played(key: str) -> None:
    balance = read_balance(GAMES[key])
    assert balance.trials
    for trial in balance.trials:
        (counts,) = count_some(Task(trial, 1, 0, 1))
        assert len(trial.figures) == len(counts)
        for table in trial.tables:
            assert table.position or not GAMES[key].refuse_setup(len(table.bots), table.options)


@pytest.mark.long
@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("cave", "standard cave, 2 players"),
        ("open_sesame", "cautious players who err, 4"),
        ("tom_thumb", "basic, a find is right 90 times of 100"),
    ],
)
def test_the_players_of_published_figures_play_as_those_did(key: str, name: str) -> None:
    """None is so far away as luck takes any of them once in a million times."""
    trials = [trial for trial in read_balance(GAMES[key]).trials if name == trial.name]
    found = list(measure_all(Balance(tuple(trials)), 150, 1))
    assert found
    assert min(doubt(each.trial, each.figure, each.found) for each in found) > 1e-6 / len(found)


def test_a_figure_agrees_within_rounding_and_the_luck_of_both() -> None:
    assert 0.0 == distance(TRIAL, FIGURE, Found(44.05, 0, 0, 0.01, 100))
    assert 1.0 == pytest.approx(distance(TRIAL, FIGURE, Found(44.05 + 2**0.5, 0, 0, 1.0, 100)))
    assert -1.0 == pytest.approx(distance(TRIAL, FIGURE, Found(43.95 - 2**0.5, 0, 0, 1.0, 100)))
    assert 1.0 == doubt(TRIAL, FIGURE, Found(44.0, 0, 0, 1.0, 100))


def test_a_figure_between_two_agrees_there() -> None:
    wide = Figure("turns", "turn", 40.0, 50.0, 1)
    assert 0.0 == distance(TRIAL, wide, Found(50.5, 0, 0, 1.0, 100))
    assert distance(TRIAL, wide, Found(53.0, 0, 0, 1.0, 100)) > 1


def test_something_rare_that_never_came_is_no_contradiction() -> None:
    rare = Figure("waivers", "waiver", 0.0003, 0.0003, 0.0001)
    assert doubt(TRIAL, rare, Found(0.0, 0.0, 0.0, 0.0, 300)) > 0.5


@pytest.mark.parametrize(
    ("kind", "of", "value"),
    [
        ("mean", 0, 5.25),
        ("at_most", 4, 0.5),
        ("exactly", 4, 0.25),
        ("multiple_of", 2, 0.25),
        ("quantile", 0.5, 4.0),
        ("sd", 0, 2.277608),
    ],
)
def test_a_figure_is_found(kind: str, of: float, value: float) -> None:
    figure = Figure("", "turn", 0, 0, 1, kind=kind, of=of)
    single = kind in ("quantile", "sd")
    games = [[float(n)] if single else [float(n), 1.0] for n in (3, 4, 5, 9)]
    assert value == pytest.approx(find(figure, games).value)


@pytest.mark.parametrize(
    ("published", "found"),
    [
        (0.74, wilson(0.95, 20)),
        (0.25, wilson(0.05, 20)),
        (0.058, Found(0.0125, 0.0, 0.0375, 0.012, 20)),
        (676.0, Found(376.0, 242.0, 473.0, 59.0, 20)),
    ],
)
def test_what_few_games_saw_too_little_of_does_not_differ(published: float, found: Found) -> None:
    figure = replace(FIGURE, low=published, high=published, to=0.001)
    alone = doubt(replace(TRIAL, games=0), figure, found)
    assert "differs" != verdict(alone, holm([alone] * 10)[0], found)


def test_the_poorest_of_few_may_be_poorer() -> None:
    figure = Figure("", "turn", 0, 0, 1, kind="quantile", of=0.05)
    found = find(figure, [[float(value)] for value in range(100, 120)])
    assert found.low < 100
    assert found.error > 5


def test_what_never_happened_is_doubtful() -> None:
    nothing = Figure("", "bust / bust", 0.5, 0.5, 0.1)
    trial = Trial("two", "i.4", (Table("cave", ("random",) * 2),), 100, 1, (nothing,))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("fabletop.sim.balance.read_measure", lambda text, game: Measure((), ()))
        assert ["doubtful"] == [v.word for v in measure_all(Balance((trial,)), 3, 1)]


def test_figures_far_off_differ_and_right_ones_agree() -> None:
    wrong = Figure("turns", "turn", 20.0, 20.0, 1)
    right = Figure("tiles", "took + took_extra / seat.tiles", 1.0, 1.0, 0.01)
    trial = Trial("two", "i.4", (Table("cave", ("random",) * 2),), 100, 2, (wrong, right))
    words = [(v.word, v.found.games) for v in measure_all(Balance((trial,)), 20, 1)]
    assert [("differs", 40), ("agrees", 40)] == words


def test_a_slip_in_a_table_is_named() -> None:
    said = {"name": "two", "source": "", "bots": ["nobody"], "games": 1, "figures": []}
    with pytest.raises(Unclear, match="nobody"):
        read_trial(said, GAME)
    with pytest.raises(Unclear, match="two"):
        read_trial({**said, "bots": ["random"], "until": ["rain"]}, GAME)
    figure = {"says": "turns", "measure": "turn", "expected": 1, "to": 1}
    with pytest.raises(Unclear, match="at_most and exactly"):
        read_figure({**figure, "at_most": 1, "exactly": 1}, GAME)
