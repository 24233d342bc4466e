"""What pages ask a server over HTTP, answered on a device: the same paths, the same answers.

Two questions are its own: `GET /api/tables`, all tables of this device, and
`DELETE /api/tables/{address}`, which forgets one.
"""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple, cast
from urllib.parse import parse_qsl, unquote, urlsplit

from fabletop.bounds import LONGEST_RECORD
from fabletop.core.game import Json
from fabletop.core.record import Record, spell_record
from fabletop.core.refusals import Refusal
from fabletop.device.house import LONGEST_MESSAGE, DeviceHouse
from fabletop.games import GAMES
from fabletop.packs.pack import LARGEST as LARGEST_PACK
from fabletop.server.home import Closed, described
from fabletop.server.strangers import JSON, Task, do_task
from fabletop.server.table.effects import no, refused
from fabletop.server.table.messages import decode_holding, decode_knock, decode_table, encode

NOT_FOUND, CONFLICT = 404, 409


class Asked(NamedTuple):
    """One question."""

    names: tuple[str, ...]  # what stands in the places of its path
    query: Mapping[str, str]
    body: bytes


class Told(NamedTuple):
    """One answer."""

    status: int
    body: bytes
    kind: str = JSON


def told(value: object, status: int = 200) -> Told:
    return Told(status, encode(value))


def refuse(refusal: Refusal, status: int) -> Told:
    return told(refused(refusal, None), status)


class Desk:
    """Answers questions about the tables of a house."""

    def __init__(self, house: DeviceHouse) -> None:
        self.house = house

    async def answer(self, method: str, where: str, body: bytes = b"") -> Told:
        """Whatever is asked, there is an answer."""
        parts = urlsplit(where)
        for wanted, path, ask in PATHS:
            found = re.fullmatch(path, parts.path)
            if found and wanted == method:
                names = tuple(unquote(name) for name in found.groups())
                try:
                    return await ask(self, Asked(names, dict(parse_qsl(parts.query)), body))
                except Closed as closed:
                    return refuse(closed.refusal, 503)
                except OSError:
                    return refuse(no("not-saved"), 503)
        return Told(NOT_FOUND, b"not found", "text/plain")

    # -- tables

    async def make_table(self, asked: Asked) -> Told:
        wanted = decode_table(asked.body) if len(asked.body) <= LONGEST_MESSAGE else None
        if wanted is None:
            return refuse(no("bad-message"), 400)
        made = await self.house.make(wanted.game, wanted.seats, wanted.options, wanted.clock)
        if isinstance(made, Refusal):
            return refuse(made, 503 if made.code == "not-saved" else 422)
        return told({"code": made.code, "address": made.table.address}, 201)

    async def list_tables(self, asked: Asked) -> Told:
        """Every table of this device, the newest first."""
        found = []
        for code, kept, phase, touched in await self.house.store.list_tables():
            chairs = cast("list[Json]", kept["chairs"])
            found.append(
                {
                    "code": code,
                    "address": f"{code}-{self.house.lobby.latch_of(code, kept)}",
                    "game": kept["game"],
                    "phase": "play" if phase == "slow" else phase,
                    "people": [c["name"] for c in chairs if c["name"] and not c["bot"]],
                    "games": len(cast("list[Json]", kept.get("evening", []))),
                    "touched": touched,
                }
            )
        return told(sorted(found, key=lambda one: cast(float, one["touched"]), reverse=True))

    async def show_table(self, asked: Asked) -> Told:
        seen = await self.house.look(asked.names[0])
        if seen is None:
            return refuse(no("no-such-table"), NOT_FOUND)
        return told({"code": seen.code, "game": seen.game, "phase": seen.phase, "link": ""})

    async def forget_table(self, asked: Asked) -> Told:
        code = await self.house.admit(asked.names[0])
        if code is None:
            return refuse(no("no-such-table"), NOT_FOUND)
        await self.house.forget(code)
        return told({})

    async def knock(self, asked: Asked) -> Told:
        guess = decode_knock(asked.body)
        if guess is None:
            return refuse(no("bad-message"), 400)
        found = await self.house.entrance.knock(guess.code, guess.tokens, "")
        if isinstance(found, Refusal):
            return refuse(found, NOT_FOUND)
        return told({"address": found})

    # -- carrying

    async def carry_away(self, asked: Asked) -> Told:
        holding = decode_holding(asked.body)
        if holding is None:
            return refuse(no("bad-message"), 400)
        code = await self.house.admit(asked.names[0])
        found = await self.house.pack_up(code, holding.tokens) if code else no("no-such-table")
        if isinstance(found, Refusal):
            return refuse(found, NOT_FOUND if found.code == "no-such-table" else 403)
        return told(found)

    async def carry_in(self, asked: Asked) -> Told:
        if len(asked.body) > LONGEST_RECORD:
            return refuse(no("too-long", most=LONGEST_RECORD), 413)
        answer, body = do_task(Task("take_table"), asked.body)
        if answer.status != 200:
            return Told(answer.status, body, answer.kind)
        carried = json.loads(body)
        made = await self.house.set_up(carried["kept"], carried["moves"])
        return refuse(made, 503) if isinstance(made, Refusal) else told(described(made), 201)

    # -- packs

    async def show_pack(self, asked: Asked) -> Told:
        seen = await self.house.look(asked.names[0])
        if seen is None or not seen.pack:
            return refuse(no("no-such-pack" if seen else "no-such-table"), NOT_FOUND)
        return worked("show_pack", {}, seen.pack.encode())

    async def offered_packs(self, asked: Asked) -> Told:
        return told([])  # a house on a device brings none of its own

    async def take_pack(self, asked: Asked) -> Told:
        if len(asked.body) > LARGEST_PACK:
            return refuse(no("too-long", most=LARGEST_PACK), 413)
        answer = worked("take_pack", {}, asked.body)
        if answer.status == 201:
            await self.house.take_pack(asked.body.decode())
        return answer

    # -- records

    async def show_record(self, asked: Asked) -> Told:
        return await self.with_record(asked, "show_record")

    async def replay_record(self, asked: Asked) -> Told:
        return await self.with_record(asked, "replay_own")

    async def with_record(self, asked: Asked, do: str) -> Told:
        found = await self.house.entrance.find_record(asked.names[0])
        if isinstance(found, Refusal):
            return refuse(found, CONFLICT if found.code == "not-over" else NOT_FOUND)
        spelt = spell_record(found) if isinstance(found, Record) else found
        return worked(do, asked.query, encode(spelt))

    async def replay_file(self, asked: Asked) -> Told:
        if len(asked.body) > LONGEST_RECORD:
            return refuse(no("too-long", most=LONGEST_RECORD), 413)
        return worked("replay_file", asked.query, asked.body)

    # -- games

    async def content(self, asked: Asked) -> Told:
        game = GAMES.get(asked.names[0])
        return told(game.about.content) if game else Told(NOT_FOUND, b"not found", "text/plain")


def worked(do: str, query: Mapping[str, str], body: bytes) -> Told:
    """What a server lets a worker answer."""
    answer, written = do_task(Task(do, dict(query)), body)
    return Told(answer.status, written, answer.kind)


Ask = Callable[[Desk, Asked], Awaitable[Told]]
PATHS: list[tuple[str, str, Ask]] = [
    ("POST", "/api/tables", Desk.make_table),
    ("GET", "/api/tables", Desk.list_tables),
    ("POST", "/api/knock", Desk.knock),
    ("POST", "/api/carried", Desk.carry_in),
    ("GET", "/api/tables/([^/]+)", Desk.show_table),
    ("DELETE", "/api/tables/([^/]+)", Desk.forget_table),
    ("POST", "/api/tables/([^/]+)/carry", Desk.carry_away),
    ("GET", "/api/tables/([^/]+)/pack", Desk.show_pack),
    ("GET", "/api/packs/([^/]+)", Desk.offered_packs),
    ("POST", "/api/packs", Desk.take_pack),
    ("GET", "/api/records/([^/]+)", Desk.show_record),
    ("GET", "/api/records/([^/]+)/replay", Desk.replay_record),
    ("POST", "/api/replay", Desk.replay_file),
    ("GET", "/games/([^/]+)/content.json", Desk.content),
]
