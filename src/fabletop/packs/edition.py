"""An edition: a game with a pack's content and the same rules."""

from __future__ import annotations

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
    return cast(Game[Any], home.made_of(pack.changes, pack.names, text))
