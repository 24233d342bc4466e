"""Bots at a real table: what they are told, also when they take a seat over."""

from __future__ import annotations

from typing import Any

import pytest

import fabletop.server.table.bots as room_bots
from fabletop.bots.bot import seat_bot
from fabletop.games.open_sesame.tests.room_table import A, B, C, D, Table
from fabletop.server.table.messages import Back, Stand
from tests.server.hearing import Hearing
from tests.server.inside import bots_of, play_of
from tests.server.table import DEVICES


class Listener(Hearing):
    """One that may look at the hand only where the rules say so."""

    def choose(self, view: Any, options: Any) -> Any:
        assert view["hand"] is None or view["ali"] in view["actors"]
        return super().choose(view, options)


@pytest.fixture
def listening(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_bots, "seat_bot", lambda *args: Listener(seat_bot(*args)))


@pytest.mark.usefixtures("listening")
def test_a73_a_bot_is_told_what_a_person_there_would_be_told() -> None:
    table = Table(people="abc", bots=1)
    while len(table.moves) < 40 and table.room.phase.name == "play":
        table.tick()
    bot: Any = bots_of(table.room)[D]
    assert play_of(table.room).stream(D) == bot.told
    for seat in (A, B, C):
        assert "unknown-action" == table.code(seat, "undo")


@pytest.mark.usefixtures("listening")
def test_a59_a_bot_goes_on_with_the_memory_of_the_seat_and_hands_over_later() -> None:
    table = Table(key=1)
    now = 0.0
    while len(set(table.s.hand)) < 3:  # several entries to say
        table.draw(now)
        if len(set(table.s.hand)) < 3:
            table.recite(table.now)
        now = table.now + 1
    seat = table.s.reciter
    before = table.s.hand[:]
    table.say(DEVICES[seat], Stand(seat), now)
    bot: Any = bots_of(table.room)[seat]
    assert play_of(table.room).stream(seat) == bot.told
    assert table.shown("tv")["chairs"][seat]["stood_in"]
    table.say(DEVICES[seat], Back(seat))
    chair = table.shown(DEVICES[seat])["chairs"][seat]
    assert (True, True) == (chair["stood_in"], chair["returning"])
    assert "stood-in" == table.code(seat, "concede")
    table.tick()
    while table.step == "recite":
        assert (seat, "bot") == (table.moves[-1].seat, table.moves[-1].by)
        assert (before, True) == (table.s.hand, table.room.table.chairs[seat].stood_in)
        table.tick()
    chair = table.shown(DEVICES[seat])["chairs"][seat]
    assert (None, False, False) == (chair["bot"], chair["stood_in"], chair["returning"])
    assert {} == bots_of(table.room)
