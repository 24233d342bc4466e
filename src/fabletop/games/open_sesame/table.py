"""A table of people who play Open Sesame: time, talk, who is there."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from fabletop.core.dealer import Dealer
from fabletop.core.game import View
from fabletop.core.news import Weights
from fabletop.core.options import Action, Word
from fabletop.core.pace import Lapses, Pace
from fabletop.core.refusals import Refusal
from fabletop.core.table import Table
from fabletop.games.open_sesame import recital, refusals, rules, score, view
from fabletop.games.open_sesame.state import State


class SesameTable(Table[State]):
    """A table of people who play Open Sesame: time, talk, who is there."""

    moods: Mapping[str, str] = {"mistake": "bad", "captured": "bad", "stopped": "good"}
    feats: Mapping[str, str] = {"listed": "knew", "mistake": "missed"}
    undo = False  # OS-68
    fleeting: Collection[str] = rules.FLEETING
    weights: Weights = rules.WEIGHTS
    main: Sequence[str] = ("two_player", "young", "adjectives", "ordered", "judge")
    lesson: Mapping[str, Word] = {"reveal_seconds": 12}

    def refuse_company(
        self, options: Mapping[str, Word], bots: Sequence[int], shared: bool
    ) -> Refusal | None:
        """OS-112, OS-113: one device for all needs a human ear, and bots have none."""
        judge = self.game.chosen(options)["judge"]
        if (shared and judge != "table") or (bots and judge == "table"):
            return refusals.no("bad-option", "OS-113", option="judge", value=judge)
        return None

    def talk(self, s: State, seat: int) -> str:
        """OS-30, OS-114: silence from the reveal to the end of the recital."""
        step = self.game.step(s)
        if s.options["chat"] == "open" or step in ("claim", "share", "spoils", "over"):
            return "free"
        return "phrases" if step == "decide" and seat == s.ali else ""

    def understand(self, s: State, action: Action) -> object:
        """OS-100: a sentence as it was read."""
        if action[0] != "sentence":
            return None
        entries = recital.understood(s, str(action[1]), str(action[2]))
        kinds = s.box.kinds
        return [
            {"kind": kinds[e.kind], "count": e.copies, "adjective": e.adjective} for e in entries
        ]

    def leave(self, s: State, seat: int, dealer: Dealer) -> None:
        if s.agenda:
            score.abort(s, seat, dealer)

    def pace(self, s: State) -> Pace:
        """OS-13, OS-41, OS-84, OS-115 to OS-117."""
        step = self.game.step(s)
        lapse = Lapses(self.game.actors(s), lambda seat: (rules.lapse(s, step),))
        clock = s.clock if step == "recite" else s.decision
        looks = step in ("reveal", "spoils")
        grace = 0 if looks else s.box.seconds["grace"]  # no longer look for all
        return Pace(clock, lasts(s, step), lapse, shows(s, step), ponder(s, step), grace)

    def views(self, s: State, seats: Sequence[int | None]) -> list[View]:
        return list(view.views(s, seats, self.game.step(s), self.game.actors(s)))


def lasts(s: State, step: str) -> float | None:
    """How long a question waits, in seconds."""
    seconds = s.box.seconds
    if step in ("rule", "spoils"):
        return seconds[step]
    name = {"claim": "pick_seconds", "share": "pick_seconds"}.get(step, f"{step}_seconds")
    chosen = s.options.get(name, "off")
    if chosen == "auto":
        if s.options["judge"] == "table":
            return None  # he who gains by the clock would hold it
        return seconds["recite"] + seconds["recite_card"] * len(s.hand)
    return chosen if type(chosen) is int else None


def shows(s: State, step: str) -> float:
    """How long open cards stay at least."""
    seconds = s.box.seconds
    return {"reveal": seconds["reveal_least"], "spoils": seconds["spoils"]}.get(step, 0)


def ponder(s: State, step: str) -> float | None:
    """Section (l): bots look at once and speak like people."""
    if step in ("reveal", "spoils"):
        return 0
    if step != "recite":
        return None
    entry = s.box.ponder["entry"]
    return entry if s.named_total else s.box.ponder["begin"] + entry
