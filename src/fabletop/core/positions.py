"""What a position may say: every key declared once, with what it must be.

A game lists the `Field`s of its state. From the list come a `read` that checks whatever it is
told, the names of keys nobody declared, and the table of keys for people. A *kind* reads what
JSON has and gives what the state has: a card's name becomes its number. What a key alone cannot
say (no card twice, an agenda that fits the rest) a game adds with `Box` and `must`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, NamedTuple

from fabletop.core.options import Word

MOST = 10**9  # no count of any game comes near it
LONGEST = 500  # nor any list to so many entries
SHORT = 60  # characters of what was said, in a sentence about it


class Wrong(ValueError):
    """A position that the rules cannot go on from: one sentence."""


def must(holds: object, sentence: str) -> None:
    """Raises `Wrong` with this sentence unless it holds."""
    if not holds:
        raise Wrong(sentence)


class Bad(Exception):
    """Something within a field that is not what it must be: where, and what it must be."""

    def __init__(self, must: str, said: object, where: str = "") -> None:
        super().__init__(must)
        self.must, self.said, self.where = must, said, where

    def within(self, place: object) -> Bad:
        return Bad(self.must, self.said, f"[{in_short(place)}]{self.where}")


class Table(NamedTuple):
    """The table a position is of; its options are complete."""

    seats: int
    options: Mapping[str, Word]


# -- kinds


class Kind:
    """How one sort of thing is written in a position."""

    def says(self, table: Table) -> str:
        """What it must be, in words."""
        raise NotImplementedError

    def read(self, said: object, table: Table) -> Any:
        """The same as the state has it. Raises `Bad`."""
        raise NotImplementedError


class Number(Kind):
    """A whole number, neither 1.0 nor true."""

    def __init__(self, least: int = 0, most: int = MOST, step: int = 1) -> None:
        self.least, self.most, self.step = least, most, step

    def says(self, table: Table) -> str:
        steps = "" if self.step == 1 else f" in steps of {self.step}"
        return f"a whole number from {self.least} to {self.most}{steps}"

    def read(self, said: object, table: Table) -> int:
        if type(said) is int and self.least <= said <= self.most and not said % self.step:
            return said
        raise Bad(self.says(table), said)


class Seat(Kind):
    """A seat of the table, counted from 0."""

    def says(self, table: Table) -> str:
        return f"a seat from 0 to {table.seats - 1}"

    def read(self, said: object, table: Table) -> int:
        if type(said) is int and 0 <= said < table.seats:
            return said
        raise Bad(self.says(table), said)


class Flag(Kind):
    """true or false."""

    def says(self, table: Table) -> str:
        return "true or false"

    def read(self, said: object, table: Table) -> bool:
        if type(said) is bool:
            return said
        raise Bad(self.says(table), said)


class Text(Kind):
    """A text of a certain form, as a regular expression says it."""

    def __init__(self, word: str, form: str, most: int = 20) -> None:
        self.word, self.form, self.most = word, re.compile(form), most

    def says(self, table: Table) -> str:
        return self.word

    def read(self, said: object, table: Table) -> str:
        if type(said) is str and len(said) <= self.most and self.form.fullmatch(said):
            return said
        raise Bad(self.says(table), said)


class OneOf(Kind):
    """One of a few words."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def says(self, table: Table) -> str:
        return "one of " + ", ".join(map(spelt, self.words))

    def read(self, said: object, table: Table) -> str:
        if type(said) is str and said in self.words:
            return said
        raise Bad(self.says(table), said)


class Named(Kind):
    """A name outside, a number inside: a card, a square. A name of several words is a list."""

    def __init__(self, word: str, index: Mapping[Any, int]) -> None:
        self.word, self.index = word, index

    def says(self, table: Table) -> str:
        example = next(iter(self.index), "")
        return f"{self.word} such as {spelt(example)}"

    def read(self, said: object, table: Table) -> int:
        name = tuple(said) if isinstance(said, list | tuple) and len(said) < LONGEST else said
        words = name if isinstance(name, tuple) else (name,)
        if all(type(word) is str for word in words) and name in self.index:
            return self.index[name]
        raise Bad(self.says(table), said)


class Else(Kind):
    """Something, or one of a few words (`None`, "?", -1) that stand for none of it."""

    def __init__(self, kind: Kind, words: Mapping[Word, Any]) -> None:
        self.kind, self.words = kind, words

    def says(self, table: Table) -> str:
        return f"{self.kind.says(table)} or {' or '.join(map(spelt, self.words))}"

    def read(self, said: object, table: Table) -> Any:
        for word, value in self.words.items():
            if type(word) is type(said) and word == said:
                return value
        try:
            return self.kind.read(said, table)
        except Bad as bad:
            raise (bad if bad.where else Bad(self.says(table), said)) from None


class ListOf(Kind):
    """Some of one kind, at most so many; `different` ones if each may be there once."""

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

    def says(self, table: Table) -> str:
        fewest = "" if self.most == LONGEST else f" of at most {self.most}"
        different = ", none twice" if self.different else ""
        return f"a list{fewest}, each {self.kind.says(table)}{different}"

    def read(self, said: object, table: Table) -> Any:
        if not isinstance(said, list | tuple) or len(said) > self.most:
            raise Bad(self.says(table), said)
        found = [within(place, self.kind, each, table) for place, each in enumerate(said)]
        if self.different and any(each in found[:place] for place, each in enumerate(found)):
            raise Bad(self.says(table), said)
        if self.ordered:
            found.sort()
        return tuple(found) if self.as_tuple else found


class EachSeat(Kind):
    """One for each seat."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def says(self, table: Table) -> str:
        return f"a list with an entry for each of {table.seats} seats, {self.kind.says(table)}"

    def read(self, said: object, table: Table) -> list[Any]:
        if not isinstance(said, list | tuple) or len(said) != table.seats:
            raise Bad(self.says(table), said)
        return [within(seat, self.kind, each, table) for seat, each in enumerate(said)]


class Row(Kind):
    """A list of a fixed length, each place of its own kind: [seat, cards, money]."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds

    def says(self, table: Table) -> str:
        return f"a list of {len(self.kinds)}: " + "; ".join(k.says(table) for k in self.kinds)

    def read(self, said: object, table: Table) -> tuple[Any, ...]:
        if not isinstance(said, list | tuple) or len(said) != len(self.kinds):
            raise Bad(self.says(table), said)
        pairs = zip(self.kinds, said, strict=True)
        return tuple(within(place, kind, each, table) for place, (kind, each) in enumerate(pairs))


class MapOf(Kind):
    """An object: what stands at which name."""

    def __init__(self, key: Kind, kind: Kind) -> None:
        self.key, self.kind = key, kind

    def says(self, table: Table) -> str:
        return f"an object with {self.key.says(table)}, and for each {self.kind.says(table)}"

    def read(self, said: object, table: Table) -> dict[Any, Any]:
        if not isinstance(said, Mapping) or len(said) > LONGEST:
            raise Bad(self.says(table), said)
        return {
            within(name, self.key, name, table): within(name, self.kind, each, table)
            for name, each in said.items()
        }


class Object(Kind):
    """An object with these keys and no others; those in `may` can be left out."""

    def __init__(self, kinds: Mapping[str, Kind], may: Mapping[str, Any] | None = None) -> None:
        self.kinds, self.may = kinds, may or {}

    def says(self, table: Table) -> str:
        return "an object with " + ", ".join(f"`{key}`" for key in self.kinds)

    def read(self, said: object, table: Table) -> dict[str, Any]:
        if not isinstance(said, Mapping) or not set(said) <= set(self.kinds):
            raise Bad(self.says(table), said)
        if any(key not in said and key not in self.may for key in self.kinds):
            raise Bad(self.says(table), said)
        told = {key: within(key, self.kinds[key], each, table) for key, each in said.items()}
        return {**self.may, **told}


class By(Kind):
    """A kind that depends on the table: the cells of a variant."""

    def __init__(self, kind: Callable[[Table], Kind]) -> None:
        self.kind = kind

    def says(self, table: Table) -> str:
        return self.kind(table).says(table)

    def read(self, said: object, table: Table) -> Any:
        return self.kind(table).read(said, table)


class Agenda(Kind):
    """What is still to be done: the agendas that occur in play, written as they are done.

    "buy buy_more? next_turn" stands for ["next_turn", "buy"] and ["next_turn", "buy_more",
    "buy"]; `?`, `*`, `|` and brackets mean what they mean in a regular expression. A step with
    arguments is one word, `open:2`. The end is an empty agenda and always one. `once` are steps
    of older positions, which are passed over.
    """

    def __init__(self, *patterns: str, once: Collection[str] = ()) -> None:
        self.patterns, self.once = patterns, once
        self.expression = re.compile("|".join(map(expression, patterns)))
        self.words = {word for each in patterns for word in re.findall(r"[a-z_]\w*", each)}

    def says(self, table: Table) -> str:
        return "an agenda that the rules can go on from, the next step last"

    def read(self, said: object, table: Table) -> list[Any]:
        if not isinstance(said, list | tuple) or len(said) > LONGEST:
            raise Bad(self.says(table), said)
        steps = [step for each in said if (step := self.step(each, said, table)) not in self.once]
        if steps and not self.expression.fullmatch("".join(f"{in_words(s)} " for s in steps[::-1])):
            raise Bad(self.says(table), said)
        return steps

    def step(self, each: object, said: object, table: Table) -> Any:
        words = each if isinstance(each, list | tuple) else [each]
        name = words[0] if words else None
        if type(name) is not str or name not in {*self.words, *self.once} or len(words) > SHORT:
            raise Bad(self.says(table), said)
        if any(type(word) is not int or abs(word) > MOST for word in words[1:]):
            raise Bad(self.says(table), said)
        return each if type(each) is str else tuple(words)


def expression(pattern: str) -> str:
    """A pattern of an agenda as a regular expression; each step has a blank after it."""
    parts = re.findall(r"[a-z_][\w:\[\]-]*|[()?*|]", pattern)
    spelled = [f"(?:{part} )" if part[0] not in "()?*|" else part for part in parts]
    return f"(?:{''.join(spelled)})"


def in_words(step: str | tuple[object, ...]) -> str:
    return step if isinstance(step, str) else ":".join(map(str, step))


def within(place: object, kind: Kind, said: object, table: Table) -> Any:
    try:
        return kind.read(said, table)
    except Bad as bad:
        raise bad.within(place) from None


# -- fields


class Field:
    """One key of a position: its kind, what it is about, and what it is if left out.

    `attribute` is that of the state, if it has another name; "" if the game itself puts it there.
    """

    def __init__(
        self, key: str, kind: Kind, about: str, unsaid: str = "", attribute: str | None = None
    ) -> None:
        self.key, self.kind, self.about, self.unsaid = key, kind, about, unsaid
        self.attribute = key if attribute is None else attribute


class Fields:
    """All keys of a position. What was one `once` may be there, and is passed over."""

    def __init__(self, *fields: Field, once: Collection[str] = ()) -> None:
        self.fields, self.once = fields, once
        self.of = {field.key: field for field in fields}

    def keys(self) -> list[str]:
        """What a whole position says, as `dump` has it."""
        return ["seats", "options", *self.of]

    def read(self, data: Mapping[str, object], table: Table) -> dict[str, Any]:
        """What a position says, as the state has it. Raises `Wrong` at the first mistake."""
        said: dict[str, Any] = {}
        for key, value in data.items():
            field = self.of.get(key)
            if field is None:
                if key not in ("seats", "options") and key not in self.once:
                    raise Wrong(self.unknown(key))
                continue
            try:
                said[key] = field.kind.read(value, table)
            except Bad as bad:
                raise Wrong(
                    f"`{key}{bad.where}` must be {bad.must}, not {in_short(bad.said)}"
                ) from None
        return said

    def put(self, s: Any, said: Mapping[str, Any]) -> None:
        """Lay into a state what a position says, but for what its game puts there itself."""
        for key, value in said.items():
            if self.of[key].attribute:
                setattr(s, self.of[key].attribute, value)

    def unknown(self, key: object) -> str:
        name = key[:SHORT] if isinstance(key, str) else in_short(key)
        near = get_close_matches(name, self.keys(), 1)
        return f"there is no key `{name}`" + (f"; do you mean `{near[0]}`?" if near else "")

    def table(self, table: Table) -> str:
        """The keys of a position, for people."""
        head = ["| key | what it is | what it must be | if left out |", "|---|---|---|---|"]
        rows = [
            f"| `{f.key}` | {f.about} | {f.kind.says(table)} | {f.unsaid} |" for f in self.fields
        ]
        return "\n".join([*head, *rows])


class Box:
    """The pieces of a game, each in one place; of some there may be several."""

    def __init__(self, names: Sequence[str], counts: Sequence[int] = ()) -> None:
        self.names = names
        self.counts = list(counts) or [1] * len(names)
        self.places: list[list[str]] = [[] for _ in names]

    def take(self, pieces: Iterable[int], key: str) -> None:
        """These lie there. Raises `Wrong` if they lie elsewhere already, or are not in the game."""
        for piece in pieces:
            places, count, name = self.places[piece], self.counts[piece], self.names[piece]
            must(count, f"{spelt(name)} in `{key}` is not in this game")
            if len(places) == count:
                there = ", ".join(f"`{place}`" for place in dict.fromkeys(places))
                times = "" if count == 1 else f" {count} times"
                raise Wrong(f"{spelt(name)} is in {there}{times} and again in `{key}`")
            places.append(key)

    def rest(self) -> list[int]:
        """What lies nowhere yet, sorted."""
        left = [count - len(self.places[piece]) for piece, count in enumerate(self.counts)]
        return [piece for piece, count in enumerate(left) for _ in range(count)]


# -- words


def spelt(word: object) -> str:
    """A word as JSON has it."""
    return json.dumps(word, ensure_ascii=False)


def in_short(said: object, depth: int = 2) -> str:
    """What was said, never long: it may be anything."""
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
