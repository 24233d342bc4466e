"""Moving: scenarios 12 to 20, BA-12 to BA-14 and BA-21 to BA-28."""

from __future__ import annotations

import pytest

from fabletop.games.basra.content import BOX
from fabletop.games.basra.tests.table import (
    GANGS,
    STEPS,
    A,
    B,
    C,
    D,
    event,
    keys,
    landed,
    last_move,
    position,
)


def test_a12_a_move_into_a_raid() -> None:
    table = position(hands=[[3, 5], [1], [1], [1]], held=[[], ["quacks-1"]])
    told = table.move(3)
    assert ["m03", [3], [5]] == [*table.of("square", "played"), table.now()["hands"][A]]
    assert ("window20", [B]) == table.phase()
    assert {"gangs": ["swindlers"]} == table.common("raid")
    assert [
        event("moved", A, 3, "m03", None), event("raid", ["swindlers"]), event("window20"),
    ] == told  # fmt: skip


def test_a13_the_side_lane() -> None:
    table = position(square="m16", hands=[[3], [1], [1], [1]], held=[[], ["forgers-1"]])
    told = table.move(3, "side")
    assert "a19" == table.common("square")
    assert {"gangs": ["defrauders", "robbers"]} == table.common("raid")
    assert event("moved", A, 3, "a19", "side") == told[0]


def test_a13_the_main_street() -> None:
    table = position(square="m16", hands=[[3], [1], [1], [1]], held=[[], ["forgers-1"]])
    told = table.move(3, "main")
    assert ("m19", "blank", None) == (
        table.common("square"), table.common("kind"), table.common("raid"),
    )  # fmt: skip
    assert [event("moved", A, 3, "m19", "main")] == told
    assert ("buy", [A]) == table.phase()


def test_a14_a_lane_exactly_where_it_matters() -> None:
    table = position(square="m16", hands=[[1, 3], [1], [1], [1]])
    assert "lane-required" == table.code(A, "move", 3, None)
    assert "lane-not-allowed" == table.code(A, "move", 1, "main")
    assert "lane-not-allowed" == table.code(A, "move", 1, "side")
    assert [("move", 1, None), ("move", 3, "main"), ("move", 3, "side")] == table.options(A)


def test_a15_whoever_leaves_the_junction_chooses() -> None:
    table = position(
        square="m16", hands=[[1], [2], [1], [1]], held=[[], [], ["forgers-1"]], seats=4
    )
    table.move(1)
    assert ("m17", "buy", [A]) == (table.common("square"), *table.phase())
    table.end_buy()
    assert ("turn", [B]) == table.phase()
    assert "lane-required" == table.code(B, "move", 2, None)
    table.move(2, "side")
    assert "a19" == table.common("square")


def test_a16_the_side_lane_comes_back() -> None:
    table = position(square="a20", hands=[[2], [1], [1], [1]])
    table.move(2)
    assert "m22" == table.common("square")


def test_a17_only_cards_in_hand() -> None:
    table = position(hands=[[1, 3], [4], [1], [1]])
    assert "card-not-in-hand" == table.code(A, "move", 4, None)
    assert "bad-params" == table.code(A, "move", 6, None)
    assert "bad-params" == table.code(A, "move", 0, None)


def test_a18_passing_over_brings_nothing() -> None:
    table = position(square="m04", hands=[[3], [1], [1], [1]])
    table.move(3)
    assert ("m07", [1000] * 4) == (table.common("square"), table.money())


def test_a19_the_last_card_ends_at_the_gate() -> None:
    table = last_move(card=3)
    assert "m49" == table.common("square")
    told = table.move(3)
    assert "m00" == table.common("square")
    assert ["moved", "payout", "payout", "payout", "lap_over", "chooses"] == keys(told)
    assert [1100] * 3 == table.money()
    assert "choose_starter" == table.step()
    assert "wrong-phase" == table.code(A, "buy", "thieves", None)


def test_a20_clockwise_and_nobody_passes() -> None:
    played = STEPS[:]
    for card in (1, 2, 3):
        played.remove(card)
    table = position(seats=3, square="m46", played=played, hands=[[1], [2], [3]])
    table.move(1)
    assert ("turn", [B]) == table.phase()
    assert [("move", 2, None)] == table.options(B)
    for verb in ("pass", "end_turn", "skip"):
        assert "unknown-action" == table.code(B, verb)
    assert "wrong-phase" == table.code(B, "done")
    table.move(2)
    table.play(B, "choose_gang", "robbers")
    assert ("turn", [C]) == table.phase()
    assert [("move", 3, None)] == table.options(C)
    table.move(3)
    assert "m00" == table.common("square")


# -- what follows

JUNCTIONS = {"m17": "a18", "m30": "a31", "m43": "a44"}


@pytest.mark.parametrize("junction", JUNCTIONS)
@pytest.mark.parametrize("away", range(5))
def test_ba23_ba25_every_move_near_a_junction(junction: str, away: int) -> None:
    """A move leaves the junction if it has steps left there; the lanes run side by side."""
    depth = int(junction[1:])
    start = f"m{depth - away:02}"
    for card in range(1, 6):
        hands = [[card], [1], [1], [1]]
        if card <= away:
            assert "lane-not-allowed" == position(square=start, hands=hands).code(
                A, "move", card, "side"
            )
            table = position(square=start, hands=hands, then=1)
            table.move(card)
            assert f"m{depth - away + card:02}" == table.common("square")
            continue
        assert "lane-required" == position(square=start, hands=hands).code(A, "move", card, None)
        for lane in ("main", "side"):
            table = position(square=start, hands=hands, then=1)
            told = table.move(card, lane)
            steps = card - away
            letter = "a" if lane == "side" and steps <= 3 else "m"
            assert f"{letter}{depth + steps:02}" == table.common("square")
            assert event("moved", A, card, table.common("square"), lane) == told[0]


def test_ba25_no_other_move_has_a_lane() -> None:
    """From all other squares every card has one way."""
    near = {f"m{int(j[1:]) - away:02}" for j in JUNCTIONS for away in range(5)}
    for name in BOX.squares:
        if name not in near:
            table = position(square=name, hands=[[1, 2, 3, 4, 5], [1], [1], [1]])
            assert [("move", card, None) for card in range(1, 6)] == table.options(A)


def test_ba25_the_lane_must_be_said_even_if_both_ends_meet() -> None:
    table = position(square="m17", hands=[[4, 5], [1], [1], [1]])
    reach = [("m21", 4, "main"), ("m21", 4, "side"), ("m22", 5, "main"), ("m22", 5, "side")]
    assert reach == [(way["square"], way["card"], way["lane"]) for way in table.view(A)["reach"]]
    assert "lane-required" == table.code(A, "move", 4, None)


def test_ba21_the_card_is_out_until_the_next_deal() -> None:
    table = position(hands=[[1, 1, 2], [1], [1], [1]], played=[5, 3])
    table.move(1)
    assert [5, 3, 1] == table.common("played")
    assert [[1, 2], [1], [1], [1]] == table.now()["hands"]
    assert {"1": 9, "2": 6, "3": 3, "4": 2, "5": 1} == table.common("unplayed")
    assert 52 - 9 == table.common("steps_left")


def test_ba26_only_the_last_square_counts() -> None:
    """From m04 a 5 passes 200 P, two quiet streets and a raid, and stops at New Recruits."""
    table = position(square="m04", hands=[[5], [1], [1], [1]], held=[["burglars-1"]])
    told = table.move(5)
    assert ["moved"] == keys(told)
    assert ("m09", "buy", [1000] * 4) == (table.common("square"), table.step(), table.money())


def test_ba27_who_is_elsewhere_after_the_last_card_is_put_on_the_gate() -> None:
    table = last_move(square="m20")
    told = table.move(1)
    assert event("moved", A, 1, "m00", None) == told[0]
    assert ("m00", "choose_starter") == (table.common("square"), table.step())


def test_ba13_clockwise_round_the_table() -> None:
    table = position(active=D, square="m01", hands=[[1], [1], [1], [1, 1]])
    table.move(1)
    told = table.end_buy()
    assert (("turn", [A]), [event("turn", A)]) == (table.phase(), told)


def test_ba13_who_has_no_card_is_passed_over() -> None:
    table = position(seats=5, square="m01", hands=[[1], [], [], [1], [1]])
    table.move(1)
    table.end_buy()
    assert ("turn", [D]) == table.phase()


def test_ba13_one_player_alone_may_have_cards_left() -> None:
    table = position(square="m01", hands=[[1, 1], [], [], []])
    table.move(1)
    table.end_buy()
    assert ("turn", [A]) == table.phase()


def test_ba28_no_choice_on_a_square() -> None:
    """Chance squares are done by the table, whoever moved there."""
    for square in ("m05", "m12", "m15", "m27", "m47", "a20", "a31", "a46", "m23", "m36"):
        assert ("turn", [B]) == landed(square, then=1).phase()


def test_ba12_a_turn_begins_with_both() -> None:
    table = position(held=[["quacks-1"]])
    assert ["move", "retire"] == [option[0] for option in table.options(A)]
    assert GANGS == list(table.common("piles"))
