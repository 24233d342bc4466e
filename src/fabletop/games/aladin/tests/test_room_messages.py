"""Who is told what in a race at a real table, and which presses it takes."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.aladin.tests.room_table import Table
from fabletop.games.aladin.tests.table import ALADIN, A, B, C
from fabletop.server.table.effects import Alarm
from fabletop.server.table.messages import Act, Hello, Say, Why


def test_decision_f_nobody_is_told_that_somebody_has_pressed() -> None:
    pressing, silent = Table(), Table()
    for table in (pressing, silent):
        table.race("bronze 3", "gold 3", "silver 6")
    mark = len(pressing.sent)
    effects = pressing.say("a", Act("p", A, pressing.s.decision, ["slap", 600]), pressing.at(700))
    assert [Alarm] == [type(effect) for effect in effects]
    pressing.say("a", Act("p", A, pressing.s.decision, ["slap", 600]), pressing.at(705))
    pressing.say("a", Act("p", A, pressing.s.decision, ["slap", 400]), pressing.at(706))
    pressing.say("a", Act("q", A, pressing.s.decision, ["slap", 600]), pressing.at(710))
    assert [("a", "already-slapped")] == [(d, m["code"]) for d, m in pressing.since(mark)]
    for table in (pressing, silent):
        table.say("b", Hello([table.token(B)]), table.at(720))
        table.say("late", Hello(), table.at(721))
        table.say("c", Why(C, ["slap", 1, 1, 1, 1]), table.at(722))
        table.say("c", Why(C, ["wait"]), table.at(723))
        table.say("b", Say(B, "hm"), table.at(724))
        table.tick(table.at(725))
    after, without = (
        [line for line in table.wire[mark:] if line[1] != "a"] for table in (pressing, silent)
    )
    assert (without, True) == (after, len(after) > 8)


def test_decision_f_nobody_is_told_of_an_early_press_before_the_dice() -> None:
    tables = [Table(), Table()]
    for table in tables:
        table.set_dice("bronze 3", "gold 3", "silver 6")
        table.get_ready(now=11)
    mark = len(tables[0].sent)
    effects = tables[0].say("a", Act("p", A, tables[0].s.decision, ["slap", 0]), 12)
    assert [Alarm] == [type(effect) for effect in effects]
    for table in tables:
        table.say("b", Hello([table.token(B)]), 12.5)
        table.say("late", Hello(), 12.6)
        table.tick(13)
    pressed, silent = ([line for line in table.wire[mark:] if line[1] != "a"] for table in tables)
    assert pressed == silent


def test_a_spectator_cannot_press() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    mark = len(table.sent)
    for seat in (A, B, C, 9):
        table.say("tv", Act("x", seat, table.s.decision, ["slap", 300]), table.at(400))
    codes = ["not-seated"] * 3 + ["no-such-seat"]
    assert [("tv", code) for code in codes] == [(d, m["code"]) for d, m in table.since(mark)]
    table.say("b", Act("x", A, table.s.decision, ["slap", 300]), table.at(400))
    assert "not-your-seat" == table.sent[-1][1]["code"]
    table.decide()
    assert [] == table.slaps()


MALFORMED: list[list[Any]] = [
    ["slap"], ["slap", "300"], ["slap", -1], ["slap", 10_000], ["slap", 10**30], ["slap", 300.0],
    ["slap", 300.5], ["slap", None], ["slap", True], ["slap", [300]], ["slap", {}],
    ["slap", 300, 300], ["slap", 200, 200, 200, 0], ["slap", 300, 300, 350, 160],
    ["slap", 200, 900, 900, 600],
    ["slap", 300, 300, 300, 300, 300],
]  # fmt: skip


@pytest.mark.parametrize("action", MALFORMED, ids=str)
def test_malformed_presses(action: list[Any]) -> None:
    """Above all: a page cannot send what only the room may say."""
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    before = ALADIN.dump(table.s)
    (reply,) = table.act(A, *action, now=table.at(350))
    assert ("refused", "bad-message") == (reply["is"], reply["code"])
    assert before == ALADIN.dump(table.s)
    table.press(A, 700, 800)  # it did not count as a press
    table.decide()
    assert [(A, 700, 700, "first")] == table.slaps()


@pytest.mark.parametrize("action", MALFORMED, ids=str)
def test_malformed_presses_in_the_countdown_lock_nobody_out(action: list[Any]) -> None:
    table = Table()
    table.set_dice("bronze 3", "gold 3", "silver 6")
    table.get_ready()
    (reply,) = table.act(A, *action)
    assert "bad-message" == reply["code"]
    table.open()
    assert [] == table.s.locked


def test_a_five_part_slap_is_refused_in_every_step() -> None:
    table = Table()
    assert "lamp-closed" == table.code(A, "slap", 200, 200, 200, 0)
    table.set_dice("bronze 3", "gold 4", "silver 6")
    assert "lamp-closed" == table.code(A, "slap", 200, 200, 200, 0)
    table.get_ready()
    table.open()
    table.decide()
    assert "lamp-closed" == table.code(A, "slap", 200, 200, 200, 0)
    assert [] == table.recorded()


def test_a_press_from_an_older_race_is_refused() -> None:
    table = Table()
    table.race("bronze 3", "gold 4", "silver 6")
    old = table.s.decision
    table.decide()
    while table.step == "search":
        table.act(ALADIN.actors(table.s)[0], "stop")
    assert ("program", 2) == (table.step, table.s.round)

    def late(code: str) -> None:
        for decision in (old, old - 1):
            mark = len(table.sent)
            table.say("a", Act(f"old{decision}", A, decision, ["slap", 300]))
            assert [("a", code)] == [(d, m["code"]) for d, m in table.since(mark)]

    late("lamp-closed")
    table.set_dice("bronze 3", "gold 3", "silver 6", now=table.now)
    late("lamp-closed")
    table.get_ready(now=table.now)
    late("lamp-closed")
    table.open()
    late("lamp-closed")
    table.press(A, 700, 800)
    table.decide()
    assert [(A, 700, 700, "first")] == table.slaps()


def test_a_page_may_say_that_it_waits() -> None:
    """No page of ours does; whoever says it is not waited for, and cannot press any more."""
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    table.press(A, 600, 700)
    table.act(B, "wait", now=table.at(720))
    assert "already-slapped" == table.press_code(B, 500, 730)
    assert 700 == table.closes()
    table.decide()
    assert [(A, 600, 600, "first")] == table.slaps()
