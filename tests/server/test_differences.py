"""From one picture to the next: what a difference says, and that it leads there."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.server.table.differences import difference, patched

LONG = list(range(12))
PLAIN = st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2)
VALUES = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=12) | st.dictionaries(st.text("xyz", max_size=2), inner),
    max_leaves=15,
)
OBJECTS = st.dictionaries(st.text("pqrs", min_size=1, max_size=2), VALUES, max_size=6)


def over_the_wire(told: Any) -> Any:
    return json.loads(json.dumps(told))


@pytest.mark.slow
@given(OBJECTS, OBJECTS)
def test_a_difference_leads_to_the_newer_one(old: dict[str, Any], new: dict[str, Any]) -> None:
    before = json.dumps(old)
    assert new == patched(old, over_the_wire(difference(old, new)))
    assert before == json.dumps(old)


@pytest.mark.slow
@given(OBJECTS)
def test_nothing_is_said_of_what_did_not_change(same: dict[str, Any]) -> None:
    assert {} == difference(same, over_the_wire(same))


@given(st.lists(st.integers(0, 9), min_size=9, max_size=20), st.data())
def test_lists_that_change_a_little_lead_there_too(old: list[int], data: st.DataObject) -> None:
    new = list(old)
    for _ in range(data.draw(st.integers(0, 3))):
        place = data.draw(st.integers(0, len(new) - 1))
        new[place : place + data.draw(st.integers(0, 2))] = data.draw(st.lists(st.integers(0, 9)))
        new = new or [0]
    told = difference({"row": old}, {"row": new})
    assert {"row": new} == patched({"row": old}, over_the_wire(told))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"set": {"b": 3}}),
        ({"a": 1, "b": 2}, {"a": 1}, {"out": ["b"]}),
        ({"a": None}, {"a": {}}, {"set": {"a": {}}}),
        ({"hand": [1, 2, 3]}, {"hand": [1, 3]}, {"set": {"hand": [1, 3]}}),
        ({"row": LONG}, {"row": [*LONG[1:], 9]}, {"in": {"row": {"splice": [[0, 1], [11, 0, 9]]}}}),
        ({"row": LONG}, {"row": [*LONG, 40]}, {"in": {"row": {"splice": [[12, 0, 40]]}}}),
        ({"row": LONG}, {"row": LONG[:5] + LONG[6:]}, {"in": {"row": {"splice": [[5, 1]]}}}),
        ({"row": LONG}, {"row": [9, *LONG[1:]]}, {"in": {"row": {"set": {0: 9}}}}),
        ({"row": LONG}, {"row": LONG[::-1]}, {"set": {"row": LONG[::-1]}}),
        (
            {"seats": [{"a": 1, "b": 2, "c": 3, "d": 4}, {}]},
            {"seats": [{"a": 1, "b": 2, "c": 3, "d": 5}, {}]},
            {"in": {"seats": {"in": {0: {"set": {"d": 5}}}}}},
        ),
    ],
)  # fmt: skip
def test_what_is_said(old: dict[str, Any], new: dict[str, Any], told: object) -> None:
    assert told == difference(old, new)
