"""The bots of the house, and how one is called by name: a level, or a character of the game."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from fabletop.bots.characters import Persona
from fabletop.bots.greedy import Greedy
from fabletop.bots.memory import LEVELS, WEAK
from fabletop.bots.random import Random
from fabletop.core.game import Bot, Game

Maker = Callable[[Game[Any], int, int, random.Random], Bot]

BOTS: Mapping[str, Maker] = {
    "random": lambda game, seats, seat, rng: Random(rng),
    "easy": lambda game, seats, seat, rng: Greedy(game, seats, rng, "easy", WEAK),
    "greedy": lambda game, seats, seat, rng: Greedy(game, seats, rng, "greedy"),
}


def levels(game: Game[Any]) -> list[str]:
    """The bots that can play a game, the usual one first."""
    return [*game.bots, "random"] if game.bots else ["greedy", "easy", "random"]


def names(game: Game[Any]) -> list[str]:
    """Every bot that can be called at a game."""
    return [*levels(game), *game.characters]


def offered(game: Game[Any]) -> list[str]:
    """Those people choose from, the usual one first."""
    return list(game.characters) or levels(game)


def usual(game: Game[Any]) -> str:
    """Who sits down for people who leave, and gives hints: it forgets as people do."""
    return offered(game)[0]


def seat_bot(name: str, game: Game[Any], seats: int, seat: int, rng: random.Random) -> Bot:
    """The bot of that name, sat down at a game."""
    if name not in names(game):
        raise KeyError(f"there is no bot {name!r}; there are {', '.join(names(game))}")
    if name in game.characters:
        return seat_character(name, game, seats, seat, rng)
    if name in game.bots:
        return game.bots[name](seat, seats, rng)
    return BOTS[name](game, seats, seat, rng)


def seat_character(
    name: str, game: Game[Any], seats: int, seat: int, rng: random.Random
) -> Persona:
    """A character: its style is one of the game's own, a heuristic, or any other bot's name."""
    character = game.characters[name]
    style = character.style
    mind: Bot
    if style in game.styles:
        mind = game.styles[style](character, seat, seats, rng)
    elif style in game.heuristics:
        mind = Greedy(game, seats, rng, style, LEVELS[character.memory])
    else:
        mind = seat_bot(style, game, seats, seat, rng)
    return Persona(mind, character, rng)
