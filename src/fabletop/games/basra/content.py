"""The city, the bandits and the figures, read once from content.toml.

Inside, bandits, gangs, groups and squares are small ints; to the outside they are words. Cards
are numbered by the alphabet of their names.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict, cast

from fabletop.core.options import Action
from fabletop.packs.content import read_content


class Group(TypedDict):
    gang: str
    destiny: list[int]


class Square(TypedDict):
    depth: int
    quarter: int
    kind: str
    gangs: NotRequired[list[str]]
    next: list[str]


class Source(TypedDict):
    """content.toml as it is written."""

    gangs: list[str]
    members: int
    start: str
    money: int
    unit: int
    steps: list[int]
    gang_die: list[str]
    dearest: int
    fees: dict[str, int]
    deals: dict[str, int]
    value: dict[str, int]
    price: dict[str, list[int]]
    seconds: dict[str, int]
    timers: dict[str, int]
    group: dict[str, Group]
    square: dict[str, Square]


SOURCE = cast(Source, read_content(__package__))

GANGS = SOURCE["gangs"]
GANG = {name: gang for gang, name in enumerate(GANGS)}
EVERY_GANG = tuple(range(len(GANGS)))
GANG_DIE = [GANG[name] for name in SOURCE["gang_die"]]
VALUE = [SOURCE["value"][name] for name in GANGS]
PRICE = [[SOURCE["price"][name][quarter] for name in GANGS] for quarter in range(4)]
FEES = SOURCE["fees"]
DEALS = SOURCE["deals"]
MONEY = SOURCE["money"]
UNIT = SOURCE["unit"]
DEAREST = SOURCE["dearest"]
STEPS = SOURCE["steps"]
CARD_VALUES = sorted(set(STEPS))
SECONDS = SOURCE["seconds"]
TIMERS = SOURCE["timers"]

# -- bandits

GROUPS = sorted(SOURCE["group"])
GROUP = {name: group for group, name in enumerate(GROUPS)}
GANG_OF_GROUP = [GANG[SOURCE["group"][name]["gang"]] for name in GROUPS]
DESTINY = [frozenset(SOURCE["group"][name]["destiny"]) for name in GROUPS]
MEMBERS = SOURCE["members"]
NAMES = [f"{name}-{member}" for name in GROUPS for member in range(1, MEMBERS + 1)]
CARD = {name: card for card, name in enumerate(NAMES)}
GROUP_OF = [card // MEMBERS for card in range(len(NAMES))]
GANG_OF = [GANG_OF_GROUP[group] for group in GROUP_OF]
CARDS_OF = [[card for card in range(len(NAMES)) if GANG_OF[card] == gang] for gang in EVERY_GANG]
ROWS = [  # how many destiny numbers of a group stand in each black row
    [sum(1 <= number - 6 * row <= 6 for number in numbers) for row in range(6)]
    for numbers in DESTINY
]

# -- the city

SQUARES = sorted(SOURCE["square"])
SQUARE = {name: square for square, name in enumerate(SQUARES)}
_squares = [SOURCE["square"][name] for name in SQUARES]
START = SQUARE[SOURCE["start"]]
DEPTH = [square["depth"] for square in _squares]
QUARTER = [square["quarter"] - 1 for square in _squares]
KIND = [square["kind"] for square in _squares]
RAIDED = [tuple(GANG[name] for name in square.get("gangs", ())) for square in _squares]
NEXT = [tuple(SQUARE[name] for name in square["next"]) for square in _squares]
LANES = ("main", "side")

# -- what people can do


def walk(square: int, steps: int, lane: str | None) -> int:
    """Where so many steps lead; at a junction by the lane chosen."""
    for _ in range(steps):
        ways = NEXT[square]
        square = ways[LANES.index(lane) if len(ways) > 1 and lane else 0]
    return square


def lanes(square: int, steps: int) -> tuple[str | None, ...]:
    """BA-23 to BA-25: the lanes to choose from, if such a move leaves a junction."""
    for _ in range(steps):
        if len(NEXT[square]) > 1:
            return LANES
        square = NEXT[square][0]
    return (None,)


MOVES: list[list[list[Action]]] = [  # by the square, and the steps
    [[("move", steps, lane) for lane in lanes(square, steps)] for steps in range(max(STEPS) + 1)]
    for square in range(len(SQUARES))
]
ARRIVAL: dict[tuple[int, int, str | None], int] = {
    (square, value, lane): walk(square, value, lane)
    for square in range(len(SQUARES))
    for value in CARD_VALUES
    for lane in (None, *LANES)
}
BUY: list[Action] = [("buy", name, None) for name in sorted(GANGS)]
BUYS = [(GANG[str(buy[1])], buy) for buy in BUY]
END_BUY: Action = ("end_buy",)
CHOOSE_GANG: list[Action] = [("choose_gang", name) for name in sorted(GANGS)]
DONE: Action = ("done",)
RESUME: Action = ("resume",)
REASONS = ("need_it", "no", "no_money", "too_dear", "too_little")
