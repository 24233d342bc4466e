"""Everything a game can say is said in six languages, with the same arguments."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from fabletop.core.game import Game
from fabletop.core.options import HOLES
from fabletop.core.rulebook import Rulebook
from fabletop.games import GAMES
from fabletop.text import LANGUAGES

SOURCE = Path(__file__).parents[1] / "src" / "fabletop"
Messages = dict[str, set[str]]


def messages(game: str, language: str) -> Messages:
    """Every message of a file with the variables it uses; junk is an error."""
    source = (SOURCE / "games" / game / "text" / f"{language}.ftl").read_text("utf-8")
    resource = FluentParser().parse(source)
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a message is there twice"
    return {entry.id.name: variables(entry) for entry in found}


def variables(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return set().union(*(variables(child) for child in vars(node).values()))
    return set().union(*(variables(child) for child in node)) if isinstance(node, list) else set()


def needed(game: Game[Any]) -> set[str]:
    """The messages any game must have."""
    assert isinstance(game, Rulebook)
    keys = {"game-name", "game-line", "game-about", "score-line"}
    for step in [*game.asks, "over"]:
        keys |= {f"ask-{step}", f"wait-{step}"}
    keys |= {f"option-{verb}" for verb in game.about.actions}
    keys |= {f"event-{key}" for key in game.about.events}
    keys |= {f"refusal-{code}" for code in game.about.refusals}
    keys |= {f"reason-{key}" for key in game.mind.reasons}
    keys |= {f"bot-{key}" for key in game.mind.characters}
    keys |= {f"bot-{key}-help" for key in game.mind.characters}
    for name in game.about.settings:
        keys |= {f"setting-{name}", f"setting-{name}-help"}
    return keys


def value_keys(game: Game[Any]) -> set[frozenset[str]]:
    """For each value of a setting, the messages of which one must be there."""
    return {
        frozenset({f"setting-{name}-{str(part).lower().replace(':', '-')}", f"kind-{part}"})
        for name, setting in game.about.settings.items()
        for part in setting.accepts
        if not isinstance(part, HOLES)
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_texts_are_complete(game: Game[Any], language: str) -> None:
    english, here = messages(game.key, "en"), messages(game.key, language)
    assert english == here
    assert needed(game) <= set(here)
    assert all(keys & set(here) for keys in value_keys(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_events_and_options_use_only_what_they_get(game: Game[Any], language: str) -> None:
    here = messages(game.key, language)
    for key, fields in game.about.events.items():
        assert here[f"event-{key}"] <= {*fields, "count"}, key
    for verb, fields in game.about.actions.items():
        assert here[f"option-{verb}"] <= set(fields), verb
    for key, fields in game.mind.reasons.items():
        assert here[f"reason-{key}"] <= {*fields, "count"}, key


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
