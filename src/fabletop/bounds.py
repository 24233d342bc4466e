"""Bounds on what strangers send: checked in the bytes, before a parser sees them.

Parsers are made for honest files. Lists in lists in lists, keys of a thousand parts and numbers
of a thousand digits cost them far more than they weigh. So whatever strangers bring is looked
through here first, once from its beginning to its end and in time that grows with its length only.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import accumulate
from typing import NamedTuple

LONGEST_RECORD = 2_000_000  # bytes of a record that a house takes
LONGEST_FILE = 20_000_000  # and of one on the command line: an own long evening can be checked
DEEPEST_JSON = 32  # lists and objects in each other
DEEPEST_TOML = 8
MOST_PARTS = 8  # of one key of TOML, `a.b.c`
MOST_DIGITS = 18  # in a row: more do not fit into 64 bits
MOST_VALUES = 400_000  # in a record that a house takes; 20,000 moves are reckoned at 250,000
MOST_LINES = 4000  # of a pack


class Beyond(Exception):
    """Something is deeper, longer or more than in any file of ours."""

    def __init__(self, what: str, most: int, line: int = 1) -> None:
        super().__init__(SENTENCES[what].format(most=most))
        self.what, self.most, self.line = what, most, line


SENTENCES = {
    "long": "it is larger than {most} bytes",
    "deep": "something in it is nested more than {most} deep",
    "parts": "a key in it has more than {most} parts",
    "digits": "a number in it has more than {most} digits",
    "values": "it holds more than {most} values",
    "lines": "it has more than {most} lines",
}

# -- JSON

# Quantifiers that give nothing back (`++`, `*+`): a text that never ends is read once, too.
STRING = re.compile(rb'"(?:[^"\\]++|\\.)*+(?:"|\\?\Z)', re.S)
NUMBER = re.compile(rb"[0-9]{%d}" % (MOST_DIGITS + 1))
BRACKETS = {ord("["): 1, ord("{"): 1, ord("]"): -1, ord("}"): -1}
NO_BRACKETS = bytes(sorted(set(range(256)) - set(BRACKETS)))


def check_json(data: bytes, size: int = LONGEST_RECORD, values: int = MOST_VALUES) -> None:
    """Raises `Beyond` if this is more than anything of ours; whether it is JSON is not asked."""
    if len(data) > size:
        raise Beyond("long", size)
    bare = STRING.sub(b'""', data)
    if NUMBER.search(bare):
        raise Beyond("digits", MOST_DIGITS)
    if sum(map(bare.count, (b",", b"[", b"{"))) > values:
        raise Beyond("values", values)
    depths = accumulate(map(BRACKETS.__getitem__, bare.translate(None, NO_BRACKETS)))
    if max(depths, default=0) > DEEPEST_JSON:
        raise Beyond("deep", DEEPEST_JSON)


# -- TOML

TOKEN = re.compile(
    r"""
    (?P<remark>\#[^\n]*+)
    | (?P<text>
        \"{3}(?:[^"\\]++|\\.|"(?!""))*+(?:\"{3}|\Z)
        | '{3}(?:[^']++|'(?!''))*+(?:'{3}|\Z)
        | "(?:[^"\\\n]++|\\[^\n])*+"?
        | '[^'\n]*+'?
      )
    | (?P<word>[^\s\#"'.\[\]{}=,]++)
    | (?P<dot>\.)
    | (?P<opening>[\[{])
    | (?P<closing>[\]}])
    | (?P<mark>[=,])
    | (?P<end>\n)
    | (?P<space>[^\S\n]++)
    """,
    re.S | re.X,
)
BASED = re.compile(r"0[xob]")


class Token(NamedTuple):
    """A piece of a TOML file, the line it begins on, and how deep in brackets it stands."""

    kind: str
    text: str
    line: int
    depth: int


def tokens(text: str) -> Iterator[Token]:
    """A file in pieces; what is no TOML comes in pieces all the same."""
    line, depth = 1, 0
    for found in TOKEN.finditer(text):
        kind, piece = str(found.lastgroup), found[0]
        depth += (kind == "opening") - (kind == "closing" and depth > 0)
        yield Token(kind, piece, line, depth)
        line += piece.count("\n")


def check_toml(text: str) -> None:
    """Raises `Beyond` if this is more than any pack of ours, at the line where it is."""
    if text.count("\n") >= MOST_LINES:
        raise Beyond("lines", MOST_LINES, MOST_LINES + 1)
    dots = 0
    for kind, piece, line, depth in tokens(text):
        if depth > DEEPEST_TOML:
            raise Beyond("deep", DEEPEST_TOML, line)
        if kind == "word" and is_long_number(piece):
            raise Beyond("digits", MOST_DIGITS, line)
        if kind not in ("dot", "word", "text", "space"):
            dots = 0
        dots += kind == "dot"
        if dots >= MOST_PARTS:
            raise Beyond("parts", MOST_PARTS, line)


def is_long_number(word: str) -> bool:
    plain = word.replace("_", "").lstrip("+-")
    if BASED.match(plain):
        return len(plain) > MOST_DIGITS + 2
    return bool(NUMBER.search(plain.encode()))
