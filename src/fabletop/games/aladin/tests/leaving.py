"""Tables for tests of leaving with `freeze`."""

from __future__ import annotations

from typing import Any

from fabletop.games.aladin.tests.table import Table, position

FREEZE = {"on_leave": "freeze"}
HELD = [["ST1"], ["ST3", "B13"], ["ST5"], ["ST7"]]


def table_of_four(*draws: str | int, **said: Any) -> Table:
    return position(*draws, **{"seats": 4, "options": FREEZE, "held": HELD, **said})


def seat(table: Table, number: int) -> Any:
    return table.common("seats")[number]
