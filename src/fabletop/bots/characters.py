"""Characters: bots with a name, a level, a style, a memory, and a pace that feels human.

A game lists them in `characters.toml`. The first is the default and stands in for people. The style
decides how a character plays; this module decides how long it thinks. It takes longer for more
options, and hardly any time for a single one. It does so only at questions whose number of options
is public (`counted`). Elsewhere its time would betray its hand.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Mapping, Sequence
from math import log2

from fabletop.core.dealer import Event
from fabletop.core.game import View
from fabletop.core.mind import Bot, Character
from fabletop.core.options import Action, Option

TEMPO = {"quick": 0.7, "steady": 1.0, "slow": 1.4}
SWAYS = 0.25  # a little more or less, as it happens
AT_ONCE = 0.7  # seconds where there is nothing to choose
FIRST, DOUBLED = 1.0, 0.5  # where there is: to begin with, and for twice as many answers
USUALLY = 2.0  # where nobody else can tell


def read_characters(text: str) -> dict[str, Character]:
    """The characters in a game's `characters.toml`."""
    data = tomllib.loads(text)
    counted = frozenset(data.pop("counted", ()))
    return {key: Character(**told, counted=counted) for key, told in data.items()}


class Persona:
    """A bot that plays in its style and takes its own time."""

    def __init__(self, mind: Bot, character: Character, rng: random.Random) -> None:
        self.mind = mind
        self.character = character
        self.looks, self.listens, self.thinks = mind.looks, mind.listens, mind.thinks
        self.luck = random.Random(rng.getrandbits(32))  # so that time does not change play

    def hear(self, event: Event) -> None:
        self.mind.hear(event)

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        return self.mind.choose(view, options)

    def reason(self) -> Event | None:
        return self.mind.reason()

    def ponder(self, view: View, options: Sequence[Option]) -> float:
        """By the number of options, as the bot says, or the usual time; the second is exact."""
        sway = TEMPO[self.character.pace] * (1 + SWAYS * (2 * self.luck.random() - 1))
        if view["step"] in self.character.counted:
            answers = len(options)
            return sway * (FIRST + DOUBLED * log2(answers) if answers > 1 else AT_ONCE)
        own = self.mind.ponder(view, options)
        return sway * USUALLY if own is None else own


def as_data(characters: Mapping[str, Character]) -> dict[str, object]:
    """The characters as JSON, for the shelf."""
    return {
        key: {
            "level": each.level,
            "style": each.style,
            "memory": each.memory,
            "pace": each.pace,
        }
        for key, each in characters.items()
    }
