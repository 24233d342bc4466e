"""What a tile is worth: the magpie of section (l), a child's version of it, and the vizier.

All of it is read from a view and from notes; nothing here ever sees a state. What made an answer
worth its while is told in `reasons.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import cast

from fabletop.bots.characters import read_characters
from fabletop.core.game import Notes, View
from fabletop.core.mind import Character, Heuristic
from fabletop.core.options import Action
from fabletop.games.cave.content import (
    BAN,
    COLOUR_OF,
    COLOURS,
    FORBIDS,
    KIND_OF,
    LAYOUTS,
    POINTS,
    TILE,
)
from fabletop.games.cave.view import CaveNotes, CaveView, face_up

TRIBUTE = 2.5  # what a shown tile brings on the average
TABOO = 1.5  # what a ban is worth
THIEF = 0.5  # how much a rival's gain hurts
FACE_DOWN = 5.0  # what a tile that nobody has seen yet is worth on the average
COMING = 0.3  # how much one hopes for of each tile of a kind still to come


def magpie(view: View, notes: Notes, action: Action) -> float:
    """The worth of an answer to the player who gives it, without looking ahead."""
    table = cast(CaveView, view)
    hands = hands_of(table, cast(CaveNotes, notes))
    return ANSWERS[str(action[0])](table, hands, action)


def child(view: View, notes: Notes, action: Action) -> float:
    """Sees the picture and pink points, nothing else."""
    table = cast(CaveView, view)
    hands = hands_of(table, cast(CaveNotes, notes))
    if action[0] in ("take", "take_adjacent"):
        tile = TILE[str(table["cells"][str(action[1])])]
        pink = POINTS["pink"] if action[0] == "take" and COLOURS[COLOUR_OF[tile]] == "pink" else 0
        return step(own(table, hands), tile) + pink
    return ANSWERS[str(action[0])](table, hands, action) if action[0] == "pick" else 0.0


def vizier(view: View, notes: Notes, action: Action) -> float:
    """The magpie, with an eye on what is still to come and on what he leaves to the next."""
    worth_now = magpie(view, notes, action)
    if action[0] != "take":
        return worth_now
    table = cast(CaveView, view)
    hands = hands_of(table, cast(CaveNotes, notes))
    cell = str(action[1])
    return worth_now + promise(table, hands, cell) - left_over(table, hands, cell)


Hands = list[list[int]]


def hands_of(view: CaveView, notes: CaveNotes) -> Hands:
    """What lies behind each screen, as far as one sees or remembers."""
    return [
        [TILE[tile] for tile in (remembered if seat["hand"] is None else seat["hand"])]
        for seat, remembered in zip(view["seats"], notes["hands"], strict=True)
    ]


def own(view: CaveView, hands: Hands) -> list[int]:
    return hands[cast(int, view["seat"])]


def held(hand: list[int], tile: int) -> int:
    """How many tiles of this tile's kind a hand holds, itself not counted."""
    return sum(KIND_OF[other] == KIND_OF[tile] for other in hand if other != tile)


def step(hand: list[int], tile: int) -> int:
    """What one more tile adds to its group (CT-51): 1, 2, 3 …"""
    return held(hand, tile) + 1


def take(view: CaveView, hands: Hands, action: Action) -> float:
    cell = str(action[1])
    tile = TILE[str(view["cells"][cell])]
    return worth(view, hands, own(view, hands), tile, cell)


def worth(view: CaveView, hands: Hands, hand: list[int], tile: int, cell: str) -> float:
    """A tile from the board: its place in the group, and its effect."""
    return step(hand, tile) + EFFECTS[COLOUR_OF[tile]](view, hand, tile, cell)


def pink(view: CaveView, hand: list[int], tile: int, cell: str) -> float:
    return POINTS["pink"]


def blue(view: CaveView, hand: list[int], tile: int, cell: str) -> float:
    layout = LAYOUTS[str(view["options"]["variant"])]
    place = layout.index[cell]
    if layout.layer[place] == 1:
        return POINTS["blue_square"]
    return POINTS["blue_turned"] * uncovers(view, cell)


def brown(view: CaveView, hand: list[int], tile: int, cell: str) -> float:
    return POINTS["brown"] * step(hand, tile)


def green(view: CaveView, hand: list[int], tile: int, cell: str) -> float:
    layout = LAYOUTS[str(view["options"]["variant"])]
    beside = [layout.names[other] for other in layout.neighbours[layout.index[cell]]]
    up = face_up(view)
    tiles = [up[name] for name in beside if name in up and name not in view["locked"]]
    return max((step([*hand, tile], TILE[other]) for other in tiles), default=0)


def yellow(view: CaveView, hand: list[int], tile: int, cell: str) -> float:
    rivals = [s for number, s in enumerate(view["seats"]) if number != view["seat"]]
    return TRIBUTE if any(seat["tiles"] for seat in rivals) else 0


def white(view: CaveView, hand: list[int], tile: int, cell: str) -> float:
    return TABOO


EFFECTS = [pink, blue, brown, green, yellow, white]


def promise(view: CaveView, hands: Hands, cell: str) -> float:
    """What a group may still become: each tile of its kind that can be had makes it dearer."""
    tile = TILE[str(view["cells"][cell])]
    gone = {other for hand in hands for other in hand}
    kind = [other for other in range(len(KIND_OF)) if KIND_OF[other] == KIND_OF[tile]]
    return COMING * sum(other != tile and other not in gone for other in kind)


def left_over(view: CaveView, hands: Hands, cell: str) -> float:
    """The best the next player finds: what lies open still, or what this take lays open.

    The more rivals there are, the less one of them matters.
    """
    rival = hands[next_seat(view)]
    others = [(name, TILE[tile]) for name, tile in face_up(view).items() if name != cell]
    best = max((worth(view, hands, rival, tile, name) for name, tile in others), default=0.0)
    best = max(best, FACE_DOWN) if uncovers(view, cell) else best
    return best / (len(view["seats"]) - 1)


def uncovers(view: CaveView, cell: str) -> int:
    """How many tiles a take lays open."""
    layout = LAYOUTS[str(view["options"]["variant"])]
    place = layout.index[cell]
    return sum(
        [above for above in layout.above[below] if layout.names[above] in view["cells"]] == [place]
        for below in layout.below[place]
    )


def take_adjacent(view: CaveView, hands: Hands, action: Action) -> float:
    return step(own(view, hands), TILE[str(view["cells"][str(action[1])])])


def lamp_keep(view: CaveView, hands: Hands, action: Action) -> float:
    return swap_worth(view, hands, TILE[str(view["taken"])])


def lamp_swap(view: CaveView, hands: Hands, action: Action) -> float:
    return swap_worth(view, hands, TILE[str(action[1])])


def swap_worth(view: CaveView, hands: Hands, tile: int) -> float:
    """A tile instead of the lamp just taken; blue counts what was turned up already (CT-43)."""
    hand = [other for other in own(view, hands) if other != TILE[str(view["taken"])]]
    if COLOURS[COLOUR_OF[tile]] == "blue" and view["turned"]:
        return step(hand, tile) + POINTS["blue_turned"] * view["turned"]
    return worth(view, hands, hand, tile, str(view["taken_from"]))


def offer(view: CaveView, hands: Hands, action: Action) -> float:
    """Show what costs least and helps the asker least."""
    tile = TILE[str(action[1])]
    loss = step(own(view, hands), tile)
    return -(loss + THIEF * step(hands[view["active"]], tile))


def pick(view: CaveView, hands: Hands, action: Action) -> float:
    shown = view["seats"][cast(int, action[1])]["shows"]
    return step(own(view, hands), TILE[str(shown)])


def ban(view: CaveView, hands: Hands, action: Action) -> float:
    """Forbid what is worth most to the next player among the tiles that lie open."""
    following = next_seat(view)
    forbidden = FORBIDS[BAN[str(action[1]), str(action[2])]]
    return sum(
        worth(view, hands, hands[following], TILE[tile], cell)
        for cell, tile in face_up(view).items()
        if TILE[tile] in forbidden
    )


def next_seat(view: CaveView) -> int:
    """The next chair that still plays."""
    seats = len(view["seats"])
    order = [(view["active"] + k) % seats for k in range(1, seats)]
    return next((seat for seat in order if not view["seats"][seat]["gone"]), order[0])


Answer = Callable[[CaveView, Hands, Action], float]
ANSWERS: Mapping[str, Answer] = {
    "take": take,
    "take_adjacent": take_adjacent,
    "lamp_keep": lamp_keep,
    "lamp_swap": lamp_swap,
    "offer": offer,
    "pick": pick,
    "ban": ban,
}

HEURISTICS: Mapping[str, Heuristic] = {"greedy": magpie, "easy": child, "strong": vizier}
CHARACTERS: Mapping[str, Character] = read_characters(
    files(__package__).joinpath("characters.toml").read_text("utf-8")
)
