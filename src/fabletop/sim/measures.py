"""What is counted, in a few words: `bust / searches`, `ransom[bot=bold].money / seat[bot=bold]`.

A term counts rows of a game (`sim/rows.py`) of one kind, perhaps with conditions on fields. With a
field it sums that field; a list counts as its length. A sum of terms is divided by another; without
a divisor it is per game.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from fabletop.core.game import Game
from fabletop.sim.rows import PlayedGame, Row, event_rows, rows

TERM = re.compile(r"(?:([\d.]+)\*)?(\w+)(?:\[([^\]]*)\])?(?:\.(\w+))?")
OWN = ("game", "seat", "choice")


class Unclear(ValueError):
    """A measure that cannot be read; the message is one sentence."""


@dataclass(frozen=True, slots=True)
class Term:
    """Rows of one kind under conditions: their number, or the sum of a field."""

    key: str
    where: tuple[tuple[str, frozenset[str]], ...] = ()
    field: str = ""
    times: float = 1.0

    def values(self, game: Game[Any], played: PlayedGame) -> list[float]:
        """The number of rows as one value, or one value per row for a field."""
        found = rows(played, self.key) if self.key in OWN else event_rows(game, played, self.key)
        fitting = [row for row in found if self.fits(row)]
        if not self.field:
            return [self.times * len(fitting)]
        return [self.times * number(row.get(self.field)) for row in fitting]

    def fits(self, row: Row) -> bool:
        return all(str(row.get(field)) in wanted for field, wanted in self.where)


def number(value: object) -> float:
    """A value as a number: a list as its length; missing or other values as 0."""
    if isinstance(value, list | tuple):
        return len(value)
    return float(value) if isinstance(value, int | float) else 0.0


@dataclass(frozen=True, slots=True)
class Measure:
    """A ratio of two sums of terms."""

    over: tuple[Term, ...]
    under: tuple[Term, ...]

    def values(self, game: Game[Any], played: PlayedGame) -> list[float]:
        """The counted values, one by one."""
        return [value for term in self.over for value in term.values(game, played)]

    def counts(self, game: Game[Any], played: PlayedGame) -> tuple[float, float]:
        """Numerator and denominator in this game."""
        under = sum(sum(term.values(game, played)) for term in self.under)
        return sum(self.values(game, played)), under


def read_measure(text: str, game: Game[Any]) -> Measure:
    """A measure from its text. Raises `Unclear` for names this game does not have."""
    over, _, under = text.partition("/")
    return Measure(read_terms(over, game), read_terms(under or "game", game))


def read_terms(text: str, game: Game[Any]) -> tuple[Term, ...]:
    return tuple(read_term(part.strip(), game) for part in text.split("+"))


def read_term(text: str, game: Game[Any]) -> Term:
    said = TERM.fullmatch(text)
    if not said:
        raise Unclear(f"{text!r} is no measure")
    times, key, where, field = said.groups()
    if key not in OWN and key not in game.about.events:
        raise Unclear(f"{text!r}: this game tells of no {key!r}")
    conditions = [read_condition(part, text) for part in (where or "").split(",") if part]
    known = {*game.about.events.get(key, ()), "bot"}
    for name in [*[name for name, _ in conditions], *([field] if field else [])]:
        if key not in OWN and name not in known:
            raise Unclear(f"{text!r}: {key!r} has no {name!r}")
    return Term(key, tuple(conditions), field or "", float(times or 1))


def read_condition(text: str, whole: str) -> tuple[str, frozenset[str]]:
    name, equals, values = text.partition("=")
    if not equals:
        raise Unclear(f"{whole!r}: a condition is NAME=VALUE or NAME=VALUE|VALUE")
    return name.strip(), frozenset(value.strip() for value in values.split("|"))
