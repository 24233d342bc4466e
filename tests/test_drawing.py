"""The drawing of the house is that of the code, and can be read."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tools.drawing import PICTURE, draw, shortened
from tools.layout import GAP, lay_out, order
from tools.rooms import House, read_house

pytestmark = pytest.mark.slow  # all of the source is read


@pytest.fixture(scope="session")
def house() -> House:
    return read_house()


def test_the_stored_drawing_is_that_of_the_code(house: House) -> None:
    stored = PICTURE.read_text("utf-8")
    assert draw(house) == stored, "make it anew: .venv/bin/python -m tools.drawing"


def test_every_room_stands_in_it_by_its_name(house: House) -> None:
    root = ElementTree.fromstring(draw(house))
    shown = [text.text for text in root.iter() if text.get("class") == "name"]
    assert sorted(house.rooms) == sorted(map(str, shown))
    assert {"core", "games", "bots", "sim", "packs", "server", "cli"} <= house.rooms.keys()


def test_no_label_is_smaller_than_twelve_pixels(house: House) -> None:
    sizes = re.findall(r"font(?:-size)?: (\d+)px", draw(house))
    assert min(map(int, sizes)) >= 12


def test_it_has_colours_for_light_and_for_dark(house: House) -> None:
    assert 1 == draw(house).count("prefers-color-scheme: dark")


# -- rooms


def test_a_room_is_a_package_or_a_module_at_the_top_and_knows_what_it_imports(
    tmp_path: Path,
) -> None:
    files = {
        "__init__.py": "from fabletop.core import a",
        "alone.py": '"""What it is for: a test. More."""\nfrom fabletop.core.a import b',
        "core/__init__.py": '"""The core."""',
        "core/a.py": "import json\nfrom fabletop.core import other\n",
        "core/other.py": "",
        "server/__init__.py": "",
        "server/app.py": "import fabletop.core.a, fabletop.core.other\nfrom fabletop import alone",
        "server/inner/__init__.py": "",
        "server/inner/deep.py": "def f():\n    from fabletop.server import app\n",
        "games/one/__init__.py": "from fabletop.core.a import b\nfrom fabletop.games import two",
        "games/one/tests/test_one.py": "import fabletop.server.net.app",
        "games/two/__init__.py": "",
        "games/one/board/board.js": 'import {\n  a,\n} from "../../../web/own.js";',
        "web/own.js": "",
    }
    source = tmp_path / "fabletop"
    for name, text in files.items():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_text(text)
    house = read_house(source)
    assert ("What it is for: a test", "The core") == (house.rooms["alone"], house.rooms["core"])
    assert {
        ("alone", "core"): 1,
        ("server", "core"): 2,
        ("server", "alone"): 1,
        ("server/inner", "server"): 1,
        ("games", "core"): 1,
        ("games/*/board", "web"): 1,
    } == house.arrows


def test_what_only_types_need_is_no_import(tmp_path: Path) -> None:
    source = tmp_path / "fabletop"
    source.mkdir()
    (source / "low.py").write_text("")
    only = "if TYPE_CHECKING:\n    import fabletop.low\nelse:\n    import fabletop.low\n"
    (source / "high.py").write_text(only)
    assert {("high", "low"): 1} == read_house(source).arrows


# -- the layout


@pytest.mark.parametrize("browser", [False, True])
def test_arrows_lead_down_and_nothing_touches(house: House, browser: bool) -> None:
    layout = lay_out(house.part(browser))
    assert all(a.row == b.row + 1 for a, b in layout.ways)
    for row in layout.rows:
        for one, other in pairwise(row):
            apart = layout.x[other] - layout.x[one] - (one.width + other.width) / 2
            assert apart >= GAP - 0.2


def test_an_arrow_passes_the_rows_between_in_a_lane_it_shares() -> None:
    arrows = Counter({("c", "b"): 1, ("d", "c"): 1, ("d", "a"): 2, ("c", "a"): 3, ("b", "a"): 4})
    layout = lay_out(House(dict.fromkeys("abcd", ""), arrows))
    lanes = {spot for row in layout.rows for spot in row if spot.is_lane}
    assert {("a", 1), ("a", 2)} == {(lane.room, lane.row) for lane in lanes}
    joined = {(a.row, a.is_lane): many for (a, b), many in layout.ways.items() if b.room == "a"}
    assert {(3, False): 2, (2, True): 2, (2, False): 3, (1, True): 5, (1, False): 4} == joined


def test_the_thinnest_arrow_of_a_circle_is_drawn_against_the_order() -> None:
    arrows = Counter({("a", "b"): 5, ("b", "c"): 2, ("c", "a"): 1, ("c", "d"): 1})
    down, up = order(arrows)
    assert [("c", "a")] == up
    assert arrows == down + Counter({("c", "a"): 1})
    rooms = dict.fromkeys(["a", "b", "c", "d", "web"], "")
    assert "against the order" in draw(House(rooms, arrows))


def test_a_long_sentence_is_cut_where_it_has_a_comma() -> None:
    said = "One two three four, five six seven eight nine: ten eleven twelve thirteen fourteen"
    assert "One two three four, five six seven eight nine" == " ".join(shortened(said))
