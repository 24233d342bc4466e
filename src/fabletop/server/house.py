"""The tables of a running server, and what strangers may ask of it.

What happens at tables is in `home.py`. Here is what only a server has: many addresses, limits,
other servers, processes that think and read.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import ParamSpec, TypeVar

import structlog

from fabletop.core.game import Json
from fabletop.core.refusals import Refusal
from fabletop.games import GAMES
from fabletop.packs.pack import read_pack
from fabletop.server.attempts import Attempts, SharedAttempts
from fabletop.server.disk.changes import Owner, Stored
from fabletop.server.disk.store import Store
from fabletop.server.figures import Figures
from fabletop.server.home import Closed, Home
from fabletop.server.lobby import Lobby
from fabletop.server.net.limits import Budgets, Limits
from fabletop.server.net.sharing import SharedBudgets, Sharing
from fabletop.server.net.turnstile import Turnstile
from fabletop.server.net.visitors import LOOPBACK
from fabletop.server.processes.thinkers import make_thinkers
from fabletop.server.processes.worker_pool import Workers
from fabletop.server.table.effects import no
from fabletop.server.table.room import Room

FINISHING = 5.0  # seconds for what was begun, when the server stops
TOGETHER = 50  # snapshots in one commit, when the server stops

P = ParamSpec("P")
T = TypeVar("T")

log = structlog.get_logger()


class House(Home):
    """Everything that is alive while the server runs."""

    figures: Figures

    def __init__(
        self,
        store: Store,
        limits: Limits,
        packs: Sequence[str] = (),
        inside_port: int = 0,
        thinkers: str = "",
    ) -> None:
        figures = Figures()
        lobby = Lobby(GAMES, store.secret, limits.bot_pause, packs)
        super().__init__(store, lobby, figures, make_thinkers(thinkers, figures))
        self.limits = limits
        self.inside_port = inside_port  # where other servers of ours pass connections on to us
        store.on_lost = self.lose_all
        self.count_addresses()
        self.open_doors(self.attempts, limits.guesses_an_hour)
        self.workers = Workers(limits, self.figures)
        self.turnstile = Turnstile()
        self.proxies = LOOPBACK  # whose word is taken for who their visitors are
        self.offered = [read_pack(text).spell() for text in packs]
        self.desk = ThreadPoolExecutor(1, "aside")
        self.restoring = ThreadPoolExecutor(1, "restore")
        self.large = asyncio.Semaphore(int(limits.large_bodies))

    def count_addresses(self) -> None:
        """What addresses use is counted here, and together with other servers if there are any."""
        self.attempts, self.budgets = Attempts(), Budgets(self.limits)
        self.sharing: Sharing | None = None
        ledger = self.store.ledger
        if ledger:
            self.attempts, self.budgets = SharedAttempts(ledger), SharedBudgets(self.limits)
            self.sharing = Sharing(self.budgets, ledger, self.figures.failures.labels("limits"))

    # -- tables

    async def make(
        self, game: str, seats: int, options: Json, address: str, clock: bool = True
    ) -> Room | Refusal:
        """A new table, on disk before anyone hears of it."""
        refusal = self.lobby.refuse_table(game, seats, options)
        if refusal:
            return refusal
        if await self.attempts.make("tables", address, self.limits.tables_an_hour):
            return no("too-many-tables")
        return await self.lay(game, seats, options, clock)

    async def take_pack(self, text: str) -> None:
        """A content pack somebody brings, for every table of every server. Raises OSError."""
        pack = await self.aside(self.lobby.offer_pack, text)
        await self.store.keep_pack(pack.id, text)

    async def learn_pack(self, name: str) -> None:
        """A pack that another server was brought is known here, too, if there is one."""
        with suppress(OSError):
            text = await self.store.find_pack(name)
            if text:
                await self.aside(self.lobby.offer_pack, text)

    async def elsewhere(self, code: str) -> Owner | None:
        """The server that has a table, if that is another one. Raises `Closed`."""
        try:
            if not self.store.is_sure():
                await self.store.make_sure()  # or we show what was long ago
            return None if code in self.lobby.rooms else await self.store.owner(code)
        except OSError as error:
            raise Closed(no("not-saved")) from error

    async def look_at(self, code: str) -> Room | None:
        """A table to look at: as it stands on disk, if another server has it. Raises `Closed`."""
        if not await self.elsewhere(code):
            return await self.fetch_alone(code)
        stored = await self.store.peek(code)
        return await self.restored(code, stored) if stored else None

    async def restored(self, code: str, stored: Stored) -> Room:
        """One after another: several threads at work would leave the loop a small share."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self.restoring, partial(self.lobby.restore, code, *stored)
        )

    # -- coming and going

    def lose_all(self) -> None:
        """This server was declared dead: others have its tables now, or will."""
        tables = len(self.lobby.rooms)
        tell = log.error if tables else log.warning
        tell("all tables lost", tables=tables)
        self.losses += 1
        for room in list(self.lobby.rooms.values()):
            self.lobby.rooms.pop(room.code, None)
            self.set_alarm(room, None)
        for link in list(self.links.values()):
            link.hang_up()  # their pages come back, here or elsewhere

    async def hand_back(self) -> None:
        """Before the server stops: finish what was begun, keep it, and give all tables back.

        From then on nothing is handled here. Pages that are sent away afterwards find their tables
        free at once.
        """
        if self.is_leaving:
            return
        self.is_leaving = True
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=FINISHING)
        codes = list(self.lobby.rooms)
        for start in range(0, len(codes), TOGETHER):
            await asyncio.gather(*map(self.take_snapshot, codes[start : start + TOGETHER]))
        for room in list(self.lobby.rooms.values()):
            self.set_alarm(room, None)
        self.lobby.rooms.clear()
        await self.store.release()

    async def close(self) -> None:
        """Everything that was begun is brought to its end and kept."""
        await self.hand_back()
        await self.thinkers.close()
        await self.workers.stop()
        self.desk.shutdown(wait=False)
        self.restoring.shutdown(wait=False)
        await self.store.close()

    async def aside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Something short that is too long for the loop; where tables are fetched nobody waits."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.desk, partial(work, *args, **kwargs))

    # -- what one address may ask

    def wait_for(
        self, address: str, sort: str, cost: float = 1.0, now: float | None = None
    ) -> float:
        """0 if an address may, which costs it that much; else the seconds until it may."""
        wait = self.budgets.take(address, sort, time.monotonic() if now is None else now, cost)
        if wait:
            self.figures.limited.labels(sort).inc()
        return wait

    def may_hold(self, address: str, sort: str, most: float) -> bool:
        """Whether an address may have one more of these at a time."""
        may = self.budgets.hold(address, sort, most)
        if not may:
            self.figures.limited.labels(sort).inc()
        return may
