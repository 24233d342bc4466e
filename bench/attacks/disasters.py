"""What happens to those who run a house: a full disk, a second server, thousands of tables."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from bench.attacks.visitors import (
    HOME,
    Seated,
    Verdict,
    Visitor,
    act,
    asked,
    begun,
    check,
    picture,
    refusal,
)
from bench.disks import Full, NoMore, small_disk
from bench.players import fill
from tools.house import House, code_of, read, say
from tools.ports import free_port

MANY = 3000  # tables of others
GROWING = 40.0  # seconds at most for a table to be grown
COPIES = 60  # of the grown one: what one address may make in an hour


@contextmanager
def opened(data: Path, strict: bool = True) -> Iterator[House]:
    """A house with its usual limits, unless said."""
    house = House(data, limits=("60", "20"), strict=True) if strict else House(data)
    house.start()
    try:
        yield house
    finally:
        house.kill()


# -- 1: a full disk


async def full_disk(folder: Path) -> Verdict:
    """A disk of 2 MB is filled while people play; space comes back; the server is killed."""
    with small_disk(folder / "disk") as own, opened(folder / "disk") as house:
        disk = Full(house) if own else NoMore(house)
        table, there = await begun(Visitor(house.port, HOME), "cave", 2, timers="off")
        kept = [await played(there, f"before {number}") for number in range(4)]
        who, shown = await asked(there)
        disk.fail()
        refused = [await refused_act(who, shown, f"lost {number}") for number in range(4)]
        disk.mend()
        await asyncio.sleep(0.5)
        await greet(there)
        kept += [await played(there, f"after {number}") for number in range(4)]
        house.kill()
        found = acts(house, table)
        house.start()
        phase = house.get(f"/api/tables/{table}")["phase"]
    verdict = check(
        every_act_was_refused=set(refused) == {"not-saved"},
        nothing_is_lost=set(kept) <= set(found),
        no_gap=None not in found,
        nothing_refused_is_kept=not any("lost" in (one or "") for one in found),
        the_table_plays_on=phase == "play",
    )
    kind = "tmpfs of 2 MB" if own else "RLIMIT_FSIZE"
    told = f"{kind}: {len(refused)} × not-saved; {len(kept)} moves acknowledged"
    return Verdict(verdict.ok, f"{told}, {verdict.told or 'none lost'}")


async def played(there: list[Seated], number: str) -> str:
    """One move of whoever is asked; how it is called on disk."""
    who, shown = await asked(there)
    await act(who, shown, number)
    await greet(there)
    return f"{who.seat}/{number}"


async def greet(there: list[Seated]) -> None:
    """Everybody says hello again, so that everybody gets a picture."""
    for each in there:
        await say(each.link, do="hello", tokens=[each.token])


async def refused_act(who: Seated, shown: Any, number: str) -> str:
    said = {"id": number, "seat": who.seat, "decision": shown["decision"]}
    return await refusal(who.link, do="act", **said, action=shown["choices"][0])


def acts(house: House, table: str) -> list[str | None]:
    """The acts on disk in their order; None where the numbers of moves have a gap."""
    with closing(sqlite3.connect(house.data / "tables.sqlite")) as disk:
        rows = disk.execute(
            "select seq, coalesce(act, '') from moves where code = ? order by seq",
            (code_of(table),),
        ).fetchall()
    return [name if seq == number else None for number, (seq, name) in enumerate(rows)]


# -- 7: one folder, one server


async def second_server(house: House) -> Verdict:
    """Another `serve` on the same folder."""
    command = [sys.executable, "-m", "fabletop", "serve", "--data", str(house.data)]
    command += ["--host", HOME, "--port", str(free_port())]
    done = await asyncio.to_thread(
        subprocess.run, command, check=False, capture_output=True, text=True, timeout=60
    )
    said = (done.stderr + done.stdout).strip().splitlines()
    ok = done.returncode != 0 and len(said) == 1 and str(house.port) in said[0]
    return Verdict(ok, f"ends with {done.returncode}, {len(said)} sentence that says who has it")


# -- 8: tables never end


def tables(house: House, *arguments: str) -> tuple[float, str]:
    command = [sys.executable, "-m", "fabletop", "tables", *arguments, "--data", str(house.data)]
    began = time.monotonic()
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=120)
    return time.monotonic() - began, (done.stdout + done.stderr).strip()


async def wished_away(house: House) -> Verdict:
    """`fabletop tables list` and `delete` beside the running server; somebody sits there."""
    visitor = Visitor(house.port, HOME)
    table, _ = await begun(visitor, "cave", 2)
    code = code_of(table)
    _, before = await asyncio.to_thread(tables, house, "list")
    took, _ = await asyncio.to_thread(tables, house, "delete", code)
    _, after = await asyncio.to_thread(tables, house, "list")
    gone = await visitor.asks(f"/api/tables/{table}")
    left = acts(house, table)
    ok = code in before and code not in after and gone.status == 404 and not left
    return Verdict(ok, f"listed; deleted after {took:.0f} s; then {gone}")


async def many_tables(folder: Path) -> Verdict:
    """Making a table, and knocking, where there are thousands."""
    with opened(folder) as house:
        visitor = Visitor(house.port, HOME)
        model = await visitor.make_table("cave", 2)
        few = await making(visitor)
        house.kill()
        copy_table(house, model, [f"amber-camel-{number}" for number in range(1000, 1000 + MANY)])
        house.start()
        many = await making(visitor)
    told = f"{1000 * few:.1f} ms with few tables, {1000 * many:.1f} ms with {MANY}"
    return Verdict(many < 3 * few + 0.005, told)


async def making(visitor: Visitor) -> float:
    """Seconds for a table, the middle of eleven."""
    times = []
    for _ in range(11):
        began = time.perf_counter()
        await visitor.make_table("cave", 2)
        times.append(time.perf_counter() - began)
    return sorted(times)[5]


def copy_table(house: House, model: str, codes: list[str]) -> None:
    """More tables that are like one; their addresses end as that one's does."""
    with closing(sqlite3.connect(house.data / "tables.sqlite")) as disk, disk:
        for table, columns in (
            ("tables", "kept"), ("life", "phase, touched"), ("moves", "seq, move, act"),
            ("stood", "state"), ("told", "first, events"),
        ):  # fmt: skip
            disk.executemany(
                f"insert into {table} (code, {columns}) select ?, {columns} from {table} "
                "where code = ?",
                [(code, code_of(model)) for code in codes],
            )


# -- 4: a table that takes long to restore


async def grow(data: Path) -> tuple[str, int]:
    """A table of Basra grown by acts that are taken back, as far as the server lets it.

    Whoever does that has all the time in the world, so here no limit slows it down. Both chairs are
    at one device: nobody has to agree.
    """
    with opened(data, strict=False) as house:
        visitor, rng = Visitor(house.port, HOME), random.Random(1)
        table = await visitor.make_table("basra", 2, timers="off")
        link = await visitor.connect(table)
        await say(link, do="hello")
        for seat in range(2):
            await say(link, do="sit", seat=seat, name=f"P{seat}", colour=seat)
        await say(link, do="start")
        shown = await picture(link, lambda shown: shown["phase"] == "play")
        until = time.monotonic() + GROWING
        while shown["phase"] == "play" and time.monotonic() < until:
            shown = await step(link, shown, rng)
        moves = count_moves(house, table)
        house.stop()
    return table, moves


async def step(link: Any, shown: Any, rng: random.Random) -> Any:
    """Take back what can be taken back, else play on."""
    if shown["curtain"] is not None:
        await say(link, do="mine", seat=shown["curtain"])
    elif shown["undo"]["seat"] is not None and shown["asked"]:
        await say(link, do="undo", seat=shown["undo"]["seat"])
    elif shown["asked"]:
        choice = [fill(part, rng) for part in rng.choice(shown["choices"])]
        said = {"id": str(rng.random()), "seat": shown["asked"][0], "decision": shown["decision"]}
        await say(link, do="act", **said, action=choice)
    return await next_picture(link, shown)


async def next_picture(link: Any, shown: Any) -> Any:
    """The next picture; the same once more if something was refused."""
    message = read(link, await asyncio.wait_for(link.recv(), 20))
    while message["is"] not in ("table", "refused"):
        message = read(link, await asyncio.wait_for(link.recv(), 20))
    return message if message["is"] == "table" else {**shown, "undo": {"seat": None}}


def count_moves(house: House, table: str) -> int:
    with closing(sqlite3.connect(house.data / "tables.sqlite")) as disk:
        row = disk.execute("select count(*) from moves where code = ?", (code_of(table),))
        return int(row.fetchone()[0])


async def restore_cost(house: House, table: str) -> float:
    """Seconds of a processor to fetch a table, after a restart."""
    await asyncio.sleep(0.5)
    before = house.cpu_seconds()
    await Visitor(house.port, HOME).asks(f"/api/tables/{table}")
    await asyncio.sleep(0.3)
    return house.cpu_seconds() - before


def copies(model: str) -> list[str]:
    """The addresses of the copies of a grown table."""
    latch = model.rpartition("-")[2]
    return [f"ruby-lamp-{number}-{latch}" for number in range(100, 100 + COPIES)]


async def restore(folder: Path) -> Verdict:
    """How far a table can be grown, and what it costs to fetch it: by its snapshot, and without."""
    model, moves = await grow(folder)
    with opened(folder) as house:
        quick = await restore_cost(house, model)
        house.kill()
        with closing(sqlite3.connect(folder / "tables.sqlite")) as disk, disk:
            disk.execute("delete from stood")
        house.start()
        slow = await restore_cost(house, model)
    told = (
        f"{moves} moves; a restore takes {quick:.2f} s of a processor, {slow:.2f} without snapshot"
    )
    return Verdict(quick < 0.3 and slow < 1.5, told)
