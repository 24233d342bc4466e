"""How fast the rules run: decisions a CPU second, and copies of a state in the middle of a game.

    .venv/bin/python -m bench.engine [--games 1000] [--compiled]

With --compiled the compiled copy of the house (tools/compile.py) is measured too, in a process of
its own, and how many times faster it is.

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
from pathlib import Path
from typing import Any, cast

from fabletop.core.dealer import Quiet
from fabletop.core.game import Game
from fabletop.games import GAMES
from fabletop.sim.simulate import Plan, simulate
from tools.compile import TREE, compile_house


def yardstick() -> float:
    """Millions of empty loop passes a CPU second."""
    start = time.process_time()
    for _ in range(2_000_000):
        pass
    return 2 / (time.process_time() - start)


def decisions_per_second(game: str, bots: str, games: int) -> float:
    seats = min(3, GAMES[game].seats[-1])
    tally = simulate(Plan(game, seats, (bots,) * seats, seed=1), games)
    return tally.decisions / tally.cpu_seconds


def middle_of_a_game(game: Game[Any]) -> Any:
    dealer = Quiet(1)
    s = game.setup(game.seats[-1], {}, dealer)
    for _ in range(30):
        seat = game.actors(s)[0]
        game.apply(s, seat, game.options(s, seat)[0], dealer)  # type: ignore[arg-type]
    return s


def microseconds(work: Any, number: int = 5000) -> float:
    return min(timeit.repeat(work, number=number, repeat=7)) / number * 1e6


def measure(key: str, games: int, loop: float) -> dict[str, float]:
    game = GAMES[key]
    fast = max(decisions_per_second(key, "random", games // 4) for _ in range(4))
    s = middle_of_a_game(game)
    seat = game.actors(s)[0]
    return {
        "decisions a CPU second, random": fast,
        "the same, for a thousand loop passes": fast / loop / 1000,
        "decisions a CPU second, greedy": decisions_per_second(key, "greedy", max(1, games // 20)),
        "copy of a state, µs": microseconds(lambda: game.clone(s)),
        "view of a seat, µs": microseconds(lambda: game.view(s, seat)),
    }


Figures = dict[str, float]
LOOP = "empty loop, millions a CPU second"


def measure_all(games: int) -> Figures:
    loop = max(yardstick() for _ in range(5))
    figures = {LOOP: loop}
    for key in GAMES:
        for name, figure in measure(key, games, loop).items():
            figures[f"{key}: {name}"] = figure
    return figures


def measure_elsewhere(source: Path, games: int) -> Figures:
    """The same figures of another copy of the house."""
    command = [sys.executable, "-m", "bench.engine", "--json", "--games", str(games)]
    env = os.environ | {"PYTHONPATH": str(source)}
    done = subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE, text=True)
    return cast(Figures, json.loads(done.stdout))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--compiled", action="store_true", help="measure the compiled house too")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if args.compiled:
        compile_house(TREE)
    plain = measure_all(args.games)
    compiled = measure_elsewhere(TREE / "src", args.games) if args.compiled else {}
    if args.json:
        print(json.dumps(plain))
        return
    for name, figure in plain.items():
        other = compiled.get(name)
        print(f"{name:55} {figure:12,.2f}", end="\n" if other is None else "")
        if other is not None:
            faster = figure / other if name.endswith("µs") else other / figure
            print(f" compiled {other:12,.2f} {faster:6.2f} times")


if __name__ == "__main__":
    main()
