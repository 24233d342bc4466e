"""Buying: scenarios 21 to 28 and 94, BA-29 to BA-34, BA-41."""

from __future__ import annotations

import pytest

from fabletop.games.basra.tests.table import (
    GANGS,
    PRICES,
    A,
    B,
    C,
    Table,
    event,
    gang,
    keys,
    landed,
)


def three_defrauders() -> Table:
    """Scenario 21: A has just landed on m13."""
    return landed("m13", "smugglers-2", "forgers-1", "fences-1", tops={"defrauders": "smugglers-1"})


def test_a21_three_from_one_pile() -> None:
    table = three_defrauders()
    assert {"left": 3, "free": 0} == table.common("buying")
    shown = []
    told = []
    for left in (2, 1, 0):
        shown.append(table.common("piles")["defrauders"]["top"])
        told += table.buy("defrauders")
        assert ({"left": left, "free": 0} if left else None) == table.common("buying")
    assert ["smugglers-1", "smugglers-2", "forgers-1"] == shown == table.held(A)
    assert [940, 1000, 1000, 1000] == table.money()
    assert "fences-1" == table.common("piles")["defrauders"]["top"]
    assert 13 == table.common("piles")["defrauders"]["count"]
    assert ("turn", [B]) == table.phase()
    assert [
        event("bought", A, "smugglers-1", 20), event("turned_up", "defrauders", "smugglers-2"),
        event("bought", A, "smugglers-2", 20), event("turned_up", "defrauders", "forgers-1"),
        event("bought", A, "forgers-1", 20), event("turned_up", "defrauders", "fences-1"),
        event("turn", B),
    ] == told  # fmt: skip
    assert table.is_spent()


def test_a22_from_several_piles() -> None:
    table = landed("m39", then=1)
    table.buy("swindlers", "defrauders", "robbers")
    assert [1000 - 20 - 60 - 120, 1000, 1000, 1000] == table.money()
    assert 3 == len(table.held(A))
    assert ("turn", [B]) == table.phase()


def test_a23_no_credit() -> None:
    table = landed("m39", money=[100], then=1)
    assert "insufficient-funds" == table.code(A, "buy", "robbers", None)
    table.buy("defrauders")
    assert (40, ("buy", [A])) == (table.money()[A], table.phase())
    assert [("buy", "swindlers", None), ("buy", "thieves", None), ("end_buy",)] == table.options(A)


def test_a24_no_fourth() -> None:
    table = three_defrauders()
    table.buy("defrauders", "defrauders", "defrauders")
    assert "wrong-phase" == table.code(A, "buy", "defrauders", None)
    assert "wrong-phase" == table.code(B, "buy", "defrauders", None)


def test_a25_an_empty_pile() -> None:
    rest = gang("robbers")[1:]
    table = landed("m01", held=[[], rest], tops={"robbers": "highwaymen-1"})
    told = table.buy("robbers")
    assert [event("bought", A, "highwaymen-1", 0)] == told
    assert (1000, ["highwaymen-1"]) == (table.money()[A], table.held(A))
    assert {"count": 0, "top": None, "groups": {}} == table.common("piles")["robbers"]
    assert "pile-empty" == table.code(A, "buy", "robbers", None)
    assert ("buy", [A]) == table.phase()


def test_a26_not_asked_with_nothing_to_pay_for() -> None:
    table = landed("m26", money=[0])
    assert ("turn", [B]) == table.phase()
    assert None is table.common("buying")


def test_a26_in_the_first_quarter_everybody_is_asked() -> None:
    table = landed("m06", money=[0])
    assert ("buy", [A]) == table.phase()
    assert [*(("buy", name, None) for name in sorted(GANGS)), ("end_buy",)] == table.options(A)


def test_a27_no_buying_after_a_raid() -> None:
    table = landed("m22", dice=[1, 1], held=[[], ["forgers-1"]])
    table.done()
    table.done()
    assert ("turn", [B]) == table.phase()
    assert "wrong-phase" == table.code(A, "buy", "thieves", None)


def test_a27_with_buy_anywhere_there_is() -> None:
    table = landed(
        "m22", dice=[1, 1], held=[[], ["forgers-1"]], then=1, options={"buy_anywhere": True}
    )
    table.done()
    table.done()
    assert ("buy", [A]) == table.phase()
    assert {"left": 3, "free": 0} == table.common("buying")
    table.buy("swindlers", "thieves", "robbers")
    assert 1000 - 10 - 10 - 40 == table.money()[A]
    assert ("turn", [B]) == table.phase()


def test_a28_no_such_gang_and_not_for_others() -> None:
    table = landed("m13")
    assert "unknown-gang" == table.code(A, "buy", "pirates", None)
    assert "not-your-turn" == table.code(B, "buy", "thieves", None)
    assert "not-your-turn" == table.code(C, "end_buy")


def test_a94_the_last_piastre_ends_it() -> None:
    table = landed("m13", money=[10], then=1)
    told = table.buy("thieves")
    assert 0 == table.money()[A]
    assert ("turn", [B]) == table.phase()
    assert ["bought", "turned_up", "turn"] == keys(told)


# -- what follows


@pytest.mark.parametrize(
    ("square", "quarter"),
    [("m01", 1), ("m11", 1), ("m13", 2), ("a18", 2), ("m24", 2), ("m26", 3), ("a32", 3),
     ("m37", 3), ("m39", 4), ("a45", 4), ("m50", 4), ("m17", 2), ("m30", 3), ("m43", 4)],
)  # fmt: skip
@pytest.mark.parametrize("name", GANGS)
def test_ba30_the_quarter_price_of_the_landing_square(square: str, quarter: int, name: str) -> None:
    table = landed(square, then=1)
    top = table.common("piles")[name]["top"]
    price = PRICES[quarter][GANGS.index(name)]
    told = table.buy(name)
    assert (1000 - price, [top]) == (table.money()[A], table.held(A))
    assert event("bought", A, top, price) == told[0]


def test_ba34_end_buy_at_once_or_after_one() -> None:
    table = landed("m13", then=1)
    told = table.end_buy()
    assert ([event("turn", B)], {}) == (
        told, {k: v for k, v in table.changes().items() if k not in ("active", "bought")},
    )  # fmt: skip
    table = landed("m13", then=1)
    table.buy("thieves")
    table.end_buy()
    assert (("turn", [B]), 1) == (table.phase(), len(table.held(A)))
    assert [0, 0] == table.of("bought", "free")


def test_ba34_the_phase_is_skipped_if_the_piles_one_can_pay_are_empty() -> None:
    """In quarter 2 with 10 P only Swindlers and Thieves can be paid; both piles are empty."""
    cheap = [*gang("swindlers"), *gang("thieves")]
    table = landed("m13", money=[10], held=[[], cheap])
    assert ("turn", [B]) == table.phase()


def test_ba34_nothing_left_at_all() -> None:
    everybody = [card for name in GANGS for card in gang(name)]
    assert ("turn", [B]) == landed("m01", held=[[], everybody]).phase()


def test_ba31_there_is_no_limit_on_bandits() -> None:
    most = [card for name in GANGS for card in gang(name)][:-1]
    table = landed("m01", held=[most])
    table.buy("robbers")
    assert 64 == len(table.held(A))


def test_ba31_new_ones_join_the_end_of_the_row() -> None:
    table = landed("m01", then=2, held=[["forgers-1"]])
    tops = [table.common("piles")[name]["top"] for name in ("robbers", "swindlers")]
    table.buy("robbers", "swindlers")
    assert ["forgers-1", *tops] == table.held(A)
    for viewer in table.viewers():
        assert ["forgers-1", *tops] == table.view(viewer)["seats"][A]["cards"]
