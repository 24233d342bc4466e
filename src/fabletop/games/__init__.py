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
from fabletop.packs.edition import game_of_pack

SHELF: Sequence[Game[Any]] = (
    Cave(),
    OpenSesame(),
    Aladin(),
    TomThumb(),
    Basra(),
)
GAMES: Mapping[str, Game[Any]] = {game.key: game for game in SHELF}


def game_of(key: str, pack: str = "") -> Game[Any]:
    """The game of that name; so a bot that goes to another process need not carry its rules.

    With the text of a content pack, the pack's edition of it.
    """
    return game_of_pack(pack) if pack else GAMES[key]


for game in SHELF:
    copyreg.pickle(type(game), lambda game: (game_of, (game.key, game.about.pack)))
