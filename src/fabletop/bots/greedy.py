"""Plays the action with the highest heuristic value; ties are broken at random.

Ties must not go to the lowest seat or the first option: that spoils every balance figure.

The bot remembers events that change the game's notes, as well as its memory allows. Forgotten
events are missing from the notes it uses.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from fabletop.bots.memory import PERFECT, Level, Past
from fabletop.core.dealer import Event
from fabletop.core.game import Game, Notes, View
from fabletop.core.options import Action, Option, fill


class Greedy:
    looks = True
    listens = True
    thinks = False

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        rng: random.Random,
        level: str,
        memory: Level = PERFECT,
    ) -> None:
        self.game = game
        self.worth = game.mind.heuristics[level]
        self.explain = game.mind.explanations.get(level)
        self.blank: Notes = game.mind.notes(seats)
        self.whole = self.blank  # what a perfect memory would hold
        self.past = None if memory == PERFECT else Past(memory, rng)
        self._uniform = rng.random
        self._chosen: tuple[View, Notes, Action] | None = None

    def hear(self, event: Event) -> None:
        """Remember an event only if it changes a perfect memory's notes."""
        whole = self.game.mind.remember(self.whole, event)
        if self.past and whole is not self.whole:
            self.past.hear(event)
        self.whole = whole

    @property
    def notes(self) -> Notes:
        """The notes the bot still has."""
        if self.past is None:
            return self.whole
        notes = self.blank
        for event in self.past.recall():
            notes = self.game.mind.remember(notes, event)
        return notes

    def recall(self, view: View, notes: Notes) -> Notes:
        """The notes for a search with this memory."""
        return self.notes

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        actions = [fill(option, lambda n: int(self._uniform() * n)) for option in options]
        notes = self.notes
        worths = [self.worth(view, notes, action) for action in actions]
        best = max(worths)
        equals = [action for action, worth in zip(actions, worths, strict=True) if worth == best]
        action = equals[int(self._uniform() * len(equals))]
        self._chosen = (view, notes, action) if len(actions) > 1 else None
        return action

    def reason(self) -> Event | None:
        """Computed only on request."""
        return self.explain(*self._chosen) if self.explain and self._chosen else None

    def ponder(self, view: View, options: Sequence[Option]) -> float | None:
        return None
