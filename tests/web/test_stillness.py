"""The board stands still: it has the same place and size in all phases of a game.

Phases come from a game played in this process. One page shows them all, one after the other.
"""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute

from fabletop.games import GAMES
from fabletop.server.addresses import any_code
from fabletop.server.lobby import Lobby
from tests.samples import sampled
from tests.server.company import SENSE, TV, Company
from tests.web.browser import SIZES, drawn, new_page
from tools.house import House

pytestmark = pytest.mark.slow
Boxes = dict[str, list[int]]
Phases = dict[str, dict[str, Any]]

SEEDS = (1, 2)
TURNS = 900
PLAY_WELL = {"tom_thumb": 1.0}  # else nobody comes to the bridges
# what has a name comes and goes; all else is there in every phase
STILL = """() => Object.fromEntries([...document.querySelectorAll("[data-still]")].map(
(part, n) => {
  const {x, y, width, height} = part.getBoundingClientRect();
  const name = part.dataset.still === "true" ? `part ${n}` : part.dataset.still;
  return [name, [x, y, width, height].map(Math.round)];
}))"""
SCREENS = (*SIZES, "television")
NOW = [  # each game on two screens, each screen with two games or more
    *product(GAMES, ["phone"]),
    *(("cave", "wide"), ("open_sesame", "tablet"), ("aladin", "television")),
    *(("tom_thumb", "television"), ("basra", "wide")),
]


def phases_of(game: str, screen: str) -> Phases:
    """A picture of each question on this screen: for one who is asked and for one who waits."""
    found: Phases = {}
    for seed in SEEDS:
        room = Lobby(GAMES, "of no use here").make(any_code(), game, 3, {}, bytes([seed] * 32))
        company = Company(room, "ab-", sense=PLAY_WELL.get(game, SENSE))
        company.gather()
        for _ in range(TURNS):
            if company.screens.shown["a"]["phase"] == "over":
                break
            if name_of(company.screens.shown["a"]) not in found:
                found[name_of(company.screens.shown["a"])] = shown(company, screen)
            company.go_on()
    return found


def shown(company: Company, screen: str) -> dict[str, Any]:
    """What is on this screen now, with nothing left to be seen before the question is put."""
    company.hello(screen)
    return {**company.screens.shown[screen], "news": 0.0, "events": []}


def name_of(picture: dict[str, Any]) -> str:
    """The phase, and the part one plays in it."""
    view = picture["view"]
    asked = ", asked" if picture["asked"] else ""
    role = " as Ali Baba" if view.get("ali") == picture["seat"] else ""
    return f"{view['step']}{asked}{role}"


def boxes(page: Page, house: House, game: str, phases: Phases, way: str = "t") -> dict[str, Boxes]:
    """Where the board and its main parts are in each phase."""
    links: list[WebSocketRoute] = []
    first, *_ = phases.values()
    address = first["address"]

    def hear(link: WebSocketRoute, text: str | bytes) -> None:
        if json.loads(text)["do"] == "hello":
            links.append(link)
            link.send(json.dumps(first))

    page.route(
        f"**/api/tables/{address}", lambda route: route.fulfill(json={"code": "", "game": game})
    )
    page.route_web_socket(
        f"**/ws/{address}", lambda link: link.on_message(lambda text: hear(link, text))
    )
    page.goto(f"http://127.0.0.1:{house.port}/{way}/{address}")
    page.locator("[data-still]").first.wait_for()
    found = {}
    for name, picture in phases.items():
        links[-1].send(json.dumps({**picture, "address": address}))
        page.wait_for_function(
            "step => document.querySelector('[data-step]').dataset.step === step",
            arg=picture["view"]["step"],
        )
        drawn(page)
        found[name] = page.evaluate(STILL)
    return found


@pytest.mark.parametrize(("game", "size"), sampled(product(GAMES, SCREENS), *NOW))
def test_the_board_has_one_place_and_size(
    browser: Browser, house: House, game: str, size: str
) -> None:
    watching = size == "television"
    phases = phases_of(game, TV if watching else "a")
    page = new_page(browser, "wide" if watching else size, "de-DE")  # long words
    if watching:
        page.set_viewport_size({"width": 1920, "height": 1080})
    found = boxes(page, house, game, phases, "tv" if watching else "t")
    page.context.close()
    assert len(found) > 3
    for part in {part for here in found.values() for part in here}:
        places = {name: here.get(part) for name, here in found.items()}
        if not part.startswith("part "):
            places = {name: place for name, place in places.items() if place}
        assert 1 == len(set(map(str, places.values()))), (part, places)
