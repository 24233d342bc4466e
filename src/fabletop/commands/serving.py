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
    from fabletop.server.net.visitors import Proxies
    from fabletop.server.serve import Serving

USUAL_PORT = 8000
LOOPBACK = "127.0.0.1,::1"
OLD_VARIABLE = "FORWARDED_ALLOW_IPS"  # uvicorn's, which we used before `--trust-proxy`


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


def find_proxies(text: str) -> Proxies:
    """Whose `X-Forwarded-For` is believed."""
    from fabletop.server.net.visitors import read_proxies

    try:
        return read_proxies(text)
    except ValueError as wrong:
        fail(f"--trust-proxy wants addresses like 10.0.0.5 or 10.0.0.0/8, not {str(wrong)!r}")


def find_metrics(text: str, port: int, workers: int) -> tuple[str, int] | None:
    """Where figures are told, if anywhere: HOST:PORT."""
    if not text:
        return None
    host, colon, number = text.rpartition(":")
    host = host.removeprefix("[").removesuffix("]")
    if not colon or not host or not number.isdecimal() or not 0 < int(number) <= 65536 - workers:
        fail(f"--metrics wants an address like 127.0.0.1:9100, not {text!r}")
    if port in range(int(number), int(number) + workers):
        fail(f"--metrics and --port cannot both have port {port}")
    return host, int(number)


def find_port(port: int | None) -> tuple[int, bool]:
    """The port, and whether no other will do: who names one has a reason."""
    if port is None:
        return USUAL_PORT, False
    if not 0 <= port < 65536:
        fail(f"there is no port {port}")
    return port, True


def find_serving(args: argparse.Namespace) -> Serving:
    """All that a server is told, checked."""
    from fabletop.server.serve import Serving

    at_least(args.tables_an_hour, 1, "tables an hour")
    at_least(args.messages_a_second, 1, "messages a second")
    at_least(args.bot_pause, 0, "the bots' pause")
    port, is_fixed = find_port(args.port)
    database = find_database(args.database)
    workers = find_workers(args.workers, database)
    return Serving(
        args.host,
        port,
        args.data,
        find_limits(args),
        [load_pack(path).text for path in find_packs(args.packs)],
        [find_public(text) for text in args.public],
        database=database,
        inside=args.inside,
        workers=workers,
        is_port_fixed=is_fixed,
        proxies=find_proxies(args.trust_proxy),
        metrics=find_metrics(args.metrics, port, workers),
        thinkers=find_thinkers(args.thinkers),
    )


def serve_tables(args: argparse.Namespace) -> None:
    from fabletop.server.disk.folder_lock import Held
    from fabletop.server.ports import Taken
    from fabletop.server.serve import serve

    told = find_serving(args)
    if os.environ.get(OLD_VARIABLE) and args.trust_proxy == LOOPBACK:
        fail(f"{OLD_VARIABLE} is not read any more; use --trust-proxy instead")
    try:
        serve(replace(told, opener=find_opener(wanted=not args.no_browser)))
    except (Held, Taken) as held:
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
