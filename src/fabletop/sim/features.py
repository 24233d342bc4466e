"""What a seat knows as a vector of numbers: view and notes, flattened by a learnt layout.

The layout is learnt from examples. A `Place` gathers the values at one place of many views; a
`Layout` assigns entries of the vector. A word is one-hot, with one more entry for unknown words;
where a piece of the box was seen, any piece is known. A number is its share of the largest. A list
that is always sorted becomes counts. Any other list has its items side by side, the last ones if
there are too many. In lists of lists, which tell what happened, a word is one number: its index.
All entries lie between −1 and 1.

Most of a view does not change, so a vector is updated only where something changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Protocol, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from fabletop.core.options import rank

Row: TypeAlias = npt.NDArray[np.float32]
NOTHING: tuple[object, ...] = ()  # where there is no place at all
MOST_COUNTED = 64  # larger numbers in a sorted list are figures, not things to count
MOST_WORDS = 64  # more different words, pieces aside, are mere names: which one tells nothing
DEEP = 2  # in so many lists a word is one number only
MOST_ITEMS = {"words": 24, "things": 12, "lists": 6, "deep": 3}  # kept of a list


class Place:
    """The values at one place of many examples."""

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
        """Learn one more example of this place."""
        if value == self.last and type(value) is type(self.last):
            return  # most of a view is as it was
        self.last = value
        if value is None:
            self.empty = True
        elif isinstance(value, str):
            self.words.add(value)
        elif isinstance(value, int | float):
            self.figures.add(float(value))
        elif isinstance(value, Mapping):
            self.learn_fields(value)
        elif isinstance(value, list | tuple):
            self.learn_items(value)

    def learn_fields(self, value: Mapping[str | int, object]) -> None:
        is_first = not self.fields
        for key in value:
            if key not in self.fields:
                self.fields[key] = Place()
                self.fields[key].empty = not is_first
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

    def is_counted(self) -> bool:
        """Whether a list here is described by its counts alone."""
        item = self.item
        if item is None or not self.sorted:
            return False
        return all(0 <= figure < MOST_COUNTED for figure in item.figures)


def is_sorted(value: Sequence[object]) -> bool:
    """Whether these are sorted words or numbers, so that their order tells nothing."""
    kinds = set(map(type, value))
    if kinds not in ({str}, {int}):
        return False
    return list(value) == sorted(cast(Sequence[str], value))


# -- where everything goes


Said: TypeAlias = tuple[int, float]  # the number that says something, and what it then is
NO_SLOT: Said = (-1, 0.0)
SCALARS = frozenset((str, int, bool, float, type(None)))


class Part(Protocol):
    """Some entries of the vector, kept up to date."""

    def write(self, row: Row, old: object, new: object) -> None:
        """Update the vector from `old` to `new`."""


class Layout:
    """The names of the entries so far, and the pieces of the box."""

    def __init__(self, pieces: Iterable[str]) -> None:
        self.pieces = frozenset(pieces)
        self.names: list[str] = []

    def part(self, place: Place, name: str = "", depth: int = 0) -> Part:
        """Entries for a place and all below it; it lies in `depth` lists."""
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
        """Add one entry."""
        self.names.append(name)
        return len(self.names) - 1

    def known(self, words: set[str], complete: bool) -> list[str]:
        """The words that have entries where these were seen."""
        others = words - self.pieces
        known = others if len(others) <= MOST_WORDS else set()
        seen = words & self.pieces
        return sorted(known | (self.pieces if seen and complete else seen))


class Either:
    """A place whose values have several types."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = parts

    def write(self, row: Row, old: object, new: object) -> None:
        for part in self.parts:
            part.write(row, old, new)


class Leaf:
    """A word, a number, or None."""

    def __init__(self, layout: Layout, place: Place, name: str, depth: int) -> None:
        self.figure = layout.slot(name) if place.figures else -1
        self.largest = max([1.0, *map(abs, place.figures)])
        self.other = NO_SLOT
        self.known: dict[object, Said] = {}
        for figure in place.figures:
            self.known[figure] = self.find(figure)
        self.known[None] = (layout.slot(f"{name} is empty") if place.empty else -1, 1.0)
        words = layout.known(place.words, complete=True)
        if place.words and depth >= DEEP:
            slot = layout.slot(f"{name}=")
            self.known |= {word: (slot, (n + 1) / (len(words) + 1)) for n, word in enumerate(words)}
            self.other = (slot, 1.0)
        elif place.words:
            self.known |= {word: (layout.slot(f"{name}={word}"), 1.0) for word in words}
            self.other = (layout.slot(f"{name}=?"), 1.0)

    def write(self, row: Row, old: object, new: object) -> None:
        before = self.known.get(old) or self.find(old) if type(old) in SCALARS else NO_SLOT
        after = self.known.get(new) or self.find(new) if type(new) in SCALARS else NO_SLOT
        if before[0] >= 0:
            row[before[0]] = 0.0
        if after[0] >= 0:
            row[after[0]] = after[1]

    def find(self, value: object) -> Said:
        """The entry for an unknown word or a number."""
        if isinstance(value, int | float):
            return self.figure, max(-1.0, min(1.0, value / self.largest))
        return self.other


class Fields:
    """An object with named parts."""

    def __init__(self, layout: Layout, place: Place, name: str, depth: int) -> None:
        fields = sorted(place.fields.items(), key=lambda field: rank((field[0],)))
        dot = f"{name}." if name else ""
        self.parts = {key: layout.part(below, f"{dot}{key}", depth) for key, below in fields}

    def write(self, row: Row, old: object, new: object) -> None:
        parts = self.parts
        if not (isinstance(old, dict) and isinstance(new, dict)):
            was_here, is_here = getter(old), getter(new)
            for key, part in parts.items():
                part.write(row, was_here(key), is_here(key))
            return
        before = old.get
        for key, now in new.items():
            was = before(key)
            if was is not now and was != now and key in parts:
                parts[key].write(row, was, now)
        if not old.keys() <= new.keys():
            for key in (old.keys() - new.keys()) & parts.keys():
                parts[key].write(row, old[key], None)


def getter(value: object) -> Callable[[object], object]:
    return value.get if isinstance(value, dict) else nothing


def nothing(key: object) -> object:
    return NOTHING


def kind_of_list(item: Place, depth: int) -> str:
    if depth >= DEEP:
        return "deep"
    if item.item:
        return "lists"
    return "things" if item.fields or depth else "words"


class Items:
    """A list with its items side by side."""

    def __init__(self, layout: Layout, place: Place, name: str, depth: int) -> None:
        item = cast(Place, place.item)
        places = range(min(place.longest, MOST_ITEMS[kind_of_list(item, depth)]))
        self.parts = [layout.part(item, f"{name}.{n}", depth + 1) for n in places]

    def write(self, row: Row, old: object, new: object) -> None:
        before, after = self.kept(old), self.kept(new)
        pairs = zip_longest(before, after, fillvalue=NOTHING)
        for part, (was, now) in zip(self.parts, pairs, strict=False):
            if was is not now and was != now:
                part.write(row, was, now)

    def kept(self, value: object) -> Sequence[object]:
        """As many items as there are places; of more, the last ones."""
        items: Sequence[object] = value if isinstance(value, list | tuple) else NOTHING
        return items if len(items) <= len(self.parts) else items[-len(self.parts) :]


class Count:
    """A list as counts of its items."""

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
        for place in self.find(new):
            row[place] = 1.0 if self.share == 1.0 else min(1.0, float(row[place]) + self.share)

    def find(self, value: object) -> list[int]:
        if not isinstance(value, list | tuple):
            return []
        get, other = self.slots.get, self.other
        return [get(item, other) if type(item) in SCALARS else other for item in value]


class Eye:
    """One seat's vector, kept up to date from look to look."""

    def __init__(self, root: Part, size: int) -> None:
        self.root = root
        self.row: Row = np.zeros(size, np.float32)
        self.seen: object = NOTHING

    def look(self, view: Mapping[str, object], notes: Mapping[str, object]) -> Row:
        """The vector for this view and these notes; the caller may keep it."""
        now = {"view": view, "notes": notes}
        self.root.write(self.row, self.seen, now)
        self.seen = now
        return self.row.copy()
