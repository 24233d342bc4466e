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
import subprocess
import tarfile
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from tools import fallbacks, signs

ROOT = Path(__file__).parents[1]
WEB = ROOT / "src" / "fabletop" / "web"
FONTS, SHEET, PAGE = WEB / "fonts", WEB / "shell" / "faces.css", WEB / "index.html"
PLOTS = ROOT / "src" / "fabletop" / "sim" / "nunito.ttf"
FIRST = ("nunito-latin", "titles-latin")  # what every page needs, in every language
FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark"]
LIGHTEST, HEAVIEST = 400, 900  # the weights our sheets ask for

# What we write, and what people may be called.
SCRIPTS: Mapping[str, Iterable[int]] = {
    "latin": [
        *range(0x20, 0x7F), *range(0xA0, 0x100), 0x131, 0x152, 0x153, 0x2BC, 0x2C6, 0x2DA, 0x2DC,
        0x2009, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026,
        0x2032, 0x2033, 0x2039, 0x203A, 0x2044, 0x20AC, 0x2122, 0x2212, 0x2215,
    ],
    "latin-ext": [*range(0x100, 0x180), *range(0x218, 0x21C), 0x1E9E],
    "cyrillic": [0x301, *range(0x400, 0x460), 0x490, 0x491, 0x2116],
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Source:
    """A typeface as npm has it, and what becomes of it here."""

    name: str  # of our files
    family: str  # in our sheets
    package: str
    file: str
    licence: str
    is_variable: bool = False


# The name of Yeseva is reserved by its licence: what is made of it must be called otherwise.
SOURCES = (
    Source(
        "nunito", "Nunito", "@fontsource-variable/nunito@5.3.0",
        "nunito-{script}-wght-normal.woff2", "OFL-nunito.txt", is_variable=True,
    ),
    Source(
        "titles", "Fabletop Titles", "@fontsource/yeseva-one@5.3.0",
        "yeseva-one-{script}-400-normal.woff2", "OFL-yeseva-one.txt",
    ),
)  # fmt: skip


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
        made = [font for source in SOURCES for font in cut(source, packages)]
        made.append(keep("signs", signs.FAMILY, signs.make(), f"{LIGHTEST} {HEAVIEST}"))
        stand_ins = fallbacks.write(packages.font, letters_of(made))
        SHEET.write_text(sheet(made) + stand_ins, "utf-8")
        PAGE.write_text(preloading(PAGE.read_text("utf-8"), made), "utf-8")
        write_plots(packages)
    for font in made:
        print(f"{(FONTS / font.file).stat().st_size:6} {font.file}")


class Packages:
    """Packages of npm, each fetched once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def open(self, package: str) -> Path:
        """The folder of a package in one version."""
        place = self.folder / re.sub(r"\W+", "-", package).strip("-")
        if not place.is_dir():
            place.mkdir()
            npm = shutil.which("npm") or "npm"
            command = [npm, "pack", "--silent", package, "--pack-destination", str(place)]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            (packed,) = place.glob("*.tgz")
            with tarfile.open(packed) as files:
                files.extractall(place, filter="data")
        return place / "package"

    def font(self, package: str, file: str) -> TTFont:
        return TTFont(self.open(package) / "files" / file)


def cut(source: Source, packages: Packages) -> list[Made]:
    """A typeface by script, with its licence beside it."""
    shutil.copy(packages.open(source.package) / "LICENSE", FONTS / source.licence)
    made = []
    for script, letters in SCRIPTS.items():
        font = lighter(packages.font(source.package, source.file.format(script=script)), letters)
        weights = "400"
        if source.is_variable:
            limits = {"wght": (LIGHTEST, LIGHTEST, HEAVIEST)}
            font = instancer.instantiateVariableFont(font, limits)
            weights = f"{LIGHTEST} {HEAVIEST}"
        made.append(keep(f"{source.name}-{script}", source.family, font, weights))
    return made


def lighter(font: TTFont, letters: Iterable[int]) -> TTFont:
    """Only these letters, without hints and without what no page asks for."""
    options = subset.Options(hinting=False, layout_features=FEATURES, name_IDs=[0, 1, 2, 3, 4, 6])
    options.notdef_outline = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=list(letters))
    subsetter.subset(font)
    return font


def keep(name: str, family: str, font: TTFont, weights: str) -> Made:
    """A font on disk, under a name that changes with it."""
    rename(font, family)
    font.flavor = "woff2"
    letters = frozenset(font.getBestCmap())
    whole = FONTS / "whole.woff2"
    font["head"].modified = font["head"].created = 0  # the same sources give the same bytes
    font.recalcTimestamp = False
    font.save(whole)
    mark = blake2b(whole.read_bytes(), digest_size=4).hexdigest()
    file = f"{name}.{mark}.woff2"
    whole.rename(FONTS / file)
    return Made(family, file, letters, weights)


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
        "/* The faces of the house and, in their metrics, the fonts that stand in until they come. */\n"
        "/* Written by tools/faces.py. */\n"
    ]
    for font in made:
        rules = {
            "font-family": f'"{font.family}"',
            "font-weight": font.weights,
            "font-display": "swap",
            "src": f'url("/web/fonts/{font.file}") format("woff2")',
            "unicode-range": fallbacks.ranges(font.letters),
        }
        faces.append(fallbacks.face(rules))
    return "".join(faces)


def preloading(page: str, made: Iterable[Made]) -> str:
    """The page with the fonts of every language named in its head."""
    line = '<link rel="preload" href="/web/fonts/{file}" as="font" type="font/woff2" crossorigin>\n'
    lines = [line.format(file=m.file) for m in made if m.file.startswith(FIRST)]
    lines = [each for each in lines if "-ext." not in each]
    page = re.sub(r'<link rel="preload"[^>]* as="font"[^>]*>\n', "", page)
    style = '<link rel="stylesheet" href="/web/house.css">\n'
    assert style in page
    return page.replace(style, "".join(lines) + style)


def write_plots(packages: Packages) -> None:
    """Nunito as matplotlib wants it: not packed, and of one weight."""
    source = SOURCES[0]
    font = packages.font(source.package, source.file.format(script="latin"))
    font = instancer.instantiateVariableFont(lighter(font, SCRIPTS["latin"]), {"wght": LIGHTEST})
    rename(font, source.family)
    font.flavor = None
    font["head"].modified = font["head"].created = 0
    font.recalcTimestamp = False
    font.save(PLOTS)


if __name__ == "__main__":
    main()
