"""Sorted lists of small numbers, as `bisect` has them.

Plain Python has its own `bisect`, in C. Compiled rules take these instead (tools/compile.py): a
call that stays inside is cheaper than one through the interpreter.
"""

from __future__ import annotations


def bisect_left(items: list[int], item: int) -> int:
    """The first place where an item can go."""
    place = 0
    for other in items:
        if other >= item:
            break
        place += 1
    return place


def bisect(items: list[int], item: int) -> int:
    """The last place where an item can go."""
    place = 0
    for other in items:
        if other > item:
            break
        place += 1
    return place


def insort(items: list[int], item: int) -> None:
    """Put an item in its place, behind its equals."""
    items.insert(bisect(items, item), item)
