"""Looking back: every position of a finished game, from every pair of eyes."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from fabletop.core import record as records
from fabletop.core.record import Damaged
from fabletop.core.replay import replay
from fabletop.games import GAMES
from fabletop.lookback import MOST_FRAMES, look_back
from fabletop.sim.simulate import Plan, play_record


def record_of(key: str) -> records.Record:
    game = GAMES[key]
    seats = next(n for n in game.about.seats if game.refuse_setup(n, {}) is None)
    return play_record(Plan(key, seats, ("random",) * seats, 3, {}), 0)


@pytest.mark.parametrize("key", GAMES)
def test_frames_are_what_everybody_saw(key: str) -> None:
    game, record = GAMES[key], record_of(key)
    eyes = [None, *range(record.seats)]
    told: dict[str, Any] = look_back(game, record, 3, 9, eyes)
    assert (len(record.moves), 6) == (told["moves"], len(told["frames"]))
    for frame in told["frames"]:
        play = replay(game, record, frame["n"])
        assert frame["views"] == {
            "watch" if seat is None else str(seat): view
            for seat, view in zip(eyes, game.table.views(play.s, eyes), strict=True)
        }
        assert [event.key for event in play.heard.events] == [e["key"] for e in frame["events"]]
        assert record.moves[frame["n"] - 1].seat == frame["move"]["seat"]


@pytest.mark.parametrize("key", GAMES)
def test_it_ends_with_the_score(key: str) -> None:
    game, record = GAMES[key], record_of(key)
    moves = len(record.moves)
    told: dict[str, Any] = look_back(game, record, moves, moves + 9, [None])
    (last,) = told["frames"]
    outcome = game.outcome(replay(game, record).s)
    assert outcome is not None
    assert "over" == last["step"]
    assert (list(outcome.scores) or None) == last["points"]
    json.dumps(told)


def test_it_begins_before_the_first_move_and_comes_in_parts() -> None:
    game, record = GAMES["basra"], record_of("basra")
    told: dict[str, Any] = look_back(game, record, 0, 10_000, [0])
    assert (MOST_FRAMES, None) == (len(told["frames"]), told["frames"][0]["move"])
    assert ["0"] == list(told["frames"][0]["views"])
    assert told["frames"][0]["events"]


def test_what_was_taken_back_is_marked() -> None:
    game = GAMES["cave"]
    record = record_of("cave")
    free = [n for n, move in enumerate(record.moves) if not move.surprise]
    assert not free  # bots' moves stay
    record.moves = [replace(move, by="player") for move in record.moves]
    play = replay(game, replace(record, moves=[]))
    for move in record.moves:
        dealer: Any = play.dealer
        dealer.coming = list(move.chance)
        play.act(move.seat, move.action)
        if play.last_move(move.seat) is not None:
            break
    taken = len(play.record.moves) - 1
    play.act(move.seat, (records.UNDO, taken), by="house")
    told: dict[str, Any] = look_back(game, play.record, 0, taken + 3, [None])
    gone = [frame["n"] for frame in told["frames"] if frame["gone"]]
    assert [taken + 1] == gone[-1:]


def test_a_record_against_the_rules_is_not_shown() -> None:
    record = record_of("cave")
    record.moves[4] = replace(record.moves[4], seat=9)
    with pytest.raises(Damaged, match="move 5"):
        look_back(GAMES["cave"], record, 0, 30, [None])
