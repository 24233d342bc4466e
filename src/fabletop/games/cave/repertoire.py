"""Everything a seat could ever do, for those who number actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fabletop.core.options import Action, Word
from fabletop.games.cave.content import PICK, Box


def repertoire(box: Box, seats: int, options: Mapping[str, Word]) -> Sequence[Action]:
    layout = box.layouts[str(options["variant"])]
    cells = (*layout.take, *layout.take_adjacent)
    return [*cells, *box.swap, *box.offer, *PICK[:seats], *box.all_bans]
