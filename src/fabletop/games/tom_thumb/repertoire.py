"""Everything a seat could ever do, for those who number actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations

from fabletop.core.options import Action, Word
from fabletop.games.tom_thumb.content import NO_ADVICE, Box

CHOICES = ("boots", "continue", "tree")


def repertoire(box: Box, seats: int, options: Mapping[str, Word]) -> Sequence[Action]:
    tiles = range(len(box.faces))
    return [
        *box.ask,
        *box.flip,
        *(("call_help", seat) for seat in range(seats)),
        *box.advise,
        NO_ADVICE,
        *(("swap", one, other) for one, other in permutations(tiles, 2)),
        *(("insert", place, gap) for place in box.places for gap in tiles),
        *(("vote", choice) for choice in CHOICES),
    ]
