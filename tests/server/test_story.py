"""What happened reaches everybody who may know it, once and in order, from the deal on."""

from __future__ import annotations

import json

import pytest

from fabletop.core.dealer import Seeded, addressed
from fabletop.games import GAMES
from fabletop.server.table.effects import Drained, Full
from tests.server.inside import bots_of, play_of
from tests.server.life import LifeTable

MESSAGES = 120


def numbers(table: LifeTable, device: str) -> list[int]:
    """The events a device was told over the wire, by their numbers."""
    frames = [json.loads(frame) for name, frame in table.screens.frames if name == device]
    return [event["n"] for frame in frames for event in frame.get("events", ())]


def go_on(table: LifeTable, luck: Seeded) -> None:
    before = len(table.moves)
    if table.asked() not in bots_of(table.room):
        table.answer(choice=luck.below(99))
    if len(table.moves) == before:
        table.tick()


@pytest.mark.slow
@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_seat_is_told_each_of_its_events_once(key: str) -> None:
    table, luck = LifeTable(key, "abc"), Seeded(3)
    for _ in range(MESSAGES):
        if table.room.phase.name == "over":
            break
        go_on(table, luck)
    events = play_of(table.room).events
    assert len(events) > 3
    for device, seat in (("a", 0), ("b", 1), ("c", 2), ("tv", None)):
        own = [number for number, event in enumerate(events) if addressed(event, seat)]
        assert own == numbers(table, device), device


def test_whoever_reads_slowly_is_told_later_what_may_be_told_again() -> None:
    table, luck = LifeTable("cave", "abc"), Seeded(3)
    table.say("b", Full())
    for _ in range(20):
        go_on(table, luck)
    before = numbers(table, "b")
    table.say("b", Drained())
    events = play_of(table.room).events
    own = [number for number, event in enumerate(events) if addressed(event, 1)]
    allowed = set(map(id, table.game.table.log(table.s, 1, [events[number] for number in own])))
    missed = [n for n in own if n not in before and id(events[n]) in allowed]
    assert missed
    assert before + missed == numbers(table, "b")
