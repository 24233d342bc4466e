"""Work is spread over processes, comes back in order, and stops when nobody wants it."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator

import pytest

from fabletop.sim.many import AHEAD, in_order, spread


def double(number: int) -> int:
    return 2 * number


def where(number: int) -> int:
    return os.getpid()


def refuse(number: int) -> int:
    if number == 3:
        raise ValueError("not three")
    return number


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_comes_of_it_is_in_order(jobs: int) -> None:
    assert [2 * number for number in range(30)] == list(spread(double, range(30), jobs))


def test_one_job_is_done_here_and_more_elsewhere() -> None:
    assert {os.getpid()} == set(spread(where, range(3)))
    assert os.getpid() not in set(spread(where, range(3), 2))


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_mistake_of_ours_is_raised_and_leaves_nobody_behind(jobs: int) -> None:
    with pytest.raises(ValueError, match="not three"):
        list(spread(refuse, range(30), jobs))
    assert [] == multiprocessing.active_children()


def test_only_some_tasks_are_begun_ahead() -> None:
    begun: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(100):
            begun.append(number)
            yield number

    found = in_order(lambda number: lambda: number, tasks(), AHEAD)
    assert 0 == next(found)
    assert AHEAD == len(begun)
    assert [*range(1, 100)] == list(found)


def test_who_stops_listening_stops_the_work() -> None:
    found = spread(double, range(1000), 2)
    assert 0 == next(found)
    found.close()  # type: ignore[attr-defined]
    assert [] == multiprocessing.active_children()
