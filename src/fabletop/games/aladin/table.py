"""A table of people who play Aladin: time, talk, who is there."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from fabletop.core.dealer import Dealer
from fabletop.core.game import View
from fabletop.core.news import Weights
from fabletop.core.pace import Contest, Lapses, Pace
from fabletop.core.table import Table
from fabletop.games.aladin import autopilot, race, rules, view
from fabletop.games.aladin.state import State
from fabletop.games.aladin.words import FLEETING, WEIGHTS

MECHANICAL = ("ready", "countdown", "race")  # no time to think about, and no lapse


class AladinTable(Table[State]):
    """A table of people who play Aladin: time, talk, who is there."""

    feats: Mapping[str, str] = {"slapped": "ms"}
    moods: Mapping[str, str] = {
        "bust": "bad",
        "false_slap": "bad",
        "kept": "good",
        "set": "good",
        "ring": "good",
    }
    fleeting: Collection[str] = FLEETING
    weights: Weights = WEIGHTS
    look_seconds: Mapping[str, str] = {"peeked": "lasts"}
    attends = True
    races = True
    main: Sequence[str] = ("lamp_mode", "my_precious", "odds_hint", "timers")

    def leave(self, s: State, seat: int, dealer: Dealer) -> None:
        """AL-121: the seat is still; what it had begun is finished by the autopilot."""
        if not s.agenda or seat in s.frozen:
            return
        rules.leave(s, seat, dealer)
        while seat in self.game.actors(s):
            lapses = list(autopilot.lapses(s, seat, self.game.step(s)))
            action = lapses[0] if len(lapses) == 1 else dealer.draw(lapses)
            self.game.apply(s, seat, action, dealer)
        if s.agenda and not self.game.actors(s):
            self.game.advance(s, dealer)

    def gather(self, s: State, here: Sequence[int], people: Sequence[int], dealer: Dealer) -> None:
        """AL-101, AL-111: nobody waits for a page that is not there."""
        s.present = tuple(seat for seat in sorted(here) if seat not in s.frozen)
        step = self.game.step(s)
        if step == "program":
            s.unready = list(s.present)
        elif step == "ready":
            s.unready = [seat for seat in s.unready if seat in s.present]
        elif step == "countdown":
            s.waited = [seat for seat in s.waited if seat in s.present]
        if step in ("ready", "countdown") and not self.game.actors(s):
            self.game.advance(s, dealer)

    def pace(self, s: State) -> Pace:
        """AL-101, AL-102, AL-119, AL-120."""
        step = self.game.step(s)
        lapse = Lapses(self.game.actors(s), lambda seat: autopilot.lapses(s, seat, step))
        mechanical = step in MECHANICAL
        shows = s.box.seconds["countdown"] if step == "countdown" else 0.0
        ponder = 0.0 if mechanical else None
        return Pace(
            s.decision, lasts(s, step), lapse, shows, ponder,
            counts=not mechanical, contest=contest(s, step),
        )  # fmt: skip

    def views(self, s: State, seats: Sequence[int | None]) -> list[View]:
        return list(view.views(s, seats, self.game.step(s), self.game.actors(s)))


def lasts(s: State, step: str) -> float | None:
    """How long a question waits, in seconds."""
    if step in ("ready", "countdown"):
        return s.box.seconds[step]
    factor = s.box.timers.get(str(s.options["timers"]))
    if factor is None or step in ("race", "over"):
        return None
    return factor * s.box.seconds.get(step, s.box.seconds["effect"])


def contest(s: State, step: str) -> Contest | None:
    """AL-107 to AL-113: what the room must know to judge a race."""
    if step not in ("countdown", "race") or s.options["lamp_mode"] != "race":
        return None
    found = race.matched(s)
    return Contest(
        verb="slap",
        open=step == "race",
        prizes=tuple(holders for _, holders in found),
        head_start={seat: race.head_start(s, seat) for seat in range(s.seats)},
        floor=s.box.floor,
        level=s.box.level,
        window=s.box.window if found else s.box.window_unmatched,
        trusting=s.options["lamp_trust"] == "friends",
        again="already-slapped",
        locked="locked-out",
        closed="lamp-closed",
    )
