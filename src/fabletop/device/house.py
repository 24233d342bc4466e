"""The house on one device: it makes tables, hears a page's messages and answers its questions.

What happens at a table is the server's own code (`server/home.py`). A line to the page stands for
a socket: what a page says on it, and what it is told, are the messages of docs/wire.md.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from functools import partial

from fabletop.core.game import Json
from fabletop.core.refusals import Refusal
from fabletop.device.rows import DeviceStore
from fabletop.device.thinking import ThinkingHere
from fabletop.games import GAMES
from fabletop.server.attempts import Attempts
from fabletop.server.home import Closed, Home, ignore
from fabletop.server.lobby import Lobby
from fabletop.server.net.links import Link
from fabletop.server.table.bots import BOT_PAUSE
from fabletop.server.table.effects import Drained, Full, Gone, Reply, no, refused
from fabletop.server.table.messages import Message, UsePack, decode
from fabletop.server.table.room import Room

LONGEST_MESSAGE = 4096
OFTEN = 1000.0  # messages a second: one's own device need not be held back
SWEEP = 20.0  # seconds

Tell = Callable[[str], None]


class Uncounted:
    """Figures that nobody reads."""

    def __getattr__(self, name: str) -> Uncounted:
        return self

    def labels(self, *names: str) -> Uncounted:
        return self

    def inc(self, amount: float = 1) -> None:
        """Not counted."""

    def add(self, seconds: float, acts: int) -> None:
        """Not counted."""


class Line:
    """One page's line; it stands where a server has a socket."""

    def __init__(self, tell: Tell, close: Callable[[], None]) -> None:
        self.tell, self.close = tell, close

    def write_text(self, data: bytes) -> None:
        self.tell(data.decode())

    def hang_up(self) -> None:
        self.close()

    def go_on(self) -> None:
        """Whatever comes next is heard in its turn."""


class DeviceHouse(Home):
    """All tables of a device."""

    store: DeviceStore

    def __init__(self, store: DeviceStore, bot_pause: float = BOT_PAUSE) -> None:
        lobby = Lobby(GAMES, store.secret, bot_pause)
        super().__init__(store, lobby, Uncounted(), ThinkingHere())
        self.open_doors(Attempts(), float("inf"))
        self.sweeping: asyncio.TimerHandle | None = None

    # -- tables

    async def make(
        self, game: str, seats: int, options: Json, clock: bool = True
    ) -> Room | Refusal:
        """A new table, in the database before anyone hears of it."""
        refusal = self.lobby.refuse_table(game, seats, options)
        return refusal or await self.lay(game, seats, options, clock)

    async def forget(self, code: str) -> None:
        """A table somebody wants no more; whoever looks at it is told so."""
        async with self.turns.alone(code):
            room = self.lobby.rooms.pop(code, None)
            if room:
                self.set_alarm(room, None)
            await self.store.forget(code)
        for name, link in list(self.links.items()):
            if link.code == code:
                self.deliver(Reply(name, refused(no("no-such-table"), None)))

    async def learn_packs(self) -> None:
        """Packs that were brought before are known again."""
        for text in await self.store.all_packs():
            self.lobby.offer_pack(text)

    async def take_pack(self, text: str) -> None:
        """A content pack somebody brings. Raises OSError."""
        pack = self.lobby.offer_pack(text)
        await self.store.keep_pack(pack.id, text)

    # -- lines

    async def connect(self, address: str, tell: Tell, close: Callable[[], None]) -> Link:
        """A line to the table at an address; one that leads nowhere is told so when it speaks."""
        try:
            code = await self.admit(address) or ""
        except Closed:
            code = ""
        link = Link(Line(tell, close), secrets.token_hex(8), code, OFTEN, self)
        self.links[link.device] = link
        self.sweep_later()
        return link

    def disconnect(self, link: Link) -> None:
        """The page has hung up."""
        if self.links.pop(link.device, None):
            self.hand_in(link.code, link.device, Gone(), ignore)

    def hear(self, link: Link, data: bytes) -> None:
        """One message; whatever it is, the line stays."""
        if link.device not in self.links:
            return
        if len(data) > LONGEST_MESSAGE:
            self.heard(link, None, no("too-long", most=LONGEST_MESSAGE))
            return
        message = decode(data)
        if message is None:
            self.heard(link, None, no("bad-message"))
        elif type(message) is UsePack and not self.lobby.knows_pack(message.id):
            self.spawn(self.use_pack(link, message))
        else:
            self.hand_on(link, message)

    async def use_pack(self, link: Link, message: UsePack) -> None:
        text = await self.store.find_pack(message.id)
        if text:
            self.lobby.offer_pack(text)
        self.hand_on(link, message)

    def hand_on(self, link: Link, message: Message) -> None:
        then = partial(self.heard, link, message)
        self.hand_in(link.code, link.device, message, then, time.monotonic())

    def heard(self, link: Link, message: Message | None, refusal: Refusal | None) -> None:
        """A message is dealt with."""
        if refusal:
            self.deliver(Reply(link.device, refused(refusal, message)))
        link.free()

    def full(self, link: Link) -> None:
        """A page on the same device reads what it is told."""
        room = self.lobby.rooms.get(link.code)
        if room:
            room.handle(link.device, Full(), time.monotonic())

    def drained(self, link: Link) -> None:
        self.hand_in(link.code, link.device, Drained(), ignore)

    # -- all the while

    def sweep_later(self) -> None:
        """Keep how games stand now and then, while somebody is there."""
        if self.sweeping is None:
            loop = asyncio.get_running_loop()
            self.sweeping = loop.call_later(SWEEP, self.sweep_now)

    def sweep_now(self) -> None:
        self.sweeping = None
        self.spawn(self.sweep())
        if self.links:
            self.sweep_later()

    async def close(self) -> None:
        """What was begun is brought to its end and kept."""
        if self.sweeping:
            self.sweeping.cancel()
        while self.tasks:
            await asyncio.wait(self.tasks)
        await self.take_snapshots()
        self.is_leaving = True
        for room in list(self.lobby.rooms.values()):
            self.set_alarm(room, None)
        await self.store.close()
