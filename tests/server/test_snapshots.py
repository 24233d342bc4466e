"""After a restart a game goes on from its newest snapshot: the work does not grow with its past."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from fabletop.core.game import Game
from fabletop.core.play import GROUND_EVERY, MOST_UNDONE
from fabletop.core.record import dump_move
from fabletop.games import GAMES
from fabletop.server.lobby import Lobby
from fabletop.server.table.effects import SnapshotKept
from fabletop.server.table.messages import AskUndo, Consent
from fabletop.server.table.room import Room
from tests.server.inside import ids_of, play_of, playing
from tests.server.life import LifeTable

pytestmark = pytest.mark.plain  # rules are counted by putting something else in their place


def restored(table: LifeTable, stood: Any) -> Room:
    """The table in another house, from what is on disk."""
    room = table.room
    moves = [dump_move(move) for move in play_of(room).record.moves]
    disk = json.loads(json.dumps([room.keep(), moves, list(ids_of(room)), *stood[::2]]))
    return Lobby(GAMES, "secret").restore(room.code, *disk)


def standing(room: Room) -> Any:
    play = play_of(room)
    assert play is not None
    past = play.events, play.standing, play.undo_point, play.gaps
    told = (
        room.phase.setup.game.dump(play.s),
        past,
        play.decision,
        [play.notes(seat) for seat in range(3)],
    )
    return json.loads(json.dumps(told)), play.record.moves


@contextmanager
def counted(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Every move the rules carry out meanwhile."""
    work: list[str] = []
    apply = type(game).apply

    def counting(self: Any, s: Any, seat: int, action: Any, dealer: Any) -> None:
        work.append(action[0])
        apply(self, s, seat, action, dealer)

    with monkeypatch.context() as patch:
        patch.setattr(type(game), "apply", counting)
        yield work


@pytest.mark.parametrize("key", GAMES)
def test_a_restart_goes_on_from_the_snapshot(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = LifeTable(key, "abc")
    work_of = []
    for moves in (20, 60):
        while len(table.moves) < moves and table.room.phase.name == "play":
            before = len(table.moves)
            table.answer(choice=moves)
            if before == len(table.moves):
                table.tick()
        stood = table.room.phase.snapshot()
        assert stood is not None
        whole = stood._replace(first=0, settled=settled(table, stood.first) + stood.settled)
        table.room.handle("", SnapshotKept(stood), 0)
        if table.room.phase.name == "play":
            table.answer()
        with counted(table.game, monkeypatch) as work:
            again = restored(table, whole)
        assert standing(table.room) == standing(again)
        work_of.append(len(work))
    assert max(work_of) <= 10  # the moves since the snapshot, and what could be taken back


def settled(table: LifeTable, upto: int) -> list[object]:
    events = play_of(table.room).events[:upto]
    return list(json.loads(json.dumps([list(event) for event in events])))


def test_what_was_settled_is_written_once() -> None:
    table = LifeTable("cave", "abc")
    written = 0
    for _ in range(10):
        for _ in range(4):
            table.answer()
        stood = table.room.phase.snapshot()
        assert stood is not None
        assert written == stood.first
        written += len(stood.settled)
        table.room.handle("", SnapshotKept(stood), 0)
    assert play_of(table.room).settled() == written


def take_back(table: LifeTable, seat: int) -> None:
    device = next(name for name, d in table.room.table.devices.items() if seat in d.seats)
    table.say(device, AskUndo(seat))
    for name, other in list(table.room.table.devices.items()):
        for person in other.seats:
            if playing(table.room).match.undo.request and person != seat:
                table.say(name, Consent(person, True))


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.table.undo])
def test_taking_back_plays_only_the_latest_moves_again(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = LifeTable(key, "abc")
    for _ in range(3):
        seat = table.until_undo()
        with counted(table.game, monkeypatch) as work:
            take_back(table, seat)
        most = len(table.moves) - play_of(table.room).undo_point + GROUND_EVERY
        assert len(work) < most
        table.answer()


def test_a_record_cannot_be_swollen_by_taking_back() -> None:
    table = LifeTable("basra", "abc")
    seat = table.until_undo()
    play = play_of(table.room)
    assert play is not None
    floor = play.undo_point
    for _ in range(3 * MOST_UNDONE):
        if play.last_move(seat) is None:
            break
        take_back(table, seat)
        if play.undo_point > floor:
            break
        table.answer(seat)
    assert play.undo_point > floor or len(table.moves) <= floor + 2 * MOST_UNDONE + 20


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.table.undo])
def test_after_a_restart_a_move_can_still_be_taken_back(key: str) -> None:
    table = LifeTable(key, "abc")
    seat = table.until_undo()
    stood = table.room.phase.snapshot()
    again = restored(table, stood)
    assert play_of(table.room).last_move(seat) == play_of(again).last_move(seat)
    move = play_of(again).last_move(seat)
    for play in (play_of(again), play_of(table.room)):
        play.act(0, ("undo", move), by="house")
    assert standing(table.room) == standing(again)
