"""The tables of a device, as rows in the browser's own database.

Rows are those of a server's store, so tables can be carried from one to the other. The database
itself is a `Cabinet`: it holds rows by keys, and writes several of them at once or none.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol, cast

from fabletop.core.game import Json
from fabletop.server.disk.changes import (
    Change,
    NumberedMove,
    Owner,
    Stored,
    check_next,
    spelt,
    stored,
)
from fabletop.server.disk.ledger import Ledger
from fabletop.server.table.effects import Stood

Key = list[str | int]
Row = dict[str, Any]
Step = list[Any]  # ["put" | "add", store, key, row] or ["clear", store, from key, up to key]
Then = Callable[[Exception | None], None]

END: list[Any] = []  # as a part of a key it comes after every number and every text
OF_A_TABLE = ("tables", "moves", "finished", "stood", "told", "life", "spoilt")
OF_A_GAME = ("moves", "stood", "told")  # what a finished game takes with it


class Cabinet(Protocol):
    """A database of rows: IndexedDB in a browser. What it acknowledges is on disk."""

    async def get(self, store: str, key: Key) -> Row | None:
        """One row. Raises OSError."""

    async def all(self, store: str, low: Key, high: Sequence[Any]) -> list[Row]:
        """The rows between two keys, in order. Raises OSError."""

    async def write(self, steps: list[Step]) -> None:
        """All of it, or nothing; `add` fails where a row is. Raises OSError."""


class DeviceStore:
    """A `Store` of one device: nobody else writes here."""

    ledger: Ledger | None = None

    def __init__(self, cabinet: Cabinet, secret: str) -> None:
        self.cabinet, self.secret = cabinet, secret
        self.next: dict[str, int] = {}  # by table: the number of the next move
        self.finished: dict[str, int] = {}  # and how many games it has finished
        self.tasks: set[asyncio.Task[None]] = set()
        self.on_lost: Callable[[], None] = lambda: None

    @classmethod
    async def open(cls, cabinet: Cabinet, fresh: Callable[[], str]) -> DeviceStore:
        """With the secret of this device, which is made the first time."""
        row = await cabinet.get("house", ["secret"])
        if row is None:
            row = {"value": fresh()}
            await cabinet.write([["add", "house", ["secret"], row]])
        return cls(cabinet, str(row["value"]))

    # -- writing

    def append(self, code: str, moves: Sequence[NumberedMove], then: Then) -> None:
        self.write(Change(code, moves=moves), then)

    def write(self, change: Change, then: Then) -> None:
        task = asyncio.ensure_future(self.write_and_tell(change, then))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def write_and_tell(self, change: Change, then: Then) -> None:
        try:
            await self.carry_out(change)
        except Exception as error:
            then(error)
        else:
            then(None)

    async def save(
        self,
        code: str,
        table: Json | None,
        moves: Sequence[NumberedMove] = (),
        stood: Stood | None = None,
        finished: Json | None = None,
        phase: str | None = None,
        cut: int | None = None,
    ) -> None:
        await self.carry_out(Change(code, table, moves, stood, finished, phase, cut))

    async def carry_out(self, change: Change) -> None:
        """One change, all of it or nothing. What is known of the disk changes with it."""
        code = change.code
        number = await self.count_moves(code)
        games = self.finished.get(code, 0)
        steps = rows_of_table(change)
        if change.finished is not None:
            row = {"number": games, "record": spelt(change.finished)}
            steps.append(["add", "finished", [code, games], row])
            steps += [clear(store, code) for store in OF_A_GAME]
            number, games = 0, games + 1
        if change.cut is not None:
            steps += await self.set_aside(code, change.cut)
            number = min(number, change.cut)
        for seq, move, act in change.moves:
            check_next(code, seq, number)
            row = {"seq": seq, "move": spelt(move), "act": act}
            steps.append(["add", "moves", [code, seq], row])
            number += 1
        if change.stood is not None:
            steps += rows_of_standing(code, change.stood)
        if steps:
            await self.cabinet.write(steps)
        self.next[code], self.finished[code] = number, games

    async def count_moves(self, code: str) -> int:
        """The number of the next move."""
        if code not in self.next:
            rows = await self.of("moves", code)
            self.next[code] = 1 + max((int(row["seq"]) for row in rows), default=-1)
            self.finished[code] = len(await self.of("finished", code))
        return self.next[code]

    async def set_aside(self, code: str, first: int) -> list[Step]:
        """What cannot be read is not thrown away."""
        rows = await self.cabinet.all("moves", [code, first], [code, END])
        kept: list[Step] = [["put", "spoilt", [code, row["seq"]], row] for row in rows]
        return [*kept, ["clear", "moves", [code, first], [code, END]]]

    async def forget(self, code: str) -> None:
        """Nothing of this table is left."""
        await self.cabinet.write([clear(store, code) for store in OF_A_TABLE])
        self.next.pop(code, None)
        self.finished.pop(code, None)

    # -- reading

    async def load(self, code: str) -> Stored | None:
        row = await self.cabinet.get("tables", [code])
        if row is None:
            return None
        self.next.pop(code, None)  # whatever was thought: the disk is asked again
        await self.count_moves(code)
        rows = [(row["seq"], row["move"], row["act"]) for row in await self.of("moves", code)]
        stood = await self.cabinet.get("stood", [code])
        told = [str(each["events"]) for each in await self.of("told", code)]
        return stored(str(row["kept"]), rows, str(stood["state"]) if stood else None, told)

    peek = load

    async def of(self, store: str, code: str) -> list[Row]:
        return await self.cabinet.all(store, [code], [code, END])

    async def glance(self, code: str) -> Json | None:
        row = await self.cabinet.get("tables", [code])
        return None if row is None else cast(Json, json.loads(str(row["kept"])))

    async def phase_of(self, code: str) -> str:
        row = await self.cabinet.get("life", [code])
        return str(row["phase"]) if row else "lobby"

    async def load_finished(self, code: str, number: int) -> Json | None:
        row = await self.cabinet.get("finished", [code, number])
        return None if row is None else cast(Json, json.loads(str(row["record"])))

    async def list_tables(self) -> list[tuple[str, Json, str, float]]:
        """Every table: its code, what is kept of it, its phase, when it last changed its phase."""
        lives = {str(row["code"]): row for row in await self.cabinet.all("life", [], [END])}
        found = []
        for row in await self.cabinet.all("tables", [], [END]):
            life = lives.get(str(row["code"]), {"phase": "lobby", "touched": 0.0})
            kept = cast(Json, json.loads(str(row["kept"])))
            found.append((str(row["code"]), kept, str(life["phase"]), float(life["touched"])))
        return found

    # -- packs

    async def keep_pack(self, name: str, text: str) -> None:
        await self.cabinet.write([["put", "packs", [name], {"text": text}]])

    async def find_pack(self, name: str) -> str | None:
        row = await self.cabinet.get("packs", [name])
        return str(row["text"]) if row else None

    async def all_packs(self) -> list[str]:
        return [str(row["text"]) for row in await self.cabinet.all("packs", [], [END])]

    # -- what only a house of many has

    def is_sure(self) -> bool:
        return True

    async def make_sure(self) -> None:
        """There is nobody else."""

    async def owner(self, code: str) -> Owner | None:
        return None

    async def outlived(self, ages: dict[str, float], most: int) -> list[str]:
        return []  # whoever owns the device says what goes

    async def pass_time(self, seconds: float) -> None:
        """Tables do not age here."""

    async def probe(self) -> None:
        await self.cabinet.write([["put", "house", ["probe"], {"value": ""}]])

    async def free_space(self) -> int | None:
        return None

    async def release(self) -> None:
        """Until all that was begun is written."""
        if self.tasks:
            await asyncio.wait(self.tasks)

    async def close(self) -> None:
        await self.release()


def rows_of_table(change: Change) -> list[Step]:
    """The table itself, and how far it is."""
    code, steps = change.code, list[Step]()
    if change.table is not None:
        row = {"code": code, "kept": spelt(change.table)}
        steps.append(["put", "tables", [code], row])
    if change.phase is not None:
        life = {"code": code, "phase": change.phase, "touched": time.time()}
        steps.append(["put", "life", [code], life])
    return steps


def rows_of_standing(code: str, stood: Stood) -> list[Step]:
    """How a game stands, and what was settled since the last time."""
    steps: list[Step] = [["clear", "told", [code, stood.first], [code, END]]]
    if stood.settled:
        row = {"first": stood.first, "events": spelt(stood.settled)}
        steps.append(["add", "told", [code, stood.first], row])
    return [*steps, ["put", "stood", [code], {"state": spelt(stood.snapshot)}]]


def clear(store: str, code: str) -> Step:
    return ["clear", store, [code], [code, END]]
