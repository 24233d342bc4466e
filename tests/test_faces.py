"""Our fonts: light, complete, named by what is in them. tests/web/test_faces.py looks at them."""

from __future__ import annotations

import re
from hashlib import blake2b
from pathlib import Path

import pytest

from fabletop.games import GAMES
from fabletop.text import LANGUAGES
from tests.faces import FONTS, ROOT, TITLE_FACES, WEB, faces, texts, uncovered

MOST = 120_000  # bytes of fonts before the first move
SIGNS = re.compile(r"[\u2190-\u2bff]")  # arrows, ticks and marks
EMOJI = {"❗"}  # drawn in colours, by the device


@pytest.mark.parametrize("path", texts(), ids=lambda path: str(path.relative_to(ROOT / "src")))
def test_every_character_of_a_text_has_a_glyph_of_ours(path: Path) -> None:
    assert [] == uncovered(path.read_text("utf-8"))


def test_all_languages_were_looked_at() -> None:
    read = [path.stem for path in texts() if path.suffix == ".ftl"]
    assert {language: 1 + len(GAMES) for language in LANGUAGES} == {
        language: read.count(language) for language in LANGUAGES
    }


def test_a_character_that_is_missing_is_found() -> None:
    assert ["Ω", "☃"] == uncovered("Ω є ґ ї і „“ ’ « » … → ✓ ☃\n")
    assert ["Ω"] == uncovered("Сідай до столу: −2 Ω", TITLE_FACES)


def test_signs_in_boards_and_pages_have_a_glyph_of_ours() -> None:
    code = [*WEB.glob("**/*.js"), *WEB.glob("**/*.css"), *WEB.parent.glob("games/*/board/*")]
    written = "".join(p.read_text("utf-8") for p in code if p.suffix in (".js", ".css"))
    found = {sign for sign in SIGNS.findall(written) if sign not in EMOJI}
    assert len(found) > 10
    assert [] == uncovered("".join(found))


def test_sheets_ask_for_no_other_face() -> None:
    sheets = [*WEB.glob("**/*.css"), *WEB.parent.glob("games/*/board/*.css")]
    asked = "".join(path.read_text("utf-8") for path in sheets if path.name != "faces.css")
    values = re.findall(r"^ +font(?:-family)?: ([^;]+);", asked, re.MULTILINE)
    assert {"var(--font)", "var(--font-title)"} == set(re.findall(r"var\(--font.*?\)", asked))
    others = {value for value in values if "var(--font" not in value and value != "inherit"}
    assert 1 == len(others), others  # where languages are chosen: without all of Cyrillic


def test_drawings_hold_no_text() -> None:
    """A drawing cannot use the fonts of its page."""
    drawings = [*WEB.glob("**/*.svg"), *WEB.parent.glob("games/*/board/**/*.svg")]
    assert [] == [path.name for path in drawings if "<text" in path.read_text("utf-8")]


# -- the files


def test_all_fonts_together_are_light_enough_for_the_time_before_the_first_move() -> None:
    assert sum(path.stat().st_size for path in FONTS.glob("*.woff2")) <= MOST


def test_the_sheet_names_the_fonts_there_are() -> None:
    assert {path.name for path in FONTS.glob("*.woff2")} == {f.file for f in faces() if f.file}


def test_a_font_is_named_by_what_is_in_it() -> None:
    for path in FONTS.glob("*.woff2"):
        mark = blake2b(path.read_bytes(), digest_size=4).hexdigest()
        assert mark == path.name.split(".")[1]


def test_the_page_preloads_latin_letters_and_no_others() -> None:
    page = (WEB / "index.html").read_text("utf-8")
    wanted = re.findall(r'<link rel="preload" href="/web/fonts/([^"]+)" as="font"', page)
    assert ["nunito-latin", "titles-latin"] == [name.split(".")[0] for name in wanted]
    assert all((FONTS / name).is_file() for name in wanted)


def test_no_letter_comes_from_two_files_of_a_family() -> None:
    for family in TITLE_FACES:
        files = [face.letters for face in faces() if face.family == family]
        assert sum(map(len, files)) == len(frozenset[int]().union(*files))


def test_licences_lie_beside_the_fonts() -> None:
    for name in ("nunito", "yeseva-one"):
        assert "SIL OPEN FONT LICENSE" in (FONTS / f"OFL-{name}.txt").read_text("utf-8")
