"""The end: A-41, A-45, A-46, A-61, and leaving for good."""

from __future__ import annotations

import pytest

from fabletop.core.dealer import Event
from fabletop.core.game import Outcome
from fabletop.core.options import Word
from fabletop.games.open_sesame.content import BOX
from fabletop.games.open_sesame.tests.table import (
    SESAME,
    TREASURES,
    A,
    B,
    C,
    D,
    Table,
    keys,
    position,
    reciting,
    revealing,
    sharing,
)


def over(*collections: str, **options: Word) -> Table:
    """The end, with these collections."""
    owned = [cards.split() for cards in collections]
    data = {"seats": len(owned), "collections": owned, "options": options}
    return position({**data, "agenda": [], "ended": "scored", "last_round": True})


def scores(table: Table) -> list[tuple[int, int]]:
    """Points and unique cards, as view and outcome say them."""
    results = table.view(None)["results"]
    outcome = SESAME.outcome(table.state)
    assert results is not None
    assert outcome is not None
    found = [(result["points"], result["unique"]) for result in results]
    details = [each["unique"] for each in outcome.details]
    assert found == list(zip(outcome.scores, details, strict=True))
    assert [result["rank"] for result in results] == list(outcome.ranks)
    return found


def ranking(table: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
    outcome = SESAME.outcome(table.state)
    assert outcome is not None
    return outcome.winners, outcome.ranks


# -- the last round


def test_a41_after_the_last_round_the_game_is_over() -> None:
    owned = [["vase"], ["vase", "lion"], ["chief_thief", "book"]]
    table = sharing("cushion book", 3, collections=owned, last_round=True)
    told = table.play(A, "pick", "book")
    assert [
        Event("took", (A,)),
        Event("took_card", (A, "book")),
        Event("took", (B,)),
        Event("took_card", (B, "cushion")),
        Event("round_over", (A,)),
        Event("counted", (A, ["book", "vase"], 2, 0)),
        Event("counted", (B, ["cushion", "vase", "lion"], 3, 1)),
        Event("counted", (C, ["book", "chief_thief"], 2, 1)),
        Event("over", ("scored", [B])),
    ] == told
    assert ("over", []) == table.phase()
    assert A == table.view(None)["ali"]
    assert Outcome(
        "scored",
        (B,),
        (3, 1, 2),
        (2, 3, 2),
        ({"unique": 0, "cards": 2}, {"unique": 1, "cards": 3}, {"unique": 1, "cards": 2}),
    ) == SESAME.outcome(table.state)
    for viewer in table.viewers():
        assert [
            {"cards": ["book", "vase"], "points": 2, "unique": 0, "rank": 3},
            {"cards": ["cushion", "vase", "lion"], "points": 3, "unique": 1, "rank": 1},
            {"cards": ["book", "chief_thief"], "points": 2, "unique": 1, "rank": 2},
        ] == table.view(viewer)["results"]


@pytest.mark.parametrize("ending", ["case 1", "case 2", "case 3", "spoils"])
def test_a41_however_it_ends(ending: str) -> None:
    if ending == "case 3":
        table = revealing("chief_thief lion drum donkey")
        table.look()
    elif ending == "case 1":
        table = position({"seats": 4, "hand": ["chief_thief", "vase", "ring"]})
        table.play(A, "open_sesame")
    else:
        table = reciting("chief_thief vase" if ending == "spoils" else "chief_thief vase ring lamp")
        table.play(B, "concede")
    while table.actors():
        table.play(table.actors()[0], *table.lapse(table.actors()[0]))
    assert ["round_over", *["counted"] * 4, "over"] == keys(table.events)[-6:]
    assert "round" not in keys(table.past)


def test_os75_no_other_round_is_the_last() -> None:
    table = sharing("cushion book", 3, above_chief=0)
    assert Event("round", (B,)) == table.play(A, "pick", "book")[-1]
    assert None is SESAME.outcome(table.state)


# -- scoring


def test_a45_kinds_and_unique_cards() -> None:
    cards = "cushion cushion vase ring mirror diamond chief_thief"
    assert [(6, 2), (0, 0), (0, 0)] == scores(over(cards, "", ""))


def test_os76_two_books_and_a_scimitar() -> None:
    assert [(2, 0), (1, 1), (0, 0)] == scores(over("book book scimitar", "lamp", ""))


def test_os77_unique_is_what_exists_once() -> None:
    everything = " ".join([*TREASURES, "chief_thief"])
    assert (22, 8) == scores(over(everything, "", ""))[A]


NINE = "cushion book vase slipper ring mirror"
TIE = (
    f"lamp lion {NINE} gold_coin",
    f"turban elephant chief_thief {NINE}",
    "carpet diamond parrot cushion book vase slipper ring",
)
TOGETHER = (
    f"lamp lion {NINE} gold_coin donkey",
    f"turban elephant {NINE} gold_coin donkey",
    f"carpet {NINE}",
)


def test_a46_a_tie_goes_to_more_unique_cards() -> None:
    table = over(*TIE)
    assert [(9, 2), (9, 3), (8, 3)] == scores(table)
    assert ((B,), (2, 1, 3)) == ranking(table)


def test_a46_equal_in_both_they_win_together() -> None:
    table = over(*TOGETHER)
    assert [(10, 2), (10, 2), (7, 1)] == scores(table)
    assert ((A, B), (1, 1, 3)) == ranking(table)


def test_os79_lower_ranks_are_shared_too() -> None:
    table = over("vase", "vase ring", "ring", "vase book")
    assert [(1, 0), (2, 0), (1, 0), (2, 0)] == scores(table)
    assert ((B, D), (3, 1, 3, 1)) == ranking(table)


def test_os77_points_come_before_unique_cards() -> None:
    assert ((A,), (1, 2, 3)) == ranking(over("vase ring book", "lamp lion", "turban"))


# -- over is over


ANYTHING: list[tuple[Word, ...]] = [
    ("draw",),
    ("open_sesame",),
    ("seen",),
    ("name", "lion", 1, None),
    ("sentence", "a lion", "en"),
    ("concede",),
    ("rule", True),
    ("tick", "lion", 1, None),
    ("call_mistake",),
    ("claim", ("lion", "vase", "book")),
    ("pick", "lion"),
    ("undo",),
    ("timeout",),
    (),
]


@pytest.mark.parametrize("action", ANYTHING)
@pytest.mark.parametrize("seat", [A, B, C, None, 7])
def test_a61_whoever_sends_anything(action: tuple[Word, ...], seat: int | None) -> None:
    table = over("vase", "ring", "chief_thief")
    assert "game-over" == table.code(seat, *action)
    assert "game-over" == table.code(seat, *action, decision=-1)


def test_a61_nobody_is_asked() -> None:
    table = over("vase", "ring", "chief_thief")
    assert ("over", []) == table.phase()
    assert [[], [], []] == [table.options(seat) for seat in (A, B, C)]


# -- leaving


@pytest.mark.parametrize(
    "said",
    [
        {},
        {"hand": ["vase", "chief_thief"], "agenda": ["recite"]},
        {"hand": ["vase", "lion"], "agenda": ["hide", "reveal"]},
        {"pool": ["vase", "ring", "lion"], "case": 1, "agenda": ["share"]},
        {"pool": ["vase", "lion"], "case": 2, "culprit": B, "agenda": ["keep_all", "spoils"]},
    ],
)
def test_os117_with_abort_there_is_no_result(said: dict[str, object]) -> None:
    owned = [["book"], [], ["lamp"]]
    table = position({"seats": 3, "options": {"on_leave": "abort"}, "collections": owned, **said})
    everything = SESAME.study.components(table.state)
    assert [Event("aborted", (B,)), Event("over", ("aborted", []))] == table.leave(B)
    assert Outcome("aborted", (), (), ()) == SESAME.outcome(table.state)
    assert ("over", []) == table.phase()
    assert everything == SESAME.study.components(table.state)
    for viewer in table.viewers():
        view = table.view(viewer)
        assert (None, "aborted", []) == (view["results"], view["ended"], view["pool"])
    assert [] == table.leave(C)


def test_os117_what_lay_on_the_table_goes_back_to_the_pile() -> None:
    said = {"options": {"on_leave": "abort"}, "hand": ["vase", "chief_thief", "lion"]}
    table = position({"seats": 3, "agenda": ["recite"], **said})
    table.leave(B)
    assert [[], 0, 46] == [*table.of("hand", "above_chief"), table.view(None)["pile"]]
    assert [BOX.kind[kind] for kind in TREASURES] == table.state.bag
