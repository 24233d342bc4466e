"""What a search supposes of hunters: how they stand, and what they usually do."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import cast

import pytest

from fabletop.bots.ismcts import Forgetful
from fabletop.core.dealer import Event, Luck, Seeded
from fabletop.core.game import Notes
from fabletop.core.mind import Bot
from fabletop.games.aladin.tests.table import ALADIN, GOLD_SET, A, deal, position, searching


def test_a_set_begun_promises_something_and_a_whole_one_counts() -> None:
    tables = [position(held=[GOLD_SET[:pieces], [], []]) for pieces in range(4)]
    found = [ALADIN.mind.prospects(table.state)[A] for table in tables]
    steps = [after - before for before, after in pairwise(found)]
    assert steps == sorted(steps)
    assert 1 < steps[0] < 2 < steps[2]


def test_in_the_end_points_are_points() -> None:
    table = position(last_round=True)
    assert [float(points) for points in ALADIN.study.points(table.state)] == ALADIN.mind.prospects(
        table.state
    )


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_dice_are_set_as_people_do_and_any_is_allowed(seats: int) -> None:
    table, luck = deal(seats), Seeded(1)
    s = table.state
    found = Counter(ALADIN.mind.likely(s, 0, luck) for _ in range(300))
    assert all(ALADIN.refuse(s, 0, action) is None for action in found)
    values = Counter(action[2] for action in found.elements())
    assert values[6] > 30
    assert values[1] < 10


def test_a_token_is_one_of_those_left() -> None:
    table, luck = deal(3, lamp_mode="sealed"), Seeded(1)
    for _ in range(20):
        assert ALADIN.refuse(table.state, 0, ALADIN.mind.likely(table.state, 0, luck)) is None


def test_a_search_goes_on_while_it_pays() -> None:
    assert ("draw",) == ALADIN.mind.likely(searching().state, 0, Seeded(1))


def test_no_dice_are_proposed_that_nobody_sets() -> None:
    s = deal(2).state
    found = [dice for option in ALADIN.options(s, A) for dice in ALADIN.mind.fillings(s, A, option)]
    assert 3 * 4 * 4 == len(found)
    assert {3, 4, 5, 6} == {dice[n] for dice in found for n in (2, 4)}


def test_what_was_seen_through_the_eye_is_known_as_long_as_it_is_remembered() -> None:
    hunter = ALADIN.mind.bots["hard"](A, 2, Luck(1))
    notes = {"tops": {"bronze": ("B01", "B02", None), "silver": (), "gold": ()}}
    assert (None, None, None) == recalled(hunter, notes)
    hunter.hear(Event("peeked", (A, "bronze", ("B01", "B02"))))
    assert ("B01", "B02", None) == recalled(hunter, notes)


def recalled(hunter: Bot, notes: Notes) -> object:
    assert isinstance(hunter, Forgetful)
    return cast("dict[str, object]", hunter.recall({}, notes)["tops"])["bronze"]
