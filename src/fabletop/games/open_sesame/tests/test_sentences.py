"""Reciting in a sentence: A-16 to A-19, A-54, A-77 to A-79, A-83 and A-84."""

from __future__ import annotations

import pytest

from fabletop.core.dealer import Event
from fabletop.core.refusals import Refusal
from fabletop.games.open_sesame.tests.table import SESAME, A, B, Table, keys, mistake, reciting

HAND = "cushion lion cushion hourglass"


def says(table: Table, text: str, lang: str = "en") -> list[Event]:
    return table.play(B, "sentence", text, lang)


def named(kind: str, count: int = 1, adjective: str = "") -> Event:
    return Event("named", (B, kind, count, adjective))


TWO_CUSHIONS = [named("cushion", 2), named("lion"), named("hourglass"), Event("listed", (B, 4))]


def test_a16_a_correct_sentence() -> None:
    table = reciting(HAND)
    text = "In the cavern there are two cushions, a lion and an hourglass."
    assert TWO_CUSHIONS == says(table, text)
    assert ("decide", [A]) == table.phase()
    assert table.view(None)["may_stop"]


@pytest.mark.parametrize(
    ("lang", "text", "order"),
    [
        ("fr", "Dans la caverne, il y a deux coussins, un lion et un sablier", "clh"),
        ("de", "In der Höhle sind ein Loewe, zwei Kissen und eine Sanduhr", "lch"),
        ("uk", "У печері є дві подушки, лев і пісочний годинник", "clh"),
    ],
)
def test_a17_in_other_languages(lang: str, text: str, order: str) -> None:
    table = reciting(HAND)
    entries = dict(zip("clh", TWO_CUSHIONS, strict=False))
    assert [*[entries[letter] for letter in order], TWO_CUSHIONS[-1]] == says(table, text, lang)
    assert ("decide", [A]) == table.phase()


def test_a18_something_is_missing() -> None:
    table = reciting(HAND)
    told = says(table, "two cushions and a lion")
    expected = [named("cushion", 2), named("lion"), *mistake(B, "omission"), Event("sharing", (2,))]
    assert expected == told
    assert (2, B) == (table.view(None)["case"], table.view(None)["culprit"])


def test_a18b_a_sentence_is_judged_to_its_last_entry() -> None:
    table = reciting("cushion lion")
    told = says(table, "a cushion, a lion and a vase")
    expected = [named("cushion"), named("lion"), *mistake(B, "wrong_kind", "vase", 1)]
    assert expected == told[:4]
    assert "listed" not in keys(told)


def test_os29_a_wrong_count_after_the_last_card() -> None:
    told = says(reciting("cushion lion"), "a cushion, a lion and two cushions")
    assert mistake(B, "wrong_count", "cushion", 2) == told[2:4]


def test_os29_a_repeat_after_the_last_card() -> None:
    told = says(reciting("cushion lion"), "a cushion, a lion and a cushion")
    again = Event("again", (B, "cushion"))
    assert [named("cushion"), named("lion"), again, Event("listed", (B, 2))] == told


def test_os24_decision_h_what_comes_after_a_mistake_is_told_to_nobody() -> None:
    table = reciting(HAND)
    told = says(table, "two cushions, a vase, a lion and an hourglass")
    assert [named("cushion", 2), *mistake(B, "wrong_kind", "vase", 1)] == told[:3]
    assert ["sharing"] == keys(told[3:])
    assert {None} == {event.to for event in told}


def test_os29_a_later_wrong_count_ends_it_before_the_omission() -> None:
    told = says(reciting(HAND), "a lion and a cushion")
    assert [named("lion"), *mistake(B, "wrong_count", "cushion", 1)] == told[:3]


def test_a19_what_is_not_understood_is_not_judged() -> None:
    table = reciting(HAND)
    refusal = table.refused(B, "sentence", "two cushions, a wibble and a lion", "en")
    assert Refusal("unparsed", "OS-103", {"words": ["wibble"]}) == refusal
    assert (("recite", [B]), {}) == (table.phase(), table.changes())
    assert TWO_CUSHIONS == says(table, "two cushions, a lion and an hourglass")


# -- ordered


def test_a54_in_the_order_of_revealing() -> None:
    table = reciting("cushion lion cushion", ordered=True)
    told = says(table, "a cushion, a lion and a cushion")
    assert [named("cushion"), named("lion"), named("cushion"), Event("listed", (B, 3))] == told


def test_a54_two_cushions_are_one_and_one() -> None:
    table = reciting("cushion lion cushion", ordered=True)
    told = says(table, "two cushions and a lion")
    assert [named("cushion"), *mistake(B, "wrong_order", "cushion", 1)] == told[:3]


def test_os87_two_cushions_right_after_each_other() -> None:
    table = reciting("cushion cushion lion", ordered=True)
    told = says(table, "two cushions and a lion")
    assert [named("cushion"), named("cushion"), named("lion"), Event("listed", (B, 3))] == told


def test_os87_always_whatever_the_hand_holds() -> None:
    """Three cushions of which the hand holds two: the third entry is wrong, not the count."""
    told = says(reciting("cushion cushion lion", ordered=True), "three cushions and a lion")
    assert [named("cushion"), named("cushion")] == told[:2]
    assert mistake(B, "wrong_kind", "cushion", 1) == told[2:4]


def test_os29_with_ordered_an_entry_too_many_is_a_wrong_kind() -> None:
    told = says(reciting("cushion lion", ordered=True), "a cushion, a lion and a lion")
    expected = [named("cushion"), named("lion"), *mistake(B, "wrong_kind", "lion", 1)]
    assert expected == told[:4]


def test_os29_with_ordered_something_is_missing() -> None:
    told = says(reciting("cushion lion", ordered=True), "a cushion")
    assert [named("cushion"), *mistake(B, "omission")] == told[:3]


# -- how it was understood


def test_a77_the_preview_is_made_of_the_text_alone() -> None:
    hands = ["cushion lion cushion hourglass vase ring", "book book book lamp turban carpet"]
    previews = []
    for hand in hands:
        table = reciting(hand)
        action = ("sentence", "two cushions, a lion and an hourglass", "en")
        before = table.now()
        previews.append(SESAME.table.understand(table.state, action))
        assert (before, 6) == (table.now(), table.view(B)["hand_size"])
    expected = [
        {"kind": "cushion", "count": 2, "adjective": ""},
        {"kind": "lion", "count": 1, "adjective": ""},
        {"kind": "hourglass", "count": 1, "adjective": ""},
    ]
    assert [expected, expected] == previews
    assert 4 == sum(entry["count"] for entry in expected if isinstance(entry["count"], int))


def test_a77_only_a_sentence_has_to_be_understood() -> None:
    table = reciting("lion")
    assert None is SESAME.table.understand(table.state, ("name", "lion", 1, None))


def test_os87_the_preview_with_ordered_and_with_adjectives() -> None:
    two = reciting("lion", ordered=True)
    entry = {"kind": "cushion", "count": 1, "adjective": ""}
    assert [entry, entry] == SESAME.table.understand(two.state, ("sentence", "two cushions", "en"))
    soft = reciting("lion", adjectives=True)
    entry = {"kind": "cushion", "count": 1, "adjective": "soft"}
    assert [entry] == SESAME.table.understand(soft.state, ("sentence", "a soft cushion", "en"))


def test_a78_in_the_language_it_says() -> None:
    table = reciting(HAND)
    text = "In de grot liggen twee kussens, een leeuw en een zandloper"
    entries = [("cushion", 2), ("lion", 1), ("hourglass", 1)]
    assert [
        {"kind": kind, "count": count, "adjective": ""} for kind, count in entries
    ] == SESAME.table.understand(table.state, ("sentence", text, "nl"))
    assert "unparsed" == table.code(B, "sentence", text, "en")
    assert TWO_CUSHIONS == says(table, text, "nl")


@pytest.mark.parametrize("lang", ["xx", "", "EN", "it"])
def test_os102_any_other_language_is_not_understood(lang: str) -> None:
    assert "unparsed" == reciting("lion").code(B, "sentence", "a lion", lang)


def test_a79_one_card_at_a_time_with_adjectives() -> None:
    table = reciting("cushion cushion", adjectives=True)
    refusal = table.refused(B, "sentence", "two soft cushions", "en")
    assert refusal is not None
    assert "one-at-a-time" == refusal.code


def test_a79_a_text_that_is_too_long() -> None:
    table = reciting("lion")
    longest = "a lion, " * 74 + "a lion, "
    assert 600 == len(longest)
    assert "unparsed" == table.code(B, "sentence", longest + " ", "en")
    assert None is table.code(B, "sentence", longest, "en")


def test_a83_slips_of_the_finger() -> None:
    table = reciting("hourglass elephant")
    told = says(table, "an hourglas and an elefant")
    assert [named("hourglass"), named("elephant"), Event("listed", (B, 2))] == told


def test_a83_short_words_must_be_exact() -> None:
    table = reciting("hourglass ring")
    refusal = table.refused(B, "sentence", "an hourglass and a rong", "en")
    assert Refusal("unparsed", "OS-103", {"words": ["rong"]}) == refusal


def test_a84_speech_has_no_commas() -> None:
    table = reciting(HAND)
    text = "in the cavern there are two cushions a lion an hourglass"
    assert [
        {"kind": "cushion", "count": 2, "adjective": ""},
        {"kind": "lion", "count": 1, "adjective": ""},
        {"kind": "hourglass", "count": 1, "adjective": ""},
    ] == SESAME.table.understand(table.state, ("sentence", text, "en"))
    assert TWO_CUSHIONS == says(table, text)
