"""Tokens: signed texts that prove whose chair it is."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from dataclasses import dataclass

from fabletop.core.game import Seat

WATCH, DEVICE = -1, -3  # signed in place of a seat


@dataclass(slots=True)
class Tokens:
    """The tokens of one table. One for a chair holds its seat and its `Chair.sitting`."""

    sign: Callable[[Seat, int], str]
    read: Callable[[str], tuple[Seat, int] | None]
    sign_record: Callable[[int], str]
    watching: int = 0  # rises when old watchers' tokens are void

    def watcher(self) -> str:
        """The token that lets a watcher come back."""
        return self.sign(WATCH, self.watching)

    def mark_of(self, connection: str, device: str) -> str:
        """An HMAC that stands for a browser at this table; it does not reveal what the page sent.
        If the page sent nothing, every connection is a device of its own."""
        said = f"device {device}" if device else f"connection {connection}"
        key = self.sign(DEVICE, 0).encode()
        return hmac.new(key, said.encode(errors="replace"), "sha256").hexdigest()[:16]
