"""Lamp effects that take, exchange and discard: S46 to S51."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.aladin.tests.table import (
    BRONZE_SET,
    SILVER_SET,
    STARTING,
    A,
    B,
    C,
    D,
    Table,
    event,
    granted,
    keys,
    takes,
)
from fabletop.games.aladin.tests.wishes import SEARCH, done


def test_s46_gem_thief() -> None:
    table = granted("LP08", held=[["ST1"], ["G16", "ST3"], []])
    assert takes((B, "ST3")) == table.options(A)
    assert "wrong-card-type" == table.code(A, "take", B, "G16")
    assert "not-your-decision" == table.code(B, "take", A, "ST1")
    assert [event("stole", A, B, "ST3"), SEARCH] == table.play(A, "take", B, "ST3")
    assert [["ST1", "ST3"], ["G16"], []] == table.now()["held"]
    done(table, "LP08")


def test_le5_any_gem_of_any_opponent() -> None:
    table = granted("LP09", held=[["ST1"], ["B04", "ST3"], ["G10", *SILVER_SET]])
    assert takes((B, "B04"), (B, "ST3"), (C, "G10")) == table.options(A)


def test_s47_jewel_thief() -> None:
    table = granted("LP10", held=[["S16", "S19"], [*BRONZE_SET, "S13"], ["ST1"]])
    assert takes((B, "S13")) == table.options(A)
    assert ["protected-set"] * 3 == [table.code(A, "take", B, card) for card in BRONZE_SET]
    assert "wrong-card-type" == table.code(A, "take", C, "ST1")
    assert [
        event("stole", A, B, "S13"),
        event("set", A, "silver"),
        SEARCH,
    ] == table.play(A, "take", B, "S13")
    mine = table.common("seats")[A]
    assert ({"bronze": 0, "silver": 1, "gold": 0}, []) == (mine["sets"], mine["loose"])
    assert BRONZE_SET == table.held(B)
    done(table, "LP10")


def test_le6_none_nothing() -> None:
    table = granted("LP11", held=[["B13"], [*BRONZE_SET[1:], "B14", "ST1"], ["ST3"]])
    # B's set is complete: nothing there is loose
    assert event("nothing", A) in table.past
    done(table, "LP11")


SEVEN_B = ["B01", "B02", "B03", "B04", "B05", "B06", "B07"]
SEVEN_C = ["G01", "G02", "G03", "G04", "G05", "G06"]
FIVE_D = ["S01", "S02", "S03", "S04", "S05"]


def test_s48_tithe_of_the_rich() -> None:
    """B and C have 7 treasure cards (C's talisman is one), D 5."""
    table = granted(
        "LP12", seats=4, held=[["ST1"], SEVEN_B, SEVEN_C, FIVE_D],
        talismans=[[], [], [["G22", "ruby"]], []],
    )  # fmt: skip
    assert takes(
        *((B, card) for card in SEVEN_B), *((C, card) for card in SEVEN_C)
    ) == table.options(A)
    assert "not-richest" == table.code(A, "take", D, "S01")
    assert [event("stole", A, C, "G04"), SEARCH] == table.play(A, "take", C, "G04")
    assert ["G04", "ST1"] == table.held(A)
    done(table, "LP12")


def test_s48_of_those_who_tie_only_who_has_something() -> None:
    table = granted(
        "LP12", held=[["ST1", "ST2", "ST3", "ST4"], SILVER_SET, ["G01", "B13"]],
        talismans=[[], [], [["G22", "emerald"]]],
    )  # fmt: skip
    assert takes((C, "B13"), (C, "G01")) == table.options(A)
    assert "protected-set" == table.code(A, "take", B, "S13")


def test_le7_own_cards_do_not_make_one_the_richest() -> None:
    table = granted("LP12", held=[["ST1", "ST2", "ST3"], ["B01"], ["B02", "B04"]])
    assert takes((C, "B02"), (C, "B04")) == table.options(A)


def test_le7_the_richest_has_nothing_to_steal_nothing() -> None:
    """C has a gem, but is not the richest."""
    table = granted("LP12", held=[[], SILVER_SET, ["ST1"]], talismans=[[], [["B22", None]], []])
    assert event("nothing", A) in table.past
    assert [[], SILVER_SET, ["ST1"]] == table.now()["held"]
    done(table, "LP12")


def test_le7_any_gem_or_loose_jewel() -> None:
    table = granted("LP12", held=[[], ["B01", "B13", *SILVER_SET], ["ST1"]])
    assert takes((B, "B01"), (B, "B13")) == table.options(A)


def bazaar(**said: Any) -> Table:
    usual = {
        "held": [["ST7", *SILVER_SET], ["G19", *BRONZE_SET], ["ST1"]],
        "talismans": [[["B22", "topaz"]], [["B23", None]], []],
    }
    return granted("LP13", **{**usual, **said})


def test_s49_bazaar() -> None:
    table = bazaar()
    assert ("bazaar", [A]) == table.phase()
    assert ["protected-set"] * 3 == [table.code(A, "swap", card, B, "G19") for card in SILVER_SET]
    assert "talisman-immune" == table.code(A, "swap", "B22", B, "G19")
    assert "self-target" == table.code(A, "swap", "ST7", A, "S13")
    assert "talisman-immune" == table.code(A, "swap", "ST7", B, "B23")
    assert "protected-set" == table.code(A, "swap", "ST7", B, "B13")
    assert "not-theirs" == table.code(A, "swap", "ST7", B, "ST1")
    assert "not-yours" == table.code(A, "swap", "G19", B, "G19")
    assert [
        event("swapped", A, "ST7", B, "G19"),
        event("orphaned", A, "topaz"),
        SEARCH,
    ] == table.play(A, "swap", "ST7", B, "G19")
    assert ["G19", *SILVER_SET] == table.held(A)
    assert [*BRONZE_SET, "ST7"] == table.held(B)
    done(table, "LP13")


def test_le8_every_pair_of_loose_cards() -> None:
    """The Bazaar leaves one's own and the other's card open."""
    table = granted("LP14", held=[["ST7", "G13", *SILVER_SET], ["G19"], ["B01", "B04"]])
    legal = [
        (mine, other, theirs)
        for mine in ("G13", "ST7", "S13")
        for other, theirs in ((B, "G19"), (C, "B01"), (C, "B04"), (A, "ST7"))
        if table.code(A, "swap", mine, other, theirs) is None
    ]
    assert [
        (mine, other, theirs)
        for mine in ("G13", "ST7")
        for other, theirs in ((B, "G19"), (C, "B01"), (C, "B04"))
    ] == legal


@pytest.mark.parametrize(
    "held", [[[], ["G19"], ["ST1"]], [["ST7"], BRONZE_SET, []], [SILVER_SET, ["G19"], []]]
)
def test_le8_you_or_all_opponents_have_none_nothing(held: list[list[str]]) -> None:
    table = granted("LP13", held=held)
    assert event("nothing", A) in table.past
    assert held == table.now()["held"]
    done(table, "LP13")


def test_decision_t_what_is_swapped_away_completes_nothing() -> None:
    """A gives the silver ring for a silver bracelet: never were all three before A."""
    table = granted("LP13", held=[["S16", "S19"], ["S13"], []])
    assert ["swapped", "searches"] == keys(table.play(A, "swap", "S16", B, "S13"))
    assert [0, 0] == [table.common("seats")[seat]["sets"]["silver"] for seat in (A, B)]


def test_le8_both_sides_can_complete_a_set() -> None:
    table = granted("LP13", held=[["S16", "S19", "B13"], ["S13", "B16", "B19"], []])
    assert [
        event("swapped", A, "B13", B, "S13"),
        event("set", A, "silver"),
        event("set", B, "bronze"),
    ] == table.play(A, "swap", "B13", B, "S13")[:3]


def test_s50_lost_and_found() -> None:
    table = granted("LP15", discard=["B06", "B21", "B22"], held=[STARTING, [], []])
    assert [("recover", "B06")] == table.options(A)
    assert "wrong-card-type" == table.code(A, "recover", "B21")
    assert "wrong-card-type" == table.code(A, "recover", "B22")
    assert "not-in-discard" == table.code(A, "recover", "B04")
    assert "not-in-discard" == table.code(A, "recover", "ST1")
    assert [event("recovered", A, "B06"), SEARCH] == table.play(A, "recover", "B06")
    assert ["B06", *STARTING] == table.held(A)
    assert ["B21", "B22"] == table.discard()
    done(table, "LP15")


def test_le9_every_gem_there() -> None:
    table = granted("LP15", gone=["B06", "G13", "S01"])
    assert [("recover", card) for card in ("B06", "S01", *STARTING)] == table.options(A)


def test_le9_no_gem_there_nothing() -> None:
    table = granted("LP15", discard=["B21", "B22"], held=[STARTING, [], []])
    assert event("nothing", A) in table.past
    done(table, "LP15")


def test_s51_sandstorm() -> None:
    table = granted("LP16", held=[["ST1"], ["ST5", "B13", *SILVER_SET], ["ST7"]])
    expected = takes((B, "B13"), (B, "ST5"), (C, "ST7"), verb="blow")
    assert expected == table.options(A)
    assert "self-target" == table.code(A, "blow", A, "ST1")
    assert "protected-set" == table.code(A, "blow", B, "S13")
    assert [event("blown", A, B, "ST5"), SEARCH] == table.play(A, "blow", B, "ST5")
    assert [["ST1"], ["B13", *SILVER_SET], ["ST7"]] == table.now()["held"]
    assert "ST5" in table.discard()
    done(table, "LP16")


def test_le10_none_nothing() -> None:
    table = granted("LP16", held=[["ST1"], SILVER_SET, []], talismans=[[], [["B22", None]], []])
    assert event("nothing", A) in table.past
    done(table, "LP16")
