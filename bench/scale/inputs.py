"""Every figure of the sheet, from inputs.toml: its value, how it is known, where from and when."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).with_name("inputs.toml")
KINDS = ("measured", "computed", "assumed", "set")  # "set": by our own code


class Input(NamedTuple):
    """One figure."""

    value: float
    unit: str
    kind: str
    source: str


class Game(NamedTuple):
    """What was measured of one game, at three seats."""

    moves: float  # of a game of default bots
    minutes: float  # of a game of people, as its rules say
    wal: float  # bytes a move
    disk: float  # bytes a move
    sent: float  # bytes a player and move
    cpu: float  # milliseconds of the server a move


@dataclass(frozen=True, slots=True)
class Inputs:
    """All of them."""

    figures: dict[str, Input]
    games: dict[str, Game]

    def __getitem__(self, name: str) -> float:
        return self.figures[name].value

    def mean(self, field: str) -> float:
        """Over the games, each move counted alike: games with many moves weigh more."""
        pace = {name: game.moves / game.minutes for name, game in self.games.items()}
        total = sum(getattr(game, field) * pace[name] for name, game in self.games.items())
        return float(total / sum(pace.values()))

    def moves_a_game(self) -> float:
        """Of all moves, over all games that end."""
        games = sum(1 / game.minutes for game in self.games.values()) / len(self.games)
        return self.moves_a_minute() / games

    def moves_a_minute(self) -> float:
        """Of one table, if all games are played for as long."""
        return sum(game.moves / game.minutes for game in self.games.values()) / len(self.games)


def read(path: Path = FILE) -> Inputs:
    """Raises ValueError where a figure has no source, or none of the kinds."""
    data = tomllib.loads(path.read_text("utf-8"))
    figures = {name: Input(**entry) for name, entry in data["figures"].items()}
    for name, each in figures.items():
        if each.kind not in KINDS or not each.source:
            raise ValueError(f"{name} needs a source and one of {', '.join(KINDS)}")
    return Inputs(figures, {name: Game(**entry) for name, entry in data["games"].items()})
