"""Everything a seat could ever do, for those who number actions; not sentences, nor claims."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fabletop.core.options import Action, Word
from fabletop.games.open_sesame.content import KINDS, MOST_NAMED, PICK
from fabletop.games.open_sesame.rules import ADJECTIVE, RULINGS


def repertoire(seats: int, options: Mapping[str, Word]) -> Sequence[Action]:
    one_by_one = options["ordered"] or options["adjectives"]
    counts = range(1, 2 if one_by_one else MOST_NAMED + 1)
    adjectives = ADJECTIVE.examples() if options["adjectives"] else ()
    entries = [
        (kind, count, adjective)
        for kind in KINDS
        for count in counts
        for adjective in (adjectives or (None,))
    ]
    ticks = [
        (kind, count, adjective)
        for kind in KINDS
        for count in range(1, MOST_NAMED + 1)
        for adjective in (None, *adjectives)
    ]
    return [
        *(("name", *entry) for entry in entries),
        *(("tick", *tick) for tick in ticks if options["judge"] == "table"),
        *RULINGS,
        *PICK,
    ]
