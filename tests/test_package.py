"""What is in the wheel: everything a table needs, and no tests."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def extras() -> dict[str, list[str]]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return {name: list(wanted) for name, wanted in project["optional-dependencies"].items()}


def test_the_laboratory_brings_what_its_page_promises() -> None:
    brought = {re.split(r"[<>=\[]", wanted)[0] for wanted in extras()["lab"]}
    assert {"matplotlib", "numpy", "open_spiel", "pandas", "pettingzoo", "pyarrow"} <= brought


def test_ray_comes_with_its_client_for_addresses_like_ray_head_10001() -> None:
    assert ["ray[client]"] == [wanted.split(">")[0] for wanted in extras()["ray"]]


def test_a_library_is_wanted_in_one_version() -> None:
    wanted = [each for extra in extras().values() for each in extra]
    names = {each: re.split(r"[<>=\[]", each)[0] for each in wanted}
    assert len(set(names)) == len(set(names.values()))


@pytest.mark.slow
def test_the_wheel_holds_the_page_and_no_tests(tmp_path: Path) -> None:
    uv = Path(sys.prefix) / "bin" / "uv"
    subprocess.run(
        [str(uv), "build", "--quiet", "--wheel", "--out-dir", str(tmp_path)], cwd=ROOT, check=True
    )
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    for wanted in (
        "fabletop/web/index.html",
        "fabletop/web/vendor/preact.js",
        "fabletop/web/text/uk.ftl",
        "fabletop/games/cave/content.toml",
        "fabletop/games/cave/RULES.md",
        "fabletop/games/cave/text/fr.ftl",
        "fabletop/games/cave/board/board.js",
        "fabletop/games/cave/board/cover.svg",
    ):
        assert wanted in names
    assert not [name for name in names if "/tests/" in name]
