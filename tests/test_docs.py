"""Docs that cannot rot: what a page shows is run, what it promises is there."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fabletop import cli
from fabletop.core.dealer import Seeded
from fabletop.core.game import About
from fabletop.core.kinds import Setup
from fabletop.core.rulebook import Rulebook
from fabletop.games import SHELF
from fabletop.newcomers import pattern

ROOT = Path(__file__).parents[1]


@pytest.mark.slow
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
    assert len(excerpts) > 9
    assert [] == [each for each in excerpts if each not in rules]


def block_with(text: str) -> str:
    """The one program of a first game in which that stands."""
    programs = [each for each in blocks_of(FIRST_STEPS) if each.startswith("from ")]
    (found,) = [each for each in programs if text in each]
    return found


def run(folder: Path, *command: str) -> str:
    """What a program prints that has this game, or none without a folder."""
    around = {**os.environ, "FABLETOP_GAMES": str(folder) if folder.name else ""}
    done = subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, env=around, check=False
    )
    return done.stdout + done.stderr


def test_programs_about_a_first_game_run(tmp_path: Path) -> None:
    folder = tmp_path / "my_games" / "high_card"
    cli.main(["new-game", str(folder), "--secret"])
    programs = [block_with("about ="), block_with("env(")]
    program = "\n".join([*programs, "print(about.settings, table.agents)"])
    assert run(folder, "-c", program).endswith("['player_0', 'player_1', 'player_2']\n")


def test_the_test_of_a_first_game_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    cli.main(["new-game", "my_games/high_card", "--secret"])
    program = block_with("Scripted()") + "\ntest_the_higher_card_wins()\nprint('passed')"
    assert "passed\n" == run(Path(), "-c", program)


def test_a_first_game_is_simulated_from_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    cli.main(["new-game", "my_games/high_card", "--secret"])
    program = block_with("simulate(") + "print(results.tally.games)"
    assert "100\n" == run(Path(), "-c", program).splitlines(keepends=True)[-1]


def test_turns_are_taken_as_the_pattern_says() -> None:
    game: Any = {"__name__": "turns"}
    exec(block_with("class Turn"), game)
    book, s, dealer = Rulebook[Any](About(range(2, 5)), game["STEPS"]), game["State"](3), Seeded(1)
    s.plan("turn")
    book.advance(s, dealer)
    asked = []
    for seat, action in ((0, ("dare", 2)), (2, ("accept",)), (1, ("dare", 0)), (0, ("decline",))):
        asked.append((book.step(s), *book.actors(s)))
        assert s.agenda == game["AGENDA"].read(s.agenda, Setup(3, {}))
        assert book.is_option(s, seat, action)
        book.apply(s, seat, action, dealer)
    assert [("turn", 0), ("answer", 2), ("turn", 1), ("answer", 0)] == asked
    assert ["dared", "accepted", "dared", "declined"] == [event.key for event in dealer.events]


CONFIDED = """
from fabletop.core.dealer import Seeded, addressed
from fabletop.games import GAMES
from fabletop.contract.walks import walk
game = GAMES["high_card"]
for play in walk(game, 3, {}, 1):
    heard = [[event for event in play.events if addressed(event, seat)] for seat in range(3)]
    for seat, other in ((0, 1), (1, 2), (2, 0)):
        told = [game.mind.confided(play.s, other, heard[seat], n) for n in range(len(heard[seat]))]
        alone = [event for event in heard[other] if event.to]
        assert alone == [event for event in told if event], (alone, told)
print("confided")
"""


@pytest.mark.slow
def test_the_mind_with_notes_fits_the_game_and_its_view_without_them(tmp_path: Path) -> None:
    folder = tmp_path / "high_card"
    cli.main(["new-game", str(folder), "--secret"])
    rules = folder / "__init__.py"
    shorter = rules.read_text("utf-8").replace('            "played": s.played[:],\n', "")
    before, after = shorter.split("class HighCardMind")[0], shorter.split("class HighCard(")[1]
    mind = block_with("def confided").replace("NameMind", "HighCardMind")
    rules.write_text(f"{before}{mind}\n\nclass HighCard({after}", "utf-8")
    checked = run(folder, "-m", "fabletop", "check-game", str(folder))
    assert checked.startswith("table-ready: complete"), checked
    assert "confided\n" == run(folder, "-c", CONFIDED)
    rules.write_text(rules.read_text("utf-8").replace('Event("showed"', 'Event("never"'), "utf-8")
    checked = run(folder, "-m", "fabletop", "check-game", str(folder))
    assert "have forgotten" in checked, checked


def test_the_examples_of_games_are_as_long_as_the_page_says() -> None:
    rows = re.findall(r"\((\S+/)__init__\.py\).* (\d+) lines of Python, (\d+) of", FIRST_STEPS)
    assert 2 == len(rows)
    for folder, *lengths in rows:
        for file, said in zip(("__init__.py", "text/en.ftl"), lengths, strict=True):
            lines = (ROOT / "docs" / folder / file).read_text("utf-8").splitlines()
            assert len(lines) == pytest.approx(int(said), rel=0.15)


# -- pictures

SCREENS = ("phone", "table", "tv")
MOST_BYTES = 1_200_000  # of all pictures together


def test_the_readme_shows_every_game_on_every_screen() -> None:
    page = (ROOT / "README.md").read_text("utf-8")
    shown = re.findall(r'<img src="([^"]+)"[^>]* alt="[^"]+">', page)
    wanted = {f"docs/pictures/{key}-{each}.webp" for key in SHELF for each in SCREENS}
    assert page.count("<img") == len(shown)
    assert wanted <= set(shown)
    assert [] == [path for path in shown if not (ROOT / path).is_file()]


def test_the_pictures_of_every_game_can_be_taken_again() -> None:
    from tools.pictures import MOMENTS, SIZES

    assert list(SHELF) == list(MOMENTS)
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
