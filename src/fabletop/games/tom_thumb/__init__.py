"""Tom Thumb: find the way home together. The rules are in RULES.md."""

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
from fabletop.core.options import Action, Cards, Number, Word
from fabletop.core.refusals import Refusal
from fabletop.core.rulebook import Rulebook
from fabletop.games.tom_thumb import (
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
from fabletop.games.tom_thumb.content import MODES, PATHS, SECONDS
from fabletop.games.tom_thumb.silence import may_help
from fabletop.games.tom_thumb.state import LOOKS, MOST_SEATS, State

TIMES = (Number(10, 120), "off")


class TomThumb(Rulebook[State]):
    """The rulebook as the house uses it."""

    key = "tom_thumb"
    version = 1
    seats = range(2, MOST_SEATS + 1)
    actions: Mapping[str, tuple[str, ...]] = rules.ACTIONS
    events: Mapping[str, tuple[str, ...]] = rules.EVENTS
    fields = positions.FIELDS
    fleeting: Collection[str] = rules.FLEETING
    refusals: Mapping[str, str] = refusals.REFUSALS
    heuristics: Mapping[str, Heuristic] = {}
    reasons = bots.REASONS
    styles: Mapping[str, Style] = bots.STYLES
    characters: Mapping[str, Character] = bots.CHARACTERS
    bots: Mapping[str, BotMaker] = bots.BOTS
    trials: Mapping[str, BotMaker] = trials.TRIALS
    cooperative = True
    skills: Collection[str] = habits.SKILLS
    usual: Collection[str] = habits.SKILLS
    strong = "good"
    undo = False  # TT-76
    attends = True
    settings: Mapping[str, Setting] = {
        "mode": Setting("basic", (*MODES, "custom")),
        "pebbles": Setting(3, (Number(0, 3),)),
        "tree": Setting(True, (True, False)),
        "boots": Setting(True, (True, False)),
        "ogre_start": Setting(0, (Number(0, 5),)),
        "storm": Setting(False, (False, True)),
        "dark_forest": Setting(False, (False, True)),
        "vast_forest": Setting(False, (False, True)),
        "path": Setting("standard", tuple(PATHS)),
        "boots_fail_cost": Setting(2, (2, 1)),
        "collective": Setting("majority", ("majority", "unanimous")),
        "silence": Setting("muted", ("muted", "honour")),
        "view": Setting("seat", ("seat", "common")),
        "look_seconds": Setting(20, (Number(5, 60),)),
        "new_look_seconds": Setting(8, (Number(3, 20),)),
        "result_seconds": Setting(8, (Number(3, 20),)),
        "ask_seconds": Setting(30, TIMES),
        "find_seconds": Setting(60, TIMES),
        "advice_seconds": Setting(30, TIMES),
        "swap_seconds": Setting(45, TIMES),
        "insert_seconds": Setting(45, TIMES),
        "vote_seconds": Setting(30, TIMES),
        "first_guide": Setting("oldest", ("oldest", "random", "host")),
        "first_seat": Setting(0, tuple(range(MOST_SEATS))),
        "oldest": Setting((), (Cards(tuple(range(MOST_SEATS)), 0, MOST_SEATS),), ticked=True),
        "on_leave": Setting("bot", ("bot", "abort")),
    }
    main: Sequence[str] = ("mode", "storm", "dark_forest", "vast_forest")
    lesson: Mapping[str, Word] = {
        "path": "short", "look_seconds": 45, "new_look_seconds": 12, "result_seconds": 12,
    }  # fmt: skip

    def __init__(self) -> None:
        super().__init__(rules.STEPS)

    # -- setting up

    def refuse_setup(self, seats: object, options: Mapping[str, Word]) -> Refusal | None:
        """TT-1, TT-53, TT-58."""
        if type(seats) is not int or seats not in self.seats:
            return refusals.no("player-count", seats=seats)
        if not options:
            return None  # as everybody plays it
        refusal = self.refuse_settings(options, "TT-58")
        if refusal:
            return refusal
        chosen = self.chosen(options)
        if chosen["mode"] != "custom":
            for option in MODES["basic"]:
                if chosen[option] != self.settings[option].default:
                    return refusals.no("bad-option", option=option, value=chosen[option])
        ticked = cast("tuple[int, ...]", chosen["oldest"])
        named = {"first_seat": chosen["first_seat"], "oldest": max(ticked, default=0)}
        for option, seat in named.items():
            if cast(int, seat) >= seats:
                return refusals.no("bad-option", option=option, value=seat)
        return None

    def begin(self, seats: int, options: Mapping[str, Word], dealer: Dealer) -> State:
        return state.setup(seats, options, dealer)

    # -- playing

    def why_not(self, s: State, seat: int | None, action: object, fresh: bool) -> Refusal:
        return refusals.why_not(s, seat, action, self.step(s), self.actors(s), fresh)

    def talk(self, s: State, seat: int) -> str:
        """TT-40, TT-95: silence while somebody has to find a Place."""
        silent = self.step(s) in ("ask", "find", "boots") and s.options["silence"] == "muted"
        return "" if silent else "free"

    def marked_for(self, s: State, seat: int, text: str) -> Sequence[int]:
        """TT-95: words that may have helped are marked for the Guide, who decides."""
        if self.step(s) != "find" or seat == s.asked or not may_help(text):
            return ()
        return [other for other in range(s.seats) if other != seat] if s.is_two() else [s.finder]

    def gather(self, s: State, here: Sequence[int], people: Sequence[int], dealer: Dealer) -> None:
        """TT-46, TT-98: who may vote next; a running vote loses only who is played for by a bot."""
        s.present = tuple(sorted(here))
        if self.step(s) == "between" and people:
            s.voters = [seat for seat in s.voters if seat in people]
            if not self.actors(s):
                self.advance(s, dealer)

    def leave(self, s: State, seat: int, dealer: Dealer) -> None:
        if s.agenda:
            rules.abort(s, seat, dealer)

    def outcome(self, s: State) -> Outcome | None:
        if s.agenda:
            return None
        if s.ended == "aborted":
            return Outcome("aborted", (), (), ())
        won = s.ended == "won"
        summary = cast(Mapping[str, object], view.summary(s))
        winners = tuple(range(s.seats)) if won else ()
        return Outcome(s.ended, winners, (1 if won else 2,) * s.seats, (), (summary,) * s.seats)

    def likely(self, s: State, seat: int, dealer: Dealer) -> Action:
        return habits.likely(s, seat, self.step(s), dealer)

    def prospects(self, s: State) -> Sequence[float]:
        return habits.prospects(s)

    def repertoire(self, seats: int, options: Mapping[str, Word]) -> Sequence[Action]:
        return repertoire.repertoire(seats, self.chosen(options))

    def pace(self, s: State) -> Pace:
        """TT-9, TT-21, TT-36, TT-92, TT-93, TT-98."""
        step = self.step(s)
        lapse = {seat: rules.lapses(s, seat, step) for seat in self.actors(s)}
        clock = s.clock if step in ("find", "insert") else s.decision
        shows = SECONDS["least"] if step in ("result", "new_look") else 0
        ponder = 0.0 if step in LOOKS else None
        together = step in LOOKS or step in ("advice", "between")
        grace = 0 if together else SECONDS["grace"]
        return Pace(clock, lasts(s, step), lapse, shows, ponder, grace, counts=not together)

    # -- knowing

    def view(self, s: State, seat: int | None) -> View:
        return self.views(s, (seat,))[0]

    def views(self, s: State, seats: Sequence[int | None]) -> list[View]:
        return list(view.views(s, seats, self.step(s), self.actors(s)))

    def notes(self, seats: int) -> Notes:
        return view.notes(seats)

    def remember(self, notes: Notes, event: Event) -> Notes:
        return view.remember(cast(view.ThumbNotes, notes), event)

    def imagine(self, view_: View, notes: Notes, dealer: Dealer) -> State:
        return view.imagine(cast(view.TomThumbView, view_), cast(view.ThumbNotes, notes), dealer)

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
    if step == "arrive":
        return SECONDS["arrive"]
    if step == "look":
        return rules.seconds_to_look(s)
    name = {"tree_look": "look_seconds", "between": "vote_seconds", "boots": "find_seconds"}
    chosen = s.options.get(name.get(step, f"{step}_seconds"), "off")
    return chosen if type(chosen) is int else None
