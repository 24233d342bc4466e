"""The greedy bot of section i.4, as the published figures have it."""

from __future__ import annotations

import random

from fabletop.core.options import Action
from fabletop.games.cave.tests.table import CAVE, A, B, Table, position

CELLS = {
    "L4R1C1": "chest-yellow",
    "L4R1C2": "ring-white",
    "L4R2C1": "crown-blue",
    "L4R2C2": "statue-white",
}
HANDS = [["lamp-pink", "lamp-blue", "lamp-green"], ["lamp-white", "ruby-pink", "ruby-blue"]]


def answers(table: Table, seat: int) -> set[Action]:
    """Everything it may answer; among equals chance decides."""
    view, options = CAVE.view(table.state, seat), CAVE.options(table.state, seat)
    bots = [CAVE.study.trials["plunderer"](seat, 2, random.Random(seed)) for seed in range(20)]
    return {bot.choose(view, options) for bot in bots}


def test_it_takes_a_yellow_tile_even_while_nobody_has_anything_to_show() -> None:
    assert {("take", "L4R1C1")} == answers(position({"seats": 2, "cells": CELLS}), A)


def test_a_ban_is_worth_one_to_it_as_is_a_neighbour_of_a_new_kind() -> None:
    cells = {**CELLS, "L4R1C1": "chest-green", "L4R2C1": "crown-green"}
    table = position({"seats": 2, "cells": cells})
    assert {("take", cell) for cell in cells} == answers(table, A)


def test_it_offers_what_costs_itself_least_whoever_asks() -> None:
    table = position({"seats": 2, "cells": CELLS, "hands": HANDS}, "sword-pink")
    table.play(A, "take", "L4R1C1")
    assert {("offer", "lamp-white")} == answers(table, B)


def test_it_always_bans_pink() -> None:
    table = position({"seats": 2, "cells": CELLS, "hands": HANDS}, "sword-pink")
    table.play(A, "take", "L4R1C2")
    assert {("ban", "colour", "pink")} == answers(table, A)
