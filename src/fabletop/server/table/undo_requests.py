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
from fabletop.server.table.effects import no
from fabletop.server.table.messages import Consent

if TYPE_CHECKING:
    from fabletop.server.table.room import Room


@dataclass(slots=True)
class Plea:
    """Who wants to take back which move, who sits there at the same device, who has agreed."""

    seat: Seat
    move: int
    own: set[Seat]
    agreed: set[Seat] = field(default_factory=set)


def ask(room: Room, device: str, seat: Seat) -> Refusal | None:
    """Whoever sits at the same device as the one who asks need not be asked."""
    move = undoable(room, seat)
    if move is None:
        return no("no-undo")
    if room.plea:
        return no("not-now")
    room.plea = Plea(seat, move, {seat, *room.devices[device].seats})
    return None


def undoable(room: Room, seat: Seat) -> int | None:
    """The move a seat may ask to take back."""
    if room.play is None or room.phase != "play" or room.manners.paused:
        return None
    return room.play.last_move(seat)


def consent(room: Room, message: Consent) -> Refusal | None:
    if room.plea is None:
        return no("no-undo")
    if message.on:
        room.plea.agreed.add(message.seat)
    else:
        room.plea = None
    return None


def waits(room: Room) -> list[Seat]:
    """Whose answer is still missing, there or not."""
    return sorted(room.people() - room.plea.own - room.plea.agreed) if room.plea else []


def grant(room: Room, now: float) -> None:
    """Once nobody is left to ask: bots remember nothing of it, and the clock begins anew."""
    if room.resting():
        room.plea = None
    if room.plea is None or room.play is None or waits(room):
        return
    room.shot = -1
    room.do(room.plea.seat, (UNDO, room.plea.move), now, "house")
    for seat in list(room.bots):
        room.seat_bot(seat, str(room.chairs[seat].bot))
    room.roll = room.last_roll()
    room.clock.wind_anew()


def spell(room: Room, device: Device) -> Json:
    """What a device shows of it: who here could ask, who asks, who has to answer."""
    able = [(undoable(room, seat), seat) for seat in device.seats]
    moves = [(move, seat) for move, seat in able if move is not None]
    return {
        "seat": max(moves)[1] if moves and room.plea is None else None,
        "asks": room.plea.seat if room.plea else None,
        "waits": waits(room),
    }
