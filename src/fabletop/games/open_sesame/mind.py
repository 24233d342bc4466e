"""What a player of Open Sesame may know, remember and suppose."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, cast

from fabletop.core.dealer import Dealer, Event
from fabletop.core.game import Notes, View
from fabletop.core.mind import Character, Mind
from fabletop.core.options import Action, Option
from fabletop.games.open_sesame import bots, recital, rollouts, view
from fabletop.games.open_sesame.state import State

if TYPE_CHECKING:
    from fabletop.games.open_sesame import OpenSesame


class SesameMind(Mind[State]):
    """What a player of Open Sesame may know, remember and suppose."""

    reasons = bots.REASONS
    characters: Mapping[str, Character] = bots.CHARACTERS
    holes: Collection[str] = rollouts.HOLES
    skills: Collection[str] = rollouts.SKILLS
    usual: Collection[str] = rollouts.USUAL
    unsupposed: Collection[str] = {"clock"}  # counts from 1 there, as questions do
    strong = "strong"

    def __init__(self, game: OpenSesame) -> None:
        super().__init__(game)
        self.box = game.box
        self.bots = bots.bots_of(self.box)
        self.styles = bots.styles_of(self.box)

    def likely(self, s: State, seat: int, dealer: Dealer) -> Action:
        return rollouts.likely(s, seat, self.game.step(s), dealer)

    def fillings(self, s: State, seat: int, option: Option) -> Sequence[Action]:
        return rollouts.fillings(s, seat, option)

    def is_right(self, s: State, seat: int, action: Action) -> bool | None:
        return recital.is_right(s, action)

    def notes(self, seats: int) -> Notes:
        return view.notes(seats)

    def remember(self, notes: Notes, event: Event) -> Notes:
        return view.remember(cast(view.SesameNotes, notes), event)

    def imagine(self, view_: View, notes: Notes, dealer: Dealer) -> State:
        seen = cast(view.OpenSesameView, view_)
        return view.imagine(self.box, seen, cast(view.SesameNotes, notes), dealer)
