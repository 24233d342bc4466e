"""Aladin: secret dice, a race for the lamp, three greedy chests. The rules are in RULES.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from fabletop.core.dealer import Dealer
from fabletop.core.game import About, Outcome, Setting, View
from fabletop.core.options import Number, Row, Word
from fabletop.core.refusals import Refusal
from fabletop.core.rulebook import Rulebook
from fabletop.games.aladin import positions, refusals, rules, state, view, words
from fabletop.games.aladin.content import BOX, Box, open_box
from fabletop.games.aladin.mind import AladinMind
from fabletop.games.aladin.state import MOST_SEATS, State
from fabletop.games.aladin.study import AladinStudy
from fabletop.games.aladin.table import AladinTable
from fabletop.games.aladin.treasure import scores
from fabletop.packs.content import Names, merged


def about_of(box: Box) -> About:
    """What the game declares about itself, with what is in the box."""
    content = box.content
    head_starts = Row(Number(0, content["head_start"], content["head_step"]), MOST_SEATS)
    return About(
        seats=range(2, MOST_SEATS + 1),
        actions=words.ACTIONS,
        events=words.EVENTS,
        refusals=refusals.REFUSALS,
        settings={
            "lamp_mode": Setting("race", ("race", "sealed", "lottery")),
            "my_precious": Setting(False, (False, True)),
            "odds_hint": Setting(False, (False, True)),
            "timers": Setting("standard", ("off", *box.timers)),
            "lamp_trust": Setting("strict", ("strict", "friends")),
            "handicap_ms": Setting((), (head_starts,)),
            "on_leave": Setting("bot", ("bot", "freeze")),
        },
        pack=box.pack,
        content=cast(Mapping[str, object], content),
    )


class Aladin(Rulebook[State]):
    """The rulebook as the house uses it."""

    key = "aladin"

    def __init__(self, box: Box = BOX) -> None:
        super().__init__(about_of(box), rules.STEPS)
        self.box = box
        self.fields = positions.fields_of(box)
        self.table = AladinTable(self)
        self.mind = AladinMind(self)
        self.study = AladinStudy(self)

    def refuse_setup(self, seats: object, options: Mapping[str, Word]) -> Refusal | None:
        """AL-1, section (h)."""
        if type(seats) is not int or seats not in self.about.seats:
            return refusals.no("bad-player-count", seats=seats)
        return self.refuse_settings(options, refusals.REFUSALS["bad-option"])

    def begin(self, seats: int, options: Mapping[str, Word], dealer: Dealer) -> State:
        return state.setup(self.box, seats, options, dealer)

    def is_option(self, s: State, seat: int | None, action: object) -> bool:
        """AL-11: two dice may be named in any order."""
        return super().is_option(s, seat, rules.in_chest_order(s, action))

    def why_not(self, s: State, seat: int | None, action: object, fresh: bool) -> Refusal:
        return refusals.why_not(s, seat, action, self.step(s), self.actors(s), fresh)

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

    def view(self, s: State, seat: int | None) -> View:
        return view.views(s, (seat,), self.step(s), self.actors(s))[0]

    def clone(self, s: State) -> State:
        return state.clone(s)

    def dump(self, s: State) -> dict[str, object]:
        return self.fields.dump(s)

    def restore(self, data: Mapping[str, object], options: Mapping[str, Word]) -> State:
        return positions.load(self.box, self.fields, data, options)


def made_of(content: Mapping[str, Any], names: Names, pack: str) -> Aladin:
    """The game with what a content pack changes."""
    usual = cast(Mapping[str, Any], BOX.content)
    return Aladin(open_box(merged(usual, content), names, pack))
