"""A round from its first card to its end: A-05 to A-08, A-22 to A-28, A-38 to A-40, A-42 to A-44,
A-67 and A-69."""

from __future__ import annotations

from itertools import product

import pytest

from fabletop.core.dealer import Event
from fabletop.games.open_sesame.content import BOX
from fabletop.games.open_sesame.state import is_caught
from fabletop.games.open_sesame.tests.table import (
    DEFAULTS,
    SESAME,
    TREASURES,
    A,
    B,
    C,
    D,
    E,
    Table,
    deal,
    keys,
    kinds_in,
    low_pile,
    mistake,
    position,
    reciting,
    revealing,
    sharing,
)


def tokens(shiny: int, noisy: int, encumbering: int) -> dict[str, int]:
    return {"shiny": shiny, "noisy": noisy, "encumbering": encumbering}


# -- draw, and look


def test_a05_the_first_card_must_be_drawn() -> None:
    table = position({"seats": 4})
    assert "must-recite-first" == table.code(A, "open_sesame")
    assert {} == table.changes()
    assert [("draw",)] == table.options(A)


def test_a06_only_ali_baba_draws() -> None:
    table = position({"seats": 4})
    assert ["not-your-turn"] * 3 == [table.code(seat, "draw") for seat in (B, C, D)]


def test_a07_the_card_is_shown_to_all_and_taken_up() -> None:
    table = position({"seats": 4}, "vase")
    assert [Event("drew", (A, 45)), Event("revealed", ("vase",))] == table.play(A, "draw")
    for viewer in table.viewers():
        assert table.events == table.heard(viewer)
        view = table.view(viewer)
        assert ("vase", 1, 45) == (view["revealed"], view["hand_size"], view["pile"])
    assert 2 == SESAME.table.pace(table.state).shows
    assert [] == table.play(B, "seen") == table.play(C, "seen")
    assert [Event("hid", ()), Event("reciting", (B, 1))] == table.play(D, "seen")
    for viewer in table.others():
        assert table.events == table.heard(viewer)
        assert set() == kinds_in(table.view(viewer))
        assert (1, 45) == (table.view(viewer)["hand_size"], table.view(viewer)["pile"])
    assert [{"kind": "vase", "named": False, "adjective": None}] == table.view(A)["hand"]
    assert {"vase"} == kinds_in(table.view(A))


def test_a08_nobody_cuts_the_look_short() -> None:
    table = revealing("book vase")
    for seat in (B, C):
        assert [] == table.play(seat, "seen")
        assert "not-your-turn" == table.code(A, "seen")
    assert ("reveal", [D]) == table.phase()
    for viewer in table.viewers():
        view = table.view(viewer)
        assert ("vase", [B, C]) == (view["revealed"], view["seen"])
    pace = SESAME.table.pace(table.state)
    assert (6, 2, {D: (("seen",),)}) == (pace.lasts, pace.shows, pace.lapse)
    assert [Event("hid", ()), Event("reciting", (B, 2))] == table.time_out()
    assert None is table.view(D)["revealed"]


def test_os13_seen_once_more_is_accepted_and_changes_nothing() -> None:
    table = revealing("book vase")
    table.play(C, "seen")
    before = table.now()
    assert [] == table.play(C, "seen")
    assert before == table.now()
    assert ("reveal", [B, D]) == table.phase()


def test_os13_ali_baba_can_do_nothing_while_they_look() -> None:
    table = revealing("book vase")
    assert [] == table.options(A)
    assert ["wrong-phase"] * 2 == [table.code(A, verb) for verb in ("draw", "open_sesame")]


# -- who recites


def test_a22_two_thieves_take_turns() -> None:
    table = position({"seats": 3}, "vase", "book", "ring", "slipper")
    assert [B, C, B, C] == reciters(table, 4)


def test_a23_ali_baba_is_passed_over() -> None:
    table = position({"seats": 5, "ali": C}, "vase", "book", "ring", "slipper", "cushion")
    assert [D, E, A, B, D] == reciters(table, 5)


def reciters(table: Table, cards: int) -> list[object]:
    """Who recites, with correct recitals throughout; view and events agree."""
    found = []
    for _ in range(cards):
        told = table.draw()
        assert ("recite", [table.view(None)["reciter"]]) == table.phase()
        found.append(told[-1].args[0])
        assert "listed" == table.recite()[-1].key
    assert found == [event.args[0] for event in table.past if event.key == "listed"]
    return found


# -- alarms


def test_a24_a_token_at_once() -> None:
    table = position({"seats": 4}, "lion")
    assert [
        Event("drew", (A, 45)),
        Event("revealed", ("lion",)),
        Event("token", ("noisy",)),
    ] == table.play(A, "draw")
    assert tokens(0, 1, 0) == table.view(None)["tokens"]
    table.look()
    assert ("recite", [B]) == table.phase()
    assert tokens(0, 1, 0) == table.view(None)["tokens"]


def test_a24_no_token_for_a_vase() -> None:
    table = position({"seats": 4}, "vase")
    assert ["drew", "revealed"] == keys(table.play(A, "draw"))
    assert tokens(0, 0, 0) == table.view(None)["tokens"]


def test_a24_no_token_for_the_chief() -> None:
    table = position({"seats": 4, "above_chief": 0})
    assert ["drew", "revealed", "last_round"] == keys(table.play(A, "draw"))
    assert tokens(0, 0, 0) == table.view(None)["tokens"]


def test_a25_three_of_a_type() -> None:
    is_captured("mirror crown", "mirror", tokens(3, 0, 0))


def test_a26_three_different() -> None:
    is_captured("mirror lion", "chest", tokens(1, 1, 1))


def test_a28_three_different_among_four() -> None:
    is_captured("mirror gold_coin lion", "statue", tokens(2, 1, 1))


def is_captured(hand: str, card: str, has: dict[str, int]) -> None:
    """Drawing this card ends the round with case 3, without a recital."""
    table = position({"seats": 4, "hand": hand.split()}, card)
    told = table.play(A, "draw")
    assert ["drew", "revealed", "token", "captured"] == keys(told)
    assert Event("captured", (A,)) == told[-1]
    assert has == table.view(None)["tokens"]
    assert ("reveal", [B, C, D]) == table.phase()
    assert (card, 0) == (table.view(None)["revealed"], table.view(None)["case"])
    assert [Event("hid", ()), Event("sharing", (3,))] == table.look()
    assert ("share", [B]) == table.phase()
    assert 3 == table.view(None)["case"]
    assert sorted([*hand.split(), card]) == sorted(table.view(None)["pool"])
    assert has == table.view(None)["tokens"]


def test_a27_two_and_two_is_safe_and_the_fifth_token_captures() -> None:
    table = position({"seats": 4, "hand": ["mirror", "gold_coin", "lion"]}, "drum", "crown")
    assert tokens(2, 1, 0) == table.view(None)["tokens"]
    assert ["drew", "revealed", "token", "hid", "reciting"] == keys(table.draw())
    assert tokens(2, 2, 0) == table.view(None)["tokens"]
    assert ("recite", [B]) == table.phase()
    table.recite()
    assert ["drew", "revealed", "token", "captured", "hid", "sharing"] == keys(table.draw())
    assert tokens(3, 2, 0) == table.view(None)["tokens"]
    assert (3, 5) == (table.view(None)["case"], len(table.view(None)["pool"]))


def test_os17_which_tokens_are_safe() -> None:
    safe = [held for held in product(range(4), repeat=3) if not is_caught(BOX, held)]
    pairs = {(a, b) for a, b in product(range(3), repeat=2)}
    expected = {(a, b, 0) for a, b in pairs} | {(a, 0, b) for a, b in pairs}
    assert expected | {(0, a, b) for a, b in pairs} == set(safe)


# -- the end of a round, and the next one


def test_a38_the_next_round() -> None:
    table = position({"seats": 4, "hand": ["mirror", "lion"]})
    assert tokens(1, 1, 0) == table.view(None)["tokens"]
    table.play(A, "open_sesame")
    told = table.play(A, "pick", "mirror")
    assert [Event("round_over", (A,)), Event("round", (B,))] == told[-2:]
    view = table.view(None)
    assert ("decide", [B]) == table.phase()
    assert (B, C, 0) == (view["ali"], view["reciter"], view["hand_size"])
    assert tokens(0, 0, 0) == view["tokens"]
    assert [[], [0, 0, 0], False] == [table.state.hand, table.state.tokens, view["may_stop"]]


def test_a38_after_the_last_seat_comes_the_first() -> None:
    table = sharing("vase ring", 3, ali=C)
    table.play(C, "pick", "vase")
    assert (A, B) == (table.view(None)["ali"], table.view(None)["reciter"])


def test_a69_nothing_else_carries_over() -> None:
    options = {"adjectives": True}
    held = {"hand": ["lion", "mirror"], "adjectives": ["scary", "old"]}
    owned = {"collections": [["vase"], ["book"], [], ["lamp"]]}
    table = position({"seats": 4, "options": options, "reciter": D, **held, **owned})
    pile = table.view(None)["pile"]
    table.play(A, "open_sesame")
    table.play(A, "pick", "mirror")
    assert {
        "seats": 4,
        "options": {**DEFAULTS, "adjectives": True, "youngest": []},
        "ali": B,
        "reciter": C,
        "hand": [],
        "adjectives": [],
        "tokens": tokens(0, 0, 0),
        "above_chief": table.began["above_chief"],
        "collections": [["vase", "mirror"], ["book", "lion"], [], ["lamp"]],
        "last_round": False,
        "may_stop": False,
        "named": [],
        "waiting": None,
        "rest": None,
        "clock": table.began["clock"],
        "unseen": [],
        "pool": [],
        "case": 0,
        "culprit": None,
        "order": [],
        "turn": 0,
        "ended": "",
        "agenda": ["decide"],
        "decision": 3,
    } == table.now()
    assert pile == table.view(None)["pile"]


@pytest.mark.parametrize("ending", ["case 2", "case 3", "spoils"])
def test_a69_nor_does_anything_after_a_mistake_or_a_capture(ending: str) -> None:
    if ending == "case 3":
        table = revealing("lion drum vase donkey")
        table.look()
    else:
        table = reciting("lion vase" if ending == "spoils" else "lion vase book ring", reciter=D)
        table.play(D, "concede")
    while table.state.ali == A:
        table.play(table.actors()[0], *table.lapse(table.actors()[0]))
    fresh = ["hand", "adjectives", "named", "unseen", "pool", "case", "culprit", "order", "turn"]
    assert [[], [], [], [], [], 0, None, [], 0] == table.of(*fresh)
    assert [B, C, tokens(0, 0, 0), False] == table.of("ali", "reciter", "tokens", "may_stop")


def test_a67_stopping_after_the_first_card() -> None:
    table = position({"seats": 4}, "vase")
    table.draw()
    assert [Event("named", (B, "vase", 1, "")), Event("listed", (B, 1))] == table.recite()
    assert [("draw",), ("open_sesame",)] == table.options(A)
    assert [
        Event("stopped", (A,)),
        Event("sharing", (1,)),
        Event("took", (A,)),
        Event("took_card", (A, "vase")),
        Event("round_over", (A,)),
        Event("round", (B,)),
    ] == table.play(A, "open_sesame")
    assert [["vase"], [], [], []] == table.collections()
    assert ("decide", [B]) == table.phase()


# -- the Chief Thief, and the end of the pile


def test_a39_the_chief_as_third_card() -> None:
    table = position({"seats": 4, "hand": ["vase", "ring"], "above_chief": 0, "reciter": D})
    assert not table.view(None)["last_round"]
    assert [
        Event("drew", (A, 43)),
        Event("revealed", ("chief_thief",)),
        Event("last_round", ()),
    ] == table.play(A, "draw")
    view = table.view(None)
    assert (True, tokens(0, 0, 0), 3) == (view["last_round"], view["tokens"], view["hand_size"])
    table.look()
    without, with_him = "a vase and a ring", "a vase, a ring and the Chief Thief"
    sent = Table(SESAME.clone(table.state), table.dealer)
    assert mistake(D, "omission") == sent.play(D, "sentence", without, "en")[2:4]
    assert "listed" == table.play(D, "sentence", with_him, "en")[-1].key


def test_a39_the_recital_does_not_end_without_him() -> None:
    table = reciting("vase ring chief_thief")
    table.play(B, "name", "vase", 1, None)
    table.play(B, "name", "ring", 1, None)
    assert (("recite", [B]), 2) == (table.phase(), table.view(None)["named_total"])
    table.play(B, "name", "chief_thief", 1, None)
    assert ("decide", [A]) == table.phase()


def test_a40_the_chief_as_first_card_of_a_round() -> None:
    left = ["cushion"] * 4 + ["book"] * 4
    used = [kind for kind in TREASURES if kind not in ("cushion", "book")]
    assert 37 == len(used)
    shared, owned = f"{used[0]} {used[-1]}", [[], [], used[1:-1]]
    table = sharing(shared, 3, *left, collections=owned, above_chief=0)
    assert 9 == table.view(None)["pile"]
    table.play(A, "pick", used[0])
    assert (("decide", [B]), False) == (table.phase(), table.view(None)["last_round"])
    told = table.draw()
    assert Event("revealed", ("chief_thief",)) in told
    assert (True, 8) == (table.view(None)["last_round"], table.view(None)["pile"])
    for more in range(8, 0, -1):
        assert ("recite", more) == (table.phase()[0], table.view(None)["pile"])
        table.recite()
        assert [("draw",), ("open_sesame",)] == table.options(B)
        table.draw()
    assert ["listed", "emptied", "sharing"] == keys(table.recite())[-3:]
    assert (1, 9) == (table.view(None)["case"], len(table.view(None)["pool"]))


def test_os20_the_round_of_the_chief_can_be_stopped_like_any_other() -> None:
    table = position({"seats": 3, "hand": ["vase", "chief_thief"]})
    assert [("draw",), ("open_sesame",)] == table.options(A)


def test_a42_the_last_card_recited() -> None:
    table = position(low_pile("chief_thief book", "vase"), "vase")
    assert 1 == table.view(None)["pile"]
    table.draw()
    assert [
        Event("named", (B, "vase", 1, "")),
        Event("listed", (B, 3)),
        Event("emptied", (A,)),
        Event("sharing", (1,)),
    ] == table.recite()
    assert ("share", [A]) == table.phase()
    assert 1 == table.view(None)["case"]
    assert ["wrong-phase"] * 4 == [table.code(seat, "draw") for seat in range(4)]


def test_a43_the_last_card_captures() -> None:
    table = position(low_pile("chief_thief mirror crown", "gold_coin"), "gold_coin")
    told = table.draw()
    assert ["drew", "revealed", "token", "captured", "hid", "sharing"] == keys(told)
    assert Event("sharing", (3,)) == told[-1]
    assert (("share", [B]), 3) == (table.phase(), table.view(None)["case"])


def test_a44_a_mistake_on_the_last_card() -> None:
    table = position(low_pile("chief_thief mirror crown", "vase"), "vase")
    table.draw()
    told = table.play(B, "name", "lamp", 1, None)
    assert [*mistake(B, "wrong_kind", "lamp", 1), Event("sharing", (2,))] == told
    view = table.view(None)
    assert (("claim", [A]), 2, B) == (table.phase(), view["case"], view["culprit"])


@pytest.mark.parametrize("seed", range(6))
def test_os34_an_empty_pile_always_falls_in_the_last_round(seed: int) -> None:
    table = deal(3, seed=seed)
    rounds = 0
    while table.actors():
        assert table.view(None)["pile"] or table.view(None)["last_round"]
        if table.phase()[0] == "recite":
            table.recite()
        elif table.phase()[0] == "decide":
            table.play(table.actors()[0], "draw")
        else:
            table.time_out()
        rounds += "round_over" in keys(table.events)
    assert rounds == keys(table.past).count("round")
