"""The last round, the end and the score: S54 to S62."""

from __future__ import annotations

from fabletop.core.dealer import Event
from fabletop.core.game import Outcome
from fabletop.core.refusals import Refusal
from fabletop.games.cave.tests.table import (
    ALL_TILES,
    CAVE,
    COLOURS,
    LARGE_CAVE,
    A,
    B,
    C,
    D,
    Table,
    only,
    position,
)

# The last face-down tiles lie under L2R4C4.
CELLS = {
    "L2R4C4": "ring-pink",
    "L1R1C1": "crown-pink",
    "L1R1C3": "chest-pink",
    "L1R1C5": "ruby-pink",
}
LAST_FOUR = {
    "L1R4C4": "lamp-pink",
    "L1R4C5": "sword-pink",
    "L1R5C4": "statue-pink",
    "L1R5C5": "carpet-pink",
}
EMPTY = only(*CELLS, *LAST_FOUR)
TURNED_UP = Event("turned_up", (list(LAST_FOUR), list(LAST_FOUR.values())))


def group(kind: str, number: int) -> list[str]:
    """So many tiles of a kind."""
    return [f"{kind}-{colour}" for colour in COLOURS[:number]]


def details(track: int, groups: int, tiles: int) -> dict[str, int]:
    return {"track": track, "groups": groups, "tiles": tiles}


def test_s54_last_round_from_the_middle() -> None:
    first_four = {
        "L1R1C1": "ring-blue",
        "L1R1C2": "chest-blue",
        "L1R2C1": "ruby-blue",
        "L1R2C2": "lamp-blue",
    }
    cells = {"L2R1C1": "crown-pink", "L2R4C4": "ring-pink", "L1R1C4": "chest-pink"}
    table = position(
        {"seats": 3, "cells": cells, "empty": only(*cells, *first_four, *LAST_FOUR)},
        *first_four.values(),
        *LAST_FOUR.values(),
    )
    told = list(table.play(A, "take", "L2R1C1"))
    assert [
        Event("took", (A, "L2R1C1", "crown-pink")),
        Event("turned_up", (list(first_four), list(first_four.values()))),
        Event("scored_pink", (A, 5)),
        Event("turn", (B, 2)),
    ] == told
    assert not table.view(None)["last_round"]
    told += table.play(B, "take", "L2R4C4")
    for viewer in table.viewers():
        assert [
            Event("took", (B, "L2R4C4", "ring-pink")),
            TURNED_UP,
            Event("last_round", (B,)),
            Event("scored_pink", (B, 5)),
            Event("turn", (C, 3)),
        ] == table.heard(viewer)
        assert table.view(viewer)["last_round"]
    assert ("take", [C]) == (table.step(), table.actors())
    told += table.play(C, "take", "L1R1C4")
    assert [
        Event("took", (C, "L1R1C4", "chest-pink")),
        Event("scored_pink", (C, 5)),
        Event("over", ("scored", [A, B, C])),
    ] == table.events
    assert ("over", []) == (table.step(), table.actors())
    assert [A, B, C] == [event.args[0] for event in told if event.key == "took"]
    assert Refusal("game-over", "CT-45", {}) == table.refused(A, "take", "L1R1C1")


def test_s54_the_extra_tile_may_bring_the_last_round() -> None:
    cells = CELLS | {"L2R4C3": "statue-green"}
    two = {"L1R4C3": "lamp-blue", "L1R5C3": "sword-blue"}
    table = position(
        {"seats": 3, "cells": cells, "empty": only(*cells, *two, *LAST_FOUR)},
        *two.values(),
        *LAST_FOUR.values(),
    )
    table.play(A, "take", "L2R4C3")
    assert not table.view(None)["last_round"]
    assert [
        Event("took_extra", (A, "L2R4C4", "ring-pink")),
        TURNED_UP,
        Event("last_round", (A,)),
        Event("turn", (B, 2)),
    ] == table.play(A, "take_adjacent", "L2R4C4")


def test_s55_last_round_in_the_last_seat() -> None:
    data = {"seats": 3, "active": C, "turn": 3, "cells": CELLS, "empty": EMPTY}
    table = position(data, *LAST_FOUR.values())
    assert [
        Event("took", (C, "L2R4C4", "ring-pink")),
        TURNED_UP,
        Event("last_round", (C,)),
        Event("scored_pink", (C, 5)),
        Event("over", ("scored", [C])),
    ] == table.play(C, "take", "L2R4C4")
    assert ("over", []) == (table.step(), table.actors())
    scores = (details(0, 0, 0), details(0, 0, 0), details(5, 1, 1))
    assert Outcome("scored", (C,), (2, 2, 1), (0, 0, 6), scores) == CAVE.outcome(table.state)


def test_s55_an_effect_that_asks_is_still_answered() -> None:
    cells = CELLS | {"L2R4C4": "ring-white"}
    table = position(
        {"seats": 3, "active": C, "turn": 3, "cells": cells, "empty": EMPTY}, *LAST_FOUR.values()
    )
    table.play(C, "take", "L2R4C4")
    assert ("ban", [C]) == (table.step(), table.actors())
    assert None is CAVE.outcome(table.state)
    assert [
        Event("banned", (C, "kind", "lamp")),
        Event("over", ("scored", [C])),
    ] == table.play(C, "ban", "kind", "lamp")


def test_s56_last_round_from_the_start_seat() -> None:
    table = position({"seats": 4, "cells": CELLS, "empty": EMPTY}, *LAST_FOUR.values())
    told = list(table.play(A, "take", "L2R4C4"))
    assert Event("last_round", (A,)) in told
    for seat, cell in ((B, "L1R1C1"), (C, "L1R4C4"), (D, "L1R1C3")):
        assert ("take", [seat]) == (table.step(), table.actors())
        assert None is CAVE.outcome(table.state)
        told += table.play(seat, "take", cell)
    assert ("over", []) == (table.step(), table.actors())
    turns = [event.args for event in told if event.key == "turn"]
    assert [(B, 2), (C, 3), (D, 4)] == turns
    assert 1 == [event.key for event in told].count("last_round")
    assert {
        "L1R1C5": "ruby-pink",
        "L1R4C5": "sword-pink",
        "L1R5C4": "statue-pink",
        "L1R5C5": "carpet-pink",
    } == table.now()["cells"]
    each = tuple(details(5, 1, 1) for _ in range(4))
    expected = Outcome("scored", (A, B, C, D), (1, 1, 1, 1), (6, 6, 6, 6), each)
    assert expected == CAVE.outcome(table.state)


def test_s57_board_empty() -> None:
    cells = {"L1R5C4": "ring-green", "L1R5C5": "crown-pink"}
    table = position(
        {
            "seats": 4,
            "active": C,
            "turn": 43,
            "latest": [41, 42, 39, 40],
            "cells": cells,
            "empty": only(*cells),
            "last_round": True,
        }
    )
    told = table.play(C, "take", "L1R5C4")
    assert [Event("took", (C, "L1R5C4", "ring-green"))] == told
    assert [("take_adjacent", "L1R5C5")] == table.options(C)
    assert [
        Event("took_extra", (C, "L1R5C5", "crown-pink")),
        Event("over", ("scored", [C])),
    ] == table.play(C, "take_adjacent", "L1R5C5")
    assert {} == table.view(None)["cells"]
    assert ("over", []) == (table.step(), table.actors())
    assert [41, 42, 43, 40] == table.now()["latest"]
    nothing = details(0, 0, 0)
    scores = (nothing, nothing, details(0, 2, 2), nothing)
    expected = Outcome("scored", (C,), (2, 2, 1, 2), (0, 0, 2, 0), scores)
    assert expected == CAVE.outcome(table.state)


def test_s58_last_tiles_effect_counts() -> None:
    data = {
        "seats": 3,
        "active": B,
        "turn": 2,
        "cells": {"L1R3C3": "diamond-yellow"},
        "empty": only("L1R3C3"),
        "hands": [["ring-pink", "ring-blue"], ["diamond-pink"], []],
    }
    table = position(data)
    assert [
        Event("took", (B, "L1R3C3", "diamond-yellow")),
        Event("tribute", (B, [A])),
    ] == table.play(B, "take", "L1R3C3")
    assert ("offer", [A]) == (table.step(), table.actors())
    assert None is CAVE.outcome(table.state)
    table.play(A, "offer", "ring-blue")
    assert ("pick", [B]) == (table.step(), table.actors())
    assert None is CAVE.outcome(table.state)
    assert [
        Event("picked", (B, A, "ring-blue")),
        Event("over", ("scored", [B])),
    ] == table.play(B, "pick", A)
    scores = (details(0, 1, 1), details(0, 4, 3), details(0, 0, 0))
    assert Outcome("scored", (B,), (2, 1, 3), (1, 4, 0), scores) == CAVE.outcome(table.state)


def ended(hands: list[list[str]], track: list[int]) -> Table:
    """A game that is over: the board is empty, and these are the hands and the points."""
    data = {"seats": len(hands), "hands": hands, "track": track, "empty": LARGE_CAVE}
    return position({**data, "agenda": [], "ended": "scored"})


PRINTED = [
    *group("carpet", 4),
    *group("statue", 1),
    *group("ruby", 1),
    *group("crown", 3),
    *group("chest", 2),
    *group("sword", 2),
]


def test_s59_printed_example() -> None:
    table = ended([PRINTED, []], [0, 0])
    expected = Outcome("scored", (A,), (1, 2), (24, 0), (details(0, 24, 13), details(0, 0, 0)))
    assert expected == CAVE.outcome(table.state)
    assert [24, 0] == [seat["score"] for seat in table.view(None)["seats"]]


def test_s59_points_on_the_track_are_added() -> None:
    outcome = CAVE.outcome(ended([PRINTED, []], [31, 0]).state)
    assert outcome is not None
    assert (55, 0) == outcome.scores


def test_s59_groups_of_one_to_six() -> None:
    worth = [
        outcome.scores[A]
        for number in range(7)
        if (outcome := CAVE.outcome(ended([group("ring", number), []], [0, 0]).state))
    ]
    assert [0, 1, 3, 6, 10, 15, 21] == worth


def test_s60_leftovers_are_worthless() -> None:
    cells = {
        "L1R1C1": "crown-pink",
        "L1R1C3": "ring-blue",
        "L1R1C5": "ring-brown",
        "L1R3C1": "ring-green",
        "L1R3C3": "ring-yellow",
        "L1R3C5": "crown-white",
    }
    hands = [["ring-pink"], ["ring-white"]]
    data = {"seats": 2, "active": B, "cells": cells, "empty": only(*cells), "hands": hands}
    table = position({**data, "track": [3, 0]})
    table.play(B, "take", "L1R1C1")
    assert ("over", []) == (table.step(), table.actors())
    assert 5 == len(table.view(None)["cells"])
    scores = (details(3, 1, 1), details(5, 2, 2))
    assert Outcome("scored", (B,), (2, 1), (4, 7), scores) == CAVE.outcome(table.state)


def test_s61_tie_by_tiles() -> None:
    ten = [*group("ring", 6), *group("lamp", 3), "ruby-pink"]
    eleven = [*group("crown", 5), *group("sword", 4), "ruby-blue", "ruby-white"]
    cells = {"L1R3C3": "diamond-blue"}
    data = {"seats": 2, "active": B, "cells": cells, "empty": only(*cells)}
    table = position({**data, "hands": [ten, eleven], "track": [17, 14]})
    assert [
        Event("took", (B, "L1R3C3", "diamond-blue")),
        Event("scored_square", (B, 2)),
        Event("over", ("scored", [A])),
    ] == table.play(B, "take", "L1R3C3")
    scores = (details(17, 28, 10), details(16, 29, 12))
    assert Outcome("scored", (A,), (1, 2), (45, 45), scores) == CAVE.outcome(table.state)
    assert [A] == table.view(None)["winners"]


def test_s62_full_tie() -> None:
    hands = [
        sorted([*group("ring", 6), *group("lamp", 3), *group("ruby", 2)]),
        sorted([*group("crown", 5), *group("sword", 4), *group("statue", 2)]),
        sorted(group("carpet", 3)),
    ]
    cells = {"L1R1C1": "chest-blue", "L1R3C3": "diamond-pink"}
    data = {"seats": 3, "active": C, "cells": cells, "empty": only(*cells)}
    table = position({**data, "hands": hands, "track": [15, 17, 28]})
    assert [hands[A], None, None] == [seat["hand"] for seat in table.view(A)["seats"]]
    assert (None, []) == (table.view(A)["unused_tiles"], table.view(A)["winners"])
    assert Event("over", ("scored", [A, B])) == table.play(C, "take", "L1R3C3")[-1]
    scores = (details(15, 30, 11), details(17, 28, 11), details(33, 7, 4))
    expected = Outcome("scored", (A, B), (1, 1, 3), (45, 45, 40), scores)
    assert expected == CAVE.outcome(table.state)
    hands[C].append("diamond-pink")
    unused = ALL_TILES - {tile for hand in hands for tile in hand} - {"chest-blue"}
    for viewer in table.viewers():
        view = table.view(viewer)
        assert hands == [seat["hand"] for seat in view["seats"]]
        assert [45, 45, 40] == [seat["score"] for seat in view["seats"]]
        assert sorted(unused) == view["unused_tiles"]
        assert {"L1R1C1": "chest-blue"} == view["cells"]
        assert [A, B] == view["winners"]
