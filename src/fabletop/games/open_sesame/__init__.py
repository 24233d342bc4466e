"""Open Sesame: recite Ali Baba's treasures from memory. The rules are in RULES.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from fabletop.core.dealer import Dealer
from fabletop.core.game import About, Outcome, Setting, View
from fabletop.core.options import Cards, Number, Word
from fabletop.core.refusals import Refusal
from fabletop.core.rulebook import Rulebook
from fabletop.games.open_sesame import positions, refusals, rules, score, state, view
from fabletop.games.open_sesame.content import BOX, KEY, Box, open_box
from fabletop.games.open_sesame.mind import SesameMind
from fabletop.games.open_sesame.state import State
from fabletop.games.open_sesame.study import SesameStudy
from fabletop.games.open_sesame.table import SesameTable
from fabletop.packs.content import Names, merged

MOST_SEATS = 5


def about_of(box: Box) -> About:
    """What the game says of itself with that box."""
    return About(
        version=2,
        seats=range(2, MOST_SEATS + 1),
        actions=rules.ACTIONS,
        events=rules.EVENTS,
        refusals=refusals.REFUSALS,
        settings={
            "deck": Setting("45", tuple(box.copies)),
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
        },
        pack=box.pack,
        content=box.content,
    )


class OpenSesame(Rulebook[State]):
    """The rulebook as the house uses it."""

    key = KEY

    def __init__(self, box: Box = BOX) -> None:
        super().__init__(about_of(box), rules.STEPS)
        self.box = box
        self.fields = positions.fields_of(box)
        self.table = SesameTable(self)
        self.mind = SesameMind(self)
        self.study = SesameStudy(self)

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

    def begin(self, seats: int, options: Mapping[str, Word], dealer: Dealer) -> State:
        return state.setup(self.box, seats, options, dealer)

    def why_not(self, s: State, seat: int | None, action: object, fresh: bool) -> Refusal:
        return refusals.why_not(s, seat, action, self.step(s), self.actors(s), fresh)

    def outcome(self, s: State) -> Outcome | None:
        if s.agenda:
            return None
        if s.ended == "aborted":
            return Outcome("aborted", (), (), ())
        places = [score.standing(s, seat) for seat in range(s.seats)]
        return Outcome(
            "scored",
            tuple(score.winners(s)),
            tuple(score.ranks(s)),
            tuple([points for points, _ in places]),
            tuple(
                [{"unique": u, "cards": len(s.collections[n])} for n, (_, u) in enumerate(places)]
            ),
        )

    def view(self, s: State, seat: int | None) -> View:
        return view.views(s, (seat,), self.step(s), self.actors(s))[0]

    def clone(self, s: State) -> State:
        return state.clone(s)

    def dump(self, s: State) -> dict[str, object]:
        return self.fields.dump(s)

    def restore(self, data: Mapping[str, object], options: Mapping[str, Word]) -> State:
        return positions.load(self.box, self.fields, data, options)


def made_of(content: Mapping[str, Any], names: Names, pack: str) -> OpenSesame:
    """The game of a content pack: what it changes, what it calls things, and its text."""
    return OpenSesame(open_box(merged(BOX.content, content), names, pack))
