"""Everything a seat could ever do, for those who number actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fabletop.core.options import Action, Word
from fabletop.games.cave.content import BAN_ACTIONS, LAYOUTS, OFFER, PICK, SWAP


def repertoire(seats: int, options: Mapping[str, Word]) -> Sequence[Action]:
    layout = LAYOUTS[str(options["variant"])]
    bans = [ban for _, ban in BAN_ACTIONS]
    return [*layout.take, *layout.take_adjacent, *SWAP, *OFFER, *PICK[:seats], *bans]
