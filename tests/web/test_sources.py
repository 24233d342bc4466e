"""How the page's modules and style sheets are written, as far as Prettier does not see to it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fabletop.games import HOUSE
from fabletop.server.net.opening import WEB

COLUMNS = 120
LINES = 500
STRING = re.compile(r"""(["'`])(?:(?!\1)[^\\]|\\.)*\1""")  # a drawing is one long string


def sources() -> list[Path]:
    found = [*WEB.rglob("*"), *HOUSE.glob("*/board/*")]
    ours = [path for path in found if path.suffix in (".js", ".ts", ".css")]
    return sorted(path for path in ours if "vendor" not in path.parts)


@pytest.mark.parametrize("folder", ["web", "board"])
def test_there_is_something_to_look_at(folder: str) -> None:
    assert len([path for path in sources() if folder in path.parts]) > 50


def test_no_line_is_longer_than_a_page_is_wide() -> None:
    long = [
        f"{path.name}:{number}"
        for path in sources()
        for number, line in enumerate(path.read_text("utf-8").split("\n"), 1)
        if len(line) > COLUMNS and len(STRING.sub('""', line)) > COLUMNS - 20
    ]
    assert [] == long


def test_no_module_and_no_sheet_is_longer_than_a_chapter() -> None:
    counts = {path: len(path.read_text("utf-8").splitlines()) for path in sources()}
    assert [] == [path.name for path, count in counts.items() if count > LINES]
