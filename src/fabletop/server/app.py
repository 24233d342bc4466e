"""The only module that knows the web, the clock and the operating system.

One lock a table keeps its messages in order: handle, save, then send. Each connection has one
writer that holds only the newest picture, so a phone that stops reading disturbs nobody.
"""

from __future__ import annotations

import asyncio
import mimetypes
import re
import secrets
import sqlite3
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import segno
import structlog
from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope
from starlette.types import Send as AsgiSend

from fabletop.bots.bot import offered
from fabletop.bots.characters import as_data
from fabletop.core import record as records
from fabletop.core.game import Game, Json
from fabletop.core.options import HOLES, Action, plain
from fabletop.core.record import Damaged, Record
from fabletop.core.refusals import Refusal
from fabletop.games import GAMES, game_of
from fabletop.lookback import look_back
from fabletop.packs.pack import LARGEST as LARGEST_PACK
from fabletop.packs.pack import Pack, Wrong, read_pack
from fabletop.packs.telling import spell_pack
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
from fabletop.server.lobby import Lobby
from fabletop.server.messages import decode, decode_link, decode_table, encode
from fabletop.server.pings import PING
from fabletop.server.race import MEASUREMENTS
from fabletop.server.room import Room
from fabletop.server.store import Store
from fabletop.server.thinkers import Thinkers
from fabletop.server.thinking import BOT_PAUSE

LONGEST_MESSAGE = 4096
LONGEST_LINK = 300
LONGEST_RECORD = 2_000_000
MOST_FAULTS = 20  # of a pack, told at once
LARGEST_FRAME = 65536  # beyond this the protocol itself hangs up
SLOWEST_READER = 60.0  # seconds a picture may wait for its reader
SWEEP = 20.0
PING_OFTEN, PING_RARELY = 0.25, 2.0  # seconds between round trips
PINGS_A_QUESTION = MEASUREMENTS + 2
SAVE_AGAIN = (0.2, 1.0, 3.0)  # pauses before asking a busy disk once more
CODE = re.compile(r"[a-z]{2,12}-[a-z]{2,12}-[0-9]{2}")

WEB = Path(str(files("fabletop") / "web"))
GAME_FOLDERS = Path(str(files("fabletop") / "games"))

HEADERS = {
    "cache-control": "no-cache",
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "connect-src 'self'; font-src 'self'; media-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), payment=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one stranger may ask of the house."""

    tables_an_hour: int = 60  # made from one address
    messages_a_second: float = 20.0  # on one connection, and three times that at once
    bot_pause: float = BOT_PAUSE  # seconds a bot takes over an answer


class Figures:
    """What those who run a house want to see."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.acts = Counter("fabletop_acts", "Actions carried out", registry=self.registry)
        self.refusals = Counter(
            "fabletop_refusals", "Refusals by code", ["code"], registry=self.registry
        )
        self.tables = Gauge("fabletop_tables", "Tables in memory", registry=self.registry)
        self.links = Gauge("fabletop_connections", "Open connections", registry=self.registry)
        self.saving = Histogram(
            "fabletop_save_seconds", "Time until an action is on disk", registry=self.registry
        )


class Link:
    """A connection: short answers in a row, and the newest picture."""

    def __init__(
        self,
        send: AsgiSend,
        device: str,
        code: str,
        rate: float,
        on_sent: Callable[[Json], None],
    ) -> None:
        self.asgi_send = send
        self.on_sent = on_sent
        self.device = device
        self.rate, self.burst = rate, 3 * rate
        self.code = code
        self.replies: deque[Json] = deque(maxlen=64)
        self.picture: Json | None = None
        self.wake = asyncio.Event()
        self.sending_since: float | None = None
        self.writer: asyncio.Future[None] | None = None
        self.tokens, self.refilled = self.burst, time.monotonic()

    def push(self, effect: Send | Reply) -> None:
        if isinstance(effect, Reply):
            self.replies.append(effect.message)
        else:
            self.picture = effect.picture
        self.wake.set()

    def may_speak(self) -> bool:
        """A bucket of messages that refills with time."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.refilled) * self.rate)
        self.refilled = now
        self.tokens -= 1
        return self.tokens >= 0

    async def write(self) -> None:
        """The one writer: whatever is newest, as fast as the other side reads."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            picture, self.picture = self.picture, None
            if picture is not None:
                self.on_sent(picture)
                picture["done"] = self.take_done()
            while self.replies:
                await self.send(self.replies.popleft())
            if picture is not None:
                await self.send(picture)

    def take_done(self) -> list[object]:
        """What was carried out goes along with the picture."""
        done = [reply["id"] for reply in self.replies if reply["is"] == "done"]
        if done:
            rest = [reply for reply in self.replies if reply["is"] != "done"]
            self.replies = deque(rest, maxlen=64)
        return done

    async def send(self, message: Json) -> None:
        self.sending_since = time.monotonic()
        await self.asgi_send({"type": "websocket.send", "text": encode(message).decode()})
        self.sending_since = None


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
        action: Action | None
        try:
            action, why = await self.thinkers.choose(
                asked.bot, asked.view, asked.options, asked.pack
            )
        except Exception:
            log.exception("a bot failed", table=code)
            action, why = None, None
        if code in self.lobby.rooms:
            await self.handle(code, "", Thought(asked.seat, asked.question, action, why))

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
            if room and not room.game.races:
                return
            if room:
                asked = room.play.decision if room.play else 0
                question, count = asked, count + 1 if asked == question else 1
                ping(partial(self.measured, room, link.device))
            await asyncio.sleep(PING_OFTEN if count <= PINGS_A_QUESTION else PING_RARELY)

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


# -- over HTTP


def house(request: Request) -> House:
    found = request.app.state.house
    assert isinstance(found, House)
    return found


async def page(request: Request) -> Response:
    return FileResponse(WEB / "index.html")


async def lost(request: Request, error: Exception) -> Response:
    """An address that leads nowhere: the page says so in the visitor's language."""
    if request.url.path.startswith(("/api/", "/web/", "/games/")):
        return Response("not found", 404, media_type="text/plain")
    return FileResponse(WEB / "index.html", 404)


async def worker(request: Request) -> Response:
    """The page's service worker; it may only serve what lies below its own address."""
    return FileResponse(WEB / "worker.js", media_type="text/javascript")


async def manifest(request: Request) -> Response:
    return FileResponse(WEB / "manifest.webmanifest", media_type="application/manifest+json")


async def shelf(request: Request) -> Response:
    return JSONResponse([describe(game) for game in GAMES.values()])


def describe(game: Game[Any]) -> Json:
    """A game as the shelf shows it."""
    return {
        "key": game.key,
        "version": game.version,
        "seats": list(game.seats),
        "usual_seats": [seats for seats in game.seats if not game.refuse_setup(seats, {})],
        "lesson": {name: plain(value) for name, value in game.lesson.items()},
        "settings": {
            name: {
                "default": plain(setting.default),
                "accepts": [
                    p.spell() if isinstance(p, HOLES) else plain(p) for p in setting.accepts
                ],
                "ticked": setting.ticked,
            }
            for name, setting in game.settings.items()
        },
        "bots": offered(game),
        "characters": as_data(game.characters),
        "main": list(game.main),
        "fleeting": sorted(game.fleeting),
        "actions": {verb: list(fields) for verb, fields in game.actions.items()},
        "events": {key: list(fields) for key, fields in game.events.items()},
    }


async def make_table(request: Request) -> Response:
    body = await limited_body(request)
    wanted = decode_table(body) if body is not None else None
    if wanted is None:
        return refuse(no("bad-message"), 400)
    address = request.client.host if request.client else ""
    made = await house(request).make(wanted.game, wanted.seats, wanted.options, address)
    if isinstance(made, Refusal):
        return refuse(made, 429 if made.code == "too-many-tables" else 422)
    return JSONResponse({"code": made.code}, 201)


async def limited_body(request: Request, most: int = LONGEST_MESSAGE) -> bytes | None:
    """A request's body, or None if it is too long."""
    chunks, size = [], 0
    async for chunk in request.stream():
        chunks.append(chunk)
        size += len(chunk)
        if size > most:
            return None
    return b"".join(chunks)


async def show_table(request: Request) -> Response:
    room = await house(request).find(request.path_params["code"])
    if room is None:
        return refuse(no("no-such-table"), 404)
    return JSONResponse({"code": room.code, "game": room.game.key, "phase": room.phase})


async def show_pack(request: Request) -> Response:
    """The content pack on a table."""
    room = await house(request).find(request.path_params["code"])
    if room is None or not room.game.pack:
        return refuse(no("no-such-pack" if room else "no-such-table"), 404)
    return JSONResponse(spell_pack(room.game.pack))


async def offered_packs(request: Request) -> Response:
    """The packs the house offers for a game."""
    packs = [read_pack(text) for text in house(request).lobby.house_packs.values()]
    return JSONResponse(
        [pack.spell() for pack in packs if pack.game == request.path_params["game"]]
    )


async def take_pack(request: Request) -> Response:
    """A pack somebody brings: what is in it, or all that is wrong with it, line by line."""
    body = await limited_body(request, LARGEST_PACK)
    if body is None:
        return refuse(no("too-long", most=LARGEST_PACK), 413)
    address = request.client.host if request.client else ""
    try:
        pack = await house(request).take_pack(body.decode(), address)
    except UnicodeDecodeError:
        return refuse(no("bad-message"), 400)
    except Wrong as wrong:
        return JSONResponse(
            {"faults": [fault.spell() for fault in wrong.faults[:MOST_FAULTS]]}, 422
        )
    return refuse(pack, 429) if isinstance(pack, Refusal) else JSONResponse(pack.spell(), 201)


async def show_record(request: Request) -> Response:
    """The record of a finished game, as a file that anybody can verify."""
    found = await find_record(request)
    return (
        refuse(found, 404 if found.code == "no-such-table" else 409)
        if isinstance(found, Refusal)
        else JSONResponse(records.dump(found))
    )


async def find_record(request: Request) -> Record | Refusal:
    """The game on the table, or by its number an earlier one of the evening; only if it is over."""
    code, number = request.path_params["code"], request.query_params.get("game", "")
    room = await house(request).find(code)
    if room is None:
        return no("no-such-table")
    if number.isdecimal() and int(number) < len(room.evening):
        kept = await house(request).store.load_finished(code, int(number))
        return records.load(kept) if kept else no("no-such-table")
    if room.play is None or room.phase != "over":
        return no("not-over")
    return replace(room.play.record, key=room.key.hex())


async def replay_table(request: Request) -> Response:
    found = await find_record(request)
    if isinstance(found, Refusal):
        return refuse(found, 404 if found.code == "no-such-table" else 409)
    return await looked_back(request, found)


async def replay_file(request: Request) -> Response:
    """A record somebody brings: it is checked as `fabletop verify` does, then shown."""
    body = await limited_body(request, LONGEST_RECORD)
    if body is None:
        return refuse(no("too-long", most=LONGEST_RECORD), 413)
    try:
        record = records.load(msgspec.json.decode(body))
        if record.key is not None:
            records.check_fairness(record)
        if record.game in GAMES and request.query_params.get("from") == "0":
            await asyncio.to_thread(replay_whole, record)
    except Damaged as damage:
        return refuse(damaged(damage), 422)
    except Wrong:
        return refuse(no("damaged", move=0), 422)
    except (ValueError, RecursionError):
        return refuse(no("bad-message"), 400)
    return await looked_back(request, record)


def replay_whole(record: Record) -> None:
    records.replay(game_of(record.game, record.pack), record)


def damaged(damage: Damaged) -> Refusal:
    return no("damaged", move="none" if damage.move is None else damage.move)


async def looked_back(request: Request, record: Record) -> Response:
    """Some frames of a record, from some eyes; worked out beside the tables, not in their way."""
    query = request.query_params
    first, last = (number(query.get(name, "0")) for name in ("from", "to"))
    eyes = eyes_of(query.get("eyes", "watch"), record.seats)
    if record.game not in GAMES or first is None or last is None or eyes is None:
        return refuse(no("bad-message"), 400)
    try:
        game = await asyncio.to_thread(game_of, record.game, record.pack)
        told = await asyncio.to_thread(look_back, game, record, first, last, eyes)
    except Damaged as damage:
        return refuse(damaged(damage), 422)
    except Wrong:
        return refuse(no("damaged", move=0), 422)
    return Response(encode(told), media_type="application/json")


def number(text: str) -> int | None:
    return int(text) if text.isdecimal() and len(text) < 7 else None


def eyes_of(text: str, seats: int) -> list[int | None] | None:
    """Whose eyes: "all", "watch", or a seat."""
    if text == "all":
        return [None, *range(seats)]
    if text == "watch":
        return [None]
    seat = number(text)
    return [seat] if seat is not None and seat < seats else None


async def show_qr(request: Request) -> Response:
    code = request.path_params["code"]
    if await house(request).find(code) is None:
        return refuse(no("no-such-table"), 404)
    return qr_code(str(request.base_url.replace(path=f"/t/{code}")))


async def draw_qr(request: Request) -> Response:
    """A code for a link of this house that holds a ticket; in a body, so that no log keeps it."""
    body = await limited_body(request)
    link = decode_link(body) if body is not None else None
    if link is None or not link.startswith(str(request.base_url.replace(path="/t/"))):
        return refuse(no("bad-message"), 400)
    return qr_code(link)


def qr_code(link: str) -> Response:
    if len(link) > LONGEST_LINK:
        return refuse(no("bad-message"), 400)
    svg = segno.make(link, error="m").svg_inline(border=2, dark="#2b2233", light="#f6ead2")
    return Response(
        svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1),
        media_type="image/svg+xml",
    )


def refuse(refusal: Refusal, status: int) -> Response:
    return JSONResponse(refused(refusal, None), status)


async def health(request: Request) -> Response:
    return JSONResponse({"ok": True, "tables": len(house(request).lobby.rooms)})


async def metrics(request: Request) -> Response:
    figures = house(request).figures
    figures.tables.set(len(house(request).lobby.rooms))
    return Response(generate_latest(figures.registry), media_type="text/plain; version=0.0.4")


class Front:
    """The door: sockets go straight to their table, all else gets the same few headers."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: AsgiSend) -> None:
        if scope["type"] == "websocket":
            code = scope["path"].removeprefix("/ws/")
            await self.app.state.house.serve(code, scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        await self.app(scope, receive, send_with_headers)


def make_app(data: Path, limits: Limits | None = None, packs: Sequence[str] = ()) -> ASGIApp:
    """The whole server, its tables in the folder `data`."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.house = House(data, limits or Limits(), packs)
        sweeper = asyncio.ensure_future(app.state.house.sweep())
        yield
        sweeper.cancel()
        await app.state.house.take_snapshots()
        app.state.house.thinkers.stop()
        await app.state.house.store.close()

    served = [
        Mount(f"/games/{key}/{kind}", StaticFiles(directory=GAME_FOLDERS / key / kind))
        for key in GAMES
        for kind in ("board", "text", "rules")
        if (GAME_FOLDERS / key / kind).is_dir()
    ]
    for ending in (".ftl", ".md"):
        mimetypes.add_type("text/plain", ending)
    app = Starlette(
        lifespan=lifespan,
        exception_handlers={404: lost},
        middleware=[Middleware(GZipMiddleware, minimum_size=2000)],
        routes=[
            Route("/", page),
            Route("/new/{game}", page),
            Route("/t/{code}", page),
            Route("/tv/{code}", page),
            Route("/credits", page),
            *[Route(path, page) for path in ("/replay", "/replay/{code}", "/replay/{code}/{game}")],
            *[Route(path, page) for path in ("/rules/{game}", "/learn/{game}", "/stats")],
            Route("/worker.js", worker),
            Route("/manifest.webmanifest", manifest),
            Route("/api/games", shelf),
            Route("/api/tables", make_table, methods=["POST"]),
            Route("/api/tables/{code}", show_table),
            Route("/api/tables/{code}/qr.svg", show_qr),
            Route("/api/tables/{code}/record", show_record),
            Route("/api/tables/{code}/pack", show_pack),
            Route("/api/packs", take_pack, methods=["POST"]),
            Route("/api/packs/{game}", offered_packs),
            Route("/api/tables/{code}/replay", replay_table),
            Route("/api/replay", replay_file, methods=["POST"]),
            Route("/api/qr", draw_qr, methods=["POST"]),
            Route("/health", health),
            Route("/metrics", metrics),
            Mount("/web", StaticFiles(directory=WEB)),
            *served,
        ],
    )
    return Front(app)
