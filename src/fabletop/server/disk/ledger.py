"""What addresses used at all servers of one database: the shapes in which servers tell each other.

Time is that of the database. A debt is told in seconds until a purse is full again, so it needs no
clock and no limit to be understood.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

Key = tuple[str, str]  # an address, and the sort of what it uses
MOST_TOLD = 200  # addresses of each sort of news that a server tells at a time: the largest


class Debt(NamedTuple):
    """What an address spent."""

    address: str
    sort: str
    seconds: float  # until it has come back


class News(NamedTuple):
    """What is known in the database after an exchange."""

    debts: Sequence[Debt]  # of all servers together
    held: Mapping[Key, float]  # at the other servers


class Ledger(Protocol):
    """Where servers count together."""

    async def attempt(self, sort: str, address: str, most: float) -> float:
        """Count an attempt: 0, or the seconds until there may be one. Raises OSError."""

    async def take_back(self, sort: str, address: str) -> None:
        """The last attempt does not count. Raises OSError."""

    async def exchange(
        self, spent: Sequence[Debt], held: Mapping[Key, int], notable: Mapping[str, float]
    ) -> News:
        """Tell what was spent here since the last time and what is held here now; hear what all
        spent, from so many seconds of each sort on, and what others hold. Raises OSError."""

    async def clean(self) -> None:
        """Forget addresses that used nothing lately. Raises OSError."""
