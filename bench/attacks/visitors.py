"""Somebody with an address of his own, who asks over HTTP and talks to tables; and what came of it.

On Linux every 127.x.y.z is this machine: to the server they are as many strangers.
"""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.client import ClientProtocol
from websockets.frames import Opcode

from tools.house import hear, read, say

HOME, STRANGER = "127.0.0.1", "127.0.0.2"


class Verdict(NamedTuple):
    """Whether an attack failed, as it should, and what was seen."""

    ok: bool
    told: str


class Answer(NamedTuple):
    """A status, and what was said, as JSON if it is some."""

    status: int
    said: Any

    def __str__(self) -> str:
        code = self.said.get("code", "") if isinstance(self.said, dict) else ""
        return f"{self.status} {code if self.status >= 400 else ''}".strip()


class Visitor:
    """Somebody who comes from an address."""

    def __init__(self, port: int, address: str = STRANGER) -> None:
        self.port, self.address = port, address

    def ask(
        self, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> Answer:
        """An answer; status 0 if there is none."""
        line = http.client.HTTPConnection(HOME, self.port, 60, source_address=(self.address, 0))
        try:
            line.request("GET" if body is None else "POST", path, body, headers or {})
            answer = line.getresponse()
            text = answer.read()
        except (OSError, http.client.HTTPException) as error:
            return Answer(0, {"code": type(error).__name__})
        finally:
            line.close()
        return Answer(answer.status, json.loads(text) if text[:1] in (b"{", b"[") else text)

    async def asks(self, path: str, body: bytes | None = None, **headers: str) -> Answer:
        told = {name.replace("_", "-"): value for name, value in headers.items()}
        return await asyncio.to_thread(self.ask, path, body, told)

    async def make_table(self, game: str, seats: int, **options: object) -> str:
        body = {"game": game, "seats": seats, "options": options}
        made = await self.asks("/api/tables", json.dumps(body).encode())
        return str(made.said["address"])

    async def connect(self, table: str, name: str = HOME, **how: Any) -> ClientConnection:
        """A line to a table, where the house is called by any name."""
        url = f"ws://{name}:{self.port}/ws/{table}"
        how |= {"host": HOME, "port": self.port}
        kept = {"compression": None, "max_size": None, "ping_interval": None, **how}
        return await connect(url, local_addr=(self.address, 0), **kept)

    async def sit(
        self, table: str, seat: int, name: str = "", device: str = "", **how: Any
    ) -> Seated:
        link = await self.connect(table, **how)
        await say(link, do="hello", device=device)
        await say(link, do="sit", seat=seat, name=name or f"P{seat}", colour=seat)
        shown = await picture(link, lambda shown: seat in shown["yours"])
        return Seated(link, str(shown["tokens"][str(seat)]), seat)


class Seated(NamedTuple):
    """A connection with a chair."""

    link: ClientConnection
    token: str
    seat: int


class Mute(ClientConnection):
    """A client that hears pings and says nothing to them."""

    def __init__(self, protocol: ClientProtocol, **kwargs: Any) -> None:
        super().__init__(protocol, **kwargs)
        send = protocol.send_frame
        protocol.send_frame = (  # type: ignore[method-assign]
            lambda frame: None if frame.opcode is Opcode.PONG else send(frame)
        )


def anything(shown: Any) -> bool:
    return True


async def picture(link: ClientConnection, fits: Callable[[Any], bool] = anything) -> Any:
    """The next picture of which this is true."""
    while (message := await hear(link))["is"] != "table" or not fits(message):
        pass
    return message


async def refusal(link: ClientConnection, **message: object) -> str:
    """The code with which a message is refused; "" if a picture, or something else, comes first.

    Pictures that were on their way are read before.
    """
    await drain(link)
    await say(link, **message)
    told = await hear(link)
    return str(told["code"]) if told["is"] == "refused" else ""


async def drain(link: ClientConnection) -> Any:
    """Read what has come; the last picture of it, or None."""
    last = None
    while True:
        try:
            text = await asyncio.wait_for(link.recv(), 0.15)
        except TimeoutError:
            return last
        message = read(link, text)
        last = message if message["is"] == "table" else last


async def begun(
    visitor: Visitor, game: str, seats: int, devices: bool = True, **options: object
) -> tuple[str, list[Seated]]:
    """A table in play, everybody at a device that says which one it is."""
    table = await visitor.make_table(game, seats, **options)
    there = [
        await visitor.sit(table, seat, device=f"device {seat}" if devices else "")
        for seat in range(seats)
    ]
    await say(there[0].link, do="start")
    return table, there


async def asked(there: Sequence[Seated]) -> tuple[Seated, Any]:
    """Whoever is asked now, and what is on that screen."""
    for _ in range(60):
        for each in there:
            shown = await drain(each.link)
            if shown and shown["asked"]:
                return each, shown
    raise TimeoutError("nobody is asked")


async def act(who: Seated, shown: Any, number: str) -> Any:
    """The first of all choices; the picture when it is done."""
    said = {"id": number, "seat": who.seat, "decision": shown["decision"]}
    await say(who.link, do="act", **said, action=shown["choices"][0])
    return await picture(who.link, lambda shown: number in shown["done"])


def check(**claims: object) -> Verdict:
    """Every claim must be true; those that are not are named."""
    wrong = [name.replace("_", " ") for name, holds in claims.items() if not holds]
    return Verdict(not wrong, f"NOT: {'; '.join(wrong)}" if wrong else "")
