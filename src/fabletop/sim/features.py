"""What a seat knows as a row of numbers: view and notes, flattened along what they can look like.

What they can look like is learnt from examples: `Place` gathers what was seen at one place of
many views, a `Layout` gives every place its numbers. A word has a number for each word seen there
and one for any other; where a piece of the box was seen, any piece can be. A figure is a share of
the largest. A list that is always sorted counts what was seen in it, any other has its items side
by side, the last ones if there are too many. In lists of lists, which tell what happened, a word
is only one number: its place among those seen. Everything lies between −1 and 1.

Most of a view stays as it was, so a row is not made anew but rewritten where something changed.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol, cast

import numpy as np
import numpy.typing as npt

from fabletop.core.options import rank

Row = npt.NDArray[np.float32]
NOTHING: tuple[object, ...] = ()  # where there is no place at all
MOST_COUNTED = 64  # larger numbers in a sorted list are figures, not things to count
MOST_WORDS = 64  # more different words, pieces aside, are mere names: which one tells nothing
MOST_ITEMS = (24, 12, 6, 3)  # kept of a list, the fewer the more lists it lies in
DEEP = 2  # in so many lists a word is one number only


class Place:
    """What was seen at one place of many examples."""

    def __init__(self) -> None:
        self.last: object = NOTHING
        self.words: set[str] = set()
        self.empty = False
        self.figures: set[float] = set()
        self.fields: dict[str | int, Place] = {}
        self.item: Place | None = None
        self.longest = 0
        self.sorted = True
        self.most = 1  # of the same in one list

    def learn(self, value: object) -> None:
        """One more example of what can be here."""
        if value == self.last and type(value) is type(self.last):
            return  # most of a view is as it was
        self.last = value
        if value is None:
            self.empty = True
        elif isinstance(value, str):
            self.words.add(value)
        elif isinstance(value, bool | int | float):
            self.figures.add(float(value))
        elif isinstance(value, Mapping):
            self.learn_fields(value)
        elif isinstance(value, list | tuple):
            self.learn_items(value)

    def learn_fields(self, value: Mapping[str | int, object]) -> None:
        for key in value:
            if key not in self.fields:
                self.fields[key] = Place()
        for key, place in self.fields.items():
            place.learn(value.get(key))

    def learn_items(self, value: Sequence[object]) -> None:
        self.item = self.item or Place()
        for item in value:
            self.item.learn(item)
        self.longest = max(self.longest, len(value))
        if self.sorted and value:
            self.sorted = is_sorted(value)
            self.most = max(self.most, *map(value.count, value))

    def is_list(self) -> bool:
        return self.item is not None or bool(self.fields)

    def is_counted(self) -> bool:
        """Whether a list here says all by what is in it, however it is ordered."""
        item = self.item
        if item is None or not self.sorted:
            return False
        return all(0 <= figure < MOST_COUNTED for figure in item.figures)


def is_sorted(value: Sequence[object]) -> bool:
    """Whether these are words or whole numbers in their order, so that the order tells nothing."""
    kinds = set(map(type, value))
    if kinds not in ({str}, {int}):
        return False
    return list(value) == sorted(cast(Sequence[str], value))


# -- where everything goes


class Part(Protocol):
    """A few places of the row, kept up to date."""

    def write(self, row: Row, old: object, new: object) -> None:
        """Make a row that says `old` say `new`."""


class Layout:
    """The names of the numbers given so far, and the pieces of the box."""

    def __init__(self, pieces: Iterable[str]) -> None:
        self.pieces = frozenset(pieces)
        self.names: list[str] = []

    def part(self, place: Place, name: str = "", depth: int = 0) -> Part:
        """Numbers for a place and all below it; it lies in `depth` lists."""
        parts: list[Part] = []
        if place.words or place.empty or place.figures:
            parts.append(Leaf(self, place, name, depth))
        if place.fields:
            parts.append(Fields(self, place, name, depth))
        if place.longest and place.is_counted():
            parts.append(Count(self, place, name, depth))
        elif place.longest:
            parts.append(Items(self, place, name, depth))
        return parts[0] if len(parts) == 1 else Either(parts)

    def slot(self, name: str) -> int:
        """One number more."""
        self.names.append(name)
        return len(self.names) - 1

    def known(self, words: set[str], complete: bool) -> list[str]:
        """The words that are told apart where these were seen."""
        others = words - self.pieces
        known = others if len(others) <= MOST_WORDS else set()
        seen = words & self.pieces
        return sorted(known | (self.pieces if seen and complete else seen))


class Either:
    """A place that can be of several kinds."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = parts

    def write(self, row: Row, old: object, new: object) -> None:
        for part in self.parts:
            part.write(row, old, new)


class Leaf:
    """A word, a figure, or None."""

    def __init__(self, layout: Layout, place: Place, name: str, depth: int) -> None:
        self.figure = layout.slot(name) if place.figures else -1
        self.largest = max([1.0, *map(abs, place.figures)])
        self.empty = layout.slot(f"{name} is empty") if place.empty else -1
        self.words: dict[str, tuple[int, float]] = {}
        self.other = (-1, 0.0)
        if place.words and depth >= DEEP:
            self.number_words(layout, place, name)
        elif place.words:
            words = layout.known(place.words, complete=True)
            self.words = {word: (layout.slot(f"{name}={word}"), 1.0) for word in words}
            self.other = (layout.slot(f"{name}=?"), 1.0)

    def number_words(self, layout: Layout, place: Place, name: str) -> None:
        words, slot = layout.known(place.words, complete=True), layout.slot(f"{name}=")
        shares = {word: (n + 1) / (len(words) + 1) for n, word in enumerate(words)}
        self.words = {word: (slot, share) for word, share in shares.items()}
        self.other = (slot, 1.0)

    def write(self, row: Row, old: object, new: object) -> None:
        before, _ = self.find(old)
        after, share = self.find(new)
        if before >= 0:
            row[before] = 0.0
        if after >= 0:
            row[after] = share

    def find(self, value: object) -> tuple[int, float]:
        """Which number says that, and what it then is."""
        if type(value) is str:
            return self.words.get(value, self.other)
        if value is None:
            return self.empty, 1.0
        if isinstance(value, int | float):
            share = value / self.largest
            return self.figure, share if -1.0 <= share <= 1.0 else math.copysign(1.0, share)
        return -1, 0.0


class Fields:
    """Things with names."""

    def __init__(self, layout: Layout, place: Place, name: str, depth: int) -> None:
        fields = sorted(place.fields.items(), key=lambda field: rank((field[0],)))
        dot = f"{name}." if name else ""
        self.parts = [(key, layout.part(below, f"{dot}{key}", depth)) for key, below in fields]

    def write(self, row: Row, old: object, new: object) -> None:
        before, after = getter(old), getter(new)
        for key, part in self.parts:
            was, now = before(key), after(key)
            if was is not now and was != now:
                part.write(row, was, now)


def getter(value: object) -> Callable[[object], object]:
    return value.get if isinstance(value, dict) else nothing


def nothing(key: object) -> object:
    return NOTHING


class Items:
    """Things in a row."""

    def __init__(self, layout: Layout, place: Place, name: str, depth: int) -> None:
        item = cast(Place, place.item)
        most = MOST_ITEMS[min(depth + item.is_list(), len(MOST_ITEMS) - 1)]
        places = range(min(place.longest, most))
        self.parts = [layout.part(item, f"{name}.{n}", depth + 1) for n in places]

    def write(self, row: Row, old: object, new: object) -> None:
        for part, was, now in zip(self.parts, self.spread(old), self.spread(new), strict=True):
            if was is not now and was != now:
                part.write(row, was, now)

    def spread(self, value: object) -> Sequence[object]:
        """As many as there are places; if there are more, the last ones."""
        items = list(value) if isinstance(value, list | tuple) else []
        most = len(self.parts)
        return items[-most:] + [NOTHING] * (most - len(items))


class Count:
    """How many of each."""

    def __init__(self, layout: Layout, place: Place, name: str, depth: int) -> None:
        item = cast(Place, place.item)
        self.share = 1.0 / place.most
        words = layout.known(item.words, complete=not depth)
        self.slots: dict[object, int] = {}
        for thing in (*words, *map(int, sorted(item.figures))):
            self.slots[thing] = layout.slot(f"{name}={thing}")
        self.other = layout.slot(f"{name}=?")

    def write(self, row: Row, old: object, new: object) -> None:
        for place in self.find(old):
            row[place] = 0.0
        share = self.share
        if share == 1.0:  # never two of the same
            for place in self.find(new):
                row[place] = 1.0
            return
        for place in self.find(new):
            row[place] = min(1.0, row[place] + share)

    def find(self, value: object) -> list[int]:
        if not isinstance(value, list | tuple):
            return []
        get, other = self.slots.get, self.other
        return [place for item in value if (place := get(item, other)) >= 0]


class Eye:
    """One seat's row, kept up to date from look to look."""

    def __init__(self, root: Part, size: int) -> None:
        self.root = root
        self.row: Row = np.zeros(size, np.float32)
        self.seen: object = NOTHING

    def look(self, view: Mapping[str, object], notes: Mapping[str, object]) -> Row:
        """What this view and these notes say; the row is the caller's to keep."""
        now = {"view": view, "notes": notes}
        self.root.write(self.row, self.seen, now)
        self.seen = now
        return self.row.copy()
