"""Reciting card by card: A-09 to A-15, A-20, A-21, A-47, A-48, A-53, A-60 and A-65."""

from __future__ import annotations

import pytest

from fabletop.core.dealer import Event
from fabletop.core.options import Word, fits
from fabletop.games.open_sesame.tests.table import (
    SESAME,
    A,
    B,
    C,
    D,
    Table,
    keys,
    kinds_in,
    mistake,
    position,
    reciting,
)


def names(table: Table, seat: int, *entries: tuple[str, int]) -> list[Event]:
    """Name these; everything told about it."""
    return [event for entry in entries for event in table.play(seat, "name", *entry, None)]


def named(seat: int, kind: str, count: int = 1) -> Event:
    return Event("named", (seat, kind, count, ""))


# -- right


def test_a09_any_order_and_it_ends_by_itself() -> None:
    table = reciting("cushion lion hourglass")
    assert [named(B, "hourglass")] == table.play(B, "name", "hourglass", 1, None)
    assert [named(B, "cushion")] == table.play(B, "name", "cushion", 1, None)
    assert (("recite", [B]), 2) == (table.phase(), table.view(None)["named_total"])
    told = table.play(B, "name", "lion", 1, None)
    assert [named(B, "lion"), Event("listed", (B, 3))] == told
    assert ("decide", [A]) == table.phase()
    assert [("draw",), ("open_sesame",)] == table.options(A)
    view = table.view(None)
    assert (True, 0, 3) == (view["may_stop"], view["named_total"], view["hand_size"])


def test_a10_cards_of_a_kind_are_named_together() -> None:
    table = reciting("cushion lion cushion")
    told = names(table, B, ("cushion", 2), ("lion", 1))
    assert [named(B, "cushion", 2), named(B, "lion"), Event("listed", (B, 3))] == told
    assert ("decide", [A]) == table.phase()


def test_a13_a_repeat_does_no_harm() -> None:
    table = reciting("book vase ring")
    assert [named(B, "vase")] == table.play(B, "name", "vase", 1, None)
    before = table.now()
    assert [Event("again", (B, "vase"))] == table.play(B, "name", "vase", 1, None)
    assert {**before, "decision": 3} == table.now()
    told = names(table, B, ("book", 1), ("ring", 1))
    assert [named(B, "book"), named(B, "ring"), Event("listed", (B, 3))] == told


# -- wrong


def test_a11_a_wrong_count() -> None:
    table = reciting("cushion lion cushion")
    told = table.play(B, "name", "cushion", 1, None)
    assert mistake(B, "wrong_count", "cushion", 1) == told[:2]
    assert Event("sharing", (2,)) == told[2]
    assert (2, B) == (table.view(None)["case"], table.view(None)["culprit"])


@pytest.mark.parametrize("count", [3, 9])
def test_a11_too_many_are_wrong_too(count: int) -> None:
    table = reciting("cushion lion cushion")
    told = table.play(B, "name", "cushion", count, None)
    assert mistake(B, "wrong_count", "cushion", count) == told[:2]


def test_a12_a_wrong_kind_ends_it() -> None:
    table = reciting("book vase", reciter=C)
    told = table.play(C, "name", "ring", 1, None)
    assert mistake(C, "wrong_kind", "ring", 1) == told[:2]
    assert "wrong-phase" == table.code(C, "name", "book", 1, None)


def test_a14_a_wrong_count_of_what_was_named() -> None:
    table = reciting("book vase ring")
    names(table, B, ("vase", 1))
    assert mistake(B, "wrong_count", "vase", 2) == table.play(B, "name", "vase", 2, None)[:2]


def test_a15_giving_up() -> None:
    table = reciting("book vase ring lamp", reciter=D)
    assert [*mistake(D, "conceded"), Event("sharing", (2,))] == table.play(D, "concede")
    assert (2, D) == (table.view(None)["case"], table.view(None)["culprit"])
    assert ("claim", [A]) == table.phase()


def test_a15_the_time_is_up() -> None:
    table = reciting("book vase ring lamp turban")
    assert 50 == SESAME.table.pace(table.state).lasts
    assert [*mistake(B, "timeout"), Event("sharing", (2,))] == table.time_out()
    assert (2, B) == (table.view(None)["case"], table.view(None)["culprit"])


def test_a15_only_the_clock_says_that_the_time_is_up() -> None:
    table = reciting("book vase")
    assert "unknown-action" == table.code(B, "timeout")


# -- who may say what


def test_a20_no_sentence_after_a_name() -> None:
    table = reciting("lion vase")
    assert None is table.code(B, "sentence", "a lion and a vase", "en")
    names(table, B, ("lion", 1))
    assert "already-started" == table.code(B, "sentence", "a lion and a vase", "en")


def test_a21_only_the_reciter_recites() -> None:
    table = reciting("lion vase")
    entry = ("name", "lion", 1, None)
    assert "ali-never-recites" == table.code(A, *entry)
    assert ["not-your-turn"] * 2 == [table.code(seat, *entry) for seat in (C, D)]
    assert None is table.code(B, *entry)


@pytest.mark.parametrize("action", [("sentence", "a lion", "en"), ("concede",)])
def test_os35_ali_baba_never_recites(action: tuple[Word, ...]) -> None:
    assert "ali-never-recites" == reciting("lion").code(A, *action)


WAYS = [
    ("both", None, None),
    ("pick", None, "wrong-phase"),
    ("sentence", "wrong-phase", None),
]


@pytest.mark.parametrize(("way", "by_name", "by_sentence"), WAYS)
def test_recite_input_says_how(way: str, by_name: str | None, by_sentence: str | None) -> None:
    table = reciting("lion vase", recite_input=way)
    assert by_name == table.code(B, "name", "lion", 1, None)
    assert by_sentence == table.code(B, "sentence", "a lion and a vase", "en")
    assert None is table.code(B, "concede")
    offered = {str(option[0]) for option in table.options(B)}
    closed = {"name"} if by_name else {"sentence"} if by_sentence else set()
    assert {"concede", "name", "sentence"} - closed == offered


# -- young


def test_a47_named_cards_lie_face_up() -> None:
    table = reciting("cushion cushion lion", young=True)
    table.play(B, "name", "cushion", 2, None)
    open_card = {"kind": "cushion", "adjective": None}
    for viewer in table.viewers():
        assert [open_card, open_card] == table.view(viewer)["face_up"]
    assert [
        *mistake(B, "wrong_kind", "ring", 1),
        Event("sharing", (2,)),
        Event("kept_all", (A, 3)),
        Event("spoils", (A, ["cushion", "cushion", "lion"])),
    ] == table.play(B, "name", "ring", 1, None)
    assert [[]] * 5 == [table.view(viewer)["face_up"] for viewer in table.viewers()]
    table.look()
    assert [["cushion", "cushion", "lion"], [], [], []] == table.collections()


def test_os80_they_are_taken_back_after_a_correct_recital() -> None:
    table = reciting("vase lion", young=True)
    names(table, B, ("lion", 1))
    assert [{"kind": "lion", "adjective": None}] == table.view(C)["face_up"]
    names(table, B, ("vase", 1))
    assert ([], set()) == (table.view(C)["face_up"], kinds_in(table.view(C)))


def test_a48_in_the_base_game_only_their_number_is_known() -> None:
    table = reciting("cushion cushion lion")
    table.play(B, "name", "cushion", 2, None)
    view = table.view(C)
    assert (2, []) == (view["named_total"], view["face_up"])
    assert set() == kinds_in(view)


# -- ordered


def test_a53_a_later_card_too_early() -> None:
    table = reciting("vase lion book", ordered=True)
    names(table, B, ("vase", 1))
    assert mistake(B, "wrong_order", "book", 1) == table.play(B, "name", "book", 1, None)[:2]


def test_a53_a_card_that_is_not_there() -> None:
    table = reciting("vase lion book", ordered=True)
    names(table, B, ("vase", 1))
    assert mistake(B, "wrong_kind", "crown", 1) == table.play(B, "name", "crown", 1, None)[:2]


def test_a53_the_right_order() -> None:
    table = reciting("vase lion book", ordered=True)
    told = names(table, B, ("vase", 1), ("lion", 1), ("book", 1))
    assert ["named", "named", "named", "listed"] == keys(told)
    assert ("decide", [A]) == table.phase()


def test_os86_nothing_is_said_twice() -> None:
    """A kind of which no card is left to name is wrong_kind, though it is in the hand."""
    table = reciting("vase lion book", ordered=True)
    names(table, B, ("vase", 1))
    assert mistake(B, "wrong_kind", "vase", 1) == table.play(B, "name", "vase", 1, None)[:2]


def test_os86_a_second_card_of_a_kind_is_no_repeat() -> None:
    table = reciting("vase lion vase", ordered=True)
    names(table, B, ("vase", 1))
    assert mistake(B, "wrong_order", "vase", 1) == table.play(B, "name", "vase", 1, None)[:2]


def test_os86_cards_are_named_one_by_one() -> None:
    table = reciting("vase vase lion", ordered=True)
    assert "one-at-a-time" == table.code(B, "name", "vase", 2, None)
    told = names(table, B, ("vase", 1), ("vase", 1), ("lion", 1))
    assert ["named", "named", "named", "listed"] == keys(told)


# -- Ali Baba judges


def table_judge(hand: str, **options: Word) -> Table:
    return reciting(hand, judge="table", **options)


def test_a60_he_ticks_what_he_hears() -> None:
    table = table_judge("cushion cushion ring")
    assert ("recite", [A]) == table.phase()
    assert [named(B, "cushion", 2)] == table.play(A, "tick", "cushion", 2, None)
    told = table.play(A, "tick", "ring", 1, None)
    assert [named(B, "ring"), Event("listed", (B, 3))] == told
    assert (("decide", [A]), C) == (table.phase(), table.view(None)["reciter"])


def test_a60_he_calls_a_mistake() -> None:
    table = table_judge("cushion cushion ring vase")
    told = table.play(A, "call_mistake")
    assert [*mistake(B, "called"), Event("sharing", (2,))] == told
    assert (2, B) == (table.view(None)["case"], table.view(None)["culprit"])


def test_a60_he_calls_a_mistake_in_the_middle() -> None:
    table = table_judge("cushion cushion ring vase")
    table.play(A, "tick", "ring", 1, None)
    assert mistake(B, "called") == table.play(A, "call_mistake")[:2]


@pytest.mark.parametrize(
    "action", [("name", "ring", 1, None), ("sentence", "a ring", "en"), ("concede",)]
)
def test_a60_the_reciter_speaks_and_sends_nothing(action: tuple[Word, ...]) -> None:
    table = table_judge("cushion cushion ring")
    assert "wrong-phase" == table.code(B, *action)
    assert [] == table.options(B)


TICKS: list[tuple[str | None, tuple[object, ...]]] = [
    ("unknown-treasure", ("wibble", 1, None)),
    ("bad-count", ("cushion", 1, None)),
    ("bad-count", ("cushion", 3, None)),
    ("bad-count", ("cushion", 0, None)),
    ("bad-count", ("cushion", 10, None)),
    ("bad-count", ("cushion", "2", None)),
    ("bad-count", ("cushion", True, None)),
    ("bad-count", ("lamp", 10, None)),  # 11 comes before 18
    ("not-in-pool", ("lamp", 1, None)),
    ("not-in-pool", ("chief_thief", 1, None)),
    (None, ("cushion", 2, None)),
    (None, ("ring", 1, None)),
]


@pytest.mark.parametrize(("code", "entry"), TICKS)
def test_os112_what_he_cannot_tick(code: str | None, entry: tuple[object, ...]) -> None:
    table = table_judge("cushion cushion ring")
    assert code == table.code(A, "tick", *entry)


def test_os112_a_second_tick_has_no_effect() -> None:
    table = table_judge("cushion cushion ring")
    table.play(A, "tick", "cushion", 2, None)
    before = table.now()
    assert [] == table.play(A, "tick", "cushion", 2, None)
    assert {**before, "decision": 3} == table.now()


def test_os112_only_he_ticks_and_calls() -> None:
    table = table_judge("cushion cushion ring")
    for seat in (B, C, D):
        assert "not-your-turn" == table.code(seat, "tick", "ring", 1, None)
        assert "not-your-turn" == table.code(seat, "call_mistake")


def test_os112_in_any_order_even_with_ordered() -> None:
    """What is right he judges himself: the order he sees, and a kind is ticked once."""
    table = table_judge("vase ring vase", ordered=True)
    hand = table.view(A)["hand"]
    assert hand is not None
    assert ["vase", "ring", "vase"] == [card["kind"] for card in hand]
    table.play(A, "tick", "vase", 2, None)
    assert "listed" == table.play(A, "tick", "ring", 1, None)[-1].key


@pytest.mark.parametrize("judge", ["server", "ali_close"])
def test_os112_otherwise_there_is_nothing_to_tick(judge: str) -> None:
    table = reciting("cushion", judge=judge)
    assert "wrong-phase" == table.code(A, "tick", "cushion", 1, None)
    assert "wrong-phase" == table.code(A, "call_mistake")


# -- the server judges


def test_a65_his_cards_tick_themselves() -> None:
    table = reciting("cushion lion cushion")
    table.play(B, "name", "cushion", 2, None)
    assert [
        {"kind": "cushion", "named": True, "adjective": None},
        {"kind": "lion", "named": False, "adjective": None},
        {"kind": "cushion", "named": True, "adjective": None},
    ] == table.view(A)["hand"]
    assert [] == table.options(A)
    assert ["wrong-phase"] * 2 == [table.code(A, "rule", ok) for ok in (True, False)]


def test_a65_he_sees_no_ticks_while_nobody_recites() -> None:
    table = position({"seats": 4, "hand": ["cushion", "lion"]})
    hand = table.view(A)["hand"]
    assert hand is not None
    assert [False, False] == [card["named"] for card in hand]


def test_decision_d_three_arguments_always() -> None:
    table = reciting("cushion lion")
    assert "malformed" == table.code(B, "name", "lion", 1)
    assert "malformed" == table.code(B, "name", "lion", 1, "scary")
    assert any(fits(option, ("name", "lion", 1, None)) for option in table.options(B))
