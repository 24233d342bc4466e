"""Where tables are kept: the SQLite file, or the PostgreSQL database. Nothing is changed."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from fabletop.doctor.findings import Finding, ok, warning, wrong
from fabletop.server.disk.folder_lock import NAME as LOCK
from fabletop.server.disk.folder_lock import is_held
from fabletop.server.disk.migrations import migrations
from fabletop.server.disk.store import FILE

TRIED = 15  # the version of PostgreSQL our tests run on
PATIENCE = 10.0  # seconds
CONNECTIONS = 5  # of one server
SETTINGS = (
    "server_version_num", "fsync", "synchronous_commit", "full_page_writes", "max_connections",
)  # fmt: skip


class Storage(NamedTuple):
    """What was found, and the secret that all servers of this house share, if it is known."""

    findings: list[Finding]
    secret: str = ""


# -- SQLite


def check_sqlite(folder: Path) -> Storage:
    path = folder / FILE
    if not path.exists():
        return Storage([ok("there are no tables yet; the server makes the file when it starts")])
    findings = [*check_lock(folder), *check_file(path)]
    try:
        return Storage(findings, (folder / "secret").read_text().strip())
    except OSError:
        unread = warning("the secret beside the tables cannot be read; run as the server's account")
        return Storage([*findings, unread])


def check_lock(folder: Path) -> Iterator[Finding]:
    if not (folder / LOCK).exists():
        return
    try:
        held = is_held(folder)
    except OSError:
        return
    yield ok("a server is using the data folder" if held else "no server uses the data folder")


def check_file(path: Path) -> Iterator[Finding]:
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=5)) as connection:
            (number,) = connection.execute("pragma user_version").fetchone()
            (health,) = connection.execute("pragma quick_check(1)").fetchone()
            (count,) = connection.execute("select count(*) from tables").fetchone()
    except sqlite3.Error as error:
        yield wrong(f"{path} cannot be read ({error}); restore a backup, or check who owns it")
        return
    if health != "ok":
        yield wrong(f"{path} is damaged ({health}); stop the server and restore a backup")
    else:
        yield ok(f"SQLite {sqlite3.sqlite_version} holds {count} tables")
    yield judge_shape("sqlite", number)


def judge_shape(kind: str, number: int) -> Finding:
    """The shape of a database, and what this version makes of it."""
    known = len(migrations(kind))
    if number > known:
        return wrong("the tables were written by a newer Fabletop; install that version again")
    if number < known:
        return warning("the tables are of an older Fabletop; the server changes them as it starts")
    return ok("the tables have the shape this version writes")


# -- PostgreSQL


def check_postgres(url: str, workers: int) -> Storage:
    return asyncio.run(examine(url, workers))


async def examine(url: str, workers: int) -> Storage:
    import asyncpg

    try:
        connection = await asyncpg.connect(url, timeout=PATIENCE, command_timeout=PATIENCE)
    except (TimeoutError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        told = str(error) or type(error).__name__
        advice = "check the address, the password and that PostgreSQL runs"
        return Storage([wrong(f"the database cannot be reached ({told}); {advice}")])
    try:
        return await ask(connection, workers)
    except (TimeoutError, OSError, asyncpg.PostgresError) as error:
        return Storage([wrong(f"the database does not answer ({error}); look into its log")])
    finally:
        await connection.close(timeout=PATIENCE)


async def ask(connection: Any, workers: int) -> Storage:
    settings = {name: await connection.fetchval(f"show {name}") for name in SETTINGS}
    settings["standby"] = await connection.fetchval("select pg_is_in_recovery()")
    may = await connection.fetchval(
        "select coalesce(has_schema_privilege(current_schema(), 'create'), false)"
    )
    findings = [*judge_settings(settings, workers), *judge_rights(bool(may))]
    if await connection.fetchval("select to_regclass('shape') is null"):
        new = ok("the database is empty; the server makes its tables as it starts")
        return Storage([*findings, new])
    number = await connection.fetchval("select max(number) from shape") or 0
    findings.append(judge_shape("postgresql", number))
    rows = await connection.fetch("select name, until > now() from servers order by id")
    findings.append(judge_leases([(str(name), bool(lives)) for name, lives in rows]))
    secret = await connection.fetchval("select value from secrets where name = 'tokens'")
    return Storage(findings, secret or "")


def judge_settings(settings: dict[str, Any], workers: int) -> Iterator[Finding]:
    version = int(settings["server_version_num"]) // 10_000
    if version == TRIED:
        yield ok(f"PostgreSQL {version} answers")
    else:
        yield warning(f"PostgreSQL {version} answers; Fabletop was tried only with {TRIED}")
    if settings["standby"]:
        yield wrong("this database is a standby and takes no writes; name the primary")
    yield from judge_durability(settings)
    if int(settings["max_connections"]) < 2 * CONNECTIONS * workers:
        yield warning(
            f"the database allows {settings['max_connections']} connections and each server uses "
            f"up to {CONNECTIONS}; raise max_connections"
        )


def judge_durability(settings: dict[str, Any]) -> Iterator[Finding]:
    """Whether a commit is on disk."""
    if settings["fsync"] != "on":
        yield wrong("fsync is off, so a power cut loses moves; set fsync = on")
    elif settings["full_page_writes"] != "on":
        yield wrong("full_page_writes is off, so a power cut can spoil tables; set it on")
    else:
        yield ok("fsync is on")
    if settings["synchronous_commit"] == "off":
        yield warning("synchronous_commit is off; servers turn it on for moves, but set it on")
    else:
        yield ok(f"synchronous_commit is {settings['synchronous_commit']}")


def judge_rights(may_create: bool) -> Iterator[Finding]:
    if not may_create:
        yield wrong(
            "this user may not make tables in the database; run, as its administrator: "
            "alter database … owner to …"
        )


def judge_leases(servers: list[tuple[str, bool]]) -> Finding:
    """Other servers on the same database."""
    alive = [name for name, lives in servers if lives]
    late = [name for name, lives in servers if not lives]
    if late:
        return warning(
            f"the lease of {late[0]} is over: it was killed or is cut off; any other server takes "
            "its tables, so start one if none runs"
        )
    if not alive:
        return ok("no server runs on this database")
    return ok(f"servers on this database: {', '.join(alive)}")
