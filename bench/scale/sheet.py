"""What so many players at once need, and how many one unit of each kind carries."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import NamedTuple

from bench.scale.inputs import Inputs

SIZES = (10**3, 10**5, 10**7)
DAY, YEAR = 86_400, 365 * 86_400
KIB, GIB, MEGA, TERA = 1024, 1024**3, 10**6, 10**12


class Needs(NamedTuple):
    """What a number of players at once needs, at the busiest time of a day."""

    players: int
    tables: float
    moves: float  # a second
    server_cores: float
    bot_cores: float
    processes: int
    memory: float  # bytes
    machines: int  # of servers, one of them to spare
    database_cores: float
    commits: float  # a second, at most
    wal: float  # bytes a second
    databases: int
    bandwidth: float  # bits a second to players
    written: float  # bytes a year
    held: float  # bytes, of games that are kept as long as by default


def needs(given: Inputs, players: int) -> Needs:
    """The sheet: every line follows from the inputs."""
    tables = players / given["seats"]
    moves = tables * given.moves_a_minute() / 60
    cores = moves * move_cpu(given) + players * given["idle_ms"] / 1000
    bots = tables * given["bot_share"] * bot_load(given)
    processes = ceil(cores / given["load"])
    memory = tables * given["table_kib"] * KIB + processes * given["process_mib"] * KIB**2
    usable = given["machine_cores"] * given["load"]
    by_memory = memory / (given["machine_gib"] * GIB * given["memory_load"])
    machines = ceil(max((cores + bots) / usable, by_memory)) + 1
    wal = moves * wal_of_move(given)
    written = moves * given.mean("disk") * YEAR * given["average_load"]
    return Needs(
        players, tables, moves, cores, bots, processes, memory, machines,
        moves * database_cpu(given),
        min(moves, processes * 1000 / given["flush_ms"]), wal, databases(given, moves, processes),
        8 * moves * given["seats"] * (given.mean("sent") + given["frame_bytes"]),
        written, written * given["kept_days"] / 365,
    )  # fmt: skip


def move_cpu(given: Inputs) -> float:
    """Seconds of a server's core for a move, with its share of opening the table; connections
    arrive anywhere on the machine."""
    own = given.mean("cpu") + given["opening_ms"] / given.moves_a_game()
    return own / 1000 * (1 + given["hand_over"])


def database_cpu(given: Inputs) -> float:
    """Seconds of the database's cores for a move, with its share of opening the table."""
    return (given["database_ms"] + given["database_opening_ms"] / given.moves_a_game()) / 1000


def bot_load(given: Inputs) -> float:
    """Cores for a table with one bot that searches."""
    return given.moves_a_minute() / 60 / given["seats"] * given["bot_ms"] / 1000


def wal_of_move(given: Inputs) -> float:
    """Bytes of log: the row, and the pages that are written whole after each checkpoint."""
    in_between = given.moves_a_minute() * given["checkpoint_minutes"]
    return given.mean("wal") + given["page_bytes"] / in_between


def databases(given: Inputs, moves: float, processes: int) -> int:
    """By whichever of its limits one database meets first."""
    return ceil(max(
        moves * wal_of_move(given) / (given["database_wal_mb"] * MEGA),
        moves * database_cpu(given) / (given["database_cores"] * given["load"]),
        processes * given["connections"] / given["database_connections"],
    ))  # fmt: skip


class Unit(NamedTuple):
    """A thing of which there may be one or many, and how many players one of it carries."""

    name: str
    players: float
    then: str  # what helps when it is full


def units(given: Inputs) -> list[Unit]:
    """The first to fill up comes first."""
    each = needs(given, 10**6)

    def carries(wanted: float, limit: float) -> float:
        return 10**6 * limit / wanted

    cpu = each.server_cores + each.bot_cores
    per_machine = given["machine_cores"] * given["load"]
    network = given["machine_gbit"] * 10**9 * given["load"]
    lookups = each.processes * given["connections"]
    found = [
        Unit("one server process", carries(each.server_cores, given["load"]), "`--workers`"),
        Unit("cores of one machine", carries(cpu, per_machine), "a second machine, `--inside`"),
        Unit(
            "memory of one machine",
            carries(each.memory, given["machine_gib"] * GIB * given["memory_load"]),
            "a second machine",
        ),
        Unit("network of one machine", carries(each.bandwidth, network), "a second machine"),
        Unit(
            "connections of one database",
            carries(lookups, given["database_connections"]),
            "fewer connections for each process, then partitions",
        ),
        Unit(
            "log of one database",
            carries(each.wal, given["database_wal_mb"] * MEGA),
            "partitions by table code, each with its own log",
        ),
        Unit(
            "cores of one database",
            carries(each.database_cores, given["database_cores"] * given["load"]),
            "partitions by table code",
        ),
    ]
    return sorted(found, key=lambda unit: unit.players)


Row = tuple[str, Callable[[Needs], str]]

ROWS: tuple[Row, ...] = (
    ("tables of three", lambda n: f"{n.tables:,.0f}"),
    ("moves per second", lambda n: f"{n.moves:,.0f}"),
    ("server cores, busy", lambda n: short(n.server_cores)),
    ("bot cores, busy", lambda n: short(n.bot_cores)),
    ("server processes", lambda n: f"{n.processes:,}"),
    ("memory, GB", lambda n: short(n.memory / 10**9)),
    ("machines for servers and bots, one spare", lambda n: f"{n.machines:,}"),
    ("database cores, busy", lambda n: short(n.database_cores)),
    ("database writes (rows) per second", lambda n: f"{n.moves:,.0f}"),
    ("commits per second, at most", lambda n: f"{n.commits:,.0f}"),
    ("WAL, MB per second", lambda n: short(n.wal / MEGA)),
    ("databases", lambda n: f"{n.databases:,}"),
    ("bandwidth to players, Mbit per second", lambda n: short(n.bandwidth / MEGA)),
    ("written per year, TB", lambda n: short(n.written / TERA)),
    ("held with default retention, TB", lambda n: short(n.held / TERA)),
)


def short(value: float) -> str:
    """Two figures that count; more would claim too much."""
    if value == 0 or value >= 100:
        return f"{value:,.0f}"
    return f"{value:,.1f}" if value >= 1 else f"{value:.2g}"


def needs_table(given: Inputs) -> list[str]:
    found = [needs(given, size) for size in SIZES]
    heads = " | ".join(f"{each.players:,} players" for each in found)
    lines = [f"| at the busiest time | {heads} |", "|---|" + "---|" * len(found)]
    for name, tell in ROWS:
        lines.append(f"| {name} | {' | '.join(tell(each) for each in found)} |")
    return lines


def units_table(given: Inputs) -> list[str]:
    lines = ["| one unit | carries players at once | what helps when it is full |", "|---|---|---|"]
    for unit in units(given):
        lines.append(f"| {unit.name} | {rounded(unit.players):,} | {unit.then} |")
    return lines


def rounded(value: float) -> int:
    """Two figures that count."""
    size = int("1" + "0" * max(0, len(str(int(value))) - 2))
    return round(value / size) * size
