"""Confidence intervals: Wilson's for proportions, a bootstrap over whole games otherwise.

Games are independent, rows within a game are not. So the bootstrap resamples whole games. Intervals
are 95 % confidence intervals. The bootstrap needs numpy, which comes with the extra `lab`.

Few games underestimate the variance. Below a hundred games, Student's t replaces the normal
distribution, and intervals are wider (Hesterberg's expanded percentiles).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

SURE = 1.959964  # standard errors on each side
DRAWS = 1000  # of the bootstrap
BLOCKS = 2000  # many games are drawn again in this many heaps
FEW = 100  # games; with fewer, luck is given more room
LEVEL = 0.05  # what luck does more rarely is clear,
STRICT = 0.001  # and where there are few games, this


class Found(NamedTuple):
    """A measured figure: its interval, its standard error, and the games behind it."""

    value: float
    low: float
    high: float
    error: float
    games: int


def wilson(share: float, games: int) -> Found:
    """A proportion of independent games."""
    if not games:
        return Found(math.nan, -math.inf, math.inf, math.inf, 0)
    square = SURE * SURE / games
    middle = (share + square / 2) / (1 + square)
    half = SURE * math.sqrt(share * (1 - share) / games + square / games / 4) / (1 + square)
    error = math.sqrt(share * (1 - share) / games)
    return Found(share, max(0.0, middle - half), min(1.0, middle + half), error, games)


def ratio(over: Sequence[float], under: Sequence[float]) -> Found:
    """A ratio of sums over games."""
    if set(under) <= {1.0} and set(over) <= {0.0, 1.0}:
        return wilson(sum(over) / max(1, len(over)), len(over))
    return drawn_again(over, under)


def share(values: Sequence[float]) -> Found:
    """The share of each game somebody won, whole or in parts."""
    return ratio(values, [1.0] * len(values))


def mean(values: Sequence[float]) -> Found:
    """The mean of one number per game."""
    return drawn_again(values, [1.0] * len(values))


def paired(before: Sequence[float], after: Sequence[float]) -> Found:
    """The mean difference, deal by deal."""
    return mean([new - old for old, new in zip(before, after, strict=True)])


def drawn_again(over: Sequence[float], under: Sequence[float]) -> Found:
    """The bootstrap of a ratio of sums."""
    total = sum(under)
    if len(over) < 2 or not total:
        return Found(sum(over) / total if total else math.nan, -math.inf, math.inf, math.inf, 0)
    tops, bases = heaps(over), heaps(under)
    times = draws(len(tops))
    bottom = times @ bases
    return interval(sum(over) / total, (times @ tops)[bottom > 0] / bottom[bottom > 0], len(over))


def heaps(values: Sequence[float]) -> NDArray[np.float64]:
    """At most so many sums, each of one game or of several."""
    import numpy as np

    cuts = np.linspace(0, len(values), min(len(values), BLOCKS) + 1).astype(int)
    return np.add.reduceat(np.asarray(values, float), cuts[:-1])


@cache
def draws(size: int) -> NDArray[np.float64]:
    """How often each thing is drawn, in every resample."""
    import numpy as np

    rng = np.random.default_rng(size)
    return np.array(
        [np.bincount(d, minlength=size) for d in rng.integers(size, size=(DRAWS, size))], float
    )


def pooled(
    games: Sequence[Sequence[float]], statistic: Callable[[NDArray[np.float64]], float]
) -> Found:
    """Any statistic of all values of all games."""
    import numpy as np

    size = max((len(values) for values in games), default=0)
    if len(games) < 2 or not size:
        return Found(math.nan, -math.inf, math.inf, math.inf, 0)
    table = np.full((len(games), size), np.nan)
    for row, values in enumerate(games):
        table[row, : len(values)] = values
    rng = np.random.default_rng(len(games))

    def flat(rows: NDArray[np.float64]) -> NDArray[np.float64]:
        return rows[~np.isnan(rows)]

    again = [
        statistic(flat(table[rng.integers(len(games), size=len(games))])) for _ in range(DRAWS)
    ]
    return interval(statistic(flat(table)), np.array(again), len(games))


def interval(value: float, again: NDArray[np.float64], games: int) -> Found:
    import numpy as np

    low, high = np.quantile(again, ends(games))
    error = float(again.std(ddof=1)) * (math.sqrt(games / (games - 1)) if games < FEW else 1.0)
    return Found(float(value), float(low), float(high), error, games)


@cache
def ends(games: int) -> tuple[float, float]:
    """The two percentiles of an interval; further out for few games."""
    if games >= FEW:
        return 0.025, 0.975
    low, high = 0.0, 1000.0
    while high - low > 1e-9:  # Student's 95 of 100, by halves
        middle = (low + high) / 2
        low, high = (middle, high) if student(middle, games - 1) > 0.05 else (low, middle)
    tail = math.erfc(low * math.sqrt(games / (games - 1) / 2)) / 2
    return tail, 1 - tail


# -- many questions


def chance(distance: float, error: float, games: int = FEW) -> float:
    """The two-sided p-value."""
    if distance <= 0:
        return 1.0
    if not error:
        return 0.0
    if games < FEW:
        return student(distance / error, max(1, games - 1))
    return math.erfc(distance / error / math.sqrt(2))


def student(t: float, freedom: int) -> float:
    """The two-sided tail of Student's t, by its series for whole degrees of freedom."""
    angle = math.atan(t / math.sqrt(freedom))
    cosine = math.cos(angle)
    odd = freedom % 2
    term, total = (cosine, 0.0) if odd else (1.0, 0.0)
    for step in range(2 + odd, freedom + 1, 2):
        total += term
        term *= cosine * cosine * (step - 1) / step
    within = math.sin(angle) * total
    return max(0.0, 1 - ((angle + within) * 2 / math.pi if odd else within))


def holm(chances: Sequence[float]) -> list[float]:
    """Holm's correction of p-values for many questions."""
    order = sorted(range(len(chances)), key=chances.__getitem__)
    found, most = [1.0] * len(chances), 0.0
    for place, number in enumerate(order):
        most = max(most, min(1.0, chances[number] * (len(chances) - place)))
        found[number] = most
    return found


def is_clear(chance: float, games: int) -> bool:
    """Whether a p-value is significant; few games need a smaller one."""
    return chance < (STRICT if games < FEW else LEVEL)
