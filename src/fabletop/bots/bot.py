"""The bots of the house, and how one is called by name."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from fabletop.bots.greedy import Greedy
from fabletop.bots.random import Random
from fabletop.core.game import Bot, Game

Maker = Callable[[Game[Any], int, int, random.Random], Bot]

BOTS: Mapping[str, Maker] = {
    "random": lambda game, seats, seat, rng: Random(rng),
    "easy": lambda game, seats, seat, rng: Greedy(game, seats, rng, "easy", memory=0.6),
    "greedy": lambda game, seats, seat, rng: Greedy(game, seats, rng, "greedy"),
}


def levels(game: Game[Any]) -> list[str]:
    """The bots that can play a game, the usual one first."""
    return [*game.bots, "random"] if game.bots else ["greedy", "easy", "random"]


def seat_bot(name: str, game: Game[Any], seats: int, seat: int, rng: random.Random) -> Bot:
    """The bot of that name, sat down at a game."""
    if name not in levels(game):
        raise KeyError(f"there is no bot {name!r}; there are {', '.join(levels(game))}")
    if name in game.bots:
        return game.bots[name](seat, seats, rng)
    return BOTS[name](game, seats, seat, rng)
