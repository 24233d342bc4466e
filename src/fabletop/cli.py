"""The command line: fabletop serve | games | simulate | arena | study | replay | verify | pack."""

from __future__ import annotations

import argparse
import json
import signal
import sqlite3
import sys
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, cast

from fabletop import __version__, newcomers, tables
from fabletop.bots.bot import levels, split_names
from fabletop.bounds import LONGEST_FILE, MOST_VALUES, Beyond, check_json
from fabletop.core import record as records
from fabletop.core.game import Game, Json, Setting
from fabletop.core.options import HOLES, Cards, Row, Word, read
from fabletop.core.record import Damaged, Record
from fabletop.games import GAMES, add_game, game_of
from fabletop.games.guests import NoGame
from fabletop.packs.names import spoken
from fabletop.packs.pack import LARGEST as LARGEST_PACK
from fabletop.packs.pack import Pack, Wrong, read_pack
from fabletop.packs.start import starting_pack
from fabletop.packs.wording import doubts, told
from fabletop.sim import arena
from fabletop.sim import report as reports
from fabletop.sim.checks import (
    SEARCHING,
    Slip,
    allowed,
    at_least,
    check_bots,
    check_seed,
    check_table,
    fill_seats,
    find_game,
    known_bots,
    usual_seats,
    written,
)
from fabletop.sim.files import TableFile
from fabletop.sim.simulate import Plan, Tally, in_chunks, in_records, report
from fabletop.sim.study import LEAST, Study, expected
from fabletop.sim.study import run as run_study
from fabletop.text import LANGUAGES, Speaker
from fabletop.transcript import transcript

if TYPE_CHECKING:
    from fabletop.server.net.limits import Keep, Limits

REDRAW = 0.1  # seconds between two pictures of a progress bar


def fail(sentence: str) -> NoReturn:
    """Something people can mend: one sentence, and a non-zero exit."""
    print(f"fabletop: {' '.join(sentence.split())}", file=sys.stderr)
    raise SystemExit(2)


# -- arguments


class Parser(argparse.ArgumentParser):
    """Answers a slip in one sentence, as everything else here does."""

    def error(self, message: str) -> NoReturn:
        fail(message)


def parser() -> argparse.ArgumentParser:
    top = Parser(prog="fabletop", description="Fairy-tale board games, to play and to study.")
    top.add_argument("--version", action="version", version=f"fabletop {__version__}")
    top.add_argument(
        "--with", action="append", default=[], type=Path, metavar="FOLDER", dest="guests",
        help="a game from elsewhere; may be repeated",
    )  # fmt: skip
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, what: str, run: Callable[[argparse.Namespace], None]) -> Parser:
        sub = commands.add_parser(name, help=what, description=what)
        sub.set_defaults(run=run)
        return sub

    sub = command("games", "List the games, their options and bots.", list_games)
    sub.add_argument("games", nargs="*", metavar="GAME", help="only these")
    sub.add_argument("--json", action="store_true", help="as JSON")

    def game_and_options(sub: Parser) -> None:
        sub.add_argument("game")
        sub.add_argument("options", nargs="*", default=[], metavar="NAME=VALUE")
        sub.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")

    sub = command("simulate", "Let bots play many games and count.", simulate_games)
    game_and_options(sub)
    sub.add_argument("--games", type=int, default=1000, metavar="N")
    sub.add_argument("--seats", type=int, metavar="K", help="3, if there can be such a table")
    sub.add_argument("--bots", default="random", help="names by seat: a,b,c; the last one repeats")
    sub.add_argument("--seed", type=int, default=1, metavar="S")
    sub.add_argument("--jobs", type=int, default=1, metavar="J", help="processes")
    sub.add_argument("--pack", type=Path, metavar="FILE", help="with this content pack")
    sub.add_argument(
        "--out", type=Path, metavar="FILE", help="a row a game: FILE.parquet or FILE.csv"
    )
    sub.add_argument("--choices", type=Path, metavar="FILE", help="a row a choice, likewise")
    sub.add_argument(
        "--ray", nargs="?", const="", metavar="ADDRESS",
        help="on a Ray cluster; without an address on a small one of its own, here",
    )  # fmt: skip
    sub.add_argument("--records", type=Path, metavar="DIR", help="write every game there, sealed")
    sub.add_argument("--json", action="store_true", help="as JSON")

    sub = command("arena", "Let bots meet on the same deals, and say who is better.", run_arena)
    game_and_options(sub)
    sub.add_argument("--bots", required=True, help="two or more names: a,b")
    sub.add_argument(
        "--games", type=int, default=200, metavar="N", help="at least, in whole blocks"
    )
    sub.add_argument("--seats", type=int, metavar="K", help="2, if there can be such a table")
    sub.add_argument("--seed", type=int, default=1, metavar="S")
    sub.add_argument("--jobs", type=int, default=1, metavar="J", help="processes")
    sub.add_argument("--pack", type=Path, metavar="FILE", help="with this content pack")
    sub.add_argument("--json", action="store_true", help="as JSON")

    sub = command("study", "Write a report about a game: plots, options, balance.", study_game)
    game_and_options(sub)
    sub.add_argument(
        "--games", type=int, default=1000, metavar="N", help=f"at every table, {LEAST} or more"
    )
    sub.add_argument("--seats", type=int, metavar="K", help="3, if there can be such a table")
    sub.add_argument("--bots", help="names by seat: a,b,c; the last one repeats")
    sub.add_argument("--seed", type=int, default=1, metavar="S")
    sub.add_argument("--jobs", type=int, default=1, metavar="J", help="processes")
    sub.add_argument("--pack", type=Path, metavar="FILE", help="what this content pack changes")
    sub.add_argument("--out", type=Path, default=Path("study"), metavar="FOLDER")

    sub = command("replay", "Tell a recorded game, move by move.", replay_file)
    sub.add_argument("file", type=Path)
    sub.add_argument("--lang", choices=LANGUAGES, default="en")
    sub.add_argument("--exact", action="store_true", help="actions as the rules write them")

    sub = command("verify", "Check a record: its moves, and its fair shuffle.", verify_file)
    sub.add_argument("file", type=Path)

    sub = command("pack", "Begin a content pack, or check one.", lambda args: args.do(args))
    deeds = sub.add_subparsers(dest="deed", required=True, metavar="check | new")
    sub = deeds.add_parser("check", help="what is wrong with a pack, or what it changes")
    sub.add_argument("files", type=Path, nargs="+", metavar="FILE")
    sub.set_defaults(do=check_packs)
    sub = deeds.add_parser("new", help="a pack to begin with: everything one may change")
    sub.add_argument("game")
    sub.add_argument("file", type=Path, nargs="?", help="to write it to; else it is printed")
    sub.set_defaults(do=new_pack)

    sub = command("serve", "Open the tables: play in the browser.", serve_tables)
    sub.add_argument("--host", default="0.0.0.0", help="address to listen on (default: all)")
    sub.add_argument("--port", type=int, default=8000, help="or the next free one (default 8000)")
    sub.add_argument("--data", type=Path, default=Path("data"), help="where tables are kept")
    sub.add_argument("--packs", type=Path, metavar="DIR", help="content packs to offer to hosts")
    more = "where people find it on the internet, https://play.example.org; may be repeated"
    sub.add_argument("--public", action="append", default=[], metavar="URL", help=more)
    sub.add_argument("--tables-an-hour", type=int, default=60, help="from one address")
    sub.add_argument("--messages-a-second", type=float, default=20, help="on one connection")
    sub.add_argument(
        "--limits", default="", metavar="NAME=VALUE,…",
        help="other limits (docs/limits.md); \"none\" for all of an address",
    )  # fmt: skip
    sub.add_argument("--bot-pause", type=float, default=2.0, help="seconds a bot takes to answer")
    sub.add_argument(
        "--keep", default="", metavar="KIND=DAYS,…",
        help="how long tables are kept that nobody touches: lobby=7,play=60,slow=365,over=60",
    )  # fmt: skip

    sub = command("tables", "List, show, export or delete tables.", lambda args: args.do(args))
    tables.add_commands(sub)
    newcomers.add_commands(command)
    return top


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
    return seats


def find_bots(names: str, game: Game[Any]) -> list[str]:
    bots = split_names(names)
    check_bots(game, bots)
    return bots


# -- games


def list_games(args: argparse.Namespace) -> None:
    games = [find_game(name) for name in args.games or GAMES]
    if args.json:
        print(json.dumps([describe(game) for game in games], ensure_ascii=False, indent=2))
        return
    for game in games:
        speaker = Speaker(game.key, "en", [])
        fewest, *_, most = game.about.seats
        print(f"{game.key}: {speaker.say('game-name')}, {fewest}–{most} players")
        print(f"   {speaker.say('game-line')}")
        for name, setting in game.about.settings.items():
            print(f"   {name}: {allowed(setting)} (default {written(setting.default)})")
        print(f"   bots: {', '.join(known_bots(game))}")
        print(f"   bots that search: {' | '.join(SEARCHING)}, or other numbers")
        if game.study.trials:
            print(f"   bots for studies: {', '.join(game.study.trials)}")


def describe(game: Game[Any]) -> Json:
    """A game as data: for scripts, and for those who choose one."""
    return {
        "key": game.key,
        "version": game.about.version,
        "seats": list(game.about.seats),
        "names": {lang: Speaker(game.key, lang, []).say("game-name") for lang in LANGUAGES},
        "options": {
            name: {
                "default": setting.default,
                "accepts": [p.spell() if isinstance(p, HOLES) else p for p in setting.accepts],
            }
            for name, setting in game.about.settings.items()
        },
        "bots": known_bots(game),
        "searching": list(SEARCHING),
        "trials": list(game.study.trials),
        "actions": {verb: list(fields) for verb, fields in game.about.actions.items()},
        "events": {key: list(fields) for key, fields in game.about.events.items()},
        "refusals": dict(game.about.refusals),
    }


# -- simulate


def simulate_games(args: argparse.Namespace) -> None:
    game = find_edition(args.game, args.pack)
    at_least(args.games, 1, "the number of games")
    at_least(args.jobs, 1, "the number of jobs")
    check_seed(args.seed)
    options = find_options(game, args.options + args.option)
    named = find_bots(args.bots, game)
    seats = find_seats(game, args, options, len(named), 3)
    plan = Plan(game.key, seats, fill_seats(named, seats), args.seed, options, game.about.pack)
    if args.records and (args.out or args.choices or args.ray is not None):
        fail("--records plays sealed games, without --out, --choices and --ray")
    if args.out and args.choices and args.out.resolve() == args.choices.resolve():
        fail(f"--out and --choices cannot both be written to {args.out}")
    tally = Tally()
    try:
        if args.records:
            write_records(plan, args, tally)
        else:
            write_tables(plan, args, tally)
    except KeyboardInterrupt:
        print(f"fabletop: stopped after {counted(tally.games, 'game')}", file=sys.stderr)
        raise SystemExit(1) from None
    finally:
        if tally.games:
            figures = report(plan, tally)
            print(json.dumps(figures) if args.json else table(figures))


def write_tables(plan: Plan, args: argparse.Namespace, tally: Tally) -> None:
    """Play, count, and write down what is wanted as it comes."""
    with ExitStack() as stack:
        games = args.out and stack.enter_context(TableFile(args.out))
        choices = args.choices and stack.enter_context(TableFile(args.choices))
        parts = in_chunks(plan, args.games, args.jobs, choices=bool(choices), ray=args.ray)
        progress = stack.enter_context(bar(plan.game, args.games, sys.stderr.isatty()))
        for part in stack.enter_context(closing(parts)):
            with uninterrupted():
                if games:
                    games.write(part.games)
                if choices and part.choices:
                    choices.write(part.choices)
                tally.merge(part.tally)
            progress(len(part))


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C waits until this is done."""
    heard: list[tuple[Any, ...]] = []
    usual = signal.signal(signal.SIGINT, lambda *how: heard.append(how))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
    if heard and callable(usual):
        usual(*heard[0])


@contextmanager
def bar(what: str, total: int | None, visible: bool) -> Iterator[Callable[[int], None]]:
    """A progress bar for those who watch; call it with what is done.

    It is drawn when there is news, not by a thread: processes that fork from here inherit none.
    """
    if not visible:
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress

    columns = (*Progress.get_default_columns(), MofNCompleteColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, auto_refresh=False, transient=True) as drawn:
        task = drawn.add_task(what, total=total)
        last = 0.0

        def progress(done: int) -> None:
            nonlocal last
            now = time.monotonic()
            drawn.update(task, advance=done, refresh=now - last > REDRAW)
            last = now if now - last > REDRAW else last

        yield progress


def write_records(plan: Plan, args: argparse.Namespace, tally: Tally) -> None:
    """Play and keep every game; the figures are of these very games."""
    folder: Path = args.records
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with (
            closing(in_records(plan, args.games, args.jobs)) as games,
            bar(plan.game, args.games, sys.stderr.isatty()) as progress,
        ):
            for number, kept in enumerate(games):
                with uninterrupted():
                    path = folder / f"{plan.game}-{plan.seed}-{number}.json"
                    path.write_text(kept.text, "utf-8")
                    tally.merge(kept.tally)
                progress(1)
    except OSError as error:
        fail(f"the records cannot be written to {folder}: {error.strerror}")


def table(figures: Mapping[str, Any]) -> str:
    """The report for people; scores where the game has some."""
    heads, rows = ["seat", "bot", "wins"], []
    for seat, row in enumerate(figures["by_seat"]):
        rows.append([str(seat), row["bot"], f"{row['wins'] / figures['games']:.1%}"])
        if "mean_score" in row:
            rows[-1].append(f"{row['mean_score']:,.1f}")
    heads += ["mean score"] if len(rows[0]) > len(heads) else []
    return "\n".join(
        [
            f"{played(figures)}, {counted(figures['decisions'], 'decision')}, "
            f"{figures['decisions_per_cpu_second']:,.0f} a CPU second",
            *aligned([heads, *rows], left=[1]),
        ]
    )


def played(figures: Mapping[str, Any]) -> str:
    """How many games of what."""
    pack = f" with “{figures['pack']}”" if figures["pack"] else ""
    return f"{counted(figures['games'], 'game')} of {figures['game']}{pack}"


def counted(number: int, thing: str) -> str:
    return f"{number:,} {thing}{'' if number == 1 else 's'}"


def aligned(rows: Sequence[Sequence[str]], left: Collection[int]) -> list[str]:
    """Rows as lines, each column as wide as it must be; words begin together, numbers end so."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.ljust(width) if place in left else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


# -- arena


def run_arena(args: argparse.Namespace) -> None:
    game = find_edition(args.game, args.pack)
    at_least(args.games, 1, "the number of games")
    at_least(args.jobs, 1, "the number of jobs")
    options = find_options(game, args.options + args.option)
    bots = find_bots(args.bots, game)
    seats = find_seats(game, args, options, 1 if game.about.cooperative else len(bots), 2)
    at_least(len(set(bots)), 2, "the number of different bots")
    if len(set(bots)) < len(bots):
        fail("every bot can be named once only")
    if len(bots) > seats and not game.about.cooperative:
        fail(f"{len(bots)} bots do not fit on {seats} seats")
    plan = arena.Arena(game.key, seats, tuple(bots), args.seed, options, game.about.pack)
    blocks: list[arena.Block] = []
    try:
        meet(plan, args, blocks)
    except KeyboardInterrupt:
        games = sum(block.games for block in blocks)
        print(f"fabletop: stopped after {counted(games, 'game')}", file=sys.stderr)
        raise SystemExit(1) from None
    finally:
        if blocks:
            figures = arena.report(plan, blocks)
            print(json.dumps(figures) if args.json else standings(figures))


def meet(plan: arena.Arena, args: argparse.Namespace, blocks: list[arena.Block]) -> None:
    """Let the bots play, and keep what came of it as it comes."""
    with (
        closing(arena.in_blocks(plan, args.games, args.jobs)) as found,
        bar(plan.game, plan.games(args.games), sys.stderr.isatty()) as progress,
    ):
        for block in found:
            blocks.append(block)
            progress(block.games)


def standings(figures: Mapping[str, Any]) -> str:
    """The report for people, the best first."""
    rows = [["bot", "wins", "mean rank", "Elo", "95 of 100 times"]]
    for bot in sorted(figures["bots"], key=figures["elo"].__getitem__, reverse=True):
        low, high = figures["elo_interval"][bot]
        share, rank = figures["win_share"][bot], figures["mean_rank"][bot]
        elo = figures["elo"][bot]
        rows.append(
            [bot, f"{share:.1%}", f"{rank:.2f}", f"{elo:+.0f}", f"{low:+.0f} to {high:+.0f}"]
        )
    seconds = figures["cpu_seconds"]
    return "\n".join(
        [
            f"{played(figures)} in {counted(figures['blocks'], 'block')}, "
            f"{seconds:{',.0f' if seconds >= 10 else '.2g'}} CPU seconds",
            *aligned(rows, left=[0, 4]),
        ]
    )


# -- study


def study_game(args: argparse.Namespace) -> None:
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        fail("a study draws plots and needs matplotlib: pip install 'fabletop[lab]'")
    game = find_game(args.game)
    at_least(args.games, LEAST, "the number of games")
    at_least(args.jobs, 1, "the number of jobs")
    check_seed(args.seed)
    options = find_options(game, args.options + args.option)
    named = find_bots(args.bots or levels(game)[0], game)
    bots = fill_seats(named, find_seats(game, args, options, len(named), 3))
    pack = find_edition(game.key, args.pack).about.pack
    study = Study(game.key, bots, args.games, args.seed, options, pack)
    try:
        with folder_to_fill(args.out):  # before all the playing
            with bar(study.game, expected(study), sys.stderr.isatty()) as progress:
                findings = run_study(study, args.jobs, progress)
            paths = reports.write(findings, args.out)
    except OSError as error:
        fail(f"the report cannot be written to {args.out}: {error.strerror}")
    except KeyboardInterrupt:
        print("fabletop: stopped; there is no report", file=sys.stderr)
        raise SystemExit(1) from None
    for fact in reports.facts(findings):
        print(fact)
    print(f"The whole of it is in {paths[0]}.")


@contextmanager
def folder_to_fill(folder: Path) -> Iterator[None]:
    """A folder, made if need be; what is still empty afterwards goes again."""
    new = [path for path in (folder, *folder.parents) if not path.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    try:
        yield
    finally:
        for path in new:
            if not any(path.iterdir()):
                path.rmdir()


# -- replay and verify


def read_record(path: Path) -> Record:
    try:
        text = read_limited(path, LONGEST_FILE)
        check_json(text, LONGEST_FILE, values=10 * MOST_VALUES)
        return records.load(json.loads(text))
    except Beyond as beyond:
        fail(f"{path} is not a Fabletop record: {beyond}")
    except OSError as error:
        fail(f"{path} cannot be read: {error.strerror}")
    except (ValueError, RecursionError):
        fail(f"{path} is not a Fabletop record")
    except Damaged as damage:
        fail(f"{path}: {damage}")


def game_of_record(record: Record) -> Game[Any]:
    """The rules a record was played by, with the content it carries. Raises `Damaged`."""
    find_game(record.game)
    try:
        game = game_of(record.game, record.pack)
    except Wrong as wrong:
        raise Damaged(f"its content pack cannot be played: {wrong}") from wrong
    return game


def replay_file(args: argparse.Namespace) -> None:
    record = read_record(args.file)
    try:
        for line in transcript(game_of_record(record), record, args.lang, args.exact):
            print(line)
    except Damaged as damage:
        fail(f"{args.file}: {damage}")


def verify_file(args: argparse.Namespace) -> None:
    record = read_record(args.file)
    try:
        play = records.replay(game_of_record(record), record)
        records.check_fairness(record)
    except Damaged as damage:
        fail(f"{args.file}: {damage}")
    outcomes = len(record.chance) + sum(len(move.chance) for move in record.moves)
    print(
        f"True: {len(record.moves)} moves keep to the rules, and all {outcomes} chance outcomes "
        f"are those of the key sealed before the game."
    )
    if play.game.outcome(play.s) is None:
        print("The game was not played to its end.")


# -- packs


def check_packs(args: argparse.Namespace) -> None:
    """What each pack changes; the first that is wrong ends it."""
    for path in args.files:
        pack = load_pack(path)
        game_of(pack.game, pack.text)
        speaker = Speaker(pack.game, "en", [], spoken(pack.game, pack.names, "en"))
        print(f"{path}: {pack.title}, by {pack.author}: a pack for {speaker.say('game-name')}")
        for line in (*told(pack, speaker), *doubts(pack)):
            print(f"  {line}")


def new_pack(args: argparse.Namespace) -> None:
    text = starting_pack(find_game(args.game).key)
    try:
        if args.file:
            with args.file.open("x", encoding="utf-8") as file:
                file.write(text)
        else:
            print(text, end="")
    except OSError as error:
        fail(f"{args.file} cannot be written: {error.strerror}")


# -- serve


def find_packs(folder: Path | None) -> list[Path]:
    if folder and not folder.is_dir():
        fail(f"there is no folder {folder}")
    return sorted(folder.glob("*.toml")) if folder else []


def find_public(text: str) -> str:
    from fabletop.server.net.origins import read_public

    base = read_public(text)
    return base or fail(f"{text} is no address like https://play.example.org")


def find_limits(args: argparse.Namespace) -> Limits:
    """The limits of a house, with those that were named otherwise."""
    from fabletop.server.net.limits import NAMES, Limits

    usual = Limits.generous() if args.limits == "none" else Limits()
    said: dict[str, Any] = {
        "tables_an_hour": args.tables_an_hour,
        "messages_a_second": args.messages_a_second,
        "bot_pause": args.bot_pause,
        "keep": days_kept(args.keep),
    }
    for pair in args.limits.split(",") if args.limits not in ("", "none") else ():
        name, _, value = pair.partition("=")
        if name not in NAMES:
            fail(f"there is no limit {name!r}; there are {', '.join(NAMES)}")
        try:
            said[name] = float(value)
        except ValueError:
            fail(f"a limit is given as NAME=VALUE, not {pair!r}")
        if not 0 < said[name] <= 1e9:
            fail(f"{name} must be above 0")
    return replace(usual, **said)


def serve_tables(args: argparse.Namespace) -> None:
    from fabletop.server.disk.folder_lock import Held
    from fabletop.server.serve import serve

    if not 0 <= args.port < 65536:
        fail(f"there is no port {args.port}")
    at_least(args.tables_an_hour, 1, "tables an hour")
    at_least(args.messages_a_second, 1, "messages a second")
    at_least(args.bot_pause, 0, "the bots' pause")
    packs = [load_pack(path).text for path in find_packs(args.packs)]
    public = [find_public(text) for text in args.public]
    try:
        serve(args.host, args.port, args.data, find_limits(args), packs, public)
    except Held as held:
        fail(str(held))
    except (OSError, sqlite3.Error) as error:
        fail(f"the tables cannot be opened: {getattr(error, 'strerror', '') or error}")


def days_kept(text: str) -> Keep:
    """What `--keep` says: "lobby=3,over=30"."""
    from fabletop.server.net.limits import Keep

    allowed = ", ".join(Keep.__slots__)
    days: dict[str, float] = {}
    for part in filter(None, text.split(",")):
        kind, _, number = part.partition("=")
        if kind not in Keep.__slots__ or not number.isdecimal() or not 0 < len(number) < 6:
            fail(f"--keep wants KIND=DAYS with a kind of {allowed}, not {part!r}")
        days[kind] = int(number)
    return Keep(**days)


def main(argv: Sequence[str] | None = None) -> None:
    """Run a command."""
    args, rest = parser().parse_known_args(argv)
    if rest and not ("options" in args and all("=" in word for word in rest)):
        fail(f"unrecognized arguments: {' '.join(rest)}")
    if rest:
        args.options += rest  # NAME=VALUE may stand at the end too
    try:
        for folder in args.guests:
            add_game(folder)
        args.run(args)
    except (Slip, NoGame) as slip:
        fail(str(slip))
    except (BrokenPipeError, KeyboardInterrupt):
        sys.stderr.close()
        raise SystemExit(1) from None
