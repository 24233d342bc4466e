"""Measures the published balance figures of a game again.

A game's `balance.toml` holds them: table, bots, measure, value, rounding and number of games. Each
figure gets a verdict:

- agrees: within rounding and the 95 % range of luck;
- doubtful: further away; among many figures some are, by luck alone;
- differs: significant at 5 % among all figures (Holm). With fewer than a hundred games at 0.1 %,
  because few games show little of the variance.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, NamedTuple, cast

from fabletop.bots.bot import is_bot
from fabletop.core.game import Game
from fabletop.core.options import Word, read
from fabletop.games import GAMES
from fabletop.sim.intervals import (
    FEW,
    LEVEL,
    SURE,
    Found,
    chance,
    holm,
    is_clear,
    pooled,
    ratio,
    wilson,
)
from fabletop.sim.many import spread
from fabletop.sim.measures import Measure, Unclear, read_measure
from fabletop.sim.rows import Table, play_one

CHUNK = 50  # games a task
BEYOND = 5  # values beyond a quantile; with fewer it is hardly known
KINDS = ("at_most", "exactly", "multiple_of", "quantile", "sd")


@dataclass(frozen=True, slots=True)
class Figure:
    """One published figure: a number rounded `to` something, or a range `between` two."""

    says: str
    measure: str
    low: float
    high: float
    to: float
    percent: bool = False
    kind: str = "mean"
    of: float = 0.0


@dataclass(frozen=True, slots=True)
class Trial:
    """A table with published figures, from so many `games`: 0 if exact or unknown.

    A cheap table is played so many `times` as often as others.
    """

    name: str
    source: str
    tables: tuple[Table, ...]  # taken in turn
    games: int
    times: int
    figures: tuple[Figure, ...]


class Unmeasured(NamedTuple):
    """A published figure that no study can give, and why."""

    says: str
    why: str


@dataclass(frozen=True, slots=True)
class Balance:
    """All published figures of a game."""

    trials: tuple[Trial, ...] = ()
    unmeasured: tuple[Unmeasured, ...] = ()
    remarks: tuple[str, ...] = field(default=())


class Verdict(NamedTuple):
    """A figure, our measurement, and the verdict."""

    trial: Trial
    figure: Figure
    found: Found
    word: str  # agrees, doubtful or differs


# -- reading


def read_balance(game: Game[Any]) -> Balance:
    """The published figures of a game; empty without `balance.toml`."""
    path = files(type(game).__module__).joinpath("balance.toml")
    if not path.is_file():
        return Balance()
    said = tomllib.loads(path.read_text("utf-8"))
    return Balance(
        tuple(read_trial(each, game) for each in said.get("trial", ())),
        tuple(Unmeasured(each["says"], each["why"]) for each in said.get("unmeasured", ())),
        tuple(said.get("remarks", ())),
    )


def read_trial(said: Mapping[str, Any], game: Game[Any]) -> Trial:
    """A trial from TOML; lists of bots give several tables, taken in turn."""
    several = [said["bots"]] if isinstance(said["bots"][0], str) else said["bots"]
    for bot in {bot for bots in several for bot in bots}:
        if not is_bot(bot, game):
            raise Unclear(f"{said['name']}: there is no bot {bot!r}")
    until = tuple(said.get("until", ()))
    if not set(until) <= set(game.about.events):
        raise Unclear(f"{said['name']}: this game does not tell of all {', '.join(until)}")
    options = {name: cast(Word, read(value)) for name, value in said.get("options", {}).items()}
    rest = (options, said.get("position"), until, said.get("turned", True))
    tables = tuple(Table(game.key, tuple(bots), *rest) for bots in several)
    figures = tuple(read_figure(each, game) for each in said["figures"])
    return Trial(said["name"], said["source"], tables, said["games"], said.get("times", 1), figures)


def read_figure(said: Mapping[str, Any], game: Game[Any]) -> Figure:
    read_measure(said["measure"], game)
    kinds = [kind for kind in KINDS if kind in said]
    if len(kinds) > 1:
        raise Unclear(f"{said['says']}: {' and '.join(kinds)} at once")
    low, high = said["between"] if "between" in said else [said["expected"]] * 2
    kind = kinds[0] if kinds else "mean"
    return Figure(
        said["says"], said["measure"], low, high, said["to"], said.get("percent", False), kind,
        float(said.get(kind, 0)),
    )  # fmt: skip


# -- measuring


class Task(NamedTuple):
    trial: Trial
    seed: int
    first: int
    last: int


Counts = list[Sequence[float]]  # what one game says to each figure


def measure_all(
    balance: Balance,
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda games: None,
) -> list[Verdict]:
    """Play all tables, so many games each, and give all verdicts."""
    found = [
        (trial, figure, judge)
        for trial, counts in play_trials(balance.trials, games, seed, jobs, progress)
        for figure, judge in zip(trial.figures, judged(trial, counts), strict=True)
    ]
    chances = [doubt(trial, figure, judge) for trial, figure, judge in found]
    return [
        Verdict(*each, verdict(alone, together, each[2]))
        for each, alone, together in zip(found, chances, holm(chances), strict=True)
    ]


def verdict(alone: float, together: float, found: Found) -> str:
    """The verdict, from the p-value of this figure and that among all figures."""
    if math.isnan(found.value):  # what it is about never happened
        return "doubtful"
    clear = is_clear(together, found.games)
    return "agrees" if alone >= LEVEL else "differs" if clear else "doubtful"


def play_trials(
    trials: Sequence[Trial], games: int, seed: int, jobs: int, progress: Callable[[int], None]
) -> Iterator[tuple[Trial, list[Counts]]]:
    tasks = [
        Task(trial, seed, first, min(first + CHUNK, games * trial.times))
        for trial in trials
        for first in range(0, games * trial.times, CHUNK)
    ]
    counts: list[Counts] = []
    for task, part in zip(tasks, spread(count_some, tasks, jobs), strict=True):
        counts += part
        progress(task.last - task.first)
        if task.last == games * task.trial.times:
            yield task.trial, counts
            counts = []


def count_some(task: Task) -> list[Counts]:
    """Some games of a trial, each measured for every figure."""
    tables = task.trial.tables
    game = GAMES[tables[0].game]
    measures = [(read_measure(each.measure, game), each.kind) for each in task.trial.figures]
    found = []
    for number in range(task.first, task.last):
        place, table = divmod(number, len(tables))
        played = play_one(tables[table], task.seed, place)
        found.append([counted(measure, kind, game, played) for measure, kind in measures])
    return found


def counted(measure: Measure, kind: str, game: Game[Any], played: Any) -> Sequence[float]:
    """Single values where their spread matters, otherwise a numerator and a denominator."""
    return (measure.values if kind in ("quantile", "sd") else measure.counts)(game, played)


def judged(trial: Trial, counts: Sequence[Counts]) -> list[Found]:
    by_figure = list(zip(*counts, strict=True))
    return [find(figure, games) for figure, games in zip(trial.figures, by_figure, strict=True)]


def find(figure: Figure, games: Sequence[Sequence[float]]) -> Found:
    """The measured figure from all games."""
    import numpy as np

    if figure.kind == "sd":
        return pooled(games, lambda values: float(values.std()))
    if figure.kind == "quantile":
        found = pooled(games, lambda values: float(np.quantile(values, figure.of, method="lower")))
        return outermost(found, figure, games)
    tops, bases = zip(*games, strict=True)
    if figure.kind == "mean":
        return ratio(tops, bases)
    return wilson(sum(FITS[figure.kind](top, figure.of) for top in tops) / len(tops), len(tops))


def outermost(found: Found, figure: Figure, games: Sequence[Sequence[float]]) -> Found:
    """Widen the interval of a quantile near the end of few values: little is known beyond them."""
    import numpy as np

    values = [value for each in games for value in each]
    if len(values) * min(figure.of, 1 - figure.of) >= BEYOND or len(values) < 2:
        return found
    error = max(found.error, float(np.std(values, ddof=1)))
    low, high = found.value - SURE * error, found.value + SURE * error
    return found._replace(low=min(low, found.low), high=max(high, found.high), error=error)


FITS: Mapping[str, Callable[[float, float], bool]] = {
    "at_most": lambda value, most: value <= most,
    "exactly": lambda value, wanted: value == wanted,
    "multiple_of": lambda value, unit: value % unit == 0,
}


def distance(trial: Trial, figure: Figure, found: Found) -> float:
    """The difference beyond rounding, in standard errors."""
    low, high = figure.low - figure.to / 2, figure.high + figure.to / 2
    outside = max(found.value - high, 0.0) - max(low - found.value, 0.0)
    # where nothing varied, that of a rare event; theirs is like ours, for their number of games
    ours = found.error or math.sqrt(max(figure.high, 1 / found.games) / found.games)
    if found.games < FEW:
        ours = max(ours, *furthest(found, low, high))
    theirs = ours * math.sqrt(found.games / trial.games) if trial.games else 0.0
    return outside / math.hypot(ours, theirs)


def furthest(found: Found, low: float, high: float) -> Iterator[float]:
    """Standard errors that few games may hide: the published side may vary more than they show."""
    if found.value > high:
        yield (found.value - found.low) / SURE
    if found.value < low:
        yield (found.high - found.value) / SURE
    if 0 < found.value < low:
        yield found.error * math.sqrt(low / found.value)  # as counts do
    yield 0.0


def doubt(trial: Trial, figure: Figure, found: Found) -> float:
    """The p-value of the difference."""
    if math.isnan(found.value):
        return 1.0
    return chance(abs(distance(trial, figure, found)), 1.0, found.games)
