"""A connection to one device: what comes in, one thing after the other, and what goes out.

What goes out is written at once. To a device that does not read, nothing is written but a few
answers, which wait; when it reads again, its table tells it how things stand.
"""

from __future__ import annotations

import asyncio
import time
from typing import NamedTuple, Protocol

from fabletop.core.game import Json
from fabletop.server.table.effects import Reply, Send
from fabletop.server.table.messages import encode

MOST_REPLIES = 64  # that wait for a slow reader


class Frame(NamedTuple):
    """What a device shows from now on, as it goes over the wire."""

    device: str
    data: bytes


class Wire(Protocol):
    """What a link writes to."""

    def write_text(self, data: bytes) -> None:
        """Send a message."""

    def hang_up(self) -> None:
        """End the connection."""

    def go_on(self) -> None:
        """The link is free for the next message."""


class Owner(Protocol):
    """Who listens to a link."""

    def hear(self, link: Link, data: bytes) -> None:
        """It has said something; `link.free()` when that is dealt with."""

    def full(self, link: Link) -> None:
        """It does not read as fast as it is told things."""

    def drained(self, link: Link) -> None:
        """It has read everything."""


class Link:
    """A connection. It hears one message at a time: `free` says that the last one is dealt with.

    What waits is in short lists: an empty deque takes ten times the memory of an empty list.
    """

    __slots__ = (
        "address", "burst", "code", "device", "full_since", "inbox", "is_busy", "owner", "rate",
        "refilled", "replies", "tokens", "wire",
    )  # fmt: skip

    def __init__(
        self, wire: Wire, device: str, code: str, rate: float, owner: Owner, address: str = ""
    ) -> None:
        self.wire, self.device, self.code, self.address = wire, device, code, address
        self.owner = owner
        self.is_busy = False
        self.inbox: list[bytes] = []  # came together with what is being handled
        self.replies: list[Json] = []  # while it is full
        self.full_since: float | None = None
        self.rate, self.burst = rate, 3 * rate
        self.tokens, self.refilled = self.burst, time.monotonic()

    # -- in

    def hear(self, data: bytes) -> None:
        """A message has come alone, and nothing is under way: it is heard at once."""
        self.is_busy = True
        self.owner.hear(self, data)

    def queue(self, data: bytes) -> None:
        """A message has come, perhaps with many others: each has a turn of its own."""
        self.inbox.append(data)
        if not self.is_busy:
            self.is_busy = True
            self.free()

    def free(self) -> None:
        """The last message is dealt with: the next one, with a turn for others before it."""
        if self.inbox:
            asyncio.get_running_loop().call_soon(self.owner.hear, self, self.inbox.pop(0))
        else:
            self.is_busy = False
            self.wire.go_on()

    def may_speak(self, now: float) -> bool:
        """A bucket of messages that refills with time."""
        self.tokens = min(self.burst, self.tokens + (now - self.refilled) * self.rate)
        self.refilled = now
        self.tokens -= 1
        return self.tokens >= 0

    # -- out

    def push(self, effect: Send | Reply) -> None:
        """A message for this device. A picture is written even if the line is full since it was
        made: after it there are no others."""
        if self.full_since is not None and isinstance(effect, Reply):
            if len(self.replies) >= MOST_REPLIES:
                self.drop_one()
            self.replies.append(effect.message)
        else:
            self.wire.write_text(encode(effect.message))

    def drop_one(self) -> None:
        """Whoever does not read loses what others said first, then the oldest answer."""
        chatter = (one for one in self.replies if one["is"] in ("said", "notice"))
        self.replies.remove(next(chatter, self.replies[0]))

    def fill(self) -> None:
        """The other side does not read as fast as we write."""
        self.full_since = time.monotonic()
        self.owner.full(self)

    def drain(self) -> None:
        """It has read: what waited for it goes out."""
        self.full_since = None
        while self.replies and self.full_since is None:
            self.wire.write_text(encode(self.replies.pop(0)))
        if self.full_since is None:
            self.owner.drained(self)

    def hang_up(self) -> None:
        self.wire.hang_up()
