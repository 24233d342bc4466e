"""Starting a house: find a port, say where it is, run until stopped."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import segno
import uvicorn

from fabletop.server import loop_watch
from fabletop.server.disk.folder_lock import Lock
from fabletop.server.disk.store import prepare
from fabletop.server.logs import start_log
from fabletop.server.net.app import LARGEST_FRAME, make_app
from fabletop.server.net.limits import Limits
from fabletop.server.net.listening import LONGEST_HEADERS, Listener, Socket

PORTS_TO_TRY = 20
SWITCH = 0.0001  # seconds: threads beside a busy loop, and the loop beside them, wait less


def serve(
    host: str,
    port: int,
    data: Path,
    limits: Limits | None = None,
    packs: Sequence[str] = (),
    public: Sequence[str] = (),
    opener: Callable[[str], None] | None = None,
) -> None:
    """Serve tables until interrupted. Raises OSError if no port can be had, `Held` if another
    server has the data folder, sqlite3.Error if it cannot be used."""
    os.umask(0o077)  # the folder holds the keys of all games
    sys.setswitchinterval(SWITCH)
    allow_many_lines()
    with Lock(data) as lock:
        keep_private(data)
        start_log(data)
        prepare(data / "tables.sqlite")
        listener = bind(host, port)
        chosen = listener.getsockname()[1]
        lock.sign(here(host, chosen))
        announce(host, chosen, public)
        if opener:
            opener(here(host, chosen))
        config = uvicorn.Config(
            make_app(data, limits, packs, public),
            log_level="warning",
            http=Listener,
            h11_max_incomplete_event_size=LONGEST_HEADERS,
            ws=Socket,
            ws_max_size=LARGEST_FRAME,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=2,
            loop="asyncio" if loop_watch.is_wanted() else "auto",
        )
        with contextlib.suppress(KeyboardInterrupt):
            uvicorn.Server(config).run(sockets=[listener])


def keep_private(data: Path) -> None:
    """Files that an older version left readable for others are so no more."""
    data.chmod(0o700)
    for path in data.iterdir():
        if path.is_file():
            path.chmod(0o600)


def allow_many_lines() -> None:
    """As many connections as the system lets us have: often only a thousand if nobody asks."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def bind(host: str, port: int) -> socket.socket:
    """The port wanted; where it is only the default and taken, one of the next."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    error: OSError | None = None
    for candidate in range(port, min(port + PORTS_TO_TRY, 65536)):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(512)
        except OSError as failure:
            listener.close()
            error = failure
        else:
            return listener
    raise error or OSError("no port")


def here(host: str, port: int) -> str:
    """The address on this machine."""
    if host in ("0.0.0.0", "::"):
        return f"http://localhost:{port}/"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def announce(host: str, port: int, public: Sequence[str] = ()) -> None:
    """Say where the table is: for this machine, and for phones nearby with a code to scan."""
    print(f"\n  Fabletop is open:  {here(host, port)}")
    for base in public:
        print(f"  On the internet:   {base}/")
    nearby = home_address() if host in ("0.0.0.0", "::") else None
    if nearby:
        link = f"http://{nearby}:{port}/"
        print(f"  On your phone:     {link}   (same network; scan this)\n")
        segno.make(link, error="l").terminal(compact=True, border=2)
    print("  Stop with Ctrl+C; the tables are kept.\n", flush=True)


def home_address() -> str | None:
    """This machine's address in the home network, as far as it knows itself."""
    try:
        import fcntl
        import struct

        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            for _, name in socket.if_nameindex():
                with contextlib.suppress(OSError):
                    request = struct.pack("256s", name.encode()[:15])
                    answer = fcntl.ioctl(probe.fileno(), 0x8915, request)  # SIOCGIFADDR
                    address = socket.inet_ntoa(answer[20:24])
                    if not address.startswith("127."):
                        return address
    except ImportError:
        pass
    with contextlib.suppress(OSError):
        address = socket.gethostbyname(socket.gethostname())
        return None if address.startswith("127.") else address
    return None
