"""Tables on disk: SQLite, one writer thread, many tables to a commit.

`save` returns when its table is safely on disk. While one commit is under way, everything that
arrives waits together for the next: durable costs a busy server hardly more than not durable.
"""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, cast

from fabletop.core.game import Json

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
"""
RECENT = 200  # acts of a table that are still recognised after a restart

NumberedMove = tuple[int, Json, str | None]


class Job(NamedTuple):
    """Something to be written, and whom to tell."""

    code: str
    table: Json | None
    moves: Sequence[NumberedMove]
    stood: Json | None
    finished: Json | None
    done: asyncio.Future[None]


class Stored(NamedTuple):
    """A table as it lies on disk."""

    kept: Json
    moves: list[Json]
    ids: list[str]
    stood: Json | None  # how it stood some moves ago, for rules that cannot replay it


class Store:
    """All tables of a house in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with self.connect() as connection:
            connection.executescript(SCHEMA)
        connection.close()
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.loop = asyncio.get_running_loop()
        self.writer = threading.Thread(target=self.write_all, name="store", daemon=True)
        self.writer.start()

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None)
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        return connection

    async def save(
        self,
        code: str,
        table: Json | None,
        moves: Sequence[NumberedMove] = (),
        stood: Json | None = None,
        finished: Json | None = None,
    ) -> None:
        """Returns when all of it is on disk. A finished game takes its moves with it."""
        done: asyncio.Future[None] = self.loop.create_future()
        self.jobs.put(Job(code, table, moves, stood, finished, done))
        await done

    async def load_finished(self, code: str, number: int) -> Json | None:
        """The record of an earlier game at a table, or None."""
        return await asyncio.to_thread(self.read_finished, code, number)

    async def load(self, code: str) -> Stored | None:
        """A table from disk, or None."""
        return await asyncio.to_thread(self.read, code)

    async def glance(self, code: str) -> Json | None:
        """What is kept of a table besides its moves, or None; {} if it cannot be read."""
        return await asyncio.to_thread(self.read_kept, code)

    async def close(self) -> None:
        """Write what waits, then stop."""
        self.jobs.put(None)
        await asyncio.to_thread(self.writer.join)

    # -- in the writer's thread

    def write_all(self) -> None:
        connection = self.connect()
        while job := self.jobs.get():
            batch = [job]
            while not self.jobs.empty():
                following = self.jobs.get()
                if following is None:
                    self.jobs.put(None)
                    break
                batch.append(following)
            self.write(connection, batch)
        connection.close()

    def write(self, connection: sqlite3.Connection, batch: Sequence[Job]) -> None:
        """One commit for many; if that fails, one for each, so that none fails for another."""
        error = self.commit(connection, batch)
        if error is None or len(batch) == 1:
            self.loop.call_soon_threadsafe(finish, batch, error)
            return
        for job in batch:
            self.loop.call_soon_threadsafe(finish, [job], self.commit(connection, [job]))

    def commit(self, connection: sqlite3.Connection, batch: Sequence[Job]) -> Exception | None:
        """All of these or none; why not, if none."""
        try:
            connection.execute("begin immediate")
            for job in batch:
                self.insert(connection, job)
            connection.execute("commit")
        except Exception as failure:
            if connection.in_transaction:
                connection.execute("rollback")
            return failure
        return None

    def insert(self, connection: sqlite3.Connection, job: Job) -> None:
        if job.table is not None:
            connection.execute(
                "insert into tables values (?, ?) "
                "on conflict (code) do update set kept = excluded.kept",
                (job.code, json.dumps(job.table)),
            )
        if job.finished is not None:
            connection.execute(
                "insert into finished select ?, count(*), ? from finished where code = ?",
                (job.code, json.dumps(job.finished), job.code),
            )
            connection.execute("delete from moves where code = ?", (job.code,))
            connection.execute("delete from stood where code = ?", (job.code,))
        connection.executemany(
            "insert into moves values (?, ?, ?, ?)",
            [(job.code, seq, json.dumps(move), act) for seq, move, act in job.moves],
        )
        if job.stood is not None:
            connection.execute(
                "insert into stood values (?, ?) "
                "on conflict (code) do update set state = excluded.state",
                (job.code, json.dumps(job.stood)),
            )

    # -- in a reader's thread

    def read(self, code: str) -> Stored | None:
        connection = self.connect()
        try:
            row = connection.execute("select kept from tables where code = ?", (code,)).fetchone()
            if row is None:
                return None
            rows = connection.execute(
                "select move, act from moves where code = ? order by seq", (code,)
            ).fetchall()
            stood = connection.execute("select state from stood where code = ?", (code,)).fetchone()
        finally:
            connection.close()
        moves = [cast(Json, json.loads(move)) for move, _ in rows]
        ids = [act for _, act in rows if act][-RECENT:]
        return Stored(json.loads(row[0]), moves, ids, json.loads(stood[0]) if stood else None)

    def read_kept(self, code: str) -> Json | None:
        connection = self.connect()
        try:
            row = connection.execute("select kept from tables where code = ?", (code,)).fetchone()
        finally:
            connection.close()
        try:
            kept = json.loads(row[0]) if row else None
        except ValueError:
            return {}
        return kept if kept is None or isinstance(kept, dict) else {}

    def read_finished(self, code: str, number: int) -> Json | None:
        connection = self.connect()
        try:
            row = connection.execute(
                "select record from finished where code = ? and number = ?", (code, number)
            ).fetchone()
        finally:
            connection.close()
        return json.loads(row[0]) if row else None


def finish(batch: Sequence[Job], error: Exception | None) -> None:
    """Tell everybody who waits for this commit."""
    for job in batch:
        if not job.done.done():
            if error is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(error)
