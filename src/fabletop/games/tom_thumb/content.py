"""The Places, the paths and the modes, read once from content.toml.

Inside, faces are small ints (the Wolves are the last); to the outside they are words.
"""

from __future__ import annotations

from itertools import combinations
from typing import TypedDict, cast

from fabletop.core.options import Action
from fabletop.packs.content import read_content


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


SOURCE = cast(Source, read_content(__package__))

PLACES = SOURCE["places"]
FACES = [*PLACES, SOURCE["wolves"]]
FACE = {name: face for face, name in enumerate(FACES)}
WOLVES = FACE[SOURCE["wolves"]]
FIRST = SOURCE["first"]
QUESTIONS = SOURCE["questions"]
OGRE = SOURCE["ogre"]
PATHS = SOURCE["path"]
BRIDGES = SOURCE["bridge"]
MODES = SOURCE["mode"]
SECONDS = SOURCE["seconds"]
MOST_TILES = len(FACES)

READY: list[Action] = [("ready",)]
LOADED: list[Action] = [("loaded",)]
ASK: list[Action] = [("ask", name) for name in PLACES]
ASKS: dict[tuple[int, ...], list[Action]] = {  # by the cards one could name
    cards: sorted(ASK[card] for card in cards)
    for count in range(QUESTIONS + 1)
    for cards in combinations(range(len(PLACES)), count)
}
FLIP: list[Action] = [("flip", index) for index in range(MOST_TILES)]
PEBBLE: Action = ("pebble",)
ADVISE: list[Action] = [("advise", index) for index in range(MOST_TILES)]
NO_ADVICE: Action = ("advise", None)
GO_ON: Action = ("vote", "continue")
BOOTS: Action = ("vote", "boots")
TREE: Action = ("vote", "tree")
VOTES: list[list[list[Action]]] = [  # by whether the Tree is there, and the Boots
    [[GO_ON], [BOOTS, GO_ON]],
    [[GO_ON, TREE], [BOOTS, GO_ON, TREE]],
]
