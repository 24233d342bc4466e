"""Open Sesame, for those who count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fabletop.core.mind import BotMaker
from fabletop.core.options import Action, Word
from fabletop.core.study import Study
from fabletop.games.open_sesame import (
    repertoire,
    rules,
    state,
    trials,
)
from fabletop.games.open_sesame.state import State


class SesameStudy(Study[State]):
    """Open Sesame, for those who count."""

    trials: Mapping[str, BotMaker] = trials.TRIALS

    def points(self, s: State) -> Sequence[int]:
        return [rules.standing(s, seat)[0] for seat in range(s.seats)]

    def repertoire(self, seats: int, options: Mapping[str, Word]) -> Sequence[Action]:
        return repertoire.repertoire(seats, self.game.chosen(options))

    def components(self, s: State) -> Sequence[str]:
        return state.components(s)
