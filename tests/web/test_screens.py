"""Screens in the middle of a game: nothing cut off, no scrolling, nothing serious for axe.

Phones are looked at in `test_screen_reader.py`, while games are played there.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page

from fabletop.games import GAMES
from fabletop.server.lobby import Lobby
from tests.samples import sampled
from tests.server.company import Company
from tests.web.browser import SIZES, axe, drawn, new_page, overflow, trouble, until
from tests.web.laid_out import asked_at, is_over, played, show_still
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


@pytest.mark.parametrize("game", sampled(STEPS, "basra"))
def test_a_table_fits_the_screen_and_axe_finds_nothing(
    browser: Browser, house: House, game: str
) -> None:
    page = new_page(browser, "wide")
    for step in STEPS[game]:
        show(page, house, game, step)
        width, height = SIZES["tablet"]
        page.set_viewport_size({"width": width, "height": height})
        fits(page, step)
        width, height = SIZES["wide"]
        page.set_viewport_size({"width": width, "height": height})


@pytest.mark.long
@pytest.mark.parametrize("size", ["phone", "tablet", "wide"])
@pytest.mark.parametrize("game", STEPS)
def test_every_step_fits_the_screen(browser: Browser, house: House, game: str, size: str) -> None:
    page = new_page(browser, size)
    for step in sorted(steps_of(game)):
        show(page, house, game, step)


def show(page: Page, house: House, game: str, step: str) -> None:
    """The table at this step, as the one who is asked has it."""
    show_still(page, house, game, reached(step))
    page.wait_for_load_state("networkidle")  # the board is a module of its own
    fits(page, step)
    assert [] == axe(page), step
    assert [] == trouble(page), step


def fits(page: Page, step: str) -> None:
    drawn(page)
    until(page, "document.documentElement.scrollHeight <= innerHeight")
    assert overflow(page) <= 0, step


def reached(step: str) -> Callable[[Company], bool]:
    return is_over if step == OVER else asked_at(step)


def steps_of(game: str) -> set[str]:
    """All steps at which the first player is asked in a whole game."""
    found = {OVER}

    def look(company: Company) -> bool:
        if 0 in company.asked():
            found.add(GAMES[game].step(company.s))
        return is_over(company)

    played(Lobby(GAMES, "of no use here"), game, "a--", look)
    return found
