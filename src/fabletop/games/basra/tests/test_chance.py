"""Chance squares: scenarios 29 to 41, 50, 86 and 90, BA-35 to BA-46, BA-74."""

from __future__ import annotations

import pytest

from fabletop.games.basra.content import BOX
from fabletop.games.basra.tests.table import (
    GANGS,
    A,
    B,
    C,
    D,
    Table,
    before,
    event,
    four,
    keys,
    landed,
    last_move,
    position,
)


def test_a29_lucky_throw() -> None:
    table = landed("m15", dice=[4])
    assert [1200, 1000, 1000, 1000] == table.money()
    assert event("dice50", A, 4, 200) in table.past
    assert ("turn", [B]) == table.phase()
    assert table.is_spent()


@pytest.mark.parametrize("square", ["m15", "a31"])
@pytest.mark.parametrize("die", range(1, 7))
def test_ba35_fifty_for_each_pip(square: str, die: int) -> None:
    assert 1000 + 50 * die == landed(square, dice=[die]).money()[A]


def test_ba35_parked_dice_are_left_alone() -> None:
    table = landed("m15", dice=[4], black=2, white=5)
    assert ([2, 5], 1200) == (table.dice(), table.money()[A])


@pytest.mark.parametrize("square", ["m05", "a20"])
def test_a30_lost_purse(square: str) -> None:
    table = landed(square)
    assert [1200, 1000, 1000, 1000] == table.money()
    assert ("turn", [B]) == table.phase()
    assert [event("cash200", A, 200), event("turn", B)] == table.past[1:]


def test_a31_the_black_die_is_parked_and_rolled_again() -> None:
    table = landed("m12", dice=[3, 5])
    assert ([3, 0], ("turn", [B])) == (table.dice(), table.phase())
    assert {"black": 3, "white": None} == table.common("dice")
    assert [event("parked", "black", 3), event("turn", B)] == table.past[1:]
    # later, before any raid has used it
    table.state.square = BOX.square["a45"]
    table.move(1)
    assert ("a46", [5, 0], ("turn", [C])) == (table.common("square"), table.dice(), table.phase())
    assert event("parked", "black", 5) in table.events
    assert table.is_spent()


def test_a32_with_the_black_die_parked() -> None:
    table = landed("m22", black=3, dice=[3], held=[[], ["smugglers-1", "smugglers-2"]])
    assert "window20" not in keys(table.past)
    assert ("window100", [B]) == table.phase()
    table.discard(B, "smugglers-1")
    assert 900 == table.money()[B]
    told = table.done(B)
    assert [
        event("done", B), event("rolled", "white", 3), event("destiny", 15),
        event("captured", B, ["smugglers-2"], 200), event("ransom", B, 200), event("turn", B),
    ] == told  # fmt: skip
    assert ([1000, 700, 1000, 1000], ["smugglers-2"]) == (table.money(), table.held(B))
    assert ([0, 0], ["smugglers-1"]) == (table.dice(), table.under("defrauders"))
    assert {
        "gangs": ["defrauders"], "number": 15,
        "caught": [{"seat": B, "cards": ["smugglers-2"], "paid": 200, "bankrupt": False}],
    } == table.common("last_raid")  # fmt: skip


def test_a33_with_the_white_die_parked() -> None:
    held = [[], [], ["highwaymen-1", "tomb_robbers-1"]]
    table = landed("m35", white=6, dice=[1], held=held)
    assert [
        event("moved", A, 1, "m35", None), event("raid", ["robbers"]),
        event("rolled", "black", 1), event("destiny", 6),
        event("captured", C, ["highwaymen-1", "tomb_robbers-1"], 400), event("ransom", C, 400),
        event("turn", B),
    ] == table.past  # fmt: skip
    assert [1000, 1000, 600, 1000] == table.money()
    assert (held[C], [0, 0], ("turn", [B])) == (table.held(C), table.dice(), table.phase())


def test_a34_with_both_parked() -> None:
    held = [[], [], ["highwaymen-1", "river_pirates-1"]]
    table = landed("m51", black=2, white=6, held=held)
    assert [
        event("moved", A, 1, "m51", None), event("raid", ["robbers"]), event("destiny", 12),
        event("captured", C, ["highwaymen-1"], 200), event("ransom", C, 200), event("turn", B),
    ] == table.past  # fmt: skip
    assert ([1000, 1000, 800, 1000], [0, 0]) == (table.money(), table.dice())
    assert held[C] == table.held(C)


def test_a35_a_parked_die_stays_if_nobody_is_threatened() -> None:
    table = landed("m41", black=4, held=[["quacks-1"], ["forgers-1"]])
    assert [
        event("moved", A, 1, "m41", None), event("raid", ["thieves"]),
        event("nobody_threatened"), event("turn", B),
    ] == table.past  # fmt: skip
    assert ([4, 0], ("turn", [B])) == (table.dice(), table.phase())


def test_a36_a_parked_die_stays_over_the_lap() -> None:
    table = last_move(white=2, then=1)
    table.move(1)
    assert [0, 2] == table.dice()
    table.play(table.actors()[0], "choose_starter", B)
    assert (2, [0, 2], ("turn", [B])) == (table.now()["lap"], table.dice(), table.phase())


@pytest.mark.parametrize(("square", "prices"), [("m44", [20, 30, 60, 120]), ("m09", [0, 0, 0, 0])])
def test_a37_new_recruits(square: str, prices: list[int]) -> None:
    for place, name in enumerate(GANGS):
        table = landed(square, then=1)
        assert ("buy", [A]) == table.phase()
        assert {"left": 2, "free": 0} == table.common("buying")
        table.buy(name)
        assert (1000 - prices[place], ("buy", [A])) == (table.money()[A], table.phase())
        table.buy(name)
        assert (1000 - 2 * prices[place], 2) == (table.money()[A], len(table.held(A)))
        assert ("turn", [B]) == table.phase()
        assert "wrong-phase" == table.code(A, "buy", name, None)


def test_a37_new_recruits_for_nothing() -> None:
    table = landed("m44", then=1, money=[0], options={"recruits_free": True})
    assert {"left": 2, "free": 2} == table.common("buying")
    told = table.buy("robbers", "robbers")
    assert [0, 0] == [e.args[2] for e in told if e.key == "bought"]
    assert (0, 2, ("turn", [B])) == (table.money()[A], len(table.held(A)), table.phase())


def tribute() -> Table:
    """Scenario 38: B has to choose, C has not, D has nothing to give."""
    return landed("m33", held=[[], ["quacks-1", "burglars-1"], ["forgers-1"]])


def test_a38_tribute() -> None:
    table = tribute()
    assert ("tribute", [B]) == table.phase()
    assert [event("tribute", A)] == table.past[1:]
    told = table.play(B, "give", "quacks-1")
    assert [["quacks-1", "forgers-1"], ["burglars-1"], [], []] == table.now()["held"]
    assert [
        event("giving", B), event("gave", B, A, "quacks-1"), event("gave", C, A, "forgers-1"),
        event("turn", B),
    ] == told  # fmt: skip
    assert [1000] * 4 == table.money()


def test_a39_only_who_is_asked_gives() -> None:
    table = tribute()
    for seat in (A, C, D):
        assert "not-asked" == table.code(seat, "give", "quacks-1")
    assert "not-owner" == table.code(B, "give", "forgers-1")
    assert [("give", "burglars-1"), ("give", "quacks-1")] == table.options(B)


def test_ba43_chosen_in_secret_and_given_together() -> None:
    held = [["fences-1"], ["quacks-1", "burglars-1"], ["forgers-1", "forgers-2"], ["highwaymen-1"]]
    table = landed("m33", held=held)
    assert ("tribute", [B, C]) == table.phase()
    told = table.play(C, "give", "forgers-2")
    assert [event("giving", C)] == told
    assert (held, ("tribute", [B])) == (table.now()["held"], table.phase())
    mine = {A: None, B: None, C: "forgers-2", D: "highwaymen-1", None: None}
    for viewer, card in mine.items():
        seen = table.view(viewer)["tribute"]
        assert {"asked": [B, C], "chosen": [C], "mine": card} == seen
    assert "not-asked" == table.code(C, "give", "forgers-1")
    table.play(B, "give", "burglars-1")
    assert ["fences-1", "burglars-1", "forgers-2", "highwaymen-1"] == table.held(A)
    assert [["quacks-1"], ["forgers-1"], []] == table.now()["held"][1:]
    assert [[], [None] * 4] == table.of("asked", "gives")


def test_ba43_clockwise_from_the_active_player() -> None:
    held = [["quacks-1"], ["quacks-2"], [], ["quacks-4"]]
    table = landed("m33", active=C, held=held)
    assert ["quacks-4", "quacks-1", "quacks-2"] == table.held(C)
    assert ("turn", [D]) == table.phase()
    assert [D, A, B] == [e.args[0] for e in table.past if e.key == "gave"]


def test_ba43_the_receiver_gives_nothing() -> None:
    table = landed("m33", held=[["quacks-1", "quacks-2"]])
    assert ["moved", "tribute", "turn"] == keys(table.past)
    assert (["quacks-1", "quacks-2"], ("turn", [B])) == (table.held(A), table.phase())


def test_a40_brisk_trade() -> None:
    held = [four("smugglers"), ["quacks-1", "desert_raiders-1"]]
    table = landed("m36", held=held)
    assert [1160, 1090, 1000, 1000] == table.money()
    assert [*held, [], []] == table.now()["held"]
    assert [event("brisk_trade", A, 160), event("brisk_trade", B, 90), event("turn", B)] == (
        table.past[1:]
    )


def test_ba44_brisk_trade_in_the_second_quarter() -> None:
    held = [["burglars-1"], ["quacks-1", "desert_raiders-1"], [], ["forgers-1"]]
    table = landed("m23", active=B, held=held)
    assert [1010, 1050, 1000, 1020] == table.money()
    assert [B, D, A] == [e.args[0] for e in table.past if e.key == "brisk_trade"]


def test_a41_headcount() -> None:
    five = [*four("quacks"), "forgers-1"]
    eight = [*four("burglars"), *four("highwaymen")]
    table = landed("m47", seats=3, dice=[2, 4], held=[five, [], eight], black=1, white=6)
    assert [1100, 1000, 1320] == table.money()
    assert [event("headcount", A, 2, 100), event("headcount", C, 4, 320), event("turn", B)] == (
        table.past[1:]
    )
    assert table.is_spent()
    assert [1, 6] == table.dice()
    assert [five, [], eight] == table.now()["held"]


def test_ba45_clockwise_from_the_active_player() -> None:
    held = [["quacks-1"], ["quacks-2", "burglars-2"], ["quacks-3"], []]
    table = landed("m47", active=C, dice=[1, 2, 3], held=held)
    assert [1020, 1060, 1010, 1000] == table.money()


@pytest.mark.parametrize("square", ["m20", "m40"])
def test_a50_a_bazaar_without_bandits(square: str) -> None:
    table = landed(square)
    assert (["moved", "turn"], ("turn", [B])) == (keys(table.past), table.phase())


def test_a86_the_white_die() -> None:
    table = landed("m27", dice=[6])
    assert ([0, 6], ("turn", [B])) == (table.dice(), table.phase())
    assert [event("parked", "white", 6), event("turn", B)] == table.past[1:]


def test_ba39_the_white_die_too_is_rolled_again() -> None:
    table = landed("m27", dice=[2], white=6, black=4)
    assert [4, 2] == table.dice()


# -- A90


QUIET = [
    name
    for name in BOX.squares
    if not BOX.kind[BOX.square[name]].startswith("raid") and name != "m00"
]


@pytest.mark.parametrize("square", QUIET)
def test_a90_only_a_ransom_makes_bankrupt(square: str) -> None:
    own = ["highwaymen-1", "smugglers-1"]
    table = landed(square, money=[0], held=[own], then=1)
    assert "bankrupt" not in keys(table.past)
    assert own == table.held(A)
    assert table.money()[A] >= 0


def test_a90_at_the_gate() -> None:
    own = ["highwaymen-1", "smugglers-1"]
    table = last_move(money=[0, 1000, 1000], held=[own])
    table.move(1)
    assert (own, 340) == (table.held(A), table.money()[A])


def test_a90_but_for_a_tribute_to_somebody_else() -> None:
    table = landed("m33", active=B, money=[0], held=[["highwaymen-1", "smugglers-1"]])
    table.play(A, "give", "highwaymen-1")
    assert (["smugglers-1"], 0, ["highwaymen-1"]) == (
        table.held(A), table.money()[A], table.held(B),
    )  # fmt: skip
    assert "bankrupt" not in keys(table.past)


@pytest.mark.parametrize("square", ["m05", "m12", "m15", "m27", "m33", "m36", "m47", "m40"])
def test_ba46_no_buying_on_chance_squares(square: str) -> None:
    table = landed(square, then=1)
    assert ("turn", [B]) == table.phase()
    assert "bought" not in keys(table.past)


def test_before() -> None:
    """The driver itself: one step leads to each square."""
    for name in BOX.squares:
        ways = BOX.ways[BOX.square[before(name)]]
        assert name in [BOX.squares[way] for way in ways]
    assert "m39" == position(square="m39").common("square")
