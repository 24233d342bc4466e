"""Every page at every size: no errors, nothing cut off, nothing serious for axe."""

from __future__ import annotations

from urllib.parse import urlparse

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from fabletop.text import LANGUAGES
from tests.web.browser import EVERY_SIZE, axe, new_page, overflow, trouble
from tools.house import House

pytestmark = pytest.mark.slow


def address(house: House, path: str) -> str:
    return f"http://127.0.0.1:{house.port}{path}"


def fine(page: Page, allowed: str = "\0") -> None:
    """Nothing wrong with a page as it stands."""
    assert [] == [line for line in trouble(page) if allowed not in line]
    assert [] == axe(page)
    assert overflow(page) <= 0


def test_the_shelf_is_spoken_from_one_file_in_its_language(browser: Browser, house: House) -> None:
    page = new_page(browser, "phone", "fr-FR")
    came: list[str] = []
    page.on("requestfinished", lambda request: came.append(urlparse(request.url).path))
    page.goto(address(house, "/"))
    expect(page.get_by_role("heading", name="La Caverne aux trésors")).to_be_visible()
    spoken = [path for path in came if path.endswith((".ftl", ".json")) and "/api" not in path]
    assert ["/web/words/fr.json"] == spoken


@EVERY_SIZE
def test_shelf_to_lobby(browser: Browser, house: House, size: str) -> None:
    page = new_page(browser, size)
    page.goto(address(house, "/"))
    expect(page.get_by_role("heading", name="Cave of Treasures")).to_be_visible()
    fine(page)
    page.goto(address(house, "/new/cave"))
    expect(page.get_by_role("button", name="Create table")).to_be_visible()
    fine(page)
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("button", name="Take a seat")).to_be_visible()
    fine(page)
    page.get_by_role("textbox").first.fill("Margaux")
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Fill up with bots").click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    fine(page)
    page.goto(address(house, "/credits"))
    expect(page.get_by_text("CC BY 3.0").first).to_be_visible()
    fine(page)


@pytest.mark.parametrize("path", ["/t/no-such-99", "/new/chess", "/nowhere/at/all"])
def test_pages_that_lead_nowhere_say_so(browser: Browser, house: House, path: str) -> None:
    page = new_page(browser)
    page.goto(address(house, path))
    expect(page.get_by_role("main")).not_to_be_empty()
    fine(page, allowed="404")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_browsers_language(
    browser: Browser, house: House, language: str
) -> None:
    page = new_page(browser, "phone", language)
    page.goto(address(house, "/new/cave"))
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert overflow(page) <= 0


def test_the_language_changes_without_loading_again(browser: Browser, house: House) -> None:
    page = new_page(browser, "wide")
    page.goto(address(house, "/"))
    page.evaluate("window.stillHere = true")
    page.get_by_role("button", name="Українська").click()
    expect(page.get_by_role("heading", name="Печера скарбів")).to_be_visible()
    assert page.evaluate("window.stillHere") is True


def test_a_table_opens_after_few_requests(browser: Browser, house: House) -> None:
    page = new_page(browser)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address(house, f"/t/{house.make_table('basra', 3)}"))
    expect(page.get_by_role("button", name="Take a seat")).to_be_visible()
    assert [] == trouble(page)
    scripts = [url for url in asked if urlparse(url).path.endswith(".js")]
    assert len(scripts) <= 9, scripts
    assert len(asked) <= 30, asked  # with words, styles and pictures


def test_a_page_older_than_its_house_opens_anew(browser: Browser, house: House) -> None:
    """After an upgrade the scripts of an open page are gone; its board must come all the same."""
    page = new_page(browser)
    page.goto(address(house, "/new/cave"))
    expect(page.get_by_role("button", name="Create table")).to_be_visible()
    page.evaluate("window.isOld = true")
    asked: set[str] = set()

    def answer(route: Route) -> None:
        """At first nothing is there any more; what the new page asks for is there again."""
        if route.request.url in asked:
            return route.continue_()
        asked.add(route.request.url)
        return route.fulfill(status=404)

    for name in ("app", "game-cave"):
        page.route(f"**/web/joined/{name}.*.js", answer)
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("textbox").first.fill("Margaux")
    page.get_by_role("button", name="Take a seat").click()
    expect(page.locator(".chair:not(.empty)")).to_contain_text("Margaux")
    assert not page.evaluate("window.isOld")
