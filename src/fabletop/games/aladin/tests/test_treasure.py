"""What lies before the players: sets, surplus copies, talismans (AL-57 to AL-68)."""

from __future__ import annotations

import pytest

from fabletop.games.aladin.tests.table import (
    SILVER_SET,
    A,
    B,
    C,
    Table,
    event,
    granted,
    keys,
    punished,
    searching,
)

# -- S73, S74: sets


def test_s73_set_protected_at_once() -> None:
    table = searching("S19", die=1, chest="silver", held=[["S13", "S16"], [], []])
    assert ["S13", "S16"] == table.common("seats")[A]["loose"]
    assert [
        event("drew", A, "silver", "S19", 0),
        event("kept", A, "silver", ["S19"]),
        event("set", A, "silver"),
    ] == table.draw()[:3]
    mine = table.common("seats")[A]
    assert ([], {"bronze": 0, "silver": 1, "gold": 0}) == (mine["loose"], mine["sets"])
    pieces = {"bracelet": ["S13"], "ring": ["S16"], "necklace": ["S19"]}
    assert pieces == mine["jewels"]["silver"]


@pytest.mark.parametrize("card", SILVER_SET)
def test_s73_bazaar_sandstorm_toll_and_caravan_cannot_touch_it(card: str) -> None:
    """Neither by others nor by A's own choice."""
    mine, theirs = [[*SILVER_SET, "ST1"], ["ST3"], []], [["ST1"], [*SILVER_SET, "ST3"], []]
    assert "protected-set" == granted("LP13", held=mine).code(A, "swap", card, B, "ST3")
    assert "protected-set" == granted("LP13", held=theirs).code(A, "swap", "ST1", B, card)
    assert "protected-set" == granted("LP16", held=theirs).code(A, "blow", B, card)
    assert "protected-set" == granted("LP23", held=mine).code(A, "pay", card)
    assert "protected-set" == granted("LP22", held=mine).code(A, "give", card, B)
    assert "protected-set" == granted("LP24", held=mine).code(A, "caravan_pass", card)
    assert "protected-set" == granted("LP12", held=theirs).code(A, "take", B, card)
    theirs[1].append("B13")
    assert "protected-set" == granted("LP10", held=theirs).code(A, "take", B, card)
    assert "protected-set" == granted("LP08", held=theirs).code(A, "take", B, card)


def stealing(held: list[str]) -> Table:
    table = punished(held=[[], [], held])
    table.play(C, "name_thief", A)
    return table


@pytest.mark.parametrize("named", ["S13", "S14"])
def test_s74_surplus_copy(named: str) -> None:
    table = stealing(["S13", "S14", "S16", "S19"])
    assert [("steal", "S13"), ("steal", "S14")] == table.options(A)
    assert ["protected-set"] * 2 == [table.code(A, "steal", card) for card in ("S16", "S19")]
    assert ["S13", "S14"] == table.common("seats")[C]["loose"]
    table.play(A, "steal", named)
    assert [] == table.common("seats")[C]["loose"]
    assert 1 == table.common("seats")[C]["sets"]["silver"]
    assert [named] == table.held(A)


def test_al60_three_of_a_piece_two_are_loose() -> None:
    table = stealing(["S13", "S14", "S15", "S16", "S19"])
    table.play(A, "steal", "S15")
    assert ["S13", "S14"] == table.common("seats")[C]["loose"]


def test_al60_two_sets_of_a_metal_are_both_protected() -> None:
    table = stealing(["S13", "S14", "S16", "S17", "S19", "S20", "ST1"])
    assert [("steal", "ST1")] == table.options(A)
    assert 2 == table.common("seats")[C]["sets"]["silver"]


def test_al58_pieces_of_different_metals_are_no_set() -> None:
    table = stealing(["B13", "S16", "G19"])
    assert ["B13", "G19", "S16"] == table.common("seats")[C]["loose"]
    assert {"bronze": 0, "silver": 0, "gold": 0} == table.common("seats")[C]["sets"]


def test_al57_gems_by_type_and_jewels_by_metal() -> None:
    table = stealing(["ST1", "B01", "G05", "B13", "G16"])
    seat = table.common("seats")[C]
    assert ["B01", "ST1"] == seat["gems"]["emerald"]["cards"]
    assert ["G05"] == seat["gems"]["ruby"]["cards"]
    assert ["B13"] == seat["jewels"]["bronze"]["bracelet"]
    assert ["G16"] == seat["jewels"]["gold"]["ring"]
    assert 5 == seat["cards"]


# -- S75 to S78: talismans


def test_s75_placing_a_talisman() -> None:
    table = searching("B01", "B22", held=[["ST3"], [], []])
    table.draw(2)
    assert event("kept", A, "bronze", ["B01", "B22"]) == table.stop()[0]
    assert ("talisman", [A]) == table.phase()
    assert [("place_talisman", "emerald"), ("place_talisman", "ruby")] == table.options(A)
    assert ["no-gem-of-type"] * 2 == [
        table.code(A, "place_talisman", gem) for gem in ("sapphire", "topaz")
    ]
    assert {"seat": A, "card": "B22", "gems": ["emerald", "ruby"], "waiting": ["B22"]} == (
        table.common("talisman")
    )
    assert event("placed", A, "B22", "emerald") == table.play(A, "place_talisman", "emerald")[0]
    mine = table.common("seats")[A]["gems"]["emerald"]
    assert {"cards": ["B01"], "talismans": ["B22"], "count": 2, "leads": True} == mine
    assert [] == table.common("seats")[A]["alone"]


def test_al62_one_type_is_still_a_question() -> None:
    table = searching("B22", die=1, held=[["ST3"], [], []])
    table.draw()
    assert [("place_talisman", "ruby")] == table.options(A)


def test_al61_it_is_placed_when_the_drawing_is_finished() -> None:
    """Also a gem drawn after it may be chosen."""
    table = searching("B22", "B10", die=2)
    table.draw()
    assert ("search", [A]) == table.phase()
    table.draw()
    assert [("place_talisman", "topaz")] == table.options(A)


def test_s76_no_gems() -> None:
    table = searching("B22", "B13", held=[["B16"], [], []])
    table.draw(2)
    assert [
        event("kept", A, "bronze", ["B22", "B13"]),
        event("alone", A, "B22"),
    ] == table.stop()[:2]
    assert "program" == table.step()
    mine = table.common("seats")[A]
    assert (["B22"], 3, 3) == (mine["alone"], mine["cards"], mine["points"])
    assert [["B22", None]] == table.now()["talismans"][A]


def test_s76_for_good() -> None:
    """A gem that comes later does not help it."""
    table = granted("LP15", talismans=[[["B22", None]], [], []], gone=["B04"])
    table.play(A, "recover", "B04")
    assert ["B22"] == table.common("seats")[A]["alone"]
    assert 1 == table.common("seats")[A]["gems"]["ruby"]["count"]


def test_s77_orphaned_for_good() -> None:
    table = punished(
        held=[[], ["ST5"], ["ST3", "B13"]],
        talismans=[[], [], [["B22", "ruby"], ["B23", "ruby"], ["S22", None]]],
    )
    table.play(C, "name_thief", A)
    assert 3 == table.common("seats")[C]["gems"]["ruby"]["count"]
    events = table.play(A, "steal", "ST3")
    assert [event("stole", A, C, "ST3"), event("orphaned", C, "ruby")] == events[:2]
    assert [["B22", None], ["B23", None], ["S22", None]] == table.now()["talismans"][C]
    assert ["B22", "B23", "S22"] == table.common("seats")[C]["alone"]
    # later C gains a ruby
    table = granted("LP24", held=[[], ["B04"], []], talismans=[[], [], table.now()["talismans"][C]])
    table.play(B, "caravan_pass", "B04")
    seat = table.common("seats")[C]
    assert ["B04"] == seat["gems"]["ruby"]["cards"]
    assert (1, ["B22", "B23", "S22"]) == (seat["gems"]["ruby"]["count"], seat["alone"])


def test_s77_not_while_another_gem_of_the_type_is_left() -> None:
    table = punished(held=[[], [], ["ST3", "ST4"]], talismans=[[], [], [["B22", "ruby"]]])
    table.play(C, "name_thief", A)
    assert "orphaned" not in keys(table.play(A, "steal", "ST3"))
    assert [["B22", "ruby"]] == table.now()["talismans"][C]


def test_al65_only_the_type_that_is_gone() -> None:
    table = punished(
        held=[[], [], ["ST3", "ST5"]], talismans=[[], [], [["B22", "ruby"], ["B23", "sapphire"]]]
    )
    table.play(C, "name_thief", A)
    table.play(A, "steal", "ST5")
    assert [["B22", "ruby"], ["B23", None]] == table.now()["talismans"][C]


@pytest.mark.parametrize(
    ("mine", "theirs", "places"),
    [
        ("ST3", "ST4", ["ruby", "ruby"]),
        ("ST3", "ST1", [None, None]),
    ],
)
def test_al66_an_exchange_is_one_event(mine: str, theirs: str, places: list[str | None]) -> None:
    """Ruby for ruby keeps both talismans; ruby for emerald leaves both alone."""
    on = "ruby" if theirs == "ST4" else "emerald"
    table = granted(
        "LP13", held=[[mine], [theirs], []], talismans=[[["B22", "ruby"]], [["B23", on]], []]
    )
    table.play(A, "swap", mine, B, theirs)
    assert places == [own[0][1] for own in table.now()["talismans"][:2]]


def test_s78_two_talismans() -> None:
    table = searching("G22", "G01", "G24", chest="gold", die=4, held=[["ST7"], [], []])
    table.draw(3)
    table.stop()
    assert ["G22", "G24"] == table.common("talisman")["waiting"]
    both = [("place_talisman", "emerald"), ("place_talisman", "topaz")]
    assert both == table.options(A)
    table.play(A, "place_talisman", "topaz")
    assert ("talisman", [A]) == table.phase()
    assert ("G24", ["G24"]) == tuple(table.common("talisman")[key] for key in ("card", "waiting"))
    assert both == table.options(A)
    same = searching("G22", "G01", "G24", chest="gold", die=4, held=[["ST7"], [], []])
    same.draw(3)
    same.stop()
    same.play(A, "place_talisman", "topaz")
    same.play(A, "place_talisman", "topaz")
    assert [["G22", "topaz"], ["G24", "topaz"]] == same.now()["talismans"][A]
    table.play(A, "place_talisman", "emerald")
    assert [["G22", "topaz"], ["G24", "emerald"]] == table.now()["talismans"][A]
    gems = table.common("seats")[A]["gems"]
    assert [["G24"], [], [], ["G22"]] == [gem["talismans"] for gem in gems.values()]
    assert [2, 0, 0, 2] == [gem["count"] for gem in gems.values()]
    assert "program" == table.step()


def test_s78_in_the_order_drawn() -> None:
    table = searching("G24", "G01", "G22", chest="gold", die=4)
    table.draw(3)
    table.stop()
    assert ["G24", "G22"] == table.common("talisman")["waiting"]


def test_al67_talismans_are_never_a_choice() -> None:
    held = [["ST1"], ["ST3"], []]
    talismans = [[["B22", "emerald"]], [["B23", "ruby"]], []]
    for lamp in ("LP08", "LP12", "LP13", "LP16", "LP22", "LP23", "LP24"):
        table = granted(lamp, held=held, talismans=talismans)
        assert not any(card in repr(table.options(A)) for card in ("B22", "B23"))
