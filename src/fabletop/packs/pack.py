"""A content pack: its author, its changes, its names.

All faults are found at once, each with its line; this module raises only `Wrong`. Tables and
records keep the `text` of a pack, so the file is no longer needed.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from itertools import islice
from typing import Any, NamedTuple

from fabletop.bounds import Beyond, check_toml
from fabletop.core.game import Json
from fabletop.packs.content import merged, names_in
from fabletop.packs.limits import MOST_SLIPS, Limits, Slip, leaves, limits_of, look_up, slips_in
from fabletop.packs.lines import Path, Unending, line_at, lines_of
from fabletop.packs.names import is_line, messages_of, wrong_names
from fabletop.text import Speaker, say_house

LARGEST = 32 * 1024  # bytes
LONGEST = {"title": 60, "author": 60, "licence": 60, "about": 400}
NEEDED = ("title", "author", "licence")
PARTS = ("game", *LONGEST, "content", "names")


class Fault(NamedTuple):
    """One fault of a pack, and its line."""

    line: int
    code: str
    args: Mapping[str, str | int]
    game: str = ""

    def say(self, language: str = "en") -> str:
        """A message of the game, else of the house."""
        words = Speaker(self.game, language, []) if self.game else None
        if words and words.has(f"content-wrong-{self.code}"):
            return words.say(f"content-wrong-{self.code}", **self.args)
        return say_house(language, f"pack-wrong-{self.code}", self.args)

    def spell(self) -> Json:
        return {"line": self.line, "code": self.code, "args": dict(self.args)}


class Wrong(Exception):
    """A faulty pack, with all its faults."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("; ".join(f"line {fault.line}: {fault.say()}" for fault in faults))
        self.faults = faults


@dataclass(frozen=True, slots=True)
class Pack:
    """A valid pack."""

    text: str
    game: str
    title: str
    author: str
    licence: str
    about: str
    changes: Mapping[str, Any]
    names: Mapping[str, Mapping[str, str]]  # by language

    @property
    def id(self) -> str:
        return pack_id(self.text)

    def content(self) -> dict[str, Any]:
        """The whole content of the game with this pack."""
        return merged(limits_of(self.game).usual, self.changes)

    def differences(self) -> list[Json]:
        """The changed values: for the message `content-<says>`, the usual and the new value."""
        limits = limits_of(self.game)
        return [
            difference(limits, path, value)
            for path, value in leaves(self.changes)
            if value != look_up(limits.usual, path)
        ]

    def renamed(self, language: str) -> dict[str, str]:
        """The names the pack changes."""
        usual = messages_of(self.game, language)
        words = names_in(self.names, language)
        return {key: word for key, word in words.items() if word.strip() != usual.get(key)}

    def spell(self) -> Json:
        """The pack as people see it before they play."""
        about = {name: getattr(self, name) for name in ("id", "game", *LONGEST)}
        return {**about, "differences": self.differences()}


def difference(limits: Limits, path: Path, value: object) -> Json:
    found = limits.find(path)
    assert found
    limit, names = found
    args = {**names, "option": limit["option"]} if "option" in limit else dict(names)
    told: Json = {"says": limit["says"], "args": args, "spoken": limit.get("spoken", "")}
    return {**told, "usual": look_up(limits.usual, path), "now": value}


def pack_id(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@lru_cache(maxsize=64)
def read_pack(text: str) -> Pack:
    """A pack from its text. Raises `Wrong` with all faults."""
    if len(text.encode(errors="replace")) > LARGEST:
        raise Wrong([Fault(1, "large", {"most": LARGEST // 1024})])
    try:
        check_toml(text)
        said, faults = check(text)
    except Beyond as beyond:
        raise Wrong([Fault(beyond.line, beyond.what, {"most": beyond.most})]) from None
    except ValueError as error:  # also of numbers and dates that `tomllib` does not look at
        raise Wrong([unreadable(str(error), text)]) from None
    except Unending as unending:
        raise Wrong([Fault(unending.line, "unending", {})]) from None
    if faults:
        raise Wrong(sorted(faults, key=lambda fault: fault.line))
    words = {name: said.get(name, "").strip() for name in LONGEST}
    return Pack(
        text, said["game"], **words, changes=said.get("content", {}), names=said.get("names", {})
    )


def check(text: str) -> tuple[dict[str, Any], list[Fault]]:
    """The data of a file, and all its faults."""
    said, lines = tomllib.loads(text), lines_of(text)
    slips = list(slips_of(said))
    game = said["game"] if said.get("game") in games() else ""
    return said, [
        Fault(line_at(lines, path), code, {"what": place(path), **args}, game)
        for path, code, args in slips
    ]


def unreadable(error: str, text: str) -> Fault:
    """The error of `tomllib`, with its line apart."""
    found = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", error, re.S)
    reason, line = (found[1], found[2]) if found else (error, None)
    return Fault(int(line or text.count("\n") + 1), "syntax", {"reason": reason})


def place(path: Path) -> str:
    """The path of a fault for people, without the part of the file."""
    if path[:1] == ("names",) and len(path) > 1:
        return path[-1]
    return ".".join(path[1:] if path[:1] == ("content",) and len(path) > 1 else path)


# -- what may be wrong


def slips_of(said: Mapping[str, Any]) -> list[Slip]:
    """All faults of a file that can be parsed."""
    if said.get("game") not in games():
        code = "game" if "game" in said else "no-game"
        return [Slip(("game",), code, {"games": ", ".join(games())})]
    limits = limits_of(said["game"])
    slips = [slip for name in said for slip in wrong_part(name, said[name])]
    slips += [Slip((), "missing", {"name": name}) for name in NEEDED if name not in said]
    content, names = said.get("content", {}), said.get("names", {})
    if isinstance(content, dict):
        slips += [Slip(("content", *p), c, args) for p, c, args in slips_in(content, limits)]
    if isinstance(names, dict):
        wrong = islice(wrong_names(said["game"], names), MOST_SLIPS)
        slips += [Slip(("names", *p), c, args) for p, c, args in wrong]
    return slips


@cache
def games() -> tuple[str, ...]:
    """The games that packs can be made for."""
    folders = files("fabletop.games").iterdir()
    return tuple(sorted(f.name for f in folders if f.joinpath("limits.toml").is_file()))


def wrong_part(name: str, value: object) -> list[Slip]:
    """An unknown part of the file, or one of the wrong type."""
    if name not in PARTS:
        return [Slip((name,), "part", {"parts": ", ".join(PARTS)})]
    if name in ("content", "names"):
        return [] if isinstance(value, dict) else [Slip((name,), "sort", {"sort": "table"})]
    if not isinstance(value, str):
        return [Slip((name,), "sort", {"sort": "text"})]
    most = LONGEST.get(name, 60)
    if not is_line(value, most):
        return [Slip((name,), "words", {"most": most})]
    return []
