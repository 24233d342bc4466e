"""Everything a seat could ever do, for those who number actions; not sentences, nor claims."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fabletop.core.options import Action, Word
from fabletop.games.open_sesame.content import Box
from fabletop.games.open_sesame.recital import RULINGS
from fabletop.games.open_sesame.ways import ADJECTIVE


def repertoire(box: Box, options: Mapping[str, Word]) -> Sequence[Action]:
    one_by_one = options["ordered"] or options["adjectives"]
    counts = range(1, 2 if one_by_one else box.most_named + 1)
    adjectives = ADJECTIVE.examples() if options["adjectives"] else ()
    entries = [
        (kind, count, adjective)
        for kind in box.kinds
        for count in counts
        for adjective in (adjectives or (None,))
    ]
    ticks = [
        (kind, count, adjective)
        for kind in box.kinds
        for count in range(1, box.most_named + 1)
        for adjective in (None, *adjectives)
    ]
    return [
        *(("name", *entry) for entry in entries),
        *(("tick", *tick) for tick in ticks if options["judge"] == "table"),
        *RULINGS,
        *box.pick,
    ]
