"""Many servers on one PostgreSQL: a table belongs to one of them, and the database sees to that."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg
import pytest

from fabletop.core.game import Json
from fabletop.core.refusals import Refusal
from fabletop.server.disk.changes import Away, Gap, NotOurs
from fabletop.server.disk.group_commit import Job
from fabletop.server.disk.migrations import TooNew
from fabletop.server.disk.postgres import LEASE, PostgresStore, Refused
from fabletop.server.disk.store import open_store
from fabletop.server.house import House
from fabletop.server.net.limits import Limits
from fabletop.server.table.room import Room
from tests.server.loop import complete
from tools.postgres import Postgres

Play = Callable[[PostgresStore, PostgresStore], Awaitable[None]]


def move(number: int) -> Json:
    return {"seat": number % 3, "action": ["take", "L4R1C1"]}


def with_two(url: str, play: Play) -> None:
    """Two servers on one database."""

    async def work() -> None:
        one, other = [await PostgresStore.open(url, name) for name in ("one", "other")]
        one.patience = other.patience = 0.0
        try:
            await play(one, other)
        finally:
            await one.close()
            await other.close()

    complete(work())


async def declare_dead(store: PostgresStore, url: str) -> None:
    """What another server does when the lease of this one is over."""
    store.living.cancel()
    connection = await asyncpg.connect(url)
    await connection.execute("delete from servers where id = $1", store.server)
    await connection.close()


async def moves_of(store: PostgresStore, code: str) -> list[Json | None]:
    stored = await store.load(code)
    assert stored is not None
    return stored.moves


def test_all_servers_have_the_same_secret(postgres: Postgres) -> None:
    async def play(one: PostgresStore, other: PostgresStore) -> None:
        assert len(one.secret) > 30
        assert one.secret == other.secret

    with_two(postgres.new_database(), play)


def test_a_table_belongs_to_one_server(postgres: Postgres) -> None:
    async def play(one: PostgresStore, other: PostgresStore) -> None:
        await one.save("a", {"n": 1}, [(0, move(0), None)])
        with pytest.raises(NotOurs):
            await other.load("a")
        for change in ({"table": {"n": 2}}, {"table": None, "phase": "play"}):
            with pytest.raises(NotOurs):
                await other.save("a", **change)
        with pytest.raises(NotOurs):
            await other.save("a", None, [(1, move(1), None)])
        with pytest.raises(NotOurs):
            await other.forget("a")
        assert {"n": 1} == await other.glance("a")  # looking is free
        await one.save("a", None, [(1, move(1), None)])

    with_two(postgres.new_database(), play)


def test_the_moves_of_others_are_kept_though_one_table_is_not_ours(postgres: Postgres) -> None:
    async def play(one: PostgresStore, other: PostgresStore) -> None:
        await one.save("a", {})
        await other.save("b", {})
        await other.save("c", {})
        first = [(0, move(0), None)]
        saves = [other.save(code, None, first) for code in ("b", "a", "c")]
        results = await asyncio.gather(*saves, return_exceptions=True)
        assert [type(None), NotOurs, type(None)] == [type(result) for result in results]
        assert [move(0)] == await moves_of(other, "b")
        assert [] == await moves_of(one, "a")

    with_two(postgres.new_database(), play)


def test_what_a_dead_server_still_sends_is_refused_by_the_database(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def play(one: PostgresStore, other: PostgresStore) -> None:
        await one.save("a", {}, [(0, move(0), None)])
        await declare_dead(one, url)
        for change in ({"table": None, "moves": [(1, move(1), None)]}, {"table": {"n": 3}}):
            with pytest.raises(NotOurs):
                await one.save("a", **change)
        assert [move(0)] == await moves_of(other, "a")  # it is free, and the other's now
        await other.save("a", None, [(1, move(5), None)])
        with pytest.raises(NotOurs):
            await one.save("a", None, [(2, move(2), None)])
        assert [move(0), move(5)] == await moves_of(other, "a")

    with_two(url, play)


def test_a_dead_server_that_knows_nothing_of_the_moves_of_others_is_refused_the_same_way(
    postgres: Postgres,
) -> None:
    url = postgres.new_database()

    async def play(one: PostgresStore, other: PostgresStore) -> None:
        await one.save("a", {})
        await declare_dead(one, url)
        await moves_of(other, "a")
        await other.save("a", None, [(0, move(5), None)])
        with pytest.raises(NotOurs):
            await one.save("a", None, [(0, move(0), None)])
        assert [move(5)] == await moves_of(other, "a")

    with_two(url, play)


def test_nobody_takes_a_table_while_its_server_is_writing(postgres: Postgres) -> None:
    """A server is declared dead in the middle of a commit: that waits until the commit is made."""
    url = postgres.new_database()

    async def play(one: PostgresStore, other: PostgresStore) -> None:
        await one.save("a", {})
        assert one.writer is not None
        async with one.writer.transaction():
            await one.append_all(one.writer, [job("a", 0)])
            burial = asyncio.ensure_future(declare_dead(one, url))
            done, _ = await asyncio.wait([burial], timeout=0.5)
            assert not done
            with pytest.raises(NotOurs):
                await other.load("a")
        await burial
        assert [move(0)] == await moves_of(other, "a")

    with_two(url, play)


def job(code: str, number: int) -> Job:
    return Job(lambda error: None, None, code, [(number, move(number), None)])


def test_a_server_that_is_silent_too_long_begins_anew_with_no_table(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.new_database()
    monkeypatch.setattr("fabletop.server.disk.postgres.HEARTBEAT", 0.05)

    async def play(one: PostgresStore, other: PostgresStore) -> None:
        await one.save("a", {})
        other.answers_since = float("-inf")  # it may judge
        number = one.server
        connection = await asyncpg.connect(url)
        await connection.execute("update servers set until = now() where id = $1", number)
        while one.server == number:  # the other one sees it, deletes its row, and it sees that
            await connection.execute(
                "update servers set until = now() - interval '1 s' where id = $1", number
            )
            await asyncio.sleep(0.02)
        await connection.close()
        with pytest.raises(NotOurs):
            await one.save("a", None, [(0, move(0), None)])
        assert [] == await moves_of(one, "a")  # fetched again, it is its own again
        await one.save("a", None, [(0, move(0), None)])

    with_two(url, play)


def test_the_tables_of_a_killed_server_are_free_when_its_lease_is_over(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def work() -> None:
        one = await PostgresStore.open(url, "one")
        await one.save("a", {}, [(0, move(0), None)])
        one.living.cancel()  # as if it were killed
        other = await PostgresStore.open(url, "other")
        began = asyncio.get_running_loop().time()
        assert [move(0)] == await moves_of(other, "a")
        assert asyncio.get_running_loop().time() - began > LEASE / 2
        with pytest.raises(NotOurs):
            await one.save("a", None, [(1, move(1), None)])
        await one.close()
        await other.close()

    complete(work())


def test_no_server_of_another_database_has_the_same_number(postgres: Postgres) -> None:
    """At the address of ours there may be an older copy one day; its servers own none of ours."""

    async def work() -> None:
        stores = [await PostgresStore.open(postgres.new_database(), "one") for _ in range(3)]
        assert 3 == len({store.server for store in stores})
        for store in stores:
            await store.close()

    complete(work())


def test_a_server_does_not_enter_the_database_of_another_house(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def play(one: PostgresStore, other: PostgresStore) -> None:
        await declare_dead(one, url)
        async with one.reading() as connection:
            await connection.execute("update secrets set value = 'of another house'")
            with pytest.raises(Refused, match="another house"):
                await one.renew(connection)
            assert 0 == await connection.fetchval("select count(*) from servers where name = 'one'")

    with_two(url, play)


def test_a_server_that_stops_lets_go_of_its_tables(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def work() -> None:
        one = await PostgresStore.open(url, "one")
        await one.save("a", {}, [(0, move(0), None)])
        await one.close()
        other = await PostgresStore.open(url, "other")
        assert [move(0)] == await moves_of(other, "a")
        await other.save("a", None, [(1, move(1), None)])
        await other.close()

    complete(work())


def test_a_database_that_comes_back_is_written_to_again() -> None:
    postgres = Postgres()
    postgres.start()
    url = postgres.new_database()

    async def work() -> None:
        store = await PostgresStore.open(url, "one")
        await store.save("a", {}, [(0, move(0), None)])
        await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
        with pytest.raises(Away):
            await store.save("a", None, [(1, move(1), None)])
        with pytest.raises(Away):
            await store.load("a")
        with pytest.raises(Away):
            await store.probe()
        await asyncio.to_thread(postgres.start)
        await store.probe()
        assert [move(0)] == await moves_of(store, "a")
        await store.save("a", None, [(1, move(1), None)])
        await store.close()

    try:
        complete(work())
    finally:
        postgres.remove()


def test_a_move_that_another_wrote_meanwhile_is_a_gap(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def work() -> None:
        store = await PostgresStore.open(url, "one")
        await store.save("a", {})
        await store.save("a", None, [(0, move(0), None)])
        connection = await asyncpg.connect(url)
        await connection.execute("insert into moves values ('a', 1, '{}', null)")
        await connection.close()
        with pytest.raises(Gap):
            await store.save("a", None, [(1, move(1), None)])
        await store.close()

    complete(work())


def test_a_database_of_a_newer_version_is_left_alone(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def work() -> None:
        store = await PostgresStore.open(url, "one")
        await store.close()
        connection = await asyncpg.connect(url)
        await connection.execute("insert into shape values (999)")
        await connection.close()
        with pytest.raises(TooNew, match="999"):
            await PostgresStore.open(url, "one")

    complete(work())


def test_what_is_acknowledged_is_on_disk_whatever_the_database_usually_does(
    postgres: Postgres,
) -> None:
    url = postgres.new_database()

    async def work() -> None:
        connection = await asyncpg.connect(url)
        name = await connection.fetchval("select current_database()")
        await connection.execute(f"alter database {name} set synchronous_commit = off")
        await connection.close()
        store = await PostgresStore.open(url, "one")
        assert store.writer is not None
        assert "on" == await store.writer.fetchval("show synchronous_commit")
        await store.close()

    complete(work())


def test_a_lease_is_renewed_whatever_goes_wrong_besides(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.new_database()
    monkeypatch.setattr("fabletop.server.disk.postgres.HEARTBEAT", 0.05)

    def fail() -> None:
        raise ValueError("whoever listens has a fault")

    async def work() -> None:
        store = await PostgresStore.open(url, "one")
        store.on_lost = fail
        connection = await asyncpg.connect(url)
        for _ in range(2):
            number = store.server
            await connection.execute("delete from servers")
            while store.server == number:
                await asyncio.sleep(0.02)
        await connection.close()
        await store.close()

    complete(work())


def test_two_servers_that_start_at_once_make_the_database_once(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def work() -> None:
        stores = await asyncio.gather(*(PostgresStore.open(url, str(n)) for n in range(5)))
        assert 1 == len({store.secret for store in stores})
        assert 5 == len({store.server for store in stores})
        for store in stores:
            await store.close()

    complete(work())


def test_a_database_that_is_not_there_is_told_in_a_sentence(tmp_path: Path) -> None:
    async def work() -> None:
        with pytest.raises(Away, match="does not answer"):
            await open_store(tmp_path, "postgresql://fabletop@127.0.0.1:1/none")

    complete(work())


def test_moves_that_were_kept_though_nobody_heard_of_it_are_kept_once(postgres: Postgres) -> None:
    async def play(one: PostgresStore, other: PostgresStore) -> None:
        await one.save("a", {})
        for bring in ({"table": None}, {"table": {"n": 1}, "phase": "play"}):
            last = len(await moves_of(one, "a"))
            moves = [(last + n, move(n), f"act {n}") for n in range(2)]
            await one.save("a", moves=moves[:1], **bring)
            one.last.clear()  # as if the answer to that had been lost
            await one.save("a", moves=moves, **bring)
            one.last.clear()
            await one.save("a", moves=moves, **bring)
            assert last + 2 == len(await moves_of(one, "a"))
            one.last.clear()
            with pytest.raises(Gap):
                await one.save("a", moves=[(last, move(7), "another")], **bring)

    with_two(postgres.new_database(), play)


def test_a_record_that_was_kept_though_nobody_heard_of_it_is_kept_once(postgres: Postgres) -> None:
    async def play(one: PostgresStore, other: PostgresStore) -> None:
        await one.save("a", {}, [(0, move(0), None)])
        for _ in range(2):
            await one.save("a", {}, [(0, move(1), None)], finished={"record": 1})
        assert {"record": 1} == await one.load_finished("a", 0)
        assert await one.load_finished("a", 1) is None
        assert [move(1)] == await moves_of(one, "a")
        await one.save("a", {}, finished={"record": 2})
        assert {"record": 2} == await one.load_finished("a", 1)

    with_two(postgres.new_database(), play)


def test_a_lease_from_before_the_clock_was_set_back_is_shortened(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.new_database()
    monkeypatch.setattr("fabletop.server.disk.postgres.HEARTBEAT", 0.05)

    async def play(one: PostgresStore, other: PostgresStore) -> None:
        one.living.cancel()  # as if it were killed
        connection = await asyncpg.connect(url)
        change = "update servers set until = now() + interval '1 hour' where id = $1"
        await connection.execute(change, one.server)
        left = "select extract(epoch from until - now()) from servers where id = $1"
        while await connection.fetchval(left, one.server) > LEASE:
            await asyncio.sleep(0.02)
        await connection.close()

    with_two(url, play)


def test_who_was_silent_for_a_lease_asks_before_it_shows_a_table(postgres: Postgres) -> None:
    url = postgres.new_database()
    lost: list[str] = []

    async def play(one: PostgresStore, other: PostgresStore) -> None:
        one.on_lost = lambda: lost.append("all")
        assert one.is_sure()
        await declare_dead(one, url)
        await one.make_sure()  # it has just renewed its lease: nothing to ask
        assert [] == lost
        one.renewed -= LEASE  # as if it had slept
        assert not one.is_sure()
        await asyncio.gather(*(one.make_sure() for _ in range(3)))
        assert ["all"] == lost
        assert one.is_sure()

    with_two(url, play)


def test_who_comes_to_a_server_that_slept_is_led_to_the_one_that_has_the_table(
    postgres: Postgres,
) -> None:
    url = postgres.new_database()

    async def work() -> None:
        one = await PostgresStore.open(url, "one")
        other = await PostgresStore.open(url, "other", "10.0.0.2:1")
        house = House(one, Limits())
        room = await house.make("cave", 2, {}, "")
        assert isinstance(room, Room)
        assert await house.elsewhere(room.code) is None
        await declare_dead(one, url)
        assert await other.load(room.code)
        one.renewed -= LEASE  # as if it had slept
        owner = await house.elsewhere(room.code)
        assert owner
        assert "10.0.0.2:1" == owner.inside
        assert {} == house.lobby.rooms
        await house.close()
        await other.close()

    complete(work())


def test_a_table_made_while_the_server_is_declared_dead_is_refused(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def work() -> None:
        store = await PostgresStore.open(url, "one")
        house = House(store, Limits())

        async def declared_dead(*_: object, **__: object) -> None:
            await declare_dead(store, url)
            store.renewed -= LEASE
            await store.make_sure()
            raise NotOurs("the database")

        store.save = declared_dead  # type: ignore[method-assign]
        refusal = await house.make("cave", 2, {}, "")
        assert isinstance(refusal, Refusal)
        assert "not-saved" == refusal.code
        await house.close()

    complete(work())
