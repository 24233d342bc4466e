"""Many games between bots, over as many processes as wanted; the same seed, the same figures."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import starmap
from typing import Any, cast

from fabletop.bots.bot import seat_bot
from fabletop.core.dealer import Event, Fair, Quiet, Seeded, commitment
from fabletop.core.game import LATER, Bot, Game, Json, Outcome, View
from fabletop.core.options import Action, Word
from fabletop.core.record import Play, Record, addressed
from fabletop.games import GAMES

NOTHING_SEEN: View = {}
CHUNK = 100  # games a task


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be simulated."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, Word] = field(default_factory=dict)

    def rng(self, number: int) -> random.Random:
        return random.Random(f"{self.seed}/{number}")


@dataclass(slots=True)
class Tally:
    """What came of some games."""

    games: int = 0
    decisions: int = 0
    cpu_seconds: float = 0.0
    wins: dict[int, float] = field(default_factory=dict)  # by seat; shared wins in parts
    points: dict[int, int] = field(default_factory=dict)

    def add(self, outcome: Outcome, decisions: int) -> None:
        """Count one finished game."""
        self.games += 1
        self.decisions += decisions
        for seat in outcome.winners:
            self.wins[seat] = self.wins.get(seat, 0) + 1 / len(outcome.winners)
        for seat, points in enumerate(outcome.scores):
            self.points[seat] = self.points.get(seat, 0) + points

    def merge(self, other: Tally) -> None:
        """Count another tally's games too."""
        self.games += other.games
        self.decisions += other.decisions
        self.cpu_seconds += other.cpu_seconds
        for seat, wins in other.wins.items():
            self.wins[seat] = self.wins.get(seat, 0) + wins
        for seat, points in other.points.items():
            self.points[seat] = self.points.get(seat, 0) + points


def simulate(
    plan: Plan, games: int, jobs: int = 1, progress: Callable[[int], None] = lambda games: None
) -> Tally:
    """Play that many games; the figures do not depend on the number of jobs."""
    chunks = [(plan, first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    total = Tally()
    if jobs == 1:
        for tally in starmap(play_chunk, chunks):
            total.merge(tally)
            progress(tally.games)
        return total
    with ProcessPoolExecutor(jobs) as pool:
        for tally in pool.map(play_chunk, *zip(*chunks, strict=True)):
            total.merge(tally)
            progress(tally.games)
    return total


def play_chunk(plan: Plan, first: int, last: int) -> Tally:
    """Games number `first` to `last` of a plan, one after the other."""
    game = GAMES[plan.game]
    tally = Tally()
    start = time.process_time()
    for number in range(first, last):
        outcome, decisions = play_game(game, plan, number)
        tally.add(outcome, decisions)
    tally.cpu_seconds = time.process_time() - start
    return tally


def seat_all(game: Game[Any], plan: Plan, rng: random.Random) -> list[Bot]:
    """The plan's bots, one a chair."""
    return [seat_bot(name, game, plan.seats, seat, rng) for seat, name in enumerate(plan.bots)]


def play_game(game: Game[Any], plan: Plan, number: int) -> tuple[Outcome, int]:
    """One game to its end; events are only made if somebody listens."""
    rng = plan.rng(number)
    bots = seat_all(game, plan, rng)
    listening = any(bot.listens for bot in bots)
    seed = rng.getrandbits(64)
    dealer = Seeded(seed) if listening else Quiet(seed)
    s = game.setup(plan.seats, plan.options, dealer)
    blind = not listening and not any(bot.looks for bot in bots)
    decisions = game.play_out(s, bots, dealer) if blind else 0
    while seats := game.actors(s):
        if listening:
            tell(bots, cast(Seeded, dealer).take().events)
        seat = seats[0]
        bot = bots[seat]
        view = game.view(s, seat) if bot.looks else NOTHING_SEEN
        action = bot.choose(view, game.options(s, seat))
        if action == LATER:
            seat, action = whoever_will(game, s, bots)
        game.apply(s, seat, action, dealer)
        decisions += 1
    outcome = game.outcome(s)
    assert outcome is not None
    return outcome, decisions


def whoever_will(game: Game[Any], s: Any, bots: Sequence[Bot]) -> tuple[int, Action]:
    """The first of several who has an answer; if all wait for each other, time runs out."""
    seats = game.actors(s)
    for seat in seats[1:]:
        action = bots[seat].choose(game.view(s, seat), game.options(s, seat))
        if action != LATER:
            return seat, action
    return seats[0], game.pace(s).lapse[seats[0]][0]


def tell(bots: Sequence[Bot], events: Sequence[Event]) -> None:
    """Every bot hears what its seat is told."""
    for event in events:
        for seat, bot in enumerate(bots):
            if bot.listens and addressed(event, seat):
                bot.hear(event)


def play_record(plan: Plan, number: int, tally: Tally | None = None) -> Record:
    """One game with a sealed dealer, as a record that anyone can verify."""
    start = time.process_time()
    game = GAMES[plan.game]
    rng = plan.rng(number)
    bots = seat_all(game, plan, rng)
    key = rng.randbytes(32)
    play = Play.begin(game, plan.seats, plan.options, Fair(key), plan.bots, commitment(key))
    tell(bots, play.heard.events)
    while seats := game.actors(play.s):
        seat = seats[0]
        view = game.view(play.s, seat) if bots[seat].looks else NOTHING_SEEN
        action = bots[seat].choose(view, game.options(play.s, seat))
        if action == LATER:
            seat, action = whoever_will(game, play.s, bots)
        tell(bots, play.act(seat, action, by="bot").events)
    play.record.key = key.hex()
    outcome = game.outcome(play.s)
    if tally and outcome:
        tally.add(outcome, len(play.record.moves))
        tally.cpu_seconds += time.process_time() - start
    return play.record


def report(plan: Plan, tally: Tally) -> Json:
    """The figures, by seat and by bot."""
    by_bot: dict[str, dict[str, float]] = {}
    for name in dict.fromkeys(plan.bots):
        seats = [seat for seat, bot in enumerate(plan.bots) if bot == name]
        by_bot[name] = {
            "wins": sum(tally.wins.get(seat, 0) for seat in seats),
            "mean_score": sum(tally.points.get(s, 0) for s in seats) / tally.games / len(seats),
        }
    return {
        "game": plan.game,
        "seats": plan.seats,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "options": dict(plan.options),
        "games": tally.games,
        "decisions": tally.decisions,
        "cpu_seconds": tally.cpu_seconds,
        "decisions_per_cpu_second": tally.decisions / max(tally.cpu_seconds, 1e-9),
        "by_seat": [
            {
                "bot": plan.bots[seat],
                "wins": tally.wins.get(seat, 0),
                "mean_score": tally.points.get(seat, 0) / tally.games,
            }
            for seat in range(plan.seats)
        ],
        "by_bot": by_bot,
    }
