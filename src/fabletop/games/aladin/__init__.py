"""Aladin: secret dice, a race for the lamp, three greedy chests. The rules are in RULES.md."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import cast

from fabletop.core.dealer import Dealer, Event
from fabletop.core.game import (
    BotMaker,
    Character,
    Contest,
    Heuristic,
    Notes,
    Outcome,
    Pace,
    Setting,
    Style,
    View,
)
from fabletop.core.options import Action, Number, Option, Row, Word
from fabletop.core.refusals import Refusal
from fabletop.core.rulebook import Rulebook
from fabletop.games.aladin import (
    autopilot,
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
from fabletop.games.aladin.content import RACE, SECONDS, SOURCE, TIMERS
from fabletop.games.aladin.state import MOST_SEATS, State
from fabletop.games.aladin.treasure import scores

HEAD_STARTS = Row(Number(0, SOURCE["head_start"], SOURCE["head_step"]), MOST_SEATS)
MECHANICAL = ("ready", "countdown", "race")  # no time to think about, and no lapse


class Aladin(Rulebook[State]):
    """The rulebook as the house uses it."""

    key = "aladin"
    version = 1
    seats = range(2, MOST_SEATS + 1)
    actions: Mapping[str, tuple[str, ...]] = rules.ACTIONS
    events: Mapping[str, tuple[str, ...]] = rules.EVENTS
    fleeting: Collection[str] = rules.FLEETING
    refusals: Mapping[str, str] = refusals.REFUSALS
    fields = positions.FIELDS
    heuristics: Mapping[str, Heuristic] = {}
    reasons = bots.REASONS
    styles: Mapping[str, Style] = bots.STYLES
    characters: Mapping[str, Character] = bots.CHARACTERS
    bots: Mapping[str, BotMaker] = bots.BOTS
    trials: Mapping[str, BotMaker] = trials.TRIALS
    holes: Collection[str] = habits.HOLES
    skills: Collection[str] = habits.SKILLS
    usual: Collection[str] = habits.HABITS
    horizon = 60  # the rest of a round
    chapters = 1
    strong = "hard"
    attends = True
    races = True
    settings: Mapping[str, Setting] = {
        "lamp_mode": Setting("race", ("race", "sealed", "lottery")),
        "my_precious": Setting(False, (False, True)),
        "odds_hint": Setting(False, (False, True)),
        "timers": Setting("standard", ("off", *TIMERS)),
        "lamp_trust": Setting("strict", ("strict", "friends")),
        "handicap_ms": Setting((), (HEAD_STARTS,)),
        "on_leave": Setting("bot", ("bot", "freeze")),
    }
    main: Sequence[str] = ("lamp_mode", "my_precious", "odds_hint", "timers")

    def __init__(self) -> None:
        super().__init__(rules.STEPS)

    # -- setting up

    def refuse_setup(self, seats: object, options: Mapping[str, Word]) -> Refusal | None:
        """AL-1, section (h)."""
        if type(seats) is not int or seats not in self.seats:
            return refusals.no("bad-player-count", seats=seats)
        return self.refuse_settings(options, refusals.REFUSALS["bad-option"])

    def begin(self, seats: int, options: Mapping[str, Word], dealer: Dealer) -> State:
        return state.setup(seats, options, dealer)

    # -- playing

    def why_not(self, s: State, seat: int | None, action: object, fresh: bool) -> Refusal:
        return refusals.why_not(s, seat, action, self.step(s), self.actors(s), fresh)

    def talk(self, s: State, seat: int) -> str:
        return "free"

    def gather(self, s: State, here: Sequence[int], people: Sequence[int], dealer: Dealer) -> None:
        """AL-101, AL-111: nobody waits for a page that is not there."""
        s.present = tuple(seat for seat in sorted(here) if seat not in s.frozen)
        step = self.step(s)
        if step == "program":
            s.unready = list(s.present)
        elif step == "ready":
            s.unready = [seat for seat in s.unready if seat in s.present]
        elif step == "countdown":
            s.waited = [seat for seat in s.waited if seat in s.present]
        if step in ("ready", "countdown") and not self.actors(s):
            self.advance(s, dealer)

    def leave(self, s: State, seat: int, dealer: Dealer) -> None:
        """AL-121: the seat is still; what it had begun is finished by the autopilot."""
        if not s.agenda or seat in s.frozen:
            return
        rules.leave(s, seat, dealer)
        while seat in self.actors(s):
            lapses = list(autopilot.lapses(s, seat, self.step(s)))
            action = lapses[0] if len(lapses) == 1 else dealer.draw(lapses)
            self.apply(s, seat, action, dealer)
        if s.agenda and not self.actors(s):
            self.advance(s, dealer)

    def outcome(self, s: State) -> Outcome | None:
        """AL-75 to AL-79, AL-121: who has left cannot win."""
        if s.agenda:
            return None
        parts = scores(s)
        points = tuple(sum(part) for part in parts)
        order = [(seat in s.frozen, -points[seat]) for seat in range(s.seats)]
        ranks = tuple(1 + sum(other < own for other in order) for own in order)
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
        details = tuple(cast(Mapping[str, object], part._asdict()) for part in parts)
        return Outcome(s.ended, winners, ranks, points, details)

    def points(self, s: State) -> Sequence[int]:
        return [sum(part) for part in scores(s)]

    def chapter(self, s: State) -> int:
        return s.round

    def prospects(self, s: State) -> Sequence[float]:
        return habits.prospects(s)

    def likely(self, s: State, seat: int, dealer: Dealer) -> Action:
        return habits.likely(s, seat, self.step(s), dealer)

    def fillings(self, s: State, seat: int, option: Option) -> Sequence[Action]:
        return habits.fillings(s, seat, option)

    def repertoire(self, seats: int, options: Mapping[str, Word]) -> Sequence[Action]:
        return repertoire.repertoire(seats, self.chosen(options))

    def pace(self, s: State) -> Pace:
        """AL-101, AL-102, AL-119, AL-120."""
        step = self.step(s)
        lapse = {seat: autopilot.lapses(s, seat, step) for seat in self.actors(s)}
        mechanical = step in MECHANICAL
        shows = SECONDS["countdown"] if step == "countdown" else 0.0
        ponder = 0.0 if mechanical else None
        return Pace(
            s.decision, lasts(s, step), lapse, shows, ponder,
            counts=not mechanical, contest=contest(s, step),
        )  # fmt: skip

    # -- knowing

    def view(self, s: State, seat: int | None) -> View:
        return self.views(s, (seat,))[0]

    def views(self, s: State, seats: Sequence[int | None]) -> list[View]:
        return list(view.views(s, seats, self.step(s), self.actors(s)))

    def notes(self, seats: int) -> Notes:
        return cast(Notes, view.notes(seats))

    def remember(self, notes: Notes, event: Event) -> Notes:
        return cast(Notes, view.remember(cast(view.LampNotes, notes), event))

    def imagine(self, view_: View, notes: Notes, dealer: Dealer) -> State:
        return view.imagine(cast(view.View, view_), cast(view.LampNotes, notes), dealer)

    def confided(self, s: State, seat: int, heard: Sequence[Event], number: int) -> Event | None:
        return view.confided(s, seat, heard, number)

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
    if step in ("ready", "countdown"):
        return SECONDS[step]
    factor = TIMERS.get(str(s.options["timers"]))
    if factor is None or step in ("race", "over"):
        return None
    return factor * SECONDS.get(step, SECONDS["effect"])


def contest(s: State, step: str) -> Contest | None:
    """AL-107 to AL-113: what the room must know to judge a race."""
    if step not in ("countdown", "race") or s.options["lamp_mode"] != "race":
        return None
    found = rules.matched(s)
    return Contest(
        verb="slap",
        open=step == "race",
        prizes=tuple(holders for _, holders in found),
        head_start={seat: rules.head_start(s, seat) for seat in range(s.seats)},
        floor=RACE["floor"],
        level=RACE["level"],
        window=RACE["window"] if found else RACE["window_unmatched"],
        trusting=s.options["lamp_trust"] == "friends",
        again="already-slapped",
        locked="locked-out",
        closed="lamp-closed",
    )
