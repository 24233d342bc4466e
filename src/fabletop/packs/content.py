"""Where a game reads its content: content.toml, and over it what a pack changes."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from importlib.resources import files
from typing import Any, NamedTuple

Names = Mapping[str, Mapping[str, str]]  # by language


class Said(NamedTuple):
    """What a pack says, as far as rules may want to know it."""

    content: Mapping[str, Any]
    names: Names


said: ContextVar[Said] = ContextVar("said", default=Said({}, {}))  # noqa: B039 - never changed


def read_content(package: str) -> dict[str, Any]:
    """The content of a game, asked for by its `content.py`."""
    usual = tomllib.loads(files(package).joinpath("content.toml").read_text("utf-8"))
    return merged(usual, said.get().content)


def read_names(language: str) -> Mapping[str, str]:
    """What the pack calls things in a language; the first it speaks stands in for others."""
    return names_in(said.get().names, language)


def names_in(names: Names, language: str) -> Mapping[str, str]:
    return names.get(language) or next(iter(names.values()), {})


@contextmanager
def reading(content: Mapping[str, Any], names: Names) -> Iterator[None]:
    """Content that is read meanwhile is a pack's."""
    token = said.set(Said(content, names))
    try:
        yield
    finally:
        said.reset(token)


def merged(usual: Mapping[str, Any], other: Mapping[str, Any]) -> dict[str, Any]:
    """The usual content with what is said otherwise, table by table."""
    return {
        key: merged(value, other[key])
        if isinstance(value, dict) and key in other
        else other.get(key, value)
        for key, value in usual.items()
    }
