"""What is counted, in a few words: `bust / searches`, `ransom[bot=bold].money / seat[bot=bold]`.

A term counts rows of a game (`sim/rows.py`): those of a kind, whose fields have one of some
values, and where a field is named, its sum; a list counts as long as it is. A sum of terms stands
over another; nothing below it means: per game.
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
    """A measure that cannot be read: one sentence for whoever wrote it."""


@dataclass(frozen=True, slots=True)
class Term:
    """Rows of one kind, under conditions: how many, or the sum of a field."""

    key: str
    where: tuple[tuple[str, frozenset[str]], ...] = ()
    field: str = ""
    times: float = 1.0

    def values(self, game: Game[Any], played: PlayedGame) -> list[float]:
        """How many such rows, as one number; of a field one number a row."""
        found = rows(played, self.key) if self.key in OWN else event_rows(game, played, self.key)
        fitting = [row for row in found if self.fits(row)]
        if not self.field:
            return [self.times * len(fitting)]
        return [self.times * number(row.get(self.field)) for row in fitting]

    def fits(self, row: Row) -> bool:
        return all(str(row.get(field)) in wanted for field, wanted in self.where)


def number(value: object) -> float:
    """A list counts as long as it is; what is not there, or no number, nothing."""
    if isinstance(value, list | tuple):
        return len(value)
    return float(value) if isinstance(value, int | float) else 0.0


@dataclass(frozen=True, slots=True)
class Measure:
    """Something over something, both counted in each game."""

    over: tuple[Term, ...]
    under: tuple[Term, ...]

    def values(self, game: Game[Any], played: PlayedGame) -> list[float]:
        """What is counted, piece by piece."""
        return [value for term in self.over for value in term.values(game, played)]

    def counts(self, game: Game[Any], played: PlayedGame) -> tuple[float, float]:
        """How much, and of how much, in this game."""
        under = sum(sum(term.values(game, played)) for term in self.under)
        return sum(self.values(game, played)), under


def read_measure(text: str, game: Game[Any]) -> Measure:
    """A measure from its words; raises `Unclear` for what this game does not tell."""
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
