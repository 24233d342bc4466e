"""A game that goes on after a restart, under the same rules or newer ones. No I/O here."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, cast

from fabletop.core import snapshots
from fabletop.core.dealer import Event, Fair
from fabletop.core.game import Json
from fabletop.core.play import Play
from fabletop.core.record import (
    Base,
    Damaged,
    Move,
    Record,
    load_base,
    load_chance,
    load_events,
    load_move,
)
from fabletop.core.replay import replay, upgrade
from fabletop.core.snapshots import Snapshot
from fabletop.server.disk.changes import Stored
from fabletop.server.table.playing import Playing
from fabletop.server.table.setup import Setup
from fabletop.server.table.snapshots import NONE, Snapshots
from fabletop.server.table.table import Table

ILLEGIBLE = Move(0, ("illegible",), by="house")  # stands in a record for a move that is lost


class Restoring:
    """A game that goes on after a restart: from its newest snapshot, or from its first move."""

    def __init__(self, table: Table, setup: Setup, stored: Stored) -> None:
        self.table, self.setup, self.stored = table, setup, stored
        self.snapshot = snapshots.read(stored.stood) if stored.stood else None
        self.moves = [readable(move) for move in stored.moves]
        self.upgraded = False
        self.cut: int | None = None

    def restore(self) -> Playing:
        """Raises `Damaged` if neither way leads on."""
        game, snapshot = self.setup.game, self.snapshot
        if snapshot and snapshot.version == self.version == game.about.version:
            settled = load_events(list(self.stored.settled[: snapshot.settled]))
            with suppress(Damaged):
                return self.resume(self.record(snapshot.moves), snapshot, settled)
        record = self.record()
        if record.version != game.about.version:
            record = upgrade(game, record, self.base())
            self.upgraded = True
        return self.replay(record)

    @property
    def version(self) -> int:
        return cast(int, self.stored.kept["version"])

    def record(self, known: int = 0) -> Record:
        """All moves up to the first that cannot be read; before a snapshot they need not be."""
        setup, chairs, kept, moves = self.setup, self.table.chairs, self.stored.kept, self.moves
        spoilt = [number for number, move in enumerate(moves) if not move and number >= known]
        self.cut = spoilt[0] if spoilt else None
        return Record(
            game=setup.game.key,
            version=self.version,
            seats=len(chairs),
            options=setup.options,
            chance=load_chance(kept["chance"]),
            moves=[move or ILLEGIBLE for move in moves[: self.cut]],
            players=[str(chair.name) for chair in chairs],
            seal=setup.seal,
            base=load_base(kept["base"]) if kept.get("base") else None,
            colours=[chair.colour for chair in chairs],
            pack=setup.game.about.pack,
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

    # -- going on

    def resume(self, record: Record, snapshot: Snapshot, settled: Sequence[Event]) -> Playing:
        """From a snapshot, and the moves after it."""
        play = snapshots.resume(self.setup.game, record, snapshot, settled)
        outcomes = snapshot.outcomes + chance_of(record.moves[snapshot.moves :])
        return self.go_on(play, outcomes, Snapshots(play, snapshot.moves, snapshot.settled))

    def replay(self, record: Record) -> Playing:
        """From the first move."""
        play = replay(self.setup.game, record)
        outcomes = len(record.chance) + chance_of(record.moves)
        return self.go_on(play, outcomes, Snapshots(play, NONE))

    def go_on(self, play: Play[Any], outcomes: int, kept: Snapshots) -> Playing:
        play.dealer = Fair(self.setup.key, outcomes)
        playing = Playing(self.table, self.setup, play)
        playing.match.ended = bool(self.stored.kept.get("ended"))
        playing.upgraded, playing.cut = self.upgraded, self.cut
        playing.resume(self.stored.ids, kept)
        return playing


def chance_of(moves: Sequence[Move]) -> int:
    """How often they asked chance."""
    return sum(len(move.chance) for move in moves)


def readable(move: Json | None) -> Move | None:
    try:
        return load_move(move) if move else None
    except (KeyError, TypeError, ValueError):
        return None
