"""The first look and all clocks, at a real table."""

from __future__ import annotations

from fabletop.games.tom_thumb.content import BOX
from fabletop.games.tom_thumb.tests.room_table import EVERYBODY, FIND, SWAP, Table, stood, told
from fabletop.games.tom_thumb.tests.table import K8, A, B, C, D, K
from fabletop.server.table.effects import Gone
from fabletop.server.table.messages import Hello, Manner, Mark, Start
from tests.server.inside import bots_of

# -- the first look


def test_a05_a_tick_in_the_lobby_decides_who_leads() -> None:
    table = Table(begin=False, first_guide="oldest")
    table.say("d", Mark(D, "oldest", True))
    table.say("a", Start())
    assert D == table.view("tv")["guide"]
    table.begin()
    assert ("ask", [D], [A, B, C]) == (
        table.step, table.view("d")["actors"], table.view("d")["coming"],
    )  # fmt: skip


def test_a06_the_look_lasts_twenty_seconds() -> None:
    table = Table()
    table.arrive(now=2)
    faces = [BOX.faces[face] for face in table.s.circle]
    for device in EVERYBODY:
        assert (faces, 20) == (table.view(device)["circle"], table.shown(device)["seconds"])
    table.now = 5
    assert "wrong-phase" == table.code(B, "flip", 0)
    table.tick(21.9)
    assert ("look", 22) == (table.step, table.alarm)
    table.tick(22)
    for device in EVERYBODY:
        assert [None] * 7 == table.view(device)["circle"]
    assert "ask" == table.step
    assert not any(chair.away for chair in table.room.table.chairs)


def test_a06_all_ready_after_seven_seconds() -> None:
    table = Table()
    table.arrive(now=2)
    for seat in (A, B, C):
        table.act(seat, "ready", now=8)
        assert None not in table.view("tv")["circle"]
    table.act(D, "ready", now=9)
    assert "ask" == table.step
    for device in EVERYBODY:
        assert [None] * 7 == table.view(device)["circle"]


def test_tt9_bots_are_always_ready_and_nobody_waits_for_them() -> None:
    table = Table(people="a", bots=3)
    table.tick_until(1)
    table.act(A, "loaded", now=2)
    table.tick_until(3)
    assert "look" == table.step
    table.act(A, "ready", now=9)
    assert "ask" == table.step


def test_a74_the_look_begins_when_the_last_page_is_loaded() -> None:
    table = Table()
    for seat in (A, B, C):
        table.act(seat, "loaded", now=1)
    table.tick(3.9)
    assert ("arrive", [None] * 7) == (table.step, table.view("a")["circle"])
    table.act(D, "loaded", now=4)
    assert ("look", 20, 24) == (table.step, table.shown("a")["seconds"], table.alarm)


def test_a74_or_ten_seconds_after_the_setup() -> None:
    table = Table()
    for seat in (A, B, C):
        table.act(seat, "loaded", now=1)
    table.tick_until(9.9)
    assert ("arrive", 10) == (table.step, table.alarm)
    table.tick(10)
    assert ("look", 20, 30) == (table.step, table.shown("d")["seconds"], table.alarm)
    assert None not in table.view("d")["circle"]
    assert not any(chair.away for chair in table.room.table.chairs)


def test_a74_also_when_all_are_loaded_in_less_than_a_second() -> None:
    table = Table()
    for seat in (A, B, C, D):
        table.act(seat, "loaded", now=0.4)
    assert ("look", 20, 20.4) == (table.step, table.shown("a")["seconds"], table.alarm)


# -- time


def test_a58_a_minute_of_silence() -> None:
    table = stood(**FIND)
    assert 60 == table.shown("b")["seconds"]
    table.tick(79.9)
    assert "find" == table.step
    table.tick(80)
    assert ("result", 1, [None] * 7) == (table.step, table.s.ogre, table.view("tv")["circle"])
    assert told(table.shown("tv"), "silent")
    assert (("silence",), "clock") == (table.moves[-1].action, table.moves[-1].by)
    table.tick()
    assert ("between", B) == (table.step, table.view("tv")["guide"])


def test_tt41_calling_help_does_not_give_more_time() -> None:
    table = stood(**FIND)
    table.act(A, "call_help", D, now=60)
    assert (20, 80) == (table.shown("b")["seconds"], table.alarm)
    table.act(B, "flip", 3, now=61)
    assert "ask" == table.step


def test_tt92_without_a_timer_only_looks_have_a_time() -> None:
    table = stood(**FIND)
    table.say("a", Manner("clock", False))
    table.act(B, "pebble", now=21)
    assert ("advice", None) == (table.step, table.shown("b")["seconds"])
    table.act(C, "advise", 3, now=22)
    table.act(A, "advise", 3, now=22)
    table.act(D, "advise", 3, now=22)
    assert ("find", None) == (table.step, table.shown("b")["seconds"])
    table.act(B, "flip", 0, now=23)
    assert ("result", True) == (table.step, table.shown("b")["seconds"] > 0)


def test_tt92_the_whole_time_again_after_advice() -> None:
    table = stood(**FIND)
    table.act(B, "pebble", now=70)
    assert 30 == table.shown("b")["seconds"]
    table.act(C, "advise", 3, now=71)
    table.tick(100)
    assert ("find", 60) == (table.step, table.shown("b")["seconds"])
    assert ["none", None, 3, "none"] == table.view("b")["advice"]


def test_a80_a_silent_guide_swaps_by_chance() -> None:
    pairs = set()
    for key in range(12):
        table = stood({"key": key}, **SWAP)
        table.tick(65)
        (swapped,) = told(table.shown("tv"), "swapped")
        pair = (swapped["args"]["index"], swapped["args"]["to_index"])
        assert pair[0] != pair[1]
        assert set(pair) <= {1, 2, 4, 6}
        pairs.add(pair)
        assert "between" == table.step
        changed = K[:]
        changed[pair[0]], changed[pair[1]] = changed[pair[1]], changed[pair[0]]
        assert changed == [BOX.faces[face] for face in table.s.circle]
    assert len(pairs) > 4


def test_a80_a_silent_guide_inserts_by_chance_with_one_clock_for_both() -> None:
    gaps = set()
    for key in range(12):
        table = stood(
            {"key": key}, circle=K8, waiting=["lost_hut", "stone_bridge"], lantern=8,
            unready=[A, B, C, D], agenda=["pass_on", "hide", "new_look", "insert"],
        )  # fmt: skip
        table.tick_until(64.9)
        assert (8, 65) == (len(table.s.circle), table.alarm)
        table.tick()
        table.room.table.chairs[A].lapses = 0
        while table.alarm is not None and table.alarm <= 65:
            table.tick()
        assert ("new_look", 10, 65) == (table.step, len(table.s.circle), table.now)
        gaps.add(tuple(table.s.new))
    assert len(gaps) > 4


def test_a80_silence_at_one_bridge_costs_nobody_his_chair() -> None:
    """Two tiles, one clock: it has run out once."""
    table = Table(key=1)
    table.begin()
    while len(table.s.waiting) < 2:
        table.turn(stop="insert")
        if len(table.s.waiting) == 1:
            table.act(table.s.finder, "insert", BOX.faces[table.s.waiting[0]], 0)
            table.turn()
    guide = table.s.finder
    while table.step == "insert":
        table.tick()
    assert ("new_look", 10) == (table.step, len(table.s.circle))
    chair = table.shown("tv")["chairs"][guide]
    assert (None, False, False) == (chair["bot"], chair["stood_in"], chair["away"])


def test_tt92_a_second_insertion_has_the_rest_of_the_time() -> None:
    table = stood(
        circle=K8, waiting=["lost_hut", "stone_bridge"], lantern=8,
        unready=[A, B, C, D], agenda=["pass_on", "hide", "new_look", "insert"],
    )  # fmt: skip
    table.act(A, "insert", "lost_hut", 0, now=50)
    assert ("insert", 15) == (table.step, table.shown("a")["seconds"])


def test_tt98_a_lost_line_stops_the_clock_once() -> None:
    table = stood(**FIND)
    table.say("b", Gone(), 40)
    assert None is table.shown("a")["seconds"]
    table.say("b", Hello([table.token(B)]), 70)
    assert (40, 110) == (table.shown("b")["seconds"], table.alarm)
    table.say("b", Gone(), 75)
    assert 35 == table.shown("a")["seconds"]
    table.tick(110)
    assert (("silence",), 1) == (table.moves[-1].action, table.s.ogre)


def test_tt98_after_a_minute_a_bot_takes_over() -> None:
    table = stood(**FIND)
    table.say("b", Gone(), 40)
    assert 100 == table.alarm
    table.tick(99.9)
    assert {} == bots_of(table.room)
    table.tick(100)
    assert [B] == list(bots_of(table.room))
    assert ("hansel", True) == (
        table.shown("a")["chairs"][B]["bot"], table.shown("a")["chairs"][B]["stood_in"],
    )  # fmt: skip
