"""A guided first game: one touch makes the table, and a guide explains each thing once."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.web.browser import EVERY_SIZE, axe, new_page, overflow
from tests.web.stage import ADDRESS, HOUSE, WORDS, Stage, answer, chair, picture
from tools.house import House

pytestmark = pytest.mark.slow

Data = dict[str, Any]

GUIDE = """
guide-welcome = Draw cards and remember them. Whoever remembers most wins.
guide-ask-decide = Draw a card now.
guide-ask-reveal = Look well: it goes away again.
guide-wait-decide = Now the others draw.
guide-event-drew = { $seat } has drawn a card.
guide-event-won = That was a point.
guide-event-lost = That was none.
guide-event-slept = Somebody sleeps.
guide-event-revealed = A card to remember. Nobody repeats it.
guide-end = Who remembered most has won.
"""
READ = 5100


@pytest.fixture
def page(browser: Browser) -> Page:
    return new_page(browser)


@pytest.fixture
def stage(page: Page, house: House) -> Stage:
    return set_stage(page, house)


def set_stage(page: Page, house: House) -> Stage:
    """The toy with a guide, at a table that has one."""
    stage = Stage(page, house)
    page.clock.install()
    page.route("**/games/toy/text/*", lambda route: route.fulfill(body=WORDS + GUIDE))
    page.add_init_script(
        "sessionStorage.known ??= (localStorage.setItem('fabletop.guide.amber-owl-42', 'true'), 1)"
    )
    return stage


def text(page: Page) -> Locator:
    return page.locator(".guide p")


def got_it(page: Page) -> None:
    page.get_by_role("button", name="Got it").click()


def fine(page: Page) -> None:
    assert [] == axe(page)
    assert overflow(page) <= 0


def waits(decision: int, *events: str, step: str = "decide", **more: Any) -> Data:
    """Somebody else is asked."""
    view = {"step": step, "actors": [1]}
    news = happened(decision, *events)
    rest: Data = {"asked": [], "choices": [], "decision": decision, "events": news}
    return {**picture(), **rest, "view": view, **more}


def asks(decision: int, *events: str, **more: Any) -> Data:
    return picture(decision=decision, events=happened(decision, *events), **more)


def happened(decision: int, *events: str) -> list[Data]:
    return [
        {"n": 10 * decision + n, "key": key, "args": {"seat": 1}} for n, key in enumerate(events)
    ]


# -- one after the other


@EVERY_SIZE
def test_each_thing_is_explained_when_it_first_happens(
    browser: Browser, house: House, size: str
) -> None:
    page = new_page(browser, size)
    stage = set_stage(page, house)
    stage.open()
    expect(text(page)).to_have_text("Draw cards and remember them. Whoever remembers most wins.")
    expect(page.get_by_role("region", name="Guide").get_by_role("status")).to_be_visible()
    fine(page)
    got_it(page)
    expect(text(page)).to_have_text("Draw a card now.")
    got_it(page)
    expect(page.get_by_role("region", name="Guide")).to_have_count(0)
    expect(page.locator("#main")).to_be_focused()  # the keyboard goes on at the board
    stage.say(waits(2, "drew"))
    expect(text(page)).to_have_text("Ben has drawn a card.")
    got_it(page)
    expect(text(page)).to_have_text("Now the others draw.")
    got_it(page)
    stage.say(asks(3, "drew"))  # all of that was there before
    expect(page.locator(".prompt.yours")).to_be_visible()
    expect(text(page)).to_be_empty()
    stage.say(asks(4, "won", step="reveal"))
    expect(text(page)).to_have_text("Look well: it goes away again.")  # what is asked comes first
    got_it(page)
    expect(text(page)).to_have_text("That was a point.")
    outcome: Data = {"reason": "done", "winners": [0], "ranks": [1, 2, 2], "scores": [3, 1, 1]}
    outcome |= {"details": [{}, {}, {}], "stood_in": []}
    stage.say(waits(5, phase="over", step="over", outcome=outcome))
    expect(text(page)).to_have_text("Who remembered most has won.")
    page.clock.run_for(2000)
    expect(page.locator(".ending")).to_be_visible()
    fine(page)


def test_what_was_explained_is_remembered_on_the_device(page: Page, stage: Stage) -> None:
    stage.open()
    got_it(page)
    expect(text(page)).to_have_text("Draw a card now.")
    stage.open()  # not read yet, so it is said again; the welcome is not
    expect(text(page)).to_have_text("Draw a card now.")
    got_it(page)
    stage.open()
    expect(page.locator(".prompt.yours")).to_be_visible()
    expect(text(page)).to_be_empty()
    told = page.evaluate("JSON.parse(localStorage.getItem('fabletop.told.toy'))")
    assert ["guide-welcome", "guide-ask-decide"] == told


def test_a_situation_that_has_passed_needs_no_explaining(page: Page, stage: Stage) -> None:
    stage.open()
    got_it(page)
    expect(text(page)).to_have_text("Draw a card now.")
    stage.say(waits(2))  # answered at once: whether it was read nobody knows
    expect(text(page)).to_have_text("Now the others draw.")
    page.clock.run_for(READ)
    stage.say(asks(3))
    expect(text(page)).to_have_text("Draw a card now.")
    page.clock.run_for(READ)
    stage.say(waits(4))
    expect(text(page)).to_be_empty()  # this time it has stood long enough
    stage.say(asks(5))
    expect(page.locator(".prompt.yours")).to_be_visible()
    expect(text(page)).to_be_empty()


def test_what_others_do_may_be_read_to_its_end(page: Page, stage: Stage) -> None:
    stage.open()
    got_it(page)
    got_it(page)
    stage.say(waits(2))
    expect(text(page)).to_have_text("Now the others draw.")
    page.clock.run_for(1000)
    stage.say(asks(3, step="reveal"))
    expect(page.get_by_text("Remember this one")).to_be_visible()
    expect(text(page)).to_have_text("Now the others draw.")
    page.clock.run_for(READ)
    expect(text(page)).to_have_text("Look well: it goes away again.")


def test_the_guide_never_falls_behind(page: Page, stage: Stage) -> None:
    stage.open()
    got_it(page)
    got_it(page)
    stage.say(waits(2, "drew", step="other"))
    expect(text(page)).to_have_text("Ben has drawn a card.")
    stage.say(waits(3, "won", "lost", step="other"))
    stage.say(waits(4, "slept", "revealed", step="other"))
    expect(text(page)).to_have_text("Ben has drawn a card.")  # read on, there is no hurry
    got_it(page)
    expect(text(page)).to_have_text("That was none.")  # the newest three
    page.clock.run_for(READ)
    stage.say(waits(5, "won", step="other"))  # and what has stood for long makes room
    expect(text(page)).to_have_text("Somebody sleeps.")
    got_it(page)
    expect(text(page)).to_have_text("A card to remember. Nobody repeats it.")


# -- a lesson

LESSON = {**HOUSE, "lesson": True}


def test_in_a_lesson_what_led_to_a_question_comes_before_it(page: Page, stage: Stage) -> None:
    stage.first = waits(1, step="other", house=LESSON)
    stage.open()
    got_it(page)
    stage.say(asks(2, "won", house=LESSON))
    expect(text(page)).to_have_text("That was a point.")
    got_it(page)
    expect(text(page)).to_have_text("Draw a card now.")


def test_in_a_lesson_bots_wait_while_the_learner_reads(page: Page, stage: Stage) -> None:
    stage.first = asks(1, house=LESSON)
    stage.open()
    got_it(page)
    got_it(page)
    stage.say(waits(2, "drew", step="other", house=LESSON))
    expect(text(page)).to_have_text("Ben has drawn a card.")
    assert {"do": "house", "name": "waits", "on": True} == stage.hears(1)[-1]
    stage.say(waits(2, step="other", house={**LESSON, "waits": True}))
    got_it(page)
    assert {"do": "house", "name": "waits", "on": False} == stage.hears(2)[-1]
    stage.say(waits(2, step="other", house=LESSON))
    stage.say(asks(3, "lost", house=LESSON))  # whoever is asked is waited for anyway
    expect(text(page)).to_have_text("That was none.")
    assert 2 == len(stage.heard)


def test_the_last_words_lead_to_a_real_game(page: Page, stage: Stage) -> None:
    stage.first = waits(1, phase="over", step="over")
    stage.open()
    expect(text(page)).to_have_text("Who remembered most has won.")
    link = page.get_by_role("link", name="You’ve got it. Now play!")
    expect(link).to_have_attribute("href", "/new/toy")
    fine(page)


# -- closing and opening


def test_the_guide_can_be_closed_for_good_and_opened_again(page: Page, stage: Stage) -> None:
    stage.open()
    got_it(page)
    got_it(page)
    stage.say(asks(2, "won"))
    expect(text(page)).to_have_text("That was a point.")
    page.get_by_role("button", name="Close the guide").click()
    expect(text(page)).to_have_count(0)
    stage.say(waits(3, "lost"))
    stage.open()
    expect(page.locator(".prompt.yours")).to_be_visible()
    expect(text(page)).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    guide = page.get_by_role("switch", name="Explain the game as we play")
    expect(guide).not_to_be_checked()
    guide.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(text(page)).to_have_text("Draw a card now.")  # where we are, though it was told
    got_it(page)
    expect(text(page)).to_be_empty()
    page.get_by_role("button", name="Menu").click()
    expect(guide).to_be_checked()


def test_other_tables_have_a_guide_if_somebody_wants_it(page: Page, stage: Stage) -> None:
    page.add_init_script("localStorage.removeItem('fabletop.guide.amber-owl-42')")
    stage.open()
    expect(page.locator(".prompt.yours")).to_be_visible()
    expect(text(page)).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Explain the game as we play").click()
    expect(text(page)).to_have_text("Draw cards and remember them. Whoever remembers most wins.")


def test_a_watcher_a_television_and_a_game_without_words_have_none(
    page: Page, stage: Stage
) -> None:
    watching = waits(1, yours=[], seat=None)
    for path, first in (("/t/amber-owl-42", watching), ("/tv/amber-owl-42", watching)):
        stage.first = first
        stage.open(path)
        expect(page.locator(".prompt")).to_be_visible()
        expect(text(page)).to_have_count(0)
    page.route("**/games/toy/text/*", lambda route: route.fulfill(body=WORDS))
    stage.first = picture()
    stage.open()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("switch", name="Sound")).to_be_visible()
    expect(page.get_by_role("switch", name="A guide")).to_have_count(0)


def test_by_keyboard_alone(page: Page, stage: Stage) -> None:
    stage.open()
    expect(text(page)).to_contain_text("Draw cards")
    page.locator("#main").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Got it")).to_be_focused()
    page.keyboard.press("Enter")
    expect(text(page)).to_have_text("Draw a card now.")
    expect(page.get_by_role("button", name="Got it")).to_be_focused()
    page.keyboard.press("Enter")
    expect(text(page)).to_be_empty()
    expect(page.locator("#main")).to_be_focused()


# -- the way there

ALONE: Data = {"phase": "lobby", "view": None, "choices": [], "asked": [], "seat": None}
EMPTY = chair(None, 0)
ME = chair("Margaux", 0)
BOT = {**chair("Scheherazade", 1), "bot": "sharp"}


def lobby(*chairs: Data, yours: tuple[int, ...] = (), slow: bool = False, **more: bool) -> Data:
    house = {**HOUSE, "slow": slow, **more}
    return picture(**ALONE, chairs=list(chairs), yours=list(yours), house=house)


def make(stage: Stage) -> list[Data]:
    """What tables were wished for."""
    wishes: list[Data] = []

    def send(route: Route) -> None:
        wishes.append(dict(route.request.post_data_json or {}))
        answer(route, {"code": "amber-owl-42", "address": ADDRESS})

    stage.page.route("**/api/tables", send)
    return wishes


def test_one_touch_leads_from_the_shelf_to_the_first_question(page: Page, stage: Stage) -> None:
    wishes = make(stage)
    stage.first = lobby(EMPTY, EMPTY, EMPTY)
    stage.open("/")
    page.get_by_role("link", name="Learn by playing: Toy").click()
    expect(page.get_by_role("heading", name="Toy")).to_be_visible()
    fine(page)
    page.get_by_role("textbox").fill("Margaux")
    page.get_by_role("button", name="Let’s play").click()
    page.wait_for_url(f"**/t/{ADDRESS}")
    (sit,) = stage.hears(1)
    assert ("sit", 0, "Margaux") == (sit["do"], sit["seat"], sit["name"])
    stage.say(lobby(ME, EMPTY, EMPTY, yours=(0,)))
    assert {"do": "house", "name": "slow", "on": True} == stage.hears(2)[-1]
    stage.say(lobby(ME, EMPTY, EMPTY, yours=(0,), slow=True))
    assert {"do": "house", "name": "lesson", "on": True} == stage.hears(3)[-1]
    stage.say(lobby(ME, EMPTY, EMPTY, yours=(0,), slow=True, lesson=True))
    bots = [{"do": "bot", "seat": seat, "level": "sharp"} for seat in (1, 2)]
    assert bots == stage.hears(5)[3:]
    stage.say(lobby(ME, BOT, EMPTY, yours=(0,), slow=True, lesson=True))
    stage.say(lobby(ME, BOT, BOT, yours=(0,), slow=True, lesson=True))
    assert {"do": "start"} == stage.hears(6)[-1]
    expect(page.get_by_role("button", name="Start")).to_have_count(0)
    stage.say(picture(chairs=[ME, BOT, BOT]))
    expect(text(page)).to_contain_text("Draw cards and remember them.")
    assert [3] == [wish["seats"] for wish in wishes]
    assert {"game": "toy", "options": {"deck": "small"}} == {
        k: wishes[0][k] for k in ("game", "options")
    }
    assert 6 == len(stage.heard)
    assert '"Margaux"' == page.evaluate("localStorage.getItem('fabletop.name')")
    stage.say(lobby(ME, BOT, BOT, yours=(0,)))  # another round is begun by hand
    expect(page.get_by_role("button", name="Start")).to_be_visible()


def test_whoever_gives_no_name_gets_one(page: Page, stage: Stage) -> None:
    make(stage)
    stage.first = lobby(EMPTY, EMPTY)
    stage.open("/learn/toy")
    expect(page.get_by_role("textbox")).to_have_value("Robin")
    page.get_by_role("button", name="Let’s play").click()
    assert "Robin" == stage.hears(1)[0]["name"]
    assert page.evaluate("localStorage.getItem('fabletop.name')") in (None, '""')


def test_if_something_is_refused_the_lobby_is_there(page: Page, stage: Stage) -> None:
    make(stage)
    stage.first = lobby(EMPTY, EMPTY)
    stage.open("/learn/toy")
    page.get_by_role("button", name="Let’s play").click()
    stage.hears(1)
    stage.say(lobby(ME, EMPTY, yours=(0,), slow=True))
    stage.hears(2)
    stage.say({"is": "refused", "id": None, "code": "no-such-bot", "clause": "", "args": {}})
    expect(page.get_by_role("alert").get_by_text("This game doesn’t have that bot")).to_be_visible()
    page.get_by_role("button", name="Add a bot").click()
    assert "bot" == stage.hears(3)[-1]["do"]


def test_if_nothing_happens_the_lobby_is_there(page: Page, stage: Stage) -> None:
    make(stage)
    stage.first = lobby(EMPTY, EMPTY)
    stage.open("/learn/toy")
    page.get_by_role("button", name="Let’s play").click()
    stage.hears(1)
    page.clock.run_for(9000)
    expect(page.get_by_role("button", name="Take a seat")).to_be_visible()


def test_everything_can_be_explained_once_more(page: Page, stage: Stage) -> None:
    make(stage)
    page.add_init_script(
        "sessionStorage.told ??= (localStorage.setItem('fabletop.told.toy',"
        ' \'["guide-welcome", "guide-ask-decide"]\'), 1)'
    )
    stage.first = picture()
    stage.open("/learn/toy")
    page.get_by_role("switch", name="Explain everything again").click()
    page.get_by_role("button", name="Let’s play").click()
    expect(text(page)).to_contain_text("Draw cards and remember them.")


def test_the_new_table_page_leads_there_too(page: Page, stage: Stage) -> None:
    stage.open("/new/toy")
    page.get_by_role("link", name="Learn by playing").click()
    expect(page.get_by_role("button", name="Let’s play")).to_be_visible()
