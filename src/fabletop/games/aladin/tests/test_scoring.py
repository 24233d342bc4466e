"""The end and the points: AL-72 to AL-79 and the worked examples of section (g)."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.core.game import Outcome
from fabletop.games.aladin.tests.table import (
    ALADIN,
    BRONZE_SET,
    GOLD_SET,
    SILVER_SET,
    A,
    B,
    all_but,
    event,
    over,
    position,
    searching,
)


def outcome(**said: Any) -> Outcome:
    """How a game ends that stops with these cards."""
    table = over(**said)
    found = ALADIN.outcome(table.state)
    assert found
    assert list(found.scores) == table.points()
    assert list(found.scores) == [sum(map(int, map(str, part.values()))) for part in found.details]
    return found


def test_s79_maia() -> None:
    """12 cards, emerald majority, one silver set."""
    maia = [*SILVER_SET, "B01", "B02", "G01", "B04", "B07", "B10", "B13", "G16"]
    end = outcome(
        held=[maia, ["S01", "S04", "S07", "S10"], ["S02", "G04", "G07", "G10"]],
        talismans=[[["B22", "emerald"]], [], []],
    )
    assert {"cards": 12, "sets": 8, "majorities": 5, "ring": 0} == end.details[A]
    assert 25 == end.scores[A]
    assert (A,) == end.winners


def test_g_example_2() -> None:
    mine = ["B04", "B05", "B06", "S04", "B07", "B08", *BRONZE_SET, "B14"]
    end = outcome(
        held=[mine, ["S05", "S06", "G04", "G05", "S07", "S08"], []],
        talismans=[[["B22", "ruby"], ["B23", None]], [], []],
    )
    assert {"cards": 12, "sets": 6, "majorities": 5, "ring": 0} == end.details[A]
    assert {"cards": 6, "sets": 0, "majorities": 0, "ring": 0} == end.details[B]
    assert (23, 6, 0) == end.scores


def test_g_example_3_s81_two_sets_of_a_metal() -> None:
    end = outcome(held=[["G13", "G14", "G16", "G17", "G19", "G20"], [], []])
    assert {"cards": 6, "sets": 20, "majorities": 0, "ring": 0} == end.details[A]
    assert 26 == end.scores[A]


def test_s81_plus_20() -> None:
    one = outcome(held=[GOLD_SET, [], []]).scores[A]
    two = outcome(held=[[*GOLD_SET, "G14", "G17", "G20"], [], []]).scores[A]
    assert (3 + 10, 6 + 20) == (one, two)


def test_g_example_4() -> None:
    mine = ["B01", "B02", "B10", "B11", "B04", "B07", "B13", "S16", "G19"]
    end = outcome(held=[mine, ["S04", "S07"], []], ring=A, options={"my_precious": True})
    assert {"cards": 9, "sets": 0, "majorities": 10, "ring": 5} == end.details[A]
    assert 24 == end.scores[A]


def test_g_example_5_all_sets_there_are() -> None:
    jewels = [f"{letter}{n}" for letter in "BSG" for n in range(13, 22)]
    end = outcome(held=[jewels, [], []])
    assert {"cards": 27, "sets": 72, "majorities": 0, "ring": 0} == end.details[A]


@pytest.mark.parametrize(("cards", "points"), [(BRONZE_SET, 6), (SILVER_SET, 8), (GOLD_SET, 10)])
def test_al76_what_a_set_is_worth(cards: list[str], points: int) -> None:
    assert points == outcome(held=[cards, [], []]).details[A]["sets"]


def test_s80_tied_majority() -> None:
    end = outcome(
        held=[["B07", "B08", "B09"], ["S07", "S08", "S09", "G07"], []],
        talismans=[[["B22", "sapphire"]], [], []],
    )
    assert [0, 0, 0] == [part["majorities"] for part in end.details]
    assert (4, 4, 0) == end.scores


def test_al77_lone_talismans_do_not_count() -> None:
    end = outcome(
        held=[["B07", "B08", "B09"], ["S07", "S08", "S09", "G07"], []],
        talismans=[[["B22", None], ["B23", None]], [], []],
    )
    assert [0, 5, 0] == [part["majorities"] for part in end.details]
    assert (5, 9, 0) == end.scores


def test_al77_a_tie_of_those_behind_does_not_matter() -> None:
    end = outcome(held=[["B07", "B08"], ["S07"], ["G07"]])
    assert [5, 0, 0] == [part["majorities"] for part in end.details]


def test_al77_nobody_has_any() -> None:
    assert (0, 0, 0) == outcome().scores


def test_al77_all_four_types() -> None:
    assert 4 + 20 == outcome(held=[["B01", "B04", "B07", "B10"], [], []]).scores[A]


def test_al75_the_sorcerer_is_worth_nothing() -> None:
    table = searching(die=1, gone=all_but("bronze", "B01", "B02", "B04", "B05", "B07"))
    table.draw()
    assert "over" == table.step()
    end = ALADIN.outcome(table.state)
    assert end
    assert (0, 0, 0) == end.scores


def test_s82_joint_winners() -> None:
    """A 31, B 31, C 20."""
    a = [*GOLD_SET, *BRONZE_SET, "B01", "B02", "G14", "B14"]
    b = [*SILVER_SET, "B04", "B05", "B07", "B08", "S14", "S15", "S17", "S18", "G17", "G18"]
    c = ["B10", "B11", "G01", "G04", "G07"]
    alone = [[f"{chest}{n}", None] for chest in "BSG" for n in (22, 23, 24, 25)][:10]
    end = outcome(held=[a, b, c], talismans=[[], [], alone])
    assert [
        {"cards": 10, "sets": 16, "majorities": 5, "ring": 0},
        {"cards": 13, "sets": 8, "majorities": 10, "ring": 0},
        {"cards": 15, "sets": 0, "majorities": 5, "ring": 0},
    ] == list(end.details)
    assert ((31, 31, 20), (A, B), (1, 1, 3)) == (end.scores, end.winners, end.ranks)


def test_al79_most_points_win() -> None:
    end = outcome(held=[["B01"], ["B04", "B13"], []])
    assert ((B,), (2, 1, 3), (6, 7, 0)) == (end.winners, end.ranks, end.scores)


def test_s83_safety_stop() -> None:
    """Nobody ever draws; after round 40 the game is scored."""
    table = position(held=[["ST1"], [], []])
    for number in range(1, 41):
        assert (number, "program") == (table.common("round"), table.step())
        table.set_dice("bronze 1", "silver 2", "gold 3")
        table.silence()
        for _ in range(3):
            table.stop()
    assert event("ended", "rounds") == table.events[-1]
    assert ("over", []) == table.phase()
    end = ALADIN.outcome(table.state)
    assert end
    assert ("rounds", (A,), (6, 0, 0)) == (end.reason, end.winners, end.scores)


def test_decision_ae_a_sorcerer_in_round_40_is_the_reason() -> None:
    table = searching(die=1, round=40, gone=all_but("bronze", "B01", "B02", "B04", "B05", "B07"))
    table.draw()
    assert event("ended", "sorcerer") == table.events[-1]


def test_al72_not_before_the_round_is_complete() -> None:
    table = searching(round=7, last_round=True)
    assert None is ALADIN.outcome(table.state)
    assert event("ended", "sorcerer") == table.stop()[-1]
    assert 7 == table.common("round")


def test_points_are_shown_at_any_time() -> None:
    table = position(held=[["ST1"], ["ST2", "ST3"], []])
    assert [1, 2 + 5, 0] == table.points()
