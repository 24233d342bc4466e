"""Aladin, for those who count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fabletop.core.mind import BotMaker
from fabletop.core.options import Action, Word
from fabletop.core.study import Study
from fabletop.games.aladin import (
    repertoire,
    state,
    trials,
)
from fabletop.games.aladin.state import State
from fabletop.games.aladin.treasure import scores


class AladinStudy(Study[State]):
    """Aladin, for those who count."""

    trials: Mapping[str, BotMaker] = trials.TRIALS

    def points(self, s: State) -> Sequence[int]:
        return [sum(part) for part in scores(s)]

    def repertoire(self, seats: int, options: Mapping[str, Word]) -> Sequence[Action]:
        return repertoire.repertoire(seats, self.game.chosen(options))

    def components(self, s: State) -> Sequence[str]:
        return state.components(s)
