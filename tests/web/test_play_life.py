"""Life at the table: taking back, coming back, stickers and silence, help for one chair, rest."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import EVERY_SIZE, axe, new_page, overflow, until
from tests.web.stage import HOUSE, Stage, chair, picture
from tools.house import House

pytestmark = pytest.mark.slow

Data = dict[str, Any]
PEOPLE = [chair("Margaux", 0), chair("Ben", 1), chair("Ida", 2)]


@pytest.fixture
def page(browser: Browser) -> Page:
    return new_page(browser)


@pytest.fixture
def stage(page: Page, house: House) -> Stage:
    return Stage(page, house)


def fine(page: Page) -> None:
    assert [] == axe(page)
    assert overflow(page) <= 0


def undo(seat: int | None = None, asks: int | None = None, *waits: int) -> Data:
    return {"seat": seat, "asks": asks, "waits": list(waits)}


def drew(*numbers: int) -> list[Data]:
    return [{"n": n, "key": "drew", "args": {"seat": n % 3}} for n in numbers]


# -- taking back


def test_one_asks_to_take_a_move_back_and_may_think_again(page: Page, stage: Stage) -> None:
    stage.first = picture(undo=undo(0), asked=[], choices=[])
    stage.open()
    page.get_by_role("button", name="Undo").click()
    assert [{"do": "undo", "seat": 0}] == stage.hears(1)
    stage.say(picture(undo=undo(None, 0, 1, 2), asked=[], choices=[]))
    expect(page.locator(".undo")).to_contain_text("Waiting for Ben and Ida")
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    fine(page)
    page.get_by_role("button", name="Never mind").click()
    assert {"do": "consent", "seat": 0, "on": False} == stage.hears(2)[-1]
    stage.say(picture(undo=undo(0)))
    expect(page.locator(".undo")).to_have_text("Nothing was undone")


def test_who_is_waited_for_is_said_to_all_and_whether_they_are_there(
    page: Page, stage: Stage
) -> None:
    gone = {**chair("Ida", 2), "online": False}
    chairs = [chair("Margaux", 0), chair("Ben", 1), gone]
    stage.first = picture(undo=undo(None, 0, 2), asked=[], choices=[], chairs=chairs)
    stage.open()
    expect(page.locator(".undo")).to_contain_text("Waiting for Ida (offline)")
    stage.say(picture(undo=undo(None, 1, 2), asked=[], choices=[], chairs=chairs))
    expect(page.locator(".undo")).to_contain_text("Ben would like to undo their last move.")
    expect(page.locator(".undo")).to_contain_text("Waiting for Ida (offline)")


def test_everybody_else_agrees_or_does_not(page: Page, stage: Stage) -> None:
    here: Data = {"yours": [1, 2], "seat": None, "asked": [1]}
    stage.first = picture(**here)
    stage.open()
    expect(page.get_by_text("Draw a card")).to_be_visible()
    stage.say(picture(**here, undo=undo(None, 0, 1, 2), decision=2))
    plea = page.locator(".plea")
    expect(plea).to_contain_text("Margaux would like to undo their last move")
    fine(page)
    page.evaluate("props.act(['draw'])")  # nobody has to answer before they play
    plea.get_by_role("button", name="Agree").click()
    assert ["act", "consent", "consent"] == [one["do"] for one in stage.hears(3)]
    assert [(1, True), (2, True)] == [(one["seat"], one["on"]) for one in stage.heard[1:]]
    plea.get_by_role("button", name="No").click()  # one no is enough
    assert {"do": "consent", "seat": 1, "on": False} == stage.hears(4)[-1]
    stage.say(picture(**here, undo=undo(None, 0, 1), decision=2))
    stage.say(picture(yours=[2], seat=2, undo=undo(None, 0, 1), decision=3, asked=[]))
    expect(page.locator(".undo-notice")).to_contain_text("Margaux would like")
    expect(page.get_by_role("button", name="Agree")).to_have_count(0)


def test_what_was_taken_back_leaves_the_story(page: Page, stage: Stage) -> None:
    page.clock.install()
    stage.first = picture(events=drew(0, 1, 2), gaps=[[7, 8]])
    stage.open()
    expect(page.get_by_text("Draw a card")).to_be_visible()
    expect(page.locator(".undo")).to_be_empty()  # that was long ago
    stage.say(picture(gaps=[[1, 2], [7, 8]], decision=2))
    expect(page.get_by_role("status").get_by_text("Move undone")).to_be_visible()
    page.clock.run_for(6000)
    expect(page.locator(".undo")).to_be_empty()
    page.get_by_role("button", name="What happened").click()
    expect(page.locator(".story-all")).to_have_text("Margaux draws")


# -- while you were away


def leave(page: Page, stage: Stage, *, calm: bool) -> None:
    """Somebody has seen the first two events and closes the page."""
    page.add_init_script(f"localStorage.setItem('fabletop.calm', '{str(calm).lower()}')")
    stage.first = picture(events=drew(0, 1))
    stage.open()
    expect(page.get_by_text("Draw a card")).to_be_visible()
    page.goto("about:blank")


def come_back(page: Page, stage: Stage) -> None:
    """Open the page in a time that goes only where a test tells it to."""
    page.clock.install()
    page.clock.pause_at(time.time() + 60)
    stage.open()
    run_until_told(page)


def run_until_told(page: Page) -> None:
    """Let time go by until the page begins to tell what was missed, and no further."""
    give_up = time.monotonic() + 60
    while page.locator(".recap").count() == 0:
        assert time.monotonic() < give_up
        page.clock.run_for(20)


def test_whoever_comes_back_is_told_what_happened(page: Page, stage: Stage) -> None:
    leave(page, stage, calm=False)
    fleeting = {"n": 5, "key": "revealed", "args": {"kind": "hourglass"}, "fleeting": True}
    stage.first = picture(events=[*drew(0, 1, 2, 3, 4), fleeting])
    come_back(page, stage)
    recap = page.get_by_role("button", name="While you were away")
    line = recap.locator(".recap-lines span").last
    expect(line).to_have_text("Ida draws")
    page.clock.run_for(1000)
    expect(line).to_have_text("Margaux draws")
    page.clock.run_for(900)
    expect(line).to_have_text("Ben draws")
    assert "hourglass" not in str(recap.text_content())
    page.clock.run_for(1000)
    page.clock.run_for(200)
    expect(recap).to_have_count(0)
    page.clock.resume()
    stage.open()  # and only once
    expect(page.get_by_text("Draw a card")).to_be_visible()
    expect(recap).to_have_count(0)


def test_a_long_absence_is_told_in_ten_seconds(page: Page, stage: Stage) -> None:
    leave(page, stage, calm=False)
    stage.first = picture(events=drew(*range(90)))
    come_back(page, stage)
    recap = page.get_by_role("button", name="While you were away")
    expect(recap.get_by_text("Ida draws")).to_be_visible()  # number 50, of the newest forty
    assert 40 == recap.locator("progress").evaluate("bar => bar.max")
    page.clock.run_for(9900)
    expect(recap).to_be_visible()
    page.clock.run_for(200)
    page.clock.run_for(200)
    expect(recap).to_have_count(0)
    stage.links[-1].close()
    stage.first = picture(events=drew(*range(90, 130)), decision=9)
    run_until_told(page)
    expect(recap).to_be_visible()
    page.clock.resume()
    fine(page)
    page.evaluate("props.act(['draw'])")
    assert ["draw"] == stage.hears(1)[-1]["action"]


def test_a_touch_ends_the_telling(page: Page, stage: Stage) -> None:
    leave(page, stage, calm=False)
    stage.first = picture(events=drew(*range(42)))
    come_back(page, stage)
    recap = page.get_by_role("button", name="While you were away")
    recap.click()  # time stands still: nothing else ends it
    expect(recap).to_have_count(0)


def test_a_line_that_is_lost_does_not_begin_the_telling_anew(page: Page, stage: Stage) -> None:
    leave(page, stage, calm=False)
    stage.first = picture(events=drew(*range(42)))
    come_back(page, stage)
    bar = page.locator(".recap progress")
    page.clock.run_for(5000)
    told = bar.evaluate("bar => bar.value")
    assert 19 <= told <= 22
    stage.links[-1].close()
    expect(bar).to_have_count(0)
    run_until_told(page)
    assert told <= bar.evaluate("bar => bar.value") <= told + 2


def test_without_motion_there_is_a_list(page: Page, stage: Stage) -> None:
    leave(page, stage, calm=True)
    stage.first = picture(events=drew(*range(30)))
    stage.open()
    recap = page.get_by_role("region", name="While you were away")
    expect(recap.get_by_role("listitem")).to_have_count(28)
    fine(page)
    recap.get_by_role("button", name="Close").click()
    expect(recap).to_have_count(0)


def test_little_is_no_story(page: Page, stage: Stage) -> None:
    leave(page, stage, calm=True)
    stage.first = picture(events=drew(0, 1, 2, 3))
    stage.open()
    expect(page.get_by_text("Draw a card")).to_be_visible()
    expect(page.locator(".recap")).to_have_count(0)


HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  const state = hidden ? "hidden" : "visible";
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_what_happened_out_of_sight_is_told(page: Page, stage: Stage) -> None:
    stage.first = picture(phase="lobby", view=None, choices=[], asked=[])
    stage.open()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    stage.say(picture(events=drew(0, 1, 2)))
    expect(page.get_by_text("Draw a card")).to_be_visible()
    page.evaluate(HIDE, True)
    stage.say(picture(events=drew(3, 4), decision=2))
    stage.say(picture(events=drew(5), decision=3))
    until(page, "props.picture.decision === 3")
    expect(page.locator(".recap")).to_have_count(0)
    page.evaluate(HIDE, False)
    expect(page.locator(".recap li")).to_have_text(["Margaux draws", "Ben draws", "Ida draws"])


def test_at_a_shared_device_the_eyes_now_there_are_told(page: Page, stage: Stage) -> None:
    leave(page, stage, calm=True)
    here: Data = {"yours": [0, 1], "asked": [], "choices": []}
    secret = {"n": 4, "key": "drew", "args": {"seat": 2}}
    stage.first = picture(**here, seat=None, curtain=1, events=drew(2, 3))
    stage.open()
    page.get_by_role("button", name="I’m Ben").click()
    told = [*drew(2, 3), secret]
    stage.say(picture(yours=[0, 1], seat=1, asked=[1], events=told, decision=2))
    expect(page.locator(".recap li")).to_have_text(["Ida draws", "Margaux draws", "Ida draws"])
    stage.say(picture(**here, seat=None, decision=3))  # what Ben was told is not for everybody
    expect(page.locator(".recap")).to_have_count(0)


def test_behind_a_curtain_nobody_reads_what_another_was_refused(page: Page, stage: Stage) -> None:
    no: Data = {"is": "refused", "id": None, "code": "too-fast", "clause": "TO-9", "args": {}}
    here: Data = {"yours": [0, 1], "asked": [], "choices": [], "seat": None}
    toast = page.get_by_role("button", name="Rule", exact=True)
    stage.open()
    expect(page.get_by_text("Draw a card")).to_be_visible()
    stage.say(no)
    expect(toast).to_be_visible()
    stage.say(picture(**here, curtain=1, decision=2))
    expect(page.get_by_role("button", name="I’m Ben")).to_be_visible()
    expect(toast).to_have_count(0)
    stage.say(no)  # it was on its way
    stage.say(picture(**here, curtain=1, decision=3))
    stage.say(picture(yours=[0, 1], seat=1, asked=[1], decision=4))
    expect(page.get_by_text("Draw a card")).to_be_visible()
    expect(toast).to_have_count(0)


# -- stickers and silence


def test_stickers_are_sent_and_shown_large_for_a_moment(page: Page, stage: Stage) -> None:
    page.clock.install()
    stage.first = picture(talk="phrases")
    stage.open()
    page.get_by_role("button", name="Say something").click()
    expect(page.locator(".sticker-button")).to_have_count(8)
    expect(page.get_by_role("textbox")).to_have_count(0)
    for sticker in page.locator(".sticker").all():
        expect(sticker).not_to_have_js_property("naturalWidth", 0)
    fine(page)
    page.get_by_role("button", name="laughing").click()
    assert [{"do": "say", "seat": 0, "phrase": "sticker-laugh"}] == stage.hears(1)
    stage.say({"is": "said", "seat": 1, "phrase": "sticker-heart"})
    image = page.locator(".bubble").get_by_role("img", name="love")
    expect(image).to_have_attribute("width", "104")
    fine(page)
    page.clock.run_for(4000)
    expect(image).to_have_attribute("width", "36")


def test_whom_one_does_not_want_to_hear(page: Page, stage: Stage) -> None:
    bot = {**chair("Robo", 3), "bot": "sharp"}
    stage.first = picture(talk="phrases", chairs=[*PEOPLE, bot])
    stage.open()
    page.get_by_role("button", name="Say something").click()
    page.get_by_text("Mute a player").click()
    expect(page.get_by_role("dialog").get_by_role("switch")).to_have_count(2)
    page.get_by_role("switch", name="Mute Ben").click()
    expect(page.get_by_role("switch", name="Mute Ben")).to_be_checked()
    fine(page)
    stage.open()  # it outlives the page
    expect(page.get_by_text("Draw a card")).to_be_visible()
    stage.say({"is": "said", "seat": 1, "phrase": "sticker-cry"})
    stage.say({"is": "said", "seat": 1, "phrase": "oh-no"})
    stage.say({"is": "said", "seat": 2, "phrase": "thanks"})
    expect(page.locator(".bubbles")).to_have_text("Ida Thank you!")
    freed = {**PEOPLE[1], "bot": "sharp", "free": True}  # somebody else may sit there next
    stage.say(picture(talk="phrases", chairs=[PEOPLE[0], freed, PEOPLE[2]], decision=2))
    until(page, "localStorage.getItem('fabletop.muted.amber-owl-42') === null")


# -- help for one chair


def test_help_is_chosen_for_ones_own_chair(page: Page, stage: Stage) -> None:
    stage.first = picture(host=1)
    stage.open()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Help for players").click()
    dialog = page.get_by_role("dialog", name="Help for players")
    fine(page)
    dialog.get_by_role("radio", name="Double").check()
    dialog.get_by_role("switch", name="Hints").click()  # before the table has answered
    first = {"do": "help", "seat": 0, "time": "double", "hints": False, "large": False}
    assert [{**first, "calm": False}, {**first, "calm": False, "hints": True}] == stage.hears(2)
    stage.say({"is": "refused", "id": None, "code": "too-fast", "clause": "", "args": {}})
    expect(dialog.get_by_role("switch", name="Hints")).not_to_be_checked()
    expect(dialog.get_by_role("radio", name="Normal")).to_be_checked()


def test_the_host_chooses_help_for_everybody(page: Page, stage: Stage) -> None:
    bot = {**chair("Robo", 3), "bot": "sharp"}
    stage.first = picture(chairs=[*PEOPLE, bot])
    stage.open()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Help for players").click()
    dialog = page.get_by_role("dialog", name="Help for players")
    expect(dialog.locator("summary")).to_have_text(["Margaux", "Ben", "Ida"])
    dialog.locator("summary").nth(1).click()
    dialog.locator("details").nth(1).get_by_role("switch", name="No need for speed").click()
    assert (1, True) == (stage.hears(1)[-1]["seat"], stage.heard[-1]["calm"])
    fine(page)


def test_everybody_sees_who_has_which_help(page: Page, stage: Stage) -> None:
    chairs = [chair("Margaux", 0, time="double"), chair("Ben", 1, hints=True, calm=True), PEOPLE[2]]
    stage.first = picture(chairs=chairs, yours=[2], seat=2, asked=[])
    stage.open()
    chips = page.locator(".chip")
    expect(chips.nth(0)).to_contain_text("twice as much time")
    expect(chips.nth(1)).to_contain_text("can ask for hints, no need for speed")
    expect(page.locator(".badge.helped")).to_have_count(2)
    fine(page)
    chips.nth(1).click()
    expect(page.locator(".who-list li").nth(1)).to_contain_text("no need for speed")
    fine(page)


@EVERY_SIZE
def test_larger_print_fits(browser: Browser, house: House, size: str) -> None:
    page = new_page(browser, size)
    stage = Stage(page, house)
    stage.board = "export { Board } from '/web/board/plainboard.js';"
    chairs = [chair("Margaux", 0, large=True, hints=True), *PEOPLE[1:], chair("Konstantin", 3)]
    stage.first = picture(chairs=chairs, talk="free", undo=undo(0), seconds=90, step="look")
    stage.open()
    line = page.locator(".prompt p")
    expect(line).to_be_visible()
    until(page, "document.documentElement.hasAttribute('data-large')")
    clipped = "line => line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight"
    assert not line.evaluate(clipped)
    expect(page.get_by_role("button", name="Draw")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    fine(page)
    stage.say(picture(decision=2))
    until(page, "!document.documentElement.hasAttribute('data-large')")


def test_a_hint_is_given_in_words_and_goes_with_its_question(page: Page, stage: Stage) -> None:
    chairs = [chair("Margaux", 0, hints=True), *PEOPLE[1:]]
    stage.first = picture(chairs=chairs)
    stage.open()
    button = page.get_by_role("button", name="Give me a hint")
    button.click()
    (asked,) = stage.hears(1)
    assert ("hint", 0) == (asked["do"], asked["seat"])
    stage.say({"is": "hint", "id": asked["id"], "seat": 0, "action": ["draw"]})
    bubble = page.locator(".hinted")
    expect(bubble).to_contain_text("A bot’s tip: Draw")
    fine(page)
    page.get_by_role("button", name="Do it").click()
    assert ["draw"] == stage.hears(2)[-1]["action"]
    expect(bubble).to_have_count(0)
    stage.say(picture(chairs=chairs, decision=2, done=[stage.heard[-1]["id"]]))
    button.click()
    late = stage.hears(3)[-1]
    stage.say(picture(chairs=chairs, decision=3))
    stage.say({"is": "hint", "id": late["id"], "seat": 0, "action": ["draw"]})
    button.click()  # that answer came too late; ask again
    stage.say({"is": "hint", "id": stage.hears(4)[-1]["id"], "seat": 0, "action": ["seen"]})
    expect(bubble).to_contain_text("Seen")
    page.get_by_role("button", name="Thanks!").click()
    expect(bubble).to_have_count(0)
    expect(button).to_be_visible()
    stage.say(picture(chairs=chairs, decision=4, asked=[], choices=[]))
    expect(button).to_have_count(0)


# -- rest, and an early end

RESTING = {**HOUSE, "paused": True}


@pytest.mark.parametrize("size", ["phone", "wide"])
def test_a_resting_game_is_covered(browser: Browser, house: House, size: str) -> None:
    page = new_page(browser, size)
    stage = Stage(page, house)
    stage.board = "export { Board } from '/web/board/plainboard.js';"
    stage.first = picture(house=RESTING, undo=undo(0))
    stage.open()
    expect(page.get_by_role("heading", name="Game paused")).to_be_visible()
    rooms = "[...document.querySelectorAll('.board-room, .drawer')].every((room) => room.inert)"
    assert page.evaluate(rooms)
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    fine(page)
    page.get_by_role("button", name="Resume").click()
    assert [{"do": "house", "name": "paused", "on": False}] == stage.hears(1)
    stage.say(picture(house=RESTING, host=1))
    expect(page.get_by_role("button", name="Resume")).to_have_count(0)
    stage.say(picture(decision=2))
    expect(page.locator(".rest-veil")).to_have_count(0)
    page.get_by_role("button", name="Draw").click()


def test_a_game_ended_by_the_host_has_no_winner(page: Page, stage: Stage) -> None:
    stage.board += "\nexport function Final(props) { return props.picture.outcome.reason; }"
    stage.first = picture(phase="over", asked=[], choices=[])
    stage.open()
    expect(page.get_by_role("heading", name="Game ended early")).to_be_visible()
    expect(page.get_by_role("link", name="New table")).to_be_visible()
    fine(page)
    page.get_by_role("button", name="Show the board").click()
    page.get_by_role("button", name="Show the result").click()
    expect(page.get_by_role("heading", name="Game ended early")).to_be_visible()


@pytest.mark.parametrize("language", ["fr", "de", "es", "nl", "uk"])
def test_everything_fits_in_every_language(browser: Browser, house: House, language: str) -> None:
    page = new_page(browser, "phone", language)
    stage = Stage(page, house)
    chairs = [chair("Margaux", 0, hints=True, large=True), *PEOPLE[1:]]
    stage.first = picture(chairs=chairs, undo=undo(None, 1, 0, 2), talk="free")
    stage.open()
    expect(page.locator(".plea button")).to_have_count(2)
    for button in page.locator(".plea button").all():
        expect(button).to_be_in_viewport(ratio=1)
    assert overflow(page) <= 0
    stage.say(picture(house=RESTING, decision=2))
    expect(page.locator(".rest-veil button")).to_be_in_viewport(ratio=1)
    assert overflow(page) <= 0
