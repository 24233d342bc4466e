"""How fast the rules run: decisions a CPU second, and copies of a state in the middle of a game.

    .venv/bin/python -m bench.engine [--games 1000] [--plain]

The compiled copy of the house (tools/compile.py) is measured too, in a process of its own, and how
many times faster it is; the first time it is compiled, which takes minutes. Not with --plain, and
not where there is no compiler.

CPU time on a shared machine still wavers, so each figure is the best of several short runs, and
stands beside a yardstick measured in the same run: passes of an empty Python loop, in millions a
CPU second. Compare ratios to it between machines and days.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
import timeit
from typing import Any, cast

from fabletop.bots.bot import levels
from fabletop.core.dealer import Quiet
from fabletop.core.game import Game
from fabletop.core.options import fill
from fabletop.games import GAMES
from fabletop.sim.simulate import Plan, simulate
from tools.compile import TREE, can_compile, compile_house


def yardstick() -> float:
    """Millions of empty loop passes a CPU second."""
    start = time.process_time()
    for _ in range(2_000_000):
        pass
    return 2 / (time.process_time() - start)


def usual_seats(game: str) -> int:
    """Three, wherever three can play."""
    return min(3, GAMES[game].seats[-1])


def decisions_per_second(game: str, bots: str, games: int) -> float:
    seats = usual_seats(game)
    tally = simulate(Plan(game, seats, (bots,) * seats, seed=1), games)
    return tally.decisions / tally.cpu_seconds


def middle_of_a_game(game: Game[Any]) -> Any:
    dealer = Quiet(1)
    s = game.setup(game.seats[-1], {}, dealer)
    for _ in range(30):
        seat = game.actors(s)[0]
        game.apply(s, seat, fill(game.options(s, seat)[0], dealer.below), dealer)
    return s


def microseconds(work: Any, number: int = 5000) -> float:
    return min(timeit.repeat(work, timer=time.process_time, number=number, repeat=7)) / number * 1e6


def measure(key: str, games: int, loop: float) -> dict[str, float]:
    game = GAMES[key]
    usual = levels(game)[0]
    fast = max(decisions_per_second(key, "random", games // 20) for _ in range(20))
    s = middle_of_a_game(game)
    seat = game.actors(s)[0]
    return {
        "decisions a CPU second, random": fast,
        "the same, for a thousand loop passes": fast / loop / 1000,
        f"decisions a CPU second, {usual}": decisions_per_second(key, usual, max(1, games // 20)),
        "copy of a state, µs": microseconds(lambda: game.clone(s)),
        "view of a seat, µs": microseconds(lambda: game.view(s, seat)),
    }


Figures = dict[str, float]


def measure_all(games: int) -> Figures:
    loop = max(yardstick() for _ in range(5))
    figures = {"empty loop, millions a CPU second": loop}
    for key in GAMES:
        for name, figure in measure(key, games, loop).items():
            figures[f"{key}, {usual_seats(key)} seats: {name}"] = figure
    return figures


def measure_compiled(games: int) -> Figures:
    """The same figures of the compiled copy, or none."""
    if not can_compile():
        print("no compiler here: only plain Python is measured", file=sys.stderr)
        return {}
    compile_house(TREE)
    command = [sys.executable, "-m", "bench.engine", "--json", "--games", str(games)]
    env = os.environ | {"PYTHONPATH": str(TREE / "src")}
    done = subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE, text=True)
    return cast(Figures, json.loads(done.stdout))


def report(name: str, plain: float, compiled: float | None) -> str:
    line = f"{name:60} {plain:12,.2f}"
    if compiled is None:
        return line
    times = plain / compiled if name.endswith("µs") else compiled / plain
    return f"{line}   compiled {compiled:12,.2f} {times:8.2f} times"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--plain", action="store_true", help="leave the compiled copy out")
    parser.add_argument("--json", action="store_true", help="only what is imported here, as JSON")
    args = parser.parse_args()
    if args.json:
        print(json.dumps(measure_all(args.games)))
        return
    compiled = {} if args.plain else measure_compiled(args.games)
    for name, figure in measure_all(args.games).items():
        print(report(name, figure, compiled.get(name)))


if __name__ == "__main__":
    main()
