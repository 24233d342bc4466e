"""The reference policy: how a game would go on if all seats played by rule of thumb.

Every value of the coach is the expected result under this one policy, for all seats: `likely`
answers where the game has one, random ones elsewhere, to the very end. A state is worth what such
rollouts bring on the average.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

from fabletop.core.dealer import Quiet
from fabletop.core.game import Game, Seat
from fabletop.core.options import Action, fill

MOST = 5000  # answers of a rollout; a game from elsewhere may never end


class Result(NamedTuple):
    """How a game ended, by seat: points, and shares of the win."""

    points: Sequence[float]
    wins: Sequence[float]


class Reference:
    """One game under the reference policy."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.usual = game.mind.usual
        self.holes = game.mind.holes
        self.team = game.about.cooperative

    def answer(self, s: Any, seat: Seat, dealer: Quiet) -> Action:
        """What a seat that is asked would do."""
        game = self.game
        if self.usual and game.step(s) in self.usual:
            return game.mind.likely(s, seat, dealer)
        found = game.options(s, seat)
        option: Any = found[dealer.below(len(found))]
        return fill(option, dealer.below) if option[0] in self.holes else option

    def play_on(self, s: Any, dealer: Quiet) -> Result:
        """Play a state to its end; the state is used up."""
        actors, apply, answer = self.game.actors, self.game.apply, self.answer
        for _ in range(MOST):
            seats = actors(s)
            if not seats:
                break
            seat = seats[0]
            apply(s, seat, answer(s, seat, dealer), dealer)
        return self.result(s)

    def result(self, s: Any) -> Result:
        """What an ended game brought; a team has its standing for points."""
        game = self.game
        outcome = game.outcome(s)
        winners = outcome.winners if outcome else ()
        points = (outcome.scores if outcome else ()) or self.standing(s)
        part = 1.0 if self.team or not winners else 1 / len(winners)
        seats = len(points) or len(outcome.ranks if outcome else ())
        wins = [0.0] * seats
        for seat in winners:
            wins[seat] = part
        return Result(points or [0.0] * seats, wins)

    def standing(self, s: Any) -> Sequence[float]:
        """Points where the outcome has none: a team's prospects, or what lies on the table."""
        if self.team:
            return self.game.mind.prospects(s)
        return self.game.study.points(s) or self.game.mind.prospects(s)


class Mean:
    """The means of rows of numbers, and their standard errors."""

    __slots__ = ("count", "squares", "sums")

    def __init__(self, width: int) -> None:
        self.count = 0
        self.sums = [0.0] * width
        self.squares = [0.0] * width

    def add(self, row: Sequence[float]) -> None:
        self.count += 1
        for place, value in enumerate(row):
            self.sums[place] += value
            self.squares[place] += value * value

    def add_nothing(self) -> None:
        """A row of zeros, which costs nothing."""
        self.count += 1

    def mean(self) -> list[float]:
        return [each / max(1, self.count) for each in self.sums]

    def errors(self) -> list[float]:
        """A standard error for each mean; 0 for what never varied."""
        n = self.count
        if n < 2:
            return [0.0] * len(self.sums)
        spread = [q - t * t / n for q, t in zip(self.squares, self.sums, strict=True)]
        return [sqrt(max(0.0, each) / (n - 1) / n) for each in spread]


class Worth(NamedTuple):
    """An estimate by seat, in points and in wins, with standard errors."""

    points: list[float]
    wins: list[float]
    points_error: list[float]
    wins_error: list[float]


class Both:
    """The means of results, or of differences between two results."""

    def __init__(self, seats: int) -> None:
        self.points = Mean(seats)
        self.wins = Mean(seats)

    @property
    def count(self) -> int:
        return self.wins.count

    def add(self, result: Result) -> None:
        self.points.add(result.points)
        self.wins.add(result.wins)

    def add_difference(self, one: Result, other: Result) -> None:
        """How much better the one is; the same result costs nothing."""
        if one is other:
            self.points.add_nothing()
            self.wins.add_nothing()
            return
        self.points.add([a - b for a, b in zip(one.points, other.points, strict=True)])
        self.wins.add([a - b for a, b in zip(one.wins, other.wins, strict=True)])

    def worth(self) -> Worth:
        return Worth(self.points.mean(), self.wins.mean(), self.points.errors(), self.wins.errors())


def nothing(seats: int) -> Worth:
    """What a forced answer is worth."""
    return Worth([0.0] * seats, [0.0] * seats, [0.0] * seats, [0.0] * seats)


def exactly(result: Result) -> Worth:
    """A result that is known."""
    zeros = [0.0] * len(result.wins)
    return Worth(list(result.points), list(result.wins), zeros, zeros)
