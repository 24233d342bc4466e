"""The genie: AL-32 to AL-40 and the 18 lamp effects, LE-1 to LE-18."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fabletop.core.dealer import Event
from fabletop.games.aladin.tests.table import (
    ALADIN,
    BRONZE_SET,
    EFFECT_OF,
    EFFECTS,
    GOLD_SET,
    LAMPS,
    SILVER_SET,
    STARTING,
    A,
    B,
    C,
    D,
    E,
    Table,
    all_but,
    event,
    granted,
    keys,
    position,
    takes,
    wishing,
)

SECONDS = 8  # so long the page of the one who looks shows what the Eye has seen
SEARCH = event("searches", A, "bronze", 4)  # what comes after the wishes of these positions


def done(table: Table, lamp: str) -> None:
    """A's wishes are over, the card is the last of the pile, and the search has begun."""
    assert ("search", [A]) == table.phase()
    assert lamp == table.now()["under"][-1]
    assert [None, -1, 0] == table.of("lamp", "caller", "wish")
    assert (None, None, 25) == (
        table.common("lamp"), table.common("wishing"), table.common("lamp_pile")
    )  # fmt: skip


# -- S38 to S41


def test_s38_first_card_accepted() -> None:
    table = position("LP08", held=[[], ["ST1"], []])
    table.set_dice("bronze 4", "silver 4", "gold 2")
    events = table.race(500, 600, None)
    assert event("wish", A, "LP08", "gem_thief", 1) == events[-1]
    lamp = {"card": "LP08", "effect": "gem_thief", "wish": 1, "seat": A}
    assert (lamp, 24, A) == (
        table.common("lamp"), table.common("lamp_pile"), table.common("wishing")
    )  # fmt: skip
    assert [("wish_accept",), ("wish_refuse",)] == table.options(A)
    assert "wish" == table.common("prompt")
    assert [event("granted", A, "LP08", "gem_thief")] == table.accept()
    assert ("gem_thief", [A]) == table.phase()
    assert lamp == table.common("lamp")
    assert [] == table.now()["under"]
    assert [event("stole", A, B, "ST1"), SEARCH] == table.play(A, "take", B, "ST1")
    assert ["LP08"] == table.now()["under"]
    done(table, "LP08")


def test_s39_refuse_twice() -> None:
    table = position("LP25", "LP22", "LP03", held=[[], ["ST1"], []], under=["LP10"])
    table.set_dice("bronze 4", "silver 4", "gold 2")
    table.race(500, 600, None)
    assert [
        event("refused", A, "LP25", "sleep"),
        event("wish", A, "LP22", "heart", 2),
    ] == table.play(A, "wish_refuse")
    assert ["LP10", "LP25"] == table.now()["under"]
    assert "wish" == table.common("prompt")
    table.play(A, "wish_refuse")
    assert ["LP10", "LP25", "LP22"] == table.now()["under"]
    lamp = {"card": "LP03", "effect": "silver_gift", "wish": 3, "seat": A}
    assert lamp == table.common("lamp")
    assert "wish-3" == table.common("prompt")
    assert [("wish_accept",)] == table.options(A)
    assert "third-wish-binding" == table.code(A, "wish_refuse")


def test_al34_the_pile_is_never_shuffled_again() -> None:
    """When all have been turned up, they come round in the order in which they went under."""
    order = [*LAMPS[5:], *LAMPS[:5]]
    table = wishing("LP06", lamps=[], under=order[1:])
    table.play(A, "wish_refuse")
    assert "LP07" == table.common("lamp")["card"]
    table.play(A, "wish_refuse")
    assert "LP08" == table.common("lamp")["card"]
    assert [*order[3:], "LP06", "LP07"] == table.now()["under"]


def test_s40_wrong_player() -> None:
    table = wishing("LP25")
    refusal = table.refused(B, "wish_accept")
    assert refusal
    assert ("not-your-decision", {"seats": [A]}) == (refusal.code, refusal.args)


def test_s41_empty_effect() -> None:
    """Nobody but A owns a gem; B has jewels, and the table has an end of that wish."""
    table = wishing("LP08", held=[["ST1"], ["B13"], []], talismans=[[], [["B22", None]], []])
    before = table.now()["held"]
    assert [
        event("granted", A, "LP08", "gem_thief"),
        event("nothing", A),
        SEARCH,
    ] == table.accept()
    assert before == table.now()["held"]
    done(table, "LP08")


# -- S42 to S44: gifts


@pytest.mark.parametrize(
    ("lamp", "chest", "card"),
    [
        ("LP01", "bronze", "B25"),
        ("LP02", "bronze", "B03"),
        ("LP03", "silver", "S06"),
        ("LP04", "silver", "S21"),
        ("LP05", "gold", "G09"),
        ("LP06", "gold", "G09"),
    ],
)
def test_s42_gift(lamp: str, chest: str, card: str) -> None:
    """Whatever its scorpions, the card is kept: this is no search."""
    table = wishing(lamp, card)
    events = table.accept()
    assert event("granted", A, lamp, f"{chest}_gift") == events[0]
    assert event("gift", A, chest, card) == events[1]
    assert "bust" not in keys(events)
    mine = table.common("seats")[A]
    assert 1 == mine["cards"]
    assert (25, 19) == (
        table.common("chests")[chest]["pile"],
        table.common("chests")[chest]["sorcerer"],
    )
    if card == "B25":
        assert [["B25", None]] == mine["placed"]
    else:
        assert [card] == mine["loose"]
    done(table, lamp)


def test_s43_gift_is_a_talisman() -> None:
    table = wishing("LP01", "B22", held=[["B01", "B10", "B11"], [], []])
    assert event("gift", A, "bronze", "B22") == table.accept()[-1]
    assert ("talisman", [A]) == table.phase()
    assert [("place_talisman", "emerald"), ("place_talisman", "topaz")] == table.options(A)
    waiting = {"seat": A, "card": "B22", "gems": ["emerald", "topaz"], "waiting": ["B22"]}
    assert waiting == table.common("talisman")
    assert [event("placed", A, "B22", "topaz"), SEARCH] == table.play(A, "place_talisman", "topaz")
    assert [["B22", "topaz"]] == table.now()["talismans"][A]
    done(table, "LP01")


def test_s43_a_talisman_given_to_one_without_gems_is_alone() -> None:
    table = wishing("LP01", "B22", held=[["B13"], [], []])
    assert [
        event("granted", A, "LP01", "bronze_gift"),
        event("gift", A, "bronze", "B22"),
        event("alone", A, "B22"),
        SEARCH,
    ] == table.accept()
    assert [["B22", None]] == table.now()["talismans"][A]


def test_s44_gift_is_the_sorcerer() -> None:
    """A has value 2, D has value 6; both have rights, and A's third card is the Silver Gift."""
    left = ["S01", "S02", "S04", "S05", "S07"]
    table = wishing(
        "LP03", wish=3, seats=5, gone=all_but("silver", *left),
        dice=("bronze 2", "silver 2", "gold 1", "gold 6", "silver 6"),
        matches=[[2, [A, B], A, -1, "speed"], [6, [D, E], D, -1, "speed"]],
        agenda=["end_round", ["open", 2], ["open", 1], ["open", 0], ["call", D], "wish"],
    )  # fmt: skip
    assert (6, 0) == (
        table.common("chests")["silver"]["pile"],
        table.common("chests")["silver"]["sorcerer"],
    )
    assert [{"value": 6, "seat": D}] == table.common("rights")
    assert [
        event("granted", A, "LP03", "silver_gift"),
        event("sorcerer", A, "silver"),
        event("instant_end", A),
        event("ended", "lamp"),
    ] == table.accept()
    assert ("over", []) == table.phase()
    outcome = ALADIN.outcome(table.state)
    assert outcome
    assert "lamp" == outcome.reason
    assert (5, None) == (
        table.common("chests")["silver"]["pile"],
        table.common("chests")["silver"]["sorcerer"],
    )
    assert "LP03" == table.now()["under"][-1]
    assert 25 == table.common("lamp_pile")
    assert [0] * 5 == [seat["cards"] for seat in table.common("seats")]


def test_le1_pile_empty_nothing() -> None:
    table = wishing("LP01", gone=all_but("bronze"), piles={"bronze": 0})
    assert [
        event("granted", A, "LP01", "bronze_gift"),
        event("nothing", A),
        SEARCH,
    ] == table.accept()
    done(table, "LP01")


def test_le2_a_gift_can_complete_a_set() -> None:
    table = wishing("LP03", "S21", held=[["S13", "S18"], [], []])
    assert event("set", A, "silver") == table.accept()[2]
    assert 1 == table.common("seats")[A]["sets"]["silver"]
    assert [] == table.common("seats")[A]["loose"]


# -- S45: the eye


def test_s45_all_seeing_eye() -> None:
    table = granted("LP07", "G03", "G22", "G09", "G04", dice=("gold 4", "silver 4", "bronze 2"))
    assert ("eye", [A]) == table.phase()
    assert [("look", "bronze"), ("look", "gold"), ("look", "silver")] == table.options(A)
    events = table.play(A, "look", "gold")
    peeked = Event("peeked", (A, "gold", ["G03", "G22", "G09"], SECONDS), (A,))
    assert [event("looked", A, "gold"), peeked, event("searches", C, "bronze", 2)] == events
    for viewer in (B, C, None):
        assert [event("looked", A, "gold"), event("searches", C, "bronze", 2)] == table.heard(
            viewer
        )
    assert peeked in table.heard(A)
    # nobody's view has them, not even A's once it was told, and the log does not tell it again
    for viewer in table.viewers():
        seen = json.dumps(table.view(viewer))
        assert not any(card in seen for card in ("G03", "G22", "G09"))
        past = [e for e in table.past if e.to is None or viewer in e.to]
        assert "peeked" not in keys(ALADIN.table.log(table.state, viewer, past))
    # and the order has not changed
    for chest in ("bronze", "silver"):
        assert chest == table.common("search")["chest"]
        table.stop()
    assert [("G03", 1), ("G22", 1), ("G09", 6)] == [
        e.args[2:] for e in table.draw(3) if e.key == "drew"
    ]


def test_le4_the_sorcerer_is_seen_too_and_the_order_kept() -> None:
    left = ["B01", "B02", "B04", "B05", "B07", "B08"]
    table = granted(
        "LP07", "B08", "B02", gone=all_but("bronze", *left), dice=("bronze 6", "silver 6", "gold 1")
    )
    events = table.play(A, "look", "bronze")
    assert Event("peeked", (A, "bronze", ["B08", "B26", "B02"], SECONDS), (A,)) == events[1]
    assert 7 == table.common("chests")["bronze"]["pile"]
    table.draw(3)
    assert ["drew", "sorcerer", "drew"] == [
        e.key for e in table.past if e.key in ("drew", "sorcerer")
    ]
    assert ["B08", "B02"] == table.common("search")["drawn"]


def test_le4_fewer_if_fewer_remain() -> None:
    table = granted("LP07", "B08", "B02", gone=all_but("bronze", "B02", "B08"), piles={"bronze": 2})
    events = table.play(A, "look", "bronze")
    assert Event("peeked", (A, "bronze", ["B08", "B02"], SECONDS), (A,)) == events[1]


def test_le4_a_second_look_sees_the_same_cards() -> None:
    table = granted("LP07", "B05", tops={"bronze": ["B03", "B04"]})
    events = table.play(A, "look", "bronze")
    assert Event("peeked", (A, "bronze", ["B03", "B04", "B05"], SECONDS), (A,)) == events[1]


def test_le4_cards_seen_before_are_the_next_gift() -> None:
    table = granted("LP01", tops={"bronze": ["B03", "B04"]})
    assert ["B03"] == table.held(A)
    assert ["B04"] == table.now()["tops"]["bronze"]


# -- S46 to S51: thieves, bazaar, discard


def test_s46_gem_thief() -> None:
    table = granted("LP08", held=[["ST1"], ["G16", "ST3"], []])
    assert takes((B, "ST3")) == table.options(A)
    assert "wrong-card-type" == table.code(A, "take", B, "G16")
    assert "not-your-decision" == table.code(B, "take", A, "ST1")
    assert [event("stole", A, B, "ST3"), SEARCH] == table.play(A, "take", B, "ST3")
    assert [["ST1", "ST3"], ["G16"], []] == table.now()["held"]
    done(table, "LP08")


def test_le5_any_gem_of_any_opponent() -> None:
    table = granted("LP09", held=[["ST1"], ["B04", "ST3"], ["G10", *SILVER_SET]])
    assert takes((B, "B04"), (B, "ST3"), (C, "G10")) == table.options(A)


def test_s47_jewel_thief() -> None:
    table = granted("LP10", held=[["S16", "S19"], [*BRONZE_SET, "S13"], ["ST1"]])
    assert takes((B, "S13")) == table.options(A)
    assert ["protected-set"] * 3 == [table.code(A, "take", B, card) for card in BRONZE_SET]
    assert "wrong-card-type" == table.code(A, "take", C, "ST1")
    assert [
        event("stole", A, B, "S13"),
        event("set", A, "silver"),
        SEARCH,
    ] == table.play(A, "take", B, "S13")
    mine = table.common("seats")[A]
    assert ({"bronze": 0, "silver": 1, "gold": 0}, []) == (mine["sets"], mine["loose"])
    assert BRONZE_SET == table.held(B)
    done(table, "LP10")


def test_le6_none_nothing() -> None:
    table = granted("LP11", held=[["B13"], [*BRONZE_SET[1:], "B14", "ST1"], ["ST3"]])
    # B's set is complete: nothing there is loose
    assert event("nothing", A) in table.past
    done(table, "LP11")


SEVEN_B = ["B01", "B02", "B03", "B04", "B05", "B06", "B07"]
SEVEN_C = ["G01", "G02", "G03", "G04", "G05", "G06"]
FIVE_D = ["S01", "S02", "S03", "S04", "S05"]


def test_s48_tithe_of_the_rich() -> None:
    """B and C have 7 treasure cards (C's talisman is one), D 5."""
    table = granted(
        "LP12", seats=4, held=[["ST1"], SEVEN_B, SEVEN_C, FIVE_D],
        talismans=[[], [], [["G22", "ruby"]], []],
    )  # fmt: skip
    assert takes(
        *((B, card) for card in SEVEN_B), *((C, card) for card in SEVEN_C)
    ) == table.options(A)
    assert "not-richest" == table.code(A, "take", D, "S01")
    assert [event("stole", A, C, "G04"), SEARCH] == table.play(A, "take", C, "G04")
    assert ["G04", "ST1"] == table.held(A)
    done(table, "LP12")


def test_s48_of_those_who_tie_only_who_has_something() -> None:
    table = granted(
        "LP12", held=[["ST1", "ST2", "ST3", "ST4"], SILVER_SET, ["G01", "B13"]],
        talismans=[[], [], [["G22", "emerald"]]],
    )  # fmt: skip
    assert takes((C, "B13"), (C, "G01")) == table.options(A)
    assert "protected-set" == table.code(A, "take", B, "S13")


def test_le7_own_cards_do_not_make_one_the_richest() -> None:
    table = granted("LP12", held=[["ST1", "ST2", "ST3"], ["B01"], ["B02", "B04"]])
    assert takes((C, "B02"), (C, "B04")) == table.options(A)


def test_le7_the_richest_has_nothing_to_steal_nothing() -> None:
    """C has a gem, but is not the richest."""
    table = granted("LP12", held=[[], SILVER_SET, ["ST1"]], talismans=[[], [["B22", None]], []])
    assert event("nothing", A) in table.past
    assert [[], SILVER_SET, ["ST1"]] == table.now()["held"]
    done(table, "LP12")


def test_le7_any_gem_or_loose_jewel() -> None:
    table = granted("LP12", held=[[], ["B01", "B13", *SILVER_SET], ["ST1"]])
    assert takes((B, "B01"), (B, "B13")) == table.options(A)


def bazaar(**said: Any) -> Table:
    usual = {
        "held": [["ST7", *SILVER_SET], ["G19", *BRONZE_SET], ["ST1"]],
        "talismans": [[["B22", "topaz"]], [["B23", None]], []],
    }
    return granted("LP13", **{**usual, **said})


def test_s49_bazaar() -> None:
    table = bazaar()
    assert ("bazaar", [A]) == table.phase()
    assert ["protected-set"] * 3 == [table.code(A, "swap", card, B, "G19") for card in SILVER_SET]
    assert "talisman-immune" == table.code(A, "swap", "B22", B, "G19")
    assert "self-target" == table.code(A, "swap", "ST7", A, "S13")
    assert "talisman-immune" == table.code(A, "swap", "ST7", B, "B23")
    assert "protected-set" == table.code(A, "swap", "ST7", B, "B13")
    assert "not-theirs" == table.code(A, "swap", "ST7", B, "ST1")
    assert "not-yours" == table.code(A, "swap", "G19", B, "G19")
    assert [
        event("swapped", A, "ST7", B, "G19"),
        event("orphaned", A, "topaz"),
        SEARCH,
    ] == table.play(A, "swap", "ST7", B, "G19")
    assert ["G19", *SILVER_SET] == table.held(A)
    assert [*BRONZE_SET, "ST7"] == table.held(B)
    done(table, "LP13")


def test_le8_every_pair_of_loose_cards() -> None:
    """The Bazaar leaves one's own and the other's card open."""
    table = granted("LP14", held=[["ST7", "G13", *SILVER_SET], ["G19"], ["B01", "B04"]])
    legal = [
        (mine, other, theirs)
        for mine in ("G13", "ST7", "S13")
        for other, theirs in ((B, "G19"), (C, "B01"), (C, "B04"), (A, "ST7"))
        if table.code(A, "swap", mine, other, theirs) is None
    ]
    assert [
        (mine, other, theirs)
        for mine in ("G13", "ST7")
        for other, theirs in ((B, "G19"), (C, "B01"), (C, "B04"))
    ] == legal


@pytest.mark.parametrize(
    "held", [[[], ["G19"], ["ST1"]], [["ST7"], BRONZE_SET, []], [SILVER_SET, ["G19"], []]]
)
def test_le8_you_or_all_opponents_have_none_nothing(held: list[list[str]]) -> None:
    table = granted("LP13", held=held)
    assert event("nothing", A) in table.past
    assert held == table.now()["held"]
    done(table, "LP13")


def test_decision_t_what_is_swapped_away_completes_nothing() -> None:
    """A gives the silver ring for a silver bracelet: never were all three before A."""
    table = granted("LP13", held=[["S16", "S19"], ["S13"], []])
    assert ["swapped", "searches"] == keys(table.play(A, "swap", "S16", B, "S13"))
    assert [0, 0] == [table.common("seats")[seat]["sets"]["silver"] for seat in (A, B)]


def test_le8_both_sides_can_complete_a_set() -> None:
    table = granted("LP13", held=[["S16", "S19", "B13"], ["S13", "B16", "B19"], []])
    assert [
        event("swapped", A, "B13", B, "S13"),
        event("set", A, "silver"),
        event("set", B, "bronze"),
    ] == table.play(A, "swap", "B13", B, "S13")[:3]


def test_s50_lost_and_found() -> None:
    table = granted("LP15", discard=["B06", "B21", "B22"], held=[STARTING, [], []])
    assert [("recover", "B06")] == table.options(A)
    assert "wrong-card-type" == table.code(A, "recover", "B21")
    assert "wrong-card-type" == table.code(A, "recover", "B22")
    assert "not-in-discard" == table.code(A, "recover", "B04")
    assert "not-in-discard" == table.code(A, "recover", "ST1")
    assert [event("recovered", A, "B06"), SEARCH] == table.play(A, "recover", "B06")
    assert ["B06", *STARTING] == table.held(A)
    assert ["B21", "B22"] == table.discard()
    done(table, "LP15")


def test_le9_every_gem_there() -> None:
    table = granted("LP15", gone=["B06", "G13", "S01"])
    assert [("recover", card) for card in ("B06", "S01", *STARTING)] == table.options(A)


def test_le9_no_gem_there_nothing() -> None:
    table = granted("LP15", discard=["B21", "B22"], held=[STARTING, [], []])
    assert event("nothing", A) in table.past
    done(table, "LP15")


def test_s51_sandstorm() -> None:
    table = granted("LP16", held=[["ST1"], ["ST5", "B13", *SILVER_SET], ["ST7"]])
    expected = takes((B, "B13"), (B, "ST5"), (C, "ST7"), verb="blow")
    assert expected == table.options(A)
    assert "self-target" == table.code(A, "blow", A, "ST1")
    assert "protected-set" == table.code(A, "blow", B, "S13")
    assert [event("blown", A, B, "ST5"), SEARCH] == table.play(A, "blow", B, "ST5")
    assert [["ST1"], ["B13", *SILVER_SET], ["ST7"]] == table.now()["held"]
    assert "ST5" in table.discard()
    done(table, "LP16")


def test_le10_none_nothing() -> None:
    table = granted("LP16", held=[["ST1"], SILVER_SET, []], talismans=[[], [["B22", None]], []])
    assert event("nothing", A) in table.past
    done(table, "LP16")


# -- S52 to S55: dice


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


# -- S56 to S58: what nobody wants


def test_s56_generous_heart() -> None:
    table = granted(
        "LP22",
        wish=3,
        held=[["ST3"], [], ["ST1"]],
        talismans=[[["B22", "ruby"], ["B23", None]], [], []],
    )
    assert ("heart", [A]) == table.phase()
    assert [("give", "ST3", B), ("give", "ST3", C)] == table.options(A)
    assert ["talisman-immune"] * 2 == [table.code(A, "give", card, B) for card in ("B22", "B23")]
    assert "self-target" == table.code(A, "give", "ST3", A)
    assert [
        event("gave", A, C, "ST3"),
        event("orphaned", A, "ruby"),
        SEARCH,
    ] == table.play(A, "give", "ST3", C)
    assert [[], [], ["ST1", "ST3"]] == table.now()["held"]
    done(table, "LP22")


def test_s56_desert_toll() -> None:
    table = granted(
        "LP23", wish=3, held=[["ST3"], [], ["ST1"]], talismans=[[["B22", "ruby"]], [], []]
    )
    assert ("toll", [A]) == table.phase()
    assert [("pay", "ST3")] == table.options(A)
    assert [
        event("paid", A, "ST3"),
        event("orphaned", A, "ruby"),
        SEARCH,
    ] == table.play(A, "pay", "ST3")
    assert "ST3" in table.discard()
    assert [[], [], ["ST1"]] == table.now()["held"]
    done(table, "LP23")


@pytest.mark.parametrize("lamp", ["LP22", "LP23"])
def test_le15_le16_you_have_none_nothing(lamp: str) -> None:
    table = granted(lamp, held=[SILVER_SET, ["ST1"], []], talismans=[[["B22", None]], [], []])
    assert event("nothing", A) in table.past
    assert [SILVER_SET, ["ST1"], []] == table.now()["held"]
    done(table, lamp)


def test_le15_a_gift_can_complete_the_others_set() -> None:
    table = granted("LP22", held=[["S13"], ["S16", "S19"], []])
    assert event("set", B, "silver") == table.play(A, "give", "S13", B)[1]


def test_le16_only_loose_cards_are_paid() -> None:
    table = granted("LP23", held=[["S14", *SILVER_SET, "ST1"], [], []])
    assert [("pay", "S13"), ("pay", "S14"), ("pay", "ST1")] == table.options(A)
    assert "protected-set" == table.code(A, "pay", "S16")


def caravan(**said: Any) -> Table:
    usual = {"held": [["ST1"], ["B14"], []], "talismans": [[], [], [["B22", None]]]}
    return granted("LP24", **{**usual, **said})


def test_s57_caravan() -> None:
    table = caravan()
    assert ("caravan", [A, B]) == table.phase()
    assert {"asked": [A, B], "chosen": []} == table.common("caravan")
    assert [[("caravan_pass", "ST1")], [("caravan_pass", "B14")]] == [
        table.options(seat) for seat in (A, B)
    ]
    assert "not-your-decision" == table.code(C, "caravan_pass", "B22")
    assert [event("passing", A)] == table.play(A, "caravan_pass", "ST1")
    assert ("caravan", [B]) == table.phase()
    assert {"asked": [A, B], "chosen": [A]} == table.common("caravan")
    assert [["ST1"], ["B14"], []] == table.now()["held"]
    assert "not-your-decision" == table.code(A, "caravan_pass", "ST1")
    assert [
        event("passing", B),
        event("passed", A, B, "ST1"),
        event("passed", B, C, "B14"),
        SEARCH,
    ] == table.play(B, "caravan_pass", "B14")
    assert [[], ["ST1"], ["B14"]] == table.now()["held"]
    assert [[], [], [["B22", None]]] == table.now()["talismans"]
    done(table, "LP24")


def test_s57_choices_are_secret_until_all_have_chosen() -> None:
    tables = []
    for card in ("ST1", "ST3"):
        table = caravan(held=[["ST1", "ST3"], ["B14"], []])
        table.play(A, "caravan_pass", card)
        tables.append(table)
    one, other = tables
    assert [one.view(viewer) for viewer in (B, C, None)] == [
        other.view(viewer) for viewer in (B, C, None)
    ]
    assert ["ST1", "ST3"] == [table.view(A)["own"]["passing"] for table in tables]


def test_le17_each_card_goes_to_the_next_seat_clockwise() -> None:
    table = caravan(
        seats=5, held=[["ST1"], ["ST3"], ["ST5"], ["ST7"], ["ST2"]], talismans=[[], [], [], [], []]
    )
    for seat, card in ((E, "ST2"), (C, "ST5"), (A, "ST1"), (D, "ST7"), (B, "ST3")):
        table.play(seat, "caravan_pass", card)
    assert [["ST2"], ["ST1"], ["ST3"], ["ST5"], ["ST7"]] == table.now()["held"]


def test_le17_one_event_for_sets_and_talismans() -> None:
    """A gives the only ruby and gets a ruby; B never has three pieces of silver at once."""
    table = caravan(
        held=[["ST3", "S19"], ["S13", "S16", "B13"], ["ST4", "S20"]],
        talismans=[[["B22", "ruby"]], [], [["B23", "ruby"]]],
    )
    table.play(A, "caravan_pass", "ST3")
    table.play(B, "caravan_pass", "S13")
    events = table.play(C, "caravan_pass", "ST4")
    assert [event("passed", C, A, "ST4"), event("orphaned", C, "ruby"), SEARCH] == events[-3:]
    assert [[["B22", "ruby"]], [], [["B23", None]]] == table.now()["talismans"]
    assert [["S19", "ST4"], ["B13", "S16", "ST3"], ["S13", "S20"]] == table.now()["held"]


def test_decision_t_what_the_caravan_takes_away_completes_nothing() -> None:
    """B passes the silver ring while the silver necklace arrives; C gets the third piece."""
    table = caravan(held=[["S19"], ["S13", "S16"], ["S14", "S20"]], talismans=[[], [], []])
    table.play(A, "caravan_pass", "S19")
    table.play(C, "caravan_pass", "S14")
    events = table.play(B, "caravan_pass", "S16")
    assert ["passing", "passed", "passed", "passed", "searches"] == keys(events)
    assert [["S14"], ["S13", "S19"], ["S16", "S20"]] == table.now()["held"]
    other = caravan(held=[["S19"], ["S13", "S16", "ST1"], ["S14"]], talismans=[[], [], []])
    other.play(A, "caravan_pass", "S19")
    other.play(C, "caravan_pass", "S14")
    assert event("set", B, "silver") in other.play(B, "caravan_pass", "ST1")


def test_le17_protected_jewels_stay() -> None:
    table = caravan(held=[[*SILVER_SET, "S14"], GOLD_SET, ["ST1"]])
    assert ("caravan", [A, C]) == table.phase()
    assert [("caravan_pass", "S13"), ("caravan_pass", "S14")] == table.options(A)
    assert "protected-set" == table.code(A, "caravan_pass", "S16")


def test_le17_nobody_has_any_nothing() -> None:
    table = caravan(held=[[], GOLD_SET, []])
    assert event("nothing", A) in table.past
    done(table, "LP24")


def test_s58_the_genie_sleeps() -> None:
    table = wishing("LP25", held=[["ST1"], ["ST3"], []])
    before = table.of("held", "talismans", "discard", "dice", "piles", "charmed", "void")
    assert [event("granted", A, "LP25", "sleep"), event("nothing", A), SEARCH] == table.accept()
    assert before == table.of("held", "talismans", "discard", "dice", "piles", "charmed", "void")
    done(table, "LP25")


@pytest.mark.parametrize(
    ("lamp", "action"),
    [
        ("LP08", ("take", B, "ST3")),
        ("LP12", ("take", B, "ST3")),
        ("LP13", ("swap", "ST1", B, "ST3")),
        ("LP16", ("blow", B, "ST3")),
    ],
)
def test_al65_whatever_takes_the_last_gem(lamp: str, action: tuple[str | int, ...]) -> None:
    held, talismans = [["ST1"], ["ST3", "B13"], []], [[], [["B22", "ruby"]], []]
    table = granted(lamp, held=held, talismans=talismans)
    assert event("orphaned", B, "ruby") in table.play(A, *action)
    assert ["B22"] == table.common("seats")[B]["alone"]


# -- all of them


@pytest.mark.parametrize("lamp", LAMPS)
def test_i3_every_card_says_its_effect_when_it_is_turned_up(lamp: str) -> None:
    table = position(lamp, held=[["ST1", "B13"], ["ST3", "B14"], ["ST5"]], then=1)
    table.set_dice("bronze 4", "silver 4", "gold 2")
    assert event("wish", A, lamp, EFFECT_OF[lamp], 1) == table.race(500, 600, None)[-1]
    assert {"card": lamp, "effect": EFFECT_OF[lamp], "wish": 1, "seat": A} == table.common("lamp")
    table.accept()
    expected = {
        **{effect: effect for effect in EFFECTS},
        **dict.fromkeys(("bronze_gift", "silver_gift", "gold_gift"), "search"),
        **dict.fromkeys(("charmer", "sleep"), "search"),
    }
    if table.step() != "talisman":
        assert expected[EFFECT_OF[lamp]] == table.step()


def test_al35_the_lower_value_first_and_both_accept() -> None:
    table = position("LP25", "LP17", seats=4)
    table.set_dice("bronze 6", "silver 6", "gold 2", "silver 2")
    table.race(300, 400, 600, 800)
    assert ("wish", [C]) == table.phase()
    table.accept()
    assert ("wish", [A]) == table.phase()
    table.accept()
    assert ["LP25", "LP17"] == table.now()["under"]
    assert ("search", [A]) == table.phase()


def test_al39_effects_on_dice_neither_create_nor_cancel_rights() -> None:
    """A's Lid shuts D's die; D's right stands."""
    table = position("LP21", "LP25", seats=4)
    table.set_dice("bronze 2", "silver 2", "gold 6", "silver 6")
    table.race(300, 400, 800, 600)
    table.accept()
    table.play(A, "shut", D, "silver")
    assert ("wish", [D]) == table.phase()


def test_al40_the_right_holder_makes_the_choice() -> None:
    table = granted("LP10", held=[[], ["B13"], ["B14"]])
    assert ("jewel_thief", [A]) == table.phase()
    assert "not-your-decision" == table.code(B, "take", A, "B13")
    assert "not-your-decision" == table.code(C, "take", B, "B13")
