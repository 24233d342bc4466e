"""What differs between two pictures, as JSON that is shorter than the newer picture.

`difference(old, new)` says how to get from one value to the next; `patched(old, difference)` goes
there. A difference of an object has `set` (members that are new or different), `in` (members that
changed inside, each with a difference of its own) and `out` (members that are gone). That of a list
has `splice` (changes one after the other, each an index, how many items to remove, and new items),
or `set` and `in` by index. A part that is missing did not change.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import compress
from operator import ne
from typing import Any

LONG = 8  # a shorter list is sent whole
MANY = 4  # an object with fewer members is sent whole, if they are plain
MOST_CUT = 4  # items a list may lose at its start while it grows at its end

NOT_THERE = object()

Difference = dict[str, Any]
Members = dict[Any, Any]


def difference(old: Members, new: Members, besides: Difference | None = None) -> Difference:
    """How an object became another; empty if it did not change. `besides` is a difference of
    other members of the same object; it becomes part of the answer."""
    changed: Members = {}
    inside: Members = {}
    for key in unlike_members(old, new):
        put(key, of_values(old.get(key), new[key]), new[key], changed, inside)
    told = spelt(changed, inside, missing(old, new))
    return joined(besides, told) if besides else told


def unlike_members(old: Members, new: Members) -> Iterable[Any]:
    """The members that are new or different. Nearly always both objects have the same members in
    the same order; then no line of Python compares them."""
    if list(old) == list(new):
        return compress(new, map(ne, old.values(), new.values()))
    return [key for key, value in new.items() if old.get(key, NOT_THERE) != value]


def of_values(before: object, value: object) -> Difference | None:
    """How a member became another one that differs; None if the new value is shorter."""
    if type(value) is dict and type(before) is dict:
        return of_objects(before, value)
    if type(value) is list and type(before) is list:
        return of_unlike_lists(before, value)
    return None


def put(
    key: Any, inner: Difference | None, value: object, changed: Members, inside: Members
) -> None:
    """Put the difference of a member under its key, or the new value if that is shorter."""
    if inner is None:
        changed[key] = value
    elif inner:
        inside[key] = inner


def missing(old: Members, new: Members) -> list[Any] | None:
    """The removed members."""
    return None if old.keys() <= new.keys() else [key for key in old if key not in new]


def spelt(changed: Members, inside: Members, gone: list[Any] | None) -> Difference:
    told: Difference = {}
    if changed:
        told["set"] = changed
    if inside:
        told["in"] = inside
    if gone:
        told["out"] = gone
    return told


def joined(first: Difference, second: Difference) -> Difference:
    """One difference from two that have no member in common."""
    told = {**first}
    for name, more in second.items():
        mine = told.get(name)
        told[name] = more if mine is None else mine | more if name != "out" else [*mine, *more]
    return told


def of_objects(old: dict[Any, Any], new: dict[Any, Any]) -> Difference | None:
    """As `difference`; None if the new object is shorter."""
    told = difference(old, new)
    return told if not told or is_worth_it(told, len(new), MANY) else None


def is_worth_it(told: Difference, size: int, least: int) -> bool:
    """Whether a difference is shorter than the new value: always with `in`, because such members
    are long; else if few members of many changed."""
    plain = len(told.get("set", ())) + len(told.get("out", ()))
    return plain < size if "in" in told else 2 * plain < size >= least


def of_lists(old: list[Any], new: list[Any]) -> Difference | None:
    """As `of_objects`."""
    return {} if old == new else of_unlike_lists(old, new)


def of_unlike_lists(old: list[Any], new: list[Any]) -> Difference | None:
    """The same for lists that differ. Compares items only if the answer can be short."""
    size = len(new)
    if size < LONG:
        inside = size == len(old) and size > 0 and type(new[0]) is dict
        return by_place(old, new) if inside else None
    if len(old) >= LONG:
        pieces = shifted(old, new)
        if pieces is None and len(old) != size:
            pieces = spliced(old, new)
        if pieces:
            return {"splice": pieces}
    return by_place(old, new) if len(old) == size else None


def by_place(old: list[Any], new: list[Any]) -> Difference | None:
    """`set` and `in` by index, for a list of the same length."""
    places = list(unlike_places(old, new))
    few = 2 * len(places) < len(new) >= LONG
    if not few and type(new[places[0]]) is not dict:
        return None
    changed: Members = {}
    inside: Members = {}
    for at in places:
        put(at, of_values(old[at], new[at]), new[at], changed, inside)
    return spelt(changed, inside, None) if few or 2 * len(changed) < len(new) else None


def unlike_places(old: list[Any], new: list[Any]) -> Iterator[int]:
    """The indices at which two lists differ, as far as both go."""
    return compress(range(len(new)), map(ne, old, new))


def shifted(old: list[Any], new: list[Any]) -> list[Any] | None:
    """A `splice` for a list that lost a few items at its start and grew at its end."""
    for cut in range(MOST_CUT):
        kept = len(old) - cut
        if new[:kept] == old[cut:]:
            added = [kept, 0, *new[kept:]]
            return [[0, cut], added] if cut else [added]
    return None


def spliced(old: list[Any], new: list[Any]) -> list[Any] | None:
    """A `splice` for a list that changed in one place; None if most of it changed."""
    most = min(len(old), len(new))
    front = next(unlike_places(old, new), most)
    back = min(next(unlike_places(old[::-1], new[::-1]), most), most - front)
    if front + back < most / 2:
        return None
    return [[front, len(old) - front - back, *new[front : len(new) - back]]]


def patched(old: Any, told: Difference) -> Any:
    """The newer value, as a new object."""
    if isinstance(old, list):
        return patched_list(old, told)
    new = {**old, **told.get("set", {})}
    for key, inner in told.get("in", {}).items():
        new[key] = patched(old[key], inner)
    for key in told.get("out", ()):
        del new[key]
    return new


def patched_list(old: list[Any], told: Difference) -> list[Any]:
    new = list(old)
    for place, count, *values in told.get("splice", ()):
        new[place : place + count] = values
    for place, value in told.get("set", {}).items():
        new[int(place)] = value
    for place, inner in told.get("in", {}).items():
        new[int(place)] = patched(new[int(place)], inner)
    return new
