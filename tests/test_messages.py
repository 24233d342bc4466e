"""Messages are parsed when they are first spoken, and say what the whole file would."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from fabletop.games import GAMES
from fabletop.messages import Messages, entries
from fabletop.text import LANGUAGES, say_house, words_of

SOURCE = """
# A comment
-lamp = lamp
    .gender = f
first = { second } and { -lamp }
second = { $count ->
    [one] one { third }
   *[other] { $count } { third.plural }
}
## A chapter
third = thing
    .plural = things
second = never
broken = { $
"""


def said(messages: Messages | FluentBundle, key: str, **args: object) -> str:
    pattern = messages.get_message(key).value
    assert pattern
    text, errors = messages.format_pattern(pattern, args)
    assert not errors
    return str(text)


def test_a_message_brings_what_it_refers_to() -> None:
    whole = FluentBundle(["en"], use_isolating=False)
    whole.add_resource(FluentResource(SOURCE))
    for count in (1, 3):
        assert said(whole, "first", count=count) == said(
            Messages("en", SOURCE), "first", count=count
        )
    assert "3 things and lamp" == said(Messages("en", SOURCE), "first", count=3)


def test_what_nobody_asks_for_is_not_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server says one sentence of its page in each language while it starts."""
    parsed: list[str] = []
    parse = FluentParser.parse

    def watched(self: FluentParser, source: str) -> ast.Resource:
        parsed.append(source)
        return parse(self, source)

    monkeypatch.setattr(FluentParser, "parse", watched)
    Messages("en", words_of("web", "en")).get_message("too-old")
    assert ["too-old"] == [next(iter(entries(source))) for source in parsed]


def test_what_stands_instead_counts_and_what_is_broken_is_no_message() -> None:
    messages = Messages("en", SOURCE, "third = gem\n    .plural = gems\n")
    assert "3 gems and lamp" == said(messages, "first", count=3)
    assert not messages.has_message("broken")
    assert not messages.has_message("nobody")
    assert not messages.has_message("-lamp")
    with pytest.raises(LookupError):
        messages.get_message("broken")


@pytest.mark.slow
@pytest.mark.parametrize("place", ["web", *(f"games/{key}" for key in GAMES)])
def test_every_message_is_found(place: str) -> None:
    for language in LANGUAGES:
        source = words_of(place, language)
        body = FluentParser().parse(source).body
        messages = {each.id.name for each in body if isinstance(each, ast.Message)}
        assert messages == {key for key in entries(source) if not key.startswith("-")}
    assert say_house("en", "too-old", {}) != "too-old"
