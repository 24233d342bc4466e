"""Positions the rules cannot go on from, each refused with a sentence."""

from __future__ import annotations

import re

import pytest

from fabletop.core.dealer import Seeded
from fabletop.games.cave.tests.table import CAVE, only

TAKEN = {"empty": ["L4R1C1"], "from": "L4R1C1"}
HANDS = [["ring-pink", "ruby-pink"], ["chest-yellow"], ["lamp-pink"]]
OFFERS = ["end_turn", "pick", "show_offers", "offer"]
PICK = ["end_turn", "pick"]
LAST = {"cells": {"L1R1C1": "ring-pink"}, "empty": only("L1R1C1")}

WRONG: list[tuple[dict[str, object], str]] = [
    # -- what is said
    ({"options": {"timers": {}}}, '`options["timers"]` must be one of its values, not {}'),
    ({"activ": 1}, "there is no key `activ`; do you mean `active`?"),
    ({"active": 7}, "`active` must be a seat from 0 to 2, not 7"),
    ({"start": True}, "`start` must be a seat from 0 to 2, not true"),
    ({"turn": 0}, "`turn` must be a whole number from 1"),
    ({"track": [1, 2]}, "an entry for each of 3 seats"),
    ({"cells": {"L9R1C1": "ring-pink"}}, '`cells["L9R1C1"]` must be a cell such as "L1R1C1"'),
    ({"cells": {"L4R1C1": "ring-red"}}, '`cells["L4R1C1"]` must be a tile such as "carpet-blue"'),
    ({"bans": [None, ["kind", "pink"], None]}, "`bans[1]` must be a ban"),
    ({"agenda": ["take", "end_turn"]}, "`agenda` must be an agenda that the rules can go on from"),
    ({"agenda": ["end_turn", "end_turn", "take"]}, "`agenda` must be an agenda"),
    # -- the tiles
    (
        {"hands": [["ring-pink"], ["ring-pink"], []]},
        '"ring-pink" is in `hands` and again in `hands`',
    ),
    (
        {"hands": [["ring-pink"], [], []], "cells": {"L4R1C1": "ring-pink"}},
        '"ring-pink" is in `hands` and again in `cells`',
    ),
    ({"removed": ["ring"]}, '`removed` must name 0 kinds for `standard`, not ["ring"]'),
    (
        {"options": {"variant": "equal", "removed_kind": "ring"}, "removed": ["ruby"]},
        '`removed` must be ["ring"], as the options say, not ["ruby"]',
    ),
    (
        {
            "hands": [
                [f"{kind}-pink" for kind in ("lamp", "ring", "ruby", "sword")]
                + ["lamp-blue", "ring-blue", "ruby-blue"],
                [],
                [],
            ]
        },
        "54 cells are not `empty`, and only 53 tiles are left for them",
    ),
    ({"display": ["ring-pink"]}, "`display` must have at most 0 tiles for `standard`, not 1"),
    ({"cells": {"L1R1C1": "ring-pink"}}, "L1R1C1 is covered"),
    ({"empty": ["L3R1C1"]}, "L3R1C1 cannot be empty: a tile lies on it"),
    # -- the table
    ({"ended": "scored"}, "`ended` must be said if `agenda` is empty, and only then"),
    ({"agenda": []}, "`ended` must be said if `agenda` is empty, and only then"),
    ({"gone": [False, True, True]}, "`gone` must leave two seats or more, not 1"),
    ({"gone": [True, True, True]}, "`gone` must leave two seats or more, not 0"),
    ({"ended": "walkover", "agenda": []}, "`gone` must leave one seat after a walkover, not 3"),
    ({"gone": [True, False, False]}, "`pick_for_absent` must be in `agenda` if `active` is `gone`"),
    ({"last_round": True}, "`last_round` must be false while 50 tiles lie face down"),
    ({"latest": [4, 0, 0]}, "`latest` must not be after `turn`, 1, but is 4"),
    (
        {
            "options": {"variant": "equal"},
            "removed": ["ring"],
            "bans": [["kind", "ring"], None, None],
        },
        '`bans` must name a kind in this game, not ["kind", "ring"]',
    ),
    # -- the turn
    ({"turned": 2}, "`taken`, `from` and `turned` must be left out before a tile is taken"),
    ({"waived": True}, "`waived` must be false with these bans and tiles"),
    (
        {**LAST, "bans": [None, ["kind", "ring"], None], "waived": False},
        "`waived` must be true with these bans and tiles",
    ),
    ({"empty": only()}, "seat 0 cannot answer `take`"),
    ({"agenda": ["end_turn", "extra"]}, "`from` must be said in `extra`"),
    (
        {"agenda": ["end_turn", "extra"], "from": "L4R1C1"},
        '`from` must be an empty cell, not "L4R1C1"',
    ),
    (
        {"agenda": ["end_turn", "extra"], **LAST, "from": "L1R5C5"},
        "seat 0 cannot answer `extra`",
    ),
    (
        {**TAKEN, "agenda": ["end_turn", "ban"], "hands": HANDS, "taken": "ring-pink"},
        '`taken` must be white in `ban`, not "ring-pink"',
    ),
    (
        {**TAKEN, "agenda": ["end_turn", "ban"], "hands": HANDS, "taken": "ring-white"},
        '`taken` must be in the hand of `active`, not "ring-white"',
    ),
    (
        {"empty": only(), "agenda": ["end_turn", "ban"], "from": "L1R1C1", "turned": 1},
        "`turned` must be at most 0 for `from`, not 1",
    ),
    (
        {
            **TAKEN,
            "agenda": ["end_turn", "effect", "lamp"],
            "hands": [["lamp-pink"], [], []],
            "taken": "lamp-pink",
        },
        "`agenda` has `lamp` in it, but the variant is another",
    ),
    # -- offers
    ({"agenda": PICK, "hands": HANDS}, "seat 0 cannot answer `pick`"),
    (
        {"agenda": PICK, "hands": HANDS, "offers": ["ring-pink", None, None]},
        "`offers[0]` must be null: it is that seat's turn",
    ),
    (
        {"agenda": PICK, "hands": HANDS, "offers": [None, "lamp-pink", None]},
        '`offers[1]` must be a tile of that hand, not "lamp-pink"',
    ),
    (
        {"agenda": PICK, "hands": HANDS, "offers": [None, "chest-yellow", "?"]},
        '`offers[2]` must be a tile or null, not "?"',
    ),
    (
        {"agenda": OFFERS, "hands": [[], [], []], "offers": [None, "?", None]},
        '`offers[1]` must be a tile or null, not "?"',
    ),
    (
        {"agenda": OFFERS, "hands": HANDS, "offers": [None, "chest-yellow", "lamp-pink"]},
        "nobody has to answer `offer`",
    ),
    (
        {"hands": HANDS, "offers": [None, "chest-yellow", None]},
        "`offers` must be null for all in `take`",
    ),
]


@pytest.mark.parametrize(("said", "sentence"), WRONG)
def test_a_position_the_rules_cannot_go_on_from_is_refused(
    said: dict[str, object], sentence: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        CAVE.load({"seats": 3, **said})


def test_a_seat_may_leave_in_its_own_turn_while_others_choose() -> None:
    """CT-64: the position in between can be loaded, and goes on."""
    s = CAVE.load({"seats": 3, "hands": HANDS, "cells": {"L4R1C1": "ruby-yellow"}, "active": 1})
    dealer = Seeded(1)
    CAVE.apply(s, 1, ("take", "L4R1C1"), dealer)
    CAVE.table.leave(s, 1, dealer)
    again = CAVE.load(CAVE.dump(s))
    assert ["end_turn", "pick_for_absent", "show_offers", "offer"] == again.agenda
    CAVE.apply(again, 0, ("offer", "ring-pink"), dealer)
    assert "take" == CAVE.step(again)
