"""Cave of Treasures: a pyramid of magic tiles. RULES.md is the rulebook."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import cast

from fabletop.core.dealer import Dealer, Event
from fabletop.core.game import (
    BotMaker,
    Character,
    Explanation,
    Heuristic,
    Notes,
    Outcome,
    Pace,
    Setting,
    View,
)
from fabletop.core.options import Action, Cards, Word
from fabletop.core.refusals import Refusal
from fabletop.core.rulebook import Rulebook
from fabletop.games.cave import (
    bots,
    habits,
    positions,
    reasons,
    refusals,
    repertoire,
    rules,
    state,
    trials,
    view,
)
from fabletop.games.cave.content import KINDS, REMOVED, SECONDS, TEMPO
from fabletop.games.cave.state import State

SEATS = range(2, 5)


class Cave(Rulebook[State]):
    """The protocol of core, spoken by the modules of this folder."""

    key = "cave"
    version = 1
    seats = SEATS
    actions = rules.ACTIONS
    events = rules.EVENTS
    fields = positions.FIELDS
    refusals: Mapping[str, str] = refusals.REFUSALS
    heuristics: Mapping[str, Heuristic] = bots.HEURISTICS
    trials: Mapping[str, BotMaker] = trials.TRIALS
    explanations: Mapping[str, Explanation] = reasons.EXPLANATIONS
    reasons = reasons.REASONS
    characters: Mapping[str, Character] = bots.CHARACTERS
    strong = "greedy"
    usual: Collection[str] = habits.USUAL
    settings: Mapping[str, Setting] = {
        "variant": Setting("standard", tuple(REMOVED)),
        "removed_kind": Setting("random", ("random", *KINDS)),
        "removed_kinds": Setting("random", ("random", Cards(tuple(KINDS), 3, 3))),
        "first_player": Setting("random", ("random", "seat:0", "seat:1", "seat:2", "seat:3")),
        "screens": Setting("closed", ("closed", "open")),
        "timers": Setting("standard", tuple(TEMPO)),
        "on_leave": Setting("bot", ("bot", "skip")),
    }

    def __init__(self) -> None:
        super().__init__(rules.STEPS, rules.LASTING)

    # -- setting up

    def refuse_setup(self, seats: object, options: Mapping[str, Word]) -> Refusal | None:
        if type(seats) is not int or seats not in self.seats:
            return refusals.no("bad-player-count", seats=seats)
        if not options:
            return None  # what is usual always fits
        refusal = self.refuse_settings(options, "CT-2")
        if refusal:
            return refusal
        chosen = self.chosen(options)
        if chosen["variant"] == "small" and seats != 2:
            return refusals.no("small-needs-two", seats=seats)
        for option, variant in (("removed_kind", "equal"), ("removed_kinds", "small")):
            if chosen[option] != "random" and chosen["variant"] != variant:
                return refusals.no("bad-option", option=option, value=chosen[option])
        first = str(chosen["first_player"])
        if first != "random" and int(first.removeprefix("seat:")) >= seats:
            return refusals.no("bad-option", option="first_player", value=first)
        return None

    def begin(self, seats: int, options: Mapping[str, Word], dealer: Dealer) -> State:
        return state.setup(seats, options, dealer)

    # -- playing

    def why_not(self, s: State, seat: int | None, action: object, fresh: bool) -> Refusal:
        return refusals.why_not(s, seat, action, self.step(s), self.actors(s), fresh)

    def leave(self, s: State, seat: int, dealer: Dealer) -> None:
        """CT-64, `on_leave=skip`: the seat stays empty; with one seat left that seat has won."""
        if not s.agenda or s.gone[seat]:
            return
        s.gone[seat] = True
        dealer.tell("left", seat)
        if s.gone.count(False) == 1:
            rules.end(s, "walkover", dealer)
        elif s.active == seat and self.step(s) == "take":
            s.agenda[:] = ["end_turn"]
            s.turn -= 1  # this one was not played
            dealer.tell("skipped", seat)
            rules.next_turn(s, dealer)
            self.advance(s, dealer)
        else:
            if s.active == seat and self.step(s) == "offer":
                s.agenda[s.agenda.index("pick")] = "pick_for_absent"
            self.finish(s, seat, dealer)

    def finish(self, s: State, seat: int, dealer: Dealer) -> None:
        """CT-64: the autopilot answers what the seat that left is asked now."""
        while seat in self.actors(s):
            self.apply(s, seat, rules.autopilot(s, seat, self.step(s)), dealer)

    def outcome(self, s: State) -> Outcome | None:
        if s.agenda:
            return None
        seats = range(s.seats)
        if s.ended == "walkover":
            ranks = tuple(2 if s.gone[seat] else 1 for seat in seats)
            return Outcome("walkover", tuple(rules.winners(s)), ranks, ())
        places = [rules.standing(s, seat) for seat in seats]
        order = sorted(places, reverse=True)
        ranks = tuple([1 + order.index(place) for place in places])
        return Outcome(
            "scored",
            tuple([seat for seat in seats if ranks[seat] == 1]),
            ranks,
            tuple([score for _, score, _ in places]),
            tuple([details(s, seat, place[1]) for seat, place in enumerate(places)]),
        )

    def points(self, s: State) -> Sequence[int]:
        return [rules.standing(s, seat)[1] for seat in range(s.seats)]

    def likely(self, s: State, seat: int, dealer: Dealer) -> Action:
        return habits.likely(s, seat, self.step(s), dealer)

    def repertoire(self, seats: int, options: Mapping[str, Word]) -> Sequence[Action]:
        return repertoire.repertoire(seats, self.chosen(options))

    def pace(self, s: State) -> Pace:
        step = self.step(s)
        factor = TEMPO[str(s.options["timers"])]
        lasts = SECONDS[step] * factor if s.agenda and factor else None
        lapse = {seat: (rules.autopilot(s, seat, step),) for seat in self.actors(s)}
        return Pace(s.decision, lasts, lapse)

    # -- knowing

    def view(self, s: State, seat: int | None) -> View:
        return self.views(s, (seat,))[0]

    def views(self, s: State, seats: Sequence[int | None]) -> list[View]:
        return list(view.views(s, seats, self.step(s), self.actors(s)))

    def log(self, s: State, seat: int | None, past: Sequence[Event]) -> Sequence[Event]:
        return view.log(s, seat, past)

    def notes(self, seats: int) -> Notes:
        return view.notes(seats)

    def remember(self, notes: Notes, event: Event) -> Notes:
        return view.remember(cast(view.CaveNotes, notes), event)

    def imagine(self, view_: View, notes: Notes, dealer: Dealer) -> State:
        seen = cast(view.CaveView, view_)
        return view.imagine(seen, cast(view.CaveNotes, notes), agenda(seen), dealer)

    # -- keeping

    def clone(self, s: State) -> State:
        return state.clone(s)

    def components(self, s: State) -> Sequence[str]:
        return state.components(s)

    def dump(self, s: State) -> dict[str, object]:
        return state.dump(s)

    def restore(self, data: Mapping[str, object], options: Mapping[str, Word]) -> State:
        return positions.load(data, options)


def details(s: State, seat: int, score: int) -> Mapping[str, object]:
    """Where a seat's points come from."""
    track = s.track[seat]
    return {"track": track, "groups": score - track, "tiles": len(s.hands[seat])}


def agenda(seen: view.CaveView) -> Sequence[str]:
    """What is still to be done: a question always stands in the same place of a turn."""
    left = seen["seats"][seen["active"]]["gone"]
    return ["pick_for_absent" if left and s == "pick" else s for s in AGENDAS[seen["step"]]]


AGENDAS: Mapping[str, Sequence[str]] = {
    "take": ("end_turn", "take"),
    "lamp": ("end_turn", "effect", "lamp"),
    "extra": ("end_turn", "extra"),
    "offer": ("end_turn", "pick", "show_offers", "offer"),
    "pick": ("end_turn", "pick"),
    "ban": ("end_turn", "ban"),
    "over": (),
}
