"""The rows of a table on disk: how one is read, and what is written in one transaction."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, TypeVar, cast

import msgspec

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
insert into life select code, iif(kept like '%"started":%true%', 'play', 'lobby'), ? from tables
where code not in (select code from life)
"""  # tables of an older version begin to age now
OF_A_TABLE = ("tables", "moves", "finished", "stood", "told", "life", "spoilt", "wishes")
COLUMNS = 4  # of a move
MOST_ROWS = 100  # of one statement
INSERT_ROWS = [
    f"insert into moves values {','.join(['(?, ?, ?, ?)'] * count)}"
    for count in range(MOST_ROWS + 1)
]
RECENT = 64  # acts of a table that are still recognised after a restart
encode = msgspec.json.Encoder().encode


NumberedMove = tuple[int, Json, str | None]
T = TypeVar("T")


class Gap(Exception):
    """Moves that do not follow the last one on disk: whoever brings them is not in step."""


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

    def is_plain(self) -> bool:
        """Whether there is nothing to write but moves."""
        rest = (self.table, self.stood, self.finished, self.phase, self.cut)
        return bool(self.moves) and rest == (None, None, None, None, None)


class Stored(NamedTuple):
    """A table as it lies on disk. A move that cannot be read is None."""

    kept: Json
    moves: list[Json | None]
    ids: list[str]
    stood: Json | None = None  # how it stood some moves ago
    settled: tuple[object, ...] = ()  # events that were told before that


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


def check_next(code: str, seq: int, number: int) -> None:
    if seq != number:
        raise Gap(f"move {seq} of {code} cannot follow: the next one is {number}")


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


def spelt(value: object) -> str:
    """As JSON."""
    return encode(value).decode()
