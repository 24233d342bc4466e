"""Aladin, for those who count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from fabletop.core.options import Action, Word
from fabletop.core.study import Study
from fabletop.games.aladin import repertoire, state
from fabletop.games.aladin.state import State
from fabletop.games.aladin.treasure import scores
from fabletop.games.aladin.trials import trials_of

if TYPE_CHECKING:
    from fabletop.games.aladin import Aladin


class AladinStudy(Study[State]):
    """Aladin, for those who count."""

    def __init__(self, game: Aladin) -> None:
        super().__init__(game)
        self.box = game.box
        self.trials = trials_of(game.box)

    def points(self, s: State) -> Sequence[int]:
        return [sum(part) for part in scores(s)]

    def repertoire(self, seats: int, options: Mapping[str, Word]) -> Sequence[Action]:
        return repertoire.repertoire(self.box, seats, self.game.chosen(options))

    def components(self, s: State) -> Sequence[str]:
        return state.components(s)
