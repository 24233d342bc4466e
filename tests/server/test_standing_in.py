"""Bots at a table, and people who leave it."""

from __future__ import annotations

from typing import Any

from fabletop.core.record import LEAVE
from fabletop.server.table.bots import BOT_PAUSE
from fabletop.server.table.effects import (
    Alarm,
    Save,
    Send,
    Tick,
)
from fabletop.server.table.messages import (
    Back,
    Hello,
    Stand,
)
from fabletop.server.table.room import Room
from tests.server.inside import bots_of, play_of, playing
from tests.server.salon import (
    CAVE,
    LASTS,
    act,
    alarm,
    asked,
    code_of,
    everything,
    finished,
    keys,
    laid,
    laid_cave,
    moves,
    picture,
)

# -- bots


def test_bots_answer_on_alarms_and_those_asked_together_in_one_go() -> None:
    room = laid(people="a", bots=2)
    effects = room.handle("a", Hello(["0/1"]), 0)
    assert BOT_PAUSE == alarm(effects)
    effects = room.handle("", Tick(), BOT_PAUSE)
    assert [Save, Send, Alarm] == [type(effect) for effect in effects]
    assert [(1, ("bid", 3), "bot"), (2, ("bid", 3), "bot")] == [
        (move.seat, move.action, move.by) for move in moves(room)
    ]
    assert ([0], LASTS) == (asked(room), alarm(effects))


def test_a_person_need_not_wait_for_a_bot() -> None:
    room = laid(people="a", bots=1)
    effects = act(room, "a", 0, "bid", 1, now=0.5)
    assert BOT_PAUSE == alarm(effects)
    effects = room.handle("", Tick(), BOT_PAUSE)
    assert ([0], BOT_PAUSE + LASTS) == (asked(room), alarm(effects))


def test_no_clock_runs_out_on_a_bot() -> None:
    room = laid(people="a", bots=1)
    playing(room).bot_turns.due = 2 * LASTS  # a very slow one
    room.handle("", Tick(), LASTS)
    assert [0] == [move.seat for move in moves(room)]
    assert 0 == room.table.chairs[1].lapses


def test_bots_hear_what_their_seat_is_told_and_nothing_else() -> None:
    room = laid(people="ab", bots=1)
    heard: list[str] = []
    listener: Any = bots_of(room)[2]
    play_of(room).dealer.tell("dealt", 9, to=(0,))
    play_of(room).dealer.tell("dealt", 8, to=(2,))
    listener.hear = lambda event: heard.append(f"{event.key} {event.args}")
    act(room, "a", 0, "bid", 2)
    assert ["dealt (8,)", "bid (0,)"] == heard


def test_a_table_of_bots_plays_to_the_end_while_one_person_watches_the_clock() -> None:
    room = laid(CAVE, "a", bots=2, first_player="seat:1")
    effects = room.handle("a", Hello(["0/1"]), 0)
    while asked(room):
        effects = room.handle("", Tick(), alarm(effects))
    assert {"clock"} == {move.by for move in moves(room) if move.seat == 0}
    assert {"bot"} == {move.by for move in moves(room) if move.seat != 0}


# -- leaving


def test_who_leaves_is_replaced_by_a_bot_that_knows_what_the_seat_was_told() -> None:
    room = laid()
    act(room, "a", 0, "bid", 1)
    act(room, "b", 1, "bid", 1)
    deal(room, 9)
    act(room, "a", 0, "trump")
    effects = room.handle("b", Stand(1), 2)
    assert isinstance(effects[0], Save)
    assert effects[0].table == room.keep()
    chair = picture(effects, "a")["chairs"][1]
    assert ("Ben", "greedy", True) == (chair["name"], chair["bot"], chair["stood_in"])
    bot: Any = bots_of(room)[1]
    assert {"cards": [9, 0]} == bot.notes == play_of(room).notes(1)
    room.handle("", Tick(), alarm(effects))
    assert (1, "bot") == (moves(room)[-1].seat, moves(room)[-1].by)


def deal(room: Room, card: int) -> None:
    """Seat 0 has that card; whoever had it gets another."""
    s: Any = play_of(room).s
    playing(room).match.asked = None
    place = s.bag if card in s.bag else s.cards
    place[place.index(card)], s.cards[0] = s.cards[0], card


def test_leaving_twice_is_leaving_once() -> None:
    room = laid()
    room.handle("b", Stand(1), 1)
    bot = bots_of(room)[1]
    room.handle("b", Stand(1), 2)
    assert bot is bots_of(room)[1]
    assert [] == moves(room)


def test_who_comes_back_gets_the_chair_back() -> None:
    room = laid()
    act(room, "b", 1, "bid", 1)
    room.handle("b", Stand(1), 1)
    effects = room.handle("b", Back(1), 5)
    assert isinstance(effects[0], Save)
    assert effects[0].table == room.keep()
    assert (None, False) == (room.table.chairs[1].bot, room.table.chairs[1].stood_in)
    assert {} == bots_of(room)
    act(room, "a", 0, "bid", 1)
    act(room, "a", 0, "pass")
    act(room, "b", 1, "bid", 2)
    assert "player" == moves(room)[-1].by


def test_a_bot_that_is_just_answering_hands_over_afterwards() -> None:
    room = laid()
    act(room, "a", 0, "bid", 1)
    room.handle("b", Stand(1), 2)
    effects = room.handle("b", Back(1), 2)
    chair = picture(effects, "a")["chairs"][1]
    assert ("greedy", True, True) == (chair["bot"], chair["stood_in"], chair["returning"])
    assert [] == picture(effects, "b")["asked"]
    before = everything(room)
    assert "stood-in" == code_of(act(room, "b", 1, "bid", 1, now=2), "b")
    assert before == everything(room)
    effects = room.handle("", Tick(), alarm(effects))
    assert (1, "bot") == (moves(room)[-1].seat, moves(room)[-1].by)
    assert isinstance(effects[0], Save)
    assert effects[0].table == room.keep()
    chair = picture(effects, "b")["chairs"][1]
    assert (None, False, False) == (chair["bot"], chair["stood_in"], chair["returning"])


def test_the_rules_do_without_if_the_table_says_so() -> None:
    room = laid_cave("abc", on_leave="skip")
    effects = room.handle("a", Stand(0), 1)
    assert [(0, LEAVE, "player")] == [(m.seat, m.action, m.by) for m in moves(room)]
    assert isinstance(effects[0], Save)
    assert ([1], {}) == (asked(room), bots_of(room))
    assert "left" in keys(picture(effects, "b"))


def test_after_the_end_nobody_can_leave_any_more() -> None:
    room = finished()
    before = everything(room)
    effects = room.handle("b", Stand(1), 100)
    assert [] == [effect for effect in effects if isinstance(effect, Save)]
    assert before == everything(room)
