"""Choices as data: actions, options with holes, and the one test whether an action fits.

An action is a tuple of a verb and small arguments. An option is an action, or an action in which
some arguments are *holes*, placeholders: a number in a range, a text, some cards out of a set.
People, bots, fuzzers and the server all use the same test, `fits`.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, fields
from itertools import combinations, islice, product
from typing import Any, TypeAlias, cast

Word: TypeAlias = "bool | int | str | tuple[Word, ...] | None"
Action: TypeAlias = "tuple[Word, ...]"

MOST_FILLINGS = 24  # ways to fill the holes of an option, for a search


@dataclass(frozen=True, slots=True)
class Number:
    """Any whole number from `least` to `most`, in steps."""

    least: int
    most: int
    step: int = 1

    def takes(self, word: object) -> bool:
        return type(word) is int and word in range(self.least, self.most + 1, self.step)

    def fill(self, below: Callable[[int], int]) -> Word:
        return self.least + self.step * below((self.most - self.least) // self.step + 1)

    def some(self) -> tuple[Word, ...]:
        whole = range(self.least, self.most + 1, self.step)
        return tuple(dict.fromkeys((whole[0], whole[-1], whole[len(whole) // 2])))

    def spell(self) -> dict[str, object]:
        return {"hole": "number", "least": self.least, "most": self.most, "step": self.step}


@dataclass(frozen=True, slots=True)
class Text:
    """Any text of `least` to `most` characters."""

    least: int
    most: int

    def takes(self, word: object) -> bool:
        return isinstance(word, str) and self.least <= len(word) <= self.most

    def fill(self, below: Callable[[int], int]) -> Word:
        length = self.least + below(self.most - self.least + 1)
        return "".join("abcdefghijklmnopqrstuvwxyz"[below(26)] for _ in range(length))

    def some(self) -> tuple[Word, ...]:
        return ("a" * self.least,)

    def spell(self) -> dict[str, object]:
        return {"hole": "text", "least": self.least, "most": self.most}


@dataclass(frozen=True, slots=True)
class Phrase:
    """A text that the game understands; random bots choose among the `examples`."""

    name: str
    least: int
    most: int
    understands: Callable[[str], bool] = field(repr=False)
    examples: Callable[[], tuple[str, ...]] = field(repr=False)

    def takes(self, word: object) -> bool:
        return (
            isinstance(word, str)
            and self.least <= len(word) <= self.most
            and self.understands(word)
        )

    def fill(self, below: Callable[[int], int]) -> Word:
        examples = self.examples()
        return examples[below(len(examples))]

    def some(self) -> tuple[Word, ...]:
        return self.examples()[:1]

    def spell(self) -> dict[str, object]:
        return {"hole": "text", "least": self.least, "most": self.most}


@dataclass(frozen=True, slots=True)
class Cards:
    """`least` to `most` of the things in `of`, in any order, each at most as often as in `of`."""

    of: tuple[Word, ...]
    least: int
    most: int

    def takes(self, word: object) -> bool:
        if not isinstance(word, tuple) or not self.least <= len(word) <= self.most:
            return False
        if word and word[0] not in self.of:
            return False  # the fast path for most refusals
        named, there = [exact(card) for card in word], [exact(card) for card in self.of]
        return all(named.count(card) <= there.count(card) for card in named)

    def fill(self, below: Callable[[int], int]) -> Word:
        there, least = len(self.of), self.least
        count = least + below((self.most if self.most < there else there) - least + 1)
        if not count:
            return ()
        left = list(self.of)
        return tuple([left.pop(below(len(left))) for _ in range(count)])

    def some(self) -> tuple[Word, ...]:
        """The smallest choices, and the largest."""
        fewest = dict.fromkeys(combinations(self.of, self.least))
        return tuple(islice(dict.fromkeys((*fewest, self.of[: self.most])), MOST_FILLINGS))

    def spell(self) -> dict[str, object]:
        return {"hole": "cards", "of": plain(self.of), "least": self.least, "most": self.most}


@dataclass(frozen=True, slots=True)
class One:
    """Exactly one of the words in `of`."""

    of: tuple[Word, ...]

    def takes(self, word: object) -> bool:
        return exact(word) in [exact(own) for own in self.of]

    def fill(self, below: Callable[[int], int]) -> Word:
        return self.of[below(len(self.of))]

    def some(self) -> tuple[Word, ...]:
        return self.of

    def spell(self) -> dict[str, object]:
        return {"hole": "one", "of": plain(self.of)}


@dataclass(frozen=True, slots=True)
class Row:
    """A row of numbers, at most one for each of `most` seats."""

    of: Number
    most: int

    def takes(self, word: object) -> bool:
        return isinstance(word, tuple) and len(word) <= self.most and all(map(self.of.takes, word))

    def fill(self, below: Callable[[int], int]) -> Word:
        return tuple([self.of.fill(below) for _ in range(below(self.most + 1))])

    def some(self) -> tuple[Word, ...]:
        return ((),)

    def spell(self) -> dict[str, object]:
        return {**self.of.spell(), "hole": "row", "length": self.most}


Hole = Number | Text | Phrase | Cards | One | Row
HOLES = (Number, Text, Phrase, Cards, One, Row)
HOLE_TYPES = frozenset(HOLES)


def parts_of(hole: Any) -> tuple[Callable[..., object], tuple[object, ...]]:
    """How a hole is pickled; a compiled class needs this."""
    return type(hole), tuple([getattr(hole, part.name) for part in fields(hole)])


for kind in HOLES:
    copyreg.pickle(kind, parts_of)
SIMPLE = frozenset((str, int, bool, type(None)))
Option: TypeAlias = "tuple[Word | Hole, ...]"


def fits(option: Option, action: object) -> bool:
    """Whether an action equals this option, with allowed values in its holes."""
    if not isinstance(action, tuple) or len(option) != len(action):
        return False
    parts: Iterable[Any] = option
    for part, word in zip(parts, action, strict=True):
        if type(part) in HOLE_TYPES:
            if not part.takes(word):
                return False
        elif part != word or not is_same_kind(part, word):
            return False
    return True


def is_same_kind(part: object, word: object) -> bool:
    """Whether equal words are of one type, in all their parts: 1, 1.0 and true are equal."""
    if type(part) is not type(word):
        return False
    return type(part) is not tuple or exact(part) == exact(word)


def fits_any(options: Sequence[Option], action: object) -> bool:
    """Whether an action is one of these options."""
    if action in options:  # nearly always, and faster so; but 1, 1.0 and true are equal
        place = options.index(cast(Option, action))
        if fits(options[place], action):
            return True
    return any(fits(option, action) for option in options)


def matches(part: Word | Hole, word: object) -> bool:
    """Whether a word is this word, or fills this hole."""
    if isinstance(part, HOLES):
        return part.takes(word)
    return exact(part) == exact(word)


def exact(word: object) -> object:
    """A word with its type, so that 1, 1.0 and true stay different."""
    if isinstance(word, tuple):
        return tuple(exact(part) for part in word)
    return type(word).__name__, word


def has_holes(option: Option) -> bool:
    """Whether this option has a hole."""
    for part in option:  # noqa: SIM110 - a plain loop is faster than any()
        if type(part) in HOLE_TYPES:
            return True
    return False


def fill(option: Option, below: Callable[[int], int]) -> Action:
    """The option with its holes filled at random; `below(n)` returns 0…n−1."""
    parts: Iterable[Any] = option  # a set of types, because isinstance is much slower here
    return tuple([part.fill(below) if type(part) in HOLE_TYPES else part for part in parts])


def some_fillings(option: Option) -> list[Action]:
    """The option with its holes filled in a few very different ways."""
    if not has_holes(option):
        return [cast(Action, option)]
    parts = [part.some() if isinstance(part, HOLES) else (part,) for part in option]
    return list(islice(product(*parts), MOST_FILLINGS))


def rank(option: Option) -> tuple[tuple[str, object], ...]:
    """The sort key of option lists: word by word, types of words kept apart."""
    return tuple((type(part).__name__, _comparable(part)) for part in option)


def _comparable(part: Word | Hole) -> object:
    if part is None:
        return 0
    if isinstance(part, HOLES):
        return repr(part)
    return rank(part) if isinstance(part, tuple) else part


def spell(option: Option) -> list[object]:
    """An option or action as JSON."""
    if SIMPLE.issuperset(map(type, option)):
        return list(option)
    return [part.spell() if isinstance(part, HOLES) else plain(part) for part in option]


def spell_all(options: Sequence[Option]) -> list[list[object]]:
    """Options as JSON; most have no hole and no word in a word."""
    return [list(o) if SIMPLE.issuperset(map(type, o)) else spell(o) for o in options]


def plain(word: object) -> object:
    """A word as JSON: tuples become lists."""
    return [plain(part) for part in word] if isinstance(word, tuple) else word


def read(data: object) -> object:
    """A word from JSON: lists become tuples; unknown values stay and fit nothing."""
    if not isinstance(data, list):
        return data
    if SIMPLE.issuperset(map(type, data)):
        return tuple(data)
    return tuple([read(part) for part in data])
