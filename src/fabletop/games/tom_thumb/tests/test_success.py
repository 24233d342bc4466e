"""Three found: the Lantern, the swap, the bridges and the end: A-20 to A-31, A-66, A-67."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from fabletop.core.dealer import Event
from fabletop.core.game import Outcome
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
    faces_in,
    inserting,
    keys,
    last_question,
    only,
    swapping,
)

# -- the Lantern


def test_a20_the_lantern_goes_on_and_the_tiles_stay_open() -> None:
    table = asking()
    table.ask("castle")
    table.play(B, "flip", 0)
    table.ask("marsh")
    table.play(C, "flip", 3)
    told = table.play(D, "flip", 5)
    assert [
        Event("flipped", (D, 5, "cave")),
        Event("found", (D, "cave")),
        Event("lantern", (2,)),
    ] == told
    assert ("swap", [A]) == table.phase()
    assert only(7, {0: "castle", 3: "marsh", 5: "cave"}) == table.shown()
    assert [2, 0, [], None, None] == table.of("lantern", "ogre", "hand", "asked", "named")


def test_a31_the_cottage_wins_at_once() -> None:
    table = last_question(lantern=9, ogre=5, pebbles=1, played=13)
    told = table.play(D, "flip", 5)
    assert ["flipped", "found", "lantern", "over"] == keys(told)
    assert [Event("lantern", (10,)), Event("over", ("won",))] == told[2:]
    assert [10, "won", [], []] == table.of("lantern", "ended", "agenda", "waiting")
    assert ("over", []) == table.phase()
    summary = {"spaces": 10, "ogre": 5, "pebbles": 1, "turns": 13, "mode": "basic"}
    everybody = (A, B, C, D)
    assert Outcome("won", everybody, (1, 1, 1, 1), (), (summary,) * 4) == TOM.outcome(table.state)


@pytest.mark.parametrize(
    ("path", "length"), [("standard", 10), ("eleven", 11), ("short", 8)]
)  # section (i)
def test_a31_where_the_cottage_is(path: str, length: int) -> None:
    table = last_question(lantern=length - 2, circle=K10, options={"path": path})
    table.play(D, "flip", 5)
    assert ("swap", length - 1) == (table.step(), table.state.lantern)
    table = last_question(lantern=length - 1, circle=K10, options={"path": path})
    table.play(D, "flip", 5)
    assert ("over", "won") == (table.step(), table.state.ended)


# -- the swap


def test_a21_swaps_that_cannot_be() -> None:
    table = swapping()
    assert "face-up" == table.code(A, "swap", 2, 3)
    assert "face-up" == table.code(A, "swap", 3, 2)
    assert "same-tile" == table.code(A, "swap", 2, 2)
    assert "bad-index" == table.code(A, "swap", 2, 9)
    assert "bad-index" == table.code(A, "swap", 9, 2)
    assert "not-your-turn" == table.code(B, "swap", 2, 6)
    swaps = [("swap", a, b) for a, b in permutations((1, 2, 4, 6), 2)]
    assert swaps == table.options(A)
    assert [[]] * 3 == [table.options(seat) for seat in (B, C, D)]


def test_a22_the_wolves_are_here() -> None:
    table = swapping()
    told = table.play(A, "swap", 2, 6)
    assert ["castle", "hill", "clearing", "marsh", "river", "cave", "wolves"] == table.circle()
    assert [
        Event("exchanged", (A,)),
        Event("swapped", (A, 2, 6)),
        Event("hid", ()),
        Event("passed", (B,)),
        Event("voting", ([A, B, C, D],)),
    ] == told
    for viewer in table.viewers():
        assert set() == faces_in(table.view(viewer))


def test_a23_nobody_is_told_that_the_wolves_were_not_there() -> None:
    wrong, right = swapping(), swapping()
    told = wrong.play(A, "swap", 1, 4)
    assert ["castle", "river", "wolves", "marsh", "hill", "cave", "clearing"] == wrong.circle()
    assert [Event("exchanged", (A,)), Event("swapped", (A, 1, 4))] == told[:2]
    assert keys(right.play(A, "swap", 2, 6)) == keys(told)
    for viewer in wrong.viewers():
        assert right.view(viewer) == wrong.view(viewer)
        assert right.log(viewer) == wrong.log(viewer)


def test_tt28_the_swap_cannot_be_left_out() -> None:
    table = swapping()
    assert {"swap"} == {option[0] for option in table.options(A)}
    assert "wrong-phase" == table.code(A, "ready")


def test_a24_after_the_swap_the_next_guide_leads() -> None:
    table = swapping("castle", "hill", "river")
    table.play(A, "swap", 2, 6)
    assert [None] * 7 == table.shown()
    assert (["castle", "cave", "clearing", "hill", "marsh", "river"], B) == (
        table.deck(), table.state.finder,
    )  # fmt: skip
    assert 6 == table.view(None)["cards"]
    table.vote("continue", "continue", "continue", "continue")
    assert ("ask", [B]) == table.phase()
    assert ["castle", "hill", "river"] == table.view(B)["hand"]


# -- the bridges


def crossing(lantern: int, *draws: str, **said: object) -> Table:
    """The Lantern has just come to this space, and the swap is done."""
    table = swapping(*draws, lantern=lantern, **said)
    table.play(A, "swap", 2, 6)
    return table


@pytest.mark.parametrize("new", ["ogre_lair", "lost_hut", "stone_bridge"])
def test_a25_the_stone_bridge_brings_one_tile(new: str) -> None:
    table = last_question(new, lantern=4)
    table.play(D, "flip", 5)
    assert [5, "swap"] == [table.state.lantern, table.step()]
    told = table.play(A, "swap", 2, 6)
    assert [
        Event("exchanged", (A,)),
        Event("swapped", (A, 2, 6)),
        Event("hid", ()),
        Event("bridge", ("bridge_stone",)),
        Event("new_tiles", ([new],)),
        Event("added", (1,)),
    ] == told
    assert ("insert", [A]) == table.phase()
    for viewer in table.viewers():
        view = table.view(viewer)
        assert ([new], [None] * 7) == (view["waiting"], view["circle"])
        assert {new} == faces_in(view)
    aside = {"ogre_lair", "lost_hut", "stone_bridge"} - {new}
    assert aside == set(table.now()["aside"])  # type: ignore[call-overload]


def test_tt33_chance_says_which() -> None:
    drawn = Counter(str(crossing(5, then=seed).now()["waiting"]) for seed in range(300))
    assert {"['ogre_lair']", "['lost_hut']", "['stone_bridge']"} == set(drawn)
    assert all(70 < count < 130 for count in drawn.values())


def test_a26_a_new_tile_goes_behind_its_gap() -> None:
    table = inserting()
    told = table.play(A, "insert", "ogre_lair", 2)
    assert [
        "castle", "hill", "wolves", "ogre_lair", "marsh", "river", "cave", "clearing",
    ] == table.circle()  # fmt: skip
    assert [Event("inserted", (A, "ogre_lair", 2))] == told
    assert only(8, {3: "ogre_lair"}) == table.shown()
    table = inserting()
    table.play(A, "insert", "ogre_lair", 6)
    assert [*K, "ogre_lair"] == table.circle()
    assert only(8, {7: "ogre_lair"}) == table.shown()
    table = inserting()
    table.play(A, "insert", "ogre_lair", 0)
    assert [K[0], "ogre_lair", *K[1:]] == table.circle()


def test_a27_the_new_tile_is_shown_and_its_card_joins_the_deck() -> None:
    table = inserting("ogre_lair", "ogre_lair", "hill", "river")
    table.play(A, "insert", "ogre_lair", 2)
    assert ("new_look", [A, B, C, D]) == table.phase()
    assert only(8, {3: "ogre_lair"}) == table.shown()
    pace = TOM.table.pace(table.state)
    assert (8, 2, {seat: [("ready",)] for seat in (A, B, C, D)}) == (
        pace.lasts, pace.shows, pace.lapse,
    )  # fmt: skip
    told = table.time_out()
    assert [Event("hid", ()), Event("passed", (B,)), Event("voting", ([A, B, C, D],))] == told
    assert [None] * 8 == table.shown()
    assert [
        "castle", "cave", "clearing", "hill", "marsh", "ogre_lair", "river",
    ] == table.deck()  # fmt: skip
    assert (7, B) == (table.view(None)["cards"], table.state.finder)
    table.vote("continue", "continue", "continue", "continue")
    assert ["hill", "ogre_lair", "river"] == sorted(table.view(B)["hand"] or ())


def test_a28_the_wooden_bridge_brings_the_last_two() -> None:
    table = last_question("stone_bridge", "lost_hut", lantern=7, circle=K8)
    table.play(D, "flip", 5)
    assert 8 == table.state.lantern
    told = table.play(A, "swap", 2, 6)
    assert [
        Event("bridge", ("bridge_wood",)),
        Event("new_tiles", (["stone_bridge", "lost_hut"],)),
        Event("added", (2,)),
    ] == told[3:]
    for viewer in table.viewers():
        assert ["stone_bridge", "lost_hut"] == table.view(viewer)["waiting"]
    first = [("insert", "lost_hut", gap) for gap in range(8)]
    assert [*first, *[("insert", "stone_bridge", gap) for gap in range(8)]] == table.options(A)
    assert [Event("inserted", (A, "lost_hut", 3))] == table.play(A, "insert", "lost_hut", 3)
    assert ("insert", [A]) == table.phase()
    assert [("insert", "stone_bridge", gap) for gap in range(9)] == table.options(A)
    for viewer in table.viewers():
        assert ["stone_bridge"] == table.view(viewer)["waiting"]
    assert only(9, {4: "lost_hut"}) == table.shown()
    table.play(A, "insert", "stone_bridge", 8)
    assert ("new_look", [A, B, C, D]) == table.phase()
    assert only(10, {4: "lost_hut", 9: "stone_bridge"}) == table.shown()
    assert ([4, 9], [], []) == (table.state.new, table.now()["aside"], table.now()["waiting"])
    assert (10, 9) == (len(table.circle()), len(table.deck()))
    table.look()
    assert [None] * 10 == table.shown()
    assert ([], 9) == (table.state.new, table.view(None)["cards"])


@pytest.mark.parametrize(
    ("first", "second", "circle", "new"),
    [
        (3, 3, "c h w m lost stone r v l o", [4, 5]),
        (3, 4, "c h w m stone lost r v l o", [4, 5]),
        (3, 0, "c lost h w m stone r v l o", [1, 5]),
        (3, 8, "c h w m stone r v l o lost", [4, 9]),
        (7, 7, "c h w m r v l o lost stone", [8, 9]),
    ],
)
def test_tt35_the_second_gap_is_counted_with_the_first_tile(
    first: int, second: int, circle: str, new: list[int]
) -> None:
    table = inserting("stone_bridge lost_hut", circle=K8, lantern=8)
    table.play(A, "insert", "stone_bridge", first)
    table.play(A, "insert", "lost_hut", second)
    names = dict(zip(list("chwmrvlo"), K8, strict=True))
    names |= {"stone": "stone_bridge", "lost": "lost_hut"}
    expected = [names[letter] for letter in circle.split()]
    assert expected == table.circle()
    assert new == table.state.new == table.view(None)["new"]
    assert only(10, {index: expected[index] for index in new}) == table.shown()


def test_a29_insertions_that_cannot_be() -> None:
    table = inserting("stone_bridge lost_hut", circle=K8, lantern=8)
    assert "not-your-turn" == table.code(B, "insert", "lost_hut", 0)
    assert "bad-gap" == table.code(A, "insert", "lost_hut", 8)
    assert "bad-gap" == table.code(A, "insert", "lost_hut", -1)
    assert "not-offered" == table.code(A, "insert", "castle", 0)
    assert "not-offered" == table.code(A, "insert", "ogre_lair", 0)
    table.play(A, "insert", "lost_hut", 0)
    assert "not-offered" == table.code(A, "insert", "lost_hut", 0)
    assert None is table.code(A, "insert", "stone_bridge", 8)


def test_a30_no_tile_without_a_bridge() -> None:
    table = last_question(lantern=5, circle=K8)
    table.play(D, "flip", 5)
    assert 6 == table.state.lantern
    told = table.play(A, "swap", 2, 6)
    assert ["exchanged", "swapped", "hid", "passed", "voting"] == keys(told)
    assert 8 == len(table.circle())


@pytest.mark.parametrize(
    ("path", "grows"),
    [
        ("standard", {5: 1, 8: 2}),
        ("eleven", {5: 1, 9: 2}),
        ("short", {4: 1, 7: 2}),
    ],
)
def test_tt32_where_the_bridges_are(path: str, grows: dict[int, int]) -> None:
    table = begun(path=path, seed=3)
    added = {}
    while table.step() != "over":
        table.succeed()
        if table.step() == "swap":
            told = table.play(table.state.finder, *table.options(table.state.finder)[0])  # type: ignore[arg-type]
            count = [event.args[0] for event in told if event.key == "added"]
            if count:
                added[table.state.lantern] = count[0]
            table.go_on()
    assert (grows, "won") == (added, table.state.ended)


def test_tt36_an_error_on_a_space_behind_a_bridge_adds_nothing() -> None:
    table = asking(lantern=5, circle=K8)
    table.fail()
    assert ["hid", "passed", "voting"] == keys(table.look())
    assert 8 == len(table.circle())


# -- whole games


def test_a66_a_whole_game_on_the_standard_path() -> None:
    table = begun(seed=5)
    grown: list[tuple[int, int]] = []
    while table.step() != "over":
        table.succeed()
        if table.step() != "swap":
            continue
        table.play(table.state.finder, *table.options(table.state.finder)[-1])  # type: ignore[arg-type]
        size = len(table.circle())
        new = table.view(None)["waiting"]
        laid: set[str] = set()
        while table.step() == "insert":
            for viewer in table.viewers():  # each is open for all before it is laid ...
                assert set(new) - laid == set(table.view(viewer)["waiting"])
            place = table.view(None)["waiting"][0]
            table.play(table.state.finder, "insert", place, 2)
            laid.add(place)
            assert laid == {face for face in table.shown() if face}  # ... and after it
        if new:
            grown.append((table.state.lantern, len(table.circle()) - size))
            assert ("new_look", 8) == (table.step(), TOM.table.pace(table.state).lasts)
            assert set(new) == {face for face in table.shown() if face}
            table.time_out()
            assert [None] * len(table.circle()) == table.shown()
        table.go_on()
    assert ([(5, 1), (8, 2)], "won") == (grown, table.state.ended)
    assert 10 == len(table.circle())


def test_a67_nine_good_turns_and_four_bad_ones() -> None:
    table = begun(seed=11)
    turns = ["", "", "wolves", "", "", "hill?", "", "", "wrong", "", "", "wrong", ""]
    assert 13 == len(turns)
    for turn in turns:
        assert ("ask", None) == (table.step(), TOM.outcome(table.state))
        if not turn:
            table.succeed()
        else:
            table.fail("wolves" if turn == "wolves" else "")
        table.go_on()
    summary = {"spaces": 10, "ogre": 5, "pebbles": 3, "turns": 13, "mode": "basic"}
    everybody = (A, B, C, D)
    assert Outcome("won", everybody, (1, 1, 1, 1), (), (summary,) * 4) == TOM.outcome(table.state)
    for viewer in table.viewers():
        view = table.view(viewer)
        assert ("won", summary) == (view["ended"], view["summary"])
    assert ["ready", "ready"] == table.of("tree", "boots")
