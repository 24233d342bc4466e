"""Everything a seat could ever do, for those who number actions; deals are too many.

Bandits are retired and dropped one at a time: all can be, one after the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fabletop.core.options import Action, Word
from fabletop.games.basra.content import (
    BUY,
    CARD_VALUES,
    CHOOSE_GANG,
    GANG_OF_GROUP,
    GANGS,
    GROUPS,
    LANES,
    NAMES,
)


def repertoire(seats: int, options: Mapping[str, Word]) -> Sequence[Action]:
    by_group = [("buy", GANGS[g], name) for name, g in zip(GROUPS, GANG_OF_GROUP, strict=True)]
    return [
        *(("retire", (card,)) for card in NAMES),
        *(("move", value, lane) for value in CARD_VALUES for lane in (None, *LANES)),
        *(by_group if options["draw_any"] else BUY),
        *CHOOSE_GANG,
        *(("discard", (card,)) for card in NAMES),
        *(("give", card) for card in NAMES),
        *(("choose_starter", seat) for seat in range(seats)),
    ]
