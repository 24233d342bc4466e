"""How a game in play and what the disk holds of it belong together."""

from __future__ import annotations

from typing import Any, cast

from fabletop.core import snapshots
from fabletop.core.dealer import Fair
from fabletop.core.play import Play
from fabletop.core.record import dump_events
from fabletop.server.table.effects import Stood

NONE = -1  # no snapshot that still holds


class Snapshots:
    """Which snapshot of a game is on disk, and what was settled by then."""

    def __init__(self, play: Play[Any], moves: int = 0, settled: int = 0) -> None:
        self.play = play
        self.moves = moves  # how many there were when a snapshot was kept
        self.settled = settled  # how many events are kept beside it

    def take(self) -> Stood:
        """How the game stands, to go on from after a restart, and under newer rules."""
        play = self.play
        taken = snapshots.take(play, cast(Fair, play.dealer).counter)
        settled = dump_events(play.events[self.settled : taken.settled])
        return Stood(snapshots.dump(taken), self.settled, settled)

    def keep(self, stood: Stood) -> None:
        """It is on disk."""
        self.moves = cast(int, stood.snapshot["moves"])
        self.settled = stood.first + len(stood.settled)

    def is_current(self) -> bool:
        return self.moves == len(self.play.record.moves)

    def discard(self) -> None:
        """What was taken back is in the one on disk."""
        self.moves = NONE
