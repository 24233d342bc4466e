"""A WebSocket that is written to directly, and whose round trips can be measured.

Round trips are measured with ping frames: the browser itself answers, no script can delay it.
The usual frame, a whole message in one piece, is read here. Everything else (handshake, pings,
closing, messages in pieces) is the business of the library.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.speedups import apply_mask

if TYPE_CHECKING:
    from websockets.frames import Frame
    from websockets.http11 import Request

    from fabletop.server.net.links import Link

LINE = "fabletop.line"  # where an app finds this protocol, among the extensions of its scope
OPEN = State.OPEN
MARK = b"trip"
WAITING = 20  # pings on their way at most
NO_TEXT = b""  # what is no text is no message
WHOLE_TEXT, MASKED, SHORT, MEDIUM = 0x81, 0x80, 126, 65536

OnTrip = Callable[[float], None]


class Line(WebSocketsSansIOProtocol):
    """The usual protocol; besides, a link may take it over once it is open."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = cast(Any, Post())
        self.writable = cast(Any, Gate())
        self.link: Link | None = None
        self.trips: dict[bytes, tuple[float, OnTrip]] = {}
        self.sent = 0

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[LINE] = self

    def forget_handshake(self) -> None:
        """The connection is open: headers are not needed any more, and take 4 KB."""
        self.scope["headers"] = []
        del self.request, self.response

    # -- messages

    def send_receive_event_to_app(self) -> None:
        """A message read by the library: a link hears it when it is its turn."""
        if self.link is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.link.queue(data if self.curr_msg_data_type == "text" else NO_TEXT)

    def write_text(self, data: bytes) -> None:
        """Write a message to the other side, without a copy in any queue of ours."""
        if self.conn.state is not OPEN or self.transport.is_closing():
            return
        size = len(data)
        if size < SHORT:
            head = bytes((WHOLE_TEXT, size))
        elif size < MEDIUM:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + data)

    def is_open(self) -> bool:
        """Whether it can be written to: a transport may be closed before anybody is told."""
        return self.conn.state is OPEN and not self.transport.is_closing()

    def hang_up(self) -> None:
        self.transport.abort()

    def go_on(self) -> None:
        """The link is free for the next message."""

    # -- round trips

    def measure(self, on_trip: OnTrip) -> None:
        """Send a ping; when it comes back, say how many milliseconds that took.

        What never comes back is no measurement. The oldest is forgotten, so whoever begins to
        answer is measured from then on.
        """
        if not self.is_open():
            return
        if len(self.trips) >= WAITING:
            del self.trips[next(iter(self.trips))]
        self.sent += 1
        payload = MARK + self.sent.to_bytes(4, "big")
        self.trips[payload] = time.perf_counter(), on_trip
        self.conn.send_ping(payload)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_pong(self, event: Frame) -> None:
        sent = self.trips.pop(bytes(event.data), None)
        if sent is None:
            super().handle_pong(event)
            return
        began, on_trip = sent
        on_trip(1000 * (time.perf_counter() - began))


class Post:
    """What an app receives, for one reader. The queue of asyncio takes 3 KB, even empty."""

    __slots__ = ("messages", "reader")

    def __init__(self) -> None:
        self.messages: list[Any] = []
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self.reader and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> Any:
        while not self.messages:
            self.reader = asyncio.get_running_loop().create_future()
            await self.reader
        return self.messages.pop(0)

    def empty(self) -> bool:
        return not self.messages


class Gate:
    """Whether an app may write. The event of asyncio takes 800 bytes."""

    __slots__ = ("is_open", "waiting")

    def __init__(self) -> None:
        self.is_open = True
        self.waiting: list[asyncio.Future[None]] = []

    def set(self) -> None:
        self.is_open = True
        for waiting in self.waiting:
            if not waiting.done():
                waiting.set_result(None)
        self.waiting = []

    def clear(self) -> None:
        self.is_open = False

    async def wait(self) -> None:
        while not self.is_open:
            waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.waiting.append(waiting)
            await waiting


class Frames:
    """Where frames begin and end in what was read, to know whether one is under way."""

    __slots__ = ("head", "missing")

    def __init__(self) -> None:
        self.head, self.missing = b"", 0

    def follow(self, data: bytes) -> None:
        """So much more was read."""
        place = 0
        while place < len(data):
            if self.missing:
                step = min(self.missing, len(data) - place)
                self.missing -= step
                place += step
            else:
                self.head += data[place : place + 1]
                place += 1
                self.missing = self.announced()

    def announced(self) -> int:
        """How long the frame is whose beginning was read, if that says so already."""
        if len(self.head) < 2:
            return 0
        length = self.head[1] & 0x7F
        more = {126: 2, 127: 8}.get(length, 0)
        if len(self.head) < 2 + more:
            return 0
        size = int.from_bytes(self.head[2:], "big") if more else length
        masked = self.head[1] & MASKED
        self.head = b""
        return size + (4 if masked else 0)

    def is_between(self) -> bool:
        """Whether no frame is under way."""
        return not self.missing and not self.head


def whole_text(data: bytes) -> bytes | None:
    """The message of one masked text frame, if that is all there is; else None."""
    size = len(data)
    if size < 6 or data[0] != WHOLE_TEXT:
        return None
    length = data[1]
    if length < MASKED + SHORT:
        return apply_mask(data[6:], data[2:6]) if size == length - MASKED + 6 >= 6 else None
    if length == MASKED + SHORT and size >= 8:
        told = int.from_bytes(data[2:4], "big")
        return apply_mask(data[8:], data[4:8]) if size == told + 8 and told >= SHORT else None
    return None
