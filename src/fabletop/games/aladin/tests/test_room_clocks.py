"""Readiness, the countdown, early presses, and the clock of the search, at a real table."""

from __future__ import annotations

import pytest

from fabletop.games.aladin.tests.room_table import LINK, Table, everybody, told
from fabletop.games.aladin.tests.table import A, B, C, dice_of
from fabletop.server.table.effects import Gone
from fabletop.server.table.messages import Act

# -- readiness and countdown


def test_s90_readiness() -> None:
    table = Table()
    table.set_dice("bronze 4", "gold 4", "silver 2", now=10)
    table.act(A, "ready", now=10.2)
    table.act(B, "ready", now=10.3)
    table.tick_until(12.999)
    assert ("ready", [C], 13) == (table.step, table.view("tv")["actors"], table.alarm)
    table.tick(13)
    assert ("countdown", 15.1) == (table.step, table.alarm)
    table.tick_until(15.099)
    assert "countdown" == table.step
    table.open()
    assert 15.1 == table.start
    assert not any(chair.away or chair.lapses for chair in table.room.table.chairs)


def test_al101_the_countdown_begins_when_the_last_page_is_ready() -> None:
    table = Table()
    table.set_dice("bronze 4", "gold 4", "silver 2", now=10)
    for seat, now in ((C, 10.1), (A, 10.4), (B, 11)):
        assert "ready" == table.step
        table.act(seat, "ready", now=now)
    assert ("countdown", 13.1) == (table.step, table.alarm)
    assert {"verb": "slap", "open": False} == table.shown("a")["race"]
    assert [pytest.approx(2.1)] * 4 == [
        table.shown(device)["seconds"] for device in everybody(table)
    ]


def test_al101_nobody_waits_for_a_page_that_is_gone() -> None:
    table = Table()
    table.set_dice("bronze 4", "gold 4", "silver 2", now=10)
    table.act(A, "ready", now=10.2)
    table.act(B, "ready", now=10.3)
    table.say("c", Gone(), 10.5)
    assert ("countdown", 12.6) == (table.step, table.alarm)


def test_decision_p_timers_off_leaves_the_race_its_seconds() -> None:
    table = Table(timers="off")
    assert (None, None) == (table.alarm, table.shown("a")["seconds"])
    table.set_dice("bronze 4", "gold 5", "silver 2", now=1000)
    table.tick()
    assert ("countdown", 1003) == (table.step, table.now)
    table.open()
    assert 1005.1 == pytest.approx(table.start)
    assert 2500 == table.closes()  # nobody has answered a ping: everything counts as it arrives
    table.decide()
    assert ("search", None) == (table.step, table.alarm)


# -- early presses


def test_s29_early_press() -> None:
    table = Table()
    table.measure({A: LINK, B: LINK, C: 300})
    table.set_dice("bronze 2", "gold 2", "silver 5")
    table.get_ready(now=11)
    mark = len(table.sent)
    assert [] == table.act(A, "slap", 0, now=12)
    assert "locked-out" == table.code(A, "slap", 0)
    assert ["a"] == [device for device, _ in table.since(mark)]
    table.open()
    assert 13.1 == pytest.approx(table.start)
    assert [B, C] == table.view("tv")["actors"]
    for device in everybody(table):
        assert [A] == table.view(device)["locked"]
        pictures = [m for name, m in table.since(mark) if name == device and m["is"] == "table"]
        assert [{"seat": A}] == [args for m in pictures for args in told(m, "early")]
    assert "locked-out" == table.press_code(A, 400, 500)
    assert 5000 + 300 + 34 == table.closes()
    table.decide()
    assert [(2, [A, B], None, None, "")] == table.judged()
    assert [(A, 0, 0, 0, LINK, "player")] == table.recorded()
    assert ([0, 0, 0], [1, 1, 1]) == (table.s.rights, [len(own) for own in table.s.held])
    assert "search" == table.step
    assert "lamp-closed" == table.code(A, "slap", 400)


def test_s29_an_early_press_is_confirmed_when_the_dice_are_shown() -> None:
    table = Table()
    table.set_dice("bronze 2", "gold 2", "silver 5")
    table.get_ready(now=11)
    table.say("a", Act("early", A, table.s.decision, ["slap", 0]), 12)
    table.say("a", Act("early", A, table.s.decision, ["slap", 0]), 12.5)  # said again
    countdown, mark = table.s.decision, len(table.sent)
    table.open()
    assert [("a", "early")] == table.confirmed(mark)
    table.say("a", Act("early", A, countdown, ["slap", 0]), table.at(300))
    assert [("a", "early")] * 2 == table.confirmed(mark)
    assert 1 == len(table.recorded())


def test_s29_a_press_in_the_countdown_that_arrives_in_the_race_is_early_too() -> None:
    table = Table()
    table.measure({A: LINK, B: LINK, C: LINK})
    table.set_dice("bronze 2", "gold 2", "silver 5")
    table.get_ready()
    countdown = table.s.decision
    table.open()
    table.say("a", Act("x", A, countdown, ["slap", 0]), table.at(40))
    assert "locked-out" == table.press_code(A, 300, 400)
    table.press(B, 700, 800)
    table.press(C, 0, 900)
    table.decide()
    assert [(A, 0, 0, "early"), (B, 700, 700, "first")] == table.slaps()
    assert [(2, [A, B], B, None, "speed")] == table.judged()


def test_decision_i_only_the_countdown_is_too_early() -> None:
    table = Table()
    assert "lamp-closed" == table.code(A, "slap", 0)
    table.set_dice("bronze 2", "gold 2", "silver 5")
    assert ("ready", "lamp-closed") == (table.step, table.code(A, "slap", 0))
    table.get_ready()
    table.open()
    assert [] == table.s.locked


@pytest.mark.parametrize("dice", [("bronze 3", "gold 3"), ("bronze 3", "gold 5")])
def test_s30_superhuman(dice: tuple[str, str]) -> None:
    table = Table()
    table.race(*dice, "silver 6")
    assert [] == table.press(B, 90, 250)
    assert "locked-out" == table.press_code(B, 500, 600)
    table.decide()
    assert [(B, 90, 90, "early")] == table.slaps()
    assert [B] == table.view("tv")["locked"]
    assert [(B, 90, 90, 250, LINK, "player")] == table.recorded()
    assert ([1, 1, 1], "search") == ([len(own) for own in table.s.held], table.step)
    assert [None] * len(table.judged()) == [winner for _, _, winner, _, _ in table.judged()]


def test_decision_m_what_counts_is_tested_not_what_was_claimed() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    table.press(B, 90, 400)
    table.decide()
    assert [(B, 206, 90, "first")] == table.slaps()


# -- searching


def test_s99_clock_in_the_search() -> None:
    table = Table()
    table.stands(
        chest="bronze", searcher=A, die=4, judged=True,
        dice=dice_of("bronze 4", "silver 5", "gold 6"),
        winners=[A, -1, -1], fates=["searching", "", ""], tops={"bronze": ["B01", "B16"]},
        agenda=["end_round", ["open", 2], ["open", 1], "search"],
    )  # fmt: skip
    table.act(A, "draw", now=100)
    table.act(A, "draw", now=110)
    assert (15, 125) == (table.shown("a")["seconds"], table.alarm)
    assert ["B01", "B16"] == table.view("tv")["search"]["drawn"]
    table.tick(124.9)
    assert (A, "bronze") == (
        table.view("tv")["search"]["seat"],
        table.view("tv")["search"]["chest"],
    )
    table.tick(125)
    assert (A, ("stop",), "clock") == (
        table.moves[-1].seat, table.moves[-1].action, table.moves[-1].by,
    )  # fmt: skip
    view = table.view("tv")
    assert ("kept", 2) == (view["chests"]["bronze"]["fate"], view["chests"]["bronze"]["kept"])
    assert ["B01", "B16", "ST1"] == sorted(view["seats"][A]["loose"])
    assert ("search", B) == (table.step, view["search"]["seat"])
