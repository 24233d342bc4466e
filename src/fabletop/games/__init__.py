"""All games of the house: one explicit line a game."""

import copyreg
from collections.abc import Mapping, Sequence
from typing import Any

from fabletop.core.game import Game
from fabletop.games.aladin import Aladin
from fabletop.games.basra import Basra
from fabletop.games.cave import Cave
from fabletop.games.open_sesame import OpenSesame
from fabletop.games.tom_thumb import TomThumb

SHELF: Sequence[Game[Any]] = (
    Cave(),
    OpenSesame(),
    Aladin(),
    TomThumb(),
    Basra(),
)
GAMES: Mapping[str, Game[Any]] = {game.key: game for game in SHELF}


def game_of(key: str) -> Game[Any]:
    """The game of that name; so a bot that goes to another process need not carry its rules."""
    return GAMES[key]


for game in SHELF:
    copyreg.pickle(type(game), lambda game: (game_of, (game.key,)))
