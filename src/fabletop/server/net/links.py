"""A connection to one device: short answers in a row, and the newest picture."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

from starlette.types import Send as AsgiSend

from fabletop.core.game import Json
from fabletop.server.table.effects import Reply, Send
from fabletop.server.table.messages import encode

MOST_REPLIES = 64  # that wait for a slow reader


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
        self.address = ""
        self.replies: deque[Json] = deque()
        self.picture: Json | None = None
        self.wake = asyncio.Event()
        self.turn = asyncio.Lock()  # held while one of its messages is handled
        self.sending_since: float | None = None
        self.writer: asyncio.Future[None] | None = None
        self.tokens, self.refilled = self.burst, time.monotonic()

    def push(self, effect: Send | Reply) -> None:
        if isinstance(effect, Reply):
            if len(self.replies) >= MOST_REPLIES:
                self.drop_one()
            self.replies.append(effect.message)
        else:
            self.picture = effect.picture
        self.wake.set()

    def drop_one(self) -> None:
        """Whoever does not read loses what others said first, then the oldest answer."""
        chatter = (one for one in self.replies if one["is"] in ("said", "notice"))
        self.replies.remove(next(chatter, self.replies[0]))

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
            self.replies = deque(reply for reply in self.replies if reply["is"] != "done")
        return done

    async def send(self, message: Json) -> None:
        self.sending_since = time.monotonic()
        await self.asgi_send({"type": "websocket.send", "text": encode(message).decode()})
        self.sending_since = None
