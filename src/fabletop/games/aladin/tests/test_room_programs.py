"""Setting the dice at a real table: who is sent what before they are shown."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from fabletop.games.aladin.tests.room_table import Table, everybody, told
from fabletop.games.aladin.tests.table import CHESTS, A, B, C, D
from fabletop.server.table.messages import Hello, Mine
from tests.server.inside import bots_of


def test_s12_everyone_programs() -> None:
    table = Table()
    table.program(A, "bronze 4", now=1)
    table.program(C, "gold 2", now=2)
    assert ("program", [B], 45) == (table.step, table.view("tv")["actors"], table.alarm)
    table.tick_until(44.9)
    assert "program" == table.step
    table.tick(45)
    (move,) = [m for m in table.moves if (m.seat, m.by) == (B, "clock")]
    verb, chest, value, token = move.action
    assert ("program", True, True, 0) == (verb, chest in CHESTS, value in range(1, 7), token)
    assert "ready" == table.step
    table.get_ready(now=46)
    table.open()
    for device in everybody(table):
        dice = [seat["dice"] for seat in table.view(device)["seats"]]
        assert [{"chest": chest, "value": value, "void": False}] == dice[B]
        assert [1, 1, 1] == [len(own) for own in dice]


@pytest.mark.slow
def test_s12_any_chest_and_any_value() -> None:
    drawn = set()
    for key in range(120):
        table = Table(people="abc", key=key)
        table.program(A, "bronze 4", now=1)
        table.program(C, "gold 2", now=2)
        table.tick(45)
        drawn.add(next(m.action[1:3] for m in table.moves if m.by == "clock"))
    assert {(chest, value) for chest in CHESTS for value in range(1, 7)} == drawn


def world(mode: str, *dice: str, tokens: Sequence[int] = (1, 2, 3, 1)) -> Table:
    """Up to the last moment of the countdown: people, a bot, somebody who comes back, a guest."""
    table = Table(people="abc", bots=1, key=7, lamp_mode=mode)
    tokens = tokens if mode == "sealed" else (0, 0, 0, 0)
    chest, value = dice[D].split()
    program = ("program", chest, int(value), tokens[D])
    bots_of(table.room)[D].choose = lambda view, options: program  # type: ignore[method-assign]
    table.tick_until(6)  # the bot has set its die
    table.program(A, dice[A], tokens[A], now=7)
    table.program(B, "bronze 1", tokens[B], now=8)
    table.program(B, dice[B], tokens[B], now=9)  # a change of mind
    table.say("c", Hello([table.token(C)]), 10)
    table.program(C, dice[C], tokens[C], now=11)
    assert "ready" == table.step
    table.act(A, "ready", now=11.5)
    table.say("guest", Hello(), 12)
    table.tick()
    assert ("countdown", 14) == (table.step, table.now)
    table.say("late", Hello(), 15)
    table.say("c", Hello([table.token(C)]), 16)
    table.tick(16.09)
    assert "countdown" == table.step
    return table


MODES = ["race", "sealed", "lottery"]


@pytest.mark.parametrize("mode", MODES)
def test_s13_nothing_that_is_sent_before_the_reveal_depends_on_a_program(mode: str) -> None:
    first = world(mode, "bronze 4", "gold 4", "silver 6", "gold 1")
    second = world(mode, "gold 2", "silver 5", "silver 6", "bronze 6", tokens=(5, 4, 3, 2))
    third = world(mode, "gold 2", "gold 4", "silver 6", "silver 3", tokens=(5, 2, 3, 3))

    def stream(table: Table, *devices: str) -> list[tuple[float, str, bytes]]:
        """Whole messages, so their sizes; with the moments at which they were sent."""
        return [line for line in table.wire if line[1] in devices]

    outside = ("c", "tv", "guest", "late")
    assert len(stream(first, *outside)) > 30
    assert stream(first, *outside) == stream(second, *outside) == stream(third, *outside)
    assert stream(second, "a") == stream(third, "a")  # only B and the bot chose otherwise
    assert stream(first, "b") == stream(third, "b")
    assert first.alarm == second.alarm == third.alarm
    for table in (first, second, third):
        for _, message in table.sent:
            for seat in (message.get("view") or {}).get("seats", ()):
                assert [] == seat["dice"]
            assert not told(message, "revealed")


@pytest.mark.parametrize("mode", MODES)
def test_s13_simultaneous_reveal(mode: str) -> None:
    table = world(mode, "bronze 4", "gold 4", "silver 6", "gold 1")
    mark = len(table.wire)
    while table.step == "countdown":
        table.tick()
    dice = [("bronze", 4), ("gold", 4), ("silver", 6), ("gold", 1)]
    shown: dict[str, float] = {}
    for now, device, line in table.wire[mark:]:
        picture = json.loads(line)
        found = [(d["chest"], d["value"]) for s in picture["view"]["seats"] for d in s["dice"]]
        if found and device not in shown:  # in sealed and lottery more follows at once
            revealed = [tuple(args.values()) for args in told(picture, "revealed")]
            assert (dice, [(n, *die) for n, die in enumerate(dice)]) == (found, revealed)
            shown[device] = now
    assert dict.fromkeys(everybody(table), pytest.approx(16.1)) == shown


def test_s13_a_shared_device_shows_programs_behind_its_curtain_only() -> None:
    table = Table(people="aab")
    table.say("a", Mine(A), 1)
    table.program(A, "gold 6", now=2)
    assert (None, B) == (table.shown("a")["seat"], table.shown("a")["curtain"])
    assert None is table.view("a")["own"]
    table.say("a", Mine(B), 3)
    assert None is table.view("a")["own"]["program"]
    table.program(B, "gold 2", now=4)
    table.program(C, "gold 3", now=5)
    table.get_ready()
    assert (None, None) == (table.shown("a")["curtain"], table.view("a")["own"])
