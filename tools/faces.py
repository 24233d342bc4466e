"""Makes the fonts of the pages again: `python -m tools.faces`.

The sources come from npm, in the versions named here. Each becomes one file a script, so that a
reader of Latin loads no Cyrillic. Written are the fonts (`web/fonts`), the sheet that names them
(`web/shell/faces.css`), the two lines that preload them (`web/index.html`) and the font of the
plots (`sim/nunito.ttf`). A file's name holds a hash of what is in it.

Needs npm, and the Python packages fonttools and brotli. Nothing of this is needed to play.
"""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from tools import fallbacks, signs
from tools.typefaces import NAMES, NUNITO, SCRIPTS, TITLES, Packages, Typeface

ROOT = Path(__file__).parents[1]
WEB = ROOT / "src" / "fabletop" / "web"
FONTS, SHEET, PAGE = WEB / "fonts", WEB / "shell" / "faces.css", WEB / "index.html"
PLOTS = ROOT / "src" / "fabletop" / "sim" / "nunito.ttf"
FIRST = ("nunito-latin.", "titles-latin.")  # what every page needs, in every language
FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark"]
LIGHTEST, HEAVIEST = 400, 900  # the weights our sheets ask for
MOMENT = 3_000_000_000  # when fonts say they were made, in seconds since 1904


@dataclass(frozen=True, slots=True)
class Made:
    """A finished font: where it is, which letters it has, which weights."""

    family: str
    file: str
    letters: frozenset[int]
    weights: str


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        shutil.rmtree(FONTS, ignore_errors=True)
        FONTS.mkdir()
        packages = Packages(Path(folder))
        made = [font for face in (NUNITO, TITLES) for font in cut(face, packages)]
        made.append(names(packages))
        made.append(keep("signs", signs.FAMILY, signs.make()))
        stand_ins = fallbacks.write(packages, letters_of(made))
        SHEET.write_text(sheet(made) + stand_ins, "utf-8")
        PAGE.write_text(preloading(PAGE.read_text("utf-8"), made), "utf-8")
        write_plots(packages)
    for font in made:
        print(f"{(FONTS / font.file).stat().st_size:6} {font.file}")


def cut(face: Typeface, packages: Packages) -> list[Made]:
    """A typeface by script, with its licence beside it."""
    shutil.copy(packages.open(face.source.package) / "LICENSE", FONTS / face.licence)
    made = []
    for script, letters in SCRIPTS.items():
        font = lighter(packages.font(face.source, script), letters)
        made.append(keep(f"{face.name}-{script}", face.family, font))
    return made


def names(packages: Packages) -> Made:
    font = lighter(packages.font(NUNITO.source, "cyrillic"), map(ord, NAMES))
    return keep("names", "Nunito Names", font)


def lighter(font: TTFont, letters: Iterable[int]) -> TTFont:
    """Only these letters and our weights, without hints and without what no page asks for."""
    options = subset.Options(hinting=False, layout_features=FEATURES, name_IDs=[0, 1, 2, 3, 4, 6])
    options.notdef_outline = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=list(letters))
    subsetter.subset(font)
    if "fvar" in font:
        limits = {"wght": (LIGHTEST, LIGHTEST, HEAVIEST)}
        font = instancer.instantiateVariableFont(font, limits)
    return font


def keep(name: str, family: str, font: TTFont) -> Made:
    """A font on disk, under a name that changes with it."""
    weights = f"{LIGHTEST} {HEAVIEST}" if "fvar" in font else str(LIGHTEST)
    letters = frozenset(font.getBestCmap())
    whole = FONTS / "whole.woff2"
    save(font, family, "woff2", whole)
    mark = blake2b(whole.read_bytes(), digest_size=4).hexdigest()
    file = f"{name}.{mark}.woff2"
    whole.rename(FONTS / file)
    return Made(family, file, letters, weights)


def save(font: TTFont, family: str, flavor: str | None, path: Path) -> None:
    """Write a font; the same sources give the same bytes."""
    rename(font, family)
    font.flavor = flavor
    font["head"].modified = font["head"].created = MOMENT
    font.recalcTimestamp = False
    font.save(path)


def rename(font: TTFont, family: str) -> None:
    plain = family.replace(" ", "")
    says = {1: family, 3: f"{plain} for Fabletop", 4: family, 6: plain}
    for place, text in says.items():
        font["name"].setName(text, place, 3, 1, 0x409)


def letters_of(made: Iterable[Made]) -> dict[str, frozenset[int]]:
    """All letters of each family."""
    found: dict[str, frozenset[int]] = {}
    for font in made:
        found[font.family] = found.get(font.family, frozenset()) | font.letters
    return found


# -- what is written about them


def sheet(made: Iterable[Made]) -> str:
    faces = [
        "/* The faces of the house, and what stands in for them in the same measures. */\n"
        "/* Written by tools/faces.py. */\n"
    ]
    for font in made:
        rules = {
            "font-family": f'"{font.family}"',
            "font-weight": font.weights,
            "font-display": "swap",
            "src": f'url("../fonts/{font.file}") format("woff2")',
            "unicode-range": fallbacks.ranges(font.letters),
        }
        faces.append(fallbacks.face(rules))
    return "".join(faces)


def preloading(page: str, made: Iterable[Made]) -> str:
    """The page with the fonts of every language named in its head."""
    line = (
        '<link rel="preload" href="/web/fonts/{file}" as="font" type="font/woff2" '
        'crossorigin fetchpriority="low">\n'  # stand-ins have the same measures: nothing waits
    )
    lines = [line.format(file=m.file) for m in made if m.file.startswith(FIRST)]
    page = re.sub(r'<link rel="preload"[^>]* as="font"[^>]*>\n', "", page)
    style = '<link rel="stylesheet" href="/web/house.css">\n'
    assert style in page
    return page.replace(style, "".join(lines) + style)


def write_plots(packages: Packages) -> None:
    """Nunito as matplotlib wants it: not packed, and of one weight."""
    font = lighter(packages.font(NUNITO.source, "latin"), SCRIPTS["latin"])
    font = instancer.instantiateVariableFont(font, {"wght": LIGHTEST})
    save(font, NUNITO.family, None, PLOTS)


if __name__ == "__main__":
    main()
