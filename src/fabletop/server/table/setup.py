"""The game of a table, before it begins and while it is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from fabletop.core.dealer import commitment
from fabletop.core.game import Game
from fabletop.core.options import Word


@dataclass(slots=True)
class Setup:
    """A game, its options, and the key behind its chance."""

    game: Game[Any]
    options: Mapping[str, Word]
    key: bytes
    seal: str = field(init=False)

    def __post_init__(self) -> None:
        self.seal = commitment(self.key)

    def is_left_to_bots(self) -> bool:
        """Whether bots take over when people leave."""
        return self.game.table.stands_in(self.options)


@dataclass(slots=True)
class Shelf:
    """The games that a table may play next, and the source of their keys."""

    games: Mapping[str, Game[Any]]
    find_pack: Callable[[str], Game[Any] | None]  # a game with a content pack, by the pack's id
    new_key: Callable[[], bytes]
