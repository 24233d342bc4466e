"""What is in the box: a value, and a pack is another one."""

from __future__ import annotations

from fabletop.games import game_of
from fabletop.games.tom_thumb.content import BOX, box_of, open_box

PACK = """
game = "tom_thumb"
title = "Other"
author = "Nobody"
licence = "CC0"
[content]
boots_back = 1
"""


def test_a_pack_is_another_box() -> None:
    content = game_of("tom_thumb", PACK).about.content
    assert 1 == content["boots_back"] == box_of(PACK).boots_back
    assert dict(BOX.content) == {**content, "boots_back": 2}
    assert 2 == open_box(BOX.content, {}).boots_back
