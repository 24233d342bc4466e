"""Bots and memories for tests, and what they know and choose."""

from __future__ import annotations

import random

from fabletop.bots.memory import AVERAGE, GOOD, WEAK, Label, Level
from fabletop.core.mind import Bot
from fabletop.core.options import Action
from fabletop.games.tom_thumb.content import BOX
from fabletop.games.tom_thumb.memory import Memory
from fabletop.games.tom_thumb.tests.table import TOM, K, Table

LEVELS = {"weak": WEAK, "average": AVERAGE, "good": GOOD}
TRUE = [BOX.face[name] for name in K]


def knowing(level: Level, seed: int = 0, sure: float = 1.0) -> Memory:
    """A memory that knows the whole of K, all of it so surely."""
    memory = Memory(level, random.Random(seed), box=BOX)
    memory.labels = [Label(face, sure) for face in TRUE]
    return memory


def choice(bot: Bot, table: Table, seat: int) -> Action:
    chosen = bot.choose(table.view(seat), table.options(seat))
    assert None is TOM.refuse(table.state, seat, chosen)
    return chosen
