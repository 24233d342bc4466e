"""The board of a game that has none: what the view says, and what happened."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import axe, new_page, overflow, until
from tests.web.stage import TOY, WORDS, Stage, answer, picture
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


SAID: dict[str, tuple[object, object, list[str]]] = {
    # key of the view: its shape, its value, and what the page shows
    "turn": ("seat", 1, ["turn: Ben"]),
    "winner": ("seat", -1, ["winner: nobody yet"]),
    "last_seat": (None, 2, ["last_seat: Ida"]),
    "trump": (None, "hourglass", ["trump: an hourglass"]),
    "weather": (None, "wet", ["weather: rain"]),
    "phase": (None, 2, ["phase: harvest"]),
    "fast": (None, True, ["fast: Yes"]),
    "hand": (None, [], ["hand: –"]),
    "asked": ({"all": "seat"}, [2, 0], ["asked: Ida, Margaux"]),
    "won": ({"each": None}, [4, None, 0], ["won:", "Margaux 4", "Ida 0"]),
    "cards": ({"each": None}, [["hourglass", "ring"], [], 3],
              ["cards:", "Margaux an hourglass, ring", "Ben –", "Ida 3"]),
    "piles": (None, [[1, 2], [3]], ["piles:", "1, 2", "3"]),
    "trick": ({"all": {"row": ["seat", None]}}, [[0, "hourglass"], [2, "ring"]],
              ["trick:", "Margaux, an hourglass", "Ida, ring"]),
    "pot": ({"keys": {"owner": "seat"}}, {"owner": 1, "sums": [[1, 2], [3]]},
            ["pot:", "owner Ben", "sums 1, 2 · 3"]),
}  # fmt: skip
CALLED = "weather-wet = rain\nphase-2 = harvest\nwinner--1 = nobody yet\n"


def test_the_view_is_said_with_names_with_words_and_line_by_line(
    browser: Browser, house: House
) -> None:
    stage = plain_stage(browser, house)
    words = "".join(f"view-{key} = {key}: {{ $value }}\n" for key in SAID) + CALLED
    shelf = [{**TOY, "view": {key: shape for key, (shape, _, _) in SAID.items() if shape}}]
    stage.page.route("**/api/games", lambda route: answer(route, shelf))
    stage.page.route("**/games/toy/text/*", lambda route: route.fulfill(body=WORDS + words))
    said = {key: value for key, (_, value, _) in SAID.items()}
    stage.first = picture(view={"step": "decide", "actors": [0], **said})
    stage.open()
    lines = stage.page.locator(".plain-facts > li")
    expect(lines).to_have_count(len(SAID))
    shown = [[part.strip() for part in text.split("\n")] for text in lines.all_inner_texts()]
    assert [expected for _, _, expected in SAID.values()] == shown
    assert [] == axe(stage.page)
    assert overflow(stage.page) <= 0


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
