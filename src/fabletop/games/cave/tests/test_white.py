"""White, bans and their waiver: S40 to S46."""

from __future__ import annotations

from fabletop.core.dealer import Event
from fabletop.core.refusals import Refusal
from fabletop.games.cave.tests.table import COLOURS, KINDS, A, B, C, Table, only, position

# What lies face down under L3R1C1.
COVERED = [f"L2R{row}C{column}" for row in (1, 2) for column in (1, 2)]
COVERED += [f"L1R{row}C{column}" for row in (1, 2, 3) for column in (1, 2, 3)]


def banned(cell: str, *bans: tuple[int, str]) -> Refusal:
    """The refusal of a cell because of these bans: whose, and which."""
    by, named = [seat for seat, _ in bans], [ban for _, ban in bans]
    return Refusal("banned", "CT-23", {"cell": cell, "seats": by, "bans": named})


def test_s40_colour_ban() -> None:
    cells = {
        "L4R1C1": "statue-white",
        "L4R1C2": "ring-brown",
        "L4R2C1": "ring-blue",
        "L4R2C2": "crown-pink",
    }
    table = position({"seats": 3, "cells": cells}, "ruby-brown", "chest-white", "lamp-green")
    table.play(A, "take", "L4R1C1")
    assert ("ban", [A]) == (table.step(), table.actors())
    table.play(A, "ban", "colour", "brown")
    for viewer in table.viewers():
        assert [
            Event("banned", (A, "colour", "brown")),
            Event("turn", (B, 2)),
        ] == table.heard(viewer)
    assert [["colour", "brown"], None, None] == table.now()["bans"]
    assert banned("L4R1C2", (A, "colour-brown")) == table.refused(B, "take", "L4R1C2")
    assert banned("L3R1C1", (A, "colour-brown")) == table.refused(B, "take", "L3R1C1")
    assert [("take", "L4R2C1"), ("take", "L4R2C2")] == table.options(B)
    told = table.play(B, "take", "L4R2C1")
    assert Event("took", (B, "L4R2C1", "ring-blue")) == told[0]
    assert [["statue-white"], ["ring-blue"], []] == table.now()["hands"]


def test_s41_kind_ban_lasts_one_lap() -> None:
    cells = {
        "L4R1C1": "statue-white",
        "L4R1C2": "carpet-pink",
        "L4R2C1": "ring-pink",
        "L4R2C2": "crown-pink",
    }
    draws = ["carpet-blue", "chest-pink", "carpet-white", "ruby-pink", "ruby-blue"]
    draws += ["lamp-pink", "lamp-blue", "lamp-brown", "lamp-green"]
    table = position({"seats": 3, "cells": cells}, *draws)
    table.play(A, "take", "L4R1C1")
    table.play(A, "ban", "kind", "carpet")
    for cell in ("L3R1C1", "L4R1C2"):
        assert banned(cell, (A, "kind-carpet")) == table.refused(B, "take", cell)
    assert [("take", "L4R2C1"), ("take", "L4R2C2")] == table.options(B)
    table.play(B, "take", "L4R2C1")  # turns up L3R2C1, a chest, and L3R3C1, a carpet
    for cell in ("L3R1C1", "L3R3C1", "L4R1C2"):
        assert banned(cell, (A, "kind-carpet")) == table.refused(C, "take", cell)
    assert [("take", "L3R2C1"), ("take", "L4R2C2")] == table.options(C)
    told = table.play(C, "take", "L4R2C2")
    assert [Event("turn", (A, 4)), Event("ban_over", (A, "kind", "carpet"))] == told[-2:]
    assert [None, None, None] == table.now()["bans"]
    assert ("take", [A]) == (table.step(), table.actors())
    face_up = ["L3R1C1", "L3R2C1", "L3R3C1", "L3R3C2", "L3R3C3", "L4R1C2"]
    assert [("take", cell) for cell in face_up] == table.options(A)
    told = table.play(A, "take", "L4R1C2")
    assert Event("took", (A, "L4R1C2", "carpet-pink")) == told[0]


def two_bans(third: dict[str, str], *draws: str) -> Table:
    """S42: A has banned pink, then B rings; C finds ring-blue, crown-pink and a third tile."""
    cells = {
        "L3R1C1": "ring-blue",
        "L1R5C3": "crown-pink",
        "L1R5C5": "statue-white",
        "L1R3C5": "chest-white",
        **third,
    }
    data = {"seats": 3, "cells": cells, "empty": only(*cells, *COVERED)}
    table = position(data, *draws)
    table.play(A, "take", "L1R5C5")
    table.play(A, "ban", "colour", "pink")
    table.play(B, "take", "L1R3C5")
    table.play(B, "ban", "kind", "ring")
    return table


def test_s42_two_bans() -> None:
    table = two_bans({"L1R5C1": "sword-green"})
    assert {
        "L1R5C1": "sword-green",
        "L1R5C3": "crown-pink",
        "L3R1C1": "ring-blue",
    } == table.now()["cells"]
    assert [["colour", "pink"], ["kind", "ring"], None] == table.now()["bans"]
    assert [Event("banned", (B, "kind", "ring")), Event("turn", (C, 3))] == table.events
    assert ("take", [C]) == (table.step(), table.actors())
    assert [("take", "L1R5C1")] == table.options(C)
    assert banned("L1R5C3", (A, "colour-pink")) == table.refused(C, "take", "L1R5C3")
    assert banned("L3R1C1", (B, "kind-ring")) == table.refused(C, "take", "L3R1C1")
    told = table.play(C, "take", "L1R5C1")
    assert Event("took", (C, "L1R5C1", "sword-green")) == told[0]


def test_s42_a_tile_may_match_both_bans() -> None:
    table = two_bans({"L1R5C1": "ring-pink", "L1R1C5": "sword-green"})
    both = banned("L1R5C1", (A, "colour-pink"), (B, "kind-ring"))
    assert both == table.refused(C, "take", "L1R5C1")


def test_s43_waiver() -> None:
    cells = {
        "L3R1C1": "ring-white",
        "L1R5C1": "sword-white",
        "L1R5C3": "crown-white",
        "L1R5C5": "statue-white",
    }
    table = position({"seats": 2, "cells": cells, "empty": only(*cells, *COVERED)})
    table.play(A, "take", "L1R5C5")
    table.play(A, "ban", "colour", "white")
    for viewer in table.viewers():
        assert [
            Event("banned", (A, "colour", "white")),
            Event("turn", (B, 2)),
            Event("waiver", (B,)),
        ] == table.heard(viewer)
        assert table.view(viewer)["waived"]
    assert [("take", "L1R5C1"), ("take", "L1R5C3"), ("take", "L3R1C1")] == table.options(B)
    assert [] == table.view(B)["locked"]
    told = table.play(B, "take", "L1R5C3")
    assert Event("took", (B, "L1R5C3", "crown-white")) == told[0]


def test_s43_one_tile_left_free_is_no_reason_for_a_waiver() -> None:
    cells = {"L1R5C1": "sword-white", "L1R5C3": "crown-pink", "L1R5C5": "statue-white"}
    table = position({"seats": 2, "cells": cells, "empty": only(*cells)})
    table.play(A, "take", "L1R5C5")
    told = table.play(A, "ban", "colour", "white")
    assert [Event("banned", (A, "colour", "white")), Event("turn", (B, 2))] == told
    assert not table.view(B)["waived"]
    assert [("take", "L1R5C3")] == table.options(B)


def test_s44_waiver_over_two_bans() -> None:
    table = two_bans({}, "ring-white", "chest-pink", "lamp-blue", "ruby-green")
    assert {"L1R5C3": "crown-pink", "L3R1C1": "ring-blue"} == table.now()["cells"]
    assert [
        Event("banned", (B, "kind", "ring")),
        Event("turn", (C, 3)),
        Event("waiver", (C,)),
    ] == table.events
    assert [("take", "L1R5C3"), ("take", "L3R1C1")] == table.options(C)
    assert [] == table.view(C)["locked"]
    table.play(C, "take", "L3R1C1")
    # The bans are judged afresh: A's own is over, B's binds A again (CT-22, CT-24).
    assert [Event("turn", (A, 4)), Event("ban_over", (A, "colour", "pink"))] == table.events[-2:]
    assert [None, ["kind", "ring"], None] == table.now()["bans"]
    assert not table.view(A)["waived"]
    assert banned("L2R1C1", (B, "kind-ring")) == table.refused(A, "take", "L2R1C1")


def test_s44_the_waiver_frees_the_extra_tile_too() -> None:
    cells = {"L1R5C4": "ring-green", "L1R5C5": "ring-pink"}
    data = {"seats": 2, "cells": cells, "empty": only(*cells), "bans": [None, ["kind", "ring"]]}
    table = position(data)
    table.play(A, "take", "L1R5C4")
    assert [("take_adjacent", "L1R5C5")] == table.options(A)


def test_s45_removed_kind() -> None:
    options = {"variant": "equal", "removed_kind": "sword"}
    cells = {
        "L4R1C1": "statue-white",
        "L4R1C2": "ring-brown",
        "L4R2C1": "ring-blue",
        "L4R2C2": "crown-pink",
    }
    data = {"seats": 3, "options": options, "removed": ["sword"], "cells": cells}
    table = position(data, "ruby-pink")
    table.play(A, "take", "L4R1C1")
    expected = Refusal("kind-not-in-play", "CT-39", {"kind": "sword"})
    assert expected == table.refused(A, "ban", "kind", "sword")
    bans = [("ban", "colour", colour) for colour in sorted(COLOURS)]
    bans += [("ban", "kind", kind) for kind in sorted(KINDS) if kind != "sword"]
    assert bans == table.options(A)


def test_s46_bans_do_not_touch_yellow() -> None:
    cells = {
        "L4R1C1": "statue-yellow",
        "L4R1C2": "ring-brown",
        "L4R2C1": "ring-blue",
        "L4R2C2": "crown-pink",
    }
    hands = [[], ["ruby-white", "ruby-brown"], ["lamp-pink", "chest-blue"]]
    bans = [None, ["kind", "lamp"], None]
    table = position({"seats": 3, "cells": cells, "hands": hands, "bans": bans}, "ruby-pink")
    table.play(A, "take", "L4R1C1")
    table.play(B, "offer", "ruby-white")
    table.play(C, "offer", "lamp-pink")
    assert [("pick", B), ("pick", C)] == table.options(A)
    told = table.play(A, "pick", C)
    assert Event("picked", (A, C, "lamp-pink")) == told[0]
    assert [
        ["lamp-pink", "statue-yellow"],
        ["ruby-brown", "ruby-white"],
        ["chest-blue"],
    ] == table.now()["hands"]
    assert [0, 0, 0] == table.now()["track"]
