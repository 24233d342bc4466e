"""Positions the rules cannot go on from, each refused with a sentence."""

from __future__ import annotations

import re

import pytest

from fabletop.games.open_sesame.tests.table import SESAME, TREASURES

HAND = ["cushion", "lion", "cushion"]
POOL = ["cushion", "lion", "book", "ring"]
REVEAL, RECITE, RULE = ["hide", "reveal"], ["recite"], ["rule"]
CLAIM, SHARE, SPOILS = ["deal", "claim"], ["share"], ["keep_all", "spoils"]
SHARING = {"pool": POOL, "case": 1, "agenda": SHARE}
ERRED = {"pool": POOL, "case": 2, "culprit": 1}
ADJECTIVES = {"adjectives": True, "judge": "ali_close"}
RULING: dict[str, object] = {
    "options": ADJECTIVES,
    "hand": ["cushion", "lion"],
    "adjectives": ["velvety", ""],
    "agenda": RULE,
}

WRONG: list[tuple[dict[str, object], str]] = [
    # -- what is said
    ({"hands": HAND}, "there is no key `hands`; do you mean `hand`?"),
    ({"ali": 4}, "`ali` must be a seat from 0 to 3, not 4"),
    ({"hand": ["pillow"]}, '`hand[0]` must be a kind such as "cushion", not "pillow"'),
    ({"tokens": {"loud": 1}}, "`tokens` must be an object with `shiny`, `noisy`, `encumbering`"),
    ({"may_stop": 1}, "`may_stop` must be true or false, not 1"),
    ({"collections": [[], []]}, "an entry for each of 4 seats"),
    ({"unseen": [1, 1]}, "none twice"),
    ({"agenda": ["reveal"]}, "`agenda` must be an agenda that the rules can go on from"),
    ({"agenda": [["share_out", 1]]}, "`agenda` must be an agenda"),
    ({"hand": HAND, "adjectives": ["£", "", ""]}, "`adjectives[0]` must be an adjective such as"),
    # -- the cards
    (
        {"hand": ["lion"], "collections": [["lion"], [], [], []]},
        '"lion" is in `hand` and again in `collections`',
    ),
    (
        {"hand": ["chief_thief"], "above_chief": 3, "agenda": REVEAL},
        "`above_chief` must be -1, not 3: the Chief Thief is out",
    ),
    ({"above_chief": -1}, "`above_chief` must be from 0 to 45, not -1"),
    ({"hand": HAND, "above_chief": 43}, "`above_chief` must be from 0 to 42, not 43"),
    ({"last_round": True}, "`last_round` must be false with this `above_chief`"),
    (
        {"collections": [[*TREASURES, "chief_thief"], [], [], []]},
        "a card must be left in the pile in `decide`",
    ),
    # -- the round
    ({"ended": "scored"}, "`ended` must be said if `agenda` is empty, and only then"),
    (
        {"agenda": [], "ended": "scored", "hand": HAND},
        "`hand`, `pool` and `named` must be empty when the game is over",
    ),
    ({"reciter": 0}, "`reciter` must be another seat than `ali`, not 0"),
    ({"may_stop": True}, "`may_stop` must be false while `hand` is empty"),
    ({"agenda": RECITE}, "`hand` must not be empty in `recite`"),
    ({"agenda": REVEAL}, "`hand` must not be empty in `reveal`"),
    (
        {"pool": ["lion"]},
        "`pool`, `case`, `culprit`, `order` and `turn` must be left out in `decide`",
    ),
    ({"case": 1}, "must be left out in `decide`"),
    ({"hand": ["lion"], "tokens": {"noisy": 0}}, '`tokens` must be {"shiny": 0, "noisy": 1'),
    (
        {"hand": ["lion", "drum", "donkey"]},
        "`hand` must not have so many alarms that Ali Baba is caught already",
    ),
    ({"unseen": [1]}, "`unseen` must be empty in `decide`"),
    ({"hand": HAND, "agenda": REVEAL, "unseen": [0]}, "`unseen` must not name Ali Baba, seat 0"),
    ({"hand": HAND, "agenda": REVEAL, "unseen": []}, "nobody has to answer `reveal`"),
    # -- the recital
    ({"hand": HAND, "agenda": RECITE, "named": [True]}, "`named` must have 3 entries"),
    (
        {"hand": HAND, "agenda": RECITE, "named": [True] * 3},
        "`named` must leave a card that is still to be named",
    ),
    (
        {"hand": HAND, "agenda": RECITE, "named": [True, False, False]},
        '`named` must be the same for every "cushion"',
    ),
    (
        {
            "hand": HAND,
            "agenda": RECITE,
            "named": [False, True, False],
            "options": {"ordered": True},
        },
        "`named` must be true for the first cards",
    ),
    ({"hand": HAND, "named": [False] * 3}, "`named` must be empty in `decide`"),
    ({"hand": HAND, "adjectives": ["royal"]}, "`adjectives` must have 3 entries"),
    ({"hand": HAND, "adjectives": ["royal", "", ""]}, '`adjectives` must all be ""'),
    (
        {"options": ADJECTIVES, "hand": HAND, "adjectives": ["royal"] * 3, "agenda": RECITE},
        '`adjectives[2]` must be "" until that card is named, not "royal"',
    ),
    ({"hand": HAND, "agenda": RULE}, "`agenda` has `rule` in it, but nobody rules"),
    (RULING, "`waiting` must be said in `rule`"),
    (
        {**RULING, "waiting": ["cushion", 1, "velvety"]},
        '`waiting` must be one card and nearly its adjective, not ["cushion", 1, "velvety"]',
    ),
    (
        {**RULING, "waiting": ["cushion", 1, "velvery"], "rest": [["lion", 2, "loud"]]},
        "`rest` must be single cards, each with its adjective",
    ),
    (
        {"hand": HAND, "agenda": RECITE, "waiting": ["cushion", 1, ""]},
        "`waiting` and `rest` must be null in `recite`",
    ),
    # -- the sharing
    ({**SHARING, "hand": ["vase"]}, "`hand` and `named` must be empty in `share`"),
    ({**SHARING, "pool": []}, "`pool` must not be empty in `share`"),
    ({**SHARING, "case": 0}, "`case` must be said in `share`"),
    ({**SHARING, "agenda": CLAIM}, "`case` must be 2 in `claim`, not 1"),
    ({**SHARING, "culprit": 1}, "`culprit` must be null in `case` 1"),
    ({**ERRED, "culprit": 0, "agenda": CLAIM}, "`culprit` must be one of the thieves in `case` 2"),
    (
        {**ERRED, "pool": ["lion"], "agenda": CLAIM},
        "`pool` must have more than 3 cards in `claim`, not 1",
    ),
    ({**ERRED, "agenda": SPOILS}, "`pool` must have at most 3 cards in `spoils`, not 4"),
    (
        {**SHARING, "order": [1, 2]},
        "`order` must be [0, 1, 2, 3] with this `ali`, `case` and `culprit`, not [1, 2]",
    ),
    ({**SHARING, "turn": 4}, "`turn` must be the place of a seat in `order`, not 4"),
    ({**ERRED, "agenda": CLAIM, "turn": 1}, "`turn` must be 0 in `claim`, not 1"),
    (
        {**SHARING, "seats": 2, "options": {"two_player": "band"}, "turn": 2},
        "`turn` must be the place of a seat in `order`, not 2",
    ),
]


@pytest.mark.parametrize(("said", "sentence"), WRONG)
def test_a_position_the_rules_cannot_go_on_from_is_refused(
    said: dict[str, object], sentence: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        SESAME.load({"seats": 4, **said})


@pytest.mark.parametrize(
    "said",
    [
        {**RULING, "waiting": ["cushion", 1, "velvery"], "rest": [["lion", 1, "loud"]]},
        {**ERRED, "agenda": CLAIM},
        {**ERRED, "pool": ["lion"], "agenda": SPOILS},
        {**SHARING, "seats": 2, "options": {"two_player": "band"}, "turn": 1},
    ],
)
def test_the_same_put_right_can_be_loaded(said: dict[str, object]) -> None:
    data = {"seats": 4, **said}
    assert said["agenda"] == SESAME.dump(SESAME.load(data))["agenda"]
