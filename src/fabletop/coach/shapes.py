"""An analysis as JSON: what is kept with a record and sent to the page (docs/coach.md)."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from fabletop.core.game import Json

FORMAT = 1


class Figure(TypedDict):
    """An estimate with its standard error: points and chance to win (from 0 to 1).

    `points` are missing in games that all win or lose together.
    """

    win: float
    win_error: float
    points: NotRequired[float]
    points_error: NotRequired[float]


class Chances(TypedDict):
    """How it stood after a move; 0 is the start. Lists are by seat."""

    n: int
    win: list[float]
    error: list[float]
    points: NotRequired[list[float]]


class Judged(TypedDict):
    """One decision of one seat."""

    n: int
    seat: int
    step: str
    by: str
    kind: str
    action: list[object]
    verdict: str
    worth: Figure
    best: NotRequired[list[object]]
    loss: NotRequired[Figure]
    why: NotRequired[Json]
    memory: NotRequired[str]


class Account(TypedDict):
    """Where a seat's result comes from: result = start + luck + own + others, exactly."""

    result: float
    start: float
    luck: float
    own: float
    others: float
    start_error: float
    luck_error: float
    own_error: float
    others_error: float


class Gain(TypedDict):
    """What a moment brought a seat, or cost it: a chance to win with its standard error."""

    n: int
    win: float
    win_error: float


class SeatReport(TypedDict):
    """One seat's game."""

    seat: int
    win: Account
    points: NotRequired[Account]
    best: list[Gain]
    costly: list[Gain]
    lucky: list[Gain]
    unlucky: list[Gain]
    verdicts: dict[str, int]
    memory: dict[str, int]
    lost: Figure


class Analysis(TypedDict):
    """A whole game."""

    coach: int
    game: str
    version: int
    seats: int
    players: list[str]
    cooperative: bool
    scored: bool
    moves: int
    seed: int
    simulations: int
    chances: list[Chances]
    decisions: list[Judged]
    reports: list[SeatReport]
