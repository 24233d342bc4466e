"""Section (l): how bots look, keep and follow; statistics with wide margins."""

from __future__ import annotations

import random
from collections import Counter
from typing import cast

import pytest

from fabletop.bots.memory import AVERAGE, BLANK, GOOD, PERFECT, WEAK, Label, Level
from fabletop.core.dealer import Event, Seeded
from fabletop.games.tom_thumb.bots import Child
from fabletop.games.tom_thumb.content import BOX
from fabletop.games.tom_thumb.memory import BASELINE, Memory
from fabletop.games.tom_thumb.tests.minds import LEVELS, TRUE, choice, knowing
from fabletop.games.tom_thumb.tests.table import K10, TOM, A, B, C, K, Table


def mind(level: Level, seed: int = 0, circle: list[str] | None = None) -> Memory:
    """A memory that has seen the whole circle for a usual time."""
    memory = Memory(level, random.Random(seed), box=BOX)
    memory.hear(Event("showed", (circle or K, 20)))
    return memory


def faces(memory: Memory) -> list[int]:
    return [label.face for label in memory.labels]


def sure(memory: Memory) -> list[float]:
    return [label.sure for label in memory.labels]


# -- looking


@pytest.mark.parametrize(
    ("level", "circle", "seconds", "chance"),
    [
        (WEAK, K, 20, 0.85),
        (AVERAGE, K, 20, 0.93),
        (GOOD, K, 20, 0.98),
        (BASELINE, K, 20, 0.85),
        (WEAK, K10, 20, 0.735),
        (WEAK, K, 10, 0.613),
        (WEAK, K, 40, 0.9775),
        (AVERAGE, K10, 5, 0.372),
        (PERFECT, K10, 5, 1.0),
    ],
)
def test_section_l_how_much_a_look_leaves(
    level: Level, circle: list[str], seconds: float, chance: float
) -> None:
    kept = 0
    for seed in range(1500):
        memory = Memory(level, random.Random(seed), box=BOX)
        memory.hear(Event("showed", (circle, seconds)))
        right = [
            BOX.face[name] == label.face for name, label in zip(circle, memory.labels, strict=True)
        ]
        assert all(
            label.sure == 1 for label, true in zip(memory.labels, right, strict=True) if true
        )
        kept += sum(right)
    assert chance == pytest.approx(kept / 1500 / len(circle), abs=0.025)


@pytest.mark.parametrize("arrives", ["before the look", "in the middle of the game"])
def test_section_l_a_short_look_leaves_less(arrives: str) -> None:
    """Five seconds are five seconds, also for a bot that takes the chair over later (TT-98)."""
    kept = 0
    for seed in range(400):
        dealer = Seeded(seed)
        table = Table(TOM.setup(4, {"look_seconds": 5}, dealer), dealer)
        bot = cast(Child, TOM.mind.bots["weak"](A, 4, random.Random(seed)))
        if arrives == "before the look":
            assert ("loaded",) == choice(bot, table, A)
        for event in table.look():
            bot.hear(event)
        table.look()
        assert choice(bot, table, table.state.finder) in table.options(table.state.finder)
        truth = [BOX.face[name] for name in table.circle()]
        kept += sum(face == true for face, true in zip(faces(bot.memory), truth, strict=True))
    assert 0.378 == pytest.approx(kept / 400 / 7, abs=0.05)


@pytest.mark.slow
@pytest.mark.parametrize("first", [0, 3, 5, 6])
def test_section_l_neighbours_not_stored_are_mixed_up_half_the_time(first: int) -> None:
    """The circle has no end: the last tile and the first are neighbours too."""
    second = (first + 1) % 7
    level = Level(look=0.8, keep=1, swap=1, insert=0, storm=0)
    outcomes: Counter[str] = Counter()
    for seed in range(14000):
        found = faces(mind(level, seed))
        if {index for index in range(7) if found[index] != TRUE[index]} == {first, second}:
            if (found[first], found[second]) == (TRUE[second], TRUE[first]):
                outcomes["mixed"] += 1
            else:
                assert (BLANK, BLANK) == (found[first], found[second])
                outcomes["blank"] += 1
    assert sum(outcomes.values()) > 60
    assert 0.25 < outcomes["mixed"] / sum(outcomes.values()) < 0.75


def test_section_l_what_is_not_stored_or_mixed_up_is_blank() -> None:
    for seed in range(300):
        memory = mind(WEAK, seed)
        for index, label in enumerate(memory.labels):
            if label.face == BLANK:
                assert 0 == label.sure
            elif label.face != TRUE[index]:
                other = TRUE.index(label.face)
                assert (other - index) % 7 in (1, 6)
                assert memory.labels[other].face == TRUE[index]


def test_section_l_a_tile_seen_open_is_stored() -> None:
    for level in LEVELS.values():
        memory = knowing(level, sure=0.3)
        memory.labels[1] = Label(BOX.face["cave"], 0.7)
        memory.labels[5] = Label()
        memory.hear(Event("flipped", (B, 5, "cave")))
        assert (Label(BOX.face["cave"], 1.0), Label()) == (memory.labels[5], memory.labels[1])
        assert (5, 1.0) == memory.where(BOX.face["cave"])


# -- keeping


@pytest.mark.parametrize(("name", "keep"), [("weak", 0.94), ("average", 0.97), ("good", 0.99)])
def test_section_l_what_was_not_seen_again_fades(name: str, keep: float) -> None:
    memory = knowing(LEVELS[name])
    memory.hear(Event("turn", (A, 2)))
    memory.hear(Event("flipped", (B, 3, "marsh")))
    memory.hear(Event("passed", (B,)))
    expected = [1.0 if index == 3 else keep for index in range(7)]
    assert expected == pytest.approx(sure(memory))
    memory.hear(Event("passed", (C,)))
    expected = [keep if index == 3 else keep * keep for index in range(7)]
    assert expected == pytest.approx(sure(memory))


@pytest.mark.parametrize("look", [("showed", "hid", "turn"), ("turn", "passed", "showed", "turn")])
def test_section_l_the_look_before_a_turn_is_no_look_in_that_turn(look: tuple[str, ...]) -> None:
    """A tile not seen again in the first turn fades at its end, also after the Tree."""
    memory = Memory(Level(look=1, keep=0.94, swap=1, insert=0, storm=0), random.Random(1), box=BOX)
    args = {"showed": (K, 20), "hid": (), "turn": (A, 1), "passed": (B,)}
    for key in look:
        memory.hear(Event(key, args[key]))
    assert [1.0] * 7 == sure(memory)
    memory.hear(Event("flipped", (B, 3, "marsh")))
    memory.hear(Event("passed", (B,)))
    assert [1.0 if index == 3 else 0.94 for index in range(7)] == pytest.approx(sure(memory))


def test_section_l_the_baseline_forgets_one_position_in_sixteen() -> None:
    right = 0
    for seed in range(3000):
        memory = knowing(BASELINE, seed)
        memory.hear(Event("passed", (B,)))
        right += memory.where(BOX.face["cave"])[0] == 5
    assert 0.92 < right / 3000 < 0.96


# -- following


def exchanged(a: int, b: int) -> list[int]:
    found = TRUE[:]
    found[a], found[b] = found[b], found[a]
    return found


@pytest.mark.parametrize(
    ("level", "chance"),
    [(WEAK, 0.88), (AVERAGE, 0.95), (GOOD, 0.98), (BASELINE, 0.9), (PERFECT, 1)],
)
def test_section_l_how_often_a_swap_is_followed(level: Level, chance: float) -> None:
    followed = 0
    for seed in range(3000):
        memory = knowing(level, seed)
        memory.hear(Event("swapped", (A, 1, 4)))
        followed += faces(memory) == exchanged(1, 4)
    assert chance == pytest.approx(followed / 3000, abs=0.02)


def test_section_l_what_becomes_of_a_swap_that_is_not_followed() -> None:
    level = Level(look=1, keep=1, swap=0, insert=0, storm=0)
    nearby = [exchanged(*pair) for pair in ((0, 4), (2, 4), (1, 3), (1, 5))]
    lost = [BLANK if index in (1, 4) else face for index, face in enumerate(TRUE)]
    outcomes: Counter[str] = Counter()
    for seed in range(3000):
        memory = knowing(level, seed)
        memory.hear(Event("swapped", (A, 1, 4)))
        found = faces(memory)
        if found == TRUE:
            outcomes["unnoticed"] += 1
        elif found in nearby:
            outcomes["nearby"] += 1
        else:
            assert lost == found
            outcomes["lost"] += 1
    assert 1500 == pytest.approx(outcomes["unnoticed"], abs=130)
    assert 900 == pytest.approx(outcomes["nearby"], abs=130)
    assert 600 == pytest.approx(outcomes["lost"], abs=130)


def test_section_l_a_swap_keeps_the_confidence_with_its_label() -> None:
    memory = knowing(PERFECT)
    memory.labels[1].sure, memory.labels[4].sure = 0.5, 0.25
    memory.hear(Event("swapped", (A, 1, 4)))
    assert Label(TRUE[4], 0.25) == memory.labels[1]
    assert Label(TRUE[1], 0.5) == memory.labels[4]


@pytest.mark.parametrize("gap", [0, 2, 6])
def test_section_l_labels_shift_along_with_an_insertion(gap: int) -> None:
    memory = knowing(PERFECT, sure=0.5)
    memory.hear(Event("inserted", (A, "ogre_lair", gap)))
    new = BOX.face["ogre_lair"]
    assert [*TRUE[: gap + 1], new, *TRUE[gap + 1 :]] == faces(memory)
    assert [1.0 if index == gap + 1 else 0.5 for index in range(8)] == sure(memory)
    confused = knowing(Level(look=1, keep=1, swap=1, insert=1, storm=0))
    confused.hear(Event("inserted", (A, "ogre_lair", gap)))
    around = exchanged(gap, (gap + 1) % 7)
    assert [*around[: gap + 1], new, *around[gap + 1 :]] == faces(confused)


def test_section_l_what_was_open_before_an_insertion_was_open_in_that_turn() -> None:
    memory = knowing(Level(look=1, keep=0.94, swap=1, insert=0, storm=0))
    memory.hear(Event("flipped", (B, 5, "cave")))
    memory.hear(Event("flipped", (C, 0, "castle")))
    memory.hear(Event("inserted", (A, "ogre_lair", 2)))
    memory.hear(Event("passed", (B,)))
    expected = [1.0 if index in (0, 3, 6) else 0.94 for index in range(8)]
    assert expected == pytest.approx(sure(memory))


@pytest.mark.parametrize(("name", "chance"), [("weak", 0.08), ("average", 0.04), ("good", 0.02)])
def test_section_l_how_often_an_insertion_confuses(name: str, chance: float) -> None:
    confused = 0
    for seed in range(4000):
        memory = knowing(LEVELS[name], seed)
        memory.hear(Event("inserted", (A, "ogre_lair", 2)))
        confused += faces(memory) != [*TRUE[:3], BOX.face["ogre_lair"], *TRUE[3:]]
    assert chance == pytest.approx(confused / 4000, abs=0.012)


def test_section_l_new_tiles_of_the_vast_forest_come_last() -> None:
    memory = knowing(WEAK)
    memory.hear(Event("scattered", ("ogre_lair", 7)))
    assert [*TRUE, BOX.face["ogre_lair"]] == faces(memory)


@pytest.mark.parametrize(("name", "chance"), [("weak", 0.12), ("average", 0.06), ("good", 0.03)])
def test_section_l_how_often_the_storm_confuses(name: str, chance: float) -> None:
    slipped = 0
    shifts = (TRUE[1:] + TRUE[:1], TRUE[-1:] + TRUE[:-1])
    for seed in range(4000):
        memory = knowing(LEVELS[name], seed, sure=0.89)
        memory.hear(Event("storm", (2,)))
        if faces(memory) != TRUE:
            assert faces(memory) in shifts  # all by one position
            slipped += 1
    assert chance == pytest.approx(slipped / 4000, abs=0.015)


def test_section_l_the_storm_leaves_what_is_sure() -> None:
    level = Level(look=1, keep=1, swap=1, insert=0, storm=1)
    memory = knowing(level, sure=0.9)
    memory.hear(Event("storm", (2,)))
    assert TRUE == faces(memory)
    memory.labels[2].sure = memory.labels[3].sure = 0.5
    memory.hear(Event("storm", (3,)))
    assert [*TRUE[:2], BLANK, TRUE[2], *TRUE[4:]] == faces(memory)
