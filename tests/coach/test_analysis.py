"""The coach on whole games of bots: it adds up, it is repeatable, it knows only what it may."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache

import pytest

from fabletop.coach.analysis import analyse
from fabletop.coach.path import FORCED, Unfinished, walk
from fabletop.coach.shapes import Account, Analysis
from fabletop.core.record import Record
from fabletop.games import GAMES
from fabletop.sim.simulate import Plan, play_record

FEW = 10
TABLES = {"cave": 2, "basra": 2, "aladin": 2, "open_sesame": 3, "tom_thumb": 2}


@cache
def played(game: str) -> Record:
    """A game between two bots that differ, or a team."""
    bots = ("random", "greedy") if game == "cave" else ("random",)
    return play_record(Plan(game, TABLES[game], (bots * 3)[: TABLES[game]], 3), 0)


@cache
def analysed(game: str) -> Analysis:
    return analyse(played(game), simulations=FEW)


def summed(account: Account) -> float:
    return account["start"] + account["luck"] + account["own"] + account["others"]


@pytest.mark.parametrize("game", ["cave", "tom_thumb"])
def test_luck_and_decisions_add_up_to_the_result(game: str) -> None:
    outcome = GAMES[game].outcome(walk(GAMES[game], played(game)).end)
    assert outcome
    for report in analysed(game)["reports"]:
        assert report["win"]["result"] == pytest.approx(summed(report["win"]), abs=1e-9)
        assert report["win"]["result"] == float(report["seat"] in outcome.winners)
        if "points" in report:
            assert outcome.scores[report["seat"]] == pytest.approx(summed(report["points"]))


@pytest.mark.long
@pytest.mark.parametrize("game", ["basra", "aladin", "open_sesame"])
def test_luck_and_decisions_add_up_in_the_other_games(game: str) -> None:
    test_luck_and_decisions_add_up_to_the_result(game)


def test_an_analysis_is_small_plain_json_of_its_shape() -> None:
    found = analysed("cave")
    assert found == json.loads(json.dumps(found))
    assert found["coach"] == 1
    assert found["scored"]
    assert not found["cooperative"]
    moments = walk(GAMES["cave"], played("cave")).moments
    judged = [moment.number for moment in moments if moment.kind != FORCED]
    assert judged == [decision["n"] for decision in found["decisions"]]
    assert len(json.dumps(found)) < 500 * len(moments)


def test_a_team_has_chances_and_no_points() -> None:
    found = analysed("tom_thumb")
    assert found["cooperative"]
    assert not found["scored"]
    assert all("points" not in report for report in found["reports"])
    assert all(len(set(row["win"])) == 1 for row in found["chances"])


def test_chances_begin_before_the_first_move_and_end_with_the_result() -> None:
    found = analysed("cave")
    first, last = found["chances"][0], found["chances"][-1]
    assert first["n"] == 0
    assert last["error"] == [0.0, 0.0]
    assert last["win"] == [report["win"]["result"] for report in found["reports"]]
    assert all(abs(sum(row["win"]) - 1) < 1e-3 for row in found["chances"])


def test_the_same_seed_gives_the_same_analysis_in_one_process_or_two() -> None:
    short = played("tom_thumb")
    heard: list[tuple[int, int]] = []
    again = analyse(
        short, simulations=FEW, jobs=2, progress=lambda done, of: heard.append((done, of))
    )
    assert analysed("tom_thumb") == again
    assert heard == [(n, len(heard)) for n in range(1, len(heard) + 1)]


def test_a_game_that_was_not_played_to_its_end_is_refused() -> None:
    record = played("cave")
    with pytest.raises(Unfinished, match="not played to its end"):
        analyse(replace(record, moves=record.moves[:-3], key=None), simulations=FEW)
