"""Words that may help somebody who has to find a Place (TT-40, TT-95)."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from importlib.resources import files

SOURCE = tomllib.loads(files(__package__).joinpath("silence.toml").read_text("utf-8"))
HINTS: list[str] = [*SOURCE["places"], *SOURCE["directions"]]
SHORTEST: int = SOURCE["shortest"]
WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")


def may_help(text: str) -> bool:
    """Whether a message names a Place or a direction, in any of the six languages."""
    return any(
        word == hint or (len(hint) >= SHORTEST and word.startswith(hint))
        for word in map(plain, WORD.findall(text.lower()))
        for hint in HINTS
    )


def plain(word: str) -> str:
    """Without the marks of Latin letters; й and ї stay what they are."""
    if re.search("[а-яіїєґ]", word):
        return word
    return "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))
