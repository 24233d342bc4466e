"""Every treasure with its adjective: A-49 to A-52, A-62, A-75 and A-76."""

from __future__ import annotations

import pytest

from fabletop.core.dealer import Event
from fabletop.core.options import Word
from fabletop.games.open_sesame.tests.table import (
    SESAME,
    A,
    B,
    C,
    D,
    Table,
    keys,
    mistake,
    position,
)


def speaking(*cards: str, reciter: Word = B, **options: Word) -> Table:
    """Ali Baba A holds these cards, "lion scary" with its adjective in force."""
    split = [card.partition(" ") for card in cards]
    return position({
        "seats": 4,
        "options": {"adjectives": True, **options},
        "hand": [kind for kind, _, _ in split],
        "adjectives": [adjective for _, _, adjective in split],
        "reciter": reciter,
        "agenda": ["recite"],
    })  # fmt: skip


def says(table: Table, kind: str, adjective: str) -> list[Event]:
    return table.play(table.actors()[0], "name", kind, 1, adjective)


def in_force(table: Table) -> object:
    return table.now()["adjectives"]


def marks(table: Table) -> object:
    return table.now()["named"]


def named(seat: int, kind: str, adjective: str) -> Event:
    return Event("named", (seat, kind, 1, adjective))


def invented(seat: int, kind: str, adjective: str) -> Event:
    return Event("invented", (seat, kind, adjective))


# -- inventing and repeating


def test_a49_the_first_to_name_a_card_invents_its_adjective() -> None:
    table = position({"seats": 4, "options": {"adjectives": True}}, "lion", "vase")
    table.draw()
    assert [
        named(B, "lion", "scary"),
        invented(B, "lion", "scary"),
        Event("listed", (B, 1)),
    ] == says(table, "lion", "scary")
    assert ["scary"] == in_force(table)
    table.draw()
    assert [named(C, "vase", "blue"), invented(C, "vase", "blue")] == says(table, "vase", "blue")
    told = says(table, "lion", "scary")
    assert [named(C, "lion", "scary"), Event("listed", (C, 2))] == told
    assert ["scary", "blue"] == in_force(table)
    assert ("decide", [A]) == table.phase()


def test_a49_in_a_sentence() -> None:
    table = speaking("lion scary", "vase", reciter=C)
    told = table.play(C, "sentence", "In the cavern there is a blue vase and a scary lion", "en")
    assert [
        named(C, "vase", "blue"),
        invented(C, "vase", "blue"),
        named(C, "lion", "scary"),
        Event("listed", (C, 2)),
    ] == told


def test_os81_the_chief_gets_an_adjective_too() -> None:
    table = speaking("vase blue", "chief_thief")
    says(table, "vase", "blue")
    told = says(table, "chief_thief", "angry")
    assert invented(B, "chief_thief", "angry") == told[1]


def test_a50_another_adjective_is_a_mistake() -> None:
    table = speaking("lion scary", "vase", reciter=C)
    told = says(table, "lion", "hungry")
    assert mistake(C, "wrong_adjective", "lion", 1, "hungry") == told[:2]
    assert (2, C) == (table.view(None)["case"], table.view(None)["culprit"])


@pytest.mark.parametrize("adjective", ["effrayante", "efrayant"])
def test_a51_the_same_stem_or_close_is_accepted(adjective: str) -> None:
    table = speaking("lion effrayant", "vase", reciter=C)
    assert [named(C, "lion", adjective)] == says(table, "lion", adjective)
    assert ["effrayant", ""] == in_force(table)
    assert [True, False] == marks(table)


def test_a51_anything_else_is_not() -> None:
    table = speaking("lion effrayant", "vase", reciter=C)
    told = says(table, "lion", "énorme")
    assert mistake(C, "wrong_adjective", "lion", 1, "énorme") == told[:2]


@pytest.mark.parametrize(
    ("code", "entry"),
    [
        ("adjective-required", ("lion", 1, None)),
        ("adjective-required", ("lion", 1, "")),
        ("adjective-form", ("lion", 1, "x9")),
        ("one-at-a-time", ("lion", 2, "scary")),
    ],
)
def test_a52_how_to_name_a_card(code: str, entry: tuple[Word, ...]) -> None:
    assert code == speaking("lion scary", "vase").code(B, "name", *entry)


# -- the order of OS-83


def test_os83_1_a_kind_that_is_not_there() -> None:
    told = says(speaking("lion scary", "vase"), "book", "scary")
    assert mistake(B, "wrong_kind", "book", 1, "scary") == told[:2]


def test_os83_2_exact_before_close() -> None:
    table = speaking("cushion mysterius", "cushion mysterious", "vase")
    assert [named(B, "cushion", "mysterious")] == says(table, "cushion", "mysterious")
    assert [False, True, False] == marks(table)
    says(table, "cushion", "mysterius")
    assert [True, True, False] == marks(table)


def test_os83_2_among_equals_the_one_revealed_first() -> None:
    table = speaking("cushion soft", "cushion soft", "vase")
    says(table, "cushion", "soft")
    assert [True, False, False] == marks(table)
    assert [named(B, "cushion", "soft")] == says(table, "cushion", "soft")
    assert [True, True, False] == marks(table)


def test_os83_2_among_close_ones_the_one_revealed_first() -> None:
    table = speaking("cushion mysterius", "cushion misterious", "vase")
    says(table, "cushion", "mysterious")
    assert [True, False, False] == marks(table)


def test_os83_2_before_3_an_older_card_of_the_newest_kind() -> None:
    table = speaking("cushion soft", "vase blue", "cushion")
    assert [named(B, "cushion", "soft")] == says(table, "cushion", "soft")
    assert ([True, False, False], ["soft", "blue", ""]) == (marks(table), in_force(table))


def test_os83_2_before_3_even_if_only_close() -> None:
    table = speaking("cushion mysterious", "cushion")
    assert [named(B, "cushion", "misterious")] == says(table, "cushion", "misterious")
    assert ([True, False], ["mysterious", ""]) == (marks(table), in_force(table))


def test_os83_3_the_newest_card_takes_any_adjective() -> None:
    table = speaking("cushion soft", "vase blue", "cushion")
    told = says(table, "cushion", "hard")
    assert [named(B, "cushion", "hard"), invented(B, "cushion", "hard")] == told
    assert ([False, False, True], ["soft", "blue", "hard"]) == (marks(table), in_force(table))


def test_os83_3_before_4_the_same_adjective_again_is_for_the_newest_card() -> None:
    table = speaking("cushion soft", "vase blue", "cushion")
    says(table, "cushion", "soft")
    told = says(table, "cushion", "soft")
    assert [named(B, "cushion", "soft"), invented(B, "cushion", "soft")] == told
    assert ([True, False, True], ["soft", "blue", "soft"]) == (marks(table), in_force(table))


def test_os83_4_a_repeat_has_no_effect() -> None:
    table = speaking("lion scary", "vase")
    says(table, "lion", "scary")
    before = table.now()
    assert [Event("again", (B, "lion"))] == says(table, "lion", "scary")
    assert {**before, "decision": 3} == table.now()


def test_os83_4_what_was_just_invented_can_be_repeated() -> None:
    table = speaking("lion scary", "vase")
    says(table, "vase", "blue")
    assert [Event("again", (B, "vase"))] == says(table, "vase", "blue")
    assert ["scary", "blue"] == in_force(table)


def test_os83_5_a_named_card_with_another_adjective() -> None:
    table = speaking("lion scary", "vase")
    says(table, "vase", "blue")
    told = says(table, "vase", "green")
    assert mistake(B, "wrong_adjective", "vase", 1, "green") == told[:2]


# -- Ali Baba rules


def close(*cards: str, **options: Word) -> Table:
    return speaking(*(cards or ("lamp mysterious", "vase")), judge="ali_close", **options)


def test_a62_a_near_miss_waits() -> None:
    table = close()
    assert [Event("asked", (B, "lamp", "misterious"))] == says(table, "lamp", "misterious")
    assert ("rule", [A]) == table.phase()
    assert [("rule", False), ("rule", True)] == table.options(A)
    assert [False, False] == marks(table)
    waiting = {"kind": "lamp", "adjective": "misterious", "in_force": "mysterious"}
    assert waiting == table.view(A)["waiting"]
    assert [None] * 4 == [table.view(viewer)["waiting"] for viewer in table.others()]


def test_a62_ok_accepts_it() -> None:
    table = close()
    says(table, "lamp", "misterious")
    assert [named(B, "lamp", "misterious")] == table.play(A, "rule", True)
    assert (("recite", [B]), [True, False]) == (table.phase(), marks(table))
    assert (["mysterious", ""], None) == (in_force(table), table.view(A)["waiting"])
    assert "listed" == says(table, "vase", "blue")[-1].key


def test_a62_no_answer_in_ten_seconds_accepts_it() -> None:
    table = close()
    says(table, "lamp", "misterious")
    pace = SESAME.table.pace(table.state)
    assert (10, {A: (("rule", True),)}) == (pace.lasts, pace.lapse)
    assert [named(B, "lamp", "misterious")] == table.time_out()
    assert (("recite", [B]), [True, False]) == (table.phase(), marks(table))


def test_a62_not_ok_is_a_mistake() -> None:
    table = close()
    says(table, "lamp", "misterious")
    told = table.play(A, "rule", False)
    assert mistake(B, "wrong_adjective", "lamp", 1, "misterious") == told[:2]
    assert (2, B) == (table.view(None)["case"], table.view(None)["culprit"])
    assert None is table.view(A)["waiting"]


def test_os84_exact_and_no_are_decided_by_the_server() -> None:
    table = close()
    assert [named(B, "lamp", "mysterious")] == says(table, "lamp", "mysterious")
    told = says(close(), "lamp", "tiny")
    assert mistake(B, "wrong_adjective", "lamp", 1, "tiny") == told[:2]


def test_os84_a_close_repeat_asks_nobody() -> None:
    table = close()
    says(table, "lamp", "mysterious")
    assert [Event("again", (B, "lamp"))] == says(table, "lamp", "misterious")


def test_os84_meanwhile_the_reciter_can_do_nothing() -> None:
    table = close()
    says(table, "lamp", "misterious")
    for action in (("name", "vase", 1, "blue"), ("sentence", "a blue vase", "en"), ("concede",)):
        assert "wrong-phase" == table.code(B, *action)
        assert "ali-never-recites" == table.code(A, *action)
    assert ["not-your-turn"] * 3 == [table.code(seat, "rule", True) for seat in (B, C, D)]


def test_os84_nothing_to_rule_if_nothing_waits() -> None:
    assert "wrong-phase" == close().code(A, "rule", True)


def test_os84_the_clock_of_the_recital_stands_still() -> None:
    table = close()
    reciting = SESAME.table.pace(table.state)
    says(table, "lamp", "misterious")
    assert reciting.clock != SESAME.table.pace(table.state).clock
    table.play(A, "rule", True)
    again = SESAME.table.pace(table.state)
    assert (reciting.clock, reciting.lasts) == (again.clock, again.lasts)


def test_os84_a_sentence_goes_on_behind_the_entry_that_waited() -> None:
    table = close("lamp mysterious", "ring golden", "vase")
    text = "a misterious lamp, a goldan ring and a blue vase"
    assert [
        Event("asked", (B, "lamp", "misterious")),
        Event("said", ([["ring", 1, "goldan"], ["vase", 1, "blue"]],), (B,)),
    ] == table.play(B, "sentence", text, "en")
    assert [
        named(B, "lamp", "misterious"),
        Event("asked", (B, "ring", "goldan")),
        Event("said", ([["vase", 1, "blue"]],), (B,)),
    ] == table.play(A, "rule", True)
    assert [
        named(B, "ring", "goldan"),
        named(B, "vase", "blue"),
        invented(B, "vase", "blue"),
        Event("listed", (B, 3)),
    ] == table.play(A, "rule", True)


def test_os84_a_sentence_with_something_missing_behind_it() -> None:
    table = close()
    table.play(B, "sentence", "a misterious lamp", "en")
    told = table.play(A, "rule", True)
    assert [named(B, "lamp", "misterious"), *mistake(B, "omission")] == told[:3]


def test_os84_a_sentence_judged_wrong_by_him() -> None:
    table = close()
    table.play(B, "sentence", "a misterious lamp and a blue vase", "en")
    told = table.play(A, "rule", False)
    assert mistake(B, "wrong_adjective", "lamp", 1, "misterious") == told[:2]
    assert "named" not in keys(told)


# -- the form of an adjective


@pytest.mark.parametrize(
    "adjective",
    ["very very big blue", "a", "x" * 41, "big!", "big_blue", "тринадцять13", "fuck", "merde"],
)
def test_a75_not_in_the_right_form(adjective: str) -> None:
    table = speaking("lion scary", "vase")
    assert "adjective-form" == table.code(B, "name", "vase", 1, adjective)


@pytest.mark.parametrize(
    "adjective",
    ["bleu-vert", "п'янкий", "big", "x" * 40, "so", "very big blue", "qu'est-ce", "scary"],
)
def test_a75_in_the_right_form(adjective: str) -> None:
    table = speaking("lion scary", "vase")
    told = says(table, "vase", adjective)
    assert [named(B, "vase", adjective), invented(B, "vase", adjective)] == told
    assert ["scary", adjective] == in_force(table)


def test_os82_blanks_around_it_do_not_count() -> None:
    table = speaking("lion scary", "vase")
    says(table, "vase", "  blue ")
    assert ["scary", "blue"] == in_force(table)


def test_os82_several_cards_may_have_the_same() -> None:
    table = speaking("lion scary", "vase")
    told = [*says(table, "vase", "scary"), *says(table, "lion", "scary")]
    assert ["named", "invented", "named", "listed"] == keys(told)


# -- all together


def test_a76_young_ordered_and_adjectives() -> None:
    table = speaking("vase blue", "ring", young=True, ordered=True)
    assert [named(B, "vase", "blue")] == says(table, "vase", "blue")
    for viewer in table.viewers():
        assert [{"kind": "vase", "adjective": "blue"}] == table.view(viewer)["face_up"]
    assert [
        named(B, "ring", "tiny"),
        invented(B, "ring", "tiny"),
        Event("listed", (B, 2)),
    ] == says(table, "ring", "tiny")
    assert [[]] * 5 == [table.view(viewer)["face_up"] for viewer in table.viewers()]
    assert (("decide", [A]), ["blue", "tiny"]) == (table.phase(), in_force(table))


def test_os88_the_adjective_in_force_and_in_order() -> None:
    table = speaking("vase blue", "ring tiny", "lion", ordered=True)
    told = says(table, "vase", "green")
    assert mistake(B, "wrong_adjective", "vase", 1, "green") == told[:2]


def test_os88_the_order_comes_before_the_adjective() -> None:
    table = speaking("vase blue", "ring tiny", "lion", ordered=True)
    assert mistake(B, "wrong_order", "ring", 1, "blue") == says(table, "ring", "blue")[:2]
    table = speaking("vase blue", "ring tiny", "lion", ordered=True)
    assert mistake(B, "wrong_order", "lion", 1, "scary") == says(table, "lion", "scary")[:2]
    table = speaking("vase blue", "ring tiny", "lion", ordered=True)
    assert mistake(B, "wrong_kind", "book", 1, "blue") == says(table, "book", "blue")[:2]


def test_os88_only_the_last_entry_invents() -> None:
    """The newest vase is not named out of turn, though the adjective does not fit the first."""
    table = speaking("vase blue", "vase", ordered=True)
    told = says(table, "vase", "green")
    assert mistake(B, "wrong_adjective", "vase", 1, "green") == told[:2]


def test_os88_close_waits_for_ali_baba() -> None:
    table = close("lamp mysterious", "vase", ordered=True)
    assert ["asked"] == keys(says(table, "lamp", "misterious"))
    assert [named(B, "lamp", "misterious")] == table.play(A, "rule", True)


# -- Ali Baba judges everything


def ticking(*cards: str, **options: Word) -> Table:
    return speaking(*cards, judge="table", **options)


def test_os112_the_tick_of_the_newest_kind_brings_its_adjective() -> None:
    table = ticking("vase blue", "ring tiny", "vase")
    assert "adjective-required" == table.code(A, "tick", "vase", 2, None)
    assert "adjective-form" == table.code(A, "tick", "vase", 2, "x9")
    assert [named(B, "ring", "")] == table.play(A, "tick", "ring", 1, None)
    assert [
        Event("named", (B, "vase", 2, "green")),
        invented(B, "vase", "green"),
        Event("listed", (B, 3)),
    ] == table.play(A, "tick", "vase", 2, "green")
    assert ["blue", "tiny", "green"] == in_force(table)


def test_os112_he_sees_the_adjectives_in_force() -> None:
    assert [
        {"kind": "vase", "named": False, "adjective": "blue"},
        {"kind": "ring", "named": False, "adjective": None},
    ] == ticking("vase blue", "ring").view(A)["hand"]


def test_os112_a_ticked_kind_needs_no_second_adjective() -> None:
    table = ticking("ring tiny", "vase")
    table.play(A, "tick", "vase", 1, "green")
    assert [] == table.play(A, "tick", "vase", 1, None)
    assert ["tiny", "green"] == in_force(table)


# -- Decisions


def test_decision_i_adjectives_are_compared_in_all_languages() -> None:
    """German by the first, and declined; the others need not know which language it was."""
    table = speaking("lion schwarzer", "lamp пухнастий", "vase")
    assert [named(B, "lion", "schwarzes")] == says(table, "lion", "schwarzes")
    assert [named(B, "lamp", "пухнаста")] == says(table, "lamp", "пухнаста")


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("adjective-required", "a scary lion and a vase"),
        ("adjective-form", "a scary lion and a very very big blue vase"),
        ("adjective-form", "a scary lion and a fuck vase"),
        ("one-at-a-time", "two scary lions"),
    ],
)
def test_decision_k_adjectives_in_a_sentence_are_refused_like_others(code: str, text: str) -> None:
    assert code == speaking("lion scary", "vase").code(B, "sentence", text, "en")
