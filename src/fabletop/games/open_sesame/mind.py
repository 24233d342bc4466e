"""What a player of Open Sesame may know, remember and suppose."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import cast

from fabletop.core.dealer import Dealer, Event
from fabletop.core.game import Notes, View
from fabletop.core.mind import BotMaker, Character, Heuristic, Mind, Style
from fabletop.core.options import Action, Option
from fabletop.games.open_sesame import (
    bots,
    habits,
    view,
)
from fabletop.games.open_sesame.state import State


class SesameMind(Mind[State]):
    """What a player of Open Sesame may know, remember and suppose."""

    heuristics: Mapping[str, Heuristic] = {}
    reasons = bots.REASONS
    styles: Mapping[str, Style] = bots.STYLES
    characters: Mapping[str, Character] = bots.CHARACTERS
    bots: Mapping[str, BotMaker] = bots.BOTS
    holes: Collection[str] = habits.HOLES
    skills: Collection[str] = habits.SKILLS
    usual: Collection[str] = habits.HABITS
    strong = "strong"

    def likely(self, s: State, seat: int, dealer: Dealer) -> Action:
        return habits.likely(s, seat, self.game.step(s), dealer)

    def fillings(self, s: State, seat: int, option: Option) -> Sequence[Action]:
        return habits.fillings(s, seat, option)

    def notes(self, seats: int) -> Notes:
        return view.notes(seats)

    def remember(self, notes: Notes, event: Event) -> Notes:
        return view.remember(cast(view.SesameNotes, notes), event)

    def imagine(self, view_: View, notes: Notes, dealer: Dealer) -> State:
        seen = cast(view.OpenSesameView, view_)
        return view.imagine(seen, cast(view.SesameNotes, notes), dealer)
