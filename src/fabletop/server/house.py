"""Everything that is alive while the server runs: tables, connections, alarms.

One lock a table keeps its messages in order: handle, save, then send. Each connection has one
writer that holds only the newest picture, so a phone that stops reading disturbs nobody.
"""

from __future__ import annotations

import asyncio
import secrets
import shutil
import sqlite3
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, ParamSpec, TypeVar

import structlog
from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from starlette.types import Receive, Scope
from starlette.types import Send as AsgiSend

from fabletop.core.game import Json, Seat
from fabletop.core.refusals import Refusal
from fabletop.games import GAMES
from fabletop.packs.pack import read_pack
from fabletop.server.addresses import CODE, any_code
from fabletop.server.disk.store import Stood, Store, Stored
from fabletop.server.entrance import Entrance
from fabletop.server.figures import Figures
from fabletop.server.lobby import Lobby
from fabletop.server.loop_watch import latest
from fabletop.server.net.limits import Budgets, Limits, household
from fabletop.server.net.links import Link
from fabletop.server.net.pings import PING
from fabletop.server.net.turnstile import Turnstile
from fabletop.server.processes.bot_processes import Thinkers
from fabletop.server.processes.worker_pool import Workers
from fabletop.server.table.chairs import Device
from fabletop.server.table.effects import (
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
from fabletop.server.table.messages import (
    AskHint,
    Hello,
    Message,
    Start,
    UsePack,
    Why,
    decode,
    encode,
)
from fabletop.server.table.pictures import pictures
from fabletop.server.table.reaction_times import MEASUREMENTS
from fabletop.server.table.room import Room

LONGEST_MESSAGE = 4096
SLOWEST_READER = 60.0  # seconds a picture may wait for its reader
SWEEP = 20.0
PULSE = 0.5
HEALTH_LASTS, HEALTH_WAITS = 2.0, 5.0  # seconds
LEAST_FREE = 50_000_000  # bytes on the disk
RETIRE = 60.0  # seconds after which the house looks for tables to delete
MOST_RETIRED = 50  # of them at once
TRY_AGAIN = 5.0  # seconds after which a table that could not be saved goes on by itself
PING_OFTEN, PING_RARELY = 0.25, 2.0  # seconds between round trips
PINGS_A_QUESTION = MEASUREMENTS + 2
SAVE_AGAIN = (0.2, 1.0, 3.0)  # pauses before asking a busy disk once more
CODES_TO_TRY = 20  # before the house is full
SAME_ADDRESS = 1.0  # seconds an address that says too much waits at most
# What a message costs beside an answer: `hello` was measured, the others are judged. Else one.
WEIGHTS: dict[type[Any], float] = {
    Hello: 10.0,
    AskHint: 10.0,
    Start: 5.0,
    UsePack: 5.0,
    Why: 2.0,
}

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


Seating = dict[str, tuple[Device, list[Seat]]]  # who is at a table, and holds which chairs


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
        self.lag = 0.0  # seconds the loop was late, of late
        self.examined: tuple[float, Json] = (float("-inf"), {})
        self.adrift: dict[str, Seating] = {}  # by table, until it is back from disk
        self.figures = Figures()
        self.limiter = MovingWindowRateLimiter(MemoryStorage())
        guesses = int(limits.guesses_an_hour)
        self.entrance = Entrance(self.lobby, self.store, self.fetch_alone, self.limiter, guesses)
        self.thinkers = Thinkers()
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
            return Seen(room.code, room.game.key, room.phase, room.game.pack)
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
            if room.upgraded or room.cut is not None:
                phase = room.age_group()
                await self.store.save(code, room.keep(), (), phase=phase, cut=room.cut)
        except (OSError, sqlite3.OperationalError) as error:
            log.warning("table cannot be read", table=code, error=repr(error))
            raise Closed(no("not-saved")) from error
        except Exception as error:
            log.exception("table cannot be restored", table=code)
            raise Closed(no("table-damaged")) from error
        self.lobby.rooms[code] = room
        self.bring_in(room)
        log.info("table fetched", table=code, moves=len(stored.moves), cut=room.cut)
        return room

    async def restored(self, code: str, stored: Stored) -> Room:
        """One after another: several threads at work would leave the loop a small share."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self.restoring, partial(self.lobby.restore, code, *stored)
        )

    def bring_in(self, room: Room) -> None:
        """Those who were at the table when it could not be saved are still there."""
        seating = self.adrift.pop(room.code, {})
        for name, (device, seats) in seating.items():
            if name in self.links:
                device.seats, device.open_for, device.lingers = seats, None, None
                room.devices[name] = device

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
                latest[:] = room.game.key, type(message).__name__
                now = arrived if arrived and room.races.race else time.monotonic()
                for effect in room.handle(device, message, now):
                    await self.carry_out(room, effect)
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
            for send in pictures(again, list(again.devices), time.monotonic()):
                self.deliver(send, send.device)
            self.set_alarm(again, time.monotonic() + TRY_AGAIN)

    async def carry_out(self, room: Room, effect: Effect) -> None:
        match effect:
            case Save(table, moves, finished):
                with self.figures.saving.time():
                    await self.save(room, table, moves, finished)
                room.races.begin_showing(time.monotonic())
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
            answer = await self.thinkers.choose(asked.bot, asked.view, asked.options, asked.pack)
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

    async def health(self) -> Json:
        """How the house is; asked often, it answers what it found a moment ago."""
        now = time.monotonic()
        if now - self.examined[0] > HEALTH_LASTS:
            self.examined = now, await self.examine()
        return {**self.examined[1], "tables": len(self.lobby.rooms)}

    async def examine(self) -> Json:
        try:
            await asyncio.wait_for(self.store.probe(), HEALTH_WAITS)
            free = (await asyncio.to_thread(shutil.disk_usage, self.store.path.parent)).free
            trouble = "" if free > LEAST_FREE else "the disk is nearly full"
            ok = True
        except Exception as error:
            free, ok = 0, False
            trouble = f"nothing can be saved: {type(error).__name__}"
        return {
            "ok": ok,
            "trouble": trouble,
            "free_mb": free // 1_000_000,
            "lag_ms": round(1000 * self.lag, 1),
        }

    async def feel_pulse(self) -> None:
        """How late the loop gets to what is due: the worst of late, fading."""
        began = time.monotonic()
        await asyncio.sleep(PULSE)
        late = time.monotonic() - began - PULSE
        self.lag = max(late, 0.9 * self.lag)

    async def close(self) -> None:
        """Everything that was begun is brought to its end and kept."""
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=5)
        await self.take_snapshots()
        self.thinkers.stop()
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

    async def keep_on(self, name: str, pause: float, work: Callable[[], Awaitable[None]]) -> None:
        """Something to be done again and again, whatever comes of it."""
        while True:
            await asyncio.sleep(pause)
            try:
                await work()
            except Exception as error:
                self.figures.failures.labels(name).inc()
                log.error("background work failed", work=name, error=repr(error), exc_info=error)

    async def sweep(self) -> None:
        """Keep how games stand, forget idle tables, hang up on those who stopped reading."""
        await self.take_snapshots()
        busy = {link.code for link in self.links.values()}
        busy |= {code for code, lock in self.locks.items() if lock.locked()}
        self.lobby.forget_idle(busy)
        for code in [code for code in self.locks if code not in self.lobby.rooms]:
            if code not in busy:
                del self.locks[code]
        self.adrift = {code: held for code, held in self.adrift.items() if code in busy}
        long_ago = time.monotonic() - SLOWEST_READER
        for link in list(self.links.values()):
            if link.writer and link.sending_since and link.sending_since < long_ago:
                link.writer.cancel()

    async def take_snapshots(self) -> None:
        """Keep how games stand: after a restart, and under newer rules, they go on from there."""
        for code in list(self.lobby.rooms):
            async with self.lock(code):
                room = self.lobby.rooms.get(code)
                stood = room.snapshot() if room and not room.is_shot() else None
                if room and stood:
                    await self.keep_snapshot(room, stood)

    async def keep_snapshot(self, room: Room, stood: Stood) -> None:
        try:
            await self.store.save(room.code, None, stood=stood, phase=room.age_group())
        except Exception as error:
            self.figures.failures.labels("snapshot").inc()
            log.error("no snapshot", table=room.code, error=repr(error))
        else:
            room.took_snapshot(stood)

    async def retire(self) -> None:
        """Tables that nobody has touched for long make room; so do those somebody wished away."""
        await self.store.pass_time(RETIRE)
        ages = self.limits.keep.seconds()
        for code in await self.store.outlived(ages, MOST_RETIRED):
            async with self.lock(code):
                room = self.lobby.rooms.pop(code, None)
                if room:
                    self.set_alarm(room, None)
                await self.store.forget(code)
                self.part(code)
            log.info("table deleted", table=code)

    def part(self, code: str) -> None:
        """The table is no more: whoever looks at it is told so."""
        for name, link in list(self.links.items()):
            if link.code == code:
                self.deliver(Reply(name, refused(no("no-such-table"), None)), name)

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

    def wait_for_word(self, address: str, weight: float) -> float:
        return self.wait_for(address, "words", weight)

    def may_hold(self, address: str, sort: str, most: float) -> bool:
        """Whether an address may have one more of these at a time."""
        may = self.budgets.hold(address, sort, most)
        if not may:
            self.figures.limited.labels(sort).inc()
        return may

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

    async def serve(self, address: str, scope: Scope, receive: Receive, send: AsgiSend) -> None:
        """One connection, from hello to goodbye; one that leads nowhere is told so."""
        await receive()
        client = household(scope["client"][0]) if scope.get("client") else ""
        wait = self.wait_for(client, "sockets")
        if wait or not self.may_hold(client, "open", self.limits.sockets):
            await turn_away(send, no("too-fast"), wait or 10.0)
            return
        try:
            code = await self.admit(address) or ""
            await self.attend(code, client, scope, receive, send)
        except Closed as closed:
            await turn_away(send, closed.refusal, TRY_AGAIN)
        finally:
            self.budgets.release(client, "open")

    async def attend(
        self, code: str, address: str, scope: Scope, receive: Receive, send: AsgiSend
    ) -> None:
        await send({"type": "websocket.accept"})
        device = secrets.token_hex(8)

        def on_sent(picture: Json) -> None:
            room = self.lobby.rooms.get(code)
            if room:
                room.sent(device, picture)

        link = Link(send, device, code, self.limits.messages_a_second, on_sent)
        link.address = address
        self.links[device] = link
        self.figures.links.inc()
        link.writer = writer = asyncio.ensure_future(link.write())
        reader = asyncio.ensure_future(self.listen(link, code, receive))
        ping = scope.get("extensions", {}).get(PING)
        tasks = [
            reader,
            writer,
            *([asyncio.ensure_future(self.measure(link, ping))] if ping and code else []),
        ]
        try:
            await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            async with link.turn:  # a message that is being handled is handled to its end
                for task in tasks:
                    task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            del self.links[device]
            self.figures.links.dec()
            with suppress(Closed):
                await self.handle(code, device, Gone())

    async def listen(self, link: Link, code: str, receive: Receive) -> None:
        while True:
            frame = await receive()
            if frame["type"] == "websocket.disconnect":
                return
            await self.hear(link, frame.get("text"))
            await asyncio.sleep(0)  # much may have come at once: others have their turn between

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
            wait = self.wait_for_word(link.address, weight(message))
            if wait:
                await asyncio.sleep(min(wait, SAME_ADDRESS))
                refusal = no("too-fast")
        if refusal is None:
            try:
                async with link.turn:
                    found = await self.handle(link.code, link.device, message, arrived)
                if found:
                    return
                refusal = no("no-such-table")
            except Closed as closed:
                refusal = closed.refusal
        self.deliver(Reply(link.device, refused(refusal, message)), link.device)


def weight(message: Message | None) -> float:
    """What a message costs the address it is from."""
    return WEIGHTS.get(type(message), 1.0)


async def turn_away(send: AsgiSend, refusal: Refusal, wait: float) -> None:
    """No connection, and why, before there is one."""
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"%d" % (wait + 1))]
    start = {"type": "websocket.http.response.start", "status": 429, "headers": headers}
    await send(start)
    await send({"type": "websocket.http.response.body", "body": encode(refused(refusal, None))})


def read_secret(path: Path) -> str:
    """The key that signs seat tokens: made once, whole or not at all, kept beside the tables."""
    if not path.exists() or len(path.read_text()) < 32:
        fresh = path.with_suffix(".new")
        fresh.touch(mode=0o600)
        fresh.write_text(secrets.token_urlsafe(32))
        fresh.replace(path)
    return path.read_text().strip()
