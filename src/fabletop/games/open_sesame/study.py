"""Open Sesame, for those who count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from fabletop.core.options import Action, Word
from fabletop.core.study import Study
from fabletop.games.open_sesame import repertoire, score, state, trials
from fabletop.games.open_sesame.state import State

if TYPE_CHECKING:
    from fabletop.games.open_sesame import OpenSesame


class SesameStudy(Study[State]):
    """Open Sesame, for those who count."""

    def __init__(self, game: OpenSesame) -> None:
        super().__init__(game)
        self.box = game.box
        self.trials = trials.trials_of(self.box)

    def points(self, s: State) -> Sequence[int]:
        return [score.standing(s, seat)[0] for seat in range(s.seats)]

    def repertoire(self, seats: int, options: Mapping[str, Word]) -> Sequence[Action]:
        return repertoire.repertoire(self.box, self.game.chosen(options))

    def components(self, s: State) -> Sequence[str]:
        return state.components(s)
