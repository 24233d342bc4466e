"""Undo: one person asks, every other person of the game must agree.

Absent people must agree too. Bots are not asked.

Undo never crosses a move that revealed something, so nobody learns anything by asking.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from fabletop.core.game import Json, Seat
from fabletop.core.record import UNDO
from fabletop.core.refusals import Refusal
from fabletop.server.table.chairs import Device
from fabletop.server.table.context import Context
from fabletop.server.table.effects import no
from fabletop.server.table.messages import AskUndo, Consent

if TYPE_CHECKING:
    from fabletop.server.table.match import Match

NOTHING: Json = {"seat": None, "asks": None, "waits": []}  # without a game in play


@dataclass(slots=True)
class UndoRequest:
    """One request: the seat that asks, the first move to take back, and who agrees.

    `own` are the seats at the asking device, which need not be asked.
    """

    seat: Seat
    move: int
    own: set[Seat]
    agreed: set[Seat] = field(default_factory=set)


class UndoRequests:
    """The undo request of a game: one at a time, until the next move."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.request: UndoRequest | None = None

    def ask(self, ctx: Context, message: AskUndo) -> Refusal | None:
        """Ask the other people for an undo."""
        seat, device = message.seat, self.match.table.devices[ctx.device]
        move = self.undoable(seat)
        if move is None:
            return no("no-undo")
        if self.request:
            return no("not-now")
        self.request = UndoRequest(seat, move, {seat, *device.seats})
        return None

    def undoable(self, seat: Seat) -> int | None:
        """The move a seat may ask to take back."""
        match = self.match
        if match.is_over() or match.table.manners.paused:
            return None
        return match.play.last_move(seat)

    def consent(self, message: Consent) -> Refusal | None:
        if self.request is None:
            return no("no-undo")
        if message.on:
            self.request.agreed.add(message.seat)
        else:
            self.request = None
        return None

    def waits(self) -> list[Seat]:
        """The seats of people who have not agreed yet, present or not."""
        request = self.request
        return sorted(self.match.people() - request.own - request.agreed) if request else []

    def grant(self, now: float) -> bool:
        """Carry out the undo if everybody agreed; bots start afresh. Whether it was done."""
        match = self.match
        if match.is_resting():
            self.request = None
        request = self.request
        if request is None or self.waits():
            return False
        match.do(request.seat, (UNDO, request.move), now, "house")
        for seat in list(match.bots.seated):
            match.seat_bot(seat, str(match.table.chairs[seat].bot))
        return True

    def is_possible(self) -> bool:
        """Whether an undo is asked for, or could be."""
        return self.request is not None or self.match.play.can_take_back()

    def spell(self, device: Device) -> Json:
        """The field `undo` of a device's picture."""
        request = self.request
        if not self.is_possible():
            return NOTHING
        able = [(self.undoable(seat), seat) for seat in device.seats]
        moves = [(move, seat) for move, seat in able if move is not None]
        if not moves and request is None:
            return NOTHING
        return {
            "seat": max(moves)[1] if moves and request is None else None,
            "asks": request.seat if request else None,
            "waits": self.waits(),
        }
