"""Everything a seat could ever do, for those who number actions; swaps are too many.

Who counts actions has no hands: there is one slap, as quick as people usually are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fabletop.core.options import Action, Word
from fabletop.games.aladin.content import Box
from fabletop.games.aladin.rollouts import FASTEST, SPREAD, slap

OF_CARDS = ("steal", "recover", "pay", "caravan_pass", "ring_take")
OF_OTHERS = ("take", "blow")


def repertoire(box: Box, seats: int, options: Mapping[str, Word]) -> Sequence[Action]:
    tokens = (0, *box.tokens) if options["lamp_mode"] == "sealed" else (0,)
    others = range(seats)
    return [
        *((*program[:-1], token) for program in box.programs[seats == 2] for token in tokens),
        slap(FASTEST + SPREAD // 2),
        *(("name_thief", other) for other in others),
        *((verb, card) for verb in OF_CARDS for card in box.cards),
        *((verb, other, card) for verb in OF_OTHERS for other in others for card in box.cards),
        *(("give", card, other) for card in box.cards for other in others),
        *box.look,
        *(("turn", chest, delta) for chest in box.chests for delta in (-1, 1)),
        *(("fly", chest, other) for chest in box.chests for other in box.chests),
        *(("shut", other, chest) for other in others for chest in box.chests),
        *box.place,
    ]
