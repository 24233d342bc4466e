"""All games: those of the house, one explicit line a game, and guests from elsewhere.

One of the house is imported when it is first asked for: a device that plays one game need not wait
for the others.
"""

import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from fabletop import text
from fabletop.core.game import Game
from fabletop.games.guests import PLACES, NoGame, game_in, guests
from fabletop.packs.edition import game_of_pack, go_by_name


def cave() -> Game[Any]:
    from fabletop.games.cave import Cave

    return Cave()


def open_sesame() -> Game[Any]:
    from fabletop.games.open_sesame import OpenSesame

    return OpenSesame()


def aladin() -> Game[Any]:
    from fabletop.games.aladin import Aladin

    return Aladin()


def tom_thumb() -> Game[Any]:
    from fabletop.games.tom_thumb import TomThumb

    return TomThumb()


def basra() -> Game[Any]:
    from fabletop.games.basra import Basra

    return Basra()


SHELF: Mapping[str, Callable[[], Game[Any]]] = {
    "cave": cave,
    "open_sesame": open_sesame,
    "aladin": aladin,
    "tom_thumb": tom_thumb,
    "basra": basra,
}


class Games(Mapping[str, Game[Any]]):
    """Games by their keys."""

    def __init__(self) -> None:
        self.known: dict[str, Game[Any] | None] = dict.fromkeys(SHELF)

    def __getitem__(self, key: str) -> Game[Any]:
        game = self.known[key]
        if game is None:
            game = SHELF[key]()
            self.put(game)
        return game

    def __contains__(self, key: object) -> bool:
        return key in self.known

    def __iter__(self) -> Iterator[str]:
        return iter(self.known)

    def __len__(self) -> int:
        return len(self.known)

    def put(self, game: Game[Any]) -> None:
        self.known[game.key] = game
        go_by_name(type(game))


_all = Games()
GAMES: Mapping[str, Game[Any]] = _all
HOUSE = Path(__file__).parent
FOLDERS: dict[str, Path] = {key: HOUSE / key for key in SHELF}
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
    if game.key not in _all:
        _all.put(game)
    FOLDERS[game.key] = text.FOLDERS[game.key] = folder


for _found in guests():
    try:
        welcome(*_found())
    except NoGame as _error:  # who asks for a game is told, and the others can be played
        FAULTS.append(str(_error))
