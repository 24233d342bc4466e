"""The house on this device beside a server: light until wanted, honest when it cannot, and games
that go to the server and come back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web.browser import axe, new_page, overflow, trouble, until
from tools.house import House

pytestmark = pytest.mark.slow
LONG = 120_000  # milliseconds in which the runtime starts, on a busy machine
OF_IT = ("/web/device/", "/web/runtime/")


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    page = new_page(browser)
    yield page
    assert [] == trouble(page)


def address(house: House, path: str) -> str:
    return f"http://127.0.0.1:{house.port}{path}"


def start_game(page: Page, house: House) -> None:
    """Somebody alone with bots, in the middle of a game on this device."""
    page.goto(address(house, "/device/new/cave"))
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("textbox").first.fill("Ada", timeout=LONG)
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Fill up with bots").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".board-room").first).to_be_visible()


def test_neither_the_shelf_nor_a_table_of_the_server_loads_a_byte_of_it(
    page: Page, house: House
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address(house, "/"))
    expect(page.get_by_role("link", name="Play on this device: Cave")).to_be_visible()
    page.get_by_role("link", name="Play: Cave of Treasures").click()
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("textbox").first.fill("Ada")
    page.get_by_role("button", name="Take a seat").click()
    expect(page.locator(".chair:not(.empty)")).to_contain_text("Ada")
    assert [] == [url for url in asked if any(part in url for part in OF_IT)]


def test_a_game_goes_to_the_server_and_comes_back(page: Page, house: House) -> None:
    start_game(page, house)
    here = page.url
    for button, where in (
        ("Continue with others", "/t/"),
        ("Continue on this device", "/device/t/"),
    ):
        page.get_by_role("button", name="Menu").click()
        page.locator("dialog[open] .line-link").first.click()
        page.get_by_role("button", name=button).click()
        page.wait_for_url(f"http://127.0.0.1:{house.port}{where}*", timeout=LONG)
        expect(page.locator(".board-room").first).to_be_visible()
        expect(page.get_by_text("Ada").first).to_be_attached()
    assert here != page.url  # a table of its own
    page.goto(address(house, "/"))
    expect(page.get_by_role("region", name="Saved on this device").locator("li")).to_have_count(2)
    expect(page.get_by_role("region", name="Your tables").locator("li")).to_have_count(1)


@pytest.mark.long
def test_one_tab_has_the_games_and_an_interrupted_one_is_found(page: Page, house: House) -> None:
    start_game(page, house)
    where = page.url
    other = page.context.new_page()
    other.goto(where)
    expect(other.get_by_role("heading", name="Already open in another tab")).to_be_visible()
    assert [] == axe(other)
    other.get_by_role("button", name="Play here instead").click()
    expect(other.locator(".board-room").first).to_be_visible(timeout=LONG)
    expect(page.get_by_role("heading", name="Already open in another tab")).to_be_visible()
    page.goto("about:blank")
    kept = other.evaluate("localStorage.getItem('fabletop.device-open')")
    assert kept  # whoever ends without taking leave leaves this behind
    other.goto("about:blank")
    page.goto(address(house, "/"))
    expect(page.get_by_text("was interrupted")).to_have_count(0)
    page.evaluate("(kept) => localStorage.setItem('fabletop.device-open', kept)", kept)
    page.reload()
    expect(page.get_by_text("Your last game was interrupted.")).to_be_visible()
    page.get_by_role("link", name="Continue").first.click()
    expect(page.locator(".board-room").first).to_be_visible(timeout=LONG)
    page.goto(address(house, "/"))
    page.get_by_role("button", name="Delete game").click()
    page.locator("dialog[open]").get_by_role("button", name="Delete game").click()
    expect(page.get_by_role("region", name="Saved on this device")).to_have_count(0, timeout=LONG)
    other.close()


def test_a_browser_that_is_too_old_is_told_so_and_offered_a_table(page: Page, house: House) -> None:
    page.add_init_script("delete window.DecompressionStream")
    page.goto(address(house, "/device/replay"))
    expect(page.get_by_role("heading", name="The game can’t run on this device")).to_be_visible()
    expect(page.get_by_text("too old to run the game")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)
    assert [] == axe(page)
    assert overflow(page) <= 0
    page.get_by_role("link", name="New table").click()
    expect(page.get_by_role("link", name="Play: Cave of Treasures")).to_be_visible()


def test_what_is_not_on_the_device_yet_is_said_and_tried_again(
    browser: Browser, house: House
) -> None:
    page = new_page(browser)

    def cut(route: Route) -> None:
        route.abort()

    page.route("**/web/device/files.json", cut)
    page.goto(address(house, "/device/replay"))
    expect(page.get_by_text("isn’t on this device yet")).to_be_visible()
    expect(page.get_by_text("Any saved games are safe")).to_be_visible()
    page.unroute("**/web/device/files.json", cut)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=LONG)
    until(page, "document.querySelector('h1') !== null")
    expect(page.get_by_role("heading", name="The game can’t run on this device")).to_have_count(0)
