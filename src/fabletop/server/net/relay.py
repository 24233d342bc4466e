"""A connection that is passed on to the server that has its table.

Any server takes any connection. If another server has the table, and it is on this machine, it gets
the socket itself (`handing.py`). Else this server opens a connection to it, asks there for the same
WebSocket with the same key, and from then on carries bytes both ways: no frame is read on the way.
Who is at the other end is told in a header, signed by the secret that all servers share.
"""

from __future__ import annotations

import asyncio
import hmac
from hashlib import sha256
from typing import TYPE_CHECKING

from starlette.datastructures import Headers

from fabletop.server.disk.changes import Owner
from fabletop.server.net.handing import hand_over

if TYPE_CHECKING:
    from starlette.types import Scope

    from fabletop.server.net.listening import Socket

FOR = "x-fabletop-for"
PATIENCE = 2.0  # seconds another server may take to answer


class Peer(asyncio.Protocol):
    """The end of a relay at the server that has the table."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.waiting: asyncio.TimerHandle | None = None  # for its first word

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.waiting = asyncio.get_running_loop().call_later(PATIENCE, transport.close)

    def data_received(self, data: bytes) -> None:
        self.be_patient()
        self.socket.transport.write(data)

    def be_patient(self) -> None:
        """It has answered; from now on it may take its time."""
        if self.waiting:
            self.waiting.cancel()
            self.waiting = None

    def pause_writing(self) -> None:
        self.socket.transport.pause_reading()

    def resume_writing(self) -> None:
        self.socket.transport.resume_reading()

    def eof_received(self) -> None:
        """The other side is done; so are we, when all is written."""

    def connection_lost(self, exc: Exception | None) -> None:
        self.be_patient()
        self.socket.transport.close()


async def pass_on(line: Socket, scope: Scope, owner: Owner, client: str, secret: str) -> bool:
    """Give a connection that nobody has answered yet to the server that has its table: the socket
    itself on the same machine, else all its bytes. False if that server takes neither."""
    wanted = request(scope, client, secret)
    return hand_over(line, owner.hatch, wanted) or await relay(line, owner.inside, wanted)


async def relay(socket: Socket, inside: str, wanted: bytes) -> bool:
    """Carry bytes between a connection that nobody has answered yet and another server. False if
    that does not take it; then nothing has happened."""
    host, _, port = inside.rpartition(":")
    loop = asyncio.get_running_loop()
    try:
        opening = loop.create_connection(lambda: Peer(socket), host.strip("[]"), int(port))
        transport, _ = await asyncio.wait_for(opening, PATIENCE)
    except (TimeoutError, OSError):
        return False
    transport.write(wanted)
    socket.be_relayed(transport)
    return True


def request(scope: Scope, client: str, secret: str) -> bytes:
    """The same request for a WebSocket, signed for the client it is from."""
    headers = Headers(scope=scope)
    key = headers["sec-websocket-key"]
    lines = [
        f"GET {scope['raw_path'].decode('ascii')} HTTP/1.1",
        f"host: {headers.get('host', 'localhost')}",
        "upgrade: websocket",
        "connection: Upgrade",
        "sec-websocket-version: 13",
        f"sec-websocket-key: {key}",
        f"{FOR}: {client} {signature(secret, client, key)}",
    ]
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


def told_client(headers: Headers, secret: str) -> str | None:
    """For whom another server of ours asks, or None: then nobody of ours does."""
    client, _, signed = headers.get(FOR, "").partition(" ")
    good = signature(secret, client, headers.get("sec-websocket-key", ""))
    return client if hmac.compare_digest(signed.encode(), good.encode()) else None


def signature(secret: str, client: str, key: str) -> str:
    return hmac.new(secret.encode(), f"relay {client} {key}".encode(), sha256).hexdigest()
