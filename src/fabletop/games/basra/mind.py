"""What a player of Basra may know, remember and suppose."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, cast

from fabletop.core.dealer import Dealer, Event
from fabletop.core.game import Notes, View
from fabletop.core.mind import Character, Heuristic, Mind
from fabletop.core.options import Action, Option
from fabletop.games.basra import bots, rollouts, worlds
from fabletop.games.basra.state import State

if TYPE_CHECKING:
    from fabletop.games.basra import Basra


class BasraMind(Mind[State]):
    """What a player of Basra may know, remember and suppose."""

    heuristics: Mapping[str, Heuristic] = {}
    reasons = bots.REASONS
    characters: Mapping[str, Character] = bots.CHARACTERS
    holes: Collection[str] = rollouts.HOLES
    usual: Collection[str] = rollouts.USUAL
    unsupposed: Collection[str] = {"offers"}  # those between others, and who has declined one
    horizon = 40  # the rest of a turn: what comes after is more luck than news
    chapters = 1
    strong = "strong"

    def __init__(self, game: Basra) -> None:
        super().__init__(game)
        self.box = game.box
        self.bots = bots.bots(game.box)
        self.styles = bots.styles(game.box)

    def likely(self, s: State, seat: int, dealer: Dealer) -> Action:
        return rollouts.likely(s, seat, self.game.step(s), dealer)

    def fillings(self, s: State, seat: int, option: Option) -> Sequence[Action]:
        return rollouts.fillings(s, seat, option)

    def chapter(self, s: State) -> int:
        return rollouts.turn_of(s)

    def prospects(self, s: State) -> Sequence[float]:
        return rollouts.prospects(s)

    def notes(self, seats: int) -> Notes:
        return cast(Notes, worlds.notes(self.box, seats))

    def remember(self, notes: Notes, event: Event) -> Notes:
        return cast(Notes, worlds.remember(self.box, cast(worlds.BasraNotes, notes), event))

    def imagine(self, view: View, notes: Notes, dealer: Dealer) -> State:
        known = cast(worlds.BasraNotes, notes)
        return worlds.imagine(self.box, cast("dict[str, object]", view), known, dealer)

    def confided(self, s: State, seat: int, heard: Sequence[Event], number: int) -> Event | None:
        return worlds.confided(s, seat, heard, number)
