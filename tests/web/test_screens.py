"""Screens in the middle of a game: nothing cut off, no scrolling, nothing serious for axe.

Phones are looked at in `test_screen_reader.py`, while games are played there.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from fabletop.games import GAMES
from tests.server.company import Company
from tests.web.browser import axe, new_page, overflow, trouble, until
from tests.web.laid_out import asked_at, is_over, laid_out
from tests.web.player import Player
from tools.house import House

pytestmark = pytest.mark.slow
OVER = "over"
STEPS = {  # where most is on the screen
    "cave": ["pick", OVER],
    "open_sesame": ["decide", "reveal", "recite"],
    "aladin": ["program", "search", "wish"],
    "tom_thumb": ["look", "ask"],
    "basra": ["turn", "buy"],
}


@pytest.mark.parametrize("size", ["tablet", "wide"])
@pytest.mark.parametrize("game", STEPS)
def test_a_table_fits_the_screen_and_axe_finds_nothing(
    browser: Browser, house: House, game: str, size: str
) -> None:
    page = new_page(browser, size)
    for step in STEPS[game]:
        show(page, house, game, step)


@pytest.mark.long
@pytest.mark.parametrize("size", ["phone", "tablet", "wide"])
@pytest.mark.parametrize("game", STEPS)
def test_every_step_fits_the_screen(browser: Browser, house: House, game: str, size: str) -> None:
    page = new_page(browser, size)
    for step in sorted(steps_of(house, game)):
        show(page, house, game, step)


def show(page: Page, house: House, game: str, step: str) -> None:
    """The table at this step, as the one who is asked has it."""
    table = laid_out(house, game, "a--", reached(step))
    player = Player.back(page, house, table, 0)
    assert step == player.view["step"]
    expect(page.locator("[data-seat]").first).to_be_visible()
    until(page, "document.documentElement.scrollHeight <= innerHeight")
    assert overflow(page) <= 0, step
    assert [] == axe(page), step
    assert [] == trouble(page), step


def reached(step: str) -> Callable[[Company], bool]:
    return is_over if step == OVER else asked_at(step)


def steps_of(house: House, game: str) -> set[str]:
    """All steps at which the first player is asked in a whole game."""
    found = {OVER}

    def look(company: Company) -> bool:
        if 0 in company.asked():
            found.add(GAMES[game].step(company.s))
        return is_over(company)

    laid_out(house, game, "a--", look)
    return found
