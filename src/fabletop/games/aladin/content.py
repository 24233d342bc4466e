"""The cards, the dice and the times, as a value: a `Box`.

`BOX` is the usual one, from content.toml; a content pack is another one. A state carries its box,
and rules, views and bots read from it.

Inside, cards, chests, gems and kinds are small ints; to the outside they are words. Cards are
numbered by the alphabet of their names, so that options come out sorted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, TypedDict, cast

from fabletop.core.options import Action, One, Option, rank
from fabletop.packs.content import Names, read_content

NO_CHEST = -1  # starting cards belong to none


class Race(TypedDict):
    floor: int
    level: int
    window: int
    window_unmatched: int


class Points(TypedDict):
    card: int
    majority: int
    magic_ring: int
    set: dict[str, int]


class Source(TypedDict):
    """content.toml as it is written."""

    chests: list[str]
    gems: list[str]
    pieces: list[str]
    sides: int
    below_sorcerer: int
    starting: int
    rounds: int
    wishes: int
    charm: int
    eye: int
    tokens: int
    ring_die: int
    head_start: int
    head_step: int
    scorpions: dict[str, dict[str, list[int]]]
    lamp: dict[str, int]
    points: Points
    race: Race
    seconds: dict[str, float]
    timers: dict[str, float]


class Card(TypedDict):
    name: str
    kind: int
    chest: int
    scorpions: int


Programs = dict[bool, list[Action]]  # by whether it is a duel
Offered = dict[tuple[bool, tuple[int, ...]], list[Option]]  # and by the tokens left


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All that is in a box, laid out as tables."""

    content: Source
    pack: str  # its text; "" for the usual content
    # chests and gems
    chests: list[str]
    chest: dict[str, int]
    by_name: list[int]  # chests by the alphabet
    gems: list[str]
    gem: dict[str, int]
    pieces: list[str]
    # kinds: gems, then jewels by metal and piece, then the rest
    kinds: list[str]
    jewels: range
    talisman: int
    sorcerer: int
    sets: list[tuple[int, ...]]  # the kinds that make one, by metal
    metal_of: dict[int, int]
    # cards
    cards: list[str]
    card: dict[str, int]
    kind_of: list[int]
    chest_of: list[int]
    scorpions: list[int]
    starting: list[int]
    treasures: list[list[int]]  # by chest
    sorcerers: list[int]
    pile: int  # cards of a full chest
    at_sorcerer: int  # with so many cards left he lies on top
    # lamp cards
    effects: list[str]  # by lamp card
    lamps: list[str]
    lamp: dict[str, int]
    gifts: dict[str, int]
    # dice, tokens, times
    sides: int
    values: range
    tokens: tuple[int, ...]
    rounds: int
    wishes: int
    charm: int
    eye: int
    peek: int
    ring_die: int
    points: Points
    race: Race
    floor: int
    level: int
    window: int
    window_unmatched: int
    seconds: dict[str, float]
    timers: dict[str, float]
    # what can be done
    programs: Programs
    offered: Offered
    place: list[Action]
    look: list[Action]

    def spell(self, cards: Sequence[int]) -> list[str]:
        """The names of cards."""
        names = self.cards
        return [names[card] for card in cards]

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return box_of, ("aladin", self.pack)  # to other processes by name


def box_of(key: str, pack: str) -> Box:
    """The box of a game that everybody can make."""
    from fabletop.games import game_of

    return cast(Box, cast(Any, game_of(key, pack)).box)


def open_box(content: Mapping[str, Any], names: Names, pack: str = "") -> Box:
    """The tables of a box, from content.toml and what a pack changes of it.

    What a pack calls things is nothing that rules would ask for.
    """
    source = cast(Source, content)
    chests, gems, pieces = source["chests"], source["gems"], source["pieces"]
    by_name = sorted(range(len(chests)), key=chests.__getitem__)
    kinds = all_kinds(source)
    jewels = range(len(gems), len(gems) + len(chests) * len(pieces))
    sorcerer = kinds.index("sorcerer")
    cards = [card for chest in by_name for card in chest_cards(source, kinds, chest)]
    cards += starting_cards(source)
    treasures = [cards_of(cards, chest, sorcerer, False) for chest in range(len(chests))]
    effects = [effect for effect, count in source["lamp"].items() for _ in range(count)]
    lamps = [f"LP{number:02}" for number in range(1, len(effects) + 1)]
    tokens = tuple(range(1, source["tokens"] + 1))
    programs = {False: all_programs(source), True: all_pairs(source)}
    race = source["race"]
    return Box(
        content=source,
        pack=pack,
        chests=chests,
        chest=numbered(chests),
        by_name=by_name,
        gems=gems,
        gem=numbered(gems),
        pieces=pieces,
        kinds=kinds,
        jewels=jewels,
        talisman=kinds.index("talisman"),
        sorcerer=sorcerer,
        sets=[tuple(jewels[3 * metal : 3 * metal + 3]) for metal in range(len(chests))],
        metal_of={kind: (kind - len(gems)) // len(pieces) for kind in jewels},
        cards=[card["name"] for card in cards],
        card=numbered([card["name"] for card in cards]),
        kind_of=[card["kind"] for card in cards],
        chest_of=[card["chest"] for card in cards],
        scorpions=[card["scorpions"] for card in cards],
        starting=[number for number, card in enumerate(cards) if card["chest"] == NO_CHEST],
        treasures=treasures,
        sorcerers=[cards_of(cards, chest, sorcerer, True)[0] for chest in range(len(chests))],
        pile=len(treasures[0]) + 1,
        at_sorcerer=source["below_sorcerer"] + 1,
        effects=effects,
        lamps=lamps,
        lamp=numbered(lamps),
        gifts={f"{metal}_gift": chest for chest, metal in enumerate(chests)},
        sides=source["sides"],
        values=dice_of(source),
        tokens=tokens,
        rounds=source["rounds"],
        wishes=source["wishes"],
        charm=source["charm"],
        eye=source["eye"],
        peek=int(source["seconds"]["peek"]),
        ring_die=source["ring_die"],
        points=source["points"],
        race=race,
        floor=race["floor"],
        level=race["level"],
        window=race["window"],
        window_unmatched=race["window_unmatched"],
        seconds=source["seconds"],
        timers=source["timers"],
        programs=programs,
        offered=all_offers(programs, tokens),
        place=[("place_talisman", name) for name in gems],
        look=[("look", chests[chest]) for chest in by_name],
    )


def numbered(names: Sequence[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


# -- cards


def all_kinds(source: Source) -> list[str]:
    jewels = [f"{metal}-{piece}" for metal in source["chests"] for piece in source["pieces"]]
    return [*source["gems"], *jewels, "talisman", "sorcerer"]


def chest_cards(source: Source, kinds: Sequence[str], chest: int) -> list[Card]:
    """Section i.2: the cards of one chest in the order of their numbers."""
    metal = source["chests"][chest]
    letter = metal[0].upper()
    found: list[Card] = []
    for word, scorpions in source["scorpions"][metal].items():
        kind = kinds.index(f"{metal}-{word}" if word in source["pieces"] else word)
        for number in scorpions:
            name = f"{letter}{len(found) + 1:02}"
            found.append(Card(name=name, kind=kind, chest=chest, scorpions=number))
    name, kind = f"{letter}{len(found) + 1:02}", kinds.index("sorcerer")
    return [*found, Card(name=name, kind=kind, chest=chest, scorpions=0)]


def starting_cards(source: Source) -> list[Card]:
    """Section i.4."""
    gems = [gem for gem in range(len(source["gems"])) for _ in range(source["starting"])]
    return [
        Card(name=f"ST{number}", kind=gem, chest=NO_CHEST, scorpions=0)
        for number, gem in enumerate(gems, 1)
    ]


def cards_of(cards: Sequence[Card], chest: int, sorcerer: int, his: bool) -> list[int]:
    """The treasures of a chest, or its Sorcerer."""
    return [
        number
        for number, card in enumerate(cards)
        if card["chest"] == chest and (card["kind"] == sorcerer) == his
    ]


# -- programs


def dice_of(source: Source) -> range:
    """AL-10: what a die can show."""
    return range(1, source["sides"] + 1)


def all_programs(source: Source) -> list[Action]:
    """Every die in every chest; without a token."""
    found: list[Action] = [
        ("program", chest, value, 0) for chest in source["chests"] for value in dice_of(source)
    ]
    return sorted(found, key=rank)


def all_pairs(source: Source) -> list[Action]:
    """AL-11: two dice in different chests, in the order of the chests."""
    values = dice_of(source)
    found: list[Action] = [
        ("program_two", one, first, two, second, 0)
        for one, two in combinations(source["chests"], 2)
        for first in values
        for second in values
    ]
    return sorted(found, key=rank)


def all_offers(programs: Programs, tokens: tuple[int, ...]) -> Offered:
    """AL-115: every program, and in sealed mode one of the tokens left."""
    return {
        (duel, left): [(*program[:-1], One(left)) if left else program for program in all_of_them]
        for duel, all_of_them in programs.items()
        for count in range(len(tokens) + 1)
        for left in combinations(tokens, count)
    }


BOX = open_box(read_content(__package__), {})

# Scripts about positions name things of the usual box so (docs/positions/)
CARD = BOX.card
LAMP = BOX.lamp
