"""Deals: who is done, and when all are (BA-97)."""

from __future__ import annotations

import pytest

from fabletop.core.dealer import Event
from fabletop.games.basra.tests.deals import bazaar, robbers
from fabletop.games.basra.tests.table import A, B, C, D, Table, deal, event, keys


def flags(table: Table) -> str:
    """Who is done, as letters."""
    return "".join(letter for letter, done in zip("ABCD", table.now()["done"], strict=True) if done)


def test_ba97_done_twice_does_no_harm() -> None:
    table = bazaar()
    assert [event("done", C)] == table.done(C)
    before = table.now()
    assert [] == table.done(C)
    assert before == table.now()


def test_ba97_resume() -> None:
    table = bazaar()
    table.done(C)
    assert "C" == flags(table)
    assert [event("resumed", C)] == table.play(C, "resume")
    assert "" == flags(table)
    assert [] == table.play(C, "resume")


def test_ba97_who_is_done_may_still_act() -> None:
    table = bazaar()
    offer = table.offer(A, "any", give=["quacks-1"], price=10)
    table.done(B)
    table.accept(B, offer)
    assert ("B", ["forgers-2", "burglars-1", "quacks-1"]) == (flags(table), table.held(B))


def test_ba97_an_offer_wakes_both_sides() -> None:
    table = bazaar()
    table.done(A, B, C)
    assert "ABC" == flags(table)
    told = table.play(A, "offer", B, *deal(["quacks-1"]))
    assert [event("resumed", A), event("resumed", B)] == told[2:]
    assert "C" == flags(table)


def test_ba97_an_offer_to_all_wakes_everybody() -> None:
    table = bazaar()
    table.done(A, B, C)
    told = table.play(D, "offer", "any", *deal(["highwaymen-1"]))
    assert [event("resumed", seat) for seat in (A, B, C)] == told[2:]
    assert "" == flags(table)


def test_ba97_a_counter_wakes_the_maker() -> None:
    table = bazaar()
    offer = table.offer(A, "any", give=["quacks-1"], price=10)
    table.done(C, D)
    told = table.play(B, "counter", offer, *deal(money=10, want=["quacks-1"]))
    assert ["countered", "dealing", "offered"] == keys(told)
    assert "CD" == flags(table)


@pytest.mark.parametrize("verb", ["accept", "decline", "withdraw"])
def test_ba97_nothing_else_changes_a_flag(verb: str) -> None:
    table = bazaar()
    offer = table.offer(A, "any", give=["quacks-1"], price=10)
    table.done(B, C)
    actor = A if verb == "withdraw" else B
    table.play(actor, verb, offer, *(["no"] if verb == "decline" else []))
    assert "BC" == flags(table)


def test_ba97_dropping_does_not_make_one_done_in_the_first_window() -> None:
    table = robbers(held=[[], ["desert_raiders-1"], ["river_pirates-1"]])
    table.discard(B, "desert_raiders-1")
    assert ("AD", [B, C]) == (flags(table), table.actors())


def test_ba97_done_leaves_offers_of_others_to_all_alone() -> None:
    table = bazaar()
    table.offer(A, "any", give=["quacks-1"], price=10)
    table.offer(A, B, give=["quacks-1"], price=10)
    table.offer(B, C, give=["forgers-2"], price=10)
    table.offer(D, C, give=["highwaymen-1"], price=10)
    told = table.done(B)
    assert [
        event("done", B), event("declined", "o2", B, "no", to=(A, B)),
        event("withdrawn", "o3", B, to=(B, C)),
    ] == told  # fmt: skip
    assert ["o1", "o4"] == table.offers()


def test_ba97_done_again_closes_what_came_in_between() -> None:
    """B is done and keeps the flag; saying it again declines what was offered meanwhile."""
    table = bazaar()
    table.offer(A, "any", give=["quacks-1"], price=10)
    table.done(B)
    table.offer(C, B, give=["quacks-2"], price=10)
    assert "" == flags(table)
    table.done(B)
    assert ["o1"] == table.offers()


def test_ba97_the_phase_closes_with_the_last_and_nothing_is_open() -> None:
    table = bazaar()
    table.offer(A, "any", give=["quacks-1"], price=10)
    told = table.done(A, B, C, D)
    assert [Event("turn", (B,))] == told[-1:]
    assert [[], [], [], [0] * 4] == table.of("offers", "taking", "stale", "made")


def test_decision_o_an_accepter_who_was_done_stays_done() -> None:
    """C, not asked, buys a threatened bandit and can take time to drop it with resume."""
    table = robbers(held=[[], ["desert_raiders-1"]])
    offer = table.offer(B, "any", give=["desert_raiders-1"], price=30)
    table.done(A, C, D)
    table.accept(C, offer)
    assert "ACD" == flags(table)
    table.play(C, "resume")
    table.discard(C, "desert_raiders-1")
    assert 950 == table.money()[C]
