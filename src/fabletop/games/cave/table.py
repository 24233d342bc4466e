"""A table of people who play Cave of Treasures: time, talk, who is there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fabletop.core.dealer import Dealer, Event
from fabletop.core.game import View
from fabletop.core.news import Weights
from fabletop.core.pace import Lapses, Pace
from fabletop.core.table import Table
from fabletop.games.cave import rules, view
from fabletop.games.cave.state import State


class CaveTable(Table[State]):
    """A table of people who play Cave of Treasures: time, talk, who is there."""

    moods: Mapping[str, str] = {
        "scored_pink": "good",
        "scored_blue": "good",
        "scored_square": "good",
        "scored_brown": "good",
        "nothing": "bad",
    }

    weights: Weights = rules.WEIGHTS

    def leave(self, s: State, seat: int, dealer: Dealer) -> None:
        """CT-64, `on_leave=skip`: the seat stays empty; with one seat left that seat has won."""
        if not s.agenda or s.gone[seat]:
            return
        s.gone[seat] = True
        dealer.tell("left", seat)
        if s.gone.count(False) == 1:
            rules.end(s, "walkover", dealer)
        elif s.active == seat and self.game.step(s) == "take":
            s.agenda[:] = ["end_turn"]
            s.turn -= 1  # this one was not played
            dealer.tell("skipped", seat)
            rules.next_turn(s, dealer)
            self.game.advance(s, dealer)
        else:
            if s.active == seat and self.game.step(s) == "offer":
                s.agenda[s.agenda.index("pick")] = "pick_for_absent"
            self.finish(s, seat, dealer)

    def pace(self, s: State) -> Pace:
        step = self.game.step(s)
        factor = s.box.tempo[str(s.options["timers"])]
        lasts = s.box.seconds[step] * factor if s.agenda and factor else None
        lapse = Lapses(self.game.actors(s), lambda seat: (rules.autopilot(s, seat, step),))
        return Pace(s.decision, lasts, lapse)

    def log(self, s: State, seat: int | None, past: Sequence[Event]) -> Sequence[Event]:
        return view.log(s, seat, past)

    def finish(self, s: State, seat: int, dealer: Dealer) -> None:
        """CT-64: the autopilot answers what the seat that left is asked now."""
        while seat in self.game.actors(s):
            self.game.apply(s, seat, rules.autopilot(s, seat, self.game.step(s)), dealer)

    def views(self, s: State, seats: Sequence[int | None]) -> list[View]:
        return list(view.shown(s, seats, self.game.step(s), self.game.actors(s)))
