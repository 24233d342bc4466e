"""Rubbing the lamp: who wins a right, who pays for a false slap (AL-16 to AL-29, AL-105 to AL-118).

How fast everybody was comes from outside; here it is only judged. Times are r* in milliseconds.
"""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.core.dealer import Event
from fabletop.games.aladin.tests.table import (
    ALADIN,
    BRONZE_SET,
    SILVER_SET,
    A,
    B,
    C,
    D,
    E,
    Table,
    event,
    keys,
    played,
    position,
    punished,
)

HOLDINGS = [["ST1"], ["ST3"], ["ST5"], ["ST7"], ["ST2"]]


def racing(*dice: str, draws: tuple[str | int, ...] = (), **said: Any) -> Table:
    """Everybody has a gem of their own, and the dice lie open."""
    if "held" not in said:
        said["held"] = HOLDINGS[: len(dice)]
    return played(*dice, draws=draws, **said)


def judged(table: Table) -> list[Any]:
    """For every matched value: who holds it, who won, by how much and by what."""
    return [
        (m["value"], m["holders"], m["winner"], m["margin"], m["by"])
        for m in table.common("race")["matched"]
    ]


def kinds(table: Table) -> list[tuple[int, int, str]]:
    return [(s["seat"], s["ms"], s["kind"]) for s in table.common("race")["slaps"]]


def told(table: Table, *wanted: str) -> list[Event]:
    return [e for e in table.past if e.key in wanted]


def right_of(table: Table) -> list[Event]:
    return told(table, "right", "drawn_by_lot")


# -- S14 to S22


def test_s14_no_match() -> None:
    table = racing("bronze 4", "bronze 5", "silver 3")
    assert ("race", [A, B, C]) == table.phase()
    contest = ALADIN.table.pace(table.state).contest
    assert contest
    assert (True, (), 2500) == (contest.open, contest.prizes, contest.window)
    events = table.silence()
    assert [event("searches", A, "bronze", 4)] == events
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


# -- S23 to S28: penalties


def test_s23_penalty() -> None:
    table = punished(held=[[], [], ["ST1", "B13"]], talismans=[[], [], [["B22", "emerald"]]])
    assert [("name_thief", A), ("name_thief", B)] == table.options(C)
    table.play(C, "name_thief", A)
    assert [("steal", "B13"), ("steal", "ST1")] == table.options(A)
    events = table.play(A, "steal", "B13")
    assert event("stole", A, C, "B13") == events[0]
    assert [["B13"], [], ["ST1"]] == table.now()["held"]
    assert [[], [], [["B22", "emerald"]]] == table.now()["talismans"]
    assert ("search", [A]) == table.phase()


def test_s24_immune_cards() -> None:
    """Each check with A named as the thief; the loser is C."""
    table = punished(
        held=[["ST1"], ["ST5"], [*SILVER_SET, "ST3"]], talismans=[[], [], [["G22", "ruby"]]]
    )
    table.play(C, "name_thief", A)
    assert "talisman-immune" == table.code(A, "steal", "G22")
    assert ["protected-set"] * 3 == [table.code(A, "steal", card) for card in SILVER_SET]
    foreign = ["ST1", "ST5", "B01", "B22", "ST7"]
    assert ["not-theirs"] * 5 == [table.code(A, "steal", card) for card in foreign]
    assert [("steal", "ST3")] == table.options(A)
    table.play(A, "steal", "ST3")
    assert ["ST1", "ST3"] == table.held(A)
    assert SILVER_SET == table.held(C)
    assert [["G22", None]] == table.now()["talismans"][C]


def test_al24_the_magic_ring_cannot_be_stolen() -> None:
    table = punished(held=[[], [], ["ST3"]], ring=C, options={"my_precious": True})
    table.play(C, "name_thief", A)
    assert [("steal", "ST3")] == table.options(A)
    table.play(A, "steal", "ST3")
    assert C == table.now()["ring"]


def test_s25_naming_oneself() -> None:
    table = punished(held=[[], [], ["ST1"]])
    refusal = table.refused(C, "name_thief", C)
    assert refusal
    assert ("self-target", "AL-23") == (refusal.code, refusal.clause)


def test_s26_nothing_to_steal() -> None:
    table = racing(
        "bronze 4", "bronze 5", "silver 3",
        held=[["ST1"], ["ST3"], SILVER_SET], talismans=[[], [], [["B22", None]]],
    )  # fmt: skip
    events = table.race(None, None, 400)
    assert [
        event("slapped", C, 400),
        event("false_slap", C),
        event("spared", C),
        event("searches", A, "bronze", 4),
    ] == events
    assert ("search", [A]) == table.phase()
    assert None is table.common("penalty")


def test_s27_two_false_slaps() -> None:
    table = racing("bronze 1", "silver 2", "gold 3", "gold 4")
    table.race(None, 420, None, 500)
    assert [event("false_slap", B), event("false_slap", D)] == told(table, "false_slap")
    assert ("name_thief", [B]) == table.phase()
    table.play(B, "name_thief", A)
    table.play(A, "steal", "ST3")
    assert ("name_thief", [D]) == table.phase()
    table.play(D, "name_thief", C)
    table.play(C, "steal", "ST7")
    assert ("search", [A]) == table.phase()
    assert [["ST1", "ST3"], [], ["ST5", "ST7"], []] == table.now()["held"]
    assert [] == judged(table)


def test_s27_fastest_first_whatever_the_seat() -> None:
    table = racing("bronze 1", "silver 2", "gold 3", "gold 4")
    table.race(None, 500, None, 420)
    assert ("name_thief", [D]) == table.phase()


@pytest.mark.parametrize("order", [(B, D), (D, B)])
def test_al26_exact_ties_by_seat(order: tuple[int, ...]) -> None:
    """Whoever the room hears first: B sits before D."""
    table = racing("bronze 1", "silver 2", "gold 3", "gold 4")
    for seat in order:
        table.slap(seat, 500)
    table.silence()
    assert ("name_thief", [B]) == table.phase()


def test_decision_q_penalties_are_looked_at_when_they_are_due() -> None:
    """D had nothing when slapping, but has just stolen a card; B had one and has none any more."""
    table = racing("bronze 1", "silver 2", "gold 3", "gold 4", held=[[], ["ST3"], [], []])
    table.race(None, 420, None, 500)
    table.play(B, "name_thief", D)
    table.play(D, "steal", "ST3")
    assert ("name_thief", [D]) == table.phase()
    other = racing("bronze 1", "silver 2", "gold 3", "gold 4", held=[[], ["ST3"], [], []])
    other.race(None, 420, None, 500)
    other.play(B, "name_thief", A)
    assert event("spared", D) in other.play(A, "steal", "ST3")
    assert ("search", [A]) == other.phase()


def test_al23_any_opponent_can_be_named() -> None:
    table = punished(B, seats=5, held=[[], ["ST1"], [], [], []])
    assert [("name_thief", seat) for seat in (A, C, D, E)] == table.options(B)


def test_al59_a_stolen_jewel_can_complete_a_set() -> None:
    table = punished(held=[BRONZE_SET[:2], [], ["B19"]])
    table.play(C, "name_thief", A)
    assert [event("stole", A, C, "B19"), event("set", A, "bronze")] == table.play(
        A, "steal", "B19"
    )[:2]


@pytest.mark.parametrize(("other", "winner", "by"), [(652, B, "rights"), (656, B, "rights")])
def test_s28_dead_heat(other: int, winner: int, by: str) -> None:
    table = racing("bronze 4", "gold 4", "silver 1", draws=("LP25",), rights=[2, 1, 0])
    table.race(640, other, None)
    assert [event("dead_heat", [A, B])] == told(table, "dead_heat")
    assert [(4, [A, B], winner, None, by)] == judged(table)
    assert [2, 2, 0] == table.now()["rights"]
    assert [(A, 640, "slow"), (B, other, "first")] == kinds(table)


def test_s28_17_milliseconds_decide() -> None:
    table = racing("bronze 4", "gold 4", "silver 1", draws=("LP25",), rights=[2, 1, 0])
    table.race(640, 657, None)
    assert [] == told(table, "dead_heat")
    assert [(4, [A, B], A, 17, "speed")] == judged(table)
    assert [event("margin", A, B, 17)] == told(table, "margin")


@pytest.mark.parametrize("lot", [A, C])
def test_al108_level_in_everything_is_decided_by_lot(lot: int) -> None:
    table = racing("bronze 4", "gold 4", "silver 4", draws=(lot, "LP25"), rights=[1, 2, 1])
    table.race(640, 645, 650)
    assert [event("dead_heat", [A, B, C])] == told(table, "dead_heat")
    assert [event("drawn_by_lot", lot, 4)] == right_of(table)
    assert [(4, [A, B, C], lot, None, "lot")] == judged(table)


def test_al108_the_best_alone_is_what_others_are_compared_to() -> None:
    """C is within 16 ms of B, but not of A, who is the best."""
    table = racing("bronze 4", "gold 4", "silver 4", draws=(B, "LP25"), rights=[1, 1, 0])
    table.race(600, 610, 617)
    assert [event("dead_heat", [A, B])] == told(table, "dead_heat")
    assert [event("drawn_by_lot", B, 4)] == right_of(table)


def test_al108_rights_of_the_whole_game_count() -> None:
    """A wins a round, and loses the next one to B though 10 ms faster."""
    table = racing(
        "bronze 4", "gold 4", "silver 1", draws=("LP25", "LP24", "LP18"), held=[[], [], []]
    )
    table.race(500, 600, None)
    table.accept()
    while table.step() == "search":
        table.stop()
    table.set_dice("bronze 4", "gold 4", "silver 1")
    table.race(500, 510, None)
    assert [(4, [A, B], B, None, "rights")] == judged(table)
    assert [1, 1, 0] == table.now()["rights"]


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


# -- AL-109: windows


@pytest.mark.parametrize(("ms", "winner"), [(5000, A), (5001, None)])
def test_al109_window_with_a_match(ms: int, winner: int | None) -> None:
    table = racing("bronze 2", "gold 2", "silver 5", draws=("LP25",))
    table.race(ms, None, None)
    assert [(2, [A, B], winner, None, "speed" if winner == A else "")] == judged(table)
    assert [(A, ms, "first" if winner == A else "late")] == kinds(table)


@pytest.mark.parametrize(("ms", "kind"), [(2500, "false"), (2501, "late")])
def test_al109_window_without_a_match(ms: int, kind: str) -> None:
    table = racing("bronze 2", "gold 3", "silver 5")
    table.race(ms, None, None)
    assert [(A, ms, kind)] == kinds(table)
    assert ("name_thief" if kind == "false" else "search", [A]) == table.phase()
    assert (kind == "late") == (event("late", A) in table.past)


@pytest.mark.parametrize(("ms", "kind"), [(2501, "false"), (5000, "false"), (5001, "late")])
def test_al109_false_slaps_have_the_longer_window_if_something_is_matched(
    ms: int, kind: str
) -> None:
    table = racing("bronze 2", "gold 2", "silver 5", draws=("LP25",))
    table.race(600, None, ms)
    assert [(A, 600, "first"), (C, ms, kind)] == kinds(table)
    assert (("name_thief", [C]) if kind == "false" else ("wish", [A])) == table.phase()


def test_al109_a_late_holder_does_not_count_as_second() -> None:
    table = racing("bronze 2", "gold 2", "silver 2", draws=("LP25",))
    table.race(600, 5001, 900)
    assert [(2, [A, B, C], A, 300, "speed")] == judged(table)
    assert [event("margin", A, C, 300)] == told(table, "margin")


def test_al106_an_early_holder_does_not_count_as_second() -> None:
    table = racing("bronze 2", "gold 2", "silver 2", draws=("LP25",))
    table.race(600, 100, 900)
    assert [(2, [A, B, C], A, 300, "speed")] == judged(table)
    assert [event("margin", A, C, 300)] == told(table, "margin")


# -- AL-105, AL-113, AL-118: what is shown, and head starts


def test_al118_the_order_and_what_was_bounded() -> None:
    table = racing("gold 4", "bronze 4", "silver 2", draws=("LP25",))
    table.play(A, "slap", 706, 500, 900, 160)
    table.play(B, "slap", 900, 990, 900, 160)
    events = table.wait(C)
    assert [
        event("slapped", A, 706),
        event("clamped", A, 500, 706),
        event("slapped", B, 900),
        event("clamped", B, 990, 900),
        event("right", A, 4),
        event("margin", A, B, 194),
    ] == events[:6]
    usual = {"elapsed": 900, "link": 160, "head_start": 0, "clamped": True}
    assert [
        {"seat": A, "ms": 706, "claimed": 500, "kind": "first", **usual},
        {"seat": B, "ms": 900, "claimed": 990, "kind": "slow", **usual},
    ] == table.common("race")["slaps"]


def test_decision_f_nobody_sees_before_the_end_who_has_pressed_how_fast() -> None:
    """What A did in the race changes only what A sees."""
    tables = []
    for ms in (300, 900):
        table = racing("gold 4", "bronze 4", "silver 2")
        table.slap(A, ms)
        tables.append(table)
    one, other = tables
    for viewer in (B, C, None):
        assert one.view(viewer) == other.view(viewer)
    assert None is one.common("race")
    assert [300, 300, 300, 160] == one.view(A)["own"]["slap"]


@pytest.mark.parametrize(
    ("handicap", "times", "expected"),
    [
        ((200,), (900, 720), (A, 20, "speed")),
        ((200, 0, 0), (920, 720), (B, None, "rights")),
        ((200, 0, 0), (937, 720), (B, 17, "speed")),
        ((0, 50, 800), (900, 940), (B, None, "rights")),
        ((800, 800, 0), (500, 300), (B, None, "rights")),
        ((), (900, 720), (B, 180, "speed")),
    ],
)
def test_s95_handicap_by_the_rules(
    handicap: tuple[int, ...], times: tuple[int, int], expected: tuple[int, int | None, str]
) -> None:
    """A counts as 700 and wins by 20; two who both get down to 0 are level (decision l)."""
    table = racing(
        "gold 4", "bronze 4", "silver 2",
        draws=("LP25",), options={"handicap_ms": list(handicap)}, rights=[1, 0, 0],
    )  # fmt: skip
    table.race(*times, None)
    assert [(4, [A, B], *expected)] == judged(table)
    shown = {s["seat"]: (s["ms"], s["head_start"]) for s in table.common("race")["slaps"]}
    starts = [*handicap, 0, 0, 0]
    assert {A: (times[0], starts[0]), B: (times[1], starts[1])} == shown
    contest_starts = {seat: starts[seat] for seat in (A, B, C)}
    again = racing("gold 4", "bronze 4", "silver 2", options={"handicap_ms": list(handicap)})
    contest = ALADIN.table.pace(again.state).contest
    assert contest
    assert contest_starts == contest.head_start


def test_decision_l_a_head_start_is_for_winning_only() -> None:
    """It neither saves from the floor, nor lengthens the window, nor orders penalties."""
    early = racing("gold 4", "bronze 4", "silver 2", options={"handicap_ms": [800, 0, 0]})
    early.race(149, None, None)
    assert [(A, 149, "early")] == kinds(early)
    late = racing("gold 4", "bronze 4", "silver 2", options={"handicap_ms": [800, 0, 0]})
    late.race(5100, None, None)
    assert [(A, 5100, "late")] == kinds(late)
    window = racing("gold 4", "bronze 5", "silver 2", options={"handicap_ms": [800, 0, 0]})
    window.race(2600, None, None)
    assert [(A, 2600, "late")] == kinds(window)
    order = racing("gold 4", "bronze 5", "silver 2", options={"handicap_ms": [800, 0, 0]})
    order.race(600, 500, None)
    assert ("name_thief", [B]) == order.phase()


def test_al113_the_margin_is_that_of_what_counted() -> None:
    table = racing(
        "gold 4", "bronze 4", "silver 4",
        draws=("LP25",), options={"handicap_ms": [0, 0, 500]},
    )  # fmt: skip
    table.race(600, 700, 1250)
    assert [event("margin", A, B, 100)] == told(table, "margin")
    table = racing(
        "gold 4", "bronze 4", "silver 4",
        draws=("LP25",), options={"handicap_ms": [0, 0, 500]},
    )  # fmt: skip
    table.race(600, 700, 1150)
    assert [event("margin", A, C, 50)] == told(table, "margin")


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
