"""The tables of one house, wherever it stands: their messages in order, their alarms, what is kept.

The messages of a table are handled one after the other: handle, save, then send. A server
(`house.py`) and a browser that plays alone (`device/house.py`) are both such a home.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import structlog

from fabletop.core.game import Json
from fabletop.core.refusals import Refusal
from fabletop.server.addresses import CODE, any_code
from fabletop.server.attempts import Attempts
from fabletop.server.carrying import is_person, pack_up, refuse_carrying
from fabletop.server.disk.changes import NotOurs, Stored
from fabletop.server.entrance import Entrance
from fabletop.server.handling import Handling, Then
from fabletop.server.lobby import Lobby
from fabletop.server.net.links import Frame, Link
from fabletop.server.table.bots import BOT_PAUSE
from fabletop.server.table.effects import (
    Alarm,
    Effect,
    Rejoined,
    Reply,
    Seating,
    Send,
    SnapshotKept,
    Stood,
    Think,
    Thought,
    Tick,
    no,
    refused,
)
from fabletop.server.table.room import Room
from fabletop.server.thinking import Thinkers
from fabletop.server.turns import Turn, Turns

if TYPE_CHECKING:
    from fabletop.server.disk.store import Store

TRY_AGAIN = 5.0  # seconds after which a table that could not be saved goes on by itself
CODES_TO_TRY = 20  # before the house is full

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


def ignore(refusal: Refusal | None) -> None:
    """Nobody waits for this to be done."""


def described(room: Room) -> Json:
    """A table that was just set up, for whoever did: where it is, and their chairs."""
    chairs = room.table.chairs
    people = [seat for seat, chair in enumerate(chairs) if is_person(chair)]
    sign = room.table.tokens.sign
    return {
        "code": room.code,
        "address": room.table.address,
        "tokens": {str(seat): sign(seat, chairs[seat].sitting) for seat in people},
    }


class Home:
    """Tables that are alive, and everything that happens at them."""

    def __init__(self, store: Store, lobby: Lobby, figures: Any, thinkers: Thinkers) -> None:
        self.store, self.lobby = store, lobby
        lobby.news_pace = lobby.bot_pause / BOT_PAUSE
        self.figures, self.thinkers = figures, thinkers
        self.links: dict[str, Link] = {}
        self.turns = Turns()
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.adrift: dict[str, Seating] = {}  # by table, until it is back from disk
        self.losses = 0  # how often all tables became others'
        self.is_leaving = False  # nothing new is handled any more

    def open_doors(self, attempts: Attempts, guesses_an_hour: float) -> None:
        """Let people in who may: by an address, a code or a token."""
        self.entrance = Entrance(self.lobby, self.store, self.look_at, attempts, guesses_an_hour)

    # -- tables

    async def lay(self, game: str, seats: int, options: Json, clock: bool = True) -> Room | Refusal:
        """A new table, on disk before anyone hears of it."""
        code = await self.free_code()
        if code is None:
            return no("no-room")
        room = self.lobby.make(code, game, seats, options, secrets.token_bytes(32))
        room.table.manners.clock = clock
        try:
            await self.store.save(code, room.keep(), (), phase=room.age_group())
        except Exception as error:
            self.lobby.rooms.pop(code, None)  # gone already, if the server was declared dead
            log.error("table not made", error=repr(error))
            return no("not-saved")
        log.info("table made", table=code, game=game, seats=seats)
        return room

    async def set_up(self, kept: Json, moves: Sequence[Json]) -> Room | Refusal:
        """A table that was carried here, checked, on disk before anyone hears of it."""
        code = await self.free_code()
        if code is None:
            return no("no-room")
        try:
            room = await self.restored(code, Stored(kept, list(moves), []))
            numbered = [(number, move, None) for number, move in enumerate(moves)]
            await self.store.save(code, room.keep(), numbered, phase=room.age_group())
        except Exception as error:
            log.error("table not set up", error=repr(error))
            return no("not-saved")
        self.lobby.rooms[code] = room
        room.handle("", Rejoined({}), time.monotonic())
        log.info("table set up", table=code, moves=len(moves))
        return room

    async def pack_up(self, code: str, tokens: Sequence[str]) -> Json | Refusal:
        """The game at a table, to be carried elsewhere by whoever holds every person's chair.
        Raises `Closed`."""
        room = await self.look_at(code)
        if room is None:
            return no("no-such-table")
        held = {seat for token in tokens if (seat := room.table.opened(token)) is not None}
        return refuse_carrying(room, held) or pack_up(room)

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

    async def look_at(self, code: str) -> Room | None:
        """A table to look at. Raises `Closed`."""
        return await self.fetch_alone(code)

    async def fetch_alone(self, code: str) -> Room | None:
        async with self.turns.alone(code):
            return await self.fetch(code)

    async def fetch(self, code: str) -> Room | None:
        """A table, for those whose turn it is there. Raises `Closed`."""
        return self.lobby.rooms.get(code) or await self.bring_back(code)

    async def bring_back(self, code: str) -> Room | None:
        """A table from disk, worked out beside the loop. Raises `Closed`."""
        losses = self.losses
        try:
            stored = await self.store.load(code)
            if stored is None:
                return None
            room = await self.restored(code, stored)
            cut = room.phase.cut
            if room.phase.upgraded or cut is not None:
                phase = room.age_group()
                await self.store.save(code, room.keep(), (), phase=phase, cut=cut)
            if self.losses > losses:
                raise NotOurs(code)  # with all others, while it was worked out
        except NotOurs as error:
            self.part_with(code)
            raise Closed(no("not-saved")) from error
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
        """A table as it stands on disk."""
        return self.lobby.restore(code, *stored)

    # -- one message

    def hand_in(
        self, code: str, device: str, message: Any, then: Then, arrived: float | None = None
    ) -> None:
        """One message for a table, when it is its turn: handle, save, then tell.

        `then` is called when all of that is done, with a refusal if the table cannot be read or
        is not there. What was begun is brought to its end, whoever goes meanwhile.
        """
        if self.is_leaving:
            then(no("not-saved"))
            return
        if code not in self.lobby.rooms and not CODE.fullmatch(code):
            then(no("no-such-table"))
            return
        turn = self.turns.at(code)
        if turn.busy:
            turn.waiting.append(lambda: self.take(turn, code, device, message, then, arrived))
        else:
            turn.busy = True
            self.take(turn, code, device, message, then, arrived)

    def take(
        self, turn: Turn, code: str, device: str, message: Any, then: Then, arrived: float | None
    ) -> None:
        """A message whose turn it is."""
        room = self.lobby.rooms.get(code)
        if room is None:
            self.spawn(self.take_later(turn, code, device, message, then))
            return
        job = Handling(self, turn, room, device, message, then)
        racing = room.phase.is_racing
        job.begin(arrived if arrived and racing else time.monotonic())

    async def take_later(
        self, turn: Turn, code: str, device: str, message: Any, then: Then
    ) -> None:
        """A message for a table that has to be fetched first."""
        try:
            room = await self.fetch(code)
        except Closed as closed:
            turn.end()
            then(closed.refusal)
            return
        if room is None:
            turn.end()
            then(no("no-such-table"))
            return
        Handling(self, turn, room, device, message, then).begin(time.monotonic())

    async def handle(self, code: str, device: str, message: Any) -> Refusal | None:
        """As `hand_in`, for those who can wait."""
        done = asyncio.get_running_loop().create_future()
        self.hand_in(code, device, message, done.set_result)
        refusal: Refusal | None = await asyncio.shield(done)
        return refusal

    def drop(self, room: Room, seating: Seating) -> None:
        """Memory is ahead of the disk: forget the table, before anything else can fail."""
        self.lobby.rooms.pop(room.code, None)
        self.adrift[room.code] = seating
        self.set_alarm(room, None)

    def part_with(self, code: str) -> None:
        """Another server has this table: its pages are to come back, and will find it there."""
        self.adrift.pop(code, None)
        for link in list(self.links.values()):
            if link.code == code:
                link.hang_up()

    async def start_over(self, room: Room, device: str, message: Any, error: Exception) -> None:
        """Go back to what the disk holds, and tell everybody at the table why."""
        is_disk = isinstance(error, sqlite3.Error | OSError)
        refusal = no("not-saved") if is_disk else no("failed")
        self.figures.dropped.labels(refusal.code).inc()
        if isinstance(error, NotOurs):
            log.warning("table dropped: another server has it", table=room.code)
        else:
            log.error("table dropped", table=room.code, error=repr(error), exc_info=error)
        self.deliver(Reply(device, refused(refusal, message)))
        others = [name for name in self.adrift.get(room.code, {}) if name != device]
        for name in others:
            self.deliver(Reply(name, refused(refusal, None)))
        if isinstance(error, NotOurs):
            self.part_with(room.code)
            return
        try:
            again = await self.bring_back(room.code)
        except Closed:
            return  # still not to be read: the next message tries again
        if again:
            for send in again.tell_all(time.monotonic()):
                self.deliver(send)
            self.set_alarm(again, time.monotonic() + TRY_AGAIN)

    def perform(self, room: Room, effects: Sequence[Effect | Frame]) -> None:
        """Do what a room wants done, once what it wants saved is."""
        for effect in effects:
            if isinstance(effect, Frame):
                link = self.links.get(effect.device)
                if link:
                    link.wire.write_text(effect.data)
            elif isinstance(effect, Alarm):
                self.set_alarm(room, effect.at)
            elif isinstance(effect, Send | Reply):
                self.deliver(effect)
            elif isinstance(effect, Think):
                self.spawn(self.think(room.code, effect))

    async def think(self, code: str, asked: Think) -> None:
        """A bot thinks elsewhere; its table goes on meanwhile, and so do all others."""
        try:
            answer = await self.thinkers.choose(asked.bot, asked.view, asked.options)
            thought = Thought(asked.seat, asked.question, *answer)
        except Exception:
            log.exception("a bot failed", table=code)
            thought = Thought(asked.seat, asked.question, None)
        if code in self.lobby.rooms:
            await self.handle(code, "", thought)

    def deliver(self, effect: Send | Reply) -> None:
        if isinstance(effect, Reply) and effect.message["is"] == "refused":
            self.figures.refusals.labels(effect.message["code"]).inc()
        link = self.links.get(effect.device)
        if link:
            link.push(effect)

    # -- snapshots

    async def take_snapshots(self) -> None:
        """Keep how games stand: after a restart, and under newer rules, they go on from there."""
        for code in list(self.lobby.rooms):
            await self.take_snapshot(code)

    async def take_snapshot(self, code: str) -> None:
        async with self.turns.alone(code):
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

    async def sweep(self) -> None:
        """Keep how games stand, and forget idle tables."""
        await self.take_snapshots()
        busy = {link.code for link in self.links.values()}
        busy |= self.turns.busy()
        self.lobby.forget_idle(busy)
        for code in [code for code in self.turns.of if code not in self.lobby.rooms]:
            if code not in busy:
                self.turns.forget(code)
        self.adrift = {code: held for code, held in self.adrift.items() if code in busy}

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
        self.hand_in(room.code, "", Tick(), ignore)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.let_go)
        return task

    def let_go(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.figures.failures.labels("task").inc()
