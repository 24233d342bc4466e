"""The rows of a table in PostgreSQL: how one is read, and what is written in one transaction.

Every write belongs to a server and locks that server's row (`for key share`). The server can still
renew its lease; whoever declares it dead has to wait. So what a dead server still sends is refused
by the database itself, and what it wrote in time is seen by its successor.
"""

from __future__ import annotations

from collections.abc import Sequence

from asyncpg import Connection

from fabletop.core.game import Json
from fabletop.server.disk.changes import (
    OPEN_SECONDS,
    Change,
    Deed,
    NotOurs,
    NumberedMove,
    Opened,
    Removal,
    Stored,
    check_next,
    spelt,
    stored,
)
from fabletop.server.table.effects import Stood

OF_A_TABLE = ("tables", "moves", "finished", "stood", "told", "life", "spoilt", "wishes")

# Moves of many tables, of those that belong to this server; tells which tables those are.
APPEND = """
with alive as materialized (select id from servers where id = $1 for key share),
     new as (select * from unnest($2::text[], $3::int[], $4::text[], $5::text[])
             as move (code, seq, move, act)),
     written as (
         insert into moves (code, seq, move, act)
         select new.code, new.seq, new.move, new.act
         from alive join tables on tables.owner = alive.id join new on new.code = tables.code
         returning code
     )
select distinct code from written
"""
# Whether a table is ours ($2) or nobody's: its server has no row any more.
FREE = "(owner = $2 or owner is null or owner not in (select id from servers))"
LAST = "select code, max(seq) from moves where code = any($1) group by code"


async def read_table(connection: Connection, code: str) -> Stored | None:
    """A table with all that is kept of its game."""
    kept = await connection.fetchval("select kept from tables where code = $1", code)
    if kept is None:
        return None
    rows = await connection.fetch(
        "select seq, move, act from moves where code = $1 order by seq", code
    )
    stood = await connection.fetchval("select state from stood where code = $1", code)
    told = await connection.fetch("select events from told where code = $1 order by first", code)
    return stored(kept, [tuple(row) for row in rows], stood, [row[0] for row in told])


async def claim(connection: Connection, code: str, server: int) -> bool:
    """Whether the table belongs to this server from now on."""
    query = f"update tables set owner = $2 where code = $1 and {FREE} returning code"
    return await connection.fetchval(query, code, server) is not None


async def last_moves(connection: Connection, codes: Sequence[str]) -> dict[str, int]:
    """The numbers of their last moves on disk; -1 if there is none."""
    found = {code: int(last) for code, last in await connection.fetch(LAST, list(codes))}
    return {code: found.get(code, -1) for code in codes}


# -- inside a transaction


async def hold(connection: Connection, server: int) -> None:
    """Until the transaction ends nobody can declare this server dead. Raises `NotOurs`."""
    row = await connection.fetchval("select id from servers where id = $1 for key share", server)
    if row is None:
        raise NotOurs("the database")


async def carry_out(connection: Connection, deed: Deed, server: int) -> None:
    """Raises `NotOurs`, `Gap`."""
    if isinstance(deed, Change):
        await insert(connection, deed, server)
    elif isinstance(deed, Removal):
        await delete(connection, deed.code, server)
    elif isinstance(deed, Opened):
        await let_time_pass(connection, deed.seconds, server)


async def insert(connection: Connection, change: Change, server: int) -> None:
    code = change.code
    await own(connection, code, change.table, server)
    if change.phase is not None:
        await connection.execute(
            "insert into life "
            "select $1, $2, coalesce((select value from house where name = $3), 0) "
            "on conflict (code) do update set phase = excluded.phase, touched = excluded.touched",
            code, change.phase, OPEN_SECONDS,
        )  # fmt: skip
    if change.finished is not None:
        await make_room(connection, code, change.finished)
    if change.cut is not None:
        await set_aside(connection, code, change.cut)
    await append(connection, code, change.moves)
    if change.stood is not None:
        await keep_standing(connection, code, change.stood)


async def own(connection: Connection, code: str, table: Json | None, server: int) -> None:
    """See that a table is ours, or make it; keep what is said of it. Raises `NotOurs`."""
    if table is None:
        query = "select code from tables where code = $1 and owner = $2"
        found = await connection.fetchval(query, code, server)
    else:
        found = await connection.fetchval(
            "insert into tables (code, kept, owner) values ($1, $2, $3) on conflict (code) "
            "do update set kept = excluded.kept where tables.owner = $3 returning code",
            code, spelt(table), server,
        )  # fmt: skip
    if found is None:
        raise NotOurs(code)


async def append(connection: Connection, code: str, moves: Sequence[NumberedMove]) -> None:
    """Moves go on where those on disk end. Raises `Gap`."""
    if not moves:
        return
    last = (await last_moves(connection, [code]))[code]
    new = await unwritten(connection, code, moves, last)
    await connection.executemany(
        "insert into moves values ($1, $2, $3, $4)",
        [(code, seq, spelt(move), act) for seq, move, act in new],
    )


async def unwritten(
    connection: Connection, code: str, moves: Sequence[NumberedMove], last: int
) -> Sequence[NumberedMove]:
    """Those that are not on disk yet, where `last` is the last one. If the database went away while
    it committed, nobody knows whether it did: so the same moves may be brought again. Raises `Gap`
    if others are in their place, or if they do not follow."""
    old = [move for move in moves if move[0] <= last]
    if old:
        rows = await connection.fetch(
            "select seq, move, act from moves where code = $1 and seq = any($2)",
            code, [seq for seq, _, _ in old],
        )  # fmt: skip
        found = {row[0]: (row[1], row[2]) for row in rows}
        for seq, move, act in old:
            if found.get(seq) != (spelt(move), act):
                check_next(code, seq, last + 1)
    new = moves[len(old) :]
    for number, (seq, _, _) in enumerate(new, last + 1):
        check_next(code, seq, number)
    return new


async def make_room(connection: Connection, code: str, finished: Json) -> None:
    """A game that is over becomes a record; the next one begins with nothing. Brought again because
    nobody knew whether it was kept, it is kept once."""
    kept = await connection.fetchval(
        "insert into finished select $1, count(*), $2 from finished where code = $1 "
        "having coalesce(bool_and(record <> $2), true) returning code",
        code, spelt(finished),
    )  # fmt: skip
    if kept is None:
        return
    for table in ("moves", "stood", "told"):
        await connection.execute(f"delete from {table} where code = $1", code)


async def keep_standing(connection: Connection, code: str, stood: Stood) -> None:
    await connection.execute("delete from told where code = $1 and first >= $2", code, stood.first)
    if stood.settled:
        await connection.execute(
            "insert into told values ($1, $2, $3)", code, stood.first, spelt(stood.settled)
        )
    await connection.execute(
        "insert into stood values ($1, $2) on conflict (code) do update set state = excluded.state",
        code, spelt(stood.snapshot),
    )  # fmt: skip


async def set_aside(connection: Connection, code: str, first: int) -> None:
    """What cannot be read is not thrown away."""
    chosen = "from moves where code = $1 and seq >= $2"
    await connection.execute(
        f"insert into spoilt select code, seq, move, act {chosen}", code, first
    )
    await connection.execute(f"delete {chosen}", code, first)


async def delete(connection: Connection, code: str, server: int) -> None:
    """All of a table that is ours or nobody's. Raises `NotOurs`."""
    query = f"select {FREE} from tables where code = $1 for update"
    if await connection.fetchval(query, code, server) is False:
        raise NotOurs(code)
    for table in OF_A_TABLE:
        await connection.execute(f"delete from {table} where code = $1", code)


async def let_time_pass(connection: Connection, seconds: float, server: int) -> None:
    """Only the server with the lowest number counts: no clock is asked, nothing counts twice."""
    await connection.execute(
        "insert into house select $1, $2 where $3 = (select min(id) from servers) "
        "on conflict (name) do update set value = house.value + $2",
        OPEN_SECONDS, seconds, server,
    )  # fmt: skip
