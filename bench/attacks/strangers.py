"""Strangers who press: bombs, floods, half letters, guesses. Each comes from addresses of its own.

An attack takes the port of a house and how many seconds it may go on; it answers how often it heard
what. None needs anything but what every stranger has. They run in processes of their own.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.attacks.visitors import Visitor, picture
from fabletop.core.record import Base, Move, Record, dump
from fabletop.games import GAMES
from fabletop.server.addresses import any_code, new_latch
from tools.house import read, say

Told = Counter[str]
Attack = Callable[[int, float], Coroutine[Any, Any, Told]]

DOTTED = b"a" + b".a" * 16_000 + b" = 1\n"
HEAD = 'game = "cave"\ntitle = "t"\nauthor = "a"\nlicence = "l"\n'
NINES = "9" * 20_000
REPLAY = "/api/replay?from=0&to=60"
LOST_LINE = (InvalidHandshake, ConnectionClosed, OSError, TimeoutError)


async def at_once(port: int, path: str, bodies: list[bytes], address: str = "127.0.0.2") -> Told:
    """The same request several times together."""
    visitor = Visitor(port, address)
    return Counter(map(str, await asyncio.gather(*(visitor.asks(path, body) for body in bodies))))


async def again(seconds: float, work: Callable[[], Awaitable[Told]]) -> Told:
    """Once, and then once more as long as there is time."""
    until = time.monotonic() + seconds
    told = await work()
    while time.monotonic() < until:
        told += await work()
    return told


# -- 2: parsing bombs


async def packs(port: int, seconds: float) -> Told:
    """16,000 dotted key parts in 32 KB, three at once."""
    return await again(seconds, lambda: at_once(port, "/api/packs", [DOTTED] * 3))


def packed_record() -> bytes:
    record = Record("cave", GAMES["cave"].about.version, 2, {}, (), pack=DOTTED.decode())
    return json.dumps(dump(record)).encode()


async def packed_records(port: int, seconds: float) -> Told:
    """The same as the pack of a record, six at once."""
    body = packed_record()
    return await again(seconds, lambda: at_once(port, REPLAY, [body] * 6, "127.0.0.3"))


async def digits(port: int, seconds: float) -> Told:
    """Integers of 20,000 digits, wherever they may be put."""
    visitor = Visitor(port, "127.0.0.4")
    table = await visitor.make_table("cave", 2)
    bodies = {
        "/api/packs": f"{HEAD}x = {NINES}\n",
        REPLAY: f'{{"fabletop": 1, "game": "cave", "moves": [], "version": {NINES}}}',
        "/api/tables": f'{{"game": "cave", "seats": {NINES[:3000]}}}',
        "/api/knock": f'{{"code": {NINES[:3000]}}}',
        f"/api/replay?from=1&to={NINES[:7000]}": '{"fabletop": 1}',
    }

    async def whole() -> Told:
        told = Counter(
            [str(await visitor.asks(path, body.encode())) for path, body in bodies.items()]
        )
        told[
            str(await visitor.asks(f"/api/records/x.{NINES[:5000]}.y/replay?to={NINES[:2000]}"))
        ] += 1
        return told + await long_words(visitor, table)

    return await again(seconds, whole)


async def long_words(visitor: Visitor, table: str) -> Told:
    """Long numbers in the frames of a socket."""
    told: Told = Counter()
    try:
        link = await visitor.connect(table)
    except LOST_LINE as error:
        return Counter([type(error).__name__])
    frames = [
        f'{{"do":"hello","since":{NINES[:4000]}}}', f'{{"do":"hello","since":-{NINES}}}',
        '{"do":"hello"}', f'{{"do":"sit","seat":{NINES[:3000]},"name":"x","colour":1}}',
        f'{{"do":"act","id":"1","seat":0,"decision":{NINES[:4000]},"action":[]}}',
        f'{{"do":"choose","name":"variant","value":{NINES[:4000]}}}',
    ]  # fmt: skip
    for frame in frames:
        await link.send(frame)
        message = read(link, await asyncio.wait_for(link.recv(), 20))
        told[f"ws {message.get('code') if message['is'] == 'refused' else message['is']}"] += 1
    await link.close()
    return told


# -- 3: positions that never end


def endless_record() -> bytes:
    """A record with a true chain that goes on from the Basra position which never ended."""
    state = {"seats": 2, "square": "m12", "hands": [[1], []]}
    moves = [Move(0, ("move", 1, None)), Move(0, ("end_buy",))]
    version = GAMES["basra"].about.version
    record = Record("basra", version, 2, {}, (), moves, base=Base(0, state, ()))
    return json.dumps(dump(record)).encode()


async def endless(port: int, seconds: float) -> Told:
    body = endless_record()
    return await again(seconds, lambda: at_once(port, REPLAY, [body] * 3, "127.0.0.5"))


# -- 4: whatever takes long


def long_record(pairs: int) -> bytes:
    version = GAMES["cave"].about.version
    body = dump(Record("cave", version, 2, {}, ((2, 1),) * pairs, seal="0" * 64, key="00" * 32))
    return json.dumps(body, separators=(",", ":")).encode()


async def chances(port: int, seconds: float) -> Told:
    """Records with 320,000 chance pairs, six at once."""
    body = long_record(320_000)
    return await again(seconds, lambda: at_once(port, REPLAY, [body] * 6, "127.0.0.6"))


async def pairs(port: int, seconds: float) -> Told:
    """Records as long as may be, with 120,000 chance pairs, six at once."""
    body = long_record(120_000)
    return await again(seconds, lambda: at_once(port, REPLAY, [body] * 6, "127.0.0.7"))


async def qr_codes(port: int, seconds: float) -> Told:
    """QR codes of long links, thirty at once, three hundred or more."""
    link = f"http://127.0.0.1:{port}/t/x#move=" + "y" * 240
    body = json.dumps({"link": link}).encode()

    async def whole() -> Told:
        told: Told = Counter()
        for _ in range(10):
            told += await at_once(port, "/api/qr", [body] * 30, "127.0.0.8")
        return told

    return await again(seconds, whole)


async def bodies(port: int, seconds: float) -> Told:
    """100 letters of 2 MB that never end."""
    head = b"POST /api/replay?from=0&to=60 HTTP/1.1\r\nHost: x\r\nContent-Length: 2000000\r\n\r\n"

    async def begin() -> str:
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", port, local_addr=("127.0.0.9", 0)
        )
        try:
            writer.write(head + b" " * 1_990_000)
            first = (await asyncio.wait_for(reader.readline(), 15)).decode().strip()
            return first.removeprefix("HTTP/1.1 ") or "closed"
        except (TimeoutError, OSError) as error:
            return type(error).__name__
        finally:
            writer.transport.abort()

    async def whole() -> Told:
        return Counter(await asyncio.gather(*(begin() for _ in range(100))))

    return await again(seconds, whole)


async def hello(port: int, seconds: float) -> Told:
    """25 spectators of one table who say hello as fast as they can."""
    visitor = Visitor(port, "127.0.0.10")
    table = await visitor.make_table("basra", 2)
    return await flood(visitor, table, 25, seconds, lambda: ['{"do":"hello"}'])


async def flood(
    visitor: Visitor, table: str, links: int, seconds: float, words: Callable[[], list[str]]
) -> Told:
    """Many connections to a table that all say the same, as fast as they can."""
    told: Told = Counter()
    until = time.monotonic() + seconds

    async def one() -> None:
        try:
            async with await visitor.connect(table) as link:
                await link.send('{"do":"hello"}')
                reading = asyncio.ensure_future(count(link))
                while time.monotonic() < until:
                    for word in words():
                        await link.send(word)
                    await asyncio.sleep(0)
                reading.cancel()
        except LOST_LINE as error:
            told[type(error).__name__] += 1

    async def count(link: Any) -> None:
        async for text in link:
            message = json.loads(text)
            told[message.get("code") if message["is"] == "refused" else message["is"]] += 1

    await asyncio.gather(*(one() for _ in range(links)))
    return told


async def sockets(port: int, seconds: float) -> Told:
    """300 connections that say nothing, again and again."""
    visitor = Visitor(port, "127.0.0.11")
    table = await visitor.make_table("cave", 2)

    async def one() -> str:
        try:
            link = await visitor.connect(table)
        except InvalidHandshake as error:
            return str(error).removeprefix("server rejected WebSocket connection: ")
        except OSError as error:
            return type(error).__name__
        link.transport.abort()
        return "open"

    async def whole() -> Told:
        return Counter(await asyncio.gather(*(one() for _ in range(300))))

    return await again(seconds, whole)


async def audience(port: int, seconds: float) -> Told:
    """A table with as many watchers as there may be, whose host changes something all the time."""
    visitor = Visitor(port, "127.0.0.12")
    table = await visitor.make_table("basra", 2)
    there = [await visitor.sit(table, seat) for seat in range(2)]
    await say(there[0].link, do="start")
    await picture(there[0].link, lambda shown: shown["phase"] == "play")
    watching = [asyncio.ensure_future(watch(visitor, table)) for _ in range(55)]
    told: Told = Counter()
    until, on = time.monotonic() + seconds, itertools.cycle((True, False))
    wish = {"do": "help", "seat": 0, "time": "usual", "hints": True, "calm": False}

    async def shout(link: Any, seat: int) -> None:
        reading = asyncio.ensure_future(tally(link, told))
        while time.monotonic() < until:
            await say(link, **{**wish, "seat": seat, "large": next(on)})
            await asyncio.sleep(0.02)
        reading.cancel()

    await asyncio.gather(*(shout(each.link, each.seat) for each in there))
    for task in watching:
        task.cancel()
    shown = await asyncio.gather(*watching, return_exceptions=True)
    told["watchers"] = sum(isinstance(one, asyncio.CancelledError) for one in shown)
    return told


async def watch(visitor: Visitor, table: str) -> None:
    async with await visitor.connect(table) as link:
        await link.send('{"do":"hello"}')
        async for _ in link:
            pass


async def tally(link: Any, told: Told) -> None:
    async for text in link:
        message = json.loads(text)
        told[message.get("code") if message["is"] == "refused" else message["is"]] += 1


async def requests(port: int, seconds: float) -> Told:
    """The shelf and the page, as often as they come, from four addresses."""
    told: Told = Counter()

    async def one(address: str, path: str) -> None:
        async for status in asked(port, address, lambda: (path, b""), seconds):
            told[status] += 1

    paths = ("/api/games", "/", "/web/shell/app.js", "/health")
    addresses = [f"127.0.0.{20 + number}" for number in range(4)]
    await asyncio.gather(*(one(address, path) for address in addresses for path in paths))
    return told


async def fetches(port: int, seconds: float, tables: Sequence[str] = ()) -> Told:
    """Grown tables are fetched, each for the first time since the start, one after another."""
    addresses, told = itertools.cycle(tables), Counter[str]()

    async def one() -> None:
        def ask() -> tuple[str, bytes]:
            return f"/api/tables/{next(addresses)}", b""

        async for status in asked(port, "127.0.0.31", ask, seconds):
            told[status] += 1

    await asyncio.gather(*(one() for _ in range(8 if tables else 0)))
    return told


# -- 5: every table can be found


async def guesses(port: int, seconds: float, addresses: int = 1) -> Told:
    """Codes, as fast as they can be said."""
    told: Told = Counter()

    def guess() -> tuple[str, bytes]:
        return "/api/knock", json.dumps({"code": any_code()}).encode()

    async def one(address: str) -> None:
        async for status in asked(port, address, guess, seconds):
            told[status] += 1

    homes = [f"127.0.1.{1 + number}" for number in range(addresses)]
    await asyncio.gather(*(one(home) for home in homes for _ in range(4)))
    return told


async def guesses_of_many(port: int, seconds: float) -> Told:
    return await guesses(port, seconds, 16)


async def blind_addresses(port: int, seconds: float) -> Told:
    """Addresses instead of codes: these are not counted, for nobody can guess them."""
    told: Told = Counter()

    def guess() -> tuple[str, bytes]:
        return f"/api/tables/{any_code()}-{new_latch()}", b""

    async def one() -> None:
        async for status in asked(port, "127.0.0.30", guess, seconds):
            told[status] += 1

    await asyncio.gather(*(one() for _ in range(4)))
    return told


async def asked(
    port: int, address: str, ask: Callable[[], tuple[str, bytes]], seconds: float
) -> Any:
    """Requests one after another over one line; their statuses. A proxy is claimed, a new one
    each time: nobody may believe that."""
    until, numbers = time.monotonic() + seconds, itertools.count()
    while time.monotonic() < until:
        try:
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", port, local_addr=(address, 0)
            )
            while time.monotonic() < until:
                writer.write(request(*ask(), next(numbers)))
                yield await answer(reader)
        except (OSError, asyncio.IncompleteReadError, ValueError) as error:
            yield type(error).__name__
            await asyncio.sleep(0.01)
        else:
            writer.close()


def request(path: str, body: bytes, number: int) -> bytes:
    proxy = f"X-Forwarded-For: 10.0.{number // 250 % 250}.{number % 250}\r\n"
    verb = "POST" if body else "GET"
    head = f"{verb} {path} HTTP/1.1\r\nHost: x\r\n{proxy}Content-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


async def answer(reader: asyncio.StreamReader) -> str:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    length = int(head.partition("content-length: ")[2].partition("\r\n")[0])
    await reader.readexactly(length)
    return head[9:12]


ATTACKS: dict[str, Attack] = {
    "packs": packs,
    "packed_records": packed_records,
    "digits": digits,
    "endless": endless,
    "chances": chances,
    "pairs": pairs,
    "qr_codes": qr_codes,
    "bodies": bodies,
    "hello": hello,
    "sockets": sockets,
    "audience": audience,
    "requests": requests,
    "guesses": guesses,
    "guesses_of_many": guesses_of_many,
    "blind_addresses": blind_addresses,
}
