"""Everything that is alive while the server runs: tables, connections, alarms.

One lock a table keeps its messages in order: handle, save, then send. Each connection has one
writer that holds only the newest picture, so a phone that stops reading disturbs nobody.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import sqlite3
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import structlog
from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from starlette.types import Receive, Scope
from starlette.types import Send as AsgiSend

from fabletop.core.game import Json
from fabletop.core.refusals import Refusal
from fabletop.games import GAMES
from fabletop.packs.pack import Pack
from fabletop.server.effects import (
    Alarm,
    Effect,
    Gone,
    Reply,
    Save,
    Send,
    Think,
    Thought,
    Tick,
    no,
    refused,
)
from fabletop.server.figures import Figures
from fabletop.server.links import Link
from fabletop.server.lobby import Lobby
from fabletop.server.messages import decode
from fabletop.server.pings import PING
from fabletop.server.race import MEASUREMENTS
from fabletop.server.room import Room
from fabletop.server.store import Store
from fabletop.server.thinkers import Thinkers
from fabletop.server.thinking import BOT_PAUSE

LONGEST_MESSAGE = 4096
SLOWEST_READER = 60.0  # seconds a picture may wait for its reader
SWEEP = 20.0
PING_OFTEN, PING_RARELY = 0.25, 2.0  # seconds between round trips
PINGS_A_QUESTION = MEASUREMENTS + 2
SAVE_AGAIN = (0.2, 1.0, 3.0)  # pauses before asking a busy disk once more
CODE = re.compile(r"[a-z]{2,12}-[a-z]{2,12}-[0-9]{2}")

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one stranger may ask of the house."""

    tables_an_hour: int = 60  # made from one address
    messages_a_second: float = 20.0  # on one connection, and three times that at once
    bot_pause: float = BOT_PAUSE  # seconds a bot takes over an answer


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
        self.tasks: set[asyncio.Task[None]] = set()
        self.figures = Figures()
        self.limiter = MovingWindowRateLimiter(MemoryStorage())
        self.thinkers = Thinkers()

    # -- tables

    async def make(self, game: str, seats: int, options: Json, address: str) -> Room | Refusal:
        """A new table, on disk before anyone hears of it."""
        refusal = self.lobby.refuse_table(game, seats, options)
        if refusal:
            return refusal
        if not self.limiter.hit(parse(f"{self.limits.tables_an_hour}/hour"), address):
            return no("too-many-tables")
        rng = secrets.SystemRandom()
        code = self.lobby.new_code(rng)
        while await self.store.load(code):
            code = self.lobby.new_code(rng)
        room = self.lobby.make(code, game, seats, options, secrets.token_bytes(32))
        await self.store.save(code, room.keep(), ())
        log.info("table made", table=code, game=game, seats=seats)
        return room

    async def take_pack(self, text: str, address: str) -> Pack | Refusal:
        """A content pack somebody brings; reading it takes a moment. Raises `Wrong`."""
        if not self.limiter.hit(parse(f"{self.limits.tables_an_hour}/hour"), "packs", address):
            return no("too-many-packs")
        return await asyncio.to_thread(self.lobby.offer_pack, text)

    async def find(self, code: str) -> Room | None:
        """A table in memory, or fetched from disk."""
        if not CODE.fullmatch(code):
            return None
        async with self.lock(code):
            return await self.fetch(code)

    async def fetch(self, code: str) -> Room | None:
        """As `find`, for whoever holds the table's lock."""
        room = self.lobby.rooms.get(code)
        stored = None if room else await self.store.load(code)
        if stored:
            try:
                room = self.lobby.restore(code, *stored)
            except Exception:
                log.exception("table cannot be restored", table=code)
                return None
            if room.upgraded:
                await self.save(code, room.keep(), ())
            log.info("table fetched", table=code, moves=len(stored.moves), upgraded=room.upgraded)
        return room

    def lock(self, code: str) -> asyncio.Lock:
        return self.locks.setdefault(code, asyncio.Lock())

    async def handle(
        self, code: str, device: str, message: Any, arrived: float | None = None
    ) -> bool:
        """One message of a table, alone: handle, save, then tell. False if there is no table.

        If anything fails, the room in memory may be ahead of the disk: it is dropped, and its
        people come back to what the disk holds.
        """
        if not CODE.fullmatch(code):
            return False
        async with self.lock(code):
            room = self.lobby.rooms.get(code) or await self.fetch(code)
            if room is None:
                return False
            try:
                now = arrived if arrived and room.races.race else time.monotonic()
                for effect in room.handle(device, message, now):
                    await self.carry_out(room, effect)
            except Exception:
                log.exception("table dropped", table=code)
                self.drop(room)
            return True

    def drop(self, room: Room) -> None:
        """Forget a table that cannot be trusted; whoever was at it comes back by itself."""
        self.lobby.rooms.pop(room.code, None)
        self.set_alarm(room, None)
        for link in list(self.links.values()):
            if link.code == room.code and link.writer:
                link.writer.cancel()

    async def carry_out(self, room: Room, effect: Effect) -> None:
        match effect:
            case Save(table, moves, finished):
                with self.figures.saving.time():
                    await self.save(room.code, table, moves, finished)
                room.races.begin_showing(time.monotonic())
                self.figures.acts.inc(len(moves))
            case Send(device) | Reply(device):
                self.deliver(effect, device)
            case Think():
                self.spawn(self.think(room.code, effect))
            case Alarm(at):
                self.set_alarm(room, at)

    async def save(
        self, code: str, table: Json | None, moves: Any, finished: Json | None = None
    ) -> None:
        """On disk, even if the disk has to be asked again; the table waits meanwhile."""
        for pause in SAVE_AGAIN:
            try:
                return await self.store.save(code, table, moves, finished=finished)
            except sqlite3.OperationalError as error:
                log.warning("save failed", table=code, error=str(error))
                await asyncio.sleep(pause)
        return await self.store.save(code, table, moves, finished=finished)

    async def think(self, code: str, asked: Think) -> None:
        """A bot thinks in another process; its table goes on meanwhile, and so do all others."""
        try:
            answer = await self.thinkers.choose(asked.bot, asked.view, asked.options, asked.pack)
            thought = Thought(asked.seat, asked.question, *answer)
        except Exception:
            log.exception("a bot failed", table=code)
            thought = Thought(asked.seat, asked.question, None)
        if code in self.lobby.rooms:
            await self.handle(code, "", thought)

    def deliver(self, effect: Send | Reply, device: str) -> None:
        if isinstance(effect, Reply) and effect.message["is"] == "refused":
            self.figures.refusals.labels(effect.message["code"]).inc()
        link = self.links.get(device)
        if link:
            link.push(effect)

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

    def spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def sweep(self) -> None:
        """Now and then forget idle tables, and hang up on those who stopped reading."""
        while True:
            await asyncio.sleep(SWEEP)
            await self.take_snapshots()
            busy = {link.code for link in self.links.values()}
            busy |= {code for code, lock in self.locks.items() if lock.locked()}
            self.lobby.forget_idle(busy)
            for code in [code for code in self.locks if code not in self.lobby.rooms]:
                if code not in busy:
                    del self.locks[code]
            long_ago = time.monotonic() - SLOWEST_READER
            for link in list(self.links.values()):
                if link.writer and link.sending_since and link.sending_since < long_ago:
                    link.writer.cancel()

    async def take_snapshots(self) -> None:
        """Keep how games stand: should their rules change, they go on from there."""
        for code, room in list(self.lobby.rooms.items()):
            async with self.lock(code):
                if not room.is_shot():
                    try:
                        await self.store.save(code, None, stood=room.snapshot())
                    except Exception:
                        log.exception("no snapshot", table=code)
                    else:
                        room.shot = room.moves_made()

    # -- connections

    async def measure(self, link: Link, ping: Callable[[Callable[[float], None]], None]) -> None:
        """Ping a page, often while a race is near, so that its link is known by then."""
        question, count = -1, 0
        while True:
            room = self.lobby.rooms.get(link.code)
            races = room is not None and room.game.races  # the next game of the evening may
            if room and races:
                asked = room.play.decision if room.play else 0
                question, count = asked, count + 1 if asked == question else 1
                ping(partial(self.measured, room, link.device))
            often = count <= PINGS_A_QUESTION and (races or room is None)
            await asyncio.sleep(PING_OFTEN if often else PING_RARELY)

    def measured(self, room: Room, device: str, milliseconds: float) -> None:
        """A ping has come back; if a link is slow now, or quick again, the table shows it."""
        room.races.measured(device, milliseconds)
        if room.races.remarked:
            self.spawn(self.handle(room.code, "", Tick()))

    async def serve(self, code: str, scope: Scope, receive: Receive, send: AsgiSend) -> None:
        """One connection, from hello to goodbye."""
        await receive()
        await send({"type": "websocket.accept"})
        device = secrets.token_hex(8)

        def on_sent(picture: Json) -> None:
            room = self.lobby.rooms.get(code)
            if room:
                room.sent(device, picture)

        link = Link(send, device, code, self.limits.messages_a_second, on_sent)
        self.links[device] = link
        self.figures.links.inc()
        link.writer = writer = asyncio.ensure_future(link.write())
        reader = asyncio.ensure_future(self.listen(link, code, receive))
        ping = scope.get("extensions", {}).get(PING)
        tasks = [
            reader,
            writer,
            *([asyncio.ensure_future(self.measure(link, ping))] if ping else []),
        ]
        try:
            await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            del self.links[device]
            self.figures.links.dec()
            await self.handle(code, device, Gone())

    async def listen(self, link: Link, code: str, receive: Receive) -> None:
        while True:
            frame = await receive()
            if frame["type"] == "websocket.disconnect":
                return
            await self.hear(link, frame.get("text"))

    async def hear(self, link: Link, text: str | None) -> None:
        """One frame; whatever it is, the connection stays."""
        arrived = time.monotonic()
        refusal, message = None, None
        if not link.may_speak():
            await asyncio.sleep(1 / link.rate)
            refusal = no("too-fast")
        elif text is None:
            refusal = no("bad-message")
        elif len(text) > LONGEST_MESSAGE:
            refusal = no("too-long", most=LONGEST_MESSAGE)
        else:
            message = decode(text)
            refusal = no("bad-message") if message is None else None
        if refusal is None:
            if await self.handle(link.code, link.device, message, arrived):
                return
            refusal = no("no-such-table")
        self.deliver(Reply(link.device, refused(refusal, message)), link.device)


def read_secret(path: Path) -> str:
    """The key that signs seat tokens: made once, whole or not at all, kept beside the tables."""
    if not path.exists() or len(path.read_text()) < 32:
        fresh = path.with_suffix(".new")
        fresh.touch(mode=0o600)
        fresh.write_text(secrets.token_urlsafe(32))
        fresh.replace(path)
    return path.read_text().strip()
