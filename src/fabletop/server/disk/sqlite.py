"""Tables in one SQLite file, written by one thread.

The store itself sees to it that the moves of a table have no gap, and that it still writes to the
file that will be read after a restart. Nothing that fails ends the writer.
"""

from __future__ import annotations

import asyncio
import json
import os
import queue
import secrets
import shutil
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import cast

from fabletop.core.game import Json
from fabletop.server.disk.changes import OPEN_SECONDS, Owner, Stored, check_next, parsed, spelt
from fabletop.server.disk.group_commit import UNKNOWN, GroupCommit, Job, Outcome
from fabletop.server.disk.ledger import Ledger
from fabletop.server.disk.sqlite_rows import (
    append,
    carry_out,
    connect,
    insert_rows,
    keep_number,
    last_move,
    migrate,
    read_number,
    read_table,
)


class FileGone(OSError):
    """The file with the tables was moved, deleted or replaced while it was open."""


class SqliteStore(GroupCommit):
    """All tables of a house in one file."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.ledger: Ledger | None = None  # there is no other server
        self.path = path
        prepare(path)
        self.secret = read_secret(path.with_name("secret"))
        self.reader = self.connect()
        self.reading = threading.Lock()
        self.file = identity(path)
        self.open_seconds = read_number(self.reader, OPEN_SECONDS)
        self.batches: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self.write_all, name="store", daemon=True)
        self.writer.start()

    def connect(self) -> sqlite3.Connection:
        return connect(self.path)

    # -- for the house

    def begin(self, batch: list[Job]) -> None:
        self.batches.put(batch)

    async def pass_time(self, seconds: float) -> None:
        await super().pass_time(seconds)
        self.open_seconds += seconds

    async def free_space(self) -> int:
        """Bytes that are left on the disk."""
        return (await asyncio.to_thread(shutil.disk_usage, self.path.parent)).free

    def is_sure(self) -> bool:
        """Nobody else writes here."""
        return True

    async def make_sure(self) -> None:
        """There is nothing to find out."""

    async def load(self, code: str) -> Stored | None:
        """A table from disk, or None."""
        return await asyncio.to_thread(self.read, code)

    async def peek(self, code: str) -> Stored | None:
        """As `load`: there is no other server."""
        return await self.load(code)

    async def owner(self, code: str) -> Owner | None:
        """No other server has any table."""
        return None

    async def keep_pack(self, name: str, text: str) -> None:
        """There is no other server to keep it for."""

    async def find_pack(self, name: str) -> str | None:
        """No other server was brought any."""
        return None

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

    async def release(self) -> None:
        """No other server can have a table of this folder."""

    async def close(self) -> None:
        """Write what waits, then stop."""
        if self.coming:
            self.batches.put(self.coming)
            self.coming = []
        self.batches.put(None)
        await asyncio.to_thread(self.writer.join)
        self.reader.close()

    # -- in the writer's thread

    def write_all(self) -> None:
        connection: sqlite3.Connection | None = None
        while (batch := self.batches.get()) is not None:
            try:
                self.check_file()
                connection = connection or self.connect()
                outcomes = self.write_batch(connection, batch)
            except Exception as error:  # no file, or no connection: nothing of it was written
                outcomes = [(batch, error)]
                shut(connection)
                connection = None
                self.last.clear()
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self.loop.call_soon_threadsafe(self.finish, outcomes)
        shut(connection)

    def check_file(self) -> None:
        """What is written elsewhere no restart will find. Raises `FileGone`."""
        if identity(self.path) != self.file:
            raise FileGone(f"{self.path.name} is not the file that was opened")

    def write_batch(self, connection: sqlite3.Connection, batch: Sequence[Job]) -> list[Outcome]:
        """One commit for many; if that fails, one for each, so that none fails for another."""
        error = self.commit(connection, batch)
        if error is None or len(batch) == 1:
            return [(batch, error)]
        return [([job], self.commit(connection, [job])) for job in batch]

    def commit(self, connection: sqlite3.Connection, batch: Sequence[Job]) -> Exception | None:
        """All of these or none; why not, if none."""
        try:
            if any(job.deed is not None for job in batch):
                connection.execute("begin immediate")
                self.last.clear()
                for job in batch:
                    if job.deed is not None:
                        carry_out(connection, job.deed, self.open_seconds)
                    else:
                        append(connection, job.code, job.moves)
                connection.execute("commit")
            else:
                self.append_all(connection, batch)
        except Exception as failure:
            if connection.in_transaction:
                connection.execute("rollback")
            self.last.clear()
            return failure
        return None

    def append_all(self, connection: sqlite3.Connection, batch: Sequence[Job]) -> None:
        """Moves of many tables by one statement, which is a transaction of its own.

        Each call of SQLite lets go of the interpreter and has to get it back: so it is only one,
        unless there are very many.
        """
        cells: list[object] = []
        last: dict[str, int] = {}
        for _, _, code, moves in batch:
            number = last.get(code, self.last.get(code, UNKNOWN))
            if number == UNKNOWN:
                number = last_move(connection, code)
            for seq, move, act in moves:
                check_next(code, seq, number + 1)
                cells += (code, seq, spelt(move), act)
                number = seq
            last[code] = number
        insert_rows(connection, cells)
        self.remember_last(last)

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


def prepare(path: Path) -> None:
    """Make the file, or see that it can be read and written. Raises sqlite3.Error."""
    with closing(connect(path, "rwc")) as connection:
        migrate(connection)
        keep_number(connection, "probe", 0)


def identity(path: Path) -> tuple[int, int]:
    """Which file this is, whatever it is called."""
    found = os.stat(path)
    return found.st_dev, found.st_ino


def shut(connection: sqlite3.Connection | None) -> None:
    if connection:
        with suppress(sqlite3.Error):
            connection.close()


def read_secret(path: Path) -> str:
    """The key that signs seat tokens: made once, whole or not at all, kept beside the tables."""
    if not path.exists() or len(path.read_text()) < 32:
        fresh = path.with_suffix(".new")
        fresh.touch(mode=0o600)
        fresh.write_text(secrets.token_urlsafe(32))
        fresh.replace(path)
    return path.read_text().strip()
