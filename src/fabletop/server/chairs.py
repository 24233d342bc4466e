"""Who sits where, at which device, and under what name."""

from __future__ import annotations

import unicodedata
from collections import deque
from dataclasses import dataclass, field

from fabletop.core.game import Json, Seat

LONGEST_NAME = 20
TRIPS_KEPT = 30  # the latest round trips, in milliseconds
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that show nothing
BOT_NAMES = ("Scheherazade", "Sinbad", "Morgiana", "Zumurrud", "Qasim", "Marjan")


@dataclass(slots=True)
class Chair:
    """Who sits where: nobody yet, a person, or a bot by its level."""

    name: str | None = None
    colour: int = 0
    bot: str | None = None
    sitting: int = 0  # rises when somebody new sits down; old tokens are void
    sat_by: str = ""  # the id of the message by which somebody sat down
    lapses: int = 0
    lapsed: int = -1  # the clock that ran out last
    away: bool = False
    stood_in: bool = False  # a bot plays for a person who left
    left: bool = False  # the chair stays empty for the rest of the game
    ticks: list[str] = field(default_factory=list)  # what was ticked in the lobby
    returning: str = ""  # the question its bot still answers before it hands over
    lost_at: float | None = None  # since when nobody is at its device

    def gone_at(self, grace: float) -> float | None:
        """When somebody who lost the line has been away too long."""
        return None if self.lost_at is None else self.lost_at + grace

    def keep(self) -> Json:
        """What must survive a restart."""
        return {
            "name": self.name,
            "colour": self.colour,
            "bot": self.bot,
            "sitting": self.sitting,
            "sat_by": self.sat_by,
            "stood_in": self.stood_in,
            "left": self.left,
            "ticks": self.ticks,
        }


@dataclass(slots=True)
class Device:
    """A screen: whose, and at a shared one, who has just said "it's me".

    What happened before it was `there` it has missed: it is told what the log may tell.
    """

    seats: list[Seat] = field(default_factory=list)
    open_for: Seat | None = None
    heard: dict[Seat | None, int] = field(default_factory=dict)  # events sent, by whose eyes
    there: int = 0  # how many events there were when it came
    trips: deque[float] = field(default_factory=lambda: deque(maxlen=TRIPS_KEPT))


def clean(text: str) -> str:
    """Words fit to be shown to everybody: single spaces, nothing that hides or turns text."""
    text = unicodedata.normalize("NFC", text)
    return " ".join("".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in text).split())


def tidy(name: str) -> str | None:
    """A name fit to be shown, or None: something to see, single spaces, not too long."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    kinds = [unicodedata.category(char)[0] for char in name]
    if not 0 < len(name) <= LONGEST_NAME or "C" in kinds:
        return None
    seen = sum(kind in "LNPS" for kind in kinds) - sum(map(name.count, BLANKS))
    return name if seen > 0 and kinds.count("M") <= 2 * seen else None
