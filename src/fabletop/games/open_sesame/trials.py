"""Players for studies: those that the balance figures of section (i) speak of."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence

from fabletop.bots.memory import PERFECT
from fabletop.core.mind import BotMaker
from fabletop.games.open_sesame.bots import ERRS, Thief, cautious
from fabletop.games.open_sesame.content import Box
from fabletop.games.open_sesame.memory import Thought
from fabletop.games.open_sesame.view import OpenSesameView

SURE_UNTIL = 4  # cards


class Erring(Thief):
    """Remembers everything, but errs as people do; careful as Ali Baba.

    It takes the rarest kind new to it: the one with the fewest copies in the whole deck, whatever
    is left of it.
    """

    def __init__(self, box: Box, seat: int, rng: random.Random) -> None:
        super().__init__(box, seat, PERFECT, cautious, rng)

    def think(self, view: OpenSesameView) -> list[Thought | None]:
        size = view["hand_size"]
        if size > SURE_UNTIL and self.rng.random() < ERRS[min(size, len(ERRS) - 1)]:
            return []
        return self.whole()

    def best(self, pool: Sequence[str], view: OpenSesameView, taken: Sequence[str]) -> str:
        copies = self.box.copies[str(view["options"]["deck"])]

        def worth(name: str) -> tuple[bool, int, float]:
            kind = self.box.kind[name]
            new = kind not in self.memory.own and name not in taken
            return new, -copies[kind], self.rng.random()

        return max(sorted(set(pool)), key=worth)

    def whole(self) -> list[Thought | None]:
        counts = Counter(self.memory.hand.things())
        return [Thought(kind, count) for kind, count in counts.items()]


class Relentless(Erring):
    """Never errs and never stops."""

    def __init__(self, box: Box, seat: int, rng: random.Random) -> None:
        super().__init__(box, seat, rng)
        self.dares = lambda bot, view: True

    def think(self, view: OpenSesameView) -> list[Thought | None]:
        return self.whole()


def trials_of(box: Box) -> Mapping[str, BotMaker]:
    return {
        "erring": lambda seat, seats, rng: Erring(box, seat, rng),
        "relentless": lambda seat, seats, rng: Relentless(box, seat, rng),
    }
