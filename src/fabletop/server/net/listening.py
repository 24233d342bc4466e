"""Connections as the server listens to them: a piece at a time, and not for ever.

A parser reads whatever arrived in one go, and a quarter of a megabyte may hold forty thousand
pings. So bytes go to it in small pieces, and the other tables have their turn between them.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from fabletop.server.net.limits import household
from fabletop.server.net.lines import Frames, Line, whole_text
from fabletop.server.net.visitors import forwarded_in

if TYPE_CHECKING:
    from h11 import Request
    from websockets.frames import Frame

    from fabletop.server.house import House

LONGEST_HEADERS = 8 * 1024  # bytes: 1,300 of them, which take 2 ms
PIECE = 1024  # bytes of frames at a time: at most some 170 of them
CONTROL = 0.25  # what a ping or pong weighs, beside a message
LONGEST_REST = 1.0  # seconds


class Listener(H11Protocol):
    """HTTP: so many connections from one address, and so much time until the headers are there."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.house: House = self.app_state["house"]
        self.address, self.counted = "", False
        self.deadline: asyncio.TimerHandle | None = None
        self.held = bytearray()  # of a request that has not begun
        self.queues = self.completes = self.is_inside = self.is_proxy = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = household(self.client[0]) if self.client else ""
        self.is_inside = self.server is not None and self.server[1] == self.house.inside_port
        self.is_proxy = self.house.proxies.trusts(self.client[0]) if self.client else False
        if not self.is_proxy and not self.is_inside:
            self.counted = self.house.may_hold(self.address, "lines", self.house.limits.lines)
            if not self.counted:
                transport.abort()
                return
        self.wait_for_headers()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.let_go()

    def data_received(self, data: bytes) -> None:
        """What belongs to a request under way is read at once; a new one waits for its turn."""
        if not self.is_between():
            self.read(data)
            return
        self.held += data
        if len(self.held) > LONGEST_HEADERS:
            self.flow.pause_reading()
        if self.is_inside:
            self.begin()  # another server of ours, which lets people in one by one
        elif not self.queues:
            self.queues = True
            self.house.turnstile.enter(self.visitor(bytes(self.held)), self.begin)

    def visitor(self, data: bytes) -> str:
        """Who queues: a proxy speaks for many, and each of them has a turn of their own."""
        if not self.is_proxy or not self.client:
            return self.address
        return household(self.house.proxies.visitor(self.client[0], forwarded_in(data)))

    def is_between(self) -> bool:
        """Whether no request is under way."""
        return self.cycle is None or self.cycle.response_complete

    def begin(self) -> None:
        data, self.held, self.queues = bytes(self.held), bytearray(), False
        if not self.transport.is_closing():
            self.flow.resume_reading()
            self.read(data)

    def on_response_complete(self) -> None:
        self.completes = True
        super().on_response_complete()
        self.completes = False

    def handle_events(self) -> None:
        """Requests that were sent ahead wait for their turn like all others."""
        ahead = self.conn.trailing_data[0] if self.completes else b""
        if ahead:
            self.house.turnstile.enter(self.visitor(ahead), self.go_on)
        else:
            super().handle_events()

    def go_on(self) -> None:
        if not self.transport.is_closing():
            super().handle_events()

    def read(self, data: bytes) -> None:
        for start in range(0, len(data), LONGEST_HEADERS):
            before = self.scope
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            super().data_received(data[start : start + LONGEST_HEADERS])
            if self.scope is not before:
                self.stop_waiting()
            elif self.deadline is None and self.is_between():
                self.wait_for_headers()

    def handle_websocket_upgrade(self, event: Request) -> None:
        self.let_go()
        super().handle_websocket_upgrade(event)

    def wait_for_headers(self) -> None:
        seconds = self.house.limits.body_seconds
        self.deadline = self.loop.call_later(seconds, self.transport.abort)

    def stop_waiting(self) -> None:
        if self.deadline:
            self.deadline.cancel()
            self.deadline = None

    def let_go(self) -> None:
        self.stop_waiting()
        if self.counted:
            self.counted = False
            self.house.budgets.release(self.address, "lines")


class Socket(Line):
    """WebSocket: a message at a time, frames in small pieces; whoever sends too many waits."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.house: House = self.app_state["house"]
        self.address = ""
        self.backlog = bytearray()
        self.owing = 0.0  # seconds this connection has to wait
        self.rests = False
        self.next: asyncio.TimerHandle | None = None
        self.frames_read = Frames()
        self.peer: asyncio.Transport | None = None  # if another server has the table

    def be_relayed(self, peer: asyncio.Transport) -> None:
        """From now on all bytes go to another server, and nothing is read here."""
        self.peer = peer
        self.handshake_complete = self.close_sent = True  # as far as this server is asked
        if self.transport.is_closing():
            peer.close()
        elif self.backlog:
            peer.write(bytes(self.backlog))
            self.backlog.clear()

    def be_given_away(self) -> None:
        """Another server has the socket now; here it is closed, which does not end it."""
        self.backlog.clear()
        self.handshake_complete = self.close_sent = True
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.backlog.clear()
        if self.peer:
            self.peer.close()
        if self.next:
            self.next.cancel()

    def data_received(self, data: bytes) -> None:
        """A message in one piece is heard at once, if nothing else is under way."""
        if self.peer:
            self.peer.write(data)
            return
        link = self.link
        if link and not link.is_busy and not self.backlog and self.next is None:
            text = whole_text(data) if self.frames_read.is_between() else None
            if text is not None:
                link.hear(text)
                return
        self.backlog += data
        if self.next is None and (self.is_free() or not self.handshake_initiated):
            self.feed()
        else:
            self.rest()

    def is_free(self) -> bool:
        """Whether the last message is dealt with."""
        return not self.link.is_busy if self.link else self.queue.empty()

    def feed(self) -> None:
        """The next piece, if the one before is done with."""
        self.next = None
        begun = self.handshake_initiated
        piece = bytes(self.backlog[:PIECE] if begun else self.backlog)
        del self.backlog[: len(piece)]
        if piece and not self.transport.is_closing():
            self.frames_read.follow(piece if begun else after_request(piece))
            super().data_received(piece)
        self.go_on()

    def go_on(self) -> None:
        if self.transport.is_closing():
            self.backlog.clear()
        elif self.owing or self.backlog:
            self.rest()
            if self.next is None and self.is_free():
                wait, self.owing = min(self.owing, LONGEST_REST), 0.0
                self.next = self.loop.call_later(wait, self.feed)
        elif self.rests and not self.read_paused:
            self.rests = False
            self.transport.resume_reading()

    def rest(self) -> None:
        """Nothing more is read for now."""
        self.rests = True
        self.transport.pause_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.peer:
            self.peer.pause_reading()
        if self.link:
            self.link.fill()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.peer:
            self.peer.resume_reading()
        if self.link:
            self.link.drain()

    async def receive(self) -> Any:
        message = await super().receive()
        if self.next is None:
            self.go_on()
        return message

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # as it is by `close`: it was answered

    def handle_ping(self) -> None:
        self.weigh()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self.weigh()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self.weigh()
        super().handle_cont(event)

    def weigh(self) -> None:
        """What is no message costs a little of what the address may say."""
        if not self.address:
            told = self.link.address if self.link else ""
            self.address = told or household(self.client[0] if self.client else "")
        if not self.house.proxies.trusts(self.address):  # its visitors must not wait for each other
            self.owing += self.house.wait_for(self.address, "words", CONTROL)


def after_request(data: bytes) -> bytes:
    """What came together with the request for a connection: frames nobody should send yet."""
    return data.partition(b"\r\n\r\n")[2]
