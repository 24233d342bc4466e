"""The host of a table.

The host is the *founder*, the person who sat down first. A short loss of the connection changes
nothing. After a minute away, the next person is host until the founder is back. So a table with
people always has a host, and nobody becomes host by a short fault of another's connection.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

from fabletop.core.game import Seat
from fabletop.core.refusals import Refusal
from fabletop.server.table.chairs import Chair
from fabletop.server.table.effects import no

HOST_WAITS = 60.0  # seconds a host may be away before the next person is host
FREED_AFTER = 120.0  # seconds a person must be away before the chair can be freed


class Host:
    """The host of one table, and the host in the latest pictures."""

    def __init__(self, chairs: Sequence[Chair]) -> None:
        self.chairs = chairs
        self.seat: Seat | None = None
        self.shown: Seat | None = None
        self.time = 0.0  # when the last message came
        self.is_sure = False  # everybody is here, so time alone cannot change the host

    def choose(self, now: float) -> None:
        """Find the host for the message that comes now."""
        self.time = now
        if not self.is_sure:
            self.seat = founder(self.chairs, now)

    def watch(self, here: Collection[Seat], now: float) -> None:
        """Note who is here and since when, and find the host."""
        self.is_sure = True
        for seat, chair in enumerate(self.chairs):
            there = "gone" if seat not in here else "idle" if chair.stood_in else "here"
            presence = there if is_persons(chair) else ""
            if presence != chair.presence:
                chair.presence, chair.since = presence, now
            self.is_sure &= presence == "here" or not presence
        self.seat = founder(self.chairs, now)

    def passes_at(self) -> float | None:
        """When the next person becomes host, if nothing else happens."""
        if self.seat is None:
            return None
        chair = self.chairs[self.seat]
        at = chair.since + HOST_WAITS
        absent = chair.presence in ("gone", "idle") and not chair.agreed
        return at if absent and at > self.time else None

    def name(self) -> str:
        return "" if self.seat is None else str(self.chairs[self.seat].name)


def founder(chairs: Sequence[Chair], now: float) -> Seat | None:
    """The first person who is not away; if all are away, connected ones come first."""
    people = []
    for seat, chair in enumerate(chairs):
        if is_persons(chair):
            away = is_away(chair, now)
            people.append((away, away and chair.presence == "gone", chair.came, seat))
    return min(people)[-1] if people else None


def is_away(chair: Chair, now: float) -> bool:
    """Whether a person is away too long to be host, or left at their own wish."""
    absent = chair.presence in ("gone", "idle")
    return chair.agreed or (absent and now >= chair.since + HOST_WAITS)


def is_persons(chair: Chair) -> bool:
    """Whether a chair belongs to a person, even if a bot plays there now."""
    bots = chair.bot is not None and not chair.stood_in
    return chair.name is not None and not bots and not chair.left and not chair.free


def refuse_to_free(chair: Chair, now: float) -> Refusal | None:
    """Why a chair in play may not be freed yet: an impatient or curious host must not take it."""
    if chair.agreed:
        return None
    left = chair.since + FREED_AFTER - now if chair.presence == "gone" else 0.0
    if chair.presence == "gone" and left <= 0:
        return None
    return no("still-here", name=str(chair.name), seconds=math.ceil(left))
