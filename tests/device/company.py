"""A device for the tests: a database in memory, time that does not wait, pages that play alone.

Pages are those of the benches: they read pictures and answer in the words of docs/wire.md.
"""

from __future__ import annotations

import asyncio
import json
import random
import selectors
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest

from bench.players import SITTINGS, Device, Said, Sitting
from fabletop.bots.bot import levels, offered
from fabletop.core.refusals import Refusal
from fabletop.device import house as houses
from fabletop.device.desk import Desk, Told
from fabletop.device.house import DeviceHouse
from fabletop.device.rows import DeviceStore, Key, Row, Step
from fabletop.games import GAMES
from fabletop.server import handling, home
from fabletop.server.net.links import Link
from tools.house import Reader

T = TypeVar("T")
LONGEST = 100_000.0  # seconds of a game


class MemoryCabinet:
    """What IndexedDB does, in memory; rows go in and out as JSON."""

    def __init__(self) -> None:
        self.stores: dict[str, dict[str, str]] = {}
        self.broken = False
        self.writes = 0
        self.on_write: Callable[[], Awaitable[None]] | None = None

    async def get(self, store: str, key: Key) -> Row | None:
        self.check()
        row = self.stores.get(store, {}).get(json.dumps(key))
        return json.loads(row) if row else None

    async def all(self, store: str, low: Key, high: Sequence[Any]) -> list[Row]:
        self.check()
        rows = self.stores.get(store, {})
        keys = [key for key in map(json.loads, rows) if within(key, low, high)]
        return [json.loads(rows[json.dumps(key)]) for key in sorted(keys, key=rank)]

    async def write(self, steps: list[Step]) -> None:
        if self.on_write:
            await self.on_write()
        self.check()
        after = {name: dict(rows) for name, rows in self.stores.items()}
        for what, name, key, more in json.loads(json.dumps(steps)):
            rows = after.setdefault(name, {})
            if what == "clear":
                gone = [one for one in rows if within(json.loads(one), key, more)]
                for one in gone:
                    del rows[one]
            else:
                if what == "add" and json.dumps(key) in rows:
                    raise OSError(f"there is a row {key} in {name} already")
                rows[json.dumps(key)] = json.dumps(more)
        self.stores = after
        self.writes += 1

    def check(self) -> None:
        if self.broken:
            raise OSError("no room left")


def rank(key: Sequence[Any]) -> list[tuple[int, Any]]:
    """As IndexedDB orders keys: numbers, texts, then lists."""
    kinds = {int: 0, float: 0, str: 1, list: 2}
    return [(kinds[type(part)], 0 if isinstance(part, list) else part) for part in key]


def within(key: Sequence[Any], low: Sequence[Any], high: Sequence[Any]) -> bool:
    return rank(low) <= rank(key) <= rank(high)


# -- time


class Clock(selectors.SelectSelector):
    """Where a loop would wait, time goes on."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1000.0

    def select(self, timeout: float | None = None) -> list[Any]:
        found = super().select(0 if timeout is not None else None)
        if timeout and not found:
            self.now += timeout
        return found


class Loop(asyncio.SelectorEventLoop):
    """A loop that never waits."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        super().__init__(clock)

    def time(self) -> float:
        return self.clock.now


def complete(patch: pytest.MonkeyPatch, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run something to its end, hours of it in no time."""

    def whole() -> T:
        clock = Clock()
        told = SimpleNamespace(monotonic=lambda: clock.now)
        for module in (home, handling, houses):
            patch.setattr(module, "time", told)
        with asyncio.Runner(loop_factory=lambda: Loop(clock)) as runner:
            return runner.run(work())

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(whole).result()


# -- a device


async def open_device(cabinet: MemoryCabinet) -> DeviceHouse:
    """The house of a device, opened anew from its database."""
    store = await DeviceStore.open(cabinet, lambda: "a secret")
    house = DeviceHouse(store)
    await house.learn_packs()
    return house


def kill(house: DeviceHouse) -> None:
    """The worker is gone, in the middle of whatever it did."""
    house.links.clear()
    house.is_leaving = True
    for alarm in (*house.alarms.values(), house.sweeping):
        if alarm:
            alarm.cancel()
    for task in (*house.tasks, *house.store.tasks):
        task.cancel()


async def ask(house: DeviceHouse, method: str, where: str, body: object = None) -> Any:
    """An answer that must be a good one."""
    told = await answer(house, method, where, body)
    assert told.status < 300, (told.status, told.body)
    return json.loads(told.body)


async def answer(house: DeviceHouse, method: str, where: str, body: object = None) -> Told:
    said = body if isinstance(body, bytes) else json.dumps(body).encode() if body else b""
    return await Desk(house).answer(method, where, said)


class Screen:
    """One page at a table, with a player behind it."""

    def __init__(self, house: DeviceHouse, player: Device) -> None:
        self.house, self.player = house, player
        self.reader = Reader()
        self.link: Link | None = None
        self.heard: list[Any] = []
        self.changed = asyncio.Event()

    async def come(self, address: str, again: int = 0) -> None:
        self.link = await self.house.connect(address, self.hear, lambda: None)
        self.say(self.player.come(again))

    def hear(self, text: str) -> None:
        message = self.reader.read(text)
        self.heard.append(message)
        self.say(self.player.hear(message))
        self.changed.set()

    def say(self, said: Sequence[Said]) -> None:
        loop = asyncio.get_running_loop()
        for message, after in said:
            data = json.dumps(message).encode()
            loop.call_later(after, self.queue, data)

    def queue(self, data: bytes) -> None:
        if self.link:
            self.link.queue(data)

    async def until(self, met: Callable[[Any], bool]) -> Any:
        """The first picture that is like that."""
        async with asyncio.timeout(LONGEST):
            while not (self.reader.picture and met(self.reader.picture)):
                self.changed.clear()
                await self.changed.wait()
        return self.reader.picture


async def sit_down(house: DeviceHouse, key: str, which: int = 0) -> tuple[str, Screen]:
    """A table of a game with one device at all chairs of people; it plays by itself from now on."""
    sitting = SITTINGS[key][which]
    places = "".join("a" if place.isalpha() else place for place in sitting.places)
    sitting = Sitting(key, places, sitting.options)
    made = await house.make(key, len(places), dict(sitting.options))
    assert not isinstance(made, Refusal), made
    game = GAMES[key]
    thinking = [name for name, each in game.mind.characters.items() if each.thinks]
    bots = {"-": offered(game)[0], "*": (thinking or levels(game))[0]}
    player = Device(sitting, "a", random.Random(key), bots)
    screen = Screen(house, player)
    await screen.come(made.table.address)
    return made.table.address, screen


def is_over(picture: Any) -> bool:
    return bool(picture["phase"] == "over")
