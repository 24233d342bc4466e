"""What addresses used at all servers of one PostgreSQL; one statement for each question.

`attempts` has the times of the last hour. An attempt locks the row of its address, so a limit holds
exactly, however many ask at once. `debts` has one time per address and sort, at which all is paid
back. Whoever spends moves it on. `held` has one row per server, which goes with the server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from datetime import timedelta
from typing import Protocol

from asyncpg import Connection

from fabletop.server.disk.ledger import Debt, Key, News

PATIENCE = 1.0  # seconds; then each server counts by itself
REMEMBERED = timedelta(hours=1)  # after the last use
OVERLAP = 2.0  # seconds of news that are heard twice: what is told takes a moment to be seen
MOST_HEARD = 500  # rows of an answer, the largest
MOST_ATTEMPTS, MOST_DEBTS = 100_000, 10_000  # rows kept; the oldest go
MOST_TIMES = 10_000  # a limit beyond this is none: every server counts by itself
FRESH = 1.0  # seconds a lease must still last, or what its server holds counts no more

# Times that still count, and whether there may be one more ($3), are looked at in the locked row.
ATTEMPT = """
with made as (
    insert into attempts as old (sort, address, times, last)
    select $1::text, $2::text, array[now()], now() where $3::float8 >= 1
    on conflict (sort, address) do update set last = now(), times = array(
        select time from unnest(old.times) time where time > now() - $4::interval order by time
    ) || now()
    where $3 >= 1 + (select count(*) from unnest(old.times) time where time > now() - $4)
    returning true
)
select case when exists (select from made) then 0 else greatest(1, (
    select extract(epoch from min(time) + $4 - now())::float8
    from attempts, unnest(times) time
    where sort = $1 and address = $2 and time > now() - $4
)) end
"""
TAKE_BACK = """
update attempts set times = times[:cardinality(times) - 1] where sort = $1 and address = $2
"""
EXCHANGE = """
with spent as (
    insert into debts as old (address, sort, paid, server, told)
    select address, sort, now() + seconds * interval '1 s', $1::bigint, now()
    from unnest($2::text[], $3::text[], $4::float8[]) as new (address, sort, seconds)
    order by sort, address
    on conflict (sort, address) do update
    set paid = greatest(old.paid, now()) + (excluded.paid - now()), server = $1, told = now()
    returning address, sort, paid
), published as (
    insert into held (server, addresses, sorts, counts)
    select $1::bigint, $6::text[], $7::text[], $8::int[] where $5::bool
    on conflict (server) do update
    set addresses = excluded.addresses, sorts = excluded.sorts, counts = excluded.counts
), known as (
    select address, sort, paid from spent
    union all
    select address, sort, paid from debts
    where server <> $1 and told > now() - $9::float8 * interval '1 s'
)
(
    select false, address, sort, extract(epoch from paid - now())::float8 as amount
    from known join unnest($10::text[], $11::float8[]) as notable (sort, seconds) using (sort)
    where paid - now() >= seconds * interval '1 s'
    order by extract(epoch from paid - now()) / seconds desc limit $12::int
) union all (
    select true, address, sort, sum(count)::float8 as amount
    from held join servers on id = server,
         unnest(addresses, sorts, counts) as one (address, sort, count)
    where server <> $1 and until > now() + $13::float8 * interval '1 s'
    group by address, sort order by amount desc limit $12::int
)
"""
# The last server that stops takes along what is known of addresses.
LEAVE = """
do $$ begin
    if not exists (select from servers) then
        delete from attempts;
        delete from debts;
    end if;
end $$
"""


def clean_up(most_attempts: int, most_debts: int) -> list[str]:
    """Statements that leave what is not too old, and not too many; the oldest go."""
    return [
        "delete from attempts where last < now() - interval '1 hour'",
        "delete from debts where paid < now() or told < now() - interval '1 hour'",
        "delete from attempts where last <= "
        f"(select last from attempts order by last desc offset {most_attempts} limit 1)",
        "delete from debts where told <= "
        f"(select told from debts order by told desc offset {most_debts} limit 1)",
    ]


CLEAN = clean_up(MOST_ATTEMPTS, MOST_DEBTS)


class Cluster(Protocol):
    """What a ledger needs of the store."""

    server: int  # the number of our row

    def reading(self, patience: float = 0.0) -> AbstractAsyncContextManager[Connection]:
        """A connection for a moment. Raises `Away`."""


class PostgresLedger:
    """Where all servers of one database count together."""

    def __init__(self, store: Cluster) -> None:
        self.store = store
        self.published: tuple[int, Mapping[Key, int]] = (0, {})  # by which server, and what it held
        self.heard_at = float("-inf")  # before all that is told

    async def attempt(self, sort: str, address: str, most: float) -> float:
        """Count an attempt: 0, or the seconds until there may be one. Raises OSError."""
        if most > MOST_TIMES:
            return 0.0
        async with self.store.reading(PATIENCE) as connection:
            wait = await connection.fetchval(
                ATTEMPT, sort, address, most, REMEMBERED, timeout=PATIENCE
            )
        return float(wait)

    async def take_back(self, sort: str, address: str) -> None:
        """The last attempt does not count. Raises OSError."""
        async with self.store.reading(PATIENCE) as connection:
            await connection.execute(TAKE_BACK, sort, address, timeout=PATIENCE)

    async def exchange(
        self, spent: Sequence[Debt], held: Mapping[Key, int], notable: Mapping[str, float]
    ) -> News:
        """Tell what was spent here since the last time and what is held here now; hear what all
        spent, from so many seconds of each sort on, and what others hold. Raises OSError."""
        server, now = self.store.server, asyncio.get_running_loop().time()
        is_new = self.published != (server, held)
        since = min(now - self.heard_at + OVERLAP, REMEMBERED.total_seconds())
        self.heard_at = float("-inf")  # if this fails, all is heard again
        async with self.store.reading(PATIENCE) as connection:
            rows = await connection.fetch(
                EXCHANGE, server, *columns(spent, 3), is_new, *columns(flat(held), 3),
                since, list(notable), list(notable.values()), MOST_HEARD, FRESH,
                timeout=PATIENCE,
            )  # fmt: skip
        self.published, self.heard_at = (server, dict(held)), now
        debts = [Debt(*row) for is_held, *row in rows if not is_held]
        return News(debts, {(row[0], row[1]): row[2] for is_held, *row in rows if is_held})

    async def clean(self) -> None:
        """Forget addresses that used nothing lately. Raises OSError."""
        async with self.store.reading() as connection:
            for statement in CLEAN:
                await connection.execute(statement)


def flat(held: Mapping[Key, int]) -> list[tuple[str, str, int]]:
    return [(*key, count) for key, count in held.items()]


def columns(rows: Sequence[tuple[object, ...]], width: int) -> list[list[object]]:
    """The same by column, as arrays of PostgreSQL."""
    return [[row[number] for row in rows] for number in range(width)]
