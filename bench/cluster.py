"""What several servers on one PostgreSQL cost: CPU of a move, the hop to another server, latency.

    .venv/bin/python -m bench.cluster [--seconds 6] [--runs 3] [--mode closed,paced]

The game and the client are those of bench.load. Rows: one server on SQLite; one on PostgreSQL; two
and four servers on PostgreSQL that share a port, so that a socket arrives anywhere, and of N
servers N - 1 times in N at one that has to pass it on. CPU is that of all servers and of PostgreSQL
with all its processes, from the first guest to the last move, for each move that is kept. The
client shares the two cores: so compare CPU, not moves a second. Rows take turns; figures are
medians of the runs.
"""

from __future__ import annotations

import argparse
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from bench.load.__main__ import LONGEST_RUN, WORK
from bench.load.servers import HERE, MODULES, NIGHTS, fetch_modules, node_itself
from tools.house import House
from tools.postgres import Postgres

DURABLE = {"shared_buffers": "256MB"}  # all else as it is installed: every commit is on disk


class Row(NamedTuple):
    """One way to serve."""

    name: str
    workers: int
    database: bool


ROWS = (
    Row("SQLite, 1 server", 1, False),
    Row("PostgreSQL, 1 server", 1, True),
    Row("PostgreSQL, 2 servers", 2, True),
    Row("PostgreSQL, 4 servers", 4, True),
)


class Nights(House):
    """A house with the game of the load bench."""

    def arguments(self) -> list[str]:
        return ["--with", str(NIGHTS), *super().arguments()]


class Cost(NamedTuple):
    """What one run has cost."""

    moves: int
    servers: float  # CPU milliseconds a move
    database: float
    p50: float
    p99: float


def measure(row: Row, mode: str, seconds: float) -> Cost:
    with tempfile.TemporaryDirectory() as folder:
        postgres = Postgres(DURABLE) if row.database else None
        if postgres:
            postgres.start()
        url = postgres.new_database() if postgres else ""
        more = ["--database", url, "--workers", str(row.workers)] if url else []
        house = Nights(Path(folder), more=more)
        house.start()
        pids = [one.process.pid for one in (house, postgres) if one and one.process]
        try:
            before = [cpu(pid) for pid in pids]
            found = play(house, mode, seconds)
            moves = count_moves(Path(folder), url)
            spent = [cpu(pid) - then for pid, then in zip(pids, before, strict=True)]
        finally:
            house.stop()
            if postgres:
                postgres.remove()
    each = 1000 / moves
    own, theirs = [each * seconds for seconds in (*spent, 0.0)][:2]
    return Cost(moves, own, theirs, found["p50_ms"], found["p99_ms"])


def play(house: House, mode: str, seconds: float) -> Any:
    """The client of bench.load, and what it found."""
    assert house.process
    base = f"http://127.0.0.1:{house.port}"
    about = {"wire": "fabletop", "base": base, "pid": house.process.pid, "mode": mode}
    told = json.dumps({**about, "seconds": seconds, **WORK[mode]})
    done = subprocess.run(
        [node_itself(), str(HERE / "client.mjs"), told],
        env={**os.environ, "LOAD_MODULES": str(MODULES), "NODE_ENV": "production"},
        check=True, stdout=subprocess.PIPE, timeout=LONGEST_RUN,
    )  # fmt: skip
    return json.loads(done.stdout.splitlines()[-1])


def cpu(pid: int) -> float:
    """Seconds of a process and of all below it, also of those that are gone."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return 0.0  # gone just now; its parent has what it spent
    own = sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    return own + sum(cpu(int(child)) for child in children)


def count_moves(folder: Path, url: str) -> int:
    if not url:
        with sqlite3.connect(folder / "tables.sqlite") as kept:
            return int(kept.execute("select count(*) from moves").fetchone()[0])
    import asyncio

    import asyncpg

    async def ask() -> int:
        connection = await asyncpg.connect(url)
        found = await connection.fetchval("select count(*) from moves")
        await connection.close()
        return int(found)

    return asyncio.run(ask())


def report(mode: str, found: dict[str, list[Cost]]) -> None:
    print(f"\n{mode:24}{'moves':>9}{'servers':>10}{'database':>10}{'together':>10}", end="")
    print(f"{'÷ one':>8}{'p50 ms':>9}{'p99 ms':>9}")
    alone = together(found[ROWS[1].name])
    for name, costs in found.items():
        cells = [median(column) for column in zip(*costs, strict=True)]
        both = together(costs)
        print(f"{name:24}{cells[0]:9,.0f}{cells[1]:10.3f}{cells[2]:10.3f}{both:10.3f}", end="")
        print(f"{both / alone:8.2f}{cells[3]:9.1f}{cells[4]:9.1f}")


def together(costs: Sequence[Cost]) -> float:
    return median(cost.servers + cost.database for cost in costs)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--mode", default="closed,paced")
    args = parser.parse_args()
    fetch_modules()
    for mode in args.mode.split(","):
        found: dict[str, list[Cost]] = {row.name: [] for row in ROWS}
        for run in range(args.runs):
            for row in ROWS:
                print(f"run {run + 1}, {mode}, {row.name}", file=sys.stderr)
                found[row.name].append(measure(row, mode, args.seconds))
        report(mode, found)


if __name__ == "__main__":
    main()
