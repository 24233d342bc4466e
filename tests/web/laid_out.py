"""A table in the middle of a game: put on the disk of a running house, or shown as a still.

The game up to there is played in this process, by bots in people's chairs and always in the same
way. So a test of one screen does not play its way there through pages. A still needs no table in
the house, and no clock runs on while a page is looked at.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Literal

from playwright.sync_api import Page, WebSocketRoute, expect

from fabletop.core.options import Word
from fabletop.games import GAMES
from fabletop.server.addresses import any_code
from fabletop.server.disk.sqlite import SqliteStore, read_secret
from fabletop.server.lobby import Lobby
from tests.server.company import Company
from tests.web.player import LaidOut
from tools.house import House

FAR = 20_000  # more turns than any game has


def laid_out(
    house: House,
    game: str,
    places: str,
    there: Callable[[Company], bool],
    number: int = 1,
    answer: Callable[[Company], None] = Company.go_on,
    names: Sequence[str] = (),
    /,
    **options: Word,
) -> LaidOut:
    """A table whose game has come as far as wanted; `places` as a company has them."""
    lobby = Lobby(GAMES, read_secret(house.data / "secret"))
    company = played(lobby, game, places, there, number, answer, names, **options)
    keep(house, company)
    table = company.room.table
    return LaidOut(table.address, [table.token(seat) for seat in range(len(places))])


def show_still(
    page: Page,
    house: House,
    game: str,
    there: Callable[[Company], bool],
    loaded: Literal["commit", "load"] = "load",
) -> None:
    """What the first player's page shows there; of what comes later it is told nothing."""
    company = played(Lobby(GAMES, "of no use here"), game, "a--", there)
    company.hello("a")
    assert there(company), "the game has gone on"
    picture = json.dumps(company.screens.shown["a"])
    table = {"code": company.room.code, "game": game}

    def connect(link: WebSocketRoute) -> None:
        link.on_message(lambda text: link.send(picture) if is_hello(text) else None)

    page.route(
        f"**/api/tables/{company.room.table.address}", lambda route: route.fulfill(json=table)
    )
    page.route_web_socket(f"**/ws/{company.room.table.address}", connect)
    page.goto(f"http://127.0.0.1:{house.port}/t/{company.room.table.address}", wait_until=loaded)
    expect(page.locator("[data-seat]").first).to_be_visible()


def is_hello(message: str | bytes) -> bool:
    return bool(json.loads(message)["do"] == "hello")


def played(
    lobby: Lobby,
    game: str,
    places: str,
    there: Callable[[Company], bool],
    number: int = 1,
    answer: Callable[[Company], None] = Company.go_on,
    names: Sequence[str] = (),
    /,
    **options: Word,
) -> Company:
    """A company whose game has come as far as wanted."""
    key = number.to_bytes(32, "big")
    company = Company(lobby.make(any_code(), game, len(places), options, key), places, names=names)
    company.gather()
    for _ in range(FAR):
        if there(company):
            return company
        answer(company)
    raise AssertionError("the game never comes there")


def asked_at(step: str, seat: int = 0) -> Callable[[Company], bool]:
    """Somebody is asked at this step."""

    def there(company: Company) -> bool:
        return company.game.step(company.s) == step and seat in company.asked()

    return there


def is_over(company: Company) -> bool:
    return company.game.outcome(company.s) is not None


def keep(house: House, company: Company) -> None:
    async def put() -> None:
        store = SqliteStore(house.data / "tables.sqlite")
        await company.put_away(store)
        await store.close()

    with ThreadPoolExecutor(1) as apart:  # a loop is running here, for the browser
        apart.submit(lambda: asyncio.run(put())).result()
