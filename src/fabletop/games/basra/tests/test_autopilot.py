"""Time as far as the rules say it: BA-98, BA-99, scenarios 76 and 77."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from fabletop.core.pace import Lift, Pace
from fabletop.games.basra.tests.table import (
    BASRA,
    GANGS,
    A,
    B,
    C,
    Table,
    dealt,
    event,
    gang,
    keys,
    landed,
    last_move,
    position,
)


def pace(table: Table) -> Pace:
    return BASRA.table.pace(table.state)


HELD = [["quacks-1"], ["desert_raiders-1", "burglars-1"], ["river_pirates-1"]]


def turn(**said: Any) -> Table:
    return position(held=HELD, **said)


def buying(**said: Any) -> Table:
    return landed("m13", held=HELD, **said)


def naming(**said: Any) -> Table:
    return landed("m49", held=HELD, **said)


def window20(**said: Any) -> Table:
    return landed("m35", held=HELD, **said)


def window100(**said: Any) -> Table:
    return landed("m35", held=HELD, black=2, **said)


def tribute(**said: Any) -> Table:
    return landed("m33", held=HELD, **said)


def bazaar(**said: Any) -> Table:
    return landed("m40", held=HELD, **said)


def starting(**said: Any) -> Table:
    table = last_move(**said)
    table.move(1)
    return table


SECONDS: list[tuple[Callable[..., Table], int]] = [
    (turn, 60), (buying, 40), (naming, 20), (window20, 45), (window100, 20), (tribute, 20),
    (bazaar, 90), (starting, 20),
]  # fmt: skip


@pytest.mark.parametrize(("make", "seconds"), SECONDS)
def test_ba98_how_long_each_question_lasts(make: Callable[..., Table], seconds: int) -> None:
    assert seconds == pace(make()).lasts
    assert seconds == pace(make(options={"timers": "normal"})).lasts
    assert 2 * seconds == pace(make(options={"timers": "slow"})).lasts
    assert None is pace(make(options={"timers": "off"})).lasts


@pytest.mark.parametrize("make", [window20, bazaar])
def test_ba98_an_offer_lifts_the_clock(make: Callable[..., Table]) -> None:
    assert Lift(0, 15, 120) == pace(make()).lift
    assert Lift(0, 30, 240) == pace(make(options={"timers": "slow"})).lift
    assert Lift(0, 0, 0) == pace(make(options={"timers": "off"})).lift
    table = make()
    table.offer(B, C, give=["desert_raiders-1"], price=10)
    assert Lift(1, 15, 120) == pace(table).lift
    table.counter(C, "o1", money=10, want=["desert_raiders-1"])
    assert Lift(2, 15, 120) == pace(table).lift
    table.accept(B, "o2")
    assert Lift(2, 15, 120) == pace(table).lift


@pytest.mark.parametrize("make", [turn, buying, naming, tribute, starting])
def test_ba98_no_other_clock_is_lifted(make: Callable[..., Table]) -> None:
    assert None is pace(make()).lift


def test_ba98_one_clock_for_all_that_is_retired() -> None:
    table = position(held=[["quacks-1", "quacks-2"]])
    first = pace(table).clock
    table.retire(A, "quacks-1")
    assert first == pace(table).clock
    table.retire(A, "quacks-2")
    assert first == pace(table).clock
    table.move(1)
    assert first != pace(table).clock


def test_ba98_one_clock_for_all_that_is_bought() -> None:
    table = landed("m13", then=1)
    first = pace(table).clock
    table.buy("thieves")
    assert first == pace(table).clock
    table.buy("thieves")
    assert first == pace(table).clock
    table.end_buy()
    assert first != pace(table).clock


@pytest.mark.parametrize("make", [window20, bazaar])
def test_ba98_one_clock_for_a_window(make: Callable[..., Table]) -> None:
    table = make()
    first = pace(table).clock
    table.offer(B, C, give=["desert_raiders-1"], price=10)
    table.done(C)
    assert first == pace(table).clock


def test_ba98_every_question_has_a_clock_of_its_own() -> None:
    """Two whole laps: no clock comes twice, but for several goes at one question."""
    table = dealt(3, seed=5)
    clocks: list[tuple[int, str]] = []
    while table.step() != "over":
        now = (pace(table).clock, table.step())
        if now not in clocks[-1:]:
            clocks.append(now)
        table.play(table.actors()[0], *table.lapse(table.actors()[0]))
    assert len(clocks) == len({clock for clock, _ in clocks})
    assert len(clocks) > 60


def test_ba101_one_device_has_no_clock() -> None:
    for make, _ in SECONDS:
        assert not pace(make()).shared


# -- BA-99


def test_a76_the_lowest_card_along_the_main_street() -> None:
    table = position(square="m16", hands=[[2, 3, 5], [1], [1], [1]], held=[["quacks-2"]])
    assert ("move", 2, "main") == table.lapse(A)
    told = table.time_out()
    assert (event("moved", A, 2, "m18", "main"), [3, 5]) == (told[0], table.now()["hands"][A])
    assert ["quacks-2"] == table.held(A)


def test_ba99_no_lane_where_none_is_needed() -> None:
    table = position(square="m16", hands=[[1, 3], [1], [1], [1]])
    assert ("move", 1, None) == table.lapse(A)


def test_a77_the_cheapest_and_of_these_the_first() -> None:
    held = [[], ["burglars-2", "burglars-1", "smugglers-1"]]
    table = landed("m33", held=held)
    assert ("give", "burglars-2") == table.lapse(B)
    table.time_out()
    assert (["burglars-2"], ["burglars-1", "smugglers-1"]) == (table.held(A), table.held(B))


def test_ba99_the_lowest_value_wherever_it_stands() -> None:
    for row in permutations(["smugglers-1", "quacks-3", "highwaymen-1"]):
        assert ("give", "quacks-3") == landed("m33", held=[[], row]).lapse(B)


def test_ba99_buying_ends() -> None:
    table = buying()
    assert ("end_buy",) == table.lapse(A)
    table.time_out()
    assert (("turn", [B]), HELD[0]) == (table.phase(), table.held(A))


@pytest.mark.parametrize(
    ("cards", "named"),
    [
        ([], "swindlers"),
        (["quacks-1"], "thieves"),
        (["quacks-1", "burglars-1"], "defrauders"),
        (["quacks-1", "burglars-1", "forgers-1"], "robbers"),
        (["quacks-1", "burglars-1", "forgers-1", "highwaymen-1"], "swindlers"),
        ([*gang("swindlers"), "burglars-1", "forgers-1", "highwaymen-1"], "thieves"),
        (["quacks-1", "quacks-2", "burglars-1", "burglars-2", "forgers-1"], "robbers"),
        (["quacks-1", "quacks-2", "burglars-1", "forgers-1", "highwaymen-1"], "thieves"),
    ],
)
def test_ba99_the_gang_one_has_fewest_of(cards: list[str], named: str) -> None:
    table = landed("m49", held=[cards])
    assert ("choose_gang", named) == table.lapse(A)
    assert named in GANGS


def test_ba99_windows_close() -> None:
    table = window20(dice=[1, 1])
    assert {B: [("done",)], C: [("done",)]} == pace(table).lapse
    told = table.time_out()
    assert [event("rolled", "black", 1), event("window100")] == told[-2:]
    told = table.time_out()
    assert event("destiny", 1) in told
    table = bazaar()
    assert {seat: [("done",)] for seat in range(4)} == pace(table).lapse
    table.time_out()
    assert ("turn", [B]) == table.phase()


def test_ba99_only_for_who_has_not_acted() -> None:
    table = window20()
    table.done(B)
    assert {C: [("done",)]} == pace(table).lapse
    assert {} == pace(over()).lapse


def over() -> Table:
    table = last_move(lap=2)
    table.move(1)
    return table


def test_ba99_the_chooser_starts() -> None:
    table = last_move(money=[500, 400, 600], then=1)
    table.move(1)
    assert {B: [("choose_starter", B)]} == pace(table).lapse
    table.time_out()
    assert ("turn", [B]) == table.phase()


def test_ba99_a_whole_game_by_the_clock() -> None:
    table = dealt(4, seed=9)
    while table.step() != "over":
        table.play(table.actors()[0], *table.lapse(table.actors()[0]))
    assert 48 == keys(table.past).count("moved")
    assert "retired" not in keys(table.past)
