"""Tom Thumb, for those who count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fabletop.core.mind import BotMaker
from fabletop.core.options import Action, Word
from fabletop.core.study import Study
from fabletop.games.tom_thumb import (
    repertoire,
    state,
    trials,
)
from fabletop.games.tom_thumb.state import State


class ThumbStudy(Study[State]):
    """Tom Thumb, for those who count."""

    trials: Mapping[str, BotMaker] = trials.TRIALS

    def repertoire(self, seats: int, options: Mapping[str, Word]) -> Sequence[Action]:
        return repertoire.repertoire(seats, self.game.chosen(options))

    def components(self, s: State) -> Sequence[str]:
        return state.components(s)
