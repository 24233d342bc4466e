"""Players read no clause codes and no words of programmers."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from fabletop.games import GAMES
from fabletop.text import LANGUAGES
from tests.texts.reading import PLACES, messages, page, parsed, sentences

CLAUSE = re.compile(r"\b[A-Z]{2}-\d+[a-z]?\b")
TAG = re.compile(r"^(?:- |\d+\. |\| )?\[[A-Z]{2}-\d+[a-z]?(?: [A-Z]{2}-\d+[a-z]?)*\] ")
WORDS = re.compile(
    r"\b(?:json|webcrypto|websocket|undefined|nan|hash|payload|timeout|seed|rng|"
    r"boolean|integer|string|enum|parser?|parameter|debug|exception|callback|api|url|html|"
    r"toml|checksum|prüfsumme|somme de contrôle|id)\b",
    re.IGNORECASE,
)
# Whoever writes a pack or checks a seal reads about files.
FOR_AUTHORS = re.compile(r"pack-wrong-.+|pack-sort|content-.+|seal-bad-.+")


def machinery(text: str) -> Iterator[str]:
    """Each clause code and each word of programmers."""
    yield from CLAUSE.findall(text)
    yield from WORDS.findall(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_messages_show_no_machinery(place: str, language: str) -> None:
    ways = [way for way in sentences(messages(place, language)) if not FOR_AUTHORS.match(way.key)]
    assert [] == [f"{way.key}: {word}" for way in ways for word in machinery(way.text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_pages_show_no_machinery(game: str, language: str) -> None:
    assert [] == list(machinery_of_page(page(game, language)))


def machinery_of_page(text: str) -> Iterator[str]:
    """The same of a rules page: the tags before a rule nobody sees, all else is read or heard."""
    for number, line in enumerate(text.splitlines(), 1):
        for word in machinery(TAG.sub("", line)):
            yield f"{number}: {word}"


# -- planted faults


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("Not now (AL-52).", "AL-52"),
        ("The payload is too long.", "payload"),
        ("Your browser lacks WebCrypto.", "WebCrypto"),
        ("The Seed of this game", "Seed"),
    ],
)
def test_machinery_is_found(text: str, word: str) -> None:
    (way,) = sentences(parsed(f"said = {text}\n"))
    assert [word] == list(machinery(way.text))


@pytest.mark.parametrize(
    "line",
    [
        "- [AL-51] See AL-52.",
        "Score 5 points [AL-52].",
        "![The lamp, AL-52](piece:lamp)",
        "## The lamp (AL-52)",
        "> **Example.** By AL-52, nobody searches.",
        "| [AL-51] Emerald | 1 (AL-52) |",
    ],
)
def test_a_code_on_a_rules_page_is_found(line: str) -> None:
    assert ["3: AL-52"] == list(machinery_of_page(f"# Toy\n\n{line}\n"))


def test_the_tags_before_a_rule_are_not_read() -> None:
    assert "Score 5 points." == TAG.sub("", "- [CT-28 CT-29] Score 5 points.")
