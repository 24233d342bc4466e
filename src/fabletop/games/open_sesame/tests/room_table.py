"""A real table for tests of Open, Sesame: one room, driven by hand, and what it sends."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from fabletop.core.options import Word
from fabletop.games import GAMES
from fabletop.games.open_sesame.content import BOX
from tests.server.inside import bots_of
from tests.server.table import DEVICES, RoomTable

GAME = GAMES["open_sesame"]
KINDS = list(BOX.kinds)
A, B, C, D = range(4)
EVERYBODY = [*DEVICES, "tv"]


def kinds(shown: object) -> Iterator[str]:
    """Every treasure named anywhere in a message; the whole catalogue names none."""
    if isinstance(shown, dict):
        if shown.get("hole") != "one" or shown["of"] != KINDS:
            for name, inside in shown.items():
                yield from kinds(name)
                yield from kinds(inside)
    elif isinstance(shown, list):
        for inside in shown:
            yield from kinds(inside)
    elif isinstance(shown, str) and shown in KINDS:
        yield shown


class Table(RoomTable):
    """Ali Baba and his thieves, the television beside them."""

    game = GAME
    usual: Mapping[str, Word] = {"first_ali": "host"}

    def draw(self, now: float) -> None:
        """Ali Baba draws, everybody has seen it, and the recital begins two seconds later."""
        self.act(self.s.ali, "draw", now=now)
        for thief in self.s.thieves():
            if thief not in bots_of(self.room):
                self.act(thief, "seen")
        while self.step == "reveal":
            self.tick()

    def recite(self, now: float) -> None:
        """The reciter names everything right."""
        for kind in sorted(set(self.s.hand)):
            self.act(self.s.reciter, "name", KINDS[kind], self.s.hand.count(kind), None, now=now)


def told(message: Any, key: str) -> list[Any]:
    """The events of that name in a picture."""
    return [event for event in message.get("events", ()) if event["key"] == key]


FIVE = ["book", "vase", "ring", "lamp", "turban"]


def judged() -> Table:
    """B has said "misterious" where "mysterious" is in force."""
    table = Table(adjectives=True, judge="ali_close")
    table.stands(hand=["lion", "vase"], adjectives=["mysterious", ""], agenda=["recite"], reciter=B)
    assert 32 == table.shown("b")["seconds"]
    table.act(B, "name", "lion", 1, "misterious", now=12)
    assert "rule" == table.step
    return table


def reciting() -> Table:
    """B recites one card with 26 seconds on the clock from 2 on."""
    table = Table()
    table.draw(0)
    assert ("recite", 2.0, 26) == (table.step, table.now, table.shown("b")["seconds"])
    return table
