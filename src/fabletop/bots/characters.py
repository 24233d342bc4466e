"""Characters: bots with a name, a level, a style, a memory, and a pace that feels human.

A game lays them out in `characters.toml`, the usual one first: it also stands in for people. How
one plays is its style's business; here is how long it thinks. It takes longer where there is more
to choose from, and next to nothing where there is one answer only; but only at questions whose
answers everybody can count (`counted`). Elsewhere its time would tell what it holds.
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
    """What a game's `characters.toml` says."""
    data = tomllib.loads(text)
    counted = frozenset(data.pop("counted", ()))
    return {key: Character(**told, counted=counted) for key, told in data.items()}


class Persona:
    """A mind with manners: it plays as its style does, and takes its own time."""

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
        """As the answers are many, as the mind says, or as usual; all but what it says sways."""
        sway = TEMPO[self.character.pace] * (1 + SWAYS * (2 * self.luck.random() - 1))
        if view["step"] in self.character.counted:
            answers = len(options)
            return sway * (FIRST + DOUBLED * log2(answers) if answers > 1 else AT_ONCE)
        own = self.mind.ponder(view, options)
        return sway * USUALLY if own is None else own


def as_data(characters: Mapping[str, Character]) -> dict[str, object]:
    """As the shelf shows them."""
    return {
        key: {
            "level": each.level,
            "style": each.style,
            "memory": each.memory,
            "pace": each.pace,
        }
        for key, each in characters.items()
    }
