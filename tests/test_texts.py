"""Everything a game can say is said in six languages, with the same arguments."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from fabletop.contract import texts
from fabletop.core.game import Game
from fabletop.games import GAMES
from fabletop.text import LANGUAGES

SOURCE = Path(__file__).parents[1] / "src" / "fabletop"


@cache
def messages(game: str, language: str) -> texts.Messages:
    """Every message of a file with the variables it uses; what is no Fluent is an error."""
    found, mistakes = texts.read(SOURCE / "games" / game / "text" / f"{language}.ftl")
    assert not mistakes
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_texts_are_complete(game: Game[Any], language: str) -> None:
    english, here = messages(game.key, "en"), messages(game.key, language)
    assert english == here
    assert [] == texts.missing(game, here, ())
    assert set(texts.needed_in_the_house(game)) <= set(here)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shell_says_the_same_in_every_language(language: str) -> None:
    folder = SOURCE / "web" / "text"
    assert texts.read(folder / "en.ftl") == texts.read(folder / f"{language}.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_messages_use_only_what_they_get(game: Game[Any], language: str) -> None:
    assert [] == list(texts.unknown_variables(game, messages(game.key, language)))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_translations_are_translated(game: Game[Any]) -> None:
    """A sentence that is the same in two languages was forgotten."""
    folder = SOURCE / "games" / game.key / "text"
    sentences = {
        language: dict(
            re.findall(
                r"^([\w-]+) = (.{25,})$", (folder / f"{language}.ftl").read_text("utf-8"), re.M
            )
        )
        for language in LANGUAGES
    }
    for language in LANGUAGES[1:]:
        same = {k for k, v in sentences[language].items() if v == sentences["en"].get(k)}
        assert not same
