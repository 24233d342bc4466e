"""One word for one thing: what a glossary says not to say is read nowhere."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import pytest

from fabletop.games import GAMES
from fabletop.text import LANGUAGES
from tests.texts import glossary
from tests.texts.glossary import Term
from tests.texts.reading import PLACES, Sentence, messages, page, parsed, sentences

SOFT_HYPHEN = "\u00ad"  # inside a word, which it does not divide


def pattern(word: str) -> str:
    """A word or a phrase as a whole; a star stands for any ending."""
    end = r"\w*" if word.endswith("*") else r"\b"
    return rf"\b{re.escape(word.rstrip('*'))}{end}"


def unwanted(ways: Iterable[Sentence], terms: Iterable[Term]) -> Iterator[str]:
    """Each word that a glossary says not to say, with the words to say instead."""
    for term in terms:
        for word in term.never:
            looked_for = re.compile(pattern(word), re.IGNORECASE)
            for way in ways:
                if way.key not in term.allowed and looked_for.search(
                    way.text.replace(SOFT_HYPHEN, "")
                ):
                    yield f"{way.key}: {word}; say {', '.join(term.say)}"


def terms_for(place: str, language: str) -> list[Term]:
    """The terms of a place and, in a game, those of the shell that the game does not use."""
    own = glossary.of(place).get(language, [])
    if place == "shell":
        return own
    said = {word.lower() for term in own for word in term.say}
    return own + [
        term._replace(never=tuple(word for word in term.never if word not in said))
        for term in glossary.of("shell").get(language, [])
    ]


def lines(game: str, language: str) -> list[Sentence]:
    """The rules page of a game, each line under its number."""
    text = enumerate(page(game, language).splitlines(), 1)
    return [
        Sentence(f"line {number}", re.sub(r"\(piece:[\w-]+\)", "", line)) for number, line in text
    ]


@pytest.mark.parametrize("place", PLACES)
def test_every_glossary_has_english_and_only_our_languages(place: str) -> None:
    found = glossary.of(place)
    assert "en" in found
    assert set(found) <= set(LANGUAGES)
    for terms in found.values():
        assert 10 <= len(terms)
        assert all(term.means and term.say for term in terms)
        assert len(terms) == len({term.term for term in terms})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_messages_use_the_words_of_the_glossary(place: str, language: str) -> None:
    ways = sentences(messages(place, language))
    assert [] == list(unwanted(ways, terms_for(place, language)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_pages_use_the_words_of_the_glossary(game: str, language: str) -> None:
    assert [] == list(unwanted(lines(game, language), terms_for(game, language)))


@pytest.mark.parametrize("place", PLACES)
def test_exceptions_are_messages_that_need_them(place: str) -> None:
    for language, terms in glossary.of(place).items():
        ways = sentences(messages(place, language))
        for term in terms:
            bare = [term._replace(allowed=frozenset())]
            used = {found.split(":")[0] for found in unwanted(ways, bare)}
            assert term.allowed <= used, (language, term.term)


# -- planted faults

PAGE = """# Glossary

## English (en)

| Term | What it means | Say this | Not this | Except in |
|---|---|---|---|---|
| seat | a place at the table | seat | chair* | shelf-title |
| timer | the time to decide | timer | clock, no clock | – |
"""
TEXT = "shelf-title = Pull up a chair\nfree = Two chairs are free\nline = The Clock runs\n"


def test_a_word_not_to_be_said_is_found() -> None:
    terms = glossary.read(PAGE)["en"]
    assert ["seat", "timer"] == [term.term for term in terms]
    assert ["free: chair*; say seat", "line: clock; say timer"] == list(
        unwanted(sentences(parsed(TEXT)), terms)
    )


def test_part_of_another_word_is_no_fault() -> None:
    terms = glossary.read(PAGE)["en"]
    for word in ("clockwise", f"clock{SOFT_HYPHEN}wise"):
        assert [] == list(unwanted(sentences(parsed(f"turn = It goes {word}\n")), terms))
