"""Tom Thumb, for those who count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from fabletop.core.options import Action, Word
from fabletop.core.study import Study
from fabletop.games.tom_thumb import repertoire, state, trials
from fabletop.games.tom_thumb.state import State

if TYPE_CHECKING:
    from fabletop.games.tom_thumb import TomThumb


class ThumbStudy(Study[State]):
    """Tom Thumb, for those who count."""

    def __init__(self, game: TomThumb) -> None:
        super().__init__(game)
        self.box = game.box
        self.trials = trials.trials_of(game.box)

    def repertoire(self, seats: int, options: Mapping[str, Word]) -> Sequence[Action]:
        return repertoire.repertoire(self.box, seats, self.game.chosen(options))

    def components(self, s: State) -> Sequence[str]:
        return state.components(s)
