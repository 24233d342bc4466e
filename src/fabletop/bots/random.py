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
            return fill(option, lambda n: int(self._uniform() * n))
        return cast(Action, option)

    def reason(self) -> Event | None:
        """There is none."""
        return None

    def ponder(self, view: View, options: Sequence[Option]) -> float | None:
        return None
