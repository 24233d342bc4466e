"""One message while it is handled: its device, its time, and its consequences so far."""

from __future__ import annotations

from fabletop.core.game import Json
from fabletop.core.refusals import Refusal
from fabletop.server.table.effects import Inward, Reply, Think, refused
from fabletop.server.table.messages import Message
from fabletop.server.table.setup import Setup


class Context:
    """One message, and what its handlers have collected so far."""

    __slots__ = (
        "acts", "begins", "changed", "device", "finished", "gathers", "message", "now",
        "only_replies", "redraw", "replies", "thinks", "warnings",
    )  # fmt: skip

    def __init__(self, device: str, message: Message | Inward, now: float) -> None:
        self.device, self.message, self.now = device, message, now
        self.changed = False  # whether the table, besides its moves, must be saved
        self.redraw = False  # whether pictures may have changed
        self.only_replies = False  # whether replies are all that follows
        self.replies: list[Reply] = []
        self.acts: dict[int, str] = {}  # new moves → the ids of their acts
        self.thinks: list[Think] = []  # bots to ask in other processes
        self.finished: Json | None = None  # the record of a game that the next one replaces
        self.begins: Setup | None = None  # the game that begins now
        self.gathers: Setup | None = None  # the game that people gather for next
        self.warnings: list[Reply] = []  # replies sent after all others

    def reply(self, message: Json, device: str | None = None) -> None:
        """Send a short answer to a device, by default the one that asked."""
        self.replies.append(Reply(self.device if device is None else device, message))

    def refuse(self, refusal: Refusal, message: object, device: str) -> None:
        """Refuse a message that another device sent, or this one sent earlier."""
        self.reply(refused(refusal, message), device)
