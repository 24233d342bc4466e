"""Memory like people's: exposure, rehearsal and interference; statistics with wide margins."""

from __future__ import annotations

import random
from itertools import permutations
from statistics import mean

import pytest

from fabletop.bots.memory import (
    AVERAGE,
    GOOD,
    LEVELS,
    PERFECT,
    WEAK,
    Label,
    Level,
    Past,
    Places,
    Span,
)
from fabletop.core.dealer import Event
from fabletop.core.options import Word
from fabletop.sim.simulate import Plan, simulate


def span(level: Level, seed: int, things: int) -> Span:
    row = Span(level, random.Random(seed))
    for thing in range(things):
        row.see(thing)
    return row


def share_recalled(level: Level, things: int, rehearsed: float = 0.0) -> float:
    rows = [span(level, seed, things) for seed in range(300)]
    for row in rows:
        row.rehearse(rehearsed)
    return mean(mean(row.recall()) for row in rows)


def test_better_memories_recall_more_and_nobody_all_but_the_perfect() -> None:
    faint, weak, average, good, perfect = (share_recalled(level, 9) for level in LEVELS.values())
    assert faint + 0.1 < weak
    assert weak + 0.05 < average < good - 0.02
    assert good < perfect == 1


def test_what_is_said_again_comes_to_mind_more_easily() -> None:
    assert share_recalled(WEAK, 6) + 0.05 < share_recalled(WEAK, 6, rehearsed=0.5)


def test_the_longer_the_row_the_less_of_it() -> None:
    shares = [share_recalled(AVERAGE, things) for things in (3, 6, 9, 12)]
    assert shares == sorted(shares, reverse=True)


def test_the_newest_is_never_forgotten_and_a_new_row_begins_empty() -> None:
    row = span(WEAK, 1, 5)
    assert row.comes_to_mind(4)
    row.begin_anew()
    assert ([], [0, 1, 2, 3, 4]) == (row.things(), row.before)


def test_one_thing_lies_in_one_place() -> None:
    places = Places(PERFECT, random.Random(1))
    places.look([7, 8, 9], 20)
    places.turn_up(2, 7)
    assert [Label(), Label(8, 1.0), Label(7, 1.0)] == places.labels
    assert ((2, 1.0), (-1, 0.0)) == (places.where(7), places.where(9))


def test_a_perfect_memory_follows_everything() -> None:
    places = Places(PERFECT, random.Random(1))
    places.look([7, 8, 9], 1)
    places.swap(0, 2)
    places.insert(0, 5)
    places.append(6)
    places.storm()
    places.end_turn()
    assert [9, 5, 8, 7, 6] == [label.face for label in places.labels]
    assert (3, 1.0) == places.answer(7, range(5), shunned=8)


def heard(level: Level, seed: int, count: int) -> Past:
    past = Past(level, random.Random(seed))
    for number in range(count):
        past.hear(Event("took", (0, f"tile-{number}")))
    return past


@pytest.mark.parametrize("level", [WEAK, AVERAGE, GOOD])
def test_what_was_told_long_ago_is_forgotten_first(level: Level) -> None:
    known = [heard(level, seed, 30).recall() for seed in range(200)]
    early, late = (
        mean(sum(str(event.args[1]) in names for event in events) for events in known)
        for names in (
            [f"tile-{n}" for n in range(10)],
            [f"tile-{n}" for n in range(20, 30)],
        )
    )
    assert early < late <= 10


def test_what_comes_to_mind_does_so_again_until_it_is_forgotten_for_good() -> None:
    past = heard(WEAK, 3, 20)
    known = past.recall()
    assert known == past.recall()
    past.hear(Event("took", (1, "another")))
    assert set(past.recall()) <= {*known, Event("took", (1, "another"))}


def test_what_is_mentioned_again_is_known_again() -> None:
    """The trace of a tile gains when the tile is seen again."""
    forgotten = [heard(WEAK, seed, 30) for seed in range(200)]
    before = sum(Event("took", (0, "tile-0")) in past.recall() for past in forgotten)
    for past in forgotten:
        past.hear(Event("picked", (1, 0, "tile-0")))
    after = sum(Event("took", (0, "tile-0")) in past.recall() for past in forgotten)
    assert before + 30 < after


# -- in the games of memory; all figures are in bench/memories.py


def shares(game: str, options: dict[str, Word]) -> dict[str, float]:
    """Mean scores of weak, average and good at one table, every order of seats."""
    points = dict.fromkeys(("weak", "average", "good"), 0)
    for bots in permutations(points):
        tally = simulate(Plan(game, 3, bots, 1, options), 120)
        for seat, bot in enumerate(bots):
            points[bot] += tally.points[seat]
    return {bot: total / 720 for bot, total in points.items()}


@pytest.mark.long
def test_weak_average_and_good_finish_in_that_order() -> None:
    """Differences as measured over 2,160 games: 0.74, sigma here 0.12, and 0.06, sigma 0.06.

    Six sigmas below: right bots fail less than once in a million, wherever the seed leads.
    """
    found = shares("open_sesame", {})
    assert found["weak"] < found["average"]
    assert found["average"] < found["good"] + 0.3
