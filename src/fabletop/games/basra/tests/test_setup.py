"""Setting up: scenarios 1 to 4, BA-1 to BA-11, and what a position may leave out."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from fabletop.core.dealer import Scripted
from fabletop.core.options import Word
from fabletop.core.refusals import Refusal, Refused
from fabletop.games.basra.tests.table import (
    BASRA,
    DEFAULTS,
    GANGS,
    STEPS,
    A,
    B,
    C,
    D,
    E,
    Table,
    dealt,
    event,
    gang,
    gang_of,
    keys,
    number,
    position,
)


def test_a01_a_new_game_of_four() -> None:
    table = dealt(4, banker=D)
    now = table.now()
    assert [2500] * 4 == now["money"]
    for name in GANGS:
        pile = table.common("piles")[name]
        assert (16, True) == (pile["count"], gang_of(pile["top"]) == name)
        assert {"count", "top", "groups"} == set(pile)
        assert [4, 4, 4, 4] == list(pile["groups"].values())
        assert sorted(gang(name)) == sorted([pile["top"], *now["bags"][name]])
    assert [6] * 4 == [len(hand) for hand in now["hands"]]
    assert ("m00", 1, 1) == (table.common("square"), table.common("quarter"), table.common("lap"))
    assert {"black": None, "white": None} == table.common("dice")
    assert (D, A, A) == (now["banker"], now["starter"], now["active"])
    assert ("turn", [A]) == table.phase()
    assert [[]] * 4 == now["held"]
    assert DEFAULTS == now["options"]
    assert ["began", *["turned_up"] * 4, "lap", *["hand"] * 4, "turn"] == keys(table.past)
    assert event("began", D) == table.past[0]
    tops = [event("turned_up", name, now["tops"][name]) for name in GANGS]
    assert tops == table.past[1:5]
    hands = [event("hand", hand, to=(seat,)) for seat, hand in enumerate(now["hands"])]
    assert [event("lap", 1, A), *hands, event("turn", A)] == table.past[5:]


def test_a02_five_players_and_the_banker_is_a_card_short() -> None:
    table = dealt(5, banker=C)
    hands = table.now()["hands"]
    assert ("turn", [D]) == table.phase()
    assert {D: 5, E: 5, A: 5, B: 5, C: 4} == {seat: len(hand) for seat, hand in enumerate(hands)}
    assert 52 == sum(sum(hand) for hand in hands)
    assert sorted(STEPS) == sorted(card for hand in hands for card in hand)


@pytest.mark.parametrize("seats", [1, 7])
def test_a03_only_two_to_six(seats: int) -> None:
    with pytest.raises(Refused) as error:
        BASRA.setup(seats, {}, Scripted())
    assert Refusal("bad-player-count", "BA-1", {"seats": seats}) == error.value.refusal


@pytest.mark.parametrize("seats", [0, -1, 8, 64, True, None, "4", 2.0])
def test_ba1_any_other_number_is_refused(seats: Any) -> None:
    refusal = BASRA.refuse_setup(seats, {})
    assert ("bad-player-count", "BA-1") == (refusal and refusal[:2])


@pytest.mark.parametrize(("seats", "hand"), [(2, 12), (3, 8), (4, 6), (6, 4)])
def test_ba9_everybody_has_as_many(seats: int, hand: int) -> None:
    assert None is BASRA.refuse_setup(seats, {})
    assert [hand] * seats == [len(own) for own in dealt(seats).now()["hands"]]


@pytest.mark.parametrize(("seats", "banker"), [(2, 0), (2, 1), (3, 2), (5, 0), (5, 4), (6, 5)])
def test_ba11_left_of_the_banker_starts(seats: int, banker: int) -> None:
    table = dealt(seats, banker)
    assert ("turn", [(banker + 1) % seats]) == table.phase()
    assert [banker, (banker + 1) % seats] == table.of("banker", "starter")


def test_ba9_one_card_at_a_time_clockwise_from_the_starter() -> None:
    """Hands are kept sorted; what each was dealt is every fifth of the deck."""
    deck = STEPS[::-1]
    tops = ["quacks-1", "burglars-4", "forgers-2", "highwaymen-3"]
    dealer = Scripted([*map(number, tops), *deck], [3])
    table = Table(BASRA.setup(5, {}, dealer), dealer)
    hands = {seat: sorted(deck[place::5]) for place, seat in enumerate([D, E, A, B, C])}
    assert [hands[seat] for seat in range(5)] == table.now()["hands"]
    assert dict(zip(GANGS, tops, strict=True)) == table.now()["tops"]
    assert table.is_spent()


def test_ba3_the_banker_is_drawn() -> None:
    bankers = Counter(dealt(3, seed=seed).now()["banker"] for seed in range(90))
    assert {0, 1, 2} == set(bankers)
    assert min(bankers.values()) > 15


def test_ba6_any_card_may_lie_on_top() -> None:
    tops = [Counter[str](), Counter[str](), Counter[str](), Counter[str]()]
    for seed in range(160):
        now = dealt(2, seed=seed).now()
        for place, name in enumerate(GANGS):
            tops[place][now["tops"][name]] += 1
    for place, name in enumerate(GANGS):
        assert set(gang(name)) == set(tops[place])


def test_ba104_what_chance_decides_and_in_which_order() -> None:
    """Banker, four top cards, and 24 movement cards; nothing else."""
    table = Table(BASRA.setup(3, {}, dealer := Scripted((), (), (), 5)), dealer)
    assert "turn" == table.step()
    dealer = Scripted((), (), (), 5)
    BASRA.setup(3, {}, dealer)
    sizes = [size for size, _ in dealer.chance]
    assert [3, 16, 16, 16, 16, *range(24, 0, -1)] == sizes


# -- A04: what is hidden


def test_a04_numbers_of_cards_but_not_which() -> None:
    table = dealt(4, banker=D)
    view = table.view(B)
    assert [6] * 4 == [seat["hand"] for seat in view["seats"]]
    assert table.now()["hands"][B] == view["hand"]
    for name in GANGS:
        assert {"count", "top", "groups"} == set(view["piles"][name])
        assert 16 == view["piles"][name]["count"]


def test_a04_other_hands_and_another_order_look_the_same() -> None:
    """What others hold, and how the piles lie, changes no byte of what B sees."""
    one = dealt(4, banker=D)
    data = json.loads(json.dumps(one.now()))
    data["hands"] = [data["hands"][C], data["hands"][B], data["hands"][D], data["hands"][A]]
    data["bags"] = {name: cards[::-1] for name, cards in data["bags"].items()}
    other = Table(BASRA.load(data), Scripted())
    assert one.now()["hands"] != other.now()["hands"]
    assert json.dumps(one.view(B)) == json.dumps(other.view(B))
    assert json.dumps(one.view(None)) == json.dumps(other.view(None))
    assert one.view(A) != other.view(A)


def test_a04_nobody_is_told_the_cards_of_others() -> None:
    table = dealt(4, banker=D)
    table.events = table.past
    for seat in range(4):
        mine = [e for e in table.heard(seat) if e.key == "hand"]
        assert [event("hand", table.now()["hands"][seat], to=(seat,))] == mine
    assert "hand" not in keys(table.heard(None))
    assert None is table.view(None)["hand"]


# -- options of a table


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("laps", [2, 1]),
        ("timers", ["normal", "slow", "off"]),
        ("brisk_trade", ["keep", "retire"]),
        ("freed", ["keep", "return"]),
        ("short_hand", ["last", "banker"]),
        ("on_leave", ["bot"]),
        *(
            (switch, [False, True])
            for switch in (
                "draw_any", "buy_anywhere", "recruits_free", "sell_any", "dowry", "deals_in_100",
                "hidden_money",
            )
        ),
    ],
)  # fmt: skip
def test_h_options_and_their_values(name: str, values: list[Word]) -> None:
    assert (values[0], tuple(values)) == (
        BASRA.about.settings[name].default,
        BASRA.about.settings[name].accepts,
    )
    for value in values:
        assert None is BASRA.refuse_setup(4, {name: value})
    wrong: list[Any] = [None, 0, 3, "on", "Keep", "", values]
    for value in wrong:
        refusal = BASRA.refuse_setup(4, {name: value})
        assert Refusal("bad-option", "BA-88", {"option": name, "value": value}) == refusal


def test_h_there_are_no_other_options() -> None:
    assert set(DEFAULTS) == set(BASRA.about.settings)
    refusal = BASRA.refuse_setup(4, {"cheats": True})
    assert Refusal("bad-option", "BA-88", {"option": "cheats", "value": True}) == refusal
    assert set(BASRA.table.main) <= set(BASRA.about.settings)


def test_the_number_of_players_is_looked_at_first() -> None:
    refusal = BASRA.refuse_setup(9, {"cheats": True})
    assert "bad-player-count" == (refusal and refusal.code)


# -- positions


def test_a_position_may_say_very_little() -> None:
    table = Table(BASRA.load({"seats": 3}), Scripted())
    now = table.now()
    bags, tops = now.pop("bags"), now.pop("tops")
    for name in GANGS:
        assert sorted(gang(name)) == sorted([tops[name], *bags[name]])
    assert {
        "seats": 3, "options": DEFAULTS, "banker": C, "lap": 1, "starter": A, "active": A,
        "square": "m00", "lane": "", "money": [2500] * 3, "held": [[]] * 3, "played": [],
        "hands": [sorted(STEPS)[seat::3] for seat in range(3)],
        "bottoms": {name: [] for name in GANGS}, "black": 0, "white": 0, "left": [],
        "paid": [[0, 0]] * 3, "ended": "", "bought": 0, "free": 0, "gangs": [], "judged": 0,
        "verdicts": [], "raided": False, "raiders": [], "taking": [], "done": [False] * 3,
        "asked": [], "gives": [None] * 3, "offers": [], "made": [0] * 3, "number": 0, "stale": [],
        "agenda": ["next_turn", "turn"], "decision": 1,
    } == now  # fmt: skip
    assert ("turn", [A]) == table.phase()


def test_bandits_nobody_has_lie_in_their_piles() -> None:
    table = position(held=[["quacks-1"], ["quacks-2"]], bottoms={"swindlers": ["card_sharps-4"]})
    now = table.now()
    inside = [now["tops"]["swindlers"], *now["bags"]["swindlers"]]
    gone = ["quacks-1", "quacks-2", "card_sharps-4"]
    assert sorted(card for card in gang("swindlers") if card not in gone) == sorted(inside)
    assert 14 == table.common("piles")["swindlers"]["count"]
    assert 2 == table.common("piles")["swindlers"]["groups"]["quacks"]


@pytest.mark.parametrize(
    "said",
    [
        {"money": [1000, 1000, 1000]},
        {"money": [1000, 1000, 1000, 5]},
        {"money": [1000, 1000, 1000, -10]},
        {"held": [["quacks-1"], ["quacks-1"], [], []]},
        {"held": [["quacks-1"], [], [], []], "tops": {"swindlers": "quacks-1"}},
        {"hands": [[5], [5], [5], []]},
        {"hands": [[6], [], [], []]},
        {"hands": [[5, 5], [], [], []], "played": [5]},
        {"active": 4},
        {"banker": -1},
        {"black": 7},
        {"black": -1},
        {"white": 7},
        {"white": -1},
        {"square": "m52"},
        {"held": [["quacks-5"], [], [], []]},
        {"agenda": ["sleep"]},
        {"left": [9]},
    ],
)  # fmt: skip
def test_no_position_at_all(said: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        BASRA.load({"seats": 4, **said})


def test_a_position_comes_back_as_it_was() -> None:
    table = dealt(6, seed=3, hidden_money=True)
    again = BASRA.load(json.loads(json.dumps(table.now())))
    assert table.now() == BASRA.dump(again)
