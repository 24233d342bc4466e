"""The board of a game that has none: what the view says, and what happened."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import axe, new_page, overflow, until
from tests.web.stage import WORDS, Stage, picture
from tools.house import House

pytestmark = pytest.mark.slow

FACTS = f"{WORDS}\nview-lamp = Lamp: {{ $value }}\nview-ring = Ring: {{ $value }}\n"
PLAIN = "export { Board } from '/web/board/plainboard.js';"
BELOW = """() => {
  const list = document.querySelector(".story-lines").getBoundingClientRect();
  const last = document.querySelector(".story-lines li:last-child").getBoundingClientRect();
  return [list.height, last.bottom - list.bottom];
}"""


def plain_stage(browser: Browser, house: House) -> Stage:
    stage = Stage(new_page(browser, "wide"), house)
    stage.board = PLAIN
    stage.page.route("**/games/toy/text/*", lambda route: route.fulfill(body=FACTS))
    return stage


def test_what_is_nothing_now_is_left_out(browser: Browser, house: House) -> None:
    stage = plain_stage(browser, house)
    stage.first = picture(view={"step": "decide", "actors": [0], "lamp": 0, "ring": None})
    stage.open()
    expect(stage.page.locator(".plain-facts li")).to_have_text(["Lamp: 0"])


def test_what_happened_uses_the_room_it_has_and_ends_with_the_newest(
    browser: Browser, house: House
) -> None:
    stage = plain_stage(browser, house)
    events = [{"n": n, "key": "drew", "args": {"seat": n % 3}} for n in range(55)]
    stage.first = picture(events=events[:8])
    stage.open()
    lines = stage.page.locator(".story-lines li")
    expect(lines).to_have_count(8)
    expect(lines.first).to_be_in_viewport(ratio=1)
    stage.say(picture(events=events[8:], decision=2))
    expect(lines).to_have_count(55)
    until(stage.page, f"({BELOW})()[1] <= 1")
    assert stage.page.evaluate(BELOW)[0] > 300
    assert [] == axe(stage.page)
    assert overflow(stage.page) <= 0
