"""The rules for people who play: one page in six languages, with every clause a refusal names."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import cast

import pytest

from fabletop.games import GAMES

ROOT = Path(__file__).parents[1] / "src" / "fabletop" / "games"
WEB = ROOT.parent / "web"
LANGUAGES = ("en", "fr", "de", "es", "nl", "uk")
EVERY_GAME = pytest.mark.parametrize("key", GAMES)
EVERY_PAGE = pytest.mark.parametrize(
    ("key", "language"), [(key, language) for key in GAMES for language in LANGUAGES]
)
CLAUSE = r"[A-Z]{2}-\d+[a-z]?"
TAGS = re.compile(rf"^(?:- |\d+\. |\| )?\[({CLAUSE}(?: {CLAUSE})*)\] ", re.M)
PICTURE = re.compile(r"!\[([^\]]+)\]\(piece:([\w-]+)\)")


def page(key: str, language: str) -> str:
    return (ROOT / key / "rules" / f"{language}.md").read_text("utf-8")


def clauses(text: str) -> list[str]:
    return [clause for tags in TAGS.findall(text) for clause in tags.split()]


def shape(text: str) -> list[str]:
    """What every language has in common: headings, lists, tables, tags and pictures, in order."""
    shapes = []
    for line in text.splitlines():
        tags = TAGS.match(line)
        kind = re.match(r"#+ |- |\d+\. |\||!|> ", line)
        pieces = [name for _, name in PICTURE.findall(line)]
        cells = line.count("|")
        if line.strip():
            first = kind.group() if kind else "text"
            shapes.append(f"{first} {cells} {tags.group(1) if tags else ''} {pieces}")
    return shapes


@EVERY_PAGE
def test_every_language_tells_the_same(key: str, language: str) -> None:
    assert shape(page(key, "en")) == shape(page(key, language))


@EVERY_PAGE
def test_numbers_are_the_same(key: str, language: str) -> None:
    """Not one figure may differ; words for numbers may."""

    def figures(text: str) -> set[str]:
        return set(re.findall(r"\d+", TAGS.sub("", text)))

    own, english = figures(page(key, language)), figures(page(key, "en"))
    assert len(own ^ english) <= 6, own ^ english


def sections(text: str) -> list[str]:
    """The page cut before each of its larger headings; what stands before the first comes first."""
    return re.split(r"^(?=## )", text, flags=re.M)


def title(place: Path, language: str, key: str) -> str:
    """A message without any variable, as it is shown."""
    text = (place / "text" / f"{language}.ftl").read_text("utf-8")
    found = re.search(rf"^{re.escape(key)} = (.+)$", text, re.M)
    assert found, key
    return found.group(1)


@EVERY_PAGE
def test_a_page_begins_with_the_game_in_a_minute(key: str, language: str) -> None:
    intro, minute, *_ = sections(page(key, language))
    assert 20 <= len(intro.split())
    heading, *lines = minute.strip().splitlines()
    assert f"## {title(WEB, language, 'rules-short')}" == heading
    items = [line for line in lines if line]
    assert 5 <= len(items) <= 7
    assert [] == [line for line in items if not line.startswith("- **") or 220 < len(line)]


@EVERY_GAME
def test_there_are_examples_with_figures(key: str) -> None:
    told = re.findall(r"^> \*\*Example\.\*\* (.+)$", page(key, "en"), re.M)
    assert 4 <= sum(bool(re.search(r"\d|one|two|three", example)) for example in told)


def options(key: str) -> set[str]:
    """The options that the notes of the English page name, by their titles."""
    notes = "\n".join(line for line in page(key, "en").splitlines() if line.startswith("> "))
    titles = {
        title(ROOT / key, "en", f"setting-{option}"): option for option in GAMES[key].about.settings
    }
    named = re.findall(r"options? ((?:“[^”]+”(?:, | and )?)+)", notes)
    return {titles[one] for run in named for one in re.findall(r"“([^”]+)”", run)}


@EVERY_PAGE
def test_notes_name_options_by_their_titles(key: str, language: str) -> None:
    named = options(key)
    assert named
    text = page(key, language)
    assert [] == [
        option
        for option in sorted(named)
        if title(ROOT / key, language, f"setting-{option}") not in text
    ]


@EVERY_GAME
def test_every_clause_stands_once(key: str) -> None:
    told = clauses(page(key, "en"))
    assert sorted(told) == sorted(set(told))
    law = (ROOT / key / "RULES.md").read_text("utf-8")
    assert set(told) <= set(re.findall(CLAUSE, law))


@EVERY_GAME
def test_every_clause_a_refusal_names_is_on_the_page(key: str) -> None:
    sources = [path.read_text("utf-8") for path in (ROOT / key).glob("*.py")]
    named = {c for text in sources for c in re.findall(rf'"({CLAUSE})"', text)}
    needed = {*GAMES[key].about.refusals.values(), *named} - {""}
    assert needed <= set(clauses(page(key, "en"))), needed - set(clauses(page(key, "en")))


@EVERY_PAGE
def test_every_refusal_has_its_sentence(key: str, language: str) -> None:
    text = (ROOT / key / "text" / f"{language}.ftl").read_text("utf-8")
    for code in GAMES[key].about.refusals:
        assert re.search(rf"^refusal-{code} =", text, re.M), code


@EVERY_GAME
def test_pictures_are_pieces_of_the_game(key: str) -> None:
    source = (ROOT / key / "board" / "piece.js").read_text("utf-8")
    listed = source.split("export const pieces = [", 1)[1].split("]", 1)[0]
    known = [name_of_piece(key, name) for name in re.findall(r'"([\w{}-]+)"', listed)]
    shown = {name for _, name in PICTURE.findall(page(key, "en"))}
    assert 8 <= len(shown)
    assert set() == {name for name in shown if not any(one.fullmatch(name) for one in known)}


def name_of_piece(key: str, name: str) -> re.Pattern[str]:
    """A name as piece.js lists it; in braces stands a list or a table of the content."""
    content = GAMES[key].about.content
    parts = re.split(r"\{(\w+)\}", name)
    return re.compile(
        "".join(
            f"(?:{'|'.join(cast(Iterable[str], content[part]))})" if n % 2 else re.escape(part)
            for n, part in enumerate(parts)
        )
    )


@EVERY_PAGE
def test_the_guide_speaks_about_every_question(key: str, language: str) -> None:
    text = (ROOT / key / "text" / f"{language}.ftl").read_text("utf-8")
    spoken = set(re.findall(r"^([a-z][\w-]*) =", text, re.M))
    asked = {name for name in spoken if re.match(r"ask-", name)} - {"ask-over"}
    assert {f"guide-{name}" for name in asked} <= spoken
    assert {"guide-welcome", "guide-end"} <= spoken
    assert 6 <= sum(name.startswith("guide-event-") for name in spoken)
    keys = {"guide-event-" + event for event in GAMES[key].about.events}
    assert {name for name in spoken if name.startswith("guide-event-")} <= keys
