"""Players for studies: companions who find a tile with a fixed chance, as in section (i)."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import cast

from fabletop.bots.memory import BLANK, PERFECT
from fabletop.core.dealer import Event
from fabletop.core.game import View
from fabletop.core.mind import BotMaker
from fabletop.core.options import Action, Option
from fabletop.games.tom_thumb.bots import (
    BOOTS_CERTAIN,
    BOOTS_FROM,
    BOOTS_HOPE,
    BOOTS_RISKY,
    TREE_UNTIL,
    Child,
    face_down,
)
from fabletop.games.tom_thumb.content import Box
from fabletop.games.tom_thumb.view import TomThumbView

EASY = 7  # tiles at the beginning
HARDER = 0.02  # less chance with every tile more
NOTICES = 0.4  # how often somebody who is wrong has doubts
TREE_FROM = 2  # Ogre tiles
AFTER_TREE = 0.75  # of the errors that are left after a look from the Tree


class Finder(Child):
    """Knows each tile it is asked for with the same chance, and otherwise tries any other.

    When it does not know and notices, it throws a Pebble as in section (l), and does as most
    others say, who may be wrong as well. Once two Ogre tiles lie open it is for the Tree, after
    which it errs less for a turn, and for the Boots if they are likely to succeed.
    """

    def __init__(self, box: Box, seat: int, chance: float, rng: random.Random) -> None:
        super().__init__(box, seat, PERFECT, True, rng)
        self.chance = chance
        self.fresh = False
        self.asked: tuple[object, ...] = ()
        self.known = self.doubts = True

    def hear(self, event: Event) -> None:
        super().hear(event)
        if event.key == "decided":
            self.fresh = event.args[0] == "tree"
        elif event.key in ("lantern", "ogre"):
            self.fresh = False

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        table = cast(TomThumbView, view)
        if table["step"] in ("find", "boots"):
            return self.seek(table, options)
        if table["step"] == "advice":
            return self.tell(table)
        return super().choose(view, options)

    def errs(self, view: TomThumbView) -> float:
        """How likely it is wrong: the more tiles, the likelier."""
        return 1 - self.chance + HARDER * (len(view["circle"]) - EASY)

    def knows(self, view: TomThumbView) -> bool:
        """By chance, once for every question."""
        question = (view["turn"], view["named"])
        if question != self.asked:
            self.asked = question
            errs = self.errs(view) * (AFTER_TREE if self.fresh else 1)
            self.known = self.rng.random() >= errs
            self.doubts = self.rng.random() < NOTICES
        return self.known

    def right(self, view: TomThumbView) -> int:
        return self.memory.find(self.box.face[str(view["named"])], face_down(view))[0]

    def wrong(self, view: TomThumbView) -> int:
        right = self.right(view)
        return self.rng.choice([index for index in face_down(view) if index != right])

    def seek(self, view: TomThumbView, options: Sequence[Option]) -> Action:
        if self.knows(view):
            return ("flip", self.right(view))
        if ("pebble",) in options and self.doubts and is_worth_a_pebble(view):
            return ("pebble",)
        advised = self.majority(view, face_down(view))
        return ("flip", advised if advised != BLANK else self.wrong(view))

    def tell(self, view: TomThumbView) -> Action:
        if self.knows(view):
            return ("advise", self.right(view))
        return ("advise", None if self.doubts else self.wrong(view))

    def fears(self, view: TomThumbView) -> bool:
        return TREE_FROM <= view["ogre"] <= TREE_UNTIL

    def hopes(self, view: TomThumbView) -> bool:
        known = (1 - self.errs(view)) ** (len(view["circle"]) - 1)
        if view["ogre"] >= BOOTS_RISKY:
            return known > BOOTS_CERTAIN
        return view["ogre"] >= BOOTS_FROM and known > BOOTS_HOPE


def is_worth_a_pebble(view: TomThumbView) -> bool:
    return view["ogre"] >= 2 or view["pebbles"] >= 2


def finder(box: Box, percent: int) -> BotMaker:
    return lambda seat, seats, rng: Finder(box, seat, percent / 100, rng)


def trials_of(box: Box) -> Mapping[str, BotMaker]:
    """Those players, by name."""
    return {f"finder-{percent}": finder(box, percent) for percent in (80, 85, 90, 95)}
