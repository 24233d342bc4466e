"""Bots that think elsewhere: their table goes on, and what comes too late is dropped."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import cast

import pytest

from fabletop.bots.bot import seat_bot
from fabletop.core.dealer import Luck
from fabletop.core.game import View
from fabletop.core.options import Action, Option
from fabletop.games import GAMES
from fabletop.server.effects import Effect, Gone, Think, Thought, Tick
from fabletop.server.messages import Hello, Manner
from fabletop.server.thinkers import Thinkers
from tests.server.life import LifeTable


class Deep:
    """A bot that is never asked here."""

    looks = listens = thinks = True

    def __init__(self) -> None:
        self.heard: list[object] = []

    def hear(self, event: object) -> None:
        self.heard.append(event)

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        raise AssertionError("it thinks elsewhere")

    def ponder(self, view: View, options: Sequence[Option]) -> float | None:
        return None

    def reason(self) -> None:
        return None


def table() -> LifeTable:
    """A person and a bot that thinks; it is the bot's turn."""
    table = LifeTable(people="a", bots=1, first_player="seat:1")
    table.room.bots[1] = Deep()
    return table


def let_think(table: LifeTable) -> Think:
    """Time passes until the bot is asked; what it is asked."""
    assert table.alarm is not None
    thinks = asked(table.say("", Tick(), table.alarm))
    (think,) = thinks
    return think


def asked(effects: Sequence[Effect]) -> list[Think]:
    return [effect for effect in effects if isinstance(effect, Think)]


def test_a_bot_is_asked_once_and_its_answer_is_played() -> None:
    at = table()
    think = let_think(at)
    assert (1, at.room.play and at.room.play.decision) == (think.seat, think.question)
    assert [] == asked(at.say("", Tick(), at.now + 100))
    action = cast(Action, think.options[0])
    at.say("", Thought(1, think.question, action))
    assert [(1, action, "bot")] == [(move.seat, move.action, move.by) for move in at.moves]
    at.say("", Thought(1, think.question, action))
    assert 1 == len(at.moves)


def test_a_bot_that_fails_is_played_for() -> None:
    at = table()
    think = let_think(at)
    at.say("", Thought(1, think.question, None))
    assert [(1, "clock")] == [(move.seat, move.by) for move in at.moves]


def test_what_is_thought_during_a_pause_is_thought_again() -> None:
    at = table()
    think = let_think(at)
    at.say("a", Manner("paused", True))
    at.say("", Thought(1, think.question, cast(Action, think.options[0])))
    assert [] == at.moves
    at.say("a", Manner("paused", False))
    assert let_think(at).question == think.question


def test_a_person_who_takes_the_chair_is_not_answered_for() -> None:
    at = table()
    think = let_think(at)
    del at.room.bots[1]
    at.say("", Thought(1, think.question, cast(Action, think.options[0])))
    assert [] == at.moves


def test_with_nobody_here_nothing_goes_on() -> None:
    at = table()
    think = let_think(at)
    at.say("a", Gone())
    at.say("", Thought(1, think.question, cast(Action, think.options[0])))
    assert [] == at.moves
    at.say("a", Hello([at.token(0)]))
    assert let_think(at).question == think.question


@pytest.mark.parametrize("key", GAMES)
def test_every_bot_can_think_in_another_process(key: str) -> None:
    game = GAMES[key]
    at = LifeTable(key, people="abc")
    seat = at.asked()
    view, options = game.view(at.s, seat), game.options(at.s, seat)
    thinkers = Thinkers()
    try:
        for level in [*game.bots, "random"]:
            bot = seat_bot(level, game, 3, seat, Luck(1))
            assert at.room.play
            for event in at.room.play.stream(seat):
                bot.hear(event)
            there = asyncio.run(thinkers.choose(bot, view, options))
            assert there == (bot.choose(view, options), bot.reason())
    finally:
        thinkers.stop()


def test_a_process_that_dies_is_replaced() -> None:
    thinkers = Thinkers()
    game = GAMES["cave"]
    at = LifeTable("cave", people="abc")
    seat = at.asked()
    bot = seat_bot("random", game, 3, seat, Luck(1))
    view, options = game.view(at.s, seat), game.options(at.s, seat)
    try:
        first = asyncio.run(thinkers.choose(bot, view, options))
        for process in list(thinkers.start()._processes.values()):
            process.kill()
            process.join()
        assert first == asyncio.run(thinkers.choose(bot, view, options))
    finally:
        thinkers.stop()
