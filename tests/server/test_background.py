"""Work that is done again and again goes on, whatever comes of it once."""

from __future__ import annotations

import asyncio
from pathlib import Path

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


def begin(room: Room) -> None:
    """A game in play of which no snapshot was taken."""
    for message in (Hello(), Sit(0, "Ann", 0), PutBot(1, "easy"), Start()):
        room.handle("a", message, 0)
    playing(room).snapshots.discard()
    assert not room.phase.has_snapshot()
