"""What is drawn until a font has come: a device's own, in the measures of ours.

A stand-in has the line height of the face it stands for, and is as wide on average: by the letters
our own texts are made of, kind by kind and weight by weight. So nothing moves when the face
comes. Free fonts with the same widths tell what those of the devices are like.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from textwrap import wrap

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from tools.typefaces import NUNITO, TITLES, Packages, Source, Typeface

TEXTS = Path(__file__).parents[1] / "src" / "fabletop"
BANDS = (("400 500", 400, 400), ("600 700", 700, 700), ("800 900", 800, 700))  # theirs has two

Band = tuple[str, int, int]
# Spaces and figures are in every text: they have a size of their own, and are exactly as wide.
APART = {
    "cyrillic": range(0x400, 0x500),
    "spaces": (0x20, 0xA0),
    "figures": range(0x30, 0x3A),
}
KINDS = ("latin", *APART)


@dataclass(frozen=True, slots=True)
class StandIn:
    """A font of devices, by the names it has there, and a free one of the same widths."""

    name: str  # in our sheets
    instead_of: Typeface
    source: Source
    locally: Mapping[int, tuple[str, ...]]


STAND_INS = (
    StandIn(
        "Nunito by Arial", NUNITO,
        Source("@fontsource/arimo@5.3.0", "arimo-{script}-{weight}-normal.woff2"),
        {
            400: ("Arial", "ArialMT", "Liberation Sans", "LiberationSans", "Arimo", "Helvetica"),
            700: (
                "Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold",
                "Arimo Bold", "Helvetica Bold",
            ),
        },
    ),
    StandIn(
        "Nunito by Roboto", NUNITO,
        Source("@fontsource/roboto@5.3.0", "roboto-{script}-{weight}-normal.woff2"),
        {400: ("Roboto", "Roboto-Regular"), 700: ("Roboto Bold", "Roboto-Bold")},
    ),
    StandIn(
        "Titles by Times", TITLES,
        Source("@fontsource/tinos@5.3.0", "tinos-{script}-{weight}-normal.woff2"),
        {
            700: (
                "Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold",
                "LiberationSerif-Bold", "Tinos Bold",
            ),
        },
    ),
    StandIn(
        "Titles by Noto", TITLES,
        Source("@fontsource/noto-serif@5.3.0", "noto-serif-{script}-{weight}-normal.woff2"),
        {700: ("Noto Serif Bold", "NotoSerif-Bold")},
    ),
)  # fmt: skip


def write(packages: Packages, letters: Mapping[str, Collection[int]]) -> str:
    """The rules for all stand-ins; the letters are those of each family."""
    faces = [
        face(rules(packages, stand_in, kind, band, letters[stand_in.instead_of.family]))
        for stand_in in STAND_INS
        for kind in KINDS
        for band in bands_of(stand_in)
    ]
    return "".join(faces)


def rules(
    packages: Packages, stand_in: StandIn, kind: str, band: Band, letters: Collection[int]
) -> dict[str, str]:
    weights, _, theirs = band
    size = size_of(packages, stand_in, kind, band)
    return {
        "font-family": f'"{stand_in.name}"',
        "font-weight": weights,
        "src": ", ".join(f'local("{name}")' for name in stand_in.locally[theirs]),
        **measures(packages.font(stand_in.instead_of.source, script_of(kind)), size),
        "unicode-range": ranges([n for n in letters if kind_of(n) == kind]),
    }


def bands_of(stand_in: StandIn) -> Iterable[Band]:
    """Which of our weights, measured at which, for which of theirs; titles have one weight."""
    return BANDS if 400 in stand_in.locally else (("400", 400, 700),)


def kind_of(letter: int) -> str:
    return next((kind for kind, some in APART.items() if letter in some), "latin")


def script_of(kind: str) -> str:
    return "cyrillic" if kind == "cyrillic" else "latin"


def size_of(packages: Packages, stand_in: StandIn, kind: str, band: Band) -> float:
    """How much larger a stand-in must be to be as wide as what it stands for."""
    _, at, theirs = band
    often, script = frequencies(kind), script_of(kind)
    ours = at_weight(packages.font(stand_in.instead_of.source, script), at)
    other = packages.font(stand_in.source, script, theirs)
    return width(ours, often) / width(other, often)


def measures(ours: TTFont, size: float) -> dict[str, str]:
    """What makes lines as high as ours: heights count in the larger size."""
    em, head = ours["head"].unitsPerEm * size, ours["hhea"]
    return {
        "size-adjust": percent(size),
        "ascent-override": percent(head.ascent / em),
        "descent-override": percent(-head.descent / em),
        "line-gap-override": percent(head.lineGap / em),
    }


def at_weight(font: TTFont, weight: int) -> TTFont:
    return instancer.instantiateVariableFont(font, {"wght": weight}) if "fvar" in font else font


def width(font: TTFont, often: Mapping[int, float]) -> float:
    """How wide a letter is on average, in ems."""
    names, sizes = font.getBestCmap(), font["hmtx"]
    known = {n: share for n, share in often.items() if n in names}
    total = sum(share * float(sizes[names[n]][0]) for n, share in known.items())
    return total / sum(known.values()) / float(font["head"].unitsPerEm)


@cache
def frequencies(kind: str) -> dict[int, float]:
    """How often each letter of a kind stands in our texts."""
    count: Counter[str] = Counter()
    for path in TEXTS.glob("**/text/*.ftl"):
        said = re.findall(r"^[\w-]+ = (.*)$", path.read_text("utf-8"), re.MULTILINE)
        count.update(re.sub(r"\{[^}]*\}", "", " ".join(said)))
    return {ord(c): n for c, n in count.items() if kind_of(ord(c)) == kind}


def percent(share: float) -> str:
    return f"{100 * share:.2f}%"


def ranges(letters: Collection[int]) -> str:
    """Numbers as a sheet has them: U+20-7E, U+A0."""
    runs: list[list[int]] = []
    for letter in sorted(letters):
        if runs and letter == runs[-1][1] + 1:
            runs[-1][1] = letter
        else:
            runs.append([letter, letter])
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in runs)


def face(rules: Mapping[str, str]) -> str:
    lines = [wrap(f"{name}: {value};", 112) for name, value in rules.items()]
    inner = "".join("  " + "\n    ".join(line) + "\n" for line in lines)
    return f"\n@font-face {{\n{inner}}}\n"
