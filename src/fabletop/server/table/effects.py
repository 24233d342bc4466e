"""What a room gets besides people's messages, and what it gives back: plain data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from fabletop.core.dealer import Event
from fabletop.core.game import Json, Seat, View
from fabletop.core.mind import Bot
from fabletop.core.options import Action, Option
from fabletop.core.refusals import Refusal
from fabletop.server.table.chairs import Device
from fabletop.server.table.messages import Act, AskHint, Sit, Why


@dataclass(frozen=True, slots=True)
class Gone:
    """A device's connection is lost."""


@dataclass(frozen=True, slots=True)
class Tick:
    """The time an alarm was set for has come."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot that was asked elsewhere has an answer to that question; None: it failed.

    `bot` is the bot as it is after that: it remembers what it had in mind.
    """

    seat: Seat
    question: int
    action: Action | None
    why: Event | None = None
    bot: Bot | None = None


@dataclass(frozen=True, slots=True)
class Measured:
    """A ping to this device has come back after so many milliseconds."""

    milliseconds: float


@dataclass(frozen=True, slots=True)
class Full:
    """This device does not read as fast as it is told things: nothing more until it does."""


@dataclass(frozen=True, slots=True)
class Drained:
    """This device has read all it was told: it is told how things stand now."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What was saved goes out to everybody now: a contest that has just begun starts here."""


class Stood(NamedTuple):
    """How a game stands, and what was settled since the last time: from which event on."""

    snapshot: Json
    first: int
    settled: list[object]


@dataclass(frozen=True, slots=True)
class SnapshotKept:
    """This snapshot is on disk."""

    stood: Stood


Seating = dict[str, tuple[Device, list[Seat]]]  # who is at a table, and holds which chairs


@dataclass(frozen=True, slots=True)
class Rejoined:
    """These devices, with the chairs they held, are still there: the table was read from disk."""

    devices: Seating


Note = Full | Shown | SnapshotKept | Rejoined  # nothing follows from these at once
Inward = Gone | Tick | Thought | Measured | Drained | Note


# -- what goes out


@dataclass(slots=True)
class Send:
    """What a device shows from now on: a whole picture, or what differs from the last one."""

    device: str
    message: Json


@dataclass(slots=True)
class Reply:
    """A short answer for one device: done, refused, allowed."""

    device: str
    message: Json


@dataclass(slots=True)
class Save:
    """Must be on disk before anything is sent: the table if it changed, new moves, and the record
    of a game that makes room for the next."""

    table: Json | None
    moves: tuple[tuple[int, Json, str | None], ...] = ()
    finished: Json | None = None


@dataclass(slots=True)
class Alarm:
    """Send a Tick at that time; it replaces the alarm before."""

    at: float | None


@dataclass(frozen=True, slots=True)
class Think:
    """Ask a bot that takes long, elsewhere; its `Thought` comes back."""

    seat: Seat
    question: int
    bot: Bot
    view: View
    options: Sequence[Option]


Effect = Send | Reply | Save | Alarm | Think


def no(code: str, **args: object) -> Refusal:
    """A refusal of the house."""
    return Refusal(code, "", args)


def own_id(message: Act) -> str:
    """Ids are made by the page; two seats may well make the same."""
    return f"{message.seat}/{message.id}"


def refused(refusal: Refusal, message: object) -> Json:
    """A refusal as it goes over the wire."""
    return {
        "is": "refused",
        "id": (message.id or None) if isinstance(message, Act | Sit | Why | AskHint) else None,
        **refusal.spell(),
    }
