"""Basra: bandits, dice and deals. The rules are in RULES.md."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import cast

from fabletop.core.dealer import Dealer, Event
from fabletop.core.game import (
    BotMaker,
    Character,
    Heuristic,
    Lift,
    Notes,
    Outcome,
    Pace,
    Setting,
    Style,
    View,
)
from fabletop.core.options import Action, Option, Word
from fabletop.core.refusals import Refusal
from fabletop.core.rulebook import Rulebook
from fabletop.games.basra import (
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
from fabletop.games.basra.content import SECONDS, STEPS, TIMERS
from fabletop.games.basra.state import State

SWITCH = (False, True)
DEALING = ("window20", "window100", "bazaar")


class Basra(Rulebook[State]):
    """The rulebook as the house uses it."""

    key = "basra"
    version = 1
    seats = range(2, 7)
    actions: Mapping[str, tuple[str, ...]] = rules.ACTIONS
    events: Mapping[str, tuple[str, ...]] = rules.EVENTS
    refusals: Mapping[str, str] = refusals.REFUSALS
    fields = positions.FIELDS
    heuristics: Mapping[str, Heuristic] = {}
    reasons = bots.REASONS
    styles: Mapping[str, Style] = bots.STYLES
    characters: Mapping[str, Character] = bots.CHARACTERS
    bots: Mapping[str, BotMaker] = bots.BOTS
    trials: Mapping[str, BotMaker] = trials.TRIALS
    holes: Collection[str] = habits.HOLES
    usual: Collection[str] = habits.HABITS
    horizon = 40  # the rest of a turn: what comes after is more luck than news
    chapters = 1
    strong = "strong"
    settings: Mapping[str, Setting] = {
        "laps": Setting(2, (2, 1)),
        "timers": Setting("normal", (*TIMERS, "off")),
        "draw_any": Setting(False, SWITCH),
        "buy_anywhere": Setting(False, SWITCH),
        "recruits_free": Setting(False, SWITCH),
        "brisk_trade": Setting("keep", ("keep", "retire")),
        "freed": Setting("keep", ("keep", "return")),
        "sell_any": Setting(False, SWITCH),
        "dowry": Setting(False, SWITCH),
        "deals_in_100": Setting(False, SWITCH),
        "short_hand": Setting("last", ("last", "banker")),
        "hidden_money": Setting(False, SWITCH),
        "on_leave": Setting("bot", ("bot",)),
    }
    main: Sequence[str] = ("laps", "draw_any", "timers")
    lesson: Mapping[str, Word] = {"laps": 1}

    def __init__(self) -> None:
        super().__init__(rules.STEPS_OF_PLAY)

    # -- setting up

    def refuse_setup(self, seats: object, options: Mapping[str, Word]) -> Refusal | None:
        """BA-1, section (h)."""
        if type(seats) is not int or seats not in self.seats:
            return refusals.no("bad-player-count", seats=seats)
        return self.refuse_settings(options, refusals.REFUSALS["bad-option"])

    def begin(self, seats: int, options: Mapping[str, Word], dealer: Dealer) -> State:
        return state.setup(seats, options, dealer)

    # -- playing

    def why_not(self, s: State, seat: int | None, action: object, fresh: bool) -> Refusal:
        return refusals.why_not(s, seat, action, self.step(s), self.actors(s), fresh)

    def talk(self, s: State, seat: int) -> str:
        """BA-87: promises are free, and bind nobody."""
        return "free"

    def apply(self, s: State, seat: int, action: Action, dealer: Dealer) -> None:
        super().apply(s, seat, action, dealer)
        if s.left:
            self.play_for_the_left(s, dealer)

    def leave(self, s: State, seat: int, dealer: Dealer) -> None:
        """BA-100: where no bot takes over, the autopilot plays on; with nobody left it ends."""
        if not s.agenda or seat in s.left:
            return
        s.left = sorted([*s.left, seat])
        dealer.tell("left", seat)
        if len(s.left) == s.seats:
            rules.end(s, "abandoned", dealer)
        else:
            self.play_for_the_left(s, dealer)

    def play_for_the_left(self, s: State, dealer: Dealer) -> None:
        while gone := [seat for seat in self.actors(s) if seat in s.left]:
            super().apply(s, gone[0], autopilot.lapse(s, gone[0], self.step(s)), dealer)

    def outcome(self, s: State) -> Outcome | None:
        """BA-84; section (g)."""
        if s.agenda:
            return None
        if s.ended == "abandoned":
            return Outcome("abandoned", (), (), ())
        ranks = tuple(1 + sum(other > own for other in s.money) for own in s.money)
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
        details = tuple(
            {
                "bandits": len(s.held[seat]),
                "groups": len(s.groups(seat)),
                "lap1": s.paid[seat][0],
                "lap2": s.paid[seat][1],
            }
            for seat in range(s.seats)
        )
        return Outcome(s.ended, winners, ranks, tuple(s.money), details)

    def points(self, s: State) -> Sequence[int]:
        return list(s.money)

    def likely(self, s: State, seat: int, dealer: Dealer) -> Action:
        return habits.likely(s, seat, self.step(s), dealer)

    def fillings(self, s: State, seat: int, option: Option) -> Sequence[Action]:
        return habits.fillings(s, seat, option)

    def chapter(self, s: State) -> int:
        return habits.turn_of(s)

    def prospects(self, s: State) -> Sequence[float]:
        return habits.prospects(s)

    def repertoire(self, seats: int, options: Mapping[str, Word]) -> Sequence[Option]:
        return repertoire.repertoire(seats, self.chosen(options))

    def pace(self, s: State) -> Pace:
        """BA-98, BA-99."""
        step = self.step(s)
        lapse = {seat: [autopilot.lapse(s, seat, step)] for seat in self.actors(s)}
        factor = TIMERS.get(str(s.options["timers"]))
        lasts = factor * SECONDS[step] if factor and step in SECONDS else None
        lift = factor * SECONDS["lift"] if factor else 0
        longest = factor * SECONDS["longest"] if factor else 0
        lifted = Lift(s.number, lift, longest) if step in DEALING else None
        return Pace(clock(s, step), lasts, lapse, lift=lifted, shared=False)

    # -- knowing

    def view(self, s: State, seat: int | None) -> View:
        return self.views(s, (seat,))[0]

    def views(self, s: State, seats: Sequence[int | None]) -> list[View]:
        return list(view.views(s, seats, self.step(s), self.actors(s)))

    def notes(self, seats: int) -> Notes:
        return cast(Notes, view.notes(seats))

    def remember(self, notes: Notes, event: Event) -> Notes:
        return cast(Notes, view.remember(cast(view.BasraNotes, notes), event))

    def imagine(self, view_: View, notes: Notes, dealer: Dealer) -> State:
        return view.imagine(cast(view.View, view_), cast(view.BasraNotes, notes), dealer)

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


def clock(s: State, step: str) -> int:
    """BA-98: one clock for all that is retired before a move, and one for all that is bought."""
    if step in ("turn", "buy"):
        return -2 * (len(STEPS) * s.lap + len(s.played)) - (step == "buy")
    return s.decision
