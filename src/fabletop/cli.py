"""The command line: fabletop serve, doctor, games, simulate, arena, study, replay, analyse …"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from fabletop import __version__, newcomers, tables
from fabletop.coach.analysis import USUAL
from fabletop.commands.analysing import analyse_games
from fabletop.commands.arguments import Parser, fail
from fabletop.commands.doctoring import add_doctor_options, examine_house
from fabletop.commands.listing import list_games
from fabletop.commands.packing import check_packs, new_pack
from fabletop.commands.publishing import write_site
from fabletop.commands.retelling import replay_file, verify_file
from fabletop.commands.serving import LOOPBACK, serve_tables
from fabletop.commands.simulating import run_arena, simulate_games
from fabletop.commands.studying import study_game
from fabletop.games import FAULTS, add_game
from fabletop.games.guests import NoGame
from fabletop.sim.checks import Slip
from fabletop.sim.study import LEAST
from fabletop.text import LANGUAGES

Command = Callable[[str, str, Callable[[argparse.Namespace], None]], Parser]


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

    for add in (
        add_games,
        add_simulate,
        add_arena,
        add_study,
        add_records,
        add_analyse,
        add_packs,
        add_serve,
        add_doctor,
        add_site,
        add_others,
    ):
        add(command)
    return top


def game_and_options(sub: Parser) -> None:
    """What `simulate`, `arena` and `study` are about."""
    sub.add_argument("game")
    sub.add_argument("options", nargs="*", default=[], metavar="NAME=VALUE")
    sub.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")


def add_games(command: Command) -> None:
    """`fabletop games`."""
    sub = command("games", "List the games, their options and bots.", list_games)
    sub.add_argument("games", nargs="*", metavar="GAME", help="only these")
    sub.add_argument("--json", action="store_true", help="as JSON")


def add_simulate(command: Command) -> None:
    """`fabletop simulate`."""
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


def add_arena(command: Command) -> None:
    """`fabletop arena`."""
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


def add_study(command: Command) -> None:
    """`fabletop study`."""
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


def add_records(command: Command) -> None:
    """`fabletop replay` and `fabletop verify`."""
    sub = command("replay", "Tell a recorded game, move by move.", replay_file)
    sub.add_argument("file", type=Path)
    sub.add_argument("--lang", choices=LANGUAGES, default="en")
    sub.add_argument("--exact", action="store_true", help="actions as the rules write them")
    sub = command("verify", "Check a record: its moves, and its fair shuffle.", verify_file)
    sub.add_argument("file", type=Path)


def add_analyse(command: Command) -> None:
    """`fabletop analyse`."""
    what = "Say what was luck in a recorded game, and what every decision was worth."
    sub = command("analyse", what, analyse_games)
    sub.add_argument("file", type=Path, help="a record, or a folder of them: reports by player")
    sub.add_argument("--language", "--lang", dest="lang", choices=LANGUAGES, default="en")
    sub.add_argument("--json", action="store_true", help="as JSON (docs/coach.md)")
    sub.add_argument("--html", type=Path, metavar="FILE", help="write a page, too")
    sub.add_argument(
        "--simulations", type=int, metavar="N", help=f"for each decision (default {USUAL})"
    )
    sub.add_argument("--seconds", type=float, metavar="T", help="or about so long for each game")
    sub.add_argument("--seed", type=int, default=1, metavar="S")
    sub.add_argument("--jobs", type=int, default=1, metavar="J", help="processes")


def add_packs(command: Command) -> None:
    """`fabletop pack`."""
    sub = command("pack", "Begin a content pack, or check one.", lambda args: args.do(args))
    deeds = sub.add_subparsers(dest="deed", required=True, metavar="check | new")
    sub = deeds.add_parser("check", help="what is wrong with a pack, or what it changes")
    sub.add_argument("files", type=Path, nargs="+", metavar="FILE")
    sub.set_defaults(do=check_packs)
    sub = deeds.add_parser("new", help="a pack to begin with: everything one may change")
    sub.add_argument("game")
    sub.add_argument("file", type=Path, nargs="?", help="to write it to; else it is printed")
    sub.set_defaults(do=new_pack)


def add_serve(command: Command) -> None:
    """`fabletop serve`."""
    add_serve_options(command("serve", "Open the tables: play in the browser.", serve_tables))


def add_serve_options(sub: Parser) -> None:
    """What a server is told; `fabletop doctor` is told the same."""
    sub.add_argument("--host", default="0.0.0.0", help="address to listen on (default: all)")
    sub.add_argument("--port", type=int, help="without it 8000, or the next free one")
    sub.add_argument("--data", type=Path, default=Path("data"), help="where tables are kept")
    sub.add_argument(
        "--database", default="", metavar="URL",
        help="keep tables in PostgreSQL, postgresql://name@host/database, and not in a file",
    )  # fmt: skip
    sub.add_argument(
        "--workers", type=int, default=1, metavar="N",
        help="so many servers on this port; they share the database",
    )  # fmt: skip
    sub.add_argument(
        "--inside", default="127.0.0.1", metavar="HOST",
        help="this machine's address for other servers on the same database (default: itself)",
    )  # fmt: skip
    sub.add_argument(
        "--thinkers", default="local", metavar="PLACE",
        help="where bots that search think: local, or a Ray cluster, ray://host:10001 or host:6379",
    )  # fmt: skip
    sub.add_argument("--packs", type=Path, metavar="DIR", help="content packs to offer to hosts")
    sub.add_argument("--no-browser", action="store_true", help="do not open the page here")
    more = "where people find it on the internet, https://play.example.org; may be repeated"
    sub.add_argument("--public", action="append", default=[], metavar="URL", help=more)
    sub.add_argument(
        "--trust-proxy", default=LOOPBACK, metavar="ADDRESS,…",
        help="proxies that are believed who their visitors are: addresses, networks such as "
        f"10.0.0.0/8, or none (default {LOOPBACK})",
    )  # fmt: skip
    sub.add_argument(
        "--metrics", default="", metavar="HOST:PORT",
        help="tell /metrics and /health there too; of several workers each on the next port",
    )  # fmt: skip
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


def add_doctor(command: Command) -> None:
    """`fabletop doctor`."""
    what = "Check a server and all around it, and say what to do. Takes the options of serve."
    sub = command("doctor", what, examine_house)
    add_serve_options(sub)
    add_doctor_options(sub)


def add_site(command: Command) -> None:
    """`fabletop site`."""
    what = "Write a static site, for any web space: games are played on the visitor's device."
    sub = command("site", what, write_site)
    sub.add_argument("folder", type=Path, help="a new or empty one, or an earlier site")


def add_others(command: Command) -> None:
    """Commands that declare their arguments themselves."""
    sub = command(
        "tables", "List, show, export, delete or move tables.", lambda args: args.do(args)
    )
    tables.add_commands(sub)
    what = "Save all tables in one file, also while people play; or restore them from it."
    tables.add_backup(command("backup", what, tables.back_up))
    newcomers.add_commands(command)


def main(argv: Sequence[str] | None = None) -> None:
    """Run a command."""
    args, rest = parser().parse_known_args(argv)
    if rest and not ("options" in args and all("=" in word for word in rest)):
        fail(f"unrecognized arguments: {' '.join(rest)}")
    if rest:
        args.options += rest  # NAME=VALUE may stand at the end too
    for fault in FAULTS:
        fail(fault)
    try:
        for folder in args.guests:
            add_game(folder)
        args.run(args)
    except (Slip, NoGame) as slip:
        fail(str(slip))
    except (BrokenPipeError, KeyboardInterrupt):
        sys.stderr.close()
        raise SystemExit(1) from None
