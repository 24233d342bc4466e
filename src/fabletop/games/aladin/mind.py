"""What a player of Aladin may know, remember and suppose."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import cast

from fabletop.core.dealer import Dealer, Event
from fabletop.core.game import Notes, View
from fabletop.core.mind import BotMaker, Character, Heuristic, Mind, Style
from fabletop.core.options import Action, Option
from fabletop.games.aladin import (
    bots,
    habits,
    view,
)
from fabletop.games.aladin.state import State


class AladinMind(Mind[State]):
    """What a player of Aladin may know, remember and suppose."""

    heuristics: Mapping[str, Heuristic] = {}
    reasons = bots.REASONS
    styles: Mapping[str, Style] = bots.STYLES
    characters: Mapping[str, Character] = bots.CHARACTERS
    bots: Mapping[str, BotMaker] = bots.BOTS
    holes: Collection[str] = habits.HOLES
    skills: Collection[str] = habits.SKILLS
    usual: Collection[str] = habits.HABITS
    horizon = 60  # the rest of a round
    chapters = 1
    strong = "hard"

    def likely(self, s: State, seat: int, dealer: Dealer) -> Action:
        return habits.likely(s, seat, self.game.step(s), dealer)

    def fillings(self, s: State, seat: int, option: Option) -> Sequence[Action]:
        return habits.fillings(s, seat, option)

    def chapter(self, s: State) -> int:
        return s.round

    def prospects(self, s: State) -> Sequence[float]:
        return habits.prospects(s)

    def notes(self, seats: int) -> Notes:
        return cast(Notes, view.notes(seats))

    def remember(self, notes: Notes, event: Event) -> Notes:
        return cast(Notes, view.remember(cast(view.LampNotes, notes), event))

    def imagine(self, view_: View, notes: Notes, dealer: Dealer) -> State:
        return view.imagine(cast(view.View, view_), cast(view.LampNotes, notes), dealer)

    def confided(self, s: State, seat: int, heard: Sequence[Event], number: int) -> Event | None:
        return view.confided(s, seat, heard, number)
