"""Rubbing the lamp: who pays for a false slap. Times are r* in milliseconds."""

from __future__ import annotations

import pytest

from fabletop.games.aladin.tests.race import judged, kinds, racing, right_of, told
from fabletop.games.aladin.tests.table import BRONZE_SET, SILVER_SET, A, B, C, D, E, event, punished


def test_s23_penalty() -> None:
    table = punished(held=[[], [], ["ST1", "B13"]], talismans=[[], [], [["B22", "emerald"]]])
    assert [("name_thief", A), ("name_thief", B)] == table.options(C)
    table.play(C, "name_thief", A)
    assert [("steal", "B13"), ("steal", "ST1")] == table.options(A)
    events = table.play(A, "steal", "B13")
    assert event("stole", A, C, "B13") == events[0]
    assert [["B13"], [], ["ST1"]] == table.now()["held"]
    assert [[], [], [["B22", "emerald"]]] == table.now()["talismans"]
    assert ("search", [A]) == table.phase()


def test_s24_immune_cards() -> None:
    """Each check with A named as the thief; the loser is C."""
    table = punished(
        held=[["ST1"], ["ST5"], [*SILVER_SET, "ST3"]], talismans=[[], [], [["G22", "ruby"]]]
    )
    table.play(C, "name_thief", A)
    assert "talisman-immune" == table.code(A, "steal", "G22")
    assert ["protected-set"] * 3 == [table.code(A, "steal", card) for card in SILVER_SET]
    foreign = ["ST1", "ST5", "B01", "B22", "ST7"]
    assert ["not-theirs"] * 5 == [table.code(A, "steal", card) for card in foreign]
    assert [("steal", "ST3")] == table.options(A)
    table.play(A, "steal", "ST3")
    assert ["ST1", "ST3"] == table.held(A)
    assert SILVER_SET == table.held(C)
    assert [["G22", None]] == table.now()["talismans"][C]


def test_al24_the_magic_ring_cannot_be_stolen() -> None:
    table = punished(held=[[], [], ["ST3"]], ring=C, options={"my_precious": True})
    table.play(C, "name_thief", A)
    assert [("steal", "ST3")] == table.options(A)
    table.play(A, "steal", "ST3")
    assert C == table.now()["ring"]


def test_s25_naming_oneself() -> None:
    table = punished(held=[[], [], ["ST1"]])
    refusal = table.refused(C, "name_thief", C)
    assert refusal
    assert ("self-target", "AL-23") == (refusal.code, refusal.clause)


def test_s26_nothing_to_steal() -> None:
    table = racing(
        "bronze 4", "bronze 5", "silver 3",
        held=[["ST1"], ["ST3"], SILVER_SET], talismans=[[], [], [["B22", None]]],
    )  # fmt: skip
    events = table.race(None, None, 400)
    assert [
        event("slapped", C, 400),
        event("false_slap", C),
        event("spared", C),
        event("searches", A, "bronze", 4),
        event("outdone", B, 5, A, 4),
    ] == events
    assert ("search", [A]) == table.phase()
    assert None is table.common("penalty")


def test_s27_two_false_slaps() -> None:
    table = racing("bronze 1", "silver 2", "gold 3", "gold 4")
    table.race(None, 420, None, 500)
    assert [event("false_slap", B), event("false_slap", D)] == told(table, "false_slap")
    assert ("name_thief", [B]) == table.phase()
    table.play(B, "name_thief", A)
    table.play(A, "steal", "ST3")
    assert ("name_thief", [D]) == table.phase()
    table.play(D, "name_thief", C)
    table.play(C, "steal", "ST7")
    assert ("search", [A]) == table.phase()
    assert [["ST1", "ST3"], [], ["ST5", "ST7"], []] == table.now()["held"]
    assert [] == judged(table)


def test_s27_fastest_first_whatever_the_seat() -> None:
    table = racing("bronze 1", "silver 2", "gold 3", "gold 4")
    table.race(None, 500, None, 420)
    assert ("name_thief", [D]) == table.phase()


@pytest.mark.parametrize("order", [(B, D), (D, B)])
def test_al26_exact_ties_by_seat(order: tuple[int, ...]) -> None:
    """Whoever the room hears first: B sits before D."""
    table = racing("bronze 1", "silver 2", "gold 3", "gold 4")
    for seat in order:
        table.slap(seat, 500)
    table.silence()
    assert ("name_thief", [B]) == table.phase()


def test_decision_q_penalties_are_looked_at_when_they_are_due() -> None:
    """D had nothing when slapping, but has just stolen a card; B had one and has none any more."""
    table = racing("bronze 1", "silver 2", "gold 3", "gold 4", held=[[], ["ST3"], [], []])
    table.race(None, 420, None, 500)
    table.play(B, "name_thief", D)
    table.play(D, "steal", "ST3")
    assert ("name_thief", [D]) == table.phase()
    other = racing("bronze 1", "silver 2", "gold 3", "gold 4", held=[[], ["ST3"], [], []])
    other.race(None, 420, None, 500)
    other.play(B, "name_thief", A)
    assert event("spared", D) in other.play(A, "steal", "ST3")
    assert ("search", [A]) == other.phase()


def test_al23_any_opponent_can_be_named() -> None:
    table = punished(B, seats=5, held=[[], ["ST1"], [], [], []])
    assert [("name_thief", seat) for seat in (A, C, D, E)] == table.options(B)


def test_al59_a_stolen_jewel_can_complete_a_set() -> None:
    table = punished(held=[BRONZE_SET[:2], [], ["B19"]])
    table.play(C, "name_thief", A)
    assert [event("stole", A, C, "B19"), event("set", A, "bronze")] == table.play(
        A, "steal", "B19"
    )[:2]


@pytest.mark.parametrize(("other", "winner", "by"), [(652, B, "rights"), (656, B, "rights")])
def test_s28_dead_heat(other: int, winner: int, by: str) -> None:
    table = racing("bronze 4", "gold 4", "silver 1", draws=("LP25",), rights=[2, 1, 0])
    table.race(640, other, None)
    assert [event("dead_heat", [A, B])] == told(table, "dead_heat")
    assert [(4, [A, B], winner, None, by)] == judged(table)
    assert [2, 2, 0] == table.now()["rights"]
    assert [(A, 640, "slow"), (B, other, "first")] == kinds(table)


def test_s28_17_milliseconds_decide() -> None:
    table = racing("bronze 4", "gold 4", "silver 1", draws=("LP25",), rights=[2, 1, 0])
    table.race(640, 657, None)
    assert [] == told(table, "dead_heat")
    assert [(4, [A, B], A, 17, "speed")] == judged(table)
    assert [event("margin", A, B, 17)] == told(table, "margin")


@pytest.mark.parametrize("lot", [A, C])
def test_al108_level_in_everything_is_decided_by_lot(lot: int) -> None:
    table = racing("bronze 4", "gold 4", "silver 4", draws=(lot, "LP25"), rights=[1, 2, 1])
    table.race(640, 645, 650)
    assert [event("dead_heat", [A, B, C])] == told(table, "dead_heat")
    assert [event("drawn_by_lot", lot, 4)] == right_of(table)
    assert [(4, [A, B, C], lot, None, "lot")] == judged(table)


def test_al108_the_best_alone_is_what_others_are_compared_to() -> None:
    """C is within 16 ms of B, but not of A, who is the best."""
    table = racing("bronze 4", "gold 4", "silver 4", draws=(B, "LP25"), rights=[1, 1, 0])
    table.race(600, 610, 617)
    assert [event("dead_heat", [A, B])] == told(table, "dead_heat")
    assert [event("drawn_by_lot", B, 4)] == right_of(table)


def test_al108_rights_of_the_whole_game_count() -> None:
    """A wins a round, and loses the next one to B though 10 ms faster."""
    table = racing(
        "bronze 4", "gold 4", "silver 1", draws=("LP25", "LP24", "LP18"), held=[[], [], []]
    )
    table.race(500, 600, None)
    table.accept()
    while table.step() == "search":
        table.stop()
    table.set_dice("bronze 4", "gold 4", "silver 1")
    table.race(500, 510, None)
    assert [(4, [A, B], B, None, "rights")] == judged(table)
    assert [1, 1, 0] == table.now()["rights"]
