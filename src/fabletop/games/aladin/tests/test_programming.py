"""Choosing a chest: AL-10 to AL-15, and what everybody waits for until the dice lie open."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fabletop.games.aladin.tests.table import (
    ALADIN,
    A,
    B,
    C,
    D,
    Table,
    deal,
    event,
    keys,
    played,
    position,
)


def seen_by(table: Table, *viewers: int | None) -> str:
    """All that these viewers get, as it goes over the wire."""
    return json.dumps([table.view(viewer) for viewer in viewers])


def die(chest: str, value: int) -> dict[str, Any]:
    return {"chest": chest, "value": value, "void": False}


# -- S07 to S11


@pytest.mark.parametrize("present", [(), (A, B, C)])
def test_s07_secrecy(present: tuple[int, ...]) -> None:
    """What B, C and a spectator get is the same whatever A has submitted."""
    tables = []
    for words in ("gold 6", "bronze 1"):
        table = position(present=present)
        assert [event("programmed", A)] == table.program(A, words)
        tables.append(table)
    one, other = tables
    assert seen_by(one, B, C, None) == seen_by(other, B, C, None)
    assert [True, False, False] == [seat["ready"] for seat in one.common("seats")]
    assert [[], [], []] == [seat["dice"] for seat in one.common("seats")]
    mine = {"dice": [{"chest": "gold", "value": 6}], "token": 0}
    assert mine == one.view(A)["own"]["program"]
    assert [None, None] == [one.view(seat)["own"]["program"] for seat in (B, C)]
    assert None is one.view(None)["own"]


def test_al4_the_duel_asks_for_two_dice_in_its_own_words() -> None:
    assert "program-two" == position(seats=2).common("prompt")
    assert "program" == position(seats=3).common("prompt")
    assert "race" == played("silver 5 gold 5", "bronze 2 gold 1").common("prompt")


def test_s07_secrecy_in_the_duel_and_of_tokens() -> None:
    tables = []
    for words, token in (("bronze 1 gold 6", 5), ("silver 2 gold 2", 1)):
        table = position(seats=2, options={"lamp_mode": "sealed"})
        table.program(A, words, token)
        tables.append(table)
    one, other = tables
    assert seen_by(one, B, None) == seen_by(other, B, None)
    dice = [{"chest": "bronze", "value": 1}, {"chest": "gold", "value": 6}]
    assert {"dice": dice, "token": 5} == one.view(A)["own"]["program"]


def test_s08_change_of_mind() -> None:
    table = position()
    table.program(A, "gold 6")
    table.program(B, "silver 3")
    decision = ALADIN.decision(table.state)
    assert [] == table.program(A, "bronze 2")
    assert ("program", [C]) == table.phase()
    assert decision == ALADIN.decision(table.state)
    assert {"dice": [{"chest": "bronze", "value": 2}], "token": 0} == table.view(A)["own"][
        "program"
    ]
    events = table.program(C, "silver 4")
    assert [
        event("programmed", C),
        event("revealed", A, "bronze", 2),
        event("revealed", B, "silver", 3),
        event("revealed", C, "silver", 4),
    ] == events
    assert [[2, 0, 0], [0, 3, 0], [0, 4, 0]] == table.now()["dice"]


def test_al13_the_phase_closes_with_the_last_submission() -> None:
    table = position()
    table.program(A, "gold 6")
    table.program(B, "gold 6")
    table.program(C, "gold 6")
    assert ("race", [A, B, C]) == table.phase()
    assert "wrong-phase" == table.code(A, "program", "bronze", 2, 0)


@pytest.mark.parametrize("value", [0, 7, -1, 60])
def test_s09_bad_values(value: int) -> None:
    assert "bad-value" == position().code(A, "program", "gold", value, 0)
    duel = position(seats=2)
    assert "bad-value" == duel.code(A, "program_two", "bronze", value, "gold", 3, 0)
    assert "bad-value" == duel.code(A, "program_two", "bronze", 3, "gold", value, 0)


@pytest.mark.parametrize("value", range(1, 7))
def test_s09_every_value_of_a_die_is_good(value: int) -> None:
    table = position()
    assert None is table.code(A, "program", "gold", value, 0)
    assert None is position(seats=2).code(A, "program_two", "bronze", value, "gold", 7 - value, 0)


def test_s10_too_many_dice() -> None:
    refusal = position().refused(A, "program_two", "silver", 3, "gold", 5, 0)
    assert refusal
    assert ("wrong-dice-count", {"count": 1}) == (refusal.code, refusal.args)


def test_s10_too_few_dice_in_the_duel() -> None:
    refusal = position(seats=2).refused(A, "program", "silver", 3, 0)
    assert refusal
    assert ("wrong-dice-count", {"count": 2}) == (refusal.code, refusal.args)


def test_s11_duel_rules() -> None:
    table = position(seats=2)
    assert "same-chest-twice" == table.code(A, "program_two", "gold", 3, "gold", 5, 0)
    assert "same-chest-twice" == table.code(A, "program_two", "gold", 4, "gold", 4, 0)
    assert [event("programmed", A)] == table.program(A, "silver 4 gold 4")
    table.program(B, "bronze 1 silver 6")
    assert [[0, 4, 4], [1, 6, 0]] == table.now()["dice"]


def test_s11_two_dice_are_named_in_any_order() -> None:
    table = position(seats=2)
    table.play(A, "program_two", "gold", 4, "silver", 3, 0)
    table.program(B, "silver 6 bronze 1")
    assert [[0, 3, 4], [1, 6, 0]] == table.now()["dice"]


def test_s11_the_other_order_is_no_way_round_other_rules() -> None:
    table = position(seats=2)
    assert "bad-value" == table.code(A, "program_two", "gold", 7, "silver", 3, 0)
    assert "malformed" == table.code(A, "program_two", "gold", 4, "copper", 3, 0)
    assert "malformed" == table.code(A, "program_two", "gold", 4, "silver", 3, 2)
    assert "malformed" == table.code(A, "program_two", ["gold"], 4, "silver", 3, 0)


# -- S13: the reveal


def test_s13_simultaneous_reveal() -> None:
    """No view has any program until the countdown is over; then all views have all of them."""
    tables = []
    for dice in (("gold 6", "silver 3", "bronze 1"), ("bronze 2", "bronze 4", "gold 5")):
        table = position(present=[A, B])
        table.set_dice(*dice)
        tables.append(table)
    one, other = tables
    assert ("ready", [A, B]) == one.phase()
    for seat in (A, B):
        hidden = [viewer for viewer in (A, B, C, None) if viewer != seat]
        assert all("dice" not in (one.view(v)["own"] or {}) for v in hidden)
        assert seen_by(one, None) == seen_by(other, None)
        assert [[], [], []] == [each["dice"] for each in one.common("seats")]
        for table in tables:
            table.play(seat, "ready")
    assert [event("counting")] == one.events
    assert ("countdown", [A, B]) == one.phase()
    assert seen_by(one, None) == seen_by(other, None)
    for table in tables:
        table.play(A, "hold")
    assert seen_by(one, None) == seen_by(other, None)
    assert "revealed" not in keys(one.past)
    assert [
        event("revealed", A, "gold", 6),
        event("revealed", B, "silver", 3),
        event("revealed", C, "bronze", 1),
    ] == one.play(B, "hold")
    shown = [[die("gold", 6)], [die("silver", 3)], [die("bronze", 1)]]
    assert shown == [seat["dice"] for seat in one.common("seats")]
    assert all(None is (one.view(v)["own"] or {"program": None})["program"] for v in one.viewers())


def test_s13_others_programs_are_in_no_view_while_pages_get_ready() -> None:
    """A knows A's own program and nothing else: B's and C's may be anything."""
    tables = []
    for others in (("silver 3", "bronze 1"), ("bronze 4", "gold 5")):
        table = position(present=[A])
        table.set_dice("gold 6", *others)
        tables.append(table)
    one, other = tables
    assert seen_by(one, A, None) == seen_by(other, A, None)
    for table in tables:
        table.play(A, "ready")
    assert seen_by(one, A, None) == seen_by(other, A, None)


def test_al15_dice_lie_open_until_the_end_of_the_round() -> None:
    table = position()
    table.set_dice("bronze 1", "silver 2", "gold 3")
    table.silence()
    for chest, value in (("bronze", 1), ("silver", 2), ("gold", 3)):
        assert [[die("bronze", 1)], [die("silver", 2)], [die("gold", 3)]] == [
            seat["dice"] for seat in table.common("seats")
        ]
        assert (chest, value) == (table.common("search")["chest"], table.common("search")["die"])
        table.stop()
    assert [[], [], []] == [seat["dice"] for seat in table.common("seats")]
    assert [False] * 3 == [seat["ready"] for seat in table.common("seats")]
    assert (2, "program") == (table.common("round"), table.step())


# -- who is waited for


def test_decision_b_without_people_there_is_nothing_to_wait_for() -> None:
    table = position()
    table.set_dice("bronze 1", "silver 2", "gold 3")
    assert ("race", [A, B, C]) == table.phase()
    assert "counting" not in keys(table.past)


def test_al101_only_people_at_the_table_get_ready() -> None:
    table = deal(4)
    table.gather(D, B)
    assert [B, D] == table.common("here")
    table.set_dice("bronze 1", "silver 2", "gold 3", "gold 4")
    assert ("ready", [B, D]) == table.phase()
    assert "not-your-decision" == table.code(A, "ready")
    assert [] == table.play(D, "ready")
    assert "not-your-decision" == table.code(D, "ready")
    assert ("ready", [B]) == table.phase()
    assert [event("counting")] == table.play(B, "ready")
    assert ("countdown", [B, D]) == table.phase()


def test_al101_who_comes_or_goes_while_dice_are_set() -> None:
    table = position(present=[A, B])
    table.program(A, "gold 1")
    table.gather(B, C)
    table.program(B, "gold 2")
    table.program(C, "gold 3")
    assert ("ready", [B, C]) == table.phase()


def test_al101_nobody_waits_for_a_page_that_is_gone() -> None:
    table = position(present=[A, B, C])
    table.set_dice("gold 1", "gold 2", "gold 3")
    table.play(A, "ready")
    number = ALADIN.decision(table.state)
    table.gather(A, C)
    assert ("ready", [C]) == table.phase()
    assert number == ALADIN.decision(table.state)  # still the same question
    table.gather(A)
    assert ("countdown", [A]) == table.phase()


def test_al101_who_comes_back_while_pages_get_ready_is_not_waited_for() -> None:
    table = position(present=[A])
    table.set_dice("gold 1", "gold 2", "gold 3")
    table.gather(A, B)
    assert ("ready", [A]) == table.phase()


def test_al102_if_all_go_in_the_countdown_the_dice_are_shown() -> None:
    table = position(present=[A, B])
    table.set_dice("gold 1", "gold 2", "gold 3")
    table.time_out()
    table.play(A, "hold")
    table.gather(A)
    assert ("race", [A, B, C]) == table.phase()
    assert [event("revealed", seat, "gold", seat + 1) for seat in (A, B, C)] == table.events


def test_al101_the_next_round_asks_who_is_there_then() -> None:
    table = position(present=[A], then=1)
    table.set_dice("gold 1", "gold 2", "gold 3")
    table.time_out()
    table.time_out()
    table.silence()
    table.gather(B)
    table.stop()
    assert "program" == table.step()
    table.set_dice("gold 1", "gold 2", "gold 3")
    assert ("ready", [B]) == table.phase()


@pytest.mark.parametrize("mode", ["sealed", "lottery"])
def test_decision_p_the_count_of_three_comes_in_every_mode(mode: str) -> None:
    table = position(present=[A], options={"lamp_mode": mode})
    for seat, words in enumerate(("gold 1", "gold 2", "gold 3")):
        table.program(seat, words, 1 if mode == "sealed" else 0)
    assert ("ready", [A]) == table.phase()
    table.time_out()
    assert ("countdown", [A]) == table.phase()
    assert [("hold",)] == table.options(A)
    assert "lamp-closed" == table.code(A, "slap", 0, 0, 0, 0)
    table.time_out()
    assert ("search", [A]) == table.phase()
