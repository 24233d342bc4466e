"""A number that counts something stands in a plural selector, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentSerializer, ast

from fabletop.text import LANGUAGES
from tests.texts.reading import HOLE, PLACES, Sentence, messages, name, parsed, sentences

COUNTING = {
    "$cards", "$cells", "$chairs", "$cost", "$count", "$covers", "$games", "$left", "$limit",
    "$minutes", "$most", "$moves", "$pebbles", "$pile", "$points", "$scorpions", "$seconds",
    "$tiles", "$turned", "$turns", "$unique",
}  # fmt: skip
UNITS = {"P", "ms", "мс", "KB", "kB", "Ko", "КБ"}
BETWEEN = {  # "3 of 6", "2 to 4", "is 3 wrong": no noun is counted
    "en": {"of", "to", "left", "more", "named"},
    "fr": {"sur", "à", "déjà", "de"},
    "de": {"von", "bis", "sein", "genannt", "fach", "mehr"},
    "es": {"de", "a", "más"},
    "nl": {"van", "tot", "zijn", "genoemd", "erbij", "keer"},
    "uk": {"з", "із", "до"},
}
NEEDED = {"uk": {"one", "few"}}  # and a default; the others need "one" and a default
NUMBERS = (1, 2, 5, 21)
BOTH = re.compile(r"\b(?:both|beide|les deux|ambos|ambas|обидва|обидві)\b")  # words for 2

EVERYWHERE = pytest.mark.parametrize("language", LANGUAGES)
EVERY_PLACE = pytest.mark.parametrize("place", PLACES)


def uncounted(ways: Iterable[Sentence], language: str) -> Iterator[str]:
    """Each number that stands before a noun outside of a selector on this number."""
    for way in ways:
        parts = way.text.split(HOLE)
        for place, (hole, after) in enumerate(zip(way.holes, parts[1:], strict=True)):
            noun = re.match(r"[\s\u00a0\u202f-]*([^\W\d_]+)", after)
            if hole not in COUNTING or hole in way.chosen or not noun:
                continue
            of_a_range = place > 0 and parts[place].strip() in BETWEEN[language]
            if noun.group(1) not in UNITS | BETWEEN[language] and not of_a_range:
                yield f"{way.key}: {way.whole}"


def selectors(node: object) -> Iterator[ast.SelectExpression]:
    """Every selector within a message."""
    if isinstance(node, ast.SelectExpression):
        yield node
    if isinstance(node, ast.BaseNode):
        for child in vars(node).values():
            yield from selectors(child)
    elif isinstance(node, list):
        for child in node:
            yield from selectors(child)


def categories(selector: ast.SelectExpression) -> set[str]:
    """The plural categories a selector tells apart; none if it asks for something else."""
    keys = {one.key.name for one in selector.variants if isinstance(one.key, ast.Identifier)}
    return keys & {"zero", "one", "two", "few", "many"}


def says_number(selector: ast.SelectExpression) -> bool:
    """Whether a selector says its number; "is" and "are" are chosen without saying it."""
    ways = [way for one in selector.variants for way in sentences({"": one_message(one.value)})]
    return any(name(selector.selector) in way.holes for way in ways)


def one_message(pattern: ast.Pattern) -> ast.Message:
    return ast.Message(ast.Identifier("one"), pattern)


def incomplete(found: dict[str, ast.Message], language: str) -> Iterator[str]:
    """Each selector on a number that leaves out a form the language has."""
    for key, entry in found.items():
        for selector in selectors(entry.value):
            lacks = NEEDED.get(language, {"one"}) - categories(selector)
            if categories(selector) and lacks and says_number(selector):
                yield f"{key}: no form for {', '.join(sorted(lacks))}"


def counted(entry: ast.Message) -> list[str]:
    """The variables by which a message chooses among plural forms."""
    return [name(one.selector)[1:] for one in selectors(entry.value) if categories(one)]


def spoken(bundle: FluentBundle, entry: ast.Message, number: int) -> str:
    """A message with this number wherever it counts, and something else in its other places."""
    others = {hole[1:] for way in sentences({"": entry}) for hole in (*way.holes, *way.chosen)}
    args: dict[str, object] = dict.fromkeys(others, "…")
    args |= dict.fromkeys(counted(entry), number)
    pattern = bundle.get_message(entry.id.name).value
    assert pattern is not None
    text, _ = bundle.format_pattern(pattern, args)
    return str(text)


def names_who(entry: ast.Message) -> bool:
    """Whether one player is named where several are counted; there are never 21 of them."""
    return any("$seats" in way.holes for way in sentences({"": entry}))


def miscounted(found: dict[str, ast.Message], language: str) -> Iterator[str]:
    """Each message that says another number than it was given, or none where it says others."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource("".join(map(written, found.values()))))
    for key, entry in found.items():
        if not counted(entry) or names_who(entry):
            continue
        told = {number: spoken(bundle, entry, number) for number in NUMBERS}
        for number, text in told.items():
            says = set(map(int, re.findall(r"\b(?:1|2|5|21)\b", text)))
            says |= {2} if BOTH.search(text) else set()
            if number != 1 and "5" in told[5] and number not in says:
                yield f"{key} with {number}: {text}"


def written(entry: ast.Message) -> str:
    return str(FluentSerializer().serialize_entry(entry))


@EVERYWHERE
@EVERY_PLACE
def test_what_a_number_counts_stands_in_a_plural_selector(place: str, language: str) -> None:
    assert [] == list(uncounted(sentences(messages(place, language)), language))


@EVERYWHERE
@EVERY_PLACE
def test_every_form_that_the_language_has_is_there(place: str, language: str) -> None:
    assert [] == list(incomplete(messages(place, language), language))


@EVERYWHERE
@EVERY_PLACE
def test_one_two_five_and_twenty_one_are_said_as_they_are(place: str, language: str) -> None:
    assert [] == list(miscounted(messages(place, language), language))


# -- planted faults

WITHOUT = "ending-you = You win with { $points } points!\n"
TWO_FORMS = "stars = { $count ->\n    [one] { $count } зірка\n   *[other] { $count } зірок\n}\n"
LITERAL = (
    "stars = { $count ->\n    [one] одна зірка\n    [few] { $count } зірки\n"
    "   *[other] { $count } зірок\n}\n"
)
RIGHT = (
    "stars = { $count ->\n    [one] { $count } зірка\n    [few] { $count } зірки\n"
    "   *[other] { $count } зірок\n}\n"
)


def test_with_1_points_is_found() -> None:
    assert ["ending-you: You win with { $points } points!"] == list(
        uncounted(sentences(parsed(WITHOUT)), "en")
    )


def test_a_form_that_ukrainian_lacks_is_found() -> None:
    assert ["stars: no form for few"] == list(incomplete(parsed(TWO_FORMS), "uk"))


def test_one_star_for_twenty_one_is_found() -> None:
    assert ["stars with 21: одна зірка"] == list(miscounted(parsed(LITERAL), "uk"))


def test_a_range_and_a_unit_count_nothing() -> None:
    fine = (
        "a = For { $least } to { $most } players\nb = { $points } P\nc = { $count } of { $most }\n"
    )
    assert [] == list(uncounted(sentences(parsed(fine)), "en"))


def test_what_is_right_is_not_found() -> None:
    found = parsed(RIGHT)
    assert [] == list(uncounted(sentences(found), "uk"))
    assert [] == [*incomplete(found, "uk"), *miscounted(found, "uk")]
