"""What a move costs does not grow with the game: work is counted, not time."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from fabletop.core.options import Word
from fabletop.games.guests import game_in
from fabletop.server.table.effects import Drained, Full, SnapshotKept
from fabletop.server.table.messages import Act, Hello, Mine
from tests.server.inside import play_of
from tests.server.table import RoomTable

NIGHTS = game_in(Path(__file__).parents[2] / "examples/games/thousand_nights")
EARLY, LATE, MOVES = 300, 1500, 60


class NightsTable(RoomTable):
    """Hidden hands: each move tells one seat something that the others are not told."""

    game = NIGHTS
    usual: Mapping[str, Word] = {"nights": "endless"}

    def play(self, count: int) -> None:
        for _ in range(count):
            (seat,) = self.game.actors(self.s)
            self.room.handle(self.device_of(seat), self.answer(seat), self.now)

    def device_of(self, seat: int) -> str:
        return next(name for name, each in self.room.table.devices.items() if seat in each.seats)

    def answer(self, seat: int) -> Any:
        self.number += 1
        (offered, *_) = self.game.options(self.s, seat)
        return Act(f"n{self.number}", seat, play_of(self.room).decision, list(offered))


def calls(work: Callable[[], object]) -> int:
    """How many functions were called, compiled ones too."""
    count = 0

    def note(frame: FrameType, event: str, arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def snapshot(table: NightsTable) -> None:
    stood = table.room.phase.snapshot()
    assert stood
    table.room.handle("", SnapshotKept(stood), table.now)


def come_back(table: NightsTable) -> None:
    table.room.handle("b", Hello([table.token(1)]), table.now)


def read_again(table: NightsTable) -> None:
    table.room.handle("b", Full(), table.now)
    table.play(3)
    table.room.handle("b", Drained(), table.now)


WORK: dict[str, Callable[[NightsTable], object]] = {
    "moves": lambda table: table.play(MOVES),
    "a snapshot after some moves": snapshot,
    "coming back": come_back,
    "reading again": read_again,
}


@pytest.mark.slow
@pytest.mark.parametrize("name", WORK)
def test_late_in_a_game_it_is_as_much_work_as_early(name: str) -> None:
    table, work = NightsTable("abc"), WORK[name]
    found = []
    for until in (EARLY, LATE):
        table.play(until - len(table.moves))
        if name.startswith("a snapshot"):
            snapshot(table)
            table.play(20)
        found.append(calls(lambda: work(table)))
    early, late = found
    assert late <= 1.1 * early, found


def test_a_shared_device_opens_its_curtain_late_as_quickly_as_early() -> None:
    table = NightsTable("aab")
    found = []
    for until in (EARLY, LATE):
        table.play(until - len(table.moves))
        found.append(calls(lambda: table.room.handle("a", Mine(1), table.now)))
    assert found[1] <= 1.1 * found[0], found
