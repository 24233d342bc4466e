"""A pack to start from: everything a game lets a pack change, in comments."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby

from fabletop.packs.limits import Limit, Limits, limits_of, look_up
from fabletop.packs.lines import Path
from fabletop.packs.names import messages_of, nameable
from fabletop.text import Speaker

HEAD = """\
# A content pack for {name}. Take the # away where you change something, and leave the rest out.
# Then: fabletop pack check THIS-FILE, fabletop simulate {game} --pack THIS-FILE, or choose it
# among the options of a table. docs/packs.md explains the rest.

game = "{game}"
title = "My own pack"
author = "me"
licence = "CC BY 4.0"
# about = "What is it about?"

"""


def starting_pack(game: str) -> str:
    """The text of the pack."""
    name = Speaker(game, "en", []).say("game-name")
    lines = [*content_lines(limits_of(game)), *name_lines(game)]
    return HEAD.format(name=name, game=game) + "\n".join(lines) + "\n"


def content_lines(limits: Limits) -> Iterator[str]:
    """The values of content.toml, table by table, those without a table first."""
    places = sorted(limits.places(), key=lambda path: len(path) > 1)
    for table, paths in groupby(places, key=lambda path: path[: min(1, len(path) - 1)]):
        yield f"[{'.'.join(('content', *table))}]"
        for path in paths:
            key = ".".join(path[len(table) :])
            yield f"# {key} = {written(look_up(limits.usual, path))}{note(limits, path)}"
        yield ""


def written(value: object) -> str:
    """A value as TOML; for words, numbers, booleans and lists of them, that equals JSON."""
    return json.dumps(value, ensure_ascii=False)


def note(limits: Limits, path: Path) -> str:
    """The limits of a value, as a comment."""
    found = limits.find(path)
    limit: Limit = found[0] if found else {}
    if look_up(limits.usual, path) in limit.get("stays", ()):
        return "  # stays"
    words = [f"{limit['from']} to {limit['to']}"] if "from" in limit else []
    words += [f"multiples of {limit['step']}"] if "step" in limit else []
    words += [" | ".join(limit["one_of"])] if "one_of" in limit else []
    return f"  # {', '.join(words)}" if words else ""


def name_lines(game: str) -> Iterator[str]:
    """Names in English; each of our languages may have its own."""
    texts = messages_of(game, "en")
    yield "[names.en]"
    yield from (f"# {key} = {written(texts[key])}" for key in nameable(game))
