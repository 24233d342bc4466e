"""Positions set up by hand: what is refused, in which words, and what can be played on."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fabletop.contract.patience import ends_within
from fabletop.core.dealer import Quiet
from fabletop.core.kinds import Wrong
from fabletop.core.options import fill
from fabletop.games.aladin.tests.table import ALADIN, A, B, all_but, position

REST = ["end_round", ["open", 2], ["open", 1], ["open", 0]]
DICE = [[4, 0, 0], [0, 4, 0], [0, 0, 2]]
RACE: dict[str, Any] = {"dice": DICE, "agenda": [*REST, "judge", "race"]}
WISH: dict[str, Any] = {
    "dice": DICE, "caller": B, "lamp": "LP08", "wish": 1, "held": [["ST1"], [], []],
    "agenda": [*REST, "wish"],
}  # fmt: skip
SEARCH: dict[str, Any] = {
    "dice": DICE, "searcher": A, "chest": "bronze", "die": 4, "number": 1, "drawn": ["B06"],
    "scorpions": 1, "agenda": [*REST[:-1], "search"],
}  # fmt: skip
STEAL: dict[str, Any] = {
    "held": [["ST1"], [], []], "culprit": A, "thief": B, "agenda": [*REST, "paid_for", "steal"],
}  # fmt: skip


@pytest.mark.parametrize("said", [{}, RACE, WISH, SEARCH, STEAL])
def test_a_position_plays_to_its_end(said: dict[str, Any]) -> None:
    s, rng = ALADIN.load({"seats": 3, **said}), random.Random(3)
    with ends_within(5):
        while actors := ALADIN.actors(s):
            option = rng.choice(ALADIN.options(s, actors[0]))
            ALADIN.apply(s, actors[0], fill(option, rng.randrange), Quiet(3))
    assert s.ended


def test_al52_to_draw_from_an_empty_chest_is_to_stop() -> None:
    nothing = {"number": 0, "drawn": [], "scorpions": 0, "piles": {"bronze": 0}}
    table = position(**{**SEARCH, **nothing, "gone": all_but("bronze")})
    told = table.play(A, "draw")
    assert ("empty_handed", (A, "bronze")) == told[0][:2]


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ({"rond": 2}, "there is no key `rond`; do you mean `round`?"),
        ({"round": 10**30},
         "`round` must be a whole number from 1 to 40, not a number with too many digits"),
        ({"ring": 7}, "`ring` must be a seat from 0 to 2 or -1, not 7"),
        ({"ring": A}, "`ring` needs the option `my_precious`"),
        ({"held": [["ST1"], ["ST1"], []]}, '"ST1" is in `held` and again in `held`'),
        ({"discard": []}, "`discard` and `bags` must have what is nowhere else, as ST1"),
        ({"tops": {"bronze": ["G01"]}}, "`tops` of bronze must be cards of that chest"),
        ({"piles": {"gold": 3}},
         "`piles` of gold must fit its 25 cards and the Sorcerer, not be 3"),
        ({"lamps": ["LP01"]}, "`lamps` must have what is nowhere else, as LP02"),
        ({"frozen": [0, 1]}, "`frozen` must leave one for a walkover, and only then"),
        ({"tokens": [[], [1], [1]]}, "`tokens` of seat 0 must be some, and rise"),
        ({"dice": DICE}, "`dice` must be 0 before they are shown"),
        ({"programs": [[0, 4, 3], [], []]},
         "`programs` of seat 0 must be a chest, a value and a token, as it can be set"),
        ({"pending": [A]}, "`pending` must be those who have not answered: [0, 1, 2]"),
        ({"unready": [A]}, "`unready` must be people who are `present`, in `program`"),
        ({**RACE, "options": {"lamp_mode": "lottery"}}, "`race` needs that `lamp_mode`"),
        ({**RACE, "frozen": [A], "pending": [A, B, 2]},
         "`pending` must be those who have not answered: [1, 2]"),
        ({**WISH, "caller": -1},
         "`caller`, `lamp` and `wish` must be there for a wish, and only then"),
        ({**WISH, "agenda": [*REST, ["call", 4], "wish"]}, "`agenda` must name seats, not 4"),
        ({**WISH, "dice": [[0] * 3] * 3}, "`dice` must show one of seat 1, who calls the genie"),
        ({**WISH, "agenda": [*REST, "end_wish", "toll"]},
         "`lamp` must be one for `toll`, not LP08"),
        ({**SEARCH, "number": 4}, "`number` must be below `die`, not 4"),
        ({**SEARCH, "scorpions": 0}, "`scorpions` must be 1 as on `drawn`, not 0"),
        ({**SEARCH, "agenda": [*REST, "search"]}, "`agenda` must not open bronze again"),
        ({**STEAL, "held": [[], [], []]}, "`culprit` must have something to steal"),
        ({**STEAL, "thief": A}, "`thief` must be another than `culprit`"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_in_one_sentence(said: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Wrong) as wrong:
        position(**said)
    assert sentence == str(wrong.value)
