"""A room and its two phases: who handles what, and that there is no other way in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

import pytest

from fabletop.server.table import gathering
from fabletop.server.table import playing as playing_phase
from fabletop.server.table.effects import Full, Inward, Note, Shown, Tick
from fabletop.server.table.gathering import Gathering
from fabletop.server.table.messages import (
    Act,
    Again,
    AskUndo,
    Choose,
    End,
    Message,
    Rename,
    Start,
    Swap,
    UsePack,
)
from fabletop.server.table.permissions import MAY_SAY
from fabletop.server.table.phase import Handler
from fabletop.server.table.room import Room
from tests.server.inside import is_playing, playing
from tests.server.life import LifeTable

PAGES, INWARD, NOTES = (set(get_args(kind)) for kind in (Message, Inward, Note))


def test_whoever_may_say_it_is_settled_for_every_message() -> None:
    assert PAGES | (INWARD - NOTES) == set(MAY_SAY)


@pytest.mark.parametrize("handlers", [gathering.HANDLERS, playing_phase.HANDLERS])
def test_every_phase_handles_messages_only_and_all_of_the_house(
    handlers: Mapping[type[Any], Handler],
) -> None:
    assert set(handlers) >= INWARD
    assert set(handlers) <= INWARD | PAGES


def test_every_message_of_a_page_fits_one_phase_at_least() -> None:
    assert set(gathering.HANDLERS) | set(playing_phase.HANDLERS) >= PAGES


@pytest.mark.parametrize(
    "message",
    [Start(), Choose("timers", "off"), Swap(0, 1), UsePack(""), Rename(0, "Zoe", 0)],
    ids=lambda message: type(message).__name__,
)
def test_what_belongs_before_the_game_is_refused_in_play(message: Any) -> None:
    assert message.__class__ not in playing_phase.HANDLERS
    table = LifeTable()
    table.say("a", message)
    assert "game-running" == table.sent[-1][1]["code"]


@pytest.mark.parametrize(
    ("message", "code"),
    [
        (Act("x", 0, 1, ["take"]), "not-started"),
        (AskUndo(0), "not-started"),
        (End(), "not-started"),
        (Again(), "not-over"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_belongs_to_a_game_is_refused_before_it(message: Any, code: str) -> None:
    table = LifeTable(begin=False)
    table.say("a", message)
    assert code == table.sent[-1][1]["code"]


def test_a_start_and_the_next_gathering_change_the_phase_and_nothing_that_lasts() -> None:
    table = LifeTable(begin=False)
    lasting, chairs = table.room.table, list(table.room.table.chairs)
    table.say("a", Start())
    assert is_playing(table.room)
    table.say("a", End())
    table.say("a", Again())
    assert isinstance(table.room.phase, Gathering)
    assert (lasting, chairs) == (table.room.table, table.room.table.chairs)


def test_nothing_follows_at_once_from_what_the_house_notes() -> None:
    table = LifeTable()
    before = table.room.keep(), playing(table.room).alarm()
    assert [] == table.room.handle("a", Full(), 1)
    assert [] == table.room.handle("", Shown(), 1)
    assert before == (table.room.keep(), playing(table.room).alarm())
    assert table.room.handle("", Tick(), 1)


def test_a_room_stays_small() -> None:
    assert len([name for name in vars(Room) if callable(getattr(Room, name))]) < 20
