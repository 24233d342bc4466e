"""Yellow, the tribute: S33 to S39."""

from __future__ import annotations

import json
from copy import deepcopy

from fabletop.core.dealer import Event, Scripted
from fabletop.core.refusals import Refusal
from fabletop.games.cave.content import BOX
from fabletop.games.cave.tests.table import CAVE, A, B, C, D, Table, position

CELLS = {
    "L4R1C1": "chest-yellow",
    "L4R1C2": "ring-pink",
    "L4R2C1": "chest-blue",
    "L4R2C2": "crown-brown",
}
HANDS = [[], ["crown-blue", "ruby-white", "sword-pink"], ["lamp-blue", "statue-green"], []]


def tribute() -> Table:
    """S33: A has taken the yellow chest; B holds three tiles, C two, D none."""
    table = position({"seats": 4, "cells": CELLS, "hands": HANDS}, "ruby-blue")
    table.play(A, "take", "L4R1C1")
    return table


def both_shown() -> Table:
    """S33 to its end: B shows the pink sword, C the blue lamp; A is to pick."""
    table = tribute()
    table.play(B, "offer", "sword-pink")
    table.play(C, "offer", "lamp-blue")
    return table


def test_s33_the_offer_waits_for_those_who_hold_tiles() -> None:
    table = tribute()
    for viewer in table.viewers():
        assert [
            Event("took", (A, "L4R1C1", "chest-yellow")),
            Event("turned_up", (["L3R1C1"], ["ruby-blue"])),
            Event("tribute", (A, [B, C])),
        ] == table.heard(viewer)
    assert ("offer", [B, C]) == (table.step(), table.actors())
    assert [
        [],
        [("offer", "crown-blue"), ("offer", "ruby-white"), ("offer", "sword-pink")],
        [("offer", "lamp-blue"), ("offer", "statue-green")],
        [],
    ] == [table.options(seat) for seat in range(4)]


def test_s33_others_learn_only_that_b_has_chosen() -> None:
    table = tribute()
    before = {viewer: table.view(viewer) for viewer in (A, C, D, None)}
    decision = CAVE.decision(table.state)
    table.play(B, "offer", "sword-pink")
    assert ("offer", [C]) == (table.step(), table.actors())
    assert decision == CAVE.decision(table.state)
    for viewer, view in before.items():
        assert [Event("chose", (B,))] == table.heard(viewer)
        expected = deepcopy(view)
        expected["actors"] = [C]
        expected["seats"][B]["chosen"] = True
        assert expected == table.view(viewer)
        assert "sword-pink" not in json.dumps(table.view(viewer))
    assert "sword-pink" == table.view(B)["offer"]


def test_s33_both_tiles_are_shown_to_all_at_once() -> None:
    table = both_shown()
    for viewer in table.viewers():
        assert [
            Event("chose", (C,)),
            Event("shown", ([B, C], ["sword-pink", "lamp-blue"])),
        ] == table.heard(viewer)
        shown = [seat["shows"] for seat in table.view(viewer)["seats"]]
        assert [None, "sword-pink", "lamp-blue", None] == shown
    assert ("pick", [A]) == (table.step(), table.actors())
    assert [("pick", B), ("pick", C)] == table.options(A)


def test_s34_picking() -> None:
    table = both_shown()
    table.play(A, "pick", B)
    for viewer in table.viewers():
        assert [
            Event("picked", (A, B, "sword-pink")),
            Event("turn", (B, 2)),
        ] == table.heard(viewer)
    assert {
        "active": B,
        "turn": 2,
        "latest": [1, 0, 0, 0],
        "decision": 4,
        "hands": [
            ["chest-yellow", "sword-pink"],
            ["crown-blue", "ruby-white"],
            ["lamp-blue", "statue-green"],
            [],
        ],
        "empty": ["L4R1C1"],
        "cells": {
            "L3R1C1": "ruby-blue",
            "L4R1C2": "ring-pink",
            "L4R2C1": "chest-blue",
            "L4R2C2": "crown-brown",
        },
    } == table.changes()
    assert [0, 0, 0, 0] == table.now()["track"]
    assert ("take", [B]) == (table.step(), table.actors())


def test_s35_picking_from_the_wrong_player() -> None:
    table = both_shown()
    assert Refusal("nothing-offered-by", "CT-37", {"seat": D}) == table.refused(A, "pick", D)


def test_s36_showing_a_foreign_tile() -> None:
    table = tribute()
    expected = Refusal("not-your-tile", "CT-36", {"tile": "crown-blue"})
    assert expected == table.refused(C, "offer", "crown-blue")


def test_s37_second_thoughts() -> None:
    table = tribute()
    table.play(B, "offer", "sword-pink")
    assert Refusal("already-offered", "CT-38", {}) == table.refused(B, "offer", "crown-blue")
    assert Refusal("already-offered", "CT-38", {}) == table.refused(B, "offer", "sword-pink")
    assert "sword-pink" == table.view(B)["offer"]


def nobody_has_anything() -> Table:
    """S38: the very first turn of a new game, and A takes the yellow crown."""
    top = ["crown-yellow", "ring-pink", "chest-blue", "crown-brown"]
    dealer = Scripted([BOX.tile[name] for name in [*top, "ruby-blue"]])
    table = Table(CAVE.setup(3, {"first_player": "seat:0"}, dealer), dealer)
    table.play(A, "take", "L4R1C1")
    return table


def test_s38_nobody_has_anything() -> None:
    table = nobody_has_anything()
    for viewer in table.viewers():
        assert [
            Event("took", (A, "L4R1C1", "crown-yellow")),
            Event("turned_up", (["L3R1C1"], ["ruby-blue"])),
            Event("nothing", (A, "yellow")),
            Event("turn", (B, 2)),
        ] == table.heard(viewer)
    assert ("take", [B]) == (table.step(), table.actors())
    assert [["crown-yellow"], [], []] == table.now()["hands"]


def test_s39_single_tile_is_automatic() -> None:
    table = position({"seats": 2, "cells": CELLS, "hands": [[], ["ruby-blue"]]}, "lamp-pink")
    assert [
        Event("took", (A, "L4R1C1", "chest-yellow")),
        Event("turned_up", (["L3R1C1"], ["lamp-pink"])),
        Event("tribute", (A, [B])),
        Event("chose", (B,)),
        Event("shown", ([B], ["ruby-blue"])),
    ] == table.play(A, "take", "L4R1C1")
    assert ("pick", [A]) == (table.step(), table.actors())
    assert [("pick", B)] == table.options(A)
    expected = Refusal("not-your-decision", "CT-19", {"seats": [A]})
    assert expected == table.refused(B, "offer", "ruby-blue")
    told = table.play(A, "pick", B)
    assert [Event("picked", (A, B, "ruby-blue")), Event("turn", (B, 2))] == told
    assert [["chest-yellow", "ruby-blue"], []] == table.now()["hands"]
    assert [0, 0] == table.now()["track"]


def test_a_tile_that_is_shown_lies_nowhere_else_whatever_one_remembers() -> None:
    table = both_shown()
    notes = {"hands": [[], [], ["lamp-blue"], ["sword-pink"]]}  # D had it once
    s = CAVE.mind.imagine(table.view(A), notes, Scripted(then=1))
    assert BOX.tile["sword-pink"] in s.hands[B]
    assert BOX.tile["sword-pink"] not in s.hands[D]


def test_who_hears_where_a_tile_is_knows_where_it_is_not() -> None:
    """The tribute in between was forgotten."""
    notes = CAVE.mind.notes(3)
    for event in (Event("took", (A, "L4R1C1", "ring-pink")), Event("picked", (C, B, "ring-pink"))):
        notes = CAVE.mind.remember(notes, event)
    assert {"hands": [[], [], ["ring-pink"]]} == notes
