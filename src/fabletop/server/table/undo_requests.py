"""Taking back: somebody asks, every other person of the game agrees, and the record says how far.

A lost line is no consent: whoever is not there just now is waited for. A bot is not asked.

Nothing that was let out can be taken back, so nobody learns anything by asking or agreeing.
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

NOTHING: Json = {"seat": None, "asks": None, "waits": []}  # where no game is played


@dataclass(slots=True)
class UndoRequest:
    """Who wants to take back which move, who sits there at the same device, who has agreed."""

    seat: Seat
    move: int
    own: set[Seat]
    agreed: set[Seat] = field(default_factory=set)


class UndoRequests:
    """What people of a game want taken back: one thing at a time, until the next move is made."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.request: UndoRequest | None = None

    def ask(self, ctx: Context, message: AskUndo) -> Refusal | None:
        """Whoever sits at the same device as the one who asks need not be asked."""
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
        """Whose answer is still missing, there or not."""
        request = self.request
        return sorted(self.match.people() - request.own - request.agreed) if request else []

    def grant(self, now: float) -> bool:
        """Once nobody is left to ask; bots remember nothing of it. Whether it happened."""
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
        """Whether somebody asks, or could."""
        return self.request is not None or self.match.play.can_take_back()

    def spell(self, device: Device) -> Json:
        """What a device shows of it: who here could ask, who asks, who has to answer."""
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
