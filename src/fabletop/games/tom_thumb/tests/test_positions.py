"""Positions the rules cannot go on from, each refused with a sentence."""

from __future__ import annotations

import re

import pytest

from fabletop.games.tom_thumb.tests.table import K8, TOM, A, B, K

FIND: dict[str, object] = {"asked": 1, "named": "marsh", "hand": ["castle", "cave"]}
FINDS: dict[str, object] = {**FIND, "agenda": ["find"]}
ADVICE: dict[str, object] = {**FIND, "pebble_spent": True, "agenda": ["decide", "advice"]}
SWAP = {"up": [0, 3, 5], "found": 3, "agenda": ["pass_on", "grow", "hide", "swap"]}
INSERT: dict[str, object] = {"agenda": ["pass_on", "hide", "new_look", "insert"]}
NEW_LOOK = {"circle": K8, "agenda": ["pass_on", "hide", "new_look"]}
BETWEEN: dict[str, object] = {"agenda": ["count_votes", "between"]}
BOOTS = {"asked": 0, "named": "castle", "boots": "used", "agenda": ["boots"]}
ARRIVE = ["begin_turn", "hide", "look", "show", "arrive"]

WRONG: list[tuple[dict[str, object], str]] = [
    # -- what is said
    ({"guid": 1}, "there is no key `guid`; do you mean `guide`?"),
    ({"guide": 4}, "`guide` must be a seat from 0 to 3, not 4"),
    ({"pebbles": 2.0}, "`pebbles` must be a whole number from 0"),
    ({"tree": "gone"}, '`tree` must be one of "ready", "used", "absent", not "gone"'),
    ({"votes": ["", ""]}, "an entry for each of 4 seats"),
    ({"hand": ["castle", "castle", "cave"]}, "none twice"),
    ({"hand": ["castle", "wolves", "cave"]}, '`hand[1]` must be a Place such as "clearing"'),
    ({"agenda": ["find", "ask"]}, "`agenda` must be an agenda that the rules can go on from"),
    ({"agenda": ["begin_turn"]}, "`agenda` must be an agenda"),
    # -- the wood
    ({"circle": [*K[1:], "hill"]}, '"hill" is in `circle` and again in `circle`'),
    ({"circle": [*K[:2], *K[3:], "lost_hut"]}, "`circle` must have the wolves in it"),
    ({"aside": ["lost_hut"]}, '`aside` must have ["ogre_lair", "stone_bridge"] in it'),
    ({"aside": ["castle"]}, '"castle" is in `circle` and again in `aside`'),
    ({"circle": K[:6]}, "`circle` must have 6 or 7 or 9 Places, not 5"),
    ({"circle": [*K8, "lost_hut"]}, "`circle` must have 6 or 7 or 9 Places, not 8"),
    ({"up": [7]}, "`up` must be indices from 0 to 6, not [7]"),
    ({"waiting": ["lost_hut"]}, "`waiting` must have new tiles in `insert`, and only then"),
    (INSERT, "`waiting` must have new tiles in `insert`, and only then"),
    ({"spots": [[1, 1]]}, "`spots` must have 0 entries, not 1"),
    ({"options": {"vast_forest": True}}, "`spots` must have 7 entries, not 0"),
    ({"new": [9]}, "`new` must be indices from 0 to 6, not [9]"),
    # -- the path
    ({"ended": "lost"}, "`ended` must be said if `agenda` is empty, and only then"),
    ({"agenda": []}, "`ended` must be said if `agenda` is empty, and only then"),
    ({"lantern": 10}, "`lantern` must be from 1 to 9, not 10"),
    ({"lantern": 8, "options": {"path": "short"}}, "`lantern` must be from 1 to 7, not 8"),
    ({"ogre": 6}, "`ogre` must be from 0 to 5, not 6"),
    ({"pebbles": 4}, "`pebbles` must be from 0 to 3 in this mode, not 4"),
    (
        {"options": {"mode": "legendary"}, "tree": "ready"},
        '`tree` must be "absent" in this mode, not "ready"',
    ),
    (
        {"options": {"mode": "fabulous"}, "boots": "used"},
        '`boots` must be "absent" in this mode, not "used"',
    ),
    # -- what lies face up
    ({**SWAP, "up": [0, 3]}, "`up` must have 3 tiles, as many as are `found`"),
    ({**SWAP, "up": [0, 2, 3]}, "`up` must not have the wolves in it in `swap`"),
    ({"agenda": ARRIVE, "up": [0]}, "`up` must be empty in `arrive`"),
    ({**NEW_LOOK, "up": [0], "new": [1]}, "`up` must be the tiles of `new`, [1], not [0]"),
    ({"new": [1]}, "`new` must be empty in `ask`"),
    (
        {"agenda": ["pass_on", "hide", "result"], "up": [0, 1]},
        "`up` must have 0 tiles, or one more",
    ),
    # -- the questions
    ({"hand": []}, "`hand` must have 3 Places in `ask`, not 0"),
    ({"hand": ["castle", "cave"]}, "`hand` must have 3 Places in `ask`, not 2"),
    ({**FINDS, "hand": []}, "`hand` must have 2 Places in `find`, not 0"),
    (
        {**FINDS, "hand": ["castle", "marsh"]},
        '`hand` must be Places that lie face down, not "marsh"',
    ),
    (
        {"hand": ["castle", "cave", "lost_hut"]},
        '`hand` must be Places that lie face down, not "lost',
    ),
    ({"agenda": ["find"]}, "`asked` and `named` must be said in `find`"),
    ({"asked": 1}, "`asked` and `named` must be null in `ask`"),
    ({**FINDS, "named": "lost_hut"}, '`named` must lie face down, not "lost_hut"'),
    ({**FINDS, "asked": 0}, "`asked` must be 1 with this `guide` and `found`, not 0"),
    ({**BOOTS, "asked": 1}, "`asked` must be 0 with this `guide` and `found`, not 1"),
    ({**BOOTS, "boots": "ready"}, '`boots` must be "used" in `boots`, not "ready"'),
    ({"found": 2, "up": [0, 3]}, "`found` must be from 0 to 1 in `ask`, not 2"),
    ({**SWAP, "found": 2, "up": [0, 3]}, "`found` must be 3 in `swap`, not 2"),
    ({**BETWEEN, "found": 1}, "`found` must be 0 in `between`, not 1"),
    ({"seats": 2, "agenda": ["ask"]}, "`agenda` has `ask` in it, but two players have no Guide"),
    # -- what people say
    ({**ADVICE, "pebble_spent": False}, "`pebble_spent` must be true in `advice`"),
    ({**ADVICE, "advice": [-2, 3, -2, -2]}, "`advice[1]` must be -2: that seat has nothing to say"),
    ({**ADVICE, "advice": [9, -2, -2, -2]}, "`advice` must be indices from 0 to 6"),
    ({"advice": [3, -2, -2, -2]}, "`advice[0]` must be -2: that seat has nothing to say"),
    ({**ADVICE, "advice": [-1, -2, -1, -1]}, "nobody has to answer `advice`"),
    ({"votes": ["tree", "", "", ""]}, '`votes` must all be "" in `ask`'),
    (
        {**BETWEEN, "boots": "used", "votes": ["boots", "", "", ""]},
        '`votes[0]` must be one of ["continue", "tree"], not "boots"',
    ),
    ({**BETWEEN, "boots": "used", "tree": "used"}, "`tree` or `boots` must be ready in `between`"),
    ({**BETWEEN, "voters": []}, "nobody has to answer `between`"),
    ({"agenda": ARRIVE, "unready": []}, "nobody has to answer `arrive`"),
]


@pytest.mark.parametrize(("said", "sentence"), WRONG)
def test_a_position_the_rules_cannot_go_on_from_is_refused(
    said: dict[str, object], sentence: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        TOM.load({"seats": 4, "circle": K, **said})


def test_a_position_without_a_circle_is_refused() -> None:
    with pytest.raises(ValueError, match="`circle` must be said"):
        TOM.load({"seats": 4})


def test_a_circle_is_enough_and_the_hand_is_some_of_it() -> None:
    s = TOM.load({"seats": 4, "circle": K})
    asks = [("ask", "castle"), ("ask", "clearing"), ("ask", "hill")]
    assert ("ask", [A], asks) == (TOM.step(s), [*TOM.actors(s)], TOM.options(s, A))


def test_a_circle_is_enough_for_two_who_are_asked_by_the_cards() -> None:
    s = TOM.load({"seats": 2, "circle": K})
    assert ("find", [B]) == (TOM.step(s), [*TOM.actors(s)])
