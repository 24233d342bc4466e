"""Rubbing the lamp: who wins a right (AL-16 to AL-29).

How fast everybody was comes from outside; here it is only judged. Times are r* in milliseconds.
"""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.aladin.tests.race import HOLDINGS, judged, kinds, racing, right_of, told
from fabletop.games.aladin.tests.table import (
    ALADIN,
    A,
    B,
    C,
    D,
    E,
    Table,
    event,
    keys,
    position,
    punished,
)

# -- S14 to S22


def test_s14_no_match() -> None:
    table = racing("bronze 4", "bronze 5", "silver 3")
    assert ("race", [A, B, C]) == table.phase()
    contest = ALADIN.table.pace(table.state).contest
    assert contest
    assert (True, (), 2500) == (contest.open, contest.prizes, contest.window)
    events = table.silence()
    assert [event("searches", A, "bronze", 4), event("outdone", B, 5, A, 4)] == events
    assert ("search", [A]) == table.phase()
    assert {"matched": [], "slaps": [], "tokens": []} == table.common("race")
    assert [0, 0, 0] == table.now()["rights"]


def test_s15_match_across_chests() -> None:
    table = racing("gold 4", "bronze 4", "silver 2", draws=("LP25",))
    contest = ALADIN.table.pace(table.state).contest
    assert contest
    assert (((A, B),), 5000) == (contest.prizes, contest.window)
    events = table.race(780, 640, None)
    assert [
        event("slapped", B, 640),
        event("slapped", A, 780),
        event("right", B, 4),
        event("margin", B, A, 140),
        event("wish", B, "LP25", "sleep", 1),
    ] == events
    assert ("wish", [B]) == table.phase()
    assert [(4, [A, B], B, 140, "speed")] == judged(table)
    assert [(B, 640, "first"), (A, 780, "slow")] == kinds(table)
    assert [0, 1, 0] == table.now()["rights"]
    assert B == table.common("wishing")


def test_s16_fastest_without_a_right() -> None:
    table = racing("gold 4", "bronze 4", "silver 2", draws=("LP25",))
    events = table.race(780, 640, 300)
    assert [
        event("slapped", C, 300),
        event("slapped", B, 640),
        event("slapped", A, 780),
        event("false_slap", C),
        event("right", B, 4),
        event("margin", B, A, 140),
    ] == events
    assert ("name_thief", [C]) == table.phase()
    assert {"seat": C, "thief": None} == table.common("penalty")
    assert [(4, [A, B], B, 140, "speed")] == judged(table)
    assert [{"value": 4, "seat": B}] == table.common("rights")
    assert [event("named", C, A)] == table.play(C, "name_thief", A)
    assert ("steal", [A]) == table.phase()
    assert {"seat": C, "thief": A} == table.common("penalty")
    assert [event("stole", A, C, "ST5"), event("wish", B, "LP25", "sleep", 1)] == table.play(
        A, "steal", "ST5"
    )
    assert ("wish", [B]) == table.phase()
    assert None is table.common("penalty")
    assert [(C, 300, "false"), (B, 640, "first"), (A, 780, "slow")] == kinds(table)


def test_s17_three_holders() -> None:
    table = racing(
        "gold 5", "bronze 5", "silver 5", "silver 1", draws=("LP25",), rights=[0, 0, 1, 0]
    )
    table.race(900, 700, 710, None)
    assert [event("dead_heat", [B, C])] == told(table, "dead_heat")
    assert [event("right", B, 5)] == right_of(table)
    assert [] == told(table, "margin")
    assert [(5, [A, B, C], B, None, "rights")] == judged(table)
    assert ("wish", [B]) == table.phase()
    assert [] == table.common("rights")
    assert [0, 1, 1, 0] == table.now()["rights"]
    table.accept()
    assert "wish" not in keys(table.events)
    assert ("search", [B]) == table.phase()  # gold: A's 5; bronze first: B


def test_s18_two_matched_values() -> None:
    table = racing(
        "bronze 3", "silver 3", "gold 5", "silver 5", "gold 6",
        draws=("LP25", "LP22", "LP16", "LP18"),
    )  # fmt: skip
    table.race(800, 950, 500, 600, None)
    assert [event("right", A, 3), event("right", C, 5)] == right_of(table)
    assert [event("margin", A, B, 150), event("margin", C, D, 100)] == told(table, "margin")
    assert [(3, [A, B], A, 150, "speed"), (5, [C, D], C, 100, "speed")] == judged(table)
    assert [{"value": 5, "seat": C}] == table.common("rights")
    for wish in (1, 2):
        assert ("wish", [A]) == table.phase()
        assert wish == table.common("lamp")["wish"]
        table.play(A, "wish_refuse")
    assert ("wish", [A]) == table.phase()
    table.accept()
    assert ("sandstorm", [A]) == table.phase()
    table.play(A, "blow", B, "ST3")
    assert ("wish", [C]) == table.phase()
    lamp = {"card": "LP18", "effect": "charmer", "wish": 1, "seat": C}
    assert lamp == table.common("lamp")
    assert [] == table.common("rights")
    table.accept()
    assert ("search", [A]) == table.phase()


def test_s19_own_pair_in_the_duel() -> None:
    table = racing("silver 5 gold 5", "bronze 2 silver 3", held=[["ST1", "ST3"], ["ST5", "ST7"]])
    assert (
        [event("slapped", A, 700), event("false_slap", A)]
        == table.race(700, None)
    )  # fmt: skip
    assert [] == judged(table)
    assert ("name_thief", [A]) == table.phase()
    assert [("name_thief", B)] == table.options(A)
    table.play(A, "name_thief", B)
    assert [("steal", "ST1"), ("steal", "ST3")] == table.options(B)
    table.play(B, "steal", "ST3")
    assert [["ST1"], ["ST3", "ST5", "ST7"]] == table.now()["held"]
    assert ("search", [B]) == table.phase()


@pytest.mark.parametrize("times", [(600, None), (None, 2600), (600, 700)])
def test_s20_duel_match(times: tuple[int | None, ...]) -> None:
    table = racing(
        "silver 5 gold 5",
        "bronze 5 silver 1",
        held=[["ST1", "ST3"], ["ST5", "ST7"]],
        draws=("LP25",),
    )
    contest = ALADIN.table.pace(table.state).contest
    assert contest
    assert ((A, B),) == contest.prizes
    table.race(*times)
    assert [(5, [A, B])] == [each[:2] for each in judged(table)]
    assert [] == told(table, "false_slap")
    assert "wish" == table.step()


def test_s21_duel_both_values_matched() -> None:
    table = racing(
        "bronze 3 gold 5", "silver 3 gold 5", held=[["ST1", "ST3"], ["ST5", "ST7"]], draws=("LP25",)
    )
    contest = ALADIN.table.pace(table.state).contest
    assert contest
    assert ((A, B),) == contest.prizes
    table.race(600, 750)
    assert [event("right", A, 3)] == right_of(table)
    assert [(3, [A, B], A, 150, "speed")] == judged(table)
    assert [1, 0] == table.now()["rights"]
    assert ("wish", [A]) == table.phase()
    assert [event("granted", A, "LP25", "sleep"), event("nothing", A)] == table.accept()[:2]
    assert ("search", [A]) == table.phase()


def test_s22_nobody_reacts() -> None:
    table = racing("bronze 4", "silver 4", "gold 1")
    events = table.silence()
    assert [event("no_right", 4), event("searches", A, "bronze", 4)] == events
    assert [(4, [A, B], None, None, "")] == judged(table)
    assert ("search", [A]) == table.phase()
    assert [0, 0, 0] == table.now()["rights"]
    assert HOLDINGS[:3] == table.now()["held"]


def test_al16_two_dice_in_one_chest_match_too() -> None:
    table = racing("bronze 4", "bronze 4", "gold 1", draws=("LP25",))
    table.race(500, None, None)
    assert [(4, [A, B], A, None, "speed")] == judged(table)


def test_al20_values_are_decided_each_for_itself() -> None:
    """A wins 2 though slower than both holders of 6; nobody slaps for 6 in time."""
    table = racing("bronze 6", "gold 6", "gold 2", "silver 2", draws=("LP25",))
    table.race(5001, None, 1200, 1300)
    assert [(2, [C, D], C, 100, "speed"), (6, [A, B], None, None, "")] == judged(table)
    assert [event("no_right", 6)] == told(table, "no_right")
    assert [event("late", A)] == told(table, "late")
    assert ("wish", [C]) == table.phase()


# -- AL-28, AL-29, S34, S35


def test_s34_second_press() -> None:
    table = racing("bronze 4", "gold 4", "silver 1", draws=("LP25",))
    assert [] == table.slap(A, 900)
    before = table.now()
    assert "already-slapped" == table.code(A, "slap", 200, 200, 200, 160)
    assert before == table.now()
    table.race(None, None, None)
    assert [(A, 900, "first")] == kinds(table)


def test_s35_outside_the_race() -> None:
    table = racing("bronze 4", "gold 5", "silver 1")
    table.silence()
    assert "search" == table.step()
    before = table.now()
    assert "lamp-closed" == table.code(B, "slap", 300, 300, 300, 160)
    assert before == table.now()
    assert [] == kinds(table)


def pressing(*dice: str, **said: Any) -> Table:
    """The countdown; A and B are at the table."""
    table = position(**{"present": [A, B], "held": HOLDINGS[: len(dice)], **said})
    table.set_dice(*dice)
    table.time_out()
    assert ("countdown", [A, B]) == table.phase()
    return table


def test_s29_early_press_by_the_rules() -> None:
    table = pressing("bronze 2", "gold 2", "silver 5")
    assert [] == table.slap(A, 0)
    assert "locked-out" == table.code(A, "slap", 500, 500, 500, 160)
    assert [A] == table.view(A)["locked"]
    assert [[], [], []] == [table.view(viewer)["locked"] for viewer in (B, C, None)]
    events = table.play(B, "hold")
    assert event("early", A) == events[-1]
    assert [A] == table.common("locked")
    assert ("race", [B, C]) == table.phase()
    assert "locked-out" == table.code(A, "slap", 500, 500, 500, 160)
    assert [event("no_right", 2)] == [e for e in table.silence() if e.key != "searches"]
    assert [(2, [A, B], None, None, "")] == judged(table)
    assert ("search", [A]) == table.phase()
    assert HOLDINGS[:3] == table.now()["held"]


def test_s29_an_early_press_without_a_match_is_not_punished_either() -> None:
    table = pressing("bronze 2", "gold 3", "silver 5")
    table.slap(A, 0)
    table.play(B, "hold")
    table.silence()
    assert [] == told(table, "false_slap", "spared")
    assert ("search", [A]) == table.phase()


def test_al28_the_lock_lasts_for_this_round_only() -> None:
    table = pressing("bronze 2", "gold 3", "silver 5")
    table.slap(A, 0)
    table.play(B, "hold")
    table.silence()
    while table.step() == "search":
        table.stop()
    assert [] == table.common("locked")
    table.set_dice("bronze 2", "gold 3", "silver 5")
    table.time_out()
    table.time_out()
    assert ("race", [A, B, C]) == table.phase()


def test_al28_if_all_are_too_early_the_dice_are_shown_at_once() -> None:
    table = pressing("bronze 2", "gold 3", "silver 5")
    table.slap(B, 0)
    events = table.slap(A, 0)
    assert ["revealed"] * 3 + ["early"] * 2 == keys(events)
    assert {A, B} == {e.args[0] for e in events if e.key == "early"}
    assert ("race", [C]) == table.phase()


@pytest.mark.parametrize(
    "dice", [("bronze 2", "gold 2", "silver 5"), ("bronze 2", "gold 3", "silver 5")]
)
def test_s30_superhuman_by_the_rules(dice: tuple[str, ...]) -> None:
    """Below 150 is an early press: no right, and no penalty even without a matched value."""
    table = racing(*dice)
    events = table.race(None, 149, None)
    assert event("early", B) == events[0]
    assert [] == told(table, "slapped", "false_slap", "spared", "right")
    assert [(B, 149, "early")] == kinds(table)
    assert [B] == table.common("locked")
    assert ("search", [A]) == table.phase()


def test_al106_the_floor_is_150() -> None:
    table = racing("bronze 2", "gold 2", "silver 5", draws=("LP25",))
    table.race(None, 150, None)
    assert [(2, [A, B], B, None, "speed")] == judged(table)
    assert ([], [], [(B, 150, "first")]) == (
        told(table, "early"),
        table.common("locked"),
        kinds(table),
    )
    assert [] == table.now()["waited"]


def test_al106_an_early_press_takes_nothing_from_others() -> None:
    table = racing("bronze 2", "gold 2", "silver 5", draws=("LP25",))
    table.race(100, 4000, None)
    assert [(2, [A, B], B, None, "speed")] == judged(table)
    assert [] == told(table, "margin", "dead_heat")
    assert [(A, 100, "early"), (B, 4000, "first")] == kinds(table)


# -- what the room must know


def test_al107_contest_as_data() -> None:
    table = racing(
        "bronze 3", "silver 3", "gold 5", "silver 5", "gold 6",
        options={"lamp_trust": "friends", "handicap_ms": [50]},
    )  # fmt: skip
    contest = ALADIN.table.pace(table.state).contest
    assert contest
    assert {
        "verb": "slap",
        "open": True,
        "prizes": ((A, B), (C, D)),
        "head_start": {A: 50, B: 0, C: 0, D: 0, E: 0},
        "floor": 150,
        "level": 16,
        "window": 5000,
        "trusting": True,
        "again": "already-slapped",
        "locked": "locked-out",
        "closed": "lamp-closed",
    } == contest._asdict()


def test_al100_the_countdown_tells_nothing_of_the_dice() -> None:
    one = pressing("bronze 2", "gold 2", "silver 5")
    other = pressing("bronze 2", "gold 3", "silver 5")
    contests = [ALADIN.table.pace(table.state).contest for table in (one, other)]
    assert contests[0] == contests[1]
    assert contests[0]
    assert not contests[0].open


def test_al107_only_a_race_is_a_contest() -> None:
    assert None is ALADIN.table.pace(position().state).contest
    assert None is ALADIN.table.pace(punished(held=[[], [], ["ST1"]]).state).contest
    sealed = position(present=[A], options={"lamp_mode": "lottery"})
    sealed.set_dice("gold 1", "gold 2", "gold 3")
    sealed.time_out()
    assert "countdown" == sealed.step()
    assert None is ALADIN.table.pace(sealed.state).contest
