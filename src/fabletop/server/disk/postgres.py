"""Tables in PostgreSQL, shared by any number of servers; each table belongs to one of them.

Which server owns a table stands in the database, and only there. A server has a row with a lease,
which it renews all the time. Who finds that another's lease is over deletes that row; with it all
tables of that server are free. Time is that of the database alone.

One connection writes, one statement for the moves of many tables. What fails because the database
is away is told as `Away`, and nothing of it is kept; the next write connects anew.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import cast

import asyncpg
import structlog
from asyncpg import Connection

from fabletop.core.game import Json
from fabletop.server.disk.changes import (
    OPEN_SECONDS,
    Away,
    Change,
    Gap,
    NotOurs,
    NumberedMove,
    Owner,
    Stored,
    parsed,
    spelt,
)
from fabletop.server.disk.group_commit import GroupCommit, Job, Outcome
from fabletop.server.disk.ledger import Ledger
from fabletop.server.disk.migrations import TooNew, missing
from fabletop.server.disk.postgres_ledger import LEAVE, PostgresLedger
from fabletop.server.disk.postgres_rows import (
    APPEND,
    FREE,
    carry_out,
    claim,
    hold,
    last_moves,
    own,
    read_table,
    unwritten,
)

LEASE = 3.0  # seconds a server may be silent
LOOK_AGAIN = 0.2  # seconds between two looks whether a silent server is gone
HEARTBEAT = 1.0  # seconds
PATIENCE = 10.0  # seconds a connection or a statement may take
FAREWELL = 2.0  # seconds a connection may take to close
READERS = 4  # connections
MOST_PACKS = 1000  # kept; the oldest go
DURABLE = """
select set_config('synchronous_commit', 'on', false)
where current_setting('synchronous_commit') = 'off'
"""
# A lease cannot last that long: the database's clock was set back. It ends as if renewed now.
SHORTEN = """
update servers set until = now() + $1 * interval '1 second'
where until > now() + 2 * $1 * interval '1 second'
"""
MIGRATING = 7_265_211  # the number of the lock that lets only one server change the shape

log = structlog.get_logger()

# What asyncpg raises when nobody answers, or nobody who can write.
NO_ANSWER = (
    OSError,
    asyncio.TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that was lost in the middle of something
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.QueryCanceledError,
)


class Refused(OSError):
    """The database did not take it, and says why."""


class PostgresStore(GroupCommit):
    """The tables of a house that may have many servers."""

    patience = 2 * LEASE  # seconds we wait for a table that another server has

    def __init__(self, url: str, name: str, inside: str = "", hatch: str = "") -> None:
        super().__init__()
        self.url, self.name, self.inside, self.hatch = url, name, inside, hatch
        self.server = 0  # the number of our row
        self.answers_since: float | None = None  # when the database began to answer us
        self.renewed = 0.0  # when we last asked for our lease and got it
        self.renewing = asyncio.Lock()
        self.secret = ""
        self.writer: Connection | None = None
        self.writing: asyncio.Task[None]  # the commit under way
        self.living: asyncio.Task[None]
        self.readers: asyncpg.Pool | None = None
        self.ledger: Ledger | None = PostgresLedger(self)

    @classmethod
    async def open(cls, url: str, name: str, inside: str = "", hatch: str = "") -> PostgresStore:
        """`inside` and `hatch` are how other servers reach this one. Raises `Away`, `TooNew`."""
        store = cls(url, name, inside, hatch)
        try:
            with telling():
                await store.prepare()
        except BaseException:
            await store.hang_up()
            raise
        store.living = asyncio.create_task(store.stay_alive())
        return store

    async def prepare(self) -> None:
        self.writer = await self.connect()
        await migrate(self.writer)
        self.secret = await read_secret(self.writer)
        self.renewed = self.loop.time()
        await self.register(self.writer)
        self.answers_since = self.loop.time()
        self.readers = await asyncpg.create_pool(
            self.url, min_size=1, max_size=READERS, timeout=PATIENCE, command_timeout=PATIENCE
        )

    async def connect(self) -> Connection:
        """For writing: what is acknowledged is on disk, whatever the database usually does."""
        connection = await asyncpg.connect(self.url, timeout=PATIENCE, command_timeout=PATIENCE)
        await connection.execute(DURABLE)
        return connection

    # -- being alive

    async def register(self, connection: Connection) -> None:
        """A row of our own. Its number is drawn, so that no other database has the same one: there
        may be an older copy at this address one day. Raises `Refused` at another house's."""
        if self.secret != await read_secret(connection):
            raise Refused("another house's database is at our database's address")
        number = secrets.randbits(62)
        await connection.execute(
            "insert into servers (id, name, inside, hatch, until) overriding system value "
            "values ($1, $2, $3, $4, now() + $5 * interval '1 second')",
            number, self.name, self.inside, self.hatch, LEASE,
        )  # fmt: skip
        self.server = number

    async def stay_alive(self) -> None:
        """Renew the lease, again and again; who was declared dead begins anew, with no table."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                async with self.reading() as connection:
                    await self.renew(connection)
                    await connection.execute(SHORTEN, LEASE)
                    await self.remove_dead(connection)
            except Exception as error:  # whatever it is, the lease is to be renewed
                self.answers_since = None
                if not isinstance(error, OSError):
                    log.exception("the lease was not renewed")

    def is_sure(self) -> bool:
        """Whether our lease cannot be over: what we have of a table is the newest there is."""
        return self.loop.time() - self.renewed < LEASE

    async def make_sure(self) -> None:
        """Renew the lease now, unless somebody just did. Raises `Away`."""
        async with self.renewing:
            if not self.is_sure():
                async with self.reading() as connection:
                    await self.renew(connection)

    async def renew(self, connection: Connection) -> None:
        asked = self.loop.time()
        alive = await connection.fetchval(
            "update servers set until = now() + $2 * interval '1 second' "
            "where id = $1 returning id",
            self.server, LEASE,
        )  # fmt: skip
        if alive is None:
            await self.register(connection)
            self.renewed = asked
            self.on_lost()
        self.renewed = asked

    async def remove_dead(self, connection: Connection) -> None:
        """Servers whose lease is over are no more; this waits for what they are just writing.

        After the database was away, all leases are over. So nobody is removed by a server that has
        not had answers for as long as a lease: the others renew theirs meanwhile.
        """
        now = self.loop.time()
        if self.answers_since is None:
            self.answers_since = now
        if now - self.answers_since > LEASE:
            await connection.execute("delete from servers where until < now()")

    # -- for the house

    async def load(self, code: str) -> Stored | None:
        """A table from disk, ours from now on, or None. If another server has it, and that is
        silent, it is ours when that server's lease is over. Raises `NotOurs`."""
        self.last.pop(code, None)
        deadline = self.loop.time() + self.patience
        while True:
            async with self.reading() as connection:
                await self.remove_dead(connection)
                if await claim(connection, code, self.server):
                    return await read_table(connection, code)
            if await self.glance(code) is None:
                return None
            if self.loop.time() > deadline:
                raise NotOurs(code)
            await asyncio.sleep(LOOK_AGAIN)

    async def peek(self, code: str) -> Stored | None:
        """A table as it lies on disk, whoever has it."""
        async with self.reading() as connection:
            return await read_table(connection, code)

    async def owner(self, code: str) -> Owner | None:
        """The server that has a table, if that is another one."""
        query = (
            "select inside, hatch from tables join servers on servers.id = owner "
            "where code = $1 and owner <> $2 and until > now()"
        )
        async with self.reading() as connection:
            found = await connection.fetchrow(query, code, self.server)
        return Owner(*found) if found else None

    async def keep_pack(self, name: str, text: str) -> None:
        """A content pack that somebody brought; other servers find it, too."""
        async with self.reading() as connection:
            await connection.execute(
                "insert into packs values ($1, $2) on conflict (id) "
                "do update set came = excluded.came",
                name, text,
            )  # fmt: skip
            await connection.execute(
                "delete from packs where came <= (select max(came) from packs) - $1", MOST_PACKS
            )

    async def find_pack(self, name: str) -> str | None:
        """A pack that another server was brought, if it is not too long ago."""
        return await self.text("select text from packs where id = $1", name)

    async def load_finished(self, code: str, number: int) -> Json | None:
        """The record of an earlier game at a table, or None."""
        text = await self.text(
            "select record from finished where code = $1 and number = $2", code, number
        )
        return json.loads(text) if text else None

    async def phase_of(self, code: str) -> str:
        """How far a table is, by the last snapshot."""
        return str(await self.text("select phase from life where code = $1", code) or "lobby")

    async def outlived(self, ages: dict[str, float], most: int) -> list[str]:
        """Some tables that nobody touched for as long as their phase allows, and those that
        somebody wished away; ours, or nobody's."""
        async with self.reading() as connection:
            now = await read_number(connection, OPEN_SECONDS)
            rows = await connection.fetch(
                f"select code from wishes join tables using (code) where {FREE} limit $1",
                most, self.server,
            )  # fmt: skip
            for phase, seconds in ages.items():
                rows += await connection.fetch(
                    f"select code from life join tables using (code) "
                    f"where phase = $3 and touched < $4 and {FREE} limit $1",
                    most, self.server, phase, now - seconds,
                )  # fmt: skip
        return [str(row[0]) for row in rows][:most]

    async def glance(self, code: str) -> Json | None:
        """What is kept of a table besides its moves, or None; {} if it cannot be read."""
        text = await self.text("select kept from tables where code = $1", code)
        return None if text is None else cast("Json | None", parsed(text, dict)) or {}

    async def free_space(self) -> int | None:
        """Nobody here knows how much room the database's machine has."""
        return None

    async def release(self) -> None:
        """Write what waits, then delete our row: with it all our tables are free."""
        if self.living.done():
            return
        while self.coming or self.is_planned or self.is_writing:
            await asyncio.sleep(0.002)
        self.living.cancel()
        await asyncio.wait([self.living])
        with suppress(OSError):
            async with self.reading() as connection:
                await connection.execute("delete from servers where id = $1", self.server)
                await connection.execute(LEAVE)

    async def close(self) -> None:
        """Release all tables, then stop."""
        await self.release()
        await self.hang_up()

    async def hang_up(self) -> None:
        """Politely; who does not answer is left."""
        for line in filter(None, (self.readers, self.writer)):
            try:
                await asyncio.wait_for(line.close(), FAREWELL)
            except Exception:
                line.terminate()
        await asyncio.sleep(0)  # sockets are closed by the loop, in its next round

    # -- writing

    def begin(self, batch: list[Job]) -> None:
        self.writing = asyncio.create_task(self.write_batch(batch))

    async def write_batch(self, batch: Sequence[Job]) -> None:
        """One commit for many; if that fails, one for each, so that none fails for another."""
        outcomes = await self.commit(batch)
        if len(outcomes) < len(batch) and is_of_one(outcomes[0][1]):
            outcomes = [outcome for job in batch for outcome in await self.commit([job])]
        self.finish(outcomes)

    async def commit(self, batch: Sequence[Job]) -> list[Outcome]:
        try:
            with telling():
                if self.writer is None or self.writer.is_closed():
                    self.last.clear()
                    self.writer = await self.connect()
                if any(job.deed is not None for job in batch):
                    await self.carry_out_all(self.writer, batch)
                    return [(batch, None)]
                return await self.append_all(self.writer, batch)
        except Exception as error:
            self.last.clear()
            if isinstance(error, Away) and self.writer:
                self.writer.terminate()
            return [(batch, error)]

    async def carry_out_all(self, connection: Connection, batch: Sequence[Job]) -> None:
        """All of these or none."""
        self.last.clear()
        async with connection.transaction():
            await hold(connection, self.server)
            for job in batch:
                deed = job.deed if job.deed is not None else Change(job.code, moves=job.moves)
                await carry_out(connection, deed, self.server)

    async def append_all(self, connection: Connection, batch: Sequence[Job]) -> list[Outcome]:
        """Moves of many tables by one statement; those of tables that are not ours are refused."""
        unknown = {job.code for job in batch} - self.last.keys()
        last = await last_moves(connection, sorted(unknown)) if unknown else {}
        codes: list[str] = []
        numbers: list[int] = []
        spelled: list[str] = []
        acts: list[str | None] = []
        kept: set[str] = set()  # tables with nothing left to write
        for _, _, code, moves in batch:
            number = last[code] if code in last else self.last[code]
            new = await self.still_to_write(connection, code, moves, number)
            for seq, move, act in new:
                codes.append(code)
                numbers.append(seq)
                spelled.append(spelt(move))
                acts.append(act)
            last[code] = max(number, moves[-1][0])
            if not new:
                kept.add(code)
        rows = await connection.fetch(APPEND, self.server, codes, numbers, spelled, acts)
        ours = kept.union(row[0] for row in rows)
        self.remember_last({code: number for code, number in last.items() if code in ours})
        return [([job], None if job.code in ours else NotOurs(job.code)) for job in batch]

    async def still_to_write(
        self, connection: Connection, code: str, moves: Sequence[NumberedMove], last: int
    ) -> Sequence[NumberedMove]:
        """Moves that are not on disk yet. Raises `NotOurs` if another server wrote others, `Gap` if
        they do not follow though the table is ours."""
        try:
            return await unwritten(connection, code, moves, last)
        except Gap:
            await own(connection, code, None, self.server)
            raise

    # -- reading

    @asynccontextmanager
    async def reading(self, patience: float = PATIENCE) -> AsyncIterator[Connection]:
        """A connection for a moment. Raises `Away`."""
        assert self.readers is not None
        with telling():
            async with self.readers.acquire(timeout=patience) as connection:
                try:
                    yield connection
                except NO_ANSWER:
                    connection.terminate()  # nobody knows what it would answer next
                    raise

    async def text(self, query: str, *values: object) -> str | None:
        """One cell, if there is one."""
        async with self.reading() as connection:
            found: str | None = await connection.fetchval(query, *values)
            return found


# -- small things


@contextmanager
def telling() -> Iterator[None]:
    """What goes wrong in the database, in the words of the house: `Away`, `Gap`, `Refused`."""
    try:
        yield
    except (Away, NotOurs, TooNew):
        raise
    except asyncpg.UniqueViolationError as error:
        raise Gap(str(error)) from error
    except NO_ANSWER as error:
        raise Away(f"the database does not answer: {error or type(error).__name__}") from error
    except asyncpg.PostgresError as error:
        raise Refused(str(error)) from error


def is_of_one(error: Exception | None) -> bool:
    """Whether a commit for many may have failed for one of them, and not for all."""
    return error is not None and not isinstance(error, Away)


async def migrate(connection: Connection) -> None:
    """Give the database the shape of today; one server at a time. Raises `TooNew`."""
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute("create table if not exists shape (number integer not null)")
        number = await connection.fetchval("select max(number) from shape") or 0
        for step in missing("postgresql", number):
            await connection.execute(step.script)
            await connection.execute("insert into shape values ($1)", step.number)


async def read_secret(connection: Connection) -> str:
    """The key that signs seat tokens: made once, the same for all servers."""
    await connection.execute(
        "insert into secrets values ('tokens', $1) on conflict do nothing",
        secrets.token_urlsafe(32),
    )
    return str(await connection.fetchval("select value from secrets where name = 'tokens'"))


async def read_number(connection: Connection, name: str) -> float:
    return float(await connection.fetchval("select value from house where name = $1", name) or 0)
