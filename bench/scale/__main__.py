"""What 10^3, 10^5 and 10^7 players at once need, and how moves wait as servers fill up.

    .venv/bin/python -m bench.scale [--inputs FILE]

Prints the tables of docs/scale.md. All figures come from bench/scale/inputs.toml, each with its
source. Change them, for instance to those of your machines, and run it again.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from bench.scale.inputs import FILE, Inputs, read
from bench.scale.sheet import database_cpu, move_cpu, needs_table, rounded, units_table
from bench.scale.simulation import Answer, Costs, Simulation

LOADS = (0.1, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95)
SERVERS = (1, 16)
MOVES = 20_000


def costs(given: Inputs) -> Costs:
    """A move's CPU, some of it before the commit, the rest after it."""
    cpu, share = move_cpu(given), given["handling_share"]
    return Costs(cpu * share, cpu * (1 - share), database_cpu(given), given["flush_ms"] / 1000)


def run(given: Inputs, servers: int, load: float) -> tuple[float, Answer]:
    """Moves a second of all servers, and how long they took."""
    rate = servers * load / move_cpu(given)
    cores = int(given["database_cores"])
    return rate, Simulation(costs(given), rate, MOVES, servers, cores).run()


def waiting_table(given: Inputs) -> list[str]:
    heads = " | ".join(f"{count} server{'s' * (count > 1)}: moves per second | p50, p99 ms"
                       for count in SERVERS)  # fmt: skip
    lines = [f"| load of the cores | {heads} |", "|---|" + "---|---|" * len(SERVERS)]
    for load in LOADS:
        cells = []
        for count in SERVERS:
            rate, found = run(given, count, load)
            cells += [f"{rounded(rate):,}", f"{1000 * found.p50:.1f}, {1000 * found.p99:.1f}"]
        lines.append(f"| {100 * load:.0f} % | {' | '.join(cells)} |")
    return lines


def inputs_table(given: Inputs) -> list[str]:
    lines = ["| figure | value | how it is known | source |", "|---|---|---|---|"]
    for name, each in given.figures.items():
        words = name.replace("_", " ")
        lines.append(f"| {words} | {each.value:g} {each.unit} | {each.kind} | {each.source} |")
    return lines


def games_table(given: Inputs) -> list[str]:
    lines = [
        "| game | moves a game | minutes | WAL bytes a move | bytes on disk a move "
        "| kB a finished game | bytes a player and move | CPU ms a move |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for name, game in given.games.items():
        cells = (
            f"{game.moves:.0f}", f"{game.minutes:.0f}", f"{game.wal:.0f}", f"{game.disk:.0f}",
            f"{game.moves * game.disk / 1000:.0f}", f"{game.sent:.0f}", f"{game.cpu:.2f}",
        )  # fmt: skip
        lines.append(f"| {name.replace('_', ' ')} | {' | '.join(cells)} |")
    return lines


def tables(given: Inputs) -> Iterator[list[str]]:
    """All tables of docs/scale.md, in its order."""
    yield needs_table(given)
    yield units_table(given)
    yield waiting_table(given)
    yield games_table(given)
    yield inputs_table(given)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--inputs", type=Path, default=FILE)
    args = parser.parse_args()
    print("\n\n".join("\n".join(table) for table in tables(read(args.inputs))))


if __name__ == "__main__":
    main()
