"""Taking back, in every game: exactly up to the last surprise, and nobody learns anything by it.

Whole random games are played. At every move that nothing was let out by, the game is also taken
back, to each point that is offered, and every seat's eyes are compared with what they saw then.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from fabletop.core.dealer import Seeded
from fabletop.core.game import Game, Json
from fabletop.core.options import fill
from fabletop.core.play import Play
from fabletop.core.record import UNDO, Move, dump, load
from fabletop.core.replay import may_play, replay
from fabletop.games import GAMES
from tests.samples import sampled

Data = Any
MOST_MOVES = 160
GAMES_EACH = 6


def begin(game: Game[Any], seed: int) -> tuple[Play[Any], random.Random]:
    rng = random.Random(seed)
    seats = rng.choice([n for n in game.about.seats if game.refuse_setup(n, {}) is None])
    return Play.begin(game, seats, {}, Seeded(seed)), rng


def seen(play: Play[Any]) -> list[Data]:
    """Everything anybody can know now, by whose eyes."""
    eyes = (None, *range(play.record.seats))
    return [
        json.loads(json.dumps([play.game.view(play.s, seat), play.notes(seat)])) for seat in eyes
    ]


def step_on(play: Play[Any], rng: random.Random) -> None:
    """Somebody who is asked answers, by chance."""
    game = play.game
    seat = rng.choice(list(game.actors(play.s)))
    options = list(game.options(play.s, seat))
    play.act(seat, fill(rng.choice(options), rng.randrange), at=len(play.record.moves))


def take_back(play: Play[Any], move: int) -> Play[Any]:
    """Another play of the same record, that move taken back."""
    other = replay(play.game, load(json.loads(json.dumps(dump(play.record)))))
    other.act(0, (UNDO, move), by="house")
    return other


@pytest.mark.slow
@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(1, GAMES_EACH))]
)
@pytest.mark.parametrize("key", GAMES)
def test_what_is_taken_back_has_never_been(key: str, seed: int) -> None:
    game = GAMES[key]
    play, rng = begin(game, seed)
    states: list[Json] = []
    sights: list[list[Data]] = []
    while game.actors(play.s) and len(states) < MOST_MOVES:
        states.append(game.dump(play.s))
        sights.append(seen(play))
        step_on(play, rng)
        move = play.record.moves[-1]
        offered = play.last_move(move.seat)
        assert offered == (None if move.surprise or not game.table.undo else len(states) - 1)
        if offered is not None:
            first = rng.choice([n for n in play.standing if n >= play.undo_point])
            again = take_back(play, first)
            assert (states[first], sights[first]) == (game.dump(again.s), seen(again))
            assert again.decision > play.decision
            assert len(again.events) == len(play.events)


@pytest.mark.slow
@pytest.mark.parametrize("seed", sampled(range(GAMES_EACH), 0, 1))
@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.table.undo])
def test_nobody_learns_anything_from_what_can_be_taken_back(key: str, seed: int) -> None:
    """In another world that a seat could not tell from this one, it sees the same happen."""
    game = GAMES[key]
    play, rng = begin(game, 100 + seed)
    for _ in range(MOST_MOVES):
        if not game.actors(play.s):
            break
        seats = (None, *range(play.record.seats))
        before = {seat: (game.view(play.s, seat), play.notes(seat)) for seat in seats}
        told = len(play.events)
        step_on(play, rng)
        move = play.record.moves[-1]
        if move.surprise:
            continue
        for seat in seats:
            world = game.mind.imagine(*before[seat], Seeded(seed))
            assert game.refuse(world, move.seat, move.action) is None
            dealer = Seeded(seed)
            game.apply(world, move.seat, move.action, dealer)
            heard = dealer.take()
            assert (play.events[told:], False) == (heard.events, heard.surprise)
            assert game.view(play.s, seat) == game.view(world, seat)


@pytest.mark.parametrize("key", GAMES)
def test_nothing_that_was_let_out_is_taken_back_by_a_record(key: str) -> None:
    game = GAMES[key]
    play, rng = begin(game, 7)
    while game.actors(play.s) and len(play.record.moves) < MOST_MOVES:
        step_on(play, rng)
        for move in range(len(play.record.moves)):
            may = may_play(play, Move(0, (UNDO, move), by="house"))
            assert may == (game.table.undo and move >= play.undo_point)
    for action in ((UNDO,), (UNDO, -1), (UNDO, len(play.record.moves)), (UNDO, 0, 0)):
        assert not may_play(play, Move(0, action, by="house"))


def test_a_game_without_undo_offers_none() -> None:
    assert {"open_sesame", "tom_thumb"} == {
        key for key, game in GAMES.items() if not game.table.undo
    }
