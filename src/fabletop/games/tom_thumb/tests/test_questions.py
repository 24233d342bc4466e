"""The three questions of a turn, errors and the Ogre: A-09 to A-19, A-24, A-32, A-33, A-62."""

from __future__ import annotations

import pytest

from fabletop.core.dealer import Event
from fabletop.core.game import Outcome
from fabletop.games.tom_thumb.tests.table import (
    K8,
    TOM,
    A,
    B,
    C,
    D,
    E,
    F,
    K,
    Table,
    asking,
    begun,
    faces_in,
    finding,
    keys,
    last_question,
    only,
    position,
)

# -- who is asked


def asked_in(table: Table) -> list[int]:
    """Whoever is asked while all goes well, up to the swap."""
    found: list[int] = []
    while table.step() != "swap":
        if table.step() == "ask":
            coming = table.view(None)["coming"]
            table.ask(str(table.now()["hand"][0]))  # type: ignore[index]
            assert coming[0] == table.actors()[0]
        assert table.actors() == [table.view(None)["asked"]]
        found += table.actors()
        table.flip(str(table.now()["named"]))
    return found


def test_a09_four_players() -> None:
    assert [B, C, D] == asked_in(asking())


def test_a10_three_players() -> None:
    assert [B, C, B] == asked_in(asking(seats=3))
    assert [A, B, A] == asked_in(asking(seats=3, guide=C))


def test_a11_six_players() -> None:
    assert [F, A, B] == asked_in(asking(seats=6, guide=E))


def test_tt12_five_players() -> None:
    assert [E, A, B] == asked_in(asking(seats=5, guide=D))


@pytest.mark.parametrize(
    ("seats", "guide", "coming"),
    [(4, A, [B, C, D]), (3, C, [A, B, A]), (6, E, [F, A, B]), (5, B, [C, D, E])],
)
def test_tt91_the_guide_sees_who_will_be_asked(seats: int, guide: int, coming: list[int]) -> None:
    table = asking(seats=seats, guide=guide)
    assert coming == table.view(guide)["coming"]
    table.ask("marsh")
    assert [] == table.view(guide)["coming"]
    table.flip("marsh")
    assert coming[1:] == table.view(guide)["coming"]


# -- asking


def test_a12_the_guide_asks_for_one_of_his_places() -> None:
    table = asking()
    assert "not-in-hand" == table.code(A, "ask", "river")
    assert "not-your-turn" == table.code(B, "ask", "marsh")
    assert [("ask", "castle"), ("ask", "cave"), ("ask", "marsh")] == table.options(A)
    assert [Event("asked", (B, "marsh"))] == table.play(A, "ask", "marsh")
    assert {
        "hand": ["castle", "cave"],
        "asked": B,
        "named": "marsh",
        "agenda": ["find"],
        "decision": 2,
        "clock": 2,
    } == table.changes()
    for viewer in table.viewers():
        view = table.view(viewer)
        assert ("marsh", B, "find", [B]) == (
            view["named"], view["asked"], view["step"], view["actors"],
        )  # fmt: skip
    for viewer in table.others():
        assert {"marsh"} == faces_in(table.view(viewer))
    assert ["castle", "cave"] == table.view(A)["hand"]


def test_tt13_a_card_is_asked_once() -> None:
    table = asking()
    table.ask("marsh")
    table.flip("marsh")
    assert "not-in-hand" == table.code(A, "ask", "marsh")
    assert [("ask", "castle"), ("ask", "cave")] == table.options(A)


def test_a13_the_third_place_is_asked_by_itself() -> None:
    table = asking()
    table.ask("marsh")
    table.flip("marsh")
    table.ask("castle")
    told = table.flip("castle")
    assert [
        Event("flipped", (C, 0, "castle")),
        Event("found", (C, "castle")),
        Event("asked", (D, "cave")),
    ] == told
    assert ("find", [D]) == table.phase()
    assert [[], "cave", D, 2] == table.of("hand", "named", "asked", "found")
    assert [] == table.view(A)["hand"]


# -- finding


def test_a14_the_right_tile_stays_open_and_the_next_is_asked() -> None:
    table = finding()
    told = table.play(B, "flip", 3)
    assert [Event("flipped", (B, 3, "marsh")), Event("found", (B, "marsh"))] == told
    assert only(7, {3: "marsh"}) == table.shown()
    assert ("ask", [A]) == table.phase()
    assert [0, 1, 1, None, None] == table.of("ogre", "lantern", "found", "named", "asked")
    table.ask("castle")
    assert ("find", [C]) == table.phase()
    assert only(7, {3: "marsh"}) == table.shown()
    table.flip("castle")
    assert only(7, {0: "castle", 3: "marsh"}) == table.shown()


def test_a15_tiles_that_cannot_be_turned_up() -> None:
    table = finding("cave", asked=C, found=1, up=[3], hand=["castle"])
    assert "face-up" == table.code(C, "flip", 3)
    assert "bad-index" == table.code(C, "flip", 7)
    assert "not-your-turn" == table.code(B, "flip", 0)
    flips = [("flip", index) for index in (0, 1, 2, 4, 5, 6)]
    assert [*flips, ("pebble",)] == table.options(C)


def second_question(**said: object) -> Table:
    """Marsh is found, and C is asked for the cave; A still holds the castle."""
    return finding("cave", asked=C, found=1, up=[3], hand=["castle"], **said)


def test_a16_a_wrong_place() -> None:
    table = second_question()
    told = table.play(C, "flip", 4)
    assert [
        Event("flipped", (C, 4, "river")),
        Event("missed", (C, "cave", "river")),
        Event("ogre", ([1], 1)),
    ] == told
    assert ("result", [A, B, C, D]) == table.phase()
    assert {
        "ogre": 1,
        "up": [3, 4],
        "hand": [],
        "unready": [A, B, C, D],
        "agenda": ["pass_on", "hide", "result"],
        "decision": 2,
    } == table.changes()
    told = table.look()
    assert [Event("hid", ()), Event("passed", (B,)), Event("voting", ([A, B, C, D],))] == told
    assert ("between", [A, B, C, D]) == table.phase()
    assert [1, B, 2, [], [], 0] == table.of("lantern", "guide", "turn", "up", "hand", "found")
    assert D not in [event.args[0] for event in table.past if event.key == "asked"]


def test_a17_the_wolves() -> None:
    table = second_question()
    told = table.play(C, "flip", 2)
    assert [
        Event("flipped", (C, 2, "wolves")),
        Event("wolves", (C, "cave")),
        Event("ogre", ([1, 2], 2)),
    ] == told
    assert ("result", [A, B, C, D]) == table.phase()
    assert only(7, {2: "wolves", 3: "marsh"}) == table.shown()
    assert [2, 1] == table.of("ogre", "lantern")
    table.look()
    assert [None] * 7 == table.shown()
    assert [B, "between"] == [table.state.finder, table.step()]


def test_a18_another_card_of_the_guide_is_wrong() -> None:
    table = asking()
    table.ask("marsh")
    told = table.play(B, "flip", 0)
    assert [
        Event("flipped", (B, 0, "castle")),
        Event("missed", (B, "marsh", "castle")),
        Event("ogre", ([1], 1)),
    ] == told
    assert [1, "result"] == [table.state.ogre, table.step()]


def test_a19_cards_not_asked_go_back_unseen() -> None:
    table = asking("castle marsh cave", "hill", "river", "clearing")
    table.ask("marsh")
    table.play(B, "flip", 1)
    table.look()
    table.vote("continue", "continue", "continue", "continue")
    assert {"marsh", "hill"} == faces_in(table.past)
    for viewer in table.viewers():
        assert {"castle", "cave"}.isdisjoint(faces_in(table.view(viewer)))
    assert ["castle", "cave", "clearing", "hill", "marsh", "river"] == table.deck()
    assert 6 == table.view(None)["cards"]
    assert ["clearing", "hill", "river"] == sorted(table.view(B)["hand"] or ())


def test_tt21_the_guide_gives_his_cards_back_at_once() -> None:
    table = second_question()
    table.play(C, "flip", 4)
    assert None is table.view(A)["hand"]
    assert {"marsh", "river", "cave"} == faces_in(table.view(A))


def test_tt38_the_deck_goes_round() -> None:
    table = begun(oldest=(C,))
    guides = []
    for wins in (True, False, True, False, False):
        guides.append(table.state.finder)
        table.succeed() if wins else table.fail()
        table.go_on()
        assert len(table.circle()) - 1 == len(table.deck())
    assert [C, D, A, B, C] == guides
    turns = [event.args for event in table.past if event.key == "turn"]
    assert [(C, 1), (D, 2), (A, 3), (B, 4), (C, 5), (D, 6)] == turns


# -- the Ogre


@pytest.mark.parametrize(
    ("before", "tile", "tiles", "after"),
    [
        (0, 4, [1], 1),
        (3, 4, [4], 4),
        (4, 4, [5], 5),
        (0, 2, [1, 2], 2),
        (2, 2, [3, 4], 4),
        (3, 2, [4, 5], 5),
    ],
)
def test_tt43_tiles_are_turned_up_in_their_order(
    before: int, tile: int, tiles: list[int], after: int
) -> None:
    table = second_question(ogre=before)
    assert Event("ogre", (tiles, after)) == table.play(C, "flip", tile)[-1]
    assert (after, "result") == (table.state.ogre, table.step())


def lost(table: Table, told: list[Event]) -> None:
    assert Event("over", ("lost",)) == told[-1]
    assert [6, "lost", [], A] == table.of("ogre", "ended", "agenda", "guide")
    assert ("over", []) == table.phase()
    assert not {"hid", "passed", "voting"} & set(keys(told))


def test_a32_a_wrong_place_with_five() -> None:
    table = second_question(ogre=5)
    told = table.play(C, "flip", 4)
    lost(table, told)
    assert ["flipped", "missed", "ogre", "over"] == keys(told)
    assert Event("ogre", ([6], 6)) == told[2]


@pytest.mark.parametrize(("before", "tiles"), [(5, [6]), (4, [5, 6])])
def test_a33_the_wolves_at_the_end(before: int, tiles: list[int]) -> None:
    table = second_question(ogre=before)
    told = table.play(C, "flip", 2)
    lost(table, told)
    assert ["flipped", "wolves", "ogre", "over"] == keys(told)
    assert Event("ogre", (tiles, 6)) == told[2]


def test_tt82_what_is_written_down_after_a_loss() -> None:
    table = second_question(ogre=5, lantern=3, pebbles=2, played=7, turn=7)
    table.play(C, "flip", 4)
    summary = {"spaces": 3, "ogre": 6, "pebbles": 2, "turns": 7, "mode": "basic"}
    assert Outcome("lost", (), (2, 2, 2, 2), (), (summary,) * 4) == TOM.outcome(table.state)
    assert summary == table.view(None)["summary"]


def test_section_g_example_4_legendary() -> None:
    """One tile lies open from the start; 1 + 2 + 1 + 2 = 6."""
    table = begun(mode="legendary")
    for face, ogre in (("wolves", 3), ("", 4), ("wolves", 6)):
        table.fail(face)
        assert ogre == table.state.ogre
        table.go_on()
    assert ("over", "lost", 3) == (table.step(), table.state.ended, table.state.played)


def test_a62_after_the_end_everything_is_refused() -> None:
    for ended in ("won", "lost", "aborted"):
        table = position(agenda=[], ended=ended)
        for seat in (A, B, C, D, E, None):
            for action in (
                ("ready",),
                ("ask", "castle"),
                ("flip", 0),
                ("pebble",),
                ("call_help", C),
                ("advise", None),
                ("swap", 0, 1),
                ("insert", "cave", 0),
                ("vote", "continue"),
                ("undo",),
                (),
            ):
                assert "game-over" == table.code(seat, *action)
        assert [[]] * 4 == [table.options(seat) for seat in (A, B, C, D)]


def test_tt81_help_called_after_the_last_tile_comes_too_late() -> None:
    table = last_question(lantern=9, ogre=5)
    table.flip("cave")
    assert "game-over" == table.code(A, "call_help", C)
    assert "won" == table.state.ended


def test_tt15_eight_tiles_can_all_be_turned_up() -> None:
    table = finding("ogre_lair", circle=K8)
    assert "bad-index" == table.code(B, "flip", 8)
    table.flip("ogre_lair")
    assert only(8, {7: "ogre_lair"}) == table.shown()


def test_tt98_leaving_with_abort_ends_without_a_result() -> None:
    table = finding(options={"on_leave": "abort"})
    assert [Event("aborted", (C,)), Event("over", ("aborted",))] == table.leave(C)
    assert Outcome("aborted", (), (), ()) == TOM.outcome(table.state)
    assert ("over", []) == table.phase()
    assert K == table.circle()
    assert [] == table.leave(D)
