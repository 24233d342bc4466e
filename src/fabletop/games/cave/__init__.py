"""Cave of Treasures: a pyramid of magic tiles. RULES.md is the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from fabletop.core.dealer import Dealer
from fabletop.core.game import About, Outcome, Setting, View
from fabletop.core.options import Cards, Word
from fabletop.core.refusals import Refusal
from fabletop.core.rulebook import Rulebook
from fabletop.games.cave import positions, refusals, rules, state, view
from fabletop.games.cave.content import BOX, Box, open_box
from fabletop.games.cave.mind import CaveMind
from fabletop.games.cave.state import State
from fabletop.games.cave.study import CaveStudy
from fabletop.games.cave.table import CaveTable
from fabletop.packs.content import Names, merged

SEATS = range(2, 5)
EVERYBODY = range(SEATS[-1])  # at the largest table


def about_of(box: Box) -> About:
    """What the game declares about itself, with this content."""
    seats = ("seat:0", "seat:1", "seat:2", "seat:3")
    return About(
        seats=SEATS,
        actions=rules.ACTIONS,
        events=rules.EVENTS,
        refusals=refusals.REFUSALS,
        settings={
            "variant": Setting("standard", tuple(box.removed)),
            "removed_kind": Setting("random", ("random", *box.kinds)),
            "removed_kinds": Setting("random", ("random", Cards(tuple(box.kinds), 3, 3))),
            "first_player": Setting("youngest", ("youngest", "random", *seats)),
            "youngest": Setting((), (Cards(tuple(EVERYBODY), 0, len(EVERYBODY)),), ticked=True),
            "screens": Setting("closed", ("closed", "open")),
            "timers": Setting("standard", tuple(box.tempo)),
            "on_leave": Setting("bot", ("bot", "skip")),
        },
        pack=box.pack,
        content=box.content,
    )


def refuse_start(seats: int, chosen: Mapping[str, Word]) -> Refusal | None:
    """CT-5: nobody begins who does not play."""
    first = str(chosen["first_player"])
    if first.startswith("seat:") and int(first.removeprefix("seat:")) >= seats:
        return refusals.no("bad-option", option="first_player", value=first)
    last = max(cast("tuple[int, ...]", chosen["youngest"]), default=0)
    return None if last < seats else refusals.no("bad-option", option="youngest", value=last)


class Cave(Rulebook[State]):
    """The rulebook as the house uses it."""

    key = "cave"

    def __init__(self, box: Box = BOX) -> None:
        super().__init__(about_of(box), rules.STEPS, rules.LASTING)
        self.box = box
        self.fields = positions.fields_of(box)
        self.table = CaveTable(self)
        self.mind = CaveMind(self)
        self.study = CaveStudy(self)

    def refuse_setup(self, seats: object, options: Mapping[str, Word]) -> Refusal | None:
        if type(seats) is not int or seats not in self.about.seats:
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
        return refuse_start(seats, chosen)

    def begin(self, seats: int, options: Mapping[str, Word], dealer: Dealer) -> State:
        return state.setup(self.box, seats, options, dealer)

    def why_not(self, s: State, seat: int | None, action: object, fresh: bool) -> Refusal:
        return refusals.why_not(s, seat, action, self.step(s), self.actors(s), fresh)

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

    def view(self, s: State, seat: int | None) -> View:
        return view.views(s, (seat,), self.step(s), self.actors(s))[0]

    def clone(self, s: State) -> State:
        return state.clone(s)

    def dump(self, s: State) -> dict[str, object]:
        return self.fields.dump(s)

    def restore(self, data: Mapping[str, object], options: Mapping[str, Word]) -> State:
        return positions.load(self.box, self.fields, data, options)


def details(s: State, seat: int, score: int) -> Mapping[str, object]:
    """Where a seat's points come from."""
    track = s.track[seat]
    return {"track": track, "groups": score - track, "tiles": len(s.hands[seat])}


def made_of(content: Mapping[str, Any], names: Names, pack: str) -> Cave:
    """The game with what a pack changes."""
    return Cave(open_box(merged(BOX.content, content), names, pack))
