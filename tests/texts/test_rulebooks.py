"""No eight words in a row of what players read stand so in a printed rulebook."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fabletop.games import GAMES
from fabletop.text import LANGUAGES
from tests.texts import rulebooks
from tests.texts.reading import HOLE, PLACES, messages, page, sentences

KEPT = rulebooks.kept()


def copied(text: str, marks: set[str]) -> Iterator[str]:
    """Each eight words in a row that are among those kept."""
    for mark, row in rulebooks.shingles(text):
        if mark in marks:
            yield row


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_messages_are_in_words_of_our_own(place: str, language: str) -> None:
    ways = sentences(messages(place, language))
    parts = [(way.key, part) for way in ways for part in way.text.split(HOLE)]
    assert [] == [f"{key}: {row}" for key, part in parts for row in copied(part, KEPT)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_pages_are_in_words_of_our_own(game: str, language: str) -> None:
    lines = enumerate(page(game, language).splitlines(), 1)
    assert [] == [f"{n}: {row}" for n, line in lines for row in copied(line, KEPT)]


# -- planted faults

PRINTED = "Each of the ten brave frogs jumps into the deep well at once."


def test_eight_words_in_a_row_are_found() -> None:
    marks = {mark for mark, _ in rulebooks.shingles(PRINTED)}
    ours = "Then the ten brave FROGS jumps into the deep well, and sleeps."
    assert [
        "the ten brave frogs jumps into the deep",
        "ten brave frogs jumps into the deep well",
    ] == list(copied(ours, marks))


def test_seven_words_in_a_row_are_not() -> None:
    marks = {mark for mark, _ in rulebooks.shingles(PRINTED)}
    assert [] == list(copied("These ten brave frogs jumps into the deep sea.", marks))


def test_the_words_themselves_are_not_kept() -> None:
    assert 2000 < len(KEPT)
    assert {10} == {len(mark) for mark in KEPT}
    assert set("0123456789abcdef") == set("".join(KEPT))
