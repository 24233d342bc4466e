"""Retiring: scenarios 5 to 11, BA-15 to BA-20."""

from __future__ import annotations

import pytest

from fabletop.core.options import Cards
from fabletop.games.basra.tests.table import PRICES, A, B, C, event, four, gang, landed, position

MIXED = ["smugglers-1", "quacks-2", "river_pirates-1"]


def test_a05_three_of_different_gangs() -> None:
    table = position(square="m29", held=[MIXED, ["quacks-1"]])
    told = table.retire(A, "smugglers-1", "quacks-2", "river_pirates-1")
    changes = table.changes()
    assert [1130, 1000, 1000, 1000] == changes.pop("money")
    assert [[], ["quacks-1"], [], []] == changes.pop("held")
    assert {
        "swindlers": ["quacks-2"], "thieves": [], "defrauders": ["smugglers-1"],
        "robbers": ["river_pirates-1"],
    } == changes.pop("bottoms")  # fmt: skip
    assert {} == changes
    assert ("turn", [A]) == table.phase()
    cards = ["quacks-2", "smugglers-1", "river_pirates-1"]
    assert [event("retired", A, cards, 130)] == told


def test_a06_no_bonus_for_a_complete_group() -> None:
    table = position(square="m39", held=[four("smugglers")])
    table.retire(A, *four("smugglers"))
    assert 1000 + 4 * 60 == table.money()[A]
    assert four("smugglers") == table.under("defrauders")


def test_a07_in_the_first_quarter_for_nothing() -> None:
    table = position(square="m04", held=[["river_pirates-1"]])
    told = table.retire(A, "river_pirates-1")
    assert [1000] * 4 == table.money()
    assert (["river_pirates-1"], []) == (table.under("robbers"), table.held(A))
    assert [event("retired", A, ["river_pirates-1"], 0)] == told


def test_a08_not_after_the_move() -> None:
    table = landed("m13", held=[["quacks-1"]])
    assert ("buy", [A]) == table.phase()
    assert "wrong-phase" == table.code(A, "retire", ("quacks-1",))


def test_a09_who_and_what_cannot_be_retired() -> None:
    table = position(held=[["quacks-1"], ["quacks-2"]])
    assert "not-your-turn" == table.code(B, "retire", ("quacks-2",))
    assert "empty-list" == table.code(A, "retire", ())
    assert "unknown-card" == table.code(A, "retire", ("quacks-9",))
    assert "duplicate-card" == table.code(A, "retire", ("quacks-1", "quacks-1"))
    assert "not-owner" == table.code(A, "retire", ("quacks-2",))
    assert None is table.code(A, "retire", ("quacks-1",))


def test_a10_under_an_empty_pile_the_first_lies_on_top() -> None:
    others = [card for card in gang("thieves") if card not in ("burglars-2", "burglars-3")]
    table = position(square="m21", held=[["burglars-2", "burglars-3"], others])
    assert {"count": 0, "top": None, "groups": {}} == table.common("piles")["thieves"]
    told = table.retire(A, "burglars-2", "burglars-3")
    assert "burglars-2" == table.now()["tops"]["thieves"]
    assert ["burglars-3"] == table.under("thieves")
    assert [] == table.now()["bags"]["thieves"]
    assert 1000 + 20 == table.money()[A]
    assert {"count": 2, "top": "burglars-2", "groups": {"burglars": 2}} == table.common("piles")[
        "thieves"
    ]
    assert [
        event("retired", A, ["burglars-2", "burglars-3"], 20),
        event("turned_up", "thieves", "burglars-2"),
    ] == told


def test_a11_the_gate_pays_nothing_in_lap_2_either() -> None:
    robbers = ["highwaymen-1", "tomb_robbers-2", "river_pirates-3"]
    table = position(square="m00", lap=2, held=[robbers])
    told = table.retire(A, *robbers)
    assert [1000] * 4 == table.money()
    assert robbers == table.under("robbers")
    assert [event("retired", A, robbers, 0)] == told


# -- what follows


@pytest.mark.parametrize(
    ("square", "quarter"),
    [("m00", 1), ("m12", 1), ("m13", 2), ("a19", 2), ("m25", 2), ("m26", 3), ("a33", 3),
     ("m38", 3), ("m39", 4), ("a46", 4), ("m51", 4)],
)  # fmt: skip
def test_ba16_the_price_of_the_quarter_before_the_move(square: str, quarter: int) -> None:
    cards = ["quacks-1", "burglars-1", "forgers-1", "highwaymen-1"]
    table = position(square=square, held=[cards])
    for card, price in zip(cards, PRICES[quarter], strict=True):
        before = table.money()[A]
        table.retire(A, card)
        assert before + price == table.money()[A]
    assert [] == table.held(A)


def test_ba15_in_several_goes_and_then_the_move() -> None:
    table = position(square="m39", held=[[*four("quacks"), "forgers-1"]])
    table.retire(A, "quacks-2")
    table.retire(A, "forgers-1", "quacks-1")
    assert (["quacks-3", "quacks-4"], 1100) == (table.held(A), table.money()[A])
    assert ("turn", [A]) == table.phase()
    table.move(1)
    assert "bazaar" == table.step()


def test_ba15_each_of_several_goes_is_a_question_of_its_own() -> None:
    table = position(held=[["quacks-1", "quacks-2"]])
    before = table.now()["decision"]
    table.retire(A, "quacks-1")
    assert before + 1 == table.now()["decision"]
    assert "stale" == table.code(A, "retire", ("quacks-2",), decision=before)


def test_ba17_in_the_order_of_the_list() -> None:
    table = position(
        held=[["quacks-1", "burglars-1", "quacks-2"]], bottoms={"swindlers": ["quacks-4"]}
    )
    told = table.retire(A, "quacks-2", "burglars-1", "quacks-1")
    assert ["quacks-4", "quacks-2", "quacks-1"] == table.under("swindlers")
    assert ["burglars-1"] == table.under("thieves")
    assert [event("retired", A, ["quacks-2", "quacks-1", "burglars-1"], 0)] == told


def test_ba17_what_went_under_comes_up_last_and_in_that_order() -> None:
    """The bag is drawn first, then what all have seen going under."""
    under = ["quacks-3", "quacks-1"]
    gone = [c for c in gang("swindlers") if c not in (*under, "card_sharps-1", "card_sharps-2")]
    table = landed(
        "m01", "card_sharps-2", held=[[], gone], tops={"swindlers": "card_sharps-1"},
        bottoms={"swindlers": under},
    )  # fmt: skip
    tops = []
    for _ in range(3):
        tops.append(table.now()["tops"]["swindlers"])
        table.buy("swindlers")
    assert ["card_sharps-1", "card_sharps-2", "quacks-3"] == tops
    assert (["quacks-1", []]) == [table.now()["tops"]["swindlers"], table.under("swindlers")]
    assert table.is_spent()


def test_ba14_nothing_has_to_be_retired() -> None:
    table = position(square="m39", held=[["quacks-1", "burglars-1"], ["forgers-1"]])
    retire = ("retire", Cards(("burglars-1", "quacks-1"), 1, 2))
    assert [("move", 1, None), retire] == table.options(A)
    assert [] == table.options(B) == table.options(C)
    table = position(square="m39")
    assert [("move", 1, None)] == table.options(A)
