"""The databases of houses, from outside: to list tables, to carry them, to keep a copy.

A query is written once, with $1, $2 … for its values, and asked of SQLite or PostgreSQL.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol, cast

from fabletop.server.disk.changes import OPEN_SECONDS, Stored, stored
from fabletop.server.disk.store import FILE, SCHEMES

Cells = tuple[Any, ...]
# What is kept of a table, and in which columns; a server's own marks are not carried.
COLUMNS = {
    "tables": ("code", "kept"),
    "moves": ("code", "seq", "move", "act"),
    "finished": ("code", "number", "record"),
    "stood": ("code", "state"),
    "told": ("code", "first", "events"),
    "life": ("code", "phase", "touched"),
    "spoilt": ("code", "seq", "move", "act"),
}
CODES = "select code from tables order by code"


class Trouble(Exception):
    """Something cannot be carried; the sentence says what and why."""


class Database(Protocol):
    """A database of a house, opened by somebody who is no server."""

    async def fetch(self, query: str, *values: object) -> list[Cells]:
        """All rows of an answer."""

    async def write(self, query: str, rows: Iterable[Cells]) -> None:
        """The same statement for each of these rows."""

    def snapshot(self) -> AbstractAsyncContextManager[None]:
        """What is read inside stands still, and nobody waits for it."""

    def transaction(self) -> AbstractAsyncContextManager[None]:
        """All that is written inside, or nothing."""

    async def secret(self) -> str:
        """What signs the tokens of this house, or nothing."""

    async def take_secret(self, secret: str) -> None:
        """From now on it is this."""

    async def close(self) -> None:
        """Let go of it."""


class Sqlite:
    """A file; the secret lies beside it, in a copy inside it."""

    def __init__(self, path: Path, inside: bool = False) -> None:
        from fabletop.server.disk.sqlite import prepare

        prepare(path)
        self.path = path
        self.beside = None if inside else path.with_name("secret")
        self.connection = sqlite3.connect(path, isolation_level=None)
        self.connection.execute("pragma secure_delete = on")
        if inside:
            self.connection.execute(
                "create table if not exists secrets (name text primary key, value text not null)"
            )

    async def fetch(self, query: str, *values: object) -> list[Cells]:
        return self.connection.execute(query, by_number(values)).fetchall()

    async def write(self, query: str, rows: Iterable[Cells]) -> None:
        self.connection.executemany(query, [by_number(row) for row in rows])

    def snapshot(self) -> AbstractAsyncContextManager[None]:
        return self.within("begin")

    def transaction(self) -> AbstractAsyncContextManager[None]:
        return self.within("begin immediate")

    @asynccontextmanager
    async def within(self, begin: str) -> AsyncIterator[None]:
        self.connection.execute(begin)
        try:
            yield
        except BaseException:
            self.connection.execute("rollback")
            raise
        self.connection.execute("commit")

    async def secret(self) -> str:
        if self.beside:
            return self.beside.read_text().strip() if self.beside.exists() else ""
        rows = await self.fetch("select value from secrets where name = 'tokens'")
        return str(rows[0][0]) if rows else ""

    async def take_secret(self, secret: str) -> None:
        if self.beside:
            fresh = self.beside.with_suffix(".new")
            fresh.touch(mode=0o600)
            fresh.write_text(secret)
            fresh.replace(self.beside)
        else:
            await self.write("insert or replace into secrets values ('tokens', $1)", [(secret,)])

    async def close(self) -> None:
        self.connection.execute("pragma wal_checkpoint(truncate)")
        self.connection.close()


class Postgres:
    """A database that servers may be using."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection

    @classmethod
    async def open(cls, url: str) -> Postgres:
        """Raises `Away`, `TooNew`."""
        import asyncpg

        from fabletop.server.disk.postgres import PATIENCE, migrate, telling

        with telling():
            connection = await asyncpg.connect(url, timeout=PATIENCE)
            await migrate(connection)
        return cls(connection)

    async def fetch(self, query: str, *values: object) -> list[Cells]:
        return [tuple(row) for row in await self.connection.fetch(query, *values)]

    async def write(self, query: str, rows: Iterable[Cells]) -> None:
        await self.connection.executemany(query, rows)

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[None]:
        async with self.connection.transaction(isolation="repeatable_read", readonly=True):
            yield

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        async with self.connection.transaction():
            yield

    async def secret(self) -> str:
        rows = await self.fetch("select value from secrets where name = 'tokens'")
        return str(rows[0][0]) if rows else ""

    async def take_secret(self, secret: str) -> None:
        await self.write(
            "insert into secrets values ('tokens', $1) "
            "on conflict (name) do update set value = excluded.value",
            [(secret,)],
        )

    async def close(self) -> None:
        await self.connection.close()


async def open_database(where: str | Path) -> Database:
    """That of a data folder, or at the address of a PostgreSQL. Raises OSError, sqlite3.Error,
    `Trouble`."""
    if str(where).startswith(SCHEMES):
        if not find_spec("asyncpg"):
            raise Trouble("PostgreSQL needs one more package: pip install 'fabletop[postgresql]'")
        return await Postgres.open(str(where))
    folder = Path(where)
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return Sqlite(folder / FILE)


def by_number(values: Iterable[object]) -> dict[str, object]:
    return {str(number): value for number, value in enumerate(values, 1)}


# -- carrying


async def carry(source: Database, target: Database, codes: list[str] | None = None) -> list[str]:
    """Copy tables, all that is kept of them, with the secret their people's chairs rest on.

    Raises `Trouble`; then nothing was copied.
    """
    async with source.snapshot():
        known = [str(code) for (code,) in await source.fetch(CODES)]
        lost = sorted(set(codes or ()) - set(known))
        if lost:
            raise Trouble(f"there is no table {lost[0]}")
        wanted = known if codes is None else codes
        age = await opened_for(source) - await opened_for(target)
        async with target.transaction():
            await share_secret(source, target)
            for code in wanted:
                await copy_table(source, target, code, age)
    return wanted


async def share_secret(source: Database, target: Database) -> None:
    """Chairs and links are signed: they hold only under the secret they were signed with."""
    secret, other = await source.secret(), await target.secret()
    if secret == other:
        return
    if other and await target.fetch(CODES):
        raise Trouble(
            "there are tables of another house already, and their links and chairs hold only there"
        )
    if secret:
        await target.take_secret(secret)


async def copy_table(source: Database, target: Database, code: str, age: float) -> None:
    if await target.fetch("select code from tables where code = $1", code):
        raise Trouble(f"there is a table {code} already")
    for table, columns in COLUMNS.items():
        names = ", ".join(columns)
        rows = await source.fetch(f"select {names} from {table} where code = $1", code)
        if table == "life":  # it stays as old as it is
            rows = [(name, phase, touched - age) for name, phase, touched in rows]
        places = ", ".join(f"${number}" for number in range(1, len(columns) + 1))
        await target.write(f"insert into {table} ({names}) values ({places})", rows)


async def opened_for(database: Database) -> float:
    rows = await database.fetch("select value from house where name = $1", OPEN_SECONDS)
    return float(rows[0][0]) if rows else 0.0


async def remove(database: Database, codes: list[str]) -> None:
    """These were carried elsewhere."""
    async with database.transaction():
        for table in (*COLUMNS, "wishes"):
            await database.write(
                f"delete from {table} where code = $1", [(code,) for code in codes]
            )


async def in_use(database: Database, codes: list[str]) -> list[str]:
    """Those of them that a running server has."""
    if isinstance(database, Sqlite):
        return []  # a lock on the folder says so
    rows = await database.fetch(
        "select code from tables join servers on servers.id = owner "
        "where until > now() and code = any($1) order by code",
        codes,
    )
    return [str(code) for (code,) in rows]


async def servers(database: Database) -> list[str]:
    """The servers that run on a database."""
    if isinstance(database, Sqlite):
        return []  # a lock on the folder says so
    rows = await database.fetch("select name from servers where until > now() order by name")
    return [str(name) for (name,) in rows]


async def stored_table(database: Database, code: str) -> Stored:
    """A table that is there, with all that is kept of its game."""
    ((kept,),) = await database.fetch("select kept from tables where code = $1", code)
    moves = "select seq, move, act from moves where code = $1 order by seq"
    told = "select events from told where code = $1 order by first"
    stood = await database.fetch("select state from stood where code = $1", code)
    return stored(
        kept,
        cast("list[tuple[int, str, str | None]]", await database.fetch(moves, code)),
        str(stood[0][0]) if stood else None,
        [str(events) for (events,) in await database.fetch(told, code)],
    )
