"""What a pack may change, and how far: a game's `limits.toml`.

A limit is named by its path in content.toml, with `{…}` for any name:
`"catalogue.{kind}.copies" = { from = 0, to = 8, says = "copies" }`. The most exact path wins.
`false` forbids a change, and so does a missing limit. A changed value must have the type of the
usual one.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.resources import files
from itertools import chain, islice, pairwise
from typing import Any, NamedTuple, TypedDict, cast

from fabletop.packs.content import merged
from fabletop.packs.lines import Path

Tree = Mapping[str, Any]


MOST_SLIPS = 30  # told at once


class Slip(NamedTuple):
    """A fault in a pack: its path, and the code of its message `pack-wrong-<code>`."""

    path: Path
    code: str
    args: Mapping[str, str | int]


# `from` is a word of Python's own, so the class is written as a call.
Limit = TypedDict(
    "Limit",
    {
        "says": str,  # the message `content-<says>` of the game tells what it is
        "spoken": str,  # what sort of thing its values are, where they are words
        "option": str,  # of which setting a name in its place is a value
        "from": int,
        "to": int,
        "step": int,  # only its multiples
        "one_of": list[str],
        "like": str,  # a pattern for words
        "stays": list[str],  # values that are not changed
        "length": list[int],  # how many there may be in a list; as many as usual, if not said
        "rising": bool,
        "distinct": bool,
    },
    total=False,
)
Bound = TypedDict("Bound", {"of": list[str], "from": int, "to": int})


class Source(TypedDict):
    """The text of limits.toml as data."""

    content: dict[str, Limit | bool]
    sums: list[Bound]
    orders: list[list[str]]
    names: list[str]
    follow: dict[str, str]


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of one game, beside its usual content."""

    game: str
    usual: Tree
    source: Source

    def places(self) -> list[Path]:
        """Every path that a pack may change."""
        return [path for path, _ in leaves(self.usual) if self.find(path)]

    def find(self, path: Path) -> tuple[Limit, Mapping[str, str]] | None:
        """The limit for a path, and the names that fill its pattern."""
        place = ".".join(path)
        found = [
            (pattern, match.groupdict())
            for pattern in self.source["content"]
            if (match := shape(pattern).fullmatch(place))
        ]
        if not found:
            return None
        pattern, names = min(found, key=lambda one: len(one[1]))
        limit = self.source["content"][pattern]
        return None if isinstance(limit, bool) else (limit, names)


@cache
def limits_of(game: str) -> Limits:
    """The limits of a game, read once."""
    folder = files(f"fabletop.games.{game}")
    usual, source = (
        tomllib.loads(folder.joinpath(name).read_text("utf-8"))
        for name in ("content.toml", "limits.toml")
    )
    empty: Tree = {"content": {}, "sums": [], "orders": [], "names": [], "follow": {}}
    return Limits(game, usual, cast(Source, {**empty, **source}))


@cache
def shape(pattern: str) -> re.Pattern[str]:
    """A pattern of limits.toml as a regular expression; a name holds no dots."""
    parts = re.split(r"\{(\w+)\}", pattern)
    return re.compile(
        "".join(f"(?P<{p}>[^.]+?)" if n % 2 else re.escape(p) for n, p in enumerate(parts))
    )


def leaves(tree: Tree, at: Path = ()) -> Iterator[tuple[Path, object]]:
    """Every value that is no table, with its path."""
    for key, value in tree.items():
        if isinstance(value, dict):
            yield from leaves(value, (*at, key))
        else:
            yield (*at, key), value


def look_up(tree: Tree, path: Path) -> object:
    value: object = tree
    for key in path:
        value = value.get(key) if isinstance(value, dict) else None
    return value


# -- checking


def slips_in(changes: Tree, limits: Limits) -> list[Slip]:
    """All faults in the content of a pack."""
    values = (wrong_value(path, value, limits) for path, value in leaves(changes))
    found = list(islice(chain(wrong_tables(changes, limits), *values), MOST_SLIPS))
    if found:
        return found
    content = merged(limits.usual, changes)
    return [*wrong_together(content, changes, limits.source), *wrong_for(limits.game, content)]


def wrong_for(game: str, content: Tree) -> Iterator[Slip]:
    """Faults that only the game can judge; `content-wrong-<code>` are their messages."""
    found = getattr(import_module(f"fabletop.games.{game}.content"), "wrong_content", None)
    return (Slip(*slip) for slip in found(content)) if found else iter(())


def wrong_tables(changes: Tree, limits: Limits, at: Path = ()) -> Iterator[Slip]:
    """Tables in places where the game has values."""
    for key, value in changes.items():
        if isinstance(value, dict):
            path = (*at, key)
            usual = look_up(limits.usual, path)
            if isinstance(usual, dict):
                yield from wrong_tables(value, limits, path)
            else:
                yield unknown(path, limits) if usual is None else wrong_sort(path, usual)


def wrong_sort(path: Path, usual: object) -> Slip:
    return Slip(path, "sort", {"sort": sort_of(usual)})


def unknown(path: Path, limits: Limits) -> Slip:
    """An unknown path, with a similar known one."""
    depth = len(path) - 1
    beside = {place[depth] for place in limits.places() if place[:depth] == path[:-1]}
    near = get_close_matches(path[-1], beside, 1)
    return Slip(path, "near" if near else "unknown", {"near": near[0]} if near else {})


def wrong_value(path: Path, value: object, limits: Limits) -> Iterator[Slip]:
    """The fault of one value by itself."""
    beside = look_up(limits.usual, path[:-1])
    if not isinstance(beside, dict):
        return  # its table was wrong already
    if path[-1] not in beside:
        yield unknown(path, limits)
        return
    usual, limit = beside[path[-1]], limits.find(path)
    if sort_of(value) != sort_of(usual):
        yield wrong_sort(path, usual)
    elif limit is None or usual in limit[0].get("stays", ()):
        if value != usual:
            yield Slip(path, "fixed", {})
    elif isinstance(value, list):
        yield from wrong_list(path, value, cast("list[object]", usual), limit[0])
    else:
        yield from wrong_one(path, value, usual, limit[0])


def sort_of(value: object) -> str:
    """The type of a value; the message `pack-sort` says it in words."""
    sorts = {bool: "truth", int: "number", str: "text", list: "list", dict: "table"}
    return sorts.get(type(value), "other")


def wrong_list(
    path: Path, value: Sequence[object], usual: Sequence[object], limit: Limit
) -> Iterator[Slip]:
    least, most = limit.get("length", [len(usual), len(usual)])
    if not least <= len(value) <= most:
        code = "length" if least < most else "length-exactly"
        yield Slip(path, code, {"count": len(value), "least": least, "most": most})
        return
    slips = [slip for one in value for slip in wrong_one(path, one, usual[0], limit)]
    if slips:
        yield slips[0]
    elif limit.get("rising") and value != sorted(cast("list[int]", value)):
        yield Slip(path, "rising", {})
    elif limit.get("distinct") and len(set(value)) < len(value):
        yield Slip(path, "twice", {})


def wrong_one(path: Path, value: object, usual: object, limit: Limit) -> Iterator[Slip]:
    """The fault of one number, word or boolean."""
    if sort_of(value) != sort_of(usual):
        yield wrong_sort(path, usual)
    elif isinstance(value, str) and "like" in limit:
        if not re.fullmatch(limit["like"], value):
            yield Slip(path, "written", {"value": value, "usual": str(usual)})
    elif isinstance(value, str):
        if value not in limit["one_of"]:
            yield Slip(path, "choice", {"value": value, "choices": ", ".join(limit["one_of"])})
    elif isinstance(value, int) and not isinstance(value, bool):
        if not limit["from"] <= value <= limit["to"]:
            ends = {"least": limit["from"], "most": limit["to"]}
            yield Slip(path, "range", {"value": value, **ends})
        elif value % limit.get("step", 1):
            yield Slip(path, "step", {"value": value, "step": limit["step"]})


def wrong_together(content: Tree, changes: Tree, source: Source) -> Iterator[Slip]:
    """Faults of several values together, reported at the last changed one."""
    for bound in source["sums"]:
        terms = {path: number(value) for path, value, _ in matches(content, bound["of"])}
        total = sum(terms.values())
        if not bound["from"] <= total <= bound["to"]:
            ends = {"least": bound["from"], "most": bound["to"], "total": total}
            code = "sum" if bound["from"] < bound["to"] else "sum-exactly"
            yield Slip(last_changed(terms, changes), code, ends)
    for order in source["orders"]:
        for names in {tuple(match.values()) for _, _, match in matches(content, order[:1])}:
            row = [path for path, _, m in matches(content, order) if tuple(m.values()) == names]
            values = [cast(int, look_up(content, path)) for path in row]
            if any(one >= other for one, other in pairwise(values)):
                told = " < ".join(".".join(path) for path in row)
                yield Slip(last_changed(row, changes), "order", {"order": told})


def matches(
    content: Tree, patterns: Sequence[str]
) -> Iterator[tuple[Path, object, Mapping[str, str]]]:
    """Every path that matches one of these patterns, in order."""
    for pattern in patterns:
        for path, value in leaves(content):
            if match := shape(pattern).fullmatch(".".join(path)):
                yield path, value, match.groupdict()


def number(value: object) -> int:
    """What a value adds to a sum; a list adds all its numbers."""
    return sum(value) if isinstance(value, list) else cast(int, value)


def last_changed(paths: Iterable[Path], changes: Tree) -> Path:
    return [path for path in paths if look_up(changes, path) is not None][-1]
