"""Lost lines, restarts and leaving, at a real table in the middle of a race."""

from __future__ import annotations

import pytest

from fabletop.games.aladin.tests.room_table import LINK, Table
from fabletop.games.aladin.tests.table import ALADIN, DEFAULTS, A, B, C
from fabletop.server.table.effects import Alarm, Gone
from fabletop.server.table.messages import Act, Back, Hello, Mine, Stand
from tests.server.inside import play_of, playing

LONGEST = 600


# -- coming, going, coming back


def test_reconnecting_in_a_race_repeats_the_press() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    press = Act("p", A, table.s.decision, ["slap", 600])
    table.say("a", press, table.at(700))
    table.say("a", Gone(), table.at(710))
    table.say("a2", Hello([table.token(A)]), table.at(800))
    mark = len(table.sent)
    assert [Alarm] == [type(effect) for effect in table.say("a2", press, table.at(801))]
    assert mark == len(table.sent)
    assert LINK + 34 + 600 + 16 == table.closes()  # by its first arrival
    table.decide()
    assert [(A, 600, 600, 700, LINK, "player")] == table.recorded()
    assert [("a2", "p")] == table.confirmed(mark)
    table.say("a2", press)
    assert [("a2", "p")] * 2 == table.confirmed(mark)
    assert 1 == len(table.recorded())


def test_a_press_that_was_lost_with_the_line_counts_as_it_arrives_the_second_time() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    decision = table.s.decision
    table.say("a", Gone(), table.at(650))
    table.say("a2", Hello([table.token(A)]), table.at(1500))
    table.measured("a2", LINK)  # too late: the race began without this line
    table.say("a2", Act("p", A, decision, ["slap", 600]), table.at(1510))
    table.decide()
    assert [(A, 1510, 600, "first")] == table.slaps()


@pytest.mark.parametrize("people", ["abc", "aa"])
def test_decision_o_who_comes_back_in_the_middle_counts_as_it_arrives(people: str) -> None:
    """Among friends and at one device too: a page loaded anew does not know when it began."""
    table = Table(people=people, lamp_trust="friends")
    table.measure(dict.fromkeys(range(table.seats), LINK))
    words = (
        ["silver 4 gold 5", "bronze 4 gold 1"]
        if people == "aa"
        else ["gold 4", "silver 4", "gold 1"]
    )
    for seat, dice in enumerate(words):
        table.say(table.device_of(seat), Mine(seat), 1)
        table.program(seat, dice, now=2)
    table.get_ready()
    table.open()
    tokens = [table.token(seat) for seat in table.room.table.devices["a"].seats]
    table.say("a", Gone(), table.at(200))
    table.say("new", Hello(tokens), table.at(400))
    table.press(A, 300, 900)
    table.decide()
    assert (A, 900, 300, "first") == table.slaps()[0]


def test_a_restart_in_the_middle_of_a_race() -> None:
    """RULES, decision d: the time of the reveal is gone, so reports are taken as they are."""
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    press = Act("p", A, table.s.decision, ["slap", 600])
    table.say("a", press, table.at(700))
    again = table.reborn()
    assert "race" == again.step
    assert ALADIN.dump(table.s) == ALADIN.dump(again.s)
    again.say("a", Hello([table.token(A)]), 5000)
    again.start = 5000
    again.say("a", press, 5000.01)
    again.say("c", Hello([table.token(C)]), 5001)
    again.tick(5002)
    again.say("b", Hello([table.token(B)]), 5003)
    assert "race" == again.step  # there is time to come back
    mark = len(again.sent)
    again.say("b", Act("q", B, again.s.decision, ["slap", 560]), 5003.1)
    assert 5000 + LONGEST + 34 == again.closes()
    again.decide()
    assert {("a", "p"), ("b", "q")} == set(again.confirmed(mark))
    again.say("tv", Hello())
    assert [(3, [A, B], B, 40, "speed")] == again.judged()
    assert [(B, 560, 560), (A, 600, 600)] == [slap[:3] for slap in again.slaps()]
    assert "wish" == again.step


def test_after_a_restart_the_race_is_over_when_all_have_pressed() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    again = table.reborn()
    for seat, device in enumerate("abc"):
        again.say(device, Hello([table.token(seat)]), 5000)
    again.start = 5000
    for seat, claimed in ((A, 600), (B, 560), (C, 9999)):
        again.press(seat, claimed, 100 + seat)
    assert 102 == again.closes()
    again.decide()
    again.say("tv", Hello())
    assert [(3, [A, B], B, 40, "speed")] == again.judged()
    # and the next race is measured again
    assert playing(again.room).contests.resumed != again.s.decision


def test_a_restart_before_the_race_changes_nothing() -> None:
    table = Table()
    table.measure({A: LINK, B: LINK, C: LINK})
    table.set_dice("bronze 3", "gold 3", "silver 6")
    table.get_ready()
    again = table.reborn()
    for seat, device in enumerate("abc"):
        again.say(device, Hello([table.token(seat)]), 5000)
    again.measure({A: LINK, B: LINK, C: LINK})
    assert 5002.1 == again.alarm
    again.open()
    again.press(A, 500, 900)
    again.decide()
    again.say("tv", Hello())
    assert [(A, 706, 500, "first")] == again.slaps()


def test_a_restart_after_the_race_remembers_it() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    press = Act("p", A, table.s.decision, ["slap", 600])
    table.say("a", press, table.at(700))
    table.decide()
    again = table.reborn()
    assert ALADIN.dump(table.s) == ALADIN.dump(again.s)
    again.say("a", Hello([table.token(A)]), 5000)
    mark = len(again.sent)
    again.say("a", press, 5001)
    assert [("a", "p")] == again.confirmed(mark)


# -- leaving


def test_al121_freeze_in_the_race_drops_the_press() -> None:
    table = Table(people="abcd", on_leave="freeze")
    table.race("bronze 3", "gold 3", "silver 6", "gold 1")
    table.say("b", Act("p", B, table.s.decision, ["slap", 500]), table.at(600))
    assert LINK + 34 + 500 + 16 == table.closes()
    mark = len(table.sent)
    table.say("b", Stand(B), table.at(650))
    assert [("b", "p", "lamp-closed")] == [
        (d, m["id"], m["code"]) for d, m in table.since(mark) if m["is"] == "refused"
    ]
    assert 5000 + LINK + 34 == table.closes()
    assert "lamp-closed" == table.press_code(B, 500, 700)
    table.press(A, 900, 950)
    assert 950 == table.closes()  # nobody waits for B
    table.decide()
    assert [(3, [A, B], A, None, "speed")] == table.judged()
    assert [(A, 900, 900, "first")] == table.slaps()
    assert "wish" == table.step


def test_al121_freeze_of_a_silent_holder() -> None:
    table = Table(on_leave="freeze")
    table.race("bronze 3", "gold 3", "silver 6")
    table.press(A, 600, 650)
    table.say("b", Stand(B), table.at(660))
    assert 650 == table.closes()
    table.decide()
    assert [(3, [A, B], A, None, "speed")] == table.judged()


def test_al121_freeze_in_the_countdown() -> None:
    table = Table(on_leave="freeze")
    table.measure({A: LINK, B: LINK, C: LINK})
    table.set_dice("bronze 3", "gold 3", "silver 6")
    table.get_ready(now=11)
    table.act(B, "slap", 0, now=12)
    table.say("b", Stand(B), 12.5)
    table.open()
    assert pytest.approx(13.1) == table.start
    assert [A, C] == table.view("tv")["actors"]
    assert ([], []) == (table.s.locked, table.view("tv")["seats"][B]["dice"])
    table.press(A, 600, 700)  # alone with a 3
    table.decide()
    assert [(A, 600, 600, "false")] == table.slaps()


def test_al121_in_a_duel_freeze_ends_race_and_game() -> None:
    table = Table(people="ab", on_leave="freeze")
    table.race("bronze 3 gold 4", "silver 1 gold 3")
    table.say("a", Act("p", A, table.s.decision, ["slap", 600]), table.at(650))
    mark = len(table.sent)
    table.say("b", Stand(B), table.at(700))
    assert ("over", "walkover") == (table.step, table.shown("tv")["outcome"]["reason"])
    assert [("a", "p", "lamp-closed")] == [
        (d, m["id"], m["code"]) for d, m in table.since(mark) if m["is"] == "refused"
    ]
    assert None is table.alarm


def test_al121_the_press_of_somebody_who_leaves_to_a_bot_still_counts() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    table.press(A, 600, 700)
    table.say("a", Stand(A), table.at(720))
    assert "stood-in" == table.press_code(A, 300, 730)
    table.decide()
    assert [(A, 600, 600, 700, LINK, "player")] == table.recorded()
    assert [(3, [A, B], A, None, "speed")] == table.judged()
    assert table.room.table.chairs[A].stood_in  # gone all the same: the bot makes the wish
    table.tick()
    assert "bot" == table.moves[-1].by


def test_al121_a_bot_that_takes_over_in_the_middle_has_no_hand_in_this_race() -> None:
    table = Table()
    table.race("bronze 3", "gold 3", "silver 6")
    table.press(A, 600, 700)
    table.say("b", Stand(B), table.at(720))
    assert "stood-in" == table.press_code(B, 300, 730)
    assert 700 == table.closes()
    table.say("b", Back(B), table.at(740))
    assert table.room.table.chairs[B].returning
    table.decide()
    assert [(A, 600, 600, "first")] == table.slaps()
    assert not table.room.table.chairs[B].stood_in  # back after the race
    assert [("wait", "bot")] == [
        (m.action[0], m.by) for m in table.moves if m.seat == B and m.action[0] in ("slap", "wait")
    ]


def test_nobody_learns_from_a_refusal_what_a_bot_will_do() -> None:
    for key in range(12):
        table = Table(people="abc", key=key)
        table.say("c", Stand(C), 1)
        table.stands_racing("bronze 4", "gold 6", "silver 4")
        assert "stood-in" == table.press_code(C, 300, 400)


def test_who_is_away_comes_back_by_pressing() -> None:
    table = Table(on_leave="freeze")
    table.race("bronze 3", "gold 3", "silver 6")
    table.room.table.chairs[A].away = True
    table.touched()
    table.say("tv", Hello(), table.at(100))
    assert [A, B, C] == table.view("tv")["actors"]  # silence is not played for anybody
    table.press(A, 600, 700)
    table.decide()
    assert [(A, 600, 600, "first")] == table.slaps()
    assert not table.room.table.chairs[A].away


# -- the record


def test_the_record_of_a_race_can_be_played_again() -> None:
    table = Table(handicap_ms=(0, 100, 0))
    table.race("bronze 3", "gold 3", "silver 6")
    table.press(C, 300, 350)
    table.press(A, 500, 900)
    table.press(B, 640, 740)
    table.decide()
    again = table.reborn()
    assert ALADIN.dump(table.s) == ALADIN.dump(again.s)
    assert play_of(table.room).events == play_of(again.room).events
    assert [m.action for m in table.moves] == [m.action for m in again.moves]
    assert DEFAULTS | {"handicap_ms": (0, 100, 0)} == table.s.options
