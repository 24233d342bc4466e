"""Games from elsewhere on the command line: begin one, and see what it has and what is missing.

Two tiers. A *table-ready* game has rules, views, refusals and one language, and keeps the contract:
it can be played in the browser, simulated and studied. A game *of the house* has the rest too.
"""

from __future__ import annotations

import argparse
import re
import traceback
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from fabletop.core.game import Game
from fabletop.core.rulebook import Rulebook
from fabletop.games import FOLDERS, add_game
from fabletop.games.guests import NoGame
from fabletop.text import LANGUAGES, Speaker

KEY = re.compile(r"[a-z][a-z0-9_]{1,30}")
TABLE_READY, OF_THE_HOUSE = "table-ready", "of the house"


class Point(NamedTuple):
    """One thing a tier asks for, and what is missing of it; "" if it is there."""

    tier: str
    what: str
    missing: str = ""


def add_commands(command: Any) -> None:
    """`new-game` and `check-game`."""
    sub = command("new-game", "Begin a game of your own in a new folder.", new_game)
    sub.add_argument("folder", type=Path, help="its last part is the game's key: fox_and_geese")
    sub = command("check-game", "What a game has, and what it lacks.", check_game)
    sub.add_argument("folder", type=Path)


# -- beginning one


def new_game(args: argparse.Namespace) -> None:
    folder: Path = args.folder
    if not KEY.fullmatch(folder.name):
        raise NoGame(f"a game's key is small letters, digits and _, not {folder.name!r}")
    if folder.exists():
        raise NoGame(f"{folder} is there already")
    name = "".join(word.title() for word in folder.name.split("_"))
    for file, text in pattern().items():
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace("KEY", folder.name).replace("Name", name), "utf-8")
    print(f"{folder} is a game now: fabletop --with {folder} serve")
    print(f"What it has and what it lacks: fabletop check-game {folder}")


def pattern() -> dict[str, str]:
    """The files of a first game: everybody rolls a die in turn, the highest sum wins."""
    folder = Path(__file__).parent / "pattern"
    return {
        str(path.relative_to(folder)).removesuffix(".txt"): path.read_text("utf-8")
        for path in sorted(folder.rglob("*.txt"))
    }


# -- checking one


def check_game(args: argparse.Namespace) -> None:
    game = add_game(args.folder)
    points = [*table_ready(game), *of_the_house(game)]
    for tier in (TABLE_READY, OF_THE_HOUSE):
        of_tier = [point for point in points if point.tier == tier]
        done = all(not point.missing for point in of_tier)
        print(f"{tier}: {'complete' if done else 'not yet'}")
        for point in of_tier:
            print(f"  {'no ' if point.missing else 'yes'} {point.what}")
            if point.missing:
                print(f"      {point.missing}")
    if any(point.missing for point in points if point.tier == TABLE_READY):
        raise SystemExit(1)


def table_ready(game: Game[Any]) -> Iterator[Point]:
    """What a game needs to be played, by people and by bots."""
    from fabletop.contract.suite import CHECKS  # only for those who check

    yield Point(TABLE_READY, "declared positions", "" if is_declared(game) else "no `fields`")
    yield Point(TABLE_READY, "words in English", wordless(game, "en"))
    for check in CHECKS:
        said = (check.__doc__ or "").split("\n")[0].rstrip(".")
        yield Point(TABLE_READY, f"{check.__name__}: {said}", broken(game, check))


def is_declared(game: Game[Any]) -> bool:
    return isinstance(game, Rulebook) and bool(game.fields.fields)


def broken(game: Game[Any], check: Any) -> str:
    """Where a check of the contract fails, at every table the suite can think of."""
    from fabletop.contract.walks import tables

    for seed, table in enumerate(tables(game)):
        try:
            check(game, table.seats, table.options, seed)
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            said = str(error) or where.line
            options = f" with {dict(table.options)}" if table.options else ""
            return f"{table.seats} seats{options}: {type(error).__name__}: {said}"
    return ""


def needed_words(game: Game[Any]) -> list[str]:
    """Every message a table asks for."""
    about = game.about
    keys = ["game-name", "game-line"]
    keys += [f"option-{verb}" for verb in about.actions]
    keys += [f"event-{key}" for key in about.events]
    keys += [f"refusal-{code}" for code in about.refusals]
    keys += [f"setting-{name}" for name in about.settings]
    if isinstance(game, Rulebook):
        keys += [f"{kind}-{step}" for step in game.asks for kind in ("ask", "wait")]
    return keys


def wordless(game: Game[Any], language: str) -> str:
    if not (FOLDERS[game.key] / "text" / f"{language}.ftl").is_file():
        return f"no text/{language}.ftl"
    words = Speaker(game.key, language, [])
    missing = [key for key in needed_words(game) if not words.has(key)]
    return f"no words for {', '.join(missing)}" if missing else ""


def of_the_house(game: Game[Any]) -> Iterator[Point]:
    """What all games of the house have beyond that."""
    folder = FOLDERS[game.key]
    silent = [language for language in LANGUAGES if wordless(game, language)]
    yield Point(OF_THE_HOUSE, "six languages", f"not whole: {', '.join(silent)}" if silent else "")
    yield Point(OF_THE_HOUSE, "rulebook with clauses", lacks(folder, ["RULES.md"]))
    pages = [f"rules/{language}.md" for language in LANGUAGES]
    yield Point(OF_THE_HOUSE, "rules for people who play", lacks(folder, pages))
    board = ["board/board.js", "board/board.css", "board/cover.svg", "board/CREDITS.md"]
    yield Point(OF_THE_HOUSE, "a board of its own", lacks(folder, board))
    yield Point(OF_THE_HOUSE, "content as data", lacks(folder, ["content.toml", "limits.toml"]))
    people = game.mind.characters
    yield Point(OF_THE_HOUSE, "bots with names of their own", "" if people else "no characters")
    reasons = "" if game.mind.reasons else "no reasons"
    yield Point(OF_THE_HOUSE, "bots that say why", reasons)
    yield Point(OF_THE_HOUSE, "figures about its balance", lacks(folder, ["balance.toml"]))
    goldens = ["tests/census.json", "tests/transcript.txt"]
    yield Point(OF_THE_HOUSE, "scenarios, census and transcript", lacks(folder, goldens))


def lacks(folder: Path, files: Sequence[str]) -> str:
    missing = [file for file in files if not (folder / file).is_file()]
    return f"no {', '.join(missing)}" if missing else ""
