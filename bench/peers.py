"""How fast our rules run beside other people's: decisions a CPU second of random play, in one run.

    .venv/bin/python -m bench.peers [--seconds 1] [--rounds 5] [--plain]

Five tables: our engine, plain and compiled (the first time it is compiled, which takes minutes;
not with --plain, and not where there is no compiler); OpenSpiel's games written in Python; its
games written in C++, driven from Python as its examples do it; and PettingZoo's card games. Who is
not installed is named and left out. Every figure is the best of several rounds, and the rounds go
through all games in turn, so that a busy moment of the machine hits nobody alone.

A decision is one answer of one player. What chance does is work but no decision, for them as for
us; beside OpenSpiel's figures stands what they are with every deal of chance counted too. Ratios
are those of our decisions to their best game and to their median.
"""

from __future__ import annotations

import argparse
import importlib
import random
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from itertools import product
from statistics import median
from typing import Any

from bench.engine import BATCH, Compiled, engine_speed, usual_seats, yardstick
from fabletop.games import GAMES
from fabletop.sim.simulate import unswept
from tools.compile import can_compile

CPP = (
    "backgammon", "connect_four", "crazy_eights", "euchre", "gin_rummy", "goofspiel", "hanabi",
    "hearts", "kuhn_poker", "leduc_poker", "liars_dice", "oh_hell", "pig", "skat", "spades",
    "tic_tac_toe",
)  # fmt: skip
PLAIN, COMPILED = "Fabletop, plain", "Fabletop, compiled"
IN_PYTHON, IN_CPP, CARDS = "OpenSpiel, Python", "OpenSpiel, C++", "PettingZoo, cards"
# Who is compared with whom, and how many times as fast we mean to be.
AIMS = {(PLAIN, IN_PYTHON): 1.5, (COMPILED, IN_CPP): 2.0}


@dataclass(slots=True)
class Speed:
    """The best figures so far: decisions, and decisions and deals, a CPU second."""

    decisions: float = 0.0
    moves: float = 0.0

    def note(self, decisions: float, moves: float) -> None:
        self.decisions = max(self.decisions, decisions)
        self.moves = max(self.moves, moves)


Round = Callable[[float], tuple[float, float]]
"""Plays for so many CPU seconds: decisions, and decisions and deals, a CPU second."""
Table = dict[str, Round]


def timed(play: Callable[[], tuple[int, int]]) -> Round:
    """Games one after the other, for as long as said; each tells its decisions and moves."""

    def play_on(seconds: float) -> tuple[float, float]:
        decisions, moves, spent = 0, 0, 0.0
        start = time.process_time()
        with unswept():
            while spent < seconds:
                for _ in range(BATCH):
                    some, more = play()
                    decisions, moves = decisions + some, moves + more
                spent = time.process_time() - start
        return decisions / spent, moves / spent

    return play_on


# -- ours


Engine = Callable[[str, float], float]


def ours(speed: Engine) -> Table:
    def engine(key: str) -> Round:
        return lambda seconds: (speed(key, seconds), 0)

    return {f"{key}, {usual_seats(key)} seats": engine(key) for key in GAMES}


# -- OpenSpiel


def play_spiel(game: Any, rng: random.Random) -> tuple[int, int]:
    """One game by chance."""
    decisions = deals = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
            deals += 1
        elif state.is_simultaneous_node():
            offered = [state.legal_actions(player) for player in range(game.num_players())]
            state.apply_actions([rng.choice(actions) if actions else 0 for actions in offered])
            decisions += sum(map(bool, offered))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    state.returns()
    return decisions, decisions + deals


def spiel(names: Iterator[str]) -> Table:
    import pyspiel

    def play(name: str) -> Round:
        game, rng = pyspiel.load_game(name), random.Random(1)
        return timed(lambda: play_spiel(game, rng))

    return {name: play(name) for name in names}


def spiel_in_python() -> Table:
    """All of them that load by name alone."""
    import pyspiel

    importlib.import_module("open_spiel.python.games")
    kinds = pyspiel.registered_games()
    theirs = [kind for kind in kinds if kind.short_name.startswith("python_")]
    return spiel(kind.short_name for kind in theirs if kind.default_loadable)


# -- PettingZoo


def zoo() -> Table:
    from bench.environments import PEERS, steps_per_second

    def play(name: str) -> Round:
        env = importlib.import_module(f"pettingzoo.classic.{name}").env()
        return lambda seconds: (steps_per_second(env, seconds, seed=1, reading=True), 0)

    found: Table = {}
    for name in PEERS:
        with suppress(ImportError):  # each asks for packages of its own
            found[name] = play(name)
    return found


# -- all together


def tables(compiled: Engine | None) -> dict[str, Table]:
    makers: Mapping[str, Callable[[], Table]] = {
        IN_PYTHON: spiel_in_python,
        IN_CPP: lambda: spiel(iter(CPP)),
        CARDS: zoo,
    }
    found = {PLAIN: ours(engine_speed)}
    if compiled:
        found[COMPILED] = ours(compiled)
    for name, maker in makers.items():
        with suppress(ImportError):
            found[name] = maker()
        if not found.get(name):
            print(f"not installed here: what {name} needs", file=sys.stderr)
    return {name: table for name, table in found.items() if table}


def measure(
    everybody: Mapping[str, Table], seconds: float, rounds: int
) -> dict[str, dict[str, Speed]]:
    speeds = {name: {game: Speed() for game in table} for name, table in everybody.items()}
    for _ in range(rounds):
        for name, table in everybody.items():
            for game, play in table.items():
                speeds[name][game].note(*play(seconds / rounds))
    return speeds


def report(speeds: Mapping[str, Mapping[str, Speed]]) -> Iterator[str]:
    """All figures, then ours against those of the others."""
    for name, games in speeds.items():
        yield f"{name:58}{'decisions':>14}{'with chance':>14}"
        for game, speed in games.items():
            moves = f"{speed.moves:,.0f}" if speed.moves else ""
            yield f"  {game:56}{speed.decisions:14,.0f}{moves:>14}"
    for mine, theirs in product((PLAIN, COMPILED), (IN_PYTHON, IN_CPP, CARDS)):
        if mine in speeds and theirs in speeds:
            yield from ratios(mine, theirs, speeds)


def ratios(mine: str, theirs: str, speeds: Mapping[str, Mapping[str, Speed]]) -> Iterator[str]:
    """How many times as fast we are as their best game, and as their median."""
    others = [speed.decisions for speed in speeds[theirs].values()]
    aim = f", aim {AIMS[mine, theirs]}" if (mine, theirs) in AIMS else ""
    yield f"{f'{mine}, times {theirs}{aim}':58}{'their best':>14}{'their median':>14}"
    for game, speed in speeds[mine].items():
        best, middle = speed.decisions / max(others), speed.decisions / median(others)
        yield f"  {game:56}{best:14.2f}{middle:14.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="of CPU for each game")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--plain", action="store_true", help="leave the compiled copy out")
    args = parser.parse_args()
    compiled = Compiled() if can_compile() and not args.plain else None
    print(f"{'empty loop, millions a CPU second':58}{max(yardstick() for _ in range(5)):14,.2f}")
    everybody = tables(compiled.engine_speed if compiled else None)
    print("\n".join(report(measure(everybody, args.seconds, args.rounds))))
    if compiled:
        compiled.close()


if __name__ == "__main__":
    main()
