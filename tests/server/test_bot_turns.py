"""Bots that think elsewhere: their table goes on, and what comes too late is dropped."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import cast

import pytest

from fabletop.bots.bot import seat_bot
from fabletop.core.dealer import Event, Luck
from fabletop.core.game import View
from fabletop.core.mind import LATER
from fabletop.core.options import Action, Option
from fabletop.games import GAMES
from fabletop.server.processes.bot_processes import BotProcesses
from fabletop.server.table.bot_turns import HEAD_START
from fabletop.server.table.bots import BOT_PAUSE
from fabletop.server.table.effects import Effect, Gone, Think, Thought, Tick
from fabletop.server.table.messages import Hello, Manner
from tests.server.inside import bots_of, play_of, playing
from tests.server.life import LifeTable


class Deep:
    """A bot that is never asked here."""

    looks = listens = thinks = True

    def __init__(self, seconds: float | None = None) -> None:
        self.heard: list[object] = []
        self.seconds = seconds

    def hear(self, event: object) -> None:
        self.heard.append(event)

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        raise AssertionError("it thinks elsewhere")

    def ponder(self, view: View, options: Sequence[Option]) -> float | None:
        return self.seconds

    def reason(self) -> None:
        return None


class NewsTable(LifeTable):
    """A table that grants time for news."""

    news = 1.0


def table(seconds: float | None = None, kind: type[LifeTable] = LifeTable) -> LifeTable:
    """A person and a bot that thinks; it is the bot's turn."""
    table = kind(people="a", bots=1, first_player="seat:1")
    bots_of(table.room)[1] = Deep(seconds)
    playing(table.room).clock.wind_anew()
    table.say("a", Hello([table.token(0)]))
    return table


def let_think(table: LifeTable) -> Think:
    """Time passes until the bot is asked; what it is asked."""
    assert table.alarm is not None
    thinks = asked(table.say("", Tick(), table.alarm))
    (think,) = thinks
    return think


def answer(table: LifeTable, thought: Thought) -> None:
    """The bot has an answer, and its time comes."""
    table.say("", thought)
    if table.alarm is not None:
        table.tick()


def asked(effects: Sequence[Effect]) -> list[Think]:
    return [effect for effect in effects if isinstance(effect, Think)]


def test_a_bot_is_asked_once_and_its_answer_is_played() -> None:
    at = table()
    think = let_think(at)
    assert (1, play_of(at.room) and play_of(at.room).decision) == (think.seat, think.question)
    assert [] == asked(at.say("", Tick(), at.now + 100))
    action = cast(Action, think.options[0])
    answer(at, Thought(1, think.question, action))
    assert [(1, action, "bot")] == [(move.seat, move.action, move.by) for move in at.moves]
    at.say("", Thought(1, think.question, action))
    assert 1 == len(at.moves)


# -- its time


@pytest.mark.parametrize("kind", [LifeTable, NewsTable])
@pytest.mark.parametrize("seconds", [None, 0.7, 3.0])
def test_it_answers_at_its_time_however_soon_it_knows(
    seconds: float | None, kind: type[LifeTable]
) -> None:
    """A lone answer is known at once, a choice after a while; both are played together."""
    times = set()
    for knows in (0.0, 0.05, HEAD_START):
        at = table(seconds, kind)
        began = list(play_of(at.room).events)
        think = let_think(at)
        at.say("", Thought(1, think.question, cast(Action, think.options[0])), at.now + knows)
        if not at.moves:
            at.tick()
        (move,) = at.moves
        times.add(move.at)
    news, _ = at.game.table.news.spans(began)
    assert {round(1000 * max(seconds or BOT_PAUSE, kind.news * news))} == times


def test_what_takes_longer_is_played_when_it_comes() -> None:
    at = table()
    think = let_think(at)
    at.say("", Thought(1, think.question, cast(Action, think.options[0])), 99)
    assert [99_000] == [move.at for move in at.moves]


def test_an_answer_that_no_longer_fits_is_thought_again() -> None:
    at = table()
    think = let_think(at)
    answer(at, Thought(1, think.question, ("take", "nowhere")))
    assert [] == at.moves
    assert let_think(at).question == think.question


def test_what_it_had_in_mind_comes_back_with_its_answer() -> None:
    at = table()
    think = let_think(at)
    playing(at.room).match.bots.hear([Event("meanwhile", ())])
    thoughtful = Deep()
    answer(at, Thought(1, think.question, LATER, None, thoughtful))
    assert thoughtful is bots_of(at.room)[1]
    assert [Event("meanwhile", ())] == thoughtful.heard


def test_another_who_sits_there_now_is_not_replaced() -> None:
    at = table()
    think = let_think(at)
    bots_of(at.room)[1] = other = Deep()
    answer(at, Thought(1, think.question, cast(Action, think.options[0]), None, Deep()))
    assert other is bots_of(at.room)[1]
    assert [] == at.moves


# -- and else


def test_a_bot_that_fails_is_played_for() -> None:
    at = table()
    think = let_think(at)
    answer(at, Thought(1, think.question, None))
    assert [(1, "clock")] == [(move.seat, move.by) for move in at.moves]


def test_what_is_thought_during_a_pause_is_played_after_it() -> None:
    at = table()
    think = let_think(at)
    at.say("a", Manner("paused", True))
    at.say("", Thought(1, think.question, cast(Action, think.options[0])))
    assert [] == at.moves
    at.say("a", Manner("paused", False))
    at.tick()
    assert [1] == [move.seat for move in at.moves]


def test_what_comes_late_and_during_a_pause_is_thought_again() -> None:
    at = table()
    think = let_think(at)
    at.say("a", Manner("paused", True))
    at.say("", Thought(1, think.question, cast(Action, think.options[0])), 99)
    assert [] == at.moves
    at.say("a", Manner("paused", False))
    assert let_think(at).question == think.question


def test_a_person_who_takes_the_chair_is_not_answered_for() -> None:
    at = table()
    think = let_think(at)
    del bots_of(at.room)[1]
    at.say("", Thought(1, think.question, cast(Action, think.options[0])))
    assert [] == at.moves


def test_with_nobody_here_nothing_goes_on() -> None:
    at = table()
    think = let_think(at)
    at.say("a", Gone())
    at.say("", Thought(1, think.question, cast(Action, think.options[0])), 99)
    assert [] == at.moves
    at.say("a", Hello([at.token(0)]))
    assert let_think(at).question == think.question


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_every_bot_can_think_in_another_process(key: str) -> None:
    game = GAMES[key]
    at = LifeTable(key, people="abc")
    seat = at.asked()
    view, options = game.view(at.s, seat), game.options(at.s, seat)
    thinkers = BotProcesses()
    try:
        for level in [*game.mind.bots, "random"]:
            bot = seat_bot(level, game, 3, seat, Luck(1))
            for event in play_of(at.room).stream(seat):
                bot.hear(event)
            there = asyncio.run(thinkers.choose(bot, view, options))
            assert there[:2] == (bot.choose(view, options), bot.reason())
            assert type(bot) is type(there.bot)
        for name in [key for key, told in game.mind.characters.items() if told.thinks]:
            there = asyncio.run(
                thinkers.choose(seat_bot(name, game, 3, seat, Luck(1)), view, options)
            )
            assert game.refuse(at.s, seat, there.action) is None
    finally:
        thinkers.stop()


def test_a_process_that_dies_is_replaced() -> None:
    thinkers = BotProcesses()
    game = GAMES["cave"]
    at = LifeTable("cave", people="abc")
    seat = at.asked()
    bot = seat_bot("random", game, 3, seat, Luck(1))
    view, options = game.view(at.s, seat), game.options(at.s, seat)
    try:
        first = asyncio.run(thinkers.choose(bot, view, options)).action
        for process in list(thinkers.start()._processes.values()):
            process.kill()
            process.join()
        assert first == asyncio.run(thinkers.choose(bot, view, options)).action
    finally:
        thinkers.stop()
