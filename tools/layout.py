"""Where the rooms of a drawing stand, and which way its arrows go.

A room stands above all it imports. On its way down an arrow passes the rows in between through
lanes. Arrows to one room share their lanes, so they meet like brooks and never cross a room.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from tools.rooms import Arrows, House

ROOM, LANE, GAP = 188.0, 10.0, 22.0  # widths in pixels
SWEEPS = 24


@dataclass(frozen=True, order=True)
class Spot:
    """A room in its row, or the lane of the arrows to a room in a row above it."""

    row: int
    room: str
    is_lane: bool = False

    @property
    def width(self) -> float:
        return LANE if self.is_lane else ROOM


@dataclass
class Layout:
    rows: list[list[Spot]]  # the lowest first
    x: dict[Spot, float]  # middles
    ways: Counter[tuple[Spot, Spot]]  # pieces of arrows, each one row down
    against: list[tuple[Spot, Spot]] = field(default_factory=list)  # arrows that lead up

    @property
    def width(self) -> float:
        return max(x + spot.width / 2 for spot, x in self.x.items())


def lay_out(house: House) -> Layout:
    down, up = order(house.arrows)
    row = rows_of(house.rooms, down)
    ways: Counter[tuple[Spot, Spot]] = Counter()
    for (room, other), count in sorted(down.items()):
        for piece in way(room, other, row):
            ways[piece] += count
    spots = {spot for piece in ways for spot in piece} | {Spot(row[r], r) for r in house.rooms}
    tangled = [sorted(spot for spot in spots if spot.row == n) for n in {*row.values()}]
    rows = untangle(tangled, ways)
    against = [(Spot(row[room], room), Spot(row[other], other)) for room, other in up]
    return Layout(rows, place(rows, ways), ways, against)


def way(room: str, other: str, row: Mapping[str, int]) -> list[tuple[Spot, Spot]]:
    """The pieces of one arrow, from row to row."""
    lanes = [Spot(number, other, True) for number in range(row[room] - 1, row[other], -1)]
    stops = [Spot(row[room], room), *lanes, Spot(row[other], other)]
    return [*pairwise(stops)]


# -- rows


def order(arrows: Arrows) -> tuple[Arrows, list[tuple[str, str]]]:
    """Arrows without circles; of every circle the thinnest arrow is set aside."""
    down: Arrows = Counter(arrows)
    aside: list[tuple[str, str]] = []
    while circle := find_circle(down):
        aside.append(min(circle, key=lambda pair: (down[pair], pair)))
        del down[aside[-1]]
    for pair in sorted(aside, key=lambda pair: -arrows[pair]):  # others may have been enough
        down[pair] = arrows[pair]
        if find_circle(down):
            del down[pair]
    return down, [pair for pair in sorted(aside) if pair not in down]


def find_circle(arrows: Arrows) -> list[tuple[str, str]]:
    for start in sorted({room for room, _ in arrows}):
        found = walk([start], arrows, set())
        if found:
            return found
    return []


def walk(path: list[str], arrows: Arrows, done: set[str]) -> list[tuple[str, str]]:
    """The arrows of a circle that can be reached from the end of a path."""
    for room, other in sorted(arrows):
        if room == path[-1] and other not in done:
            if other in path:
                circle = [*path[path.index(other) :], other]
                return [*pairwise(circle)]
            if found := walk([*path, other], arrows, done):
                return found
    done.add(path[-1])
    return []


def rows_of(rooms: Mapping[str, str], down: Arrows) -> dict[str, int]:
    """Every room as low as can be, above all it imports."""
    below = {room: [other for who, other in down if who == room] for room in rooms}
    found: dict[str, int] = {}

    def row(room: str) -> int:
        if room not in found:
            found[room] = max((row(other) + 1 for other in below[room]), default=0)
        return found[room]

    return {room: row(room) for room in rooms}


# -- the order within a row


def untangle(rows: list[list[Spot]], ways: Mapping[tuple[Spot, Spot], int]) -> list[list[Spot]]:
    """The order with the fewest crossings that some sweeps find."""
    best, least = rows, crossings(rows, ways)
    for sweep in range(SWEEPS):
        rows = [list(row) for row in rows]
        numbers = range(len(rows)) if sweep % 2 else range(len(rows) - 1, -1, -1)
        for number in numbers:
            rows[number].sort(key=pull(rows, ways, up=not sweep % 2))
        many = crossings(rows, ways)
        if many < least:
            best, least = rows, many
    return best


def pull(
    rows: list[list[Spot]], ways: Mapping[tuple[Spot, Spot], int], up: bool
) -> Callable[[Spot], float]:
    """Where its neighbours above or below draw a spot to."""
    at = {spot: (n + 0.5) / len(row) for row in rows for n, spot in enumerate(row)}

    def towards(spot: Spot) -> float:
        near = [at[a if up else b] for a, b in ways if (b if up else a) == spot]
        return sum(near) / len(near) if near else at[spot]

    return towards


def crossings(rows: list[list[Spot]], ways: Mapping[tuple[Spot, Spot], int]) -> int:
    at = {spot: n for row in rows for n, spot in enumerate(row)}
    pieces = [(a.row, at[a], at[b]) for a, b in ways]
    return sum(
        r == s and (a - c) * (b - d) < 0
        for n, (r, a, b) in enumerate(pieces)
        for s, c, d in pieces[n + 1 :]
    )


# -- places


def place(rows: list[list[Spot]], ways: Mapping[tuple[Spot, Spot], int]) -> dict[Spot, float]:
    """Middles, near those of the neighbours; nothing touches; the left edge is 0."""
    x = {spot: 0.0 for row in rows for spot in row}
    for row in rows:
        x.update(zip(row, spread(row, [0.0] * len(row)), strict=True))
    near: dict[Spot, list[Spot]] = {spot: [] for spot in x}
    for a, b in ways:
        near[a].append(b)
        near[b].append(a)
    for sweep in range(SWEEPS):
        for row in rows if sweep % 2 else rows[::-1]:
            wanted = [mean([x[other] for other in near[spot]] or [x[spot]]) for spot in row]
            x.update(zip(row, spread(row, wanted), strict=True))
    left = min(middle - spot.width / 2 for spot, middle in x.items())
    return {spot: round(middle - left, 1) for spot, middle in x.items()}


def spread(row: Sequence[Spot], wanted: Sequence[float]) -> list[float]:
    """As near to the places wanted as can be, in this order and with gaps."""
    steps = [(a.width + b.width) / 2 + GAP for a, b in pairwise(row)]
    before = [sum(steps[:n]) for n in range(len(row))]
    blocks: list[list[float]] = []
    for place, offset in zip(wanted, before, strict=True):
        blocks.append([place - offset])
        while len(blocks) > 1 and mean(blocks[-2]) > mean(blocks[-1]):
            last = blocks.pop()
            blocks[-1] += last
    level = [mean(block) for block in blocks for _ in block]
    return [at + offset for at, offset in zip(level, before, strict=True)]


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
