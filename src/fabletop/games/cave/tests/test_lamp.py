"""The lamp variant: S47 to S53."""

from __future__ import annotations

from collections.abc import Mapping

from fabletop.core.dealer import Event
from fabletop.core.refusals import Refusal
from fabletop.games.cave.tests.table import A, B, Table, position

DISPLAY = ["chest-green", "crown-pink", "necklace-yellow", "ring-blue", "ruby-white", "sword-brown"]
A_IS_DONE = {"active": B, "turn": 2, "latest": [1, 0], "decision": 3}


def lamp_table(first: str, *draws: str, **said: object) -> Table:
    """Two players, the lamp variant, six tiles beside a fresh cave; `first` lies on L4R1C1."""
    cells = {
        "L4R1C1": first,
        "L4R1C2": "ring-white",
        "L4R2C1": "chest-blue",
        "L4R2C2": "crown-brown",
    }
    data: Mapping[str, object] = {
        "seats": 2,
        "options": {"variant": "lamp"},
        "display": DISPLAY,
        "cells": cells,
        **said,
    }
    return position(data, *draws)


def beside_board(without: str, lamp: str) -> list[str]:
    """The display after a swap."""
    return sorted([tile for tile in DISPLAY if tile != without] + [lamp])


def test_s47_keep() -> None:
    table = lamp_table("lamp-pink", "ruby-blue")
    assert [
        Event("took", (A, "L4R1C1", "lamp-pink")),
        Event("turned_up", (["L3R1C1"], ["ruby-blue"])),
    ] == table.play(A, "take", "L4R1C1")
    assert ("lamp", [A]) == (table.step(), table.actors())
    swaps = [("lamp_swap", tile) for tile in DISPLAY]
    assert [("lamp_keep",), *swaps] == table.options(A)
    assert [
        Event("kept_lamp", (A, "lamp-pink")),
        Event("scored_pink", (A, 5)),
        Event("turn", (B, 2)),
    ] == table.play(A, "lamp_keep")
    assert {
        **A_IS_DONE,
        "hands": [["lamp-pink"], []],
        "track": [5, 0],
        "empty": ["L4R1C1"],
        "cells": {
            "L3R1C1": "ruby-blue",
            "L4R1C2": "ring-white",
            "L4R2C1": "chest-blue",
            "L4R2C2": "crown-brown",
        },
    } == table.changes()


def test_s47_a_lamp_is_an_ordinary_tile_in_the_other_variants() -> None:
    table = position({"seats": 2, "cells": {"L4R1C1": "lamp-pink"}}, "ruby-blue")
    table.play(A, "take", "L4R1C1")
    assert ("take", [B]) == (table.step(), table.actors())
    assert [5, 0] == table.now()["track"]


def test_s48_swap() -> None:
    table = lamp_table("lamp-white", "ruby-blue")
    table.play(A, "take", "L4R1C1")
    table.play(A, "lamp_swap", "crown-pink")
    for viewer in table.viewers():
        assert [
            Event("swapped", (A, "lamp-white", "crown-pink")),
            Event("scored_pink", (A, 5)),
            Event("turn", (B, 2)),
        ] == table.heard(viewer)
    display = beside_board("crown-pink", "lamp-white")
    assert 6 == len(display)
    assert {
        **A_IS_DONE,
        "hands": [["crown-pink"], []],
        "track": [5, 0],
        "display": display,
        "empty": ["L4R1C1"],
        "cells": {
            "L3R1C1": "ruby-blue",
            "L4R1C2": "ring-white",
            "L4R2C1": "chest-blue",
            "L4R2C2": "crown-brown",
        },
    } == table.changes()
    assert [None, None] == table.now()["bans"]
    assert display == table.view(None)["display"]


def test_s49_swap_to_blue() -> None:
    cells = {
        "L3R1C1": "ruby-blue",
        "L4R1C2": "lamp-green",
        "L4R2C1": "chest-blue",
        "L4R2C2": "crown-brown",
    }
    table = lamp_table("", "lamp-blue", "ruby-pink", empty=["L4R1C1"], cells=cells)
    table.play(A, "take", "L4R1C2")
    assert Event("turned_up", (["L3R1C2", "L3R1C3"], ["lamp-blue", "ruby-pink"])) == table.events[1]
    assert [
        Event("swapped", (A, "lamp-green", "ring-blue")),
        Event("scored_blue", (A, 4, 2)),
        Event("turn", (B, 2)),
    ] == table.play(A, "lamp_swap", "ring-blue")
    assert [4, 0] == table.now()["track"]
    assert [["ring-blue"], []] == table.now()["hands"]
    assert beside_board("ring-blue", "lamp-green") == table.now()["display"]


def test_s50_swap_to_brown() -> None:
    cells = {"L4R1C1": "lamp-yellow", "L4R1C2": "ring-white"}
    taken = {"hands": [["lamp-blue", "sword-pink"], []], "empty": ["L4R2C1", "L4R2C2"]}
    table = lamp_table("", "ruby-blue", "ruby-pink", cells=cells, **taken)
    table.play(A, "take", "L4R1C1")
    assert [
        Event("swapped", (A, "lamp-yellow", "sword-brown")),
        Event("scored_brown", (A, 4, ["sword-brown", "sword-pink"])),
        Event("turn", (B, 2)),
    ] == table.play(A, "lamp_swap", "sword-brown")
    assert [4, 0] == table.now()["track"]
    assert [["lamp-blue", "sword-brown", "sword-pink"], []] == table.now()["hands"]


def test_s51_lamp_by_green() -> None:
    cells = {
        "L4R1C1": "statue-green",
        "L4R1C2": "lamp-pink",
        "L4R2C1": "chest-blue",
        "L4R2C2": "crown-brown",
    }
    table = lamp_table("", "ruby-blue", "ruby-pink", "ring-pink", cells=cells)
    table.play(A, "take", "L4R1C1")
    assert [
        Event("took_extra", (A, "L4R1C2", "lamp-pink")),
        Event("turned_up", (["L3R1C2", "L3R1C3"], ["ruby-pink", "ring-pink"])),
        Event("turn", (B, 2)),
    ] == table.play(A, "take_adjacent", "L4R1C2")
    assert ("take", [B]) == (table.step(), table.actors())
    assert [0, 0] == table.now()["track"]
    assert [["lamp-pink", "statue-green"], []] == table.now()["hands"]
    assert DISPLAY == table.now()["display"]


def test_s52_swapping_for_what_is_not_there() -> None:
    table = lamp_table("lamp-pink", "ruby-blue")
    table.play(A, "take", "L4R1C1")
    expected = Refusal("not-beside-board", "CT-40", {"tile": "crown-brown"})
    assert expected == table.refused(A, "lamp_swap", "crown-brown")


def test_s53_banned_lamp() -> None:
    table = lamp_table("lamp-pink", "ruby-pink", bans=[None, ["kind", "lamp"]])
    details = {"cell": "L4R1C1", "seats": [B], "bans": ["kind-lamp"]}
    assert Refusal("banned", "CT-23", details) == table.refused(A, "take", "L4R1C1")
    assert [("take", cell) for cell in ("L4R1C2", "L4R2C1", "L4R2C2")] == table.options(A)
    told = table.play(A, "take", "L4R2C1")
    assert Event("took", (A, "L4R2C1", "chest-blue")) == told[0]
    assert DISPLAY == table.view(A)["display"]


def test_s53_the_display_is_not_restricted() -> None:
    display = ["chest-green", "crown-pink", "lamp-blue", "ring-pink", "ruby-white", "sword-brown"]
    table = lamp_table("lamp-white", "ruby-blue", display=display, bans=[None, ["colour", "pink"]])
    table.play(A, "take", "L4R1C1")
    assert [("lamp_keep",), *(("lamp_swap", tile) for tile in display)] == table.options(A)
    table.play(A, "lamp_swap", "crown-pink")
    assert [["crown-pink"], []] == table.now()["hands"]
    assert [5, 0] == table.now()["track"]


def test_s53_a_lamp_swapped_in_gives_no_further_swap() -> None:
    display = ["chest-green", "crown-pink", "lamp-pink", "ring-pink", "ruby-white", "sword-brown"]
    table = lamp_table("lamp-white", "ruby-blue", display=display)
    table.play(A, "take", "L4R1C1")
    assert [
        Event("swapped", (A, "lamp-white", "lamp-pink")),
        Event("scored_pink", (A, 5)),
        Event("turn", (B, 2)),
    ] == table.play(A, "lamp_swap", "lamp-pink")
