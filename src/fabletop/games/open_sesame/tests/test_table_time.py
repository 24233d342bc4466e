"""Clocks, silence and absence at a real table."""

from __future__ import annotations

from fabletop.games.open_sesame.tests.room_table import B, C, Table, reciting
from fabletop.server.table.effects import Gone
from fabletop.server.table.messages import Hello, Stand
from tests.server.inside import bots_of


def test_a57_a_slow_ali_baba_draws_at_first_and_stops_later() -> None:
    table = Table()
    assert (30, 30) == (table.shown("a")["seconds"], table.alarm)
    table.tick(29.9)
    assert "decide" == table.step
    table.tick(30)
    assert ("reveal", ("draw",), "clock") == (
        table.step,
        table.moves[-1].action,
        table.moves[-1].by,
    )
    table = Table()
    table.stands(hand=["book", "vase"], agenda=["decide"])
    table.tick(30)
    assert ("share", ("open_sesame",)) == (table.step, table.moves[-1].action)


def test_a81_a_lost_line_stops_the_clock_once() -> None:
    table = reciting()
    table.say("b", Gone(), 18)
    assert None is table.shown("a")["seconds"]
    table.say("b", Hello([table.token(B)]), 38)
    assert (10, 48) == (table.shown("b")["seconds"], table.alarm)
    table.say("b", Gone(), 40)
    assert (8, 48) == (table.shown("a")["seconds"], table.alarm)
    table.tick(48)
    assert ("timeout",) == table.moves[-1].action


def test_os117_after_a_minute_a_bot_takes_over() -> None:
    table = reciting()
    table.say("b", Gone(), 18)
    assert 78 == table.alarm
    table.tick(77.9)
    assert {} == bots_of(table.room)
    table.tick(78)
    assert [B] == list(bots_of(table.room))
    assert table.shown("a")["chairs"][B]["stood_in"]  # and everybody is told
    table.tick()
    assert (B, "bot") == (table.moves[-1].seat, table.moves[-1].by)


def test_os117_with_abort_the_clock_goes_on_after_a_minute() -> None:
    table = Table(on_leave="abort")
    table.draw(0)
    table.say("b", Gone(), 18)
    assert 78 == table.alarm
    table.tick(78)
    assert ({}, 10, 88) == (bots_of(table.room), table.shown("a")["seconds"], table.alarm)
    table.tick(88)
    assert (("timeout",), "clock") == (table.moves[-1].action, table.moves[-1].by)
    table.say("c", Stand(C), 90)
    assert ("over", "aborted") == (table.room.phase.name, table.shown("a")["outcome"]["reason"])
