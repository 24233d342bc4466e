"""Steps a CPU second of our environments, beside PettingZoo's own card games in the same run.

    .venv/bin/python -m pip install ".[peers]"
    .venv/bin/python -m bench.environments [--seconds 2] [--plain]

Everybody chooses by chance among what the mask allows, by the same few lines for all: `last`, a
choice, `step`, and `reset` when a game is over. Ours make the numbers of an observation when
somebody reads them, so there are two figures: choosing by the mask, and reading everything; and
both once more with compiled rules, but for --plain and where there is no compiler. Runs
of all environments take turns, and each figure is the best of its runs, so that what else the
machine does falls on all alike.
"""

from __future__ import annotations

import argparse
import importlib
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

from fabletop.core.rulebook import NATIVE
from fabletop.games import GAMES
from fabletop.sim import pettingzoo
from tools.compile import TREE, can_compile, compile_house

PEERS = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
ROUNDS = 5


def environments() -> Iterator[tuple[str, Any]]:
    """Theirs, as far as they are installed, then ours."""
    for name in PEERS:
        try:
            yield name, importlib.import_module(f"pettingzoo.classic.{name}").env()
        except ImportError as error:
            print(f"{name} is left out: {error}")
    for key in GAMES:
        yield f"fabletop {key}", pettingzoo.env(key)


def steps_per_second(env: Any, seconds: float, seed: int, reading: bool) -> float:
    """How many decisions are made in a CPU second."""
    luck, steps = random.Random(seed), 0
    env.reset(seed=seed)
    start = time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(20):
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                continue
            if reading:
                observation["observation"]
            env.step(luck.choice(observation["action_mask"].nonzero()[0]))
            steps += 1
    return steps / (time.process_time() - start)


def measure(found: dict[str, Any], seconds: float, reading: bool) -> dict[str, float]:
    best = dict.fromkeys(found, 0.0)
    for seed in range(ROUNDS):
        for name, each in found.items():
            best[name] = max(best[name], steps_per_second(each, seconds, seed, reading))
    return best


def show(title: str, figures: dict[str, float]) -> None:
    theirs = [figures[name] for name in PEERS if name in figures]
    mean = sum(theirs) / len(theirs) if theirs else 0.0
    print(f"\n{title:36} steps a CPU second   times the mean of theirs")
    for name, figure in figures.items():
        print(f"{name:36} {figure:18,.0f}   {f'{figure / mean:.1f}' if mean else '–'}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of a run")
    parser.add_argument("--plain", action="store_true", help="leave the compiled copy out")
    args = parser.parse_args()
    found, build = dict(environments()), "compiled" if NATIVE else "plain"
    show(f"{build}, choosing by the mask", measure(found, args.seconds, reading=False))
    show(f"{build}, reading every observation", measure(found, args.seconds, reading=True))
    if not args.plain and can_compile():
        compile_house(TREE)
        command = [sys.executable, "-m", "bench.environments", "--plain"]
        env = os.environ | {"PYTHONPATH": str(TREE / "src")}
        subprocess.run([*command, "--seconds", str(args.seconds)], env=env, check=True)


if __name__ == "__main__":
    main()
