"""Ports for test servers that nobody else takes before a server listens there.

A port from the system is free only when it is asked for: the next outgoing connection of any
program may get the same one. So these ports are below those the system gives away, and each process
has a block of them, reserved by a lock that ends with the process.
"""

from __future__ import annotations

import fcntl
import os
import socket
import tempfile
from collections.abc import Iterator
from functools import cache
from itertools import cycle
from pathlib import Path

BLOCKS = 80
FIRST, LENGTH = 20_000, 150  # of the blocks, up to 31,999
FIRST_SHORT, SHORT_LENGTH = 2_000, 100  # ports of four digits; 1 and such a port belong to it


def free_port() -> int:
    return next(port for port in own_ports() if is_free(port))


def ports_in_a_row(count: int) -> int:
    """The first of so many ports."""
    for port in own_ports():
        if all(is_free(each) for each in range(port, port + count)) and port + count <= end():
            for _ in range(count - 1):
                next(own_ports())
            return port
    raise AssertionError("a cycle has no end")


def short_port() -> int:
    """A port of four digits. 1 and this port is free, too: a systemd unit tells figures there."""
    return next(port for port in own_short_ports() if is_free(port) and is_free(10_000 + port))


def is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True


# -- the block of this process


@cache
def own_ports() -> Iterator[int]:
    return cycle(range(FIRST + own_block() * LENGTH, end()))


def end() -> int:
    return FIRST + (own_block() + 1) * LENGTH


@cache
def own_short_ports() -> Iterator[int]:
    start = FIRST_SHORT + own_block() * SHORT_LENGTH
    return cycle(range(start, start + SHORT_LENGTH))


@cache
def own_block() -> int:
    folder = Path(tempfile.gettempdir()) / f"fabletop-ports-{os.getuid()}"
    folder.mkdir(exist_ok=True, mode=0o700)
    for block in range(BLOCKS):
        file = os.open(folder / str(block), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(file)
        else:
            return block  # the file stays open, and so the lock is held
    raise RuntimeError("eighty processes hold ports for tests")
