"""Section (h): scenarios 64, 79, 80, 96, 97 and 98, and every option with every other it meets."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.core.options import Cards, Number
from fabletop.games.basra.content import BOX
from fabletop.games.basra.tests.table import (
    BASRA,
    GANGS,
    GROUPS,
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
    four,
    gang,
    keys,
    landed,
    last_move,
    position,
)

# -- draw_any

THIEVES = ["burglars-1", "pickpockets-1", "burglars-2", "pickpockets-2"]
WITH_OTHERS = [card for card in gang("thieves") if card not in THIEVES]


def drawing(*draws: str, square: str = "m06", **said: Any) -> Table:
    """Scenario 79: A buys from a pile of four, burglars-1 on top."""
    usual = {"held": [[], WITH_OTHERS], "tops": {"thieves": "burglars-1"}}
    options = {"draw_any": True, **said.pop("options", {})}
    return landed(square, *draws, **{**usual, **said, "options": options})


def test_a79_any_card_of_a_pile() -> None:
    table = drawing("pickpockets-1")
    told = table.play(A, "buy", "thieves", "pickpockets")
    assert [event("bought", A, "pickpockets-1", 0)] == told
    assert (["pickpockets-1"], 1000) == (table.held(A), table.money()[A])
    assert {"count": 3, "top": "burglars-1", "groups": {"burglars": 2, "pickpockets": 1}} == (
        table.common("piles")["thieves"]
    )
    assert "not-in-pile" == table.code(A, "buy", "thieves", "camel_thieves")


@pytest.mark.parametrize("group", ["camel_thieves", "smugglers", "beggars", "", "Burglars"])
def test_draw_any_a_group_that_is_not_there(group: str) -> None:
    assert "not-in-pile" == drawing().code(A, "buy", "thieves", group)


def test_draw_any_the_top_card_first_and_the_next_is_turned_up() -> None:
    table = drawing("pickpockets-2")
    told = table.play(A, "buy", "thieves", "burglars")
    assert [
        event("bought", A, "burglars-1", 0),
        event("turned_up", "thieves", "pickpockets-2"),
    ] == (told)
    assert "pickpockets-2" == table.now()["tops"]["thieves"]


def test_draw_any_the_upper_one_of_those_that_went_under() -> None:
    under = ["burglars-2", "pickpockets-2", "pickpockets-1"]
    table = drawing(bottoms={"thieves": under})
    told = table.play(A, "buy", "thieves", "pickpockets")
    assert [event("bought", A, "pickpockets-2", 0)] == told
    assert ["burglars-2", "pickpockets-1"] == table.under("thieves")
    assert table.is_spent()


def test_draw_any_what_nobody_has_seen_comes_before_what_went_under() -> None:
    table = drawing("pickpockets-2", bottoms={"thieves": ["pickpockets-1"]})
    table.play(A, "buy", "thieves", "pickpockets")
    assert (["pickpockets-2"], ["pickpockets-1"]) == (table.held(A), table.under("thieves"))


def test_draw_any_options_are_groups() -> None:
    """Every gang one can pay for, every group in its pile."""
    table = drawing(square="m13", money=[10])
    swindlers = sorted(GROUPS["swindlers"])
    assert [
        *(("buy", "swindlers", group) for group in swindlers), ("buy", "thieves", "burglars"),
        ("buy", "thieves", "pickpockets"), ("end_buy",),
    ] == table.options(A)  # fmt: skip


def test_draw_any_order_of_refusals() -> None:
    table = drawing(square="m39", money=[50], held=[[], gang("thieves")], tops={})
    assert "bad-params" == table.code(A, "buy", "robbers", None)
    assert "unknown-gang" == table.code(A, "buy", "pirates", "beggars")
    assert "pile-empty" == table.code(A, "buy", "thieves", "beggars")
    assert "not-in-pile" == table.code(A, "buy", "robbers", "beggars")
    assert "insufficient-funds" == table.code(A, "buy", "robbers", "highwaymen")


def test_draw_any_at_new_recruits() -> None:
    table = drawing("pickpockets-1", "pickpockets-2", square="m44")
    table.play(A, "buy", "thieves", "pickpockets")
    table.play(A, "buy", "thieves", "pickpockets")
    assert (940, ["pickpockets-1", "pickpockets-2"]) == (table.money()[A], table.held(A))
    assert ("turn", [B]) == table.phase()


def test_without_draw_any_a_group_is_bad_params() -> None:
    table = landed("m06")
    assert "bad-params" == table.code(A, "buy", "thieves", "burglars")


# -- buy_anywhere

AFTER = [
    name
    for name in BOX.squares
    if BOX.kind[BOX.square[name]] not in ("start", "recruits", "raid_choice")
]


@pytest.mark.parametrize("square", AFTER)
def test_buy_anywhere_three_after_every_square(square: str) -> None:
    table = landed(square, then=1, options={"buy_anywhere": True})
    assert (("buy", [A]), {"left": 3, "free": 0}) == (table.phase(), table.common("buying"))
    table.buy("swindlers", "thieves", "defrauders")
    assert ("turn", [B]) == table.phase()
    quarter = BOX.quarter[BOX.square[square]]
    assert [BOX.price[quarter][gang] for gang in range(3)] == [
        e.args[2] for e in table.past if e.key == "bought"
    ]


@pytest.mark.parametrize("square", ["m09", "m44"])
def test_buy_anywhere_five_at_new_recruits(square: str) -> None:
    table = landed(square, then=1, options={"buy_anywhere": True})
    assert {"left": 5, "free": 0} == table.common("buying")
    table.buy(*["swindlers"] * 5)
    assert (("turn", [B]), 5) == (table.phase(), len(table.held(A)))


def test_buy_anywhere_the_first_two_are_free_with_recruits_free() -> None:
    table = landed("m44", then=1, options={"buy_anywhere": True, "recruits_free": True})
    assert {"left": 5, "free": 2} == table.common("buying")
    told = table.buy("swindlers", "robbers")
    assert ({"left": 3, "free": 0}, 1000) == (table.common("buying"), table.money()[A])
    told += table.buy("robbers", "thieves", "swindlers")
    assert [0, 0, 120, 30, 20] == [e.args[2] for e in told if e.key == "bought"]
    assert ("turn", [B]) == table.phase()


def test_recruits_free_ends_with_what_is_free_if_there_is_no_money() -> None:
    table = landed("m44", then=1, money=[10], options={"buy_anywhere": True, "recruits_free": True})
    table.buy("robbers", "robbers")
    assert (("turn", [B]), 10, [0, 0]) == (
        table.phase(), table.money()[A], table.of("bought", "free"),
    )  # fmt: skip


def test_buy_anywhere_not_at_the_gate() -> None:
    table = last_move(options={"buy_anywhere": True})
    table.move(1)
    assert "choose_starter" == table.step()


def test_buy_anywhere_after_the_questions_of_a_square() -> None:
    """First the informer, the windows and the judgement; then A, and only A, buys."""
    table = landed(
        "m49", dice=[1, 1], then=1, held=[[], ["forgers-1"]], options={"buy_anywhere": True}
    )
    table.play(A, "choose_gang", "defrauders")
    table.done()
    table.done()
    assert (("buy", [A]), [0, 0]) == (table.phase(), table.dice())
    table.end_buy()
    assert ("turn", [B]) == table.phase()


@pytest.mark.parametrize("square", ["m40", "m33"])
def test_buy_anywhere_after_bazaar_and_tribute(square: str) -> None:
    held = [[], ["quacks-1", "quacks-2"]]
    table = landed(square, then=1, held=held, options={"buy_anywhere": True})
    if square == "m40":
        table.done()
    else:
        table.play(B, "give", "quacks-1")
    assert ("buy", [A]) == table.phase()


def test_buy_anywhere_is_skipped_like_any_buying() -> None:
    table = landed("m36", money=[0], options={"buy_anywhere": True})
    assert ("turn", [B]) == table.phase()


# -- brisk_trade


def brisk(**said: Any) -> Table:
    """Scenario 96, in the second quarter."""
    held = [["quacks-1"], ["smugglers-1", "smugglers-2"]]
    options = {"brisk_trade": "retire"}
    return landed("m23", **{"seats": 3, "held": held, "options": options, **said})


def test_a96_all_may_retire() -> None:
    table = brisk()
    assert ("brisk_trade", [A, B]) == table.phase()
    assert "not-asked" == table.code(C, "done")
    assert "not-asked" == table.code(C, "retire", ("quacks-1",))
    told = table.retire(B, "smugglers-1")
    assert [event("retired", B, ["smugglers-1"], 20)] == told
    table.done(B, A)
    assert [1000, 1020, 1000] == table.money()
    assert [["quacks-1"], ["smugglers-2"], []] == table.now()["held"]
    assert ["smugglers-1"] == table.under("defrauders")
    assert ("turn", [B]) == table.phase()
    assert "brisk_trade" not in keys(table.past)


def test_brisk_trade_options_and_flags() -> None:
    table = brisk()
    assert [
        ("done",), ("resume",), ("retire", Cards(("smugglers-1", "smugglers-2"), 1, 2)),
    ] == table.options(B)  # fmt: skip
    table.done(B)
    assert [A] == table.actors()
    table.retire(B, "smugglers-2")  # who is done may still act
    table.play(B, "resume")
    assert [A, B] == table.actors()
    assert "wrong-phase" == table.code(B, "discard", ("smugglers-1",))
    assert "wrong-phase" == table.code(B, "offer", A, *deal(["smugglers-1"]))


def test_brisk_trade_who_has_retired_all_is_out() -> None:
    table = brisk()
    told = table.retire(B, "smugglers-1", "smugglers-2")
    assert [event("retired", B, ["smugglers-1", "smugglers-2"], 40), event("done", B)] == told
    assert ([A], [False, True, True]) == (table.actors(), table.now()["done"])
    assert "not-asked" == table.code(B, "resume")
    table.retire(A, "quacks-1")
    assert ("turn", [B]) == table.phase()


def test_brisk_trade_who_was_done_and_retires_all() -> None:
    """Done already: nothing is told twice."""
    table = brisk()
    table.done(B)
    told = table.retire(B, "smugglers-1", "smugglers-2")
    assert [event("retired", B, ["smugglers-1", "smugglers-2"], 40)] == told
    assert [A] == table.actors() == table.now()["taking"]


def test_brisk_trade_refusals() -> None:
    table = brisk()
    assert "empty-list" == table.code(B, "retire", ())
    assert "unknown-card" == table.code(B, "retire", ("quacks-9",))
    assert "duplicate-card" == table.code(B, "retire", ("smugglers-1", "smugglers-1"))
    assert "not-owner" == table.code(B, "retire", ("quacks-1",))


def test_brisk_trade_without_bandits() -> None:
    table = brisk(held=[])
    assert (["moved", "turn"], ("turn", [B])) == (keys(table.past), table.phase())


def test_brisk_trade_the_clock() -> None:
    table = brisk()
    pace = BASRA.table.pace(table.state)
    assert (45, {A: [("done",)], B: [("done",)]}) == (pace.lasts, pace.lapse)
    table.time_out()
    assert ("turn", [B]) == table.phase()


# -- freed


def test_freed_return_clockwise_and_in_the_order_they_came() -> None:
    held = [["smugglers-2"], ["smugglers-4", "quacks-1", "smugglers-1"], [], ["smugglers-3"]]
    table = landed("m22", dice=[5, 5], active=D, held=held, options={"freed": "return"})
    table.done()
    table.done()
    assert ["smugglers-3", "smugglers-2", "smugglers-4", "smugglers-1"] == table.under("defrauders")
    assert [[], ["quacks-1"], [], []] == table.now()["held"]
    assert [800, 600, 1000, 800] == table.money()


def test_freed_return_fills_an_empty_pile() -> None:
    others = [card for card in gang("defrauders") if card not in four("smugglers")]
    held = [four("smugglers"), [], [], others]
    table = landed(
        "m22", dice=[5, 5], money=[1000, 1000, 1000, 9000], held=held, options={"freed": "return"}
    )
    table.done()
    table.done()
    assert ("smugglers-1", ["smugglers-2", "smugglers-3", "smugglers-4"]) == (
        table.now()["tops"]["defrauders"], table.under("defrauders"),
    )  # fmt: skip
    assert [
        event("ransom", A, 800), event("returned", A, four("smugglers")),
        event("turned_up", "defrauders", "smugglers-1"),
    ] == [e for e in table.past if e.key in ("ransom", "returned", "turned_up")]  # fmt: skip


def test_freed_return_leaves_who_was_not_caught() -> None:
    held = [["smugglers-1", "forgers-1"]]
    table = landed("m22", dice=[5, 5], held=held, options={"freed": "return"})
    table.done()
    table.done()
    assert (["forgers-1"], ["smugglers-1"]) == (table.held(A), table.under("defrauders"))


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
