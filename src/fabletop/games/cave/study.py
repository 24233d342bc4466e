"""Cave of Treasures, for those who count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from fabletop.core.options import Action, Word
from fabletop.core.study import Study
from fabletop.games.cave import repertoire, rules, state, trials
from fabletop.games.cave.bots import Valuer
from fabletop.games.cave.state import State

if TYPE_CHECKING:
    from fabletop.games.cave import Cave


class CaveStudy(Study[State]):
    """Cave of Treasures, for those who count."""

    def __init__(self, game: Cave) -> None:
        super().__init__(game)
        self.box = game.box
        self.trials = trials.trials_of(Valuer(game.box))

    def points(self, s: State) -> Sequence[int]:
        return [rules.standing(s, seat)[1] for seat in range(s.seats)]

    def repertoire(self, seats: int, options: Mapping[str, Word]) -> Sequence[Action]:
        return repertoire.repertoire(self.box, seats, self.game.chosen(options))

    def components(self, s: State) -> Sequence[str]:
        return state.components(s)
