"""What a move and a whole game leave in PostgreSQL, what a connection holds, how fast games go.

    .venv/bin/python -m bench.footprint [--tables 30] [--game all] [--seconds 60]

For each game: moves of a game and minutes by the default bots' pace; then whole games of three
people over real WebSockets on one server with a PostgreSQL of its own. Prints bytes of WAL, rows
and bytes on disk for a move and for a finished game. At the end: memory and CPU of a connection
that only watches. These are inputs of `bench.scale`. Bytes do not depend on how busy the machine
is, except those of WAL: a busy server makes fewer and larger commits.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Mapping
from pathlib import Path
from statistics import mean
from typing import NamedTuple

import asyncpg

from bench.cluster import DURABLE
from bench.tables import OPTIONS, PLACES, Meter, gather_table, play_all, report
from fabletop.bots.bot import usual
from fabletop.games import GAMES
from fabletop.laboratory import Table
from fabletop.server.table.bots import BOT_PAUSE
from tools.house import House, say
from tools.postgres import Postgres

WATCHERS = 600  # connections that only watch; six to a table
IDLE = 10.0  # seconds in which they only watch
GAMES_PACED = 10  # games the default bots play, to see how long they take

SIZES = """
select relname, pg_total_relation_size(oid) from pg_class
where relkind = 'r' and relnamespace = 'public'::regnamespace
"""
KEPT = ("tables", "moves", "finished", "stood", "told", "life")


class Pace(NamedTuple):
    """How many moves a game has, and how many minutes it takes."""

    moves: float
    minutes: float


class Written(NamedTuple):
    """What PostgreSQL has written so far."""

    wal: float  # bytes
    commits: float


def pace_of(key: str, games: int) -> Pace:
    """Whole games of default bots, in the time they take at a table."""
    found = [one_pace(key, number) for number in range(games)]
    return Pace(mean(each.moves for each in found), mean(each.minutes for each in found))


def one_pace(key: str, number: int) -> Pace:
    table = Table(key, seats=3, bots=[usual(GAMES[key])] * 3, number=number)
    seconds, asked = 0.0, -1
    while move := table._choose():
        decision = table.game.decision(table.state)
        if decision != asked:
            asked, seconds = decision, seconds + pause(table)
        table._act(*move)
    return Pace(len(table.record.moves), seconds / 60)


def pause(table: Table) -> float:
    """How long the first bot that is asked takes, as at a real table."""
    pace, seat = table.game.table.pace(table.state), table.actors[0]
    chosen = pace.ponder
    if chosen is None:
        chosen = table.bots[seat].ponder(table.view(seat), table.options(seat))
    return max(BOT_PAUSE if chosen is None else chosen, pace.shows or 0.0)


async def written(connection: asyncpg.Connection) -> Written:
    """Exactly: PostgreSQL's statistics come later, but not its positions."""
    row = await connection.fetchrow(
        "select pg_current_wal_insert_lsn() - '0/0', pg_snapshot_xmax(pg_current_snapshot())"
    )
    return Written(*(float(value) for value in row))


async def sizes(connection: asyncpg.Connection) -> dict[str, tuple[int, int]]:
    """Rows and bytes of every relation, its indexes counted."""
    await connection.execute("vacuum")
    found = await connection.fetch(SIZES)
    rows = {name: await connection.fetchval(f"select count(*) from {name}") for name, _ in found}
    return {name: (rows[name], size) for name, size in found}


async def measure(key: str, tables: int, seconds: float) -> dict[str, float]:
    """Whole games at so many tables, on a fresh server and database."""
    postgres = Postgres(DURABLE)
    with tempfile.TemporaryDirectory() as folder:
        try:
            postgres.start()
            url = postgres.new_database()
            house = House(Path(folder), more=["--database", url])
            house.start()
            try:
                return await play(house, url, key, tables, seconds)
            finally:
                house.stop()
        finally:
            postgres.remove()


async def play(house: House, url: str, key: str, tables: int, seconds: float) -> dict[str, float]:
    connection = await asyncpg.connect(url)
    empty = await sizes(connection)
    codes = [house.make_table(key, len(PLACES), **OPTIONS[key]) for _ in range(tables)]
    meter = Meter()
    players = [
        player
        for number, code in enumerate(codes)
        for player in await gather_table(house, key, code, meter, number)
    ]
    await connection.execute("checkpoint")  # whole pages follow it, as in life
    before = await written(connection)
    await play_all(players, seconds)
    after = await written(connection)
    over = sum(player.device.over for player in players) / len(PLACES)
    now = await sizes(connection)
    await connection.close()
    await house.hang_up()
    moves = now["moves"][0]
    spent = Written(*(b - a for a, b in zip(before, after, strict=True)))
    grown = sum(now[name][1] - empty[name][1] for name in KEPT)
    return {
        "tables": tables,
        "games over": over,
        "moves a game": moves / tables,
        "WAL bytes a move": spent.wal / moves,
        "commits a move": spent.commits / moves,
        "rows a game": sum(now[name][0] - empty[name][0] for name in KEPT) / tables,
        "bytes on disk a game": grown / tables,
        "bytes on disk a move": grown / moves,
        "of it the row of a move": (now["moves"][1] - empty["moves"][1]) / moves,
        "bytes sent a player and move": meter.bytes / moves / len(PLACES),
    }


async def watch(count: int) -> dict[str, float]:
    """Memory of connections that only watch lobbies, six to a table."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.start()
        try:
            codes = [house.make_table("cave", 3) for _ in range(count // 6)]
            for code in codes[:20]:  # whatever is loaded once is loaded
                await come(house, code)
            first = house.memory_kib()
            for code in [code for code in codes[20:] for _ in range(6)]:
                await come(house, code)
            more = len(house.links) - 20
            grown, cpu = house.memory_kib() - first, house.cpu_seconds()
            await asyncio.sleep(IDLE)
            cpu = 1000 * (house.cpu_seconds() - cpu) / IDLE / len(house.links)
            return {"connections": more, "KiB each": grown / more, "CPU ms a second each": cpu}
        finally:
            await house.hang_up()
            house.kill()


async def come(house: House, code: str) -> None:
    link = await house.connect(code)
    await say(link, do="hello", tokens=[], since=-1)
    await link.recv()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--game", default="all", choices=("all", *OPTIONS))
    parser.add_argument("--seconds", type=float, default=60.0, help="at most, for each game")
    args = parser.parse_args()
    keys = list(OPTIONS) if args.game == "all" else [args.game]
    figures: dict[str, Mapping[str, float]] = {}
    for key in keys:
        pace = pace_of(key, GAMES_PACED)
        bots = {"moves of default bots": pace.moves, "their minutes": pace.minutes}
        figures[key] = {**bots, **asyncio.run(measure(key, args.tables, args.seconds))}
    print("\n".join(report(figures)))
    print(
        "\n".join(
            f"{name:26}{value:13,.2f}" for name, value in asyncio.run(watch(WATCHERS)).items()
        )
    )


if __name__ == "__main__":
    main()
