"""Any legal answer, each with the same chance: the yardstick for everything else."""

from __future__ import annotations

import random
from collections.abc import Sequence

from fabletop.core.dealer import Event
from fabletop.core.game import View
from fabletop.core.options import HOLES, Action, Option, fill

HOLE_TYPES = frozenset(HOLES)


class Random:
    looks = False
    listens = False

    def __init__(self, rng: random.Random) -> None:
        self._uniform = rng.random

    def hear(self, event: Event) -> None:
        pass

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        option = options[int(self._uniform() * len(options))]
        if HOLE_TYPES.isdisjoint(map(type, option)):
            return option  # type: ignore[return-value]
        return fill(option, lambda n: int(self._uniform() * n))
