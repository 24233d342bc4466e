"""Two servers in processes of their own: an address has no more at both than at one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import asyncpg
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.loop import complete
from tests.server.test_app import http_error
from tests.server.test_cluster import Pair, at_both, wall_up_hatches
from tests.server.test_entrance import knock
from tools.house import House
from tools.postgres import Postgres

pytestmark = pytest.mark.slow  # servers in processes of their own

LIMITS = "guesses_an_hour=5,sockets=2,sockets_a_second=1000,sockets_at_once=1000"


@pytest.fixture
def strict(tmp_path: Path, postgres: Postgres) -> Iterator[Pair]:
    """Two servers on one database, with narrow limits."""
    more = ["--database", postgres.new_database(), "--limits", LIMITS]
    one, other = (
        House(tmp_path / name, limits=("3", "20"), more=more, strict=True)
        for name in ("one", "other")
    )
    one.start()
    other.start()
    yield one, other
    for house in (one, other):
        assert house.process
        if house.process.poll() is None:
            house.stop()
        assert [] == house.errors()


async def until(what: Callable[[], Awaitable[bool]]) -> None:
    """Wait for something that servers tell each other about once a second."""
    async with asyncio.timeout(60):
        while not await what():
            await asyncio.sleep(0.05)


async def comes_in(house: House, address: str) -> bool:
    """Whether there may be one more connection, and now is."""
    try:
        await house.connect(address)
    except InvalidStatus as refused:
        if refused.response.status_code == 429:
            return False
        raise
    return True


async def is_turned_away(house: House, address: str) -> bool:
    """Whether there may be no more connection."""
    if await comes_in(house, address):
        await house.links.pop().close()
        return False
    return True


async def held(url: str) -> int:
    """Connections to tables that all servers have told of."""
    connection = await asyncpg.connect(url)
    count = await connection.fetchval(
        "select sum(count) from held, unnest(sorts, counts) one (sort, count) where sort = 'open'"
    )
    await connection.close()
    return int(count or 0)


def test_an_address_has_the_same_few_guesses_and_tables_at_all_servers(strict: Pair) -> None:
    one, other = strict
    for house in (one, other, one, other, one):
        assert (404, "no-such-table") == knock(house, "no-such-100")
    for house in strict:
        assert (429, "too-many-guesses") == knock(house, "no-such-100")
    for house in (one, other, one):
        house.make_table("cave", 2)
    for house in strict:
        body = b'{"game":"cave","seats":2}'
        assert (429, "too-many-tables") == http_error(house, "/api/tables", body)


def test_connections_at_one_server_count_at_the_other_until_it_is_killed(strict: Pair) -> None:
    one, other = strict
    here, there = one.make_table("cave", 2), other.make_table("cave", 2)

    async def come_and_go() -> None:
        await one.connect(here)
        await one.connect(here)
        assert await is_turned_away(one, here)
        await until(lambda: is_turned_away(other, there))
        one.kill()
        await one.hang_up()
        await until(lambda: comes_in(other, there))

    at_both(strict, come_and_go())


def test_a_relayed_connection_is_counted_once(strict: Pair) -> None:
    one, other = strict
    complete(wall_up_hatches(strict))
    address, url = one.make_table("cave", 2), one.more[1]

    async def come() -> None:
        async def is_told() -> bool:
            return await held(url) == len(other.links)

        for _ in range(2):
            await until(lambda: comes_in(other, address))
            await until(is_told)
        await until(lambda: is_turned_away(other, address))
        assert 2 == await held(url)

    at_both(strict, come())
