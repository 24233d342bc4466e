"""The deck, read once from content.toml.

Inside, kinds are small ints in the order of the catalogue (OS-8) and alarms are 0, 1, 2; to the
outside they are words. A deck is only counts: copies of a kind are all the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict, cast

from fabletop.core.options import Action
from fabletop.packs.content import read_content


class Line(TypedDict):
    copies: int
    alarm: str  # or "quiet"


class Source(TypedDict):
    """content.toml as it is written."""

    chief: str
    below_chief: int
    claim: int
    alarms: list[str]
    tokens: int
    most_named: int
    catalogue: dict[str, Line]
    decks: dict[str, dict[str, int]]
    seconds: dict[str, int]
    ponder: dict[str, float]


SOURCE = cast(Source, read_content(__package__))

KINDS = list(SOURCE["catalogue"])
KIND = {name: kind for kind, name in enumerate(KINDS)}
BY_NAME = sorted(range(len(KINDS)), key=KINDS.__getitem__)
ALARMS = SOURCE["alarms"]
QUIET = -1
ALARM_OF = [
    ALARMS.index(line["alarm"]) if line["alarm"] in ALARMS else QUIET
    for line in SOURCE["catalogue"].values()
]
CHIEF = KIND[SOURCE["chief"]]
BELOW_CHIEF = SOURCE["below_chief"]
CLAIM = SOURCE["claim"]
TOKENS = SOURCE["tokens"]
MOST_NAMED = SOURCE["most_named"]
SECONDS = SOURCE["seconds"]
PONDER = SOURCE["ponder"]


def copies_in(deck: str) -> list[int]:
    """OS-2: how many of each kind a deck holds, the Chief Thief too."""
    fewer = SOURCE["decks"][deck]
    return [line["copies"] - fewer.get(kind, 0) for kind, line in SOURCE["catalogue"].items()]


COPIES: Mapping[str, list[int]] = {deck: copies_in(deck) for deck in SOURCE["decks"]}


def treasures(deck: str) -> list[int]:
    """Every treasure card of a deck, without the Chief Thief, in catalogue order."""
    return [
        kind for kind, copies in enumerate(COPIES[deck]) for _ in range(copies) if kind != CHIEF
    ]


PICK: list[Action] = [("pick", name) for name in KINDS]
