"""Limits of an address that all servers of one PostgreSQL count together."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg
import pytest

from fabletop.cli import main
from fabletop.core.refusals import Refusal
from fabletop.server.disk import postgres_ledger
from fabletop.server.disk.ledger import MOST_TOLD
from fabletop.server.disk.migrations import migrations
from fabletop.server.disk.postgres import PostgresStore
from fabletop.server.disk.store import open_store
from fabletop.server.house import House
from fabletop.server.net.limits import Budgets, Limits
from fabletop.server.net.sharing import LONGEST, SharedBudgets
from fabletop.server.table.chairs import Manners
from fabletop.server.upkeep import Upkeep
from tests.server.loop import complete
from tools.postgres import Postgres

HERE = "203.0.113.9"
Play = Callable[[House, House], Awaitable[None]]


def with_two(url: str, limits: Limits, play: Play) -> None:
    """Two servers on one database, which exchange nothing by themselves."""

    async def work() -> None:
        stores = [await PostgresStore.open(url, name) for name in ("one", "other")]
        houses = [House(store, limits) for store in stores]
        try:
            await play(*houses)
        finally:
            for house in houses:
                await house.close()

    complete(work())


async def exchange(*houses: House) -> None:
    for house in houses:
        assert house.sharing
        await house.sharing.exchange()
        assert not house.sharing.is_alone


async def ask(url: str, query: str) -> object:
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetchval(query)
    finally:
        await connection.close()


def spend(house: House, sort: str, cost: float) -> bool:
    """Whether an address could spend so much."""
    return not house.wait_for(HERE, sort, cost)


# -- counted exactly


def test_wrong_codes_at_two_servers_stop_at_the_limit_together(postgres: Postgres) -> None:
    async def play(one: House, other: House) -> None:
        room = await one.make("cave", 2, {}, "")
        assert not isinstance(room, Refusal)
        room.table.manners = Manners(door=False)  # a closed door is a wrong code, too
        await one.store.save(room.code, room.keep())
        knocks = [
            house.entrance.knock(code, [], HERE)
            for house in (one, other)
            for code in 10 * [room.code, "no-such-100"]
        ]
        answers = [told for told in await asyncio.gather(*knocks) if isinstance(told, Refusal)]
        codes = [told.code for told in answers]
        assert (5, 35) == (codes.count("no-such-table"), codes.count("too-many-guesses"))
        late = await other.entrance.knock("no-such-100", [], HERE)
        assert isinstance(late, Refusal)
        assert 60 == late.args["minutes"]
        elsewhere = await other.entrance.knock("no-such-100", [], "203.0.113.10")
        assert isinstance(elsewhere, Refusal)
        assert "no-such-table" == elsewhere.code

    with_two(postgres.new_database(), Limits(guesses_an_hour=5), play)


def test_right_codes_do_not_count(postgres: Postgres) -> None:
    async def play(one: House, other: House) -> None:
        room = await one.make("cave", 2, {}, "")
        assert not isinstance(room, Refusal)
        for house in (one, other, one, other, one):
            assert room.table.address == await house.entrance.knock(room.code, [], HERE)
        wrong = [await house.entrance.knock("no-such-100", [], HERE) for house in (one, other, one)]
        codes = [told.code for told in wrong if isinstance(told, Refusal)]
        assert ["no-such-table", "no-such-table", "too-many-guesses"] == codes

    with_two(postgres.new_database(), Limits(guesses_an_hour=2), play)


def test_tables_made_at_two_servers_stop_at_the_limit_together(postgres: Postgres) -> None:
    async def play(one: House, other: House) -> None:
        made = await asyncio.gather(
            *(house.make("cave", 2, {}, HERE) for house in 4 * [one, other])
        )
        refused = [told.code for told in made if isinstance(told, Refusal)]
        assert ["too-many-tables"] * 5 == refused
        assert not isinstance(await other.make("cave", 2, {}, "203.0.113.10"), Refusal)

    with_two(postgres.new_database(), Limits(tables_an_hour=3), play)


def test_an_attempt_of_an_hour_ago_counts_no_more(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def work() -> None:
        store = await PostgresStore.open(url, "one")
        assert store.ledger
        tries = [await store.ledger.attempt("tables", HERE, 2) for _ in range(3)]
        assert [0, 0] == tries[:2]
        assert 3590 < tries[2] <= 3600
        await ask(url, "update attempts set times[1] = times[1] - interval '59 min 50 s'")
        assert 1 <= await store.ledger.attempt("tables", HERE, 2) <= 10
        await ask(url, "update attempts set times[1] = times[1] - interval '10 s'")
        assert [True, False] == [not await store.ledger.attempt("tables", HERE, 2) for _ in "ab"]
        assert await store.ledger.attempt("tables", "nobody", 0.5)
        await store.close()

    complete(work())


# -- counted about once a second


def test_what_is_spent_at_one_server_is_missing_at_the_other(postgres: Postgres) -> None:
    limits = Limits(requests_a_second=1, requests_at_once=1000, packs_an_hour=3)

    async def play(one: House, other: House) -> None:
        assert spend(one, "requests", 600)
        assert spend(one, "packs", 2)
        assert spend(other, "requests", 300)
        await exchange(one, other, one)
        for house in (one, other):
            assert not spend(house, "requests", 200)  # 900 of 1,000 are gone, at each
            assert not spend(house, "packs", 1.5)
        assert spend(one, "requests", 80)
        await exchange(one, other)
        assert not spend(other, "requests", 80)
        assert spend(other, "packs", 1)

    with_two(postgres.new_database(), limits, play)


def test_what_was_overdrawn_at_several_servers_is_a_debt(postgres: Postgres) -> None:
    limits = Limits(requests_a_second=1, requests_at_once=1000)

    async def play(one: House, other: House) -> None:
        assert spend(one, "requests", 1000)
        assert spend(other, "requests", 1000)
        await exchange(one, other, one)
        for house in (one, other):
            assert 900 < house.wait_for(HERE, "requests", 0.0) <= 1000

    with_two(postgres.new_database(), limits, play)


def test_what_is_spent_while_news_are_under_way_counts(postgres: Postgres) -> None:
    limits = Limits(requests_a_second=1, requests_at_once=1000)

    async def play(one: House, other: House) -> None:
        assert spend(one, "requests", 500)
        await exchange(one)
        task = asyncio.ensure_future(exchange(other))
        await asyncio.sleep(0)  # it has told
        assert spend(other, "requests", 300)
        await task
        assert not spend(other, "requests", 250)
        assert spend(other, "requests", 150)

    with_two(postgres.new_database(), limits, play)


def test_a_server_that_starts_learns_what_was_spent_before(postgres: Postgres) -> None:
    url, limits = postgres.new_database(), Limits(packs_an_hour=10)

    async def play(one: House, other: House) -> None:
        assert spend(one, "packs", 10)
        await exchange(one)
        await ask(url, "update debts set told = told - interval '10 min'")
        third = House(await PostgresStore.open(url, "third"), limits)
        await exchange(third)
        assert not spend(third, "packs", 1)
        await third.close()

    with_two(url, limits, play)


def test_small_amounts_are_not_told(postgres: Postgres) -> None:
    """An ordinary player costs the database nothing."""
    url = postgres.new_database()

    async def play(one: House, other: House) -> None:
        for _ in range(15):
            assert spend(one, "words", 1)
        assert one.may_hold(HERE, "open", 100)
        await exchange(one)
        assert 0 == await ask(url, "select count(*) from debts")
        assert 0 == await ask(url, "select sum(cardinality(addresses)) from held")
        assert spend(one, "words", 25)
        await exchange(one)
        assert 1 == await ask(url, "select count(*) from debts")

    with_two(url, Limits(), play)


def test_only_the_largest_are_told(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def play(one: House, other: House) -> None:
        for number in range(MOST_TOLD + 50):
            one.wait_for(f"2001:db8:0:{number:x}::/64", "requests", 100.0 + number)
            for _ in range(1 + (number >= 50)):
                one.may_hold(f"2001:db8:0:{number:x}::/64", "bodies", 8)
        one.wait_for("x" * (LONGEST + 1), "requests", 4000.0)
        one.may_hold("x" * 9000, "bodies", 8)
        await exchange(one)
        largest = [f"2001:db8:0:{number:x}::/64" for number in range(50, MOST_TOLD + 50)]
        query = "select array_agg(address order by paid) from debts"
        assert largest == await ask(url, query)
        assert MOST_TOLD == await ask(url, "select cardinality(counts) from held")
        assert 2 == await ask(url, "select min(count) from held, unnest(counts) count")

    with_two(url, Limits(), play)


# -- held together


def test_what_is_held_at_one_server_counts_at_the_other(postgres: Postgres) -> None:
    async def play(one: House, other: House) -> None:
        assert [True, True, False] == [one.may_hold(HERE, "open", 2) for _ in range(3)]
        await exchange(one, other)
        assert not other.may_hold(HERE, "open", 2)
        assert other.may_hold(HERE, "large", 2)
        one.budgets.release(HERE, "open")
        await exchange(one, other)
        assert [True, False] == [other.may_hold(HERE, "open", 2) for _ in range(2)]

    with_two(postgres.new_database(), Limits(sockets=2), play)


@pytest.mark.parametrize("how", ["killed", "silent"])
def test_what_a_dead_server_held_counts_no_more(postgres: Postgres, how: str) -> None:
    url = postgres.new_database()

    async def play(one: House, other: House) -> None:
        assert isinstance(one.store, PostgresStore)
        one.may_hold(HERE, "open", 2)
        one.may_hold(HERE, "open", 2)
        await exchange(one, other)
        assert not other.may_hold(HERE, "open", 2)
        one.store.living.cancel()
        where = f"where id = {one.store.server}"
        if how == "killed":
            await ask(url, f"delete from servers {where}")
            assert 1 == await ask(url, "select count(*) from held")
        else:
            await ask(url, f"update servers set until = now() + interval '900 ms' {where}")
        await exchange(other)
        assert other.may_hold(HERE, "open", 2)

    with_two(url, Limits(sockets=2), play)


def test_a_server_that_lost_its_row_tells_again_what_it_holds(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def play(one: House, other: House) -> None:
        assert isinstance(one.store, PostgresStore)
        one.store.living.cancel()
        one.may_hold(HERE, "open", 1)
        await exchange(one)
        await ask(url, f"delete from servers where id = {one.store.server}")
        await exchange(one, other)  # nothing is new, so nothing is told
        assert isinstance(other.budgets, SharedBudgets)
        assert {} == other.budgets.elsewhere
        async with one.store.reading() as connection:
            await one.store.renew(connection)
        await exchange(one, other)
        assert not other.may_hold(HERE, "open", 1)

    with_two(url, Limits(sockets=1), play)


# -- when there is nobody to count with


def test_while_the_database_is_away_each_server_counts_for_itself() -> None:
    postgres = Postgres()
    postgres.start()
    limits = Limits(sockets=2, requests_a_second=1, requests_at_once=1000)

    async def play(one: House, other: House) -> None:
        one.may_hold(HERE, "open", 2)
        one.may_hold(HERE, "open", 2)
        await exchange(one, other)
        assert not other.may_hold(HERE, "open", 2)
        await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
        assert spend(other, "requests", 500)
        began = asyncio.get_running_loop().time()
        assert other.sharing
        await other.sharing.exchange()
        assert other.sharing.is_alone
        assert [True, True, False] == [other.may_hold(HERE, "open", 2) for _ in range(3)]
        for house in (one, other):
            waits = [await house.attempts.make("guesses", HERE, 2) for _ in range(3)]
            assert [0, 0] == waits[:2]
            assert waits[2] > 3000
        assert asyncio.get_running_loop().time() - began < 30  # nobody waits for the database long
        await other.sharing.clean()
        await asyncio.to_thread(postgres.start)
        assert spend(other, "requests", 400)  # of what is left here
        await exchange(other, one)
        assert not spend(one, "requests", 700)  # from now on they count together again
        assert spend(one, "requests", 500)

    try:
        with_two(postgres.new_database(), limits, play)
    finally:
        postgres.remove()


@pytest.mark.slow  # a second or two
def test_a_database_that_hangs_delays_nobody_for_long(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def play(one: House, other: House) -> None:
        blocker = await asyncpg.connect(url)
        async with blocker.transaction():
            await blocker.execute("lock table attempts, debts")
            guesses = [one.attempts.make("guesses", HERE, 3) for _ in range(5)]
            waits = await asyncio.wait_for(asyncio.gather(*guesses), 30)
            assert 3 == waits.count(0)  # it counts by itself
            assert one.sharing
            await asyncio.wait_for(one.sharing.exchange(), 30)
            assert one.sharing.is_alone
        await blocker.close()
        await exchange(one)

    with_two(url, Limits(), play)


def test_a_lone_server_exchanges_nothing(tmp_path: Path, postgres: Postgres) -> None:
    async def loops(url: str) -> tuple[type[Budgets], int]:
        house = House(await open_store(tmp_path, url), Limits())
        begun = Upkeep(house).begin()
        for loop in begun:
            loop.cancel()
        await house.close()
        return type(house.budgets), len(begun)

    assert (Budgets, 3) == complete(loops(""))
    assert (SharedBudgets, 5) == complete(loops(postgres.new_database()))


# -- what is kept of addresses


def test_addresses_are_forgotten(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    url = postgres.new_database()
    monkeypatch.setattr(postgres_ledger, "CLEAN", postgres_ledger.clean_up(3, 3))

    async def work() -> None:
        store = await PostgresStore.open(url, "one")
        assert store.ledger
        for sort, minutes in (("a", 59), ("b", 61)):
            await ask(url, f"insert into attempts values ('{sort}', 'x', array[now()], "
                           f"now() - interval '{minutes} min')")  # fmt: skip
            await ask(url, f"insert into debts values ('{sort}', 'x', now() + interval '1 min', 1, "
                           f"now() - interval '{minutes} min')")  # fmt: skip
        await ask(url, "insert into debts values ('paid', 'x', now(), 1, now())")
        await store.ledger.clean()
        for table in ("attempts", "debts"):
            assert "a" == await ask(url, f"select string_agg(sort, ' ') from {table}")
        await ask(url, "insert into attempts select 'more', n, array[now()], "
                       "now() - n * interval '1 s' from generate_series(1, 9) n")  # fmt: skip
        await ask(url, "insert into debts select 'more', n, now() + interval '1 min', 1, "
                       "now() - n * interval '1 s' from generate_series(1, 9) n")  # fmt: skip
        await store.ledger.clean()
        for table in ("attempts", "debts"):
            query = f"select string_agg(address, ' ' order by address) from {table}"
            assert "1 2 3" == await ask(url, query)
        await store.close()

    complete(work())


def test_the_last_server_that_stops_takes_addresses_along(postgres: Postgres) -> None:
    url = postgres.new_database()
    count = "select (select count(*) from attempts) + (select count(*) from debts)"

    async def work() -> None:
        one, other = [House(await PostgresStore.open(url, name), Limits()) for name in "ab"]
        await one.attempts.make("guesses", HERE, 20)
        assert spend(one, "packs", 5)
        await exchange(one)
        await one.close()
        assert 2 == await ask(url, count)
        await other.close()
        assert 0 == await ask(url, count)

    complete(work())


def test_no_backup_has_addresses(tmp_path: Path, postgres: Postgres) -> None:
    url, file = postgres.new_database(), tmp_path / "tables.backup"

    async def play(one: House, other: House) -> None:
        assert not isinstance(await one.make("cave", 2, {}, HERE), Refusal)
        assert spend(one, "packs", 5)
        await exchange(one)
        assert HERE == await ask(url, "select address from attempts join debts using (address)")
        await asyncio.to_thread(main, ["backup", str(file), "--database", url])

    with_two(url, Limits(), play)
    assert b"cave" in file.read_bytes()
    assert HERE.encode() not in file.read_bytes()


def test_a_server_of_the_version_before_goes_on(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def work() -> None:
        older = await asyncpg.connect(url)
        await older.execute("create table shape (number integer not null)")
        await older.execute(migrations("postgresql")[0].script)
        await older.execute("insert into shape values (1)")
        enter = (
            "insert into servers (name, inside, hatch, until) "
            "values ('older', '', '', now() + interval '3 s') returning id"
        )
        number = await older.fetchval(enter)
        newer = await PostgresStore.open(url, "newer")
        assert len({number, newer.server, await older.fetchval(enter)}) == 3
        house = House(newer, Limits(sockets=1))
        house.may_hold(HERE, "open", 1)
        await exchange(house)
        await older.execute("delete from servers where id = $1", newer.server)
        assert 0 == await older.fetchval("select count(*) from held")
        await older.close()
        await house.close()

    complete(work())
