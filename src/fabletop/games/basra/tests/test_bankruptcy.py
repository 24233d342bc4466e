"""Bankrupt: scenarios 65 to 69, BA-69 to BA-74."""

from __future__ import annotations

from typing import Any

from fabletop.games.basra.content import BOX
from fabletop.games.basra.tests.table import B, C, D, Table, event, gang, keys, landed


def judged(square: str, *dice: int, **said: Any) -> Table:
    """A has landed there, and nobody dropped anything."""
    table = landed(square, dice=dice, **said)
    table.done()
    table.done()
    assert table.is_spent()
    return table


def of_d(money: int, *cards: str) -> dict[str, Any]:
    return {"money": [1000, 1000, 1000, money], "held": [[], [], [], list(cards)]}


def test_a65_covered() -> None:
    cards = ["smugglers-1", "smugglers-2", "smugglers-3", "river_pirates-1", "quacks-1"]
    table = judged("m45", 3, 4, **of_d(500, *cards))
    assert [1000, 1000, 1000, 220] == table.money()
    assert [[]] * 4 == table.now()["held"]
    gone = ["quacks-1", *cards[:3], "river_pirates-1"]
    assert [
        event("destiny", 16), event("captured", D, cards[:3], 600),
        event("bankrupt", D, gone, 320), event("ransom", D, 600), event("turn", B),
    ] == table.past[-5:]  # fmt: skip
    assert (cards[:3], ["river_pirates-1"], ["quacks-1"]) == (
        table.under("defrauders"), table.under("robbers"), table.under("swindlers"),
    )  # fmt: skip
    assert [{"seat": D, "cards": cards[:3], "paid": 600, "bankrupt": True}] == table.common(
        "last_raid"
    )["caught"]


def test_a66_pardoned() -> None:
    cards = ["smugglers-1", "smugglers-2", "river_pirates-1", "pickpockets-1"]
    hands = [[1], [1], [1], [1, 2]]
    table = judged("m38", 3, 3, **of_d(310, *cards), hands=hands)
    assert ([1000, 1000, 1000, 0], []) == (table.money(), table.held(D))
    gone = ["pickpockets-1", "smugglers-1", "smugglers-2", "river_pirates-1"]
    assert [
        event("captured", D, cards, 800), event("bankrupt", D, gone, 180),
        event("ransom", D, 490), event("pardoned", D, 310), event("turn", B),
    ] == table.past[-5:]  # fmt: skip
    assert {"seat": D, "cards": cards, "paid": 490, "bankrupt": True} in table.common("last_raid")[
        "caught"
    ]
    # D still plays his movement cards
    table.state.active = C
    table.state.square = BOX.square["m41"]
    table.move(1)
    table.end_buy()
    assert ("turn", [D]) == table.phase()
    table.move(2, "main")
    assert [2] == table.now()["played"][-1:]


def test_a67_exactly_enough_is_enough() -> None:
    cards = ["smugglers-1", "smugglers-2", "quacks-1"]
    table = judged("m45", 3, 4, **of_d(400, *cards))
    assert ([1000, 1000, 1000, 0], cards) == (table.money(), table.held(D))
    assert "bankrupt" not in keys(table.past)
    assert "pardoned" not in keys(table.past)
    assert not table.common("last_raid")["caught"][0]["bankrupt"]


def test_ba69_ten_too_few_is_bankrupt() -> None:
    table = judged("m45", 3, 4, **of_d(390, "smugglers-1", "smugglers-2", "quacks-1"))
    assert (390 + 60 + 60 + 20 - 400, []) == (table.money()[D], table.held(D))
    assert "bankrupt" in keys(table.past)


def test_a68_in_the_first_quarter() -> None:
    table = judged("m10", 3, 5, **of_d(100, "smugglers-1", "desert_raiders-1"))
    assert ([1000, 1000, 1000, 0], []) == (table.money(), table.held(D))
    assert [
        event("destiny", 17), event("captured", D, ["smugglers-1"], 200),
        event("bankrupt", D, ["smugglers-1", "desert_raiders-1"], 0), event("ransom", D, 100),
        event("pardoned", D, 100), event("turn", B),
    ] == table.past[-6:]  # fmt: skip


def test_a69_the_nearer_one_goes_under_first() -> None:
    held = [[], ["forgers-2"], ["forgers-1"]]
    table = judged("m22", 1, 6, money=[1000, 100, 100, 1000], held=held)
    assert ["forgers-2", "forgers-1"] == table.under("defrauders")
    assert [B, C] == [e.args[0] for e in table.past if e.key == "bankrupt"]
    # 100 and 20 from the bandit, all of it for a ransom of 200
    assert [1000, 0, 0, 1000] == table.money()


def test_a69_it_is_the_distance_that_counts() -> None:
    held = [["forgers-3"], ["forgers-2"], ["forgers-1"]]
    table = judged("m22", 1, 6, active=C, money=[100, 100, 100, 1000], held=held)
    assert ["forgers-1", "forgers-3", "forgers-2"] == table.under("defrauders")


def test_ba70_the_bandits_that_were_not_caught_go_too() -> None:
    cards = ["highwaymen-1", "quacks-1", "smugglers-1", "quacks-2"]
    table = judged("m45", 3, 4, **of_d(0, *cards))
    assert (120 + 20 + 60 + 20 - 200, []) == (table.money()[D], table.held(D))
    assert ["quacks-1", "quacks-2"] == table.under("swindlers")


def test_ba70_no_bonus_for_a_complete_group() -> None:
    cards = [f"smugglers-{member}" for member in range(1, 5)]
    table = judged("m45", 3, 4, **of_d(600, *cards))
    assert (600 + 240 - 800) == table.money()[D]


def test_ba73_in_the_order_they_were_acquired() -> None:
    cards = ["smugglers-3", "forgers-1", "smugglers-1"]
    table = judged("m45", 3, 4, **of_d(0, *cards))
    assert cards == table.under("defrauders")


def test_ba18_a_bankrupt_player_may_fill_an_empty_pile() -> None:
    """All 16 Defrauders were with players; the first that goes under lies on top."""
    mine = ["smugglers-2", "smugglers-1"]
    rest = [card for card in gang("defrauders") if card not in mine]
    table = judged("m45", 3, 4, money=[9000, 1000, 1000, 0], held=[rest, [], [], mine])
    assert ("smugglers-2", ["smugglers-1"]) == (
        table.now()["tops"]["defrauders"], table.under("defrauders"),
    )  # fmt: skip
    assert event("turned_up", "defrauders", "smugglers-2") in table.past


def test_freed_return_and_a_bankrupt_player() -> None:
    """Everything goes once; nothing is returned twice."""
    cards = ["smugglers-1", "quacks-1"]
    table = judged("m45", 3, 4, **of_d(0, *cards), options={"freed": "return"})
    assert "returned" not in keys(table.past)
    assert (["smugglers-1"], ["quacks-1"]) == (table.under("defrauders"), table.under("swindlers"))


def test_ba72_nobody_else_pays_for_it() -> None:
    table = judged("m45", 3, 4, **of_d(0, "smugglers-1"))
    assert [1000, 1000, 1000, 0] == table.money()
    assert ("turn", [B]) == table.phase()
