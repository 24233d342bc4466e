"""Records as they come from tables: packs, people who leave, undo, the clock, newer rules."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from fabletop.coach.analysis import analyse
from fabletop.core import record as records
from fabletop.core.record import LEAVE, Base, Record, is_undo
from fabletop.core.replay import replay
from fabletop.games import GAMES
from tests.coach.rough import rough_game
from tests.coach.test_analysis import FEW, summed
from tests.samples import sampled

PACKS = Path(__file__).parents[2] / "examples" / "packs"
ROUGH = {  # a seat leaves where the game can go on without it
    "cave": (3, {"on_leave": "skip"}, 1),
    "basra": (2, {"laps": 1}, None),
    "aladin": (2, {}, None),
    "open_sesame": (3, {"on_leave": "abort"}, 2),
    "tom_thumb": (2, {"on_leave": "abort"}, 1),
}


def rough(game: str) -> Record:
    seats, options, leaver = ROUGH[game]
    return rough_game(game, seats, 5, options, leaver)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", sampled(ROUGH, "cave", "tom_thumb"))
def test_a_game_in_which_much_happened_is_analysed(game: str) -> None:
    record = records.load(json.loads(json.dumps(records.dump(rough(game)))))
    found = analyse(record, simulations=FEW)
    taken_back = {*range(1, len(record.moves) + 1)} - {n + 1 for n in record.standing()}
    left = {n for n, move in enumerate(record.moves, 1) if move.action == LEAVE}
    assert not {each["n"] for each in found["decisions"]} & (taken_back | left)
    for report in found["reports"]:
        assert report["win"]["result"] == pytest.approx(summed(report["win"]), abs=1e-9)


def test_the_rough_games_are_rough() -> None:
    moves = [move for game in ("cave", "tom_thumb") for move in rough(game).moves]
    assert any(is_undo(move) for move in moves)
    assert any(move.action == LEAVE for move in moves)
    assert {"player", "bot", "clock"} <= {move.by for move in moves}


@pytest.mark.long
def test_a_game_with_a_pack_is_analysed_by_its_numbers() -> None:
    path = next(
        path for path in sorted(PACKS.glob("*.toml")) if 'game = "cave"' in path.read_text()
    )
    record = rough_game("cave", 2, 2, {}, None, path.read_text("utf-8"))
    found = analyse(record, simulations=FEW)
    assert found["reports"][0]["win"]["result"] in (0.0, 0.5, 1.0)


def test_a_game_that_went_on_under_newer_rules_starts_where_they_begin() -> None:
    game, record = GAMES["cave"], rough_game("cave", 2, 3, {}, None)
    cut = next(n for n in range(40, len(record.moves)) if record.fork(n).undo_point() == n)
    play = replay(game, record, cut)
    base = Base(cut, game.dump(play.s), tuple(play.events))
    found = analyse(replace(record, base=base), simulations=FEW)
    assert found["chances"][0]["n"] == 0
    assert min(each["n"] for each in found["decisions"]) > cut
    for report in found["reports"]:
        assert report["win"]["result"] == pytest.approx(summed(report["win"]), abs=1e-9)
