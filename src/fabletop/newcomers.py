"""Games from elsewhere on the command line: begin one, and see what it has and what is missing.

Two tiers. A *table-ready* game has rules, views, refusals and one language, and keeps the contract:
it can be played in the browser, simulated and studied. A *built-in* game has the rest too.
"""

from __future__ import annotations

import argparse
import re
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from textwrap import indent
from typing import Any, NamedTuple

from fabletop.core.game import Game
from fabletop.core.rulebook import Rulebook
from fabletop.games import FOLDERS, add_game
from fabletop.games.guests import NoGame
from fabletop.text import LANGUAGES

KEY = re.compile(r"[a-z][a-z0-9_]{1,30}")
LEFT, LEAVING = 10, 0.2  # games in which people leave, and how often before a question
LONGEST_CHECK = 300.0  # seconds of the processor at one table
ROUNDS, ENOUGH = 6, 0.5  # how often all tables are checked with other luck, at most for so long
TABLE_READY, BUILT_IN = "table-ready", "built-in"


class Point(NamedTuple):
    """One thing a tier asks for, and what is missing of it; "" if it is there."""

    tier: str
    what: str
    missing: str = ""


def add_commands(command: Any) -> None:
    """`new-game` and `check-game`."""
    sub = command("new-game", "Begin a game of your own in a new folder.", new_game)
    sub.add_argument("folder", type=Path, help="its last part is the game's key: fox_and_geese")
    more = "with secret hands and choices made at once, instead of open dice"
    sub.add_argument("--secret", action="store_true", help=more)
    sub = command("check-game", "What a game has, and what it lacks.", check_game)
    sub.add_argument("folder", type=Path)


# -- beginning one


def new_game(args: argparse.Namespace) -> None:
    folder: Path = args.folder
    if not KEY.fullmatch(folder.name):
        raise NoGame(f"a game's key is small letters, digits and _, not {folder.name!r}")
    if folder.exists():
        raise NoGame(f"{folder} is there already")
    words = [word.title() for word in folder.name.split("_") if word]
    called = {"KEY": folder.name, "TITLE": " ".join(words), "Name": "".join(words)}
    for file, text in pattern("secret" if args.secret else "open").items():
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(re.sub("|".join(called), lambda at: called[at[0]], text), "utf-8")
    print(f"{folder} is a game now: fabletop --with {folder} serve")
    print(f"What it has and what it lacks: fabletop check-game {folder}")


def pattern(kind: str) -> dict[str, str]:
    """The files of a first game: one in which everybody rolls a die in turn, or one of secrets."""
    folder = Path(__file__).parent / "pattern" / kind
    return {
        str(path.relative_to(folder)).removesuffix(".txt"): path.read_text("utf-8")
        for path in sorted(folder.rglob("*.txt"))
    }


# -- checking one


def check_game(args: argparse.Namespace) -> None:
    game = add_game(args.folder)
    points = [*table_ready(game), *of_the_house(game)]
    for tier in (TABLE_READY, BUILT_IN):
        of_tier = [point for point in points if point.tier == tier]
        done = all(not point.missing for point in of_tier)
        print(f"{tier}: {'complete' if done else 'not yet'}")
        for point in of_tier:
            print(f"  {'no ' if point.missing else 'yes'} {point.what}")
            if point.missing:
                print(indent(point.missing, " " * 6))
    if any(point.missing for point in points if point.tier == TABLE_READY):
        raise SystemExit(1)


def table_ready(game: Game[Any]) -> Iterator[Point]:
    """What a game needs to be played, by people and by bots."""
    trial = try_out(game)
    yield Point(TABLE_READY, "declared positions", "" if is_declared(game) else "no `fields`")
    yield Point(TABLE_READY, "words in English", wordless(game, "en", trial))
    yield Point(TABLE_READY, "games that run and end", trial.fault)
    if trial.fault:
        yield Point(TABLE_READY, "the contract", "it is checked when games run and end")
        return
    yield Point(TABLE_READY, "bots that search know who is ahead", upside_down(game))
    yield from contract(game)


def upside_down(game: Game[Any]) -> str:
    """Whether a search would play to lose: mostly `prospects` puts those ahead who came last."""
    from fabletop.contract.endings import who_is_ahead
    from fabletop.contract.walks import tables

    try:
        pairs = [who_is_ahead(game, *table) for table in tables(game)]
    except Exception as error:
        return explained(game, error)
    if sum(wrong for _, wrong in pairs) <= sum(right for right, _ in pairs):
        return ""
    return (
        "at the end of games `prospects` puts losers ahead of winners, so a search plays to lose.\n"
        "Do the fewest points win? Then write `prospects` in your Mind: return points with a minus"
    )


def is_declared(game: Game[Any]) -> bool:
    return isinstance(game, Rulebook) and bool(game.fields.fields)


class Trial(NamedTuple):
    """What a few games showed: why one did not end, how the others did, how they refuse."""

    fault: str
    reasons: tuple[str, ...] = ()
    refusals: Mapping[str, Collection[str]] = {}


def try_out(game: Game[Any]) -> Trial:
    """One game at every table, and some that people leave, before anything else is checked."""
    from fabletop.contract.endings import play_to_the_end, refusal_arguments
    from fabletop.contract.walks import tables

    reasons: dict[str, None] = {}
    refusals: dict[str, Collection[str]] = {}
    for seed, table in enumerate(tables(game)):
        try:
            for leaving, luck in ((0.0, seed), *((LEAVING, n) for n in range(LEFT))):
                outcome = play_to_the_end(game, table.seats, table.options, luck, leaving)
                reasons[outcome.reason] = None
            refusals |= refusal_arguments(game, table.seats, table.options)
        except Exception as error:
            return Trial(at_table(game, table, error))
    return Trial("", tuple(reasons), refusals)


def contract(game: Game[Any]) -> Iterator[Point]:
    """Every check of the suite; what one finds that another found before is said once."""
    from fabletop.contract.suite import CHECKS  # only for those who check

    found: dict[str, str] = {}
    for check in CHECKS:
        said = (check.__doc__ or "").split("\n")[0].rstrip(".")
        fault = broken(game, check)
        first = found.setdefault(fault, check.__name__) if fault else ""
        again = fault and first != check.__name__
        fault = f"the same as in {first}" if again else fault
        yield Point(TABLE_READY, f"{check.__name__}: {said}", fault)


def broken(game: Game[Any], check: Any) -> str:
    """Where a check of the contract fails, at every table the suite can think of.

    A quick check is repeated with other luck: a fault may need a rare moment to show.
    """
    from fabletop.contract.patience import ends_within
    from fabletop.contract.walks import tables

    start, every = time.process_time(), list(tables(game))
    for seed in range(ROUNDS * len(every)):
        if seed >= len(every) and time.process_time() - start > ENOUGH:
            break
        table = every[seed % len(every)]
        try:
            with ends_within(LONGEST_CHECK):
                check(game, table.seats, table.options, seed)
        except Exception as error:
            return at_table(game, table, error)
    return ""


def at_table(game: Game[Any], table: Any, error: Exception) -> str:
    """What went wrong, and at which table."""
    options = f" with {dict(table.options)}" if table.options else ""
    return f"{table.seats} seats{options}: {explained(game, error)}"


def explained(game: Game[Any], error: Exception) -> str:
    from fabletop.contract.faults import explain

    return explain(error, game, FOLDERS[game.key])


def wordless(game: Game[Any], language: str, trial: Trial) -> str:
    """What is wrong with the words of a language, and what is missing."""
    from fabletop.contract import texts

    file = FOLDERS[game.key] / "text" / f"{language}.ftl"
    name = f"text/{language}.ftl"
    if not file.is_file():
        return f"no {name}"
    messages, mistakes = texts.read(file)
    faults = [f"{name}, {mistake}" for mistake in mistakes]
    missing = texts.missing(game, messages, trial.reasons)
    faults += [f"no words for {', '.join(missing)}"] if missing else []
    faults += texts.unknown_variables(game, messages, trial.refusals)
    return "\n".join(faults)


def of_the_house(game: Game[Any]) -> Iterator[Point]:
    """What every built-in game has beyond that."""
    folder = FOLDERS[game.key]
    silent = [language for language in LANGUAGES if wordless(game, language, Trial(""))]
    yield Point(BUILT_IN, "six languages", f"not whole: {', '.join(silent)}" if silent else "")
    yield Point(BUILT_IN, "rulebook with clauses", without_rule(game))
    pages = [f"rules/{language}.md" for language in LANGUAGES]
    yield Point(BUILT_IN, "rules for people who play", lacks(folder, pages))
    board = ["board/board.js", "board/board.css", "board/cover.svg", "board/CREDITS.md"]
    yield Point(BUILT_IN, "a board of its own", lacks(folder, board))
    yield Point(BUILT_IN, "content as data", lacks(folder, ["content.toml", "limits.toml"]))
    people = game.mind.characters
    yield Point(BUILT_IN, "bots with names of their own", "" if people else "no characters")
    reasons = "" if game.mind.reasons else "no reasons"
    yield Point(BUILT_IN, "bots that say why", reasons)
    yield Point(BUILT_IN, "figures about its balance", lacks(folder, ["balance.toml"]))
    goldens = ["tests/census.json", "tests/transcript.txt"]
    yield Point(BUILT_IN, "scenarios, census and transcript", lacks(folder, goldens))


def without_rule(game: Game[Any]) -> str:
    """The clauses that refusals and code cite and that are not in the rulebook."""
    folder = FOLDERS[game.key]
    if not (folder / "RULES.md").is_file():
        return "no RULES.md"
    clauses = re.findall(r"\*\*([A-Z]{2}-\d+[a-z]?)\*\*", (folder / "RULES.md").read_text("utf-8"))
    cited = set(game.about.refusals.values())
    for path in folder.glob("*.py"):
        cited |= set(re.findall(r"\b[A-Z]{2}-\d+[a-z]?\b", path.read_text("utf-8")))
    lost = sorted(cited - set(clauses))
    return f"cited and not in RULES.md: {', '.join(lost)}" if lost else ""


def lacks(folder: Path, files: Sequence[str]) -> str:
    missing = [file for file in files if not (folder / file).is_file()]
    return f"no {', '.join(missing)}" if missing else ""
