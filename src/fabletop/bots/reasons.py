"""A bot that can say why it did what it did: one sentence for each choice, as a key and words.

The words stand in the game's texts (`reason-<key>`), its keys in `Game.reasons`. A reason may rest
on what only this seat knows: it is told to that seat as a hint, and to all after the game.
"""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.core.dealer import Event
from fabletop.core.options import Option, has_holes

FORESEEN = Event("foreseen", ())  # a search found it


class Reasoning:
    """What a bot had in mind when it last chose."""

    why: Event | None = None

    def because(self, key: str, *args: object) -> None:
        self.why = Event(key, args)

    def reason(self) -> Event | None:
        return self.why


def is_choice(options: Sequence[Option]) -> bool:
    """Whether there is anything to choose; where there is not, nobody needs a reason."""
    return len(options) > 1 or has_holes(options[0])
