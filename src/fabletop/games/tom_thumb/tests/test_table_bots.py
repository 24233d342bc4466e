"""Bots at a real table: what they are told, and how long they take."""

from __future__ import annotations

from typing import Any

import pytest

import fabletop.server.table.bots as room_bots
from fabletop.bots.bot import seat_bot
from fabletop.core.dealer import Event
from fabletop.games.tom_thumb.content import BOX
from fabletop.games.tom_thumb.tests.room_table import FIND, SECOND, Table, stood
from fabletop.games.tom_thumb.tests.table import TOM, A, B, C, D, K
from fabletop.server.table.messages import Back, Stand
from tests.server.hearing import Hearing
from tests.server.inside import bots_of, play_of


@pytest.fixture
def listening(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_bots, "seat_bot", lambda *args: Hearing(seat_bot(*args)))


@pytest.mark.usefixtures("listening")
def test_a60_a_bot_answers_with_what_its_seat_was_told() -> None:
    table = Table(key=5)
    table.begin()
    table.act(A, "ask", BOX.faces[table.s.hand[0]])
    table.act(B, "flip", table.right())
    table.act(A, "ask", BOX.faces[table.s.hand[0]])
    assert [C] == list(TOM.actors(table.s))
    table.say("c", Stand(C), 20)
    bot: Any = bots_of(table.room)[C]
    assert play_of(table.room).stream(C) == bot.told
    assert table.shown("tv")["chairs"][C]["stood_in"]
    assert "stood-in" == table.code(C, "flip", table.right())
    table.tick()
    flips = [move for move in table.moves if move.action[0] == "flip"]
    assert (C, "bot") == (flips[-1].seat, flips[-1].by)
    assert all(view["hand"] is None for view in bot.views)
    assert play_of(table.room).stream(C) == bot.told


def test_a60_votes_are_counted_among_the_people_who_remain() -> None:
    table = stood(**SECOND)
    table.say("c", Stand(C), 30)
    table.tick_until(45)
    while table.step != "between":
        for seat in (A, B, D):
            if seat in TOM.actors(table.s):
                options = TOM.options(table.s, seat)
                flips = ("flip", table.right()) if table.step == "find" else options[0]
                table.act(seat, *flips)
        if table.alarm is not None and table.step != "between":
            table.tick()
    assert [A, B, D] == table.view("tv")["entitled"] == table.view("tv")["actors"]
    assert [] == table.shown("c")["choices"]
    table.act(A, "vote", "tree")
    table.act(D, "vote", "tree")
    table.act(B, "vote", "continue")
    assert ("tree_look", "used") == (table.step, table.s.tree)


def test_tt98_a_bot_that_takes_a_chair_during_the_vote_has_no_vote() -> None:
    table = Table(key=5)
    table.begin()
    table.act(A, "ask", BOX.faces[table.s.hand[0]])
    table.act(B, "flip", table.s.circle.index(BOX.faces.index("wolves")))
    table.tick()
    while table.step != "between":
        table.tick()
    table.act(A, "vote", "tree")
    table.act(B, "vote", "tree")
    table.say("c", Stand(C))
    assert [A, B, D] == table.view("tv")["entitled"]
    table.act(D, "vote", "continue")
    assert ("tree_look", "used") == (table.step, table.s.tree)


def test_tt98_back_in_the_chair_with_the_next_question() -> None:
    table = stood(**FIND)
    table.say("b", Stand(B), 30)
    table.say("b", Back(B), 31)
    chair = table.shown("b")["chairs"][B]
    assert (True, True) == (chair["stood_in"], chair["returning"])
    while table.step == "find":
        table.tick()
    chair = table.shown("b")["chairs"][B]
    assert (None, False, False) == (chair["bot"], chair["stood_in"], chair["returning"])


def test_tt98_abort_ends_without_a_result() -> None:
    table = stood({"on_leave": "abort"}, **FIND)
    table.say("c", Stand(C), 30)
    assert ("over", "aborted") == (table.room.phase.name, table.shown("a")["outcome"]["reason"])


@pytest.mark.usefixtures("listening")
def test_a72_a_bot_is_told_what_a_person_there_would_be_told() -> None:
    table = Table(people="ab", bots=2, key=4)
    for _ in range(80):
        if table.room.phase.name == "play":
            table.room.table.chairs[A].lapses = table.room.table.chairs[B].lapses = 0
            table.tick()
    for seat in (C, D):
        bot: Any = bots_of(table.room)[seat]
        assert play_of(table.room).stream(seat) == bot.told
        for view in bot.views:
            assert view["hand"] is None or view["guide"] == seat
    table = stood(**FIND)
    for seat in (A, B, C, D):
        assert "unknown-action" == table.code(seat, "undo")


def seconds_to_answer(sure: float) -> float:
    """How long a bot as sure as this takes to turn up a tile."""
    table = Table(people="acd", bots=1)
    table.tick_until(1)
    for seat in (A, B, C):
        table.act(seat, "loaded", now=2)
    table.tick_until(3)
    for seat in (A, B, C):
        table.act(seat, "ready", now=9)
    bot: Any = bots_of(table.room)[D]
    bot.memory.hear(Event("showed", (K, 20)))
    for index, face in enumerate(K):
        bot.memory.labels[index].face = BOX.faces.index(face)
        bot.memory.labels[index].sure = sure
    table.now = 20
    table.stands(guide=C, asked=D, named="marsh", hand=["castle", "cave"], agenda=["find"],
                 pebbles=0)  # fmt: skip
    assert table.alarm is not None
    return table.alarm - 20


@pytest.mark.parametrize(("sure", "seconds"), [(1.0, 2.0), (0.5, 3.5), (0.0, 5.0)])
def test_section_l_a_bot_takes_longer_when_it_doubts(sure: float, seconds: float) -> None:
    assert seconds == pytest.approx(seconds_to_answer(sure))
