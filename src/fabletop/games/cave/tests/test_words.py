"""What is said: names for those who cannot see the picture, in every language."""

from __future__ import annotations

import pytest

from fabletop.text import Speaker

LABELS = {
    "en": "layer 3, row 1, column 2: green carpet",
    "fr": "niveau 3, rangée 1, colonne 2 : tapis volant vert",
    "de": "Ebene 3, Reihe 1, Spalte 2: grüner Teppich",
    "es": "nivel 3, fila 1, columna 2: la alfombra verde",
    "nl": "laag 3, rij 1, kolom 2: groen tapijt",
    "uk": "шар 3, ряд 1, стовпчик 2: зелений килим",
}


@pytest.mark.parametrize(("language", "label"), LABELS.items())
def test_s72_accessible_names(language: str, label: str) -> None:
    speaker = Speaker("cave", language, [])
    said = speaker.say("label-face-up", layer=3, row=1, column=2, tile="carpet-green")
    assert label.lower() == said.lower().replace("\u00a0", " ")


def test_s72_covered_tiles_say_by_how_many() -> None:
    speaker = Speaker("cave", "en", [])
    said = speaker.say("label-face-down", layer=3, row=2, column=2, covers=2)
    assert "layer 3, row 2, column 2: covered by 2 tiles" == said
