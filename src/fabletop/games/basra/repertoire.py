"""Everything a seat could ever do, for those who number actions; not all deals, they are too many.

Bandits are retired and dropped one at a time: all can be, one after the other. They are offered
and asked for one at a time too, at one of a few prices. Who is asked for a bandit needs no number
of its own: it is whoever has him.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fabletop.core.options import Action, One, Option, Word
from fabletop.games.basra.content import (
    BUY,
    CARD_VALUES,
    CHOOSE_GANG,
    GANG_OF,
    GANG_OF_GROUP,
    GANGS,
    GROUPS,
    LANES,
    NAMES,
    UNIT,
    VALUE,
)

NOTHING: tuple[str, ...] = ()


def repertoire(seats: int, options: Mapping[str, Word]) -> Sequence[Option]:
    by_group = [("buy", GANGS[g], name) for name, g in zip(GROUPS, GANG_OF_GROUP, strict=True)]
    return [
        *(("retire", (card,)) for card in NAMES),
        *(("move", value, lane) for value in CARD_VALUES for lane in (None, *LANES)),
        *(by_group if options["draw_any"] else BUY),
        *CHOOSE_GANG,
        *(("discard", (card,)) for card in NAMES),
        *(("give", card) for card in NAMES),
        *(("choose_starter", seat) for seat in range(seats)),
        *sales(seats),
        *wishes(seats),
    ]


def sales(seats: int) -> list[Action]:
    """For little, for what a bandit is worth, for much."""
    return [
        ("offer", to, (name,), 0, NOTHING, price)
        for to in (*range(seats), "any")
        for name, gang in zip(NAMES, GANG_OF, strict=True)
        for price in (UNIT * max(1, VALUE[gang] // 4 // UNIT), VALUE[gang], 3 * VALUE[gang])
    ]


def wishes(seats: int) -> list[Option]:
    """As a gift, for what a bandit is worth, for much; of whoever has him."""
    whoever = One(tuple(range(seats)))
    return [
        ("offer", whoever, NOTHING, price, (name,), 0)
        for name, gang in zip(NAMES, GANG_OF, strict=True)
        for price in (0, VALUE[gang], 3 * VALUE[gang])
    ]
