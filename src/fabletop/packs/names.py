"""A pack's names for things, as messages that replace the game's own.

A pack says `kind-lamp = "Dragon's egg"` under `[names.en]`. Derived names (a pink lamp, two lamps)
follow by the patterns in `limits.toml`, unless the pack names them too. A missing language uses the
names of the pack's first language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from unicodedata import category

from fabletop.packs.content import Names, names_in
from fabletop.packs.limits import Slip, limits_of, shape
from fabletop.text import LANGUAGES

LONGEST_NAME = 40
LONGEST_TEXT = 300  # of what explains something
SOFT_HYPHEN = "\u00ad"  # where a long word may be divided
TEXTS = re.compile(r"help-.*|.*-help|.*-text")


@cache
def messages_of(game: str, language: str) -> dict[str, str]:
    """Every one-line message, as it is written."""
    text = files(f"fabletop.games.{game}").joinpath(f"text/{language}.ftl").read_text("utf-8")
    return dict(re.findall(r"^([\w-]+) = ?(.*)$", text, re.M))


@cache
def nameable(game: str) -> tuple[str, ...]:
    """The messages a pack may replace: plain ones that limits.toml allows."""
    patterns = [shape(pattern) for pattern in limits_of(game).source["names"]]
    return tuple(
        key
        for key, text in messages_of(game, "en").items()
        if text and "{" not in text and any(pattern.fullmatch(key) for pattern in patterns)
    )


def wrong_names(game: str, names: Mapping[str, object]) -> Iterator[Slip]:
    for language, words in names.items():
        if language not in LANGUAGES:
            yield Slip((language,), "language", {"languages": ", ".join(LANGUAGES)})
        elif not isinstance(words, dict):
            yield Slip((language,), "sort", {"sort": "table"})
        else:
            for key, word in words.items():
                yield from wrong_name(game, language, key, word)


def wrong_name(game: str, language: str, key: str, word: object) -> Iterator[Slip]:
    path = (language, key)
    most = LONGEST_TEXT if TEXTS.fullmatch(key) else LONGEST_NAME
    if key not in nameable(game):
        near = get_close_matches(key, nameable(game), 1)
        yield Slip(path, "near" if near else "nameless", {"near": near[0]} if near else {})
    elif not isinstance(word, str):
        yield Slip(path, "sort", {"sort": "text"})
    elif not is_line(word, most):
        yield Slip(path, "words", {"most": most})


def is_line(text: str, most: int) -> bool:
    """Whether it can be read on one line; spaces that keep words together are no fault."""
    seen = text.replace(SOFT_HYPHEN, "")
    printable = all(letter.isprintable() or category(letter) == "Zs" for letter in seen)
    return printable and 1 <= len(seen.strip()) <= most


def spoken(game: str, names: Names, language: str) -> str:
    """A pack's names in a language as Fluent, to replace the game's messages."""
    own = names_in(names, language)
    words = {key: quoted(word.strip()) for key, word in own.items()}
    words |= {key: text for key, text in followers(game, language, own) if key not in own}
    return "".join(f"{key} = {text}\n" for key, text in words.items())


def followers(game: str, language: str, own: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Messages derived from names that the pack changes."""
    plain = {**messages_of(game, language), **own}
    for pattern, template in limits_of(game).source["follow"].items():
        for key in messages_of(game, "en"):
            match = shape(pattern).fullmatch(key)
            parts = match.groupdict() if match else {}
            if own.keys() & {f"{sort}-{name}" for sort, name in parts.items()}:
                things = {s: plain.get(f"{s}-{name}", name) for s, name in parts.items()}
                yield key, filled(template, things)


def filled(template: str, things: Mapping[str, str]) -> str:
    """A template filled with names; `{count}` stays for Fluent."""
    parts = re.split(r"\{(\w+)\}", template)
    return "".join(
        "{ $count }" if part == "count" else quoted(things[part] if number % 2 else part)
        for number, part in enumerate(parts)
        if part
    )


def quoted(text: str) -> str:
    """Any text as a literal in Fluent."""
    safe = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{safe}" }}'
