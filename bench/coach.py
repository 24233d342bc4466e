"""Whether the coach tells luck from skill: many games, each seat's account, and what they say.

    .venv/bin/python -m bench.coach GAME [--bots a,b] [--seats K] [--games N] [--simulations S]

`--bots reference` plays by the coach's own reference policy, so that decisions are worth nothing on
the average. For every bot there are the means of luck, of own and of others' decisions, with 95 %
intervals, and how much of the spread of results luck and decisions explain. Errors of the single
accounts cancel in means: they only make intervals wider.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Sequence
from functools import partial
from statistics import fmean, stdev
from typing import Any

from fabletop.bots.bot import split_names
from fabletop.coach import work
from fabletop.coach.analysis import accounts
from fabletop.coach.judging import Plan as Look
from fabletop.coach.reference import Reference, Worth
from fabletop.coach.shapes import Account
from fabletop.core.dealer import Quiet, Seeded
from fabletop.core.game import Game
from fabletop.core.play import Play
from fabletop.core.record import Record
from fabletop.games import GAMES
from fabletop.sim.checks import fill_seats
from fabletop.sim.many import spread
from fabletop.sim.simulate import Plan, play_record, unswept

REFERENCE = "reference"
PARTS = ("result", "start", "luck", "own", "others")


def play_reference(game: Game[Any], seats: int, seed: str) -> Record:
    """A game by the reference policy on all seats."""
    rng = random.Random(seed)
    play, reference = Play.begin(game, seats, {}, Seeded(rng)), Reference(game)
    chance = Quiet(rng.getrandbits(64))
    while actors := game.actors(play.s):
        play.act(actors[0], reference.answer(play.s, actors[0], chance), by="bot")
    return play.record


def lineup(bots: Sequence[str], seats: int, number: int) -> tuple[str, ...]:
    """Bots change chairs from game to game."""
    filled = fill_seats(bots, seats) if len(bots) > 1 else (bots[0],) * seats
    turn = number % seats
    return (*filled[turn:], *filled[:turn])


Task = tuple[argparse.Namespace, Worth, int]


@unswept()
def one_game(task: Task) -> list[tuple[str, Account, Account]]:
    """Each seat's bot and accounts, in wins and in points."""
    args, begin, number = task
    game, bots = GAMES[args.game], lineup(args.bots, args.seats, number)
    if REFERENCE in bots:
        record = play_reference(game, args.seats, f"{args.seed}/{number}")
    else:
        record = play_record(Plan(args.game, args.seats, bots, args.seed), number)
    look = Look(args.simulations, args.seed + number)
    found = [accounts(record, look, begin, points) for points in (False, True)]
    return list(zip(bots, *found, strict=True))


def measure(args: argparse.Namespace) -> dict[str, Any]:
    empty = play_reference(GAMES[args.game], args.seats, "table")
    begin = work.start(empty, args.deals // work.DEALS, args.seed).value
    assert begin
    tasks = [(args, begin, number) for number in range(args.games)]
    found = [row for rows in spread(one_game, tasks, args.jobs) for row in rows]
    told = {"game": args.game, "seats": args.seats, "games": args.games, "seed": args.seed,
            "simulations": args.simulations}  # fmt: skip
    sums = partial(summary, found, args.seats)
    return told | {bot: {"win": sums(bot, 1), "points": sums(bot, 2)} for bot in {*args.bots}}


def summary(rows: Sequence[tuple[Any, ...]], seats: int, bot: str, which: int) -> dict[str, Any]:
    """Means and half intervals over games, for all seats of a bot; the spread luck explains."""
    mine: list[dict[str, float]] = [row[which] for row in rows if row[0] == bot]
    games = [rows[first : first + seats] for first in range(0, len(rows), seats)]
    found: dict[str, Any] = {}
    for part in PARTS:
        each = [[row[which][part] for row in game if row[0] == bot] for game in games]
        means = [fmean(values) for values in each if values]
        found[part] = told(means)
    if len({row[0] for row in rows}) == 1:  # equal bots: does a chair gain by decisions alone?
        for seat in range(seats):
            net = [game[seat][which]["own"] + game[seat][which]["others"] for game in games]
            found[f"decisions_of_seat_{seat}"] = told(net)
    results = [account["result"] for account in mine]
    for part in ("luck", "own", "others"):
        found[f"explains_{part}"] = round(slope(results, [account[part] for account in mine]), 3)
    found["error_of_one"] = round(fmean(account["luck_error"] for account in mine), 3)
    return found


def told(values: Sequence[float]) -> list[float]:
    """A mean, and half of its 95 % interval."""
    return [round(fmean(values), 4), round(1.96 * stdev(values) / len(values) ** 0.5, 4)]


def slope(results: Sequence[float], values: Sequence[float]) -> float:
    """The share of the results' variance that goes with these values."""
    middle, mean = fmean(results), fmean(values)
    both = sum((r - middle) * (v - mean) for r, v in zip(results, values, strict=True))
    return both / (sum((r - middle) ** 2 for r in results) or 1.0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--bots", default=REFERENCE)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--deals", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    args.bots = split_names(args.bots)
    print(json.dumps(measure(args)))


if __name__ == "__main__":
    main()
