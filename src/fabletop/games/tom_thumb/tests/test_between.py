"""Between two turns: the vote, the Tree and the Boots: A-42 to A-53, A-79, A-77's server part."""

from __future__ import annotations

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
    begun,
    between,
    booted,
    finding,
    keys,
    only,
)

HAND = ("castle", "hill", "marsh")
CARDS = ("castle", "hill", "marsh", "river", "cave", "clearing")


def decision(table: Table, *choices: str) -> object:
    """What the table decides with these votes."""
    told = table.vote(*choices)
    (decided,) = [event.args[0] for event in told if event.key == "decided"]
    return decided


# -- the vote


def test_a42_the_tree_by_three_of_four() -> None:
    table = between(ogre=1)
    told = table.vote("tree", "tree", "tree", "continue")
    assert [
        Event("voted", (A, "tree")),
        Event("voted", (B, "tree")),
        Event("voted", (C, "tree")),
        Event("voted", (D, "continue")),
        Event("decided", ("tree",)),
        Event("ogre", ([2], 2)),
        Event("showed", (K, 20)),
    ] == told
    assert ("tree_look", [A, B, C, D]) == table.phase()
    assert [2, "used", "ready"] == table.of("ogre", "tree", "boots")
    assert K == table.shown()
    pace = TOM.table.pace(table.state)
    assert (20, {seat: [("ready",)] for seat in (A, B, C, D)}) == (pace.lasts, pace.lapse)
    for viewer in table.viewers():
        assert [None] * 4 == table.view(viewer)["votes"]
    table = between(*HAND, ogre=1)
    table.vote("tree", "tree", "tree", "continue")
    assert [Event("hid", ()), Event("turn", (B, 2))] == table.time_out()
    assert [None] * 7 == table.shown()
    assert ("ask", [B]) == table.phase()


def test_tt47_the_look_from_the_tree_ends_when_all_are_ready() -> None:
    table = between(*HAND, options={"look_seconds": 33})
    table.vote("tree", "tree", "tree", "tree")
    assert 33 == TOM.table.pace(table.state).lasts
    for seat in (A, B, C):
        assert [] == table.play(seat, "ready")
    assert K == table.shown()
    assert ["hid", "turn"] == keys(table.play(D, "ready"))


@pytest.mark.parametrize(
    ("votes", "expected"),
    [
        (("tree", "tree", "continue", "continue"), "tree"),  # B is the coming Guide
        (("tree", "continue", "tree", "continue"), "continue"),
        (("boots", "boots", "continue", "continue"), "boots"),
        (("boots", "continue", "continue", "boots"), "continue"),
        (("tree", "tree", "boots", "boots"), "tree"),
        (("boots", "tree", "boots", "tree"), "tree"),
        (("tree", "boots", "boots", "tree"), "boots"),
        (("continue", "tree", "continue", "continue"), "continue"),
        (("tree", "continue", "tree", "tree"), "tree"),
    ],
)
def test_a43_the_coming_guide_breaks_a_tie_of_four(votes: tuple[str, ...], expected: str) -> None:
    table = between(*("castle", "hill", "marsh"), then=1)
    assert expected == decision(table, *votes)
    step = {"tree": "tree_look", "boots": "boots", "continue": "ask"}[expected]
    assert step == table.step()


def test_a43_a_guide_without_a_vote_breaks_no_tie() -> None:
    for guide, expected in ((A, "continue"), (B, "tree"), (C, "tree"), (D, "continue")):
        table = between(seats=5, guide=guide, present=[B, C, D, 4], then=1)
        assert [B, C, D, 4] == table.actors()
        for seat, vote in ((B, "tree"), (C, "tree"), (D, "continue"), (4, "continue")):
            told = table.play(seat, "vote", vote)
        assert [expected] == [event.args[0] for event in told if event.key == "decided"]


def test_a44_nothing_has_a_majority() -> None:
    table = between(seats=5, then=1)
    assert "continue" == decision(table, "tree", "tree", "boots", "boots", "continue")
    assert ["ready", "ready", 0, "ask"] == [*table.of("tree", "boots", "ogre"), table.step()]


def test_a44_unanimous_means_all() -> None:
    options = {"collective": "unanimous"}
    table = between(seats=5, then=1, options=options)
    assert "continue" == decision(table, "tree", "tree", "tree", "tree", "continue")
    assert "ready" == table.state.tree
    assert "tree" == decision(between(seats=5, then=1, options=options), *["tree"] * 5)
    table = between(then=1, options=options)
    assert "continue" == decision(table, "tree", "tree", "continue", "continue")


@pytest.mark.parametrize(
    ("present", "votes", "expected"),
    [
        ([C], {C: "tree"}, "tree"),
        ([B, C], {B: "tree", C: "continue"}, "continue"),
        ([B, C], {B: "tree", C: "tree"}, "tree"),
        ([A, B, C], {A: "tree", B: "continue", C: "tree"}, "tree"),
        ([A, B, C], {A: "tree", B: "boots", C: "continue"}, "continue"),
        ([], {A: "tree", B: "continue", C: "tree", D: "tree"}, "tree"),
    ],
)
def test_tt46_the_people_who_are_there_decide(
    present: list[int], votes: dict[int, str], expected: str
) -> None:
    table = between(present=present, then=1)
    assert (present or [A, B, C, D]) == table.actors() == table.view(None)["entitled"]
    for seat in {A, B, C, D} - set(votes):
        assert "not-your-turn" == table.code(seat, "vote", "tree")
        assert [] == table.options(seat)
    for seat, choice in votes.items():
        told = table.play(seat, "vote", choice)
    assert [expected] == [event.args[0] for event in told if event.key == "decided"]


def test_tt46_a_vote_may_be_changed_until_all_have_voted() -> None:
    table = between(then=1)
    table.vote("tree", "tree", "continue")
    question = table.state.decision
    assert [Event("voted", (A, "boots"))] == table.play(A, "vote", "boots")
    assert [Event("voted", (A, "continue"))] == table.play(A, "vote", "continue")
    assert ("between", [D], question) == (*table.phase(), table.state.decision)
    for viewer in table.viewers():
        assert ["continue", "tree", "continue", None] == table.view(viewer)["votes"]
    assert Event("decided", ("continue",)) == table.play(D, "vote", "boots")[1]
    assert "wrong-phase" == table.code(A, "vote", "tree")


def test_tt46_who_does_not_vote_goes_on() -> None:
    table = between(then=1)
    table.play(A, "vote", "tree")
    table.play(C, "vote", "tree")
    pace = TOM.table.pace(table.state)
    assert (30, {B: (("vote", "continue"),), D: (("vote", "continue"),)}) == (
        pace.lasts, pace.lapse,
    )  # fmt: skip
    assert "decided" in keys(table.time_out())
    assert ("ask", "ready") == (table.step(), table.state.tree)


def test_tt46_three_votes_that_came_in_time_count() -> None:
    table = between(then=1)
    for seat in (A, C, D):
        table.play(seat, "vote", "tree")
    table.time_out()
    assert ("tree_look", "used") == (table.step(), table.state.tree)


def test_tt46_all_options_of_a_vote() -> None:
    votes = [("vote", "boots"), ("vote", "continue"), ("vote", "tree")]
    assert votes == between().options(A)
    assert votes[1:] == between(boots="used").options(A)
    assert votes[:2] == between(tree="absent").options(A)


def test_a45_one_thing_between_two_turns_and_each_thing_once() -> None:
    table = between(*HAND, then=1)
    table.vote("tree", "tree", "tree", "tree")
    table.look()
    assert ("ask", [B]) == table.phase()
    table.fail()
    table.look()
    assert ("between", [A, B, C, D]) == table.phase()
    for seat in (A, B, C, D):
        assert [("vote", "boots"), ("vote", "continue")] == table.options(seat)
        assert "token-gone" == table.code(seat, "vote", "tree")
    table.vote("boots", "boots", "boots", "boots")
    assert ("boots", [C]) == table.phase()
    table.flip("wolves")
    table.look()
    assert ("ask", [C]) == table.phase()
    table.fail()
    assert ["hid", "passed", "turn"] == keys(table.look())  # and nothing is left to decide
    assert ("ask", [D]) == table.phase()


def test_tt45_no_vote_where_nothing_is_left() -> None:
    table = finding(tree="used", boots="used", then=1)
    table.flip("river")
    assert ["hid", "passed", "turn"] == keys(table.look())
    assert ("ask", [B]) == table.phase()


def test_tt71_who_may_vote_is_told_only_during_the_vote() -> None:
    table = between(then=1)
    assert [A, B, C, D] == table.view(C)["entitled"]
    table.vote("continue", "continue", "continue", "continue")
    assert ("ask", [], [None] * 4) == (
        table.step(), table.view(C)["entitled"], table.view(C)["votes"],
    )  # fmt: skip


# -- the Tree


def test_a46_the_tree_with_five_loses_without_a_look() -> None:
    table = between(ogre=5, played=4, turn=5)
    told = table.vote("tree", "tree", "tree", "tree")
    assert [
        Event("decided", ("tree",)),
        Event("ogre", ([6], 6)),
        Event("over", ("lost",)),
    ] == told[4:]
    assert "showed" not in keys(table.past)
    assert ("over", "lost") == (table.step(), table.state.ended)


def test_tt82_the_turn_the_tree_prevented_was_not_played() -> None:
    table = begun(mode="custom", ogre_start=4, seed=2)
    table.fail()
    table.look()
    table.vote("tree", "tree", "tree", "tree")
    summary = {"spaces": 1, "ogre": 6, "pebbles": 3, "turns": 1, "mode": "custom"}
    assert Outcome("lost", (), (2, 2, 2, 2), (), (summary,) * 4) == TOM.outcome(table.state)


def test_tt82_nor_the_one_the_boots_prevented() -> None:
    table = begun(mode="custom", ogre_start=3, seed=2)
    table.fail()
    table.look()
    table.vote("boots", "boots", "boots", "boots")
    table.flip("wolves")
    summary = {"spaces": 1, "ogre": 6, "pebbles": 3, "turns": 1, "mode": "custom"}
    assert summary == table.view(None)["summary"]


def test_a77_the_server_takes_a_dangerous_vote_without_asking() -> None:
    table = between(ogre=5)
    assert [None, None] == [table.code(A, "vote", "tree"), table.code(A, "vote", "boots")]


# -- the Boots


def wearing(*cards: str, **said: object) -> Table:
    """The table has decided for the Boots; these cards will be turned up."""
    table = between(*cards, **said)
    table.vote("boots", "boots", "boots", "boots")
    return table


def test_a47_all_six_found() -> None:
    table = wearing(*CARDS, *HAND, ogre=3, lantern=3)
    assert [Event("decided", ("boots",)), Event("asked", (B, "castle"))] == table.events[1:]
    for number, card in enumerate(CARDS):
        assert ("boots", [B]) == table.phase()
        for viewer in table.viewers():
            view = table.view(viewer)
            assert (card, B, None) == (view["named"], view["asked"], view["hand"])
            found = {K.index(name): name for name in CARDS[:number]}
            assert only(7, found) == view["circle"]
        told = table.flip(card)
        if number < 5:
            assert [
                Event("flipped", (B, K.index(card), card)),
                Event("found", (B, card)),
                Event("asked", (B, CARDS[number + 1])),
            ] == told
    assert [Event("boots_done", (B,)), Event("ogre_back", ([3, 2], 1))] == told[2:]
    assert ("result", [A, B, C, D]) == table.phase()
    assert [face if face != "wolves" else None for face in K] == table.shown()
    assert [1, 3, "used", "ready"] == table.of("ogre", "lantern", "boots", "tree")
    assert [Event("hid", ()), Event("turn", (B, 2))] == table.look()
    assert [None] * 7 == table.shown()
    assert ("ask", [B]) == table.phase()
    assert [3, 6, list(HAND)] == [
        table.state.lantern, len(table.deck()), sorted(table.view(B)["hand"] or ()),
    ]  # fmt: skip
    table.fail()
    assert Event("ogre", ([2], 2)) == table.events[-1]  # and tile 2 is the next again


@pytest.mark.parametrize(
    ("before", "back", "after"), [(0, [], 0), (1, [1], 0), (2, [2, 1], 0), (5, [5, 4], 3)]
)
def test_a48_as_many_go_back_as_there_are(before: int, back: list[int], after: int) -> None:
    table = wearing(*CARDS, ogre=before)
    for card in CARDS:
        told = table.flip(card)
    assert Event("ogre_back", (back, after)) == told[-1]
    assert (after, "result") == (table.state.ogre, table.step())


@pytest.mark.parametrize("wrong", ["clearing", "wolves"])
@pytest.mark.parametrize(("cost", "tiles", "after"), [(2, [2, 3], 3), (1, [2], 2)])
def test_a49_a50_an_error_at_the_fourth_card(
    wrong: str, cost: int, tiles: list[int], after: int
) -> None:
    table = wearing(*CARDS[:4], *HAND, ogre=1, lantern=3, options={"boots_fail_cost": cost})
    for card in CARDS[:3]:
        table.flip(card)
    told = table.flip(wrong)
    assert [Event("boots_failed", (B,)), Event("ogre", (tiles, after))] == told[2:]
    error = ("wolves", (B, "river")) if wrong == "wolves" else ("missed", (B, "river", wrong))
    assert [Event("flipped", (B, K.index(wrong), wrong)), Event(*error)] == told[:2]
    assert ("result", [A, B, C, D]) == table.phase()
    open_now = {K.index(face): face for face in (*CARDS[:3], wrong)}
    assert only(7, open_now) == table.shown()
    assert [after, "used", 3] == table.of("ogre", "boots", "lantern")
    assert [Event("hid", ()), Event("turn", (B, 2))] == table.look()
    assert [None] * 7 == table.shown()
    assert ("ask", [B]) == table.phase()


def test_a51_no_pebble_and_nobody_else() -> None:
    table = booted()
    assert "no-pebble-in-boots" == table.code(B, "pebble")
    assert "no-pebble-in-boots" == table.code(C, "pebble")
    assert "not-your-turn" == table.code(C, "flip", 0)
    assert "wrong-phase" == table.code(B, "call_help", C)
    assert [("flip", index) for index in range(7)] == table.options(B)
    assert [[]] * 3 == [table.options(seat) for seat in (A, C, D)]


@pytest.mark.parametrize(("before", "tiles"), [(4, [5, 6]), (5, [6])])
@pytest.mark.parametrize("wrong", ["hill", "wolves"])
def test_a52_an_error_that_loses(before: int, tiles: list[int], wrong: str) -> None:
    table = booted(ogre=before)
    told = table.flip(wrong)
    assert [
        Event("boots_failed", (B,)),
        Event("ogre", (tiles, 6)),
        Event("over", ("lost",)),
    ] == told[2:]
    assert ("over", 6, "lost") == (table.step(), table.state.ogre, table.state.ended)


def test_a52_it_costs_one_with_the_spanish_rule() -> None:
    table = booted(ogre=4, options={"boots_fail_cost": 1})
    table.flip("wolves")
    assert (5, "result") == (table.state.ogre, table.step())
    table = booted(ogre=5, options={"boots_fail_cost": 1})
    table.flip("wolves")
    assert (6, "over") == (table.state.ogre, table.step())


@pytest.mark.parametrize(("circle", "cards"), [(K, 6), (K8, 7), (K10, 9)])
def test_tt49a_all_cards_in_play_have_to_be_found(circle: list[str], cards: int) -> None:
    table = wearing(circle=circle, then=4, ogre=2)
    turned_up = []
    while table.step() == "boots":
        card = str(table.now()["named"])
        turned_up.append(card)
        table.flip(card)
    assert (cards, sorted(set(circle) - {"wolves"})) == (len(turned_up), sorted(turned_up))
    assert (0, "result") == (table.state.ogre, table.step())


def test_tt48_a_tile_already_found_cannot_be_turned_again() -> None:
    table = wearing("castle", "hill")
    table.flip("castle")
    assert "face-up" == table.code(B, "flip", 0)


def test_a53_no_boots_in_fabulous_mode() -> None:
    table = between(options={"mode": "fabulous"})
    assert "token-gone" == table.code(A, "vote", "boots")
    assert [("vote", "continue"), ("vote", "tree")] == table.options(A)
    assert "token-gone" == between(boots="used").code(A, "vote", "boots")


def test_a79_the_boots_do_not_pass_the_deck_on() -> None:
    for wrong in ("", "wolves"):
        table = wearing(turn=5, played=4, then=2)
        while table.step() == "boots":
            table.flip(wrong or str(table.now()["named"]))
        table.look()
        assert ("ask", [B]) == table.phase()
        assert Event("turn", (B, 5)) == table.events[-1]
        assert [B, 5] == table.of("guide", "turn")
        assert [C, D, A] == table.view(B)["coming"]
        table.fail()
        table.look()
        assert [C, 6] == table.of("guide", "turn")


def test_tt49a_the_order_of_the_cards_is_chance() -> None:
    first = {str(wearing(then=seed).now()["named"]) for seed in range(80)}
    assert set(CARDS) == first


@pytest.mark.parametrize(
    ("ogre", "cost", "expected"),
    [
        (3, 2, []),
        (4, 2, ["boots"]),
        (4, 1, []),
        (5, 1, ["boots", "tree"]),
        (5, 2, ["boots", "tree"]),
    ],
)
def test_a77_everybody_is_told_what_is_at_stake(ogre: int, cost: int, expected: list[str]) -> None:
    data = {"seats": 4, "circle": K, "ogre": ogre, "agenda": ["count_votes", "between"]}
    s = TOM.load({**data, "options": {"boots_fail_cost": cost}})
    assert expected == TOM.view(s, None)["at_stake"]
    assert expected == TOM.view(s, 2)["at_stake"]
