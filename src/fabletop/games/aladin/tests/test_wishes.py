"""The genie: AL-32 to AL-40, what nobody wants, and all 18 lamp effects, LE-1 to LE-18."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.aladin.tests.table import (
    EFFECT_OF,
    EFFECTS,
    GOLD_SET,
    LAMPS,
    SILVER_SET,
    A,
    B,
    C,
    D,
    E,
    Table,
    event,
    granted,
    keys,
    position,
    wishing,
)
from fabletop.games.aladin.tests.wishes import SEARCH, done

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
