"""What a player of Cave of Treasures may know, remember and suppose."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, cast

from fabletop.core.dealer import Dealer, Event
from fabletop.core.game import Notes, View
from fabletop.core.mind import Character, Mind
from fabletop.core.options import Action
from fabletop.games.cave import bots, reasons, view
from fabletop.games.cave.rollouts import USUAL, Rollouts
from fabletop.games.cave.state import State

if TYPE_CHECKING:
    from fabletop.games.cave import Cave

AGENDAS: Mapping[str, Sequence[str]] = {
    "take": ("end_turn", "take"),
    "lamp": ("end_turn", "effect", "lamp"),
    "extra": ("end_turn", "extra"),
    "offer": ("end_turn", "pick", "show_offers", "offer"),
    "pick": ("end_turn", "pick"),
    "ban": ("end_turn", "ban"),
    "over": (),
}


class CaveMind(Mind[State]):
    """What a player of Cave of Treasures may know, remember and suppose."""

    reasons = reasons.REASONS
    characters: Mapping[str, Character] = bots.CHARACTERS
    usual: Collection[str] = USUAL
    strong = "greedy"

    def __init__(self, game: Cave) -> None:
        super().__init__(game)
        self.box = game.box
        self.rollouts = Rollouts(game.box)
        valuer = bots.Valuer(game.box)
        self.heuristics = valuer.heuristics()
        self.explanations = reasons.Explainer(valuer).explanations()

    def likely(self, s: State, seat: int, dealer: Dealer) -> Action:
        return self.rollouts.likely(s, seat, self.game.step(s), dealer)

    def notes(self, seats: int) -> Notes:
        return view.notes(seats)

    def remember(self, notes: Notes, event: Event) -> Notes:
        return view.remember(cast(view.CaveNotes, notes), event)

    def imagine(self, view_: View, notes: Notes, dealer: Dealer) -> State:
        seen = cast(view.CaveView, view_)
        known = cast(view.CaveNotes, notes)
        return view.imagine(self.box, seen, known, agenda(seen), dealer)


def agenda(seen: view.CaveView) -> Sequence[str]:
    """What is still to be done: a question always stands in the same place of a turn."""
    left = seen["seats"][seen["active"]]["gone"]
    return ["pick_for_absent" if left and s == "pick" else s for s in AGENDAS[seen["step"]]]
