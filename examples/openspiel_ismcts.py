"""OpenSpiel's own IS-MCTS at one of our tables, against players who do anything.

    .venv/bin/python examples/openspiel_ismcts.py "fabletop_cave(seats=2)" --games 10

Nothing in it knows our games: the bots and the loop are those of OpenSpiel. The search sees what
its seat may know, no more, because the worlds it tries come from `resample_from_infostate`.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.bots.uniform_random import UniformRandomBot

import fabletop.sim.openspiel  # noqa: F401 - makes the games known to pyspiel


def play(game: pyspiel.Game, bots: list[pyspiel.Bot], luck: np.random.RandomState) -> list[float]:
    """One game to its end; what everybody won or lost."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choice(outcomes, p=chances))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return list(state.returns())


def searcher(
    game: pyspiel.Game, simulations: int, rollout: int | None, luck: np.random.RandomState
) -> ISMCTSBot:
    """OpenSpiel's search. In other worlds other answers are possible: it must allow for that."""
    rollouts = RandomRolloutEvaluator(1, luck, rollout)
    return ISMCTSBot(
        game, rollouts, 2.0, simulations, random_state=luck, allow_inconsistent_action_sets=True
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="fabletop_cave(seats=2)")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--rollout", type=int, help="moves at most; to the end, if not said")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = pyspiel.load_game(args.game)
    luck = np.random.RandomState(args.seed)
    search = searcher(game, args.simulations, args.rollout, luck)
    won = 0.0
    for number in range(args.games):
        seat = number % game.num_players()
        bots: list[pyspiel.Bot] = [UniformRandomBot(p, luck) for p in range(game.num_players())]
        bots[seat] = search
        won += play(game, bots, luck)[seat]
    print(f"{args.games} games of {args.game}: {won / args.games:+.2f} a game for the search")


if __name__ == "__main__":
    main()
