"""The end of a lap and of the game: scenarios 70 to 74, 83 and 98, BA-75 to BA-84."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from fabletop.core.game import Outcome
from fabletop.games.basra.tests.table import (
    BASRA,
    GANGS,
    STEPS,
    A,
    B,
    C,
    D,
    E,
    Table,
    event,
    four,
    gang,
    keys,
    last_move,
)


def ended(**said: Any) -> Table:
    """The lap has just ended."""
    table = last_move(**said)
    table.mark()
    table.move(1)
    return table


def test_a70_values_double_and_a_hundred() -> None:
    cards = [*four("smugglers"), "card_sharps-1", "card_sharps-2", "desert_raiders-1"]
    table = ended(held=[[], cards])
    assert ([1100, 1940, 1100], cards) == (table.money(), table.held(B))
    assert event("payout", B, 320 + 40 + 160, 320, 940) in table.events
    assert [[100, 0], [940, 0], [100, 0]] == table.now()["paid"]


def test_a71_three_of_four_and_none() -> None:
    table = ended(seats=4, held=[[], [], four("smugglers")[:3]])
    assert [1100, 1100, 1340, 1100] == table.money()
    assert event("payout", C, 240, 0, 340) in table.events
    assert event("payout", D, 0, 0, 100) in table.events


@pytest.mark.parametrize(
    ("cards", "values", "doubled"),
    [
        ([*four("smugglers"), "card_sharps-1", "card_sharps-2", "desert_raiders-1"], 520, 320),
        ([*four("highwaymen")[:3], "tomb_robbers-1"], 640, 0),
        ([*four("quacks"), *four("burglars")], 240, 240),
        (four("highwaymen"), 640, 640),
        ([], 0, 0),
    ],
)
def test_g1_to_g3_payouts(cards: list[str], values: int, doubled: int) -> None:
    table = last_move(held=[cards])
    assert values + doubled + 100 == table.common("seats")[A]["payout"]
    table.move(1)
    assert event("payout", A, values, doubled, values + doubled + 100) == table.events[1]
    assert 1000 + values + doubled + 100 == table.money()[A]


def before_lap_2(**said: Any) -> Table:
    """Scenario 72: the payout leaves A 2,000, B 1,800, C 1,800 and D 2,500; D moved last."""
    usual = {"seats": 4, "mover": D, "banker": D, "money": [1900, 1700, 1700, 2400]}
    return last_move(**{**usual, **said})


def test_a72_the_poorest_chooses() -> None:
    deck = STEPS[::-1]
    table = before_lap_2()
    table.dealer.draws = deck[:]  # type: ignore[attr-defined]
    told = table.move(1)
    assert [2000, 1800, 1800, 2500] == table.money()
    assert (("choose_starter", [B]), event("chooses", B)) == (table.phase(), told[-1])
    assert "not-your-turn" == table.code(C, "choose_starter", C)
    assert "unknown-seat" == table.code(B, "choose_starter", 9)
    assert [("choose_starter", seat) for seat in range(4)] == table.options(B)
    told = table.play(B, "choose_starter", C)
    now = table.now()
    assert ("turn", [C]) == table.phase()
    assert ["m00", 2, [], C] == [now[key] for key in ("square", "lap", "played", "starter")]
    hands = {seat: sorted(deck[place::4]) for place, seat in enumerate([C, D, A, B])}
    assert [hands[seat] for seat in range(4)] == now["hands"]
    assert [
        event("lap", 2, C), *(event("hand", now["hands"][seat], to=(seat,)) for seat in range(4)),
        event("turn", C),
    ] == told  # fmt: skip
    assert D == now["banker"]


def test_a73_five_players_and_the_last_has_four() -> None:
    table = last_move(seats=5, mover=C, banker=C, then=1)
    table.move(1)
    chooser = table.actors()[0]
    assert D == chooser  # all equal: the first from the left of C
    table.play(chooser, "choose_starter", B)
    hands = {seat: len(hand) for seat, hand in enumerate(table.now()["hands"])}
    assert {A: 4, B: 5, C: 5, D: 5, E: 5} == hands
    assert sorted(STEPS) == sorted(card for hand in table.now()["hands"] for card in hand)


def test_a74_a_shared_victory() -> None:
    table = ended(lap=2, money=[3840, 3840, 3000], paid=[[400, 0], [100, 0], [200, 0]])
    assert [3940, 3940, 3100] == table.money()
    assert ("over", []) == table.phase()
    details = tuple(
        {"bandits": 0, "groups": 0, "lap1": first, "lap2": 100} for first in (400, 100, 200)
    )
    expected = Outcome("laps", (A, B), (1, 1, 3), (3940, 3940, 3100), details)
    assert expected == BASRA.outcome(table.state)
    assert event("ended", "laps") == table.events[-1]
    for seat in (A, B, C):
        assert "game-over" == table.code(seat, "move", 1, None)
        assert [] == table.options(seat)


def test_a83_the_bank_never_runs_out() -> None:
    everybody = [card for name in GANGS for card in gang(name)]
    table = ended(held=[everybody])
    values = 16 * (20 + 40 + 80 + 160)
    assert [1000 + 2 * values + 100, 1100, 1100] == table.money()


def test_a98_one_lap() -> None:
    table = ended(options={"laps": 1}, held=[["quacks-1"]], money=[1000, 3000, 2000])
    assert ("over", []) == table.phase()
    assert ["moved", *["payout"] * 3, "lap_over", "ended"] == keys(table.events)
    assert "chooses" not in keys(table.past)
    outcome = BASRA.outcome(table.state)
    assert outcome is not None
    found = (outcome.reason, outcome.winners, outcome.ranks, outcome.scores)
    assert ("laps", (B,), (3, 1, 2), (1120, 3100, 2100)) == found
    assert {"bandits": 1, "groups": 0, "lap1": 120, "lap2": 0} == outcome.details[A]


# -- what follows


def test_ba75_ba79_only_money_changes_at_the_gate() -> None:
    held = [["quacks-1"], four("forgers"), []]
    table = ended(held=held, black=3, bottoms={"robbers": ["highwaymen-2"]})
    changes = table.changes()
    assert {"square", "money", "hands", "played", "paid"} == set(changes)
    assert ["choose_starter"] == table.now()["agenda"]
    assert [1120, 1740, 1100] == changes["money"]
    assert "bought" not in keys(table.past)


def test_payouts_are_told_clockwise_from_who_moved() -> None:
    table = ended(seats=4, mover=C)
    assert [C, D, A, B] == [e.args[0] for e in table.events if e.key == "payout"]
    assert event("lap_over", 1) in table.events


@pytest.mark.parametrize("mover", range(4))
@pytest.mark.parametrize("poor", [(A, B, C, D), (A, C), (B, D), (C,), (A, D), (A, B)])
def test_ba80_ties_go_clockwise_from_the_left_of_the_last_mover(
    mover: int, poor: tuple[int, ...]
) -> None:
    money = [500 if seat in poor else 900 for seat in range(4)]
    table = ended(seats=4, mover=mover, money=money)
    first = next(seat % 4 for seat in range(mover + 1, mover + 5) if seat % 4 in poor)
    assert ("choose_starter", [first]) == table.phase()


def test_ba80_the_least_after_the_payout() -> None:
    """B had less before it, but B's bandits pay."""
    table = ended(money=[900, 800, 2000], held=[[], ["highwaymen-1"]])
    assert ("choose_starter", [A]) == table.phase()


@pytest.mark.parametrize("starter", range(4))
def test_ba80_anybody_may_start(starter: int) -> None:
    table = before_lap_2(then=4)
    table.move(1)
    table.play(B, "choose_starter", starter)
    assert ("turn", [starter]) == table.phase()
    assert [6] * 4 == [len(hand) for hand in table.now()["hands"]]


def test_ba81_nobody_sees_the_cards_before_choosing() -> None:
    table = before_lap_2()
    table.move(1)
    assert [[], [], [], []] == table.now()["hands"]
    assert "hand" not in keys(table.past)
    assert 0 == len(table.view(B)["hand"])


def test_ba82_the_second_lap_is_played_like_the_first() -> None:
    table = last_move(then=3, held=[["quacks-1"]])
    table.move(1)
    table.play(table.actors()[0], "choose_starter", B)
    prices = dict.fromkeys(GANGS, 0)
    assert (prices, 2, 52) == (
        table.common("prices"), table.common("lap"), table.common("steps_left"),
    )  # fmt: skip
    assert {"1": 10, "2": 6, "3": 4, "4": 2, "5": 2} == table.common("unplayed")
    card = table.now()["hands"][B][0]
    table.move(card)
    assert f"m0{card}" == table.common("square")


def test_ba82_the_second_payout_adds_to_the_first() -> None:
    table = ended(lap=2, held=[["highwaymen-1"]], paid=[[260, 0], [100, 0], [100, 0]])
    assert [[260, 260], [100, 100], [100, 100]] == table.now()["paid"]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_ba84_the_most_money_wins(order: tuple[int, ...]) -> None:
    money = [0, 0, 0]
    for place, seat in enumerate(order):
        money[seat] = 3000 - 100 * place
    table = ended(lap=2, money=money)
    outcome = BASRA.outcome(table.state)
    assert outcome is not None
    assert ((order[0],), [1, 2, 3]) == (
        outcome.winners, [outcome.ranks[seat] for seat in order],
    )  # fmt: skip


def test_ba84_bandits_count_no_more() -> None:
    """What lies before B is worth nothing after the payout."""
    table = ended(lap=2, money=[2000, 1000, 0], held=[[], four("quacks"), []])
    outcome = BASRA.outcome(table.state)
    assert outcome is not None
    assert ((A,), (2100, 1260, 100)) == (outcome.winners, outcome.scores)
    assert {"bandits": 4, "groups": 1, "lap1": 0, "lap2": 260} == outcome.details[B]


def test_no_outcome_before_the_end() -> None:
    assert None is BASRA.outcome(last_move().state)
    assert None is BASRA.outcome(ended().state)
