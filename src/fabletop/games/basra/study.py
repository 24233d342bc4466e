"""Basra, for those who count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fabletop.core.mind import BotMaker
from fabletop.core.options import Option, Word
from fabletop.core.study import Study
from fabletop.games.basra import (
    repertoire,
    state,
    trials,
)
from fabletop.games.basra.state import State


class BasraStudy(Study[State]):
    """Basra, for those who count."""

    trials: Mapping[str, BotMaker] = trials.TRIALS

    def points(self, s: State) -> Sequence[int]:
        return list(s.money)

    def repertoire(self, seats: int, options: Mapping[str, Word]) -> Sequence[Option]:
        return repertoire.repertoire(seats, self.game.chosen(options))

    def components(self, s: State) -> Sequence[str]:
        return state.components(s)
