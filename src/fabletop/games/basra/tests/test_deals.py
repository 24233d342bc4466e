"""Deals: BA-85 to BA-97 and the decisions about them; scenario 84."""

from __future__ import annotations

import re
from typing import Any

import pytest

from fabletop.games.basra.tests.deals import HELD, bazaar, robbers
from fabletop.games.basra.tests.table import (
    BASRA,
    A,
    B,
    C,
    D,
    deal,
    event,
    keys,
    landed,
    opened,
    position,
)
from fabletop.text import LANGUAGES, Speaker

REASONS = ["no", "too_little", "too_dear", "need_it", "no_money"]


# -- where and when


def test_a84_deals_only_in_window20_and_bazaar() -> None:
    for table in (position(held=HELD), landed("m13", held=HELD)):
        assert table.step() in ("turn", "buy")
        for seat in range(4):
            terms = deal(give=["smugglers-1"], price=10)
            assert "wrong-phase" == table.code(seat, "offer", B, *terms)
            assert "wrong-phase" == table.code(seat, "accept", "o1")
            assert "wrong-phase" == table.code(seat, "done")


def test_ba85_nor_anywhere_else() -> None:
    tables = [landed("m49", held=HELD), landed("m33", held=HELD)]
    for table in tables:
        for seat in range(4):
            for verb in ("accept", "withdraw"):
                assert "wrong-phase" == table.code(seat, verb, "o1")
            assert "wrong-phase" == table.code(seat, "resume")


# -- offers


def test_ba89_what_an_offer_is() -> None:
    table = bazaar()
    told = table.play(A, "offer", B, *deal(["quacks-1"], 10, ["forgers-2"], 20))
    terms = {"give": ["quacks-1"], "give_money": 10, "want": ["forgers-2"], "want_money": 20}
    assert [opened("o1", A, B, **terms)] == table.now()["offers"]
    assert [
        event("dealing", A, B),
        event("offered", "o1", A, B, ["quacks-1"], 10, ["forgers-2"], 20, to=(A, B)),
    ] == told  # fmt: skip
    own = {"mine": True, "can_answer": False, "can_accept": False}
    asked = {"mine": False, "can_answer": True, "can_accept": True}
    assert [{**opened("o1", A, B, **terms), **own}] == table.view(A)["offers"]
    assert [{**opened("o1", A, B, **terms), **asked}] == table.view(B)["offers"]
    for stranger in (C, D, None):
        assert [] == table.view(stranger)["offers"]
    assert {"number": 1, "made": [1, 0, 0, 0], "offers": table.now()["offers"]} == table.changes()


def test_ba89_the_story_of_a_deal_has_no_gap_where_no_bandits_are() -> None:
    """Money for a bandit, a bandit for money, and a gift, in all languages."""
    terms: list[tuple[int, int | str, Any]] = [
        (A, B, deal([], 60, ["forgers-2"], 0)),
        (A, B, deal(["quacks-1"], 0, [], 60)),
        (A, B, deal(["quacks-1"], 0, [], 0)),
        (D, "any", deal(["highwaymen-1"], 0, [], 100)),
    ]
    for maker, to, what in terms:
        table = bazaar()
        told = table.play(maker, "offer", to, *what)
        told += table.accept(B, "o1")
        for language in LANGUAGES:
            speaker = Speaker("basra", language, "ABCD")
            for one in told:
                story = speaker.event(one, BASRA.about.events[one.key])
                assert not re.search(r"  |None|[^\w\s)] ?\+|\s[.,]", story), story
                assert not story.endswith((" ", ":")), story


def test_ba89_an_offer_to_all() -> None:
    table = bazaar()
    told = table.play(D, "offer", "any", *deal(["highwaymen-1"], price=100))
    assert [
        event("dealing", D, None), event("offered", "o1", D, None, ["highwaymen-1"], 0, None, 100),
    ] == told  # fmt: skip
    for viewer in table.viewers():
        (seen,) = table.view(viewer)["offers"]
        answers = viewer in (A, B, C)
        assert (None, viewer == D, answers, answers) == (
            seen["to"], seen["mine"], seen["can_answer"], seen["can_accept"],
        )  # fmt: skip


def test_ba89_crossing_offers_may_be_open_together() -> None:
    table = bazaar()
    table.offer(A, B, give=["quacks-1"], price=60)
    table.offer(B, A, money=40, want=["quacks-1"])
    table.offer(A, B, give=["quacks-1"], price=50)
    assert ["o1", "o2", "o3"] == table.offers()
    told = table.accept(A, "o2")
    assert [event("void", "o1", to=(A, B)), event("void", "o3", to=(A, B))] == told[1:]


def test_ba89_ids_count_through_the_whole_game() -> None:
    table = bazaar(number=7)
    assert "o8" == table.offer(A, B, give=["quacks-1"])
    table.done()
    assert (8, []) == (table.now()["number"], table.offers())


def test_ba92_the_first_to_accept_gets_it() -> None:
    table = bazaar()
    offer = table.offer(A, "any", give=["quacks-1"], price=20)
    table.accept(D, offer)
    for seat in (B, C):
        assert "offer-not-found" == table.code(seat, "accept", offer)
    assert ["highwaymen-1", "quacks-1"] == table.held(D)


# -- void and stale


def test_ba93_void_when_the_wanted_bandit_goes() -> None:
    table = bazaar()
    table.offer(A, B, money=20, want=["forgers-2"])
    table.offer(C, B, money=30, want=["forgers-2"])
    table.offer(B, D, give=["forgers-2"], price=40)
    told = table.accept(B, "o1")
    assert [event("void", "o2", to=(B, C)), event("void", "o3", to=(B, D))] == told[1:]
    assert "offer-not-found" == table.code(B, "accept", "o2")
    assert [] == table.now()["stale"]


def test_ba93_void_when_the_bandit_is_dropped() -> None:
    table = robbers()
    table.offer(B, "any", give=["desert_raiders-1"], price=20)
    table.offer(A, B, money=20, want=["desert_raiders-1"])
    table.offer(A, B, money=20, want=["desert_raiders-2"])
    told = table.discard(B, "desert_raiders-1")
    assert [event("void", "o1"), event("void", "o2", to=(A, B))] == told[1:]
    assert ["o3"] == table.offers()


def test_ba93_an_offer_to_all_that_is_void_is_told_to_all() -> None:
    table = bazaar()
    table.offer(A, "any", give=["quacks-1", "smugglers-1"], price=20)
    table.offer(A, B, give=["quacks-1"], price=20)
    table.accept(B, "o2")
    assert [event("accepted", B, A, ["quacks-1"], 0, None, 20), event("void", "o1")] == table.events


def test_decision_b_stale_by_dropping_too() -> None:
    """The fee for a dropped bandit may leave too little for an offer."""
    table = robbers(money=[1000, 50], held=[[], ["desert_raiders-1"], ["river_pirates-1"]])
    table.offer(B, C, money=50, want=["river_pirates-1"])
    told = table.discard(B, "desert_raiders-1")
    assert event("void", "o1", to=(B, C)) == told[1]
    assert "offer-stale" == table.code(C, "accept", "o1")
    assert [["o1", B, C]] == table.now()["stale"]


def test_decision_b_who_is_told_that_it_is_stale() -> None:
    table = bazaar(money=[100, 1000, 1000, 1000])
    table.offer(A, B, money=100, want=["forgers-2"])
    table.offer(A, C, money=100, want=["quacks-2"])
    table.offer(A, "any", give=["quacks-1"], money=100)
    told = table.accept(C, "o2")
    assert [event("void", "o1", to=(A, B)), event("void", "o3")] == told[1:]
    assert ["offer-stale"] * 2 == [table.code(seat, "accept", "o1") for seat in (A, B)]
    assert ["offer-not-found"] * 2 == [table.code(seat, "accept", "o1") for seat in (C, D)]
    assert ["offer-stale"] * 4 == [table.code(seat, "accept", "o3") for seat in range(4)]
    for verb, more in (("decline", ("no",)), ("withdraw", ()), ("counter", deal(["forgers-2"]))):
        assert "offer-not-found" == table.code(B, verb, "o1", *more)
    assert "offer-not-found" == table.code(A, "withdraw", "o1")
    own, of_all = ["o1", A, B], ["o3", A, -1]
    assert {A: [own, of_all], B: [own, of_all], C: [of_all], D: [of_all], None: [of_all]} == {
        viewer: table.view(viewer)["stale"] for viewer in table.viewers()
    }


def test_decision_b_with_just_enough_it_stays() -> None:
    table = bazaar(money=[200, 1000, 1000, 1000])
    table.offer(A, B, money=100, want=["forgers-2"])
    table.accept(C, table.offer(A, C, money=100, want=["quacks-2"]))
    assert ["o1"] == table.offers()
    assert None is table.code(B, "accept", "o1")


def test_decision_y_closed_is_closed() -> None:
    """The money comes back; the offer does not. It counts among the 8 and not among the 3."""
    table = bazaar(money=[100, 1000, 1000, 1000])
    table.offer(A, B, money=100, want=["forgers-2"])
    table.accept(C, table.offer(A, C, money=100, want=["quacks-2"]))
    table.accept(C, table.offer(A, C, give=["smugglers-1"], price=100))
    assert 100 == table.money()[A]
    assert "offer-stale" == table.code(B, "accept", "o1")
    assert (3, 3) == (table.view(A)["my_offers_left"], table.now()["made"][A])


def test_decision_y_forgotten_after_the_window() -> None:
    table = bazaar(money=[100, 1000, 1000, 1000])
    table.offer(A, B, money=100, want=["forgers-2"])
    table.accept(C, table.offer(A, C, money=100, want=["quacks-2"]))
    table.done()
    assert [[], [0] * 4, 2] == table.of("stale", "made", "number")


# -- counter, decline, withdraw


def test_ba94_a_counter_that_is_refused_changes_nothing() -> None:
    table = bazaar()
    offer = table.offer(A, B, give=["quacks-1"], price=60)
    assert "bad-amount" == table.code(B, "counter", offer, *deal(money=35, want=["quacks-1"]))
    assert "offer-empty" == table.code(B, "counter", offer, *deal(money=30))
    assert [offer] == table.offers()


def test_ba94_a_counter_to_an_offer_to_all() -> None:
    table = bazaar()
    offer = table.offer(A, "any", give=["quacks-1"], price=60)
    answer = table.counter(B, offer, money=30, want=["quacks-1"])
    assert [
        opened("o1", A, None, give=["quacks-1"], want_money=60, hidden=[B]),
        opened("o2", B, A, give_money=30, want=["quacks-1"], chain=1),
    ] == table.now()["offers"]
    assert "offer-not-yours" == table.code(B, "accept", offer)
    assert None is table.code(C, "accept", offer)
    table.accept(A, answer)
    assert [] == table.offers()


def test_decision_k_a_counter_may_be_about_something_else() -> None:
    table = bazaar()
    offer = table.offer(A, B, give=["quacks-1"], price=60)
    answer = table.counter(B, offer, give=["burglars-1"], want=["smugglers-2"])
    table.accept(A, answer)
    assert ["smugglers-1", "quacks-1", "burglars-1"] == table.held(A)


def test_a_chain_of_counters_is_counted() -> None:
    table = bazaar()
    offer = table.offer(A, B, give=["quacks-1"], price=60)
    offer = table.counter(B, offer, money=10, want=["quacks-1"])
    offer = table.counter(A, offer, give=["quacks-1"], price=40)
    table.counter(B, offer, money=30, want=["quacks-1"])
    assert [3] == [own["chain"] for own in table.now()["offers"]]
    assert [2, 2, 0, 0] == table.now()["made"]


@pytest.mark.parametrize("why", REASONS)
def test_decision_d_a_decline_says_why(why: str) -> None:
    table = bazaar()
    offer = table.offer(A, B, give=["quacks-1"], price=60)
    told = table.decline(B, offer, why)
    assert [event("declined", offer, B, why, to=(A, B))] == told
    assert [] == table.offers()


def test_ba95_the_maker_cannot_answer_and_others_cannot_withdraw() -> None:
    table = bazaar()
    offer = table.offer(A, B, give=["quacks-1"], price=60)
    for verb, more in (("accept", ()), ("decline", ("no",)), ("counter", deal(["quacks-1"]))):
        assert "offer-not-yours" == table.code(A, verb, offer, *more)
    assert "offer-not-yours" == table.code(B, "withdraw", offer)


def test_decision_h_what_two_others_have_going_is_not_there() -> None:
    table = bazaar()
    offer = table.offer(A, B, give=["quacks-1"], price=60)
    for seat in (C, D):
        for verb, more in (
            ("accept", ()), ("decline", ("no",)), ("withdraw", ()), ("counter", deal(HELD[seat])),
        ):  # fmt: skip
            assert "offer-not-found" == table.code(seat, verb, offer, *more)
    table.decline(B, offer)
    assert "offer-not-found" == table.code(C, "accept", offer)


def test_decision_k_an_offer_all_have_declined_stays() -> None:
    table = bazaar()
    offer = table.offer(A, "any", give=["quacks-1"], price=60)
    for seat in (B, C, D):
        table.decline(seat, offer)
    assert [B, C, D] == table.now()["offers"][0]["hidden"]
    assert [offer] == table.offers()
    assert [event("withdrawn", offer, A)] == table.withdraw(A, offer)


def test_decision_c_who_declined_an_offer_to_all() -> None:
    table = bazaar()
    offer = table.offer(A, "any", give=["quacks-1"], price=60)
    table.decline(B, offer, "too_dear")
    assert {A: [B], B: [B], C: [], D: [], None: []} == {
        viewer: table.view(viewer)["offers"][0]["hidden"] for viewer in table.viewers()
    }
    for viewer in (C, D, None):
        assert [] == table.heard(viewer)


def test_decision_c_what_becomes_of_an_offer_only_the_two_are_told() -> None:
    table = bazaar()
    offer = table.offer(A, B, give=["quacks-1"], price=60)
    assert [event("dealing", A, B)] == table.heard(C) == table.heard(None)
    answer = table.counter(B, offer, money=10, want=["quacks-1"])
    assert [event("dealing", B, A)] == table.heard(C) == table.heard(None)
    table.decline(A, answer)
    assert [] == table.heard(C)
    other = table.offer(A, B, give=["quacks-1"], price=20)
    table.withdraw(A, other)
    assert [] == table.heard(D)
    table.accept(B, table.offer(A, B, give=["quacks-1"]))
    assert ["accepted"] == keys(table.heard(D)) == keys(table.heard(None))


# -- limits


def test_ba96_eight_in_all() -> None:
    table = bazaar()
    for _ in range(8):
        table.decline(B, table.offer(A, B, give=["quacks-1"], price=60))
    assert "offer-limit" == table.code(A, "offer", B, *deal(give=["quacks-1"], price=60))
    assert "offer-limit" == table.code(A, "offer", "any", *deal(give=["quacks-1"], price=60))
    assert 0 == table.view(A)["my_offers_left"]
    assert "offer" not in [option[0] for option in table.options(A)]
    offer = table.offer(C, A, give=["quacks-2"])
    assert "offer-limit" == table.code(A, "counter", offer, *deal(give=["quacks-1"]))
    assert ["accept", "decline", "done", "resume"] == [option[0] for option in table.options(A)]


def test_ba96_counters_count() -> None:
    table = bazaar()
    for _ in range(8):
        offer = table.offer(A if _ < 4 else C, B, give=["quacks-1" if _ < 4 else "quacks-2"])
        answer = table.counter(B, offer, money=10, want=["quacks-1" if _ < 4 else "quacks-2"])
        table.decline(A if _ < 4 else C, answer)
    assert [4, 8, 4, 0] == table.now()["made"]
    assert "offer-limit" == table.code(B, "offer", A, *deal(give=["forgers-2"]))


def test_ba96_a_counter_needs_room_among_the_three() -> None:
    table = bazaar()
    for price in (10, 20, 30):
        table.offer(B, C, give=["forgers-2"], price=price)
    offer = table.offer(A, B, give=["quacks-1"], price=60)
    assert "offer-limit" == table.code(B, "counter", offer, *deal(money=30, want=["quacks-1"]))
    assert None is table.code(B, "accept", offer)


def test_ba96_counted_for_each_window() -> None:
    table = bazaar(number=3, made=[0] * 4)
    for _ in range(8):
        table.decline(B, table.offer(A, B, give=["quacks-1"], price=60))
    table.done()
    assert [0] * 4 == table.now()["made"]
