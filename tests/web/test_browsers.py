"""The browsers we support, held against what modules and style sheets use.

`features.txt` holds what at least one of our oldest browsers does not know. Whatever of it is used
must be named in browsers.toml, with what happens there.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from fabletop.games import HOUSE
from fabletop.server.net.opening import WEB
from tests.web.test_sources import sources
from tools.features import BROWSERS, TABLE, is_new, read_oldest, version

Feature = tuple[str, str]
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
LINE_COMMENT = re.compile(r"(?<![:\"'`])//.*")
STRING = re.compile(r"\"[^\"\n]*\"|'[^'\n]*'")
DECLARATION = re.compile(r"(?:^|[;{])\s*([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])")
NESTED = re.compile(r"[;{]\s*&")


def table() -> dict[Feature, list[str]]:
    lines = TABLE.read_text("utf-8").splitlines()
    rows = [line.split("\t") for line in lines if not line.startswith("#")]
    return {(kind, name): since for kind, name, *since in rows}


def allowed() -> dict[str, str]:
    told = tomllib.loads(BROWSERS.read_text("utf-8"))
    return {name: str(why) for name, why in told["without"].items()}


def prefixed() -> list[str]:
    told = tomllib.loads(BROWSERS.read_text("utf-8"))
    return [str(name) for name in told["prefixed"]["names"]]


def spelled(feature: Feature) -> set[str]:
    """How browsers.toml may name it; a property stands for its values."""
    kind, name = feature
    signs = {"selector": ":", "at-rule": "@"}
    return {signs.get(kind, "") + name, *([name.split(":")[0]] if kind == "value" else [])}


def used_in(path: Path, text: str) -> Iterator[Feature]:
    """All that could be a feature, by its name."""
    text = COMMENT.sub(" ", text)
    if path.suffix == ".css":
        yield from used_in_styles(STRING.sub('""', text))
    else:
        text = LINE_COMMENT.sub(" ", text)
        yield from (("script", name) for name in re.findall(r"[.\s(!]([A-Za-z]\w*)\b", text))


def used_in_styles(text: str) -> Iterator[Feature]:
    for name, value in DECLARATION.findall(text):
        yield "property", name
        yield from (("value", f"{name}: {word}") for word in re.findall(r"[a-z-]+", value))
        yield from (("function", word) for word in re.findall(r"([a-z-]+)\(", value))
    for rule in re.findall(r"@([a-z-]+)", text):
        yield "at-rule", rule
    for head in re.findall(r"(?:^|[;{}])([^;{}@]+)(?=\{)", text):
        yield from (("selector", word) for word in re.findall(r"::?([a-z-]+)", head))
    if NESTED.search(text):
        yield "selector", "nesting"


def found() -> dict[Feature, set[str]]:
    """Which of the table is used, and where."""
    unknown = table()
    used: dict[Feature, set[str]] = {}
    for path in sources():
        if path.suffix in (".js", ".css"):
            for feature in used_in(path, path.read_text("utf-8")):
                if feature in unknown:
                    used.setdefault(feature, set()).add(path.name)
    return used


def test_nothing_is_used_that_an_old_browser_does_not_know() -> None:
    fine = {*allowed(), *prefixed()}
    assert {} == {one: where for one, where in found().items() if not spelled(one) & fine}


def test_what_is_excused_is_used() -> None:
    used = set().union(*map(spelled, found()))
    assert set() == set(allowed()) - used


def test_what_needs_a_prefix_has_it() -> None:
    names = "|".join(map(re.escape, prefixed()))
    plain = re.compile(rf"^(\s*)({names}): ([^;]+);$", re.MULTILINE)
    bare = [
        f"{path.name}: {name}"
        for path in sources()
        if path.suffix == ".css"
        for text in [path.read_text("utf-8")]
        for space, name, value in plain.findall(text)
        if f"{space}-webkit-{name}: {value};\n{space}{name}: {value};" not in text
    ]
    assert [] == bare


@pytest.mark.parametrize(
    ("file", "text", "feature"),
    [
        ("a.js", "if (one.checkVisibility()) go();", ("script", "checkVisibility")),
        ("a.js", "const names = Object.groupBy(all, of);", ("script", "groupBy")),
        ("a.css", "a:has(b) { color: red; }", ("selector", "has")),
        ("a.css", "a { & b { color: red; } }", ("selector", "nesting")),
        ("a.css", "a { color: light-dark(red, blue); }", ("function", "light-dark")),
        ("a.css", "a { text-wrap: pretty; }", ("value", "text-wrap: pretty")),
        ("a.css", "@starting-style { a { color: red; } }", ("at-rule", "starting-style")),
    ],
)
def test_a_new_feature_is_found(file: str, text: str, feature: Feature) -> None:
    assert feature in table()
    assert feature in set(used_in(Path(file), text))


def test_what_a_comment_or_a_string_says_is_not_used() -> None:
    assert [] == list(used_in(Path("a.js"), "// one.checkVisibility()\n/* two.showPopover() */"))


def test_the_table_is_about_our_oldest_browsers() -> None:
    oldest = read_oldest()
    for (_, name), since in table().items():
        support = {
            browser: None if told == "-" else version(told)
            for browser, told in zip(oldest, since, strict=True)
        }
        assert is_new(support, oldest), name


def test_there_are_boards_and_pages_to_look_at() -> None:
    names = {path.parent for path in sources()}
    assert {WEB / "shell", WEB / "table", *(path for path in HOUSE.glob("*/board"))} <= names
