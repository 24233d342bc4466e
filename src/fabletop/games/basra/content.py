"""The city, the bandits and the figures: content.toml, or a pack's, laid out as tables.

Inside, bandits, gangs, groups and squares are small ints; to the outside they are words. Cards
are numbered by the alphabet of their names. All of it is one value, the `Box`; a state carries it
and never changes it. A content pack is another box.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NotRequired, TypedDict, cast

from fabletop.core.options import Action, Cards, Number, Option
from fabletop.packs.content import Names, read_content


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


# What no content changes.
LANES = ("main", "side")
END_BUY: Action = ("end_buy",)
DONE: Action = ("done",)
RESUME: Action = ("resume",)
REASONS = ("need_it", "no", "no_money", "too_dear", "too_little")
CHOICES_KEPT = 5000
Moves = list[list[list[Action]]]
Arrival = dict[tuple[int, int, str | None], int]


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """What is in a box of Basra."""

    content: Mapping[str, object]  # as content.toml and the pack have it
    pack: str
    # figures
    money: int
    unit: int
    dearest: int
    any_money: Number
    steps: list[int]
    card_values: list[int]
    fees: dict[str, int]
    deals: dict[str, int]
    most_open: int
    most_made: int
    seconds: dict[str, int]
    timers: dict[str, int]
    # gangs
    gangs: list[str]
    gang: dict[str, int]
    every_gang: tuple[int, ...]
    gang_die: list[int]
    value: list[int]  # by the gang
    price: list[list[int]]  # by the quarter
    no_prices: list[int]
    # bandits
    members: int
    groups: list[str]
    group: dict[str, int]
    gang_of_group: list[int]
    destiny: list[frozenset[int]]
    rows: list[list[int]]  # how many destiny numbers of a group stand in each black row
    names: list[str]
    card: dict[str, int]
    group_of: list[int]
    gang_of: list[int]
    value_of: list[int]
    cards_of: list[list[int]]
    # the city
    squares: list[str]
    square: dict[str, int]
    start: int
    depth: list[int]
    quarter: list[int]
    kind: list[str]
    happens: list[str]  # BA-28: the step of each square
    raided: list[tuple[int, ...]]
    ways: list[tuple[int, ...]]
    # what people can do
    moves: Moves  # by the square, and the steps
    arrival: Arrival
    buy: list[Action]
    buys: list[tuple[int, Action]]
    choose_gang: list[Action]
    # what to expect
    chance: list[float]  # to be caught, by group
    threat: list[tuple[float, ...]]  # by the square, how likely each gang is raided there
    raids_ahead: list[tuple[float, ...]]  # by the depth, for each gang, until the gate
    # kept, see below
    amounts: dict[int, Number]
    choices: list[dict[tuple[int, ...], Cards]]  # any number, and at least one
    drops: dict[str, dict[tuple[int, ...], Option]]

    def __reduce__(self) -> tuple[object, ...]:
        """To other processes it goes by name."""
        return box_of, ("basra", self.pack)

    def __deepcopy__(self, memo: object) -> Box:
        return self

    def spell(self, cards: Sequence[int]) -> list[str]:
        """Bandits by their names."""
        names = self.names
        return [names[card] for card in cards]

    def by_gang(self, cards: Sequence[int]) -> list[str]:
        """By their names; the order matters in each pile, but not between piles."""
        return self.spell(sorted(cards, key=self.gang_of.__getitem__))

    # -- made once for each, and kept

    def up_to(self, money: int) -> Number | int:
        """Any amount up to this."""
        if not money:
            return 0
        found = self.amounts.get(money)
        if found is None:
            found = self.amounts[money] = Number(0, money, self.unit)
        return found

    def some(self, cards: Sequence[int], least: int) -> Cards | tuple[()]:
        """Some of these; the latest are kept, since the same are offered again and again."""
        if not cards:
            return ()
        kept, key = self.choices[least], tuple(cards)
        hole = kept.get(key)
        if hole is None:
            if len(kept) > CHOICES_KEPT:
                kept.clear()
            hole = kept[key] = Cards(tuple(sorted(self.spell(cards))), least, len(cards))
        return hole

    def choice(self, verb: str, cards: Sequence[int]) -> Option:
        """To do something with some of these; kept like them."""
        kept, key = self.drops[verb], tuple(cards)
        option = kept.get(key)
        if option is None:
            if len(kept) > CHOICES_KEPT:
                kept.clear()
            option = kept[key] = (verb, self.some(cards, 1))
        return option

    # -- ways

    def walk(self, square: int, steps: int, lane: str | None) -> int:
        """Where so many steps lead; at a junction by the lane chosen."""
        return walk(self.ways, square, steps, lane)


def box_of(key: str, pack: str) -> Box:
    """The box of the game of that name, usual or of a pack."""
    from fabletop.games import game_of

    return cast(Box, game_of(key, pack).box)  # type: ignore[attr-defined]


def open_box(content: Mapping[str, Any], names: Names, pack: str = "") -> Box:
    """The tables of what content.toml says, or of that with a pack's changes."""
    source = cast(Source, content)
    gangs = source["gangs"]
    gang = {name: number for number, name in enumerate(gangs)}
    every_gang = tuple(range(len(gangs)))
    gang_die = [gang[name] for name in source["gang_die"]]
    steps = source["steps"]
    # bandits
    groups, members = sorted(source["group"]), source["members"]
    gang_of_group = [gang[source["group"][name]["gang"]] for name in groups]
    destiny = [frozenset(source["group"][name]["destiny"]) for name in groups]
    value = [source["value"][name] for name in gangs]
    cards = [f"{name}-{member}" for name in groups for member in range(1, members + 1)]
    group_of = [card // members for card in range(len(cards))]
    gang_of = [gang_of_group[group] for group in group_of]
    # the city
    squares = sorted(source["square"])
    square = {name: number for number, name in enumerate(squares)}
    city = [source["square"][name] for name in squares]
    kind = [each["kind"] for each in city]
    depth = [each["depth"] for each in city]
    raided = [tuple(gang[name] for name in each.get("gangs", ())) for each in city]
    ways = [tuple(square[name] for name in each["next"]) for each in city]
    threat = [threat_of(*each, gang_die, every_gang) for each in zip(kind, raided, strict=True)]
    buy: list[Action] = [("buy", name, None) for name in sorted(gangs)]
    return Box(
        content=content,
        pack=pack,
        money=source["money"],
        unit=source["unit"],
        dearest=source["dearest"],
        any_money=Number(0, source["dearest"], source["unit"]),
        steps=steps,
        card_values=sorted(set(steps)),
        fees=source["fees"],
        deals=source["deals"],
        most_open=source["deals"]["open"],
        most_made=source["deals"]["made"],
        seconds=source["seconds"],
        timers=source["timers"],
        gangs=gangs,
        gang=gang,
        every_gang=every_gang,
        gang_die=gang_die,
        value=value,
        price=[[source["price"][name][quarter] for name in gangs] for quarter in range(4)],
        no_prices=[0] * len(gangs),
        members=members,
        groups=groups,
        group={name: number for number, name in enumerate(groups)},
        gang_of_group=gang_of_group,
        destiny=destiny,
        rows=[rows_of(numbers) for numbers in destiny],
        names=cards,
        card={name: card for card, name in enumerate(cards)},
        group_of=group_of,
        gang_of=gang_of,
        value_of=[value[each] for each in gang_of],
        cards_of=[[card for card, own in enumerate(gang_of) if own == g] for g in every_gang],
        squares=squares,
        square=square,
        start=square[source["start"]],
        depth=depth,
        quarter=[each["quarter"] - 1 for each in city],
        kind=kind,
        happens=[f"on_{each}" for each in kind],
        raided=raided,
        ways=ways,
        moves=moves_in(ways, max(steps)),
        arrival=arrivals_in(ways, sorted(set(steps))),
        buy=buy,
        buys=[(gang[str(each[1])], each) for each in buy],
        choose_gang=[("choose_gang", name) for name in sorted(gangs)],
        chance=[len(numbers) / 36 for numbers in destiny],
        threat=threat,
        raids_ahead=raids_ahead_in(depth, threat, steps),
        amounts={},
        choices=[{}, {}],
        drops={"discard": {}, "retire": {}},
    )


def rows_of(numbers: frozenset[int]) -> list[int]:
    """How many destiny numbers stand in each black row."""
    return [sum(1 <= number - 6 * row <= 6 for number in numbers) for row in range(6)]


# -- ways through the city

Ways = list[tuple[int, ...]]


def walk(ways: Ways, square: int, steps: int, lane: str | None) -> int:
    """Where so many steps lead; at a junction by the lane chosen."""
    for _ in range(steps):
        on = ways[square]
        square = on[LANES.index(lane) if len(on) > 1 and lane else 0]
    return square


def lanes(ways: Ways, square: int, steps: int) -> tuple[str | None, ...]:
    """BA-23 to BA-25: the lanes to choose from, if such a move leaves a junction."""
    for _ in range(steps):
        if len(ways[square]) > 1:
            return LANES
        square = ways[square][0]
    return (None,)


def moves_in(ways: Ways, most: int) -> Moves:
    """Every move from every square, by its steps."""
    return [
        [
            [("move", steps, lane) for lane in lanes(ways, square, steps)]
            for steps in range(most + 1)
        ]
        for square in range(len(ways))
    ]


def arrivals_in(ways: Ways, values: Sequence[int]) -> Arrival:
    """Where every move leads."""
    return {
        (square, value, lane): walk(ways, square, value, lane)
        for square in range(len(ways))
        for value in values
        for lane in (None, *LANES)
    }


# -- what to expect

Gangs = tuple[int, ...]


def threat_of(kind: str, raided: Gangs, die: list[int], gangs: Gangs) -> tuple[float, ...]:
    """How likely a square threatens each gang, once Ali Baba lands there."""
    if kind == "raid_die":
        return tuple(die.count(gang) / 6 for gang in gangs)
    if kind == "raid_choice":
        return (1 / len(gangs),) * len(gangs)
    return tuple(float(kind == "raid_all" or gang in raided) for gang in gangs)


def raids_ahead_in(
    depth: list[int], threat: list[tuple[float, ...]], steps: list[int]
) -> list[tuple[float, ...]]:
    """How many raids on each gang one expects between a depth and the gate."""
    around = sum(steps)
    means = [
        mean_of([threat[n] for n, own in enumerate(depth) if own == at]) for at in range(around)
    ]
    found = []
    for here in range(around):
        raids = [0.0] * len(threat[0])
        for mean in means[here + 1 :]:
            raids = [before + more for before, more in zip(raids, mean, strict=True)]
        found.append(tuple(each * len(steps) / around for each in raids))
    return found


def mean_of(rows: list[tuple[float, ...]]) -> list[float]:
    """The mean of some rows, place by place."""
    return [sum(row) / len(rows) for row in zip(*rows, strict=True)]


BOX = open_box(read_content(__package__), {})

# Scripts about positions name things of the usual box so (docs/positions/)
CARD = BOX.card
