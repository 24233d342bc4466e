"""Which part of a game in play is in the snapshot on disk."""

from __future__ import annotations

from typing import Any, cast

from fabletop.core import snapshots
from fabletop.core.dealer import Fair
from fabletop.core.play import Play
from fabletop.core.record import dump_events
from fabletop.server.table.effects import Stood

NONE = -1  # no valid snapshot


class Snapshots:
    """The snapshot of a game on disk, and the settled events stored beside it."""

    def __init__(self, play: Play[Any], moves: int = 0, settled: int = 0) -> None:
        self.play = play
        self.moves = moves  # the number of moves in the snapshot
        self.settled = settled  # the number of events stored beside it

    def take(self) -> Stood:
        """A new snapshot, to go on from after a restart, and under newer rules."""
        play = self.play
        taken = snapshots.take(play, cast(Fair, play.dealer).counter)
        settled = dump_events(play.events[self.settled : taken.settled])
        return Stood(snapshots.dump(taken), self.settled, settled)

    def keep(self, stood: Stood) -> None:
        """This snapshot is on disk."""
        self.moves = cast(int, stood.snapshot["moves"])
        self.settled = stood.first + len(stood.settled)

    def is_current(self) -> bool:
        return self.moves == len(self.play.record.moves)

    def discard(self) -> None:
        """The snapshot on disk holds moves that were taken back: it is void."""
        self.moves = NONE
