"""Which adjectives are the same."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.games.open_sesame import adjectives, tongues
from fabletop.games.open_sesame.adjectives import compare


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("scary", True),
        ("very very big", True),
        ("very very big blue", False),
        ("a", False),
        ("  a  ", False),
        ("ab", True),
        ("bleu-vert", True),
        ("п'янкий", True),
        ("п’янкий", True),
        ("x9", False),
        ("big!", False),
        ("big, blue", False),
        ("big\nblue", False),
        ("x" * 40, True),
        ("x" * 41, False),
        ("", False),
        ("--", False),
        ("big -", False),
        ("shit", False),
        ("Very FUCKING big", False),
        ("scheißgroß", False),
        ("enculé", False),
        ("їбаний", False),
        ("enorme", True),
        ("shiny", True),
    ],
)
def test_os82_form_of_an_adjective(text: str, holds: bool) -> None:
    assert holds == adjectives.is_adjective(text)


SAME = [
    # in force, spoken, language, verdict
    ("effrayant", "effrayante", "fr", "exact"),
    ("effrayant", "efrayant", "fr", "close"),
    ("effrayant", "énorme", "fr", "no"),
    ("gros", "grosse", "fr", "exact"),
    ("gros", "grosses", "fr", "exact"),
    ("peureux", "peureuse", "fr", "exact"),
    ("actif", "actives", "fr", "exact"),
    ("blanc", "blanches", "fr", "exact"),
    ("doré", "dorée", "fr", "exact"),
    ("doré", "dore", "fr", "exact"),
    ("très grand", "grande", "fr", "exact"),
    ("tres grand", "le grand", "fr", "exact"),
    ("bleu-vert", "bleu vert", "fr", "exact"),
    ("bleu", "vert", "fr", "no"),
    ("vert", "verd", "fr", "no"),  # four letters
    ("scary", "scary", "en", "exact"),
    ("Scary", "VERY  scary", "en", "exact"),
    ("scary", "scarry", "en", "close"),
    ("scary", "scare", "en", "close"),
    ("big", "bug", "en", "no"),
    ("soft", "sofd", "en", "no"),
    ("mysterious", "misterious", "en", "close"),
    ("mysterious", "mistirious", "en", "close"),
    ("mysterious", "mistirius", "en", "no"),
    ("dangerous", "dangreous", "en", "close"),
    ("gigantic", "gigentik", "en", "no"),  # two in eight
    ("big blue", "blue big", "en", "no"),
    ("big blue", "bug blue", "en", "no"),  # each word for itself
    ("blue green", "bluegreen", "en", "close"),
    ("very", "very", "en", "exact"),
    ("very", "heel", "en", "no"),
    ("the", "a", "en", "no"),
    ("scary", "", "en", "no"),
    ("", "", "en", "no"),
    ("großer", "grosse", "de", "exact"),
    ("grün", "gruen", "de", "exact"),
    ("grün", "gruene", "de", "exact"),
    ("grüner", "grunes", "de", "exact"),
    ("sehr alter", "alte", "de", "exact"),
    ("gefährlich", "gefaehrlicher", "de", "exact"),
    ("rot", "tot", "de", "no"),
    ("rojo", "rojas", "es", "exact"),
    ("rojo", "muy rojos", "es", "exact"),
    ("grande", "grandes", "es", "close"),
    ("mágica", "magico", "es", "exact"),
    ("groot", "grote", "nl", "exact"),
    ("boos", "boze", "nl", "exact"),
    ("lief", "lieve", "nl", "exact"),
    ("wit", "witte", "nl", "exact"),
    ("heel groot", "erg grote", "nl", "exact"),
    ("страшний", "страшна", "uk", "exact"),
    ("страшний", "страшного", "uk", "exact"),
    ("синій", "синя", "uk", "exact"),
    ("дуже старий", "старими", "uk", "exact"),
    ("страшний", "страхний", "uk", "close"),
    ("п’янкий", "пʼянкою", "uk", "exact"),
    ("злий", "зли", "uk", "no"),
]


@pytest.mark.parametrize(("in_force", "spoken", "lang", "verdict"), SAME)
def test_os107_adjective_repeated(in_force: str, spoken: str, lang: str, verdict: str) -> None:
    assert verdict == compare(in_force, spoken, lang)
    assert verdict == compare(spoken, in_force, lang)


def test_os107_the_best_language_decides() -> None:
    assert "exact" == adjectives.compare_any("groot", "grote")
    assert "exact" == adjectives.compare_any("peureux", "peureuse")
    assert "exact" == adjectives.compare_any("синій", "синя")
    assert "close" == adjectives.compare_any("scary", "scery")
    assert "no" == adjectives.compare_any("scary", "страшний")
    assert "no" == adjectives.compare_any("scary", "blue")


@pytest.mark.slow
@given(st.text(max_size=45), st.text(max_size=45))
def test_os107_any_two_texts_can_be_compared(a: str, b: str) -> None:
    assert adjectives.compare_any(a, b) == adjectives.compare_any(b, a)
    assert isinstance(adjectives.is_adjective(a), bool)


def test_distance_counts_a_swap_as_one() -> None:
    pairs = [("crown", "crwon"), ("ca", "abc"), ("lion", "lion"), ("", "abc"), ("drum", "durms")]
    assert [1, 2, 0, 3, 2] == [tongues.distance(a, b) for a, b in pairs]
