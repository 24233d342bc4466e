"""The Places, the paths and the modes of content.toml, or of a pack: a value.

Inside, faces are small ints (the Wolves are the last); to the outside they are words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, TypedDict, cast

from fabletop.core.options import Action
from fabletop.packs.content import Names, read_content


class Path(TypedDict):
    """Last space before each bridge, and the cottage."""

    stone: int
    wood: int
    length: int


class Mode(TypedDict):
    pebbles: int
    tree: bool
    boots: bool
    ogre_start: int


class Source(TypedDict):
    """content.toml as it is written."""

    places: list[str]
    wolves: str
    first: int
    questions: int
    ogre: int
    wrong: int
    wrong_wolves: int
    helped: int
    tree: int
    boots_back: int
    table: int
    tile: int
    path: dict[str, Path]
    bridge: dict[str, int]
    mode: dict[str, Mode]
    seconds: dict[str, int]


READY: list[Action] = [("ready",)]
LOADED: list[Action] = [("loaded",)]
PEBBLE: Action = ("pebble",)
NO_ADVICE: Action = ("advise", None)
GO_ON: Action = ("vote", "continue")
BOOTS: Action = ("vote", "boots")
TREE: Action = ("vote", "tree")
VOTES: list[list[list[Action]]] = [  # by whether the Tree is there, and the Boots
    [[GO_ON], [BOOTS, GO_ON]],
    [[GO_ON, TREE], [BOOTS, GO_ON, TREE]],
]


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All that is in the box. A content pack is another one."""

    content: Mapping[str, Any]  # as content.toml and the pack have it
    pack: str  # the text of the pack, "" for the usual content
    places: list[str]
    faces: list[str]  # the Places and the Wolves
    face: dict[str, int]
    wolves: int
    first: int
    questions: int
    ogre: int
    wrong: int
    wrong_wolves: int
    helped: int
    tree: int
    boots_back: int
    paths: dict[str, Path]
    bridges: dict[str, int]
    modes: dict[str, Mode]
    seconds: dict[str, int]
    table: int
    grid: int  # TT-65: one tile a square
    play: int  # and how far it may lie beside its middle
    ask: list[Action]
    asks: dict[tuple[int, ...], list[Action]]  # by the cards one could name
    flip: list[Action]
    advise: list[Action]

    def __reduce__(self) -> tuple[Callable[[str], Box], tuple[str]]:
        return box_of, (self.pack,)  # to other processes by name


def box_of(pack: str) -> Box:
    """The box of the game with that pack; every process has one of its own."""
    from fabletop.games import game_of

    return cast(Box, cast(Any, game_of("tom_thumb", pack)).box)


def open_box(content: Mapping[str, Any], names: Names, pack: str = "") -> Box:
    """The tables of a box; what a pack calls things does not matter to these rules."""
    source = cast(Source, content)
    places = source["places"]
    faces = [*places, source["wolves"]]
    ask: list[Action] = [("ask", name) for name in places]
    grid = source["table"] // 5
    return Box(
        content=content,
        pack=pack,
        places=places,
        faces=faces,
        face={name: face for face, name in enumerate(faces)},
        wolves=faces.index(source["wolves"]),
        first=source["first"],
        questions=source["questions"],
        ogre=source["ogre"],
        wrong=source["wrong"],
        wrong_wolves=source["wrong_wolves"],
        helped=source["helped"],
        tree=source["tree"],
        boots_back=source["boots_back"],
        paths=source["path"],
        bridges=source["bridge"],
        modes=source["mode"],
        seconds=source["seconds"],
        table=source["table"],
        grid=grid,
        play=(grid - source["tile"]) // 2,
        ask=ask,
        asks=all_asks(ask, source["questions"]),
        flip=[("flip", index) for index in range(len(faces))],
        advise=[("advise", index) for index in range(len(faces))],
    )


def all_asks(ask: Sequence[Action], questions: int) -> dict[tuple[int, ...], list[Action]]:
    """What can be asked for, by the cards somebody holds."""
    return {
        cards: sorted(ask[card] for card in cards)
        for count in range(questions + 1)
        for cards in combinations(range(len(ask)), count)
    }


BOX = open_box(read_content(__package__), {})

# Scripts about positions name things of the usual box so (docs/positions/)
FACE = BOX.face
