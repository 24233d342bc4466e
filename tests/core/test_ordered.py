"""Sorted lists of compiled rules are as those of Python's `bisect`."""

from __future__ import annotations

import bisect

from hypothesis import given
from hypothesis import strategies as st

from fabletop.core import ordered

SORTED = st.lists(st.integers(-3, 9), max_size=12).map(sorted)


@given(SORTED, st.integers(-4, 10))
def test_places_are_those_of_bisect(items: list[int], item: int) -> None:
    assert bisect.bisect(items, item) == ordered.bisect(items, item)
    assert bisect.bisect_left(items, item) == ordered.bisect_left(items, item)


@given(SORTED, st.integers(-4, 10))
def test_an_item_goes_to_its_place(items: list[int], item: int) -> None:
    expected = sorted([*items, item])
    ordered.insort(items, item)
    assert expected == items
