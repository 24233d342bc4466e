"""Measures in words, and the rows of a played they count."""

from __future__ import annotations

import pytest

from fabletop.core.dealer import Event
from fabletop.core.game import Outcome
from fabletop.games import GAMES
from fabletop.sim.measures import Unclear, read_measure
from fabletop.sim.rows import PlayedGame, Table, play_one

GAME = GAMES["cave"]
TALE = PlayedGame(
    bots=("easy", "greedy"),
    events=[
        Event("took", (0, "L1R1C1", "ring-pink")),
        Event("took", (1, "L1R1C2", "ring-blue")),
        Event("scored_blue", (1, 4, ["L1R1C3", "L1R1C4"])),
        Event("scored_blue", (0, 2, ["L1R1C5"])),
    ],
    choices=[(0, ("take", "L1R1C1")), (1, ("take", "L1R1C2"))],
    first=1,
    outcome=Outcome("scored", (1,), (2, 1), (10, 14), ({"tiles": 3}, {"tiles": 5})),
)


@pytest.mark.parametrize(
    ("words", "counts"),
    [
        ("took", (2, 1)),
        ("took[seat=1]", (1, 1)),
        ("took[tile=ring-pink|ring-blue] / seat", (2, 2)),
        ("scored_blue.points / scored_blue", (6, 2)),
        ("scored_blue[bot=greedy].points / seat[bot=greedy]", (4, 1)),
        ("scored_blue.turned", (3, 1)),
        ("took + 0.5*scored_blue", (3, 1)),
        ("seat.score / seat", (24, 2)),
        ("seat[place=0].win", (1, 1)),
        ("seat[rank=2].tiles", (3, 1)),
        ("game.best", (14, 1)),
        ("game[reason=scored,level=1]", (1, 1)),
        ("choice[verb=take] / game.decisions", (2, 2)),
    ],
)
def test_a_measure_counts(words: str, counts: tuple[float, float]) -> None:
    assert counts == read_measure(words, GAME).counts(GAME, TALE)


def test_values_are_one_number_a_row_of_a_field_and_one_a_game_of_a_count() -> None:
    assert [4.0, 2.0] == read_measure("scored_blue.points", GAME).values(GAME, TALE)
    assert [2.0] == read_measure("scored_blue", GAME).values(GAME, TALE)


@pytest.mark.parametrize(
    "words", ["", "took[", "stole", "took.points", "took[colour=pink]", "took[seat]"]
)
def test_what_a_game_does_not_tell_is_refused(words: str) -> None:
    with pytest.raises(Unclear):
        read_measure(words, GAME)


def test_the_same_number_is_the_same_deal_with_bots_one_chair_further() -> None:
    table = Table("cave", ("easy", "greedy", "random"), {"first_player": "seat:1"})
    games = [play_one(table, 1, 4) for _ in range(2)]
    assert games[0].events == games[1].events
    assert ("random", "easy", "greedy") == table.lineup(1)
    assert games[0].bots == table.lineup(4) == table.lineup(1)
    assert 1 == games[0].first
    assert len(games[0].choices) == len(games[0].offered)


def test_a_tale_may_end_with_an_event() -> None:
    played = play_one(Table("cave", ("random",) * 2, until=("took",)), 1, 0)
    assert (1, None) == (len(played.choices), played.outcome)
