"""Without reflexes: quick-draw tokens (AL-115) and the lottery (AL-116)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fabletop.core.dealer import Event
from fabletop.core.options import One
from fabletop.games.aladin.tests.table import A, B, C, D, E, Table, deal, event, keys, position

SEALED = {"lamp_mode": "sealed"}
LOTTERY = {"lamp_mode": "lottery"}


def bidding(*bids: tuple[str, int], draws: tuple[str | int, ...] = (), **said: Any) -> Table:
    """Everybody has set dice and sealed a token."""
    table = position(*draws, **{"seats": len(bids), "options": SEALED, **said})
    for seat, (words, token) in enumerate(bids):
        table.program(seat, words, token)
    return table


def told(table: Table, *wanted: str) -> list[Event]:
    return [e for e in table.past if e.key in wanted]


def tokens(table: Table) -> list[list[int]]:
    return [seat["tokens"] for seat in table.common("seats")]


def judged(table: Table) -> list[Any]:
    return [
        (m["value"], m["holders"], m["winner"], m["by"]) for m in table.common("race")["matched"]
    ]


# -- sealed


def test_s92_sealed_mode() -> None:
    table = bidding(("gold 4", 4), ("bronze 4", 2), ("silver 1", 5), draws=("LP25",))
    assert [
        event("token_shown", A, 4),
        event("token_shown", B, 2),
        event("right", A, 4),
        event("wish", A, "LP25", "sleep", 1),
    ] == table.events[-4:]
    assert ("wish", [A]) == table.phase()
    assert [(4, [A, B], A, "token")] == judged(table)
    assert [{"seat": A, "token": 4}, {"seat": B, "token": 2}] == table.common("race")["tokens"]
    assert [[1, 2, 3, 5], [1, 3, 4, 5], [1, 2, 3, 4, 5]] == tokens(table)
    table.accept()
    while table.step() == "search":
        table.stop()
    assert "token-spent" == table.code(A, "program", "gold", 1, 4)
    assert None is table.code(B, "program", "gold", 1, 4)
    assert "token-spent" == table.code(B, "program", "gold", 1, 2)
    assert None is table.code(C, "program", "gold", 1, 5)
    assert "lamp-closed" == table.code(A, "slap", 300, 300, 300, 160)


def test_s92_a_token_that_returns_is_never_seen() -> None:
    tables = [
        bidding(("gold 4", 4), ("bronze 4", 2), ("silver 1", token), draws=("LP25",))
        for token in (5, 1)
    ]
    one, other = tables
    assert one.past == other.past
    for viewer in one.viewers():
        assert one.view(viewer) == other.view(viewer)
    assert one.now() == other.now()


@pytest.mark.parametrize("step", ["program", "wish", "search"])
def test_s92_there_is_nothing_to_slap(step: str) -> None:
    table = position("LP25", options=SEALED)
    if step != "program":
        table = bidding(("gold 4", 4), ("bronze 4", 2), ("silver 1", 5), draws=("LP25",))
    if step == "search":
        table.accept()
    assert step == table.step()
    assert ["lamp-closed"] * 3 == [
        table.code(seat, "slap", 300, 300, 300, 160) for seat in (A, B, C)
    ]


def test_al115_a_token_with_every_program() -> None:
    table = position(options=SEALED, tokens=[[2, 5], [1, 2, 3, 4, 5], [1]])
    assert One((2, 5)) == table.options(A)[0][-1]
    assert [None, "token-spent", None] == [
        table.code(A, "program", "gold", 3, token) for token in (2, 3, 5)
    ]
    assert ["malformed"] * 3 == [
        table.code(A, "program", "gold", 3, token) for token in (0, 6, None)
    ]


def test_al115_a_token_may_be_replaced_until_the_last_is_in() -> None:
    table = position("LP25", options=SEALED)
    table.program(A, "gold 4", 1)
    table.program(A, "gold 4", 5)
    table.program(B, "bronze 4", 3)
    table.program(C, "silver 1", 1)
    assert [(4, [A, B], A, "token")] == judged(table)
    assert [1, 2, 3, 4] == tokens(table)[A]


def test_al115_the_highest_of_three() -> None:
    table = bidding(("gold 4", 1), ("bronze 4", 2), ("silver 4", 3), draws=("LP25",))
    assert [(4, [A, B, C], C, "token")] == judged(table)
    assert ("wish", [C]) == table.phase()


def test_al115_ties_fewest_rights() -> None:
    table = bidding(
        ("gold 4", 3), ("bronze 4", 3), ("silver 4", 2), draws=("LP25",), rights=[1, 0, 0]
    )
    assert [(4, [A, B, C], B, "rights")] == judged(table)
    assert [event("right", B, 4)] == told(table, "right", "drawn_by_lot")
    assert [1, 1, 0] == table.now()["rights"]


@pytest.mark.parametrize("lot", [A, B])
def test_al115_ties_then_by_lot(lot: int) -> None:
    table = bidding(
        ("gold 4", 3), ("bronze 4", 3), ("silver 4", 2), draws=(lot, "LP25"), rights=[1, 1, 0]
    )
    assert [(4, [A, B, C], lot, "lot")] == judged(table)
    assert [event("drawn_by_lot", lot, 4)] == told(table, "right", "drawn_by_lot")


def test_al115_two_matched_values() -> None:
    table = bidding(
        ("gold 5", 1), ("bronze 5", 2), ("silver 2", 3), ("silver 2", 5), ("gold 1", 4),
        draws=("LP25", "LP18"),
    )  # fmt: skip
    assert [(2, [C, D], D, "token"), (5, [A, B], B, "token")] == judged(table)
    assert [[2, 3, 4, 5], [1, 3, 4, 5], [1, 2, 4, 5], [1, 2, 3, 4], [1, 2, 3, 4, 5]] == tokens(
        table
    )
    assert ("wish", [D]) == table.phase()
    table.accept()
    assert ("wish", [B]) == table.phase()
    assert E not in [e.args[0] for e in told(table, "token_shown")]


def test_al115_in_the_duel_one_comparison_and_one_right() -> None:
    table = bidding(("bronze 3 gold 5", 2), ("silver 3 gold 5", 4), draws=("LP25",))
    assert [(3, [A, B], B, "token")] == judged(table)
    assert [event("token_shown", A, 2), event("token_shown", B, 4)] == told(table, "token_shown")
    assert [[1, 3, 4, 5], [1, 2, 3, 5]] == tokens(table)
    assert [0, 1] == table.now()["rights"]


def test_al115_no_match_no_token_spent() -> None:
    table = bidding(("gold 1", 1), ("gold 2", 2), ("gold 3", 3))
    assert [[1, 2, 3, 4, 5]] * 3 == tokens(table)
    assert ("search", [A]) == table.phase()
    assert {"matched": [], "slaps": [], "tokens": []} == table.common("race")


def test_s93_sealed_refill() -> None:
    table = bidding(
        ("gold 4", 1), ("bronze 4", 2), ("silver 1", 5),
        draws=("LP25",), tokens=[[1], [1, 2], [5]],
    )  # fmt: skip
    assert [event("tokens_back", A)] == told(table, "tokens_back")
    assert [[1, 2, 3, 4, 5], [1], [5]] == tokens(table)
    assert [(4, [A, B], B, "token")] == judged(table)


def test_s92_tokens_of_this_round_are_shown_in_this_round_only() -> None:
    table = bidding(("gold 4", 4), ("bronze 4", 2), ("silver 1", 5), draws=("LP25",))
    table.accept()
    while table.step() == "search":
        table.stop()
    assert None is table.common("race")
    assert [] == table.now()["tokens_shown"]
    assert [None] * 3 == [table.view(seat)["own"]["program"] for seat in (A, B, C)]


# -- lottery


@pytest.mark.parametrize("lot", [A, B, C])
def test_s94_lottery(lot: int) -> None:
    table = position(lot, "LP25", options=LOTTERY)
    table.set_dice("gold 4", "silver 4", "bronze 4")
    assert [event("drawn_by_lot", lot, 4)] == told(table, "drawn_by_lot", "right")
    assert [(4, [A, B, C], lot, "lot")] == judged(table)
    assert ("wish", [lot]) == table.phase()


def winner(seed: int) -> int:
    table = deal(3, seed, lamp_mode="lottery")
    table.set_dice("gold 4", "silver 4", "bronze 4")
    (drawn,) = told(table, "drawn_by_lot")
    return int(str(drawn.args[0]))


def test_s94_the_same_seed_the_same_winner() -> None:
    first = [winner(seed) for seed in range(300)]
    assert first == [winner(seed) for seed in range(300)]
    shares = Counter(first)
    assert all(70 < shares[seat] < 130 for seat in (A, B, C))  # 100 expected, sigma 8


def test_al116_no_slaps_and_no_false_slaps() -> None:
    table = position(B, "LP25", options=LOTTERY)
    assert "lamp-closed" == table.code(A, "slap", 300, 300, 300, 160)
    table.set_dice("gold 4", "silver 4", "bronze 1")
    assert ("wish", [B]) == table.phase()
    assert "lamp-closed" == table.code(C, "slap", 300, 300, 300, 160)
    assert {"slaps", "matched", "tokens"} == set(table.common("race"))
    assert [] == table.common("race")["slaps"]


def test_al116_each_value_by_itself() -> None:
    table = position(D, A, "LP25", seats=4, options=LOTTERY)
    table.set_dice("gold 5", "silver 5", "bronze 2", "gold 2")
    assert [(2, [C, D], D, "lot"), (5, [A, B], A, "lot")] == judged(table)
    assert ("wish", [D]) == table.phase()


def test_al116_in_the_duel_one_draw_and_one_right() -> None:
    table = position(B, "LP25", seats=2, options=LOTTERY)
    table.set_dice("bronze 3 gold 5", "silver 3 gold 5")
    assert [(3, [A, B], B, "lot")] == judged(table)
    assert ["drawn_by_lot", "wish"] == keys(table.events)[-2:]
    assert [0, 1] == table.now()["rights"]


def test_al116_rights_do_not_weigh_in_a_lottery() -> None:
    table = position(A, "LP25", rights=[7, 0, 0], options=LOTTERY)
    table.set_dice("gold 4", "silver 4", "bronze 1")
    assert [(4, [A, B], A, "lot")] == judged(table)
