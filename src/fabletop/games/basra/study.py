"""Basra, for those who count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from fabletop.core.options import Option, Word
from fabletop.core.study import Study
from fabletop.games.basra import repertoire, state, trials
from fabletop.games.basra.state import State

if TYPE_CHECKING:
    from fabletop.games.basra import Basra


class BasraStudy(Study[State]):
    """Basra, for those who count."""

    def __init__(self, game: Basra) -> None:
        super().__init__(game)
        self.box = game.box
        self.trials = trials.trials(game.box)

    def points(self, s: State) -> Sequence[int]:
        return list(s.money)

    def repertoire(self, seats: int, options: Mapping[str, Word]) -> Sequence[Option]:
        return repertoire.repertoire(self.box, seats, self.game.chosen(options))

    def components(self, s: State) -> Sequence[str]:
        return state.components(s)
