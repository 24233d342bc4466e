"""The tables of a house from the command line: list, show, export, delete, move; and a backup.

Reading works beside a running server. Deleting is a wish in the database: a running server carries
it out within a minute, because it may hold the table in memory; without one it is done at once.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, cast

from fabletop.core import record as records
from fabletop.core.game import Json
from fabletop.core.record import Damaged
from fabletop.games import GAMES
from fabletop.sim.checks import Slip

if TYPE_CHECKING:
    from fabletop.server.disk.databases import Database

FILE = "tables.sqlite"
PATIENCE = 75.0  # seconds a running server is given to carry a wish out
PHASES = {
    "lobby": "not begun", "play": "in play", "slow": "in play, without clocks", "over": "over",
}  # fmt: skip


class Entry(NamedTuple):
    """A table as a list shows it."""

    code: str
    kept: Json
    phase: str
    moves: int
    finished: int
    idle: float  # seconds the house was open since it was touched

    def people(self) -> list[str]:
        chairs = cast("list[Json]", self.kept["chairs"])
        return [str(chair["name"]) for chair in chairs if chair["name"] and not chair["bot"]]

    def spell(self) -> Json:
        return {
            "code": self.code,
            "game": self.kept["game"],
            "phase": self.phase,
            "people": self.people(),
            "moves": self.moves,
            "finished": self.finished,
            "idle_days": round(self.idle / 86400, 2),
        }


def add_commands(sub: argparse.ArgumentParser) -> None:
    """The arguments of `fabletop tables`."""
    deeds = sub.add_subparsers(
        dest="deed", required=True, metavar="list | show | export | delete | move"
    )

    def deed(name: str, what: str, run: Deed) -> argparse.ArgumentParser:
        made = deeds.add_parser(name, help=what, description=what)
        made.set_defaults(do=finished(run))
        return made

    made = deed(
        "list", "Every table: its game, its people, how long nobody has touched it.", show_all
    )
    made.add_argument("--json", action="store_true", help="as JSON")
    where(made)
    for name, what, run in (
        ("show", "One table, and what is kept of it.", show_one),
        ("export", "Write a table's games to a folder, each as a record.", export),
        ("delete", "Delete tables with everything kept of them: names, moves, records.", delete),
    ):
        made = deed(name, what, run)
        made.add_argument("codes", nargs="+", metavar="CODE")
        where(made)
        if name == "export":
            made.add_argument("--to", type=Path, default=Path(), metavar="FOLDER")
    made = deed("move", "Carry tables from one house to another, both closed.", move)
    made.add_argument("codes", nargs="*", metavar="CODE", help="only these (default: all)")
    for name in ("--from", "--to"):
        what = "a data folder, or postgresql://name@host/database"
        made.add_argument(name, required=True, metavar="PLACE", dest=name[2:] + "_", help=what)


def add_backup(sub: argparse.ArgumentParser) -> None:
    """The arguments of `fabletop backup`."""
    sub.add_argument("file", type=Path, metavar="FILE", help="where to write it, or what to read")
    sub.add_argument("--restore", action="store_true", help="read it, into an empty house")
    where(sub)


def where(sub: argparse.ArgumentParser) -> None:
    """Which house is meant."""
    sub.add_argument("--data", type=Path, default=Path("data"), help="the data folder")
    sub.add_argument("--database", default="", metavar="URL", help="the PostgreSQL database")


Deed = Callable[[argparse.Namespace], Awaitable[None]]


def finished(run: Deed) -> Callable[[argparse.Namespace], None]:
    """A command to its end; what goes wrong with a database is told in a sentence."""

    def whole(args: argparse.Namespace) -> None:
        from fabletop.server.disk.databases import Trouble

        async def work() -> None:
            await run(args)

        try:
            asyncio.run(work())
        except Trouble as trouble:
            raise Slip(str(trouble)) from trouble
        except (OSError, sqlite3.Error) as error:
            raise Slip(f"the tables cannot be read: {error}") from error

    return whole


@asynccontextmanager
async def opened(args: argparse.Namespace) -> AsyncIterator[Database]:
    """The database of a house that is there."""
    if not args.database and not (args.data / FILE).exists():
        raise Slip(f"there are no tables in {args.data}")
    async with opened_at(args.database or args.data) as database:
        yield database


@asynccontextmanager
async def opened_at(place: str | Path) -> AsyncIterator[Database]:
    from fabletop.server.disk.databases import open_database

    database = await open_database(place)
    try:
        yield database
    finally:
        await database.close()


async def entries(database: Database) -> list[Entry]:
    """Every table, the one touched last first."""
    rows = await database.fetch(
        "select code, kept, phase, "
        "(select count(*) from moves where moves.code = tables.code), "
        "(select count(*) from finished where finished.code = tables.code), "
        "coalesce((select value from house where name = 'open_seconds'), 0) - touched "
        "from tables join life using (code) order by touched desc, code"
    )
    return [
        Entry(code, json.loads(kept), phase, moves, finished, max(0.0, idle))
        for code, kept, phase, moves, finished, idle in rows
    ]


async def entry(database: Database, code: str) -> Entry:
    found = next((one for one in await entries(database) if one.code == code), None)
    if found is None:
        raise Slip(f"there is no table {code}")
    return found


# -- the commands


async def show_all(args: argparse.Namespace) -> None:
    async with opened(args) as database:
        found = await entries(database)
    if args.json:
        print(json.dumps([one.spell() for one in found], indent=2, ensure_ascii=False))
        return
    for one in found:
        people = ", ".join(one.people()) or "nobody"
        days = f"{one.idle / 86400:.1f} days"
        print(f"{one.code:24} {one.kept['game']:12} {PHASES[one.phase]:24} {days:>10}  {people}")
    print(f"{len(found)} tables")


async def show_one(args: argparse.Namespace) -> None:
    async with opened(args) as database:
        for code in args.codes:
            one = await entry(database, code)
            print(json.dumps(one.spell(), indent=2, ensure_ascii=False))


async def export(args: argparse.Namespace) -> None:
    """Every game of these tables; of one that is not over the key stays here."""
    async with opened(args) as database:
        for code in args.codes:
            await entry(database, code)
            args.to.mkdir(parents=True, exist_ok=True)
            for number, record in enumerate(await games_of(database, code)):
                path = args.to / f"{code}-{number}.json"
                path.write_text(json.dumps(record), "utf-8")
                print(path)


async def games_of(database: Database, code: str) -> list[Json]:
    """The records of a table: those of its evening, and the game that is on it now."""
    from fabletop.server.disk.databases import stored_table
    from fabletop.server.lobby import Lobby
    from fabletop.server.table.playing import Playing

    query = "select record from finished where code = $1 order by number"
    games: list[Json] = [json.loads(text) for (text,) in await database.fetch(query, code)]
    stored = await stored_table(database, code)
    try:
        room = Lobby(GAMES, "").restore(code, *stored)
    except Damaged as damage:
        raise Slip(f"the game on {code} cannot be read: {damage}") from damage
    if isinstance(room.phase, Playing):
        record = room.phase.match.play.record
        record.key = room.phase.setup.key.hex() if room.phase.match.is_over() else None
        games.append(records.dump(record))
    return games


async def delete(args: argparse.Namespace) -> None:
    """At once where no server has them; else a server is asked and waited for."""
    from fabletop.server.disk.databases import in_use, remove
    from fabletop.server.disk.folder_lock import Held, Lock

    async with opened(args) as database:
        for code in args.codes:
            await entry(database, code)
        with ExitStack() as locked:
            try:
                if not args.database:
                    locked.enter_context(Lock(args.data))
                busy = await in_use(database, args.codes)
            except Held:
                busy = args.codes
            await remove(database, [code for code in args.codes if code not in busy])
            if busy:
                await ask_the_server(database, busy)
    print(f"deleted: {', '.join(args.codes)}")


async def ask_the_server(database: Database, codes: list[str]) -> None:
    await database.write(
        "insert into wishes values ($1) on conflict do nothing", [(code,) for code in codes]
    )
    print("A server is running: it deletes them within a minute …", flush=True)
    deadline = time.monotonic() + PATIENCE
    while (await database.fetch("select count(*) from wishes"))[0][0]:
        if time.monotonic() > deadline:
            raise Slip("the server has not answered yet; it deletes them as soon as it can")
        await asyncio.sleep(0.5)


async def move(args: argparse.Namespace) -> None:
    """Copied first, all of them; then deleted where they were."""
    from fabletop.server.disk.databases import carry, remove
    from fabletop.server.disk.store import SCHEMES

    if not args.from_.startswith(SCHEMES) and not (Path(args.from_) / FILE).exists():
        raise Slip(f"there are no tables in {args.from_}")
    with ExitStack() as locked:
        for place in (args.from_, args.to_):
            close_house(place, locked)
        async with opened_at(args.from_) as source, opened_at(args.to_) as target:
            for database in (source, target):
                await refuse_running(database)
            codes = await carry(source, target, args.codes or None)
            await remove(source, codes)
    print(f"moved: {len(codes)} tables")


def close_house(place: str, locked: ExitStack) -> None:
    """Nobody opens this folder meanwhile. Raises `Slip`."""
    from fabletop.server.disk.folder_lock import Held, Lock
    from fabletop.server.disk.store import SCHEMES

    if not place.startswith(SCHEMES):
        try:
            locked.enter_context(Lock(Path(place)))
        except Held as held:
            raise Slip(str(held)) from held


async def refuse_running(database: Database) -> None:
    from fabletop.server.disk.databases import servers

    running = await servers(database)
    if running:
        raise Slip(f"a server is running on this database ({running[0]}); stop it first")


def back_up(args: argparse.Namespace) -> None:
    """`fabletop backup`, in either direction."""
    finished(restore if args.restore else save)(args)


async def save(args: argparse.Namespace) -> None:
    """Safe while people play: what is copied is how things stood at one moment."""
    from fabletop.server.disk.databases import Sqlite, carry

    if args.file.exists():
        raise Slip(f"{args.file} is there already")
    part = args.file.with_name(f"{args.file.name}.part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)  # it holds the keys of all games
    async with opened(args) as source:
        target = Sqlite(part, inside=True)
        codes = await carry(source, target)
        await target.close()
    part.replace(args.file)
    print(f"saved: {len(codes)} tables")


async def restore(args: argparse.Namespace) -> None:
    from fabletop.server.disk.databases import Sqlite, carry

    if not args.file.exists():
        raise Slip(f"there is no {args.file}")
    with ExitStack() as locked:
        if not args.database:
            close_house(str(args.data), locked)
        async with opened_at(args.database or args.data) as target:
            await refuse_running(target)
            if await entries(target):
                raise Slip("there are tables already; a backup is restored into an empty house")
            source = Sqlite(args.file, inside=True)
            codes = await carry(source, target)
            await source.close()
    print(f"restored: {len(codes)} tables")
