"""The fields of a position: every key declared once, with its kind.

A game lists the `Field`s of its state. The list gives `dump`, a `read` that checks every value,
errors for unknown keys, and a table of keys for people. Conditions over several keys (no card
twice, an agenda that fits the rest) a game adds with `Pieces` and `must`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from difflib import get_close_matches
from operator import attrgetter
from typing import Any

from fabletop.core.kinds import SHORT, Bad, Kind, Setup, Wrong, in_short, must, spelt
from fabletop.core.options import plain


class Field:
    """One key of a position: its kind, its meaning, and its default in words.

    `attribute` is the state's attribute, if it has another name; "" if the game sets it itself.
    `of` computes the value from a state, if no attribute holds it: face-up tiles of a board.
    """

    def __init__(
        self,
        key: str,
        kind: Kind,
        about: str,
        unsaid: str = "",
        attribute: str | None = None,
        of: Callable[[Any], Any] | None = None,
    ) -> None:
        self.key, self.kind, self.about, self.unsaid = key, kind, about, unsaid
        self.attribute = key if attribute is None else attribute
        self.of = of or attrgetter(self.attribute or key)


class Fields:
    """All keys of a position. Keys in `once` are from older versions and are ignored."""

    def __init__(self, *fields: Field, once: Collection[str] = ()) -> None:
        self.fields, self.once = fields, once
        self.of = {field.key: field for field in fields}

    def names(self) -> list[str]:
        """The keys of a whole position, as `dump` writes it."""
        return ["seats", "options", *self.of]

    def read(self, data: Mapping[str, object], table: Setup) -> dict[str, Any]:
        """The values of a position, as a state holds them. Raises `Wrong` at the first mistake."""
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

    def dump(self, s: Any) -> dict[str, object]:
        """The state of a table as a whole position."""
        table = Setup(s.seats, s.options)
        said = {"seats": s.seats, "options": {key: plain(s.options[key]) for key in s.options}}
        return {**said, **{f.key: f.kind.write(f.of(s), table) for f in self.fields}}

    def put(self, s: Any, said: Mapping[str, Any]) -> None:
        """Set the attributes of a state, except those the game sets itself."""
        for key, value in said.items():
            if self.of[key].attribute:
                setattr(s, self.of[key].attribute, value)

    def unknown(self, key: object) -> str:
        name = key[:SHORT] if isinstance(key, str) else in_short(key)
        near = get_close_matches(name, self.names(), 1)
        return f"there is no key `{name}`" + (f"; do you mean `{near[0]}`?" if near else "")

    def table(self, table: Setup) -> str:
        """The keys of a position as a Markdown table."""
        head = ["| key | what it is | what it must be | if left out |", "|---|---|---|---|"]
        rows = [
            f"| `{f.key}` | {f.about} | {f.kind.says(table)} | {f.unsaid} |" for f in self.fields
        ]
        return "\n".join([*head, *rows])


class Pieces:
    """The pieces of a game and where each lies; some exist several times."""

    def __init__(self, names: Sequence[str], counts: Sequence[int] = ()) -> None:
        self.names = names
        self.counts = list(counts) or [1] * len(names)
        self.places: list[list[str]] = [[] for _ in names]

    def take(self, pieces: Iterable[int], key: str) -> None:
        """Put pieces under a key. Raises `Wrong` if they lie elsewhere, or are not in the game."""
        for piece in pieces:
            places, count, name = self.places[piece], self.counts[piece], self.names[piece]
            must(count, f"{spelt(name)} in `{key}` is not in this game")
            if len(places) == count:
                there = ", ".join(f"`{place}`" for place in dict.fromkeys(places))
                times = "" if count == 1 else f" {count} times"
                raise Wrong(f"{spelt(name)} is in {there}{times} and again in `{key}`")
            places.append(key)

    def rest(self) -> list[int]:
        """The pieces that lie nowhere yet, sorted."""
        left = [count - len(self.places[piece]) for piece, count in enumerate(self.counts)]
        return [piece for piece, count in enumerate(left) for _ in range(count)]
