"""Content is written once: no board repeats what content.toml says, in words or in figures."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path

import pytest

from fabletop.games import FOLDERS, GAMES

Row = tuple[str, ...]

WORDS = 3  # so many words in a row are a table
FIGURES = 4  # and so many things, if there are figures among them
DIGITS = 8
TOKENS = re.compile(
    r"""//[^\n]*|/\*.*?\*/|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|([A-Za-z_]\w*|\d+(?:\.\d+)?)""",
    re.S,
)


def modules(key: str) -> list[Path]:
    return sorted((FOLDERS[key] / "board").glob("**/*.js"))


def tokens(source: str) -> list[str]:
    """The words, texts and numbers of a module in their order, without comments."""
    found = ("".join(match.groups(default="")) for match in TOKENS.finditer(source))
    return [token for token in found if token]


# -- the rows of content.toml


def rows(content: object) -> Iterator[Row]:
    """Whatever stands in one row: a list, the names of a table, a table with all that is in it."""
    yield tuple(flat(content))
    if isinstance(content, Mapping):
        yield tuple(content)
        yield from columns(content)
        for value in content.values():
            yield from rows(value)


def columns(table: Mapping[str, object]) -> Iterator[Row]:
    """What all lines of a table have in one place, with the names of the lines and without."""
    for place in {place for line in table.values() for place in places(line)}:
        column = {name: places(line).get(place, []) for name, line in table.items()}
        yield tuple(flat(column))
        yield tuple(flat(list(column.values())))


def places(line: object) -> Mapping[object, object]:
    if isinstance(line, list):
        return dict(enumerate(line))
    return line if isinstance(line, Mapping) else {}


def flat(content: object) -> Iterator[str]:
    if isinstance(content, Mapping):
        for name, value in content.items():
            yield name
            yield from flat(value)
    elif isinstance(content, list):
        for value in content:
            yield from flat(value)
    else:
        yield str(content)


def fields(content: object) -> set[str]:
    """The names by which a board reads its content: what tables say in common, and no thing."""
    tables = [content, *inner(content)]
    times = Counter(name for table in tables if isinstance(table, Mapping) for name in table)
    first = set(content) if isinstance(content, Mapping) else set()
    shared = {name for name, count in times.items() if count > 1}
    return (first | shared) - set(values(content))


def inner(content: object) -> Iterator[Mapping[str, object]]:
    if isinstance(content, Mapping):
        for value in content.values():
            if isinstance(value, Mapping):
                yield value
            yield from inner(value)


def values(content: object) -> Iterator[str]:
    if isinstance(content, Mapping):
        for value in content.values():
            yield from values(value)
    else:
        yield from flat(content)


class Repetitions:
    """Finds what a module says as the content of its game says it."""

    def __init__(self, content: Mapping[str, object]) -> None:
        self.fields = fields(content)
        self.said = {piece for row in rows(content) for piece in self.pieces(row)}
        self.figures = [
            digits
            for row in rows(content)
            if len(digits := "".join(token for token in row if token.isdigit())) >= DIGITS
        ]

    def found_in(self, source: str) -> set[Row]:
        said = tokens(source)
        packed = {token for token in said if len(token) >= DIGITS and token.isdigit()}
        found = {(one,) for one in packed if any(one in digits for digits in self.figures)}
        return found | self.pieces(said) & self.said

    def pieces(self, row: Sequence[str]) -> set[Row]:
        parts = {
            tuple(row[at : at + length])
            for length in (WORDS, FIGURES)
            for at in range(len(row) - length + 1)
        }
        return {part for part in parts if self.is_table(part)}

    def is_table(self, part: Row) -> bool:
        """Three things, or four words and figures that are all different and do not just count."""
        figures = [float(token) for token in part if token[0].isdigit() and is_figure(token)]
        if len(part) == WORDS:
            return not figures and len(set(part) - self.fields) == WORDS
        counting = len(figures) == FIGURES and all(b - a == 1 for a, b in pairwise(figures))
        return len(set(part)) == FIGURES and bool(figures) and not counting


def is_figure(token: str) -> bool:
    return re.fullmatch(r"\d+(\.\d+)?", token) is not None


REPETITIONS = {key: Repetitions(game.about.content) for key, game in GAMES.items()}


# -- the law


@pytest.mark.parametrize("key", GAMES)
def test_law_13_no_board_repeats_the_content(key: str) -> None:
    search = REPETITIONS[key].found_in
    found = {path.name: search(path.read_text("utf-8")) for path in modules(key)}
    assert {} == {name: rows for name, rows in found.items() if rows}


@pytest.mark.parametrize("key", GAMES)
def test_law_13_no_board_exports_what_it_changes(key: str) -> None:
    for path in modules(key):
        assert not re.search(r"^export (let|var)\b", path.read_text("utf-8"), re.M), path


@pytest.mark.parametrize(
    ("key", "table"),
    [
        ("basra", 'const GANGS = ["swindlers", "thieves", "defrauders", "robbers"];'),
        ("basra", "const VALUES = { swindlers: 20, thieves: 40, defrauders: 80 };"),
        ("basra", "const PRICES = { 4: { swindlers: 20, thieves: 30, defrauders: 60 } };"),
        ("basra", 'm05: { x: 242, y: 853, quarter: 1, kind: "cash200", next: ["m06"] },'),
        ("basra", 'tomb_robbers: { gang: "robbers", destiny: [2, 3, 4, 6] }'),
        ("aladin", '["bracelet", "ring", "necklace"].map((piece) => piece)'),
        ("aladin", 'const SCORPIONS = { B: "0050010020000010020340015" };'),
        ("aladin", "const POINTS = { set: { bronze: 6, silver: 8, gold: 10 } };"),
        ("cave", 'const COLOURS = ["pink", "blue", "brown"]; // and more'),
        ("cave", "const POINTS = { pink: 5, blue_turned: 2, brown: 2 };"),
        ("open_sesame", "cushion: { copies: 4, alarm: null }, book: { copies: 4, alarm: null }"),
        ("open_sesame", 'const ALARMS = ["shiny", "noisy", "encumbering"];'),
        ("tom_thumb", "const PATH = { length: 10, stone: 4, wood: 7 };"),
        ("tom_thumb", 'const PLACES = ["clearing", "castle", "hill"];'),
    ],
)
def test_law_13_notices_tables_that_boards_once_had(key: str, table: str) -> None:
    assert REPETITIONS[key].found_in(table)


@pytest.mark.parametrize(
    "drawing",
    [
        "const SPOTS = { m00: [602, 852], m01: [530, 847], m02: [458, 843] };",
        'const SHAPES = { swindlers: "M25 3a22", thieves: "M25 3L49", defrauders: "M25 0L50" };',
        "const QUARTERS = [1, 2, 3, 4];",
        "// swindlers, thieves, defrauders",
        "const { gangs, members, start, fees } = box();",
    ],
)
def test_law_13_allows_what_only_a_drawing_knows(drawing: str) -> None:
    assert set() == REPETITIONS["basra"].found_in(drawing)
