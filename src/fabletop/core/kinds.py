"""Kinds of values in a position: how each is written, read, checked and described.

A *kind* turns JSON into the state's value: a card's name becomes its number. `write` is the
reverse.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from fabletop.core.options import Word, plain

MOST = 10**9  # far above any count in any game
LONGEST = 500  # far above the entries of any list
SHORT = 60  # characters of a quoted value in an error


class Wrong(ValueError):
    """A position that the rules cannot go on from; the message is one sentence."""


def must(holds: object, sentence: str) -> None:
    """Raises `Wrong` with this sentence unless it holds."""
    if not holds:
        raise Wrong(sentence)


class Bad(Exception):
    """A wrong value within a field: where, and what it must be."""

    def __init__(self, must: str, said: object, where: str = "") -> None:
        super().__init__(must)
        self.must, self.said, self.where = must, said, where

    def within(self, place: object) -> Bad:
        return Bad(self.must, self.said, f"[{in_short(place)}]{self.where}")


class Setup(NamedTuple):
    """The table of a position: seats and complete options."""

    seats: int
    options: Mapping[str, Word]


# -- kinds


Shape = str | dict[str, Any] | None
"""Where seats are in a value: it is a "seat", or a list by seat, or such are inside."""


class Kind:
    """How one sort of value is written in a position."""

    def says(self, table: Setup) -> str:
        """What a value must be, in words."""
        raise NotImplementedError

    def read(self, said: object, table: Setup) -> Any:
        """The value as the state holds it. Raises `Bad`."""
        raise NotImplementedError

    def write(self, has: Any, table: Setup) -> object:
        """The value as a position writes it: the reverse of `read`."""
        return has

    def shape(self) -> Shape:
        """Where seats are in such a value; None if nowhere."""
        return None


class Number(Kind):
    """A whole number; 1.0 and true are none."""

    def __init__(self, least: int = 0, most: int = MOST, step: int = 1) -> None:
        self.least, self.most, self.step = least, most, step

    def says(self, table: Setup) -> str:
        steps = "" if self.step == 1 else f" in steps of {self.step}"
        return f"a whole number from {self.least} to {self.most}{steps}"

    def read(self, said: object, table: Setup) -> int:
        if type(said) is int and self.least <= said <= self.most and not said % self.step:
            return said
        raise Bad(self.says(table), said)


class Seat(Kind):
    """A seat of the table, counted from 0."""

    def says(self, table: Setup) -> str:
        return f"a seat from 0 to {table.seats - 1}"

    def read(self, said: object, table: Setup) -> int:
        if type(said) is int and 0 <= said < table.seats:
            return said
        raise Bad(self.says(table), said)

    def shape(self) -> Shape:
        return "seat"


class Flag(Kind):
    """true or false."""

    def says(self, table: Setup) -> str:
        return "true or false"

    def read(self, said: object, table: Setup) -> bool:
        if type(said) is bool:
            return said
        raise Bad(self.says(table), said)


class Text(Kind):
    """A text that matches a regular expression."""

    def __init__(self, word: str, form: str, most: int = 20) -> None:
        self.word, self.form, self.most = word, re.compile(form), most

    def says(self, table: Setup) -> str:
        return self.word

    def read(self, said: object, table: Setup) -> str:
        if type(said) is str and len(said) <= self.most and self.form.fullmatch(said):
            return said
        raise Bad(self.says(table), said)


class OneOf(Kind):
    """One of a few words."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def says(self, table: Setup) -> str:
        return "one of " + ", ".join(map(spelt, self.words))

    def read(self, said: object, table: Setup) -> str:
        if type(said) is str and said in self.words:
            return said
        raise Bad(self.says(table), said)


class Named(Kind):
    """A name in the position, a number in the state: a card, a square. Several words are a list."""

    def __init__(self, word: str, index: Mapping[Any, int]) -> None:
        self.word, self.index = word, index
        self.names = {number: plain(name) for name, number in index.items()}

    def says(self, table: Setup) -> str:
        example = next(iter(self.index), "")
        return f"{self.word} such as {spelt(example)}"

    def read(self, said: object, table: Setup) -> int:
        name = tuple(said) if isinstance(said, list | tuple) and len(said) < LONGEST else said
        words = name if isinstance(name, tuple) else (name,)
        if all(type(word) is str for word in words) and name in self.index:
            return self.index[name]
        raise Bad(self.says(table), said)

    def write(self, has: int, table: Setup) -> object:
        name = self.names[has]
        return name[:] if isinstance(name, list) else name


class Else(Kind):
    """A value, or one of a few words (`None`, "?", -1) for its absence."""

    def __init__(self, kind: Kind, words: Mapping[Word, Any]) -> None:
        self.kind, self.words = kind, words

    def says(self, table: Setup) -> str:
        return f"{self.kind.says(table)} or {' or '.join(map(spelt, self.words))}"

    def read(self, said: object, table: Setup) -> Any:
        for word, value in self.words.items():
            if type(word) is type(said) and word == said:
                return value
        try:
            return self.kind.read(said, table)
        except Bad as bad:
            raise (bad if bad.where else Bad(self.says(table), said)) from None

    def write(self, has: Any, table: Setup) -> object:
        for word, value in self.words.items():
            if type(value) is type(has) and value == has:
                return word
        return self.kind.write(has, table)

    def shape(self) -> Shape:
        return self.kind.shape()


class ListOf(Kind):
    """A list of one kind, at most so long; with `different`, without duplicates."""

    def __init__(
        self,
        kind: Kind,
        most: int = LONGEST,
        different: bool = False,
        ordered: bool = False,
        as_tuple: bool = False,
    ) -> None:
        self.kind, self.most, self.different = kind, most, different
        self.ordered, self.as_tuple = ordered, as_tuple

    def says(self, table: Setup) -> str:
        fewest = "" if self.most == LONGEST else f" of at most {self.most}"
        different = ", none twice" if self.different else ""
        return f"a list{fewest}, each {self.kind.says(table)}{different}"

    def read(self, said: object, table: Setup) -> Any:
        if not isinstance(said, list | tuple) or len(said) > self.most:
            raise Bad(self.says(table), said)
        found = [within(place, self.kind, each, table) for place, each in enumerate(said)]
        if self.different and any(each in found[:place] for place, each in enumerate(found)):
            raise Bad(self.says(table), said)
        if self.ordered:
            found.sort()
        return tuple(found) if self.as_tuple else found

    def write(self, has: Iterable[Any], table: Setup) -> object:
        write = self.kind.write
        return [write(each, table) for each in has]

    def shape(self) -> Shape:
        inner = self.kind.shape()
        return {"all": inner} if inner else None


class EachSeat(Kind):
    """A list with one value for each seat."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def says(self, table: Setup) -> str:
        return f"a list with an entry for each of {table.seats} seats, {self.kind.says(table)}"

    def read(self, said: object, table: Setup) -> list[Any]:
        if not isinstance(said, list | tuple) or len(said) != table.seats:
            raise Bad(self.says(table), said)
        return [within(seat, self.kind, each, table) for seat, each in enumerate(said)]

    def write(self, has: Iterable[Any], table: Setup) -> object:
        write = self.kind.write
        return [write(each, table) for each in has]

    def shape(self) -> Shape:
        return {"each": self.kind.shape()}


class Row(Kind):
    """A list of fixed length, each place with its own kind: [seat, cards, money]."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds

    def says(self, table: Setup) -> str:
        return f"a list of {len(self.kinds)}: " + "; ".join(k.says(table) for k in self.kinds)

    def read(self, said: object, table: Setup) -> tuple[Any, ...]:
        if not isinstance(said, list | tuple) or len(said) != len(self.kinds):
            raise Bad(self.says(table), said)
        pairs = zip(self.kinds, said, strict=True)
        return tuple(within(place, kind, each, table) for place, (kind, each) in enumerate(pairs))

    def write(self, has: Iterable[Any], table: Setup) -> object:
        return [kind.write(each, table) for kind, each in zip(self.kinds, has, strict=True)]

    def shape(self) -> Shape:
        inner = [kind.shape() for kind in self.kinds]
        return {"row": inner} if any(inner) else None


class MapOf(Kind):
    """An object with any names of one kind and values of one kind."""

    def __init__(self, key: Kind, kind: Kind) -> None:
        self.key, self.kind = key, kind

    def says(self, table: Setup) -> str:
        return f"an object with {self.key.says(table)}, and for each {self.kind.says(table)}"

    def read(self, said: object, table: Setup) -> dict[Any, Any]:
        if not isinstance(said, Mapping) or len(said) > LONGEST:
            raise Bad(self.says(table), said)
        return {
            within(name, self.key, name, table): within(name, self.kind, each, table)
            for name, each in said.items()
        }

    def write(self, has: Mapping[Any, Any], table: Setup) -> object:
        key, kind = self.key, self.kind
        return {key.write(name, table): kind.write(each, table) for name, each in has.items()}

    def shape(self) -> Shape:
        inner = self.kind.shape()
        return {"all": inner} if inner else None


class Object(Kind):
    """An object with exactly these keys; those in `may` are optional."""

    def __init__(self, kinds: Mapping[str, Kind], may: Mapping[str, Any] | None = None) -> None:
        self.kinds, self.may = kinds, may or {}

    def says(self, table: Setup) -> str:
        return "an object with " + ", ".join(f"`{key}`" for key in self.kinds)

    def read(self, said: object, table: Setup) -> dict[str, Any]:
        if not isinstance(said, Mapping) or not set(said) <= set(self.kinds):
            raise Bad(self.says(table), said)
        if any(key not in said and key not in self.may for key in self.kinds):
            raise Bad(self.says(table), said)
        told = {key: within(key, self.kinds[key], each, table) for key, each in said.items()}
        return {**self.may, **told}

    def write(self, has: Mapping[str, Any], table: Setup) -> object:
        return {key: self.kinds[key].write(each, table) for key, each in has.items()}

    def shape(self) -> Shape:
        inner = {key: shape for key, kind in self.kinds.items() if (shape := kind.shape())}
        return {"keys": inner} if inner else None


class By(Kind):
    """A kind that depends on the table, such as the cells of a variant."""

    def __init__(self, kind: Callable[[Setup], Kind]) -> None:
        self.kind = kind

    def says(self, table: Setup) -> str:
        return self.kind(table).says(table)

    def read(self, said: object, table: Setup) -> Any:
        return self.kind(table).read(said, table)

    def write(self, has: Any, table: Setup) -> object:
        return self.kind(table).write(has, table)


class Agenda(Kind):
    """The steps still to do: all agendas that occur in play, each in the order of play.

    "buy buy_more? next_turn" stands for ["next_turn", "buy"] and ["next_turn", "buy_more",
    "buy"]; `?`, `*`, `|` and brackets work as in a regular expression. A step with arguments is
    one word, `open:2`. An empty agenda, the end, is always allowed. `once` are steps of older
    positions; they are ignored.
    """

    def __init__(self, *patterns: str, once: Collection[str] = ()) -> None:
        self.patterns, self.once = patterns, once
        self.expression = re.compile("|".join(map(expression, patterns)))
        self.words = {word for each in patterns for word in re.findall(r"[a-z_]\w*", each)}

    def says(self, table: Setup) -> str:
        return "an agenda that the rules can go on from, the next step last"

    def read(self, said: object, table: Setup) -> list[Any]:
        if not isinstance(said, list | tuple) or len(said) > LONGEST:
            raise Bad(self.says(table), said)
        steps = [step for each in said if (step := self.step(each, said, table)) not in self.once]
        if steps and not self.expression.fullmatch("".join(f"{in_words(s)} " for s in steps[::-1])):
            raise Bad(self.says(table), said)
        return steps

    def step(self, each: object, said: object, table: Setup) -> Any:
        words = each if isinstance(each, list | tuple) else [each]
        name = words[0] if words else None
        if type(name) is not str or name not in {*self.words, *self.once} or len(words) > SHORT:
            raise Bad(self.says(table), said)
        if any(type(word) is not int or abs(word) > MOST for word in words[1:]):
            raise Bad(self.says(table), said)
        return each if type(each) is str else tuple(words)

    def write(self, has: Sequence[str | tuple[Any, ...]], table: Setup) -> object:
        return [step if isinstance(step, str) else list(step) for step in has]


def expression(pattern: str) -> str:
    """The pattern of an agenda as a regular expression; a blank follows each step."""
    parts = re.findall(r"[a-z_][\w:\[\]-]*|[()?*|]", pattern)
    spelled = [f"(?:{part} )" if part[0] not in "()?*|" else part for part in parts]
    return f"(?:{''.join(spelled)})"


def in_words(step: str | tuple[object, ...]) -> str:
    return step if isinstance(step, str) else ":".join(map(str, step))


def within(place: object, kind: Kind, said: object, table: Setup) -> Any:
    try:
        return kind.read(said, table)
    except Bad as bad:
        raise bad.within(place) from None


# -- words


def spelt(word: object) -> str:
    """A word as JSON."""
    return json.dumps(word, ensure_ascii=False)


def in_short(said: object, depth: int = 2) -> str:
    """A value for an error message, cut short: it may be anything."""
    if isinstance(said, str):
        text = f'"{said[:SHORT]}'
        return f"{text}…" if len(said) > SHORT else f'{text}"'
    if isinstance(said, Mapping):
        return "an object" if said else "{}"
    if isinstance(said, list | tuple):
        if not depth:
            return "[…]"
        parts = ", ".join(in_short(each, depth - 1) for each in said[:8])
        text = f"[{parts}, …]" if len(said) > 8 else f"[{parts}]"
        return text if len(text) <= 2 * SHORT else f"{text[: 2 * SHORT]}…"
    if type(said) is int:
        return str(said) if abs(said) <= MOST**2 else "a number with too many digits"
    return spelt(said) if said is None or type(said) in (bool, float) else "something else"
