"""Names: what is fit to be shown, and what looks alike."""

from __future__ import annotations

import pytest

from fabletop.server.table.messages import PutBot, Rename, Sit, Stand
from fabletop.server.table.names import is_taken, tidy
from tests.server.life import LifeTable
from tests.server.test_host import code

FINE = [
    "Ann", "Zoë", "Chloé-Inès", "François", "D’Artagnan", "Jürgen Groß", "Ñandú", "José María",
    "Pieter-Jan", "IJsbrand", "Дем’ян", "Їжак Є. Ґ.", "Соломія", "Łukasz", "Ádám", "山田", "نور",
    "❤️ Ann", "☺️", "👍🏽", "👨‍👩‍👧", "🧑🏽‍🚀", "1️⃣", "🇺🇦 Оля",
    "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",  # England
]  # fmt: skip


@pytest.mark.parametrize("name", FINE)
def test_ordinary_names_and_emoji_stay_as_they_are(name: str) -> None:
    assert name == tidy(name)


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("  Ann   B ", "Ann B"),
        ("Ann\u034f", "Ann"),
        ("A\u17b4nn", "Ann"),
        ("Ann\ufe0f", "Ann"),
        ("A\U000e0101nn", "Ann"),
        ("Ann\u3164", "Ann"),
        ("A\u3164B", "A B"),
        ("\u2800Ann\u115f", "Ann"),
        ("e\u0301", "é"),
    ],
)
def test_what_shows_nothing_is_taken_out(said: str, shown: str) -> None:
    assert shown == tidy(said)


@pytest.mark.parametrize(
    "name",
    ["", "\u3164", "\u2800", "\u034f", "\ufe0f", "a\u200bb", "a\u200db", "a\xadb", "\u202eevil",
     "\u2066x", "a\x00b", "\ud800", "\ue000", "x" * 21, "a" + "\u0301" * 9,
     "A\U000e0067\U000e007f"],
)  # fmt: skip
def test_what_hides_or_turns_text_is_no_name(name: str) -> None:
    assert None is tidy(name)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "ANN"),
        ("Ann", "Аnn"),  # a Cyrillic А
        ("Anna", "Αnna"),  # a Greek Α
        ("Max", "Мах"),
        ("Bob", "ВоЬ"),
        ("Olena", "Оlеnа"),
        ("Ilse", "llse"),
        ("Bo", "B0"),
        ("José", "Jose"),
        ("Ann", "Aṇn"),
        ("Ann", "A\u0337nn"),
        ("Ann", "𝐀𝐧𝐧"),
        ("Ann", "Ａｎｎ"),
        ("Ann", "ᴀɴɴ"),
        ("İda", "ida"),
        ("Дем'ян", "Дем’ян"),
        ("Pieter-Jan", "Pieter–Jan"),
        ("❤️", "❤"),
    ],
)
def test_names_that_look_alike(name: str, other: str) -> None:
    assert is_taken(name, ["Zoe", other])
    assert is_taken(other, [name])


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Lia", "Ila"), ("Amy", "Arny"), ("Ann", "Anna"), ("Player 0", "Player 1"),
        ("Олена", "Olena"), ("Іван", "Ivan"), ("👍", "👍🏽"), ("😀", "😁"), ("Ann", "Ann 2"),
        ("Марія", "Марина"), ("Jan", "Jon"),
    ],
)  # fmt: skip
def test_names_that_do_not(name: str, other: str) -> None:
    assert not is_taken(name, [other])


def test_no_two_at_a_table_look_alike_and_bots_count() -> None:
    table = LifeTable(begin=False, level="greedy")
    table.say("c", Stand(2))
    for name in ("ann", "Веn", "Ann\u034f"):
        assert "name-taken" == code(table, "c", Sit(2, name, 2))
    assert "name-taken" == code(table, "b", Rename(1, "Аnn", 1))
    table.say("b", Rename(1, "BEN", 1))  # one's own
    assert "BEN" == table.shown("a")["chairs"][1]["name"]
    table.say("a", PutBot(2, "greedy"))
    bot = table.shown("a")["chairs"][2]["name"]
    assert "name-taken" == code(table, "b", Rename(1, bot.upper(), 1))


def test_a_bot_takes_a_name_that_looks_like_nobodys() -> None:
    table = LifeTable(begin=False, level="greedy")
    table.say("c", Stand(2))
    table.say("b", Rename(1, "ЅСНЕНЕRАZАDЕ", 1))
    table.say("a", PutBot(2, "greedy"))
    assert "Sinbad" == table.shown("a")["chairs"][2]["name"]
