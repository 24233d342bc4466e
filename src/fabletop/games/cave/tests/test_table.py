"""Scenarios that need a table around the game: clocks, leaving, one device, coming back."""

from __future__ import annotations

import random
from typing import Any

from fabletop.core.options import Word
from fabletop.games import GAMES
from fabletop.server.room import (
    Act,
    Alarm,
    Back,
    Chair,
    Effect,
    Leave,
    Look,
    Mine,
    Room,
    Send,
    Tick,
)

CAVE = GAMES["cave"]
A, B, C = range(3)


def sit(position: dict[str, object] | None = None, **options: Word) -> Room:
    """Three people, each on a device of their own; the game stands as given."""
    chairs = [Chair("Ann"), Chair("Ben"), Chair("Cem")]
    options = {"first_player": "seat:0", **options}
    room = Room(CAVE, chairs, options, bytes(32), random.Random(1))
    if position:
        room.play.s = CAVE.load({"seats": 3, "options": options, **position})
    for seat, device in enumerate("abc"):
        room.handle(Look(device, (seat,)), 0.0)
    return room


def picture(effects: list[Effect], device: str) -> Any:
    """What one device shows."""
    return next(e.picture for e in effects if isinstance(e, Send) and e.device == device)


def alarm(effects: list[Effect]) -> float | None:
    return next(effect.at for effect in effects if isinstance(effect, Alarm))


TRIBUTE: dict[str, object] = {
    "cells": {"L4R1C1": "chest-yellow"},
    "hands": [[], ["sword-pink", "sword-blue", "crown-blue"], ["lamp-blue", "lamp-pink"]],
}


def lapse(room: Room, now: float) -> list[Effect]:
    """Wait until the running clock is out."""
    assert room.deadline is not None
    assert now <= room.deadline
    return room.handle(Tick(), room.deadline)


def test_s65_away() -> None:
    cells = {"L4R1C1": "ring-pink", "L4R1C2": "ruby-pink", "L4R2C1": "crown-pink"}
    room = sit({"cells": cells | {"L4R2C2": "chest-pink"}})
    lapse(room, 0)
    assert [B] == list(room.game.actors(room.play.s))
    assert not room.chairs[A].away
    for device, seat in ("b", B), ("c", C):
        first = room.game.options(room.play.s, seat)[0]
        room.handle(Act(device, seat, first), 61)
        while seat in room.game.actors(room.play.s):
            room.handle(Act(device, seat, room.game.options(room.play.s, seat)[0]), 61)
    assert list(room.game.actors(room.play.s)) == [A]
    effects = lapse(room, 61)
    assert room.chairs[A].away
    assert picture(effects, "b")["chairs"][A]["away"] is True
    turn = room.play.s.turn
    while room.play.s.turn < turn + 3:  # nobody waits for Ann when her turn comes round
        seat = room.game.actors(room.play.s)[0]
        assert seat != A
        action = room.game.options(room.play.s, seat)[0]
        room.handle(Act("abc"[seat], seat, action), 200)
    by_ann = [move for move in room.play.record.moves if move.seat == A]
    assert {"clock"} == {move.by for move in by_ann}
    assert len(by_ann) >= 3
    room.handle(Back("a", A), 201)
    assert not room.chairs[A].away
    assert 0 == room.chairs[A].lapses


def test_s65_an_action_also_brings_one_back() -> None:
    room = sit(TRIBUTE | {"active": C})
    room.chairs[A].lapses = 1
    room.chairs[B].lapses = 1
    room.handle(Act("c", C, ("take", "L4R1C1")), 1)
    assert [B] == list(room.game.actors(room.play.s))
    room.handle(Act("b", B, ("offer", "sword-pink")), 2)
    assert 0 == room.chairs[B].lapses
    assert 1 == room.chairs[A].lapses


def test_s67_leaving_with_bot() -> None:
    room = sit(TRIBUTE | {"active": B}, on_leave="bot")
    hand = room.play.s.hands[B][:]
    effects = room.handle(Leave("b", B), 1)
    assert hand == room.play.s.hands[B]
    assert {"name": "Ben", "bot": "greedy", "away": False, "stood_in": True} == picture(
        effects, "a"
    )["chairs"][B]
    at = alarm(effects)
    assert at is not None
    room.handle(Tick(), at)
    assert (B, "bot") == (room.play.record.moves[-1].seat, room.play.record.moves[-1].by)
    for device, seat in ("a", A), ("c", C):
        effects = room.handle(Leave(device, seat), at)
    for _ in range(500):
        if not room.game.actors(room.play.s):
            break
        at = alarm(effects)
        assert at is not None
        effects = room.handle(Tick(), at)
    outcome = picture(effects, "a")["outcome"]
    assert "scored" == outcome["reason"]
    assert [A, B, C] == outcome["stood_in"]


def test_s66_leaving_with_skip_at_the_table() -> None:
    room = sit({"active": B}, on_leave="skip")
    effects = room.handle(Leave("b", B), 1)
    assert [C] == list(room.game.actors(room.play.s))
    assert ["left", B] in picture(effects, "a")["events"]
    assert room.chairs[B].bot is None


def test_s69_hot_seat_and_undo() -> None:
    room = sit(TRIBUTE)
    room.devices.clear()
    room.handle(Look("tablet", (A, B, C)), 0)
    shown = picture(room.handle(Mine("tablet", A), 0), "tablet")
    assert (A, None) == (shown["seat"], shown["curtain"])
    effects = room.handle(Act("tablet", A, ("take", "L4R1C1")), 1)
    # a tile was turned up: there is no way back
    assert "turned_up" in [event.key for event in room.play.heard.events]
    assert len(room.play.record.moves) == room.play.record.undo_point()
    # each opponent sees a cover first, and no hand behind it
    for seat, tile in (B, "sword-pink"), (C, "lamp-blue"):
        cover = picture(effects, "tablet")
        assert (None, seat, []) == (cover["seat"], cover["curtain"], cover["options"])
        assert [None] * 3 == [chair["hand"] for chair in cover["view"]["seats"]]
        shown = picture(room.handle(Mine("tablet", seat), 2), "tablet")
        assert (seat, None) == (shown["seat"], shown["curtain"])
        assert tile in shown["view"]["seats"][seat]["hand"]
        effects = room.handle(Act("tablet", seat, ("offer", tile)), 3)
    assert ["shown", [B, C], ["sword-pink", "lamp-blue"]] in picture(effects, "tablet")["events"]


def test_s70_reconnect() -> None:
    room = sit(TRIBUTE)
    effects = room.handle(Act("a", A, ("take", "L4R1C1")), 10)
    assert 30 == picture(effects, "c")["seconds"]
    room.handle(Act("b", B, ("offer", "sword-blue")), 20)
    shown = picture(room.handle(Look("new phone", (C,)), 28), "new phone")
    assert 12 == shown["seconds"]
    assert ["lamp-blue", "lamp-pink"] == shown["view"]["seats"][C]["hand"]
    assert [["offer", "lamp-blue"], ["offer", "lamp-pink"]] == shown["options"]
    assert shown["view"]["seats"][B]["chosen"] is True
    assert "sword-blue" not in str(shown)
    assert "sword-pink" not in str(shown)
