"""What is in the wheel: everything a table needs, and no tests."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


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
