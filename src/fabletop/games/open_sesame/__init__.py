"""Open Sesame: recite Ali Baba's treasures from memory. The rules are in RULES.md."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import cast

from fabletop.core.dealer import Dealer, Event
from fabletop.core.game import (
    BotMaker,
    Character,
    Heuristic,
    Notes,
    Outcome,
    Pace,
    Setting,
    Style,
    View,
)
from fabletop.core.options import Action, Cards, Number, Option, Word
from fabletop.core.refusals import Refusal
from fabletop.core.rulebook import Rulebook
from fabletop.games.open_sesame import (
    bots,
    habits,
    positions,
    refusals,
    repertoire,
    rules,
    state,
    trials,
    view,
)
from fabletop.games.open_sesame.content import COPIES, KINDS, PONDER, SECONDS
from fabletop.games.open_sesame.state import State

MOST_SEATS = 5


class OpenSesame(Rulebook[State]):
    """The rulebook as the house uses it."""

    key = "open_sesame"
    version = 1
    seats = range(2, MOST_SEATS + 1)
    actions: Mapping[str, tuple[str, ...]] = rules.ACTIONS
    events: Mapping[str, tuple[str, ...]] = rules.EVENTS
    fields = positions.FIELDS
    undo = False  # OS-68
    fleeting: Collection[str] = rules.FLEETING
    refusals: Mapping[str, str] = refusals.REFUSALS
    heuristics: Mapping[str, Heuristic] = {}
    reasons = bots.REASONS
    styles: Mapping[str, Style] = bots.STYLES
    characters: Mapping[str, Character] = bots.CHARACTERS
    bots: Mapping[str, BotMaker] = bots.BOTS
    trials: Mapping[str, BotMaker] = trials.TRIALS
    holes: Collection[str] = habits.HOLES
    skills: Collection[str] = habits.SKILLS
    usual: Collection[str] = habits.HABITS
    strong = "strong"
    settings: Mapping[str, Setting] = {
        "deck": Setting("45", tuple(COPIES)),
        "young": Setting(False, (False, True)),
        "adjectives": Setting(False, (False, True)),
        "ordered": Setting(False, (False, True)),
        "two_player": Setting("off", ("off", "band")),
        "judge": Setting("server", ("server", "ali_close", "table")),
        "recite_input": Setting("both", ("both", "pick", "sentence")),
        "reveal_seconds": Setting(6, (Number(3, 20),)),
        "recite_seconds": Setting("auto", ("auto", Number(15, 300), "off")),
        "decide_seconds": Setting(30, (Number(10, 120), "off")),
        "pick_seconds": Setting(20, (Number(10, 120), "off")),
        "first_ali": Setting("youngest", ("youngest", "random", "host")),
        "first_seat": Setting(0, tuple(range(MOST_SEATS))),
        "youngest": Setting((), (Cards(tuple(range(MOST_SEATS)), 0, MOST_SEATS),), ticked=True),
        "on_leave": Setting("bot", ("bot", "abort")),
        "chat": Setting("muted", ("muted", "open")),
    }
    main: Sequence[str] = ("two_player", "young", "adjectives", "ordered", "judge")
    lesson: Mapping[str, Word] = {"reveal_seconds": 12}

    def __init__(self) -> None:
        super().__init__(rules.STEPS)

    # -- setting up

    def refuse_setup(self, seats: object, options: Mapping[str, Word]) -> Refusal | None:
        """OS-1, OS-51, OS-90."""
        refusal = self.refuse_settings(options, "OS-51")
        if refusal:
            return refusal
        chosen = self.chosen(options)
        needed = range(2, 3) if chosen["two_player"] == "band" else range(3, MOST_SEATS + 1)
        if type(seats) is not int or seats not in needed:
            return refusals.no("player-count", seats=seats)
        ticked = cast("tuple[int, ...]", chosen["youngest"])
        for option, named in (
            ("first_seat", chosen["first_seat"]),
            ("youngest", max(ticked, default=0)),
        ):
            if cast(int, named) >= seats:
                return refusals.no("bad-option", option=option, value=named)
        return None

    def refuse_company(
        self, options: Mapping[str, Word], bots: Sequence[int], shared: bool
    ) -> Refusal | None:
        """OS-112, OS-113: one device for all needs a human ear, and bots have none."""
        judge = self.chosen(options)["judge"]
        if (shared and judge != "table") or (bots and judge == "table"):
            return refusals.no("bad-option", "OS-113", option="judge", value=judge)
        return None

    def begin(self, seats: int, options: Mapping[str, Word], dealer: Dealer) -> State:
        return state.setup(seats, options, dealer)

    # -- playing

    def why_not(self, s: State, seat: int | None, action: object, fresh: bool) -> Refusal:
        return refusals.why_not(s, seat, action, self.step(s), self.actors(s), fresh)

    def understand(self, s: State, action: Action) -> object:
        """OS-100: a sentence as it was read."""
        if action[0] != "sentence":
            return None
        entries = rules.understood(s, str(action[1]), str(action[2]))
        return [
            {"kind": KINDS[e.kind], "count": e.copies, "adjective": e.adjective} for e in entries
        ]

    def talk(self, s: State, seat: int) -> str:
        """OS-30, OS-114: silence from the reveal to the end of the recital."""
        step = self.step(s)
        if s.options["chat"] == "open" or step in ("claim", "share", "spoils", "over"):
            return "free"
        return "phrases" if step == "decide" and seat == s.ali else ""

    def leave(self, s: State, seat: int, dealer: Dealer) -> None:
        if s.agenda:
            rules.abort(s, seat, dealer)

    def outcome(self, s: State) -> Outcome | None:
        if s.agenda:
            return None
        if s.ended == "aborted":
            return Outcome("aborted", (), (), ())
        places = [rules.standing(s, seat) for seat in range(s.seats)]
        return Outcome(
            "scored",
            tuple(rules.winners(s)),
            tuple(rules.ranks(s)),
            tuple([points for points, _ in places]),
            tuple(
                [{"unique": u, "cards": len(s.collections[n])} for n, (_, u) in enumerate(places)]
            ),
        )

    def points(self, s: State) -> Sequence[int]:
        return [rules.standing(s, seat)[0] for seat in range(s.seats)]

    def likely(self, s: State, seat: int, dealer: Dealer) -> Action:
        return habits.likely(s, seat, self.step(s), dealer)

    def fillings(self, s: State, seat: int, option: Option) -> Sequence[Action]:
        return habits.fillings(s, seat, option)

    def repertoire(self, seats: int, options: Mapping[str, Word]) -> Sequence[Action]:
        return repertoire.repertoire(seats, self.chosen(options))

    def pace(self, s: State) -> Pace:
        """OS-13, OS-41, OS-84, OS-115 to OS-117."""
        step = self.step(s)
        lapse = {seat: (rules.lapse(s, step),) for seat in self.actors(s)}
        clock = s.clock if step == "recite" else s.decision
        grace = 0 if step in ("reveal", "spoils") else SECONDS["grace"]  # no longer look for all
        return Pace(clock, lasts(s, step), lapse, shows(step), ponder(s, step), grace)

    # -- knowing

    def view(self, s: State, seat: int | None) -> View:
        return self.views(s, (seat,))[0]

    def views(self, s: State, seats: Sequence[int | None]) -> list[View]:
        return list(view.views(s, seats, self.step(s), self.actors(s)))

    def notes(self, seats: int) -> Notes:
        return view.notes(seats)

    def remember(self, notes: Notes, event: Event) -> Notes:
        return view.remember(cast(view.SesameNotes, notes), event)

    def imagine(self, view_: View, notes: Notes, dealer: Dealer) -> State:
        seen = cast(view.OpenSesameView, view_)
        return view.imagine(seen, cast(view.SesameNotes, notes), dealer)

    # -- keeping

    def clone(self, s: State) -> State:
        return state.clone(s)

    def components(self, s: State) -> Sequence[str]:
        return state.components(s)

    def dump(self, s: State) -> dict[str, object]:
        return state.dump(s)

    def restore(self, data: Mapping[str, object], options: Mapping[str, Word]) -> State:
        return positions.load(data, options)


def lasts(s: State, step: str) -> float | None:
    """How long a question waits, in seconds."""
    if step in ("rule", "spoils"):
        return SECONDS[step]
    name = {"claim": "pick_seconds", "share": "pick_seconds"}.get(step, f"{step}_seconds")
    chosen = s.options.get(name, "off")
    if chosen == "auto":
        if s.options["judge"] == "table":
            return None  # he who gains by the clock would hold it
        return SECONDS["recite"] + SECONDS["recite_card"] * len(s.hand)
    return chosen if type(chosen) is int else None


def shows(step: str) -> float:
    """How long open cards stay at least."""
    return {"reveal": SECONDS["reveal_least"], "spoils": SECONDS["spoils"]}.get(step, 0)


def ponder(s: State, step: str) -> float | None:
    """Section (l): bots look at once and speak like people."""
    if step in ("reveal", "spoils"):
        return 0
    if step != "recite":
        return None
    return PONDER["entry"] if s.named_total else PONDER["begin"] + PONDER["entry"]
