"""Docs that cannot rot: what a page shows is run, what it promises is there."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from fabletop import cli
from fabletop.core import kinds
from fabletop.games import SHELF
from fabletop.newcomers import pattern

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(
    ("page", "least"),
    [
        ("positions", 60),
        ("positions/aladin", 18),
        ("positions/basra", 25),
        ("positions/open_sesame", 15),
        ("positions/tom_thumb", 20),
        ("laboratory", 25),
        ("openspiel", 14),
    ],
)
def test_every_example_of_a_page_runs(page: str, least: int) -> None:
    failed, tried = doctest.testfile(
        str(ROOT / "docs" / f"{page}.md"),
        module_relative=False,
        encoding="utf-8",
        optionflags=doctest.ELLIPSIS,
    )
    assert 0 == failed
    assert tried > least


def commands() -> list[str]:
    """The command lines of the laboratory page, with fewer games."""
    page = (ROOT / "docs" / "laboratory.md").read_text("utf-8")
    lines = re.findall(r"^fabletop (.*)$", page, re.MULTILINE)
    return [re.sub(r"--games \d+", "--games 4", line) for line in lines]


@pytest.mark.parametrize("line", commands())
def test_every_command_of_the_laboratory_page_runs(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But for Ray: tests/sim/test_many.py runs that, in a session of its own."""
    monkeypatch.chdir(tmp_path)
    cli.main(line.replace("--ray", "").split())


@pytest.mark.parametrize("command", ["./play", "./test"])
def test_the_readme_names_the_two_commands_and_they_are_there(command: str) -> None:
    assert command in (ROOT / "README.md").read_text("utf-8")
    assert (ROOT / command).stat().st_mode & 0o100


def test_every_example_of_the_readme_runs() -> None:
    page = (ROOT / "README.md").read_text("utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert blocks
    for number, block in enumerate(blocks):
        example = doctest.DocTestParser().get_doctest(block, {}, f"README {number}", None, 0)
        assert len(example.examples) > 5
        assert 0 == doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example).failed


def chapter(page: str, title: str) -> str:
    """What stands under a heading of a page, up to the next of its kind."""
    text = (ROOT / "docs" / f"{page}.md").read_text("utf-8")
    (found,) = re.findall(rf"^## {title}\n(.*?)(?=^## )", text, re.MULTILINE | re.DOTALL)
    return str(found)


def blocks_of(text: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


FIRST_STEPS = chapter("add-a-game", "Table-ready, step by step")


def test_excerpts_of_a_first_game_are_from_the_one_with_secrets() -> None:
    rules = pattern("secret")["__init__.py"]
    excerpts = [each for each in blocks_of(FIRST_STEPS) if not each.startswith("from ")]
    assert len(excerpts) > 4
    assert [] == [each for each in excerpts if each not in rules]


def test_programs_about_a_first_game_run(tmp_path: Path) -> None:
    folder = tmp_path / "my_games" / "high_card"
    cli.main(["new-game", str(folder), "--secret"])
    programs = [each for each in blocks_of(FIRST_STEPS) if each.startswith("from ")]
    program = "\n".join([*programs, "print(about.settings, table.agents)"])
    around = {**os.environ, "FABLETOP_GAMES": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=around, check=False
    )
    assert 2 == len(programs)
    assert done.stdout.endswith("['player_0', 'player_1', 'player_2']\n"), done.stderr


def test_every_example_of_a_kind_is_one() -> None:
    table = FIRST_STEPS.partition("### Fields of a position")[2].partition("###")[0]
    examples = re.findall(r"^\| `.*\| `([^`]+)` \|$", table, re.MULTILINE)
    assert len(examples) > 6
    for example in examples:
        assert isinstance(eval(example, vars(kinds)), kinds.Kind)


# -- pictures

SCREENS = ("phone", "table", "tv")
MOST_BYTES = 1_200_000  # of all pictures together


def test_the_readme_shows_every_game_on_every_screen() -> None:
    page = (ROOT / "README.md").read_text("utf-8")
    shown = re.findall(r'<img src="([^"]+)"[^>]* alt="[^"]+">', page)
    wanted = {f"docs/pictures/{game.key}-{each}.webp" for game in SHELF for each in SCREENS}
    assert page.count("<img") == len(shown)
    assert wanted <= set(shown)
    assert [] == [path for path in shown if not (ROOT / path).is_file()]


def test_the_pictures_of_every_game_can_be_taken_again() -> None:
    from tools.pictures import MOMENTS, SIZES

    assert [game.key for game in SHELF] == list(MOMENTS)
    assert [*SCREENS] == list(SIZES)


def test_pictures_are_light_and_none_lies_about() -> None:
    page = (ROOT / "README.md").read_text("utf-8")
    kinds = {".webp", ".jpg", ".png"}
    pictures = [path for path in (ROOT / "docs").rglob("*") if path.suffix in kinds]
    assert [] == [path.name for path in pictures if f"/{path.name}" not in page]
    assert sum(path.stat().st_size for path in pictures) < MOST_BYTES


# -- the glossary


def test_every_word_of_the_glossary_is_in_the_file_it_names() -> None:
    page = (ROOT / "docs" / "glossary.md").read_text("utf-8")
    rows = re.findall(r"^\| (\w+) \| .* \| (`[^|]+`) \|$", page, re.MULTILINE)
    assert len(rows) > 40
    for word, files in rows:
        for name in re.findall(r"`([^`]+)`", files):
            text = (ROOT / "src" / "fabletop" / name).read_text("utf-8").lower()
            assert word in name + text, (word, name)


def test_each_part_of_the_glossary_is_sorted() -> None:
    page = (ROOT / "docs" / "glossary.md").read_text("utf-8")
    for part in page.split("\n## ")[1:]:
        words = re.findall(r"^\| (\w+) \| (?!meaning)", part, re.MULTILINE)
        assert sorted(words) == words
