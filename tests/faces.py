"""What web/shell/faces.css says: which letters our fonts have, and where they are."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "src" / "fabletop" / "web"
FONTS = WEB / "fonts"
SHEET = WEB / "shell" / "faces.css"
TEXT_FACES = ("Nunito", "Fabletop Signs")  # of all that is no title
TITLE_FACES = ("Fabletop Titles", *TEXT_FACES)


@dataclass(frozen=True, slots=True)
class Face:
    """One rule of the sheet; without a file it is a stand-in."""

    family: str
    file: str
    letters: frozenset[int]


def faces() -> list[Face]:
    rules = re.findall(r"@font-face \{(.*?)\n\}", SHEET.read_text("utf-8"), re.DOTALL)
    return [read(rule) for rule in rules]


def read(rule: str) -> Face:
    said = dict(re.findall(r"^  ([\w-]+):\s+([^;]*);", rule, re.MULTILINE))
    file = re.search(r"\.\./fonts/([^\"]+)", said["src"])
    letters = [each.split("-") for each in re.findall(r"U\+([\dA-F-]+)", said["unicode-range"])]
    spans = [range(int(each[0], 16), int(each[-1], 16) + 1) for each in letters]
    return Face(
        said["font-family"].strip('"'),
        file[1] if file else "",
        frozenset(n for span in spans for n in span),
    )


def uncovered(text: str, families: tuple[str, ...] = TEXT_FACES) -> list[str]:
    """The characters of a text that none of these faces has."""
    there = {n for face in faces() if face.family in families for n in face.letters}
    return sorted({c for c in text if ord(c) not in there and c not in "\n\t"})


def texts() -> list[Path]:
    """All that players read: messages, and the rules of games."""
    source = ROOT / "src" / "fabletop"
    return sorted([*source.glob("**/text/*.ftl"), *source.glob("games/*/rules/*.md")])
