"""One message while it is handled: from which device, when, and what follows from it."""

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
        self.redraw = False  # whether screens must be drawn anew
        self.only_replies = False  # nothing else follows
        self.replies: list[Reply] = []
        self.acts: dict[int, str] = {}  # moves made, with the ids of their acts
        self.thinks: list[Think] = []  # what bots are asked elsewhere
        self.finished: Json | None = None  # the record of a game that makes room for the next
        self.begins: Setup | None = None  # the game that begins now
        self.gathers: Setup | None = None  # the game that people gather for next
        self.warnings: list[Reply] = []  # replies that come after the others

    def reply(self, message: Json, device: str | None = None) -> None:
        """A short answer, to whoever asked if nobody else is named."""
        self.replies.append(Reply(self.device if device is None else device, message))

    def refuse(self, refusal: Refusal, message: object, device: str) -> None:
        """No, to something that a device said before, or did not say at all."""
        self.reply(refused(refusal, message), device)
