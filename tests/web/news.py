"""What has happened in a game, on a page that stops at any event of it.

A game is played in this process until a picture brings the events that are looked for. A page gets
the picture before it, and then the picture itself: all events up to one are told, the others are
still to come.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from fabletop.core.options import Word
from fabletop.games import GAMES
from fabletop.server.addresses import any_code
from fabletop.server.lobby import Lobby
from tests.server.company import SENSE, Company
from tests.web.browser import drawn
from tests.web.laid_out import is_hello, is_over
from tests.web.stills import CODE
from tools.house import House

LONG = 600.0  # seconds: nothing goes on by itself
SEEDS = range(1, 40)
TURNS = 3000
Picture = dict[str, Any]


@dataclass(frozen=True)
class News:
    """What a page was shown last, and what it is shown now."""

    game: str
    address: str
    before: Picture
    after: Picture

    def fresh(self) -> list[Picture]:
        told = {event["n"] for event in self.before["events"]}
        return [event for event in self.after["events"] if event["n"] not in told]

    def stopped(self, key: str) -> Picture:
        """The picture whose news comes as far as an event of this sort."""
        fresh = self.fresh()
        here = next(n for n, event in enumerate(fresh) if event["key"] == key)
        events = [{**event, "lasts": LONG * (n >= here)} for n, event in enumerate(fresh)]
        return {**self.after, "events": events, "news": LONG * (len(fresh) - here)}


def news_with(game: str, keys: Sequence[str], sense: float = SENSE, **options: Word) -> News:
    """The first picture that brings all these events; `sense` is how often people play well."""
    for seed in SEEDS:
        room = Lobby(GAMES, "of no use here").make(any_code(), game, 3, options, bytes([seed] * 32))
        company = Company(room, "ab-", sense=sense)
        company.gather()
        for _ in range(TURNS):
            before = look(company)
            if is_over(company):
                break
            company.go_on()
            found = News(game, room.table.address, before, look(company))
            if set(keys) <= {event["key"] for event in found.fresh()}:
                return found
    raise AssertionError(f"no game tells of {keys}")


def look(company: Company) -> Picture:
    """What the first player's page shows, as it came over the wire."""
    return dict(json.loads(json.dumps(company.screens.shown["a"])))


def tell(page: Page, house: House, news: News, key: str) -> None:
    """The page is told what happened, as far as this event."""
    links: list[WebSocketRoute] = []
    before = json.dumps({**news.before, "news": 0})

    def connect(link: WebSocketRoute) -> None:
        links.append(link)
        link.on_message(lambda text: link.send(before) if is_hello(text) else None)

    page.unroute_all()
    known = {"code": "", "game": news.game}
    page.route(f"**/api/tables/{news.address}", lambda route: route.fulfill(json=known))
    page.route("**/qr.svg", lambda route: route.fulfill(body=CODE, content_type="image/svg+xml"))
    page.route_web_socket(f"**/ws/{news.address}", connect)
    page.goto(f"http://127.0.0.1:{house.port}/t/{news.address}")
    expect(page.locator("[data-seat]").first).to_be_visible()
    page.wait_for_load_state("networkidle")  # the board is a module of its own
    links[-1].send(json.dumps(news.stopped(key)))
    expect(page.locator(".prompt.news")).to_be_visible()
    drawn(page)
