"""What a first game shows: whether it ends, within bounds, and with what it refuses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import product
from typing import Any

from fabletop.contract.patience import Unending, ends_within
from fabletop.contract.walks import (
    AnyGame,
    last,
    observers,
    probes,
    sample,
    walk,
)
from fabletop.core.game import Outcome
from fabletop.core.options import Word
from fabletop.core.rulebook import Rulebook, Step

STEPS = 10_000  # that may run one after the other before somebody is asked
LEAVING_HINT = (
    "does `leave` call `advance`? A question to one seat stays even so: replace it in `s.agenda`"
)
GAMES = 3  # that show who is ahead
SECONDS = 20.0  # of the processor, for a game that takes milliseconds

Run = Callable[..., None]


def play_to_the_end(
    game: AnyGame, seats: int, options: Mapping[str, Word], seed: int, leaving: float = 0.0
) -> Outcome:
    """How one game by chance ends. Raises `Unending` where it does not."""
    with ends_within(SECONDS), bounded_steps(game):
        play = last(walk(game, seats, options, seed, leaving))
    outcome = game.outcome(play.s)
    if outcome is None:
        left = f" after somebody left; {LEAVING_HINT}" if leaving else ""
        raise Unending(f"`{game.step(play.s)}` is asked of nobody, and there is no outcome{left}")
    return outcome


def who_is_ahead(game: AnyGame, seats: int, options: Mapping[str, Word]) -> tuple[int, int]:
    """For how many pairs of seats `prospects` agrees with their ranks at the end, and not."""
    right = wrong = 0
    for seed in range(GAMES):
        s = last(walk(game, seats, options, seed)).s
        outcome, points = game.outcome(s), game.mind.prospects(s)
        ranks = outcome.ranks if outcome and points and not game.about.cooperative else ()
        for (one, rank), (other, below) in product(zip(points, ranks, strict=False), repeat=2):
            if rank < below:
                right, wrong = right + (one > other), wrong + (one < other)
    return right, wrong


@contextmanager
def bounded_steps(game: AnyGame) -> Iterator[None]:
    """Meanwhile it is a failure if steps follow each other and nobody is ever asked."""
    if not isinstance(game, Rulebook):
        yield
        return
    runs, lasting = dict(game.runs), dict(game.lasting)
    meter = Meter()
    for steps in (game.runs, game.lasting):
        steps.update({name: meter.counted(name, run) for name, run in steps.items()})
    try:
        yield
    finally:
        game.runs.update(runs)
        game.lasting.update(lasting)


class Meter:
    """Counts the steps since the last question."""

    def __init__(self) -> None:
        self.s: Any = None
        self.decision, self.steps = -1, 0

    def counted(self, name: Step, run: Run) -> Run:
        def step(s: Any, dealer: Any, *args: Any) -> None:
            self.count(name, s)
            run(s, dealer, *args)

        return step

    def count(self, name: Step, s: Any) -> None:
        if s is not self.s or s.decision != self.decision:
            self.s, self.decision, self.steps = s, s.decision, 0
        self.steps += 1
        if self.steps > STEPS:
            raise Unending(f"{STEPS:,} steps have run and nobody was asked; the last is `{name}`")


def refusal_arguments(
    game: AnyGame, seats: int, options: Mapping[str, Word]
) -> dict[str, frozenset[str]]:
    """The variables of each refusal that a game at this table gives to all sorts of answers."""
    refused = [game.refuse_setup(0, options), game.refuse_setup(seats, {"?": "?"})]
    for play in sample(walk(game, seats, options, 0), 11, 0):
        for seat, probe in product(observers(play), probes(game, play.s)):
            refused.append(game.refuse(play.s, seat, probe))
    found: dict[str, frozenset[str]] = {}
    for refusal in filter(None, refused):
        names = frozenset({*refusal.args, "count"})
        key = f"refusal-{refusal.code}"
        found[key] = found.get(key, names) & names
    return found
