"""Bots that remember and forget (section l): what they keep, and how they compare."""

from __future__ import annotations

import random
from statistics import mean

from fabletop.bots.memory import AVERAGE, GOOD, WEAK, Level
from fabletop.core.dealer import Event
from fabletop.games.open_sesame.content import BOX
from fabletop.games.open_sesame.memory import Memory


def memory(level: Level, seed: int, *events: tuple[object, ...]) -> Memory:
    kept = Memory(BOX, 0, level, random.Random(seed))
    for key, *args in events:
        kept.hear(Event(str(key), tuple(args)))
    return kept


ROUND = ("round", 1)
STORY = (
    ROUND, ("revealed", "vase"), ("reciting", 0, 1), ("named", 0, "vase", 1, ""), ("listed", 0, 1),
    ("revealed", "lion"), ("reciting", 2, 2), ("listed", 2, 2), ("revealed", "book"),
)  # fmt: skip


def test_a_card_gains_by_being_heard_and_fades_with_every_other() -> None:
    kept = memory(GOOD, 1, *STORY)
    vase = ((1.0 + 0.8) * 0.93 + 0.5) * 0.93
    lion = (1.0 + 0.5) * 0.93
    assert [round(x, 9) for x in (vase, lion, 1.0)] == [
        round(trace.strength, 9) for trace in kept.hand.traces
    ]


def test_the_newest_card_is_always_recalled_and_better_memories_recall_more() -> None:
    def recalled(level: Level) -> float:
        found = []
        for seed in range(400):
            kept = memory(level, seed, ROUND, *[("revealed", k) for k in ("vase", "lion", "book")])
            assert kept.hand.comes_to_mind(2)
            found.append(kept.hand.comes_to_mind(0))
        return mean(found)

    weak, average, good = map(recalled, (WEAK, AVERAGE, GOOD))
    assert weak < average < good < 1


def test_own_kinds_slip_away_with_the_rounds() -> None:
    kept = [memory(WEAK, n, ("took_card", 0, "lamp"), *[ROUND] * 5).own for n in range(300)]
    share = mean(bool(own) for own in kept)
    assert abs(share - 0.85**5) < 5.2 * 0.029  # sigmas
