"""What is drawn until a font has come: a device's own, in the measures of ours.

A stand-in has the line height of the face it stands for, and is as wide on average: by the letters
our own texts are made of, script by script and weight by weight. So nothing moves when the face
comes. Free fonts with the same widths tell what those of the devices are like.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

TEXTS = Path(__file__).parents[1] / "src" / "fabletop"
LATIN, CYRILLIC = "en fr de es nl".split(), ["uk"]
BANDS = (("400 500", 400, 400), ("600 700", 700, 700), ("800 900", 800, 700))  # theirs has two

Fetch = Callable[[str, str], TTFont]


@dataclass(frozen=True, slots=True)
class StandIn:
    """A font of devices, by the names it has there, and a free one of the same widths."""

    name: str  # in our sheets
    instead_of: str
    package: str
    file: str
    locally: Mapping[int, tuple[str, ...]]


STAND_INS = (
    StandIn(
        "Nunito by Arial", "Nunito", "@fontsource/arimo@5.3.0",
        "arimo-{script}-{weight}-normal.woff2",
        {
            400: ("Arial", "ArialMT", "Liberation Sans", "LiberationSans", "Arimo", "Helvetica"),
            700: (
                "Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold",
                "Arimo Bold", "Helvetica Bold",
            ),
        },
    ),
    StandIn(
        "Nunito by Roboto", "Nunito", "@fontsource/roboto@5.3.0",
        "roboto-{script}-{weight}-normal.woff2",
        {400: ("Roboto", "Roboto-Regular"), 700: ("Roboto Bold", "Roboto-Bold")},
    ),
    StandIn(
        "Titles by Times", "Fabletop Titles", "@fontsource/tinos@5.3.0",
        "tinos-{script}-{weight}-normal.woff2",
        {
            700: (
                "Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold",
                "LiberationSerif-Bold", "Tinos Bold",
            ),
        },
    ),
    StandIn(
        "Titles by Noto", "Fabletop Titles", "@fontsource/noto-serif@5.3.0",
        "noto-serif-{script}-{weight}-normal.woff2",
        {700: ("Noto Serif Bold", "NotoSerif-Bold")},
    ),
)  # fmt: skip
OURS = {
    "Nunito": ("@fontsource-variable/nunito@5.3.0", "nunito-{script}-wght-normal.woff2"),
    "Fabletop Titles": ("@fontsource/yeseva-one@5.3.0", "yeseva-one-{script}-400-normal.woff2"),
}


def write(fetch: Fetch, letters: Mapping[str, Collection[int]]) -> str:
    """The rules for all stand-ins."""
    faces = []
    for stand_in in STAND_INS:
        for script, languages in (("latin", LATIN), ("cyrillic", CYRILLIC)):
            often = frequencies(languages, script)
            own = {n for n in letters[stand_in.instead_of] if (n in CYRILLIC_LETTERS) == (
                script == "cyrillic")}  # fmt: skip
            faces += [
                face(rules(fetch, stand_in, script, often, band, own))
                for band in bands_of(stand_in)
            ]
    return "".join(faces)


Band = tuple[str, int, int]
CYRILLIC_LETTERS = range(0x400, 0x500)


def bands_of(stand_in: StandIn) -> Iterable[Band]:
    """Which of our weights, measured at which, for which of theirs; titles have one weight."""
    return BANDS if 400 in stand_in.locally else (("400", 400, 700),)


def rules(
    fetch: Fetch,
    stand_in: StandIn,
    script: str,
    often: Mapping[int, float],
    band: Band,
    letters: Collection[int],
) -> dict[str, str]:
    weights, at, theirs = band
    package, file = OURS[stand_in.instead_of]
    ours = at_weight(fetch(package, file.format(script=script)), at)
    other = fetch(stand_in.package, stand_in.file.format(script=script, weight=theirs))
    size = width(ours, often) / width(other, often)
    em, head = ours["head"].unitsPerEm, ours["hhea"]
    return {
        "font-family": f'"{stand_in.name}"',
        "font-weight": weights,
        "src": ", ".join(f'local("{name}")' for name in stand_in.locally[theirs]),
        "size-adjust": percent(size),
        "ascent-override": percent(head.ascent / em / size),
        "descent-override": percent(-head.descent / em / size),
        "line-gap-override": percent(head.lineGap / em / size),
        "unicode-range": ranges(letters),
    }


def at_weight(font: TTFont, weight: int) -> TTFont:
    return instancer.instantiateVariableFont(font, {"wght": weight}) if "fvar" in font else font


def width(font: TTFont, often: Mapping[int, float]) -> float:
    """How wide a letter is on average, in ems."""
    names, sizes = font.getBestCmap(), font["hmtx"]
    known = {n: share for n, share in often.items() if n in names}
    total = sum(share * float(sizes[names[n]][0]) for n, share in known.items())
    return total / sum(known.values()) / float(font["head"].unitsPerEm)


def frequencies(languages: Collection[str], script: str) -> dict[int, float]:
    """How often each letter stands in the texts of some languages."""
    count: Counter[str] = Counter()
    for path in TEXTS.glob("**/text/*.ftl"):
        if path.stem in languages:
            said = re.findall(r"^[\w-]+ = (.*)$", path.read_text("utf-8"), re.MULTILINE)
            count.update(re.sub(r"\{[^}]*\}", "", " ".join(said)))
    is_cyrillic = script == "cyrillic"
    return {ord(c): n for c, n in count.items() if (ord(c) in CYRILLIC_LETTERS) == is_cyrillic}


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
    lines = "".join(f"  {name}: {value};\n" for name, value in rules.items())
    return f"\n@font-face {{\n{lines}}}\n"
