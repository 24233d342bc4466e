"""The tiles and the caves of content.toml, or of a pack, laid out as tables: a value.

Inside, kinds, colours, tiles and cells are small ints, in the canonical orders of the rules; to
the outside they are words: `sword-pink`, `L3R1C2`. Everything a rule asks often (what lies
below, who is next to whom, the action that takes a cell) is a table here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple, TypedDict, cast

from fabletop.core.options import Action
from fabletop.packs.content import Names, read_content


class Layer(NamedTuple):
    rows: int
    columns: int
    x: int
    y: int


class Variant(TypedDict):
    cave: str
    removed: int


class Source(TypedDict):
    """content.toml as it is written."""

    kinds: list[str]
    colours: list[str]
    lamp: str
    display: int
    groups: list[int]
    points: dict[str, int]
    seconds: dict[str, int]
    tempo: dict[str, float]
    caves: dict[str, dict[str, list[str]]]
    variants: dict[str, Variant]


Wrong = tuple[tuple[str, ...], str, dict[str, int]]  # where, what, and its arguments

NO_BAN = -1
PICK: list[Action] = [("pick", seat) for seat in range(4)]


@dataclass(slots=True)  # not frozen: what is frozen and compiled cannot be copied or sent
class Layout:
    """A cave: its cells from the bottom layer up, rows top to bottom, columns left to right."""

    names: list[str]
    index: dict[str, int]
    layer: list[int]
    centre: list[tuple[int, int]]
    below: list[tuple[int, ...]]
    above: list[tuple[int, ...]]
    covers: list[int]
    top: list[int]
    neighbours: list[tuple[int, ...]]
    take: list[Action]
    take_adjacent: list[Action]


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All that is in the box. A content pack is another one."""

    content: Mapping[str, Any]  # as content.toml and the pack have it
    pack: str  # the text of the pack, "" for the usual content
    kinds: list[str]
    colours: list[str]
    tiles: list[str]  # numbered by name, so that a sorted hand gives sorted options
    kind: dict[str, int]
    tile: dict[str, int]
    kind_of: list[int]
    colour_of: list[int]
    first_of: list[int]  # of a kind, its first tile; the others follow it
    lamp: int
    bans: list[tuple[str, str]]  # a ban is one int: a kind, or the kinds and a colour (CT-18)
    ban: dict[tuple[str, str], int]
    forbids: list[frozenset[int]]
    ban_actions: list[tuple[int, Action]]
    all_bans: list[Action]
    offer: list[Action]
    swap: list[Action]
    caves: dict[str, Layout]
    layouts: dict[str, Layout]  # by variant
    removed: dict[str, int]  # by variant, how many kinds leave the game
    groups: list[int]
    pink: int
    brown: int
    blue_turned: int
    blue_square: int
    display: int
    seconds: dict[str, int]
    tempo: dict[str, float]
    free: list[bool]  # of every tile, whether bans forbid it: none
    known: dict[frozenset[int], list[bool]]  # what `barred` has found before

    def __reduce__(self) -> tuple[Callable[[str], Box], tuple[str]]:
        return box_of, (self.pack,)  # to other processes by name

    def barred(self, banned: frozenset[int]) -> list[bool]:
        """Of every tile, whether it is one of these; made once, and kept."""
        found = self.known.get(banned)
        if found is None:
            found = self.known[banned] = [tile in banned for tile in range(len(self.tiles))]
        return found


def box_of(pack: str) -> Box:
    """The box of the game with that pack; every process has one of its own."""
    from fabletop.games import game_of

    return cast(Box, cast(Any, game_of("cave", pack)).box)


def open_box(content: Mapping[str, Any], names: Names, pack: str = "") -> Box:
    """The tables of a box; what a pack calls things does not matter to these rules."""
    source = cast(Source, content)
    kinds, colours, points = source["kinds"], source["colours"], source["points"]
    tiles = sorted(f"{kind}-{colour}" for kind in kinds for colour in colours)
    kind_of = [kinds.index(name.split("-")[0]) for name in tiles]
    colour_of = [colours.index(name.split("-")[1]) for name in tiles]
    bans = [("kind", name) for name in kinds] + [("colour", name) for name in colours]
    ban_actions = in_order(bans)
    caves = {name: read_cave(cave["layers"]) for name, cave in source["caves"].items()}
    free = [False] * len(tiles)
    return Box(
        content=content,
        pack=pack,
        kinds=kinds,
        colours=colours,
        tiles=tiles,
        kind=numbered(kinds),
        tile=numbered(tiles),
        kind_of=kind_of,
        colour_of=colour_of,
        first_of=[kind_of.index(kind) for kind in range(len(kinds))],
        lamp=kinds.index(source["lamp"]),
        bans=bans,
        ban={ban: code for code, ban in enumerate(bans)},
        forbids=[
            frozenset(
                t for t in range(len(tiles)) if code in (kind_of[t], len(kinds) + colour_of[t])
            )
            for code in range(len(bans))
        ],
        ban_actions=ban_actions,
        all_bans=[action for _, action in ban_actions],
        offer=[("offer", name) for name in tiles],
        swap=[("lamp_swap", name) for name in tiles],
        caves=caves,
        layouts={name: caves[variant["cave"]] for name, variant in source["variants"].items()},
        removed={name: variant["removed"] for name, variant in source["variants"].items()},
        groups=source["groups"],
        pink=points["pink"],
        brown=points["brown"],
        blue_turned=points["blue_turned"],
        blue_square=points["blue_square"],
        display=source["display"],
        seconds=source["seconds"],
        tempo=source["tempo"],
        free=free,
        known={frozenset(): free},
    )


def numbered(names: Sequence[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


def in_order(bans: Sequence[tuple[str, str]]) -> list[tuple[int, Action]]:
    """What names each ban, with its number, as options are sorted."""
    codes = sorted(range(len(bans)), key=lambda code: bans[code])
    return [(code, ("ban", *bans[code])) for code in codes]


def read_cave(layers: Sequence[str]) -> Layout:
    return lay_out([read_layer(text) for text in layers])


def read_layer(text: str) -> Layer:
    """A layer as content.toml has it: `4x3+1+0`."""
    return Layer(*map(int, text.replace("x", "+").split("+")))


def lay_out(layers: Sequence[Layer]) -> Layout:
    """The tables of a cave. A tile rests on those of the layer below that it overlaps (CT-12)."""
    cells = [
        (number, row, column)
        for number, layer in enumerate(layers, 1)
        for row in range(1, layer.rows + 1)
        for column in range(1, layer.columns + 1)
    ]
    names = [f"L{number}R{row}C{column}" for number, row, column in cells]
    index = {cell: place for place, cell in enumerate(cells)}
    centre = [(layers[n - 1].x + 2 * (c - 1), layers[n - 1].y + 2 * (r - 1)) for n, r, c in cells]

    def overlapping(place: int, step: int) -> tuple[int, ...]:
        x, y = centre[place]
        return tuple(
            other
            for other, (number, _, _) in enumerate(cells)
            if number == cells[place][0] + step
            and abs(centre[other][0] - x) < 2
            and abs(centre[other][1] - y) < 2
        )

    def beside(place: int) -> tuple[int, ...]:
        n, r, c = cells[place]  # CT-16, in the order up, right, down, left
        around = [(n, r - 1, c), (n, r, c + 1), (n, r + 1, c), (n, r, c - 1)]
        return tuple(index[cell] for cell in around if cell in index)

    places = range(len(cells))
    above = [overlapping(place, +1) for place in places]
    return Layout(
        names=names,
        index={name: place for place, name in enumerate(names)},
        layer=[number for number, _, _ in cells],
        centre=centre,
        below=[overlapping(place, -1) for place in places],
        above=above,
        covers=[len(cells) for cells in above],
        top=[place for place in places if not above[place]],
        neighbours=[beside(place) for place in places],
        take=[("take", name) for name in names],
        take_adjacent=[("take_adjacent", name) for name in names],
    )


BOX = open_box(read_content(__package__), {})

# Scripts about positions name things of the usual box so (docs/positions/)
TILE = BOX.tile


# -- what no pack may say


def wrong_content(source: Mapping[str, Any]) -> Iterator[Wrong]:
    """Caves of a content pack that nobody could build, or that the tiles do not fill."""
    for name, cave in source["caves"].items():
        layers = [read_layer(text) for text in cave["layers"]]
        variants = [each for each in source["variants"].values() if each["cave"] == name]
        kinds = len(source["kinds"]) - max(variant["removed"] for variant in variants)
        cells = sum(layer.rows * layer.columns for layer in layers)
        most = kinds * len(source["colours"])
        if not is_ground(layers[0]) or not all(rests(*pair) for pair in pairwise(layers)):
            yield ("caves", name, "layers"), "layers", {}
        elif cells > most:
            yield ("caves", name, "layers"), "tiles", {"cells": cells, "most": most}


def is_ground(layer: Layer) -> bool:
    """The ground is a square, and everything else is measured from its corner."""
    return layer.rows == layer.columns >= 3 and not layer.x and not layer.y


def rests(below: Layer, above: Layer) -> bool:
    """Whether no tile of a layer hangs over the edge of the one below it."""
    return (
        below.x <= above.x
        and below.y <= above.y
        and above.x + 2 * above.columns <= below.x + 2 * below.columns
        and above.y + 2 * above.rows <= below.y + 2 * below.rows
    )
