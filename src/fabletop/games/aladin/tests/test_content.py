"""What is in the box is a value: a state carries it, and a content pack is another one."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError
from typing import Any, cast

import pytest

from fabletop.core.dealer import Luck, Seeded
from fabletop.games import GAMES, game_of
from fabletop.games.aladin import made_of
from fabletop.games.aladin.content import BOX
from fabletop.games.aladin.tests.table import A

PACK = """
game = "aladin"
title = "A short way"
author = "me"
licence = "CC BY 4.0"

[content]
below_sorcerer = 12
rounds = 10

[content.points]
majority = 9
"""


def test_kinds_are_gems_jewels_talismans_and_sorcerers() -> None:
    assert len(BOX.kinds) == len(BOX.gems) + len(BOX.jewels) + 2


def test_a_box_is_never_changed() -> None:
    with pytest.raises((FrozenInstanceError, AttributeError)):
        cast(Any, BOX).rounds = 3


def test_a_pack_is_another_box_and_leaves_the_usual_one_as_it_is() -> None:
    box = cast(Any, game_of("aladin", PACK)).box
    assert (13, 10, 9) == (box.at_sorcerer, box.rounds, box.points["majority"])
    assert (6, 40, 5) == (BOX.at_sorcerer, BOX.rounds, BOX.points["majority"])
    assert PACK == box.pack


def test_a_game_says_what_is_in_its_box() -> None:
    game = made_of({"rounds": 12}, {}, "")
    assert {**GAMES["aladin"].about.content, "rounds": 12} == game.about.content


@pytest.mark.parametrize("pack", ["", PACK])
def test_states_and_bots_go_elsewhere_with_the_box_they_came_with(pack: str) -> None:
    game = cast(Any, game_of("aladin", pack))
    s = game.setup(3, {}, Seeded(1))
    hunter = game.mind.bots["hard"](A, 3, Luck(1))
    for thing in (s, hunter, game.clone(s)):
        assert game.box is thing.box
        assert game.box is pickle.loads(pickle.dumps(thing)).box
        assert game.box is copy.deepcopy(thing).box
