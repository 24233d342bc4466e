"""Line numbers of values in a TOML file, which `tomllib` does not give.

A file is cut into statements. A statement ends with the first line that ends outside strings and
brackets. Each statement is parsed by itself to find its keys.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping

from fabletop.bounds import tokens

Path = tuple[str, ...]

LONGEST = 100  # lines of one statement


class Unending(Exception):
    """A statement with too many lines."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


def lines_of(text: str) -> dict[Path, int]:
    """The first line of each table and value of a valid file, counted from 1."""
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
    """Every path in a statement, outermost first; items of a list count as the list."""
    if isinstance(value, Mapping):
        for key, inside in value.items():
            yield (key,)
            yield from ((key, *path) for path in paths_in(inside))


def line_at(lines: Mapping[Path, int], path: Path) -> int:
    """The line of a path, or of its nearest parent."""
    while path not in lines:
        path = path[:-1]
    return lines[path]
