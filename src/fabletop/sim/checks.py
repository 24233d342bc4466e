"""Checks requests before anything is played; a mistake gets one sentence."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from operator import index
from pathlib import Path
from typing import Any, cast

from fabletop.bots.bot import is_bot, levels
from fabletop.core.game import Game, Setting
from fabletop.core.options import Cards, Hole, Number, Row, Word, matches, read
from fabletop.games import FAULTS, GAMES, game_of
from fabletop.packs.pack import Wrong, read_pack
from fabletop.text import Speaker

Options = Mapping[str, object]
SEARCHING = ("ismcts:20ms", "ismcts:500", "ismcts:500,many")  # by time, by simulations, observers


class Slip(ValueError):
    """A mistake in a request; the message is one sentence."""


class Missing(Slip, ImportError):
    """A missing library, and how to install it."""

    def __init__(self, what: str, library: str) -> None:
        super().__init__(f"{what} needs {library}: pip install 'fabletop[lab]'")


def find_game(name: str) -> Game[Any]:
    if name not in GAMES:
        faults = "".join(f"; {fault}" for fault in FAULTS)
        raise Slip(f"there is no game {name!r}; there are {', '.join(GAMES)}{faults}")
    return GAMES[name]


def check_table(game: Game[Any], seats: int, options: Mapping[str, Word]) -> None:
    """Check that the game allows such a table."""
    refusal = game.refuse_setup(seats, options)
    if refusal:
        sentence = wrong_option(game, options) or Speaker(game.key, "en", []).refusal(refusal)
        raise Slip(f"{' '.join(sentence.split())} ({refusal.code}, {refusal.clause})")


def wrong_option(game: Game[Any], options: Mapping[str, Word]) -> str:
    """The fault of one option, and its allowed values."""
    for name, value in options.items():
        if name not in game.about.settings:
            return f"{game.key} has no option {name!r}; it has {', '.join(game.about.settings)}"
        setting = game.about.settings[name]
        if not any(matches(part, value) for part in setting.accepts):
            return f"{name} cannot be {written(value)}; it can be {allowed(setting)}"
    return ""


def allowed(setting: Setting) -> str:
    """All values of an option, as people write them."""
    return ", ".join(
        written_hole(part) if isinstance(part, Hole) else written(part) for part in setting.accepts
    )


def written(value: object) -> str:
    """A value as people write it: true, 6, lamp, or several with commas."""
    if isinstance(value, tuple | list):
        return ",".join(map(written, value)) or "empty"
    return value if isinstance(value, str) else json.dumps(value, default=str)


def written_hole(hole: Hole) -> str:
    """The values of a hole, in words."""
    match hole:
        case Number():
            steps = f" in steps of {hole.step}" if hole.step > 1 else ""
            return f"{hole.least} to {hole.most}{steps}"
        case Row():
            return f"up to {hole.most} numbers with commas: each {written_hole(hole.of)}"
        case Cards():
            least, most = hole.least, hole.most
            count = f"{most}" if least == most else f"{least} to {most}"
            return f"{count} of these with commas: {written(hole.of)}"
    return "any text"


def usual_seats(game: Game[Any], options: Mapping[str, Word], least: int, first: int) -> int:
    """The default number of seats: `first`, or the nearest possible one."""
    order = sorted(game.about.seats, key=lambda seats: (abs(seats - first), seats))
    fitting = (n for n in order if n >= least and not game.refuse_setup(n, options))
    return next(fitting, order[0])


def check_bots(game: Game[Any], bots: Sequence[str]) -> None:
    for bot in bots:
        if not is_bot(bot, game):
            known = ", ".join((*known_bots(game), SEARCHING[0]))
            raise Slip(f"there is no bot {bot!r}; there are {known}")


def known_bots(game: Game[Any]) -> list[str]:
    """Every bot, except searches and bots for studies only."""
    return list(dict.fromkeys((*levels(game), *game.mind.heuristics, *game.mind.characters)))


def fill_seats(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """One bot per seat; the last one repeats."""
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
    """The game of that name, with the content pack of a file if given."""
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
    """Options as a game expects them: lists become tuples."""
    if not isinstance(options or {}, Mapping):
        raise Slip(f"options are given by name, {{'name': value}}, not {options!r}")
    return cast("dict[str, Word]", {name: read(value) for name, value in (options or {}).items()})


def whole(number: object, least: int, what: str) -> int:
    """A whole number of at least so many."""
    try:
        found = index(cast(int, number))
    except TypeError:
        raise Slip(f"{what} must be a whole number, not {number!r}") from None
    at_least(found, least, what)
    return found
