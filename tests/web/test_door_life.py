"""Every way in: television, host, moving to another device, notices, locked tables."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web.browser import axe, new_page, overflow, until
from tests.web.stage import ADDRESS, HOUSE, Stage, chair, picture
from tools.house import House

pytestmark = pytest.mark.slow

WATCHING: dict[str, Any] = {"yours": [], "seat": None, "asked": [], "choices": []}
LOBBY: dict[str, Any] = {"phase": "lobby", "view": None, "asked": [], "choices": []}
BEN_MOVES = {"step": "decide", "actors": [1]}
HELD = "JSON.parse(localStorage.getItem('fabletop.tokens.amber-owl-42') ?? '{}')"
LISTED = "JSON.parse(localStorage.getItem('fabletop.tables') ?? '[]').map((one) => one.code)"
# whatever asks a page something counts as a touch
UNTOUCHED = "Object.defineProperty(navigator, 'userActivation', { value: undefined })"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'


@pytest.fixture
def page(browser: Browser) -> Page:
    return new_page(browser)


@pytest.fixture
def stage(page: Page, house: House) -> Stage:
    page.route("**/api/qr", lambda route: route.fulfill(body=SVG, content_type="image/svg+xml"))
    page.route("**/qr.svg", lambda route: route.fulfill(body=SVG, content_type="image/svg+xml"))
    return Stage(page, house)


def fine(page: Page) -> None:
    assert [] == axe(page)
    assert overflow(page) <= 0


def no(code: str) -> dict[str, Any]:
    return {"is": "refused", "id": None, "code": code, "clause": "", "args": {}}


# -- the television


@pytest.mark.parametrize("size", ["phone", "wide"])
def test_a_television_shows_the_table_and_never_sits(
    browser: Browser, house: House, size: str
) -> None:
    page = new_page(browser, size)
    page.route("**/qr.svg", lambda route: route.fulfill(body=SVG, content_type="image/svg+xml"))
    page.add_init_script(
        'localStorage.setItem(\'fabletop.tokens.amber-owl-42\', \'{"0": "mine", "watch": "w"}\')'
    )
    page.add_init_script(UNTOUCHED)
    stage = Stage(page, house)
    lobby = picture(**{**WATCHING, **LOBBY}, chairs=[chair("Ben", 1), chair(None, 0)], host=0)
    stage.first = lobby
    stage.open("/tv/amber-owl-42")
    expect(page.get_by_text("1 seat is still empty")).to_be_visible()
    expect(page.locator(".spoken-code")).to_have_text("amber-owl-42")
    expect(page.get_by_role("img", name="QR code for table")).to_be_visible()
    expect(page.get_by_text("Ben", exact=True)).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_count(0)
    (hello,) = stage.hellos
    assert (["w"], True, "") == (hello["tokens"], hello["tv"], hello["ticket"])
    fine(page)
    page.get_by_role("button", name="Tap for sound").click()
    expect(page.get_by_role("button", name="Tap for sound")).to_have_count(0)
    tv = {**HOUSE, "tv": True}
    stage.say(picture(**WATCHING, house=tv, view=BEN_MOVES))
    expect(page.locator(".prompt")).to_contain_text("Ben is choosing")
    drew = [{"n": n, "key": "drew", "args": {"seat": n % 3}} for n in range(3)]
    stage.say(picture(**WATCHING, house=tv, view=BEN_MOVES, decision=2, events=drew))
    expect(page.locator(".tv-story li").first).to_have_text("Ida draws")
    fine(page)
    assert [] == page.evaluate(LISTED)
    stage.say(picture(**WATCHING, house=tv, phase="over", view={"step": "over", "actors": []}))
    expect(page.get_by_text("Game ended early").first).to_be_visible()


def test_a_television_fills_the_screen_with_the_board(browser: Browser, house: House) -> None:
    page = new_page(browser, "wide")
    page.route("**/qr.svg", lambda route: route.fulfill(body=SVG, content_type="image/svg+xml"))
    stage = Stage(page, house)
    many = [chair(f"Bartholomew {n}", n) for n in range(5)]
    stage.first = picture(**WATCHING, chairs=many, view=BEN_MOVES)
    stage.open("/tv/amber-owl-42")
    for width, height in ((1440, 900), (1920, 1080), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        room = page.locator(".board-room").bounding_box()
        assert room
        assert room["width"] > 0.72 * width
        assert room["height"] > 0.84 * height
        last, side = page.locator(".chip").last.bounding_box(), page.locator(".tv-side")
        below = side.bounding_box()
        assert last
        assert below
        assert last["y"] + last["height"] <= below["y"]
        assert overflow(page) <= 0


# what sounds, by the pitch it begins with: a coin by 1319, the bell of one's own turn by 659
EAR = """
window.heard = [];
window.OscillatorNode = class extends OscillatorNode {
  constructor(context, look) { super(context, look); heard.push(look.frequency); }
};
"""
RINGING = """
export function Board(props) { window.props = props; return null; }
export const sounds = { drew: "coin" };
"""


def test_phones_are_quiet_hands_beside_a_television(page: Page, stage: Stage) -> None:
    page.add_init_script(EAR)
    stage.board = RINGING
    tv = {**HOUSE, "tv": True}
    waiting: dict[str, Any] = {"asked": [], "choices": [], "view": BEN_MOVES}
    stage.first = picture(**waiting, house=tv)
    stage.open()
    expect(page.get_by_text("Ben is choosing")).to_be_visible()
    page.mouse.click(180, 400)
    drew = {"n": 1, "key": "drew", "args": {"seat": 1}}
    stage.say(picture(**waiting, house=tv, decision=2, events=[drew]))
    expect(page.locator(".narration.brief")).to_contain_text("Ben draws")
    page.evaluate("props.sound('coin')")
    stage.say(picture(house=tv, decision=3))
    until(page, "heard.includes(659)")
    assert not page.evaluate("heard.includes(1319)")
    stage.say(picture(**waiting, decision=4, events=[{**drew, "n": 2}]))  # it is switched off
    expect(page.locator(".narration:not(.brief)")).to_contain_text("Ben draws")
    until(page, "heard.includes(1319)")


def test_the_way_to_the_television_is_shown_where_one_invites(page: Page, stage: Stage) -> None:
    stage.first = picture(**LOBBY)
    stage.open()
    page.get_by_text("Show on a TV").click()
    link = page.get_by_role("link", name="Show on this screen")
    assert f"/tv/{ADDRESS}" == link.get_attribute("href")
    expect(page.locator(".tv-link")).to_contain_text(
        stage.address.removeprefix("http://") + "/tv/amber-owl-42"
    )
    fine(page)


# -- the host


def test_the_host_decides_before_the_game(page: Page, stage: Stage) -> None:
    chairs = [chair("Margaux", 0), chair("Ben", 1), chair(None, 2)]
    stage.first = picture(**LOBBY, chairs=chairs)
    stage.open()
    expect(page.get_by_role("button", name="Margaux (you). host")).to_be_visible()
    page.get_by_text("You’re the host").click()
    page.get_by_role("switch", name="Lock the table").click()
    page.get_by_role("switch", name="Free-text chat").click()
    page.get_by_role("switch", name="No timers").click()
    expect(page.get_by_role("switch", name="Pause the game")).to_have_count(0)
    fine(page)
    page.get_by_role("button", name="Swap two seats").click()
    page.locator('.chair[data-seat="1"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('.chair[aria-pressed="true"]')).to_have_count(1)
    fine(page)
    page.locator('.chair[data-seat="2"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".swap-line")).to_have_count(0)
    page.locator('.chair[data-seat="1"]').click()
    page.get_by_role("button", name="Free the seat").click()
    expect(page.get_by_text("Remove Ben?")).to_be_visible()
    fine(page)
    page.get_by_role("button", name="Free the seat").click()
    house = [("locked", True), ("chat", False), ("slow", True)]
    said = [{"do": "house", "name": name, "on": on} for name, on in house]
    said += [{"do": "swap", "seat": 1, "other": 2}, {"do": "free", "seat": 1}]
    assert said == stage.hears(5)


def test_others_have_no_hand_in_it(page: Page, stage: Stage) -> None:
    chairs = [chair("Margaux", 0), chair("Ben", 1), chair(None, 2)]
    stage.first = picture(**LOBBY, chairs=chairs, host=1)
    stage.open()
    expect(page.get_by_role("button", name="Ben is sitting here. host")).to_be_visible()
    expect(page.get_by_text("You’re the host")).to_have_count(0)
    page.locator('.chair[data-seat="1"]').click()
    expect(page.get_by_role("dialog")).to_contain_text("host")
    expect(page.get_by_role("button", name="Free the seat")).to_have_count(0)
    page.get_by_role("button", name="Close").click()
    page.locator('.chair[data-seat="2"]').click()
    page.get_by_role("button", name="Move here").click()
    assert [{"do": "swap", "seat": 0, "other": 2}] == stage.hears(1)


def test_the_host_has_a_hand_in_play(page: Page, stage: Stage) -> None:
    gone = {**chair("Ida", 2), "online": False}
    stage.first = picture(chairs=[chair("Margaux", 0), chair("Ben", 1), gone])
    stage.open()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Host controls").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("switch", name="Pause the game").click()
    ben, ida = sheet.locator(".host-chairs li").all()
    expect(ben.get_by_role("button", name="Let a bot play")).to_have_count(0)
    ida.get_by_role("button", name="Let a bot play").click()
    fine(page)
    ida.get_by_role("button", name="Sharp eye").click()
    expect(ben.get_by_role("button", name="Free the seat")).to_have_count(0)  # he is here
    ida.get_by_role("button", name="Free the seat").click()
    expect(ida).to_contain_text("A bot plays until someone new takes it")
    ida.get_by_role("button", name="Free the seat").click()
    sheet.get_by_role("button", name="End the game").click()
    fine(page)
    sheet.get_by_role("button", name="No, don’t").click()
    stage.say(no("not-now"))
    expect(sheet.locator(".trouble")).not_to_be_empty()
    sheet.get_by_role("button", name="End the game").click()
    sheet.get_by_role("button", name="End the game").click()
    said = [
        {"do": "house", "name": "paused", "on": True},
        {"do": "bot", "seat": 2, "level": "sharp"},
        {"do": "free", "seat": 2},
        {"do": "end"},
    ]
    assert said == stage.hears(4)


def test_why_a_chair_is_not_freed_is_said_in_the_sheet(page: Page, stage: Stage) -> None:
    gone = {**chair("Ida", 2), "online": False}
    stage.first = picture(chairs=[chair("Margaux", 0), chair("Ben", 1), gone])
    stage.open()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Host controls").click()
    trouble = page.get_by_role("dialog").locator(".trouble")
    stage.say({**no("still-here"), "args": {"name": "Ida", "seconds": 41}})
    expect(trouble).to_have_text(
        "Ida has only just gone offline. You can free the seat in 41 seconds."
    )
    stage.say({**no("still-here"), "args": {"name": "Ida", "seconds": 0}})
    expect(trouble).to_contain_text("Ida is still here.")
    expect(page.locator(".toast")).to_have_count(0)  # nor anywhere else


def test_everybody_reads_for_a_while_what_was_done_about_a_chair(page: Page, stage: Stage) -> None:
    page.clock.install()
    stage.first = picture(**WATCHING, view=BEN_MOVES)
    stage.open()
    expect(page.locator(".prompt")).to_contain_text("Ben is choosing")
    told = {"is": "notice", "seat": 1, "name": "Ben"}
    stage.say({**told, "key": "chair-freed", "by": "Margaux"})
    expect(page.get_by_text("Margaux has freed Ben’s seat.")).to_be_visible()
    stage.say({**told, "key": "chair-taken", "by": "Zoe"})
    expect(page.get_by_text("Zoe has taken over from Ben.")).to_be_visible()
    fine(page)
    page.clock.run_for(10_000)
    expect(page.locator(".chair-notices > div")).to_have_count(0)


def test_a_server_that_says_nothing_is_asked_again(page: Page, stage: Stage) -> None:
    page.clock.install()
    say = stage.say
    stage.say = lambda message: None  # type: ignore[method-assign]
    stage.open()
    assert 1 == len(stage.greeted(1))
    page.clock.run_for(14_000)
    assert 1 == len(stage.links)
    stage.say = say  # type: ignore[method-assign]
    page.clock.run_for(2000)
    assert 2 == len(stage.greeted(2))
    expect(page.get_by_text("Draw a card")).to_be_visible()
    page.clock.run_for(60_000)
    assert 2 == len(stage.links)  # it has answered: it may be silent for a while
    fine(page)


def test_a_browser_says_which_one_it_is_and_stays_the_same(page: Page, stage: Stage) -> None:
    stage.open()
    expect(page.get_by_text("Draw a card")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Draw a card")).to_be_visible()
    first, second = (hello["device"] for hello in stage.hellos)
    assert first == second
    assert 32 == len(first)
    page.add_init_script("Storage.prototype.getItem = Storage.prototype.setItem = undefined")
    for _ in range(2):
        page.reload()
        expect(page.get_by_text("Draw a card")).to_be_visible()
    assert 3 == len({hello["device"] for hello in stage.hellos})


def test_a_full_table_says_so_and_one_may_knock_again(page: Page, stage: Stage) -> None:
    stage.first = no("table-full")
    stage.open()
    expect(page.get_by_role("heading", name="This table is full")).to_be_visible()
    fine(page)
    stage.first = picture(**WATCHING, view=BEN_MOVES)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".prompt")).to_contain_text("Ben is choosing")


def test_only_whoever_sits_is_offered_bots(page: Page, stage: Stage) -> None:
    chairs = [chair("Ben", 1), {**chair("Robot", 2), "bot": "sharp"}, chair(None, 0)]
    watching = {"yours": [], "seat": None, "host": 0, "chairs": chairs}
    stage.first = picture(**{**LOBBY, **watching})
    stage.open()
    page.locator('.chair[data-seat="2"]').click()
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_be_visible()
    expect(page.get_by_role("button", name="Sharp eye")).to_have_count(0)
    page.keyboard.press("Escape")
    page.locator('.chair[data-seat="1"]').click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("button", name="Remove the bot")).to_have_count(0)
    stage.say(picture(**{**LOBBY, **watching, "yours": [0]}))
    expect(page.get_by_role("button", name="Remove the bot")).to_be_visible()


def test_whoever_watches_may_take_a_free_chair(page: Page, stage: Stage) -> None:
    free = {**chair("Ben", 1), "bot": "sharp", "free": True}
    stage.first = picture(**WATCHING, chairs=[chair("Margaux", 0), free], view=BEN_MOVES, host=0)
    stage.open()
    page.get_by_role("button", name="Take over from Ben").click()
    fine(page)
    page.get_by_role("textbox").fill("Zoe")
    page.get_by_role("button", name="Take a seat", exact=True).click()
    (sat,) = stage.hears(1)
    assert ("sit", 1, "Zoe", 1) == (sat["do"], sat["seat"], sat["name"], sat["colour"])


# -- moving to another device


def test_a_seat_moves_by_a_ticket(page: Page, stage: Stage) -> None:
    asked: list[Any] = []

    def draw(route: Route) -> None:
        asked.append(route.request.post_data_json)
        route.fulfill(body=SVG, content_type="image/svg+xml")

    page.route("**/api/qr", draw)
    stage.first = picture(tokens={"0": "mine"})
    stage.open()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Move my seat").click()
    assert [{"do": "ticket", "seat": 0}] == stage.hears(1)
    stage.say({"is": "ticket", "seat": 0, "ticket": "tick-et"})
    expect(page.get_by_role("img", name="QR code to move your seat")).to_be_visible()
    assert [{"link": f"{stage.address}/t/{ADDRESS}#move=tick-et"}] == asked
    fine(page)
    stage.say(picture(**WATCHING, decision=2, view=BEN_MOVES))
    expect(page.get_by_text("Margaux is now playing on another device")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert [{}, []] == [page.evaluate(HELD), page.evaluate(LISTED)]
    fine(page)
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".seat-gone > div")).to_have_count(0)


def test_a_ticket_opens_the_seat_once(page: Page, stage: Stage) -> None:
    stage.open("/t/amber-owl-42#move=tick-et")
    expect(page.get_by_text("Draw a card")).to_be_visible()
    assert page.url.endswith(f"/t/{ADDRESS}")
    stage.links[-1].close()
    assert ["tick-et", ""] == [hello["ticket"] for hello in stage.greeted(2)]


def test_an_old_ticket_leads_to_the_table_all_the_same(page: Page, stage: Stage) -> None:
    stage.first = no("bad-ticket")
    stage.open("/t/amber-owl-42#move=old")
    stage.greeted(2)
    stage.say(picture(**WATCHING, view=BEN_MOVES))
    box = page.locator(".toast").bounding_box()
    assert box
    assert box["height"] < 160, "a sentence, not a wall over the board"
    assert ["old", ""] == [hello["ticket"] for hello in stage.hellos]


def test_a_freed_chair_is_not_kept(page: Page, stage: Stage) -> None:
    stage.first = picture(**LOBBY, tokens={"0": "mine"})
    stage.open()
    expect(page.get_by_role("button", name="Margaux (you)")).to_be_visible()
    gone = [chair(None, 0), chair("Ben", 1), chair("Ida", 2)]
    stage.say(picture(**{**WATCHING, **LOBBY}, chairs=gone, host=1, tokens={"watch": "w"}))
    expect(page.get_by_text("The host has freed Margaux’s seat")).to_be_visible()
    assert [{"watch": "w"}, []] == [page.evaluate(HELD), page.evaluate(LISTED)]


def test_getting_up_is_no_loss(page: Page, stage: Stage) -> None:
    stage.first = picture(**LOBBY, tokens={"0": "mine"})
    stage.open()
    page.locator('.chair[data-seat="0"]').click()
    page.get_by_role("button", name="Give up my seat").click()
    stage.hears(1)
    gone = [chair(None, 0), chair("Ben", 1), chair("Ida", 2)]
    stage.say(picture(**{**WATCHING, **LOBBY}, chairs=gone, host=1))
    expect(page.get_by_role("button", name="Take a seat")).to_be_visible()
    expect(page.locator(".seat-gone > div")).to_have_count(0)


# -- tokens and locked tables


def test_tokens_follow_swapped_chairs_and_void_ones_go(page: Page, stage: Stage) -> None:
    stage.first = picture(**LOBBY, tokens={"0": "mine"})
    stage.open()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    swapped = [chair("Ben", 1), chair("Margaux", 0), chair("Ida", 2)]
    stage.say(picture(**LOBBY, chairs=swapped, yours=[1], seat=1, tokens={"1": "mine"}))
    expect(page.locator('.chair.own[data-seat="1"]')).to_be_visible()
    assert {"1": "mine"} == page.evaluate(HELD)
    expect(page.locator(".seat-gone > div")).to_have_count(0)
    page.evaluate(
        'localStorage.setItem(\'fabletop.tokens.amber-owl-42\', \'{"1": "mine", "2": "old"}\')'
    )
    stage.say(no("bad-token"))
    stage.say(picture(chairs=swapped, yours=[1], seat=1, asked=[1]))  # late pictures bring no keys
    expect(page.get_by_text("Draw a card")).to_be_visible()
    assert {"1": "mine"} == page.evaluate(HELD)


def test_a_locked_table_says_so_and_lets_one_knock_again(page: Page, stage: Stage) -> None:
    stage.first = no("locked")
    stage.open()
    expect(page.get_by_role("heading", name="This table is locked")).to_be_visible()
    fine(page)
    watcher = picture(**{**WATCHING, **LOBBY}, tokens={"watch": "w"})
    stage.first = watcher
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("Every seat is taken")).to_be_visible()
    assert [{"watch": "w"}, []] == [page.evaluate(HELD), page.evaluate(LISTED)]
    page.reload()
    expect(page.get_by_text("Every seat is taken")).to_be_visible()
    assert ["w"] == stage.hellos[-1]["tokens"]


# -- slow games


BELL = """
window.told = [];
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (Notification.permission = window.verdict); }
  constructor(title, look) { told.push([title, look.body]); }
  close() {}
};
window.hideIt = (hidden) => {
  const value = hidden ? "hidden" : "visible";
  Object.defineProperty(document, "visibilityState", { value, configurable: true });
};
"""


def test_a_notice_tells_whoever_looks_elsewhere(page: Page, stage: Stage) -> None:
    page.add_init_script("window.verdict = 'granted';" + BELL)
    stage.first = picture(asked=[], choices=[], view=BEN_MOVES)
    stage.open()
    page.get_by_role("button", name="Menu").click()
    bell = page.get_by_role("switch", name="Notify me when it’s my turn")
    expect(bell).not_to_be_checked()
    bell.click()
    expect(bell).to_be_checked()
    fine(page)
    page.get_by_role("button", name="Close").click()
    stage.say(picture(decision=2))
    expect(page.get_by_text("Draw a card")).to_be_visible()
    stage.say(picture(decision=3, asked=[], choices=[], view=BEN_MOVES))
    expect(page.get_by_text("Ben is choosing")).to_be_visible()
    assert [] == page.evaluate("told")
    page.evaluate("hideIt(true)")
    stage.say(picture(decision=4))
    until(page, "told.length")
    assert [["Your turn", "Toy, amber-owl-42"]] == page.evaluate("told")


def test_a_browser_that_refuses_notices_says_so(page: Page, stage: Stage) -> None:
    page.add_init_script("window.verdict = 'denied';" + BELL)
    stage.open()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Notify me when it’s my turn").click()
    expect(page.get_by_text("Your browser is blocking notifications")).to_be_visible()
    expect(page.get_by_role("switch", name="Notify me")).not_to_be_checked()
    fine(page)


def test_the_shelf_knows_which_table_waits(page: Page, stage: Stage) -> None:
    stage.open()
    expect(page.get_by_text("Draw a card")).to_be_visible()
    stage.open("/")
    table = page.locator(".own-table")
    expect(table).to_contain_text("Your turn")
    fine(page)
    stage.first = picture(asked=[], choices=[], view=BEN_MOVES)
    stage.open()
    expect(page.get_by_text("Ben is choosing")).to_be_visible()
    stage.open("/")
    expect(table).to_contain_text("last opened")
