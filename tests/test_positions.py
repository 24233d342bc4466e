"""The pages about positions name what there is: every key, every verb, every key of a view."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from fabletop.core.dealer import Seeded
from fabletop.core.game import Game
from fabletop.core.kinds import Setup
from fabletop.core.positions import Fields
from fabletop.core.rulebook import Rulebook
from fabletop.games import GAMES

DOCS = Path(__file__).parents[1] / "docs"
CODE = re.compile(r"`([^`]*)`")
ACTION = re.compile(r'`\("(\w+)"(?:, )?([^`]*?),?\)`')
each_game = pytest.mark.parametrize("key", sorted(GAMES))


def page(key: str) -> str:
    """The page about a game's positions; the cave's is the first."""
    name = "positions.md" if key == "cave" else f"positions/{key}.md"
    return (DOCS / name).read_text("utf-8")


def table(key: str, heading: str, number: int = 0) -> list[list[str]]:
    """The rows of a table below a heading, the first unless said, cell by cell."""
    section = page(key).split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]
    lines = re.findall(r"\|[^\n]*\n\|---[^\n]*\n((?:\|[^\n]*\n)+)", section)[number]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines.splitlines()]


def agendas(key: str) -> list[list[str]]:
    """The rows of the table of agendas, which comes after that of the keys."""
    return table(key, "The keys of a position", 1)


def declared() -> dict[str, Fields]:
    """The keys of a position as each game declares them."""
    found = {key: game.fields for key, game in GAMES.items() if isinstance(game, Rulebook)}
    return {key: fields for key, fields in found.items() if fields.of}


def named(key: str, heading: str) -> list[str]:
    """The words set as code in the first column of that table."""
    return [word for row in table(key, heading) for word in CODE.findall(row[0])]


def some_state(game: Game[Any]) -> Any:
    options = {"two_player": "band"} if "two_player" in game.about.settings else {}
    return game.setup(2, options, Seeded(1))


@each_game
def test_the_page_names_every_key_of_a_position_once(key: str) -> None:
    game = GAMES[key]
    assert sorted(game.dump(some_state(game))) == sorted(named(key, "The keys of a position"))


@pytest.mark.parametrize("key", sorted(declared()))
def test_the_page_names_the_keys_that_are_declared(key: str) -> None:
    assert sorted(declared()[key].names()) == sorted(named(key, "The keys of a position"))


@each_game
def test_the_page_has_an_agenda_for_every_question(key: str) -> None:
    game = GAMES[key]
    assert isinstance(game, Rulebook)
    steps = [word for row in agendas(key) for word in CODE.findall(row[0])]
    assert sorted([*map(str, game.asks), "over"]) == sorted(steps)


@pytest.mark.parametrize("key", sorted(declared()))
def test_every_agenda_of_the_page_is_one_that_is_declared(key: str) -> None:
    kind, any_table = declared()[key].of["agenda"].kind, Setup(2, {})
    lists = [code for row in agendas(key) for code in CODE.findall(row[1]) if code[0] == "["]
    for code in lists:
        read = kind.read(json.loads(code), any_table)
        assert json.loads(code) == json.loads(json.dumps(read))


@each_game
def test_the_page_names_every_key_of_a_view_once(key: str) -> None:
    game = GAMES[key]
    (shown,) = game.table.views(some_state(game), [0])
    assert sorted(shown) == sorted(named(key, "What a view says"))


@each_game
def test_the_page_names_every_action_with_its_arguments(key: str) -> None:
    found = [
        (verb, tuple(arguments.split(", ")) if arguments else ())
        for row in table(key, "Actions")
        for cell in row[1:]
        for verb, arguments in ACTION.findall(cell)
    ]
    assert sorted(GAMES[key].about.actions.items()) == sorted(set(found))


@each_game
def test_the_page_says_what_a_script_draws(key: str) -> None:
    assert len(table(key, "What a script draws")) >= 3
