"""Where a game reads its content: content.toml, and over it what a pack changes."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

Names = Mapping[str, Mapping[str, str]]  # by language


def read_content(package: str) -> dict[str, Any]:
    """The content of a game, asked for by its `content.py`."""
    return tomllib.loads(files(package).joinpath("content.toml").read_text("utf-8"))


def names_in(names: Names, language: str) -> Mapping[str, str]:
    """What a pack calls things in a language; the first it speaks stands in for others."""
    return names.get(language) or next(iter(names.values()), {})


def merged(usual: Mapping[str, Any], other: Mapping[str, Any]) -> dict[str, Any]:
    """The usual content with what is said otherwise, table by table."""
    return {
        key: merged(value, other[key])
        if isinstance(value, dict) and key in other
        else other.get(key, value)
        for key, value in usual.items()
    }
