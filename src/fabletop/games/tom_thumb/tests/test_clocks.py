"""Time: A-58, A-80, TT-92, TT-93, TT-98 as far as the rules say it."""

from __future__ import annotations

import pytest

from fabletop.core.dealer import Event
from fabletop.core.options import Word
from fabletop.core.pace import Pace
from fabletop.games.tom_thumb.tests.table import (
    K8,
    TOM,
    A,
    B,
    C,
    D,
    Table,
    asking,
    between,
    booted,
    deal,
    finding,
    inserting,
    keys,
    position,
    swapping,
)


def pace(table: Table) -> Pace:
    return TOM.table.pace(table.state)


def looking(step: str, **said: object) -> Table:
    return position(agenda=["begin_turn", "hide", step], then=1, **said)  # type: ignore[arg-type]


def advising(**said: object) -> Table:
    table = finding(**said)  # type: ignore[arg-type]
    table.play(B, "pebble")
    return table


# -- how long


@pytest.mark.parametrize(
    ("table", "lasts"),
    [
        (deal(), 10),
        (looking("look"), 20),
        (asking(), 30),
        (finding(), 60),
        (advising(), 30),
        (swapping(), 45),
        (inserting(), 45),
        (looking("new_look"), 8),
        (looking("result"), 8),
        (between(), 30),
        (looking("tree_look"), 20),
        (booted(), 60),
    ],
)
def test_tt92_how_long_each_question_lasts(table: Table, lasts: float) -> None:
    assert lasts == pace(table).lasts


@pytest.mark.parametrize(
    ("option", "make"),
    [
        ("ask_seconds", asking),
        ("find_seconds", finding),
        ("find_seconds", booted),
        ("advice_seconds", advising),
        ("swap_seconds", swapping),
        ("insert_seconds", inserting),
        ("vote_seconds", between),
    ],
)
@pytest.mark.parametrize("seconds", [17, "off"])
def test_tt92_the_host_sets_the_clocks(option: str, make: object, seconds: Word) -> None:
    assert callable(make)
    table: Table = make(options={option: seconds})
    assert (None if seconds == "off" else seconds) == pace(table).lasts


@pytest.mark.parametrize(
    ("option", "step"),
    [
        ("look_seconds", "look"),
        ("look_seconds", "tree_look"),
        ("new_look_seconds", "new_look"),
        ("result_seconds", "result"),
    ],
)
def test_tt92_the_host_sets_the_looks(option: str, step: str) -> None:
    assert 13 == pace(looking(step, options={option: 13})).lasts


def test_tt64_the_first_look_in_the_dark_lasts_five_seconds() -> None:
    dark = {"dark_forest": True, "look_seconds": 60}
    assert 5 == pace(looking("look", options=dark)).lasts


@pytest.mark.parametrize(("step", "least"), [("result", 2), ("new_look", 2)])
def test_tt21_tt36_some_looks_cannot_be_cut_short(step: str, least: float) -> None:
    assert least == pace(looking(step)).shows


# -- what happens then


def test_a58_silence_counts_as_an_error_without_a_tile() -> None:
    table = finding()
    assert {B: (("silence",),)} == pace(table).lapse
    assert [Event("silent", (B, "marsh")), Event("ogre", ([1], 1))] == table.time_out()
    assert [None] * 7 == table.shown()
    assert [1, 1] == table.of("ogre", "lantern")
    assert ("result", [A, B, C, D]) == table.phase()
    assert [Event("hid", ()), Event("passed", (B,)), Event("voting", ([A, B, C, D],))] == table.look()  # noqa: E501  # fmt: skip
    assert B == table.state.finder


def test_a58_the_sixth_tile_by_silence() -> None:
    table = finding(ogre=5)
    assert ["silent", "ogre", "over"] == keys(table.time_out())
    assert ("over", "lost") == (table.step(), table.state.ended)


def test_decision_h_only_the_clock_is_silent() -> None:
    assert "unknown-action" == finding().code(B, "silence")
    assert "unknown-action" == booted().code(B, "silence")


def test_a58_tiles_found_before_stay_open_in_the_result() -> None:
    table = finding("cave", asked=C, found=1, up=[3], hand=["castle"])
    table.time_out()
    assert ["marsh"] == [face for face in table.shown() if face]


@pytest.mark.parametrize(("cost", "tiles"), [(2, [2, 3]), (1, [2])])
def test_tt92_silence_in_the_boots_is_an_error(cost: int, tiles: list[int]) -> None:
    table = booted(ogre=1, options={"boots_fail_cost": cost}, then=1)
    assert {B: (("silence",),)} == pace(table).lapse
    assert [
        Event("silent", (B, "castle")),
        Event("boots_failed", (B,)),
        Event("ogre", (tiles, 1 + len(tiles))),
    ] == table.time_out()
    table.look()
    assert ("ask", [B]) == table.phase()


def test_a80_two_face_down_tiles_are_exchanged_by_chance() -> None:
    table = swapping()
    lapse = pace(table).lapse
    assert {A} == set(lapse)
    assert sorted(lapse[A]) == sorted(
        ("swap", a, b) for a in (1, 2, 4, 6) for b in (1, 2, 4, 6) if a != b
    )
    for action in lapse[A]:
        table = swapping()
        assert ["exchanged", "swapped", "hid", "passed", "voting"] == keys(table.apply(A, *action))


def test_a80_each_waiting_tile_gets_a_gap_by_chance() -> None:
    table = inserting("lost_hut stone_bridge", circle=K8, lantern=8)
    both = [("insert", place, gap) for place in ("lost_hut", "stone_bridge") for gap in range(8)]
    assert {A: both} == pace(table).lapse
    table.apply(A, *both[3])
    assert {A: [("insert", "stone_bridge", gap) for gap in range(9)]} == pace(table).lapse
    table.apply(A, "insert", "stone_bridge", 0)
    assert "new_look" == table.step()


def test_tt92_a_card_is_asked_by_chance() -> None:
    lapse = pace(asking()).lapse
    assert {A: [("ask", "castle"), ("ask", "cave"), ("ask", "marsh")]} == lapse


def test_tt92_missing_advice_is_null_and_the_time_to_find_starts_anew() -> None:
    table = finding()
    first = pace(table).clock
    table.play(B, "pebble")
    assert first != pace(table).clock
    table.play(C, "advise", 3)
    assert {A: (("advise", None),), D: (("advise", None),)} == pace(table).lapse
    table.time_out()
    assert ("find", [B]) == table.phase()
    assert ["none", None, 3, "none"] == table.view(None)["advice"]
    assert 60 == pace(table).lasts
    assert first != pace(table).clock  # anew


def test_tt41_help_does_not_wind_the_clock() -> None:
    for table in (finding(), advising()):
        while table.step() == "advice":
            table.play(table.actors()[0], "advise", 3)
        before = pace(table).clock
        if table.code(A, "call_help", C) is None:
            table.play(A, "call_help", C)
        assert before == pace(table).clock
    table = asking()
    table.ask("marsh")
    before = pace(table).clock
    table.play(A, "call_help", C)
    assert before == pace(table).clock


def test_tt92_every_question_has_its_own_clock() -> None:
    table = asking()
    clocks = [pace(table).clock]
    table.ask("castle")
    clocks.append(pace(table).clock)
    table.flip("castle")
    clocks.append(pace(table).clock)
    table.ask("marsh")
    clocks.append(pace(table).clock)
    table.flip("marsh")
    clocks.append(pace(table).clock)  # the third question
    table.flip("cave")
    clocks.append(pace(table).clock)
    assert 6 == len(set(clocks))
    table = booted("castle", "hill")
    before = pace(table).clock
    table.flip("castle")
    assert before != pace(table).clock


def test_tt92_one_clock_for_both_insertions() -> None:
    table = swapping("lost_hut", "stone_bridge", circle=K8, lantern=8)
    swap = pace(table).clock
    table.play(A, "swap", 2, 6)
    first = pace(table).clock
    table.play(A, "insert", "lost_hut", 0)
    assert ("insert", first) == (table.step(), pace(table).clock)
    table.play(A, "insert", "stone_bridge", 0)
    assert "new_look" == table.step()
    assert 3 == len({swap, first, pace(table).clock})


def test_tt98_a_clock_waits_a_minute_for_whoever_has_to_act() -> None:
    for table in (asking(), finding(), swapping(), inserting(), booted()):
        assert 60 == pace(table).grace
    for step in ("look", "tree_look", "new_look", "result"):
        assert 0 == pace(looking(step)).grace


def test_tt9_bots_are_always_ready() -> None:
    for step in ("look", "tree_look", "new_look", "result"):
        assert 0 == pace(looking(step)).ponder
    assert 0 == pace(deal()).ponder


def test_tt80_nothing_lapses_after_the_end() -> None:
    assert {} == pace(position(agenda=[], ended="won")).lapse


def test_tt92_no_advice_is_left_after_silence() -> None:
    table = advising()
    for seat in (A, C, D):
        table.play(seat, "advise", 3)
    table.time_out()
    assert ("result", [None] * 4) == (table.step(), table.view(None)["advice"])
