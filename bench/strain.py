"""What a calm table notices while strangers bring bombs, floods and half a letter.

    .venv/bin/python -m bench.strain [--only packs,hello]

The calm table plays from 127.0.0.1, the strangers come from 127.0.0.2 and up (Linux has them all).
For each attack: what was answered, how long a move of the calm table took meanwhile (p50, p99,
the longest), and the most memory the server and its processes held together.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import statistics
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.house import House, say
from fabletop.core.record import Record, dump
from fabletop.games import GAMES

PAUSE = 0.02  # seconds between two moves of the calm table
LEAST = 6.0  # seconds an attack is watched
DOTTED = b"a" + b".a" * 16_000 + b" = 1\n"
HEAD = 'game = "cave"\ntitle = "t"\nauthor = "a"\nlicence = "l"\n'


class Memory:
    """The most memory a house and all its processes held together, in MB."""

    def __init__(self, house: House) -> None:
        assert house.process
        self.root = house.process.pid
        self.most = 0.0
        self.over = threading.Event()
        self.watcher = threading.Thread(target=self.watch, daemon=True)

    def watch(self) -> None:
        while not self.over.wait(0.05):
            self.most = max(self.most, sum(map(megabytes, family(self.root))))


def family(pid: int) -> Iterator[int]:
    """A process and all that came of it."""
    yield pid
    with contextlib.suppress(OSError):
        for children in Path(f"/proc/{pid}/task").glob("*/children"):
            for child in children.read_text().split():
                yield from family(int(child))


def megabytes(pid: int) -> float:
    """What a process holds, pages it shares counted by halves (PSS)."""
    with contextlib.suppress(OSError):
        rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
        return int(rollup.split("\nPss:")[1].split()[0]) / 1024
    return 0.0


class Calm:
    """Two people who play on, and how long their moves take to come back."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.latencies: list[float] = []

    async def play(self) -> None:
        while True:
            code = await asyncio.to_thread(self.house.make_table, "cave", 2, timers="off")
            links = [await self.house.connect(code) for _ in range(2)]
            for seat, link in enumerate(links):
                await say(link, do="hello")
                await say(link, do="sit", seat=seat, name=f"P{seat}", colour=seat)
                while not (await self.hear(link)).get("yours"):
                    pass
            await say(links[0], do="start")
            await asyncio.gather(*(self.seat(link) for link in links))
            for link in links:
                await link.close()

    async def hear(self, link: Any) -> Any:
        return json.loads(await link.recv())

    async def seat(self, link: Any) -> None:
        answered, sent = -1, 0.0
        while (shown := await self.hear(link)).get("phase") != "over":
            if str(answered) in (shown.get("done") or [shown.get("id")]):
                self.latencies.append(time.perf_counter() - sent)
            if shown["is"] == "table" and shown["asked"] and shown["decision"] > answered:
                await asyncio.sleep(PAUSE)
                answered, sent = shown["decision"], time.perf_counter()
                act = {"id": str(answered), "seat": shown["seat"], "decision": answered}
                await say(link, do="act", **act, action=shown["choices"][0])


def post(house: House, path: str, body: bytes, address: str = "127.0.0.2") -> str:
    """The status and code of an answer."""
    link = http.client.HTTPConnection("127.0.0.1", house.port, 60, source_address=(address, 0))
    try:
        link.request("POST", path, body)
        answer = link.getresponse()
        told = answer.read()
    except OSError as error:
        return type(error).__name__
    finally:
        link.close()
    code = json.loads(told).get("code", "") if told.startswith(b'{"is"') else ""
    return f"{answer.status} {code}".strip()


async def at_once(house: House, path: str, bodies: list[bytes]) -> Counter[str]:
    posts = [asyncio.to_thread(post, house, path, body) for body in bodies]
    return Counter(await asyncio.gather(*posts))


# -- the attacks


async def calm(house: House) -> Counter[str]:
    return Counter()


async def packs(house: House) -> Counter[str]:
    """16,000 dotted key parts in 32 KB, three times."""
    return await at_once(house, "/api/packs", [DOTTED] * 3)


async def packed_records(house: House) -> Counter[str]:
    """The same as the pack of a record, six at once."""
    record = dump(Record("cave", GAMES["cave"].version, 2, {}, (), pack=DOTTED.decode()))
    body = json.dumps(record).encode()
    return await at_once(house, "/api/replay?from=0&to=60", [body] * 6)


async def digits(house: House) -> Counter[str]:
    """Integers of 20,000 digits, wherever they may be put."""
    many = "9" * 20_000
    said = {"fabletop": 1, "game": "cave", "moves": [], "version": 0}
    record = json.dumps(said).replace('"version": 0', f'"version": {many}')
    told = await at_once(house, "/api/packs", [f"{HEAD}x = {many}\n".encode()])
    told += await at_once(house, "/api/replay?from=0&to=60", [record.encode()])
    code = house.make_table("cave", 2)
    for query in (f"/api/tables/{code}/record?game={many}", f"/api/tables/{code}/replay?to={many}"):
        told[str(await asyncio.to_thread(get, house, query))] += 1
    return told


def get(house: House, path: str) -> str:
    link = http.client.HTTPConnection("127.0.0.1", house.port, 60, source_address=("127.0.0.2", 0))
    try:
        link.request("GET", path)
        return str(link.getresponse().status)
    finally:
        link.close()


def long_record(pairs: int) -> bytes:
    version = GAMES["cave"].version
    body = dump(Record("cave", version, 2, {}, ((2, 1),) * pairs, seal="0" * 64, key="00" * 32))
    return json.dumps(body, separators=(",", ":")).encode()


async def chances(house: House) -> Counter[str]:
    """Records with 320,000 chance pairs, six at once."""
    return await at_once(house, "/api/replay?from=0&to=60", [long_record(320_000)] * 6)


async def pairs(house: House) -> Counter[str]:
    """Records as long as may be, with 120,000 chance pairs, six at once."""
    return await at_once(house, "/api/replay?from=0&to=60", [long_record(120_000)] * 6)


async def qr_codes(house: House) -> Counter[str]:
    """A QR code for a long link, 300 times."""
    link = f"http://127.0.0.1:{house.port}/t/x#move=" + "y" * 240
    body = json.dumps({"link": link}).encode()
    told: Counter[str] = Counter()
    for _ in range(10):
        told += await at_once(house, "/api/qr", [body] * 30)
    return told


async def bodies(house: House) -> Counter[str]:
    """100 letters of 2 MB that never end."""

    async def begin() -> str:
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", house.port, local_addr=("127.0.0.2", 0)
        )
        head = (
            b"POST /api/replay?from=0&to=60 HTTP/1.1\r\nHost: x\r\nContent-Length: 2000000\r\n\r\n"
        )
        try:
            writer.write(head + b" " * 1_990_000)
            return (await asyncio.wait_for(reader.readline(), 15)).decode().strip() or "closed"
        except (TimeoutError, OSError) as error:
            return type(error).__name__
        finally:
            writer.transport.abort()

    return Counter(await asyncio.gather(*(begin() for _ in range(100))))


async def hello(house: House) -> Counter[str]:
    """25 spectators of one table who say hello as fast as they can, for some seconds."""
    code = house.make_table("basra", 2)
    told: Counter[str] = Counter()
    until = time.monotonic() + LEAST

    async def flood() -> None:
        url = f"ws://127.0.0.1:{house.port}/ws/{code}"
        try:
            async with connect(url, compression=None, local_addr=("127.0.0.2", 0)) as link:
                reading = asyncio.ensure_future(count(link))
                while time.monotonic() < until:
                    await link.send('{"do":"hello"}')
                    await asyncio.sleep(0)
                reading.cancel()
        except (InvalidHandshake, ConnectionClosed) as error:
            told[type(error).__name__] += 1

    async def count(link: Any) -> None:
        async for text in link:
            message = json.loads(text)
            told[message.get("code") if message["is"] == "refused" else message["is"]] += 1

    await asyncio.gather(*(flood() for _ in range(25)))
    return told


async def sockets(house: House) -> Counter[str]:
    """300 connections that say nothing."""
    code = house.make_table("cave", 2)
    url = f"ws://127.0.0.1:{house.port}/ws/{code}"

    async def one() -> str:
        try:
            await connect(url, compression=None, local_addr=("127.0.0.2", 0))
        except InvalidHandshake as error:
            return str(error)
        return "open"

    return Counter(await asyncio.gather(*(one() for _ in range(300))))


ATTACKS: dict[str, Callable[[House], Awaitable[Counter[str]]]] = {
    "calm": calm,
    "packs": packs,
    "packed_records": packed_records,
    "digits": digits,
    "chances": chances,
    "pairs": pairs,
    "qr_codes": qr_codes,
    "bodies": bodies,
    "hello": hello,
    "sockets": sockets,
}


def strike(name: str, port: int) -> Counter[str]:
    """An attack, from a process of its own: the calm table must not wait for the attackers."""
    return asyncio.run(ATTACKS[name](House(Path(), port)))  # type: ignore[arg-type]


async def measure(name: str) -> str:
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder), limits=("60", "20"), strict=True)
        house.start()
        memory, table = Memory(house), Calm(house)
        memory.watcher.start()
        playing = asyncio.ensure_future(table.play())
        try:
            await asyncio.sleep(1.0)
            table.latencies.clear()
            began = time.monotonic()
            with ProcessPoolExecutor(1, get_context("spawn")) as others:
                loop = asyncio.get_running_loop()
                told = await loop.run_in_executor(others, strike, name, house.port)
            took = time.monotonic() - began
            await asyncio.sleep(max(0.5, LEAST - took))
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            memory.over.set()
            house.kill()
    return row(name, took, told, table.latencies, memory.most)


def row(name: str, took: float, told: Counter[str], waits: list[float], most: float) -> str:
    marks = statistics.quantiles(waits, n=100) if len(waits) > 1 else [0.0] * 99
    figures = [marks[49] * 1000, marks[98] * 1000, max(waits, default=0) * 1000]
    answers = ", ".join(f"{count} × {what}" for what, count in told.most_common(5))
    times = " ".join(f"{figure:8.1f}" for figure in figures)
    return f"{name:16} {took:6.1f} s  ms p50 p99 most {times}  {most:6.0f} MB  {answers}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default=",".join(ATTACKS))
    for name in parser.parse_args().only.split(","):
        print(asyncio.run(measure(name)), flush=True)


if __name__ == "__main__":
    main()
