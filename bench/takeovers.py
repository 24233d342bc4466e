"""How long a table is without a server: from the fault until one of its players is answered.

An answer counts if it was asked for after the fault: a whole picture over a line that was dialled
since, or an act acknowledged that was said since. Faults that last (a pause, a cut, a slow line, a
clock, the database) disturb whoever looks for a table meanwhile; takeovers at such a time are
counted apart.
"""

from __future__ import annotations

import time
from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import NamedTuple

ALL = "*"
TOO_LONG = 5.0  # seconds: what takes longer is told as a story
MOST_STORIES = 12
DISTURBED = "beside other faults"


class Outage(NamedTuple):
    """A table without a server."""

    since: float
    kind: str


@dataclass(slots=True)
class Takeovers:
    """All of them, by the kind of the fault."""

    open: dict[str, Outage] = field(default_factory=dict)  # by the table's address
    seconds: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    disturbances: list[list[float]] = field(default_factory=list)  # from, to
    longest: list[tuple[float, str, str]] = field(default_factory=list)  # seconds, kind, its story
    events: deque[tuple[float, str, str]] = field(default_factory=lambda: deque(maxlen=5000))

    def lose(self, tables: Iterable[str], kind: str) -> None:
        """These have no server from now on; who has none already waits on."""
        now = time.monotonic()
        for address in tables:
            self.open.setdefault(address, Outage(now, kind))

    def lose_again(self, tables: Iterable[str], kind: str) -> None:
        """As `lose`; who waits already begins anew."""
        now = time.monotonic()
        for address in tables:
            self.open[address] = Outage(now, kind)

    @contextmanager
    def disturb(self) -> Iterator[None]:
        span = [time.monotonic(), float("inf")]
        self.disturbances.append(span)
        try:
            yield
        finally:
            span[1] = time.monotonic()

    def answered(self, address: str, asked: float) -> None:
        outage = self.open.get(address)
        if outage and asked >= outage.since:
            del self.open[address]
            taken = time.monotonic() - outage.since
            kind = outage.kind
            if self.was_disturbed(outage.since):
                kind = f"{kind} {DISTURBED}"
            self.seconds[kind].append(taken)
            if taken > TOO_LONG:
                told = (taken, kind, self.story(address, outage.since))
                self.longest = sorted([*self.longest, told], reverse=True)[:MOST_STORIES]

    def note(self, whom: str, text: str) -> None:
        """What happens at a table, or to all of them, for those who look for faults."""
        self.events.append((time.monotonic(), whom, text))

    def story(self, address: str, since: float) -> str:
        chosen = [one for one in self.events if one[0] > since - 1 and one[1] in (address, ALL)]
        lines = [f"{at - since:8.2f} {'**' * (whom == ALL)} {text}" for at, whom, text in chosen]
        return "\n".join([address, *lines])

    def was_disturbed(self, since: float) -> bool:
        """By something else than the fault itself, which began at the same moment."""
        return any(end > since and abs(begin - since) > 0.05 for begin, end in self.disturbances)


def share(figures: Sequence[float], part: float) -> float:
    """The figure below which that part of them lies."""
    ordered = sorted(figures)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
