"""Everything a seat could ever do, for those who number actions; not all deals, they are too many.

Bandits are retired and dropped one at a time: all can be, one after the other. They are offered
and asked for one at a time too, at one of a few prices. Who is asked for a bandit needs no number
of its own: it is whoever has him.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fabletop.core.options import Action, One, Option, Word
from fabletop.games.basra.content import LANES, Box

NOTHING: tuple[str, ...] = ()


def repertoire(box: Box, seats: int, options: Mapping[str, Word]) -> Sequence[Option]:
    by_group = [
        ("buy", box.gangs[gang], name)
        for name, gang in zip(box.groups, box.gang_of_group, strict=True)
    ]
    return [
        *(("retire", (card,)) for card in box.names),
        *(("move", value, lane) for value in box.card_values for lane in (None, *LANES)),
        *(by_group if options["draw_any"] else box.buy),
        *box.choose_gang,
        *(("discard", (card,)) for card in box.names),
        *(("give", card) for card in box.names),
        *(("choose_starter", seat) for seat in range(seats)),
        *sales(box, seats),
        *wishes(box, seats),
    ]


def sales(box: Box, seats: int) -> list[Action]:
    """For little, for what a bandit is worth, for much."""
    value, unit = box.value, box.unit
    return [
        ("offer", to, (name,), 0, NOTHING, price)
        for to in (*range(seats), "any")
        for name, gang in zip(box.names, box.gang_of, strict=True)
        for price in (unit * max(1, value[gang] // 4 // unit), value[gang], 3 * value[gang])
    ]


def wishes(box: Box, seats: int) -> list[Option]:
    """As a gift, for what a bandit is worth, for much; of whoever has him."""
    whoever = One(tuple(range(seats)))
    return [
        ("offer", whoever, NOTHING, price, (name,), 0)
        for name, gang in zip(box.names, box.gang_of, strict=True)
        for price in (0, box.value[gang], 3 * box.value[gang])
    ]
