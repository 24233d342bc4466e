"""Players for studies: the greedy bot that the balance figures of section i.4 were made with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from fabletop.core.dealer import Event, Luck
from fabletop.core.game import BotMaker, View
from fabletop.core.options import Action, Option
from fabletop.games.cave import view as knowing
from fabletop.games.cave.bots import magpie

PINK: Action = ("ban", "colour", "pink")


class Plunderer:
    """Takes what is worth most at once, equals by chance, and always bans pink.

    One who `favours` robs the lowest seat of equals, as a bot must not.
    """

    looks = True
    listens = True
    thinks = False

    def __init__(self, seats: int, rng: Luck, favours: bool = False) -> None:
        self.notes = knowing.notes(seats)
        self.rng = rng
        self.favours = favours

    def hear(self, event: Event) -> None:
        self.notes = knowing.remember(self.notes, event)

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        actions = [cast(Action, option) for option in options]
        if PINK in actions:
            return PINK
        worths = [magpie(view, self.notes, action) for action in actions]
        best = [a for a, worth in zip(actions, worths, strict=True) if worth == max(worths)]
        if self.favours and best[0][0] == "pick":
            return best[0]
        return best[int(self.rng.random() * len(best))]

    def reason(self) -> Event | None:
        """None; nobody asks in a study."""
        return None

    def ponder(self, view: View, options: Sequence[Option]) -> float | None:
        return None


TRIALS: Mapping[str, BotMaker] = {
    "plunderer": lambda seat, seats, rng: Plunderer(seats, rng),
    "partial": lambda seat, seats, rng: Plunderer(seats, rng, favours=True),
}
