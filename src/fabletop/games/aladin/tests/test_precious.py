"""My Precious: the Magic Ring (AL-84 to AL-89, AL-78)."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.aladin.tests.table import (
    ALADIN,
    STARTING,
    A,
    B,
    C,
    Table,
    all_but,
    event,
    granted,
    keys,
    over,
    searching,
)

ON = {"my_precious": True}
SIX = ("G01", "G03", "G12", "G22", "G13", "G04")  # 4 scorpions, a talisman among them


def digging(*cards: str, die: int = 6, **said: Any) -> Table:
    """A has won gold and draws these; C busted with B06 and B21 before."""
    usual: dict[str, object] = {"options": ON, "chest": "gold"}
    if "discard" not in said:
        usual["gone"] = ["B06", "B21"]
    return searching(*cards, die=die, **{**usual, **said})


def test_s84_gaining_the_ring() -> None:
    table = digging(*SIX)
    assert "table" == table.common("ring")
    assert event("kept", A, "gold", list(SIX)) == table.draw(6)[-1]
    assert ("talisman", [A]) == table.phase()
    assert "table" == table.common("ring")
    assert [event("placed", A, "G22", "emerald"), event("ring", A)] == table.play(
        A, "place_talisman", "emerald"
    )
    assert ("ring", [A]) == table.phase()
    assert "owned" == table.common("ring")
    gems = ["emerald", "ruby", "topaz"]
    nothing = {"seat": A, "card": None, "gems": gems, "waiting": []}
    assert nothing == table.common("talisman")
    assert [("ring_take", card) for card in ("B06", "B21", *STARTING)] == table.options(A)
    assert "not-in-discard" == table.code(A, "ring_take", "B04")
    assert "not-in-discard" == table.code(A, "ring_take", "G01")
    assert [event("ring_took", A, "B21"), event("round", 2)] == table.play(A, "ring_take", "B21")
    assert ["B21", "G01", "G03", "G04", "G12", "G13"] == table.held(A)
    assert ["B06", *STARTING] == table.discard()
    assert [True, False, False] == [seat["ring"] for seat in table.common("seats")]
    assert A == table.now()["ring"]


def test_s84_the_card_may_complete_a_set() -> None:
    table = digging("G01", "G02", "G04", "G05", "G13", "G16", gone=["G20", "B06"])
    table.draw(6)
    assert [event("ring_took", A, "G20"), event("set", A, "gold")] == table.play(
        A, "ring_take", "G20"
    )[:2]


def test_al87_a_talisman_gained_by_the_ring_is_placed_last() -> None:
    table = digging(*SIX, gone=["B22", "B21"])
    table.draw(6)
    table.play(A, "place_talisman", "ruby")
    assert event("ring_took", A, "B22") == table.play(A, "ring_take", "B22")[0]
    assert ("talisman", [A]) == table.phase()
    gems = ["emerald", "ruby", "topaz"]
    assert {"seat": A, "card": "B22", "gems": gems, "waiting": ["B22"]} == table.common("talisman")
    table.play(A, "place_talisman", "topaz")
    assert [["G22", "ruby"], ["B22", "topaz"]] == table.now()["talismans"][A]
    assert "program" == table.step()


def test_al87_without_gems_all_talismans_are_alone() -> None:
    table = digging(
        "G13", "G14", "G16", "G17", "G22", "G23", discard=["B22"], held=[[], STARTING, []]
    )
    events = table.draw(6)
    assert ["kept", "alone", "alone", "ring"] == keys(events)[6:]
    assert [event("alone", A, "G22"), event("alone", A, "G23")] == events[7:9]
    assert [event("ring_took", A, "B22"), event("alone", A, "B22")] == table.play(
        A, "ring_take", "B22"
    )[:2]


def test_s85_stealing_it() -> None:
    table = digging(*SIX, ring=B)
    assert [0, 5, 0] == table.points()
    table.draw(6)
    assert event("ring_from", A, B) == table.play(A, "place_talisman", "topaz")[-1]
    assert ("ring", [A]) == table.phase()
    assert [True, False, False] == [seat["ring"] for seat in table.common("seats")]
    assert 0 == table.points()[B]


def test_s85_no_other_event_can_move_it() -> None:
    """AL-88: whatever a lamp card does to its owner, the Ring stays."""
    plays: list[tuple[str, tuple[str | int, ...]]] = [
        ("LP08", ("take", B, "ST1")),
        ("LP10", ("take", B, "B13")),
        ("LP12", ("take", B, "ST1")),
        ("LP13", ("swap", "ST3", B, "ST1")),
        ("LP16", ("blow", B, "ST1")),
    ]
    for lamp, action in plays:
        table = granted(lamp, options=ON, ring=B, held=[["ST3"], ["ST1", "B13"], []])
        table.play(A, *action)
        assert B == table.now()["ring"]
    for lamp, action in (("LP22", ("give", "ST3", B)), ("LP23", ("pay", "ST3"))):
        table = granted(lamp, options=ON, ring=A, held=[["ST3"], [], []])
        table.play(A, *action)
        assert A == table.now()["ring"]


def test_s86_again() -> None:
    table = digging(*SIX, ring=A)
    table.draw(6)
    assert event("ring", A) == table.play(A, "place_talisman", "topaz")[-1]
    assert ("ring", [A]) == table.phase()
    table.play(A, "ring_take", "B06")
    assert "B06" in table.held(A)
    assert A == table.now()["ring"]


def test_s87_not_with_five() -> None:
    """Sleight of Hand made the 6 a 5: five cards, and no Ring."""
    table = granted(
        "LP19", "G01", "G02", "G04", "G05", "G07",
        options=ON, dice=("gold 6", "silver 6", "bronze 1"),
    )  # fmt: skip
    table.play(A, "turn", "gold", -1)
    table.stop()
    table.stop()
    assert (A, 5) == (table.common("search")["seat"], table.common("search")["die"])
    assert event("kept", A, "gold", ["G01", "G02", "G04", "G05", "G07"]) in table.draw(5)
    assert ("program", -1, "table") == (table.step(), table.now()["ring"], table.common("ring"))


def test_s87_a_5_made_6() -> None:
    table = granted(
        "LP19", "G01", "G02", "G04", "G05", "G07", "G08",
        options=ON, dice=("gold 5", "silver 5", "bronze 1"),
    )  # fmt: skip
    table.play(A, "turn", "gold", 1)
    table.stop()
    table.stop()
    assert event("ring", A) == table.draw(6)[-1]
    assert ("ring", [A]) == table.phase()


def test_al84_not_if_one_stops_before() -> None:
    table = digging("G01", "G02", "G04", "G05", "G07")
    table.draw(5)
    assert ["kept", "round"] == keys(table.stop())
    assert "table" == table.common("ring")


def test_al84_not_if_it_is_a_bust() -> None:
    table = digging("G01", "G02", "G04", "G05", "G09", "G03")
    assert ["drew", "bust", "round"] == keys(table.draw(6))[5:]
    assert "table" == table.common("ring")


def test_al89_the_sorcerer_is_one_of_the_six() -> None:
    left = ["G01", "G02", "G04", "G05", "G07"]
    table = digging(*left, gone=all_but("gold", *left))
    events = table.draw(6)
    assert ["sorcerer", "last_round"] + ["drew"] * 5 + ["kept", "ring"] == keys(events)
    table.play(A, "ring_take", "G03")
    assert "over" == table.step()
    outcome = ALADIN.outcome(table.state)
    assert outcome
    assert 5 == outcome.details[A]["ring"]


@pytest.mark.parametrize("chest", ["bronze", "silver"])
def test_al84_any_chest(chest: str) -> None:
    letter = chest[0].upper()
    table = digging(*(f"{letter}{n}" for n in ("01", "02", "04", "05", "07", "08")), chest=chest)
    assert event("ring", A) == table.draw(6)[-1]


def test_s88_ring_scoring() -> None:
    """Five points, and no card."""
    table = over(options=ON, ring=C, held=[["ST1"], [], ["ST3"]])
    end = ALADIN.outcome(table.state)
    assert end
    assert {"cards": 1, "sets": 0, "majorities": 5, "ring": 5} == end.details[C]
    assert {"cards": 1, "sets": 0, "majorities": 5, "ring": 0} == end.details[A]
    assert (6, 0, 11) == end.scores
    assert (C,) == end.winners
    assert 1 == table.common("seats")[C]["cards"]


def test_s88_an_empty_discard_brings_no_card() -> None:
    table = digging("G01", "G02", "G04", "G05", "G07", "G08", discard=[], held=[[], STARTING, []])
    assert ["kept", "ring", "round"] == keys(table.draw(6))[6:]
    assert A == table.now()["ring"]
    assert 6 == table.common("seats")[A]["cards"]
