"""Clocks at a table, and lines that are lost."""

from __future__ import annotations

from fabletop.games import GAMES
from fabletop.server.table.bots import BOT_PAUSE
from fabletop.server.table.effects import (
    Alarm,
    Gone,
    Save,
    Send,
    Tick,
)
from fabletop.server.table.messages import (
    Back,
    Choose,
    Hello,
    Sit,
    Start,
)
from tests.server.inside import bots_of
from tests.server.salon import (
    LASTS,
    WAITING,
    act,
    act_anyhow,
    alarm,
    asked,
    code_of,
    empty,
    everything,
    laid,
    laid_cave,
    moves,
    picture,
    shown_at,
)

# -- clocks


def test_every_question_winds_the_clock() -> None:
    room = laid()
    effects = act(room, "a", 0, "bid", 2, now=4)
    assert (LASTS, LASTS - 4) == (alarm(effects), picture(effects, "b")["seconds"])
    effects = act(room, "b", 1, "bid", 2, now=6)
    assert (6 + LASTS, LASTS) == (alarm(effects), picture(effects, "b")["seconds"])


def test_the_clock_runs_on_over_reconnects() -> None:
    room = laid()
    assert LASTS == alarm(room.handle("a", Gone(), 2))
    effects = room.handle("a", Hello(["0/1"]), 7)
    assert (LASTS, 3) == (alarm(effects), picture(effects, "a")["seconds"])
    effects = room.handle("a", Hello(["0/1"]), 99)
    assert (LASTS, 0) == (alarm(effects), picture(effects, "a")["seconds"])


def test_without_a_clock_nothing_is_due() -> None:
    room = laid_cave("ab", timers="off")
    effects = act_anyhow(room)
    assert Alarm(None) == effects[-1]
    assert None is picture(effects, "a")["seconds"]


def test_a_tick_that_comes_early_does_nothing() -> None:
    room = laid()
    before = everything(room)
    assert [Alarm(LASTS)] == room.handle("", Tick(), LASTS - 0.01)
    assert before == everything(room)


def test_when_the_time_is_up_the_autopilot_answers_for_those_who_have_not() -> None:
    room = laid(people="abc")
    act(room, "b", 1, "bid", 3)
    effects = room.handle("", Tick(), LASTS)
    assert [(1, "player"), (0, "clock"), (2, "clock")] == [(m.seat, m.by) for m in moves(room)]
    assert [0, 9000, 9000] == [move.at - moves(room)[0].at for move in moves(room)]
    assert ("bid", 1) == moves(room)[-1].action
    assert isinstance(effects[0], Save)
    assert [(1, None), (2, None)] == [(number, asked) for number, _, asked in effects[0].moves]
    assert {"a", "b", "c"} == {effect.device for effect in effects if isinstance(effect, Send)}
    assert [1, 0, 1] == [chair.lapses for chair in room.table.chairs]


def test_who_lets_the_time_run_out_twice_is_away_and_nobody_waits() -> None:
    room = laid()
    room.handle("", Tick(), LASTS)
    act(room, "a", 0, "pass", now=11)
    act(room, "a", 0, "bid", 3, now=12)
    effects = room.handle("", Tick(), 12 + LASTS)
    # Ben is away, so his pass and his bid of the last round came at once
    assert [False, True] == [chair.away for chair in room.table.chairs]
    assert picture(effects, "a")["chairs"][1]["away"]
    assert [(1, "bid"), (1, "pass"), (1, "bid")] == [
        (move.seat, move.action[0]) for move in moves(room)[4:]
    ]
    assert [0] == asked(room)


def test_whoever_is_back_is_waited_for_again() -> None:
    room = laid()
    room.table.chairs[1].lapses, room.table.chairs[1].away = 2, True
    room.handle("b", Back(1), 1)
    assert (0, False) == (room.table.chairs[1].lapses, room.table.chairs[1].away)
    assert not shown_at(room, "a")["chairs"][1]["away"]
    assert [0, 1] == asked(room)


def test_an_answer_in_time_forgives_a_lapse() -> None:
    room = laid()
    room.table.chairs[0].lapses = room.table.chairs[1].lapses = 1
    act(room, "a", 0, "bid", 3)
    assert [0, 1] == [chair.lapses for chair in room.table.chairs]


def test_a_lost_connection_does_not_stop_the_game() -> None:
    room = laid()
    effects = room.handle("b", Gone(), 1)
    assert ["a"] == [effect.device for effect in effects if isinstance(effect, Send)]
    online = [chair["online"] for chair in picture(effects, "a")["chairs"]]
    assert [True, False] == online
    room.handle("", Tick(), LASTS)
    assert [0] == asked(room)


# -- lost lines


def test_options_may_be_changed_by_whoever_sits_until_the_start() -> None:
    room = empty(GAMES["open_sesame"], 3)
    for seat, device in enumerate("abc"):
        room.handle(device, Hello(), 0)
        room.handle(device, Sit(seat, device.upper(), seat), 0)
    room.handle("eyes", Hello(), 0)
    refused = {
        "not-your-seat": ("eyes", Choose("young", True)),
        "bad-option": ("a", Choose("young", "perhaps")),
        "player-count": ("a", Choose("two_player", "band")),
        "bad-message": ("a", Choose("youngest", [0])),
    }
    for code, (device, message) in refused.items():
        assert code == code_of(room.handle(device, message, 1), device)
    effects = room.handle("a", Choose("young", True), 1)
    assert isinstance(effects[0], Save)
    assert picture(effects, "c")["options"]["young"] is True
    room.handle("a", Start(), 2)
    assert "game-running" == code_of(room.handle("a", Choose("young", False), 3), "a")


def test_a_lost_line_stops_a_clock_once_and_for_a_minute_at_most() -> None:
    room = laid(WAITING, "ab")
    act(room, "a", 0, "bid", 1, now=3)
    effects = room.handle("b", Gone(), 4)
    assert (64, None) == (alarm(effects), picture(effects, "a")["seconds"])
    effects = room.handle("b", Hello(["1/2"]), 30)
    assert (36, 6) == (alarm(effects), picture(effects, "a")["seconds"])
    effects = room.handle("b", Gone(), 31)
    assert (36, 5) == (alarm(effects), picture(effects, "a")["seconds"])
    room.handle("", Tick(), 36)
    assert [(0, "player"), (1, "clock")] == [(m.seat, m.by) for m in moves(room)]


def test_a_clock_does_not_wait_while_somebody_else_is_asked_too() -> None:
    room = laid(WAITING, "ab")
    effects = room.handle("b", Gone(), 4)
    assert (LASTS, LASTS - 4) == (alarm(effects), picture(effects, "a")["seconds"])


def test_who_stays_away_too_long_is_played_for_and_all_are_told() -> None:
    room = laid(WAITING, "ab")
    act(room, "a", 0, "bid", 1, now=3)
    room.handle("b", Gone(), 4)
    effects = room.handle("", Tick(), 64)
    assert isinstance(effects[0], Save)
    assert effects[0].table == room.keep()
    chair = picture(effects, "a")["chairs"][1]
    assert ("greedy", True, False) == (chair["bot"], chair["stood_in"], chair["online"])
    room.handle("", Tick(), alarm(effects))
    assert (1, "bot") == (moves(room)[-1].seat, moves(room)[-1].by)
    shown = picture(room.handle("b", Hello(["1/2"]), 90), "b")
    assert shown["chairs"][1]["stood_in"]  # until he says that he is back


def test_where_no_bots_stand_in_the_clock_goes_on_after_a_minute() -> None:
    room = laid(WAITING, "ab", on_leave="skip")
    act(room, "a", 0, "bid", 1, now=3)
    assert 64 == alarm(room.handle("b", Gone(), 4))
    effects = room.handle("", Tick(), 64)
    assert ({}, 6, 70) == (bots_of(room), picture(effects, "a")["seconds"], alarm(effects))
    effects = room.handle("", Tick(), 70)
    assert (1, "clock") == (moves(room)[1].seat, moves(room)[1].by)
    assert 70 + LASTS == alarm(effects)


def test_with_nobody_there_a_clock_rests_and_goes_on_where_it_was() -> None:
    room = laid(people="a", bots=1)
    room.handle("", Tick(), BOT_PAUSE)
    assert Alarm(None) == room.handle("a", Gone(), 4)[-1]
    effects = room.handle("a", Hello(["0/1"]), 100)
    assert (106, 6) == (alarm(effects), picture(effects, "a")["seconds"])
