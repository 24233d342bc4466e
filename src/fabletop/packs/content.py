"""Reads a game's content: content.toml, with the changes of a pack."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

Names = Mapping[str, Mapping[str, str]]  # by language


def read_content(package: str) -> dict[str, Any]:
    """The content of a game, for its `content.py`."""
    return tomllib.loads(files(package).joinpath("content.toml").read_text("utf-8"))


def names_in(names: Names, language: str) -> Mapping[str, str]:
    """A pack's names in a language; its first language stands in for missing ones."""
    return names.get(language) or next(iter(names.values()), {})


def merged(usual: Mapping[str, Any], other: Mapping[str, Any]) -> dict[str, Any]:
    """The usual content with changes, table by table."""
    return {
        key: merged(value, other[key])
        if isinstance(value, dict) and key in other
        else other.get(key, value)
        for key, value in usual.items()
    }
