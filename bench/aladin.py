"""Whether the chests of Aladin are fair: busts, balance, and bots.

    python -m bench.aladin [--games 10000] [--jobs 2]

Three tables: how often a search that draws to the end busts, beside the exact chances of
section i.5; how a player fares who always goes for one chest, or always sets the same die,
among normal bots; and what games are like. Seats are changed round in all of them.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import comb, sqrt
from typing import cast

from fabletop.core.dealer import Quiet
from fabletop.core.game import BotMaker, Outcome
from fabletop.core.options import Action, Option
from fabletop.games.aladin import Aladin
from fabletop.games.aladin.bots import BOTS, NORMAL, Hunter, Table, dice_of
from fabletop.games.aladin.content import CHESTS, SCORPIONS, TREASURES, VALUES
from fabletop.sim.simulate import Plan, play_game

CHUNK = 100
SEATS = (3, 4, 5)


class Stubborn(Hunter):
    """A normal player, but for its dice: one chest (dice 3 to 5), or one value."""

    def __init__(self, seat: int, seats: int, rng: random.Random, mania: str) -> None:
        super().__init__(seat, seats, NORMAL, rng)
        self.mania = mania

    def program(self, table: Table, options: Sequence[Option]) -> Action:
        wanted = [option for option in options if self.suits(*dice_of(option)[0])]
        return cast(Action, self.rng.choice(wanted))

    def suits(self, chest: str, value: int) -> bool:
        if self.mania in CHESTS:
            return chest == self.mania and value in (3, 4, 5)
        return str(value) == self.mania


MANIAS = (*CHESTS, *map(str, VALUES))


def stubborn(mania: str) -> BotMaker:
    return lambda seat, seats, rng: Stubborn(seat, seats, rng, mania)


class Bench(Aladin):
    """The same game with these players."""

    bots: Mapping[str, BotMaker] = {
        **BOTS,
        **{mania: stubborn(mania) for mania in MANIAS},
    }


# -- busts


def exact_bust(chest: int, die: int) -> float:
    """The chance that `die` cards of a fresh chest have that many scorpions or more."""
    ways: Counter[tuple[int, int]] = Counter({(0, 0): 1})
    for card in TREASURES[chest]:
        for (cards, scorpions), count in list(ways.items()):
            if cards < die:
                ways[cards + 1, scorpions + SCORPIONS[card]] += count
    safe = sum(n for (cards, scorpions), n in ways.items() if cards == die and scorpions < die)
    return 1 - safe / comb(len(TREASURES[chest]), die)


def sampled_bust(chest: int, die: int, games: int) -> float:
    """The same, drawn by the engine."""
    game, dealer = Aladin(), Quiet(f"{chest}/{die}")
    search: dict[str, object] = {
        "seats": 3, "agenda": ["program", "search"], "chest": CHESTS[chest], "searcher": 0,
        "die": die, "fates": ["searching"] * len(CHESTS),
    }  # fmt: skip
    fresh = game.load(search)
    busts = 0
    for _ in range(games):
        s = game.clone(fresh)
        while s.fates[chest] == "searching":
            game.apply(s, 0, ("draw",), dealer)
        busts += s.fates[chest] == "bust"
    return busts / games


# -- balance


def play_some(plan: Plan, first: int, last: int) -> list[tuple[int, Outcome]]:
    """Games with the first bot of the plan on every seat in turn."""
    game = Bench()
    found = []
    for number in range(first, last):
        turn = number % plan.seats
        bots = plan.bots[-turn:] + plan.bots[:-turn] if turn else plan.bots
        turned = Plan(plan.game, plan.seats, bots, plan.seed, plan.options)
        found.append((turn, play_game(game, turned, number)[0]))
    return found


def played(pool: ProcessPoolExecutor, plan: Plan, games: int) -> list[tuple[int, Outcome]]:
    firsts = range(0, games, CHUNK)
    lasts = [min(first + CHUNK, games) for first in firsts]
    chunks = pool.map(play_some, [plan] * len(lasts), firsts, lasts)
    return [game for chunk in chunks for game in chunk]


def wins(games: Iterable[tuple[int, Outcome]]) -> tuple[float, float]:
    """How often the first bot won, shared wins in parts, and its mean score."""
    shares, scores, count = 0.0, 0, 0
    for seat, outcome in games:
        shares += (seat in outcome.winners) / len(outcome.winners)
        scores += outcome.scores[seat]
        count += 1
    return shares / count, scores / count


def report(text: str, games: int, share: float, fair: float) -> str:
    error = sqrt(fair * (1 - fair) / games)
    return f"{text:24}{share:>7.1%} ±{error:.1%}   (fair {fair:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description="whether the chests are fair")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    print("bust if all cards are drawn: engine (exact)")
    for chest, name in enumerate(CHESTS):
        cells = [
            f"{sampled_bust(chest, die, args.games):.1%} ({exact_bust(chest, die):.1%})"
            for die in VALUES
        ]
        print(f"  {name:8}" + "".join(f"{cell:>16}" for cell in cells), flush=True)
    with ProcessPoolExecutor(args.jobs) as pool:
        for seats in SEATS:
            print(f"{seats} seats, one stubborn player, {args.games} games in all")
            each = max(seats, args.games // len(MANIAS) // seats * seats)
            for mania in MANIAS:
                plan = Plan("aladin", seats, (mania, *["normal"] * (seats - 1)), 1)
                share, score = wins(played(pool, plan, each))
                print(f"  {report('always ' + mania, each, share, 1 / seats)} {score:6.1f}")
            for level in ("easy", "hard"):
                plan = Plan("aladin", seats, (level, *["normal"] * (seats - 1)), 1)
                share, score = wins(played(pool, plan, each))
                print(f"  {report(level + ' among normal', each, share, 1 / seats)} {score:6.1f}")
            plan = Plan("aladin", seats, ("normal",) * seats, 1)
            first, score = wins(played(pool, plan, each))
            print(f"  {report('normal among normal', each, first, 1 / seats)} {score:6.1f}")


if __name__ == "__main__":
    main()
