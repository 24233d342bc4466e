"""Which moments of a game the suite looks at."""

from __future__ import annotations

from fabletop.contract.walks import sample, walk
from fabletop.games import GAMES

FAR = 10**9  # nothing is looked at by chance


def test_each_step_of_a_game_is_looked_at() -> None:
    game = GAMES["cave"]
    all_steps = {game.step(play.s) for play in walk(game, 3, {}, 4)}
    looked_at = [game.step(play.s) for play in sample(walk(game, 3, {}, 4), FAR, 4)]
    assert len(all_steps) > 4
    assert sorted(all_steps) == sorted(looked_at)


def test_other_luck_looks_at_other_moments() -> None:
    game = GAMES["cave"]

    def moments(seed: int) -> list[int]:
        return [len(play.record.moves) for play in sample(walk(game, 3, {}, 4), 5, seed)]

    assert moments(1) == moments(1) != moments(2)
    assert len(moments(1)) < len(list(walk(game, 3, {}, 4)))
