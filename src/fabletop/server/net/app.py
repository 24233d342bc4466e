"""The web application: which address leads where, and the headers everything gets."""

from __future__ import annotations

import gc
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from math import ceil
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope
from starlette.types import Send as AsgiSend

from fabletop.games import FOLDERS, GAMES
from fabletop.server.disk.store import open_store
from fabletop.server.home import Closed
from fabletop.server.house import House
from fabletop.server.loop_watch import Watch, is_wanted
from fabletop.server.net import api, device, inventory, pages, words
from fabletop.server.net.api import refuse
from fabletop.server.net.bodies import Denied, denied
from fabletop.server.net.connections import Connections
from fabletop.server.net.files import Files
from fabletop.server.net.limits import Limits, household
from fabletop.server.net.opening import NO_FRAME, POLICY, WEB
from fabletop.server.net.origins import SAFE, is_from_here, is_ours
from fabletop.server.net.pages import page, rules_in_english
from fabletop.server.net.visitors import LOOPBACK, PEER, Proxies, find_visitor
from fabletop.server.table.effects import no
from fabletop.server.upkeep import Upkeep

# When the garbage collector looks for cycles: after so many new objects. A pass over 50,000 new
# objects held every table for 80 ms (bench/attack.py, storm). A pass at every 1,000 took 8 % of a
# busy server's time (bench/load).
YOUNG_MIDDLE_OLD = (3_000, 3, 1_000)
LARGEST_FRAME = 65536  # beyond this the protocol itself hangs up

HEADERS = {
    "cache-control": "no-cache",
    "content-security-policy": POLICY.format(script="") + NO_FRAME,
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), payment=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


NOT_OURS = (
    "This server does not answer to the name {name}. If it is yours, start it with "
    "--public https://{name}\n"
)
NOT_FROM_HERE = "This request comes from a page of another site.\n"


def settle() -> None:
    """Short pauses before throughput. What is there at the start stays: the garbage collector
    need not look through it again and again (bench/attack.py). All games are there: nobody who
    opens a table waits for one to be imported."""
    tuple(GAMES.values())
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG_MIDDLE_OLD)


class Front:
    """The door: sockets go straight to their table, all else gets the same few headers."""

    def __init__(
        self,
        app: Starlette,
        public: Sequence[str] = (),
        proxies: Proxies = LOOPBACK,
        private_port: int = 0,
    ) -> None:
        self.app = app
        self.public, self.proxies = public, proxies
        self.private_port = private_port  # where only figures are told
        self.private = Starlette(routes=private_routes())
        self.private.state = app.state
        self.headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: AsgiSend) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if self.private_port and scope["server"][1] == self.private_port:
            await self.private(scope, receive, send)
            return
        find_visitor(scope, self.proxies)
        refusal = self.refuse(Headers(scope=scope), scope)
        if scope["type"] == "websocket":
            if refusal:
                await send({"type": "websocket.close", "code": 1008})  # that is a 403
                return
            address = scope["path"].removeprefix("/ws/")
            await self.app.state.connections.serve(address, scope, receive, send)
            return
        await self.answer(refusal, scope, receive, send)

    async def answer(
        self, refusal: Response | None, scope: Scope, receive: Receive, send: AsgiSend
    ) -> None:
        """A request that is no WebSocket."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = {name for name, _ in message["headers"]}
                usual = [header for header in self.headers if header[0] not in own]
                message["headers"] = [*message["headers"], *usual]
            await send(message)

        at: House = self.app.state.house
        address = household(scope["client"][0]) if scope.get("client") else ""
        if wait := at.wait_for(address, "requests"):
            refusal = too_fast(wait)
        if PEER not in scope:  # its connection is counted, by whoever listens
            await (refusal or self.app)(scope, receive, send_with_headers)
        elif at.may_hold(address, "lines", at.limits.lines):
            try:
                await (refusal or self.app)(scope, receive, send_with_headers)
            finally:
                at.budgets.release(address, "lines")
        else:
            await too_fast(1.0)(scope, receive, send_with_headers)

    def refuse(self, headers: Headers, scope: Scope) -> Response | None:
        """Why somebody is not heard: another name than ours was called, or another page calls."""
        host, origin = headers.get("host", ""), headers.get("origin")
        if not is_ours(host, self.public):
            name = host.rpartition(":")[0] or host
            return PlainTextResponse(NOT_OURS.format(name=name), 421)
        if scope["type"] == "http" and scope["method"] in SAFE:
            return None
        stray = origin is not None and not is_from_here(origin, host, self.public)
        if stray or headers.get("sec-fetch-site") == "cross-site":
            return PlainTextResponse(NOT_FROM_HERE, 403)
        return None


def too_fast(wait: float) -> Response:
    refusal = refuse(no("too-fast"), 429)
    refusal.headers["retry-after"] = str(ceil(wait))
    return refusal


def make_app(
    data: Path,
    limits: Limits | None = None,
    packs: Sequence[str] = (),
    public: Sequence[str] = (),
    database: str = "",
    inside: str = "",
    hatch: str = "",
    proxies: Proxies = LOOPBACK,
    private_port: int = 0,
    thinkers: str = "",
) -> ASGIApp:
    """The whole server, its tables in the folder `data` or in a PostgreSQL database, found on the
    internet at `public`, and by other servers of ours at `inside` and `hatch`. `proxies` are
    believed who their visitors are; at `private_port` there are only figures. Bots that search
    think on the Ray cluster at `thinkers`, if there is one."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, House]]:
        pages.warm_up()  # before there is a lease, which work as long as this could let run out
        settle()
        store = await open_store(data, database, inside, hatch)
        port = int(inside.rpartition(":")[2] or 0)
        app.state.house = house = House(store, limits or Limits(), packs, port, thinkers)
        house.proxies = proxies
        app.state.connections = Connections(house)
        app.state.upkeep = upkeep = Upkeep(house)
        loops = upkeep.begin()
        watch = Watch(house.figures) if is_wanted() else None
        if watch:
            watch.begin()
        yield {"house": house}  # whoever listens asks it, too
        if watch:
            watch.end()
        for loop in loops:
            loop.cancel()
        await house.close()

    app = Starlette(
        lifespan=lifespan,
        exception_handlers={
            404: pages.lost,
            Closed: api.closed,
            Denied: denied,
            OSError: api.no_disk,
            sqlite3.Error: api.no_disk,
        },
        routes=[*page_routes(), *api_routes(), *file_routes()],
    )
    app.state.public = public
    return Front(app, public, proxies, private_port)


def page_routes() -> list[Route]:
    """Every address of the one page, and what it is drawn with."""
    paths = (
        *("/", "/new/{game}", "/t/{address}", "/tv/{address}", "/credits", "/stats"),
        *("/replay", "/replay/{token}", "/rules/{game}", "/learn/{game}"),
        *("/device/new/{game}", "/device/t/{address}", "/device/learn/{game}"),
        *("/device/replay", "/device/replay/{token}"),
    )
    return [
        *(Route(path, page) for path in paths),
        Route("/worker.js", pages.worker),
        Route("/web/device/worker.js", device.worker),
        Route("/web/device/files.json", device.manifest),
        Route("/web/device/{name:str}.zip", device.archive),
        Route("/manifest.webmanifest", pages.manifest),
        Route("/files.json", inventory.tell_files),
        Route("/web/joined/{name}", pages.joined_script),
        Route("/web/words/{language}.json", words.words),
        Route("/web/house.css", pages.styles),
        Route("/games/{game}/content.json", pages.content),
    ]


def api_routes() -> list[Route]:
    """What programs ask for: tables, packs, records, how the house is."""
    return [
        Route("/api/games", pages.shelf),
        Route("/api/tables", api.make_table, methods=["POST"]),
        Route("/api/carried", api.carry_in, methods=["POST"]),
        Route("/api/knock", api.knock, methods=["POST"]),
        Route("/api/tables/{address}", api.show_table),
        Route("/api/tables/{address}/carry", api.carry_away, methods=["POST"]),
        Route("/api/tables/{address}/qr.svg", api.show_qr),
        Route("/api/tables/{address}/pack", api.show_pack),
        Route("/api/records/{token}", api.show_record),
        Route("/api/records/{token}/replay", api.replay_record),
        Route("/api/packs", api.take_pack, methods=["POST"]),
        Route("/api/packs/{game}", api.offered_packs),
        Route("/api/replay", api.replay_file, methods=["POST"]),
        Route("/api/qr", api.draw_qr, methods=["POST"]),
        Route("/health", api.health),
        Route("/metrics", api.metrics),
        Route("/api/doctor", api.tell_doctor),
    ]


def private_routes() -> list[Route]:
    """What those who run the house ask, at an address of its own (`--metrics`)."""
    return [Route("/health", api.health), Route("/metrics", api.all_figures)]


def file_routes() -> list[Mount]:
    """Files as they are: of the page, and of every game."""
    lasting = ("fonts", "runtime")  # their names change with what is in them
    mounts = [Mount(f"/web/{name}", Files(WEB / name, lasting=True)) for name in lasting]
    mounts.append(Mount("/web", Files(WEB)))
    for key in GAMES:
        folder, english = FOLDERS[key], str(rules_in_english(key))
        mounts += [
            Mount(f"/games/{key}/{kind}", Files(folder / kind, spare))
            for kind, spare in (("board", ""), ("text", "en.ftl"), ("rules", english))
        ]
    return mounts
