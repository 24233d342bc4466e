"""The bazaar: scenarios 42 to 49 and 88, BA-42, BA-89 to BA-97."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.core.options import Cards, Number
from fabletop.games.basra.deals import WHY
from fabletop.games.basra.tests.table import (
    BASRA,
    A,
    B,
    C,
    D,
    Table,
    deal,
    event,
    keys,
    landed,
    opened,
)

HELD = [
    ["smugglers-1", "smugglers-2", "quacks-1"],
    ["forgers-2", "burglars-1"],
    ["quacks-2", "quacks-3"],
]


def bazaar(seats: int = 3, **said: Any) -> Table:
    """A has just landed on m40."""
    return landed("m40", seats=seats, **{"held": HELD, **said})


def test_ba42_everybody_is_asked() -> None:
    table = bazaar(4)
    assert ("bazaar", [A, B, C, D]) == table.phase()
    assert [event("bazaar")] == table.past[1:]
    assert [False] * 4 == table.now()["done"]


def test_a42_a_swap_with_money() -> None:
    table = bazaar()
    offer = table.offer(A, B, give=["smugglers-1"], money=50, want=["forgers-2"])
    assert "o1" == offer
    told = table.accept(B, offer)
    assert [["smugglers-2", "quacks-1", "forgers-2"], ["burglars-1", "smugglers-1"], HELD[C]] == (
        table.now()["held"]
    )
    assert [950, 1050, 1000] == table.money()
    assert [event("accepted", B, A, ["smugglers-1"], 50, ["forgers-2"], 0)] == told
    assert [] == table.offers()
    assert ("bazaar", [A, B, C]) == table.phase()


def test_a43_what_is_no_deal() -> None:
    table = bazaar()
    assert "offer-empty" == table.code(A, "offer", B, *deal(money=100))
    assert "offer-empty" == table.code(A, "offer", B, *deal(money=100, price=50))
    assert "bad-amount" == table.code(A, "offer", B, *deal(give=["quacks-1"], price=25))
    assert "bad-amount" == table.code(A, "offer", B, *deal(give=["quacks-1"], money=25))
    assert "self-trade" == table.code(A, "offer", A, *deal(give=["quacks-1"], price=20))
    assert "not-owner" == table.code(A, "offer", B, *deal(give=["quacks-2"], price=20))
    assert "unknown-card" == table.code(A, "offer", B, *deal(give=["3"], price=20))
    assert "unknown-card" == table.code(A, "offer", B, *deal(give=["quacks-1"], want=["3"]))


def test_a44_the_same_bandit_to_two() -> None:
    table = bazaar()
    one = table.offer(A, B, give=["smugglers-1"], price=90)
    other = table.offer(A, C, give=["smugglers-1"], price=80)
    assert ["o1", "o2"] == [one, other] == table.offers()
    told = table.accept(C, other)
    assert ["quacks-2", "quacks-3", "smugglers-1"] == table.held(C)
    assert [1080, 1000, 920] == table.money()
    assert event("void", "o1", to=(A, B)) in told
    assert [] == table.offers()
    assert "offer-not-found" == table.code(B, "accept", one)


def test_a45_a_counter_offer() -> None:
    table = bazaar()
    first = table.offer(A, B, give=["quacks-1"], price=60)
    told = table.play(B, "counter", first, *deal(money=30, want=["quacks-1"]))
    assert [opened("o2", B, A, give_money=30, want=["quacks-1"], chain=1)] == table.now()["offers"]
    assert [
        event("countered", B, A, to=(B, A)), event("dealing", B, A),
        event("offered", "o2", B, A, None, 30, ["quacks-1"], 0, to=(A, B)),
    ] == told  # fmt: skip
    table.accept(A, "o2")
    assert [1030, 970, 1000] == table.money()
    assert (["smugglers-1", "smugglers-2"], [*HELD[B], "quacks-1"]) == (
        table.held(A),
        table.held(B),
    )


def test_a46_who_accepts_must_have_the_money() -> None:
    table = bazaar(money=[1000, 40, 1000])
    offer = table.offer(A, B, give=["quacks-1"], price=60)
    assert "insufficient-funds" == table.code(B, "accept", offer)
    assert [offer] == table.offers()
    assert (True, False) == tuple(
        table.view(B)["offers"][0][key] for key in ("can_answer", "can_accept")
    )


def test_a47_a_maker_who_cannot_pay_any_more() -> None:
    table = bazaar(money=[1000, 100, 1000])
    one = table.offer(B, A, money=100, want=["quacks-1"])
    other = table.offer(B, C, money=100, want=["quacks-2"])
    told = table.accept(C, other)
    assert [1000, 0, 1100] == table.money()
    assert event("void", one, to=(A, B)) in told
    assert "offer-stale" == table.code(A, "accept", one)
    assert [] == table.offers()
    assert ["quacks-1"] == table.held(A)[2:]


def test_a48_three_open_offers_at_most() -> None:
    table = bazaar()
    for price in (10, 20, 30):
        table.offer(A, B, give=["quacks-1"], price=price)
    assert "offer-limit" == table.code(A, "offer", B, *deal(give=["quacks-1"], price=40))
    assert 0 == table.view(A)["my_offers_left"]
    told = table.withdraw(A, "o2")
    assert [event("withdrawn", "o2", A, to=(A, B))] == told
    assert (1, 3) == (table.view(A)["my_offers_left"], table.view(B)["my_offers_left"])
    assert "o4" == table.offer(A, C, give=["quacks-1"], price=40)


def test_a49_done_withdraws_and_the_last_one_closes() -> None:
    table = bazaar()
    table.done(B)
    offer = table.offer(A, C, give=["quacks-1"], price=40)
    told = table.done(A)
    assert [event("done", A), event("withdrawn", offer, A, to=(A, C))] == told
    assert ([], ("bazaar", [C])) == (table.offers(), table.phase())
    told = table.done(C)
    assert [event("done", C), event("turn", B)] == told
    assert ("turn", [B]) == table.phase()
    assert [[], [False] * 3] == table.of("taking", "done")


def test_a88_an_offer_to_all() -> None:
    table = bazaar()
    offer = table.offer(A, "any", give=["quacks-1"], price=30)
    assert "o1" == offer
    assert "offer-not-yours" == table.code(A, "accept", offer)
    told = table.decline(B, offer)
    assert [event("declined", offer, B, "no", to=(B, A))] == told
    assert "offer-not-yours" == table.code(B, "withdraw", offer)
    assert "offer-not-yours" == table.code(B, "accept", offer)
    table.accept(C, offer)
    assert ([1030, 1000, 970], [*HELD[C], "quacks-1"]) == (table.money(), table.held(C))


# -- options and terms


def test_what_can_be_offered_in_a_bazaar() -> None:
    """Any own bandits with money for any bandits and money; something has to change hands."""
    table = bazaar(seats=2, held=[["quacks-1"], ["forgers-2", "burglars-1"]], money=[50, 1000])
    theirs = ("burglars-1", "forgers-2")
    gives, asks = Number(0, 50, 10), Number(0, 99990, 10)
    forms = [
        (Cards(("quacks-1",), 1, 1), gives, Cards(theirs, 0, 2), asks),
        ((), gives, Cards(theirs, 1, 2), asks),
    ]
    everybody = (Cards(("quacks-1",), 1, 1), gives, (), asks)
    assert [
        ("done",), *(("offer", B, *form) for form in forms), ("offer", "any", *everybody),
        ("resume",),
    ] == table.options(A)  # fmt: skip
    table.offer(A, B, give=["quacks-1"], price=2000)
    mine = (Cards(theirs, 1, 2), Number(0, 1000, 10), Cards(("quacks-1",), 0, 1), asks)
    other = ((), Number(0, 1000, 10), Cards(("quacks-1",), 1, 1), asks)
    to_any = (Cards(theirs, 1, 2), Number(0, 1000, 10), (), asks)
    assert [
        ("counter", "o1", *mine), ("counter", "o1", *other), ("decline", "o1", WHY), ("done",),
        ("offer", A, *mine), ("offer", A, *other), ("offer", "any", *to_any), ("resume",),
    ] == table.options(B)  # fmt: skip
    assert ("withdraw", "o1") == table.options(A)[-1]


def test_decision_f_one_may_ask_for_more_than_there_is() -> None:
    table = bazaar(money=[1000, 40, 1000])
    offer = table.offer(A, B, give=["quacks-1"], price=60)
    table.offer(C, B, give=["quacks-2"], money=30)
    table.accept(B, "o2")
    table.accept(B, offer)
    assert [1060, 10, 970] == table.money()


def test_decision_l_money_is_not_set_off() -> None:
    table = bazaar(money=[40, 1000, 1000])
    terms = deal(give=["quacks-1"], money=50, price=60)
    assert "insufficient-funds" == table.code(A, "offer", B, *terms)
    offer = table.offer(A, B, give=["quacks-1"], money=40, price=1010)
    assert "insufficient-funds" == table.code(B, "accept", offer)
    table.withdraw(A, offer)
    table.accept(B, table.offer(A, B, give=["quacks-1"], money=40, price=60))
    assert [60, 980, 1000] == table.money()


def test_ba91_a_gift_of_bandits_is_a_deal() -> None:
    table = bazaar()
    told = table.accept(B, table.offer(A, B, give=["quacks-1", "smugglers-2"]))
    assert [["smugglers-1"], [*HELD[B], "quacks-1", "smugglers-2"], HELD[C]] == table.now()["held"]
    assert [1000] * 3 == table.money()
    assert ["accepted"] == keys(told)


def test_ba92_bandits_join_the_row_in_the_order_listed() -> None:
    table = bazaar()
    terms = {"give": ["quacks-1", "smugglers-1"], "want": ["burglars-1", "forgers-2"]}
    table.accept(B, table.offer(A, B, **terms))
    assert ["smugglers-2", "burglars-1", "forgers-2"] == table.held(A)
    assert ["quacks-1", "smugglers-1"] == table.held(B)


@pytest.mark.parametrize("money", [99990, 100000])
def test_the_most_that_can_be_asked(money: int) -> None:
    table = bazaar()
    expected = None if money == 99990 else "bad-amount"
    assert expected == table.code(A, "offer", B, *deal(give=["quacks-1"], price=money))


def test_a89_promises_bind_nobody() -> None:
    """BA-87: talk is free; what was promised for later does not happen by itself."""
    table = bazaar()
    assert ["free"] * 3 == [BASRA.table.talk(table.state, seat) for seat in range(3)]
    table.accept(B, table.offer(A, B, give=["quacks-1"]))
    table.done()
    assert ("turn", [B]) == table.phase()
    table.mark()
    table.move(1)
    assert [1000] * 3 == table.money()
    assert "money" not in table.changes()
