"""Tables on disk: SQLite, one writer thread, many tables to a commit.

`save` returns when its table is safely on disk. A commit costs about the same for one table as for
fifty. So everything that arrives waits until the loop has nothing else to do, a few milliseconds at
most, or until the commit under way is done, and goes to disk together: durable costs a busy server
hardly more than not durable, and an idle one answers at once.

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
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple, cast

from fabletop.core.game import Json
from fabletop.server.disk.rows import (
    AGELESS,
    SCHEMA,
    Change,
    NumberedMove,
    Stored,
    append,
    check_next,
    connect,
    delete,
    insert,
    insert_rows,
    keep_number,
    last_move,
    parsed,
    read_table,
    spelt,
)
from fabletop.server.table.effects import Stood

MOST_LAST = 10_000  # tables of which the writer remembers the last move
LONGEST_WAIT = 0.005  # seconds a busy loop gathers what goes to disk together
UNKNOWN = -2


class FileGone(OSError):
    """The file with the tables was moved, deleted or replaced while it was open."""


Then = Callable[[Exception | None], None]


class Job(NamedTuple):
    """Something to be done by the writer, and whom to tell: most often moves of a table."""

    then: Then
    do: Callable[[sqlite3.Connection], None] | None = None
    code: str = ""  # if there is nothing to do but to append moves
    moves: Sequence[NumberedMove] = ()


Outcome = tuple[Sequence[Job], Exception | None]  # what was tried, and why nothing of it was kept


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
        self.last: dict[str, int] = {}  # the last move on disk, of tables that wrote only moves
        self.coming: list[Job] = []  # what the next commit holds
        self.since = 0.0  # when the first of it came
        self.is_planned = self.is_writing = False
        self.batches: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
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
        done = self.loop.create_future()
        self.write(Change(code, table, moves, stood, finished, phase, cut), settles(done))
        await done

    def write(self, change: Change, then: Then) -> None:
        """`then` is called when all of it is on disk, or with the reason why nothing of it is."""
        touched = self.open_seconds
        if change.is_plain():
            self.append(change.code, change.moves, then)
        else:
            self.add(Job(then, lambda connection: insert(connection, change, touched)))

    def append(self, code: str, moves: Sequence[NumberedMove], then: Then) -> None:
        """As `write`, for nothing but moves: those of many tables are one statement."""
        self.add(Job(then, None, code, moves))

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
        if self.coming:
            self.batches.put(self.coming)
            self.coming = []
        self.batches.put(None)
        await asyncio.to_thread(self.writer.join)
        self.reader.close()

    async def write_by(self, do: Callable[[sqlite3.Connection], None]) -> None:
        done = self.loop.create_future()
        self.add(Job(settles(done), do))
        await done

    # -- what goes to disk together

    def add(self, job: Job) -> None:
        """This goes to disk with the next commit."""
        if not self.coming:
            self.since = time.monotonic()
        self.coming.append(job)
        self.plan()

    def plan(self) -> None:
        if not self.is_planned and not self.is_writing:
            self.is_planned = True
            self.loop.call_soon(self.hand_over, 0)

    def hand_over(self, seen: int) -> None:
        """To the writer, unless more is still coming in and there is time to wait for it."""
        count = len(self.coming)
        if count > seen and time.monotonic() - self.since < LONGEST_WAIT:
            self.loop.call_soon(self.hand_over, count)
            return
        self.is_planned, self.is_writing = False, True
        self.batches.put(self.coming)
        self.coming = []

    def finish(self, outcomes: Sequence[Outcome]) -> None:
        """Tell everybody who waited for this commit; the next one."""
        self.is_writing = False
        for jobs, error in outcomes:
            for job in jobs:
                job.then(error)
        if self.coming:
            self.plan()

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
            if any(job.do for job in batch):
                connection.execute("begin immediate")
                self.last.clear()
                for job in batch:
                    if job.do:
                        job.do(connection)
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
        self.last |= last
        while len(self.last) > MOST_LAST:
            del self.last[next(iter(self.last))]

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


def prepare(path: Path) -> None:
    """Make the file, or see that it can be read and written. Raises sqlite3.Error."""
    with closing(connect(path, "rwc")) as connection:
        connection.executescript(SCHEMA)
        keep_number(connection, "probe", 0)


def identity(path: Path) -> tuple[int, int]:
    """Which file this is, whatever it is called."""
    found = os.stat(path)
    return found.st_dev, found.st_ino


def shut(connection: sqlite3.Connection | None) -> None:
    if connection:
        with suppress(sqlite3.Error):
            connection.close()


def settles(done: asyncio.Future[None]) -> Then:
    """For those who wait for a future, and may be gone meanwhile."""

    def then(error: Exception | None) -> None:
        if done.done():
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    return then
