"""What people say on the command line, understood or refused in one sentence."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn, cast

from fabletop.bots.bot import split_names
from fabletop.core.game import Game, Setting
from fabletop.core.options import Cards, Row, Word, read
from fabletop.games import FOLDERS, HOUSE, game_of
from fabletop.packs.pack import LARGEST as LARGEST_PACK
from fabletop.packs.pack import Pack, Wrong, read_pack
from fabletop.sim.checks import check_bots, check_table, find_game, usual_seats


def fail(sentence: str) -> NoReturn:
    """Something people can mend: one sentence, and a non-zero exit."""
    print(f"fabletop: {' '.join(sentence.split())}", file=sys.stderr)
    raise SystemExit(2)


class Parser(argparse.ArgumentParser):
    """Answers a slip in one sentence, as everything else here does."""

    def error(self, message: str) -> NoReturn:
        fail(message)


def find_edition(name: str, path: Path | None) -> Game[Any]:
    """The game, with a content pack if one is named."""
    game = find_game(name)
    pack = load_pack(path) if path else None
    if pack and pack.game != name:
        fail(f"{path} is a pack for {pack.game}, not for {name}")
    return game_of(name, pack.text) if pack else game


def read_limited(path: Path, most: int) -> bytes:
    """A file, and of one that is too long a little more than it may have."""
    with path.open("rb") as file:
        return file.read(most + 1)


def load_pack(path: Path) -> Pack:
    try:
        return read_pack(read_limited(path, LARGEST_PACK).decode())
    except OSError as error:
        fail(f"{path} cannot be read: {error.strerror}")
    except UnicodeDecodeError:
        fail(f"{path} is not a text in UTF-8")
    except Wrong as wrong:
        for fault in wrong.faults:
            print(f"{path}:{fault.line}: {fault.say()}", file=sys.stderr)
        raise SystemExit(2) from None


def find_options(game: Game[Any], said: Sequence[str]) -> dict[str, Word]:
    """NAME=VALUE pairs, each name once."""
    options: dict[str, Word] = {}
    for pair in said:
        name, equals, value = pair.partition("=")
        if not equals:
            fail(f"an option is given as NAME=VALUE, not {pair!r}")
        if name in options:
            fail(f"{name} is said twice")
        options[name] = find_value(game.about.settings.get(name), value)
    return options


def find_value(setting: Setting | None, text: str) -> Word:
    """A word as the setting means it: a number, true, a list by commas, or plain text."""
    accepts = setting.accepts if setting else ()
    if text in accepts:
        return text
    listed = any(isinstance(part, Cards | Row) for part in accepts)
    if (listed or "," in text) and not text.startswith("["):
        return tuple(find_word(word) for word in text.split(",") if text)
    return find_word(text)


def find_word(text: str) -> Word:
    if text in ("True", "False"):  # as Python writes them
        return text == "True"
    try:
        return cast(Word, read(json.loads(text)))
    except (ValueError, RecursionError):
        return text


def find_seats(
    game: Game[Any], args: argparse.Namespace, options: Mapping[str, Word], least: int, first: int
) -> int:
    """As many seats as were asked for, or as fit; checked by the game itself."""
    asked: int | None = args.seats
    seats = usual_seats(game, options, least, first) if asked is None else asked
    check_table(game, seats, options)
    check_guest(game, seats, options)
    return seats


def check_guest(game: Game[Any], seats: int, options: Mapping[str, Word]) -> None:
    """A game from elsewhere is played once with a bound: one that never ends would hang."""
    if FOLDERS[game.key].parent == HOUSE:
        return
    from fabletop.contract.endings import play_to_the_end  # only for guests
    from fabletop.contract.patience import Unending

    try:
        play_to_the_end(game, seats, options, seed=0)
    except Unending as error:
        fail(f"{game.key}: {error}")


def find_bots(names: str, game: Game[Any]) -> list[str]:
    bots = split_names(names)
    check_bots(game, bots)
    return bots
