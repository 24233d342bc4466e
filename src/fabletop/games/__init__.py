"""All games of the house: one explicit line a game."""

from collections.abc import Mapping
from typing import Any

from fabletop.core.game import Game
from fabletop.games.cave import Cave

GAMES: Mapping[str, Game[Any]] = {game.key: game for game in (Cave(),)}
