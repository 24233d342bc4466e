"""Bots that give a reason for each choice, as a key and arguments.

The sentence is in the game's texts (`reason-<key>`), the keys are in `Mind.reasons`. A reason may
reveal what only this seat knows. So it goes to that seat as a hint, and to all after the game.
"""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.core.dealer import Event
from fabletop.core.options import Option, has_holes

FORESEEN = Event("foreseen", ())  # a search found it


class Reasoning:
    """Keeps the reason for a bot's last choice."""

    why: Event | None = None

    def because(self, key: str, *args: object) -> None:
        self.why = Event(key, args)

    def reason(self) -> Event | None:
        return self.why


def is_choice(options: Sequence[Option]) -> bool:
    """Whether there is more than one option; otherwise a choice needs no reason."""
    return len(options) > 1 or has_holes(options[0])
