"""Connections of pages to tables: what comes in, how much of it, and how long a round trip takes.

Each connection has one writer that holds only the newest picture, so a phone that stops reading
disturbs nobody.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from starlette.types import Receive, Scope
from starlette.types import Send as AsgiSend

from fabletop.core.game import Json
from fabletop.core.refusals import Refusal
from fabletop.server.house import TRY_AGAIN, Closed, House
from fabletop.server.net.limits import household
from fabletop.server.net.links import Link
from fabletop.server.net.pings import PING
from fabletop.server.table.effects import Gone, Measured, Reply, Sent, no, refused
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
        client = household(scope["client"][0]) if scope.get("client") else ""
        wait = self.house.wait_for(client, "sockets")
        if wait or not self.house.may_hold(client, "open", self.house.limits.sockets):
            await turn_away(send, no("too-fast"), wait or 10.0)
            return
        try:
            code = await self.house.admit(address) or ""
            await self.attend(code, client, scope, receive, send)
        except Closed as closed:
            await turn_away(send, closed.refusal, TRY_AGAIN)
        finally:
            self.house.budgets.release(client, "open")

    async def attend(
        self, code: str, address: str, scope: Scope, receive: Receive, send: AsgiSend
    ) -> None:
        await send({"type": "websocket.accept"})
        house, link = self.house, self.link(code, address, send)
        link.writer = writer = asyncio.ensure_future(link.write())
        reader = asyncio.ensure_future(self.listen(link, receive))
        ping = scope.get("extensions", {}).get(PING)
        pinging = [asyncio.ensure_future(self.measure(link, ping))] if ping and code else []
        tasks = [reader, writer, *pinging]
        try:
            await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            async with link.turn:  # a message that is being handled is handled to its end
                for task in tasks:
                    task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            del house.links[link.device]
            house.figures.links.dec()
            with suppress(Closed):
                await house.handle(code, link.device, Gone())

    def link(self, code: str, address: str, send: AsgiSend) -> Link:
        """A connection to one table; what is written to it the table hears at once."""
        house, device = self.house, secrets.token_hex(8)

        def on_sent(picture: Json) -> None:
            room = house.lobby.rooms.get(code)
            if room:
                room.handle(device, Sent(picture), time.monotonic())

        link = Link(send, device, code, house.limits.messages_a_second, on_sent)
        link.address = address
        house.links[device] = link
        house.figures.links.inc()
        return link

    async def listen(self, link: Link, receive: Receive) -> None:
        while True:
            frame = await receive()
            if frame["type"] == "websocket.disconnect":
                return
            await self.hear(link, frame.get("text"))
            await asyncio.sleep(0)  # much may have come at once: others have their turn between

    async def hear(self, link: Link, text: str | None) -> None:
        """One frame; whatever it is, the connection stays."""
        arrived = time.monotonic()
        message, refusal = await self.read(link, text)
        if refusal is None:
            refusal = await self.hand_on(link, message, arrived)
        if refusal:
            self.house.deliver(Reply(link.device, refused(refusal, message)), link.device)

    async def read(self, link: Link, text: str | None) -> tuple[Message | None, Refusal | None]:
        """What a frame says, and why it is not listened to; whoever says too much waits."""
        if not link.may_speak():
            await asyncio.sleep(1 / link.rate)
            return None, no("too-fast")
        if text is None:
            return None, no("bad-message")
        if len(text) > LONGEST_MESSAGE:
            return None, no("too-long", most=LONGEST_MESSAGE)
        message = decode(text)
        wait = self.house.wait_for(link.address, "words", weight(message))
        if wait:
            await asyncio.sleep(min(wait, SAME_ADDRESS))
            return message, no("too-fast")
        return message, no("bad-message") if message is None else None

    async def hand_on(self, link: Link, message: Any, arrived: float) -> Refusal | None:
        """A message goes to its table."""
        try:
            async with link.turn:
                found = await self.house.handle(link.code, link.device, message, arrived)
        except Closed as closed:
            return closed.refusal
        return None if found else no("no-such-table")

    async def measure(self, link: Link, ping: Callable[[Callable[[float], None]], None]) -> None:
        """Ping a page, often while a race is near, so that its link is known by then."""
        question, count = -1, 0
        while True:
            room = self.house.lobby.rooms.get(link.code)
            races = room is not None and room.phase.setup.game.table.races  # the next game may
            if room and races:
                asked = room.phase.question
                question, count = asked, count + 1 if asked == question else 1
                ping(partial(self.measured, link))
            often = count <= PINGS_A_QUESTION and (races or room is None)
            await asyncio.sleep(PING_OFTEN if often else PING_RARELY)

    def measured(self, link: Link, milliseconds: float) -> None:
        """A ping has come back."""
        if link.code in self.house.lobby.rooms:
            self.house.spawn(self.tell_measured(link, milliseconds))

    async def tell_measured(self, link: Link, milliseconds: float) -> None:
        with suppress(Closed):
            await self.house.handle(link.code, link.device, Measured(milliseconds))


def weight(message: Message | None) -> float:
    """What a message costs the address it is from."""
    return WEIGHTS.get(type(message), 1.0)


async def turn_away(send: AsgiSend, refusal: Refusal, wait: float) -> None:
    """No connection, and why, before there is one."""
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"%d" % (wait + 1))]
    start = {"type": "websocket.http.response.start", "status": 429, "headers": headers}
    await send(start)
    await send({"type": "websocket.http.response.body", "body": encode(refused(refusal, None))})
