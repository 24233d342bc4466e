"""Players for studies: companions who find a tile with a fixed chance, as in section (i)."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import cast

from fabletop.bots.memory import PERFECT
from fabletop.core.dealer import Event
from fabletop.core.game import BotMaker, View
from fabletop.core.options import Action, Option
from fabletop.games.tom_thumb.bots import FEARS, TREE_UNTIL, Child, face_down
from fabletop.games.tom_thumb.content import FACE
from fabletop.games.tom_thumb.view import TomThumbView

EASY = 7  # tiles at the beginning
HARDER = 0.01  # less chance with every tile more
NOTICES = 0.5  # how often somebody who is wrong has doubts
AFTER_TREE = 0.5  # of the errors that are left after a look from the Tree


class Finder(Child):
    """Knows each tile it is asked for with the same chance, and otherwise tries any other.

    When it does not know and notices, it throws a Pebble if there is one, and does as most others
    say. After a look from the Tree it errs half as often for one turn. Boots it leaves alone.
    """

    def __init__(self, seat: int, chance: float, rng: random.Random) -> None:
        super().__init__(seat, PERFECT, True, rng)
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

    def knows(self, view: TomThumbView) -> bool:
        """By chance, once for every question."""
        question = (view["turn"], view["named"])
        if question != self.asked:
            self.asked = question
            errs = 1 - self.chance + HARDER * (len(view["circle"]) - EASY)
            self.known = self.rng.random() >= errs * (AFTER_TREE if self.fresh else 1)
            self.doubts = self.rng.random() < NOTICES
        return self.known

    def seek(self, view: TomThumbView, options: Sequence[Option]) -> Action:
        right, _ = self.memory.find(FACE[str(view["named"])], face_down(view))
        if self.knows(view):
            return ("flip", right)
        if ("pebble",) in options and self.doubts:
            return ("pebble",)
        advised = self.majority(view, face_down(view))
        others = [index for index in face_down(view) if index != right]
        return ("flip", advised if advised >= 0 else self.rng.choice(others))

    def tell(self, view: TomThumbView) -> Action:
        if not self.knows(view):
            return ("advise", None)
        return ("advise", self.memory.find(FACE[str(view["named"])], face_down(view))[0])

    def fears(self, view: TomThumbView) -> bool:
        return 1 - self.chance**3 > FEARS and view["ogre"] <= TREE_UNTIL

    def hopes(self, view: TomThumbView) -> bool:
        return False


def finder(percent: int) -> BotMaker:
    return lambda seat, seats, rng: Finder(seat, percent / 100, rng)


TRIALS: Mapping[str, BotMaker] = {f"finder-{n}": finder(n) for n in (80, 85, 90, 95)}
