"""A real table for tests of Tom Thumb: one room, driven by hand, and positions to put there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fabletop.core.options import Word
from fabletop.games.tom_thumb.content import BOX
from fabletop.games.tom_thumb.tests.table import TOM, A, B, C, D, K
from tests.server.inside import bots_of
from tests.server.table import DEVICES, RoomTable

EVERYBODY = [*DEVICES, "tv"]


class Table(RoomTable):
    """The family in the wood, the television beside them."""

    game = TOM
    usual: Mapping[str, Word] = {"first_guide": "host"}

    def kept(self) -> dict[str, object]:
        return {"circle": K, "present": list(self.s.present)}

    def arrive(self, now: float = 2.0) -> None:
        """All pages report at that moment; the look begins."""
        for seat in (A, B, C, D)[: self.seats]:
            if seat not in bots_of(self.room):
                self.act(seat, "loaded", now=now)
        assert "look" == self.step

    def begin(self, now: float = 10.0) -> None:
        """The look is over at that moment, because all are ready."""
        self.arrive()
        for seat in (A, B, C, D)[: self.seats]:
            if seat not in bots_of(self.room):
                self.act(seat, "ready", now=now)
        assert self.step in ("ask", "find")

    def right(self) -> int:
        """Where the Place is that is looked for."""
        return int(self.s.circle.index(self.s.named))

    def turn(self, stop: str = "over") -> None:
        """People go through one whole turn, all of it right, and on to the next, or to a step."""
        while self.step in ("ask", "find"):
            if self.step == "ask":
                self.act(self.s.finder, "ask", BOX.faces[self.s.hand[0]])
            self.act(self.s.asked, "flip", self.right())
        while self.step not in ("ask", "find", "over", stop):
            for seat in list(TOM.actors(self.s)):
                options = TOM.options(self.s, seat)
                choice = ("vote", "continue") if self.step == "between" else options[0]
                self.act(seat, *choice)
            if self.step in ("new_look", "result"):
                self.tick()


def told(message: Any, key: str) -> list[Any]:
    """The events of that name in a picture."""
    return [event for event in message.get("events", ()) if event["key"] == key]


FIND = {"asked": B, "named": "marsh", "hand": ["castle", "cave"], "agenda": ["find"]}
SECOND = {"asked": C, "named": "cave", "hand": ["marsh"], "found": 1, "up": [0], "agenda": ["find"]}
SWAP = {"up": [0, 3, 5], "found": 3, "agenda": ["pass_on", "grow", "hide", "swap"]}


def stood(chosen: dict[str, Any] | None = None, /, **position: object) -> Table:
    """Four people in the middle of a game, at 20 seconds."""
    table = Table(**(chosen or {}))
    table.begin(20)
    table.stands(**position)
    return table
