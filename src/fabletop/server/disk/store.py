"""Tables on disk: SQLite, one writer thread, many tables to a commit.

`save` returns when its table is safely on disk. While one commit is under way, everything that
arrives waits together for the next: durable costs a busy server hardly more than not durable.
The store itself sees to it that the moves of a table have no gap, and that it still writes to the
file that will be read after a restart. Nothing that fails ends the writer.
"""

from __future__ import annotations

import asyncio
import json
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, TypeVar, cast

from fabletop.core.game import Json
from fabletop.server.table.effects import Stood

SCHEMA = """
create table if not exists tables (code text primary key, kept text not null);
create table if not exists moves (
    code text not null, seq integer not null, move text not null, act text,
    primary key (code, seq)
) without rowid;
create table if not exists finished (
    code text not null, number integer not null, record text not null,
    primary key (code, number)
) without rowid;
create table if not exists stood (code text primary key, state text not null);
create table if not exists told (
    code text not null, first integer not null, events text not null,
    primary key (code, first)
) without rowid;
create table if not exists life (code text primary key, phase text not null, touched real not null);
create table if not exists spoilt (code text, seq integer, move text, act text);
create table if not exists wishes (code text primary key);
create table if not exists house (name text primary key, value real not null);
"""
AGELESS = """
insert into life select code, iif(kept like '%"started": true%', 'play', 'lobby'), ? from tables
where code not in (select code from life)
"""  # tables of an older version begin to age now
OF_A_TABLE = ("tables", "moves", "finished", "stood", "told", "life", "spoilt", "wishes")
RECENT = 200  # acts of a table that are still recognised after a restart

NumberedMove = tuple[int, Json, str | None]
T = TypeVar("T")


class Gap(Exception):
    """Moves that do not follow the last one on disk: whoever brings them is not in step."""


class FileGone(OSError):
    """The file with the tables was moved, deleted or replaced while it was open."""


@dataclass(frozen=True, slots=True)
class Change:
    """What is to be written of one table, all of it or nothing."""

    code: str
    table: Json | None = None
    moves: Sequence[NumberedMove] = ()
    stood: Stood | None = None
    finished: Json | None = None  # the record of a game that makes room for the next
    phase: str | None = None
    cut: int | None = None  # from this move on what is on disk cannot be read: set it aside


class Job(NamedTuple):
    """Something to be done by the writer, and whom to tell."""

    do: Callable[[sqlite3.Connection], None]
    done: asyncio.Future[None]


class Stored(NamedTuple):
    """A table as it lies on disk. A move that cannot be read is None."""

    kept: Json
    moves: list[Json | None]
    ids: list[str]
    stood: Json | None = None  # how it stood some moves ago
    settled: tuple[object, ...] = ()  # events that were told before that


class Store:
    """All tables of a house in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.loop = asyncio.get_running_loop()
        prepare(path)
        self.reader = self.connect()
        self.reading = threading.Lock()
        self.file = identity(path)
        self.open_seconds = self.read_number("open_seconds")
        self.reader.execute(AGELESS, (self.open_seconds,))
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self.write_all, name="store", daemon=True)
        self.writer.start()

    def connect(self) -> sqlite3.Connection:
        return connect(self.path)

    # -- for the house

    async def save(
        self,
        code: str,
        table: Json | None,
        moves: Sequence[NumberedMove] = (),
        stood: Stood | None = None,
        finished: Json | None = None,
        phase: str | None = None,
        cut: int | None = None,
    ) -> None:
        """Returns when all of it is on disk. A finished game takes its moves with it."""
        change = Change(code, table, moves, stood, finished, phase, cut)
        touched = self.open_seconds
        await self.write_by(lambda connection: insert(connection, change, touched))

    async def forget(self, code: str) -> None:
        """Nothing of this table is left."""
        await self.write_by(lambda connection: delete(connection, code))

    async def pass_time(self, seconds: float) -> None:
        """The house was open for so much longer. Tables age by this and by no other clock."""
        now = self.open_seconds + seconds
        await self.write_by(lambda connection: keep_number(connection, "open_seconds", now))
        self.open_seconds = now

    async def probe(self) -> None:
        """Raises whatever a save would fail with now."""
        await self.write_by(lambda connection: keep_number(connection, "probe", 0))

    async def load(self, code: str) -> Stored | None:
        """A table from disk, or None."""
        return await asyncio.to_thread(self.read, code)

    async def load_finished(self, code: str, number: int) -> Json | None:
        """The record of an earlier game at a table, or None."""
        return await asyncio.to_thread(self.read_finished, code, number)

    async def phase_of(self, code: str) -> str:
        """How far a table is, by the last snapshot."""
        return await asyncio.to_thread(self.read_phase, code)

    async def outlived(self, ages: dict[str, float], most: int) -> list[str]:
        """Some tables that nobody touched for as long as their phase allows, and those that
        somebody wished away."""
        return await asyncio.to_thread(self.read_outlived, ages, most)

    async def glance(self, code: str) -> Json | None:
        """What is kept of a table besides its moves, or None; {} if it cannot be read."""
        return await asyncio.to_thread(self.read_kept, code)

    async def close(self) -> None:
        """Write what waits, then stop."""
        self.jobs.put(None)
        await asyncio.to_thread(self.writer.join)
        self.reader.close()

    async def write_by(self, do: Callable[[sqlite3.Connection], None]) -> None:
        done: asyncio.Future[None] = self.loop.create_future()
        self.jobs.put(Job(do, done))
        await done

    # -- in the writer's thread

    def write_all(self) -> None:
        connection: sqlite3.Connection | None = None
        while job := self.jobs.get():
            batch = [job, *self.waiting()]
            try:
                self.check_file()
                connection = connection or self.connect()
                self.write(connection, batch)
            except Exception as error:  # no file, or no connection: nothing of it was written
                self.tell(batch, error)
                shut(connection)
                connection = None
        shut(connection)

    def check_file(self) -> None:
        """What is written elsewhere no restart will find. Raises `FileGone`."""
        if identity(self.path) != self.file:
            raise FileGone(f"{self.path.name} is not the file that was opened")

    def waiting(self) -> Iterator[Job]:
        while not self.jobs.empty():
            following = self.jobs.get()
            if following is None:
                self.jobs.put(None)
                return
            yield following

    def write(self, connection: sqlite3.Connection, batch: Sequence[Job]) -> None:
        """One commit for many; if that fails, one for each, so that none fails for another."""
        error = self.commit(connection, batch)
        if error is None or len(batch) == 1:
            self.tell(batch, error)
            return
        for job in batch:
            self.tell([job], self.commit(connection, [job]))

    def commit(self, connection: sqlite3.Connection, batch: Sequence[Job]) -> Exception | None:
        """All of these or none; why not, if none."""
        try:
            connection.execute("begin immediate")
            for job in batch:
                job.do(connection)
            connection.execute("commit")
        except Exception as failure:
            if connection.in_transaction:
                connection.execute("rollback")
            return failure
        return None

    def tell(self, batch: Sequence[Job], error: Exception | None) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self.loop.call_soon_threadsafe(finish, batch, error)

    # -- in a reader's thread

    @contextmanager
    def looking(self) -> Iterator[sqlite3.Connection]:
        """The reader's connection, for one at a time; after an error it is made anew."""
        with self.reading:
            self.check_file()
            try:
                yield self.reader
            except sqlite3.Error:
                with suppress(sqlite3.Error):
                    fresh = self.connect()
                    self.reader.close()
                    self.reader = fresh
                raise

    def read(self, code: str) -> Stored | None:
        with self.looking() as connection:
            return read_table(connection, code)

    def read_kept(self, code: str) -> Json | None:
        with self.looking() as connection:
            row = connection.execute("select kept from tables where code = ?", (code,)).fetchone()
        return (cast("Json | None", parsed(row[0], dict)) or {}) if row else None

    def read_phase(self, code: str) -> str:
        with self.looking() as connection:
            row = connection.execute("select phase from life where code = ?", (code,)).fetchone()
        return str(row[0]) if row else "lobby"

    def read_finished(self, code: str, number: int) -> Json | None:
        with self.looking() as connection:
            row = connection.execute(
                "select record from finished where code = ? and number = ?", (code, number)
            ).fetchone()
        return json.loads(row[0]) if row else None

    def read_outlived(self, ages: dict[str, float], most: int) -> list[str]:
        with self.looking() as connection:
            wished = connection.execute("select code from wishes limit ?", (most,)).fetchall()
            found = [str(code) for (code,) in wished]
            for phase, seconds in ages.items():
                rows = connection.execute(
                    "select code from life where phase = ? and touched < ? limit ?",
                    (phase, self.open_seconds - seconds, most),
                )
                found += [str(code) for (code,) in rows]
        return found[:most]

    def read_number(self, name: str) -> float:
        row = self.reader.execute("select value from house where name = ?", (name,)).fetchone()
        return float(row[0]) if row else 0.0


def connect(path: Path, mode: str = "rw") -> sqlite3.Connection:
    """To a file that is there; one that is not is made only by mode "rwc"."""
    where = f"{path.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(where, uri=True, isolation_level=None, check_same_thread=False)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma secure_delete = on")  # who asks to be forgotten is
    return connection


def prepare(path: Path) -> None:
    """Make the file, or see that it can be read and written. Raises sqlite3.Error."""
    with closing(connect(path, "rwc")) as connection:
        connection.executescript(SCHEMA)
        keep_number(connection, "probe", 0)


def read_table(connection: sqlite3.Connection, code: str) -> Stored | None:
    """A table with all that is kept of its game."""
    row = connection.execute("select kept from tables where code = ?", (code,)).fetchone()
    if row is None:
        return None
    rows = connection.execute(
        "select seq, move, act from moves where code = ? order by seq", (code,)
    ).fetchall()
    stood = connection.execute("select state from stood where code = ?", (code,)).fetchone()
    told = connection.execute(
        "select events from told where code = ? order by first", (code,)
    ).fetchall()
    return Stored(
        json.loads(row[0]),
        in_order(rows),
        [act for _, _, act in rows if act][-RECENT:],
        cast("Json | None", parsed(stood[0], dict)) if stood else None,
        tuple(event for (events,) in told for event in parsed(events, list) or ()),
    )


def forget(connection: sqlite3.Connection, code: str) -> None:
    """Delete a table where no server runs."""
    connection.execute("begin immediate")
    delete(connection, code)
    connection.execute("commit")


# -- inside a transaction


def insert(connection: sqlite3.Connection, change: Change, touched: float) -> None:
    code = change.code
    if change.table is not None:
        connection.execute(
            "insert into tables values (?, ?) "
            "on conflict (code) do update set kept = excluded.kept",
            (code, json.dumps(change.table)),
        )
    if change.phase is not None:
        connection.execute(
            "insert into life values (?, ?, ?) on conflict (code) "
            "do update set phase = excluded.phase, touched = excluded.touched",
            (code, change.phase, touched),
        )
    if change.finished is not None:
        make_room(connection, code, change.finished)
    if change.cut is not None:
        set_aside(connection, code, change.cut)
    append(connection, code, change.moves)
    if change.stood is not None:
        keep_standing(connection, code, change.stood)


def append(connection: sqlite3.Connection, code: str, moves: Sequence[NumberedMove]) -> None:
    """Moves go on where those on disk end. Raises `Gap`."""
    if not moves:
        return
    last = connection.execute("select max(seq) from moves where code = ?", (code,)).fetchone()[0]
    first = 0 if last is None else last + 1
    for number, (seq, _, _) in enumerate(moves, first):
        if seq != number:
            raise Gap(f"move {seq} of {code} cannot follow: the next one is {number}")
    connection.executemany(
        "insert into moves values (?, ?, ?, ?)",
        [(code, seq, json.dumps(move), act) for seq, move, act in moves],
    )


def make_room(connection: sqlite3.Connection, code: str, finished: Json) -> None:
    """A game that is over becomes a record; the next one begins with nothing."""
    connection.execute(
        "insert into finished select ?, count(*), ? from finished where code = ?",
        (code, json.dumps(finished), code),
    )
    for table in ("moves", "stood", "told"):
        connection.execute(f"delete from {table} where code = ?", (code,))


def keep_standing(connection: sqlite3.Connection, code: str, stood: Stood) -> None:
    connection.execute("delete from told where code = ? and first >= ?", (code, stood.first))
    if stood.settled:
        events = json.dumps(stood.settled)
        connection.execute("insert into told values (?, ?, ?)", (code, stood.first, events))
    connection.execute(
        "insert into stood values (?, ?) on conflict (code) do update set state = excluded.state",
        (code, json.dumps(stood.snapshot)),
    )


def set_aside(connection: sqlite3.Connection, code: str, first: int) -> None:
    """What cannot be read is not thrown away."""
    chosen = "from moves where code = ? and seq >= ?"
    connection.execute(f"insert into spoilt select * {chosen}", (code, first))
    connection.execute(f"delete {chosen}", (code, first))


def delete(connection: sqlite3.Connection, code: str) -> None:
    for table in OF_A_TABLE:
        connection.execute(f"delete from {table} where code = ?", (code,))


def keep_number(connection: sqlite3.Connection, name: str, value: float) -> None:
    connection.execute(
        "insert into house values (?, ?) on conflict (name) do update set value = excluded.value",
        (name, value),
    )


# -- small things


def in_order(rows: Sequence[tuple[int, str, str | None]]) -> list[Json | None]:
    """Moves by number; one that is missing or is no JSON is None."""
    moves: list[Json | None] = []
    for seq, text, _ in rows:
        moves += [None] * (seq - len(moves))
        moves.append(cast("Json | None", parsed(text, dict)))
    return moves


def parsed(text: str, kind: type[T]) -> T | None:
    try:
        value = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return None
    return value if isinstance(value, kind) else None


def identity(path: Path) -> tuple[int, int]:
    """Which file this is, whatever it is called."""
    found = os.stat(path)
    return found.st_dev, found.st_ino


def shut(connection: sqlite3.Connection | None) -> None:
    if connection:
        with suppress(sqlite3.Error):
            connection.close()


def finish(batch: Sequence[Job], error: Exception | None) -> None:
    """Tell everybody who waits for this commit."""
    for job in batch:
        if not job.done.done():
            if error is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(error)
