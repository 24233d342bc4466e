"""A game from elsewhere: begun, checked, simulated and studied without touching the house."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fabletop.newcomers import pattern

ROOT = Path(__file__).parents[1]
FROG_WELL = ROOT / "examples" / "games" / "frog_well"


def fabletop(*args: object, code: int = 0) -> str:
    """What a command prints; in a process of its own, since a guest stays."""
    command = [sys.executable, "-m", "fabletop", *map(str, args)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    assert code == done.returncode, done.stderr
    return done.stdout + done.stderr


def test_the_example_is_table_ready_and_says_what_a_game_of_the_house_has_more() -> None:
    said = fabletop("check-game", FROG_WELL)
    assert said.startswith("table-ready: complete\n")
    assert "of the house: not yet\n" in said
    assert "no  a board of its own" in said


def test_a_game_that_was_just_begun_is_table_ready(tmp_path: Path) -> None:
    folder = tmp_path / "hop_frog"
    assert f"fabletop check-game {folder}" in fabletop("new-game", folder)
    assert set(pattern()) == {
        str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()
    }
    assert fabletop("check-game", folder).startswith("table-ready: complete\n")
    assert "is there already" in fabletop("new-game", folder, code=2)


def test_what_a_game_breaks_is_said_with_the_table_it_breaks_at(tmp_path: Path) -> None:
    folder = tmp_path / "hop_frog"
    fabletop("new-game", folder)
    rules = folder / "__init__.py"
    rules.write_text(rules.read_text().replace('"RU-1"', '"one"'))
    (folder / "text" / "en.ftl").write_text("game-name = Hop")
    said = fabletop("check-game", folder, code=1)
    assert said.startswith("table-ready: not yet\n")
    assert "no words for game-line, option-roll" in said
    assert "2 seats: AssertionError: a clause is called like CT-12, not one" in said


@pytest.mark.parametrize(
    ("name", "rules", "said"),
    [
        ("empty", None, "there is no file __init__.py in it"),
        ("broken", "1 / 0", "cannot be loaded: ZeroDivisionError"),
        ("nothing", "x = 1", "must have one class built on Rulebook, not 0"),
        ("json", "x = 1", "is the name of another Python module"),
    ],
)
def test_what_is_no_game_is_refused_in_a_sentence(
    tmp_path: Path, name: str, rules: str | None, said: str
) -> None:
    folder = tmp_path / name
    folder.mkdir()
    if rules is not None:
        (folder / "__init__.py").write_text(rules)
    told = fabletop("--with", folder, "games", code=2)
    assert said in told
    assert "Traceback" not in told


def test_a_bad_name_is_refused(tmp_path: Path) -> None:
    assert "small letters" in fabletop("new-game", tmp_path / "Hop-Frog", code=2)


def test_a_guest_is_simulated_by_several_processes_and_by_a_search() -> None:
    guest = ("--with", FROG_WELL)
    table = ("frog_well", "--seats", "2", "--games", "40", "--json")
    one = json.loads(fabletop(*guest, "simulate", *table))
    two = json.loads(fabletop(*guest, "simulate", *table, "--jobs", "2"))
    assert one["wins"] == two["wins"] if "wins" in one else one.keys() == two.keys()
    bots = ("--bots", "ismcts:50,random", "--games", "20")
    assert "frog_well" in fabletop(*guest, "arena", "frog_well", *bots)


PETTING_ZOO = """
import random
from fabletop.sim.pettingzoo import env
table = env("frog_well", seats=3)
table.reset(seed=1)
rng, moves = random.Random(1), 0
for agent in table.agent_iter():
    seen, reward, over, cut, info = table.last()
    mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
    table.step(None if over or cut else rng.choice([n for n, may in enumerate(mask) if may]))
    moves += 1
print("played", moves > 5, "frog_well" in str(table))
"""


def test_a_guest_named_in_the_environment_is_an_environment_of_pettingzoo() -> None:
    around = {**os.environ, "FABLETOP_GAMES": str(FROG_WELL)}
    done = subprocess.run(
        [sys.executable, "-c", PETTING_ZOO], capture_output=True, text=True, env=around, check=False
    )
    assert done.stdout.startswith("played True"), done.stderr
