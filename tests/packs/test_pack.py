"""A pack as it is written: what it says of itself, what it changes, what it calls things."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fabletop.games import GAMES
from fabletop.packs.names import nameable, spoken
from fabletop.packs.pack import read_pack
from fabletop.packs.start import starting_pack
from fabletop.packs.wording import told
from fabletop.text import LANGUAGES, Speaker
from tests.packs.packs import EXAMPLES, HEAD

EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def pack_of(text: str) -> str:
    return f'game = "cave"\n{HEAD}{text}'


def test_there_is_an_example_for_every_game() -> None:
    packs = [read_pack(path.read_text("utf-8")) for path in EXAMPLES]
    assert set(GAMES) == {pack.game for pack in packs}
    assert all(pack.differences() and pack.about for pack in packs)


@EVERY_GAME
def test_a_pack_to_begin_with_changes_nothing_whatever_is_taken_in(game: str) -> None:
    text = starting_pack(game)
    assert [] == read_pack(text).differences()
    whole = re.sub(r"^# (?=[\w.-]+ = )", "", text, flags=re.M)
    pack = read_pack(whole)
    assert [] == pack.differences()
    assert set(nameable(game)) == set(pack.names["en"])


def test_what_differs_is_told() -> None:
    text = (
        'game = "tom_thumb"\n' + HEAD + "[content.mode]\nbasic.tree = false\nbasic.boots = true\n"
    )
    pack = read_pack(text)
    assert pack.differences() == [
        {
            "says": "mode-tree",
            "args": {"value": "basic", "option": "mode"},
            "spoken": "",
            "usual": True,
            "now": False,
        }
    ]
    speaker = Speaker("tom_thumb", "de", [])
    assert ["Hoher Baum bei „Einfach“: nein statt ja"] == list(told(pack, speaker, "de"))


def test_words_are_told_as_the_game_says_them() -> None:
    text = (
        'game = "basra"\n' + HEAD + '[content.square]\nm02.kind = "bazaar"\nm03.gangs = ["robbers"]'
    )
    lines = list(told(read_pack(text), Speaker("basra", "en", [])))
    assert lines == [
        "Square (Harbour Quarter 3): Bazaar instead of Quiet Street",
        "Raid at Harbour Quarter 4: Robbers instead of Swindlers",
    ]


def test_a_pack_of_names_says_so() -> None:
    pack = read_pack(pack_of('[names.en]\nkind-lamp = "Egg"'))
    assert ["Only the names are different.", "One name is different: Egg"] == list(
        told(pack, Speaker("cave", "en", []))
    )


# -- names


def say(pack: str, language: str, key: str, **args: object) -> str:
    read = read_pack(pack)
    words = spoken(read.game, read.names, language)
    return Speaker(read.game, language, [], words).say(key, **args)


def test_what_is_called_after_a_thing_follows_it() -> None:
    pack = pack_of('[names.en]\nkind-lamp = "Egg"\ntile-lamp-blue = "blue egg"')
    assert "Egg" == say(pack, "en", "kind-lamp")
    assert "Egg" == say(pack, "en", "kind-lamp-short")
    assert "Egg (Pink)" == say(pack, "en", "tile-lamp-pink")
    assert "blue egg" == say(pack, "en", "tile-lamp-blue")
    assert "pink sword" == say(pack, "en", "tile-sword-pink")


def test_a_name_can_be_counted() -> None:
    pack = f'game = "open_sesame"\n{HEAD}[names.en]\nkind-vase = "a jug"'
    assert "3 × a jug" == say(pack, "en", "kinds-vase", count=3)


def test_references_follow_by_themselves() -> None:
    pack = f'game = "aladin"\n{HEAD}[names.en]\nkind-emerald = "opal"'
    assert "opal" == say(pack, "en", "card-B01")


def test_a_language_without_names_borrows_those_of_the_first() -> None:
    pack = pack_of('[names.fr]\nkind-lamp = "Œuf"\n[names.de]\nkind-lamp = "Ei"')
    assert "Ei" == say(pack, "de", "kind-lamp")
    assert ["Œuf"] * 4 == [say(pack, lang, "kind-lamp") for lang in ("en", "fr", "es", "uk")]


@pytest.mark.parametrize(
    "name", ["{ $x }", 'a "b" \\ c', "{", "[x]", ".a", "*b", "<b>&", "#", "7\u00a0P", "Oh\u202f!"]
)
def test_any_name_is_taken_as_it_is(name: str) -> None:
    pack = pack_of(f"[names.en]\nkind-lamp = '{name}'")
    assert name == say(pack, "en", "kind-lamp")
    assert f"{name} (Pink)" == say(pack, "en", "tile-lamp-pink")


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_examples_speak_every_language(path: Path) -> None:
    pack = read_pack(path.read_text("utf-8"))
    for language in LANGUAGES:
        speaker = Speaker(pack.game, language, [], spoken(pack.game, pack.names, language))
        lines = len(pack.differences()) + bool(pack.renamed(language))
        assert lines == len(list(told(pack, speaker, language)))


def test_the_pack_of_the_docs_can_be_played() -> None:
    page = (EXAMPLES[0].parents[2] / "docs" / "packs.md").read_text("utf-8")
    text = page.split("```toml\n", 1)[1].split("```", 1)[0]
    assert "The Dragon's Hoard" == read_pack(text).title
