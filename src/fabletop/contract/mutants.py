"""Positions spoilt on purpose: what strangers might bring, by mistake or not.

A mutant is a position from play in which one to three things were changed: a key dropped,
misspelt, moved or taken from another moment, a number or a word changed, entries removed, doubled
or reversed, a value of quite another type.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

Position = dict[str, Any]
Mutation = Callable[[Position, Position, random.Random], None]

NUMBERS = (-2, -1, 0, 1, 2, 3, 7, 99, 10**9, 10**12, 10**5000, True, 1.0, "1", None)
THINGS: tuple[object, ...] = (
    None, True, False, 0, -1, 7, 1.5, float("nan"), 10**5000, "", "x", "?" * 9999, [], [[]],
    [0, 1], ["x"], {}, {"x": 1}, [None], [[[[[]]]]],
)  # fmt: skip


def mutants(
    position: Position, others: Sequence[Position], count: int, rng: random.Random
) -> Iterator[Position]:
    """So many spoilt copies; keys of `others`, from the same game, may get into them."""
    for _ in range(count):
        spoilt = json.loads(json.dumps(position))
        other = json.loads(json.dumps(rng.choice(others)))
        for _ in range(rng.choice((1, 1, 1, 2, 3))):
            rng.choice(MUTATIONS)(spoilt, other, rng)
        yield spoilt


# -- keys


def drop(spoilt: Position, other: Position, rng: random.Random) -> None:
    for key in rng.sample(list(spoilt), min(len(spoilt), rng.choice((1, 1, 2, 5)))):
        del spoilt[key]


def drop_all_but_a_few(spoilt: Position, other: Position, rng: random.Random) -> None:
    kept = {"seats", "options", *rng.sample(list(spoilt), min(len(spoilt), 5))}
    for key in [key for key in spoilt if key not in kept]:
        del spoilt[key]


def misspell(spoilt: Position, other: Position, rng: random.Random) -> None:
    key = a_key(spoilt, rng)
    place = rng.randrange(len(key) + 1)
    spoilt[key[:place] + rng.choice("aeiou_") + key[place:]] = spoilt.pop(key)


def move(spoilt: Position, other: Position, rng: random.Random) -> None:
    spoilt[a_key(spoilt, rng)] = spoilt.pop(a_key(spoilt, rng))


def swap(spoilt: Position, other: Position, rng: random.Random) -> None:
    one, two = a_key(spoilt, rng), a_key(spoilt, rng)
    spoilt[one], spoilt[two] = spoilt[two], spoilt[one]


def take_over(spoilt: Position, other: Position, rng: random.Random) -> None:
    """Some of another moment."""
    for key in rng.sample(list(other), min(len(other), rng.choice((1, 1, 2, 8)))):
        spoilt[key] = copy.deepcopy(other[key])


# -- what stands there


def replace(spoilt: Position, other: Position, rng: random.Random) -> None:
    inside, place = a_place(spoilt, rng)
    inside[place] = copy.deepcopy(rng.choice(THINGS))  # the next change must not change these


def recount(spoilt: Position, other: Position, rng: random.Random) -> None:
    numbers = [at for at in places(spoilt) if type(at[0][at[1]]) in (int, bool)]
    if numbers:
        inside, place = rng.choice(numbers)
        near = inside[place] + rng.choice((-1, 1))
        inside[place] = rng.choice((near, near, not inside[place], rng.choice(NUMBERS)))


def reword(spoilt: Position, other: Position, rng: random.Random) -> None:
    """A word of the position where another one stood."""
    words = [at for at in places(spoilt) if type(at[0][at[1]]) is str]
    if words:
        inside, place = rng.choice(words)
        source, at = rng.choice(words)
        inside[place] = source[at]


def relist(spoilt: Position, other: Position, rng: random.Random) -> None:
    """Entries removed, doubled, reversed, moved to another list."""
    lists = [each for each in lists_in(spoilt) if each]
    if lists:
        some, others = rng.choice(lists), rng.choice(list(lists_in(spoilt)))
        how = rng.randrange(6)
        place = rng.randrange(len(some))
        if how == 0:
            some.pop(place)
        elif how == 1:
            some.insert(rng.randrange(len(some) + 1), copy.deepcopy(some[place]))
        elif how == 2:
            some.reverse()
        elif how == 3:
            some.clear()
        elif how == 4:
            some *= rng.choice((2, 300))
        else:
            others.append(copy.deepcopy(some.pop(place)))  # a list never gets into itself


MUTATIONS: tuple[Mutation, ...] = (
    drop, drop_all_but_a_few, misspell, move, swap, take_over, take_over, replace, recount,
    recount, recount, reword, reword, relist, relist, relist,
)  # fmt: skip


def a_key(spoilt: Position, rng: random.Random) -> str:
    return rng.choice(list(spoilt) or ["x"])


def a_place(spoilt: Position, rng: random.Random) -> tuple[Any, Any]:
    """Somewhere in a position: at any depth, but every key as likely."""
    inside: Any = spoilt
    place: Any = a_key(spoilt, rng)
    while isinstance(inside.get(place) if inside is spoilt else inside[place], list | dict):
        deeper = inside[place]
        if not deeper or rng.random() < 0.3:
            break
        inside = deeper
        place = rng.randrange(len(inside)) if isinstance(inside, list) else rng.choice([*inside])
    return inside, place


def places(inside: Any) -> Iterator[tuple[Any, Any]]:
    """Everywhere something stands."""
    pairs = enumerate(inside) if isinstance(inside, list) else inside.items()
    for place, each in list(pairs):
        yield inside, place
        if isinstance(each, list | dict):
            yield from places(each)


def lists_in(inside: Any) -> Iterator[list[Any]]:
    yield from (each[at] for each, at in places(inside) if isinstance(each[at], list))
