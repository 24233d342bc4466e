"""A game with a pack's content: another value for the same rules."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Any, cast

from fabletop.core.game import Game
from fabletop.packs.pack import read_pack


@lru_cache(maxsize=32)
def game_of_pack(text: str) -> Game[Any]:
    """The game a pack is for, with its content. Raises `Wrong` if there is something wrong."""
    pack = read_pack(text)
    home = import_module(f"fabletop.games.{pack.game}")
    return cast(Game[Any], home.made_of(pack.changes, pack.names, text))
