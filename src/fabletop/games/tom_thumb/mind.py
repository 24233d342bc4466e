"""What a player of Tom Thumb may know, remember and suppose."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import cast

from fabletop.core.dealer import Dealer, Event
from fabletop.core.game import Notes, View
from fabletop.core.mind import BotMaker, Character, Heuristic, Mind, Style
from fabletop.core.options import Action
from fabletop.games.tom_thumb import (
    bots,
    habits,
    view,
)
from fabletop.games.tom_thumb.state import State


class ThumbMind(Mind[State]):
    """What a player of Tom Thumb may know, remember and suppose."""

    heuristics: Mapping[str, Heuristic] = {}
    reasons = bots.REASONS
    styles: Mapping[str, Style] = bots.STYLES
    characters: Mapping[str, Character] = bots.CHARACTERS
    bots: Mapping[str, BotMaker] = bots.BOTS
    skills: Collection[str] = habits.SKILLS
    usual: Collection[str] = habits.SKILLS
    strong = "good"

    def likely(self, s: State, seat: int, dealer: Dealer) -> Action:
        return habits.likely(s, seat, self.game.step(s), dealer)

    def prospects(self, s: State) -> Sequence[float]:
        return habits.prospects(s)

    def notes(self, seats: int) -> Notes:
        return view.notes(seats)

    def remember(self, notes: Notes, event: Event) -> Notes:
        return view.remember(cast(view.ThumbNotes, notes), event)

    def imagine(self, view_: View, notes: Notes, dealer: Dealer) -> State:
        return view.imagine(cast(view.TomThumbView, view_), cast(view.ThumbNotes, notes), dealer)
