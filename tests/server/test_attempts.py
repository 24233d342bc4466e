"""What an address may attempt a few times an hour, as one server counts it."""

from __future__ import annotations

import pytest

from fabletop.server import attempts
from fabletop.server.attempts import Attempts


def test_an_hour_begins_with_every_attempt() -> None:
    made = Attempts()
    assert [0, 0, 0] == [made.count("guesses", "a", 3, now) for now in (0.0, 100.0, 200.0)]
    assert [3300, 1] == [made.count("guesses", "a", 3, now) for now in (300.0, 3599.0)]
    assert [0, 99] == [made.count("guesses", "a", 3, now) for now in (3600.0, 3601.0)]


def test_what_is_refused_does_not_count() -> None:
    made = Attempts()
    assert [0, 100, 10, 0] == [made.count("guesses", "a", 1, now) for now in (0, 3500, 3590, 3600)]


def test_addresses_and_sorts_count_apart() -> None:
    made = Attempts()
    both = [("guesses", "a"), ("tables", "a"), ("guesses", "b")]
    assert [0, 0, 0] == [made.count(sort, address, 1, 0.0) for sort, address in both]
    assert [3600] * 3 == [made.count(sort, address, 1, 0.0) for sort, address in both]


def test_what_was_none_is_taken_back() -> None:
    made = Attempts()
    assert 0 == made.count("guesses", "a", 1, 0.0)
    made.discount("guesses", "a")
    made.discount("guesses", "a")  # nothing is left to take
    assert [0, 3600] == [made.count("guesses", "a", 1, 0.0) for _ in range(2)]


def test_a_limit_below_one_lets_nobody_try() -> None:
    assert 3600 == Attempts().count("guesses", "a", 0.5, 0.0)


def test_whoever_tried_nothing_for_longest_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attempts, "MOST_ADDRESSES", 2)
    made = Attempts()
    for address in ("a", "b", "a", "c"):
        made.count("guesses", address, 9, 0.0)
    assert ["a", "c"] == [address for address, _ in made.made]
