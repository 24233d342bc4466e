"""Lamp effects that give, and the Eye: S42 to S45."""

from __future__ import annotations

import json

import pytest

from fabletop.core.dealer import Event
from fabletop.games.aladin.tests.table import (
    ALADIN,
    A,
    B,
    C,
    D,
    E,
    all_but,
    event,
    granted,
    keys,
    wishing,
)
from fabletop.games.aladin.tests.wishes import SEARCH, done

SECONDS = 8  # so long the page of the one who looks shows what the Eye has seen


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
