"""Tickets: a chair moves from one device to another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fabletop.core.game import Seat
from fabletop.server.table.chairs import Chair, Device

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


class Tickets:
    """Those of one table, by their names."""

    def __init__(self) -> None:
        self.issued: dict[str, Ticket] = {}

    def issue(self, name: str, sitting: int, now: float) -> None:
        """For whoever sits there now, so it opens no other chair, ever; the one before is void."""
        good = {
            name: ticket
            for name, ticket in self.issued.items()
            if now <= ticket.until and (ticket.used or ticket.sitting != sitting)
        }
        newest = list(good.items())[1 - TICKETS_KEPT :]
        self.issued = {**dict(newest), name: Ticket(sitting, now + TICKET_LASTS)}

    def redeem(self, name: str, device: Device, chairs: Sequence[Chair], now: float) -> Seat | None:
        """The chair a ticket moves to this device, if it is still good there."""
        ticket = self.issued.get(name)
        if ticket is None or now > ticket.until:
            return None
        if ticket.used and not (ticket.mark and ticket.mark == device.mark):
            return None
        return holder(chairs, ticket)

    def spend(self, name: str, device: Device, sitting: int) -> None:
        """It has moved a chair, whose owner has this number from now on."""
        mark = device.mark if device.named else ""
        self.issued[name] = self.issued[name]._replace(sitting=sitting, used=True, mark=mark)

    def forget_shown(self, chairs: Sequence[Chair], seats: Sequence[Seat]) -> None:
        """Whoever has shown the key that a ticket brought needs the ticket no more."""
        self.issued = {
            name: ticket
            for name, ticket in self.issued.items()
            if not (ticket.used and holder(chairs, ticket) in seats)
        }


def holder(chairs: Sequence[Chair], ticket: Ticket) -> Seat | None:
    """The chair of whoever a ticket was made for."""
    found = (seat for seat, chair in enumerate(chairs) if chair.sitting == ticket.sitting)
    return next(found, None)
