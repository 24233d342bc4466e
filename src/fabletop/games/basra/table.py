"""A table of people who play Basra: time, talk, who is there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from fabletop.core.dealer import Dealer
from fabletop.core.game import View
from fabletop.core.news import Weights
from fabletop.core.options import Word
from fabletop.core.pace import Lapses, Lift, Pace
from fabletop.core.table import Table
from fabletop.games.basra import autopilot, laps, rules, view
from fabletop.games.basra.state import State

if TYPE_CHECKING:
    from fabletop.games.basra import Basra

DEALING = ("window20", "window100", "bazaar")


class BasraTable(Table[State]):
    """A table of people who play Basra: time, talk, who is there."""

    moods: Mapping[str, str] = {
        "captured": "bad",
        "bankrupt": "bad",
        "cash200": "good",
        "dice50": "good",
    }
    weights: Weights = rules.WEIGHTS
    main: Sequence[str] = ("laps", "draw_any", "timers")
    lesson: Mapping[str, Word] = {"laps": 1}

    def __init__(self, game: Basra) -> None:
        super().__init__(game)
        self.basra = game

    def talk(self, s: State, seat: int) -> str:
        """BA-87: promises are free, and bind nobody."""
        return "free"

    def leave(self, s: State, seat: int, dealer: Dealer) -> None:
        """BA-100: where no bot takes over, the autopilot plays on; with nobody left it ends."""
        if not s.agenda or seat in s.left:
            return
        s.left = sorted([*s.left, seat])
        dealer.tell("left", seat)
        if len(s.left) == s.seats:
            laps.end(s, "abandoned", dealer)
        else:
            self.basra.play_for_the_left(s, dealer)

    def pace(self, s: State) -> Pace:
        """BA-98, BA-99."""
        box = s.box
        step = self.game.step(s)
        lapse = Lapses(self.game.actors(s), lambda seat: [autopilot.lapse(s, seat, step)])
        factor = box.timers.get(str(s.options["timers"]))
        lasts = factor * box.seconds[step] if factor and step in box.seconds else None
        lift = factor * box.seconds["lift"] if factor else 0
        longest = factor * box.seconds["longest"] if factor else 0
        lifted = Lift(s.number, lift, longest) if step in DEALING else None
        return Pace(clock(s, step), lasts, lapse, lift=lifted, shared=False)

    def views(self, s: State, seats: Sequence[int | None]) -> list[View]:
        return list(view.shown(s, seats, self.game.step(s), self.game.actors(s)))


def clock(s: State, step: str) -> int:
    """BA-98: one clock for all that is retired before a move, and one for all that is bought."""
    if step in ("turn", "buy"):
        return -2 * (len(s.box.steps) * s.lap + len(s.played)) - (step == "buy")
    return s.decision
