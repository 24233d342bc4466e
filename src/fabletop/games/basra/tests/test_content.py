"""Section (i): the city, the prices, the bandits, as the specification prints them."""

from __future__ import annotations

import random
from collections import Counter
from copy import copy, deepcopy
from pickle import dumps, loads
from typing import Any, cast

import pytest

from fabletop.core.dealer import Seeded
from fabletop.games import GAMES, game_of
from fabletop.games.basra.content import BOX
from fabletop.games.basra.tests.table import (
    BASRA,
    GANGS,
    GROUPS,
    PRICES,
    STEPS,
    VALUES,
    A,
    event,
    four,
    gang,
    landed,
    position,
)

# Table i.1: id, depth, quarter, kind, gangs, successors.
CITY = """
m00 0 1 start – m01
m01 1 1 blank – m02
m02 2 1 blank – m03
m03 3 1 raid swindlers m04
m04 4 1 blank – m05
m05 5 1 cash200 – m06
m06 6 1 blank – m07
m07 7 1 raid thieves m08
m08 8 1 blank – m09
m09 9 1 recruits – m10
m10 10 1 raid defrauders m11
m11 11 1 blank – m12
m12 12 1 black_die – m13
m13 13 2 blank – m14
m14 14 2 raid robbers m15
m15 15 2 dice50 – m16
m16 16 2 blank – m17
m17 17 2 blank – m18 a18
m18 18 2 raid swindlers+thieves m19
a18 18 2 blank – a19
m19 19 2 blank – m20
a19 19 2 raid defrauders+robbers a20
m20 20 2 bazaar – m21
a20 20 2 cash200 – m21
m21 21 2 blank – m22
m22 22 2 raid defrauders m23
m23 23 2 brisk_trade – m24
m24 24 2 blank – m25
m25 25 2 raid_die – m26
m26 26 3 blank – m27
m27 27 3 white_die – m28
m28 28 3 raid swindlers m29
m29 29 3 blank – m30
m30 30 3 blank – m31 a31
m31 31 3 raid thieves m32
a31 31 3 dice50 – a32
m32 32 3 blank – m33
a32 32 3 blank – a33
m33 33 3 tribute – m34
a33 33 3 raid swindlers+defrauders m34
m34 34 3 blank – m35
m35 35 3 raid robbers m36
m36 36 3 brisk_trade – m37
m37 37 3 blank – m38
m38 38 3 raid_all – m39
m39 39 4 blank – m40
m40 40 4 bazaar – m41
m41 41 4 raid thieves m42
m42 42 4 blank – m43
m43 43 4 blank – m44 a44
m44 44 4 recruits – m45
a44 44 4 raid swindlers a45
m45 45 4 raid defrauders m46
a45 45 4 blank – a46
m46 46 4 blank – m47
a46 46 4 black_die – m47
m47 47 4 headcount – m48
m48 48 4 blank – m49
m49 49 4 raid_choice – m50
m50 50 4 blank – m51
m51 51 4 raid robbers m00
"""
SQUARES = {line.split()[0]: line.split() for line in CITY.split("\n") if line}

# Table i.3: group, destiny numbers, how many per black row, how many per white column.
BANDITS = {
    "fortune_tellers": ([6], "100000", "000001"),
    "quacks": ([14], "001000", "010000"),
    "card_sharps": ([29], "000010", "000010"),
    "false_fakirs": ([33], "000001", "001000"),
    "pickpockets": ([15, 21, 22], "001200", "002100"),
    "camel_thieves": ([10, 11, 13], "021000", "100110"),
    "burglars": ([4, 32, 36], "100002", "010101"),
    "market_thieves": ([5, 26, 30], "100020", "010011"),
    "forgers": ([6, 19, 24, 25, 27, 30], "100230", "201003"),
    "smugglers": ([15, 16, 17, 29, 31, 36], "003012", "101121"),
    "coin_clippers": ([1, 3, 4, 11, 33, 35], "310002", "102120"),
    "fences": ([7, 8, 9, 13, 20, 22], "031200", "221100"),
    "highwaymen": ([3, 6, 9, 10, 11, 12, 17, 18, 26, 27, 28, 30], "242040", "013224"),
    "river_pirates": ([14, 15, 19, 20, 22, 23, 25, 29, 32, 33, 34, 36], "002424", "232221"),
    "desert_raiders": ([1, 5, 7, 8, 9, 10, 13, 16, 19, 21, 23, 24], "242400", "412221"),
    "tomb_robbers": ([2, 3, 4, 6, 14, 16, 26, 30, 31, 32, 33, 35], "402024", "142212"),
}

# Table i.4: who is hit by which number, if threatened.
HIT = """
1 coin_clippers desert_raiders
2 tomb_robbers
3 coin_clippers highwaymen tomb_robbers
4 burglars coin_clippers tomb_robbers
5 market_thieves desert_raiders
6 fortune_tellers forgers highwaymen tomb_robbers
7 fences desert_raiders
8 fences desert_raiders
9 fences highwaymen desert_raiders
10 camel_thieves highwaymen desert_raiders
11 camel_thieves coin_clippers highwaymen
12 highwaymen
13 camel_thieves fences desert_raiders
14 quacks river_pirates tomb_robbers
15 pickpockets smugglers river_pirates
16 smugglers desert_raiders tomb_robbers
17 smugglers highwaymen
18 highwaymen
19 forgers river_pirates desert_raiders
20 fences river_pirates
21 pickpockets desert_raiders
22 pickpockets fences river_pirates
23 river_pirates desert_raiders
24 forgers desert_raiders
25 forgers river_pirates
26 market_thieves highwaymen tomb_robbers
27 forgers highwaymen
28 highwaymen
29 card_sharps smugglers river_pirates
30 market_thieves forgers highwaymen tomb_robbers
31 smugglers tomb_robbers
32 burglars river_pirates tomb_robbers
33 false_fakirs coin_clippers river_pirates tomb_robbers
34 river_pirates
35 coin_clippers tomb_robbers
36 burglars smugglers river_pirates
"""
CAUGHT = {int(line.split()[0]): line.split()[1:] for line in HIT.split("\n") if line}


# -- the city


def test_i1_the_board() -> None:
    found = {}
    for square, name in enumerate(BOX.squares):
        gangs = "+".join(BOX.gangs[own] for own in BOX.raided[square])
        ways = [BOX.squares[way] for way in BOX.ways[square]]
        found[name] = [
            name, str(BOX.depth[square]), str(BOX.quarter[square] + 1),
            BOX.kind[square], gangs or "–", *ways,
        ]  # fmt: skip
    assert 61 == len(SQUARES)
    assert SQUARES == found
    assert "m00" == BOX.squares[BOX.start]


def routes() -> list[list[str]]:
    """All ways through the city, without the gate at the end."""
    found: list[list[str]] = [["m00"]]
    for _ in range(51):
        found = [[*route, way] for route in found for way in SQUARES[route[-1]][5:]]
    return found


def test_i1_eight_routes_of_fifty_two() -> None:
    assert 8 == len(routes())
    for route in routes():
        assert ["m00"] == SQUARES[route[-1]][5:]
        kinds = Counter(SQUARES[name][3].split("_")[0] for name in route)
        raids, quiet = kinds.pop("raid"), kinds.pop("blank")
        assert (1, 24, 15, 12) == (kinds.pop("start"), quiet, raids, sum(kinds.values()))
        quarters = Counter(SQUARES[name][2] for name in route)
        assert {"1": 13, "2": 13, "3": 13, "4": 13} == quarters


def test_i1_how_many_chance_squares() -> None:
    kinds = Counter(row[3] for row in SQUARES.values())
    chance = {
        kind: count
        for kind, count in kinds.items()
        if not kind.startswith("raid") and kind not in ("start", "blank")
    }
    assert {
        "cash200": 2, "dice50": 2, "black_die": 2, "white_die": 1, "recruits": 2, "bazaar": 2,
        "tribute": 1, "brisk_trade": 2, "headcount": 1,
    } == chance  # fmt: skip


@pytest.mark.parametrize("name", SQUARES)
def test_i2_prices_of_every_square(name: str) -> None:
    quarter = int(SQUARES[name][2])
    table = position(square=name, hands=[[1], [1], [1], [1]])
    assert dict(zip(GANGS, PRICES[quarter], strict=True)) == table.common("prices")
    after = quarter % 4 + 1
    assert dict(zip(GANGS, PRICES[after], strict=True)) == table.common("next_prices")
    assert (quarter, SQUARES[name][3]) == (table.common("quarter"), table.common("kind"))


def test_i2_prices_are_quarters_of_the_value_rounded_up() -> None:
    for quarter in (2, 3, 4):
        parts = [-(-value * (quarter - 1) // 40) * 10 for value in VALUES]
        assert parts == PRICES[quarter]


# -- the bandits


def test_i3_sixteen_groups_of_four() -> None:
    names = sorted(card for name in GANGS for card in gang(name))
    assert 64 == len(names)
    assert names == sorted(BOX.names)
    assert names == list(BASRA.study.components(position().state))
    assert VALUES == BOX.value
    assert GANGS == BOX.gangs
    for name in GANGS:
        assert sorted(gang(name)) == sorted(
            BOX.names[card] for card in BOX.cards_of[BOX.gang[name]]
        )


@pytest.mark.parametrize("group", BANDITS)
def test_i3_destiny_numbers(group: str) -> None:
    numbers, rows, columns = BANDITS[group]
    assert set(numbers) == BOX.destiny[BOX.group[group]]
    counts = [sum((number - 1) // 6 == row for number in numbers) for row in range(6)]
    assert rows == "".join(map(str, counts))
    assert counts == BOX.rows[BOX.group[group]]
    across = [sum((number - 1) % 6 == column for number in numbers) for column in range(6)]
    assert columns == "".join(map(str, across))


def test_i3_within_a_gang_numbers_differ() -> None:
    for name, count in (("swindlers", 4), ("thieves", 12), ("defrauders", 24)):
        numbers = [number for group in GROUPS[name] for number in BANDITS[group][0]]
        assert count == len(numbers) == len(set(numbers))
    robbers = Counter(number for group in GROUPS["robbers"] for number in BANDITS[group][0])
    assert (48, set(range(1, 37)), {1, 2}) == (
        sum(robbers.values()), set(robbers), set(robbers.values()),
    )  # fmt: skip


def test_i4_who_is_hit_by_which_number() -> None:
    found = {
        number: [group for group in BANDITS if number in BANDITS[group][0]]
        for number in range(1, 37)
    }
    assert {number: sorted(groups) for number, groups in CAUGHT.items()} == {
        number: sorted(groups) for number, groups in found.items()
    }


@pytest.mark.parametrize("number", range(1, 37))
def test_ba62_ba63_every_pair_of_dice_catches_whom_the_table_says(number: int) -> None:
    """In the Great Raid, with one bandit of each group."""
    black, white = (number - 1) // 6 + 1, (number - 1) % 6 + 1
    everybody = [four(group)[0] for group in BANDITS]
    table = landed("m38", dice=[black, white], held=[everybody], money=[5000])
    table.done()
    told = table.done()
    caught = sorted(f"{group}-1" for group in CAUGHT[number])
    assert event("destiny", number) in told
    shown = table.common("last_raid")
    assert (number, GANGS) == (shown["number"], shown["gangs"])
    (verdict,) = shown["caught"]
    assert (A, caught, 200 * len(caught), False) == (
        verdict["seat"], sorted(verdict["cards"]), verdict["paid"], verdict["bankrupt"],
    )  # fmt: skip
    assert [5000 - 200 * len(caught), 1000, 1000, 1000] == table.money()
    assert everybody == table.held(A)
    assert [0, 0] == table.dice()


def test_ba9_the_movement_cards() -> None:
    assert (STEPS, 24, 52) == (sorted(BOX.steps), len(STEPS), sum(STEPS))


def test_the_fees() -> None:
    assert {
        "buy": 3, "recruits": 2, "cash200": 200, "dice50": 50, "headcount": 10, "window20": 20,
        "window100": 100, "ransom": 200, "gate": 100,
    } == BOX.fees  # fmt: skip
    assert (2500, 10, {"open": 3, "made": 8}) == (BOX.money, BOX.unit, BOX.deals)


# -- a box as a value

RICH = """
game = "basra"
title = "Rich"
author = "me"
licence = "CC0"
[content]
money = 5000
fees.ransom = 300
"""


def test_a_junction_has_two_ways_and_every_other_square_one() -> None:
    assert {1, 2} == {len(ways) for ways in BOX.ways}


def test_a_box_is_copied_and_sent_by_name() -> None:
    for game in (GAMES["basra"], game_of("basra", RICH)):
        box = cast(Any, game).box
        assert all(each is box for each in (copy(box), deepcopy(box), loads(dumps(box))))


def test_a_pack_is_another_box() -> None:
    game = game_of("basra", RICH)
    s = game.setup(3, {}, Seeded(1))
    assert ([5000] * 3, 300) == (s.money, s.box.fees["ransom"])
    assert (2500, 200) == (BOX.money, BOX.fees["ransom"])
    assert (RICH, "") == (game.about.pack, BASRA.about.pack)
    assert (5000, 2500) == (game.about.content["money"], BASRA.about.content["money"])


def test_states_and_bots_of_a_pack_go_to_other_processes() -> None:
    game = game_of("basra", RICH)
    s = game.setup(3, {}, Seeded(1))
    bot = game.mind.bots["strong"](0, 3, random.Random(1))
    there, player = loads(dumps((s, bot)))
    assert game.dump(s) == game.dump(there)
    assert there.box is player.box is s.box
