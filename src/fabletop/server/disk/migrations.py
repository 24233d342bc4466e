"""How a database got its shape: numbered files of SQL, each carried out once, in order.

A file is never changed after a release. To change the shape, add the next number for both
databases.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent / "migrations"


class TooNew(OSError):
    """The database was written by a newer Fabletop."""


class Migration(NamedTuple):
    """One step from a shape to the next."""

    number: int
    name: str
    script: str


def migrations(kind: str) -> list[Migration]:
    """All steps of "sqlite" or "postgresql", from nothing to the shape of today."""
    found = []
    for path in sorted((FOLDER / kind).glob("*.sql")):
        number, _, name = path.stem.partition("-")
        found.append(Migration(int(number), name, path.read_text("utf-8")))
    numbers = [step.number for step in found]
    assert numbers == list(range(1, len(found) + 1)), f"the migrations of {kind} have a gap"
    return found


def missing(kind: str, number: int) -> list[Migration]:
    """The steps a database of this number still needs. Raises `TooNew`."""
    known = migrations(kind)
    if number > len(known):
        raise TooNew(
            f"the tables were written by a newer Fabletop (their shape is {number}, "
            f"this version knows {len(known)}); please install the newer version again"
        )
    return known[number:]
