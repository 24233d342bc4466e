"""The web application: which address leads where, and the headers everything gets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from math import ceil
from pathlib import Path

from starlette.applications import Starlette
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope
from starlette.types import Send as AsgiSend

from fabletop.games import GAMES
from fabletop.server import api, pages
from fabletop.server.api import refuse
from fabletop.server.bodies import Denied, denied
from fabletop.server.effects import no
from fabletop.server.files import Files
from fabletop.server.house import House
from fabletop.server.limits import Limits, household
from fabletop.server.pages import GAME_FOLDERS, WEB, page
from fabletop.server.watch import Watch, is_wanted

LARGEST_FRAME = 65536  # beyond this the protocol itself hangs up

HEADERS = {
    "cache-control": "no-cache",
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "connect-src 'self'; font-src 'self'; media-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), payment=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


class Front:
    """The door: sockets go straight to their table, all else gets the same few headers."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: AsgiSend) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if scope["type"] == "websocket":
            code = scope["path"].removeprefix("/ws/")
            await self.app.state.house.serve(code, scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        at: House = self.app.state.house
        address = household(scope["client"][0]) if scope.get("client") else ""
        if wait := at.wait_for(address, "requests"):
            answer = refuse(no("too-fast"), 429)
            answer.headers["retry-after"] = str(ceil(wait))
            await answer(scope, receive, send_with_headers)
            return

        await self.app(scope, receive, send_with_headers)


def make_app(data: Path, limits: Limits | None = None, packs: Sequence[str] = ()) -> ASGIApp:
    """The whole server, its tables in the folder `data`."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, House]]:
        app.state.house = house = House(data, limits or Limits(), packs)
        pages.warm_up()
        sweeper = asyncio.ensure_future(house.sweep())
        watch = Watch(house.figures) if is_wanted() else None
        if watch:
            watch.begin()
        yield {"house": house}  # whoever listens asks it, too
        if watch:
            watch.end()
        sweeper.cancel()
        await house.take_snapshots()
        house.thinkers.stop()
        await house.workers.stop()
        await house.store.close()

    served = [
        Mount(f"/games/{key}/{kind}", Files(GAME_FOLDERS / key / kind))
        for key in GAMES
        for kind in ("board", "text", "rules")
        if (GAME_FOLDERS / key / kind).is_dir()
    ]
    app = Starlette(
        lifespan=lifespan,
        exception_handlers={404: pages.lost, Denied: denied},
        routes=[
            Route("/", page),
            Route("/new/{game}", page),
            Route("/t/{code}", page),
            Route("/tv/{code}", page),
            Route("/credits", page),
            *[Route(path, page) for path in ("/replay", "/replay/{code}", "/replay/{code}/{game}")],
            *[Route(path, page) for path in ("/rules/{game}", "/learn/{game}", "/stats")],
            Route("/worker.js", pages.worker),
            Route("/manifest.webmanifest", pages.manifest),
            Route("/api/games", pages.shelf),
            Route("/api/tables", api.make_table, methods=["POST"]),
            Route("/api/tables/{code}", api.show_table),
            Route("/api/tables/{code}/qr.svg", api.show_qr),
            Route("/api/tables/{code}/record", api.show_record),
            Route("/api/tables/{code}/pack", api.show_pack),
            Route("/api/packs", api.take_pack, methods=["POST"]),
            Route("/api/packs/{game}", api.offered_packs),
            Route("/api/tables/{code}/replay", api.replay_table),
            Route("/api/replay", api.replay_file, methods=["POST"]),
            Route("/api/qr", api.draw_qr, methods=["POST"]),
            Route("/health", api.health),
            Route("/metrics", api.metrics),
            Mount("/web", Files(WEB)),
            *served,
        ],
    )
    return Front(app)
