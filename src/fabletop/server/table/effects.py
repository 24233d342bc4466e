"""The server's own messages to a room, and the room's effects: plain data."""

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
    """The answer of a bot that was asked in another process; None: it failed.

    `bot` is the bot after its answer, with what it remembers.
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
    """This device does not read as fast as it is sent things; it gets nothing until it does."""


@dataclass(frozen=True, slots=True)
class Drained:
    """This device has read everything; it gets a whole picture."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The saved pictures go out to everybody now. A new contest starts at this moment."""


class Stood(NamedTuple):
    """A snapshot to store, with the events settled since the last one, and where these begin."""

    snapshot: Json
    first: int
    settled: list[object]


@dataclass(frozen=True, slots=True)
class SnapshotKept:
    """This snapshot is on disk."""

    stood: Stood


Seating = dict[str, tuple[Device, list[Seat]]]  # connected devices and their chairs


@dataclass(frozen=True, slots=True)
class Rejoined:
    """The table was read from disk; these devices are still connected and held these chairs."""

    devices: Seating


Note = Full | Shown | SnapshotKept | Rejoined  # these have no effects at once
Inward = Gone | Tick | Thought | Measured | Drained | Note


# -- what goes out


@dataclass(slots=True)
class Send:
    """A whole picture for a device, or the difference to the last one."""

    device: str
    message: Json


@dataclass(slots=True)
class Reply:
    """A short answer for one device, such as done, refused, allowed, hint or notice."""

    device: str
    message: Json


@dataclass(slots=True)
class Save:
    """To be on disk before anything is sent: the table if it changed, new moves, and the record
    of a game that the next one replaces."""

    table: Json | None
    moves: tuple[tuple[int, Json, str | None], ...] = ()
    finished: Json | None = None


@dataclass(slots=True)
class Alarm:
    """Send a Tick at that time; replaces the previous alarm. None: never."""

    at: float | None


@dataclass(frozen=True, slots=True)
class Think:
    """Ask a bot in another process; its `Thought` comes back."""

    seat: Seat
    question: int
    bot: Bot
    view: View
    options: Sequence[Option]


Effect = Send | Reply | Save | Alarm | Think


def no(code: str, **args: object) -> Refusal:
    """A refusal by the server, not by a game."""
    return Refusal(code, "", args)


def own_id(message: Act) -> str:
    """An act's id with its seat: pages make the ids, so two seats may have the same."""
    return f"{message.seat}/{message.id}"


def refused(refusal: Refusal, message: object) -> Json:
    """A refusal as it goes over the wire."""
    return {
        "is": "refused",
        "id": (message.id or None) if isinstance(message, Act | Sit | Why | AskHint) else None,
        **refusal.spell(),
    }
