"""Tables outlive their rules: a table begun under older rules goes on under newer ones."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fabletop.core.game import Json
from fabletop.core.options import Option
from fabletop.core.record import Damaged, dump_move
from fabletop.games import GAMES
from fabletop.games.cave import Cave
from fabletop.games.cave.state import State
from fabletop.server.disk.sqlite import SqliteStore
from fabletop.server.lobby import Lobby
from fabletop.server.table.effects import Stood
from fabletop.server.table.messages import Hello
from tests.server.inside import play_of
from tests.server.life import LifeTable
from tests.server.screens import Screens


class Newer(Cave):
    """The same cave, printed again."""

    version = GAMES["cave"].about.version + 1

    def __init__(self) -> None:
        super().__init__()
        self.about = replace(self.about, version=self.version)


class Stricter(Newer):
    """A cave in which nobody may take the first tile that is offered."""

    def options(self, s: State, seat: int) -> Sequence[Option]:
        return list(super().options(s, seat))[-1:]


def kept(table: LifeTable) -> tuple[Json, list[Json]]:
    moves = [dump_move(move) for move in play_of(table.room).record.moves]
    return json.loads(json.dumps([table.room.keep(), moves]))  # type: ignore[no-any-return]


def played(moves: int) -> LifeTable:
    table = LifeTable(first_player="seat:0")
    while len(table.moves) < moves:
        table.answer()
    return table


def under(game: Any, table: LifeTable, stood: Stood | None) -> LifeTable:
    """The table as a house with these rules finds it."""
    keep, moves = kept(table)
    tokens = [table.token(seat) for seat in range(3)]
    other = object.__new__(LifeTable)
    other.__dict__.update(table.__dict__)
    other.game, other.sent = game, []
    lobby = Lobby({"cave": game}, "secret")
    standing = (stood.snapshot, stood.settled) if stood else ()
    other.room = lobby.restore(table.room.code, keep, moves, [], *standing)
    other.screens = Screens(other.room)
    for device, token in zip("abc", tokens, strict=True):
        other.say(device, Hello([token]))
    return other


def goes_on(table: LifeTable) -> None:
    for _ in range(6):
        table.answer()


def test_a_record_that_fits_the_new_rules_is_simply_played_on() -> None:
    table = played(20)
    newer = under(Newer(), table, None)
    assert newer.room.phase.upgraded
    assert Newer.version == newer.room.keep()["version"]
    assert [table.shown(d)["view"] for d in "abc"] == [newer.shown(d)["view"] for d in "abc"]
    goes_on(newer)


def test_one_that_does_not_goes_on_from_how_it_stood() -> None:
    table = played(20)
    stood = table.room.phase.snapshot()
    newer = under(Stricter(), table, stood)
    assert [table.shown(d)["view"] for d in "abc"] == [newer.shown(d)["view"] for d in "abc"]
    assert play_of(newer.room).undo_point == 20
    goes_on(newer)
    again = under(Stricter(), newer, None)  # and once more, after a restart
    assert [newer.shown(d)["view"] for d in "abc"] == [again.shown(d)["view"] for d in "abc"]
    goes_on(again)


def test_moves_after_the_snapshot_that_do_not_fit_are_lost_and_nothing_else() -> None:
    table = played(20)
    stood, views = table.room.phase.snapshot(), [table.shown(d)["view"] for d in "abc"]
    for _ in range(3):
        table.answer()
    newer = under(Stricter(), table, stood)
    assert views == [newer.shown(d)["view"] for d in "abc"]
    assert 23 == len(newer.moves)  # their numbers are taken
    goes_on(newer)


def test_memories_survive_as_far_as_the_new_rules_know_them() -> None:
    table = played(20)
    newer = under(Stricter(), table, table.room.phase.snapshot())
    for seat in range(3):
        assert play_of(table.room).notes(seat) == play_of(newer.room).notes(seat)


def test_without_a_snapshot_a_record_that_does_not_fit_is_refused() -> None:
    with pytest.raises(Damaged):
        under(Stricter(), played(20), None)


def test_a_snapshot_of_other_rules_is_no_use() -> None:
    table = played(20)
    taken = table.room.phase.snapshot()
    assert taken is not None
    stood = taken._replace(snapshot={**taken.snapshot, "version": 99})
    with pytest.raises(Damaged):
        under(Stricter(), table, stood)


@pytest.mark.parametrize("key", GAMES)
def test_a_snapshot_is_json_and_comes_back_from_disk(key: str, tmp_path: Path) -> None:
    table = LifeTable(key, "abc")
    for _ in range(30):
        before = len(table.moves)
        table.answer()
        if before == len(table.moves):
            table.tick()

    async def there_and_back() -> Any:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.save("code", table.room.keep(), (), table.room.phase.snapshot())
        await store.save("code", None, (), table.room.phase.snapshot())
        found = await store.load("code")
        await store.close()
        return found

    found = asyncio.run(there_and_back())
    snapshot: Any = table.room.phase.snapshot()
    assert json.loads(json.dumps([snapshot.snapshot, snapshot.settled])) == [
        found.stood,
        list(found.settled),
    ]
    again = table.game.load(found.stood["state"])
    assert table.game.dump(again) == table.game.dump(table.s)
