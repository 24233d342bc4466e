"""What was saved is there: also after a restart, also when many save at once."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from fabletop.core.game import Json
from fabletop.server.store import Store
from tests.server.loop import complete


def move(number: int) -> Json:
    return {"seat": number % 3, "action": ["take", "L4R1C1"]}


def test_tables_and_moves_come_back_in_order(tmp_path: Path) -> None:
    async def write() -> None:
        store = Store(tmp_path / "t.sqlite")
        await store.save("a", {"n": 1}, ())
        await store.save("a", None, [(0, move(0), "x"), (1, move(1), None)])
        await store.save("a", {"n": 2}, [(2, move(2), "y")])
        await store.close()

    async def read() -> None:
        store = Store(tmp_path / "t.sqlite")
        stored = await store.load("a")
        assert stored is not None
        assert {"n": 2} == stored.kept
        assert [move(0), move(1), move(2)] == stored.moves
        assert ["x", "y"] == stored.ids
        assert await store.load("b") is None
        await store.close()

    complete(write())
    complete(read())


def test_many_at_once_share_commits_and_none_is_lost(tmp_path: Path) -> None:
    async def write() -> None:
        store = Store(tmp_path / "t.sqlite")
        await asyncio.gather(
            *(store.save(f"t{n % 50}", None, [(n // 50, move(n), None)]) for n in range(2000))
        )
        await asyncio.gather(*(store.save(f"t{n}", {"n": n}, ()) for n in range(50)))
        for n in range(50):
            stored = await store.load(f"t{n}")
            assert stored is not None
            assert 40 == len(stored.moves)
        await store.close()

    complete(write())


def test_a_move_number_is_written_once_only(tmp_path: Path) -> None:
    async def write() -> None:
        store = Store(tmp_path / "t.sqlite")
        await store.save("a", {}, [(0, move(0), None)])
        with pytest.raises(sqlite3.IntegrityError):
            await store.save("a", None, [(0, move(5), None)])
        await store.save("a", None, [(1, move(1), None)])
        stored = await store.load("a")
        assert stored is not None
        assert [move(0), move(1)] == stored.moves
        await store.close()

    complete(write())
