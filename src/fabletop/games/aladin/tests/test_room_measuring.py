"""The lamp race at a real table: how presses are measured, bounded and waited for."""

from __future__ import annotations

import json

import pytest

from fabletop.games.aladin.tests.room_table import LINK, Table, everybody, told
from fabletop.games.aladin.tests.table import ALADIN, A, B, C, D
from fabletop.server.table.effects import Alarm, Gone, Tick
from fabletop.server.table.messages import Act, Hello

UNKNOWN = 0  # the link of who has answered no ping


@pytest.mark.parametrize(("claimed", "counts"), [(760, 760), (500, 706), (990, 900)])
def test_s31_clamping(claimed: int, counts: int) -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    table.press(A, claimed, 900)
    table.decide()
    assert [(A, counts, claimed, "first")] == table.slaps()
    assert [(A, counts, claimed, 900, LINK, "player")] == table.recorded()
    clamped = [told(m, "clamped") for _, m in table.sent if told(m, "clamped")]
    expected = [{"seat": A, "claimed": claimed, "ms": counts}]
    assert [expected] * (4 if claimed != counts else 0) == clamped


def test_s32_waiting() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6", links={A: LINK, B: 300, C: LINK})
    table.s.rights[A] = 1
    table.touched()
    table.press(A, 600, 700)
    assert 950 == table.closes()
    table.tick(table.at(949))
    assert "race" == table.step
    assert [] == table.press(B, 590, 940)
    assert "race" == table.step
    table.decide()
    assert pytest.approx(table.at(940), abs=0.001) == table.now
    assert [(A, 600, 600, "slow"), (B, 606, 590, "first")] == table.slaps()
    assert [(3, [A, B], B, None, "rights")] == table.judged()
    assert [{"seats": [A, B]}] == told(table.shown("tv"), "dead_heat")


def test_s32_a_press_at_the_last_moment_is_level() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6", links={A: LINK, B: 300, C: LINK})
    table.s.rights[A] = 1
    table.touched()
    table.press(A, 600, 700)
    table.act(B, "slap", 590, now=table.start + 0.950_01)
    table.decide()
    assert [(A, 600, 600, "slow"), (B, 616, 590, "first")] == table.slaps()


@pytest.mark.parametrize("ticks", [True, False])
def test_s33_too_late_to_matter(ticks: bool) -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6", links={A: LINK, B: 300, C: LINK})
    table.s.rights[A] = 1
    table.touched()
    table.press(A, 600, 700)
    if ticks:
        table.tick()
        assert ("wish", 950) == (table.step, round(1000 * (table.now - table.start)))
    assert "lamp-closed" == table.press_code(B, 590, 960)
    table.decide()
    assert [(A, 600, 600, "first")] == table.slaps()
    assert [(3, [A, B], A, None, "speed")] == table.judged()


def test_s34_second_press() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    table.press(A, 600, 700)
    mark = len(table.sent)
    assert "already-slapped" == table.press_code(A, 300, 720)
    assert ["a"] == [device for device, _ in table.since(mark)]
    table.press(B, 640, 741)
    table.decide()
    assert [(A, 600, 600, "first"), (B, 640, 640, "slow")] == table.slaps()


def test_s35_outside_the_race() -> None:
    table = Table()
    table.race("bronze 3", "gold 4", "silver 6")
    table.decide()
    assert "search" == table.step
    before = ALADIN.dump(table.s)
    for seat in (A, B, C):
        assert "lamp-closed" == table.code(seat, "slap", 300)
    assert before == ALADIN.dump(table.s)
    assert None is table.shown("a")["race"]


@pytest.mark.parametrize("ticks", [True, False])
def test_s36_late_false_slap(ticks: bool) -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    table.press(A, 600, 700)
    table.press(B, 640, 740)
    if ticks:
        table.tick()
    assert "lamp-closed" == table.press_code(C, 650, 750)
    table.decide()
    assert [(A, 600, 600, "first"), (B, 640, 640, "slow")] == table.slaps()
    assert ("wish", None) == (table.step, table.view("c")["penalty"])


def test_s36_without_a_match_the_window_closes_it() -> None:
    table = Table()
    table.race("bronze 3", "gold 4", "silver 6", links={A: LINK, B: LINK, C: 300})
    assert 2500 + 300 + 34 == table.closes()
    table.tick()
    assert ("search", "lamp-closed") == (table.step, table.press_code(C, 2400, 2840))
    assert [] == table.slaps()


def test_al110_a_false_slap_before_the_decision_is_punished_whoever_decides_it() -> None:
    """B is slower than A, but it was B's press that decided: C's came before that."""
    table = Table(people="abcd")
    table.race("bronze 3", "gold 3", "silver 6", "silver 5", links={A: 100, B: 500, C: 100, D: 100})
    table.press(A, 600, 620)
    assert 500 + 34 + 600 + 16 == table.closes()
    table.press(C, 850, 900)
    table.press(B, 700, 940)
    assert 940 == table.closes()
    table.decide()
    assert [(A, 600, 600, "first"), (B, 700, 700, "slow"), (C, 850, 850, "false")] == table.slaps()
    assert ("name_thief", {"seat": C, "thief": None}) == (table.step, table.view("a")["penalty"])


def test_al109_a_reaction_beyond_the_window_costs_nothing() -> None:
    table = Table()
    table.race("bronze 3", "gold 4", "silver 6")
    table.press(C, 2501, 2600)
    table.decide()
    assert [(C, 2501, 2501, "late")] == table.slaps()
    assert "search" == table.step


def test_s37_hidden_page() -> None:
    table = Table()
    table.measure({A: LINK, B: 200, C: LINK})
    table.set_dice("bronze 3", "gold 3", "silver 6", now=10)
    table.act(A, "ready", now=10.1)
    table.act(C, "ready", now=10.1)
    table.tick()
    assert ("countdown", 13) == (table.step, table.now)
    table.open()
    table.press(A, 600, 700)
    assert 200 + 34 + 600 + 16 == table.closes()
    table.decide()
    assert 850 == round(1000 * (table.now - table.start))
    assert [(3, [A, B], A, None, "speed")] == table.judged()
    assert ("wish", 1) == (table.step, len(table.s.held[B]))
    assert not table.room.table.chairs[B].away
    assert 0 == table.room.table.chairs[B].lapses


def test_al111_who_is_cut_off_is_waited_for_and_not_punished() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    table.say("b", Gone(), table.at(100))
    table.press(A, 600, 700)
    assert LINK + 34 + 600 + 16 == table.closes()
    table.decide()
    assert [(3, [A, B], A, None, "speed")] == table.judged()
    assert "wish" == table.step


def test_al107_two_values_close_when_both_are_decided() -> None:
    table = Table(people="abcd")
    table.race("bronze 3", "gold 3", "silver 5", "gold 5", links={A: 100, B: 200, C: 100, D: 300})
    table.press(A, 600, 650)
    assert 5000 + 300 + 34 == table.closes()  # nobody has pressed for 5 yet
    table.press(C, 400, 700)
    assert max(200 + 34 + 600 + 16, 300 + 34 + 566 + 16) == table.closes()
    table.tick(table.at(910))
    assert "race" == table.step
    table.decide()
    assert [(3, [A, B], A, None, "speed"), (5, [C, D], C, None, "speed")] == table.judged()


@pytest.mark.parametrize("trust", ["strict", "friends"])
def test_decision_j_each_number_closes_for_itself(trust: str) -> None:
    table = Table(people="abcd", lamp_trust=trust)
    table.race("bronze 3", "gold 3", "silver 5", "gold 5")
    link = 600 if trust == "friends" else LINK
    table.press(A, 600, 650)
    last = link + 34 + 600 + 16
    assert "lamp-closed" == table.press_code(B, 300, last + 1)  # 3 is decided, 5 is not
    assert "race" == table.step
    table.press(C, 1400, 1500)
    table.decide()
    assert [(3, [A, B], A, None, "speed"), (5, [C, D], C, None, "speed")] == table.judged()


def test_decision_k_nobody_waits_for_nothing() -> None:
    table = Table()
    table.race("bronze 3", "gold 4", "silver 6")
    table.press(C, 100, 200)
    table.press(A, 600, 700)
    assert 2500 + LINK + 34 == table.closes()
    table.press(B, 610, 710)
    assert 710 == table.closes()
    table.tick()
    assert ("name_thief", [A]) == (table.step, table.view("tv")["actors"])


def test_s89_same_lamp_for_all() -> None:
    shown = []
    for dice in (("bronze 3", "gold 3", "silver 6"), ("bronze 3", "gold 4", "silver 6")):
        table = Table()
        table.race(*dice)
        shown.append({device: table.shown(device) for device in everybody(table)})
    matched, unmatched = shown
    for device in "abc":
        lamp = [
            (p["race"], p["choices"], p["asked"], p["seconds"], p["decision"], p["view"]["step"],
             p["view"]["prompt"], p["view"]["actors"], p["view"]["locked"], p["view"]["race"])
            for p in (matched[device], unmatched[device])
        ]  # fmt: skip
        assert lamp[0] == lamp[1]
        assert {"verb": "slap", "open": True} == matched[device]["race"]
    lamps = {json.dumps([p["race"], p["choices"]]) for d, p in unmatched.items() if d != "tv"}
    assert 1 == len(lamps)


def test_s91_measurement_fields() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6", links={A: LINK, B: 400, C: LINK})
    table.press(C, 450, 500)
    table.press(A, 300, 900)
    table.press(B, 640, 1000)
    assert "race" == table.step
    for device in everybody(table):
        assert None is table.view(device)["race"]
    table.decide()
    expected = [
        {"seat": C, "ms": 450, "claimed": 450, "clamped": False, "kind": "false"},
        {"seat": B, "ms": 640, "claimed": 640, "clamped": False, "kind": "first"},
        {"seat": A, "ms": 706, "claimed": 300, "clamped": True, "kind": "slow"},
    ]
    for device in everybody(table):
        slaps = table.view(device)["race"]["slaps"]
        assert expected == [{key: slap[key] for key in expected[0]} for slap in slaps]
        assert [0, 0, 0] == [slap["head_start"] for slap in slaps]
        assert [{"seat": A, "claimed": 300, "ms": 706}] == told(table.shown(device), "clamped")
        assert [{"seat": B, "other": A, "ms": 66}] == told(table.shown(device), "margin")


def test_al104_links_and_the_slow_mark() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6", links={A: 350, B: 351, C: 60})
    assert [False, True, False] == [chair["slow"] for chair in table.shown("tv")["chairs"]]
    table.press(A, 500, 600)
    table.press(B, 500, 600)
    table.press(C, 500, 600)
    table.decide()
    assert [350, 351, 60] == [slap[4] for slap in sorted(table.recorded())]


def test_al104_a_link_that_becomes_slow_is_told_to_all() -> None:
    table = Table(begin=False)
    mark = len(table.sent)
    for _ in range(10):
        table.measured("b", 291)
    assert sorted(everybody(table)) == sorted(device for device, _ in table.since(mark))
    assert [False, True, False] == [chair["slow"] for chair in table.shown("a")["chairs"]]
    assert [Alarm(None)] == table.say("", Tick(), 2)  # told once
    for _ in range(30):
        table.measured("b", 40)
    assert [False, False, False] == [chair["slow"] for chair in table.shown("a")["chairs"]]


def test_decision_n_a_new_line_is_measured_anew() -> None:
    table = Table()
    table.measure({A: LINK, B: 200})
    table.say("b", Gone(), 1)
    table.say("b2", Hello([table.token(B)]), 2)
    assert [LINK, UNKNOWN, UNKNOWN] == [table.room.table.link(seat) for seat in (A, B, C)]
    table.measured("b2", 30.2)
    assert 91 == table.room.table.link(B)
    table.say("b2", Hello([table.token(B)]), 3)  # the same line
    assert 91 == table.room.table.link(B)
    table.measured("nobody", 1)


def test_al105_who_answers_no_ping_gains_nothing_by_a_lie() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6", links={A: LINK, C: LINK})
    assert [] == table.press(B, 130, 622)  # B has been silent
    table.press(A, 500, 600)
    table.decide()
    assert [(A, 500, 500, "first"), (B, 622, 130, "slow")] == table.slaps()


def test_al105_a_slow_line_to_a_seat_does_not_help_a_quick_one() -> None:
    table = Table()
    table.measure({A: LINK, B: 600, C: LINK})
    table.set_dice("bronze 3", "gold 3", "silver 6")
    table.get_ready()
    table.say("b2", Hello([table.token(B)]))
    for _ in range(10):
        table.measured("b2", 20)
    table.open()
    table.say("b2", Act("x", B, table.s.decision, ["slap", 130]), table.at(700))
    table.press(A, 500, 600)
    table.decide()
    assert [(A, 500, 500, "first"), (B, 700 - 80 - 34, 130, "slow")] == table.slaps()
