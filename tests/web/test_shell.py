"""What the shell does with what the server says, whatever the game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from bench.house import House
from tests.web.browser import axe, new_page, overflow
from tests.web.stage import Stage, chair, picture

pytestmark = pytest.mark.slow

FLEETING = {"n": 1, "key": "revealed", "args": {"kind": "hourglass"}, "fleeting": True}
LASTING = {"n": 0, "key": "drew", "args": {"seat": 1}}
# everything a page holds that could be read: what is drawn, and what the board was given
HELD = "document.documentElement.outerHTML + JSON.stringify([props, heldEvents])"


@pytest.fixture
def page(browser: Browser) -> Page:
    return new_page(browser)


@pytest.fixture
def stage(page: Page, house: House) -> Stage:
    return Stage(page, house)


def fine(page: Page) -> None:
    assert [] == axe(page)
    assert overflow(page) <= 0


@pytest.mark.parametrize("size", ["phone", "wide"])
def test_what_must_be_remembered_leaves_the_page(browser: Browser, house: House, size: str) -> None:
    page = new_page(browser, size)
    stage = Stage(page, house)
    page.clock.install()
    stage.open()
    expect(page.get_by_text("Draw a card")).to_be_visible()
    stage.say(picture(decision=2, events=[LASTING, FLEETING]))
    expect(page.locator(".narration-lines").get_by_text("It is an hourglass")).to_be_visible()
    page.evaluate("window.heldEvents = [props.events, props.picture.events]")
    page.clock.run_for(1000)
    stage.say(picture(decision=3))  # another picture comes before the first has faded
    expect(page.get_by_role("log").first).not_to_contain_text("hourglass")
    page.clock.run_for(1100)
    assert "hourglass" not in page.evaluate(HELD)
    assert "drew" in page.evaluate(HELD)
    page.get_by_role("button", name="What happened").click()
    expect(page.locator(".story-all")).to_have_text("Ben draws")


def test_narration_leaves_even_if_nothing_else_comes(page: Page, stage: Stage) -> None:
    page.clock.install()
    stage.open()
    expect(page.get_by_text("Draw a card")).to_be_visible()
    stage.say(picture(decision=2, events=[LASTING, FLEETING]))
    log = page.get_by_role("log").first
    expect(log).to_contain_text("It is an hourglass")
    page.evaluate("window.heldEvents = [props.events, props.picture.events]")
    page.clock.run_for(2100)
    expect(log).to_have_text("Ben draws.")
    assert "hourglass" not in page.evaluate(HELD)


def test_an_open_question_is_answered_for_all_who_share_the_screen(
    page: Page, stage: Stage
) -> None:
    stage.first = picture(yours=[0, 1], seat=None, asked=[0, 1], step="reveal", decision=7)
    stage.open()
    expect(page.get_by_text("All together")).to_be_attached()
    page.evaluate("props.act(['seen'])")
    page.evaluate("props.act(['seen'])")  # a second touch is no second answer
    sent = [(one["seat"], one["decision"], one["action"]) for one in stage.hears(2)]
    assert [(0, 7, ["seen"]), (1, 7, ["seen"])] == sent
    stage.say(picture(yours=[0, 1], seat=None, asked=[1], decision=8))
    expect(page.get_by_text("Ben, it is your turn")).to_be_attached()
    expect(page.locator(".prompt")).to_contain_text("Draw a card")
    assert [1] == page.evaluate("props.asked")


def test_previews_are_told_apart_and_never_shown(page: Page, stage: Stage) -> None:
    stage.open()
    expect(page.get_by_text("Draw a card")).to_be_visible()
    page.evaluate("window.answers = []; window.keep = (n) => (answer) => answers.push([n, answer])")
    page.evaluate("[1, 2, 3].forEach((n) => props.preview(['say', n]).then(keep(n)))")
    first, second, _ = (one["id"] for one in stage.hears(3))
    no = {"is": "refused", "id": first, "code": "unparsed", "clause": "", "args": {"words": ["x"]}}
    stage.say({"is": "allowed", "id": second, "understood": [["lamp", 2]]})
    stage.say(no)
    page.wait_for_function("answers.length === 2")
    stage.links[-1].close()
    page.wait_for_function("answers.length === 3")
    understood = {"understood": [["lamp", 2]], "refusal": None}
    refused = {"understood": None, "refusal": no}
    nothing = {"understood": None, "refusal": None}
    assert [[2, understood], [1, refused], [3, nothing]] == page.evaluate("answers")
    expect(page.locator(".toast")).to_have_count(0)


def test_talk_floats_for_a_moment(page: Page, stage: Stage) -> None:
    stage.first = picture(talk="free")
    page.clock.install()
    stage.open()
    page.get_by_role("button", name="Say something").click()
    fine(page)
    page.get_by_role("button", name="Well done!").click()
    page.get_by_role("button", name="Say something").click()
    page.get_by_role("textbox").fill("Good evening")
    page.get_by_role("button", name="Say it").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    said = [
        {"do": "say", "seat": 0, "phrase": "well-done"},
        {"do": "say", "seat": 0, "text": "Good evening"},
    ]
    assert said == stage.hears(2)
    stage.say({"is": "said", "seat": 1, "phrase": "thanks"})
    stage.say({"is": "said", "seat": 2, "text": "Hello <b>all</b>"})
    expect(page.locator(".bubble")).to_have_text(["Ben Thank you!", "Ida Hello <b>all</b>"])
    fine(page)
    page.clock.run_for(10100)
    expect(page.locator(".bubble")).to_have_count(0)
    stage.say(picture(talk=None, decision=2))
    expect(page.get_by_role("button", name="Say something")).to_have_count(0)


def test_players_tick_what_is_theirs_to_say(page: Page, stage: Stage) -> None:
    lobby = picture(phase="lobby", view=None, choices=[], asked=[])
    stage.first = lobby
    stage.open()
    page.get_by_role("switch", name="I am the youngest").click()
    assert [{"do": "tick", "seat": 0, "name": "youngest", "on": True}] == stage.hears(1)
    stage.say({**lobby, "chairs": [chair("Margaux", 0, "youngest"), *lobby["chairs"][1:]]})
    expect(page.get_by_role("switch", name="I am the youngest")).to_be_checked()
    expect(
        page.get_by_role("button", name="Margaux: that is you. I am the youngest")
    ).to_be_visible()
    fine(page)


def test_a_table_is_made_with_values_of_the_right_kind(page: Page, stage: Stage) -> None:
    made: list[object] = []

    def keep(route: Route) -> None:
        made.append(route.request.post_data_json)
        route.abort()

    page.route("**/api/tables", keep)
    stage.open("/new/toy")
    expect(page.get_by_text("I am the youngest")).to_have_count(0)
    expect(page.get_by_text("Time to recite")).not_to_be_visible()
    fine(page)
    page.get_by_role("radio", name="One less").check()
    page.get_by_role("switch", name="Young players").click()
    page.get_by_text("More options").click()
    page.get_by_role("radio", name="Other …").check()
    page.get_by_role("spinbutton", name="Time to recite").fill("999")
    page.get_by_role("spinbutton", name="Seconds to look").fill("7")
    page.get_by_role("button", name="More").last.click()
    page.get_by_role("radio", name="Chair 2").check()
    fine(page)
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    options = {
        "deck": 44, "young": True, "recite_seconds": 300, "reveal_seconds": 8, "first_seat": 1,
    }  # fmt: skip
    assert [{"game": "toy", "seats": 3, "options": options}] == made
