"""One form of address a language: tu, du, tú, je, ти. Several players may be addressed too."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from fabletop.games import GAMES
from tests.texts.reading import PLACES, messages, page, parsed, sentences

FORMAL = {
    "fr": r"(?i)\b(?:vous|votre|vos)\b|\b(?!(?:assez|chez|nez)\b)\w{2,}ez\b",
    "de": r"(?<=[\w,;–] )(?:Sie|Ihr|Ihnen|Ihre[nmrs]?)\b",
    "es": r"(?i)\bustedes\b|\busted\b",
    "nl": r"\b(?:[Uu]|[Uu]w)\b",
    "uk": r"(?i)\b(?:ви|вас|вам|вами|ваш\w*)\b|\b(?!навіть)\w+(?:[аеиіуюяї]йте|[ії]ть)(?:ся|сь)?\b",
}
ALWAYS = {"nl": "Sesam, open u"}  # the spell itself
THEY = "(?i)боїть"  # third person, not an order

# Where "vous" and "ви" mean all players at the table, or two of them.
TO_SEVERAL = {
    "shell": {
        "again-seats", "chair-share-help", "phrase-one-more", "refusal-name-taken",
        "your-turn-together",
    },
    "cave": {"refusal-small-needs-two"},
    "open_sesame": {
        "help-1", "setting-judge-table-help", "setting-two_player-help",
    },
    "aladin": {"board-key-test", "board-key-test-bad", "help-1"},
    "tom_thumb": {
        "ended-won", "event-showed", "game-about", "game-line", "guide-ask-between",
        "guide-end", "guide-event-ogre", "guide-event-ogre_back",
        "guide-welcome", "help-1", "help-3", "help-8", "outcome-lost", "outcome-won", "reason-won",
    },
    "basra": {
        "event-bazaar", "event-window20", "guide-wait-turn", "guide-welcome", "help-1", "help-9",
        "kind-bazaar-text", "option-resume",
    },
}  # fmt: skip


def formal(text: str, language: str) -> Iterator[str]:
    """Each word that addresses somebody formally, or several people."""
    read = text.replace(ALWAYS.get(language, "\0"), "")
    for word in re.finditer(FORMAL[language], read):
        if not re.match(THEY, word.group()):
            yield word.group()


@pytest.mark.parametrize("language", FORMAL)
@pytest.mark.parametrize("place", PLACES)
def test_messages_say_thou(place: str, language: str) -> None:
    allowed = TO_SEVERAL[place] if language in ("fr", "uk") else set()
    ways = [way for way in sentences(messages(place, language)) if way.key not in allowed]
    assert [] == [f"{way.key}: {word}" for way in ways for word in formal(way.text, language)]


@pytest.mark.parametrize("language", ["de", "es", "nl"])  # fr and uk address all on these pages
@pytest.mark.parametrize("game", GAMES)
def test_rules_pages_say_thou(game: str, language: str) -> None:
    lines = enumerate(page(game, language).splitlines(), 1)
    assert [] == [f"{n}: {word}" for n, line in lines for word in formal(line, language)]


# -- planted faults


@pytest.mark.parametrize(
    ("language", "text", "word"),
    [
        ("fr", "Choisissez une carte.", "Choisissez"),
        ("fr", "C’est votre tour.", "votre"),
        ("de", "Bitte wählen Sie eine Karte.", "Sie"),
        ("es", "Le toca a usted.", "usted"),
        ("nl", "Kies uw kaart.", "uw"),
        ("uk", "Спробуйте ще раз.", "Спробуйте"),
        ("uk", "Візьміть карту.", "Візьміть"),
    ],
)
def test_a_formal_address_is_found(language: str, text: str, word: str) -> None:
    (way,) = sentences(parsed(f"said = {text}\n"))
    assert [word] == list(formal(way.text, language))


def test_a_sentence_that_begins_with_she_or_ye_is_fine() -> None:
    assert [] == list(formal("Die Bande: Sie nimmt Karten. Ihr gewinnt zusammen!", "de"))


def test_every_exception_is_needed() -> None:
    """A message that no longer addresses several players leaves the list."""
    for place, keys in TO_SEVERAL.items():
        found = [way for lang in ("fr", "uk") for way in sentences_with(place, lang)]
        assert keys == keys & set(found), keys - set(found)


def sentences_with(place: str, language: str) -> Iterator[str]:
    """The keys of the messages that address several players."""
    for way in sentences(messages(place, language)):
        if any(formal(way.text, language)):
            yield way.key
