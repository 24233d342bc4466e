"""The rows of a table in SQLite: how one is read, and what is written in one transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path

from fabletop.core.game import Json
from fabletop.server.disk.changes import (
    OPEN_SECONDS,
    Change,
    Deed,
    NumberedMove,
    Opened,
    Removal,
    Stored,
    check_next,
    spelt,
    stored,
)
from fabletop.server.disk.migrations import missing
from fabletop.server.table.effects import Stood

OF_A_TABLE = ("tables", "moves", "finished", "stood", "told", "life", "spoilt", "wishes")
COLUMNS = 4  # of a move
MOST_ROWS = 100  # of one statement
INSERT_ROWS = [
    f"insert into moves values {','.join(['(?, ?, ?, ?)'] * count)}"
    for count in range(MOST_ROWS + 1)
]


def connect(path: Path, mode: str = "rw") -> sqlite3.Connection:
    """To a file that is there; one that is not is made only by mode "rwc"."""
    where = f"{path.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(
        where,
        uri=True,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=2 * MOST_ROWS,
    )
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma secure_delete = on")  # who asks to be forgotten is
    return connection


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
    return stored(row[0], rows, stood[0] if stood else None, [events for (events,) in told])


def migrate(connection: sqlite3.Connection) -> None:
    """Give the file the shape of today, step by step. Raises `TooNew`."""
    number = connection.execute("pragma user_version").fetchone()[0]
    for step in missing("sqlite", number):
        connection.executescript(
            f"begin immediate; {step.script}; pragma user_version = {step.number}; commit"
        )


def read_number(connection: sqlite3.Connection, name: str) -> float:
    row = connection.execute("select value from house where name = ?", (name,)).fetchone()
    return float(row[0]) if row else 0.0


def forget(connection: sqlite3.Connection, code: str) -> None:
    """Delete a table where no server runs."""
    connection.execute("begin immediate")
    delete(connection, code)
    connection.execute("commit")


# -- inside a transaction


def carry_out(connection: sqlite3.Connection, deed: Deed, open_seconds: float) -> None:
    if isinstance(deed, Change):
        insert(connection, deed, open_seconds)
    elif isinstance(deed, Removal):
        delete(connection, deed.code)
    elif isinstance(deed, Opened):
        keep_number(connection, OPEN_SECONDS, open_seconds + deed.seconds)
    else:
        keep_number(connection, "probe", 0)


def insert(connection: sqlite3.Connection, change: Change, touched: float) -> None:
    code = change.code
    if change.table is not None:
        connection.execute(
            "insert into tables values (?, ?) "
            "on conflict (code) do update set kept = excluded.kept",
            (code, spelt(change.table)),
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
    for number, (seq, _, _) in enumerate(moves, last_move(connection, code) + 1):
        check_next(code, seq, number)
    connection.executemany(
        "insert into moves values (?, ?, ?, ?)",
        [(code, seq, spelt(move), act) for seq, move, act in moves],
    )


def insert_rows(connection: sqlite3.Connection, cells: Sequence[object]) -> None:
    """Moves of many tables, cell by cell, all of them or none."""
    count = len(cells) // COLUMNS
    if count == 0:
        return
    if count <= MOST_ROWS:
        connection.execute(INSERT_ROWS[count], cells)
        return
    connection.execute("begin immediate")
    for first in range(0, len(cells), COLUMNS * MOST_ROWS):
        some = cells[first : first + COLUMNS * MOST_ROWS]
        connection.execute(INSERT_ROWS[len(some) // COLUMNS], some)
    connection.execute("commit")


def last_move(connection: sqlite3.Connection, code: str) -> int:
    """The number of the last move on disk; -1 if there is none."""
    last = connection.execute("select max(seq) from moves where code = ?", (code,)).fetchone()[0]
    return -1 if last is None else int(last)


def make_room(connection: sqlite3.Connection, code: str, finished: Json) -> None:
    """A game that is over becomes a record; the next one begins with nothing."""
    connection.execute(
        "insert into finished select ?, count(*), ? from finished where code = ?",
        (code, spelt(finished), code),
    )
    for table in ("moves", "stood", "told"):
        connection.execute(f"delete from {table} where code = ?", (code,))


def keep_standing(connection: sqlite3.Connection, code: str, stood: Stood) -> None:
    connection.execute("delete from told where code = ? and first >= ?", (code, stood.first))
    if stood.settled:
        events = spelt(stood.settled)
        connection.execute("insert into told values (?, ?, ?)", (code, stood.first, events))
    connection.execute(
        "insert into stood values (?, ?) on conflict (code) do update set state = excluded.state",
        (code, spelt(stood.snapshot)),
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
