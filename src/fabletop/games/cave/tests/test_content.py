"""What is in the box: a value that goes to other processes by name."""

from __future__ import annotations

import copy
import pickle

import pytest

from fabletop.core.dealer import Seeded
from fabletop.games import game_of
from fabletop.games.cave import Cave
from fabletop.games.cave.content import BOX, box_of, open_box

PACK = """
game = "cave"
title = "Other"
author = "Nobody"
licence = "CC0"
[content]
groups = [0, 2, 4, 6, 8, 10, 12]
"""


@pytest.mark.parametrize("pack", ["", PACK], ids=["usual", "pack"])
def test_a_box_stays_the_same_one_when_it_is_sent_or_copied(pack: str) -> None:
    box = box_of(pack)
    assert pack == box.pack == game_of("cave", pack).about.pack
    assert box is pickle.loads(pickle.dumps(box))
    assert box is copy.deepcopy(box)


def test_a_state_takes_its_box_along() -> None:
    game = Cave()
    s = game.setup(3, {}, Seeded(1))
    assert BOX is s.box
    assert BOX is game.clone(s).box
    assert BOX is game.load(game.dump(s)).box
    assert BOX is pickle.loads(pickle.dumps(s)).box


def test_a_pack_is_another_box() -> None:
    content = game_of("cave", PACK).about.content
    assert [0, 2, 4, 6, 8, 10, 12] == content["groups"] == box_of(PACK).groups
    assert dict(BOX.content) == {**content, "groups": [0, 1, 3, 6, 10, 15, 21]}
    assert [0, 1, 3, 6, 10, 15, 21] == open_box(BOX.content, {}).groups
