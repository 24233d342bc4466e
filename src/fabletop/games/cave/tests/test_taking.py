"""Taking and turning up, pink, blue and brown: S10 to S25."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from fabletop.core.dealer import Event, Seeded
from fabletop.core.options import fill
from fabletop.core.refusals import Refusal
from fabletop.games.cave.tests.table import CAVE, COLOURS, KINDS, A, B, C, Table, position

FRESH = {
    "L4R1C1": "diamond-pink",
    "L4R1C2": "chest-white",
    "L4R2C1": "ring-brown",
    "L4R2C2": "crown-blue",
}
A_IS_DONE = {"active": B, "turn": 2, "latest": [1, 0, 0], "decision": 2}


def simplest_turn() -> Table:
    """S10: A takes the pink diamond; a ruby is turned up; B is asked."""
    table = position({"seats": 3, "cells": FRESH}, "ruby-blue")
    table.play(A, "take", "L4R1C1")
    return table


def test_s10_simplest_turn() -> None:
    table = simplest_turn()
    assert {
        **A_IS_DONE,
        "hands": [["diamond-pink"], [], []],
        "track": [5, 0, 0],
        "empty": ["L4R1C1"],
        "cells": {
            "L3R1C1": "ruby-blue",
            "L4R1C2": "chest-white",
            "L4R2C1": "ring-brown",
            "L4R2C2": "crown-blue",
        },
    } == table.changes()
    assert ("take", [B]) == (table.step(), table.actors())
    for viewer in table.viewers():
        assert [
            Event("took", (A, "L4R1C1", "diamond-pink")),
            Event("turned_up", (["L3R1C1"], ["ruby-blue"])),
            Event("scored_pink", (A, 5)),
            Event("turn", (B, 2)),
        ] == table.heard(viewer)


def test_s11_half_covered_is_covered() -> None:
    table = simplest_turn()
    for viewer in table.viewers():
        cells = table.view(viewer)["cells"]
        assert (1, 1) == (cells["L3R1C2"], cells["L3R2C1"])
    expected = Refusal("face-down", "CT-14", {"cell": "L3R1C2", "covers": 1})
    assert expected == table.refused(B, "take", "L3R1C2")
    face_up = ["L3R1C1", "L4R1C2", "L4R2C1", "L4R2C2"]
    assert [("take", cell) for cell in face_up] == table.options(B)


def test_s12_empty_cell() -> None:
    table = simplest_turn()
    expected = Refusal("empty-cell", "CT-23", {"cell": "L4R1C1"})
    assert expected == table.refused(B, "take", "L4R1C1")


def test_s13_out_of_turn() -> None:
    table = simplest_turn()
    expected = Refusal("not-your-decision", "CT-19", {"seats": [B]})
    assert expected == table.refused(C, "take", "L4R1C2")
    assert ("take", [B]) == (table.step(), table.actors())


def test_s14_no_pass() -> None:
    table = simplest_turn()
    assert Refusal("unknown-action", "CT-21", {"action": "pass"}) == table.refused(B, "pass")
    assert "pass" not in CAVE.about.actions


def test_s15_wrong_step() -> None:
    table = simplest_turn()
    expected = Refusal("wrong-step", "CT-27", {"ask": "take"})
    assert expected == table.refused(B, "ban", "colour", "pink")


def test_s16_nonsense_cell() -> None:
    small = {"variant": "small"}
    out = ["lamp", "ring", "ruby"]
    table = position({"seats": 2, "options": small, "removed": out, "active": B})
    assert Refusal("malformed", "CT-20", {}) == table.refused(B, "take", "L1R5C1")
    large = position({"seats": 2, "active": B})
    face_down = Refusal("face-down", "CT-14", {"cell": "L1R5C1", "covers": 1})
    assert face_down == large.refused(B, "take", "L1R5C1")


NONSENSE: list[object] = [None, True, -1, "", "L9R9C9", ("L4R1C1",), {"cell": "L4R1C1"}]


TAKEN = {"empty": ["L4R1C1"], "from": "L4R1C1"}
OFFERS = ["end_turn", "pick", "show_offers", "offer"]
STEPS: dict[str, dict[str, object]] = {
    "take": {},
    "lamp_swap": {
        **TAKEN,
        "options": {"variant": "lamp"},
        "hands": [["lamp-pink"], []],
        "taken": "lamp-pink",
        "agenda": ["end_turn", "effect", "lamp"],
    },
    "take_adjacent": {**TAKEN, "agenda": ["end_turn", "extra"]},
    "offer": {"active": B, "hands": [["ring-pink"], []], "offers": ["?", None], "agenda": OFFERS},
    "pick": {
        "hands": [[], ["lamp-pink"]],
        "offers": [None, "lamp-pink"],
        "agenda": ["end_turn", "pick"],
    },
    "ban": {**TAKEN, "agenda": ["end_turn", "ban"]},
}


@pytest.mark.parametrize("verb", STEPS)
def test_s16_nonsense_is_malformed_in_every_step(verb: str) -> None:
    table = position({"seats": 2, **STEPS[verb]})
    more = ("pink",) if verb == "ban" else ()
    malformed = Refusal("malformed", "CT-20", {})
    assert malformed == CAVE.refuse(table.state, A, (verb,))
    for nonsense in NONSENSE:
        assert malformed == CAVE.refuse(table.state, A, (verb, nonsense, *more))
        assert malformed == CAVE.refuse(table.state, A, (verb, "ring-pink", *more, nonsense))


def test_a_position_may_name_the_steps_a_turn_once_had() -> None:
    older = position({"seats": 2, "agenda": ["end_turn", "magic", "turn_up", "take"]})
    assert ["end_turn", "take"] == older.state.agenda
    assert position({"seats": 2}).now() == older.now()


def test_s17_stale_click() -> None:
    table = position({"seats": 3, "active": B, "decision": 13, "cells": FRESH})
    assert Refusal("stale", "CT-20", {}) == table.refused(B, "take", "L4R1C1", decision=12)
    assert None is table.refused(B, "take", "L4R1C1", decision=13)


def test_s17_the_first_check_that_fails_is_reported() -> None:
    table = position({"seats": 3, "active": B, "decision": 13, "cells": FRESH})
    over = position({"seats": 3, "agenda": [], "ended": "scored"})
    refusals = [
        over.refused(None, "pass", decision=12),
        over.refused(None, "take", "L4R1C1", decision=12),
        table.refused(None, "ban", decision=12),
        table.refused(C, "ban", decision=12),
        table.refused(C, "ban"),
        table.refused(B, "ban"),
        table.refused(B, "take"),
    ]
    assert [
        "unknown-action",
        "game-over",
        "not-seated",
        "stale",
        "not-your-decision",
        "wrong-step",
        "malformed",
    ] == [refusal.code for refusal in refusals if refusal]


# -- blue


def test_s18_blue_one_tile() -> None:
    table = position({"seats": 3, "cells": FRESH}, "ruby-pink")
    assert [
        Event("took", (A, "L4R2C2", "crown-blue")),
        Event("turned_up", (["L3R3C3"], ["ruby-pink"])),
        Event("scored_blue", (A, 2, 1)),
        Event("turn", (B, 2)),
    ] == table.play(A, "take", "L4R2C2")
    assert {
        **A_IS_DONE,
        "hands": [["crown-blue"], [], []],
        "track": [2, 0, 0],
        "empty": ["L4R2C2"],
        "cells": {
            "L3R3C3": "ruby-pink",
            "L4R1C1": "diamond-pink",
            "L4R1C2": "chest-white",
            "L4R2C1": "ring-brown",
        },
    } == table.changes()


def test_s19_blue_two_tiles() -> None:
    cells = {
        "L4R1C2": "carpet-blue",
        "L4R2C1": "ring-brown",
        "L4R2C2": "crown-blue",
        "L3R1C1": "chest-pink",
    }
    table = position({"seats": 3, "empty": ["L4R1C1"], "cells": cells}, "ruby-pink", "lamp-white")
    assert [
        Event("took", (A, "L4R1C2", "carpet-blue")),
        Event("turned_up", (["L3R1C2", "L3R1C3"], ["ruby-pink", "lamp-white"])),
        Event("scored_blue", (A, 4, 2)),
        Event("turn", (B, 2)),
    ] == table.play(A, "take", "L4R1C2")
    assert {
        **A_IS_DONE,
        "hands": [["carpet-blue"], [], []],
        "track": [4, 0, 0],
        "empty": ["L4R1C1", "L4R1C2"],
        "cells": {
            "L3R1C1": "chest-pink",
            "L3R1C2": "ruby-pink",
            "L3R1C3": "lamp-white",
            "L4R2C1": "ring-brown",
            "L4R2C2": "crown-blue",
        },
    } == table.changes()


def test_s20_blue_four_tiles() -> None:
    five = {
        "L3R1C1": "chest-pink",
        "L3R1C2": "chest-blue",
        "L3R1C3": "chest-brown",
        "L3R2C1": "chest-green",
        "L3R3C1": "chest-white",
    }
    four = {
        "L3R2C2": "ruby-pink",
        "L3R2C3": "lamp-white",
        "L3R3C2": "sword-blue",
        "L3R3C3": "crown-pink",
    }
    empty = ["L4R1C1", "L4R1C2", "L4R2C1"]
    cells = five | {"L4R2C2": "ring-blue"}
    table = position({"seats": 3, "empty": empty, "cells": cells}, *four.values())
    assert [
        Event("took", (A, "L4R2C2", "ring-blue")),
        Event("turned_up", (list(four), list(four.values()))),
        Event("scored_blue", (A, 8, 4)),
        Event("turn", (B, 2)),
    ] == table.play(A, "take", "L4R2C2")
    assert {
        **A_IS_DONE,
        "hands": [["ring-blue"], [], []],
        "track": [8, 0, 0],
        "empty": [*empty, "L4R2C2"],
        "cells": five | four,
    } == table.changes()


def nothing_turned() -> Table:
    """S21: A takes a blue ruby of the third layer; everything below lies under others too."""
    cells = {
        "L3R1C1": "chest-pink",
        "L3R1C2": "ruby-blue",
        "L3R1C3": "chest-brown",
        "L4R2C1": "ring-brown",
        "L4R2C2": "crown-blue",
    }
    table = position({"seats": 3, "empty": ["L4R1C1", "L4R1C2"], "cells": cells})
    table.play(A, "take", "L3R1C2")
    return table


def test_s21_blue_nothing_turned() -> None:
    table = nothing_turned()
    assert [
        Event("took", (A, "L3R1C2", "ruby-blue")),
        Event("nothing", (A, "blue")),
        Event("turn", (B, 2)),
    ] == table.events
    assert {
        **A_IS_DONE,
        "hands": [["ruby-blue"], [], []],
        "empty": ["L3R1C2", "L4R1C1", "L4R1C2"],
        "cells": {
            "L3R1C1": "chest-pink",
            "L3R1C3": "chest-brown",
            "L4R2C1": "ring-brown",
            "L4R2C2": "crown-blue",
        },
    } == table.changes()
    assert [0, 0, 0] == table.now()["track"]


def test_s22_blue_from_the_floor() -> None:
    above = {"L4R1C2": "ring-pink", "L4R2C1": "ring-brown", "L4R2C2": "crown-blue"}
    empty = ["L4R1C1", "L3R1C1", "L2R1C1"]
    cells = above | {"L1R1C1": "chest-blue"}
    table = position({"seats": 3, "empty": empty, "cells": cells})
    assert [
        Event("took", (A, "L1R1C1", "chest-blue")),
        Event("scored_square", (A, 2)),
        Event("turn", (B, 2)),
    ] == table.play(A, "take", "L1R1C1")
    assert {
        **A_IS_DONE,
        "hands": [["chest-blue"], [], []],
        "track": [2, 0, 0],
        "empty": ["L1R1C1", "L2R1C1", "L3R1C1", "L4R1C1"],
        "cells": above,
    } == table.changes()
    assert "L1R1C1" not in table.view(None)["cells"]


# -- brown


def test_s23_brown() -> None:
    hands = [["sword-pink", "sword-white", "ruby-pink"], ["sword-blue"], ["ruby-brown"]]
    cells = FRESH | {"L4R2C1": "sword-brown"}
    table = position({"seats": 3, "hands": hands, "cells": cells}, "lamp-pink")
    table.play(A, "take", "L4R2C1")
    for viewer in table.viewers():
        assert [
            Event("took", (A, "L4R2C1", "sword-brown")),
            Event("turned_up", (["L3R3C1"], ["lamp-pink"])),
            Event("scored_brown", (A, 6, ["sword-brown", "sword-pink", "sword-white"])),
            Event("turn", (B, 2)),
        ] == table.heard(viewer)
    assert [6, 0, 0] == table.now()["track"]
    own = ["ruby-pink", "sword-brown", "sword-pink", "sword-white"]
    assert [own, ["sword-blue"], ["ruby-brown"]] == table.now()["hands"]


def test_s24_brown_first_of_its_kind() -> None:
    hands = [["sword-pink", "ruby-white"], ["statue-pink"], []]
    cells = FRESH | {"L4R2C1": "statue-brown"}
    table = position({"seats": 3, "hands": hands, "cells": cells}, "lamp-pink")
    told = table.play(A, "take", "L4R2C1")
    assert Event("scored_brown", (A, 2, ["statue-brown"])) in told
    assert [2, 0, 0] == table.now()["track"]


def test_s25_effects_cannot_be_refused() -> None:
    table = position({"seats": 3, "cells": FRESH}, "lamp-pink")
    table.play(A, "take", "L4R1C2")
    assert Refusal("wrong-step", "CT-27", {"ask": "ban"}) == table.refused(A, "take", "L4R1C1")
    assert ("ban", [A]) == (table.step(), table.actors())
    bans = [("ban", "colour", colour) for colour in sorted(COLOURS)]
    bans += [("ban", "kind", kind) for kind in sorted(KINDS)]
    assert bans == table.options(A)


# -- what a tile brings here and now


def test_gains_are_told_to_whoever_takes_and_to_nobody_else() -> None:
    table = position({"seats": 2})
    assert {action[1] for action in table.options(A)} == set(table.gains(A))
    assert ({}, {}) == (table.gains(B), table.gains(None))


@pytest.mark.parametrize("seed", range(5))
def test_a_gain_is_what_then_happens(seed: int) -> None:
    """Whole games at random: points of pink, blue and brown, second tiles of green, the groups."""
    game, dealer, rng = CAVE, Seeded(seed), random.Random(seed)
    s = game.setup(3, {}, dealer)
    while game.outcome(s) is None:
        (seat, *_), step = game.actors(s), game.step(s)
        action = fill(rng.choice([*game.options(s, seat)]), rng.randrange)
        (before,) = cast("list[Any]", game.table.views(s, [seat]))
        game.apply(s, seat, action, dealer)
        after: Any = game.view(s, seat)
        if step in ("take", "extra"):
            gain = before["gains"][str(action[1])]
            assert before["group_points"] + gain["group"] == after["group_points"]
            assert before["seats"][seat]["track"] + gain["points"] == after["seats"][seat]["track"]
            if step == "take" and before["cells"][str(action[1])].endswith("-green"):
                more = len(game.options(s, seat)) if game.step(s) == "extra" else 0
                assert gain["count"] == more
