"""Starting a house: find a port, say where it is, run until stopped."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import segno
import uvicorn

from fabletop.server import loop_watch
from fabletop.server.disk.folder_lock import Lock
from fabletop.server.disk.store import open_store
from fabletop.server.house import House
from fabletop.server.logs import logged
from fabletop.server.net.app import LARGEST_FRAME, make_app
from fabletop.server.net.handing import Hatch
from fabletop.server.net.limits import Limits
from fabletop.server.net.listening import LONGEST_HEADERS, Listener, Socket
from fabletop.server.net.visitors import LOOPBACK, Proxies
from fabletop.server.ports import bind, here
from fabletop.server.workers import Workers

INSIDE = "127.0.0.1"  # other servers are on this machine, unless told otherwise
SWITCH = 0.0001  # seconds: threads beside a busy loop, and the loop beside them, wait less


@dataclass(frozen=True, slots=True)
class Serving:
    """What a server is told when it starts."""

    host: str
    port: int
    data: Path
    limits: Limits
    packs: Sequence[str] = ()
    public: Sequence[str] = ()
    opener: Callable[[str], None] | None = None
    database: str = ""
    inside: str = INSIDE  # the address at which other servers reach this one
    workers: int = 1  # servers on this machine
    is_port_fixed: bool = False  # whether no other port will do
    proxies: Proxies = LOOPBACK  # whose word is taken for who their visitors are
    metrics: tuple[str, int] | None = None  # where figures are told, and nothing else
    thinkers: str = ""  # the Ray cluster on which bots think


def serve(told: Serving) -> None:
    """Serve tables until interrupted. Raises OSError if no port can be had or the database does
    not answer, `Held` if another server has the data folder, sqlite3.Error if it cannot be used."""
    os.umask(0o077)  # the folder holds the keys of all games
    told.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    with contextlib.nullcontext() if told.database else Lock(told.data) as lock:
        keep_private(told.data)
        with logged(told.data):
            start_serving(told, lock)


def start_serving(told: Serving, lock: Lock | None) -> None:
    """Find a store and a port, say where the page is, and serve."""
    asyncio.run(try_store(told.data, told.database))
    listener = bind(told.host, told.port, told.is_port_fixed)
    private = bind_private(told)
    address = here(told.host, listener.getsockname()[1])
    if lock:
        lock.sign(address)
    announce(told.host, listener.getsockname()[1], told.public)
    if told.opener:
        told.opener(address)
    if told.workers > 1:
        Workers(told.workers, partial(run, told, listener, private)).serve()
    else:
        run(told, listener, private)


def bind_private(told: Serving) -> list[socket.socket]:
    """Where each server tells its figures, if anywhere: on as many ports in a row."""
    if told.metrics is None:
        return []
    host, port = told.metrics
    return [bind(host, port + number, is_fixed=True) for number in range(told.workers)]


def run(
    told: Serving, listener: socket.socket, private: Sequence[socket.socket], number: int = 0
) -> None:
    """One server on a port that is bound already; if there may be others, on one inside, too."""
    sys.setswitchinterval(SWITCH)
    allow_many_lines()
    sockets, inside, hatch = [listener], "", None
    if told.database:
        others = bind(told.inside, 0)
        sockets.append(others)
        inside = f"{told.inside}:{others.getsockname()[1]}"
        hatch = Hatch()
    private_port = private[number].getsockname()[1] if private else 0
    sockets += private[number : number + 1]
    where = told.database, inside, hatch.path if hatch else ""
    more = told.proxies, private_port
    config = uvicorn.Config(
        make_app(told.data, told.limits, told.packs, told.public, *where, *more, told.thinkers),
        proxy_headers=False,  # `visitors.py` reads them
        log_level="warning",
        http=Listener,
        h11_max_incomplete_event_size=LONGEST_HEADERS,
        ws=Socket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
        loop="asyncio" if loop_watch.is_wanted() else "auto",
    )
    try:
        with contextlib.suppress(KeyboardInterrupt):
            Server(config, hatch).run(sockets=sockets)
    finally:
        if hatch:
            hatch.close()


class Server(uvicorn.Server):
    """One that also adopts connections which come through its hatch."""

    def __init__(self, config: uvicorn.Config, hatch: Hatch | None) -> None:
        super().__init__(config)
        self.hatch = hatch

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.hatch:
            self.hatch.open(self.adopt)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nobody new, give all tables back, and only then send people away: they find their
        tables free at another server."""
        for listening in self.servers:
            listening.close()
        if self.hatch:
            self.hatch.close()
        house: House | None = self.lifespan.state.get("house")
        if house:
            await house.hand_back()
        await super().shutdown(sockets)

    async def adopt(self, connection: socket.socket, data: bytes) -> None:
        """A connection that another server has begun to read."""
        connection.setblocking(False)
        loop = asyncio.get_running_loop()
        _, protocol = await loop.connect_accepted_socket(self.new_protocol, connection)
        protocol.data_received(data)

    def new_protocol(self) -> Listener:
        return Listener(self.config, self.server_state, self.lifespan.state)


async def try_store(data: Path, database: str) -> None:
    """See that tables can be read and written, before anybody is told where they are."""
    store = await open_store(data, database)
    try:
        await store.probe()
    finally:
        await store.close()


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
