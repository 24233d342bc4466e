"""Round trips measured with ping frames: the browser itself answers, no script can delay it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

if TYPE_CHECKING:
    from websockets.frames import Frame
    from websockets.http11 import Request

PING = "fabletop.ping"  # where an app finds `measure`, among the extensions of its scope
MARK = b"trip"
WAITING = 20  # pings on their way at most

OnTrip = Callable[[float], None]


class Pinging(WebSocketsSansIOProtocol):
    """The usual protocol; besides, whoever holds the connection may ask how long a trip takes."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.trips: dict[bytes, tuple[float, OnTrip]] = {}
        self.sent = 0

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[PING] = self.measure

    def measure(self, on_trip: OnTrip) -> None:
        """Send a ping; when it comes back, say how many milliseconds that took.

        What never comes back is no measurement. The oldest is forgotten, so whoever begins to
        answer is measured from then on.
        """
        if self.conn.state is not State.OPEN:
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
