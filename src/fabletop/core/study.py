"""What those need of a game who count: simulations, figures, environments for learning.

Each game has one, `game.study`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Generic

from fabletop.core.dealer import Dealer
from fabletop.core.game import S
from fabletop.core.mind import Bot, BotMaker
from fabletop.core.options import Option, Word

if TYPE_CHECKING:
    from fabletop.core.rulebook import Rulebook


class Study(Generic[S]):
    """The part of a game that simulations and studies ask."""

    trials: Mapping[str, BotMaker] = {}
    """Players for studies only: those its balance figures were made with."""

    def __init__(self, game: Rulebook[S]) -> None:
        self.game = game

    def play_out(self, s: S, bots: Sequence[Bot], dealer: Dealer) -> int:
        """Let bots that need neither views nor events play to the end; how often they chose.

        The same game as by `actors`, `options` and `apply`, only faster.
        """
        return self.game.play_out(s, bots, dealer)

    def repertoire(self, seats: int, options: Mapping[str, Word]) -> Sequence[Option]:
        """Every action that verbs with arguments can make at such a table, for those who number.

        Verbs with too many are left out. Of options with holes, those in it that fit. One with a
        hole of its own is one number for all that the hole can be filled with.
        """
        return ()

    def points(self, s: S) -> Sequence[int]:
        """What everybody's things would count now, hidden ones too: for those who look back."""
        return ()

    def components(self, s: S) -> Sequence[str]:
        """Every piece in the box, wherever it lies: the same list from first to last."""
        return ()
