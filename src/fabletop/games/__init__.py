"""All games: those of the house, one explicit line a game, and guests from elsewhere."""

import copyreg
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from fabletop import text
from fabletop.core.game import Game
from fabletop.games.aladin import Aladin
from fabletop.games.basra import Basra
from fabletop.games.cave import Cave
from fabletop.games.guests import PLACES, NoGame, game_in, guests
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
_all: dict[str, Game[Any]] = {game.key: game for game in SHELF}
GAMES: Mapping[str, Game[Any]] = _all
HOUSE = Path(__file__).parent
FOLDERS: dict[str, Path] = {game.key: HOUSE / game.key for game in SHELF}
FAULTS: list[str] = []  # of guests that should be here and could not be loaded: a sentence each


def game_of(key: str, pack: str = "") -> Game[Any]:
    """The game of that name; so a bot that goes to another process need not carry its rules.

    With the text of a content pack, the pack's edition of it.
    """
    return game_of_pack(pack) if pack else GAMES[key]


def add_game(place: str | Path) -> Game[Any]:
    """Put the game in a folder on the shelf: here, and in processes started from now on.

    Raises `NoGame`.
    """
    place = Path(place)
    game = game_in(place)
    folder = place.resolve()
    welcome(game, folder)
    known = os.environ.get(PLACES, "").split(os.pathsep)
    if str(folder) not in known:
        os.environ[PLACES] = os.pathsep.join(filter(None, (*known, str(folder))))
    return game


def welcome(game: Game[Any], folder: Path) -> None:
    """A guest sits with the others."""
    if FOLDERS.get(game.key, folder) != folder:
        raise NoGame(f"there is a game {game.key} already: the one in {folder} needs another key")
    _all.setdefault(game.key, game)
    FOLDERS[game.key] = text.FOLDERS[game.key] = folder
    go_by_name(game)


def go_by_name(game: Game[Any]) -> None:
    """To other processes a game goes by its key and its pack."""
    copyreg.pickle(type(game), lambda game: (game_of, (game.key, game.about.pack)))


for _game in SHELF:
    go_by_name(_game)
for _found in guests():
    try:
        welcome(*_found())
    except NoGame as _error:  # who asks for a game is told, and the others can be played
        FAULTS.append(str(_error))
