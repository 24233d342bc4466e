"""All pages around the games: nothing serious for axe, all there at 200 % zoom, calm if wanted.

The tables themselves are looked at while they are played: `test_screen_reader.py`.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.samples import sampled
from tests.web.browser import new_page
from tests.web.guest import GAMES
from tests.web.sight import examine
from tools.house import House

pytestmark = pytest.mark.slow


USUAL = "basra"  # the pages of the others differ in words and pictures only
EVERY = sampled(GAMES, USUAL)


@pytest.mark.parametrize("game", EVERY)
def test_pages_around_a_game(browser: Browser, house: House, game: str) -> None:
    page = new_page(browser)
    found = []
    for path in (f"/rules/{game}", f"/learn/{game}", f"/new/{game}"):
        page.goto(f"http://127.0.0.1:{house.port}{path}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        found += examine(page, path)
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("textbox").first.fill("Ada")
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Options").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found += examine(page, "options")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="How to play").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found += examine(page, "rules over the table")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("path", ["/", "/stats", "/replay", "/credits"])
def test_pages_of_the_house(browser: Browser, house: House, path: str) -> None:
    page = new_page(browser)
    page.goto(f"http://127.0.0.1:{house.port}{path}")
    expect(page.get_by_role("heading", level=1).first).to_be_attached()
    assert [] == examine(page, path)
