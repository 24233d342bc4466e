"""Two lost souls: A-56, A-57, A-64, and TT-60 to TT-63."""

from __future__ import annotations

import pytest

from fabletop.core.dealer import Event
from fabletop.games.tom_thumb.tests.table import (
    A,
    B,
    K,
    Table,
    begun,
    between,
    booted,
    faces_in,
    finding,
    inserting,
    keys,
    only,
    position,
    swapping,
)


def two(*cards: str, **said: object) -> Table:
    """A new turn of two players, A to find first; these cards will be turned up."""
    return started(position(*cards, seats=2, agenda=["begin_turn", "hide", "look"], **said))  # type: ignore[arg-type]


def started(table: Table) -> Table:
    table.look()
    return table


def finders(table: Table) -> list[int]:
    """Who finds the cards of a turn in which all goes well."""
    found = []
    while table.step() == "find":
        found += table.actors()
        table.flip(str(table.now()["named"]))
    return found


def test_a56_they_take_turns_and_nobody_asks() -> None:
    table = begun(2, oldest=(A,), seed=4)
    steps = []
    order = []
    for _ in range(2):
        order.append(finders(table))
        while table.step() != "find":
            steps.append(table.step())
            seat = table.actors()[0]
            action = ("vote", "continue") if table.step() == "between" else table.options(seat)[0]
            table.play(seat, *action)  # type: ignore[arg-type]
    assert [[A, B, A], [B, A, B]] == order
    assert {"swap", "between"} == set(steps)
    for seat in (A, B):
        assert "wrong-phase" == table.code(seat, "ask", "castle")


def test_a56_the_cards_are_public() -> None:
    table = two("marsh", "cave", "hill")
    assert [Event("hid", ()), Event("turn", (A, 1)), Event("asked", (A, "marsh"))] == table.events
    assert ("find", [A]) == table.phase()
    for viewer in table.viewers():
        view = table.view(viewer)
        assert ("marsh", A, None, True) == (
            view["named"], view["asked"], view["hand"], view["two"],
        )  # fmt: skip
        assert {"marsh"} == faces_in(view)
    told = table.flip("marsh")
    assert [
        Event("flipped", (A, 3, "marsh")),
        Event("found", (A, "marsh")),
        Event("asked", (B, "cave")),
    ] == told
    assert ("find", [B]) == table.phase()
    assert only(7, {3: "marsh"}) == table.shown()


def test_tt60_no_card_comes_twice_in_a_turn() -> None:
    for seed in range(60):
        table = two(then=seed)
        cards = []
        while table.step() == "find":
            cards.append(str(table.now()["named"]))
            table.flip(cards[-1])
        assert (3, 3) == (len(cards), len(set(cards)))


def test_a57_the_next_finder_swaps_and_begins() -> None:
    table = two("marsh", "cave", "hill", "river")
    assert [A, B, A] == finders(table)
    assert ("swap", [B]) == table.phase()
    assert "not-your-turn" == table.code(A, "swap", 2, 4)
    told = table.play(B, "swap", 2, 4)
    assert ["exchanged", "swapped", "hid", "passed", "voting"] == keys(told)
    assert Event("passed", (B,)) == told[3]
    table.vote("continue", "continue")
    assert ("find", [B]) == table.phase()


def test_a57_after_an_error_the_other_one_begins() -> None:
    table = two("marsh", "cave", "hill")
    table.flip("marsh")
    assert [B] == table.actors()
    table.flip("river")
    assert ("result", [A, B]) == table.phase()
    table.look()
    table.vote("continue", "continue")
    assert ("find", [A]) == table.phase()
    assert [1, 2] == table.of("ogre", "turn")


@pytest.mark.parametrize("wins", [0, 1, 2])
def test_tt61_after_an_error_of_one_the_other_begins(wins: int) -> None:
    table = two(then=5)
    for _ in range(wins):
        table.flip(str(table.now()["named"]))
    (loser,) = table.actors()
    table.flip("wolves")
    table.look()
    table.vote("continue", "continue")
    assert ("find", [1 - loser]) == table.phase()


def test_tt61_the_oldest_finds_first() -> None:
    assert [B] == begun(2, oldest=(B,)).actors()
    assert [A] == begun(2, oldest=(A,)).actors()


def lost_souls(**said: object) -> Table:
    """A has to find the marsh, and B comes next."""
    data = {"seats": 2, "asked": A, "guide": B, "hand": [], **said}
    return finding(**data)  # type: ignore[arg-type]


def test_tt62_both_may_call_help_about_the_one_who_does_not_search() -> None:
    for caller in (A, B):
        table = lost_souls()
        assert ("call_help", B) in table.options(caller)
        assert "not-a-helper" == table.code(caller, "call_help", A)
        told = table.play(caller, "call_help", B)
        assert [Event("helped", (caller, B, "marsh")), Event("ogre", ([1], 1))] == told
        assert ("find", [A]) == table.phase()
        assert ["help-called"] * 2 == [table.code(seat, "call_help", B) for seat in (A, B)]


def test_tt62_the_next_finder_inserts() -> None:
    table = inserting(seats=2, guide=B, then=1)
    assert ("insert", [B]) == table.phase()
    assert "not-your-turn" == table.code(A, "insert", "ogre_lair", 0)
    table.play(B, "insert", "ogre_lair", 0)
    table.look()
    table.vote("continue", "continue")
    assert ("find", [B]) == table.phase()


def test_tt63_a_pebble_asks_the_other_one() -> None:
    table = lost_souls()
    table.play(A, "pebble")
    assert ("advice", [B]) == table.phase()
    assert "not-your-turn" == table.code(A, "advise", 3)
    table.play(B, "advise", 3)
    assert ("find", [A]) == table.phase()
    assert "help-allowed" == table.code(B, "call_help", B)
    assert "pebble-spent" == table.code(A, "pebble")


@pytest.mark.parametrize("guide", [A, B])
@pytest.mark.parametrize(
    ("votes", "expected"),
    [
        (("tree", "continue"), "continue"),
        (("continue", "tree"), "continue"),
        (("tree", "boots"), "continue"),
        (("tree", "tree"), "tree"),
        (("boots", "boots"), "boots"),
    ],
)
def test_a64_two_must_agree(guide: int, votes: tuple[str, str], expected: str) -> None:
    table = between(seats=2, guide=guide, then=1)
    told = table.vote(*votes)
    assert [expected] == [event.args[0] for event in told if event.key == "decided"]
    used = {"tree": ["used", "ready"], "boots": ["ready", "used"]}.get(expected, ["ready"] * 2)
    assert used == table.of("tree", "boots")


def test_tt62_the_next_finder_wears_the_boots_and_begins_afterwards() -> None:
    for guide in (A, B):
        for wrong in ("", "wolves"):
            table = between(seats=2, guide=guide, ogre=2, then=3)
            table.vote("boots", "boots")
            cards = 0
            while table.step() == "boots":
                assert [guide] == table.actors()
                cards += 1
                table.flip(wrong or str(table.now()["named"]))
            assert ((1, 4) if wrong else (6, 0)) == (cards, table.state.ogre)
            assert ("result", [A, B]) == table.phase()
            table.look()
            assert ("find", [guide]) == table.phase()
            assert [1 - guide] == [table.state.finder]


def test_tt48_no_pebble_in_the_boots_for_two() -> None:
    table = booted(seats=2)
    assert ["no-pebble-in-boots"] * 2 == [table.code(seat, "pebble") for seat in (A, B)]
    assert "not-your-turn" == table.code(A, "flip", 0)


def test_tt60_the_third_right_card_moves_the_lantern() -> None:
    table = two("marsh", "cave", "hill")
    for card in ("marsh", "cave", "hill"):
        told = table.flip(card)
    assert Event("lantern", (2,)) == told[-1]
    assert only(7, {1: "hill", 3: "marsh", 5: "cave"}) == table.shown()


def test_tt62_a_swap_of_two_players_is_a_swap() -> None:
    table = swapping(seats=2, guide=B)
    table.play(B, "swap", 2, 6)
    assert [*K[:2], K[6], *K[3:6], K[2]] == table.circle()
    assert B == table.state.finder
