"""Characters: data that fits, a pace that tells nothing, and levels in their order."""

from __future__ import annotations

import random
from statistics import mean
from typing import Any

import pytest

from fabletop.bots.bot import levels, names, offered, seat_bot, usual
from fabletop.bots.characters import TEMPO, Persona, read_characters
from fabletop.bots.memory import LEVELS
from fabletop.bots.random import Random
from fabletop.core.game import Character, Game
from fabletop.core.options import Option
from fabletop.core.rulebook import Rulebook
from fabletop.games import GAMES
from fabletop.sim.simulate import Plan, simulate

EVERY = [(game, key) for game in GAMES.values() for key in game.characters]
RIVALS = [key for key in GAMES if key != "tom_thumb"]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_has_some_from_easy_to_hard(game: Game[Any]) -> None:
    found = [character.level for character in game.characters.values()]
    assert len(found) >= 3
    assert (1, 5) == (min(found), max(found))
    assert usual(game) == offered(game)[0] == next(iter(game.characters))
    assert not set(game.characters) & set(levels(game))
    assert [*levels(game), *game.characters] == names(game)


@pytest.mark.parametrize(("game", "key"), EVERY, ids=[f"{g.key}-{key}" for g, key in EVERY])
def test_its_data_fit(game: Game[Any], key: str) -> None:
    assert isinstance(game, Rulebook)
    character = game.characters[key]
    assert character.memory in LEVELS
    assert character.pace in TEMPO
    assert character.style in {**game.styles, **game.heuristics}
    assert set(character.counted) <= set(game.asks)
    assert len(key) <= 20


def test_characters_are_read_from_data() -> None:
    text = 'counted = ["take"]\n[pip]\nlevel = 2\nstyle = "calm"\nmemory = "good"\npace = "slow"'
    pip = Character(2, "calm", "good", "slow", frozenset({"take"}))
    assert {"pip": pip} == read_characters(text)


# -- pace


def persona(pace: str, seed: int = 1) -> Persona:
    character = Character(3, "", "good", pace, ("take",))
    return Persona(Random(random.Random(seed)), character, random.Random(seed))


def seconds(pace: str, step: str, answers: int) -> float:
    options: list[Option] = [("take", n) for n in range(answers)]
    view = {"step": step}
    return mean(persona(pace, seed).ponder(view, options) for seed in range(100))


def test_more_to_choose_from_takes_longer_and_one_answer_next_to_nothing() -> None:
    one, two, many = (seconds("steady", "take", answers) for answers in (1, 2, 20))
    assert one < 1 < two < many < 5


def test_where_nobody_else_can_count_the_answers_time_tells_nothing() -> None:
    assert seconds("steady", "offer", 1) == seconds("steady", "offer", 20)


def test_some_are_quicker_than_others() -> None:
    assert sorted(TEMPO, key=TEMPO.__getitem__) == ["quick", "steady", "slow"]
    paces = [seconds(pace, "take", 8) for pace in ("quick", "steady", "slow")]
    assert paces == sorted(paces)


def test_how_long_it_thinks_comes_from_its_luck_and_changes_no_play() -> None:
    options: list[Option] = [("take", n) for n in range(9)]
    twins = [persona("steady", 7) for _ in range(2)]
    times = [[one.ponder({"step": "take"}, options) for _ in range(5)] for one in twins]
    assert times[0] == times[1]
    assert len(set(times[0])) == 5
    lone = persona("steady", 7)
    assert lone.choose({}, options) == twins[0].choose({}, options)


# -- how well they play


@pytest.mark.parametrize("key", RIVALS)
def test_the_hardest_beats_the_easiest(key: str) -> None:
    """The seed makes it the same games each time; the full figures are in bench/memories.py."""
    game = GAMES[key]
    order = sorted(game.characters, key=lambda name: game.characters[name].level)
    easiest, hardest = order[0], order[-1]
    seats = max(game.seats[0], 3 if key == "open_sesame" else 2)
    more = (easiest,) * (seats - 2)
    there = simulate(Plan(key, seats, (hardest, easiest, *more), 1), 12)
    back = simulate(Plan(key, seats, (easiest, *more, hardest), 1), 12)
    won = there.wins.get(0, 0) + back.wins.get(seats - 1, 0)
    own = there.points[0] + back.points[seats - 1]
    others = sum(there.points.values()) + sum(back.points.values()) - own
    assert won > 24 / seats
    assert own > 1.1 * others / (seats - 1)


@pytest.mark.parametrize(("game", "key"), EVERY, ids=[f"{g.key}-{key}" for g, key in EVERY])
def test_it_sits_down_under_its_name(game: Game[Any], key: str) -> None:
    bot = seat_bot(key, game, game.seats[0], 0, random.Random(1))
    assert isinstance(bot, Persona)
    assert bot.character is game.characters[key]
