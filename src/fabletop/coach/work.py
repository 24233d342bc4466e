"""The work of an analysis in parts, for one process or several.

A part is a stretch of the game's moves. Whoever does it replays the record, judges the decisions
there, and estimates the value of the states after them. Its seeds are those of its moves, so the
result is the same in however many parts.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from fabletop.coach.judging import Judge, Plan, Verdict
from fabletop.coach.path import Way, walk
from fabletop.coach.reference import Both, Reference, Worth, exactly
from fabletop.core.dealer import Quiet
from fabletop.core.game import Game
from fabletop.core.record import Record
from fabletop.recordings import game_of_record

STRETCH = 4  # moves of a part
DEALS = 4  # times as many rollouts for the average deal
ROLLOUTS = 5.5  # what a decision costs, in its simulations
FAR = 1_000_003  # more than moves of a game, or rollouts of a state
SAMPLES = 12  # states by which the speed is measured
FEWEST, MOST = 40, 3000  # simulations for each decision
SPARE = 0.75  # of the time that is planned


class Part(NamedTuple):
    """A stretch of moves, by their places among those that stand; from -1, the start."""

    record: Record
    plan: Plan
    first: int
    last: int


class Step(NamedTuple):
    """What is found about one move: its verdict, and the value of the state after it."""

    place: int
    verdict: Verdict | None
    value: Worth | None  # None: as before


class Start(NamedTuple):
    """The value of the average deal, and a usual spread of points."""

    value: Worth | None  # None: the game goes on from a base, and nobody knows its deal
    spread: float


def game_for(record: Record) -> Game[Any]:
    return game_of_record(record)


def parts(record: Record, plan: Plan, moves: int) -> list[Part]:
    """The whole game in parts."""
    firsts = range(-1, moves, STRETCH)
    return [Part(record, plan, first, min(first + STRETCH, moves)) for first in firsts]


class Latest:
    """The way of the record that was followed last: its parts come one after the other."""

    record: Record | None = None
    way: Way | None = None

    def follow(self, record: Record) -> Way:
        if self.way is None or self.record != record:
            self.record, self.way = record, walk(game_for(record), record)
        return self.way


LATEST = Latest()


def do_part(part: Part) -> list[Step]:
    """Judge and value all moves of a part."""
    game = game_for(part.record)
    way = LATEST.follow(part.record)
    judge = Judge(game, part.record.seats, part.plan)
    return [step(game, judge, way, place) for place in range(part.first, part.last)]


def step(game: Game[Any], judge: Judge, way: Way, place: int) -> Step:
    moment = way.moments[place] if place >= 0 else None
    verdict = judge.judge(moment) if moment and moment.is_judged() else None
    known = moment is not None and not moment.changes()
    return Step(place, verdict, None if known else value(game, judge, way, place))


def value(game: Game[Any], judge: Judge, way: Way, place: int) -> Worth:
    """The expected result after the move at this place, from the true state."""
    s, reference, plan = way.after(place), judge.reference, judge.plan
    if not game.actors(s):
        return exactly(reference.result(s))
    found = Both(judge.seats)
    for number in range(max(2, plan.simulations)):
        luck = Quiet(seed_of(plan.seed, place, number))
        found.add(reference.play_on(game.clone(s), luck))
    worth, least = found.worth(), 1 / (2 * found.count)  # all alike proves nothing
    return worth._replace(wins_error=[max(least, error) for error in worth.wins_error])


def seed_of(seed: int, place: int, number: int) -> int:
    """A seed of its own for each rollout, the same on every machine."""
    return (abs(seed) * FAR + place + 2) * FAR + number


def start(record: Record, simulations: int, seed: int) -> Start:
    """The average deal at such a table, from everything that chance may give."""
    game = game_for(record)
    reference = Reference(game)
    found = Both(record.seats)
    for number in range(max(50, DEALS * simulations)):
        dealer = Quiet(seed_of(seed, -2, number))
        found.add(reference.play_on(game.setup(record.seats, record.options, dealer), dealer))
    spread = max(found.points.errors()) * found.count**0.5 or 1.0
    return Start(None if record.base else found.worth(), spread)


# -- how much can be done


def affordable(record: Record, way: Way, seconds: float, jobs: int) -> int:
    """So many simulations for each decision take about so many seconds here and now."""
    game = game_for(record)
    reference = Reference(game)
    chosen = [m for m in way.moments if m.is_judged()] or way.moments[:1]
    some = chosen[:: max(1, len(chosen) // SAMPLES)]
    began = time.perf_counter()
    for moment in some:
        reference.play_on(game.clone(moment.s), Quiet(moment.number))
    each = (time.perf_counter() - began) / max(1, len(some))
    valued = sum(moment.changes() for moment in way.moments)
    rollouts = ROLLOUTS * len(chosen) + valued + DEALS
    return int(min(MOST, max(FEWEST, SPARE * seconds * jobs / (rollouts * each))))


def worths(steps: Sequence[Step]) -> list[Worth]:
    """The value after every move, the start first."""
    found: list[Worth] = []
    for each in steps:
        found.append(each.value if each.value is not None else found[-1])
    return found
