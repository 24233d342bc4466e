"""The tables of a running server: their messages in order, their alarms, what goes to disk.

One lock a table keeps its messages in order: handle, save, then send.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, ParamSpec, TypeVar

import structlog
from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from fabletop.core.game import Json
from fabletop.core.refusals import Refusal
from fabletop.games import GAMES
from fabletop.packs.pack import read_pack
from fabletop.server.addresses import CODE, any_code
from fabletop.server.disk.store import Store, Stored
from fabletop.server.entrance import Entrance
from fabletop.server.figures import Figures
from fabletop.server.lobby import Lobby
from fabletop.server.loop_watch import latest
from fabletop.server.net.limits import Budgets, Limits
from fabletop.server.net.links import Link
from fabletop.server.net.turnstile import Turnstile
from fabletop.server.processes.bot_processes import BotProcesses
from fabletop.server.processes.worker_pool import Workers
from fabletop.server.table.effects import (
    Alarm,
    Effect,
    Rejoined,
    Reply,
    Save,
    Seating,
    Send,
    Shown,
    SnapshotKept,
    Stood,
    Think,
    Thought,
    Tick,
    no,
    refused,
)
from fabletop.server.table.room import Room

TRY_AGAIN = 5.0  # seconds after which a table that could not be saved goes on by itself
SAVE_AGAIN = (0.2, 1.0, 3.0)  # pauses before asking a busy disk once more
CODES_TO_TRY = 20  # before the house is full

P = ParamSpec("P")
T = TypeVar("T")

log = structlog.get_logger()


class Closed(Exception):
    """A table that cannot be opened just now, and what to say about it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class Seen(NamedTuple):
    """A table from a distance: its game, how far it is, its content pack."""

    code: str
    game: str
    phase: str
    pack: str


def is_busy(error: sqlite3.OperationalError) -> bool:
    """Whether the disk only wants to be asked again."""
    return "locked" in str(error) or "busy" in str(error)


class House:
    """Everything that is alive while the server runs."""

    def __init__(self, data: Path, limits: Limits, packs: Sequence[str] = ()) -> None:
        self.limits = limits
        data.mkdir(parents=True, exist_ok=True, mode=0o700)  # it holds the keys of all games
        self.lobby = Lobby(GAMES, read_secret(data / "secret"), limits.bot_pause, packs)
        self.store = Store(data / "tables.sqlite")
        self.links: dict[str, Link] = {}
        self.locks: dict[str, asyncio.Lock] = {}
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.adrift: dict[str, Seating] = {}  # by table, until it is back from disk
        self.figures = Figures()
        self.limiter = MovingWindowRateLimiter(MemoryStorage())
        guesses = int(limits.guesses_an_hour)
        self.entrance = Entrance(self.lobby, self.store, self.fetch_alone, self.limiter, guesses)
        self.bot_processes = BotProcesses()
        self.workers = Workers(limits, self.figures)
        self.budgets = Budgets(limits)
        self.turnstile = Turnstile()
        self.offered = [read_pack(text).spell() for text in packs]
        self.desk = ThreadPoolExecutor(1, "aside")
        self.restoring = ThreadPoolExecutor(1, "restore")
        self.large = asyncio.Semaphore(int(limits.large_bodies))

    # -- tables

    async def make(self, game: str, seats: int, options: Json, address: str) -> Room | Refusal:
        """A new table, on disk before anyone hears of it."""
        refusal = self.lobby.refuse_table(game, seats, options)
        if refusal:
            return refusal
        if not self.limiter.hit(parse(f"{self.limits.tables_an_hour}/hour"), address):
            return no("too-many-tables")
        code = await self.free_code()
        if code is None:
            return no("no-room")
        room = self.lobby.make(code, game, seats, options, secrets.token_bytes(32))
        try:
            await self.store.save(code, room.keep(), (), phase=room.age_group())
        except Exception as error:
            del self.lobby.rooms[code]
            log.error("table not made", error=repr(error))
            return no("not-saved")
        log.info("table made", table=code, game=game, seats=seats)
        return room

    async def free_code(self) -> str | None:
        """A code that no table has, or None: the house is full, or as good as."""
        for _ in range(CODES_TO_TRY):
            code = any_code()
            if await self.store.glance(code) is None and code not in self.lobby.rooms:
                return code
        return None

    async def look(self, address: str) -> Seen | None:
        """What is on a table, from a distance: it is not brought into memory for that."""
        code = await self.admit(address)
        room = self.lobby.rooms.get(code or "")
        if room:
            return Seen(
                room.code,
                room.phase.setup.game.key,
                room.phase.name,
                room.phase.setup.game.about.pack,
            )
        kept = await self.store.glance(code) if code else None
        if not code or not kept:
            return None
        phase = await self.store.phase_of(code)
        phase = "play" if phase == "slow" else phase
        return Seen(code, str(kept["game"]), phase, str(kept.get("pack", "")))

    async def admit(self, address: str) -> str | None:
        """The code of the table at an address. Raises `Closed` if the disk cannot be read."""
        try:
            return await self.entrance.admit(address)
        except (OSError, sqlite3.Error) as error:
            raise Closed(no("not-saved")) from error

    async def fetch_alone(self, code: str) -> Room | None:
        async with self.lock(code):
            return await self.fetch(code)

    async def fetch(self, code: str) -> Room | None:
        """As `find`, for whoever holds the table's lock. Raises `Closed`."""
        room = self.lobby.rooms.get(code)
        return room or await self.bring_back(code)

    async def bring_back(self, code: str) -> Room | None:
        """A table from disk, worked out beside the loop. Raises `Closed`."""
        try:
            stored = await self.store.load(code)
            if stored is None:
                return None
            room = await self.restored(code, stored)
            cut = room.phase.cut
            if room.phase.upgraded or cut is not None:
                phase = room.age_group()
                await self.store.save(code, room.keep(), (), phase=phase, cut=cut)
        except (OSError, sqlite3.OperationalError) as error:
            log.warning("table cannot be read", table=code, error=repr(error))
            raise Closed(no("not-saved")) from error
        except Exception as error:
            log.exception("table cannot be restored", table=code)
            raise Closed(no("table-damaged")) from error
        self.lobby.rooms[code] = room
        seating = self.adrift.pop(code, {})
        still_there = {name: held for name, held in seating.items() if name in self.links}
        room.handle("", Rejoined(still_there), time.monotonic())
        log.info("table fetched", table=code, moves=len(stored.moves), cut=cut)
        return room

    async def restored(self, code: str, stored: Stored) -> Room:
        """One after another: several threads at work would leave the loop a small share."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self.restoring, partial(self.lobby.restore, code, *stored)
        )

    def lock(self, code: str) -> asyncio.Lock:
        return self.locks.setdefault(code, asyncio.Lock())

    async def handle(
        self, code: str, device: str, message: Any, arrived: float | None = None
    ) -> bool:
        """One message of a table, alone: handle, save, then tell. False if there is no table.

        It must not be cancelled: what was begun is brought to its end. Raises `Closed` if the
        table cannot be read.
        """
        if not CODE.fullmatch(code):
            return False
        async with self.lock(code):
            room = self.lobby.rooms.get(code) or await self.fetch(code)
            if room is None:
                return False
            seating = room.seating()
            try:
                latest[:] = room.phase.setup.game.key, type(message).__name__
                now = arrived if arrived and room.phase.is_racing else time.monotonic()
                for effect in room.handle(device, message, now):
                    await self.perform(room, effect)
            except Exception as error:
                self.drop(room, seating)
                await self.start_over(room, device, message, error)
            return True

    def drop(self, room: Room, seating: Seating) -> None:
        """Memory is ahead of the disk: forget the table, before anything else can fail."""
        self.lobby.rooms.pop(room.code, None)
        self.adrift[room.code] = seating
        self.set_alarm(room, None)

    async def start_over(self, room: Room, device: str, message: Any, error: Exception) -> None:
        """Go back to what the disk holds, and tell everybody at the table why."""
        is_disk = isinstance(error, sqlite3.Error | OSError)
        refusal = no("not-saved") if is_disk else no("failed")
        self.figures.dropped.labels(refusal.code).inc()
        log.error("table dropped", table=room.code, error=repr(error), exc_info=error)
        self.deliver(Reply(device, refused(refusal, message)), device)
        others = [name for name in self.adrift.get(room.code, {}) if name != device]
        for name in others:
            self.deliver(Reply(name, refused(refusal, None)), name)
        try:
            again = await self.bring_back(room.code)
        except Closed:
            return  # still not to be read: the next message tries again
        if again:
            for send in again.pictures(time.monotonic()):
                self.deliver(send, send.device)
            self.set_alarm(again, time.monotonic() + TRY_AGAIN)

    async def perform(self, room: Room, effect: Effect) -> None:
        """Do what a room wants done."""
        match effect:
            case Save(table, moves, finished):
                with self.figures.saving.time():
                    await self.save(room, table, moves, finished)
                room.handle("", Shown(), time.monotonic())
                self.figures.acts.inc(len(moves))
            case Send(device) | Reply(device):
                self.deliver(effect, device)
            case Think():
                self.spawn(self.think(room.code, effect))
            case Alarm(at):
                self.set_alarm(room, at)

    async def save(
        self, room: Room, table: Json | None, moves: Any, finished: Json | None = None
    ) -> None:
        """On disk, even if the disk has to be asked again; the table waits meanwhile."""
        phase = room.age_group() if table else None
        for pause in SAVE_AGAIN:
            try:
                return await self.store.save(
                    room.code, table, moves, finished=finished, phase=phase
                )
            except sqlite3.OperationalError as error:
                if not is_busy(error):
                    raise
                log.warning("save failed", table=room.code, error=str(error))
                await asyncio.sleep(pause)
        return await self.store.save(room.code, table, moves, finished=finished, phase=phase)

    async def think(self, code: str, asked: Think) -> None:
        """A bot thinks in another process; its table goes on meanwhile, and so do all others."""
        try:
            answer = await self.bot_processes.choose(asked.bot, asked.view, asked.options)
            thought = Thought(asked.seat, asked.question, *answer)
        except Exception:
            log.exception("a bot failed", table=code)
            thought = Thought(asked.seat, asked.question, None)
        if code in self.lobby.rooms:
            with suppress(Closed):
                await self.handle(code, "", thought)

    def deliver(self, effect: Send | Reply, device: str) -> None:
        if isinstance(effect, Reply) and effect.message["is"] == "refused":
            self.figures.refusals.labels(effect.message["code"]).inc()
        link = self.links.get(device)
        if link:
            link.push(effect)

    async def take_snapshots(self) -> None:
        """Keep how games stand: after a restart, and under newer rules, they go on from there."""
        for code in list(self.lobby.rooms):
            async with self.lock(code):
                room = self.lobby.rooms.get(code)
                stood = room.phase.snapshot() if room and not room.phase.has_snapshot() else None
                if room and stood:
                    await self.keep_snapshot(room, stood)

    async def keep_snapshot(self, room: Room, stood: Stood) -> None:
        try:
            await self.store.save(room.code, None, stood=stood, phase=room.age_group())
        except Exception as error:
            self.figures.failures.labels("snapshot").inc()
            log.error("no snapshot", table=room.code, error=repr(error))
        else:
            room.handle("", SnapshotKept(stood), time.monotonic())

    async def close(self) -> None:
        """Everything that was begun is brought to its end and kept."""
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=5)
        await self.take_snapshots()
        self.bot_processes.stop()
        await self.workers.stop()
        self.desk.shutdown(wait=False)
        self.restoring.shutdown(wait=False)
        await self.store.close()

    # -- time

    def set_alarm(self, room: Room, at: float | None) -> None:
        pending = self.alarms.pop(room.code, None)
        if pending:
            pending.cancel()
        if at is not None:
            loop = asyncio.get_running_loop()
            delay = max(0.0, at - time.monotonic())
            self.alarms[room.code] = loop.call_later(delay, self.ring, room)

    def ring(self, room: Room) -> None:
        self.alarms.pop(room.code, None)
        self.spawn(self.handle(room.code, "", Tick()))

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.let_go)
        return task

    def let_go(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.figures.failures.labels("task").inc()

    async def aside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Something short that is too long for the loop; where tables are fetched nobody waits."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.desk, partial(work, *args, **kwargs))

    # -- what one address may ask

    def wait_for(self, address: str, sort: str, cost: float = 1.0) -> float:
        """0 if an address may, which costs it that much; else the seconds until it may."""
        wait = self.budgets.take(address, sort, time.monotonic(), cost)
        if wait:
            self.figures.limited.labels(sort).inc()
        return wait

    def may_hold(self, address: str, sort: str, most: float) -> bool:
        """Whether an address may have one more of these at a time."""
        may = self.budgets.hold(address, sort, most)
        if not may:
            self.figures.limited.labels(sort).inc()
        return may


def read_secret(path: Path) -> str:
    """The key that signs seat tokens: made once, whole or not at all, kept beside the tables."""
    if not path.exists() or len(path.read_text()) < 32:
        fresh = path.with_suffix(".new")
        fresh.touch(mode=0o600)
        fresh.write_text(secrets.token_urlsafe(32))
        fresh.replace(path)
    return path.read_text().strip()
