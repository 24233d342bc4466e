"""What people ask for, checked before anything is played; a slip is answered in one sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fabletop.bots.bot import is_bot
from fabletop.bots.bot import names as bot_names
from fabletop.core.game import Game
from fabletop.core.options import Word
from fabletop.games import GAMES
from fabletop.text import Speaker


class Slip(ValueError):
    """Something people can mend: a sentence that says what."""


class Missing(Slip, ImportError):
    """A library is not there: how to get it."""

    def __init__(self, what: str, library: str) -> None:
        super().__init__(f"{what} needs {library}: pip install 'fabletop[lab]'")


def find_game(name: str) -> Game[Any]:
    if name not in GAMES:
        raise Slip(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    return GAMES[name]


def check_table(game: Game[Any], seats: int, options: Mapping[str, Word]) -> None:
    """Whether there can be such a table, as the game itself says."""
    refusal = game.refuse_setup(seats, options)
    if refusal:
        sentence = Speaker(game.key, "en", []).refusal(refusal)
        raise Slip(f"{' '.join(sentence.split())} ({refusal.code}, {refusal.clause})")


def check_bots(game: Game[Any], bots: Sequence[str]) -> None:
    for bot in bots:
        if not is_bot(bot, game):
            known = ", ".join(bot_names(game))
            raise Slip(f"there is no bot {bot!r}; there are {known}, ismcts:20ms")


def fill_seats(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot a seat; the last one repeats."""
    if not bots:
        raise Slip("name at least one bot")
    if len(bots) > seats:
        raise Slip(f"{len(bots)} bots do not fit on {seats} seats")
    return (*bots, *[bots[-1]] * (seats - len(bots)))


def at_least(number: float, least: int, what: str) -> None:
    if not number >= least:
        raise Slip(f"{what} must be at least {least}")


def check_seed(seed: int) -> None:
    if not -(2**63) <= seed < 2**63:
        raise Slip("a seed is a number of at most 63 bits")
