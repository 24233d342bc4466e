"""What pages ask over HTTP: tables, content packs, records and replays, QR codes, health."""

from __future__ import annotations

import asyncio

import msgspec
import segno
from prometheus_client import generate_latest
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from fabletop.core import record as records
from fabletop.core.record import Damaged, Record
from fabletop.core.refusals import Refusal
from fabletop.games import GAMES, game_of
from fabletop.lookback import look_back
from fabletop.packs.pack import LARGEST as LARGEST_PACK
from fabletop.packs.pack import Wrong, read_pack
from fabletop.packs.telling import spell_pack
from fabletop.server.effects import no, refused
from fabletop.server.house import LONGEST_MESSAGE, Closed, House
from fabletop.server.messages import decode_knock, decode_link, decode_table, encode

LONGEST_LINK = 300
LONGEST_RECORD = 2_000_000
MOST_FAULTS = 20  # of a pack, told at once


def house(request: Request) -> House:
    found = request.app.state.house
    assert isinstance(found, House)
    return found


async def make_table(request: Request) -> Response:
    body = await limited_body(request)
    wanted = decode_table(body) if body is not None else None
    if wanted is None:
        return refuse(no("bad-message"), 400)
    address = request.client.host if request.client else ""
    made = await house(request).make(wanted.game, wanted.seats, wanted.options, address)
    if isinstance(made, Refusal):
        status = {"too-many-tables": 429, "not-saved": 503}
        return refuse(made, status.get(made.code, 422))
    return JSONResponse({"code": made.code, "address": made.address}, 201)


async def knock(request: Request) -> Response:
    """Somebody at the door says a code."""
    body = await limited_body(request)
    said = decode_knock(body) if body is not None else None
    if said is None:
        return refuse(no("bad-message"), 400)
    client = request.client.host if request.client else ""
    found = await house(request).entrance.knock(said.code, said.tokens, client)
    if not isinstance(found, Refusal):
        return JSONResponse({"address": found})
    seconds = found.args.get("seconds")
    answer = refuse(found, 429 if seconds else 404)
    if seconds:
        answer.headers["retry-after"] = str(seconds)
    return answer


async def limited_body(request: Request, most: int = LONGEST_MESSAGE) -> bytes | None:
    """A request's body, or None if it is too long."""
    chunks, size = [], 0
    async for chunk in request.stream():
        chunks.append(chunk)
        size += len(chunk)
        if size > most:
            return None
    return b"".join(chunks)


async def show_table(request: Request) -> Response:
    room = await house(request).find(request.path_params["address"])
    if room is None:
        return refuse(no("no-such-table"), 404)
    link = link_to(request, room.address)
    return JSONResponse(
        {"code": room.code, "game": room.game.key, "phase": room.phase, "link": link}
    )


def link_to(request: Request, rest: str) -> str:
    """A link that invites: to where the house is found from everywhere, or as we were called."""
    public = request.app.state.public
    return f"{public[0]}/t/{rest}" if public else str(request.base_url.replace(path=f"/t/{rest}"))


async def show_pack(request: Request) -> Response:
    """The content pack on a table."""
    room = await house(request).find(request.path_params["address"])
    if room is None or not room.game.pack:
        return refuse(no("no-such-pack" if room else "no-such-table"), 404)
    return JSONResponse(spell_pack(room.game.pack))


async def offered_packs(request: Request) -> Response:
    """The packs the house offers for a game."""
    packs = [read_pack(text) for text in house(request).lobby.house_packs.values()]
    return JSONResponse(
        [pack.spell() for pack in packs if pack.game == request.path_params["game"]]
    )


async def take_pack(request: Request) -> Response:
    """A pack somebody brings: what is in it, or all that is wrong with it, line by line."""
    body = await limited_body(request, LARGEST_PACK)
    if body is None:
        return refuse(no("too-long", most=LARGEST_PACK), 413)
    address = request.client.host if request.client else ""
    try:
        pack = await house(request).take_pack(body.decode(), address)
    except UnicodeDecodeError:
        return refuse(no("bad-message"), 400)
    except Wrong as wrong:
        return JSONResponse(
            {"faults": [fault.spell() for fault in wrong.faults[:MOST_FAULTS]]}, 422
        )
    return refuse(pack, 429) if isinstance(pack, Refusal) else JSONResponse(pack.spell(), 201)


async def show_record(request: Request) -> Response:
    """The record of a finished game, as a file that anybody can verify."""
    found = await find_record(request)
    return found if isinstance(found, Response) else JSONResponse(records.dump(found))


async def find_record(request: Request) -> Record | Response:
    found = await house(request).entrance.find_record(request.path_params["token"])
    if isinstance(found, Refusal):
        return refuse(found, 409 if found.code == "not-over" else 404)
    return found


async def replay_record(request: Request) -> Response:
    found = await find_record(request)
    return found if isinstance(found, Response) else await looked_back(request, found)


async def replay_file(request: Request) -> Response:
    """A record somebody brings: it is checked as `fabletop verify` does, then shown."""
    body = await limited_body(request, LONGEST_RECORD)
    if body is None:
        return refuse(no("too-long", most=LONGEST_RECORD), 413)
    try:
        record = records.load(msgspec.json.decode(body))
        if record.key is not None:
            records.check_fairness(record)
        if record.game in GAMES and request.query_params.get("from") == "0":
            await asyncio.to_thread(replay_whole, record)
    except Damaged as damage:
        return refuse(damaged(damage), 422)
    except Wrong:
        return refuse(no("damaged", move=0), 422)
    except (ValueError, RecursionError):
        return refuse(no("bad-message"), 400)
    return await looked_back(request, record)


def replay_whole(record: Record) -> None:
    records.replay(game_of(record.game, record.pack), record)


def damaged(damage: Damaged) -> Refusal:
    return no("damaged", move="none" if damage.move is None else damage.move)


async def looked_back(request: Request, record: Record) -> Response:
    """Some frames of a record, from some eyes; worked out beside the tables, not in their way."""
    query = request.query_params
    first, last = (number(query.get(name, "0")) for name in ("from", "to"))
    eyes = eyes_of(query.get("eyes", "watch"), record.seats)
    if record.game not in GAMES or first is None or last is None or eyes is None:
        return refuse(no("bad-message"), 400)
    try:
        game = await asyncio.to_thread(game_of, record.game, record.pack)
        told = await asyncio.to_thread(look_back, game, record, first, last, eyes)
    except Damaged as damage:
        return refuse(damaged(damage), 422)
    except Wrong:
        return refuse(no("damaged", move=0), 422)
    return Response(encode(told), media_type="application/json")


def number(text: str) -> int | None:
    return int(text) if text.isdecimal() and len(text) < 7 else None


def eyes_of(text: str, seats: int) -> list[int | None] | None:
    """Whose eyes: "all", "watch", or a seat."""
    if text == "all":
        return [None, *range(seats)]
    if text == "watch":
        return [None]
    seat = number(text)
    return [seat] if seat is not None and seat < seats else None


async def show_qr(request: Request) -> Response:
    address = request.path_params["address"]
    if await house(request).entrance.admit(address) is None:
        return refuse(no("no-such-table"), 404)
    return qr_code(link_to(request, address))


async def draw_qr(request: Request) -> Response:
    """A code for a link of this house that holds a ticket; in a body, so that no log keeps it."""
    body = await limited_body(request)
    link = decode_link(body) if body is not None else None
    if link is None or not link.startswith(link_to(request, "")):
        return refuse(no("bad-message"), 400)
    return qr_code(link)


def qr_code(link: str) -> Response:
    if len(link) > LONGEST_LINK:
        return refuse(no("bad-message"), 400)
    svg = segno.make(link, error="m").svg_inline(border=2, dark="#2b2233", light="#f6ead2")
    return Response(
        svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1),
        media_type="image/svg+xml",
    )


def refuse(refusal: Refusal, status: int) -> Response:
    return JSONResponse(refused(refusal, None), status)


async def closed(request: Request, error: Exception) -> Response:
    """A table that cannot be opened just now."""
    assert isinstance(error, Closed)
    return refuse(error.refusal, 503)


async def health(request: Request) -> Response:
    """Whether people can play: what can be saved, how much room is left, how late the loop is."""
    told = await house(request).health()
    return JSONResponse(told, 200 if told["ok"] else 503)


async def metrics(request: Request) -> Response:
    figures = house(request).figures
    figures.tables.set(len(house(request).lobby.rooms))
    return Response(generate_latest(figures.registry), media_type="text/plain; version=0.0.4")
