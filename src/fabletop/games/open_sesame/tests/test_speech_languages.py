"""What holds for every language: hearing and saying a recital."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.games.open_sesame import sayings, speech, tongues
from fabletop.games.open_sesame.speech import Entry, NotSo, Unparsed
from fabletop.games.open_sesame.tests.listener import LISTENER, understood
from fabletop.games.open_sesame.tongues import KINDS, LANGUAGES

# -- what holds for every language

languages = st.sampled_from(LANGUAGES)
entries = st.lists(
    st.builds(Entry, st.sampled_from(KINDS), st.integers(1, 9), st.just("")), min_size=1, max_size=8
)


def known_words(lang: str) -> list[str]:
    """Words that say something about a list but name nothing."""
    words = tongues.WORDS[lang]
    openings = [word for text in words["openings"] for word in text.split()]
    numbers = [word for line in words["numbers"] for word in line]
    others = words["articles"] + words["beyond"] + words["conjunctions"] + words["ordinary"]
    return [*openings, *numbers, *others, *tongues.SOURCE["intensifiers"]]


@given(entries, languages)
def test_os103_what_is_said_is_understood(said: list[Entry], lang: str) -> None:
    assert tuple(said) == LISTENER.parse(sayings.say(said, lang), lang)


@given(entries, languages)
def test_os103_speech_has_no_commas(said: list[Entry], lang: str) -> None:
    text = sayings.say(said, lang).replace(",", "").replace(".", "")
    assert tuple(said) == LISTENER.parse(text.upper(), lang)


@given(st.text(max_size=610), languages, st.booleans())
def test_os103_any_text_gets_an_answer(text: str, lang: str, adjectives: bool) -> None:
    first = LISTENER.parse(text, lang, adjectives)
    LISTENER.parse.cache_clear()
    assert first == LISTENER.parse(text, lang, adjectives)


@given(st.data(), languages, st.booleans())
def test_os103_any_words_get_an_answer(data: st.DataObject, lang: str, adjectives: bool) -> None:
    forms = [form for _, form in tongues.listed_forms(tongues.WORDS[lang])]
    words = st.sampled_from([*known_words(lang), *forms, ",", "wibble", "7", "77", "-", "'"])
    result = LISTENER.parse(" ".join(data.draw(st.lists(words, max_size=25))), lang, adjectives)
    assert isinstance(result, Unparsed | NotSo) or all(
        entry.kind in KINDS and 1 <= entry.count <= 9 and bool(entry.adjective) == adjectives
        for entry in result
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_os103_every_listed_form_is_its_own_kind(lang: str) -> None:
    listed = list(tongues.listed_forms(tongues.WORDS[lang]))
    assert [kind for kind, _ in listed] == [
        understood(LISTENER.parse(form.upper(), lang)) for _, form in listed
    ]
    assert set(KINDS) == {kind for kind, _ in listed}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_os103_no_filler_is_ever_a_treasure(lang: str) -> None:
    words = known_words(lang)
    assert [] == [w for w in words if not isinstance(LISTENER.parse(w, lang), Unparsed)]


def test_os103_a_filler_near_a_name_stays_a_filler() -> None:
    tongue = LISTENER.tongue("en")
    assert speech.Span(0, 1, ("diamond",)) == speech.near_at(["dimond"], 0, tongue)
    assert None is speech.near_at(["dimond"], 0, replace(tongue, fillers=frozenset({"dimond"})))


@pytest.mark.parametrize(
    ("text", "lang"), [("loins", "en"), ("kissten", "de"), ("kissen", "nl"), ("ятаман", "uk")]
)
def test_os103_a_slip_as_near_to_two_kinds_is_neither(text: str, lang: str) -> None:
    assert Unparsed((text,)) == LISTENER.parse(text, lang)


def test_os102_another_language_is_not_understood() -> None:
    assert Unparsed(()) == LISTENER.parse("a lion", "it")


def test_os105_a_text_may_have_600_characters() -> None:
    assert (Entry("lion", 1, ""),) == LISTENER.parse("a lion".ljust(600), "en")
    assert Unparsed(()) == LISTENER.parse("a lion".ljust(601), "en")


# -- saying

SAID = {
    "en": "In the cavern there are two cushions, an hourglass, five gold coins"
    " and the Chief Thief.",
    "fr": "Dans la caverne, il y a deux coussins, un sablier, cinq pièces d'or"
    " et le Chef des Voleurs.",
    "de": "In der Höhle sind zwei Kissen, eine Sanduhr, fünf Goldmünzen und der Räuberhauptmann.",
    "es": "En la cueva hay dos cojines, un reloj de arena, cinco monedas de oro"
    " y el Jefe de los Ladrones.",
    "nl": "In de grot zijn twee kussens, een zandloper, vijf gouden munten en de Roverhoofdman.",
    "uk": "У печері є дві подушки, пісочний годинник, п'ять золотих монет і отаман розбійників.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_os23_a_list_as_a_sentence(lang: str) -> None:
    hand = [("cushion", 2), ("hourglass", 1), ("gold_coin", 5), ("chief_thief", 1)]
    assert SAID[lang] == sayings.say(hand, lang)


def test_os23_the_verb_agrees() -> None:
    assert "In the cavern there is a lion and a vase." == sayings.say(
        [("lion", 1), ("vase", 1)], "en"
    )
    assert "In der Höhle ist ein Löwe." == sayings.say([("lion", 1)], "de")
    assert "In de grot is een leeuw." == sayings.say([("lion", 1)], "nl")
    assert "" == sayings.say([], "en")


def test_os23_ukrainian_numbers_agree() -> None:
    hand = [("parrot", 2), ("mirror", 2), ("chest", 2), ("vase", 4), ("vase", 5), ("lamp", 1)]
    said = "У печері є два папуги, два дзеркала, дві скрині, чотири вази, п'ять ваз і лампа."
    assert said == sayings.say(hand, "uk")
    assert "У печері є лампа й лев." == sayings.say([("lamp", 1), ("lion", 1)], "uk")


def test_the_name_alone() -> None:
    kinds = ["elephant", "chief_thief", "gold_coin"]
    assert ["elephant", "Chief Thief", "gold coin"] == [sayings.noun(k, "en") for k in kinds]
    assert ["éléphant", "Chef des Voleurs", "pièce d'or"] == [sayings.noun(k, "fr") for k in kinds]
    assert ["слон", "отаман розбійників", "золота монета"] == [sayings.noun(k, "uk") for k in kinds]


def test_an_adjective_is_kept_tidy() -> None:
    assert "п'янкий big" == tongues.tidy("  П’янкий \t BIG ")


@pytest.mark.parametrize("adjectives", [False, True])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_examples_are_understood(lang: str, adjectives: bool) -> None:
    texts = sayings.examples(lang, adjectives)
    results = [LISTENER.parse(text, lang, adjectives) for text in texts]
    assert 12 == len(set(texts))
    assert [] == [result for result in results if isinstance(result, Unparsed | NotSo)]
