"""A race for tests: dice that lie open, and how the rules judged it.

Times are r* in milliseconds.
"""

from __future__ import annotations

from typing import Any

from fabletop.core.dealer import Event
from fabletop.games.aladin.tests.table import Table, played

HOLDINGS = [["ST1"], ["ST3"], ["ST5"], ["ST7"], ["ST2"]]


def racing(*dice: str, draws: tuple[str | int, ...] = (), **said: Any) -> Table:
    """Everybody has a gem of their own, and the dice lie open."""
    if "held" not in said:
        said["held"] = HOLDINGS[: len(dice)]
    return played(*dice, draws=draws, **said)


def judged(table: Table) -> list[Any]:
    """For every matched value: who holds it, who won, by how much and by what."""
    return [
        (m["value"], m["holders"], m["winner"], m["margin"], m["by"])
        for m in table.common("race")["matched"]
    ]


def kinds(table: Table) -> list[tuple[int, int, str]]:
    return [(s["seat"], s["ms"], s["kind"]) for s in table.common("race")["slaps"]]


def told(table: Table, *wanted: str) -> list[Event]:
    return [e for e in table.past if e.key in wanted]


def right_of(table: Table) -> list[Event]:
    return told(table, "right", "drawn_by_lot")
