"""The first thing a browser's worker imports: it puts stand-ins where packages are missing.

`web/device/worker.js` calls `open_house` with its database and speaks to what comes back.
"""

from __future__ import annotations

import json
import random
import secrets
import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

from fabletop.device import console, structures

if TYPE_CHECKING:
    from fabletop.device.rows import Key, Row, Step
    from fabletop.server.net.links import Link

STAND_INS: dict[str, ModuleType] = {"msgspec": structures, "structlog": console}


def stand_in() -> None:
    """Our own modules for packages that need a compiler, or are large, where they are missing."""
    for name, module in STAND_INS.items():
        if name not in sys.modules and find_spec(name) is None:
            sys.modules[name] = module


def prepare(games: str) -> None:
    """Import all a house needs, and these games of it, before anything of a page is known: the
    worker keeps Python's memory as it stands then, and the next start begins there."""
    stand_in()
    from fabletop.device import desk, house  # noqa: F401
    from fabletop.games import GAMES

    for key in games.split():
        GAMES.get(key)


class BrowserCabinet:
    """IndexedDB, through the worker: rows go back and forth as JSON."""

    def __init__(self, database: Any) -> None:
        self.database = database

    async def ask(self, *query: Any) -> Any:
        try:
            return json.loads(await self.database.read(json.dumps(query)))
        except Exception as error:  # whatever a browser's database throws
            raise OSError(str(error)) from error

    async def get(self, store: str, key: Key) -> Row | None:
        row: Row | None = await self.ask("get", store, key)
        return row

    async def all(self, store: str, low: Key, high: Sequence[Any]) -> list[Row]:
        rows: list[Row] = await self.ask("all", store, low, high)
        return rows

    async def write(self, steps: list[Step]) -> None:
        try:
            await self.database.write(json.dumps(steps))
        except Exception as error:  # no room left, a row that is there already, a closed database
            raise OSError(str(error)) from error


class Counter:
    """A house as the worker sees it: lines by number, questions, and nothing but texts."""

    def __init__(self, house: Any, desk: Any) -> None:
        self.house, self.desk = house, desk
        self.lines: dict[int, Link] = {}

    async def open(
        self, line: int, address: str, tell: Callable[[str], None], close: Callable[[], None]
    ) -> None:
        """A line to a table; `tell` hears every message for it."""
        self.lines[line] = await self.house.connect(address, tell, close)

    def say(self, line: int, text: str) -> None:
        """The page says something on a line."""
        link = self.lines.get(line)
        if link:
            link.queue(text.encode(errors="replace"))

    def close(self, line: int) -> None:
        link = self.lines.pop(line, None)
        if link:
            self.house.disconnect(link)

    async def ask(self, method: str, where: str, body: str) -> tuple[int, str, str]:
        """A question, as over HTTP: status, type and text of the answer."""
        told = await self.desk.answer(method, where, body.encode(errors="replace"))
        return told.status, told.kind, told.body.decode()

    async def keep(self) -> None:
        """How games stand now, before the page goes out of sight."""
        await self.house.sweep()


async def open_house(database: Any, bot_pause: float | None = None) -> Counter:
    """The house on this device, whose bots take so many seconds, or as many as usual. Raises
    OSError if its database cannot be read."""
    random.seed()  # this memory may be of another day
    stand_in()
    from fabletop.device.desk import Desk
    from fabletop.device.house import DeviceHouse
    from fabletop.device.rows import DeviceStore

    store = await DeviceStore.open(BrowserCabinet(database), lambda: secrets.token_hex(32))
    house = DeviceHouse(store) if bot_pause is None else DeviceHouse(store, bot_pause)
    await house.learn_packs()
    return Counter(house, Desk(house))
