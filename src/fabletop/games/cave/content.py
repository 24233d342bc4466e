"""The tiles and the caves, read once from content.toml and laid out as tables.

Inside, kinds, colours, tiles and cells are small ints, in the canonical orders of the rules; to
the outside they are words: `sword-pink`, `L3R1C2`. Everything a rule asks often (what lies
below, who is next to whom, the action that takes a cell) is a table here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple, TypedDict, cast

from fabletop.core.options import Action
from fabletop.packs.content import read_content


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


SOURCE = cast(Source, read_content(__package__))

Wrong = tuple[tuple[str, ...], str, dict[str, int]]  # where, what, and its arguments

KINDS = SOURCE["kinds"]
COLOURS = SOURCE["colours"]
# Numbered by name, so that a sorted hand gives sorted options.
TILES = sorted(f"{kind}-{colour}" for kind in KINDS for colour in COLOURS)

KIND = {name: kind for kind, name in enumerate(KINDS)}
COLOUR = {name: colour for colour, name in enumerate(COLOURS)}
TILE = {name: tile for tile, name in enumerate(TILES)}

KIND_OF = [KIND[name.split("-")[0]] for name in TILES]
COLOUR_OF = [COLOUR[name.split("-")[1]] for name in TILES]
FIRST_OF = [KIND_OF.index(kind) for kind in range(len(KINDS))]  # the others of a kind follow it
LAMP = KIND[SOURCE["lamp"]]

# A ban is one int: a kind, or the number of kinds plus a colour (CT-18).
NO_BAN = -1
BANS = [("kind", name) for name in KINDS] + [("colour", name) for name in COLOURS]
BAN = {ban: code for code, ban in enumerate(BANS)}
FORBIDS = [
    frozenset(t for t in range(len(TILES)) if code in (KIND_OF[t], len(KINDS) + COLOUR_OF[t]))
    for code in range(len(BANS))
]

OFFER: list[Action] = [("offer", name) for name in TILES]
SWAP: list[Action] = [("lamp_swap", name) for name in TILES]
BAN_ACTIONS: list[tuple[int, Action]] = [(code, ("ban", *ban)) for ban, code in sorted(BAN.items())]
PICK: list[Action] = [("pick", seat) for seat in range(4)]


@dataclass(frozen=True, slots=True)
class Layout:
    """A cave: its cells from the bottom layer up, rows top to bottom, columns left to right."""

    names: list[str]
    index: Mapping[str, int]
    layer: list[int]
    centre: list[tuple[int, int]]
    below: list[tuple[int, ...]]
    above: list[tuple[int, ...]]
    covers: list[int]
    top: list[int]
    neighbours: list[tuple[int, ...]]
    take: list[Action]
    take_adjacent: list[Action]


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


CAVES = {
    name: lay_out([read_layer(text) for text in cave["layers"]])
    for name, cave in SOURCE["caves"].items()
}
LAYOUTS = {name: CAVES[variant["cave"]] for name, variant in SOURCE["variants"].items()}
REMOVED = {name: variant["removed"] for name, variant in SOURCE["variants"].items()}

GROUPS = SOURCE["groups"]
POINTS = SOURCE["points"]
SECONDS = SOURCE["seconds"]
TEMPO = SOURCE["tempo"]
DISPLAY = SOURCE["display"]


def wrong_content(source: Mapping[str, Any]) -> Iterator[Wrong]:
    """Caves of a content pack that nobody could build, or that the tiles do not fill."""
    for name, cave in source["caves"].items():
        layers = [read_layer(text) for text in cave["layers"]]
        variants = [each for each in source["variants"].values() if each["cave"] == name]
        kinds = len(KINDS) - max(variant["removed"] for variant in variants)
        cells, most = sum(layer.rows * layer.columns for layer in layers), kinds * len(COLOURS)
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
