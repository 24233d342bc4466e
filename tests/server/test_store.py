"""What was saved is there: also after a restart, also when many save at once."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest

from fabletop.core.game import Json
from fabletop.server.disk.changes import Gap
from fabletop.server.disk.group_commit import Job, Outcome
from fabletop.server.disk.sqlite import SqliteStore
from fabletop.server.disk.sqlite_rows import MOST_ROWS
from tests.server.loop import complete
from tests.server.stores import Opening, opening

__all__ = ["opening"]


def move(number: int) -> Json:
    return {"seat": number % 3, "action": ["take", "L4R1C1"]}


def test_tables_and_moves_come_back_in_order(opening: Opening) -> None:
    async def write() -> None:
        store = await opening()
        await store.save("a", {"n": 1}, ())
        await store.save("a", None, [(0, move(0), "x"), (1, move(1), None)])
        await store.save("a", {"n": 2}, [(2, move(2), "y")])
        await store.close()

    async def read() -> None:
        store = await opening()
        stored = await store.load("a")
        assert stored is not None
        assert {"n": 2} == stored.kept
        assert [move(0), move(1), move(2)] == stored.moves
        assert ["x", "y"] == stored.ids
        assert await store.load("b") is None
        await store.close()

    complete(write())
    complete(read())


def test_many_at_once_share_commits_and_none_is_lost(opening: Opening) -> None:
    async def write() -> None:
        store = await opening()
        await asyncio.gather(*(store.save(f"t{n}", {"n": n}, ()) for n in range(50)))
        await asyncio.gather(
            *(store.save(f"t{n % 50}", None, [(n // 50, move(n), None)]) for n in range(2000))
        )
        for n in range(50):
            stored = await store.load(f"t{n}")
            assert stored is not None
            assert 40 == len(stored.moves)
        await store.close()

    complete(write())


def test_more_moves_than_one_statement_holds_are_kept_or_refused_together(opening: Opening) -> None:
    many = [(n, move(n), None) for n in range(2 * MOST_ROWS + 1)]

    async def write() -> None:
        store = await opening()
        await store.save("a", {"n": 1}, ())
        with pytest.raises(Gap):
            await store.save("a", None, [*many, (len(many) + 1, move(0), None)])
        empty = await store.load("a")
        assert empty is not None
        assert [] == empty.moves
        await store.save("a", None, many)
        stored = await store.load("a")
        assert stored is not None
        assert [told for _, told, _ in many] == stored.moves
        await store.close()

    complete(write())


def test_a_move_number_is_written_once_only(opening: Opening) -> None:
    async def write() -> None:
        store = await opening()
        await store.save("a", {}, [(0, move(0), None)])
        with pytest.raises(Gap):
            await store.save("a", None, [(0, move(5), None)])
        await store.save("a", None, [(1, move(1), None)])
        stored = await store.load("a")
        assert stored is not None
        assert [move(0), move(1)] == stored.moves
        await store.close()

    complete(write())


def test_moves_with_a_gap_are_never_written(opening: Opening) -> None:
    async def write() -> None:
        store = await opening()
        await store.save("a", {}, [(0, move(0), None)])
        for moves in ([(2, move(2), None)], [(1, move(1), None), (3, move(3), None)]):
            with pytest.raises(Gap):
                await store.save("a", {"n": 9}, moves)
        stored = await store.load("a")
        assert stored is not None
        assert ({}, [move(0)]) == (stored.kept, stored.moves)
        await store.save("a", None, [(1, move(1), None)])
        await store.close()

    complete(write())


def test_a_commit_that_fails_for_one_is_made_for_the_others(opening: Opening) -> None:
    async def write() -> None:
        store = await opening()
        saves = [store.save(f"t{n}", {}, [(n % 2, move(n), None)]) for n in range(20)]
        results = await asyncio.gather(*saves, return_exceptions=True)
        assert [Gap if n % 2 else type(None) for n in range(20)] == [type(r) for r in results]
        await store.close()

    complete(write())


def test_a_slow_disk_delays_and_loses_nothing(tmp_path: Path) -> None:
    """Nothing is acknowledged before its commit has ended, however long that takes."""
    gate = threading.Event()

    class Slow(SqliteStore):
        def commit(self, connection: sqlite3.Connection, batch: Sequence[Job]) -> Exception | None:
            gate.wait()
            return super().commit(connection, batch)

    async def write() -> None:
        store = Slow(tmp_path / "t.sqlite")
        saves = [asyncio.ensure_future(store.save(f"t{n}", {"n": n})) for n in range(10)]
        for _ in range(100):
            await asyncio.sleep(0)
        assert not any(save.done() for save in saves)
        assert await store.load("t0") is None
        gate.set()
        await asyncio.gather(*saves)
        assert await store.load("t9") is not None
        await store.close()

    complete(write())


def test_the_writer_outlives_a_connection_that_breaks(tmp_path: Path) -> None:
    class Breaking(SqliteStore):
        broken = 0

        def write_batch(
            self, connection: sqlite3.Connection, batch: Sequence[Job]
        ) -> list[Outcome]:
            self.broken += 1
            if self.broken == 1:
                connection.close()
            return super().write_batch(connection, batch)

    async def write() -> None:
        store = Breaking(tmp_path / "t.sqlite")
        with pytest.raises(sqlite3.ProgrammingError):
            await store.save("a", {})
        await store.save("a", {"n": 1})
        await store.close()

    complete(write())
