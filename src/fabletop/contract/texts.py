"""The messages of a game: which there must be, and which variables each of them gets.

`fabletop check-game` reads the files of a guest by these rules, tests/test_texts.py those of the
house. What the page and `text.py` say is said with exactly these variables.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast

from fabletop.core.game import Game
from fabletop.core.options import HOLES
from fabletop.core.rulebook import Rulebook
from fabletop.text import plain_id

Messages = dict[str, set[str]]
Given = Mapping[str, Collection[str]]

ASKED = frozenset(
    {"seats", "count"}
)  # of `ask-` and `wait-`, whatever follows: those who are asked
VALUE = frozenset({"value", "count"})  # what a view says; how much of it, if it is a list
NOTHING: frozenset[str] = frozenset()
BY_PREFIX = {"ask-": ASKED, "wait-": ASKED, "outcome-": ASKED, "view-": VALUE, "game-": NOTHING}


class File(NamedTuple):
    """A Fluent file as it was read: its messages with the variables they use, and its mistakes."""

    messages: Messages
    mistakes: list[str]


def read(path: Path) -> File:
    """The messages of a file; what is no Fluent, or is there twice, is a mistake."""
    source = path.read_text("utf-8")
    body = FluentParser().parse(source).body
    mistakes = [mistake(entry, source) for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in found]
    mistakes += [f"{name} is there twice" for name in dict.fromkeys(names) if names.count(name) > 1]
    return File({entry.id.name: variables(entry) for entry in found}, mistakes)


def mistake(junk: ast.Junk, source: str) -> str:
    """Where a file is no Fluent, and why."""
    note = junk.annotations[0] if junk.annotations else None
    start = note.span.start if note and note.span else junk.span.start if junk.span else 0
    line = source.count("\n", 0, start) + 1
    first = (junk.content or "").strip().split("\n")[0]
    return f"line {line} is no Fluent ({note.message if note else 'unknown'}): {first}"


def variables(node: object) -> set[str]:
    """The names of the variables within a message."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return set().union(*(variables(child) for child in vars(node).values()))
    return set().union(*(variables(child) for child in node)) if isinstance(node, list) else set()


# -- which there must be


def needed(game: Game[Any]) -> list[str]:
    """The messages without which people at a table would read a key."""
    about = game.about
    asks = [str(step) for step in game.asks] if isinstance(game, Rulebook) else []
    keys = ["game-name", "game-line", "wait-over"]
    keys += [f"{kind}-{step}" for step in asks for kind in ("ask", "wait")]
    keys += [f"option-{verb}" for verb in about.actions]
    keys += [f"event-{key}" for key in about.events]
    keys += [f"refusal-{code}" for code in about.refusals]
    keys += [f"setting-{name}{end}" for name in about.settings for end in ("", "-help")]
    return keys


def needed_in_the_house(game: Game[Any]) -> list[str]:
    """What a game of the house says beyond that."""
    keys = ["game-about", "score-line", "ask-over"]
    keys += [f"reason-{key}" for key in game.mind.reasons]
    keys += [f"bot-{key}{end}" for key in game.mind.characters for end in ("", "-help")]
    return keys


def value_keys(game: Game[Any]) -> list[tuple[str, str]]:
    """For each value of a setting, the messages of which one must be there."""
    return [
        (f"setting-{name}-{plain_id(part)}", f"kind-{part}")
        for name, setting in game.about.settings.items()
        for part in setting.accepts
        if not isinstance(part, HOLES)
    ]


def missing(game: Game[Any], messages: Collection[str], reasons: Collection[str]) -> list[str]:
    """The messages that are not there; `reasons` are those for which games were seen to end."""
    keys = [*needed(game), *(f"outcome-{reason}" for reason in reasons)]
    unsaid = [key for key in keys if key not in messages]
    return unsaid + [
        key for key, other in value_keys(game) if key not in messages and other not in messages
    ]


# -- which variables they get


def given(game: Game[Any]) -> dict[str, Collection[str]]:
    """The variables of each message that is said with arguments the game declares."""
    about = game.about
    found: dict[str, Collection[str]] = {}
    found |= {f"option-{verb}": set(names) for verb, names in about.actions.items()}
    found |= {f"event-{key}": {*names, "count"} for key, names in about.events.items()}
    found |= {f"reason-{key}": {*names, "count"} for key, names in game.mind.reasons.items()}
    for name in about.settings:
        found |= {f"setting-{name}": NOTHING, f"setting-{name}-help": NOTHING}
    return found


def unknown_variables(
    game: Game[Any], messages: Mapping[str, Collection[str]], more: Given | None = None
) -> Iterator[str]:
    """Each variable that a message uses and does not get: people would read its bare name.

    `more` has messages whose variables only play shows: the arguments of refusals.
    """
    known = given(game) | dict(more or {})
    for key, used in messages.items():
        gets = known.get(key, by_prefix(key))
        if gets is None:
            continue
        for name in sorted(set(used) - set(gets)):
            has = ", ".join(f"${one}" for one in sorted(gets)) or "none"
            yield f"{key} uses ${name}; its variables: {has}"


def by_prefix(key: str) -> Collection[str] | None:
    """The variables of a message by how it begins; None: nobody can tell."""
    return next((gets for start, gets in BY_PREFIX.items() if key.startswith(start)), None)
