"""Sharing out: A-29 to A-36, A-55 and A-68."""

from __future__ import annotations

import pytest

from fabletop.core.dealer import Event, Keeping
from fabletop.games.open_sesame.tests.table import (
    BAND,
    KINDS,
    SESAME,
    A,
    B,
    C,
    D,
    E,
    Table,
    deal,
    keys,
    kinds_in,
    position,
    reciting,
    revealing,
    sharing,
)


def takers(table: Table) -> list[int]:
    """Everybody picks what the clock would pick; who got a card, in order, until the round ends."""
    seats = table.state.seats
    told: list[Event] = []
    while "round_over" not in keys(told):
        told += table.play(table.actors()[0], *table.lapse(table.actors()[0]))
    return [
        seats if event.key == "band_took" else int(str(event.args[0]))
        for event in told
        if event.key in ("took", "band_took")
    ]


def sizes(table: Table) -> list[int]:
    return [len(cards) for cards in table.collections()]


def took(seat: int, kind: str) -> list[Event]:
    return [Event("took", (seat,)), Event("took_card", (seat, kind))]


def band_took(kind: str) -> list[Event]:
    return [Event("band_took", ()), Event("band_took_card", (kind,))]


NEXT_ROUND = [Event("round_over", (A,)), Event("round", (B,))]


# -- who picks


def test_a29_only_the_thieves_share_what_a_captured_one_held() -> None:
    table = revealing("book ring lion drum donkey", 3)
    assert {"shiny": 0, "noisy": 3, "encumbering": 0} == table.view(None)["tokens"]
    assert [Event("hid", ()), Event("sharing", (3,))] == table.look()
    assert ["book", "ring", "donkey", "drum", "lion"] == table.view(None)["pool"]
    assert ("share", [B]) == table.phase()
    assert "ali-excluded" == table.code(A, "pick", "book")
    assert [B, C, B, C, B] == takers(table)
    assert [0, 3, 2] == sizes(table)


def test_a30_all_share_when_he_stops() -> None:
    table = position({"seats": 4, "hand": ["book", "ring", "vase", "lamp", "turban", "carpet"]})
    assert [Event("stopped", (A,)), Event("sharing", (1,))] == table.play(A, "open_sesame")
    assert ("share", [A]) == table.phase()
    assert [A, B, C, D, A, B] == takers(table)
    assert [2, 2, 1, 1] == sizes(table)


def test_os38_from_ali_baba_wherever_he_sits() -> None:
    table = position({"seats": 4, "ali": C, "hand": ["book", "ring", "vase", "lamp", "turban"]})
    table.play(C, "open_sesame")
    assert [C, D, A, B, C] == takers(table)


def test_a31_the_culprit_gets_nothing() -> None:
    table = reciting("book ring vase lamp turban carpet cushion", reciter=C)
    table.play(C, "concede")
    assert ("claim", [A]) == table.phase()
    claim = ("lamp", "turban", "carpet")
    assert [
        Event("claimed", (A,)),
        Event("claimed_cards", (A, list(claim))),
    ] == table.play(A, "claim", claim)
    assert ("share", [B]) == table.phase()
    assert ["cushion", "book", "vase", "ring"] == table.view(None)["pool"]
    assert "culprit-excluded" == table.code(C, "pick", "book")
    assert [B, D, A, B] == takers(table)
    assert [4, 2, 0, 1] == sizes(table)


def test_a32_the_first_thief_who_is_not_the_culprit_begins() -> None:
    table = reciting("book ring vase lamp turban carpet", 3)
    table.play(B, "concede")
    table.play(A, "claim", ("lamp", "turban", "carpet"))
    assert ("share", [C]) == table.phase()
    assert took(C, "book") == table.play(C, "pick", "book")
    assert ("share", [A]) == table.phase()
    told = table.play(A, "pick", "ring")
    assert [*took(A, "ring"), *took(C, "vase"), *NEXT_ROUND] == told


@pytest.mark.parametrize(
    ("ali", "culprit", "order"),
    [
        (A, B, [C, D, E, A, C, D, E, A, C]),
        (A, E, [B, C, D, A, B, C, D, A, B]),
        (C, A, [D, E, B, C, D, E, B, C, D]),
        (C, D, [E, A, B, C, E, A, B, C, E]),
        (E, C, [A, B, D, E, A, B, D, E, A]),
    ],
)
def test_os40_with_five_players(ali: int, culprit: int, order: list[int]) -> None:
    hand = "book ring vase lamp turban carpet cushion slipper hourglass scimitar mirror lion"
    data = {"seats": 5, "ali": ali, "reciter": culprit, "hand": hand.split()}
    table = position({**data, "agenda": ["recite"]})
    table.play(culprit, "concede")
    assert ("claim", [ali]) == table.phase()
    table.play(ali, "claim", ("lion", "mirror", "carpet"))
    assert order == takers(table)


def test_os42_clockwise_from_the_left_of_ali_baba() -> None:
    table = revealing("book ring vase lion drum donkey", 5, ali=D)
    table.look()
    assert [E, A, B, C, E, A] == takers(table)


# -- three cards or fewer


@pytest.mark.parametrize("hand", ["vase", "vase book", "vase book ring", "book book book"])
def test_a33_a_small_hand_is_all_his(hand: str) -> None:
    table = reciting(hand, 3)
    pool = sorted(hand.split(), key=KINDS.index)
    assert ["wrong", "mistake", "sharing", "kept_all", "spoils"] == keys(table.play(B, "concede"))
    assert [Event("kept_all", (A, len(pool))), Event("spoils", (A, pool))] == table.events[3:]
    assert ("spoils", [A, B, C]) == table.phase()
    for viewer in table.viewers():
        assert pool == table.view(viewer)["pool"]
    assert [[("seen",)]] * 3 == [table.options(seat) for seat in (A, B, C)]
    for action in (("claim", ("vase", "book", "ring")), ("pick", "vase")):
        assert ["wrong-phase"] * 3 == [table.code(seat, *action) for seat in (A, B, C)]
    pace = SESAME.table.pace(table.state)
    assert (4, 4) == (pace.lasts, pace.shows)
    assert NEXT_ROUND == table.time_out()
    assert [pool, [], []] == table.collections()
    assert (("decide", [B]), []) == (table.phase(), table.view(None)["pool"])


def test_a33_four_cards_are_claimed() -> None:
    table = reciting("vase book ring lamp", 3)
    table.play(B, "concede")
    assert ("claim", [A]) == table.phase()
    told = table.play(A, "claim", ("vase", "ring", "lamp"))
    assert ["claimed", "claimed_cards", "took", "took_card", "round_over", "round"] == keys(told)
    assert [["vase", "ring", "lamp"], [], ["book"]] == table.collections()


def test_decision_b_the_spoils_are_looked_at_by_everybody() -> None:
    table = reciting("vase book", 3)
    table.play(B, "concede")
    assert [] == table.play(C, "seen") == table.play(A, "seen")
    assert [] == table.play(C, "seen")  # once more
    assert (("spoils", [B]), [A, C]) == (table.phase(), table.view(None)["seen"])
    assert NEXT_ROUND == table.play(B, "seen")


def test_decision_m_a_small_hand_is_told_as_spoils() -> None:
    table = reciting("vase book", 3)
    told = [*table.play(B, "concede"), *table.look()]
    assert [] == [key for key in keys(told) if key in ("claimed", "took", "took_card")]


# -- claiming and picking


def claiming() -> Table:
    return position({
        "seats": 4,
        "case": 2,
        "culprit": C,
        "pool": ["book", "book", "vase", "ring", "lamp"],
        "agenda": ["deal", "claim"],
    })  # fmt: skip


@pytest.mark.parametrize(
    ("code", "cards"),
    [
        ("claim-size", ("book", "vase")),
        ("claim-size", ("book", "book", "vase", "ring")),
        ("claim-size", ()),
        ("not-in-pool", ("vase", "vase", "ring")),
        ("not-in-pool", ("book", "book", "book")),
        ("not-in-pool", ("lion", "book", "vase")),
        ("unknown-treasure", ("wibble", "book", "vase")),
        (None, ("book", "book", "lamp")),
        (None, ("ring", "vase", "book")),
    ],
)
def test_a34_three_cards_that_lie_there(code: str | None, cards: tuple[str, ...]) -> None:
    assert code == claiming().code(A, "claim", cards)


def test_a34_the_claim_is_taken() -> None:
    table = claiming()
    table.play(A, "claim", ("book", "book", "lamp"))
    assert [["book", "book", "lamp"], [], [], []] == table.collections()
    assert (["vase", "ring"], ("share", [B])) == (table.view(None)["pool"], table.phase())


def test_os39_only_he_claims() -> None:
    codes = [claiming().code(seat, "claim", ("book", "book", "lamp")) for seat in (B, C, D)]
    assert ["not-your-turn"] * 3 == codes


def test_a35_what_can_be_picked_and_by_whom() -> None:
    table = sharing("ring lamp", turn=1)
    assert ("share", [B]) == table.phase()
    assert "not-in-pool" == table.code(B, "pick", "vase")
    assert "not-your-turn" == table.code(C, "pick", "ring")
    assert [("pick", "lamp"), ("pick", "ring")] == table.options(B)


def test_os44_cards_of_a_kind_are_alike() -> None:
    table = sharing("ring lamp ring")
    assert [("pick", "lamp"), ("pick", "ring")] == table.options(A)
    table.play(A, "pick", "ring")
    assert ["ring", "lamp"] == table.view(None)["pool"]


# -- what nobody chooses


def test_a36_one_kind_is_dealt_by_itself() -> None:
    table = position({"seats": 3, "hand": ["book", "book", "book"]})
    assert [
        Event("stopped", (A,)),
        Event("sharing", (1,)),
        *took(A, "book"),
        *took(B, "book"),
        *took(C, "book"),
        *NEXT_ROUND,
    ] == table.play(A, "open_sesame")
    assert [["book"], ["book"], ["book"]] == table.collections()


def test_os47_from_the_moment_only_one_kind_is_left() -> None:
    table = sharing("book ring book")
    assert [
        *took(A, "ring"),
        *took(B, "book"),
        *took(C, "book"),
        *NEXT_ROUND,
    ] == table.play(A, "pick", "ring")


def test_os47_not_while_there_is_a_choice() -> None:
    table = sharing("book ring book")
    assert took(A, "book") == table.play(A, "pick", "book")
    assert ("share", [B]) == table.phase()


def test_os47_in_case_3() -> None:
    table = revealing("donkey donkey donkey", 3)
    dealt = [*took(B, "donkey"), *took(C, "donkey"), *took(B, "donkey")]
    assert [Event("hid", ()), Event("sharing", (3,)), *dealt, *NEXT_ROUND] == table.look()


def test_os47_in_case_2_after_the_claim() -> None:
    table = reciting("lamp vase ring book book book", 3, reciter=C)
    table.play(C, "concede")
    dealt = [*took(B, "book"), *took(A, "book"), *took(B, "book")]
    assert [*dealt, *NEXT_ROUND] == table.play(A, "claim", ("lamp", "vase", "ring"))[2:]


def test_os47_a_claim_is_asked_for_even_if_there_is_no_choice() -> None:
    table = reciting("book book book book", 3)
    table.play(B, "concede")
    assert ("claim", [A]) == table.phase()


# -- the Band

TWO = {"seats": 2, "options": {"two_player": "band"}}


def test_a55_the_band_shares_after_a_mistake() -> None:
    hand = ["book", "ring", "vase", "lamp", "turban"]
    table = position({**TWO, "hand": hand, "agenda": ["recite"]}, "ring")
    table.play(B, "concede")
    assert ("claim", [A]) == table.phase()
    told = table.play(A, "claim", ("lamp", "turban", "vase"))
    assert [*band_took("ring"), *took(A, "book"), *NEXT_ROUND] == told[2:]
    assert [["lamp", "turban", "vase", "book"], [], ["ring"]] == table.collections()


def test_os90_the_band_and_ali_baba_take_turns_after_a_mistake() -> None:
    hand = ["book", "ring", "vase", "lamp", "turban", "carpet", "cushion"]
    table = position({**TWO, "hand": hand, "agenda": ["recite"]}, "ring", "vase")
    table.play(B, "concede")
    table.play(A, "claim", ("lamp", "turban", "carpet"))
    assert (("share", [A]), ["cushion", "book", "vase"]) == (table.phase(), table.view(A)["pool"])
    told = table.play(A, "pick", "book")
    assert [*took(A, "book"), *band_took("vase"), *took(A, "cushion")] == told[:6]


def test_a55_the_band_shares_after_a_capture() -> None:
    hand = ["book", "lion", "drum", "donkey"]
    table = position({**TWO, "hand": hand, "agenda": ["hide", "reveal"]}, "drum")
    assert [Event("hid", ()), Event("sharing", (3,))] == table.play(B, "seen")
    assert ("share", [B]) == table.phase()
    assert "ali-excluded" == table.code(A, "pick", "book")
    assert [*took(B, "lion"), *band_took("drum")] == table.play(B, "pick", "lion")
    assert ("share", [B]) == table.phase()
    told = table.play(B, "pick", "book")
    assert [*took(B, "book"), *band_took("donkey"), *NEXT_ROUND] == told
    assert [[], ["lion", "book"], ["drum", "donkey"]] == table.collections()


def test_os90_the_band_shares_when_he_stops() -> None:
    table = position({**TWO, "hand": ["book", "ring", "vase", "lamp", "lion"]}, "ring")
    table.play(A, "open_sesame")
    assert ("share", [A]) == table.phase()
    table.play(A, "pick", "lamp")
    assert ("share", [B]) == table.phase()
    assert [*took(B, "lion"), *band_took("ring")] == table.play(B, "pick", "lion")
    assert ("share", [A]) == table.phase()
    told = table.play(A, "pick", "book")
    assert [*took(A, "book"), *took(B, "vase"), *NEXT_ROUND] == told


def test_os47_the_band_is_dealt_to_without_chance() -> None:
    table = position({**TWO, "hand": ["book", "book", "book"]})
    table.play(A, "open_sesame")
    assert [["book"], ["book"], ["book"]] == table.collections()
    assert [*took(A, "book"), *took(B, "book"), *band_took("book")] == table.events[2:8]


@pytest.mark.parametrize(("place", "kind"), [(0, "book"), (1, "book"), (2, "ring")])
def test_os90_the_band_draws_among_cards_not_kinds(place: int, kind: str) -> None:
    asked: list[int] = []

    def pick(n: int) -> int:
        asked.append(n)
        return place

    pool = {"pool": ["book", "book", "ring", "lamp"], "case": 1, "turn": 1, "agenda": ["share"]}
    table = Table(SESAME.load({**TWO, **pool}), Keeping(pick))
    assert band_took(kind) == table.play(B, "pick", "lamp")[2:4]
    assert [3] == asked


def test_a55_the_one_thief_recites_every_time_and_the_role_alternates() -> None:
    table = position(TWO, "book", "ring", "vase", "vase")
    for _ in range(3):
        assert B == table.draw()[-1].args[0]
        table.recite()
    table.play(A, "open_sesame")
    table.play(A, "pick", "book")
    table.play(B, "pick", "ring")
    assert (("decide", [B]), A) == (table.phase(), table.view(None)["reciter"])


def test_a55_the_band_never_appears_in_the_ranking() -> None:
    table = deal(2, {"two_player": "band"}, seed=3)
    while table.actors():
        table.apply(table.actors()[0], *table.lapse(table.actors()[0]))
        assert table.view(None)["band"] == len(table.collections()[BAND])
    outcome = SESAME.outcome(table.state)
    assert outcome is not None
    assert (2, 2, 2) == (len(outcome.ranks), len(outcome.scores), len(outcome.details))
    assert set(outcome.winners) <= {A, B}
    results = table.view(None)["results"]
    assert results is not None
    assert 2 == len(results)
    assert [A, B] == [event.args[0] for event in table.past if event.key == "counted"]


def test_decision_l_what_the_band_took_is_shown_only_at_the_end() -> None:
    table = sharing("book ring vase", turn=1, collections=[[], [], ["lamp"]], **TWO)
    for viewer in table.viewers():
        assert (1, None) == (table.view(viewer)["band"], table.view(viewer)["band_cards"])
        assert "lamp" not in kinds_in(table.view(viewer))
    over = {**TWO, "ended": "scored", "agenda": [], "last_round": True}
    table = position({**over, "collections": [["chief_thief"], [], ["vase", "book"]]})
    for viewer in table.viewers():
        assert ["book", "vase"] == table.view(viewer)["band_cards"]


# -- what is seen


def test_a68_the_pool_lies_open_and_a_card_taken_is_seen_once() -> None:
    table = sharing("lamp ring book", turn=1, collections=[["vase"], ["lion"], [], []])
    for viewer in table.viewers():
        assert ["book", "ring", "lamp"] == table.view(viewer)["pool"]
    table.play(B, "pick", "lamp")
    for viewer in table.viewers():
        assert took(B, "lamp") == table.heard(viewer)
        view = table.view(viewer)
        assert ([1, 2, 0, 0], ["book", "ring"]) == (view["collections"], view["pool"])
        assert {"book", "ring"} == kinds_in(view)
        assert [Event("took", (B,))] == table.log(viewer)


def test_os43_the_pool_lies_open_while_he_claims() -> None:
    for viewer in claiming().viewers():
        assert ["book", "book", "vase", "ring", "lamp"] == claiming().view(viewer)["pool"]
