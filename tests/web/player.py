"""Somebody with a device of their own at a real table.

What comes over the wire is kept: to know whose turn it is, and to see that nothing stays there
that has to be remembered. What the player does goes through the page.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, Self, cast

from playwright.sync_api import Browser, Page

from fabletop.games import GAMES
from fabletop.server.addresses import any_code
from fabletop.server.disk.sqlite import SqliteStore
from fabletop.server.lobby import Lobby
from tests.web.browser import drawn, new_page
from tools.house import House, Reader, code_of


class LaidOut(NamedTuple):
    """A table in the middle of a game: where it is, and what shows to whom its chairs belong."""

    address: str
    tokens: list[str]


class Player:
    """A page, and everything it was ever sent."""

    def __init__(
        self,
        browser: Browser,
        house: House,
        address: str,
        name: str,
        size: str,
        language: str = "en",
    ) -> None:
        self.language = language
        self.attend(new_page(browser, size, language))
        self.page.goto(f"http://127.0.0.1:{house.port}/t/{address}")
        self.sit(name)

    @classmethod
    def back(
        cls,
        page: Page,
        house: House,
        table: LaidOut,
        *seats: int,
        language: str = "en",
    ) -> Self:
        """Somebody who sat at a table before, and opens it again."""
        player = cls.__new__(cls)
        player.language = language
        player.attend(page)
        held = json.dumps({str(seat): table.tokens[seat] for seat in seats})
        kept = json.dumps([f"fabletop.tokens.{code_of(table.address)}", held])
        page.add_init_script(f"localStorage.setItem(...{kept})")
        page.goto(f"http://127.0.0.1:{house.port}/t/{table.address}")
        wait([player], lambda: bool(player.pictures), time.monotonic() + 60)
        assert list(seats) == player.pictures[-1]["yours"]
        return player

    def attend(self, page: Page) -> None:
        """Keep what this page is sent."""
        self.page = page
        self.pictures: list[dict[str, Any]] = []
        self.frames: list[str] = []
        self.reader = Reader()
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def sit(self, name: str) -> None:
        self.page.get_by_role("textbox").first.fill(name)
        self.page.locator("form button[type=submit], .sit-form button").first.click()

    def sit_beside(self, name: str, seat: int) -> None:
        """Somebody else at the same device."""
        self.page.locator(f'.chair.empty[data-seat="{seat}"]').click()
        self.page.locator("summary", has_text="Another player on this device").click()
        form = self.page.locator("details[open] form")
        form.get_by_role("textbox").fill(name)
        form.get_by_role("button").last.click()

    def hear(self, frame: str | bytes) -> None:
        message = self.reader.read(frame)
        self.frames.append(json.dumps(message, separators=(",", ":"), ensure_ascii=False))
        if message["is"] == "table":
            self.pictures.append(message)

    @property
    def view(self) -> dict[str, Any]:
        return cast("dict[str, Any]", self.pictures[-1]["view"])

    @property
    def asked(self) -> list[int]:
        return cast("list[int]", self.pictures[-1]["asked"])


def table_with(
    house: House, game: str, seats: int, options: Mapping[str, object], key: bytes
) -> str:
    """A table whose chance is known beforehand, put on the disk of a running house."""
    lobby = Lobby(GAMES, "of no use here")
    room = lobby.make(any_code(), game, seats, options, key)

    async def put() -> None:
        store = SqliteStore(house.data / "tables.sqlite")
        await store.save(room.code, room.keep(), ())
        await store.close()

    with ThreadPoolExecutor(1) as apart:  # a loop is running here, for the browser
        apart.submit(lambda: asyncio.run(put())).result()
    return room.table.address


def wait(players: Sequence[Player], until: Callable[[], bool], deadline: float) -> None:
    """Let the pages live until something is so, and they have drawn it."""
    while not until():
        assert time.monotonic() < deadline, [player.pictures[-1:] for player in players][:1]
        players[0].page.wait_for_timeout(40)  # meanwhile messages come in, to all pages
    for player in players:
        drawn(player.page)
