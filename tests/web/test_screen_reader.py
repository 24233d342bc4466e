"""Every game from the lobby to its end by its accessibility tree alone (`reader.py`).

On the way every page it comes to is examined (`sight.py`).
"""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, expect

from tests.samples import sampled
from tests.web.browser import trouble
from tests.web.guest import GAMES, WHOLE
from tests.web.reader import Reader
from tests.web.sight import examine
from tools.house import House

pytestmark = pytest.mark.slow
PATIENCE = 240.0  # seconds for a game, on a busy machine


@pytest.fixture
def house(short_house: House) -> House:
    return short_house


@WHOLE
@pytest.mark.parametrize("game", sampled(GAMES, "cave", "tom_thumb"))
def test_a_game_by_its_accessibility_tree_alone(
    browser: Browser, house: House, game: str, whole: bool
) -> None:
    reader = Reader(browser, house, game)
    expect(reader.one("button", "Take a seat")).to_be_visible()
    found = examine(reader.page, "lobby") if whole or game == "cave" else []  # they are much alike
    reader.sit_down()
    began = time.monotonic()
    seen: set[str] = set()
    while not reader.is_done(whole):
        assert time.monotonic() < began + PATIENCE, (reader.step, reader.moves, reader.things())
        if not reader.is_asked():
            reader.rest(0.3)
        elif reader.step not in seen:
            assert reader.is_told_to_act(), reader.step
            seen.add(reader.step)
            if reader.step not in ("countdown", "race") and (whole or len(seen) == 1):
                found += examine(reader.page, reader.step)
        else:
            reader.answer()
    assert seen
    assert reader.news
    if whole:
        assert len(seen) > 2
        assert len(reader.news) > 5
        found += look_back(reader, house)
    assert not found, "\n".join(found)
    assert [] == trouble(reader.page)


def look_back(reader: Reader, house: House) -> list[str]:
    """What is wrong with the ending, and with the game looked back on."""
    expect(reader.one("button", "Play again")).to_be_visible()
    reader.page.wait_for_timeout(500)
    found = examine(reader.page, "ending")
    reader.page.goto(f"http://127.0.0.1:{house.port}/replay/{reader.shown['record']}")
    expect(reader.page.get_by_role("slider")).to_be_visible()
    return found + examine(reader.page, "replay")
