"""Letters that come with a request: so long, so quick, and so many at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from math import ceil

from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response

from fabletop.core.refusals import Refusal
from fabletop.server.house import House
from fabletop.server.net.limits import household
from fabletop.server.table.effects import no, refused

SMALL = 64 * 1024  # bytes; more than that waits for a place
LARGE_EACH = 4  # places one address may take


class Denied(Exception):
    """A request that is refused before anybody has looked into it."""

    def __init__(self, refusal: Refusal, status: int, wait: float = 0.0) -> None:
        super().__init__(refusal.code)
        self.refusal, self.status, self.wait = refusal, status, wait


async def denied(request: Request, error: Exception) -> Response:
    """What is not read to its end cannot be followed by another request: the line is closed."""
    assert isinstance(error, Denied)
    headers = {"connection": "close"}
    if error.wait:
        headers["retry-after"] = str(ceil(error.wait))
    return JSONResponse(refused(error.refusal, None), error.status, headers)


def house_of(request: Request) -> House:
    found = request.app.state.house
    assert isinstance(found, House)
    return found


def address_of(request: Request) -> str:
    """Whom a request is from, as limits count."""
    return household(request.client.host) if request.client else ""


@asynccontextmanager
async def body_of(request: Request, most: int) -> AsyncIterator[bytes]:
    """A request's body, for as long as one works with it. Raises `Denied`."""
    said = request.headers.get("content-length", "")
    if said.isdecimal() and (len(said) > 9 or int(said) > most):
        raise Denied(no("too-long", most=most), 413)
    async with AsyncExitStack() as places:
        yield await read(request, most, places)


async def read(request: Request, most: int, places: AsyncExitStack) -> bytes:
    house, address = house_of(request), address_of(request)
    if not house.may_hold(address, "bodies", house.limits.bodies):
        raise Denied(no("too-fast"), 429, house.limits.body_seconds)
    try:
        body, stream = bytearray(), request.stream()
        is_whole = await read_up_to(house, stream, body, min(most, SMALL))
        if not is_whole and most > SMALL:
            await places.enter_async_context(large(house, address))
            is_whole = await read_up_to(house, stream, body, most)
    except TimeoutError:
        raise Denied(no("too-slow"), 408) from None
    except ClientDisconnect:
        raise Denied(no("bad-message"), 400) from None
    finally:
        house.budgets.release(address, "bodies")
    if not is_whole:
        raise Denied(no("too-long", most=most), 413)
    return bytes(body)


async def read_up_to(
    house: House, stream: AsyncIterator[bytes], body: bytearray, most: int
) -> bool:
    """Read on until there is more than that; whether it came to its end before."""
    async with asyncio.timeout(house.limits.body_seconds):
        while len(body) <= most:
            chunk = await anext(stream, None)
            if chunk is None:
                return True
            body += chunk
    return False


@asynccontextmanager
async def large(house: House, address: str) -> AsyncIterator[None]:
    """One of the few places for large bodies. Raises `Denied`."""
    if not house.may_hold(address, "large", LARGE_EACH):
        raise Denied(no("busy"), 503, 2.0)
    try:
        try:
            await asyncio.wait_for(house.large.acquire(), house.limits.body_seconds)
        except TimeoutError:
            raise Denied(no("busy"), 503, house.limits.body_seconds) from None
        try:
            yield
        finally:
            house.large.release()
    finally:
        house.budgets.release(address, "large")
