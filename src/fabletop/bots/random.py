"""Plays any option with equal probability: the yardstick for all other bots."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import floor
from typing import Any, cast

from fabletop.core.dealer import Event
from fabletop.core.game import View
from fabletop.core.options import HOLE_TYPES, Action, Option, fill
from fabletop.core.rulebook import NATIVE, Blind


class Random(Blind):
    looks = False
    listens = False
    thinks = False

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._uniform = rng.random

    def __reduce__(self) -> tuple[object, ...]:
        """For pickling, also when compiled."""
        return type(self), (self._rng,)

    def hear(self, event: Event) -> None:
        pass

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        option: Any = options[floor(self._uniform() * len(options))]
        if len(option) == 2 and type(option[1]) is str:  # nearly always, and seen at once
            return cast(Action, option)
        for part in option:
            if type(part) in HOLE_TYPES:
                return fill(option, self.below)
        return cast(Action, option)

    def below(self, n: int) -> int:
        return floor(self._uniform() * n)

    def reason(self) -> Event | None:
        """There is none."""
        return None

    def ponder(self, view: View, options: Sequence[Option]) -> float | None:
        return None


class Straight(Random):
    """The same for games whose options have no holes: it need not look for any."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        if NATIVE and isinstance(options, list):  # nearly always; compiled code reaches into it
            size: int = len(options)
            return cast(Action, options[floor(self._uniform() * size)])
        return options[floor(self._uniform() * len(options))]  # type: ignore[return-value]
