"""One message of a table while it is handled: handle, save, then tell.

There is no task: what follows a save is called when it is on disk. Memory is never ahead of the
disk: if anything fails, the table is dropped and fetched again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import structlog

from fabletop.core.refusals import Refusal
from fabletop.server.disk.changes import Change
from fabletop.server.disk.store import is_busy
from fabletop.server.net.links import Frame
from fabletop.server.table.effects import Effect, Save, Send, Shown
from fabletop.server.table.messages import encode
from fabletop.server.table.room import Room
from fabletop.server.turns import Turn

if TYPE_CHECKING:
    from fabletop.server.home import Home

SAVE_AGAIN = (0.2, 1.0, 3.0)  # pauses before asking a busy disk once more
SHOWN = Shown()
latest: list[Any] = [None, None]  # the table and the message it was given last

Then = Callable[[Refusal | None], None]

log = structlog.get_logger()


class Handling:
    """One message while it is handled, from its turn to the last word about it."""

    __slots__ = (
        "device", "effects", "house", "message", "pauses", "room", "seating", "since", "then",
        "turn",
    )  # fmt: skip

    def __init__(
        self, house: Home, turn: Turn, room: Room, device: str, message: Any, then: Then
    ) -> None:
        self.house, self.turn, self.room = house, turn, room
        self.device, self.message, self.then = device, message, then
        self.seating = room.table.seating()
        self.effects: Sequence[Effect | Frame] = ()
        self.pauses: Sequence[float] = SAVE_AGAIN
        self.since = 0.0

    def begin(self, now: float) -> None:
        latest[:] = self.room, self.message
        try:
            effects = self.room.handle(self.device, self.message, now)
            if effects and isinstance(effects[0], Save):
                self.effects, self.since = packed(effects), now
                self.save()
                return
            self.house.perform(self.room, effects)
        except Exception as error:
            self.fail(error)
            return
        self.end()

    def save(self) -> None:
        """On disk, even if the disk has to be asked again; the table waits meanwhile."""
        room, save, store = self.room, self.effects[0], self.house.store
        assert isinstance(save, Save)
        if save.table is None and save.finished is None:
            store.append(room.code, save.moves, self.saved)
        else:
            phase = room.age_group() if save.table else None
            change = Change(room.code, save.table, save.moves, None, save.finished, phase)
            store.write(change, self.saved)

    def saved(self, error: Exception | None) -> None:
        if error is not None:
            self.not_saved(error)
            return
        house, room, save = self.house, self.room, self.effects[0]
        now = time.monotonic()
        try:
            if room.phase.is_racing:
                room.handle("", SHOWN, now)
            if isinstance(save, Save):
                house.figures.saves.add(now - self.since, len(save.moves))
            house.perform(room, self.effects[1:])
        except Exception as failure:
            self.fail(failure)
            return
        self.end()

    def not_saved(self, error: Exception) -> None:
        if is_busy(error) and self.pauses:
            log.warning("save failed", table=self.room.code, error=str(error))
            pause, *self.pauses = self.pauses
            asyncio.get_running_loop().call_later(pause, self.save)
        else:
            self.fail(error)

    def fail(self, error: Exception) -> None:
        self.house.drop(self.room, self.seating)
        self.house.spawn(self.start_over(error))

    async def start_over(self, error: Exception) -> None:
        try:
            await self.house.start_over(self.room, self.device, self.message, error)
        finally:
            self.end()

    def end(self) -> None:
        self.turn.end()
        self.then(None)


def packed(effects: Sequence[Effect]) -> list[Effect | Frame]:
    """Messages are encoded before they wait for the disk: bytes take less room than objects."""
    return [
        Frame(effect.device, encode(effect.message)) if isinstance(effect, Send) else effect
        for effect in effects
    ]
