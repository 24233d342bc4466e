"""How fast a search is: simulations a CPU second, from the start of every game.

    .venv/bin/python -m bench.search [--simulations 1000]

Each figure is the best of several short runs, beside the yardstick of bench/engine.py. The first
question that is not left to memory or hands counts as the start of a game.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

from bench.engine import yardstick
from fabletop.bots.ismcts import Budget, Search, Settings
from fabletop.core.dealer import Seeded, addressed
from fabletop.core.game import Game, Notes, View
from fabletop.games import GAMES


def start(game: Game[Any], seats: int) -> tuple[int, View, Notes]:
    """Seat, view and notes at the first question with a choice."""
    dealer = Seeded(1)
    s = game.setup(seats, {}, dealer)
    while True:
        seat = game.actors(s)[0]
        options = game.options(s, seat)
        if game.step(s) in game.mind.skills:
            game.apply(s, seat, game.mind.likely(s, seat, dealer), dealer)
        elif len(options) == 1:
            game.apply(s, seat, options[0], dealer)  # type: ignore[arg-type]
        else:
            break
    notes = game.mind.notes(seats)
    for event in dealer.take().events:
        if addressed(event, seat):
            notes = game.mind.remember(notes, event)
    return seat, game.view(s, seat), notes


def simulations_per_second(key: str, seats: int, simulations: int, many: bool) -> float:
    game = GAMES[key]
    seat, view, notes = start(game, seats)
    settings = Settings(Budget(simulations), many)
    search = Search(game, seats, seat, settings, random.Random(1))
    search.ask(search.actions(search.world(view, notes), seat), {})
    before = time.process_time()
    search.run(view, notes)
    return simulations / (time.process_time() - before)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--simulations", type=int, default=1000)
    args = parser.parse_args()
    loop = max(yardstick() for _ in range(5))
    print(f"{'empty loop, millions a CPU second':45} {loop:12,.2f}")
    for key, game in GAMES.items():
        seats = 3 if game.refuse_setup(2, {}) else 2
        for name, many in (("one observer", False), ("many observers", True)):
            runs = [simulations_per_second(key, seats, args.simulations, many) for _ in range(5)]
            print(f"{f'{key}, {seats} seats, {name}':45} {max(runs):12,.0f}")


if __name__ == "__main__":
    main()
