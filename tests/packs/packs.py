"""Packs for tests: the examples, and any that the limits of a game allow."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from fabletop.packs.limits import Limit, Limits, leaves, limits_of, look_up, slips_in
from fabletop.packs.pack import Fault, Wrong, read_pack

EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "packs").glob("*.toml"))
HEAD = 'title = "Test"\nauthor = "me"\nlicence = "CC0"\n'


def faults(text: str) -> list[Fault]:
    """Everything wrong with a pack."""
    try:
        read_pack(text)
    except Wrong as wrong:
        return list(wrong.faults)
    return []


def some_pack(game: str, how: str, seed: int = 0) -> str:
    """A pack that changes all it may: to the least, to the most, or to anything."""
    limits, rng = limits_of(game), random.Random(seed)
    changes: dict[str, Any] = {}
    for path in limits.places():
        table = changes
        for key in path[:-1]:
            table = table.setdefault(key, {})
        table[path[-1]] = some_value(look_up(limits.usual, path), found(limits, path), how, rng)
    while slips := slips_in(changes, limits):  # what does not fit together, or stays
        for slip in slips:
            look_up(changes, slip.path[:-1]).pop(slip.path[-1], None)  # type: ignore[attr-defined]
    lines = [f"{'.'.join(path)} = {json.dumps(value)}" for path, value in leaves(changes)]
    return f'game = "{game}"\n{HEAD}[content]\n' + "\n".join(lines)


def found(limits: Limits, path: tuple[str, ...]) -> Limit:
    limit = limits.find(path)
    assert limit
    return limit[0]


def some_value(usual: object, limit: Limit, how: str, rng: random.Random) -> object:
    if "like" in limit:
        return usual  # only the game knows what else would fit
    if isinstance(usual, list):
        least, most = limit.get("length", [len(usual), len(usual)])
        count = {"least": least, "most": most}.get(how, rng.randint(least, most))
        values: list[Any] = [some_value(usual[0], limit, how, rng) for _ in range(count)]
        if limit.get("distinct"):
            every = limit.get("one_of") or range(limit["from"], limit["to"] + 1)
            values = rng.sample(list(every), count)
        return sorted(values) if limit.get("rising") else values
    if isinstance(usual, bool):
        return rng.random() < 0.5
    if isinstance(usual, str):
        return rng.choice(limit["one_of"])
    number = {"least": limit["from"], "most": limit["to"]}.get(
        how, rng.randint(limit["from"], limit["to"])
    )
    return number - number % limit.get("step", 1)
