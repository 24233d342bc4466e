"""What pages ask over HTTP: tables, content packs, records and replays, QR codes, health.

Whatever strangers bring, and whatever takes long, a worker reads and answers (`strangers.py`).
"""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import TypeVar

from prometheus_client import generate_latest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from fabletop.bounds import LONGEST_RECORD, Beyond, check_json
from fabletop.core.game import Json
from fabletop.core.record import Record, spell_record
from fabletop.core.refusals import Refusal
from fabletop.packs.pack import LARGEST as LARGEST_PACK
from fabletop.server.home import Closed, described
from fabletop.server.net.bodies import Denied, address_of, body_of
from fabletop.server.net.bodies import house_of as house
from fabletop.server.net.connections import LONGEST_MESSAGE
from fabletop.server.net.house_calls import DOCTOR, is_doctor
from fabletop.server.net.visitors import PEER
from fabletop.server.processes.worker_pool import Busy
from fabletop.server.strangers import Task
from fabletop.server.table.effects import no, refused
from fabletop.server.table.messages import (
    decode_holding,
    decode_knock,
    decode_link,
    decode_table,
    encode,
)

LONGEST_LINK = 300
NEARBY = ("127.0.0.1", "::1")
HANDED_ON = ("forwarded", "x-forwarded-for", "x-real-ip")  # what a proxy says of its clients

T = TypeVar("T")
Body = bytes | Callable[[], Awaitable[bytes]]


async def worked(
    request: Request, do: str, body: Body, foreign: bool = False, may_pack: bool = True
) -> Response:
    """What a worker answers, when it is this address's turn."""
    at, address = house(request), address_of(request)
    if wait := at.wait_for(address, "work", 0.0):
        raise Denied(no("too-many-replays"), 429, wait)
    packs = may_pack and "gzip" in request.headers.get("accept-encoding", "")
    task = Task(do, dict(request.query_params), packs)
    try:
        async with at.workers.turn(address, foreign):
            content = body if isinstance(body, bytes) else await body()
            answer, told = await at.workers.ask(task, content)
    except Busy:
        raise Denied(no("busy"), 503, 5.0) from None
    at.budgets.owe(address, "work", time.monotonic(), answer.cost)
    headers = {"content-encoding": "gzip"} if answer.packed else {}
    headers["vary"] = "accept-encoding"
    return Response(told, answer.status, headers, answer.kind)


async def said(request: Request, decode: Callable[[bytes], T | None]) -> T | None:
    """What a short body says, or None if it is not what was asked for."""
    try:
        async with body_of(request, LONGEST_MESSAGE) as body:
            check_json(body, LONGEST_MESSAGE)
            return decode(body)
    except Beyond:
        return None


async def make_table(request: Request) -> Response:
    wanted = await said(request, decode_table)
    if wanted is None:
        return refuse(no("bad-message"), 400)
    address = address_of(request)
    options, clock = wanted.options, wanted.clock
    made = await house(request).make(wanted.game, wanted.seats, options, address, clock)
    if isinstance(made, Refusal):
        status = {"too-many-tables": 429, "not-saved": 503}
        return refuse(made, status.get(made.code, 422))
    return JSONResponse({"code": made.table.code, "address": made.table.address}, 201)


async def carry_away(request: Request) -> Response:
    """The game at a table, for whoever holds every person's chair there."""
    wanted = await said(request, decode_holding)
    if wanted is None:
        return refuse(no("bad-message"), 400)
    at = house(request)
    if wait := at.wait_for(address_of(request), "replays"):
        raise Denied(no("too-many-replays"), 429, wait)
    code = await at.admit(request.path_params["address"])
    told = await at.pack_up(code, wanted.tokens) if code else no("no-such-table")
    if isinstance(told, Refusal):
        return refuse(told, 404 if told.code == "no-such-table" else 403)
    return Response(await at.aside(encode, told), 200, media_type="application/json")


async def carry_in(request: Request) -> Response:
    """A game that somebody brings from their device: checked like a record, then a new table."""
    at, address = house(request), address_of(request)
    if await at.attempts.make("tables", address, at.limits.tables_an_hour):
        return refuse(no("too-many-tables"), 429)
    async with body_of(request, LONGEST_RECORD) as body:
        answer = await worked(request, "take_table", body, foreign=True, may_pack=False)
    if answer.status_code != 200:
        return answer
    carried = json.loads(bytes(answer.body))
    made = await at.set_up(carried["kept"], carried["moves"])
    if isinstance(made, Refusal):
        return refuse(made, 503)
    return JSONResponse(described(made), 201)


async def knock(request: Request) -> Response:
    """Somebody at the door says a code."""
    guess = await said(request, decode_knock)
    if guess is None:
        return refuse(no("bad-message"), 400)
    found = await house(request).entrance.knock(guess.code, guess.tokens, address_of(request))
    if not isinstance(found, Refusal):
        return JSONResponse({"address": found})
    seconds = found.args.get("seconds")
    answer = refuse(found, 429 if seconds else 404)
    if seconds:
        answer.headers["retry-after"] = str(seconds)
    return answer


async def show_table(request: Request) -> Response:
    address = request.path_params["address"]
    seen = await house(request).look(address)
    if seen is None:
        return refuse(no("no-such-table"), 404)
    told = {"code": seen.code, "game": seen.game, "phase": seen.phase}
    return JSONResponse({**told, "link": link_to(request, address)})


def link_to(request: Request, rest: str) -> str:
    """A link that invites: to where the house is found from everywhere, or as we were called."""
    public = request.app.state.public
    return f"{public[0]}/t/{rest}" if public else str(request.base_url.replace(path=f"/t/{rest}"))


async def show_pack(request: Request) -> Response:
    """The content pack on a table."""
    seen = await house(request).look(request.path_params["address"])
    if seen is None or not seen.pack:
        return refuse(no("no-such-pack" if seen else "no-such-table"), 404)
    return await worked(request, "show_pack", seen.pack.encode())


async def offered_packs(request: Request) -> Response:
    """The packs the house offers for a game."""
    offered = house(request).offered
    return JSONResponse([pack for pack in offered if pack["game"] == request.path_params["game"]])


async def take_pack(request: Request) -> Response:
    """A pack somebody brings: what is in it, or all that is wrong with it, line by line."""
    at, address = house(request), address_of(request)
    if wait := at.wait_for(address, "packs"):
        raise Denied(no("too-many-packs"), 429, wait)
    async with body_of(request, LARGEST_PACK) as body:
        answer = await worked(request, "take_pack", body, foreign=True)
        if answer.status_code == 201:
            await at.take_pack(body.decode())
    return answer


async def show_record(request: Request) -> Response:
    """The record of a finished game, as a file that anybody can verify."""
    return await with_record(request, "show_record")


async def replay_record(request: Request) -> Response:
    return await with_record(request, "replay_own")


async def with_record(request: Request, do: str) -> Response:
    found = await house(request).entrance.find_record(request.path_params["token"])
    if isinstance(found, Refusal):
        return refuse(found, 409 if found.code == "not-over" else 404)
    spelt = found

    async def spell() -> bytes:
        return await house(request).aside(written, spelt)

    return await worked(request, do, spell)


def written(record: Record | Json) -> bytes:
    return encode(spell_record(record) if isinstance(record, Record) else record)


async def replay_file(request: Request) -> Response:
    """A record somebody brings: it is checked as `fabletop verify` does, then shown."""
    if wait := house(request).wait_for(address_of(request), "replays"):
        raise Denied(no("too-many-replays"), 429, wait)
    async with body_of(request, LONGEST_RECORD) as body:
        return await worked(request, "replay_file", body, foreign=True)


async def show_qr(request: Request) -> Response:
    address = request.path_params["address"]
    if await house(request).entrance.admit(address) is None:
        return refuse(no("no-such-table"), 404)
    return await qr_code(request, link_to(request, address))


async def draw_qr(request: Request) -> Response:
    """A code for a link of this house that holds a ticket; in a body, so that no log keeps it."""
    link = await said(request, decode_link)
    if link is None or not link.startswith(link_to(request, "")):
        return refuse(no("bad-message"), 400)
    return await qr_code(request, link)


async def qr_code(request: Request, link: str) -> Response:
    if len(link) > LONGEST_LINK:
        return refuse(no("bad-message"), 400)
    return await worked(request, "draw_qr", link.encode())


def refuse(refusal: Refusal, status: int) -> Response:
    return JSONResponse(refused(refusal, None), status)


async def closed(request: Request, error: Exception) -> Response:
    """A table that cannot be opened just now."""
    assert isinstance(error, Closed)
    return refuse(error.refusal, 503)


async def no_disk(request: Request, error: Exception) -> Response:
    """The disk cannot be read or written just now."""
    return refuse(no("not-saved"), 503)


async def health(request: Request) -> Response:
    """Whether people can play: what can be saved, how much room is left, how late the loop is."""
    told = await request.app.state.upkeep.health()
    return JSONResponse(asdict(told), 200 if told.ok else 503)


async def metrics(request: Request) -> Response:
    """For whoever sits at this very machine; all others find nothing here."""
    host = request.client.host if request.client else ""
    if host not in NEARBY or any(name in request.headers for name in HANDED_ON):
        return Response("not found", 404, media_type="text/plain")
    return await all_figures(request)


async def all_figures(request: Request) -> Response:
    """What Prometheus asks for; to whom it is told is the business of others."""
    figures = house(request).figures
    figures.look_at(await request.app.state.upkeep.health())
    return Response(generate_latest(figures.registry), media_type="text/plain; version=0.0.4")


async def tell_doctor(request: Request) -> Response:
    """Whom this server takes a visitor for: told only to `fabletop doctor`, by the secret."""
    if not is_doctor(request.headers.get(DOCTOR, ""), house(request).store.secret):
        raise HTTPException(404)
    peer = request.scope.get(PEER, "")
    host = request.client.host if request.client else ""
    forwarded = ", ".join(request.headers.getlist("x-forwarded-for"))
    told = {"visitor": host, "peer": peer or host, "forwarded": forwarded}
    is_trusted = house(request).proxies.trusts(peer or host)
    return JSONResponse({**told, "trusted": is_trusted, "scheme": request.url.scheme})
