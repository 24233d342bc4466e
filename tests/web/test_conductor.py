"""What happens is seen before anything is asked; a touch skips what is only to look at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import drawn, new_page
from tests.web.stage import BOARD, Stage, picture
from tools.house import House

pytestmark = pytest.mark.slow
LOG = """
window.seen = [];
function log({ playing, choices }) {
  if (window.seen.at(-1)?.[0] !== playing) window.seen.push([playing, choices.length]);
}
"""
LONG = 600.0  # seconds: it ends by a touch or not at all


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    page = new_page(browser)
    yield page
    page.context.close()


@pytest.fixture
def stage(page: Page, house: House) -> Stage:
    stage = Stage(page, house)
    stage.board = BOARD.replace("window.props = props;", "window.props = props; log(props);") + LOG
    stage.open()
    expect(page.locator(".prompt.yours")).to_be_visible()
    return stage


def event(n: int, key: str = "drew", **more: Any) -> dict[str, Any]:
    args = {"seat": 1} if key == "drew" else {"kind": "hourglass"}
    return {"n": n, "key": key, "args": args, **more}


def news(n: int, lasts: float, **changes: Any) -> dict[str, Any]:
    events = [event(n, weight="beat", lasts=lasts)]
    return picture(news=lasts, events=events, decision=n + 2, **changes)


def choices(page: Page) -> Any:
    drawn(page)
    return page.evaluate("[props.playing, props.asked, props.choices]")


ASKED = [False, [0], [["draw"]]]
WAITS: list[Any] = [True, [], []]


def test_the_question_comes_when_the_news_has_been_seen(page: Page, stage: Stage) -> None:
    assert choices(page) == ASKED
    stage.say(news(0, 0.6))
    stage.wait(lambda: bool(page.evaluate("window.seen.length === 3")))
    assert [[False, 1], [True, 0], [False, 1]] == page.evaluate("window.seen")
    assert choices(page) == ASKED
    assert 0 == page.locator(".narration-lines span").count(), "the heading has said it"


def test_the_heading_says_what_has_happened(page: Page, stage: Stage) -> None:
    stage.say(news(0, LONG))
    expect(page.locator(".prompt.news p")).to_have_text("Ben draws")
    assert choices(page) == WAITS


def test_what_somebody_has_changes_when_the_news_says_so(page: Page, stage: Stage) -> None:
    """A picture brings the end of its news. A mark that showed it at once would be too early."""
    stage.board = BOARD.replace('return "12"', "return String(view.gold[seat])").replace(
        "chip()", "chip(view, seat)"
    )
    stage.first = picture()
    stage.first["view"] = {"step": "decide", "actors": [0], "gold": [5, 5, 5]}
    stage.open()
    figures = page.locator(".chip-figure")
    expect(figures).to_have_text(["5", "5", "5"])
    expect(page.locator(".chip.turn")).to_have_attribute("data-seat", "0")
    events = [event(0), event(1), event(2)]
    events = [{**one, "weight": "beat", "lasts": LONG} for one in events]
    events[1]["args"] = events[2]["args"] = {"seat": 2}
    after = {"step": "decide", "actors": [1], "gold": [4, 7, 9]}
    told = picture(news=3 * LONG, events=events, decision=2, asked=[], choices=[])
    stage.say({**told, "view": after})
    expect(figures).to_have_text(["5", "7", "5"])  # the first is told, of Ben
    expect(page.locator(".chip.turn")).to_have_attribute("data-seat", "0")
    page.locator(".prompt").click()
    expect(figures).to_have_text(["4", "7", "9"])
    expect(page.locator(".chip.turn")).to_have_attribute("data-seat", "1")


def test_the_story_tells_nothing_before_its_turn(page: Page, stage: Stage) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    events = [event(n, weight="beat", lasts=LONG) for n in range(2)]
    events[1]["args"] = {"seat": 2}
    stage.say(picture(news=2 * LONG, events=events, decision=2))
    lines = page.locator(".story-lines li")
    expect(lines).to_have_text(["Ben draws"])
    page.locator(".prompt").click()
    expect(lines).to_have_text(["Ben draws", "Ida draws"])


def test_only_arguments_that_are_people_name_people(page: Page, stage: Stage) -> None:
    """A die that shows two is no news about the third player."""
    stage.board = BOARD.replace('return "12"', "return String(view.gold[seat])").replace(
        "chip()", "chip(view, seat)"
    )
    stage.first = picture()
    stage.first["view"] = {"step": "decide", "actors": [0], "gold": [5, 5, 5]}
    stage.open()
    figures = page.locator(".chip-figure")
    expect(figures).to_have_text(["5", "5", "5"])
    events = [event(n, weight="beat", lasts=LONG) for n in range(2)]
    events[0]["args"] = {"seat": 2}
    events[1]["args"] = {"seat": 1, "die": 2}
    told = picture(news=2 * LONG, events=events, decision=2, asked=[], choices=[])
    stage.say({**told, "view": {"step": "decide", "actors": [1], "gold": [5, 7, 9]}})
    expect(figures).to_have_text(["5", "5", "9"])


def test_the_clock_stands_still_meanwhile(page: Page, stage: Stage) -> None:
    stage.say(news(0, LONG, seconds=LONG + 30))
    expect(page.locator(".clock.rests")).to_have_text("0:30")


def test_a_touch_skips_what_is_only_to_look_at(page: Page, stage: Stage) -> None:
    stage.say(news(0, LONG))
    expect(page.locator(".prompt.news")).to_be_visible()
    page.locator(".prompt").click()
    expect(page.locator(".prompt.yours")).to_be_visible()


@pytest.mark.parametrize("kept", [{"weight": "climax"}, {"weight": "beat", "fleeting": True}])
def test_no_touch_skips_what_must_be_seen(page: Page, stage: Stage, kept: dict[str, Any]) -> None:
    events = [event(0, "revealed", lasts=LONG, **kept)]
    stage.say(picture(news=LONG, events=events, decision=2))
    expect(page.locator(".prompt.news")).to_be_visible()
    page.locator(".prompt").click()
    page.keyboard.press("Escape")
    assert choices(page) == WAITS
    climax = "true" if kept["weight"] == "climax" else "false"
    expect(page.locator(".table")).to_have_attribute("data-climax", climax)


def test_pictures_with_news_wait_for_their_turn(page: Page, stage: Stage) -> None:
    stage.say(news(0, LONG))
    stage.say(news(1, LONG, asked=[], choices=[]))
    expect(page.locator(".prompt.news")).to_be_visible()
    assert 2 == page.evaluate("props.picture.decision")
    page.locator(".prompt").click()
    stage.wait(lambda: bool(page.evaluate("props.picture.decision === 3")))
    assert [1] == page.evaluate("props.events.map(({n}) => n)")


def test_what_is_no_news_slips_in(page: Page, stage: Stage) -> None:
    stage.say(news(0, LONG))
    expect(page.locator(".prompt.news")).to_be_visible()
    stage.say(picture(news=LONG - 1, decision=2, watchers=5))
    stage.wait(lambda: bool(page.evaluate("props.picture.watchers === 5")))
    assert 5 == page.evaluate("props.picture.watchers")
    assert choices(page) == WAITS


def test_a_bot_says_nothing_of_what_nobody_has_seen_yet(page: Page, stage: Stage) -> None:
    stage.say(news(0, LONG))
    expect(page.locator(".prompt.news")).to_be_visible()
    stage.say({"is": "said", "seat": 2, "phrase": "bot-bad-1"})
    stage.say({"is": "said", "seat": 1, "phrase": "oops"})
    bubbles = page.locator(".bubbles strong")
    expect(bubbles).to_have_text(["Ben"])
    page.locator(".prompt").click()
    expect(bubbles).to_have_text(["Ben", "Ida"])


def test_a_race_waits_for_nobody(page: Page, stage: Stage) -> None:
    stage.say(news(0, LONG))
    expect(page.locator(".prompt.news")).to_be_visible()
    stage.say(picture(decision=3, race={"verb": "draw", "open": True}))
    stage.wait(lambda: bool(page.evaluate("props.picture.race?.open")))
    assert not page.evaluate("props.playing")


def test_words_say_that_time_is_almost_up_where_the_question_stands(
    page: Page, stage: Stage
) -> None:
    stage.say(picture(seconds=11.0, choices=[["draw"], ["seen"]], decision=2))
    line = page.locator(".prompt p")
    expect(line).to_contain_text("Draw a card")
    expect(line).to_contain_text("Your time is almost up!")
    expect(line).to_contain_text("Draw a card")
    expect(page.locator(".clock.hurry")).to_be_visible()


def test_who_has_but_one_answer_is_not_hurried(page: Page, stage: Stage) -> None:
    stage.say(picture(seconds=9.0, choices=[["seen"]], step="reveal", decision=2))
    expect(page.locator(".clock")).to_have_text("0:08")
    expect(page.locator(".clock.hurry")).to_have_count(0)
    expect(page.locator(".prompt p")).to_contain_text("Remember this one")
