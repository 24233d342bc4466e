"""Where tables are kept: in a SQLite file, or in PostgreSQL. The same tests hold for both."""

from __future__ import annotations

import os
import socket
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from fabletop.core.game import Json
from fabletop.server.disk.changes import Away, Change, NumberedMove, Owner, Stored
from fabletop.server.disk.group_commit import Then
from fabletop.server.disk.ledger import Ledger
from fabletop.server.table.effects import Stood

FILE = "tables.sqlite"
SCHEMES = ("postgresql://", "postgres://")


class Store(Protocol):
    """All tables of a house. What it acknowledges is on disk."""

    secret: str  # it signs the tokens of chairs and records
    on_lost: Callable[[], None]  # called if all our tables are another server's now
    ledger: Ledger | None  # where servers count together, if there may be several

    def is_sure(self) -> bool:
        """Whether what we have of a table is the newest there is."""

    async def make_sure(self) -> None:
        """Find out; what is another server's now is lost after that. Raises OSError."""

    async def save(
        self,
        code: str,
        table: Json | None,
        moves: Sequence[NumberedMove] = (),
        stood: Stood | None = None,
        finished: Json | None = None,
        phase: str | None = None,
        cut: int | None = None,
    ) -> None:
        """Returns when all of it is on disk. A finished game takes its moves with it."""

    def write(self, change: Change, then: Then) -> None:
        """`then` is called when all of it is on disk, or with the reason why nothing of it is."""

    def append(self, code: str, moves: Sequence[NumberedMove], then: Then) -> None:
        """As `write`, for nothing but moves."""

    async def load(self, code: str) -> Stored | None:
        """A table from disk, or None; where there are many servers, it is ours from now on."""

    async def peek(self, code: str) -> Stored | None:
        """A table from disk, or None, whoever has it: only to look at."""

    async def owner(self, code: str) -> Owner | None:
        """The server that has a table, if that is another one."""

    async def load_finished(self, code: str, number: int) -> Json | None:
        """The record of an earlier game at a table, or None."""

    async def glance(self, code: str) -> Json | None:
        """What is kept of a table besides its moves, or None; {} if it cannot be read."""

    async def phase_of(self, code: str) -> str:
        """How far a table is, by the last snapshot."""

    async def outlived(self, ages: dict[str, float], most: int) -> list[str]:
        """Some tables that nobody touched for as long as their phase allows, and those that
        somebody wished away."""

    async def keep_pack(self, name: str, text: str) -> None:
        """A content pack that somebody brought; other servers find it, too."""

    async def find_pack(self, name: str) -> str | None:
        """A pack that another server was brought, if it is not too long ago."""

    async def forget(self, code: str) -> None:
        """Nothing of this table is left."""

    async def pass_time(self, seconds: float) -> None:
        """The house was open for so much longer. Tables age by this and by no other clock."""

    async def probe(self) -> None:
        """Raises whatever a save would fail with now."""

    async def free_space(self) -> int | None:
        """Bytes that are left where the tables are, if that can be known."""

    async def release(self) -> None:
        """Write what waits, then let go of all tables: others may have them at once."""

    async def close(self) -> None:
        """Release all tables, then stop."""


async def open_store(data: Path, database: str = "", inside: str = "", hatch: str = "") -> Store:
    """In PostgreSQL if there is an address of one, else in the folder. `inside` is where other
    servers reach this one, `hatch` where those of this machine hand connections in. Raises OSError,
    sqlite3.Error."""
    if database:
        from fabletop.server.disk.postgres import PostgresStore

        return await PostgresStore.open(
            database, f"{socket.gethostname()}/{os.getpid()}", inside, hatch
        )
    from fabletop.server.disk.sqlite import SqliteStore

    data.mkdir(parents=True, exist_ok=True, mode=0o700)  # it holds the keys of all games
    return SqliteStore(data / FILE)


def is_busy(error: Exception) -> bool:
    """Whether the store only wants to be asked again."""
    told = str(error)
    locked = isinstance(error, sqlite3.OperationalError) and ("locked" in told or "busy" in told)
    return locked or isinstance(error, Away)
