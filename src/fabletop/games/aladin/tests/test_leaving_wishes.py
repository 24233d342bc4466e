"""Leaving with `freeze` in wishes and searches: AL-121, decisions g, u and w."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.aladin.tests.leaving import FREEZE, HELD, seat, table_of_four
from fabletop.games.aladin.tests.table import (
    ALADIN,
    SILVER_SET,
    A,
    B,
    C,
    D,
    Table,
    all_but,
    dice_of,
    event,
    granted,
    keys,
    searching,
    wishing,
)

# -- wishes


def calling(lamp: str, *draws: str | int, **said: Any) -> Table:
    """B has a right and has turned up this card."""
    dice = ("gold 4", "silver 4", "silver 5", "gold 6")
    usual = {"seats": 4, "caller": B, "options": FREEZE, "held": HELD}
    return wishing(lamp, *draws, dice=dice, **{**usual, **said})


def test_al121_a_wish_begun_is_finished_by_the_autopilot() -> None:
    table = calling("LP08")
    events = table.leave(B)
    assert [
        event("left", B),
        event("granted", B, "LP08", "gem_thief"),
        event("stole", B, C, "ST5"),
    ] == events[:3]
    assert ["B13", "ST3", "ST5"] == table.held(B)
    assert None is table.common("lamp")


def test_decision_g_its_dice_are_void_at_once() -> None:
    """B leaves in the wish: B's 4 in silver searches no more, C's 5 does."""
    table = calling("LP25")
    events = table.leave(B)
    assert [
        event("left", B),
        event("granted", B, "LP25", "sleep"),
        event("nothing", B),
        event("nobody", "bronze"),
        event("searches", C, "silver", 5),
    ] == events
    assert ("search", [C]) == table.phase()
    assert [{"chest": "silver", "value": 4, "void": True}] == seat(table, B)["dice"]


def test_al121_it_cannot_win_even_if_its_wish_ends_the_game() -> None:
    """B has most points, and the autopilot accepts a Gift that is the Sorcerer."""
    left = ["S01", "S02", "S04", "S05", "S07"]
    table = calling(
        "LP03", gone=all_but("silver", *left), held=[["ST1"], ["ST3", "ST5", "ST7"], [], []]
    )
    events = table.leave(B)
    assert ["left", "granted", "sorcerer", "instant_end", "ended"] == keys(events)
    outcome = ALADIN.outcome(table.state)
    assert outcome
    assert ("lamp", (A,), 4) == (outcome.reason, outcome.winners, outcome.ranks[B])


@pytest.mark.parametrize(
    ("lamp", "told"),
    [
        ("LP07", "looked"),
        ("LP10", "stole"),
        ("LP12", "stole"),
        ("LP13", "swapped"),
        ("LP15", "recovered"),
        ("LP16", "blown"),
        ("LP17", "charmed"),
        ("LP19", "turned"),
        ("LP20", "flew"),
        ("LP21", "shut"),
        ("LP22", "gave"),
        ("LP23", "paid"),
    ],
)
@pytest.mark.parametrize("accepted", [False, True])
def test_al121_whatever_effect_was_begun(lamp: str, told: str, accepted: bool) -> None:
    """With LP17 accepted B is searching already; LP21 shuts C's die, so A is next.

    It is the third wish: a costly one before it would be refused.
    """
    held = [["ST1", "B14"], ["ST3", "B13"], ["ST5"], ["ST7"]]
    table = calling(lamp, then=1, wish=3, gone=["B04"], held=held)
    if accepted:
        table.play(B, "wish_accept")
    events = [*table.events, *table.leave(B)]
    assert told in keys(events)
    assert lamp == table.now()["under"][-1]
    last = A if lamp == "LP21" or (lamp, accepted) == ("LP17", True) else C
    assert ("search", [last]) == table.phase()
    assert all(die["void"] for die in seat(table, B)["dice"])


@pytest.mark.parametrize(("lamp", "effect"), [("LP22", "heart"), ("LP23", "toll")])
def test_al121_a_wish_that_costs_a_card_is_refused(lamp: str, effect: str) -> None:
    events = calling(lamp, "LP25").leave(B)
    assert [
        event("left", B),
        event("refused", B, lamp, effect),
        event("wish", B, "LP25", "sleep", 2),
        event("granted", B, "LP25", "sleep"),
    ] == events[:4]


def test_al121_a_talisman_given_by_the_genie_is_placed() -> None:
    table = calling("LP01", "B22", held=[["ST1"], ["ST3", "ST4", "ST5"], [], []])
    table.play(B, "wish_accept")
    assert ("talisman", [B]) == table.phase()
    assert [event("left", B), event("placed", B, "B22", "ruby")] == table.leave(B)[:2]


def test_al121_the_caravan_of_one_who_left_takes_no_card_of_hers() -> None:
    table = calling("LP24")
    table.leave(B)
    assert ("caravan", [A, C, D]) == table.phase()
    for number, card in ((A, "ST1"), (C, "ST5"), (D, "ST7")):
        table.play(number, "caravan_pass", card)
    assert [["ST7"], ["B13", "ST3"], ["ST1"], ["ST5"]] == table.now()["held"]
    assert "LP24" == table.now()["under"][-1]


def test_decision_w_in_the_caravan_its_card_stays() -> None:
    table = granted("LP24", seats=4, options=FREEZE, held=HELD)
    table.play(B, "caravan_pass", "B13")
    table.leave(B)
    assert ("caravan", [A, C, D]) == table.phase()
    table.play(A, "caravan_pass", "ST1")
    table.play(C, "caravan_pass", "ST5")
    table.leave(D)
    assert [[], ["B13", "ST3"], ["ST1"], ["ST7"]] == [
        [card for card in own if card != "ST5"] for own in table.now()["held"]
    ]
    assert ["ST5"] == table.held(A)


def test_al121_an_unused_right_lapses() -> None:
    """A (2) makes wishes, D (6) leaves meanwhile and would have been next."""
    table = table_of_four("LP25")
    table.set_dice("bronze 2", "silver 2", "gold 6", "silver 6")
    table.race(300, 400, 900, 600)
    assert [{"value": 6, "seat": D}] == table.common("rights")
    table.leave(D)
    assert ("wish", [A]) == table.phase()
    table.accept()
    assert ("search", [A]) == table.phase()
    assert 1 == keys(table.past).count("wish")


@pytest.mark.parametrize("lamp", ["LP08", "LP10", "LP12", "LP16"])
def test_decision_w_thieves_and_sandstorm_can_be_played_on_the_seat(lamp: str) -> None:
    table = granted(lamp, options=FREEZE, frozen=[B], held=[[], ["ST3", "B13"], []])
    assert {B} == {option[1] for option in table.options(A)}


def test_decision_w_bazaar_and_heart_cannot() -> None:
    table = granted("LP13", seats=4, options=FREEZE, frozen=[B], held=HELD)
    assert {C, D} == {option[2] for option in table.options(A)}
    assert "self-target" == table.code(A, "swap", "ST1", B, "ST3")
    assert [("swap", "ST1", C, "ST5")] == table.lapses(A)
    only = granted("LP13", options=FREEZE, frozen=[B], held=[["ST1"], ["ST3"], []])
    assert event("nothing", A) in only.past
    heart = granted("LP22", seats=4, options=FREEZE, frozen=[B], held=HELD)
    assert [("give", "ST1", C), ("give", "ST1", D)] == heart.options(A)
    assert "self-target" == heart.code(A, "give", "ST1", B)
    assert [("give", "ST1", C)] == heart.lapses(A)


def test_decision_w_it_is_still_the_richest() -> None:
    table = granted("LP12", options=FREEZE, frozen=[B], held=[[], SILVER_SET, ["ST1"]])
    assert event("nothing", A) in table.past


def test_decision_u_the_dice_of_a_seat_that_left_are_gone() -> None:
    table = table_of_four("LP21")
    table.set_dice("gold 4", "silver 4", "bronze 2", "bronze 1")
    table.leave(B)
    table.slap(A, 300)
    table.silence()
    table.accept()
    assert [("shut", C, "bronze"), ("shut", D, "bronze")] == table.options(A)
    assert "no-die-there" == table.code(A, "shut", B, "silver")
    assert [("shut", C, "bronze")] == table.lapses(A)


def test_le14_no_die_of_an_opponent_left_nothing() -> None:
    table = granted(
        "LP21",
        options=FREEZE,
        frozen=[B],
        void=[[B, 1], [C, 2]],
        dice=("bronze 4", "silver 4", "gold 2"),
    )
    assert event("nothing", A) in table.past


# -- searches, talismans, the Ring


def test_al121_a_search_begun_is_stopped_and_its_cards_kept() -> None:
    table = searching("B07", "B22", seats=4, options=FREEZE, held=[["ST1", "ST5"], [], [], []])
    table.draw(2)
    assert [
        event("left", A),
        event("kept", A, "bronze", ["B07", "B22"]),
        event("placed", A, "B22", "sapphire"),
    ] == table.leave(A)[:3]
    assert ["B07", "ST1", "ST5"] == table.held(A)
    assert ("program", [B, C, D]) == table.phase()


def test_al121_another_players_search_goes_on() -> None:
    table = searching(
        "B07", seats=4, options=FREEZE, dice=dice_of("bronze 4", "gold 2", "gold 3", "gold 3")
    )
    number = ALADIN.decision(table.state)
    assert [event("left", B)] == table.leave(B)
    assert ("search", [A]) == table.phase()
    assert number == ALADIN.decision(table.state)  # still the same question
    table.draw()
    assert event("nobody", "gold") in table.stop()


def test_al121_the_ring() -> None:
    table = searching(
        "G01", "G02", "G04", "G05", "G07", "G08",
        seats=4, die=6, chest="gold", gone=["B22", "G19"], options={**FREEZE, "my_precious": True},
    )  # fmt: skip
    table.draw(6)
    assert ("ring", [A]) == table.phase()
    assert [event("left", A), event("ring_took", A, "G19")] == table.leave(A)[:2]
    assert (A, "owned") == (table.now()["ring"], table.common("ring"))


def test_decision_w_the_ring_can_be_won_from_it() -> None:
    table = searching(
        "G01", "G02", "G04", "G05", "G07", "G08", seats=4, die=6, chest="gold",
        options={**FREEZE, "my_precious": True}, ring=B, frozen=[B],
    )  # fmt: skip
    assert event("ring_from", A, B) == table.draw(6)[-1]


def test_al121_the_last_search_of_a_round() -> None:
    table = searching("B07", seats=4, options=FREEZE, last_round=True)
    assert event("ended", "sorcerer") == table.leave(A)[-1]
    assert "over" == table.step()


def test_al121_in_sealed_mode_its_token_plays_no_part() -> None:
    table = table_of_four("LP25", options={**FREEZE, "lamp_mode": "sealed"}, present=[A])
    for number, (words, token) in enumerate(
        (("gold 4", 1), ("silver 4", 5), ("bronze 4", 2), ("gold 1", 1))
    ):
        table.program(number, words, token)
    table.leave(B)
    table.time_out()
    table.time_out()
    (match,) = table.common("race")["matched"]
    assert ([A, C], C) == (match["holders"], match["winner"])
    assert [1, 2, 3, 4, 5] == seat(table, B)["tokens"]


def test_al121_the_view_of_one_who_left() -> None:
    table = table_of_four()
    table.leave(B)
    assert [False, True, False, False] == [each["frozen"] for each in table.common("seats")]
    assert None is table.view(B)["own"]["program"]
