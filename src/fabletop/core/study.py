"""The part of a game for simulations, studies and learning environments.

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
    """Bots for studies only: the players behind published balance figures."""

    def __init__(self, game: Rulebook[S]) -> None:
        self.game = game

    def play_out(self, s: S, bots: Sequence[Bot], dealer: Dealer) -> int:
        """Play bots that need neither views nor events to the end; return how often they chose.

        The game is the same as by `actors`, `options` and `apply`, only faster.
        """
        return self.game.play_out(s, bots, dealer)

    def repertoire(self, seats: int, options: Mapping[str, Word]) -> Sequence[Option]:
        """Every action of verbs with arguments at such a table, for environments that number them.

        Verbs with too many actions are left out. An entry with a hole gives one number to all
        actions that fit it.
        """
        return ()

    def points(self, s: S) -> Sequence[int]:
        """What each seat's things would count now, hidden ones too; for replays and rollouts."""
        return ()

    def components(self, s: S) -> Sequence[str]:
        """Every piece in the box, wherever it lies; the same list throughout a game."""
        return ()
