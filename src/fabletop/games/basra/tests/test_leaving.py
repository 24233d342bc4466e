"""Leaving where no bot takes over, as in simulations: BA-100, decision u."""

from __future__ import annotations

import pytest

from fabletop.core.game import Outcome
from fabletop.games.basra.tests.table import BASRA, A, B, C, D, dealt, event, keys, landed, position


def test_the_clock_plays_for_who_has_left() -> None:
    table = position(square="m03", hands=[[1, 3], [1], [1], [1]])
    told = table.leave(A)
    assert [event("left", A), event("moved", A, 1, "m04", None), event("turn", B)] == told
    assert (("turn", [B]), [A]) == (table.phase(), table.now()["left"])
    assert [True, False, False, False] == [seat["left"] for seat in table.common("seats")]


def test_somebody_elses_turn_goes_on() -> None:
    table = position(square="m01", hands=[[1], [1], [1], [1]])
    assert [event("left", C)] == table.leave(C)
    assert ("turn", [A]) == table.phase()
    table.move(1)
    table.end_buy()
    assert ("turn", [B]) == table.phase()


def test_a_turn_that_comes_round_is_played_at_once() -> None:
    table = position(square="m03", hands=[[1], [1], [1], [1]])
    table.leave(B)
    table.move(1)
    told = table.end_buy()
    # B lands on m05, where 200 P lie
    assert ["turn", "moved", "cash200", "turn"] == keys(told)
    assert (("turn", [C]), 1200) == (table.phase(), table.money()[B])


def test_in_a_window_they_are_done() -> None:
    held = [[], ["desert_raiders-1"], ["river_pirates-1"]]
    table = landed("m35", dice=[1], held=held)
    assert [event("left", B), event("done", B)] == table.leave(B)
    assert ("window20", [C]) == table.phase()
    told = table.done(C)
    assert [event("rolled", "black", 1), event("window100"), event("done", B)] == told[1:]
    assert ("window100", [C]) == table.phase()


def test_an_offer_to_who_has_left_is_declined_at_once() -> None:
    held = [["quacks-1"], ["forgers-1"], []]
    table = landed("m40", seats=3, held=held)
    table.leave(B)
    table.play(A, "offer", B, ("quacks-1",), 0, (), 10)
    assert [] == table.offers()
    assert event("declined", "o1", B, "no", to=(A, B)) in table.past
    assert ("bazaar", [A, C]) == table.phase()


def test_they_give_as_the_clock_would() -> None:
    held = [[], ["forgers-1", "quacks-1"], ["burglars-1", "burglars-2"]]
    table = landed("m33", held=held)
    table.leave(B)
    assert ("tribute", [C]) == table.phase()
    table.play(C, "give", "burglars-2")
    assert ["quacks-1", "burglars-2"] == table.held(A)


def test_leaving_twice_is_leaving_once() -> None:
    table = position()
    table.leave(D)
    before = table.now()
    assert [] == table.leave(D)
    assert before == table.now()


def test_the_last_one_ends_the_game_without_a_result() -> None:
    table = position()
    for seat in (B, C, D):
        table.leave(seat)
    told = table.leave(A)
    assert [event("left", A), event("ended", "abandoned")] == told
    assert ("over", []) == table.phase()
    assert Outcome("abandoned", (), (), ()) == BASRA.outcome(table.state)
    assert [] == table.leave(A)


@pytest.mark.parametrize("gone", [(B,), (A, C, D), (B, C)])
def test_ba100_ranked_by_the_balance_of_the_seat(gone: tuple[int, ...]) -> None:
    """The others play on to the end; who has left is counted like everybody."""
    table = dealt(4, seed=4)
    for seat in gone:
        table.leave(seat)
    while table.step() != "over":
        assert not set(gone) & set(table.actors())
        table.play(table.actors()[0], *table.lapse(table.actors()[0]))
    outcome = BASRA.outcome(table.state)
    assert outcome is not None
    assert ("laps", tuple(table.money())) == (outcome.reason, outcome.scores)
    assert 4 == len(outcome.ranks)
    assert 48 == keys(table.past).count("moved")
