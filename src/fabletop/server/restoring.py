"""A game that goes on after a restart, under the same rules or newer ones. No I/O here."""

from __future__ import annotations

from contextlib import suppress
from typing import cast

from fabletop.core import snapshots
from fabletop.core.game import Json
from fabletop.core.record import (
    Base,
    Damaged,
    Move,
    Record,
    load_base,
    load_chance,
    load_events,
    load_move,
    upgrade,
)
from fabletop.server.disk.store import Stored
from fabletop.server.table.room import Room

ILLEGIBLE = Move(0, ("illegible",), by="house")  # stands in a record for a move that is lost


class Resuming:
    """A game that goes on after a restart: from its newest snapshot, or from its first move."""

    def __init__(self, room: Room, stored: Stored) -> None:
        self.room = room
        self.stored = stored
        self.snapshot = snapshots.read(stored.stood) if stored.stood else None
        self.moves = [readable(move) for move in stored.moves]

    def resume(self) -> None:
        """Raises `Damaged` if neither way leads on."""
        snapshot = self.snapshot
        if snapshot and snapshot.version == self.version == self.room.game.version:
            settled = load_events(list(self.stored.settled[: snapshot.settled]))
            with suppress(Damaged):
                return self.room.resume(
                    self.record(snapshot.moves), self.stored.ids, snapshot, settled
                )
        record = self.record()
        if record.version != self.room.game.version:
            record = upgrade(self.room.game, record, self.base())
            self.room.upgraded = True
        return self.room.resume(record, self.stored.ids)

    @property
    def version(self) -> int:
        return cast(int, self.stored.kept["version"])

    def record(self, known: int = 0) -> Record:
        """All moves up to the first that cannot be read; before a snapshot they need not be."""
        room, kept, moves = self.room, self.stored.kept, self.moves
        spoilt = [number for number, move in enumerate(moves) if not move and number >= known]
        room.cut = spoilt[0] if spoilt else None
        return Record(
            game=room.game.key,
            version=self.version,
            seats=len(room.chairs),
            options=room.options,
            chance=load_chance(kept["chance"]),
            moves=[move or ILLEGIBLE for move in moves[: room.cut]],
            players=[str(chair.name) for chair in room.chairs],
            seal=room.seal,
            base=load_base(kept["base"]) if kept.get("base") else None,
            colours=[chair.colour for chair in room.chairs],
            pack=room.game.pack,
        )

    def base(self) -> Base | None:
        """Where newer rules may go on, by the last snapshot of the rules before them."""
        stood = self.stored.stood
        if stood is None or stood.get("version") != self.version:
            return None
        if self.snapshot:
            settled = load_events(list(self.stored.settled[: self.snapshot.settled]))
            return self.snapshot.base(settled)
        return load_base(stood)  # kept by an older version of the house


def readable(move: Json | None) -> Move | None:
    try:
        return load_move(move) if move else None
    except (KeyError, TypeError, ValueError):
        return None
