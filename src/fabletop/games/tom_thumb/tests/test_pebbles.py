"""Pebbles, advice and calling help: A-34 to A-40, A-76."""

from __future__ import annotations

import pytest

from fabletop.core.dealer import Event
from fabletop.games.tom_thumb.tests.table import (
    SECOND,
    TOM,
    A,
    B,
    C,
    D,
    Table,
    asking,
    finding,
    keys,
    last_question,
    only,
)


def advising(**said: object) -> Table:
    """B, asked for the marsh, has just spent the first Pebble."""
    table = finding(**said)  # type: ignore[arg-type]
    table.play(B, "pebble")
    return table


def test_a34_a_pebble_opens_the_advice() -> None:
    table = finding()
    assert [Event("pebble", (B, 2))] == table.play(B, "pebble")
    assert {
        "pebbles": 2,
        "pebble_spent": True,
        "agenda": ["decide", "advice"],
        "decision": 2,
    } == table.changes()
    assert ("advice", [A, C, D]) == table.phase()
    assert "advice-open" == table.code(B, "flip", 3)
    assert [Event("advised", (A, 3))] == table.play(A, "advise", 3)
    assert [Event("advised", (C, 3))] == table.play(C, "advise", 3)
    assert "advice-open" == table.code(B, "flip", 3)
    assert ("advice", [D]) == table.phase()
    assert [Event("advised", (D, None))] == table.play(D, "advise", None)
    assert ("find", [B]) == table.phase()
    for viewer in table.viewers():
        assert [3, None, 3, "none"] == table.view(viewer)["advice"]
    assert [("flip", index) for index in range(7)] == table.options(B)
    assert ["marsh", B, 2] == table.of("named", "asked", "pebbles")
    told = table.play(B, "flip", 3)
    assert ["flipped", "found"] == keys(told)


def test_a35_the_pebble_stays_spent_though_the_tile_is_wrong() -> None:
    table = advising()
    for seat, index in ((A, 3), (C, 3), (D, None)):
        table.play(seat, "advise", index)
    told = table.play(B, "flip", 4)
    assert [
        Event("flipped", (B, 4, "river")),
        Event("missed", (B, "marsh", "river")),
        Event("ogre", ([1], 1)),
    ] == told
    assert [1, 2, "result"] == [*table.of("ogre", "pebbles"), table.step()]


def test_a36_one_pebble_for_a_question_and_none_if_there_is_none() -> None:
    table = advising(pebbles=1)
    assert "not-your-turn" == finding().code(C, "pebble")
    for seat in (A, C, D):
        table.play(seat, "advise", 3)
    assert "pebble-spent" == table.code(B, "pebble")
    assert 0 == table.state.pebbles
    table.flip("marsh")
    table.ask("castle")
    assert "no-pebbles" == table.code(C, "pebble")
    assert ("pebble",) not in table.options(C)
    assert "not-your-turn" == table.code(B, "pebble")


def test_a36_another_pebble_on_the_next_question() -> None:
    table = advising()
    for seat in (A, C, D):
        table.play(seat, "advise", 3)
    assert "pebble-spent" == table.code(B, "pebble")
    table.flip("marsh")
    table.ask("castle")
    assert [False, [-2, -2, -2, -2]] == table.of("pebble_spent", "advice")
    assert [Event("pebble", (C, 1))] == table.play(C, "pebble")
    assert [A, B, D] == table.actors()


def test_a37_who_may_advise_and_what() -> None:
    table = advising(**SECOND)
    assert "not-your-turn" == table.code(B, "advise", 3)
    assert "not-your-turn" == table.code(B, "advise", None)
    assert "face-up" == table.code(C, "advise", 0)
    assert "bad-index" == table.code(C, "advise", 7)
    tips = [("advise", index) for index in (1, 2, 3, 4, 5, 6)]
    for seat in (A, C, D):
        assert [("advise", None), *tips] == table.options(seat)
    assert [Event("advised", (A, 5))] == table.play(A, "advise", 5)


def test_tt56_advice_may_be_changed_while_it_lasts() -> None:
    table = advising()
    table.play(A, "advise", 3)
    table.play(C, "advise", 4)
    question = table.state.decision
    assert [Event("advised", (A, None))] == table.play(A, "advise", None)
    assert [Event("advised", (A, 6))] == table.play(A, "advise", 6)
    assert [6, None, 4, None] == table.view(D)["advice"]
    assert ("advice", [D], question) == (*table.phase(), table.state.decision)
    table.play(D, "advise", 3)
    assert "wrong-phase" == table.code(A, "advise", 2)


def test_tt56_the_asked_player_decides_freely() -> None:
    table = advising()
    for seat in (A, C, D):
        table.play(seat, "advise", 4)
    assert ["flipped", "found"] == keys(table.play(B, "flip", 3))


def test_a76_advice_lies_on_the_tiles_until_the_flip() -> None:
    table = advising()
    table.play(C, "advise", 3)
    table.play(D, "advise", 3)
    for viewer in table.viewers():
        assert [None, None, 3, 3] == table.view(viewer)["advice"]
    table.play(A, "advise", 5)
    for viewer in table.viewers():
        advice = table.view(viewer)["advice"]
        assert (2, 1) == (advice.count(3), advice.count(5))
    table.play(B, "flip", 3)
    for viewer in table.viewers():
        assert [None] * 4 == table.view(viewer)["advice"]
        assert "advised" not in keys(table.log(viewer))


@pytest.mark.parametrize("wrong", ["river", "wolves"])
def test_a76_no_advice_is_left_after_an_error_either(wrong: str) -> None:
    table = advising()
    for seat in (A, C, D):
        table.play(seat, "advise", 5)
    table.flip(wrong)
    assert [None] * 4 == table.view(None)["advice"]


# -- help


def test_a38_help_costs_an_ogre_tile_and_the_question_goes_on() -> None:
    table = finding(ogre=1)
    told = table.play(A, "call_help", D)
    assert [Event("helped", (A, D, "marsh")), Event("ogre", ([2], 2))] == told
    changed = table.changes()
    assert {"ogre": 2, "help_called": True} == {
        key: value for key, value in changed.items() if key != "unready"
    }
    assert ("find", [B]) == table.phase()
    assert ["flipped", "found"] == keys(table.play(B, "flip", 3))
    assert ("ask", [A]) == table.phase()
    table.succeed()
    assert [2, 2, "swap"] == [*table.of("ogre", "lantern"), table.step()]


def test_a38_the_guide_may_name_himself() -> None:
    table = finding()
    calls = [("call_help", seat) for seat in (A, C, D)]
    assert calls == table.options(A)
    assert ["helped", "ogre"] == keys(table.play(A, "call_help", A))


def test_a39_when_help_cannot_be_called() -> None:
    table = finding()
    assert "not-a-helper" == table.code(A, "call_help", B)
    assert "not-a-helper" == table.code(A, "call_help", 4)
    assert "not-your-turn" == table.code(C, "call_help", D)
    assert "not-your-turn" == table.code(B, "call_help", D)
    table.play(A, "call_help", D)
    assert "help-called" == table.code(A, "call_help", C)
    assert [] == table.options(A)
    table.flip("marsh")
    table.ask("castle")
    assert [False, None] == [table.state.help_called, table.code(A, "call_help", B)]

    table = advising()
    assert "wrong-phase" == table.code(A, "call_help", D)
    for seat in (A, C, D):
        table.play(seat, "advise", 3)
    assert "help-allowed" == table.code(A, "call_help", D)
    assert [] == table.options(A)
    table.flip("marsh")
    table.ask("castle")
    assert None is table.code(A, "call_help", D)


def test_tt41_a_pebble_after_help_was_called() -> None:
    table = finding()
    table.play(A, "call_help", D)
    table.play(B, "pebble")
    assert ("advice", [A, C, D]) == table.phase()


def test_tt41_a_flip_sent_at_the_same_moment_is_not_stale() -> None:
    table = finding()
    question = table.state.decision
    table.play(A, "call_help", D)
    assert (question, None) == (table.state.decision, table.code(B, "flip", 3, decision=question))


def test_tt41_only_while_somebody_searches() -> None:
    assert "wrong-phase" == asking().code(A, "call_help", C)


def test_a40_the_sixth_tile_by_help_loses_at_once() -> None:
    table = last_question(lantern=9, ogre=5)
    told = table.play(A, "call_help", C)
    assert [
        Event("helped", (A, C, "cave")),
        Event("ogre", ([6], 6)),
        Event("over", ("lost",)),
    ] == told
    assert [6, 9, "lost"] == table.of("ogre", "lantern", "ended")
    assert "game-over" == table.code(D, "flip", 5)
    assert ("over", []) == table.phase()
    outcome = TOM.outcome(table.state)
    assert outcome is not None
    assert "lost" == outcome.reason


def test_tt40_help_turns_up_no_tile() -> None:
    table = last_question()
    table.play(A, "call_help", C)
    assert only(7, {0: "castle", 3: "marsh"}) == table.shown()
