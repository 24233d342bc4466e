"""Green, one neighbour more: S26 to S32."""

from __future__ import annotations

import pytest

from fabletop.core.dealer import Event
from fabletop.core.refusals import Refusal
from fabletop.games.cave.content import BOX
from fabletop.games.cave.tests.table import LARGE_CAVE, SMALL_CAVE, A, B, Table, only, position

EMPTY = ["L4R1C1", "L4R1C2"]
CELLS = {
    "L3R1C1": "ring-pink",
    "L3R1C2": "carpet-green",
    "L3R1C3": "ruby-white",
    "L4R2C1": "chest-blue",
    "L4R2C2": "crown-brown",
}
RING_BAN = [None, ["kind", "ring"], None]


def choice_of_neighbour() -> Table:
    """S26: A has taken the green carpet and is asked for a neighbour."""
    data = {"seats": 3, "empty": EMPTY, "cells": CELLS}
    table = position(data, "sword-blue", "lamp-brown")
    table.play(A, "take", "L3R1C2")
    return table


def test_s26_choice_of_neighbour() -> None:
    table = choice_of_neighbour()
    assert [Event("took", (A, "L3R1C2", "carpet-green"))] == table.events
    assert ("extra", [A]) == (table.step(), table.actors())
    assert [("take_adjacent", "L3R1C1"), ("take_adjacent", "L3R1C3")] == table.options(A)
    table.play(A, "take_adjacent", "L3R1C1")
    assert {
        "active": B,
        "turn": 2,
        "latest": [1, 0, 0],
        "decision": 3,
        "hands": [["carpet-green", "ring-pink"], [], []],
        "empty": ["L3R1C1", "L3R1C2", "L4R1C1", "L4R1C2"],
        "cells": {
            "L2R1C1": "sword-blue",
            "L2R1C2": "lamp-brown",
            "L3R1C3": "ruby-white",
            "L4R2C1": "chest-blue",
            "L4R2C2": "crown-brown",
        },
    } == table.changes()
    assert [0, 0, 0] == table.now()["track"]
    assert ("take", [B]) == (table.step(), table.actors())


def test_s27_reveal_after_the_extra_tile() -> None:
    table = choice_of_neighbour()
    table.play(A, "take_adjacent", "L3R1C1")
    for viewer in table.viewers():
        assert [
            Event("took_extra", (A, "L3R1C1", "ring-pink")),
            Event("turned_up", (["L2R1C1", "L2R1C2"], ["sword-blue", "lamp-brown"])),
            Event("turn", (B, 2)),
        ] == table.heard(viewer)
    assert [0, 0, 0] == table.now()["track"]


def test_s28_face_down_neighbour() -> None:
    table = choice_of_neighbour()
    expected = Refusal("face-down", "CT-14", {"cell": "L3R2C2", "covers": 2})
    assert expected == table.refused(A, "take_adjacent", "L3R2C2")


def test_s29_not_a_neighbour() -> None:
    table = choice_of_neighbour()
    expected = Refusal("not-adjacent", "CT-16", {"cell": "L4R2C2"})
    assert expected == table.refused(A, "take_adjacent", "L4R2C2")


def test_s29_a_diagonal_is_not_a_neighbour() -> None:
    cells = {
        "L1R2C2": "ring-blue",
        "L1R2C3": "ring-brown",
        "L1R3C3": "statue-green",
        "L1R3C4": "ring-white",
        "L1R4C4": "ring-yellow",
    }
    table = position({"seats": 3, "cells": cells, "empty": only(*cells)})
    table.play(A, "take", "L1R3C3")
    assert [("take_adjacent", "L1R2C3"), ("take_adjacent", "L1R3C4")] == table.options(A)
    for cell in ("L1R2C2", "L1R4C4", "L1R3C3"):
        expected = Refusal("not-adjacent", "CT-16", {"cell": cell})
        assert expected == table.refused(A, "take_adjacent", cell)
    expected = Refusal("empty-cell", "CT-23", {"cell": "L1R4C3"})
    assert expected == table.refused(A, "take_adjacent", "L1R4C3")


@pytest.mark.parametrize(("cave", "cells"), [("large", LARGE_CAVE), ("small", SMALL_CAVE)])
def test_s29_neighbours_share_a_side(cave: str, cells: list[str]) -> None:
    layout = BOX.caves[cave]
    expected = {cell: [name for name in around(cell) if name in cells] for cell in cells}
    assert expected == {
        layout.names[cell]: [layout.names[place] for place in places]
        for cell, places in enumerate(layout.neighbours)
    }


def around(cell: str) -> list[str]:
    """The places above, right, below and left of a cell, in its layer."""
    layer, row, column = (int(cell[place]) for place in (1, 3, 5))
    steps = [(-1, 0), (0, 1), (1, 0), (0, -1)]
    return [f"L{layer}R{row + down}C{column + right}" for down, right in steps]


def green_alone() -> Table:
    """S30: A takes a green tile whose neighbours both lie face down."""
    table = position(
        {
            "seats": 3,
            "empty": ["L4R1C1", "L3R1C1", "L2R1C1"],
            "cells": {
                "L1R1C1": "statue-green",
                "L4R1C2": "ring-blue",
                "L4R2C1": "chest-blue",
                "L4R2C2": "crown-brown",
            },
        }
    )
    table.play(A, "take", "L1R1C1")
    return table


def test_s30_green_alone() -> None:
    table = green_alone()
    for viewer in table.viewers():
        assert [
            Event("took", (A, "L1R1C1", "statue-green")),
            Event("nothing", (A, "green")),
            Event("turn", (B, 2)),
        ] == table.heard(viewer)
        cells = table.view(viewer)["cells"]
        assert (1, 1) == (cells["L1R1C2"], cells["L1R2C1"])
    assert {
        "active": B,
        "turn": 2,
        "latest": [1, 0, 0],
        "decision": 2,
        "hands": [["statue-green"], [], []],
        "empty": ["L1R1C1", "L2R1C1", "L3R1C1", "L4R1C1"],
        "cells": {"L4R1C2": "ring-blue", "L4R2C1": "chest-blue", "L4R2C2": "crown-brown"},
    } == table.changes()
    assert ("take", [B]) == (table.step(), table.actors())


def test_s31_ban_hits_the_extra_tile() -> None:
    data = {"seats": 3, "empty": EMPTY, "cells": CELLS, "bans": RING_BAN}
    table = position(data, "sword-blue", "lamp-brown")
    table.play(A, "take", "L3R1C2")
    assert [("take_adjacent", "L3R1C3")] == table.options(A)
    details = {"cell": "L3R1C1", "seats": [B], "bans": ["kind-ring"]}
    assert Refusal("banned", "CT-34", details) == table.refused(A, "take_adjacent", "L3R1C1")
    told = table.play(A, "take_adjacent", "L3R1C3")
    assert Event("took_extra", (A, "L3R1C3", "ruby-white")) == told[0]
    assert [["carpet-green", "ruby-white"], [], []] == table.now()["hands"]
    assert ("take", [B]) == (table.step(), table.actors())


def test_s32_all_neighbours_banned() -> None:
    rings = CELLS | {"L3R1C1": "ring-pink", "L3R1C3": "ring-blue"}
    table = position({"seats": 3, "empty": EMPTY, "cells": rings, "bans": RING_BAN})
    legal = [("take", "L3R1C2"), ("take", "L4R2C1"), ("take", "L4R2C2")]
    assert legal == table.options(A)
    assert [
        Event("took", (A, "L3R1C2", "carpet-green")),
        Event("nothing", (A, "green")),
        Event("turn", (B, 2)),
        Event("ban_over", (B, "kind", "ring")),
    ] == table.play(A, "take", "L3R1C2")
    assert [["carpet-green"], [], []] == table.now()["hands"]
    assert ("take", [B]) == (table.step(), table.actors())
