"""Section d.9: every code, and of several reasons the first. Scenarios 9, 17, 28, 39, 43 and 82."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fabletop.core.refusals import Refusal
from fabletop.games.basra.refusals import REFUSALS
from fabletop.games.basra.rules import ACTIONS
from fabletop.games.basra.tests.table import (
    BASRA,
    A,
    B,
    C,
    D,
    Table,
    deal,
    gang,
    landed,
    last_move,
    position,
)

Sent = tuple[object, ...]

HELD = [["quacks-1"], ["desert_raiders-1", "burglars-1"], ["river_pirates-1", "burglars-2"]]


def turn() -> Table:
    return position(held=HELD, square="m16", hands=[[1, 3], [4], [1], [1]])


def buying() -> Table:
    return landed("m39", held=[[], gang("thieves")], money=[50])


def naming() -> Table:
    return landed("m49", held=HELD)


def window20() -> Table:
    return landed("m35", held=HELD)


def window100() -> Table:
    return landed("m35", held=HELD, black=2)


def tribute() -> Table:
    return landed("m33", held=HELD)


def bazaar() -> Table:
    return landed("m40", held=HELD)


def brisk() -> Table:
    return landed("m23", held=HELD, options={"brisk_trade": "retire"})


def starting() -> Table:
    table = last_move(seats=4)
    table.move(1)
    return table


def over() -> Table:
    table = last_move(seats=4, lap=2)
    table.move(1)
    return table


QUESTIONS: dict[str, Callable[[], Table]] = {
    "turn": turn, "buy": buying, "choose_gang": naming, "window20": window20,
    "window100": window100, "tribute": tribute, "bazaar": bazaar, "brisk_trade": brisk,
    "choose_starter": starting,
}  # fmt: skip
DEALING = {"offer", "counter", "accept", "decline", "withdraw", "done", "resume"}
# Table d.1: what can be done when.
LEGAL = {
    "turn": {"retire", "move"},
    "buy": {"buy", "end_buy"},
    "choose_gang": {"choose_gang"},
    "window20": {"discard", *DEALING},
    "window100": {"discard", "done", "resume"},
    "tribute": {"give"},
    "bazaar": DEALING,
    "brisk_trade": {"retire", "done", "resume"},
    "choose_starter": {"choose_starter"},
}
# Well formed, whether it makes sense or not.
SAMPLE: dict[str, Sent] = {
    "retire": (("quacks-1",),),
    "move": (1, None),
    "buy": ("thieves", None),
    "end_buy": (),
    "choose_gang": ("thieves",),
    "discard": (("desert_raiders-1",),),
    "give": ("quacks-1",),
    "offer": (B, ("quacks-1",), 0, (), 10),
    "counter": ("o1", ("quacks-1",), 0, (), 10),
    "accept": ("o1",),
    "decline": ("o1", "no"),
    "withdraw": ("o1",),
    "done": (),
    "resume": (),
    "choose_starter": (A,),
}


def test_a82_spectators_and_nonsense() -> None:
    for make in QUESTIONS.values():
        table = make()
        assert "not-seated" == table.code(None, "done")
        assert "not-seated" == table.code(4, "done")
        assert "not-seated" == table.code(-1, "teleport")
        assert "unknown-action" == table.code(table.actors()[0], "teleport")


def test_the_questions_are_what_they_say() -> None:
    assert list(QUESTIONS) == [make().step() for make in QUESTIONS.values()]
    assert set(ACTIONS) == set(SAMPLE)


def test_in_the_order_of_the_table() -> None:
    """Each of these is wrong in every way that comes after it, too."""
    assert "not-seated" == over().code(None, "teleport", decision=-5)
    assert "game-over" == over().code(D, "teleport", decision=-5)
    assert "unknown-action" == turn().code(D, "teleport", decision=-5)
    assert "wrong-phase" == turn().code(D, "done", "x", decision=-5)
    assert "not-your-turn" == turn().code(D, "move", "x", decision=-5)
    assert "not-asked" == tribute().code(A, "give", 7, decision=-5)
    assert "stale" == turn().code(A, "move", "x", decision=-5)
    assert "stale" == window20().code(B, "discard", 7, decision=-5)
    assert "bad-params" == turn().code(A, "move", "x")


@pytest.mark.parametrize("step", QUESTIONS)
@pytest.mark.parametrize("verb", ACTIONS)
def test_wrong_phase_is_for_everybody(step: str, verb: str) -> None:
    table = QUESTIONS[step]()
    for seat in range(4):
        refusal = table.refused(seat, verb, *SAMPLE[verb])
        if verb in LEGAL[step]:
            assert refusal is None or refusal.code != "wrong-phase"
        else:
            assert Refusal("wrong-phase", "BA-88", {"ask": step}) == refusal


@pytest.mark.parametrize(
    ("step", "asked"),
    [("turn", [A]), ("buy", [A]), ("choose_gang", [A]), ("choose_starter", [B])],
)
def test_not_your_turn(step: str, asked: list[int]) -> None:
    table = QUESTIONS[step]()
    for verb in LEGAL[step]:
        for seat in range(4):
            refusal = table.refused(seat, verb, "x", "y")
            expected = "bad-params" if seat in asked else "not-your-turn"
            assert (expected, REFUSALS[expected]) == (refusal and refusal[:2])
            if seat not in asked:
                assert {"seats": asked} == (refusal and refusal.args)


@pytest.mark.parametrize(
    ("step", "asked"),
    [("window100", [B, C]), ("tribute", [B, C]), ("brisk_trade", [A, B, C]),
     ("window20", [A, B, C, D]), ("bazaar", [A, B, C, D])],
)  # fmt: skip
def test_not_asked(step: str, asked: list[int]) -> None:
    table = QUESTIONS[step]()
    for verb in LEGAL[step]:
        for seat in range(4):
            expected = "bad-params" if seat in asked else "not-asked"
            assert expected == table.code(seat, verb, "x", "y", "z")


def test_stale_only_where_the_action_belongs_to_this_question() -> None:
    table = turn()
    now = table.now()["decision"]
    assert None is table.code(A, "move", 1, None, decision=now)
    assert "stale" == table.code(A, "move", 1, None, decision=now - 1)
    assert "stale" == table.code(A, "move", 1, None, decision=now + 1)
    assert "wrong-phase" == table.code(A, "end_buy", decision=now - 1)


def test_ba88_answers_given_together_share_a_number() -> None:
    table = window20()
    now = table.now()["decision"]
    table.discard(B, "desert_raiders-1")
    table.offer(A, C, money=10, want=["river_pirates-1"])
    assert now == table.now()["decision"]
    assert None is table.code(C, "done", decision=now)


# -- bad-params


@pytest.mark.parametrize(
    ("make", "seat", "sent"),
    [
        *((turn, A, ("retire", *rest)) for rest in (
            (), ("quacks-1",), (None,), (("quacks-1",), 1), ((1,),), ((("quacks-1",),),), (7,),
        )),
        *((turn, A, ("move", *rest)) for rest in (
            (), (1,), (1, None, 2), ("1", None), (True, None), (1.0, None), (6, None), (0, None),
            (-1, None), (None, None), (1, "left"), (1, 0), (1, True), ((1,), None), (1, ("main",)),
        )),
        *((buying, A, ("buy", *rest)) for rest in (
            (), ("robbers",), ("robbers", "highwaymen"), (3, None), (None, None),
            ("robbers", None, 1), (("robbers",), None), ("robbers", 1),
        )),
        (buying, A, ("end_buy", 1)),
        *((naming, A, ("choose_gang", *rest)) for rest in ((), (3,), (None,), ("robbers", 1))),
        *((window20, B, ("discard", *rest)) for rest in ((), ("desert_raiders-1",), (None,), (3,))),
        *((tribute, B, ("give", *rest)) for rest in (
            (), (None,), (3,), (("burglars-1",),), ("burglars-1", 2), (True,),
        )),
        *((bazaar, A, ("offer", *rest)) for rest in (
            (), (B,), (B, ("quacks-1",), 0, ()), (B, ("quacks-1",), 0, (), 10, 1),
            ("all", ("quacks-1",), 0, (), 10), (None, ("quacks-1",), 0, (), 10),
            (True, ("quacks-1",), 0, (), 10), (1.0, ("quacks-1",), 0, (), 10),
            (B, "quacks-1", 0, (), 10), (B, ("quacks-1",), None, (), 10),
            (B, ("quacks-1",), 0, None, 10), (B, ("quacks-1",), 0, (), "10"),
            (B, ("quacks-1",), 0, (), 10.0), (B, ("quacks-1",), False, (), 10),
            (B, (1,), 0, (), 10), (B, (), 0, (2,), 10),
            ("any", ("quacks-1",), 0, ("burglars-1",), 0), ("any", (), 10, ("burglars-1",), 0),
        )),
        *((bazaar, A, ("counter", *rest)) for rest in (
            (), ("o1",), (1, ("quacks-1",), 0, (), 10), (None, ("quacks-1",), 0, (), 10),
            ("o1", ("quacks-1",), 0, ()), ("o1", "quacks-1", 0, (), 10),
        )),
        *((bazaar, A, (verb, *rest)) for verb in ("accept", "withdraw") for rest in (
            (), (1,), (None,), ("o1", "no"), (("o1",),),
        )),
        *((bazaar, A, ("decline", *rest)) for rest in (
            (), ("o1",), ("o1", "because"), ("o1", None), (1, "no"), ("o1", "no", "no"),
        )),
        (bazaar, A, ("done", 1)),
        (bazaar, A, ("resume", None)),
        *((starting, B, ("choose_starter", *rest)) for rest in (
            (), ("0",), (None,), (True,), (1.0,), (0, 1),
        )),
    ],
)  # fmt: skip
def test_bad_params(make: Callable[[], Table], seat: int, sent: Sent) -> None:
    assert Refusal("bad-params", "BA-88") == make().refused(seat, *sent)


@pytest.mark.parametrize("sent", [None, 7, "done", [], ["move", 1, None], (), ((),), (1,), (None,)])
def test_unknown_action(sent: object) -> None:
    table = turn()
    refusal = BASRA.refuse(table.state, A, sent)
    assert Refusal("unknown-action", "BA-88", {"action": None}) == refusal


def test_unknown_action_says_which() -> None:
    refusal = turn().refused(A, "teleport", 1)
    assert Refusal("unknown-action", "BA-88", {"action": "teleport"}) == refusal


# -- the checks of each action, in their order


def test_order_of_retire() -> None:
    table = turn()
    assert "empty-list" == table.code(A, "retire", ())
    assert "unknown-card" == table.code(A, "retire", ("quacks-9", "quacks-9", "burglars-1"))
    assert "duplicate-card" == table.code(A, "retire", ("burglars-1", "burglars-1"))
    assert "not-owner" == table.code(A, "retire", ("quacks-1", "burglars-1"))
    assert "not-owner" == table.code(A, "retire", ("quacks-2",))
    assert None is table.code(A, "retire", ("quacks-1",))


def test_order_of_move() -> None:
    table = turn()
    assert "card-not-in-hand" == table.code(A, "move", 4, None)
    assert "card-not-in-hand" == table.code(A, "move", 2, "main")
    assert "card-not-in-hand" == table.code(A, "move", 5, None)
    assert "lane-required" == table.code(A, "move", 3, None)
    assert "lane-not-allowed" == table.code(A, "move", 1, "side")
    assert [None] * 3 == [
        table.code(A, "move", *way) for way in ((1, None), (3, "main"), (3, "side"))
    ]


def test_order_of_buy() -> None:
    table = buying()
    assert "unknown-gang" == table.code(A, "buy", "pirates", None)
    assert "unknown-gang" == table.code(A, "buy", "", None)
    refusal = table.refused(A, "buy", "thieves", None)
    assert Refusal("pile-empty", "BA-33", {"gang": "thieves"}) == refusal
    assert "insufficient-funds" == table.code(A, "buy", "defrauders", None)
    assert None is table.code(A, "buy", "swindlers", None)


def test_pile_empty_comes_before_the_money() -> None:
    table = landed("m39", held=[[], gang("robbers")], money=[50])
    assert "pile-empty" == table.code(A, "buy", "robbers", None)


def test_order_of_choose_gang() -> None:
    assert "unknown-gang" == naming().code(A, "choose_gang", "beggars")


@pytest.mark.parametrize("make", [window20, window100])
def test_order_of_discard(make: Callable[[], Table]) -> None:
    table = make()
    table.state.money[B] = 10
    cards = ("desert_raiders-1", "burglars-1")
    assert "empty-list" == table.code(B, "discard", ())
    assert "unknown-card" == table.code(B, "discard", ("3", "3", "quacks-1"))
    assert "duplicate-card" == table.code(B, "discard", ("quacks-1", "quacks-1"))
    assert "not-owner" == table.code(B, "discard", ("quacks-1", *cards))
    assert "not-owner" == table.code(B, "discard", ("river_pirates-1",))
    assert "not-threatened" == table.code(B, "discard", cards)
    assert "insufficient-funds" == table.code(B, "discard", ("desert_raiders-1",))


def test_order_of_give() -> None:
    table = tribute()
    assert "unknown-card" == table.code(B, "give", "3")
    assert "not-owner" == table.code(B, "give", "quacks-1")
    assert None is table.code(B, "give", "burglars-1")


OFFERS: list[tuple[str, int, tuple[Any, ...]]] = [
    ("unknown-seat", 9, deal(["3", "3"], 15)),
    ("unknown-seat", 4, deal(["desert_raiders-1"], price=10)),
    ("unknown-seat", -1, deal(["desert_raiders-1"], price=10)),
    ("self-trade", B, deal(["3", "3"], 15)),
    ("self-trade", B, deal(["desert_raiders-1"], price=10)),
    ("bad-amount", C, deal(["3", "3"], 15)),
    ("bad-amount", C, deal(["3"], 0, [], 5)),
    ("bad-amount", C, deal(["3"], -10)),
    ("bad-amount", C, deal([], 0, ["river_pirates-1"], -20)),
    ("bad-amount", C, deal(["3"], 100000)),
    ("unknown-card", C, deal(["3", "3"], 0, ["river_pirates-1"])),
    ("unknown-card", C, deal(["3"], 99990, [], 99990)),
    ("unknown-card", C, deal(["3"], 10)),
    ("unknown-card", C, deal(["desert_raiders-1"], 0, ["pirates-1"])),
    ("duplicate-card", C, deal(["quacks-1", "quacks-1"], 10, ["river_pirates-1"])),
    ("duplicate-card", C, deal(["desert_raiders-1"], 0, ["desert_raiders-1"])),
    ("duplicate-card", C, deal([], 10, ["river_pirates-1", "river_pirates-1"])),
    ("offer-empty", C, deal([], 5000)),
    ("offer-empty", C, deal([], 0, [], 50)),
    ("offer-empty", C, deal()),
    ("swap-forbidden", C, deal(["quacks-1"], 20, ["highwaymen-1"], 20)),
    ("dowry-forbidden", C, deal(["quacks-1"], 20)),
    ("dowry-forbidden", C, deal([], 5000, ["quacks-1"], 10)),
    ("dowry-forbidden", C, deal(["desert_raiders-1"], 5000)),
    ("not-owner", C, deal(["quacks-1"])),
    ("not-owner", C, deal(["desert_raiders-1", "river_pirates-1"], price=10)),
    ("not-owner", C, deal([], 5000, ["quacks-1"])),
    ("not-owner", A, deal([], 5000, ["river_pirates-1"])),
    ("not-threatened", C, deal(["burglars-1"], price=10)),
    ("not-threatened", C, deal(["desert_raiders-1", "burglars-1"], price=10)),
    ("not-threatened", C, deal([], 5000, ["burglars-2"])),
    ("insufficient-funds", C, deal([], 1010, ["river_pirates-1"])),
]


@pytest.mark.parametrize(("code", "to", "terms"), OFFERS)
def test_order_of_offer(code: str, to: int, terms: tuple[Any, ...]) -> None:
    refusal = window20().refused(B, "offer", to, *terms)
    assert (code, REFUSALS[code]) == (refusal and refusal[:2])


def test_offers_that_are_none_of_these() -> None:
    table = window20()
    assert None is table.code(B, "offer", C, *deal([], 1000, ["river_pirates-1"]))
    assert None is table.code(B, "offer", C, *deal(["desert_raiders-1"], price=99990))
    assert None is table.code(B, "offer", "any", *deal(["desert_raiders-1"]))


def test_an_offer_to_all_has_no_owner_to_ask() -> None:
    table = window20()
    assert "bad-params" == table.code(B, "offer", "any", *deal([], 10, ["river_pirates-1"]))
    assert "offer-empty" == table.code(B, "offer", "any", *deal([], 10))
    assert "not-owner" == table.code(B, "offer", "any", *deal(["quacks-1"]))


def at_the_limit() -> Table:
    table = window20()
    for price in (10, 20, 30):
        table.offer(B, C, give=["desert_raiders-1"], price=price)
    table.offer(C, B, give=["river_pirates-1"], price=10)
    return table


def test_offer_limit_comes_before_everything_but_bad_params() -> None:
    table = at_the_limit()
    assert "bad-params" == table.code(B, "offer", "any", *deal([], 0, ["river_pirates-1"]))
    for _, to, terms in OFFERS:
        assert "offer-limit" == table.code(B, "offer", to, *terms)
    assert "offer-limit" == table.code(B, "offer", "any", *deal(["desert_raiders-1"]))
    refusal = table.refused(B, "counter", "o4", *deal(["3"], 15))
    assert ("offer-limit", "BA-96") == (refusal and refusal[:2])


def test_order_of_counter() -> None:
    table = at_the_limit()
    assert "offer-not-found" == table.code(B, "counter", "o9", *deal(["3"], 15))
    assert "offer-not-yours" == table.code(B, "counter", "o1", *deal(["3"], 15))
    table = window20()
    table.offer(C, B, give=["river_pirates-1"], price=10)
    for code, to, terms in OFFERS:
        if to == C:
            assert code == table.code(B, "counter", "o1", *terms)
    assert None is table.code(B, "counter", "o1", *deal([], 20, ["river_pirates-1"]))


def test_order_of_accept() -> None:
    table = bazaar()
    table.state.money[A] = 100
    table.state.money[B] = 0
    table.offer(A, B, money=100, want=["burglars-1"])
    table.offer(C, "any", give=["burglars-2"], price=100)
    assert "offer-not-found" == table.code(B, "accept", "o9")
    assert "offer-not-found" == table.code(D, "accept", "o1")
    assert "offer-not-yours" == table.code(A, "accept", "o1")
    assert "insufficient-funds" == table.code(B, "accept", "o2")
    table.accept(A, "o2")
    refusal = table.refused(B, "accept", "o1")
    assert Refusal("offer-stale", "BA-93") == refusal


def test_stale_comes_before_the_money_of_the_accepter() -> None:
    table = bazaar()
    table.state.money[A], table.state.money[B] = 100, 0
    table.offer(A, B, money=100, want=["burglars-1"], price=50)
    table.offer(A, C, money=100, want=["burglars-2"])
    table.accept(C, "o2")
    assert "offer-stale" == table.code(B, "accept", "o1")


@pytest.mark.parametrize(("verb", "more"), [("decline", ("no",)), ("withdraw", ())])
def test_order_of_decline_and_withdraw(verb: str, more: tuple[str, ...]) -> None:
    table = bazaar()
    table.offer(A, B, give=["quacks-1"], price=10)
    table.offer(A, "any", give=["quacks-1"], price=10)
    table.decline(B, "o2")
    assert "offer-not-found" == table.code(A, verb, "o9", *more)
    assert "offer-not-found" == table.code(C, verb, "o1", *more)
    mine, yours = (A, B) if verb == "decline" else (B, A)
    assert "offer-not-yours" == table.code(mine, verb, "o1", *more)
    assert "offer-not-yours" == table.code(B, verb, "o2", *more)
    assert None is table.code(yours, verb, "o1", *more)


def test_order_of_choose_starter() -> None:
    table = starting()
    for seat in (4, 9, -1):
        assert "unknown-seat" == table.code(B, "choose_starter", seat)


def test_done_and_resume_are_never_refused_to_who_takes_part() -> None:
    for make in (window20, window100, bazaar, brisk):
        table = make()
        for seat in table.now()["taking"]:
            assert (None, None) == (table.code(seat, "done"), table.code(seat, "resume"))


def test_every_code_has_its_clause() -> None:
    assert {
        "bad-player-count", "bad-option", "not-seated", "game-over", "unknown-action",
        "wrong-phase", "not-your-turn", "not-asked", "stale", "bad-params", "empty-list",
        "unknown-card", "duplicate-card", "not-owner", "card-not-in-hand", "lane-required",
        "lane-not-allowed", "lane-chosen", "unknown-gang", "pile-empty", "not-in-pile",
        "insufficient-funds",
        "not-threatened", "unknown-seat", "self-trade", "bad-amount", "offer-empty",
        "swap-forbidden", "dowry-forbidden", "offer-limit", "offer-not-found", "offer-not-yours",
        "offer-stale",
    } == set(REFUSALS) == set(BASRA.about.refusals)  # fmt: skip
    assert "BA-83" == REFUSALS["game-over"]
    assert "BA-12" == REFUSALS["not-your-turn"]
