"""A player's report over several games: the accounts of everybody who played, by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import hypot
from typing import NamedTuple, TypedDict, cast

from fabletop.coach.shapes import Account, Analysis, SeatReport
from fabletop.coach.telling import PARTS

LOST = "lost"


class Game(NamedTuple):
    """One analysed game and where it came from."""

    file: str
    analysis: Analysis


class Share(TypedDict):
    """A mean over games with its standard error."""

    mean: float
    error: float


class Overall(TypedDict):
    """One player's games of one kind."""

    player: str
    game: str
    games: int
    files: list[str]
    win: dict[str, Share]
    points: dict[str, Share]
    verdicts: dict[str, int]
    memory: dict[str, int]


Rows = dict[tuple[str, str], list[tuple[Game, SeatReport]]]


def overall(games: Sequence[Game]) -> list[Overall]:
    """Everybody's games, by game and name; who played most comes first."""
    found: Rows = {}
    for game in games:
        for report in game.analysis["reports"]:
            name = player_of(game.analysis, report["seat"])
            found.setdefault((game.analysis["game"], name), []).append((game, report))
    order = sorted(found, key=lambda key: (key[0], -len(found[key]), key[1]))
    return [one_player(*key, found[key]) for key in order]


def player_of(analysis: Analysis, seat: int) -> str:
    named = analysis["players"]
    return (named[seat] if named else "") or f"Player {seat + 1}"


def one_player(key: str, name: str, played: Sequence[tuple[Game, SeatReport]]) -> Overall:
    reports = [report for _, report in played]
    scored = [report["points"] for report in reports if "points" in report]
    return {
        "player": name,
        "game": key,
        "games": len({game.file for game, _ in played}),
        "files": list(dict.fromkeys(game.file for game, _ in played)),
        "win": {**shares([r["win"] for r in reports], 4), LOST: lost(reports, "win", 4)},
        "points": {**shares(scored, 2), LOST: lost(reports, "points", 2)} if scored else {},
        "verdicts": summed([report["verdicts"] for report in reports]),
        "memory": summed([report["memory"] for report in reports]),
    }


def shares(accounts: Sequence[Account], digits: int) -> dict[str, Share]:
    """The mean of each part of the accounts; the result itself has no error."""
    rows = [cast(Mapping[str, float], account) for account in accounts]
    return {
        part: share([(row[part], row.get(f"{part}_error", 0.0)) for row in rows], digits)
        for part in PARTS
    }


def lost(reports: Sequence[SeatReport], what: str, digits: int) -> Share:
    """What better decisions would have brought."""
    figures = [cast(Mapping[str, float], report["lost"]) for report in reports]
    rows = [(each[what], each[f"{what}_error"]) for each in figures if what in each]
    return share(rows, digits)


def share(rows: Sequence[tuple[float, float]], digits: int) -> Share:
    count = len(rows)
    mean = sum(value for value, _ in rows) / count
    error = hypot(*(each for _, each in rows)) / count
    return {"mean": round(mean, digits), "error": round(error, digits)}


def summed(counts: Sequence[Mapping[str, int]]) -> dict[str, int]:
    total = Counter[str]()
    for each in counts:
        total.update(each)
    return dict(total)
