"""Positions set up by hand: what is refused, in which words, and what can be played on."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fabletop.contract.patience import ends_within
from fabletop.core.dealer import Quiet, Seeded
from fabletop.core.kinds import Wrong
from fabletop.core.options import fill
from fabletop.core.record import Base, Damaged, Move, Record
from fabletop.core.replay import replay
from fabletop.games.basra.tests.table import BASRA, A, B, C, D, Table, position

SMALL: dict[str, Any] = {"seats": 2, "square": "m12", "hands": [[1], []]}
IN_DOCS: dict[str, Any] = {
    "seats": 3, "square": "m34", "hands": [[1], [2], [3]],
    "held": [[], ["desert_raiders-1", "desert_raiders-2"], ["river_pirates-1"]],
}  # fmt: skip
BAZAAR: dict[str, Any] = {
    "taking": [A, B, C, D], "agenda": ["next_turn", "close_window", "bazaar"], "number": 1,
    "held": [["quacks-1"], ["forgers-1"], [], []],
}  # fmt: skip
TRIBUTE: dict[str, Any] = {
    "held": [[], ["quacks-1", "quacks-2"], ["forgers-1"], []], "asked": [B],
    "gives": [None, None, "forgers-1", None], "agenda": ["next_turn", "collect", "tribute"],
}  # fmt: skip
RAID: dict[str, Any] = {
    "held": [["quacks-1"], [], [], []], "gangs": ["swindlers"], "taking": [A], "black": 3,
    "agenda": ["next_turn", "judge", "roll_white", "check", "close_window", "window100"],
}  # fmt: skip


def deal(**changed: Any) -> dict[str, Any]:
    """A bazaar with one offer, of A to B."""
    offer = {"id": "o1", "from": A, "to": B, "give": ["quacks-1"], "want_money": 10}
    return {**BAZAAR, "offers": [{**offer, **changed}]}


# -- when no movement card is left


def test_ba13_with_no_movement_card_left_the_lap_is_over() -> None:
    table = Table(BASRA.load(SMALL), Seeded(1))
    table.play(A, "move", 1, None)
    with ends_within(2):
        told = table.play(A, "end_buy")
    assert ["payout", "payout", "lap_over", "chooses"] == [event.key for event in told]
    assert ("choose_starter", "m00") == (table.step(), table.now()["square"])


@pytest.mark.parametrize("data", [SMALL, IN_DOCS, {"seats": 6}, deal() | {"seats": 4}])
def test_a_small_position_plays_to_its_end(data: dict[str, Any]) -> None:
    s, rng = BASRA.load(data), random.Random(3)
    with ends_within(5):
        while actors := BASRA.actors(s):
            option = rng.choice(BASRA.options(s, actors[0]))
            BASRA.apply(s, actors[0], fill(option, rng.randrange), Quiet(3))
    assert "laps" == s.ended


def test_a_record_from_a_small_position_is_replayed() -> None:
    record = Record("basra", BASRA.about.version, 2, {}, ())
    record.base = Base(0, SMALL, ())
    record.moves = [Move(A, ("move", 1, None), surprise=True), Move(A, ("end_buy",))]
    with ends_within(2):
        assert "choose_starter" == BASRA.step(replay(BASRA, record).s)


@pytest.mark.parametrize("state", [{}, {"seats": 2, "lap": 9}, {"seats": 2, "hands": [[], []]}])
def test_a_record_from_no_position_is_damaged(state: dict[str, Any]) -> None:
    record = Record("basra", BASRA.about.version, 2, {}, ())
    record.base = Base(0, state, ())
    with pytest.raises(Damaged, match=r".+"):
        replay(BASRA, record)


def test_hands_that_are_not_said_are_dealt_from_what_is_not_played() -> None:
    s = BASRA.load({"seats": 2, "played": [1] * 9 + [5, 5], "starter": B})
    assert [[2, 2, 2, 3, 3, 4], [1, 2, 2, 2, 3, 3, 4]] == s.hands


# -- what is refused


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ({"mony": []}, "there is no key `mony`; do you mean `money`?"),
        ({"active": 7}, "`active` must be a seat from 0 to 3, not 7"),
        ({"active": True}, "`active` must be a seat from 0 to 3, not true"),
        ({"lap": 3}, "`lap` must be a whole number from 1 to 2, not 3"),
        ({"lap": 2, "options": {"laps": 1}}, "`lap` must be at most 1 here, not 2"),
        ({"lap": 2, "agenda": ["choose_starter"]}, "`lap` must be at most 1 here, not 2"),
        ({"square": "m99"}, '`square` must be a square such as "a18", not "m99"'),
        ({"money": [0, 0, 0, 5]},
         "`money[3]` must be a whole number from 0 to 1000000 in steps of 10, not 5"),
        ({"held": [["quacks-1"], ["quacks-1"], [], []]},
         '"quacks-1" is in `held` and again in `held`'),
        ({"bags": {"thieves": []}},
         "`bags` must have all bandits that are nowhere else, as burglars-2"),
        ({"tops": {"thieves": "quacks-1"}},
         "`tops` of thieves must not have quacks-1 of another gang"),
        ({"tops": {"thieves": None}}, "`tops` of thieves must be a card: its pile has some"),
        ({"hands": [[5], [5], [5], []]}, "`hands` and `played` must have at most 2 cards 5"),
        ({"hands": [[], [1], [1], [1]]}, "`hands` must give a card to seat 0, who is to move"),
        ({"agenda": []}, "`agenda` must be empty if the game has `ended`, and only then"),
        ({"ended": "laps"}, "`agenda` must be empty if the game has `ended`, and only then"),
        ({"agenda": ["next_turn", "buy"]}, "`bought` must be above 0 in `buy`, and only there"),
        ({"gangs": ["thieves"]}, "`gangs` must be there in a raid's windows, and only there"),
        ({"left": [A]}, "`left` must not have seat 0, which is asked"),
        ({"left": [A, B, C, D]}, "`left` must be all seats if abandoned, and only then"),
        ({"taking": [A]}, "`taking` must have seats in a window, and only there"),
        ({**BAZAAR, "taking": [A, B]}, "`taking` must be all seats in `bazaar`"),
        ({**RAID, "black": 0}, "only `black` must lie in `window100`"),
        ({**BAZAAR, "done": [True] * 4},
         "`agenda` must ask somebody, and nobody has to answer `bazaar`"),
        (deal(id="one"), '`offers[0]["id"]` must be an offer such as "o1", not "one"'),
        (deal(to=A), "offer o1 must be to somebody else"),
        (deal(give=["forgers-1"]), "offer o1 must give what its maker can"),
        (deal(want=["quacks-2"]), "offer o1 must want what the other can give"),
        (deal(give_money=2000), "offer o1 must give money that its maker has"),
        ({**TRIBUTE, "asked": []}, "`asked` must be all others with several, not []"),
        ({**TRIBUTE, "gives": [None] * 4}, "`gives` of seat 2 must be its only bandit"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_in_one_sentence(said: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Wrong) as wrong:
        position(**said)
    assert sentence == str(wrong.value)


@pytest.mark.parametrize("said", [deal(), TRIBUTE, RAID])
def test_what_can_be_is_loaded(said: dict[str, Any]) -> None:
    assert position(**said).actors()


def test_an_offer_made_later_gets_a_name_of_its_own() -> None:
    table = position(**{**deal(id="o7"), "number": 1})
    table.offer(B, A, give=["forgers-1"], price=20)
    assert ["o7", "o8"] == table.offers()
