"""Storm and angles, dark forest, vast forest: A-54, A-55, A-61, A-63."""

from __future__ import annotations

from math import dist

import pytest

from fabletop.core.dealer import Event, Scripted
from fabletop.core.options import Word
from fabletop.games.tom_thumb.content import BOX
from fabletop.games.tom_thumb.tests.table import (
    K8,
    K10,
    TOM,
    A,
    B,
    C,
    D,
    K,
    Table,
    asking,
    begun,
    deal,
    finding,
    keys,
    only,
    position,
    swapping,
)

# -- the storm


def on_screen(table: Table, seat: int, tile: int) -> float:
    """TT-90: where a seat sees a tile, clockwise from the top."""
    view = table.view(seat)
    return (tile * 360 / len(view["circle"]) - view["angles"][seat] + 180) % 360


STORM = {"storm": True}


def test_a54_tile_0_of_seat_0_in_the_storm() -> None:
    seen = [on_screen(asking(options=STORM, turn=turn), A, 0) for turn in (1, 2, 3, 4, 5)]
    assert [180, 90, 0, 270, 180] == seen
    calm = [on_screen(asking(turn=turn), A, 0) for turn in (1, 2, 3, 4)]
    assert [180] * 4 == calm


def test_a54_all_tiles_turn_alike() -> None:
    for turn, angle in ((1, 180), (2, 90), (3, 0), (4, 270)):
        table = asking(options=STORM, turn=turn)
        for tile in range(7):
            expected = (tile * 360 / 7 + angle) % 360
            assert expected == pytest.approx(on_screen(table, A, tile))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("storm", [False, True])
def test_tt90_the_angle_of_every_seat(seats: int, storm: bool) -> None:
    for turn in (1, 2, 3, 9):
        blown = (turn - 1) * 360 // seats if storm else 0
        options: dict[str, Word] = {"storm": storm}
        table = position(seats=seats, turn=turn, options=options)
        expected = [(seat * 360 // seats + blown) % 360 for seat in range(seats)]
        for viewer in table.viewers():  # Decision i: all angles are sent to all
            view = table.view(viewer)
            assert (expected, (180 + blown) % 360) == (view["angles"], view["common_angle"])
        common = position(seats=seats, turn=turn, options={**options, "view": "common"})
        assert [(180 + blown) % 360] * seats == common.view(A)["angles"]


def test_a55_the_storm_comes_with_the_new_guide_and_before_the_vote() -> None:
    table = finding(options=STORM)
    assert [0, 90, 180, 270] == table.view(None)["angles"]
    table.flip("river")
    assert [0, 90, 180, 270] == table.view(None)["angles"]  # the result is seen as before
    assert [
        Event("hid", ()),
        Event("passed", (B,)),
        Event("storm", (2,)),
        Event("voting", ([A, B, C, D],)),
    ] == table.look()
    assert [90, 180, 270, 0] == table.view(None)["angles"]
    table.vote("tree", "tree", "tree", "tree")
    assert "tree_look" == table.step()
    assert [90, 180, 270, 0] == table.view(None)["angles"]
    assert (90, K) == (on_screen(table, A, 0), table.shown())


def test_a55_none_before_the_first_turn() -> None:
    table = begun(storm=True)
    assert "storm" not in keys(table.past)
    assert [0, 90, 180, 270] == table.view(None)["angles"]
    calm = begun()
    calm.fail()
    calm.look()
    assert "storm" not in keys(calm.past)


def test_tt54_each_turn_once_and_with_every_mode() -> None:
    for mode in ("basic", "fabulous", "legendary"):
        table = begun(storm=True, mode=mode, seed=6)
        for turn in (1, 2, 3):
            table.succeed()
            table.go_on()
            shifts = [event.args for event in table.past if event.key == "storm"]
            assert [(k,) for k in range(2, turn + 2)] == shifts
        assert table.view(None)["angles"] == [270, 0, 90, 180]


def test_tt54_turn_order_does_not_change() -> None:
    table = begun(storm=True, oldest=(A,))
    for guide, asked in ((A, B), (B, C), (C, D)):
        assert ("ask", [guide]) == table.phase()
        assert asked == table.view(None)["coming"][0]
        table.fail()
        table.go_on()


# -- the dark forest


def test_a61_only_the_wolves_are_shown() -> None:
    faces = [BOX.face[name] for name in K]
    dealer = Scripted(sorted(set(faces) - {BOX.face["wolves"]}), (), [faces])
    options: dict[str, Word] = {"dark_forest": True, "oldest": (A,), "look_seconds": 40}
    table = Table(TOM.setup(4, options, dealer), dealer)
    table.dealer = Scripted([BOX.face["castle"], BOX.face["cave"], BOX.face["marsh"]])
    assert [Event("showed", (only(7, {2: "wolves"}), 5))] == [e for s in (A, B, C, D) for e in table.play(s, "loaded")]  # noqa: E501  # fmt: skip
    assert only(7, {2: "wolves"}) == table.shown()
    assert (5, "absent", "ready") == (
        TOM.table.pace(table.state).lasts, table.state.tree, table.state.boots,
    )  # fmt: skip
    table.look()
    assert [None] * 7 == table.shown()
    assert ("ask", [A]) == table.phase()
    table.ask("castle")
    table.flip("castle")
    assert only(7, {0: "castle"}) == table.shown()
    table.ask("cave")
    table.flip("hill")
    assert only(7, {0: "castle", 1: "hill"}) == table.shown()
    table.look()
    assert [("vote", "boots"), ("vote", "continue")] == table.options(A)
    assert "token-gone" == table.code(A, "vote", "tree")


@pytest.mark.parametrize("mode", ["basic", "fabulous", "legendary", "custom"])
def test_a61_no_face_is_sent_before_its_tile_is_turned_up(mode: str) -> None:
    for seed in range(6):
        table = deal(seed=seed, dark_forest=True, mode=mode)
        assert "absent" == table.state.tree
        known = {"wolves"}
        while table.step() != "over":
            for face in table.shown():
                assert face is None or face in known
            seat = table.actors()[0]
            options = [o for o in table.options(seat) if o[0] != "pebble"]
            told = table.play(seat, *options[seed % len(options)])  # type: ignore[arg-type]
            for event in told:
                if event.key == "showed":
                    assert {None, "wolves"} == set(event.args[0])  # type: ignore[call-overload]
                if event.key == "flipped":
                    known.add(str(event.args[2]))
                if event.key == "new_tiles":
                    known.update(event.args[0])  # type: ignore[arg-type]


def test_a61_new_tiles_are_shown_as_usual() -> None:
    table = swapping("ogre_lair", lantern=5, options={"dark_forest": True})
    told = table.play(A, "swap", 2, 6)
    assert Event("new_tiles", (["ogre_lair"],)) in told
    table.play(A, "insert", "ogre_lair", 6)
    assert only(8, {7: "ogre_lair"}) == table.shown()


# -- the vast forest

SPOTS = [[100, 300], [300, 300], [500, 300], [700, 300], [900, 300], [300, 500], [500, 500]]


def test_a63_a_swap_moves_the_tiles_and_not_their_spots() -> None:
    table = swapping(options={"vast_forest": True}, spots=SPOTS, up=[0, 1, 3])
    table.play(A, "swap", 2, 5)
    assert ["castle", "hill", "cave", "marsh", "river", "wolves", "clearing"] == table.circle()
    assert SPOTS == table.now()["spots"] == table.view(C)["spots"]


def test_a63_a_new_tile_gets_a_free_spot_by_itself() -> None:
    table = swapping("ogre_lair", options={"vast_forest": True}, spots=SPOTS, lantern=5, then=8)
    told = table.play(A, "swap", 2, 6)
    assert [
        Event("bridge", ("bridge_stone",)),
        Event("new_tiles", (["ogre_lair"],)),
        Event("added", (1,)),
        Event("scattered", ("ogre_lair", 7)),
    ] == told[3:]
    assert ("new_look", [A, B, C, D]) == table.phase()
    assert only(8, {7: "ogre_lair"}) == table.shown()
    spots = table.view(None)["spots"]
    assert spots is not None
    assert SPOTS == spots[:7]
    assert all(dist(spots[7], spot) >= 170 for spot in SPOTS)
    assert "ogre_lair" == table.circle()[7]


def test_a63_the_wooden_bridge_in_the_vast_forest() -> None:
    spots = [*SPOTS, [700, 500]]
    options = {"vast_forest": True}
    table = swapping(options=options, spots=spots, lantern=8, circle=K8, then=8)
    table.play(A, "swap", 2, 6)
    assert ("new_look", [8, 9]) == (table.step(), table.state.new)
    assert {"lost_hut", "stone_bridge"} == set(table.circle()[8:])
    assert [None] * 8 == table.shown()[:8]
    assert set(K10) == set(table.circle())
    assert 2 == keys(table.events).count("scattered")
    assert (8, 9) == tuple(e.args[1] for e in table.events if e.key == "scattered")


def test_tt65_spots_are_a_tile_apart_and_chance() -> None:
    seen: set[tuple[int, int]] = set()
    for seed in range(40):
        table = deal(seed=seed, vast_forest=True)
        spots = table.view(None)["spots"]
        assert spots is not None
        assert 7 == len(spots)
        seen.update((x, y) for x, y in spots)
        for n, spot in enumerate(spots):
            assert all(dist(spot, other) >= 170 for other in spots[:n])
            assert all(85 <= x <= 915 for x in spot)  # whole tiles on the table, 1000 wide
    assert len(seen) > 200


def test_tt65_coordinates_stay_for_the_whole_game() -> None:
    table = begun(vast_forest=True, seed=9)
    before = table.view(None)["spots"]
    while table.step() != "over":
        table.succeed()
        table.go_on()
        now = table.view(None)["spots"]
        assert before is not None
        assert now is not None
        assert before == now[: len(before)]
        before = now
    assert ("won", 10) == (table.state.ended, len(before or ()))
    assert "insert" not in {event.key for event in table.past}
    assert None is begun().view(None)["spots"]
