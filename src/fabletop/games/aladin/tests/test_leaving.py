"""Leaving with `freeze` up to the penalties: AL-121, decisions g, u and w."""

from __future__ import annotations

import pytest

from fabletop.core.dealer import Scripted
from fabletop.games.aladin.tests.leaving import FREEZE, HELD, seat, table_of_four
from fabletop.games.aladin.tests.table import (
    ALADIN,
    A,
    B,
    C,
    D,
    Table,
    event,
    keys,
    position,
    punished,
)

# -- S100


def test_s100_leaving() -> None:
    """B's die no longer appears, B's cards can be stolen, the Caravan passes from A to C."""
    table = table_of_four("LP08", "LP24")
    assert event("left", B) == table.leave(B)[0]
    assert seat(table, B)["frozen"]
    for lamp in ("LP08", "LP24"):
        assert ("program", [A, C, D]) == table.phase()
        assert "not-your-decision" == table.code(B, "program", "gold", 1, 0)
        assert [] == table.options(B)
        for number, words in ((A, "bronze 4"), (C, "silver 4"), (D, "gold 4")):
            table.program(number, words)
        assert [] == seat(table, B)["dice"]
        assert ("race", [A, C, D]) == table.phase()
        assert "lamp-closed" == table.code(B, "slap", 300, 300, 300, 160)
        table.slap(A, 300)
        table.silence()
        assert (A, lamp) == (table.common("wishing"), table.common("lamp")["card"])
        table.accept()
        if lamp == "LP08":
            assert ("take", B, "ST3") in table.options(A)
            table.play(A, "take", B, "ST3")
            assert ["B13"] == table.held(B)
        else:
            assert ("caravan", [A, C, D]) == table.phase()
            table.play(A, "caravan_pass", "ST3")
            table.play(C, "caravan_pass", "ST5")
            assert event("passed", A, C, "ST3") in table.play(D, "caravan_pass", "ST7")
            assert [["ST1", "ST7"], ["B13"], ["ST3"], ["ST5"]] == table.now()["held"]
        while table.step() == "search":
            assert B not in table.actors()
            table.stop()
    assert ["B13"] == table.held(B)


def test_s100_cards_of_the_seat_count_for_majorities() -> None:
    """B has most rubies: nobody else gets those five points, B's own are counted too."""
    table = table_of_four(held=[["ST1"], ["ST3", "ST4"], ["B04"], ["ST7"]])
    table.leave(B)
    assert [6, 2 + 5, 1, 6] == table.points()
    assert seat(table, B)["gems"]["ruby"]["leads"]


@pytest.mark.parametrize("leaver", [A, B])
def test_s100_in_a_duel_the_other_player_wins_at_once(leaver: int) -> None:
    table = position(seats=2, options=FREEZE, held=[["ST1"], ["ST3", "ST5"]])
    assert [event("left", leaver), event("ended", "walkover")] == table.leave(leaver)
    assert ("over", []) == table.phase()
    outcome = ALADIN.outcome(table.state)
    assert outcome
    other = 1 - leaver
    assert ("walkover", (other,)) == (outcome.reason, outcome.winners)
    assert (1, 2) == (outcome.ranks[other], outcome.ranks[leaver])


def test_al121_one_player_left_wins() -> None:
    table = table_of_four()
    table.leave(B)
    table.leave(D)
    assert ("program", [A, C]) == table.phase()
    assert event("ended", "walkover") == table.leave(A)[-1]
    outcome = ALADIN.outcome(table.state)
    assert outcome
    assert (C,) == outcome.winners


def test_al121_two_left_of_four_is_no_duel() -> None:
    table = table_of_four("LP25")
    table.leave(B)
    table.leave(D)
    assert not table.common("duel")
    table.program(A, "bronze 4")
    table.program(C, "bronze 4")
    assert ("race", [A, C]) == table.phase()


def test_al121_it_cannot_win_and_is_ranked_behind_all_who_stayed() -> None:
    table = position(
        seats=3, options=FREEZE, agenda=[], ended="sorcerer", frozen=[A],
        held=[["ST1", "ST2", "ST3"], ["ST5"], ["B13"]],
    )  # fmt: skip
    outcome = ALADIN.outcome(table.state)
    assert outcome
    assert ((3 + 5 + 5, 6, 1), (B,), (3, 1, 2)) == (outcome.scores, outcome.winners, outcome.ranks)


def test_al121_leaving_twice_or_after_the_end_changes_nothing() -> None:
    table = table_of_four()
    table.leave(B)
    before = table.now()
    assert [] == table.leave(B)
    assert before == table.now()
    ended = position(seats=3, options=FREEZE, agenda=[], ended="rounds")
    before = ended.now()
    assert [] == ended.leave(B)
    assert before == ended.now()


# -- while dice are set, pages get ready, and hands hover


def test_al121_program_dropped_and_the_last_one_missing() -> None:
    """B has programmed, C is the last one missing, and leaves: the round goes on."""
    table = table_of_four()
    table.program(A, "gold 1")
    table.program(B, "gold 2")
    table.program(D, "gold 3")
    assert [event("left", B)] == table.leave(B)
    assert ("program", [C]) == table.phase()
    assert not seat(table, B)["ready"]
    events = table.leave(C)
    assert [
        event("left", C),
        event("revealed", A, "gold", 1),
        event("revealed", D, "gold", 3),
    ] == events
    assert ("race", [A, D]) == table.phase()
    assert [{"chest": "gold", "value": 1, "void": False}] == seat(table, A)["dice"]


def test_al121_while_pages_get_ready() -> None:
    table = table_of_four(present=[A, B])
    table.set_dice("gold 1", "gold 1", "gold 3", "gold 4")
    table.play(A, "ready")
    table.leave(B)
    assert ("countdown", [A]) == table.phase()
    table.play(A, "hold")
    assert ("race", [A, C, D]) == table.phase()
    assert [] == seat(table, B)["dice"]
    contest = ALADIN.table.pace(table.state).contest
    assert contest
    assert () == contest.prizes  # before the reveal the choice is dropped: no match


def test_al121_who_left_while_dice_were_set_is_not_waited_for() -> None:
    table = table_of_four(present=[A, B])
    table.leave(B)
    for number in (A, C, D):
        table.program(number, "gold 1")
    assert ("ready", [A]) == table.phase()
    assert [event("counting")] == table.play(A, "ready")


def test_al121_in_the_countdown() -> None:
    table = table_of_four(present=[A, B])
    table.set_dice("gold 1", "gold 1", "gold 3", "gold 4")
    table.time_out()
    table.play(A, "hold")
    assert ("countdown", [B]) == table.phase()
    events = table.leave(B)
    assert ["left", "revealed", "revealed", "revealed"] == keys(events)
    assert ("race", [A, C, D]) == table.phase()


def test_al121_a_page_that_left_is_not_waited_for_in_the_next_rounds() -> None:
    table = table_of_four(present=[A, B])
    table.leave(B)
    table.gather(A, B)
    for number, words in ((A, "gold 1"), (C, "gold 2"), (D, "gold 3")):
        table.program(number, words)
    assert ("ready", [A]) == table.phase()


def test_al121_nor_if_nobody_says_who_is_there() -> None:
    table = table_of_four(present=[A, B])
    table.set_dice("gold 1", "gold 2", "gold 3", "gold 4")
    table.time_out()
    table.time_out()
    table.silence()
    table.leave(B)
    table.stop()
    for number in (A, C, D):
        table.program(number, "gold 1")
    assert ("ready", [A]) == table.phase()


def racing(*draws: str | int) -> Table:
    table = table_of_four(*draws)
    table.set_dice("gold 4", "silver 4", "bronze 2", "bronze 1")
    return table


def test_decision_w_in_the_race_its_slap_is_dropped() -> None:
    table = racing("LP25")
    table.slap(B, 300)
    table.leave(B)
    assert ("race", [A, C, D]) == table.phase()
    assert [{"chest": "silver", "value": 4, "void": True}] == seat(table, B)["dice"]
    table.slap(A, 900)
    table.silence()
    (match,) = table.common("race")["matched"]
    assert (4, [A, B], A) == (match["value"], match["holders"], match["winner"])
    assert [A] == [slap["seat"] for slap in table.common("race")["slaps"]]


def test_decision_w_what_was_matched_stays_matched_so_nobody_is_punished() -> None:
    table = racing("LP25")
    table.leave(B)
    table.slap(A, 900)
    table.silence()
    assert "false_slap" not in keys(table.past)
    assert ("wish", [A]) == table.phase()


def test_decision_w_a_false_slap_is_dropped_without_penalty() -> None:
    table = racing()
    table.slap(C, 300)
    table.leave(C)
    table.silence()
    assert "false_slap" not in keys(table.past)
    assert ("search", [D]) == table.phase()


def test_al121_the_last_hand_in_the_race() -> None:
    table = racing()
    for number in (A, C, D):
        table.wait(number)
    table.leave(B)
    assert ("search", [D]) == table.phase()
    table.stop()
    assert event("nobody", "silver") in table.past  # B's die is void


def test_al121_a_void_die_strikes_nobody_out() -> None:
    table = table_of_four()
    table.set_dice("gold 4", "gold 4", "bronze 2", "bronze 1")
    table.leave(B)
    table.silence()
    table.stop()
    assert event("searches", A, "gold", 4) in table.events


# -- penalties


def test_al121_a_penalty_begun_is_finished_by_the_autopilot() -> None:
    """The culprit names the one with fewest cards, who then takes a card."""
    held = [["ST1", "ST2"], ["ST3", "B13"], ["ST5"], ["ST7", "ST8"]]
    table = punished(B, seats=4, options=FREEZE, held=held)
    assert [event("left", B), event("named", B, C)] == table.leave(B)
    assert ("steal", [C]) == table.phase()
    assert [("steal", "B13"), ("steal", "ST3")] == table.options(C)


@pytest.mark.parametrize("named", [A, C, D])
def test_al120_al121_ties_by_lot(named: int) -> None:
    table = punished(B, seats=4, options=FREEZE, held=HELD)
    table.dealer = Scripted([("name_thief", named)])
    assert event("named", B, named) == table.leave(B)[1]


def test_al121_the_culprit_leaves_while_the_thief_chooses() -> None:
    table = punished(B, seats=4, options=FREEZE, held=HELD)
    table.play(B, "name_thief", A)
    table.leave(B)
    assert ("steal", [A]) == table.phase()
    table.play(A, "steal", "ST3")
    assert ["ST1", "ST3"] == table.held(A)


def test_al121_the_thief_leaves() -> None:
    table = punished(B, seats=4, options=FREEZE, held=HELD)
    table.play(B, "name_thief", A)
    assert [event("left", A), event("stole", A, B, "B13")] == table.leave(A)[:2]
    assert ["B13", "ST1"] == table.held(A)


def test_decision_w_a_penalty_not_yet_due_lapses() -> None:
    """A and B slapped falsely; A's penalty is on, B is the thief and leaves."""
    table = table_of_four()
    table.set_dice("gold 1", "silver 2", "bronze 3", "bronze 4")
    table.slap(A, 300)
    table.slap(B, 400)
    table.silence()
    table.play(A, "name_thief", B)
    events = table.leave(B)
    assert [event("left", B), event("stole", B, A, "ST1"), event("spared", B)] == events[:3]
    assert ("search", [C]) == table.phase()


def test_decision_w_a_penalty_of_one_who_left_while_another_was_due() -> None:
    table = table_of_four()
    table.set_dice("gold 1", "silver 2", "bronze 3", "bronze 4")
    table.slap(A, 300)
    table.slap(B, 400)
    table.silence()
    table.leave(B)
    table.play(A, "name_thief", C)
    table.play(C, "steal", "ST1")
    assert "named" not in [e.key for e in table.past if e.args[:1] == (B,)]
    assert ("search", [C]) == table.phase()


def test_al121_naming_it_as_thief_is_refused() -> None:
    table = punished(C, seats=4, options=FREEZE, held=HELD, frozen=[B])
    assert [("name_thief", A), ("name_thief", D)] == table.options(C)
    assert "self-target" == table.code(C, "name_thief", B)
    assert [("name_thief", A), ("name_thief", D)] == table.lapses(C)
