"""Goldens that count: how many games there are from a position, and one game told in full.

`./test goldens` writes them anew after a deliberate change of the rules; the diff is the review.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fabletop.bots.bot import levels
from fabletop.core.dealer import Keeping
from fabletop.core.game import Game
from fabletop.core.options import Action, has_holes
from fabletop.sim.simulate import Plan, play_record
from fabletop.transcript import transcript
from tests.contract.test_games import EVERY_GAME

GAMES_FOLDER = Path(__file__).parents[2] / "src" / "fabletop" / "games"


class First(Keeping):
    """Always the first of the bag, so that only decisions are counted."""

    def __init__(self) -> None:
        super().__init__(lambda n: 0)


def census(game: Game[Any], s: Any, depth: int) -> int:
    """How many ways the next `depth` decisions can go."""
    if depth == 0:
        return 1
    total = 0
    for seat in game.actors(s)[:1]:
        for option in game.options(s, seat):
            assert not has_holes(option), "a census needs closed options"
            action: Action = option  # type: ignore[assignment]
            after = game.clone(s)
            game.apply(after, seat, action, First())
            total += census(game, after, depth - 1)
    return total


@pytest.mark.slow
@EVERY_GAME
def test_census(game: Game[Any], write_goldens: bool) -> None:
    path = GAMES_FOLDER / game.key / "tests" / "census.json"
    golden = json.loads(path.read_text("utf-8"))
    assert len(golden) >= 5
    counted = {
        name: {
            **entry,
            "counts": [
                census(game, game.load(entry["position"]), depth)
                for depth in range(1, entry["depth"] + 1)
            ],
        }
        for name, entry in golden.items()
    }
    if write_goldens:
        path.write_text(json.dumps(counted, indent=1) + "\n", "utf-8")
    assert json.loads(path.read_text("utf-8")) == counted


@EVERY_GAME
def test_transcript(game: Game[Any], write_goldens: bool) -> None:
    seats = game.about.seats[len(game.about.seats) // 2]
    bots = (levels(game)[0], *["random"] * (seats - 1))
    record = play_record(Plan(game.key, seats, bots, seed=7), 0)
    story = "\n".join(transcript(game, record, exact=True)) + "\n"
    path = GAMES_FOLDER / game.key / "tests" / "transcript.txt"
    if write_goldens:
        path.write_text(story, "utf-8")
    assert path.read_text("utf-8") == story
