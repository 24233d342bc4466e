"""Section (e): who sees what, what a memory holds, and worlds that fit."""

from __future__ import annotations

import json
import random
from typing import Any, cast

import pytest

from fabletop.core.dealer import Seeded
from fabletop.core.options import fill
from fabletop.games.basra.tests.table import (
    BASRA,
    GANGS,
    STEPS,
    A,
    B,
    C,
    D,
    Table,
    dealt,
    event,
    four,
    gang,
    landed,
    opened,
    position,
)

OWN = {"seats", "hand", "reach", "offers", "my_offers_left", "stale", "tribute", "seat"}


def test_what_is_the_same_for_everybody() -> None:
    table = landed("m40", held=[["quacks-1"], ["forgers-1"]])
    table.offer(A, B, give=["quacks-1"], price=10)
    for key in table.view(None):
        if key not in OWN:
            table.common(key)
    table.common("seats")


def test_the_whole_view_of_a_turn() -> None:
    table = position(
        square="m16", held=[["quacks-1"], four("forgers")], played=[5, 1], banker=C, starter=B,
        hands=[[1, 3], [4], [1], [1]], black=4,
    )  # fmt: skip
    view = dict(table.view(A))
    del view["options"], view["agenda"]
    seat = {
        "money": 1000, "cards": [], "hand": 1, "done": False, "threatened": [], "risk": {},
        "groups": [], "payout": 100, "worth": [0, 0], "left": False,
    }  # fmt: skip
    whole = {"count": 16, "top": "burglars-1"}
    assert {
        "step": "turn", "prompt": "turn", "actors": [A], "lap": 1, "laps": 2, "banker": C,
        "starter": B, "active": A, "square": "m16", "lane": None, "quarter": 2,
        "kind": "blank",
        "steps_left": 46,
        "prices": {"swindlers": 10, "thieves": 10, "defrauders": 20, "robbers": 40},
        "next_prices": {"swindlers": 10, "thieves": 20, "defrauders": 40, "robbers": 80},
        "piles": {
            "swindlers": {"count": 15, "top": "card_sharps-1", "groups": {
                "card_sharps": 4, "false_fakirs": 4, "fortune_tellers": 4, "quacks": 3}},
            "thieves": {**whole, "groups": {
                "burglars": 4, "camel_thieves": 4, "market_thieves": 4, "pickpockets": 4}},
            "defrauders": {"count": 12, "top": "coin_clippers-1", "groups": {
                "coin_clippers": 4, "fences": 4, "smugglers": 4}},
            "robbers": {"count": 16, "top": "desert_raiders-1", "groups": {
                "desert_raiders": 4, "highwaymen": 4, "river_pirates": 4, "tomb_robbers": 4}},
        },
        "unplayed": {"1": 9, "2": 6, "3": 4, "4": 2, "5": 1}, "played": [5, 1], "opening": True,
        "dice": {"black": 4, "white": None}, "raid": None, "last_raid": None, "buying": None,
        "taking": [], "deals": 0, "made": [0] * 4, "paid": [[0, 0]] * 4, "decision": 1, "ended": "",
        "seats": [
            {**seat, "cards": ["quacks-1"], "hand": 2, "payout": 120, "worth": [20, 0]},
            {**seat, "cards": four("forgers"), "groups": ["forgers"], "payout": 740,
             "worth": [320, 320]},
            seat, seat,
        ],
        "hand": [1, 3],
        "reach": [
            {"card": 1, "lane": None, "square": "m17", "threatened": 0},
            {"card": 3, "lane": "main", "square": "m19", "threatened": 0},
            {"card": 3, "lane": "side", "square": "a19", "threatened": 0},
        ],
        "offers": [], "my_offers_left": 3, "stale": [], "tribute": None, "seat": A,
    } == view  # fmt: skip


def test_spectators_have_no_hand() -> None:
    view = position().view(None)
    assert (None, [], None, None) == (
        view["hand"], view["reach"], view["my_offers_left"], view["seat"],
    )  # fmt: skip


def test_e_the_unplayed_cards_are_known_to_all() -> None:
    table = position(played=STEPS[:20], hands=[[4], [4], [5], [5]])
    assert {"1": 0, "2": 0, "3": 0, "4": 2, "5": 2} == table.common("unplayed")
    assert 18 == table.common("steps_left")


def test_e_the_pile_does_not_show_what_went_under_it() -> None:
    table = position(held=[["quacks-1"]])
    table.retire(A, "quacks-1")
    pile = table.common("piles")["swindlers"]
    assert (16, 4) == (pile["count"], pile["groups"]["quacks"])
    assert {"count", "top", "groups"} == set(pile)
    assert event("retired", A, ["quacks-1"], 0) in table.past


def test_ba106_what_is_next_after_the_fourth_quarter() -> None:
    table = position(square="m45")
    assert dict.fromkeys(GANGS, 0) == table.common("next_prices")


def test_offers_one_may_see() -> None:
    table = landed("m40", held=[["quacks-1"], ["forgers-1"], ["burglars-1"]])
    table.offer(A, B, give=["quacks-1"], price=10)
    table.offer(C, "any", give=["burglars-1"], price=10)
    table.offer(B, C, give=["forgers-1"], price=10)
    seen = {
        viewer: [offer["id"] for offer in table.view(viewer)["offers"]]
        for viewer in table.viewers()
    }
    assert {
        A: ["o1", "o2"],
        B: ["o1", "o2", "o3"],
        C: ["o2", "o3"],
        D: ["o2"],
        None: ["o2"],
    } == seen
    assert [2, 2, 2, 3] == [table.view(seat)["my_offers_left"] for seat in range(4)]


def test_a_deal_between_two_looks_the_same_to_the_others() -> None:
    """Whatever A offers B, and however B answers: C, D and the spectators cannot tell."""
    seen: dict[int | None, set[str]] = {C: set(), D: set(), None: set()}
    for price, why in ((10, "no"), (90, "too_dear")):
        table = landed("m40", held=[["quacks-1"], ["forgers-1"]])
        table.decline(B, table.offer(A, B, give=["quacks-1"], price=price), why)
        for viewer, views in seen.items():
            table.events = table.past
            views.add(json.dumps([table.view(viewer), [e[:2] for e in table.heard(viewer)]]))
    assert [1, 1, 1] == [len(views) for views in seen.values()]


# -- what a memory holds


def memory(table: Table, seat: int | None) -> Any:
    notes = BASRA.mind.notes(table.state.seats)
    for told in table.past:
        if told.to is None or seat in told.to:
            notes = BASRA.mind.remember(notes, told)
    return notes


@pytest.mark.parametrize("seed", range(4))
def test_a_memory_knows_all_balances_and_what_lies_under_the_piles(seed: int) -> None:
    """Payments are open: decision g. A whole game, at every question."""
    rng = random.Random(seed)
    options: dict[str, Any] = {"hidden_money": True, "draw_any": bool(seed % 2), "freed": "return"}
    table = dealt(4, seed=seed, **options)
    while table.step() != "over":
        seat = rng.choice(table.actors())
        table.play(seat, *fill(rng.choice(table.options(seat)), rng.randrange))
        for viewer in (A, None):
            notes = memory(table, viewer)
            assert tuple(table.money()) == notes["money"]
            under = {name: tuple(cards) for name, cards in table.now()["bottoms"].items()}
            assert under == notes["bottoms"]
        if len(table.past) > 400:
            break


@pytest.mark.parametrize("seat", [A, B, None])
def test_imagined_worlds_look_the_same(seat: int | None) -> None:
    table = dealt(4, seed=8, hidden_money=True)
    table.move(table.now()["hands"][table.actors()[0]][0])
    world = BASRA.mind.imagine(table.view(seat), memory(table, seat), Seeded(3))
    assert json.dumps(table.view(seat)) == json.dumps(BASRA.view(world, seat))
    hands = BASRA.dump(world)["hands"]
    assert hands != table.now()["hands"]


def test_an_imagined_tribute() -> None:
    """What others chose is drawn; who has one bandit gives that one."""
    table = dealt(4, seed=2)
    data = {**table.now(), "square": "m32", "held": [
        [], ["quacks-1", "burglars-1"], ["forgers-1"], ["quacks-2", "burglars-2"],
    ], "hands": [[1], [1], [1], [1]], "active": A, "tops": {}, "bags": {},
        "agenda": ["next_turn", "turn"]}  # fmt: skip
    told = table.past
    table = Table(BASRA.load(data), Seeded(1))
    table.past = told
    table.move(1)
    table.play(B, "give", "burglars-1")
    found = set()
    for seed in range(20):
        world = BASRA.mind.imagine(table.view(A), memory(table, A), Seeded(seed))
        gives = BASRA.dump(world)["gives"]
        assert isinstance(gives, list)
        assert (None, "forgers-1", None) == (gives[A], gives[C], gives[D])
        found.add(gives[B])
        mine = BASRA.mind.imagine(table.view(B), memory(table, B), Seeded(seed))
        assert "burglars-1" == BASRA.dump(mine)["gives"][B]  # type: ignore[index]
    assert {"quacks-1", "burglars-1"} == found


# -- every question of whole games

HIDDEN = ("hands", "bags", "gives", "offers", "stale")
MIXES: list[dict[str, Any]] = [
    {}, {"hidden_money": True, "deals_in_100": True, "dowry": True},
    {"buy_anywhere": True, "brisk_trade": "retire", "freed": "return"},
    {"draw_any": True, "recruits_free": True, "sell_any": True},
    {"drop_any": True, "junction": "arriving"},
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_through_json_and_through_the_mind(seed: int) -> None:
    """A state comes back from JSON; an imagined world is the same but for what is hidden."""
    rng = random.Random(seed)
    table = dealt(3 + seed % 3, seed=seed, **MIXES[seed])
    seen: set[str] = set()
    for _ in range(500):
        if table.step() == "over":
            break
        now = table.now()
        again = BASRA.load(json.loads(json.dumps(now)))
        assert now == BASRA.dump(again)
        viewer = rng.choice(table.viewers())
        if now["offers"] or now["verdicts"] or table.step() not in seen:
            seen.add(table.step())
            world = BASRA.mind.imagine(table.view(viewer), memory(table, viewer), Seeded(seed))
            assert json.dumps(table.view(viewer)) == json.dumps(BASRA.view(world, viewer))
            mind = BASRA.dump(world)
            for key in now:
                if key not in HIDDEN:
                    assert now[key] == mind[key], key
            known = [o for o in now["offers"] if o["to"] is None or viewer in (o["from"], o["to"])]
            told = [{**o, "hidden": []} for o in cast("list[dict[str, Any]]", mind["offers"])]
            assert [{**o, "hidden": []} for o in known] == told
            for name in GANGS:
                bags = cast("dict[str, list[str]]", mind["bags"])
                assert sorted(now["bags"][name]) == sorted(bags[name])
        seat = rng.choice(table.actors())
        options = table.options(seat)
        if table.step() in ("turn", "buy"):  # not too much is retired, and much is bought
            options = [o for o in options if o[0] not in ("retire", "end_buy")] or options
        elif rng.random() < 0.3:
            options = [o for o in options if o[0] in ("accept", "done")] or options
        table.play(seat, *fill(rng.choice(options), rng.randrange))
    assert {"turn", "buy", "window20"} <= seen


def test_an_offer_comes_back_from_json() -> None:
    table = landed("m40", held=[["quacks-1"], ["forgers-1"], ["burglars-1"]], money=[100])
    table.offer(A, "any", give=["quacks-1"], money=10, price=20)
    table.counter(B, "o1", give=["forgers-1"], want=["quacks-1"], price=30)
    table.offer(A, C, money=100, want=["burglars-1"])
    table.accept(C, "o3")
    now = table.now()
    assert ([["o1", A, -1]], ["o2"]) == (now["stale"], table.offers())
    again = BASRA.load(json.loads(json.dumps(now)))
    assert now == BASRA.dump(again)
    assert now["offers"] == BASRA.dump(BASRA.clone(again))["offers"]


def test_what_an_offer_in_a_position_may_leave_out() -> None:
    table = position(
        square="m40", held=[["quacks-1"]], taking=[A, B, C, D], number=1,
        offers=[{"id": "o1", "from": A, "to": B, "give": ["quacks-1"]},
                {"id": "o2", "from": B, "to": None}],
        agenda=["next_turn", "close_window", "bazaar"],
    )  # fmt: skip
    given = opened("o1", A, B, give=["quacks-1"])
    assert [given, opened("o2", B, None)] == table.now()["offers"]
    table.accept(B, "o1")
    assert (["quacks-1"], [1000] * 4) == (table.held(B), table.money())


def test_a_tribute_comes_back_from_json() -> None:
    table = landed("m33", held=[[], ["quacks-1", "burglars-1"], ["forgers-1"], four("quacks")[1:]])
    table.play(B, "give", "burglars-1")
    now = table.now()
    assert [None, "burglars-1", "forgers-1", None] == now["gives"]
    assert now == BASRA.dump(BASRA.load(json.loads(json.dumps(now))))


def test_notes_know_that_the_first_one_under_an_empty_pile_lies_on_top() -> None:
    mine = ["burglars-2", "burglars-3", "burglars-1"]
    others = [card for card in gang("thieves") if card not in mine]
    table = position(held=[mine, others])
    table.retire(A, *mine)
    assert ("burglars-3", "burglars-1") == memory(table, B)["bottoms"]["thieves"]


def test_notes_keep_the_news_of_two_turns() -> None:
    table = position(square="m03", hands=[[1], [1], [1], [1]])
    table.move(1)
    table.end_buy()
    table.move(1)
    moved = ("moved", B, 1, "m05", None)
    before = (moved, ("cash200", B, 200))
    assert (before, ()) == tuple(memory(table, A)[key] for key in ("before", "now"))
    assert (2500, 2700, 2500, 2500) == memory(table, A)["money"]
