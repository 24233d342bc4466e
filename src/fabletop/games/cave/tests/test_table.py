"""Scenarios that need a table around the game: clocks, leaving, one device, coming back."""

from __future__ import annotations

from typing import Any

from fabletop.core.options import Word
from fabletop.games import GAMES
from fabletop.server.lobby import Lobby
from fabletop.server.table.effects import Alarm, Effect, Send, Tick
from fabletop.server.table.messages import Act, Back, Hello, Mine, Sit, Stand, Start
from fabletop.server.table.room import Room
from tests.server.inside import play_of, playing
from tests.server.screens import shown

CAVE = GAMES["cave"]
A, B, C = range(3)
DEVICES = "abc"


def sit(position: dict[str, object] | None = None, shared: bool = False, **options: Word) -> Room:
    """Three people, each at a device of their own or all at "a"; the game stands as given."""
    options = {"first_player": "seat:0", **options}
    room = shown(Lobby(GAMES, "secret").make("red-lamp-10", "cave", 3, options, bytes(32)))
    for seat, name in enumerate(["Ann", "Ben", "Cem"]):
        device = "a" if shared else DEVICES[seat]
        if device not in room.table.devices:
            room.handle(device, Hello(), 0.0)
        room.handle(device, Sit(seat, name, seat), 0.0)
    room.handle("a", Start(), 0.0)
    if position:
        play_of(room).s = CAVE.load({"seats": 3, "options": options, "decision": 9, **position})
        playing(room).match.asked = None
        room.handle("a", Hello([token(room, s) for s in (range(3) if shared else [A])]), 0.0)
    return room


def token(room: Room, seat: int) -> str:
    return room.table.tokens.sign(seat, room.table.chairs[seat].sitting)


def act(room: Room, device: str, seat: int, *action: object, now: float = 1.0) -> list[Effect]:
    """Answer the question now put."""
    number = f"{len(play_of(room).record.moves)}"
    decision = room.phase.setup.game.decision(play_of(room).s)
    return room.handle(device, Act(number, seat, decision, list(action)), now)


def actors(room: Room) -> list[int]:
    return list(room.phase.setup.game.actors(play_of(room).s))


def first_option(room: Room, seat: int) -> tuple[object, ...]:
    return room.phase.setup.game.options(play_of(room).s, seat)[0]


def picture(effects: list[Effect], device: str) -> Any:
    """What one device shows."""
    return next(e.message for e in effects if isinstance(e, Send) and e.device == device)


def keys(shown: Any) -> list[object]:
    return [event["key"] for event in shown["events"]]


def alarm(effects: list[Effect]) -> float | None:
    return next(effect.at for effect in effects if isinstance(effect, Alarm))


def lapse(room: Room) -> list[Effect]:
    """Wait until the running clock is out."""
    deadline = playing(room).clock.deadline
    assert deadline is not None
    return room.handle("", Tick(), deadline)


TRIBUTE: dict[str, object] = {
    "cells": {"L4R1C1": "chest-yellow"},
    "hands": [[], ["sword-pink", "sword-blue", "crown-blue"], ["lamp-blue", "lamp-pink"]],
}


def test_s65_away() -> None:
    cells = {"L4R1C1": "ring-pink", "L4R1C2": "ruby-pink", "L4R2C1": "crown-pink"}
    room = sit({"cells": cells | {"L4R2C2": "chest-pink"}})
    lapse(room)
    assert [B] == actors(room)
    assert not room.table.chairs[A].away
    while actors(room) != [A]:
        seat = actors(room)[0]
        act(room, DEVICES[seat], seat, *first_option(room, seat), now=61)
    effects = lapse(room)
    assert room.table.chairs[A].away
    assert picture(effects, "b")["chairs"][A]["away"] is True
    turn = play_of(room).s.turn
    while play_of(room).s.turn < turn + 3:  # nobody waits for Ann when her turn comes round
        seat = actors(room)[0]
        assert seat != A
        act(room, DEVICES[seat], seat, *first_option(room, seat), now=200)
    by_ann = [move for move in play_of(room).record.moves if move.seat == A]
    assert {"clock"} == {move.by for move in by_ann}
    assert len(by_ann) >= 3
    room.handle("a", Back(A), 201)
    assert not room.table.chairs[A].away
    assert 0 == room.table.chairs[A].lapses


def test_s65_an_action_also_brings_one_back() -> None:
    room = sit(TRIBUTE | {"active": C})
    room.table.chairs[A].lapses = 1
    room.table.chairs[B].lapses = 1
    act(room, "c", C, "take", "L4R1C1")
    assert [B] == actors(room)
    act(room, "b", B, "offer", "sword-pink")
    assert 0 == room.table.chairs[B].lapses
    assert 1 == room.table.chairs[A].lapses


def test_s66_leaving_with_skip_at_the_table() -> None:
    room = sit({"active": B}, on_leave="skip")
    effects = room.handle("b", Stand(B), 1)
    assert [C] == actors(room)
    assert "left" in keys(picture(effects, "a"))
    assert room.table.chairs[B].bot is None


def test_s67_leaving_with_bot() -> None:
    room = sit(TRIBUTE | {"active": B}, on_leave="bot")
    hand = play_of(room).s.hands[B][:]
    effects = room.handle("b", Stand(B), 1)
    assert hand == play_of(room).s.hands[B]
    chair = picture(effects, "a")["chairs"][B]
    assert ("Ben", "sinbad", True) == (chair["name"], chair["bot"], chair["stood_in"])
    at = alarm(effects)
    assert at is not None
    room.handle("", Tick(), at)
    assert (B, "bot") == (play_of(room).record.moves[-1].seat, play_of(room).record.moves[-1].by)
    for seat in (A, C):
        effects = room.handle(DEVICES[seat], Stand(seat), at)
    while actors(room):
        at = alarm(effects)
        assert at is not None
        effects = room.handle("", Tick(), at)
    outcome = picture(effects, "a")["outcome"]
    assert "scored" == outcome["reason"]
    assert [A, B, C] == outcome["stood_in"]


def test_s69_hot_seat_and_undo() -> None:
    room = sit(TRIBUTE, shared=True)
    shown = picture(room.handle("a", Mine(A), 0), "a")
    assert (A, None) == (shown["seat"], shown["curtain"])
    effects = act(room, "a", A, "take", "L4R1C1")
    # a tile was turned up: there is no way back
    assert "turned_up" in [event.key for event in play_of(room).heard.events]
    assert len(play_of(room).record.moves) == play_of(room).record.undo_point()
    # each opponent sees a cover first, and no hand behind it
    for seat, tile in (B, "sword-pink"), (C, "lamp-blue"):
        cover = picture(effects, "a")
        assert (None, seat, []) == (cover["seat"], cover["curtain"], cover["choices"])
        assert [None] * 3 == [chair["hand"] for chair in cover["view"]["seats"]]
        shown = picture(room.handle("a", Mine(seat), 2), "a")
        assert (seat, None) == (shown["seat"], shown["curtain"])
        assert tile in shown["view"]["seats"][seat]["hand"]
        effects = act(room, "a", seat, "offer", tile)
    assert "shown" in keys(picture(effects, "a"))


def test_s70_reconnect() -> None:
    room = sit(TRIBUTE)
    effects = act(room, "a", A, "take", "L4R1C1", now=10)
    assert 30 == picture(effects, "c")["seconds"]
    act(room, "b", B, "offer", "sword-blue", now=20)
    effects = room.handle("new phone", Hello([token(room, C)]), 28)
    shown = picture(effects, "new phone")
    assert 12 == shown["seconds"]
    assert ["lamp-blue", "lamp-pink"] == shown["view"]["seats"][C]["hand"]
    assert [["offer", "lamp-blue"], ["offer", "lamp-pink"]] == shown["choices"]
    assert shown["view"]["seats"][B]["chosen"] is True
    assert "sword-blue" not in str(shown)
    assert "sword-pink" not in str(shown)
