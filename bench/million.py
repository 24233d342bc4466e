"""How long a million games take on two cores, projected from some of them by CPU time.

    .venv/bin/python -m bench.million [--game cave] [--games 20000] [--jobs 2]

It is `fabletop simulate` with random bots and its results written to Parquet: the processes that
play and the one that gathers and writes are counted. CPU time on a shared machine wavers, so the
yardstick of `bench.engine` stands beside it: passes of an empty loop, in millions a CPU second.
"""

from __future__ import annotations

import argparse
import resource
import tempfile
from pathlib import Path

from bench.engine import usual_seats, yardstick
from fabletop.core import rulebook
from fabletop.sim.files import TableFile
from fabletop.sim.simulate import Plan, in_chunks

CORES = 2
MILLION = 1_000_000


def cpu_seconds(whose: int) -> float:
    used = resource.getrusage(whose)
    return used.ru_utime + used.ru_stime


def measure(plan: Plan, games: int, jobs: int) -> tuple[float, float]:
    """CPU seconds of those who play, and of the one who gathers."""
    players, gatherer = resource.RUSAGE_CHILDREN, resource.RUSAGE_SELF
    with tempfile.TemporaryDirectory() as folder, TableFile(Path(folder) / "g.parquet") as file:
        before = cpu_seconds(players), cpu_seconds(gatherer)
        for part in in_chunks(plan, games, jobs):
            file.write(part.games)
    return cpu_seconds(players) - before[0], cpu_seconds(gatherer) - before[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="cave")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=CORES)
    args = parser.parse_args()
    seats = usual_seats(args.game)
    plan = Plan(args.game, seats, ("random",) * seats, seed=1)
    measure(plan, 100, args.jobs)  # what is loaded once does not count
    played, gathered = measure(plan, args.games, args.jobs)
    minutes = (played + gathered) / args.games * MILLION / CORES / 60
    compiled = not str(rulebook.__file__).endswith(".py")
    print(f"{args.games} games of {args.game}, {'compiled' if compiled else 'plain'} rules")
    print(f"{'empty loop, millions a CPU second':40} {max(yardstick() for _ in range(5)):8.2f}")
    print(f"{'µs a game to play it':40} {played / args.games * 1e6:8.1f}")
    print(f"{'µs a game to gather and write':40} {gathered / args.games * 1e6:8.1f}")
    print(f"{'minutes a million games, two cores':40} {minutes:8.2f}")


if __name__ == "__main__":
    main()
