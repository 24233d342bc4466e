"""What a memory is worth: weak, average and good finish in that order; and characters by level.

    python -m bench.memories [--games 1200] [--characters]

Open Sesame: one of each at a table of three, every order of seats, the same piles for each order;
how many of their recitals they got right, and by how much the better memory of two wins more often.
Tom Thumb: four companions of one kind, the way home found or not, mode by mode; that is the whole
of it, since they win and lose together. With --characters: every character of a game against a
table of the usual one, from every seat; who plays together finds the way home. Whoever searches
plays a tenth of the games: each of them takes seconds.
"""

from __future__ import annotations

import argparse
from collections import Counter
from itertools import pairwise, permutations
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from fabletop.bots.bot import usual
from fabletop.core.dealer import Seeded
from fabletop.core.game import Game, Outcome
from fabletop.core.options import Word
from fabletop.games import GAMES
from fabletop.sim.simulate import Plan, Tally, seat_all, simulate, tell

MEMORIES = ("weak", "average", "good")
TOGETHER = "tom_thumb"
ROUND = "open_sesame"
SEATS = 3


def spread(share: float, games: int) -> str:
    return f"{share:6.1%} ±{sqrt(share * (1 - share) / games):.1%}"


def at_one_table(games: int) -> None:
    """Each for himself."""
    points = dict.fromkeys(MEMORIES, 0)
    right: Counter[str] = Counter()
    tried: Counter[str] = Counter()
    deals: list[dict[str, float]] = []  # what each won of one deal, in all orders
    orders = list(permutations(MEMORIES))
    each = -(-games // len(orders))
    for number in range(each):
        deals.append(dict.fromkeys(MEMORIES, 0.0))
        for bots in orders:
            outcome, story = told(Plan(ROUND, SEATS, bots, seed=1), number)
            for seat, bot in enumerate(bots):
                deals[-1][bot] += (seat in outcome.winners) / len(outcome.winners) / len(orders)
                points[bot] += outcome.scores[seat]
            right.update(bots[event.args[0]] for event in story if event.key == "listed")
            ends = ("listed", "mistake")
            tried.update(bots[event.args[0]] for event in story if event.key in ends)
    total = each * len(orders)
    print(f"{ROUND}, one of each at a table, {total} games:")
    for bot in MEMORIES:
        share = spread(fmean(deal[bot] for deal in deals), total)
        recited = spread(right[bot] / tried[bot], tried[bot])
        score = points[bot] / total
        print(f"  {bot:8} wins {share}   mean score {score:.2f}   recitals right {recited}")
    for worse, better in pairwise(MEMORIES):
        margins = [deal[better] - deal[worse] for deal in deals]
        error = stdev(margins) / sqrt(each)
        print(f"  {better} wins {fmean(margins):.1%} ±{error:.1%} more than {worse}", flush=True)


def told(plan: Plan, number: int) -> tuple[Outcome, list[Any]]:
    """One game, and everything that was told in it."""
    game, rng = GAMES[plan.game], plan.rng(number)
    bots = seat_all(game, plan, rng)
    dealer = Seeded(rng.getrandbits(64))
    s = game.setup(plan.seats, plan.options, dealer)
    story: list[Any] = []
    while seats := game.actors(s):
        events = dealer.take().events
        story += events
        tell(bots, events)
        seat = seats[0]
        game.apply(s, seat, bots[seat].choose(game.view(s, seat), game.options(s, seat)), dealer)
    outcome = game.outcome(s)
    assert outcome is not None
    return outcome, story


def won_together(level: str, games: int, options: dict[str, Word]) -> float:
    tally = simulate(Plan(TOGETHER, 4, (level,) * 4, seed=1, options=options), games)
    return tally.wins.get(0, 0.0) / games


def together(games: int) -> None:
    modes: list[dict[str, Word]] = [
        {"mode": "basic"},
        {"mode": "fabulous", "storm": True},
        {"mode": "legendary", "storm": True},
    ]
    heads = [f"{said['mode']}{' storm' * ('storm' in said)}" for said in modes]
    print(f"{TOGETHER}, four of a kind, {games} games each:")
    print(" " * 10 + "".join(f"{head:>18}" for head in heads))
    for level in MEMORIES:
        shares = [spread(won_together(level, games, said), games) for said in modes]
        print(f"  {level:8}" + "".join(f"{share:>18}" for share in shares), flush=True)


def characters(game: Game[Any], games: int) -> None:
    """Each against a table of the usual one."""
    seats = SEATS if SEATS in game.about.seats else game.about.seats[0]
    print(f"{game.key}, each among {seats - 1} of {usual(game)} (a fair share is {1 / seats:.0%}):")
    for name in sorted(game.mind.characters, key=lambda name: game.mind.characters[name].level):
        wins = points = 0.0
        each = -(-games // (10 * seats if game.mind.characters[name].thinks else seats))
        for place in range(seats):
            bots = [usual(game)] * seats
            bots[place] = name
            tally: Tally = simulate(Plan(game.key, seats, tuple(bots), seed=1), each)
            wins += tally.wins.get(place, 0)
            points += tally.points[place]
        total = each * seats
        level = game.mind.characters[name].level
        print(
            f"  {level} {name:16} wins {spread(wins / total, total)}   "
            f"mean score {points / total:.1f}",
            flush=True,
        )


def companions(game: Game[Any], games: int) -> None:
    """Four of one kind, together."""
    print(f"{game.key}, four of a kind, legendary with storm:")
    for name in sorted(game.mind.characters, key=lambda name: game.mind.characters[name].level):
        share = won_together(name, games, {"mode": "legendary", "storm": True})
        level = game.mind.characters[name].level
        print(f"  {level} {name:16} home {spread(share, games)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="what a memory is worth")
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--characters", action="store_true")
    args = parser.parse_args()
    at_one_table(args.games)
    together(args.games)
    if args.characters:
        for key, game in GAMES.items():
            (companions if key == TOGETHER else characters)(game, args.games)


if __name__ == "__main__":
    main()
