"""Clocks, leaving and views: S63, S64, S66, S68, S71 and S73.

S65, S67, S69, S70 and S72 are about rooms and texts and are tested there.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from fabletop.core.dealer import Event
from fabletop.core.game import Outcome
from fabletop.core.options import Action
from fabletop.core.pace import Pace
from fabletop.games.cave.content import BOX
from fabletop.games.cave.tests.table import CAVE, LARGE_CAVE, A, B, C, Table, only, position
from fabletop.games.cave.tests.test_green import green_alone
from fabletop.games.cave.tests.test_taking import nothing_turned
from fabletop.games.cave.tests.test_yellow import nobody_has_anything

# -- clocks


def test_s63_clock_runs_out_in_take() -> None:
    cells = {
        "L3R1C1": "ring-pink",
        "L4R1C2": "crown-pink",
        "L4R2C1": "chest-pink",
        "L4R2C2": "ruby-pink",
    }
    table = position({"seats": 2, "empty": ["L4R1C1"], "cells": cells}, "lamp-pink", "lamp-blue")
    assert [("take", cell) for cell in cells] == table.options(A)
    assert Pace(1, 60, {A: (("take", "L4R1C2"),)}) == CAVE.table.pace(table.state)
    told = table.play(A, *table.lapse(A))
    assert Event("took", (A, "L4R1C2", "crown-pink")) == told[0]


@pytest.mark.parametrize(("tempo", "seconds"), [("off", None), ("relaxed", 180), ("blitz", 30)])
def test_s63_the_host_sets_the_tempo(tempo: str, seconds: float | None) -> None:
    table = position({"seats": 2, "options": {"timers": tempo}})
    assert seconds == CAVE.table.pace(table.state).lasts


def test_s64_clock_runs_out_in_offer() -> None:
    hand = ["crown-blue", "crown-brown", "crown-pink", "lamp-white", "sword-pink"]
    cells = {"L4R1C1": "chest-yellow"}
    table = position({"seats": 2, "cells": cells, "hands": [[], hand]}, "ring-pink")
    table.play(A, "take", "L4R1C1")
    assert Pace(2, 30, {B: (("offer", "lamp-white"),)}) == CAVE.table.pace(table.state)
    assert [
        Event("chose", (B,)),
        Event("shown", ([B], ["lamp-white"])),
    ] == table.play(B, *table.lapse(B))


def test_s64_ties_of_a_kind_go_by_the_order_of_colours() -> None:
    cells = {"L4R1C1": "chest-yellow"}
    hands = [[], ["sword-blue", "sword-pink"]]
    table = position({"seats": 2, "cells": cells, "hands": hands}, "ring-pink")
    table.play(A, "take", "L4R1C1")
    assert ("offer", "sword-pink") == table.lapse(B)


STEPS: list[tuple[dict[str, object], float, Action]] = [
    (  # LAMP: the lamp is kept
        {
            "options": {"variant": "lamp"},
            "agenda": ["end_turn", "effect", "lamp"],
            "hands": [[], ["lamp-blue"], []],
            "empty": ["L4R1C1"],
            "taken": "lamp-blue",
            "from": "L4R1C1",
            "display": ["ring-pink"],
        },
        30,
        ("lamp_keep",),
    ),
    (  # GREEN: up, right, down, left; the right neighbour comes before the left one
        {
            "agenda": ["end_turn", "extra"],
            "empty": ["L4R1C1", "L4R1C2", "L3R1C2"],
            "from": "L3R1C2",
        },
        20,
        ("take_adjacent", "L3R1C3"),
    ),
    (  # PICK: the kind held most
        {
            "agenda": ["end_turn", "pick"],
            "hands": [["ring-pink"], ["ring-blue", "chest-yellow"], ["lamp-pink"]],
            "offers": ["ring-pink", None, "lamp-pink"],
        },
        20,
        ("pick", A),
    ),
    (  # PICK: ties go to the nearest clockwise, from B that is C
        {
            "agenda": ["end_turn", "pick"],
            "hands": [["ring-pink"], ["chest-yellow"], ["lamp-pink"]],
            "offers": ["ring-pink", None, "lamp-pink"],
        },
        20,
        ("pick", C),
    ),
    (  # WHITE: the kind held most
        {
            "agenda": ["end_turn", "ban"],
            "hands": [[], ["ring-pink", "statue-pink", "statue-white"], []],
        },
        30,
        ("ban", "kind", "statue"),
    ),
    (  # WHITE: ties go by the order of kinds
        {
            "agenda": ["end_turn", "ban"],
            "hands": [[], ["chest-pink", "ring-pink", "statue-white"], []],
        },
        30,
        ("ban", "kind", "ring"),
    ),
]


@pytest.mark.parametrize(("said", "seconds", "action"), STEPS)
def test_s64_the_clock_of_every_other_step(
    said: dict[str, object], seconds: float, action: Action
) -> None:
    table = position({"seats": 3, "active": B, "turn": 2, "decision": 9, **said})
    assert Pace(9, seconds, {B: (action,)}) == CAVE.table.pace(table.state)
    assert None is table.refused(B, *action)


# -- leaving

CELLS = {
    "L2R4C4": "diamond-pink",  # four face-down tiles under it
    "L1R1C1": "ring-pink",
    "L1R1C3": "crown-pink",
    "L1R1C5": "chest-yellow",
    "L1R3C1": "ruby-white",
}
LAST_FOUR = {
    "L1R4C4": "lamp-pink",
    "L1R4C5": "sword-pink",
    "L1R5C4": "statue-pink",
    "L1R5C5": "carpet-pink",
}
HANDS = [
    ["sword-white"],
    ["crown-blue", "crown-brown", "lamp-white"],
    ["statue-blue", "statue-green"],
]


def skip_table(**said: object) -> Table:
    """Three players, `on_leave=skip`; B holds three tiles, C two, A one."""
    data: dict[str, object] = {
        "seats": 3,
        "options": {"on_leave": "skip"},
        "cells": CELLS,
        "empty": only(*CELLS, *LAST_FOUR),
        "hands": HANDS,
        **said,
    }
    return position(data, *LAST_FOUR.values())


def test_s66_leaving_with_skip() -> None:
    table = skip_table(track=[0, 90, 0], bans=[None, ["colour", "blue"], None])
    assert [Event("left", (B,))] == table.leave(B)
    assert ("take", [A]) == (table.step(), table.actors())
    assert [
        Event("took", (A, "L1R1C1", "ring-pink")),
        Event("scored_pink", (A, 5)),
        Event("ban_over", (B, "colour", "blue")),
        Event("skipped", (B,)),
        Event("turn", (C, 2)),
    ] == table.play(A, "take", "L1R1C1")
    assert [None, None, None] == table.now()["bans"]
    assert Event("turn", (A, 3)) == table.play(C, "take", "L1R1C3")[-1]
    assert [
        Event("took", (A, "L1R1C5", "chest-yellow")),
        Event("tribute", (A, [B, C])),
        Event("chose", (B,)),
    ] == table.play(A, "take", "L1R1C5")
    assert ("offer", [C]) == (table.step(), table.actors())
    assert (
        Event("shown", ([B, C], ["lamp-white", "statue-blue"]))
        == (table.play(C, "offer", "statue-blue")[-1])
    )
    assert ("pick", [A]) == (table.step(), table.actors())
    assert [("pick", B), ("pick", C)] == table.options(A)
    assert [
        Event("picked", (A, C, "statue-blue")),
        Event("skipped", (B,)),
        Event("turn", (C, 4)),
    ] == table.play(A, "pick", C)
    assert HANDS[B] == table.view(B)["seats"][B]["hand"]
    assert Event("over", ("scored", [C])) == table.play(C, "take", "L2R4C4")[-1]
    scores = (
        {"track": 5, "groups": 4, "tiles": 4},
        {"track": 90, "groups": 4, "tiles": 3},
        {"track": 10, "groups": 3, "tiles": 3},
    )
    expected = Outcome("scored", (C,), (2, 3, 1), (9, 94, 13), scores)
    assert expected == CAVE.outcome(table.state)
    assert [C] == table.view(None)["winners"]


def test_s66_leaving_in_ones_own_take_skips_the_turn() -> None:
    table = skip_table(active=B, turn=2)
    told = table.leave(B)
    assert [Event("left", (B,)), Event("skipped", (B,)), Event("turn", (C, 2))] == told
    assert ("take", [C]) == (table.step(), table.actors())
    assert HANDS == table.now()["hands"]


def test_s66_a_turn_begun_is_finished_by_the_autopilot() -> None:
    table = skip_table(active=B, turn=2)
    table.play(B, "take", "L1R3C1")
    assert ("ban", [B]) == (table.step(), table.actors())
    assert [
        Event("left", (B,)),
        Event("banned", (B, "kind", "crown")),
        Event("turn", (C, 3)),
    ] == table.leave(B)
    assert ("take", [C]) == (table.step(), table.actors())


def test_s66_an_offer_still_to_be_made_is_made_by_the_autopilot() -> None:
    table = skip_table()
    table.play(A, "take", "L1R1C5")
    assert [Event("left", (B,)), Event("chose", (B,))] == table.leave(B)
    assert ("offer", [C]) == (table.step(), table.actors())
    table.play(C, "offer", "statue-blue")
    # A has not left, so A is asked.
    assert ("pick", [A]) == (table.step(), table.actors())
    assert [("pick", B), ("pick", C)] == table.options(A)


def test_s66_one_who_leaves_after_the_offers_does_not_stop_the_pick() -> None:
    table = skip_table()
    table.play(A, "take", "L1R1C5")
    table.play(B, "offer", "crown-blue")
    table.play(C, "offer", "statue-blue")
    assert [Event("left", (B,))] == table.leave(B)
    assert ("pick", [A]) == (table.step(), table.actors())
    table.play(A, "pick", B)
    assert ("take", [C]) == (table.step(), table.actors())


def test_s66_a_pick_still_to_be_made_is_made_by_the_autopilot() -> None:
    hands = [["statue-white"], *HANDS[1:]]
    table = skip_table(hands=hands)
    table.play(A, "take", "L1R1C5")
    table.play(B, "offer", "crown-blue")
    table.play(C, "offer", "statue-blue")
    assert [
        Event("left", (A,)),
        Event("picked", (A, C, "statue-blue")),
        Event("turn", (B, 2)),
    ] == table.leave(A)
    assert ("take", [B]) == (table.step(), table.actors())


def test_s66_one_who_leaves_while_others_offer_lets_the_autopilot_pick() -> None:
    hands = [["statue-white"], *HANDS[1:]]
    table = skip_table(hands=hands)
    table.play(A, "take", "L1R1C5")
    assert [Event("left", (A,))] == table.leave(A)
    assert ("offer", [B, C]) == (table.step(), table.actors())
    table.play(B, "offer", "crown-blue")
    assert [
        Event("chose", (C,)),
        Event("shown", ([B, C], ["crown-blue", "statue-blue"])),
        Event("picked", (A, C, "statue-blue")),
        Event("turn", (B, 2)),
    ] == table.play(C, "offer", "statue-blue")


def test_s66_if_the_last_seat_is_skipped_the_round_ends_before_it() -> None:
    floor = {"L1R1C1": "ring-pink", "L1R1C3": "crown-pink", "L1R1C5": "chest-pink"}
    table = skip_table(active=B, turn=2, cells=floor, empty=only(*floor))
    assert table.view(None)["last_round"]
    table.leave(C)
    assert [
        Event("took", (B, "L1R1C1", "ring-pink")),
        Event("scored_pink", (B, 5)),
        Event("skipped", (C,)),
        Event("over", ("scored", [B])),
    ] == table.play(B, "take", "L1R1C1")


def test_s66_the_only_one_left_has_won() -> None:
    table = skip_table(track=[0, 90, 80])
    table.leave(B)
    told = table.leave(C)
    assert [
        Event("left", (C,)),
        Event("laid_open", (list(LAST_FOUR), list(LAST_FOUR.values()))),
        Event("over", ("walkover", [A])),
    ] == told
    assert Outcome("walkover", (A,), (1, 2, 2), ()) == CAVE.outcome(table.state)
    assert HANDS == [seat["hand"] for seat in table.view(None)["seats"]]
    assert CELLS | LAST_FOUR == table.view(None)["cells"]
    assert [None, None, None] == [seat["score"] for seat in table.view(None)["seats"]]


# -- views


def test_s68_open_screens() -> None:
    top = {
        "L4R1C1": "ring-pink",
        "L4R1C2": "crown-pink",
        "L4R2C1": "chest-pink",
        "L4R2C2": "ruby-pink",
    }
    closed = position({"seats": 3, "hands": HANDS, "cells": top})
    table = position({"seats": 3, "hands": HANDS, "cells": top, "options": {"screens": "open"}})
    unseen = [BOX.tiles[tile] for tile in table.state.bag]
    assert 50 == len(unseen)
    for viewer in table.viewers():
        view = table.view(viewer)
        assert HANDS == [seat["hand"] for seat in view["seats"]]
        assert LARGE_CAVE == list(view["cells"])
        assert top == {cell: tile for cell, tile in view["cells"].items() if isinstance(tile, str)}
        assert None is view["unused_tiles"]
        assert [] == [name for name in unseen if name in json.dumps(view)]
        own = [hand if seat == viewer else None for seat, hand in enumerate(HANDS)]
        assert own == [seat["hand"] for seat in closed.view(viewer)["seats"]]


def test_s68_the_log_is_open_too() -> None:
    past = [Event("turn", (seat, turn)) for turn, seat in enumerate([A, B, C, A, B, C], 1)]
    said = {"seats": 3, "active": C, "turn": 6, "latest": [4, 5, 3]}
    closed, table = position(said), position({**said, "options": {"screens": "open"}})
    assert [past] * 4 == [list(CAVE.table.log(table.state, seat, past)) for seat in table.viewers()]
    # Closed: from one's own last completed turn; spectators: three turns and the running one.
    expected = [past[3:], past[4:], past[2:], past[2:]]
    assert expected == [list(CAVE.table.log(closed.state, seat, past)) for seat in closed.viewers()]


def test_s71_ban_tokens() -> None:
    cells = {
        "L1R3C3": "ring-blue",
        "L1R5C1": "sword-green",
        "L1R5C3": "crown-pink",
        "L1R5C5": "ring-pink",
    }
    bans = [["colour", "pink"], ["kind", "ring"], None]
    data = {"seats": 3, "cells": cells, "empty": only(*cells)}
    table = position({**data, "active": C, "turn": 3, "bans": bans})
    for viewer in table.viewers():
        assert [
            {"by": A, "type": "colour", "value": "pink", "until": A},
            {"by": B, "type": "kind", "value": "ring", "until": B},
        ] == table.view(viewer)["bans"]
    assert ["L1R3C3", "L1R5C3", "L1R5C5"] == table.view(C)["locked"]
    assert [] == table.view(None)["locked"]
    assert [("take", "L1R5C1")] == table.options(C)
    assert ["L1R3C3", "L1R5C5"] == table.view(A)["locked"]  # B's ban alone
    assert ["L1R5C3", "L1R5C5"] == table.view(B)["locked"]  # A's ban alone


def test_s71_ones_own_ban_locks_nothing() -> None:
    cells = {"L1R5C1": "sword-green", "L1R5C3": "crown-pink", "L1R5C5": "ring-pink"}
    bans = [["colour", "pink"], None, None]
    data = {"seats": 3, "cells": cells, "empty": only(*cells), "bans": bans, "active": C}
    table = position(data)
    assert [{"by": A, "type": "colour", "value": "pink", "until": A}] == table.view(A)["bans"]
    assert [] == table.view(A)["locked"]
    assert ["L1R5C3", "L1R5C5"] == table.view(C)["locked"]


@pytest.mark.parametrize(
    ("played", "colour"),
    [(green_alone, "green"), (nobody_has_anything, "yellow"), (nothing_turned, "blue")],
)
def test_s73_empty_effects_are_announced(played: Callable[[], Table], colour: str) -> None:
    table = played()
    for viewer in table.viewers():
        lines = [event for event in table.heard(viewer) if event.key == "nothing"]
        assert [Event("nothing", (A, colour))] == lines
    assert Event("turn", (B, 2)) == table.events[-1]
    assert ("take", [B]) == (table.step(), table.actors())
    assert {"take"} == {option[0] for option in table.options(B)}
    assert "pass" not in CAVE.about.actions
