"""Section (e): what is hidden, what a perfect memory adds, and worlds that fit both."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

import pytest

from fabletop.core.dealer import Event, Seeded
from fabletop.core.game import Notes
from fabletop.games.aladin.state import State
from fabletop.games.aladin.tests.table import (
    ALADIN,
    LAMPS,
    A,
    B,
    C,
    D,
    Table,
    all_but,
    granted,
    position,
    searching,
    wishing,
)

HELD = [["ST1", "B13"], ["ST3", "B04"], ["ST5"]]


def notes_of(table: Table, viewer: int | None) -> Mapping[str, Any]:
    """What a perfect memory holds of all that this viewer was told."""
    notes = ALADIN.mind.notes(table.state.seats)
    for event in table.past:
        if event.to is None or viewer in event.to:
            notes = ALADIN.mind.remember(notes, event)
    return cast("Mapping[str, Any]", notes)


def imagined(table: Table, viewer: int | None, seed: int = 0) -> State:
    notes = cast(Notes, notes_of(table, viewer))
    return ALADIN.mind.imagine(table.view(viewer), notes, Seeded(seed))


# -- a moment of every kind


def programming() -> Table:
    table = position(held=HELD, present=[A, B])
    table.program(A, "gold 6")
    return table


def dueling() -> Table:
    table = position(seats=2)
    table.program(B, "bronze 1 silver 2")
    return table


def sealing() -> Table:
    table = position(options={"lamp_mode": "sealed"}, tokens=[[2, 4], [1, 5], [3]])
    table.program(A, "gold 6", 4)
    table.program(B, "gold 6", 5)
    return table


def getting_ready() -> Table:
    table = position(held=HELD, present=[A, B])
    table.set_dice("gold 6", "silver 5", "bronze 1")
    table.play(B, "ready")
    return table


def counting() -> Table:
    table = getting_ready()
    table.play(A, "ready")
    table.slap(B, 0)
    return table


def racing() -> Table:
    table = position(held=HELD, options={"handicap_ms": [100, 0, 50]})
    table.set_dice("gold 6", "silver 6", "bronze 1")
    table.slap(A, 400)
    table.wait(C)
    return table


def locked() -> Table:
    table = counting()
    table.play(A, "hold")
    return table


def naming() -> Table:
    table = position("LP25", held=HELD)
    table.set_dice("gold 6", "silver 6", "bronze 1")
    table.race(700, 500, 300)
    return table


def stealing() -> Table:
    table = naming()
    table.play(C, "name_thief", B)
    return table


def wishes() -> Table:
    table = position("LP22", "LP13", "LP01", held=HELD)
    table.set_dice("gold 6", "silver 6", "bronze 1")
    table.race(700, 500, None)
    table.play(B, "wish_refuse")
    return table


def swapping() -> Table:
    table = wishes()
    table.accept()
    return table


def two_rights() -> Table:
    table = position("LP25", seats=4)
    table.set_dice("bronze 2", "silver 2", "gold 6", "silver 6")
    table.race(300, 400, 900, 600)
    return table


def caravan() -> Table:
    table = granted("LP24", held=HELD)
    table.play(A, "caravan_pass", "B13")
    return table


def peeked() -> Table:
    table = granted("LP07", "B09", "B22", "B17", held=HELD)
    table.play(A, "look", "bronze")
    table.draw()
    return table


def searching_on() -> Table:
    table = searching("B20", "B01", held=[["ST1"], [], []], die=6, charmed=[A])
    table.draw(2)
    return table


def after_him() -> Table:
    left = ["B01", "B02", "B04", "B05", "B18", "B21"]
    table = searching("B01", gone=all_but("bronze", *left), die=4, options={"odds_hint": True})
    table.draw(2)
    return table


def placing() -> Table:
    table = searching("G22", "G01", "G24", chest="gold", held=[["ST7"], [], []])
    table.draw(3)
    table.stop()
    return table


def choosing() -> Table:
    cards = ("G01", "G02", "G04", "G05", "G22", "G08")
    options = {"my_precious": True}
    table = searching(*cards, chest="gold", die=6, gone=["B22"], ring=C, options=options)
    table.draw(6)
    table.play(A, "place_talisman", "emerald")
    return table


def left() -> Table:
    table = position("LP21", seats=4, options={"on_leave": "freeze"}, present=[A, B])
    table.leave(B)
    table.program(A, "gold 4")
    return table


def sealed_and_shown() -> Table:
    table = position("LP25", options={"lamp_mode": "sealed"})
    for seat, (words, token) in enumerate((("gold 4", 4), ("bronze 4", 2), ("silver 1", 5))):
        table.program(seat, words, token)
    return table


def over() -> Table:
    table = wishing("LP03", gone=all_but("silver", "S01", "S02", "S04", "S05", "S07"))
    table.accept()
    return table


MOMENTS: list[Callable[[], Table]] = [
    programming, dueling, sealing, getting_ready, counting, racing, locked, naming, stealing,
    wishes, swapping, two_rights, caravan, peeked, searching_on, after_him, placing, choosing,
    left, sealed_and_shown, over,
]  # fmt: skip
EVERY_MOMENT = pytest.mark.parametrize("moment", MOMENTS)


@EVERY_MOMENT
def test_e_worlds_that_fit(moment: Callable[[], Table]) -> None:
    """Whatever is made up for what is hidden, the one who imagines it would see the same."""
    table = moment()
    for viewer in table.viewers():
        for seed in range(6):
            world = imagined(table, viewer, seed)
            assert table.view(viewer) == ALADIN.view(world, viewer)
            assert ALADIN.study.components(table.state) == ALADIN.study.components(world)
            assert ALADIN.actors(table.state) == ALADIN.actors(world)


@EVERY_MOMENT
def test_positions_as_json(moment: Callable[[], Table]) -> None:
    table = moment()
    again = ALADIN.load(table.now())
    assert table.now() == ALADIN.dump(again)
    copy = ALADIN.clone(table.state)
    assert table.now() == ALADIN.dump(copy)
    for seat in table.actors()[:1]:
        before = table.now()
        ALADIN.apply(copy, seat, ALADIN.table.pace(copy).lapse[seat][0], Seeded(1))
        assert before == table.now()


# -- what is made up, and what is not


def worlds(table: Table, viewer: int | None, number: int = 60) -> list[dict[str, Any]]:
    return [cast("dict[str, Any]", ALADIN.dump(imagined(table, viewer, n))) for n in range(number)]


def test_e_programs_of_others_may_be_anything() -> None:
    table = programming()
    assert {(2, 6, 0)} == {tuple(world["programs"][A]) for world in worlds(table, A)}
    found = {tuple(world["programs"][A]) for world in worlds(table, B, 200)}
    assert 18 == len(found)
    assert {()} == {tuple(world["programs"][C]) for world in worlds(table, B)}


def test_e_tokens_of_others_are_among_those_they_have() -> None:
    table = sealing()
    assert {4} == {world["programs"][A][-1] for world in worlds(table, A)}
    assert {2, 4} == {world["programs"][A][-1] for world in worlds(table, B)}
    assert {1, 5} == {world["programs"][B][-1] for world in worlds(table, None)}


def test_e_reactions_of_others_may_be_anything() -> None:
    table = racing()
    own = {tuple(map(tuple, world["slaps"])) for world in worlds(table, A)}
    assert all((A, 400, 400, 400, 160) in slaps for slaps in own)
    assert {True, False} == {len(slaps) > 1 for slaps in own}  # C may have slapped
    assert {True, False} == {A in world["waited"] for world in worlds(table, B)}
    assert {True} == {C in world["waited"] for world in worlds(table, C)}


def test_e_an_early_press_is_known_to_oneself_only() -> None:
    table = counting()
    assert {(B,)} == {tuple(world["locked"]) for world in worlds(table, B)}
    assert {(), (B,)} == {tuple(world["locked"]) for world in worlds(table, A)}


def test_e_what_the_caravan_takes_along() -> None:
    table = caravan()
    assert {"B13"} == {world["passes"][A] for world in worlds(table, A)}
    assert {"B13", "ST1"} == {world["passes"][A] for world in worlds(table, B)}


def test_e_the_eye_is_remembered_by_the_one_who_looked() -> None:
    """B09 was drawn since; B22 and B17 are known to A, and may be anything to B."""
    table = peeked()
    assert ("B22", "B17") == notes_of(table, A)["tops"]["bronze"]
    assert (None, None) == notes_of(table, B)["tops"]["bronze"]
    assert {("B22", "B17")} == {tuple(world["tops"]["bronze"]) for world in worlds(table, A)}
    found = {tuple(world["tops"]["bronze"]) for world in worlds(table, B)}
    assert len(found) > 40
    assert all(2 == len(tops) for tops in found)


def test_e_a_look_at_a_place_looked_at_before() -> None:
    """What A sees of cards B has looked at is known to A from then on."""
    notes = ALADIN.mind.notes(3)
    for event in (
        Event("looked", (B, "bronze")),
        Event("gift", (C, "bronze", "B01")),
        Event("looked", (A, "bronze")),
        Event("peeked", (A, "bronze", ["B02", "B04", "B05"], 8), (A,)),
        Event("drew", (C, "bronze", "B02", 0)),
        Event("looked", (B, "bronze")),
    ):
        notes = ALADIN.mind.remember(notes, event)
    known = cast("Mapping[str, Any]", notes)
    assert ("B04", "B05", None) == known["tops"]["bronze"]
    assert {"bronze": 24, "silver": 26, "gold": 26} == known["piles"]


def test_e_a_memory_of_the_lamp_pile() -> None:
    """Refused and accepted cards lie under it in their order; what is turned up again is not."""
    table = wishes()
    assert ("LP22",) == notes_of(table, A)["under"]
    table.accept()
    assert ("LP22", "LP13") == notes_of(table, None)["under"]
    notes: Any = {**ALADIN.mind.notes(3), "under": tuple(LAMPS)}
    again = ALADIN.mind.remember(notes, Event("wish", (A, "LP01", "bronze_gift", 1)))
    assert tuple(LAMPS[1:]) == cast("Mapping[str, Any]", again)["under"]


def test_e_the_sorcerer_counts_as_a_card_gone() -> None:
    notes = ALADIN.mind.remember(ALADIN.mind.notes(2), Event("sorcerer", (A, "gold")))
    assert 25 == cast("Mapping[str, Any]", notes)["piles"]["gold"]


def test_e_what_everybody_is_told_is_for_everybody() -> None:
    """Only the Eye speaks to one player alone, and never again."""
    assert {"peeked"} == set(ALADIN.table.fleeting)
    table = peeked()
    assert {("peeked", (A,))} == {(e.key, e.to) for e in table.past if e.to is not None}


def test_e_order_of_piles_is_in_no_view() -> None:
    """Two worlds that differ only in what lies on top of the chests look the same to all."""
    one = position(held=HELD, tops={"bronze": ["B03", "B25"]})
    other = position(held=HELD, tops={"bronze": ["B01", "B02"]})
    for viewer in one.viewers():
        assert one.view(viewer) == other.view(viewer)


def test_e_rights_still_to_be_used() -> None:
    assert [{"value": 6, "seat": D}] == two_rights().common("rights")
