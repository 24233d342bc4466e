"""On which line of a TOML file something is said; `tomllib` does not tell.

A file is cut into statements: one ends with the first line that ends outside texts and brackets.
What each says is read by itself; it says which keys it holds.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping

from fabletop.bounds import tokens

Path = tuple[str, ...]

LONGEST = 100  # lines of one statement


class Unending(Exception):
    """A statement of too many lines."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


def lines_of(text: str) -> dict[Path, int]:
    """Where each table and each value of a readable file begins, counted from 1."""
    found: dict[Path, int] = {(): 1}
    table: Path = ()
    for line, statement in statements(text):
        paths = list(paths_in(tomllib.loads(statement)))
        is_header = statement.lstrip().startswith("[")
        if is_header:
            table = max(paths, key=len)
        for path in paths:
            found.setdefault(path if is_header else table + path, line)
    return found


def statements(text: str) -> Iterator[tuple[int, str]]:
    """Each header and each key with its value, and its first line."""
    start, taken = 1, ""
    for kind, piece, line, depth in tokens(text if text.endswith("\n") else f"{text}\n"):
        taken += piece
        if line - start >= LONGEST:
            raise Unending(start)
        if kind == "end" and depth == 0:
            if taken.strip():
                yield start, taken
            start, taken = line + 1, ""


def paths_in(value: object) -> Iterator[Path]:
    """Every key in it, from the outside in; what lies in a list counts as the list."""
    if isinstance(value, Mapping):
        for key, inside in value.items():
            yield (key,)
            yield from ((key, *path) for path in paths_in(inside))


def line_at(lines: Mapping[Path, int], path: Path) -> int:
    """The line of a thing, or of the nearest that holds it."""
    while path not in lines:
        path = path[:-1]
    return lines[path]
