"""What tests of the genie's wishes share: how wishes end, and what comes after them."""

from __future__ import annotations

from fabletop.games.aladin.tests.table import A, Table, event

SEARCH = event("searches", A, "bronze", 4)  # what comes after the wishes of these positions


def done(table: Table, lamp: str) -> None:
    """A's wishes are over, the card is the last of the pile, and the search has begun."""
    assert ("search", [A]) == table.phase()
    assert lamp == table.now()["under"][-1]
    assert [None, -1, 0] == table.of("lamp", "caller", "wish")
    assert (None, None, 25) == (
        table.common("lamp"), table.common("wishing"), table.common("lamp_pile")
    )  # fmt: skip
