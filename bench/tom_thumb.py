"""How often the way home is found, and how near the Ogre came: by mode, storm, seats and memory.

    python -m bench.tom_thumb [--games 10000] [--jobs 2]

A cell is the share of games won with its standard error, and the Ogre tiles open at the end on
the average: where nearly every game is won, these still tell which is harder.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from math import sqrt
from typing import cast

from fabletop.core.options import Word
from fabletop.games import GAMES
from fabletop.sim.simulate import Plan, play_game

MODES = ("basic", "fabulous", "legendary")
LEVELS = ("weak", "average", "good")
SEATS = (2, 3, 4, 6)
CHUNK = 250


def play_some(plan: Plan, first: int, last: int) -> tuple[int, int]:
    """Games won, and Ogre tiles at the end."""
    game = GAMES[plan.game]
    won = ogre = 0
    for number in range(first, last):
        outcome, _ = play_game(game, plan, number)
        won += outcome.reason == "won"
        ogre += cast(Mapping[str, int], outcome.details[0])["ogre"]
    return won, ogre


def cell(
    pool: ProcessPoolExecutor, level: str, seats: int, options: dict[str, Word], games: int
) -> str:
    plan = Plan("tom_thumb", seats, (level,) * seats, seed=1, options=options)
    firsts = range(0, games, CHUNK)
    lasts = [min(first + CHUNK, games) for first in firsts]
    done = list(pool.map(play_some, [plan] * len(lasts), firsts, lasts))
    share = sum(won for won, _ in done) / games
    error = sqrt(share * (1 - share) / games)
    return f"{share:.1%} ±{error:.1%} {sum(ogre for _, ogre in done) / games:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description="how often the way home is found")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    heads = [f"{mode}{' storm' * storm}" for mode, storm in product(MODES, (False, True))]
    print(f"{'memory':9}{'seats':>5}" + "".join(f"{head:>19}" for head in heads))
    with ProcessPoolExecutor(args.jobs) as pool:
        for level, seats in product(LEVELS, SEATS):
            cells = [
                cell(pool, level, seats, {"mode": mode, "storm": storm}, args.games)
                for mode, storm in product(MODES, (False, True))
            ]
            print(f"{level:9}{seats:>5}" + "".join(f"{text:>19}" for text in cells), flush=True)


if __name__ == "__main__":
    main()
