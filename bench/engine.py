"""How fast the rules run: decisions a CPU second, and copies of a state in the middle of a game.

    .venv/bin/python -m bench.engine [--games 1000]

CPU time on a shared machine still wavers, so each figure is the best of several short runs, and
stands beside a yardstick measured in the same run: passes of an empty Python loop, in millions a
CPU second. Compare ratios to it between machines and days.
"""

from __future__ import annotations

import argparse
import time
import timeit
from typing import Any

from fabletop.bots.bot import levels
from fabletop.core.dealer import Quiet
from fabletop.core.game import Game
from fabletop.core.options import fill
from fabletop.games import GAMES
from fabletop.sim.simulate import Plan, simulate


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    args = parser.parse_args()
    loop = max(yardstick() for _ in range(5))
    print(f"{'empty loop, millions a CPU second':60} {loop:12,.2f}")
    for key in GAMES:
        for name, figure in measure(key, args.games, loop).items():
            print(f"{f'{key}, {usual_seats(key)} seats: {name}':60} {figure:12,.2f}")


if __name__ == "__main__":
    main()
