"""Any legal answer, each with the same chance: the yardstick for everything else."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import cast

from fabletop.core.dealer import Event
from fabletop.core.game import View
from fabletop.core.options import Action, Option, fill, has_holes


class Random:
    looks = False
    listens = False

    def __init__(self, rng: random.Random) -> None:
        self._uniform = rng.random

    def hear(self, event: Event) -> None:
        pass

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        option = options[int(self._uniform() * len(options))]
        if has_holes(option):
            return fill(option, self.below)
        return cast(Action, option)

    def below(self, n: int) -> int:
        return int(self._uniform() * n)

    def ponder(self, view: View) -> float | None:
        return None
