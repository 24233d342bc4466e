"""Lamp effects with dice: S52 to S55."""

from __future__ import annotations

from fabletop.games.aladin.tests.table import STARTING, A, B, C, D, event, granted, wishing


def test_s52_scorpion_charmer() -> None:
    table = wishing("LP17", "S20", "S15", dice=("silver 2", "gold 2", "bronze 1"))
    assert [event("granted", A, "LP17", "charmer"), event("charmed", A)] == table.accept()[:2]
    assert [True, False, False] == [seat["charmed"] for seat in table.common("seats")]
    table.stop()  # C's bronze
    search = table.common("search")
    assert (A, "silver", 2, 4, 2) == tuple(
        search[k] for k in ("seat", "chest", "die", "limit", "left")
    )
    assert [event("drew", A, "silver", "S20", 3)] == table.draw()
    assert ("search", [A]) == table.phase()
    assert [
        event("drew", A, "silver", "S15", 4),
        event("bust", A, "silver", 4),
    ] == table.draw()[:2]
    assert ["S15", "S20"] == [card for card in table.discard() if card not in STARTING]


def test_le11_three_scorpions_with_a_2_are_survived_and_no_more_cards_drawn() -> None:
    table = granted("LP18", "S20", "S01", dice=("silver 2", "gold 2", "bronze 1"))
    table.stop()
    table.draw()
    assert event("kept", A, "silver", ["S20", "S01"]) in table.draw()
    assert ("search", [B]) == table.phase()
    assert 2 == table.common("search")["limit"]  # B is not charmed


def test_le11_every_search_of_this_round_and_none_of_the_next() -> None:
    table = granted("LP17", seats=2, dice=("silver 2 gold 3", "bronze 2 gold 6"))
    table.stop()
    assert 4 == table.common("search")["limit"]
    table.stop()
    assert (A, "gold", 5) == tuple(table.common("search")[k] for k in ("seat", "chest", "limit"))
    table.stop()
    assert "program" == table.step()
    assert [False, False] == [seat["charmed"] for seat in table.common("seats")]
    table.set_dice("silver 2 gold 3", "bronze 1 gold 6")
    table.silence()
    table.stop()
    assert 2 == table.common("search")["limit"]


def test_s53_sleight_of_hand() -> None:
    table = granted(
        "LP19", "G01", "G02", "G20", then=1, dice=("gold 6", "silver 6", "gold 5"),
        matches=[[6, [A, B], A, -1, "speed"]],
    )  # fmt: skip
    assert [("turn", "gold", -1)] == table.options(A)
    assert "die-range" == table.code(A, "turn", "gold", 1)
    assert "no-die-there" == table.code(A, "turn", "bronze", 1)
    race = table.common("race")
    events = table.play(A, "turn", "gold", -1)
    assert event("turned", A, "gold", 5) == events[0]
    assert race == table.common("race")
    # the matched values are not recalculated, though A and C now both have a 5
    assert [] == table.common("rights")
    assert ("search", [B]) == table.phase()
    table.stop()
    assert event("nobody", "gold") == table.events[1]  # A's 5 and C's 5 strike each other out


def test_s53_the_new_value_is_the_die_for_everything() -> None:
    table = granted("LP19", "G21", "G03", dice=("gold 6", "silver 6", "bronze 5"))
    table.play(A, "turn", "gold", -1)
    table.stop()
    table.stop()
    search = table.common("search")
    assert (A, 5, 5, 5) == tuple(search[key] for key in ("seat", "die", "limit", "left"))
    table.draw()
    assert event("bust", A, "gold", 5) == table.draw()[1]


def test_le12_up_and_down_and_in_the_duel_either_die() -> None:
    table = granted("LP19", seats=2, dice=("bronze 1 gold 3", "silver 3 gold 2"))
    assert [("turn", "bronze", 1), ("turn", "gold", -1), ("turn", "gold", 1)] == table.options(A)
    assert "die-range" == table.code(A, "turn", "bronze", -1)
    assert event("turned", A, "bronze", 2) == table.play(A, "turn", "bronze", 1)[0]
    assert [2, 0, 3] == table.now()["dice"][A]


def test_s54_flying_carpet() -> None:
    table = granted("LP20", dice=("bronze 4", "gold 5", "silver 4"))
    assert [("fly", "bronze", "gold"), ("fly", "bronze", "silver")] == table.options(A)
    assert "chest-taken" == table.code(A, "fly", "bronze", "bronze")
    assert "no-die-there" == table.code(A, "fly", "gold", "silver")
    events = table.play(A, "fly", "bronze", "gold")
    assert [event("flew", A, "bronze", "gold"), event("nobody", "bronze")] == events[:2]
    assert [0, 0, 4] == table.now()["dice"][A]
    table.stop()
    assert (A, "gold", 4) == tuple(table.common("search")[key] for key in ("seat", "chest", "die"))


def test_le13_in_the_duel_to_the_slot_without_a_die() -> None:
    table = granted("LP20", seats=2, dice=("bronze 4 gold 3", "silver 4 gold 5"))
    assert [("fly", "bronze", "silver"), ("fly", "gold", "silver")] == table.options(A)
    assert ["chest-taken"] * 2 == [
        table.code(A, "fly", "bronze", chest) for chest in ("gold", "bronze")
    ]
    table.play(A, "fly", "gold", "silver")
    assert [4, 3, 0] == table.now()["dice"][A]


def test_s55_heavy_lid() -> None:
    table = granted("LP21", seats=4, dice=("bronze 3", "gold 3", "gold 3", "gold 5"))
    assert [("shut", B, "gold"), ("shut", C, "gold"), ("shut", D, "gold")] == table.options(A)
    assert "no-die-there" == table.code(A, "shut", B, "silver")
    assert "self-target" == table.code(A, "shut", A, "bronze")
    assert event("shut", A, B, "gold") == table.play(A, "shut", B, "gold")[0]
    assert [{"chest": "gold", "value": 3, "void": True}] == table.common("seats")[B]["dice"]
    table.stop()
    assert event("searches", C, "gold", 3) in table.events
    assert ("search", [C]) == table.phase()


def test_s55_without_the_lid_the_5_would_win() -> None:
    table = granted("LP25", seats=4, dice=("bronze 3", "gold 3", "gold 3", "gold 5"))
    table.stop()
    assert event("searches", D, "gold", 5) in table.events


def test_le14_a_void_die_wins_nothing() -> None:
    table = granted("LP21", dice=("bronze 3", "gold 3", "silver 3"))
    table.play(A, "shut", B, "gold")
    table.stop()
    table.stop()
    assert event("nobody", "gold") in table.events
    assert (2, []) == (table.common("round"), table.now()["void"])


def test_decision_u_a_void_die_is_still_a_die() -> None:
    """The second genie: A's die was shut by the first. It flies, turns, and stays void."""
    flying = granted(
        "LP20", seats=4, void=[[A, 0]], dice=("bronze 3", "gold 3", "gold 4", "gold 4")
    )
    flying.play(A, "fly", "bronze", "silver")
    assert [{"chest": "silver", "value": 3, "void": True}] == flying.common("seats")[A]["dice"]
    assert ("search", [B]) == flying.phase()
    turning = granted(
        "LP19", seats=4, void=[[A, 0]], dice=("bronze 3", "gold 3", "gold 4", "gold 4")
    )
    turning.play(A, "turn", "bronze", 1)
    assert [{"chest": "bronze", "value": 4, "void": True}] == turning.common("seats")[A]["dice"]


def test_le14_a_die_is_shut_once() -> None:
    table = granted("LP21", seats=4, void=[[B, 2]], dice=("bronze 3", "gold 3", "gold 4", "gold 4"))
    assert [("shut", C, "gold"), ("shut", D, "gold")] == table.options(A)
    assert "no-die-there" == table.code(A, "shut", B, "gold")
