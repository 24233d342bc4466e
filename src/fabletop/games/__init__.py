"""All games of the house: one explicit line a game."""

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
