"""Everything a seat could ever do, for those who number actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations

from fabletop.core.options import Action, Word
from fabletop.games.tom_thumb.content import ADVISE, ASK, FLIP, MOST_TILES, NO_ADVICE, PLACES

CHOICES = ("boots", "continue", "tree")


def repertoire(seats: int, options: Mapping[str, Word]) -> Sequence[Action]:
    tiles = range(MOST_TILES)
    return [
        *ASK,
        *FLIP,
        *(("call_help", seat) for seat in range(seats)),
        *ADVISE,
        NO_ADVICE,
        *(("swap", one, other) for one, other in permutations(tiles, 2)),
        *(("insert", place, gap) for place in PLACES for gap in tiles),
        *(("vote", choice) for choice in CHOICES),
    ]
