"""Every registered game keeps the contract, at every table the suite can think of."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.bots.bot import levels
from fabletop.contract.knowledge import check_imagine, check_questions
from fabletop.contract.places import check_positions
from fabletop.contract.suite import CHECKS, check_json
from fabletop.contract.walks import Check, tables, walk
from fabletop.core.game import Game
from fabletop.core.rulebook import Rulebook, Run
from fabletop.games import GAMES
from fabletop.sim.simulate import Plan, play_record

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


PARTS = {"quick": (0,), "slow": (6,), "long": (1, 2, 3, 4, 5, 7, 8, 9, 10, 11)}
ALL = 12
DEAR = (check_imagine, check_json)  # as much work as all others together


WIDE = (check_positions, check_questions)  # too much for `./test quick` in the largest games


def marks(check: Check, part: str) -> list[pytest.MarkDecorator]:
    if part == "quick":
        return [pytest.mark.slow] if check in WIDE else []
    return [pytest.mark.long if part == "long" or check in DEAR else pytest.mark.slow]


CASES = [
    pytest.param(check, part, marks=marks(check, part), id=f"{check.__name__}-{part}")
    for check in CHECKS
    for part in PARTS
]


@pytest.mark.parametrize(("check", "part"), CASES)
@EVERY_GAME
def test_contract(game: Game[Any], check: Check, part: str) -> None:
    """Every check begins at another table: together they are soon at all of them."""
    number = CHECKS.index(check)
    for seed, table in enumerate(tables(game)):
        if (seed + number) % ALL in PARTS[part]:
            check(game, table.seats, table.options, seed)


@pytest.mark.long
@EVERY_GAME
def test_spoilt_positions_of_many_tables(game: Game[Any]) -> None:
    """The long form of `check_positions`."""
    for seed, table in enumerate(table for mix in range(1, 5) for table in tables(game, mix)):
        check_positions(game, table.seats, table.options, 1000 + seed)


@pytest.mark.slow
@EVERY_GAME
def test_every_bot_can_play_it(game: Game[Any]) -> None:
    for level in levels(game):
        for number, table in enumerate(tables(game)):
            plan = Plan(game.key, table.seats, (level,) * table.seats, 3, table.options)
            assert play_record(plan, number).key is not None


@pytest.mark.slow
@EVERY_GAME
def test_every_step_is_reached(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(game, Rulebook)
    reached: set[str] = set()

    def noting(name: str, run: Run) -> Run:
        def step(*args: object) -> None:
            reached.add(name)
            run(*args)

        return step

    for kind in ("runs", "lasting"):
        watched = {name: noting(str(name), run) for name, run in getattr(game, kind).items()}
        monkeypatch.setattr(game, kind, watched)
    for seed, table in enumerate(table for mix in range(20) for table in tables(game, mix)):
        for play in walk(game, table.seats, table.options, seed, leaving=(seed % 4 == 0) / 20):
            reached.add(game.step(play.s))
        if set(game.names) <= reached:
            return
    assert set(game.names) <= reached
