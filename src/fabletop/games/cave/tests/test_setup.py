"""Setting up: S01 to S09."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from fabletop.core.dealer import Event, Seeded
from fabletop.core.options import Word
from fabletop.core.refusals import Refusal, Refused
from fabletop.games.cave.content import BOX, Layout
from fabletop.games.cave.tests.table import (
    ALL_TILES,
    CAVE,
    KINDS,
    LARGE_CAVE,
    SMALL_CAVE,
    A,
    B,
    C,
    Table,
    deal,
    only,
    position,
    turned_up,
)

LARGE_TOP = ["L4R1C1", "L4R1C2", "L4R2C1", "L4R2C2"]
SMALL_TOP = ["L4R1C1", "L4R2C1"]


def face_up(table: Table) -> dict[str, str]:
    return {cell: tile for cell, tile in table.view(None)["cells"].items() if isinstance(tile, str)}


def unseen(table: Table) -> set[str]:
    """The tiles that lie face down or are unused."""
    return {BOX.tiles[tile] for tile in table.state.bag}


def dealt(table: Table) -> dict[str, str]:
    """Every cell with the tile it held, found out by playing to the end."""
    pairs = turned_up(table.play_out())
    cells = dict(pairs)
    assert len(cells) == len(pairs) == len(set(cells.values()))
    return cells


def test_s01_standard_deal() -> None:
    table = deal(3, {"variant": "standard"})
    view = table.view(None)
    assert LARGE_CAVE == list(view["cells"])
    assert LARGE_TOP == list(face_up(table))
    assert 6 == view["unused"]
    assert [] == view["removed"]
    assert [] == view["display"]
    assert [(0, 0)] * 3 == [(seat["track"], seat["tiles"]) for seat in view["seats"]]
    assert [[], [], []] == table.now()["hands"]
    assert 56 == len(table.state.bag) == len(unseen(table))
    assert ALL_TILES == unseen(table) | set(face_up(table).values())


def test_s01_the_cells_hold_different_tiles_and_six_are_unused() -> None:
    table = deal(3, {"variant": "standard"})
    cells = dealt(table)
    unused = table.view(None)["unused_tiles"]
    assert unused is not None
    assert sorted(LARGE_CAVE) == sorted(cells)
    assert 6 == len(unused)
    assert ALL_TILES == set(cells.values()) | set(unused)


def test_s01_the_same_seed_deals_the_same_cave() -> None:
    same, again, other = (deal(3, {}, seed) for seed in (5, 5, 6))
    assert same.now() == again.now()
    assert same.play_out() == again.play_out()
    assert dealt(deal(3, {}, 5)) != dealt(other)


def resting(layout: Layout) -> dict[str, list[str]]:
    """What each cell rests on."""
    names = layout.names
    return {
        names[cell]: [names[below] for below in places] for cell, places in enumerate(layout.below)
    }


def rests_on(cell: str, rows: int) -> list[str]:
    """The rule of sections i.2 and i.3: on two columns, and on so many rows, of the layer below."""
    layer, row, column = (int(cell[place]) for place in (1, 3, 5))
    if layer == 1:
        return []
    return [f"L{layer - 1}R{r}C{c}" for r in range(row, row + rows) for c in (column, column + 1)]


def test_s01_every_tile_lies_on_four_of_the_layer_below() -> None:
    assert {cell: rests_on(cell, 2) for cell in LARGE_CAVE} == resting(BOX.caves["large"])


def test_s02_no_leak() -> None:
    table = deal(3, {"variant": "standard"})
    text = json.dumps(table.view(B))
    hidden = unseen(table)
    assert 56 == len(hidden)
    assert [] == [name for name in hidden if name in text]
    seen = json.loads(text)
    covers = Counter(below for cell in LARGE_CAVE for below in rests_on(cell, 2))
    assert 50 == len(covers)
    assert dict(covers) | face_up(table) == seen["cells"]
    assert (6, None) == (seen["unused"], seen["unused_tiles"])
    table.state.bag.reverse()
    assert text == json.dumps(table.view(B))


def test_s03_small_cave() -> None:
    table = deal(2, {"variant": "small"})
    view = table.view(None)
    assert SMALL_CAVE == list(view["cells"])
    layers = [sum(cell.startswith(f"L{layer}") for cell in view["cells"]) for layer in range(1, 5)]
    assert [16, 12, 6, 2] == layers
    assert SMALL_TOP == list(face_up(table))
    assert 6 == view["unused"]
    out = view["removed"]
    assert 3 == len(set(out)) == len(out)
    assert set(out) <= set(KINDS)
    in_play = {tile for tile in ALL_TILES if tile.split("-")[0] not in out}
    assert 42 == len(in_play)
    assert in_play == unseen(table) | set(face_up(table).values())
    for viewer in table.viewers():
        assert Event("removed", (out,)) in table.heard(viewer)
        assert out == table.view(viewer)["removed"]


def test_s03_the_small_cave_holds_different_tiles_and_six_are_unused() -> None:
    table = deal(2, {"variant": "small"})
    out = table.view(None)["removed"]
    cells = dealt(table)
    unused = table.view(None)["unused_tiles"]
    assert unused is not None
    assert sorted(SMALL_CAVE) == sorted(cells)
    assert 6 == len(unused)
    in_play = {tile for tile in ALL_TILES if tile.split("-")[0] not in out}
    assert in_play == set(cells.values()) | set(unused)


def test_s03_the_second_layer_lies_on_two_the_others_on_four() -> None:
    expected = {cell: rests_on(cell, 1 if cell.startswith("L2") else 2) for cell in SMALL_CAVE}
    assert expected == resting(BOX.caves["small"])


def test_s03_the_host_may_choose_the_three_kinds() -> None:
    out = ("sword", "ruby", "lamp")
    table = deal(2, {"variant": "small", "removed_kinds": out})
    assert ["lamp", "sword", "ruby"] == table.view(None)["removed"]
    assert [] == [tile for tile in unseen(table) if tile.split("-")[0] in out]


def test_s04_small_cave_with_three() -> None:
    expected = Refusal("small-needs-two", "CT-3", {"seats": 3})
    assert expected == CAVE.refuse_setup(3, {"variant": "small"})
    assert expected == refused_setup(3, {"variant": "small"})
    assert None is CAVE.refuse_setup(2, {"variant": "small"})


def refused_setup(seats: int, options: dict[str, Word]) -> Refusal:
    with pytest.raises(Refused) as raised:
        CAVE.setup(seats, options, Seeded(1))
    return raised.value.refusal


def test_s05_equal_treasures() -> None:
    table = deal(4, {"variant": "equal", "removed_kind": "sword"})
    assert LARGE_CAVE == list(table.view(None)["cells"])
    assert LARGE_TOP == list(face_up(table))
    assert 0 == table.view(None)["unused"]
    for viewer in table.viewers():
        assert Event("removed", (["sword"],)) in table.heard(viewer)
        assert ["sword"] == table.view(viewer)["removed"]
    told = [event.key for event in table.events]
    assert told.index("removed") < told.index("turn")
    treasures = {tile for tile in ALL_TILES if not tile.startswith("sword")}
    assert 54 == len(treasures)
    assert treasures == set(dealt(table).values())
    assert [] == table.view(None)["unused_tiles"]


def test_s06_lamp_variant() -> None:
    table = deal(2, {"variant": "lamp"})
    view = table.view(None)
    display = view["display"]
    assert 6 == len(set(display)) == len(display)
    assert [] == [tile for tile in display if tile.startswith("lamp")]
    for viewer in table.viewers():
        assert Event("displayed", (display,)) in table.heard(viewer)
        assert display == table.view(viewer)["display"]
    assert LARGE_CAVE == list(view["cells"])
    assert LARGE_TOP == list(face_up(table))
    assert 0 == view["unused"]
    on_board = set(dealt(table).values())
    assert ALL_TILES - set(display) == on_board
    assert 6 == len([tile for tile in on_board if tile.startswith("lamp")])
    assert [] == table.view(None)["unused_tiles"]


@pytest.mark.parametrize("seats", [1, 5])
def test_s07_wrong_numbers(seats: int) -> None:
    expected = Refusal("bad-player-count", "CT-1", {"seats": seats})
    assert expected == CAVE.refuse_setup(seats, {})
    assert expected == refused_setup(seats, {})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s07_right_numbers(seats: int) -> None:
    assert None is CAVE.refuse_setup(seats, {})
    assert seats == len(deal(seats, {}).view(None)["seats"])


def test_s08_combining_variants() -> None:
    expected = Refusal("bad-option", "CT-2", {"option": "variant", "value": "lamp+equal"})
    assert expected == CAVE.refuse_setup(3, {"variant": "lamp+equal"})
    assert expected == refused_setup(3, {"variant": "lamp+equal"})


def test_s09_start_seat() -> None:
    table = deal(3, {"first_player": "seat:1"})
    assert ("take", [B]) == (table.step(), table.actors())
    assert (B, B) == (table.view(None)["start"], table.view(None)["active"])
    assert Event("began", (B, "standard")) == table.events[0]
    turns = [event.args for event in table.play_out() if event.key == "turn"]
    assert [(B, 1), (C, 2), (A, 3), (B, 4)] == turns[:4]


@pytest.mark.parametrize(
    ("options", "among"),
    [
        ({"youngest": (B,)}, {B}),
        ({"youngest": (A, C)}, {A, C}),
        ({"youngest": ()}, {A, B, C}),
        ({"first_player": "random", "youngest": (B,)}, {A, B, C}),
        ({"first_player": "seat:2", "youngest": (B,)}, {C}),
    ],
)
def test_ct5_the_youngest_starts(options: dict[str, Word], among: set[int]) -> None:
    assert among == {CAVE.setup(3, options, Seeded(seed)).start for seed in range(40)}


def test_ct5_nobody_is_the_youngest_who_does_not_play() -> None:
    expected = Refusal("bad-option", "CT-2", {"option": "youngest", "value": 3})
    assert expected == CAVE.refuse_setup(3, {"youngest": (0, 3)})
    assert None is CAVE.refuse_setup(4, {"youngest": (0, 3)})


def test_s09_the_last_seat_is_to_the_right_of_the_start_seat() -> None:
    left = {"L1R1C1": "ring-pink", "L1R1C3": "crown-pink", "L1R1C5": "chest-pink"}
    table = position({"seats": 3, "start": B, "active": C, "cells": left, "empty": only(*left)})
    assert table.view(None)["last_round"]
    table.play(C, "take", "L1R1C1")
    assert ("take", [A]) == (table.step(), table.actors())
    table.play(A, "take", "L1R1C3")
    assert ("over", []) == (table.step(), table.actors())
