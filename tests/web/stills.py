"""Every question of a game as pictures of pages, without a table in a house behind them.

A game is played once in this process. For each step at which the first player is asked, or waits,
the pictures of that player's phone and of the television are kept.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from fabletop.core.record import Record
from fabletop.games import GAMES
from fabletop.server.lobby import Lobby
from fabletop.server.strangers import looked_back
from tests.server.company import TV, Company
from tests.server.inside import play_of
from tests.web.laid_out import is_hello, is_over, played
from tools.house import House

NEWS = 3  # events that have just happened
Picture = dict[str, Any]
CODE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>'


@dataclass(frozen=True)
class Still:
    """What two devices show at one moment."""

    step: str
    address: str
    code: str
    game: str
    phone: Picture
    tv: Picture
    record: Record

    def before(self, picture: Picture) -> Picture:
        """The same without what has just happened, so that a page finds it new."""
        return {**picture, "events": picture["events"][:-NEWS]}

    def look_back(self, route: Route) -> None:
        """The frames of a finished game, as a result that is scrolled into sight asks for them."""
        query = dict(parse_qsl(urlsplit(route.request.url).query))
        answer, body = looked_back(query, self.record)
        route.fulfill(status=answer.status, body=body, content_type="application/json")


def stills(
    game: str,
    places: str = "a---",
    number: int = 1,
    names: Sequence[str] = (),
) -> dict[str, Still]:
    """One moment of each step, whether the first player is asked or waits."""
    found: dict[str, Still] = {}

    def look(company: Company) -> bool:
        over = is_over(company)
        asked = 0 in company.asked()
        step = "over" if over else GAMES[game].step(company.s) + ("" if asked else "-waits")
        if step not in found:
            found[step] = kept(company, step)
        return over

    played(Lobby(GAMES, "of no use here"), game, places, look, number, Company.go_on, names)
    return found


def kept(company: Company, step: str) -> Still:
    company.hello("a")
    company.hello(TV)
    shown = company.screens.shown
    # nothing is left to be seen before the question is put
    phone, tv = (json.loads(json.dumps({**shown[each], "news": 0})) for each in ("a", TV))
    table = company.room.table
    return Still(
        step,
        table.address,
        company.room.code,
        company.game.key,
        phone,
        tv,
        play_of(company.room).record,
    )


def show(
    page: Page,
    house: House,
    still: Still,
    tv: bool = False,
    news: bool = False,
    change: Callable[[Picture], Picture] = lambda picture: picture,
) -> WebSocketRoute:
    """This moment on a page; with `news`, what happened last has just come."""
    picture = change(still.tv if tv else still.phone)
    first = still.before(picture) if news else picture
    links: list[WebSocketRoute] = []

    def connect(link: WebSocketRoute) -> None:
        links.append(link)
        link.on_message(lambda text: link.send(json.dumps(first)) if is_hello(text) else None)

    table = {"code": still.code, "game": still.game}
    page.unroute_all()
    page.add_init_script("localStorage.clear()")  # nobody has been here before
    page.route(f"**/api/tables/{still.address}", lambda route: route.fulfill(json=table))
    page.route("**/api/records/*/replay?*", lambda route: still.look_back(route))
    page.route("**/qr.svg", lambda route: route.fulfill(body=CODE, content_type="image/svg+xml"))
    page.route_web_socket(f"**/ws/{still.address}", connect)
    page.goto(f"http://127.0.0.1:{house.port}/{'tv' if tv else 't'}/{still.address}")
    expect(page.locator("[data-seat]").first).to_be_visible()
    page.wait_for_load_state("networkidle")  # the board is a module of its own
    if news:
        links[-1].send(json.dumps(picture))
    return links[-1]
