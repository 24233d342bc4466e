"""Options of section (h) about deals, the banker, money and laps."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.core.options import Cards, Number
from fabletop.games.basra import autopilot
from fabletop.games.basra.tests.table import (
    GANGS,
    STEPS,
    A,
    B,
    C,
    D,
    E,
    Table,
    deal,
    dealt,
    event,
    gang,
    landed,
    last_move,
    position,
)

# -- sell_any and dowry

WINDOW: dict[str, Any] = {"held": [[], ["desert_raiders-1", "burglars-1"], ["river_pirates-1"]]}


def window(**options: Any) -> Table:
    return landed("m35", options=options, **WINDOW)


def test_a97_sell_any() -> None:
    table = window(sell_any=True)
    table.accept(C, table.offer(B, C, give=["burglars-1"], price=40))
    assert ([1000, 1040, 960, 1000], ["river_pirates-1", "burglars-1"]) == (
        table.money(), table.held(C),
    )  # fmt: skip


def test_a97_dowry() -> None:
    table = window(dowry=True)
    table.accept(C, table.offer(B, C, give=["desert_raiders-1"], money=20))
    assert ([1000, 980, 1020, 1000], ["river_pirates-1", "desert_raiders-1"]) == (
        table.money(), table.held(C),
    )  # fmt: skip


def test_dowry_asked_for() -> None:
    """C takes the bandit only with 30 P on top."""
    table = window(dowry=True)
    table.accept(B, table.offer(C, B, want=["desert_raiders-1"], price=30))
    assert [1000, 970, 1030, 1000] == table.money()
    assert "dowry-forbidden" == window().code(
        C, "offer", B, *deal(want=["desert_raiders-1"], price=30)
    )


def test_dowry_money_on_both_sides_is_not_set_off() -> None:
    table = window(dowry=True)
    offer = table.offer(B, C, give=["desert_raiders-1"], money=20, price=50)
    table.accept(C, offer)
    assert [1000, 1030, 970, 1000] == table.money()


def test_sell_any_still_drops_only_threatened_ones_and_swaps_nothing() -> None:
    table = window(sell_any=True, dowry=True)
    assert "not-threatened" == table.code(B, "discard", ("burglars-1",))
    swap = deal(give=["burglars-1"], want=["river_pirates-1"])
    assert "swap-forbidden" == table.code(B, "offer", C, *swap)
    assert "offer-empty" == table.code(B, "offer", C, *deal(money=10))


def test_dowry_without_sell_any_is_for_threatened_ones() -> None:
    table = window(dowry=True)
    assert "not-threatened" == table.code(B, "offer", C, *deal(["burglars-1"], 10))
    assert "insufficient-funds" == table.code(B, "offer", C, *deal(["desert_raiders-1"], 1010))


def test_sell_any_what_can_be_offered() -> None:
    table = landed("m35", seats=2, options={"sell_any": True}, held=WINDOW["held"][1:])
    mine = Cards(("burglars-1", "desert_raiders-1"), 1, 2)
    asks = Number(0, 99990, 10)
    assert [
        ("discard", Cards(("desert_raiders-1",), 1, 1)), ("done",),
        ("offer", B, mine, 0, (), asks),
        ("offer", B, (), Number(0, 1000, 10), Cards(("river_pirates-1",), 1, 1), 0),
        ("offer", "any", mine, 0, (), asks), ("resume",),
    ] == table.options(A)  # fmt: skip


# -- drop_any


def test_drop_any_drops_whoever_one_has() -> None:
    table = window(drop_any=True)
    assert ("discard", Cards(("burglars-1", "desert_raiders-1"), 1, 2)) in table.options(B)
    table.play(B, "discard", ("burglars-1", "desert_raiders-1"))
    assert ([1000, 960, 1000, 1000], []) == (table.money(), table.held(B))


def test_drop_any_sells_only_threatened_ones_and_asks_no_others() -> None:
    table = window(drop_any=True)
    assert "not-threatened" == table.code(B, "offer", C, *deal(["burglars-1"], 0))
    assert "not-owner" == table.code(B, "discard", ("river_pirates-1",))
    assert [B, C] == table.actors()


# -- junction


def at_junction(*hands: list[int]) -> Table:
    options = {"junction": "arriving"}
    return position(square="m16", hands=[*hands, [1], [1]], options=options)


def test_junction_whoever_stops_there_chooses() -> None:
    table = at_junction([1, 3], [2])
    assert [("move", 1, "main"), ("move", 1, "side"), ("move", 3, "main"), ("move", 3, "side")] == (
        table.options(A)
    )
    assert "lane-required" == table.code(A, "move", 1, None)
    told = table.play(A, "move", 1, "side")
    assert [event("moved", A, 1, "m17", None), event("way_chosen", A, "side")] == told
    assert ("m17", "side") == (table.common("square"), table.common("lane"))
    table.end_buy()
    assert [("move", 2, "side")] == table.options(B)
    reach = {"card": 2, "lane": "side", "square": "a19", "threatened": 0}
    assert [reach] == table.view(B)["reach"]
    assert "lane-chosen" == table.code(B, "move", 2, "main")
    assert event("moved", B, 2, "a19", "side") == table.play(B, "move", 2, "side")[0]
    assert None is table.common("lane")


def test_junction_whoever_passes_it_chooses_as_always() -> None:
    table = at_junction([3], [1])
    assert event("moved", A, 3, "a19", "side") == table.play(A, "move", 3, "side")[0]
    assert None is table.common("lane")


def test_junction_the_autopilot_takes_the_way_that_was_chosen() -> None:
    table = at_junction([1], [2])
    table.play(A, "move", 1, "side")
    table.end_buy()
    assert ("move", 2, "side") == autopilot.lapse(table.state, B, "turn")


# -- deals_in_100


def second_window(*dice: int, **options: Any) -> Table:
    """A black 2 is parked, so the raid begins with window100."""
    chosen = {"deals_in_100": True, **options}
    return landed("m35", black=2, dice=dice, options=chosen, **WINDOW)


def test_deals_in_100_all_take_part() -> None:
    table = second_window()
    assert ("window100", [B, C]) == table.phase()
    assert ([A, B, C, D], [True, False, False, True]) == tuple(table.of("taking", "done"))
    told = table.accept(A, table.offer(B, "any", give=["desert_raiders-1"], price=10))
    assert [event("accepted", A, B, ["desert_raiders-1"], 0, None, 10)] == told
    table.discard(A, "desert_raiders-1")
    assert [890, 1010, 1000, 1000] == table.money()


def test_deals_in_100_nobody_is_done_by_itself() -> None:
    table = second_window()
    table.discard(B, "desert_raiders-1")
    assert ([B, C], None) == (table.actors(), table.code(B, "done"))
    table.discard(C, "river_pirates-1")
    assert ("window100", [B, C]) == table.phase()
    told = table.done()
    assert [event("raid_over"), event("turn", B)] == told[-2:]
    assert [0, 0] == table.dice()


def test_deals_in_100_only_sales_of_threatened_ones() -> None:
    table = second_window()
    one = ["desert_raiders-1"]
    assert "swap-forbidden" == table.code(B, "offer", C, *deal(one, want=["river_pirates-1"]))
    assert "dowry-forbidden" == table.code(B, "offer", C, *deal(one, 20))
    assert "not-threatened" == table.code(B, "offer", C, *deal(["burglars-1"], price=20))


def test_deals_in_100_with_the_other_options() -> None:
    table = second_window(sell_any=True, dowry=True)
    table.accept(C, table.offer(B, C, give=["burglars-1"], money=20))
    assert [1000, 980, 1020, 1000] == table.money()


def test_deals_in_100_limits_are_counted_anew() -> None:
    table = landed("m35", dice=[2], options={"deals_in_100": True}, **WINDOW)
    for _ in range(8):
        table.decline(C, table.offer(B, C, give=["desert_raiders-1"], price=60))
    terms = deal(["desert_raiders-1"], price=60)
    assert "offer-limit" == table.code(B, "offer", C, *terms)
    table.done()
    assert "window100" == table.step()
    assert "o9" == table.offer(B, C, give=["desert_raiders-1"], price=60)


# -- short_hand


def lap_2(seats: int, banker: int, starter: int, **options: Any) -> Table:
    table = last_move(seats=seats, banker=banker, then=7, options=options)
    table.move(1)
    table.play(table.actors()[0], "choose_starter", starter)
    return table


@pytest.mark.parametrize("banker", range(5))
@pytest.mark.parametrize("starter", range(5))
def test_short_hand_banker(banker: int, starter: int) -> None:
    table = lap_2(5, banker, starter, short_hand="banker")
    hands = table.now()["hands"]
    assert {seat: 4 if seat == banker else 5 for seat in range(5)} == {
        seat: len(hand) for seat, hand in enumerate(hands)
    }
    assert sorted(STEPS) == sorted(card for hand in hands for card in hand)
    assert ("turn", [starter]) == table.phase()


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_short_hand_matters_for_five_only(seats: int) -> None:
    for starter in range(seats):
        for banker in range(seats):
            table = lap_2(seats, banker, starter, short_hand="banker")
            assert [24 // seats] * seats == [len(hand) for hand in table.now()["hands"]]


@pytest.mark.parametrize("starter", range(5))
def test_short_hand_last(starter: int) -> None:
    hands = lap_2(5, C, starter).now()["hands"]
    last = (starter - 1) % 5
    assert [4 if seat == last else 5 for seat in range(5)] == [len(hand) for hand in hands]


def test_short_hand_in_lap_1_it_is_the_banker_anyway() -> None:
    for option in ("last", "banker"):
        table = dealt(5, banker=D, short_hand=option)
        assert [5, 5, 5, 4, 5] == [len(hand) for hand in table.now()["hands"]]


def test_decision_aa_the_banker_may_start_lap_2() -> None:
    """Four turns for the banker; in the fifth round the next player begins."""
    table = lap_2(5, B, B, short_hand="banker")
    movers = []
    while table.step() != "over":
        seat = table.actors()[0]
        if table.step() == "turn":
            movers.append(seat)
        table.play(seat, *table.lapse(seat))
    assert [B, C, D, E, A] * 4 + [C, D, E, A] == movers


# -- hidden_money


def test_a80_only_ones_own_balance() -> None:
    table = position(money=[100, 200, 300, 400], options={"hidden_money": True})
    for viewer in table.viewers():
        seen = [seat["money"] for seat in table.view(viewer)["seats"]]
        assert [100 * (seat + 1) if seat == viewer else None for seat in range(4)] == seen


def test_a80_all_are_shown_at_each_payout() -> None:
    table = last_move(seats=4, money=[100, 200, 300, 400], options={"hidden_money": True}, then=1)
    table.move(1)
    assert [200, 300, 400, 500] == [seat["money"] for seat in table.common("seats")]
    table.play(A, "choose_starter", A)
    assert [200, None, None, None] == [seat["money"] for seat in table.view(A)["seats"]]
    assert [None] * 4 == [seat["money"] for seat in table.view(None)["seats"]]


def test_a80_and_at_the_end() -> None:
    table = last_move(lap=2, money=[100, 200, 300], options={"hidden_money": True})
    table.move(1)
    assert ([200, 300, 400], "over") == (
        [seat["money"] for seat in table.common("seats")], table.step(),
    )  # fmt: skip


def test_hidden_money_buying_is_never_skipped() -> None:
    table = landed("m26", money=[0], options={"hidden_money": True})
    assert ("buy", [A]) == table.phase()
    assert [("end_buy",)] == table.options(A)
    assert "insufficient-funds" == table.code(A, "buy", "swindlers", None)
    table.end_buy()
    assert ("turn", [B]) == table.phase()


def test_hidden_money_buying_ends_by_end_buy_or_the_last_one() -> None:
    table = landed("m13", money=[10], then=1, options={"hidden_money": True})
    table.buy("thieves")
    assert (0, ("buy", [A]), {"left": 2, "free": 0}) == (
        table.money()[A], table.phase(), table.common("buying"),
    )  # fmt: skip
    table = landed("m13", then=1, options={"hidden_money": True})
    table.buy("thieves", "thieves", "thieves")
    assert ("turn", [B]) == table.phase()


def test_decision_ad_empty_piles_are_no_reason_either() -> None:
    everybody = [card for name in GANGS for card in gang(name)]
    table = landed("m01", held=[[], everybody], options={"hidden_money": True})
    assert ("buy", [A], [("end_buy",)]) == (*table.phase(), table.options(A))


def test_without_hidden_money_all_see_all() -> None:
    table = position(money=[100, 200, 300, 400])
    assert [100, 200, 300, 400] == [seat["money"] for seat in table.common("seats")]


# -- laps


@pytest.mark.parametrize(("laps", "lap", "over"), [(1, 1, True), (2, 1, False), (2, 2, True)])
def test_a98_how_many_laps(laps: int, lap: int, over: bool) -> None:
    table = last_move(options={"laps": laps}, lap=lap)
    assert laps == table.common("laps")
    table.move(1)
    assert ("over" if over else "choose_starter") == table.step()
