"""Takes what looks best now, by the game's own heuristic; equals are broken by chance.

Ties must not go to the lowest seat or the first option: that spoils every balance figure.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from fabletop.core.dealer import Event
from fabletop.core.game import Game, Notes, View
from fabletop.core.options import Action, Option, fill


class Greedy:
    looks = True
    listens = True
    thinks = False

    def __init__(
        self, game: Game[Any], seats: int, rng: random.Random, level: str, memory: float = 1.0
    ) -> None:
        self.game = game
        self.worth = game.heuristics[level]
        self.notes: Notes = game.notes(seats)
        self.memory = memory
        self._uniform = rng.random

    def hear(self, event: Event) -> None:
        if self.memory >= 1 or self._uniform() < self.memory:
            self.notes = self.game.remember(self.notes, event)

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        actions = [fill(option, lambda n: int(self._uniform() * n)) for option in options]
        worths = [self.worth(view, self.notes, action) for action in actions]
        best = max(worths)
        equals = [action for action, worth in zip(actions, worths, strict=True) if worth == best]
        return equals[int(self._uniform() * len(equals))]

    def ponder(self, view: View) -> float | None:
        return None
