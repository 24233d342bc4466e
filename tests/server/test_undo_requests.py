"""Taking back at the table: by consent of all who play, there or not, and never a peek."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.core.play import TAKEN_BACK
from fabletop.games import GAMES
from fabletop.server.table.context import Context
from fabletop.server.table.effects import Gone, Tick
from fabletop.server.table.messages import Act, AskUndo, Consent, Hello, Manner, Stand
from tests.server.inside import bots_of, leave, play_of, playing
from tests.server.life import LifeTable
from tests.server.test_host import code

WITH_UNDO = [key for key, game in GAMES.items() if game.table.undo]


def on(table: LifeTable, seat: int) -> str:
    return "abcd"[seat]


def others(table: LifeTable, seat: int) -> list[int]:
    return [other for other in range(table.seats) if other != seat]


@pytest.mark.parametrize("key", WITH_UNDO)
def test_once_all_agree_the_game_stands_where_it_stood(key: str) -> None:
    table = LifeTable(key)
    seat = table.until_undo()
    move = play_of(table.room).last_move(seat)
    assert seat == table.shown(on(table, seat))["undo"]["seat"]
    table.say(on(table, seat), AskUndo(seat))
    assert {"seat": None, "asks": seat, "waits": others(table, seat)} == table.shown("a")["undo"]
    asked = table.shown("a")["decision"]
    for other in others(table, seat):
        assert move in play_of(table.room).standing
        table.say(on(table, other), Consent(other, True))
    assert move not in play_of(table.room).standing
    assert table.asked() == seat
    shown = table.shown(on(table, seat))
    assert shown["decision"] == asked + 1
    assert {"asks": None, "waits": []} == {k: shown["undo"][k] for k in ("asks", "waits")}
    assert [seat] == shown["asked"]
    table.answer(seat)  # and it goes on
    assert move is not None
    assert len(table.moves) == move + 3


def test_what_was_taken_back_is_no_news_any_more() -> None:
    table = LifeTable()
    seat = table.until_undo()
    told = len(play_of(table.room).events)
    table.say(on(table, seat), AskUndo(seat))
    for other in others(table, seat):
        table.say(on(table, other), Consent(other, True))
    ((first, last),) = table.shown("tv")["gaps"]
    assert told == len(play_of(table.room).events) == last + 1
    assert all(event is TAKEN_BACK for event in play_of(table.room).events[first:])
    table.say("late", Hello())
    assert all(event["n"] < first for event in table.shown("late")["events"])
    table.answer(seat, 1)
    assert all(event["n"] > last for event in table.shown("tv")["events"])


def test_one_no_is_enough_and_the_one_who_asks_may_think_again() -> None:
    table = LifeTable()
    seat = table.until_undo()
    asks, (first, second) = on(table, seat), others(table, seat)
    moves = len(table.moves)
    table.say(asks, AskUndo(seat))
    table.say(on(table, first), Consent(first, True))
    table.say(on(table, second), Consent(second, False))
    assert (None, seat) == tuple(table.shown(asks)["undo"][k] for k in ("asks", "seat"))
    table.say(asks, AskUndo(seat))
    assert [first, second] == table.shown(asks)["undo"]["waits"]  # an old yes does not count
    table.say(asks, Consent(seat, False))
    assert None is table.shown(asks)["undo"]["asks"]
    assert moves == len(table.moves)
    assert "no-undo" == code(table, on(table, first), Consent(first, True))


def test_a_move_ends_the_question_of_taking_back() -> None:
    table = LifeTable()
    seat = table.until_undo()
    table.say(on(table, seat), AskUndo(seat))
    table.answer()
    assert None is table.shown("tv")["undo"]["asks"]


def test_whoever_is_not_there_is_waited_for() -> None:
    table = LifeTable()
    seat = table.until_undo()
    first, second = others(table, seat)
    tokens = {each: table.token(each) for each in (first, second)}
    table.say(on(table, first), Gone())
    table.say(on(table, seat), AskUndo(seat))
    assert sorted([first, second]) == table.shown(on(table, seat))["undo"]["waits"]
    table.say(on(table, second), Consent(second, True))
    assert [first] == table.shown(on(table, seat))["undo"]["waits"]
    table.say(on(table, second), Gone())  # who has agreed has agreed
    assert ([], [first]) == (table.shown("tv")["gaps"], table.shown("tv")["undo"]["waits"])
    table.say(on(table, first), Hello([tokens[first]]))
    assert [first] == table.shown(on(table, first))["undo"]["waits"]
    table.say(on(table, first), Consent(first, True))
    assert 1 == len(table.shown(on(table, seat))["gaps"])


def test_a_bot_that_stands_in_is_not_asked_but_whoever_comes_back_is() -> None:
    table = LifeTable()
    seat = table.until_undo()
    first, second = others(table, seat)
    leave(table.room, first, table.now)
    table.say(on(table, seat), AskUndo(seat))
    assert [second] == table.shown("tv")["undo"]["waits"]
    playing(table.room).attendance.is_back(Context("", Tick(), table.now), first)
    table.say(on(table, second), Consent(second, True))
    assert ([], [first]) == (table.shown("tv")["gaps"], table.shown("tv")["undo"]["waits"])


def test_one_plea_at_a_time_and_none_once_the_game_rests() -> None:
    table = LifeTable()
    seat = table.until_undo()
    table.say(on(table, seat), AskUndo(seat))
    assert "not-now" == code(table, on(table, seat), AskUndo(seat))
    host = table.shown("a")["host"]
    table.say(on(table, host), Manner("paused", True))
    assert None is table.shown("tv")["undo"]["asks"]
    assert [] == table.shown("tv")["gaps"]


@pytest.mark.parametrize(("key", "option"), [("cave", "skip"), ("aladin", "freeze")])
def test_whoever_left_for_good_stays_away(key: str, option: str) -> None:
    table = LifeTable(key, on_leave=option)
    seat = table.until_undo()
    leaver = others(table, seat)[0]
    table.say(on(table, leaver), Stand(leaver))
    assert play_of(table.room).undo_point == len(table.moves)
    assert "no-undo" == code(table, on(table, seat), AskUndo(seat))


def test_what_a_bot_or_the_clock_has_chosen_is_not_taken_back() -> None:
    table = LifeTable("cave", "a", bots=2, level="greedy", first_player="seat:0")
    for _ in range(60):
        if table.asked() == 0:
            table.answer(0)
        else:
            table.tick()
            assert None is table.shown("a")["undo"]["seat"]


def test_people_at_one_device_need_not_ask_each_other() -> None:
    table = LifeTable(people="aaa")
    table.until_undo()
    seat = table.shown("a")["undo"]["seat"]
    table.say("a", AskUndo(seat))
    assert table.shown("a")["gaps"]


def test_alone_among_bots_it_happens_at_once_and_bots_know_nothing_of_it() -> None:
    table = LifeTable("cave", "a", bots=2, level="greedy", first_player="seat:0")
    for _ in range(80):
        if table.asked() == 0:
            table.answer(0)
            if table.shown("a")["undo"]["seat"] == 0:
                break
        else:
            table.tick()
    bots = dict(bots_of(table.room))
    table.say("a", AskUndo(0))
    assert table.shown("a")["gaps"]
    assert all(bots_of(table.room)[seat] is not bots[seat] for seat in bots)
    assert 0 == table.asked()


@pytest.mark.parametrize("key", [key for key in GAMES if key not in WITH_UNDO])
def test_games_that_forbid_it_have_none(key: str) -> None:
    table = LifeTable(key, "abcd")
    for _ in range(30):
        seat = table.asked()
        table.answer(seat)
        assert None is table.shown(on(table, seat))["undo"]["seat"]
        assert "no-undo" == code(table, on(table, seat), AskUndo(seat))


def test_there_is_none_after_a_surprise_nor_while_the_game_rests() -> None:
    table = LifeTable()
    seat = table.until_undo()
    table.say("a", Manner("paused", True))
    assert "no-undo" == code(table, on(table, seat), AskUndo(seat))
    table.say("a", Manner("paused", False))
    while play_of(table.room).undo_point < len(table.moves):
        table.answer()
    for each in range(3):
        assert "no-undo" == code(table, on(table, each), AskUndo(each))


def test_an_answer_to_a_question_that_was_taken_back_is_stale() -> None:
    table = LifeTable()
    seat = table.until_undo()
    late: Any = Act("late", table.asked(), table.shown("a")["decision"], ["take", "L4R1C1"])
    table.say(on(table, seat), AskUndo(seat))
    for other in others(table, seat):
        table.say(on(table, other), Consent(other, True))
    before = len(table.moves)
    table.say(on(table, late.seat), late)
    assert before == len(table.moves)


def test_taking_back_survives_a_restart() -> None:
    table = LifeTable()
    seat = table.until_undo()
    tokens = [table.token(each) for each in range(3)]
    table.say(on(table, seat), AskUndo(seat))
    for other in others(table, seat):
        table.say(on(table, other), Consent(other, True))
    table.answer(seat, 1)
    before = table.shown("a")
    again = table.restarted()
    for each in range(3):
        again.say("abc"[each], Hello([tokens[each]]))
    after = again.shown("a")
    for field in ("view", "choices", "decision", "gaps", "asked"):
        assert before[field] == after[field], field
