"""Players for studies: the greedy bot that the balance figures of section i.4 were made with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from fabletop.core.dealer import Event, Luck
from fabletop.core.game import View
from fabletop.core.mind import BotMaker
from fabletop.core.options import Action, Option
from fabletop.games.cave import view as knowing
from fabletop.games.cave.bots import TABOO, TRIBUTE, Valuer, own
from fabletop.games.cave.view import CaveNotes, CaveView

PINK: Action = ("ban", "colour", "pink")
WHITE = 1.0  # what a ban is worth to it; section (l) says 1 to 2


class Plunderer:
    """Takes what is worth most at once, equals by chance, and always bans pink.

    It goes by the magpie's worth, but more simply: a yellow tile is a tribute to it even while
    nobody has anything to show, and it offers what costs itself least, whoever asks. One who
    `favours` robs the lowest seat of equals, as a bot must not.
    """

    looks = True
    listens = True
    thinks = False

    def __init__(self, valuer: Valuer, seats: int, rng: Luck, favours: bool = False) -> None:
        self.valuer = valuer
        self.notes: CaveNotes = knowing.notes(seats)
        self.rng = rng
        self.favours = favours

    def hear(self, event: Event) -> None:
        self.notes = knowing.remember(self.notes, event)

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        actions = [cast(Action, option) for option in options]
        if PINK in actions:
            return PINK
        worths = [self.worth(cast(CaveView, view), action) for action in actions]
        best = [a for a, worth in zip(actions, worths, strict=True) if worth == max(worths)]
        if self.favours and best[0][0] == "pick":
            return best[0]
        return best[int(self.rng.random() * len(best))]

    def worth(self, view: CaveView, action: Action) -> float:
        """What an answer brings at once."""
        box, valuer = self.valuer.box, self.valuer
        if action[0] == "offer":
            hand = own(view, valuer.hands_of(view, self.notes))
            return -valuer.step(hand, box.tile[str(action[1])])
        worth = valuer.magpie(view, self.notes, action)
        if action[0] == "take":
            tile = box.tile[str(view["cells"][str(action[1])])]
            colour = box.colours[box.colour_of[tile]]
            if colour == "white":
                worth += WHITE - TABOO
            elif colour == "yellow" and nobody_has_any(view):
                worth += TRIBUTE
        return worth

    def reason(self) -> Event | None:
        """None; nobody asks in a study."""
        return None

    def ponder(self, view: View, options: Sequence[Option]) -> float | None:
        return None


def nobody_has_any(view: CaveView) -> bool:
    """Whether no rival has a tile to show."""
    return not any(s["tiles"] for seat, s in enumerate(view["seats"]) if seat != view["seat"])


def trials_of(valuer: Valuer) -> Mapping[str, BotMaker]:
    """Those players, by name."""
    return {
        "plunderer": lambda seat, seats, rng: Plunderer(valuer, seats, rng),
        "partial": lambda seat, seats, rng: Plunderer(valuer, seats, rng, favours=True),
    }
