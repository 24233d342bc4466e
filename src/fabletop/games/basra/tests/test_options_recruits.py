"""Options of section (h) about bandits: drawing, buying, retiring, and where freed ones go."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.core.options import Cards
from fabletop.games.basra.content import BOX
from fabletop.games.basra.tests.table import (
    BASRA,
    GROUPS,
    A,
    B,
    C,
    D,
    Table,
    deal,
    event,
    four,
    gang,
    keys,
    landed,
    last_move,
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
