"""Work that is done again and again goes on, whatever comes of it once."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from fabletop.server import upkeep as module
from fabletop.server.disk.store import open_store
from fabletop.server.house import House
from fabletop.server.net.limits import Limits
from fabletop.server.table.messages import Hello, PutBot, Sit, Start
from fabletop.server.table.room import Room
from fabletop.server.upkeep import Upkeep
from tests.server.inside import playing
from tests.server.loop import complete


def test_a_loop_survives_any_exception_and_counts_it(tmp_path: Path) -> None:
    async def whole() -> None:
        house = House(await open_store(tmp_path), Limits())
        came = asyncio.Event()
        tries = 0

        async def work() -> None:
            nonlocal tries
            tries += 1
            if tries < 4:
                raise OSError(28, "No space left on device")
            came.set()

        loop = asyncio.ensure_future(Upkeep(house).keep_on("sweep", 0.0, work))
        await asyncio.wait_for(came.wait(), 20)
        loop.cancel()
        assert 3 == house.figures.failures.labels("sweep")._value.get()
        await house.close()

    complete(whole())


def test_a_snapshot_that_fails_leaves_the_others_to_be_taken(tmp_path: Path) -> None:
    async def whole() -> None:
        house = House(await open_store(tmp_path), Limits())
        for code in ("red-lamp-100", "red-lamp-101"):
            begin(house.lobby.make(code, "cave", 2, {}, bytes(32)))
        (tmp_path / "tables.sqlite").rename(tmp_path / "elsewhere")
        await house.take_snapshots()
        assert 2 == house.figures.failures.labels("snapshot")._value.get()
        (tmp_path / "elsewhere").rename(tmp_path / "tables.sqlite")
        await house.take_snapshots()
        assert all(room.phase.has_snapshot() for room in house.lobby.rooms.values())
        await house.close()

    complete(whole())


def with_upkeep(work: Callable[[Upkeep], Awaitable[None]], tmp_path: Path) -> None:
    async def whole() -> None:
        house = House(await open_store(tmp_path), Limits())
        await work(Upkeep(house))
        await house.close()

    complete(whole())


@pytest.mark.parametrize(
    ("late", "ok", "trouble"),
    [
        (0.0, True, ""),
        (1.5, True, "the server answers 2 seconds late"),
        (7.0, False, "the server answers 7 seconds late"),
    ],
)
def test_a_loop_that_is_late_is_told(tmp_path: Path, late: float, ok: bool, trouble: str) -> None:
    async def work(upkeep: Upkeep) -> None:
        upkeep.pulse_due = time.monotonic() - late
        told = await upkeep.health()
        assert (ok, trouble) == (told.ok, told.trouble)
        assert late <= told.lag_ms / 1000 < late + 1

    with_upkeep(work, tmp_path)


def test_the_pulse_is_felt_all_the_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PULSE", 0.001)

    async def work(upkeep: Upkeep) -> None:
        loops = upkeep.begin()
        for _ in range(20):  # wherever in its round it is
            upkeep.lag = 0.0
            await asyncio.sleep(0.001)
            time.sleep(0.01)  # the loop stands still
            assert upkeep.lateness() > 0.005
        for loop in loops:
            loop.cancel()

    with_upkeep(work, tmp_path)


def test_a_disk_that_is_nearly_full_is_told(tmp_path: Path) -> None:
    async def work(upkeep: Upkeep) -> None:
        async def little() -> int:
            return 40_000_000

        upkeep.house.store.free_space = little  # type: ignore[method-assign]
        told = await upkeep.health()
        assert (True, "the disk is nearly full", 40) == (
            told.ok, told.trouble, told.free_mb,
        )  # fmt: skip

    with_upkeep(work, tmp_path)


def test_a_full_disk_is_told(tmp_path: Path) -> None:
    async def work(upkeep: Upkeep) -> None:
        async def full() -> None:
            raise sqlite3.OperationalError("database or disk is full")

        upkeep.house.store.probe = full  # type: ignore[method-assign]
        upkeep.pulse_due = time.monotonic() - 2  # other trouble is less
        told = await upkeep.health()
        assert (False, "nothing can be saved: OperationalError") == (told.ok, told.trouble)
        upkeep.house.figures.look_at(told)
        assert 0 == upkeep.house.figures.ok._value.get()

    with_upkeep(work, tmp_path)


def begin(room: Room) -> None:
    """A game in play of which no snapshot was taken."""
    for message in (Hello(), Sit(0, "Ann", 0), PutBot(1, "easy"), Start()):
        room.handle("a", message, 0)
    playing(room).snapshots.discard()
    assert not room.phase.has_snapshot()
