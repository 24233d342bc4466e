"""An edition: a game with a pack's content and the same rules."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import Any, cast

from fabletop.core.game import Game
from fabletop.packs.pack import read_pack


@lru_cache(maxsize=32)
def game_of_pack(text: str) -> Game[Any]:
    """The edition of a game with this pack. Raises `Wrong` for a faulty pack."""
    pack = read_pack(text)
    home = import_module(f"fabletop.games.{pack.game}")
    game = cast(Game[Any], home.made_of(pack.changes, pack.names, text))
    go_by_name(type(game))
    return game


def go_by_name(kind: type[Game[Any]]) -> None:
    """To other processes, and into copies, a game goes by its key and its pack."""
    copyreg.pickle(kind, by_name)


def by_name(game: Game[Any]) -> tuple[Callable[..., Game[Any]], tuple[str, str]]:
    from fabletop.games import game_of  # which imports this

    return game_of, (game.key, game.about.pack)
