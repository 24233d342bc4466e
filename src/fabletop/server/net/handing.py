"""A connection that is handed to another server of this machine, as a whole.

Servers on one machine need no relay: the operating system can give an open socket to another
process. So each server has a hatch, a Unix socket in a folder that only its user can enter. Through
it come a socket and what was read from it so far, the request for a WebSocket. From then on the
server that gave it away has nothing to do with it.
"""

from __future__ import annotations

import asyncio
import os
import socket
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import structlog

if TYPE_CHECKING:
    from fabletop.server.net.listening import Socket

LONGEST = 64 * 1024  # bytes that come with a socket

Adopt = Callable[[socket.socket, bytes], Awaitable[None]]

log = structlog.get_logger()


class Hatch:
    """Where other servers of this machine hand connections in."""

    def __init__(self) -> None:
        self.folder = tempfile.mkdtemp(prefix="fabletop-")  # for this user alone
        self.path = f"{self.folder}/hatch"
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.setblocking(False)
        self.socket.bind(self.path)
        self.tasks: set[asyncio.Task[None]] = set()

    def open(self, adopt: Adopt) -> None:
        """From now on what comes in is adopted."""
        asyncio.get_running_loop().add_reader(self.socket, self.take, adopt)

    def take(self, adopt: Adopt) -> None:
        with suppress(BlockingIOError):
            data, handles, _, _ = socket.recv_fds(self.socket, LONGEST, 1)
            for handle in handles:
                work = adopt(socket.socket(fileno=handle), data)
                task = asyncio.ensure_future(self.finish(work))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def finish(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Exception:
            log.exception("a connection was handed in and lost")

    def close(self) -> None:
        if self.socket.fileno() < 0:
            return
        with suppress(RuntimeError):
            asyncio.get_running_loop().remove_reader(self.socket)
        self.socket.close()
        with suppress(OSError):
            os.unlink(self.path)
            os.rmdir(self.folder)


def hand_over(line: Socket, hatch: str, request: bytes) -> bool:
    """Give a connection that nobody has answered yet to another server. False if that server is
    not on this machine, or has no place for it; then nothing has happened."""
    if not hatch or not Path(hatch).exists():
        return False
    line.transport.pause_reading()
    handle = line.transport.get_extra_info("socket").fileno()
    sender = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    try:
        sender.setblocking(False)
        sender.connect(hatch)
        socket.send_fds(sender, [request + bytes(line.backlog)], [handle])
    except OSError:
        line.transport.resume_reading()
        return False
    finally:
        sender.close()
    line.be_given_away()
    return True
