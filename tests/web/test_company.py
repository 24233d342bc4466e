"""Company, not clones: who fills the empty chairs, and what they say."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from fabletop.games import GAMES
from fabletop.text import Speaker
from tests.samples import sampled
from tests.web.browser import new_page, trouble
from tests.web.player import Player
from tools.house import House

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", sampled(GAMES, "cave", "tom_thumb"))
def test_chairs_are_filled_with_different_characters(
    browser: Browser, house: House, game: str
) -> None:
    seats = max(GAMES[game].about.seats)
    words = Speaker(game, "en", [])
    ada = Player(browser, house, house.make_table(game, seats), "Ada", "phone")
    ada.page.get_by_role("button", name="Fill up with bots").click()
    expect(ada.page.locator(".chair.bot")).to_have_count(seats - 1)
    names = {name: words.say(f"bot-{name}") for name in GAMES[game].mind.characters}
    seated = ada.page.locator(".chair.bot .chair-name").all_inner_texts()
    own = [name for name in seated if name in names.values()]
    assert len(own) == len(set(own)) == min(seats - 1, len(names))
    assert seated[0] == next(iter(names.values()))  # the usual one comes first
    bubbles = ada.page.locator(".greetings .bubble")
    expect(bubbles.first).to_be_visible()
    greetings = [words.say(f"phrase-bot-hello-{name}") for name in names]
    assert any(greeting in bubbles.last.inner_text() for greeting in greetings)
    assert [] == trouble(ada.page)


def test_whoever_does_not_want_to_hear_bots_hears_none(browser: Browser, house: House) -> None:
    page = new_page(browser, "phone")
    page.goto(f"http://127.0.0.1:{house.port}/")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Let bots chat").click()
    page.goto(f"http://127.0.0.1:{house.port}/t/{house.make_table('cave', 3)}")
    page.get_by_role("textbox").first.fill("Ada")
    page.locator("form button[type=submit], .sit-form button").first.click()
    page.get_by_role("button", name="Fill up with bots").click()
    expect(page.locator(".chair.bot")).to_have_count(2)
    expect(page.locator(".bubble")).to_have_count(0)
    assert [] == trouble(page)
