"""A glossary as its tables say it: text/GLOSSARY.md of the shell and of each game."""

from __future__ import annotations

import re
from typing import NamedTuple

from tests.texts.reading import PLACES

SECTION = re.compile(r"^## .+ \((\w\w)\)$")
COLUMNS = ("Term", "What it means", "Say this", "Not this", "Except in")
NONE = "–"


class Term(NamedTuple):
    """One word for one thing, and the words that are not to be read instead of it."""

    term: str
    means: str
    say: tuple[str, ...]
    never: tuple[str, ...]
    allowed: frozenset[str]  # messages that may use them


def read(text: str) -> dict[str, list[Term]]:
    """The terms of each language in a glossary."""
    found: dict[str, list[Term]] = {}
    language = ""
    for line in text.splitlines():
        if section := SECTION.match(line):
            language = section.group(1)
            found[language] = []
        elif line.startswith("|") and language:
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if cells != list(COLUMNS) and not set(line) <= set("|-"):
                found[language].append(term(cells))
    return found


def term(cells: list[str]) -> Term:
    name, means, say, never, allowed = cells
    return Term(name, means, several(say), several(never), frozenset(several(allowed)))


def several(cell: str) -> tuple[str, ...]:
    words = (word.strip(" `") for word in cell.split(","))
    return tuple(word for word in words if word and word != NONE)


def of(place: str) -> dict[str, list[Term]]:
    return read((PLACES[place] / "text" / "GLOSSARY.md").read_text("utf-8"))
