"""Tickets: a chair moves from one device to another."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fabletop.core.game import Seat

if TYPE_CHECKING:
    from fabletop.server.table.chairs import Device
    from fabletop.server.table.room import Room

TICKET_LASTS = 600.0  # seconds
TICKETS_KEPT = 20


class Ticket(NamedTuple):
    """It moves a chair to the device that brings it first, and to no other ever after.

    The answer to that device may be lost with its new key, so it may bring the ticket again. A
    device that does not say which one it is cannot be told from another: its ticket is good once.
    """

    sitting: int  # whose chair it moves
    until: float
    used: bool = False
    mark: str = ""  # the device that brought it, if it said which one it is


def issue_ticket(room: Room, seat: Seat, now: float) -> str:
    """For whoever sits there now, so it opens no other chair, ever; the one before is void."""
    sitting = room.chairs[seat].sitting
    good = {
        name: ticket
        for name, ticket in room.tickets.items()
        if now <= ticket.until and (ticket.used or ticket.sitting != sitting)
    }
    newest = list(good.items())[1 - TICKETS_KEPT :]
    name = room.new_key().hex()[:32]
    room.tickets = {**dict(newest), name: Ticket(sitting, now + TICKET_LASTS)}
    return name


def redeem(room: Room, name: str, device: Device, now: float) -> Seat | None:
    """The chair a ticket moves to this device, if it is still good there."""
    ticket = room.tickets.get(name)
    if ticket is None or now > ticket.until:
        return None
    if ticket.used and not (ticket.mark and ticket.mark == device.mark):
        return None
    return holder(room, ticket)


def spend(room: Room, name: str, device: Device, sitting: int) -> None:
    """It has moved a chair, whose owner has this number from now on."""
    mark = device.mark if device.named else ""
    spent = room.tickets[name]._replace(sitting=sitting, used=True, mark=mark)
    room.tickets = {**room.tickets, name: spent}


def forget_shown(room: Room, seats: list[Seat]) -> None:
    """Whoever has shown the key that a ticket brought needs the ticket no more."""
    room.tickets = {
        name: ticket
        for name, ticket in room.tickets.items()
        if not (ticket.used and holder(room, ticket) in seats)
    }


def holder(room: Room, ticket: Ticket) -> Seat | None:
    """The chair of whoever a ticket was made for."""
    chairs = enumerate(room.chairs)
    return next((seat for seat, chair in chairs if chair.sitting == ticket.sitting), None)
