"""Sorted lists of small numbers, as `bisect` has them.

Plain Python has its own `bisect`, in C. Compiled rules take these instead (tools/compile.py): a
call that stays inside is cheaper than one through the interpreter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


def bisect_left(items: list[int], item: int) -> int:
    """The first place where an item can go."""
    low: i64 = 0
    high: i64 = len(items)
    wanted: i64 = item
    while low < high:
        middle = (low + high) >> 1
        found: i64 = items[middle]
        if found < wanted:
            low = middle + 1
        else:
            high = middle
    return low


def bisect(items: list[int], item: int) -> int:
    """The last place where an item can go."""
    low: i64 = 0
    high: i64 = len(items)
    wanted: i64 = item
    while low < high:
        middle = (low + high) >> 1
        found: i64 = items[middle]
        if found > wanted:
            high = middle
        else:
            low = middle + 1
    return low


def insort(items: list[int], item: int) -> None:
    """Put an item in its place, behind its equals."""
    items.insert(bisect(items, item), item)
