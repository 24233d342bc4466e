"""What the board of Aladin shows at moments laid out by hand: the test plays the server's part."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from fabletop.core.options import spell
from fabletop.games.aladin.tests.table import (
    ALADIN,
    A,
    B,
    Table,
    granted,
    over,
    played,
    position,
    searching,
)
from fabletop.text import LANGUAGES, Speaker
from tests.web.browser import EVERY_SIZE, SIZES, new_page, trouble
from tests.web.stage import Data, Stage, answer, chair, picture
from tools.house import House

pytestmark = pytest.mark.slow
NAMES = ["Wilhelmina", "Scheherazade", "Sinbad", "Morgiana", "Ali"]


class Screen(Stage):
    """A page that sees what one seat of a table sees."""

    def __init__(self, page: Page, house: House, table: Table, seat: int = A) -> None:
        self.page, self.table, self.seat = page, table, seat
        self.heard, self.hellos, self.links = [], [], []
        self.address = f"http://127.0.0.1:{house.port}"
        self.told = 0
        self.first = self.seen()
        page.route("**/api/tables/*", lambda route: answer(route, {"code": "", "game": "aladin"}))
        page.route_web_socket("**/ws/*", self.connect)

    def seen(self) -> Data:
        """The table as it is now, and what has been told since."""
        table, seat = self.table, self.seat
        fresh = [e for e in table.past[self.told :] if e.to is None or seat in e.to]
        events = [spell_event(self.told + n, event) for n, event in enumerate(fresh)]
        self.told = len(table.past)
        contest, outcome = ALADIN.table.pace(table.state).contest, ALADIN.outcome(table.state)
        names = NAMES[: table.state.seats]
        return picture(
            game="aladin", chairs=[chair(name, colour) for colour, name in enumerate(names)],
            yours=[seat], seat=seat, asked=[seat] if seat in table.actors() else [],
            choices=[spell(option) for option in table.options(seat)],
            phase="over" if outcome else "play",
            outcome=outcome and {**outcome.spell(), "stood_in": []},
            decision=ALADIN.decision(table.state), view=dict(table.view(seat)), events=events,
            race={"verb": contest.verb, "open": contest.open} if contest else None, gaps=[],
        )  # fmt: skip

    def find(self, selector: str) -> Any:
        return self.page.locator(selector)


def spell_event(number: int, event: Any) -> Data:
    fields = ALADIN.about.events[event.key]
    return {"n": number, "key": event.key, "args": dict(zip(fields, event.args, strict=True))}


def test_al4_the_duel_asks_for_two_dice(browser: Browser, house: House) -> None:
    for language in LANGUAGES:
        page = new_page(browser, "phone", language)
        screen = Screen(page, house, position(seats=2))
        screen.open()
        words = Speaker("aladin", language, NAMES).say("ask-program-two")
        expect(screen.find(".prompt")).to_contain_text(words)
        assert [] == trouble(page)
        page.context.close()


def lamp_pressed(browser: Browser, house: House) -> Screen:
    """Somebody has pressed at the very moment the lamp closed: the picture says so, then the no."""
    table = played("gold 4", "bronze 4", "silver 2", draws=["LP01"])
    screen = Screen(new_page(browser), house, table)
    screen.open()
    screen.find("button.al-lamp").dispatch_event("pointerdown")
    (press,) = screen.hears(1)
    assert "slap" == press["action"][0]
    table.race(None, 300, None)
    screen.say(screen.seen())
    refusal = {"is": "refused", "code": "lamp-closed", "clause": "AL-110", "args": {}}
    screen.say({**refusal, "id": press["id"]})
    expect(screen.find(".al-verdict")).to_be_visible()
    expect(screen.find(".toast")).to_have_count(1)
    return screen


def test_al110_a_press_a_moment_too_late_is_no_mistake(browser: Browser, house: House) -> None:
    screen = lamp_pressed(browser, house)
    expect(screen.find(".toast")).to_be_hidden()
    screen.find(".al-verdict").click()
    expect(screen.find(".toast:visible")).to_have_count(0)
    assert [] == trouble(screen.page)


def test_al110_what_one_does_after_that_is_answered(browser: Browser, house: House) -> None:
    screen = lamp_pressed(browser, house)
    expect(screen.find(".al-verdict")).to_have_count(0)
    screen.page.mouse.click(5, 5)
    screen.say({"is": "refused", "id": None, "code": "stale", "clause": "AL-69", "args": {}})
    expect(screen.find(".toast")).to_be_visible()
    assert [] == trouble(screen.page)


def test_al110_without_a_race_there_is_nothing_to_send(browser: Browser, house: House) -> None:
    """The question has closed although the lamp is still on the screen."""
    screen = Screen(new_page(browser), house, played("gold 4", "bronze 4", "silver 2"))
    screen.first["race"] = None
    screen.open()
    screen.find("button.al-lamp").dispatch_event("pointerdown")
    screen.page.keyboard.press(" ")
    assert [] == screen.heard
    assert "false" == screen.find("button.al-lamp").get_attribute("aria-pressed")
    assert [] == trouble(screen.page)


@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_nothing_is_told_over_the_dice(browser: Browser, house: House, size: str) -> None:
    table = searching("B01", "B02", die=4, seats=4)
    page = new_page(browser, size)
    screen = Screen(page, house, table, B)
    screen.open()
    expect(screen.find(".al-search")).to_be_visible()
    table.draw()
    screen.say(screen.seen())
    told = screen.find(".narration-lines span").first
    expect(told).to_be_visible()
    strip, line = screen.find(".al-seats").bounding_box(), told.bounding_box()
    assert strip
    assert line
    assert line["y"] + line["height"] <= strip["y"]
    assert [] == trouble(page)


CUT = """(parts) => parts.filter((part) => part.scrollWidth > part.clientWidth + 1)
    .map((part) => part.textContent)"""
DICE = ("bronze 4", "silver 4", "gold 2", "gold 5", "gold 6")


@EVERY_SIZE
def test_al118_how_fast_everybody_was_is_never_cut(
    browser: Browser, house: House, size: str
) -> None:
    for seats in (4, 5):
        table = played(*DICE[:seats], draws=["LP01"])
        page = new_page(browser, size)
        screen = Screen(page, house, table)
        screen.open()
        expect(screen.find("button.al-lamp")).to_be_visible()
        table.race(432, 301, 511, *[None] * (seats - 3))
        screen.say(screen.seen())
        expect(screen.find(".al-verdict li")).to_have_count(3)
        expect(screen.find(".al-seat-note")).to_have_text(["432", "★ 301", "✗ 511"])
        assert [] == screen.find(".al-seat-note").evaluate_all(CUT)
        assert [] == screen.find(".al-verdict li > b").evaluate_all(CUT)
        assert [] == trouble(page)
        page.context.close()


def test_the_count_of_scorpions_stands_in_one_line(browser: Browser, house: House) -> None:
    screen = Screen(new_page(browser), house, searching("B06", die=6))
    screen.open()
    count = screen.find(".al-meter > p > b").bounding_box()
    assert count
    assert count["height"] < 40
    assert [] == trouble(screen.page)


def test_tiles_are_large_where_there_is_room(browser: Browser, house: House) -> None:
    held = [["ST1", "B13"], ["ST3", "S13"], ["ST4"]]
    sizes = []
    for size in SIZES:
        screen = Screen(new_page(browser, size), house, granted("LP13", held=held))
        screen.open()
        box = screen.find(".al-picking .al-tile").first.bounding_box()
        assert box
        sizes.append(box["width"])
    assert [48, 76, 92] == sizes


def test_totals_are_seen_when_they_have_been_counted(browser: Browser, house: House) -> None:
    table = over(held=[["ST1", "ST2", "B01"], ["ST3"], ["ST4"]])
    page = new_page(browser)
    page.emulate_media(reduced_motion="no-preference")
    screen = Screen(page, house, table)
    screen.open()
    expect(screen.find('.al-final[data-counted="false"]')).to_be_visible()
    expect(screen.find(".chip-figure")).to_have_count(0)
    expect(screen.find(".own-place")).to_have_css("opacity", "0")
    expect(screen.find('.al-final[data-counted="true"]')).to_be_visible(timeout=20000)
    points = [str(points) for points in table.points()]
    expect(screen.find(".chip-figure")).to_have_text(points)
    expect(screen.find(".own-place")).to_have_css("opacity", "1")
    assert [] == trouble(page)


def test_totals_are_there_at_once_for_whoever_wants_no_motion(
    browser: Browser, house: House
) -> None:
    screen = Screen(new_page(browser), house, over(held=[["ST1", "ST2"], ["ST3"], ["ST4"]]))
    screen.open()
    expect(screen.find('.al-final[data-counted="true"]')).to_be_visible()
    expect(screen.find(".chip-figure")).to_have_count(3)
    assert [] == trouble(screen.page)
