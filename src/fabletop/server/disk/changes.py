"""What is written of a table and what is read of it, the same for every database."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeVar, cast

import msgspec

from fabletop.core.game import Json
from fabletop.server.table.effects import Stood

RECENT = 64  # acts of a table that are still recognised after a restart
OPEN_SECONDS = "open_seconds"  # how long the house was open: tables age by this
encode = msgspec.json.Encoder().encode

NumberedMove = tuple[int, Json, str | None]
T = TypeVar("T")


class Gap(Exception):
    """Moves that do not follow the last one on disk: whoever brings them is not in step."""


class Away(OSError):
    """The database does not answer just now; nothing of what was asked is known to be kept."""


class NotOurs(OSError):
    """The table belongs to another server, or this server was declared dead."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{what} is not ours to write any more")


@dataclass(frozen=True, slots=True)
class Change:
    """What is to be written of one table, all of it or nothing."""

    code: str
    table: Json | None = None
    moves: Sequence[NumberedMove] = ()
    stood: Stood | None = None
    finished: Json | None = None  # the record of a game that makes room for the next
    phase: str | None = None
    cut: int | None = None  # from this move on what is on disk cannot be read: set it aside

    def is_plain(self) -> bool:
        """Whether there is nothing to write but moves."""
        rest = (self.table, self.stood, self.finished, self.phase, self.cut)
        return bool(self.moves) and rest == (None, None, None, None, None)


class Removal(NamedTuple):
    """Nothing of this table is to be left."""

    code: str


class Opened(NamedTuple):
    """The house was open for so much longer."""

    seconds: float


class Probe(NamedTuple):
    """Nothing but the question whether something could be written."""


Deed = Change | Removal | Opened | Probe


class Owner(NamedTuple):
    """Another server that has a table: how it is reached, and its hatch on its own machine."""

    inside: str
    hatch: str


class Stored(NamedTuple):
    """A table as it lies on disk. A move that cannot be read is None."""

    kept: Json
    moves: list[Json | None]
    ids: list[str]
    stood: Json | None = None  # how it stood some moves ago
    settled: tuple[object, ...] = ()  # events that were told before that


def stored(
    kept: str, rows: Sequence[tuple[int, str, str | None]], stood: str | None, told: Sequence[str]
) -> Stored:
    """A table of its cells, as every database keeps them. Raises ValueError."""
    return Stored(
        json.loads(kept),
        in_order(rows),
        [act for _, _, act in rows if act][-RECENT:],
        cast("Json | None", parsed(stood, dict)) if stood else None,
        tuple(event for events in told for event in parsed(events, list) or ()),
    )


def in_order(rows: Sequence[tuple[int, str, str | None]]) -> list[Json | None]:
    """Moves by number; one that is missing or is no JSON is None."""
    moves: list[Json | None] = []
    for seq, text, _ in rows:
        moves += [None] * (seq - len(moves))
        moves.append(cast("Json | None", parsed(text, dict)))
    return moves


def check_next(code: str, seq: int, number: int) -> None:
    """Raises `Gap` unless move `seq` is the next one."""
    if seq != number:
        raise Gap(f"move {seq} of {code} cannot follow: the next one is {number}")


def parsed(text: str, kind: type[T]) -> T | None:
    try:
        value = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return None
    return value if isinstance(value, kind) else None


def spelt(value: object) -> str:
    """As JSON."""
    return encode(value).decode()
