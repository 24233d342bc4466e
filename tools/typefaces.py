"""Where the typefaces come from: packages of npm in one version each, and their files by script."""

from __future__ import annotations

import re
import shutil
import subprocess
import tarfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from fontTools.ttLib import TTFont

# What we write, and what people may be called.
SCRIPTS: Mapping[str, Sequence[int]] = {
    "latin": [
        *range(0x20, 0x7F), *range(0xA0, 0x100), 0x131, 0x152, 0x153, 0x2BC, 0x2C6, 0x2DA, 0x2DC,
        0x2009, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026,
        0x2032, 0x2033, 0x2039, 0x203A, 0x2044, 0x20AC, 0x2122, 0x2212, 0x2215,
    ],
    "latin-ext": [*range(0x100, 0x180), *range(0x218, 0x21C), 0x1E9E],
    "cyrillic": [0x301, *range(0x400, 0x460), 0x490, 0x491, 0x2116],
}  # fmt: skip

# The one word of Cyrillic that everybody sees, where languages are chosen: it gets a file of its
# own, so that nobody loads all of Cyrillic for it.
NAMES = "Українська"


@dataclass(frozen=True, slots=True)
class Source:
    """A typeface as npm has it: its package, and how its files are called."""

    package: str
    file: str


@dataclass(frozen=True, slots=True)
class Typeface:
    """A typeface of the house: what its files, its family and its licence are called here."""

    name: str
    family: str
    source: Source
    licence: str


NUNITO = Typeface(
    "nunito",
    "Nunito",
    Source("@fontsource-variable/nunito@5.3.0", "nunito-{script}-wght-normal.woff2"),
    "OFL-nunito.txt",
)
# The name of Yeseva is reserved by its licence: what is made of it must be called otherwise.
TITLES = Typeface(
    "titles",
    "Fabletop Titles",
    Source("@fontsource/yeseva-one@5.3.0", "yeseva-one-{script}-400-normal.woff2"),
    "OFL-yeseva-one.txt",
)


class Packages:
    """Packages of npm, each fetched once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def open(self, package: str) -> Path:
        """The folder of a package."""
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

    def font(self, source: Source, script: str, weight: int = 0) -> TTFont:
        """One file of a typeface, open."""
        file = source.file.format(script=script, weight=weight)
        return TTFont(self.open(source.package) / "files" / file)
