"""Bots meet on the same deals; figures and intervals are those one works out by hand."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from fabletop.core.game import Outcome
from fabletop.sim import arena
from fabletop.sim.arena import (
    Arena,
    Block,
    Figures,
    difference,
    elo,
    estimate,
    estimate_rank,
    play,
    report,
    weigh,
)
from fabletop.sim.simulate import play_bots

TWO = Arena("cave", 2, ("greedy", "random"), 7)


def outcome(*ranks: int) -> Outcome:
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Outcome("scored", winners, ranks, ())


# -- who sits where


def test_two_bots_exchange_chairs() -> None:
    assert [("greedy", "random"), ("random", "greedy")] == TWO.lineups()


@pytest.mark.parametrize(
    ("seats", "bots", "lineups"), [(3, 2, 6), (3, 3, 6), (4, 2, 6), (4, 4, 24)]
)
def test_every_bot_has_every_chair_equally_often(seats: int, bots: int, lineups: int) -> None:
    names = ("a", "b", "c", "d")[:bots]
    found = replace(TWO, seats=seats, bots=names).lineups()
    assert lineups == len(set(found)) == len(found)
    for chair in range(seats):
        counts = {name: sum(lineup[chair] == name for lineup in found) for name in names}
        assert {lineups // bots} == set(counts.values())


def test_where_there_are_too_many_orders_bots_move_round_the_table() -> None:
    found = Arena("aladin", 5, ("a", "b", "c", "d", "e"), 1).lineups()
    assert 5 == len(found)
    assert [{*"abcde"}] * 5 == [set(chair) for chair in zip(*found, strict=True)]


def test_a_team_plays_with_its_likes() -> None:
    assert [("a",) * 3, ("b",) * 3] == Arena("tom_thumb", 3, ("a", "b"), 1).lineups()


# -- figures of a block


def test_a_block_of_two() -> None:
    games = [(("a", "b"), outcome(1, 2)), (("b", "a"), outcome(1, 1))]
    assert {"a": Figures(0.75, 1.0, 0.75), "b": Figures(0.25, 1.5, 0.25)} == weigh(
        games, ("a", "b"), cooperative=False
    )


def test_a_block_of_three_counts_chairs_against_chairs() -> None:
    """One game: a is first, c second, a third. So a beats c once and loses to it once."""
    found = weigh([(("a", "c", "a"), outcome(1, 2, 3))], ("a", "c"), cooperative=False)
    assert {"a": Figures(1.0, 2.0, 0.5), "c": Figures(0.0, 2.0, 0.5)} == found


def test_a_block_of_teams() -> None:
    lost = Outcome("lost", (), (2, 2), ())
    games = [(("a", "a"), outcome(1, 1)), (("b", "b"), lost)]
    assert {"a": Figures(1.0, 1.0, 1.0), "b": Figures(0.0, 2.0, 0.0)} == weigh(
        games, ("a", "b"), cooperative=True
    )


# -- estimates


def test_a_share_of_games_has_wilsons_interval() -> None:
    """Where a block is won or lost, it is one game: 10 of 10 are 72 to 100 of 100, as in books."""
    found = estimate([1.0] * 10)
    assert (1.0, 1.0) == (found.value, found.high)
    assert pytest.approx(0.7225, abs=1e-4) == found.low


@pytest.mark.parametrize("blocks", [1, 2, 10, 300])
@pytest.mark.parametrize("shares", [(0.0,), (1.0,), (0.5,), (1.0, 0.5), (0.0, 0.25, 1.0)])
def test_intervals_hold_only_what_is_possible(blocks: int, shares: tuple[float, ...]) -> None:
    share = estimate([*shares] * blocks)
    assert 0 <= share.low <= share.value <= share.high <= 1
    assert share.high - share.low > 0.001
    rank = estimate_rank([4 - 3 * share for share in shares] * blocks, 4)
    assert 1 <= rank.low <= rank.value <= rank.high <= 4


def test_more_blocks_are_surer_and_even_ones_too() -> None:
    few, many, even = estimate([1.0, 0.0] * 5), estimate([1.0, 0.0] * 50), estimate([0.5] * 10)
    assert few.low < many.low < many.high < few.high
    assert few.low < even.low < even.high < few.high


def test_ranks_are_a_share_of_the_way_to_the_last() -> None:
    found = estimate_rank([1.0] * 10, 2)
    assert (1.0, 1.0) == (found.value, found.low)
    assert pytest.approx(1.2775, abs=1e-4) == found.high


def test_elo_by_hand() -> None:
    """To 1, ½, 1, ½ half a block is added at 0 and half at 1: 3.5 of 5, and 2.5 / 1.5 is 7 / 3."""
    found = elo([1.0, 0.5, 1.0, 0.5])
    assert pytest.approx(400 * math.log10(7 / 3)) == found.value
    variance = (2 * 0.3**2 + 2 * 0.2**2 + 0.7**2 / 2 + 0.3**2 / 2) / 4
    half = 1.96 * 400 / math.log(10) * math.sqrt(variance / 5) / (0.7 * 0.3)
    assert pytest.approx((found.value - half, found.value + half)) == found[1:]


def test_three_hundred_elo_are_85_of_100() -> None:
    assert pytest.approx(301.3, abs=0.1) == difference(0.85)
    assert pytest.approx(301.3, abs=5) == elo([0.85] * 100).value


@pytest.mark.parametrize("blocks", [1, 10, 50])
def test_who_always_wins_stands_in_the_middle_of_the_interval_too(blocks: int) -> None:
    found = elo([1.0] * blocks)
    assert pytest.approx(difference((blocks + 0.5) / (blocks + 1))) == found.value
    assert pytest.approx(found.value) == (found.low + found.high) / 2
    assert 100 < found.high - found.value < 800


def test_two_bots_mirror_each_other() -> None:
    blocks = [
        Block({"greedy": Figures(w, 2 - w, w), "random": Figures(1 - w, 1 + w, 1 - w)}, 2, 9, 0.5)
        for w in (1.0, 0.5, 1.0)
    ]
    figures = report(TWO, blocks)
    assert (6, 3, 27, 1.5) == tuple(
        figures[name] for name in ("games", "blocks", "decisions", "cpu_seconds")
    )
    assert {"greedy": 0.833, "random": 0.167} == figures["win_share"]
    assert {"greedy": 1.167, "random": 1.833} == figures["mean_rank"]
    assert {"greedy": 190.849, "random": -190.849} == figures["elo"]


# -- playing


def untimed(blocks: list[Block]) -> list[Block]:
    return [block._replace(cpu_seconds=0.0) for block in blocks]


def test_the_same_seed_gives_the_same_figures_whatever_the_jobs() -> None:
    table = Arena("cave", 2, ("ismcts:3", "random"), 7)
    one, two = play(table, 5), play(table, 5, jobs=2)
    assert untimed(one) == untimed(two)
    assert [2, 2, 2] == [block.games for block in one]  # whole blocks


def test_chairs_are_exchanged_on_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[object] = []

    def noting(game: object, bots: object, options: object, seed: object) -> object:
        seeds.append(seed)
        return play_bots(game, bots, options, seed)  # type: ignore[arg-type]

    monkeypatch.setattr(arena, "play_bots", noting)
    play(TWO, 4)
    assert ["7/0", "7/0", "7/1", "7/1"] == seeds


def test_the_better_bot_is_found() -> None:
    counted: list[int] = []
    figures = report(TWO, play(TWO, 40, progress=counted.append))
    found = figures["elo"]
    assert isinstance(found, dict)
    assert found["greedy"] > 200
    assert [2] * 20 == counted
