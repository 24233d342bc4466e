"""What a player of Tom Thumb may know, remember and suppose."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, cast

from fabletop.core.dealer import Dealer, Event
from fabletop.core.game import Notes, View
from fabletop.core.mind import Character, Mind
from fabletop.core.options import Action
from fabletop.games.tom_thumb import bots, rollouts, view
from fabletop.games.tom_thumb.state import State

if TYPE_CHECKING:
    from fabletop.games.tom_thumb import TomThumb


class ThumbMind(Mind[State]):
    """What a player of Tom Thumb may know, remember and suppose."""

    reasons = bots.REASONS
    characters: Mapping[str, Character] = bots.CHARACTERS
    skills: Collection[str] = rollouts.SKILLS
    usual: Collection[str] = rollouts.SKILLS
    unsupposed: Collection[str] = {"clock"}  # counts from 1 there, as questions do
    strong = "good"

    def __init__(self, game: TomThumb) -> None:
        super().__init__(game)
        self.box = game.box
        self.bots = bots.bots_of(game.box)
        self.styles = bots.styles_of(game.box)

    def likely(self, s: State, seat: int, dealer: Dealer) -> Action:
        return rollouts.likely(s, seat, self.game.step(s), dealer)

    def is_right(self, s: State, seat: int, action: Action) -> bool | None:
        """Whether it is the tile that is looked for; a Pebble or a helper is neither."""
        if action[0] == "silence":
            return False
        if action[0] not in ("flip", "advise") or action[1] is None:
            return None
        return s.circle[cast(int, action[1])] == s.named

    def prospects(self, s: State) -> Sequence[float]:
        return rollouts.prospects(s)

    def notes(self, seats: int) -> Notes:
        return view.notes(seats)

    def confided(self, s: State, seat: int, heard: Sequence[Event], number: int) -> Event | None:
        """The Guide of this turn was dealt cards; those of earlier turns are not in the world."""
        if heard[number].key != "turn" or heard[number].args != (seat, s.turn) or not s.hand:
            return None
        return Event("dealt", (s.spell(s.hand),), (seat,))

    def remember(self, notes: Notes, event: Event) -> Notes:
        return view.remember(cast(view.ThumbNotes, notes), event)

    def imagine(self, view_: View, notes: Notes, dealer: Dealer) -> State:
        seen, known = cast(view.TomThumbView, view_), cast(view.ThumbNotes, notes)
        return view.imagine(self.box, seen, known, dealer)
