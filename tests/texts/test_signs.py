"""Typographic quotation marks and apostrophes, as each language writes them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from fabletop.games import GAMES
from fabletop.text import LANGUAGES
from tests.texts.reading import PLACES, messages, page, parsed, sentences

QUOTES = {  # what opens and closes; the first pair is the usual one
    "en": ("“”", "‘’"),
    "fr": ("«»", "“”"),
    "de": ("„“", "‚‘"),
    "es": ("«»", "“”"),
    "nl": ("‘’", "“”"),
    "uk": ("«»", "„“"),
}
MARKS = "«»“”„‚‘‹›"  # ’ is an apostrophe too
TYPED = re.compile(r'= "…"')  # a line that people are to type as it stands
NO_BREAK = "[\u00a0\u202f]"
LOOSE_FRENCH = re.compile(
    rf"«(?!{NO_BREAK})|(?<!{NO_BREAK})»| :|(?<!{NO_BREAK})(?:[?;]|!(?!\[))"
)  # what follows "!" in a picture of a page is a bracket

EVERYWHERE = pytest.mark.parametrize("language", LANGUAGES)


def wrong_signs(text: str, language: str) -> Iterator[str]:
    """What is typed with a typewriter's signs, or with those of another language."""
    read = TYPED.sub("", text)
    if re.search("['\"`´]", read):
        yield "a straight quote"
    opening = {pair[0] for pair in QUOTES[language]}
    closing = {pair[1] for pair in QUOTES[language]} - {"’"}
    if strange := set(re.findall(f"[{MARKS}]", read)) - opening - closing:
        yield f"{' '.join(sorted(strange))} in {language}"
    for pair in QUOTES[language]:
        if pair[1] != "’" and read.count(pair[0]) != read.count(pair[1]):
            yield f"{pair} unpaired"
    if language == "fr" and LOOSE_FRENCH.search(read):
        yield "a French sign without its no-break space"


@EVERYWHERE
@pytest.mark.parametrize("place", PLACES)
def test_messages_have_the_signs_of_their_language(place: str, language: str) -> None:
    found = sentences(messages(place, language))
    assert [] == [f"{s.key}: {why}" for s in found for why in wrong_signs(s.whole, language)]


@EVERYWHERE
@pytest.mark.parametrize("game", GAMES)
def test_rules_pages_have_the_signs_of_their_language(game: str, language: str) -> None:
    lines = page(game, language).splitlines()
    wrong = [
        f"{n}: {why}" for n, line in enumerate(lines, 1) for why in wrong_signs(line, language)
    ]
    assert [] == wrong


# -- planted faults


@pytest.mark.parametrize(
    ("language", "text", "why"),
    [
        ("en", "It's you", "a straight quote"),
        ("en", 'Say "Open sesame!"', "a straight quote"),
        ("en", "Say «Open sesame!»", "« » in en"),
        ("de", "Sag “Sesam”", "” in de"),
        ("de", "Sag „Sesam", "„“ unpaired"),
        ("uk", "м'яч", "a straight quote"),
        ("fr", "« Sésame !\u00a0»", "a French sign without its no-break space"),
    ],
)
def test_a_wrong_sign_is_found(language: str, text: str, why: str) -> None:
    assert why in list(wrong_signs(text, language))


def test_a_line_to_be_typed_keeps_its_signs() -> None:
    (way,) = sentences(parsed('line = Add a line { $name } = "…".\n'))
    assert [] == list(wrong_signs(way.whole, "en"))
