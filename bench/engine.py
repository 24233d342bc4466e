"""How fast the rules run: decisions a CPU second, and copies of a state in the middle of a game.

    .venv/bin/python -m bench.engine [--games 2000] [--rounds 4] [--plain]

The first figure is the engine's: games set up, played by random bots and reckoned, one after the
other, with one generator for all, as `bench.peers` measures others. Beside it stands the same by
`fabletop simulate`, where every game has a seed of its own and is counted.

The compiled copy of the house (tools/compile.py) is measured too, and how many times faster it is;
the first time it is compiled, which takes minutes. Not with --plain, and not where there is no
compiler.

CPU time on a shared machine still wavers, so plain and compiled take turns, in processes of their
own, each figure is the best of many short runs, and a yardstick is measured with them: passes of an
empty Python loop, in millions a CPU second. Compare ratios to it between machines and days.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
import timeit
from pathlib import Path
from typing import Any, cast

from fabletop.bots.bot import levels, seat_bot
from fabletop.core.dealer import Quiet
from fabletop.core.game import Game
from fabletop.core.options import fill
from fabletop.games import GAMES
from fabletop.sim.simulate import Plan, simulate, unswept
from tools.compile import ROOT, TREE, can_compile, compile_house

RUNS = 20  # of which the best counts
BATCH = 10  # games between two looks at the clock


def yardstick() -> float:
    """Millions of empty loop passes a CPU second."""
    start = time.process_time()
    for _ in range(2_000_000):
        pass
    return 2 / (time.process_time() - start)


def usual_seats(game: str) -> int:
    """Three, wherever three can play."""
    return min(3, GAMES[game].about.seats[-1])


def engine_speed(key: str, seconds: float) -> float:
    """Decisions a CPU second of random bots who play for that long."""
    game, seats = GAMES[key], usual_seats(key)
    dealer, rng = Quiet(1), random.Random(1)
    bots = [seat_bot("random", game, seats, seat, rng) for seat in range(seats)]
    decisions, spent = 0, 0.0
    with unswept():
        start = time.process_time()
        while spent < seconds:
            for _ in range(BATCH):
                s = game.setup(seats, {}, dealer)
                decisions += game.study.play_out(s, bots, dealer)
                game.outcome(s)
            spent = time.process_time() - start
    return decisions / spent


def decisions_per_second(game: str, bots: str, games: int) -> float:
    """The same of any bots, by `simulate`."""
    seats = usual_seats(game)
    tally = simulate(Plan(game, seats, (bots,) * seats, seed=1), games)
    return tally.decisions / tally.cpu_seconds


def middle_of_a_game(game: Game[Any]) -> Any:
    dealer = Quiet(1)
    s = game.setup(game.about.seats[-1], {}, dealer)
    for _ in range(30):
        seat = game.actors(s)[0]
        game.apply(s, seat, fill(game.options(s, seat)[0], dealer.below), dealer)
    return s


def microseconds(work: Any, number: int = 5000) -> float:
    return min(timeit.repeat(work, timer=time.process_time, number=number, repeat=7)) / number * 1e6


def measure(key: str, games: int, loop: float) -> dict[str, float]:
    game = GAMES[key]
    usual = levels(game)[0]
    few = max(1, games // RUNS)
    fast = max(engine_speed(key, 1 / RUNS) for _ in range(RUNS))
    s = middle_of_a_game(game)
    seat = game.actors(s)[0]
    return {
        "decisions a CPU second, random": fast,
        "the same, for a thousand loop passes": fast / loop / 1000,
        "decisions in simulations": max(
            decisions_per_second(key, "random", few) for _ in range(RUNS)
        ),
        f"the same, {usual}": decisions_per_second(key, usual, few),
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


def measure_both(games: int, rounds: int, with_compiled: bool) -> tuple[Figures, Figures]:
    """The best figures of the house as it is, and of its compiled copy, which take turns."""
    if with_compiled and not can_compile():
        print("no compiler here: only plain Python is measured", file=sys.stderr)
        with_compiled = False
    if with_compiled:
        compile_house(TREE)
    plain: Figures = {}
    compiled: Figures = {}
    for _ in range(rounds):
        keep_best(plain, measure_apart(ROOT, games))
        if with_compiled:
            keep_best(compiled, measure_apart(TREE, games))
    return plain, compiled


def measure_apart(tree: Path, games: int) -> Figures:
    """The figures of a checkout, in a process of its own."""
    command = [sys.executable, "-m", "bench.engine", "--json", "--games", str(games)]
    env = os.environ | {"PYTHONPATH": str(tree / "src")}
    done = subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE, text=True)
    return cast(Figures, json.loads(done.stdout))


def keep_best(best: Figures, more: Figures) -> None:
    for name, figure in more.items():
        better = min if name.endswith("µs") else max
        best[name] = better(figure, best.get(name, figure))


class Compiled:
    """The compiled copy in a process of its own, asked for the speed of one game at a time."""

    def __init__(self) -> None:
        compile_house(TREE)
        env = os.environ | {"PYTHONPATH": str(TREE / "src")}
        command = [sys.executable, "-m", "bench.engine", "--answer"]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, env=env, stdin=pipe, stdout=pipe, text=True)

    def engine_speed(self, key: str, seconds: float) -> float:
        assert self.process.stdin
        assert self.process.stdout
        print(key, seconds, file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())

    def close(self) -> None:
        self.process.communicate()


def answer() -> None:
    """Such a process: lines of a game and how long to play come in, speeds go out."""
    for line in sys.stdin:
        key, seconds = line.split()
        print(engine_speed(key, float(seconds)), flush=True)


def report(name: str, plain: float, compiled: float | None) -> str:
    line = f"{name:60} {plain:12,.2f}"
    if compiled is None:
        return line
    times = plain / compiled if name.endswith("µs") else compiled / plain
    return f"{line}   compiled {compiled:12,.2f} {times:8.2f} times"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="a round")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--plain", action="store_true", help="leave the compiled copy out")
    parser.add_argument("--json", action="store_true", help="only what is imported here, as JSON")
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.answer:
        answer()
        return
    if args.json:
        print(json.dumps(measure_all(args.games)))
        return
    plain, compiled = measure_both(args.games, args.rounds, not args.plain)
    for name, figure in plain.items():
        print(report(name, figure, compiled.get(name)))


if __name__ == "__main__":
    main()
