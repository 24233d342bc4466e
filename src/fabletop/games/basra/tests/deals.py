"""Squares with deals, for tests: who holds what there."""

from __future__ import annotations

from typing import Any

from fabletop.games.basra.tests.table import Table, landed

HELD = [
    ["smugglers-1", "smugglers-2", "quacks-1"],
    ["forgers-2", "burglars-1"],
    ["quacks-2", "quacks-3"],
    ["highwaymen-1"],
]


def bazaar(**said: Any) -> Table:
    return landed("m40", **{"held": HELD, **said})


def robbers(**said: Any) -> Table:
    usual = {"held": [[], ["desert_raiders-1", "desert_raiders-2"], ["river_pirates-1"]]}
    return landed("m35", **{**usual, **said})
