"""Where a game reads its content: content.toml, and over it what a pack changes."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from importlib.resources import files
from typing import Any

NOTHING: Mapping[str, Any] = {}
changes: ContextVar[Mapping[str, Any]] = ContextVar("changes", default=NOTHING)


def read_content(package: str) -> dict[str, Any]:
    """The content of a game, asked for by its `content.py`."""
    usual = tomllib.loads(files(package).joinpath("content.toml").read_text("utf-8"))
    return merged(usual, changes.get())


@contextmanager
def changed(by: Mapping[str, Any]) -> Iterator[None]:
    """Content that is read meanwhile is a pack's."""
    token = changes.set(by)
    try:
        yield
    finally:
        changes.reset(token)


def merged(usual: Mapping[str, Any], other: Mapping[str, Any]) -> dict[str, Any]:
    """The usual content with what is said otherwise, table by table."""
    return {
        key: merged(value, other[key])
        if isinstance(value, dict) and key in other
        else other.get(key, value)
        for key, value in usual.items()
    }
