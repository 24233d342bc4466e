"""A guided first game: looks last until all are ready, and bots wait while the learner reads."""

from __future__ import annotations

import pytest

from fabletop.server.table.messages import Manner, Start
from tests.server.inside import bots_of
from tests.server.life import LifeTable


def lesson(key: str, **options: object) -> LifeTable:
    table = LifeTable(key, "a", bots=2, begin=False, **options)
    table.say("a", Manner("slow", True))
    table.say("a", Manner("lesson", True))
    table.say("a", Start())
    return table


def test_bots_wait_until_the_learner_has_read() -> None:
    table = lesson("cave", first_player="seat:1")
    assert table.asked() in bots_of(table.room)
    table.say("a", Manner("waits", True))
    assert table.alarm is None
    table.tick(1000)
    assert [] == table.moves
    table.say("a", Manner("waits", False))
    while table.alarm is not None and not table.moves:
        table.tick()
    assert 1 == table.moves[0].seat


@pytest.mark.parametrize(("key", "step"), [("tom_thumb", "look"), ("open_sesame", "reveal")])
def test_a_look_has_no_clock(key: str, step: str) -> None:
    table = lesson(key)
    table.until_step(step)
    table.tick_until(table.now + 1000)
    assert (step, [0]) == (table.step, list(table.game.actors(table.s)))  # the bots have seen it


def test_a_usual_table_has_its_clocks() -> None:
    table = LifeTable("tom_thumb", "a", bots=2)
    table.until_step("look")
    table.tick_until(table.now + 100)
    assert "look" != table.step
