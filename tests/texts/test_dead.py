"""Every message is said somewhere: what nothing names is thrown away, not translated."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from typing import Any

import pytest

from fabletop.contract.texts import needed
from fabletop.games import GAMES
from tests.texts.reading import PLACES, SOURCE, messages, sentences

# A name that is put together: `kind-${kind}` of a script, f"kind-{kind}" of a program.
TEMPLATE = re.compile(r"`([^`\n]*\$\{[^`\n]*)`|f\"([^\"\n]*\{[^\"\n]*)\"")
HOLE = re.compile(r"\$?\{[^{}]*\}")
BEGUN = re.compile(r"[\"`]([a-z][a-z0-9_-]*-)[\"`]")  # "kind-" + kind
NAME = re.compile(r"[a-z][a-z0-9_]*(?:-[A-Za-z0-9_]+)*")


@cache
def code() -> str:
    """Everything that may name a message."""
    files = [path for kind in ("js", "py", "html", "toml") for path in SOURCE.rglob(f"*.{kind}")]
    return "\n".join(path.read_text("utf-8") for path in files if "vendor" not in path.parts)


@cache
def names() -> frozenset[str]:
    return frozenset(NAME.findall(code()))


@cache
def patterns() -> re.Pattern[str]:
    """The names that are put together, with anything in their holes."""
    found = set()
    for script, program in TEMPLATE.findall(code()):
        parts = HOLE.split(script or program)
        plain = all(re.fullmatch(r"[A-Za-z0-9_-]*", part) for part in parts)
        begun = re.fullmatch(r"[a-z][a-z0-9_-]*-", parts[0])
        if plain and (begun or any(re.fullmatch(r"-[a-z]{3,}-?", part) for part in parts)):
            found.add("[A-Za-z0-9_-]+".join(map(re.escape, parts)))
    found |= {re.escape(start) + "[A-Za-z0-9_-]+" for start in BEGUN.findall(code())}
    return re.compile("|".join(sorted(found)))


def arguments(place: str) -> Collection[str]:
    """The last words of all arguments of a game's actions, events, reasons and refusals.

    `{ $lane }` is said by `lane-main`; refusals are looked for in its programs.
    """
    if place not in GAMES:
        return ()
    about, mind = GAMES[place].about, GAMES[place].mind
    declared = [*about.actions.values(), *about.events.values(), *(mind.reasons or {}).values()]
    said = {name.split("_")[-1] for fields in declared for name in fields}
    programs = "\n".join(path.read_text("utf-8") for path in PLACES[place].glob("*.py"))
    said |= {name.split("_")[-1] for name in re.findall(r"\"([a-z_]+)\": ", programs)}
    return said | {name.removesuffix("s") for name in said}


def dead(place: str, found: Any) -> list[str]:
    """The messages that neither code, other messages, arguments nor the contract name."""
    said = {hole for way in sentences(found) for hole in (*way.holes, *way.chosen)}
    wanted = {*said, *names(), *(needed(GAMES[place]) if place in GAMES else ())}
    fields = arguments(place)
    return [
        key
        for key in found
        if key not in wanted and key.split("-")[0] not in fields and not patterns().fullmatch(key)
    ]


@pytest.mark.parametrize("place", PLACES)
def test_every_message_is_said_somewhere(place: str) -> None:
    assert [] == dead(place, messages(place, "en"))


def test_a_message_that_nothing_names_is_found() -> None:
    found = dict(messages("cave", "en"))
    found["board-never-said"] = found["game-name"]
    assert ["board-never-said"] == dead("cave", found)
