"""The deck as a value: the tables that rules, views and bots read, made of content.toml.

A content pack is another value of the same type. Inside, kinds are small ints in the order of the
catalogue (OS-8) and alarms are 0, 1, 2; to the outside they are words. A deck is only counts:
copies of a kind are all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypedDict, cast

from fabletop.core.options import Action, Option, Word
from fabletop.games.open_sesame.speech import Listener
from fabletop.games.open_sesame.ways import ways_to_recite
from fabletop.packs.content import Names, read_content

KEY = "open_sesame"
QUIET = -1  # alarm_of: none


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


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All that is in a box. It never changes, and every state of its games shares it."""

    pack: str  # the text of the content pack; "" for the usual content
    content: Mapping[str, Any]  # content.toml, with what the pack changes
    kinds: tuple[str, ...]
    kind: dict[str, int]
    by_name: tuple[int, ...]  # the kinds in the order of their names
    alarms: tuple[str, ...]
    alarm_of: tuple[int, ...]
    chief: int
    below_chief: int
    claim: int
    tokens: int
    most_named: int
    copies: dict[str, tuple[int, ...]]  # by deck, of every kind
    treasures: dict[str, tuple[int, ...]]  # by deck, every card but the Chief Thief
    seconds: dict[str, int]
    ponder: dict[str, float]
    pick: tuple[Action, ...]
    ways: dict[tuple[Word, ...], Sequence[Option]]  # to recite
    listener: Listener

    def spell(self, cards: Sequence[int]) -> list[str]:
        """Cards in words."""
        kinds = self.kinds
        return [kinds[kind] for kind in cards]

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return box_of, (KEY, self.pack)  # to other processes by the name of its game

    def __copy__(self) -> Box:
        return self

    def __deepcopy__(self, memo: object) -> Box:
        return self


def box_of(key: str, pack: str) -> object:
    """The box of the game with that content pack."""
    from fabletop.games import game_of

    return cast(Any, game_of(key, pack)).box


def open_box(content: Mapping[str, Any], names: Names, pack: str = "") -> Box:
    """The tables of a whole content, and a listener who knows what a pack calls its treasures."""
    source = cast(Source, content)
    lines = source["catalogue"]
    kinds, alarms = tuple(lines), tuple(source["alarms"])
    kind = {name: number for number, name in enumerate(kinds)}
    chief = kind[source["chief"]]
    copies = {deck: copies_in(deck, source) for deck in source["decks"]}
    listener = Listener(names)
    return Box(
        pack=pack,
        content=content,
        kinds=kinds,
        kind=kind,
        by_name=tuple(sorted(range(len(kinds)), key=kinds.__getitem__)),
        alarms=alarms,
        alarm_of=tuple([alarm_in(line["alarm"], alarms) for line in lines.values()]),
        chief=chief,
        below_chief=source["below_chief"],
        claim=source["claim"],
        tokens=source["tokens"],
        most_named=source["most_named"],
        copies=copies,
        treasures={deck: treasures_in(counts, chief) for deck, counts in copies.items()},
        seconds=source["seconds"],
        ponder=source["ponder"],
        pick=tuple([("pick", name) for name in kinds]),
        ways=ways_to_recite(kinds, source["most_named"], listener),
        listener=listener,
    )


def alarm_in(name: str, alarms: tuple[str, ...]) -> int:
    return alarms.index(name) if name in alarms else QUIET


def copies_in(deck: str, source: Source) -> tuple[int, ...]:
    """OS-2: how many of each kind a deck holds, the Chief Thief too."""
    fewer = source["decks"][deck]
    lines = source["catalogue"]
    return tuple([line["copies"] - fewer.get(kind, 0) for kind, line in lines.items()])


def treasures_in(copies: Sequence[int], chief: int) -> tuple[int, ...]:
    """Every treasure card of a deck, without the Chief Thief, in catalogue order."""
    return tuple([kind for kind, count in enumerate(copies) for _ in range(count) if kind != chief])


BOX: Box = open_box(read_content(__package__), {})

# Scripts about positions name things of the usual box so (docs/positions/)
KIND = BOX.kind
