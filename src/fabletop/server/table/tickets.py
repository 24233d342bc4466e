"""Tickets: a chair moves from one device to another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fabletop.core.game import Seat
from fabletop.server.table.chairs import Chair, Device

TICKET_LASTS = 600.0  # seconds
TICKETS_KEPT = 20


class Ticket(NamedTuple):
    """It moves a chair to the first device that presents it, and never to another.

    The answer with the new token may be lost, so that device may present the ticket again. A device
    without a name of its own cannot be recognised: its ticket works once.
    """

    sitting: int  # `Chair.sitting` of its person
    until: float
    used: bool = False
    mark: str = ""  # the device that presented it, if it has a name


class Tickets:
    """The tickets of one table, by name."""

    def __init__(self) -> None:
        self.issued: dict[str, Ticket] = {}

    def issue(self, name: str, sitting: int, now: float) -> None:
        """Make a ticket for the person on a chair; the person's previous ticket is void."""
        good = {
            name: ticket
            for name, ticket in self.issued.items()
            if now <= ticket.until and (ticket.used or ticket.sitting != sitting)
        }
        newest = list(good.items())[1 - TICKETS_KEPT :]
        self.issued = {**dict(newest), name: Ticket(sitting, now + TICKET_LASTS)}

    def redeem(self, name: str, device: Device, chairs: Sequence[Chair], now: float) -> Seat | None:
        """The chair that a ticket moves to this device, if the ticket is valid."""
        ticket = self.issued.get(name)
        if ticket is None or now > ticket.until:
            return None
        if ticket.used and not (ticket.mark and ticket.mark == device.mark):
            return None
        return holder(chairs, ticket)

    def spend(self, name: str, device: Device, sitting: int) -> None:
        """A ticket has moved a chair, whose person has this new number."""
        mark = device.mark if device.named else ""
        self.issued[name] = self.issued[name]._replace(sitting=sitting, used=True, mark=mark)

    def forget_shown(self, chairs: Sequence[Chair], seats: Sequence[Seat]) -> None:
        """Forget the tickets of people who have used their new token."""
        self.issued = {
            name: ticket
            for name, ticket in self.issued.items()
            if not (ticket.used and holder(chairs, ticket) in seats)
        }


def holder(chairs: Sequence[Chair], ticket: Ticket) -> Seat | None:
    """The chair of the person a ticket was made for."""
    found = (seat for seat, chair in enumerate(chairs) if chair.sitting == ticket.sitting)
    return next(found, None)
