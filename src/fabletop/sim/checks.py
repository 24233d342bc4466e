"""What people ask for, checked before anything is played; a slip is answered in one sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from pathlib import Path
from typing import Any, cast

from fabletop.bots.bot import is_bot
from fabletop.bots.bot import names as bot_names
from fabletop.core.game import Game
from fabletop.core.options import Word, read
from fabletop.games import GAMES, game_of
from fabletop.packs.pack import Wrong, read_pack
from fabletop.text import Speaker

Options = Mapping[str, object]


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


def edition(name: str, pack: str | Path | None) -> Game[Any]:
    """The rulebook of that name, with the content pack of a file if one is named."""
    if pack is None:
        return find_game(name)
    try:
        found = read_pack(Path(pack).read_text("utf-8"))
    except OSError as error:
        raise Slip(f"{pack} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Slip(f"{pack} is not a text in UTF-8") from None
    except Wrong as wrong:
        raise Slip(f"{pack}, {wrong}") from None
    if found.game != find_game(name).key:
        raise Slip(f"{pack} is a pack for {found.game}, not for {name}")
    return game_of(name, found.text)


def words(options: Options | None) -> dict[str, Word]:
    """Options as a game has them: lists are tuples."""
    if not isinstance(options or {}, Mapping):
        raise Slip(f"options are given by name, {{'name': value}}, not {options!r}")
    return cast("dict[str, Word]", {name: read(value) for name, value in (options or {}).items()})


def whole(number: object, least: int, what: str) -> int:
    """A whole number, of which there must be so many."""
    try:
        found = index(cast(int, number))
    except TypeError:
        raise Slip(f"{what} must be a whole number, not {number!r}") from None
    at_least(found, least, what)
    return found
