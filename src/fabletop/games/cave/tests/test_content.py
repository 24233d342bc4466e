"""What is in the box: a value, and a pack is another one."""

from __future__ import annotations

from fabletop.games import game_of
from fabletop.games.cave.content import BOX, box_of, open_box

PACK = """
game = "cave"
title = "Other"
author = "Nobody"
licence = "CC0"
[content]
groups = [0, 2, 4, 6, 8, 10, 12]
"""


def test_a_pack_is_another_box() -> None:
    content = game_of("cave", PACK).about.content
    assert [0, 2, 4, 6, 8, 10, 12] == content["groups"] == box_of(PACK).groups
    assert dict(BOX.content) == {**content, "groups": [0, 1, 3, 6, 10, 15, 21]}
    assert [0, 1, 3, 6, 10, 15, 21] == open_box(BOX.content, {}).groups
