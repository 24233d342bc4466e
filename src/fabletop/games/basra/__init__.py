"""Basra: bandits, dice and deals. The rules are in RULES.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fabletop.core.dealer import Dealer
from fabletop.core.game import About, Outcome, Setting, View
from fabletop.core.options import Action, Word
from fabletop.core.refusals import Refusal
from fabletop.core.rulebook import Rulebook
from fabletop.games.basra import autopilot, positions, refusals, rules, state, view
from fabletop.games.basra.content import BOX, Box, open_box
from fabletop.games.basra.mind import BasraMind
from fabletop.games.basra.state import State
from fabletop.games.basra.study import BasraStudy
from fabletop.games.basra.table import BasraTable
from fabletop.packs.content import Names, merged

SWITCH = (False, True)


def about_of(box: Box) -> About:
    """What Basra with this box declares about itself."""
    return About(
        seats=range(2, 7),
        actions=rules.ACTIONS,
        events=rules.EVENTS,
        refusals=refusals.REFUSALS,
        settings={
            "laps": Setting(2, (2, 1)),
            "timers": Setting("normal", (*box.timers, "off")),
            "draw_any": Setting(False, SWITCH),
            "buy_anywhere": Setting(False, SWITCH),
            "recruits_free": Setting(False, SWITCH),
            "brisk_trade": Setting("keep", ("keep", "retire")),
            "freed": Setting("keep", ("keep", "return")),
            "sell_any": Setting(False, SWITCH),
            "dowry": Setting(False, SWITCH),
            "deals_in_100": Setting(False, SWITCH),
            "drop_any": Setting(False, SWITCH),
            "junction": Setting("leaving", ("leaving", "arriving")),
            "short_hand": Setting("last", ("last", "banker")),
            "hidden_money": Setting(False, SWITCH),
            "on_leave": Setting("bot", ("bot",)),
        },
        pack=box.pack,
        content=box.content,
    )


def made_of(content: Mapping[str, Any], names: Names, pack: str) -> Basra:
    """Basra with what a pack says otherwise."""
    return Basra(open_box(merged(BOX.content, content), names, pack))


class Basra(Rulebook[State]):
    """The rulebook as the house uses it."""

    key = "basra"

    def __init__(self, box: Box = BOX) -> None:
        super().__init__(about_of(box), rules.STEPS_OF_PLAY)
        self.box = box
        self.fields = positions.fields_of(box)
        self.table = BasraTable(self)
        self.mind = BasraMind(self)
        self.study = BasraStudy(self)

    def refuse_setup(self, seats: object, options: Mapping[str, Word]) -> Refusal | None:
        """BA-1, section (h)."""
        if type(seats) is not int or seats not in self.about.seats:
            return refusals.no("bad-player-count", seats=seats)
        return self.refuse_settings(options, refusals.REFUSALS["bad-option"])

    def begin(self, seats: int, options: Mapping[str, Word], dealer: Dealer) -> State:
        return state.setup(self.box, seats, options, dealer)

    def why_not(self, s: State, seat: int | None, action: object, fresh: bool) -> Refusal:
        return refusals.why_not(s, seat, action, self.step(s), self.actors(s), fresh)

    def apply(self, s: State, seat: int, action: Action, dealer: Dealer) -> None:
        super().apply(s, seat, action, dealer)
        if s.left:
            self.play_for_the_left(s, dealer)

    def play_for_the_left(self, s: State, dealer: Dealer) -> None:
        """BA-100: the autopilot answers for who has left."""
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

    def view(self, s: State, seat: int | None) -> View:
        return view.views(s, (seat,), self.step(s), self.actors(s))[0]

    def clone(self, s: State) -> State:
        return state.clone(s)

    def dump(self, s: State) -> dict[str, object]:
        return self.fields.dump(s)

    def restore(self, data: Mapping[str, object], options: Mapping[str, Word]) -> State:
        return positions.load(self.box, self.fields, data, options)
