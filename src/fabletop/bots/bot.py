"""What a bot is, and how one is called by name."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from fabletop.bots.greedy import Greedy
from fabletop.bots.random import Random
from fabletop.core.dealer import Event
from fabletop.core.game import Game, View
from fabletop.core.options import Action, Option


class Bot(Protocol):
    """A player that is not a person."""

    looks: bool
    """Whether it needs views; if not, none are made for it."""
    listens: bool
    """Whether it needs events."""

    def hear(self, event: Event) -> None:
        """Something this seat is told."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """An answer to the question now put."""


Maker = Callable[[Game[Any], int, int, random.Random], Bot]

BOTS: Mapping[str, Maker] = {
    "random": lambda game, seats, seat, rng: Random(rng),
    "easy": lambda game, seats, seat, rng: Greedy(game, seats, rng, "easy", memory=0.6),
    "greedy": lambda game, seats, seat, rng: Greedy(game, seats, rng, "greedy"),
}


def seat_bot(name: str, game: Game[Any], seats: int, seat: int, rng: random.Random) -> Bot:
    """The bot of that name, sat down at a game."""
    if name not in BOTS:
        raise KeyError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](game, seats, seat, rng)
