"""What a page fetches until it can be used, counted; `bench/pages.py` measures the time."""

from __future__ import annotations

import json
from collections.abc import Iterator
from urllib.parse import urlparse

import pytest
from playwright.sync_api import Browser, Page, Request

from bench.pages import BOARD, PLAY, REQUESTS
from fabletop.games import GAMES
from tests.samples import sampled
from tests.web.browser import new_page
from tests.web.laid_out import laid_out
from tools.house import House, code_of

pytestmark = pytest.mark.slow

SHELF_SIZE, TABLE_SIZE = 240_000, 430_000  # bytes, art and fonts included
GAME_WORDS = ".ftl"


class Asked:
    """All a page asks for, in its order, and how much comes."""

    def __init__(self, page: Page) -> None:
        self.paths: list[str] = []
        self.bytes = 0
        page.on("request", self.note)
        tools = page.context.new_cdp_session(page)
        tools.send("Network.enable")
        tools.on("Network.loadingFinished", self.weigh)

    def note(self, request: Request) -> None:
        self.paths.append(urlparse(request.url).path)

    def weigh(self, told: dict[str, float]) -> None:
        self.bytes += int(told["encodedDataLength"])


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    page = new_page(browser)
    yield page
    page.context.close()


def opened(page: Page, house: House, path: str, usable: str) -> Asked:
    asked = Asked(page)
    page.goto(f"http://127.0.0.1:{house.port}{path}")
    page.locator(usable).first.wait_for(state="visible")
    page.wait_for_load_state("networkidle")
    return asked


def test_the_shelf_opens_with_few_and_small_files(page: Page, house: House) -> None:
    asked = opened(page, house, "/", PLAY)
    assert len(asked.paths) <= REQUESTS - 2, asked.paths
    assert asked.bytes < SHELF_SIZE
    assert [] == [path for path in asked.paths if path.endswith(GAME_WORDS)]
    assert len(asked.paths) == len(set(asked.paths))


@pytest.mark.parametrize("game", sampled(GAMES, "basra"))
def test_a_table_opens_with_few_and_small_files(page: Page, house: House, game: str) -> None:
    table = laid_out(house, game, "a--", lambda company: bool(company.asked()))
    held = json.dumps({"0": table.tokens[0]})
    kept = json.dumps([f"fabletop.tokens.{code_of(table.address)}", held])
    page.add_init_script(f"localStorage.setItem(...{kept})")
    asked = opened(page, house, f"/t/{table.address}", BOARD)
    assert len(asked.paths) <= REQUESTS, asked.paths
    assert asked.bytes < TABLE_SIZE
    assert 1 == sum(path.endswith(GAME_WORDS) for path in asked.paths)
    assert len(asked.paths) == len(set(asked.paths))


def test_a_page_names_what_it_needs_before_its_first_script_runs(page: Page, house: House) -> None:
    """Files come together: none waits until a module has said that it wants it."""
    page.route("**/web/joined/app.*.js", lambda route: None)  # it never comes
    asked = Asked(page)
    page.goto(f"http://127.0.0.1:{house.port}/rules/cave", wait_until="commit")
    needed = {"app", "vendor", "kit", "pages", "en", "games", "house", "nunito-latin"}
    names: set[str] = set()
    for _ in range(200):
        names = {path.split("/")[-1].split(".")[0] for path in asked.paths}
        if needed <= names:
            break
        page.wait_for_timeout(50)
    assert needed <= names
