"""What the people of a table prove with who they are."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from dataclasses import dataclass

from fabletop.core.game import Seat

WATCH, DEVICE = -1, -3  # what a signature is for, if it is for no chair


@dataclass(slots=True)
class Tokens:
    """Signed by the house; one for a chair names where it stood, and the sitting."""

    sign: Callable[[Seat, int], str]
    read: Callable[[str], tuple[Seat, int] | None]
    sign_record: Callable[[int], str]
    watching: int = 0  # rises when old watchers' tokens are void

    def watcher(self) -> str:
        """Whoever only watches may come back with it."""
        return self.sign(WATCH, self.watching)

    def mark_of(self, connection: str, device: str) -> str:
        """Which browser this is, for this table only: nobody can tell from it what the page said.
        Without a word from the page every connection is a device of its own."""
        said = f"device {device}" if device else f"connection {connection}"
        key = self.sign(DEVICE, 0).encode()
        return hmac.new(key, said.encode(errors="replace"), "sha256").hexdigest()[:16]
