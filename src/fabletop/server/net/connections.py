"""Connections of pages to tables: what comes in, how much of it, and how long a round trip takes.

What goes to a page is written at once; a phone that stops reading is told nothing until it reads
again, so it disturbs nobody.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from starlette.datastructures import Headers
from starlette.types import Receive, Scope
from starlette.types import Send as AsgiSend

from fabletop.core.refusals import Refusal
from fabletop.server.home import TRY_AGAIN, Closed, ignore
from fabletop.server.house import House
from fabletop.server.net.limits import household
from fabletop.server.net.lines import LINE
from fabletop.server.net.links import Link
from fabletop.server.net.relay import pass_on, told_client
from fabletop.server.table.effects import Drained, Full, Gone, Measured, Reply, no, refused
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
from fabletop.server.table.reaction_times import MEASUREMENTS

LONGEST_MESSAGE = 4096
PING_OFTEN, PING_RARELY = 0.25, 2.0  # seconds between round trips
LOOK_AGAIN = 8.0  # seconds until a table without races may have another game
PINGS_A_QUESTION = MEASUREMENTS + 2
SAME_ADDRESS = 1.0  # seconds an address that says too much waits at most
# What a message costs beside an answer: `hello` was measured, the others are judged. Else one.
WEIGHTS: dict[type[Any], float] = {
    Hello: 10.0,
    AskHint: 10.0,
    Start: 5.0,
    UsePack: 5.0,
    Why: 2.0,
}


class Connections:
    """Every connection of a page, from hello to goodbye."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def serve(self, address: str, scope: Scope, receive: Receive, send: AsgiSend) -> None:
        """One connection, from hello to goodbye; one that leads nowhere is told so."""
        await receive()
        passed_on = told_client(Headers(scope=scope), self.house.store.secret)
        own = household(scope["client"][0]) if scope.get("client") else ""
        client = own if passed_on is None else passed_on
        wait = self.house.wait_for(client, "sockets") if passed_on is None else 0.0
        if wait or not self.house.may_hold(client, "open", self.house.limits.sockets):
            await turn_away(send, no("too-fast"), wait or 10.0)
            return
        is_relayed = False
        try:
            may_pass_on = passed_on is None
            is_relayed = await self.admit(address, client, scope, receive, send, may_pass_on)
        finally:
            self.house.budgets.release(client, "open")  # who has the table counts it from now on
        while is_relayed and (await receive())["type"] != "websocket.disconnect":
            pass  # nothing is read here; only that it is over comes this way

    async def admit(
        self,
        address: str,
        client: str,
        scope: Scope,
        receive: Receive,
        send: AsgiSend,
        may_pass_on: bool,
    ) -> bool:
        """To the table at this address; whether the connection was passed on to the server that
        has it."""
        try:
            code = await self.house.admit(address) or ""
            owner = await self.house.elsewhere(code) if may_pass_on and code else None
        except Closed as closed:
            await turn_away(send, closed.refusal, TRY_AGAIN)
            return False
        line, secret = scope["extensions"][LINE], self.house.store.secret
        if owner and await pass_on(line, scope, owner, client, secret):
            return True
        await self.attend(code, client, scope, receive, send)
        return False

    async def attend(
        self, code: str, address: str, scope: Scope, receive: Receive, send: AsgiSend
    ) -> None:
        await send({"type": "websocket.accept"})
        house, line = self.house, scope["extensions"][LINE]
        line.forget_handshake()
        rate = house.limits.messages_a_second
        link = Link(line, secrets.token_hex(8), code, rate, self, address)
        house.links[link.device] = link
        house.figures.links.inc()
        line.link = link
        pinging = Pinging(house, link, line.measure) if code else None
        try:
            while (await receive())["type"] != "websocket.disconnect":
                pass  # a link hears what is said; only that it is over comes this way
        finally:
            if pinging:
                pinging.stop()
            del house.links[link.device]
            house.figures.links.dec()
            house.hand_in(code, link.device, Gone(), ignore)

    # -- what a link says

    def hear(self, link: Link, data: bytes) -> None:
        """One message; whatever it is, the connection stays. What is left of one that is gone
        counts no more. A server that stops leaves it unanswered: the page says it again, to the
        server that has the table then."""
        if link.device not in self.house.links or self.house.is_leaving:
            return
        arrived = time.monotonic()
        message, refusal, wait = self.read(link, data, arrived)
        if refusal is None:
            if type(message) is UsePack and not self.house.lobby.knows_pack(message.id):
                self.house.spawn(self.use_pack(link, message))
            else:
                self.hand_in(link, message, arrived)
        elif wait:
            loop = asyncio.get_running_loop()
            loop.call_later(wait, self.heard, link, message, refusal)
        else:
            self.heard(link, message, refusal)

    def hand_in(self, link: Link, message: Message | None, arrived: float | None = None) -> None:
        then = partial(self.heard, link, message)
        self.house.hand_in(link.code, link.device, message, then, arrived)

    async def use_pack(self, link: Link, message: UsePack) -> None:
        """A pack that is not known here: perhaps it was brought to another server."""
        if message.id:
            await self.house.learn_pack(message.id)
        self.hand_in(link, message)

    def read(
        self, link: Link, data: bytes, now: float
    ) -> tuple[Message | None, Refusal | None, float]:
        """What a frame says, or why it is not listened to; whoever says too much waits so long."""
        if not link.may_speak(now):
            return None, no("too-fast"), 1 / link.rate
        if len(data) > LONGEST_MESSAGE:
            return None, no("too-long", most=LONGEST_MESSAGE), 0.0
        message = decode(data)
        wait = self.house.wait_for(link.address, "words", weight(message), now)
        if wait:
            return message, no("too-fast"), min(wait, SAME_ADDRESS)
        return message, no("bad-message") if message is None else None, 0.0

    def heard(self, link: Link, message: Message | None, refusal: Refusal | None) -> None:
        """A message is dealt with."""
        if refusal and not self.house.is_leaving:
            self.house.deliver(Reply(link.device, refused(refusal, message)))
        if link.full_since is not None:
            self.full(link)
        link.free()

    def full(self, link: Link) -> None:
        room = self.house.lobby.rooms.get(link.code)
        if room:
            room.handle(link.device, Full(), time.monotonic())

    def drained(self, link: Link) -> None:
        if link.device in self.house.links:
            self.house.hand_in(link.code, link.device, Drained(), ignore)


class Pinging:
    """Pings a page, often while a race is near, so that its link is known by then."""

    def __init__(
        self, house: House, link: Link, ping: Callable[[Callable[[float], None]], None]
    ) -> None:
        self.house, self.link, self.ping = house, link, ping
        self.question, self.count = -1, 0
        self.timer: asyncio.TimerHandle | None = None
        self.go_on()

    def go_on(self) -> None:
        room = self.house.lobby.rooms.get(self.link.code)
        races = room is not None and room.phase.setup.game.table.races  # the next game may
        if room and races:
            asked = room.phase.question
            self.count = self.count + 1 if asked == self.question else 1
            self.question = asked
            self.ping(self.measured)
        often = self.count <= PINGS_A_QUESTION
        pause = LOOK_AGAIN if room and not races else PING_OFTEN if often else PING_RARELY
        self.timer = asyncio.get_running_loop().call_later(pause, self.go_on)

    def measured(self, milliseconds: float) -> None:
        """A ping has come back."""
        link = self.link
        if link.code in self.house.lobby.rooms:
            self.house.hand_in(link.code, link.device, Measured(milliseconds), ignore)

    def stop(self) -> None:
        if self.timer:
            self.timer.cancel()


def weight(message: Message | None) -> float:
    """What a message costs the address it is from."""
    return WEIGHTS.get(type(message), 1.0)


async def turn_away(send: AsgiSend, refusal: Refusal, wait: float) -> None:
    """No connection, and why, before there is one."""
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"%d" % (wait + 1))]
    start = {"type": "websocket.http.response.start", "status": 429, "headers": headers}
    await send(start)
    await send({"type": "websocket.http.response.body", "body": encode(refused(refusal, None))})
