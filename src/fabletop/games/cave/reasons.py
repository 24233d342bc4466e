"""Why a player took, showed, picked or banned what he did: what made it worth most to him."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from fabletop.core.dealer import Event
from fabletop.core.game import Notes, View
from fabletop.core.mind import Explanation
from fabletop.core.options import Action
from fabletop.games.cave import bots
from fabletop.games.cave.bots import Hands, hands_of, held, next_seat, own
from fabletop.games.cave.content import COLOUR_OF, COLOURS, KIND_OF, KINDS, TILE
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


def explain(view: View, notes: Notes, action: Action) -> Event | None:
    """Why the magpie did that."""
    table = cast(CaveView, view)
    return WHY[str(action[0])](table, hands_of(table, cast(CaveNotes, notes)), action)


def explain_child(view: View, notes: Notes, action: Action) -> Event | None:
    """A child looks at pictures and pink; the rest is a whim."""
    table = cast(CaveView, view)
    if action[0] not in ("take", "take_adjacent", "pick"):
        return Event("pretty", ())
    found = explain(view, notes, action)
    tile = tile_of(table, action)
    hand = own(table, hands_of(table, cast(CaveNotes, notes)))
    if found and found.key in ("group", "pink"):
        return found
    return group(hand, tile) if held(hand, tile) else Event("pretty", ())


def explain_vizier(view: View, notes: Notes, action: Action) -> Event | None:
    """He also looks at what he leaves to the next."""
    table = cast(CaveView, view)
    if action[0] == "take":
        hands = hands_of(table, cast(CaveNotes, notes))
        tile, rival = tile_of(table, action), next_seat(table)
        mine = bots.worth(table, hands, own(table, hands), tile, str(action[1]))
        if bots.worth(table, hands, hands[rival], tile, str(action[1])) > mine:
            return Event("denied", (rival, KINDS[KIND_OF[tile]]))
    return explain(view, notes, action)


def tile_of(view: CaveView, action: Action) -> int:
    if action[0] == "pick":
        return TILE[str(view["seats"][cast(int, action[1])]["shows"])]
    return TILE[str(view["cells"][str(action[1])])]


def take(view: CaveView, hands: Hands, action: Action) -> Event:
    """The greater part of what it is worth: its magic, or its place in a group."""
    tile, hand = tile_of(view, action), own(view, hands)
    magic = bots.EFFECTS[COLOUR_OF[tile]](view, hand, tile, str(action[1]))
    if held(hand, tile) and bots.step(hand, tile) > magic:
        return group(hand, tile)
    colour = COLOURS[COLOUR_OF[tile]]
    if not magic:
        return Event("nothing_better", ())
    return Event(colour, (int(magic),) if REASONS[colour] else ())


def group(hand: list[int], tile: int) -> Event:
    return Event("group", (KINDS[KIND_OF[tile]], held(hand, tile), bots.step(hand, tile)))


def join(view: CaveView, hands: Hands, action: Action) -> Event:
    tile, hand = tile_of(view, action), own(view, hands)
    return group(hand, tile) if held(hand, tile) else Event("nothing_better", ())


def lamp_keep(view: CaveView, hands: Hands, action: Action) -> Event:
    return Event("keep_lamp", ())


def lamp_swap(view: CaveView, hands: Hands, action: Action) -> Event:
    return Event("swap_lamp", (str(action[1]),))


def offer(view: CaveView, hands: Hands, action: Action) -> Event:
    """Nothing of it is missed here, or little is gained there."""
    tile, asker = TILE[str(action[1])], view["active"]
    if held(own(view, hands), tile) or held(hands[asker], tile):
        return Event("cheap", ())
    return Event("useless", (asker, KINDS[KIND_OF[tile]]))


def ban(view: CaveView, hands: Hands, action: Action) -> Event:
    return Event("ban", (next_seat(view),))


Why = Callable[[CaveView, Hands, Action], Event]
WHY: Mapping[str, Why] = {
    "take": take,
    "take_adjacent": join,
    "lamp_keep": lamp_keep,
    "lamp_swap": lamp_swap,
    "offer": offer,
    "pick": join,
    "ban": ban,
}

EXPLANATIONS: Mapping[str, Explanation] = {
    "greedy": explain,
    "easy": explain_child,
    "strong": explain_vizier,
}
