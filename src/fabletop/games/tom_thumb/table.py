"""A table of people who play Tom Thumb: time, talk, who is there."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from fabletop.core.dealer import Dealer
from fabletop.core.game import View
from fabletop.core.news import Weights
from fabletop.core.options import Word
from fabletop.core.pace import Lapses, Pace
from fabletop.core.table import Table
from fabletop.games.tom_thumb import rules, view
from fabletop.games.tom_thumb.silence import may_help
from fabletop.games.tom_thumb.state import LOOKS, State


class ThumbTable(Table[State]):
    """A table of people who play Tom Thumb: time, talk, who is there."""

    feats: Mapping[str, str] = {"found": "knew", "missed": "missed", "wolves": "missed"}
    moods: Mapping[str, str] = {
        "missed": "bad",
        "wolves": "bad",
        "boots_done": "good",
        "boots_failed": "bad",
    }
    undo = False  # TT-76
    fleeting: Collection[str] = rules.FLEETING
    weights: Weights = rules.WEIGHTS
    attends = True
    main: Sequence[str] = ("mode", "storm", "dark_forest", "vast_forest")
    lesson: Mapping[str, Word] = {
        "path": "short", "look_seconds": 45, "new_look_seconds": 12, "result_seconds": 12,
    }  # fmt: skip

    def talk(self, s: State, seat: int) -> str:
        """TT-40, TT-95: silence while somebody has to find a Place."""
        silent = self.game.step(s) in ("ask", "find", "boots") and s.options["silence"] == "muted"
        return "" if silent else "free"

    def marked_for(self, s: State, seat: int, text: str) -> Sequence[int]:
        """TT-95: words that may have helped are marked for the Guide, who decides."""
        if self.game.step(s) != "find" or seat == s.asked or not may_help(text):
            return ()
        return [other for other in range(s.seats) if other != seat] if s.is_two() else [s.finder]

    def leave(self, s: State, seat: int, dealer: Dealer) -> None:
        if s.agenda:
            rules.abort(s, seat, dealer)

    def gather(self, s: State, here: Sequence[int], people: Sequence[int], dealer: Dealer) -> None:
        """TT-46, TT-98: who may vote next; a running vote loses only who is played for by a bot."""
        s.present = tuple(sorted(here))
        if self.game.step(s) == "between" and people:
            s.voters = [seat for seat in s.voters if seat in people]
            if not self.game.actors(s):
                self.game.advance(s, dealer)

    def pace(self, s: State) -> Pace:
        """TT-9, TT-21, TT-36, TT-92, TT-93, TT-98."""
        step = self.game.step(s)
        lapse = Lapses(self.game.actors(s), lambda seat: rules.lapses(s, seat, step))
        clock = s.clock if step in ("find", "insert") else s.decision
        shows = s.box.seconds["least"] if step in ("result", "new_look") else 0
        look = step in LOOKS
        ponder = 0.0 if look else None
        together = look or step in ("advice", "between")
        grace = 0 if together else s.box.seconds["grace"]
        counts = not together
        return Pace(clock, lasts(s, step), lapse, shows, ponder, grace, counts, look=look)

    def views(self, s: State, seats: Sequence[int | None]) -> list[View]:
        return list(view.views(s, seats, self.game.step(s), self.game.actors(s)))


def lasts(s: State, step: str) -> float | None:
    """How long a question waits, in seconds."""
    if step == "arrive":
        return s.box.seconds["arrive"]
    if step == "look":
        return rules.seconds_to_look(s)
    name = {"tree_look": "look_seconds", "between": "vote_seconds", "boots": "find_seconds"}
    chosen = s.options.get(name.get(step, f"{step}_seconds"), "off")
    return chosen if type(chosen) is int else None
