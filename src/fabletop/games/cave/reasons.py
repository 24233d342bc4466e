"""Why a player took, showed, picked or banned what he did: what made it worth most to him."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from fabletop.core.dealer import Event
from fabletop.core.game import Notes, View
from fabletop.core.mind import Explanation
from fabletop.core.options import Action
from fabletop.games.cave.bots import Hands, Valuer, next_seat, own
from fabletop.games.cave.view import CaveNotes, CaveView

REASONS: Mapping[str, tuple[str, ...]] = {
    "group": ("kind", "count", "points"),
    "pink": ("points",),
    "blue": ("points",),
    "brown": ("points",),
    "green": (),
    "yellow": (),
    "white": (),
    "denied": ("seat", "kind"),
    "nothing_better": (),
    "pretty": (),
    "keep_lamp": (),
    "swap_lamp": ("tile",),
    "useless": ("seat", "kind"),
    "cheap": (),
    "ban": ("seat",),
    "foreseen": (),
}

Why = Callable[[CaveView, Hands, Action], Event]


class Explainer:
    """Says why somebody who values answers so gave that one."""

    def __init__(self, valuer: Valuer) -> None:
        self.valuer = valuer
        self.box = valuer.box
        self.why: Mapping[str, Why] = {
            "take": self.take,
            "take_adjacent": self.join,
            "lamp_keep": self.lamp_keep,
            "lamp_swap": self.lamp_swap,
            "offer": self.offer,
            "pick": self.join,
            "ban": self.ban,
        }

    def __reduce__(self) -> tuple[type[Explainer], tuple[Valuer]]:
        return Explainer, (self.valuer,)

    def explanations(self) -> Mapping[str, Explanation]:
        """Why a player of that level did that."""
        return {
            "greedy": self.explain,
            "easy": self.explain_child,
            "strong": self.explain_vizier,
        }

    def kind(self, tile: int) -> str:
        return self.box.kinds[self.box.kind_of[tile]]

    def explain(self, view: View, notes: Notes, action: Action) -> Event | None:
        """Why the magpie did that."""
        table = cast(CaveView, view)
        return self.why[str(action[0])](
            table, self.valuer.hands_of(table, cast(CaveNotes, notes)), action
        )

    def explain_child(self, view: View, notes: Notes, action: Action) -> Event | None:
        """A child looks at pictures and pink; the rest is a whim."""
        table = cast(CaveView, view)
        if action[0] not in ("take", "take_adjacent", "pick"):
            return Event("pretty", ())
        found = self.explain(view, notes, action)
        tile = self.tile_of(table, action)
        hand = own(table, self.valuer.hands_of(table, cast(CaveNotes, notes)))
        if found and found.key in ("group", "pink"):
            return found
        return self.group(hand, tile) if self.valuer.held(hand, tile) else Event("pretty", ())

    def explain_vizier(self, view: View, notes: Notes, action: Action) -> Event | None:
        """He also looks at what he leaves to the next."""
        table = cast(CaveView, view)
        if action[0] == "take":
            hands = self.valuer.hands_of(table, cast(CaveNotes, notes))
            tile, rival = self.tile_of(table, action), next_seat(table)
            mine = self.valuer.worth(table, hands, own(table, hands), tile, str(action[1]))
            if self.valuer.worth(table, hands, hands[rival], tile, str(action[1])) > mine:
                return Event("denied", (rival, self.kind(tile)))
        return self.explain(view, notes, action)

    def tile_of(self, view: CaveView, action: Action) -> int:
        if action[0] == "pick":
            return self.box.tile[str(view["seats"][cast(int, action[1])]["shows"])]
        return self.box.tile[str(view["cells"][str(action[1])])]

    def take(self, view: CaveView, hands: Hands, action: Action) -> Event:
        """The greater part of what it is worth: its magic, or its place in a group."""
        tile, hand = self.tile_of(view, action), own(view, hands)
        magic = self.valuer.effects[self.box.colour_of[tile]](view, hand, tile, str(action[1]))
        if self.valuer.held(hand, tile) and self.valuer.step(hand, tile) > magic:
            return self.group(hand, tile)
        colour = self.box.colours[self.box.colour_of[tile]]
        if not magic:
            return Event("nothing_better", ())
        return Event(colour, (int(magic),) if REASONS[colour] else ())

    def group(self, hand: list[int], tile: int) -> Event:
        return Event(
            "group", (self.kind(tile), self.valuer.held(hand, tile), self.valuer.step(hand, tile))
        )

    def join(self, view: CaveView, hands: Hands, action: Action) -> Event:
        tile, hand = self.tile_of(view, action), own(view, hands)
        return (
            self.group(hand, tile) if self.valuer.held(hand, tile) else Event("nothing_better", ())
        )

    def lamp_keep(self, view: CaveView, hands: Hands, action: Action) -> Event:
        return Event("keep_lamp", ())

    def lamp_swap(self, view: CaveView, hands: Hands, action: Action) -> Event:
        return Event("swap_lamp", (str(action[1]),))

    def offer(self, view: CaveView, hands: Hands, action: Action) -> Event:
        """Nothing of it is missed here, or little is gained there."""
        tile, asker = self.box.tile[str(action[1])], view["active"]
        if self.valuer.held(own(view, hands), tile) or self.valuer.held(hands[asker], tile):
            return Event("cheap", ())
        return Event("useless", (asker, self.kind(tile)))

    def ban(self, view: CaveView, hands: Hands, action: Action) -> Event:
        return Event("ban", (next_seat(view),))
