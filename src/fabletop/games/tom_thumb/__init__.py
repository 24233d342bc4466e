"""Tom Thumb: find the way home together. The rules are in RULES.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from fabletop.core.dealer import Dealer
from fabletop.core.game import About, Outcome, Setting, View
from fabletop.core.options import Cards, Number, Word
from fabletop.core.refusals import Refusal
from fabletop.core.rulebook import Rulebook
from fabletop.games.tom_thumb import positions, refusals, rules, state, view
from fabletop.games.tom_thumb.content import BOX, Box, open_box
from fabletop.games.tom_thumb.mind import ThumbMind
from fabletop.games.tom_thumb.state import MOST_SEATS, State
from fabletop.games.tom_thumb.study import ThumbStudy
from fabletop.games.tom_thumb.table import ThumbTable
from fabletop.packs.content import Names, merged

TIMES = (Number(10, 120), "off")


def about_of(box: Box) -> About:
    """What the game declares about itself, with this content."""
    return About(
        seats=range(2, MOST_SEATS + 1),
        actions=rules.ACTIONS,
        events=rules.EVENTS,
        refusals=refusals.REFUSALS,
        settings={
            "mode": Setting("basic", (*box.modes, "custom")),
            "pebbles": Setting(3, (Number(0, 3),)),
            "tree": Setting(True, (True, False)),
            "boots": Setting(True, (True, False)),
            "ogre_start": Setting(0, (Number(0, 5),)),
            "storm": Setting(False, (False, True)),
            "dark_forest": Setting(False, (False, True)),
            "vast_forest": Setting(False, (False, True)),
            "path": Setting("standard", tuple(box.paths)),
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
        },
        cooperative=True,
        pack=box.pack,
        content=box.content,
    )


class TomThumb(Rulebook[State]):
    """The rulebook as the house uses it."""

    key = "tom_thumb"

    def __init__(self, box: Box = BOX) -> None:
        super().__init__(about_of(box), rules.STEPS)
        self.box = box
        self.fields = positions.fields_of(box)
        self.table = ThumbTable(self)
        self.mind = ThumbMind(self)
        self.study = ThumbStudy(self)

    def refuse_setup(self, seats: object, options: Mapping[str, Word]) -> Refusal | None:
        """TT-1, TT-53, TT-58."""
        if type(seats) is not int or seats not in self.about.seats:
            return refusals.no("player-count", seats=seats)
        if not options:
            return None  # as everybody plays it
        refusal = self.refuse_settings(options, "TT-58")
        if refusal:
            return refusal
        chosen = self.chosen(options)
        if chosen["mode"] != "custom":
            for option in self.box.modes["basic"]:
                if chosen[option] != self.about.settings[option].default:
                    return refusals.no("bad-option", option=option, value=chosen[option])
        ticked = cast("tuple[int, ...]", chosen["oldest"])
        named = {"first_seat": chosen["first_seat"], "oldest": max(ticked, default=0)}
        for option, seat in named.items():
            if cast(int, seat) >= seats:
                return refusals.no("bad-option", option=option, value=seat)
        return None

    def begin(self, seats: int, options: Mapping[str, Word], dealer: Dealer) -> State:
        return state.setup(self.box, seats, options, dealer)

    def why_not(self, s: State, seat: int | None, action: object, fresh: bool) -> Refusal:
        return refusals.why_not(s, seat, action, self.step(s), self.actors(s), fresh)

    def outcome(self, s: State) -> Outcome | None:
        if s.agenda:
            return None
        if s.ended == "aborted":
            return Outcome("aborted", (), (), ())
        won = s.ended == "won"
        summary = cast(Mapping[str, object], view.summary(s))
        winners = tuple(range(s.seats)) if won else ()
        return Outcome(s.ended, winners, (1 if won else 2,) * s.seats, (), (summary,) * s.seats)

    def view(self, s: State, seat: int | None) -> View:
        return view.views(s, (seat,), self.step(s), self.actors(s))[0]

    def clone(self, s: State) -> State:
        return state.clone(s)

    def dump(self, s: State) -> dict[str, object]:
        return self.fields.dump(s)

    def restore(self, data: Mapping[str, object], options: Mapping[str, Word]) -> State:
        return positions.load(self.box, self.fields, data, options)


def made_of(content: Mapping[str, Any], names: Names, pack: str) -> TomThumb:
    """The game with what a pack changes."""
    return TomThumb(open_box(merged(BOX.content, content), names, pack))
