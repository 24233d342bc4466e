"""Raids: scenarios 51 to 64, 75, 81, 85 and 87, BA-47 to BA-68."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.core.options import Cards, Number
from fabletop.games.basra.content import BOX
from fabletop.games.basra.tests.table import (
    GANGS,
    A,
    B,
    C,
    D,
    Table,
    deal,
    event,
    four,
    gang_of,
    keys,
    landed,
    position,
)

TWO = [[], ["desert_raiders-1", "desert_raiders-2"], ["river_pirates-1"]]


def robbers(*dice: int, **said: Any) -> Table:
    """A has just landed on m35; B and C have Robbers."""
    return landed("m35", dice=dice, **{"held": TWO, **said})


def test_a51_a_whole_raid() -> None:
    table = robbers(2, 2)
    assert [event("raid", ["robbers"]), event("window20")] == table.past[1:]
    assert ("window20", [B, C]) == table.phase()
    table.discard(B, "desert_raiders-2")
    assert [event("discarded", B, ["desert_raiders-2"], 20)] == table.events
    told = table.done(B, C)
    assert [
        event("done", B), event("done", C), event("rolled", "black", 2), event("window100"),
    ] == told  # fmt: skip
    assert ("window100", [B, C], [2, 0]) == (*table.phase(), table.dice())
    table.done(B)
    told = table.done(C)
    assert [
        event("done", C), event("rolled", "white", 2), event("destiny", 8),
        event("captured", B, ["desert_raiders-1"], 200), event("ransom", B, 200), event("turn", B),
    ] == told  # fmt: skip
    assert [1000, 780, 1000, 1000] == table.money()
    assert [[], ["desert_raiders-1"], ["river_pirates-1"], []] == table.now()["held"]
    assert ("turn", [B]) == table.phase()
    assert ([0, 0], []) == (table.dice(), table.now()["gangs"])
    assert None is table.common("raid")
    assert table.is_spent()


def test_a52_only_threatened_bandits_are_dropped() -> None:
    table = robbers(held=[[], ["desert_raiders-1", "burglars-1"]])
    assert "not-threatened" == table.code(B, "discard", ("burglars-1",))
    assert "not-threatened" == table.code(B, "discard", ("desert_raiders-1", "burglars-1"))


def test_a53_all_of_a_list_or_nothing() -> None:
    three = ["desert_raiders-1", "river_pirates-1", "highwaymen-1"]
    table = robbers(money=[1000, 50], held=[[], three])
    assert "insufficient-funds" == table.code(B, "discard", tuple(three))
    assert three == table.held(B)
    table.discard(B, *three[:2])
    assert (10, three[2:]) == (table.money()[B], table.held(B))


def test_a54_sold_to_anybody_and_dropped_by_the_buyer() -> None:
    table = robbers(held=[[], ["desert_raiders-1"]])
    offer = table.offer(B, "any", give=["desert_raiders-1"], price=30)
    table.accept(C, offer)
    table.discard(C, "desert_raiders-1")
    assert [1000, 1030, 950, 1000] == table.money()
    assert ["desert_raiders-1"] == table.under("robbers")
    assert [[]] * 4 == table.now()["held"]


def test_a55_only_sold_for_money() -> None:
    table = robbers(held=[[], ["desert_raiders-1", "burglars-1"], ["river_pirates-1"]])
    one = ["desert_raiders-1"]
    assert "swap-forbidden" == table.code(B, "offer", C, *deal(give=one, want=["river_pirates-1"]))
    assert "dowry-forbidden" == table.code(B, "offer", C, *deal(give=one, money=20))
    assert "bad-amount" == table.code(B, "offer", C, *deal(give=one, price=15))
    assert "not-threatened" == table.code(B, "offer", C, *deal(give=["burglars-1"], price=40))


def test_a56_no_deals_and_only_holders_in_the_second_window() -> None:
    table = robbers(2, held=[[], ["desert_raiders-1"]])
    table.done()
    assert ("window100", [B]) == table.phase()
    for seat in (A, C, D):
        assert "not-asked" == table.code(seat, "done")
        assert "not-asked" == table.code(seat, "resume")
        assert [] == table.options(seat)
    terms = deal(give=["desert_raiders-1"], price=30)
    assert "wrong-phase" == table.code(B, "offer", C, *terms)
    for verb in ("accept", "withdraw"):
        assert "wrong-phase" == table.code(B, verb, "o1")
    assert "wrong-phase" == table.code(B, "decline", "o1", "no")
    assert "wrong-phase" == table.code(B, "counter", "o1", *terms)
    assert [
        ("discard", Cards(("desert_raiders-1",), 1, 1)), ("done",), ("resume",),
    ] == table.options(B)  # fmt: skip


def test_a57_nobody_threatened() -> None:
    table = landed("m07", held=[["quacks-1"], ["forgers-1"]])
    assert ["moved", "raid", "nobody_threatened", "turn"] == keys(table.past)
    assert (("turn", [B]), [0, 0]) == (table.phase(), table.dice())
    assert None is table.common("last_raid")


def test_a58_all_dropped_in_the_first_window() -> None:
    table = landed("m07", held=[[], ["burglars-1", "burglars-2"]])
    table.discard(B, "burglars-1", "burglars-2")
    assert ("window20", [B]) == table.phase()
    told = table.done()
    assert [event("done", B), event("raid_over"), event("turn", B)] == told
    assert [1000, 960, 1000, 1000] == table.money()
    assert ("turn", [B]) == table.phase()
    assert None is table.common("raid")


def test_a59_the_informer() -> None:
    table = landed("m49", held=[[], ["desert_raiders-1"]])
    assert ("choose_gang", [A]) == table.phase()
    assert "not-your-turn" == table.code(B, "choose_gang", "robbers")
    assert "unknown-gang" == table.code(A, "choose_gang", "beggars")
    assert [("choose_gang", name) for name in sorted(GANGS)] == table.options(A)
    told = table.play(A, "choose_gang", "robbers")
    assert [
        event("gang_named", A, "robbers"), event("raid", ["robbers"]), event("window20"),
    ] == told  # fmt: skip
    assert (("window20", [B]), {"gangs": ["robbers"]}) == (table.phase(), table.common("raid"))


@pytest.mark.parametrize("name", GANGS[:3])
def test_a59_a_gang_that_nobody_has(name: str) -> None:
    table = landed("m49", held=[[], ["desert_raiders-1"]])
    told = table.play(A, "choose_gang", name)
    assert ["gang_named", "raid", "nobody_threatened", "turn"] == keys(told)
    assert ("turn", [B]) == table.phase()


def test_decision_q_the_informer_is_always_asked() -> None:
    assert ("choose_gang", [A]) == landed("m49").phase()


@pytest.mark.parametrize(
    ("die", "name"),
    list(enumerate(["swindlers", "swindlers", "thieves", "thieves", "defrauders", "robbers"], 1)),
)
def test_a60_the_gang_die(die: int, name: str) -> None:
    everybody = ["quacks-1", "burglars-1", "forgers-1", "highwaymen-1"]
    table = landed("m25", dice=[die], held=[[], everybody])
    assert [event("gang_die", die, name), event("raid", [name]), event("window20")] == (
        table.past[1:]
    )
    assert {"gangs": [name]} == table.common("raid")
    assert [name] == [gang_of(card) for card in table.common("seats")[B]["threatened"]]


def test_ba49_the_gang_die_is_rolled_for_nobody_too() -> None:
    table = landed("m25", dice=[5], black=3)
    assert ["moved", "gang_die", "raid", "nobody_threatened", "turn"] == keys(table.past)
    assert (True, [3, 0]) == (table.is_spent(), table.dice())


def test_a61_the_great_raid() -> None:
    held = [["pickpockets-1", "fortune_tellers-1"], ["smugglers-1", "smugglers-2"]]
    table = landed("m38", dice=[3, 3], held=[*held, ["river_pirates-1"]])
    assert {"gangs": GANGS} == table.common("raid")
    table.done()
    told = table.done()
    assert [
        event("rolled", "white", 3), event("destiny", 15),
        event("captured", A, ["pickpockets-1"], 200), event("ransom", A, 200),
        event("captured", B, ["smugglers-1", "smugglers-2"], 400), event("ransom", B, 400),
        event("captured", C, ["river_pirates-1"], 200), event("ransom", C, 200), event("turn", B),
    ] == told[3:]  # fmt: skip
    assert [800, 600, 800, 1000] == table.money()
    assert [*held, ["river_pirates-1"], []] == table.now()["held"]


def test_a62_only_the_gangs_on_the_square() -> None:
    table = landed("m18", dice=[3, 3], held=[["pickpockets-1"], ["smugglers-1"]])
    assert ({"gangs": ["swindlers", "thieves"]}, ("window20", [A])) == (
        table.common("raid"), table.phase(),
    )  # fmt: skip
    table.done()
    table.done()
    assert [800, 1000, 1000, 1000] == table.money()


def caught_smugglers(**said: Any) -> Table:
    """Scenario 63: four Smugglers of D are caught by 29."""
    held = [[], [], [], four("smugglers")]
    table = landed("m22", dice=[5, 5], money=[1000, 1000, 1000, 900], held=held, **said)
    table.done()
    table.done()
    return table


def test_a63_ransom_and_the_bandits_stay() -> None:
    table = caught_smugglers()
    assert [1000, 1000, 1000, 100] == table.money()
    assert (four("smugglers"), []) == (table.held(D), table.under("defrauders"))


def test_a64_freed_bandits_go_back() -> None:
    table = caught_smugglers(options={"freed": "return"})
    assert [1000, 1000, 1000, 100] == table.money()
    assert ([], four("smugglers")) == (table.held(D), table.under("defrauders"))
    assert event("returned", D, four("smugglers")) in table.past


# -- digital


def test_a75_who_is_done_from_the_start() -> None:
    table = robbers(held=[[], ["desert_raiders-1"]])
    assert (("window20", [B]), [True, False, True, True]) == (table.phase(), table.now()["done"])
    offer = table.offer(C, B, money=20, want=["desert_raiders-1"])
    assert [B, C] == table.actors()
    told = table.done(B)
    assert [event("done", B), event("declined", offer, B, "no", to=(B, C))] == told
    assert ([], ("window20", [C])) == (table.offers(), table.phase())
    assert ("done",) == table.lapse(C)


def test_a75_and_the_window_closes_with_the_last() -> None:
    table = robbers(2, held=[[], ["desert_raiders-1"]])
    table.offer(C, B, money=20, want=["desert_raiders-1"])
    table.done(B)
    assert "window20" == table.step()
    table.done(C)
    assert ("window100", [B]) == table.phase()


def test_a81_the_last_one_dropped_in_the_second_window() -> None:
    table = robbers(2, held=[[], ["desert_raiders-1"], ["river_pirates-1"]])
    table.done()
    told = table.discard(B, "desert_raiders-1")
    assert [event("discarded", B, ["desert_raiders-1"], 100), event("done", B)] == told
    assert (("window100", [C]), [C]) == (table.phase(), table.now()["taking"])
    assert [True, True, False, True] == [seat["done"] for seat in table.common("seats")]
    assert "not-asked" == table.code(B, "resume")
    assert "not-asked" == table.code(B, "done")
    told = table.discard(C, "river_pirates-1")
    assert [
        event("discarded", C, ["river_pirates-1"], 100), event("done", C), event("raid_over"),
        event("turn", B),
    ] == told  # fmt: skip
    assert ([1000, 900, 900, 1000], [0, 0]) == (table.money(), table.dice())
    assert table.is_spent()  # without the white die


def test_a85_the_next_raid_begins_anew() -> None:
    table = robbers(4, 1, seats=2, held=[["river_pirates-1"], ["highwaymen-1"]])
    table.done()
    table.done()
    assert [0, 0] == table.dice()
    table.state.square = BOX.square["m50"]
    table.move(1)
    assert ("window20", [B, A]) == table.phase()


def test_a87_first_come_first_under() -> None:
    table = robbers(held=[[], ["desert_raiders-1"], ["river_pirates-1"]])
    table.discard(C, "river_pirates-1")
    table.discard(B, "desert_raiders-1")
    from_below = table.under("robbers")[::-1]
    assert ["desert_raiders-1", "river_pirates-1"] == from_below


# -- windows


@pytest.mark.parametrize("active", [A, B, C, D])
def test_ba97_asked_clockwise_from_the_active_player(active: int) -> None:
    held = [["highwaymen-1"], ["highwaymen-2"], ["highwaymen-3"], ["highwaymen-4"]]
    table = robbers(active=active, held=held)
    assert [(active + k) % 4 for k in range(4)] == table.actors()


def test_what_can_be_done_in_the_first_window() -> None:
    held = [["quacks-1"], ["desert_raiders-1", "desert_raiders-2"], ["river_pirates-1"]]
    table = robbers(seats=3, held=held, money=[500, 30, 1000])
    asks = Number(0, 99990, 10)
    mine = Cards(("desert_raiders-1", "desert_raiders-2"), 1, 2)
    assert [
        ("discard", Cards(("desert_raiders-1", "desert_raiders-2"), 1, 1)), ("done",),
        ("offer", A, mine, 0, (), asks), ("offer", C, mine, 0, (), asks),
        ("offer", C, (), Number(0, 30, 10), Cards(("river_pirates-1",), 1, 1), 0),
        ("offer", "any", mine, 0, (), asks), ("resume",),
    ] == table.options(B)  # fmt: skip
    assert [
        ("done",), ("offer", B, (), Number(0, 500, 10), mine, 0),
        ("offer", C, (), Number(0, 500, 10), Cards(("river_pirates-1",), 1, 1), 0), ("resume",),
    ] == table.options(A)  # fmt: skip


def test_ba53_without_money_nothing_is_dropped() -> None:
    table = robbers(money=[1000, 10])
    assert "insufficient-funds" == table.code(B, "discard", ("desert_raiders-1",))
    assert ["done", "offer", "offer", "offer", "offer", "offer", "resume"] == [
        option[0] for option in table.options(B)
    ]


@pytest.mark.parametrize(("money", "most"), [(90, 0), (100, 1), (190, 1), (200, 2), (1000, 2)])
def test_ba57_a_hundred_for_each(money: int, most: int) -> None:
    table = robbers(5, money=[1000, money])
    table.done()
    drops = [option for option in table.options(B) if option[0] == "discard"]
    names = ("desert_raiders-1", "desert_raiders-2")
    assert ([("discard", Cards(names, 1, most))] if most else []) == drops
    if most:
        table.discard(B, *names[:most])
        assert money - 100 * most == table.money()[B]


def test_ba55_bought_and_sold_on() -> None:
    table = robbers(held=[[], ["desert_raiders-1"]])
    table.accept(C, table.offer(B, C, give=["desert_raiders-1"], price=50))
    table.accept(D, table.offer(C, D, give=["desert_raiders-1"], price=40))
    assert [1000, 1050, 990, 960] == table.money()
    assert ["desert_raiders-1"] == table.held(D)
    assert ["desert_raiders-1"] == table.common("seats")[D]["threatened"]


def test_ba90_anybody_may_ask_to_buy() -> None:
    table = robbers()
    table.accept(B, table.offer(D, B, money=70, want=["desert_raiders-2"]))
    assert ([1000, 1070, 1000, 930], ["desert_raiders-2"]) == (table.money(), table.held(D))


def test_ba54_even_for_nothing() -> None:
    table = robbers()
    table.accept(C, table.offer(B, C, give=["desert_raiders-2"]))
    table.accept(C, table.offer(A, C, want=["river_pirates-1"]))
    assert [1000] * 4 == table.money()
    assert [["river_pirates-1"], ["desert_raiders-1"], ["desert_raiders-2"], []] == (
        table.now()["held"]
    )


def test_ba58_the_second_window_first() -> None:
    table = robbers(6, black=1)
    assert ("window100", [B, C]) == table.phase()
    assert [event("raid", ["robbers"]), event("window100")] == table.past[1:]
    table.done()
    assert event("destiny", 6) in table.past
    assert [0, 0] == table.dice()


def test_ba61_dice_are_taken_off_if_all_is_dropped() -> None:
    table = robbers(black=1, held=[[], ["desert_raiders-1"]])
    told = table.discard(B, "desert_raiders-1")
    assert ["discarded", "done", "raid_over", "turn"] == keys(told)
    assert [0, 0] == table.dice()


def test_ba61_nobody_is_judged_when_all_went_in_the_first_window() -> None:
    table = robbers(held=[[], ["desert_raiders-1"]])
    table.discard(B, "desert_raiders-1")
    table.done()
    assert (("turn", [B]), None) == (table.phase(), table.common("last_raid"))


def test_nobody_caught_is_told() -> None:
    table = robbers(1, 2)
    table.done()
    told = table.done()
    assert [event("destiny", 2), event("nobody_caught"), event("turn", B)] == told[-3:]
    assert {"gangs": ["robbers"], "number": 2, "caught": []} == table.common("last_raid")


def test_the_last_raid_is_shown_until_the_next_move() -> None:
    table = robbers(1, 2)
    table.done()
    table.done()
    assert 2 == table.common("last_raid")["number"]
    table.move(1)
    assert None is table.common("last_raid")


def test_ba106_numbers_in_the_black_row() -> None:
    table = robbers(2, held=[["quacks-1"], ["desert_raiders-1", "burglars-1"], ["river_pirates-1"]])
    assert [{}, {}, {}, {}] == [seat["risk"] for seat in table.common("seats")]
    table.done()
    seats = table.common("seats")
    assert [{}, {"desert_raiders-1": 4}, {"river_pirates-1": 0}, {}] == [s["risk"] for s in seats]
    assert [[], ["desert_raiders-1"], ["river_pirates-1"], []] == [s["threatened"] for s in seats]


@pytest.mark.parametrize(
    ("square", "gangs"),
    [("m03", "swindlers"), ("m07", "thieves"), ("m10", "defrauders"), ("m14", "robbers"),
     ("m18", "swindlers thieves"), ("a19", "defrauders robbers"), ("m22", "defrauders"),
     ("m28", "swindlers"), ("m31", "thieves"), ("a33", "swindlers defrauders"),
     ("m35", "robbers"), ("m38", "swindlers thieves defrauders robbers"), ("m41", "thieves"),
     ("a44", "swindlers"), ("m45", "defrauders"), ("m51", "robbers")],
)  # fmt: skip
def test_ba47_who_is_threatened_where(square: str, gangs: str) -> None:
    everybody = ["quacks-1", "burglars-1", "forgers-1", "highwaymen-1"]
    table = landed(square, held=[everybody, [], everybody[:0]])
    assert ("window20", [A]) == table.phase()
    threatened = [card for card in everybody if gang_of(card) in gangs.split()]
    assert threatened == table.common("seats")[A]["threatened"]
    assert gangs.split() == table.common("raid")["gangs"]


def test_ba73_ransoms_go_clockwise_from_the_active_player() -> None:
    held = [["highwaymen-1"], ["highwaymen-2"], ["highwaymen-3"], ["highwaymen-4"]]
    table = robbers(2, 6, active=C, held=held)
    table.done()
    told = table.done()
    assert [C, D, A, B] == [e.args[0] for e in told if e.key == "ransom"]
    assert [C, D, A, B] == [verdict["seat"] for verdict in table.common("last_raid")["caught"]]


# -- what a sensible player would do


@pytest.mark.parametrize(
    ("black", "money", "dropped", "ransom"),
    [(2, 2000, [], 133), (2, 700, ["highwaymen-1"], 0), (4, 700, [], 0)],
)
def test_advice_drops_whoever_is_likelier_to_cost_than_to_pay(
    black: int, money: int, dropped: list[str], ransom: int
) -> None:
    """Highwaymen have four numbers in row 2, none in row 4."""
    table = landed("m14", lap=2, black=black, money=[money], held=[["highwaymen-1"]])
    advice = table.advice(A)
    assert (dropped, ransom) == (advice["drop"], advice["ransom"])


def test_advice_is_for_oneself_and_for_raids_only() -> None:
    table = landed("m14", lap=2, black=2, money=[700], held=[["highwaymen-1"]])
    assert None is table.advice(None)
    assert [] == table.advice(B)["drop"]
    assert None is landed("m01").advice(A)


def test_a_way_says_whom_its_raid_would_threaten() -> None:
    """From m12 a card leads to m14, where the guards are after the Robbers."""
    held = [["highwaymen-1", "river_pirates-1", "quacks-1"]]
    table = position(square="m12", held=held, hands=[[1, 2], [1], [1], [1]])
    ways = {way["square"]: way["threatened"] for way in table.view(A)["reach"]}
    assert {"m13": 0, "m14": 2} == ways
