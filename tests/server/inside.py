"""What tests look at inside a room: the game in play, and its parts."""

from __future__ import annotations

from typing import Any

from fabletop.core.mind import Bot
from fabletop.core.pace import Contest
from fabletop.core.play import Play
from fabletop.server.table.context import Context
from fabletop.server.table.effects import Tick
from fabletop.server.table.playing import Playing
from fabletop.server.table.room import Room


def playing(room: Room) -> Playing:
    """The game in play, which there must be."""
    assert isinstance(room.phase, Playing)
    return room.phase


def is_playing(room: Room) -> bool:
    return isinstance(room.phase, Playing)


def play_of(room: Room) -> Play[Any]:
    return playing(room).match.play


def bots_of(room: Room) -> dict[int, Bot]:
    return playing(room).match.bots.seated


def ids_of(room: Room) -> dict[str, None]:
    """The acts already carried out."""
    return playing(room).answers.ids


def contest_of(room: Room) -> Contest | None:
    return playing(room).match.contest()


def leave(room: Room, seat: int, now: float) -> None:
    """Somebody is gone for good, without a word."""
    playing(room).attendance.leave(Context("", Tick(), now), seat)
