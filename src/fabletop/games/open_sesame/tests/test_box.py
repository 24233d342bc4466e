"""The box as a value: a pack's is another one, and it goes to other processes by its game."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import pytest

from fabletop.core.dealer import Seeded
from fabletop.games import GAMES, game_of
from fabletop.games.open_sesame import OpenSesame
from fabletop.games.open_sesame.content import BOX, open_box
from fabletop.packs.content import merged

PACK = """game = "open_sesame"
title = "Jugs"
author = "me"
licence = "CC0"
[content]
claim = 2
[names.en]
kind-vase = "a jug"
"""


def usual() -> OpenSesame:
    game = GAMES["open_sesame"]
    assert isinstance(game, OpenSesame)
    return game


def packed() -> OpenSesame:
    game = game_of("open_sesame", PACK)
    assert isinstance(game, OpenSesame)
    return game


@pytest.mark.parametrize("pack", ["", PACK])
def test_a_box_is_never_copied(pack: str) -> None:
    game: Any = game_of("open_sesame", pack)
    assert game.box is pickle.loads(pickle.dumps(game.box))
    assert game.box is copy.copy(game.box) is copy.deepcopy(game.box)


def test_a_box_of_no_game_is_not_copied_either() -> None:
    box = open_box(merged(BOX.content, {"claim": 1}), {})
    assert box is copy.copy(box) is copy.deepcopy(box)


@pytest.mark.parametrize("pack", ["", PACK])
def test_states_and_bots_share_the_box_of_their_game(pack: str) -> None:
    game: Any = game_of("open_sesame", pack)
    s = game.setup(3, {}, Seeded(1))
    assert game.box is s.box is game.clone(s).box is copy.deepcopy(s).box
    assert game.box is game.load(game.dump(s)).box
    for level in game.mind.bots:
        bot = game.mind.bots[level](0, 3, random.Random(1))
        there = pickle.loads(pickle.dumps(bot))
        assert game.box is there.box is there.memory.box


def test_a_pack_is_another_box_and_leaves_the_usual_one() -> None:
    jugs = packed()
    assert [3, 2] == [usual().box.claim, jugs.box.claim]
    assert ["", PACK] == [usual().about.pack, jugs.about.pack]
    assert [3, 2] == [usual().about.content["claim"], jugs.about.content["claim"]]
    assert jugs.box.listener.understands("a jug", "en", False)
    assert not usual().box.listener.understands("a jug", "en", False)


def test_a_sentence_with_a_name_of_the_pack_can_be_recited() -> None:
    position = {"seats": 3, "hand": ["vase"], "agenda": ["recite"]}
    action = ("sentence", "In the cavern there is a jug.", "en")
    assert None is packed().refuse(packed().load(position), 1, action)
    refusal = usual().refuse(usual().load(position), 1, action)
    assert refusal is not None
    assert "unparsed" == refusal.code
