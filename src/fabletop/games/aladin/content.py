"""The cards, the dice and the times, read once from content.toml.

Inside, cards, chests, gems and kinds are small ints; to the outside they are words. Cards are
numbered by the alphabet of their names, so that options come out sorted.
"""

from __future__ import annotations

from typing import TypedDict, cast

from fabletop.core.options import Action, rank
from fabletop.packs.content import read_content


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


SOURCE = cast(Source, read_content(__package__))

CHESTS = SOURCE["chests"]
CHEST = {name: chest for chest, name in enumerate(CHESTS)}
BY_NAME = sorted(range(len(CHESTS)), key=CHESTS.__getitem__)
GEMS = SOURCE["gems"]
GEM = {name: gem for gem, name in enumerate(GEMS)}
PIECES = SOURCE["pieces"]
SIDES = SOURCE["sides"]
VALUES = range(1, SIDES + 1)
ROUNDS = SOURCE["rounds"]
WISHES = SOURCE["wishes"]
CHARM = SOURCE["charm"]
EYE = SOURCE["eye"]
PEEK = int(SOURCE["seconds"]["peek"])
RING_DIE = SOURCE["ring_die"]
TOKENS = tuple(range(1, SOURCE["tokens"] + 1))
POINTS = SOURCE["points"]
RACE = SOURCE["race"]
FLOOR = RACE["floor"]
LEVEL = RACE["level"]
WINDOW = RACE["window"]
WINDOW_UNMATCHED = RACE["window_unmatched"]
SECONDS = SOURCE["seconds"]
TIMERS = SOURCE["timers"]

# -- kinds: gems, then jewels by metal and piece, then the rest

JEWEL_KINDS = [f"{metal}-{piece}" for metal in CHESTS for piece in PIECES]
KINDS = [*GEMS, *JEWEL_KINDS, "talisman", "sorcerer"]
JEWELS = range(len(GEMS), len(GEMS) + len(CHESTS) * len(PIECES))
TALISMAN = KINDS.index("talisman")
SORCERER = KINDS.index("sorcerer")
SET = [tuple(JEWELS[3 * metal : 3 * metal + 3]) for metal in range(len(CHESTS))]
METAL_OF = {kind: (kind - len(GEMS)) // len(PIECES) for kind in JEWELS}

# -- cards


class Card(TypedDict):
    name: str
    kind: int
    chest: int
    scorpions: int


NO_CHEST = -1  # starting cards belong to none


def chest_cards(chest: int) -> list[Card]:
    """Section i.2: the cards of one chest in the order of their numbers."""
    metal, letter = CHESTS[chest], CHESTS[chest][0].upper()
    found: list[Card] = []
    for word, scorpions in SOURCE["scorpions"][metal].items():
        kind = KINDS.index(f"{metal}-{word}" if word in PIECES else word)
        for number in scorpions:
            name = f"{letter}{len(found) + 1:02}"
            found.append(Card(name=name, kind=kind, chest=chest, scorpions=number))
    last = Card(name=f"{letter}{len(found) + 1:02}", kind=SORCERER, chest=chest, scorpions=0)
    return [*found, last]


def starting_cards() -> list[Card]:
    """Section i.4."""
    gems = [gem for gem in range(len(GEMS)) for _ in range(SOURCE["starting"])]
    return [
        Card(name=f"ST{number}", kind=gem, chest=NO_CHEST, scorpions=0)
        for number, gem in enumerate(gems, 1)
    ]


_cards = [card for chest in BY_NAME for card in chest_cards(chest)] + starting_cards()
NAMES = [card["name"] for card in _cards]
CARD = {name: card for card, name in enumerate(NAMES)}
KIND = [card["kind"] for card in _cards]
CHEST_OF = [card["chest"] for card in _cards]
SCORPIONS = [card["scorpions"] for card in _cards]
STARTING = [card for card, chest in enumerate(CHEST_OF) if chest == NO_CHEST]
TREASURES = [
    [card for card, own in enumerate(CHEST_OF) if own == chest and KIND[card] != SORCERER]
    for chest in range(len(CHESTS))
]
SORCERERS = [
    next(card for card, own in enumerate(CHEST_OF) if own == chest and KIND[card] == SORCERER)
    for chest in range(len(CHESTS))
]
PILE = len(TREASURES[0]) + 1
AT_SORCERER = SOURCE["below_sorcerer"] + 1  # with so many cards left he lies on top

# -- lamp cards

EFFECTS = [effect for effect, count in SOURCE["lamp"].items() for _ in range(count)]
LAMPS = [f"LP{number:02}" for number in range(1, len(EFFECTS) + 1)]
LAMP = {name: lamp for lamp, name in enumerate(LAMPS)}
GIFTS = {f"{metal}_gift": chest for chest, metal in enumerate(CHESTS)}

# -- programs


def all_programs() -> list[Action]:
    """Every die in every chest; without a token."""
    found: list[Action] = [("program", chest, value, 0) for chest in CHESTS for value in VALUES]
    return sorted(found, key=rank)


def all_pairs() -> list[Action]:
    """AL-11: two dice in different chests, in the order of the chests."""
    pairs = [(one, two) for one in CHESTS for two in CHESTS if CHEST[one] < CHEST[two]]
    return sorted(
        (
            ("program_two", one, first, two, second, 0)
            for one, two in pairs
            for first in VALUES
            for second in VALUES
        ),
        key=rank,
    )


PROGRAMS = {False: all_programs(), True: all_pairs()}
READY: list[Action] = [("ready",)]
DRAW_OR_STOP: list[Action] = [("draw",), ("stop",)]
WISH: list[Action] = [("wish_accept",), ("wish_refuse",)]
WAIT: Action = ("wait",)
HOLD: Action = ("hold",)
PLACE: list[Action] = [("place_talisman", name) for name in GEMS]
LOOK: list[Action] = [("look", CHESTS[chest]) for chest in BY_NAME]
