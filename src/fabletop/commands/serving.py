"""`fabletop serve`: open the tables."""

from __future__ import annotations

import argparse
import os
import sqlite3
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from fabletop.commands.arguments import fail, load_pack
from fabletop.commands.browser import find_opener
from fabletop.sim.checks import at_least

if TYPE_CHECKING:
    from fabletop.server.net.limits import Keep, Limits


def find_packs(folder: Path | None) -> list[Path]:
    if folder and not folder.is_dir():
        fail(f"there is no folder {folder}")
    return sorted(folder.glob("*.toml")) if folder else []


def find_public(text: str) -> str:
    from fabletop.server.net.origins import read_public

    base = read_public(text)
    return base or fail(f"{text} is no address like https://play.example.org")


def find_database(text: str) -> str:
    """The address of a PostgreSQL database, or nothing: then tables are kept in a file."""
    from fabletop.server.disk.store import SCHEMES

    if not text:
        return ""
    if not text.startswith(SCHEMES):
        fail(f"{text} is no address like postgresql://name@host/database")
    if not find_spec("asyncpg"):
        fail("PostgreSQL needs one more package: pip install 'fabletop[postgresql]'")
    return text


def find_workers(count: int, database: str) -> int:
    """How many servers share the port."""
    at_least(count, 1, "workers")
    if count > 1 and not database:
        fail("several workers need a database they share: --database postgresql://…")
    if count > 1 and not hasattr(os, "fork"):
        fail("several workers need Linux or macOS")
    return count


def find_thinkers(text: str) -> str:
    """The address of a Ray cluster, or nothing: then bots think in processes here."""
    if text == "local":
        return ""
    if not is_cluster(text):
        fail(f"{text} is no address like ray://host:10001 or host:6379, nor local")
    if not find_spec("ray"):
        fail("Ray needs one more package: pip install 'fabletop[ray]'")
    return text


def is_cluster(text: str) -> bool:
    place = urlsplit(text if "://" in text else f"//{text}")
    try:
        named = bool(place.hostname) and place.scheme in ("", "ray")
        return text == "auto" or (named and bool(place.port or place.scheme))
    except ValueError:  # a port that is none
        return False


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
    from fabletop.server.serve import Serving, serve

    if not 0 <= args.port < 65536:
        fail(f"there is no port {args.port}")
    at_least(args.tables_an_hour, 1, "tables an hour")
    at_least(args.messages_a_second, 1, "messages a second")
    at_least(args.bot_pause, 0, "the bots' pause")
    packs = [load_pack(path).text for path in find_packs(args.packs)]
    public = [find_public(text) for text in args.public]
    try:
        opener = find_opener(wanted=not args.no_browser)
        database = find_database(args.database)
        limits = find_limits(args)
        where = args.host, args.port, args.data
        others = args.inside, find_workers(args.workers, database)
        thinkers = find_thinkers(args.thinkers)
        serve(Serving(*where, limits, packs, public, opener, database, *others, thinkers))
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
