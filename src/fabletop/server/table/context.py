"""One message while it is handled: from which device, when, and what follows from it."""

from __future__ import annotations

from dataclasses import dataclass, field

from fabletop.core.game import Json
from fabletop.core.refusals import Refusal
from fabletop.server.table.effects import Inward, Reply, Think, refused
from fabletop.server.table.messages import Message
from fabletop.server.table.setup import Setup


@dataclass(slots=True)
class Context:
    """One message, and what its handlers have collected so far."""

    device: str
    message: Message | Inward
    now: float
    changed: bool = False  # whether the table, besides its moves, must be saved
    redraw: bool = False  # whether screens must be drawn anew
    only_replies: bool = False  # nothing else follows
    replies: list[Reply] = field(default_factory=list)
    acts: dict[int, str] = field(default_factory=dict)  # moves made, with the ids of their acts
    thinks: list[Think] = field(default_factory=list)  # what bots are asked elsewhere
    finished: Json | None = None  # the record of a game that makes room for the next
    begins: Setup | None = None  # the game that begins now
    gathers: Setup | None = None  # the game that people gather for next
    warnings: list[Reply] = field(default_factory=list)  # replies that come after the others

    def reply(self, message: Json, device: str | None = None) -> None:
        """A short answer, to whoever asked if nobody else is named."""
        self.replies.append(Reply(self.device if device is None else device, message))

    def refuse(self, refusal: Refusal, message: object, device: str) -> None:
        """No, to something that a device said before, or did not say at all."""
        self.reply(refused(refusal, message), device)
