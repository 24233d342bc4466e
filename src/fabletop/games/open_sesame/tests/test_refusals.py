"""OS-52: every code with its clause, and for each two of them which one comes first.

Clauses are those of the table "When the table says no" in RULES.md.
"""

from __future__ import annotations

import pytest

from fabletop.core.options import Word
from fabletop.core.refusals import Refusal
from fabletop.games.open_sesame.tests.table import (
    SESAME,
    A,
    B,
    C,
    D,
    Table,
    position,
    reciting,
    revealing,
    sharing,
)
from fabletop.text import Speaker

Sent = tuple[object, ...]
NOBODY = None


def opening() -> Table:
    return position({"seats": 4})


def plain() -> Table:
    return reciting("lion vase")


def ordered() -> Table:
    return reciting("lion vase vase", ordered=True)


def adjectives(started: bool = False) -> Table:
    return position({
        "seats": 4,
        "options": {"adjectives": True},
        "hand": ["lion", "vase", "book"],
        "adjectives": ["scary", "blue", ""],
        "named": [started, False, False],
        "agenda": ["recite"],
    })  # fmt: skip


def started() -> Table:
    table = plain()
    table.play(B, "name", "lion", 1, None)
    return table


def ticking() -> Table:
    return reciting("cushion cushion ring", judge="table")


def claiming() -> Table:
    pool = ["book", "book", "vase", "ring"]
    data = {"seats": 4, "pool": pool, "case": 2, "culprit": C}
    return position({**data, "agenda": ["deal", "claim"]})


def picking(case: int) -> Table:
    return sharing("ring lamp", case=case, culprit=C if case == 2 else None)


def over() -> Table:
    return position({"seats": 4, "ended": "scored", "agenda": []})


# -- every code, whole


def no(code: str, clause: str, **args: object) -> Refusal:
    return Refusal(code, clause, args)


CODES: list[tuple[Table, int | None, Sent, Refusal]] = [
    (over(), A, ("draw",), no("game-over", "OS-75")),
    (plain(), NOBODY, ("concede",), no("not-seated", "OS-1")),
    (plain(), 4, ("concede",), no("not-seated", "OS-1")),
    (plain(), -1, ("concede",), no("not-seated", "OS-1")),
    (plain(), B, ("undo",), no("unknown-action", "OS-52", action="undo")),
    (plain(), B, (), no("unknown-action", "OS-52", action=None)),
    (plain(), B, (7,), no("unknown-action", "OS-52", action=None)),
    (plain(), A, ("concede",), no("ali-never-recites", "OS-35")),
    (plain(), A, ("draw",), no("wrong-phase", "OS-52", ask="recite")),
    (picking(2), C, ("pick", "ring"), no("culprit-excluded", "OS-39")),
    (picking(3), A, ("pick", "ring"), no("ali-excluded", "OS-42")),
    (plain(), C, ("concede",), no("not-your-turn", "OS-52", seats=[B])),
    (revealing("vase"), A, ("seen",), no("not-your-turn", "OS-52", seats=[B, C, D])),
    (opening(), A, ("open_sesame",), no("must-recite-first", "OS-11")),
    (plain(), B, ("name", "wibble", 1, None), no("unknown-treasure", "OS-8", kind="wibble")),
    (plain(), B, ("name", None, 1, None), no("unknown-treasure", "OS-8", kind=None)),
    (picking(1), A, ("pick", "wibble"), no("unknown-treasure", "OS-8", kind="wibble")),
    (plain(), B, ("name", "lion", 10, None), no("bad-count", "OS-26", count=10)),
    (ticking(), A, ("tick", "cushion", 1, None), no("bad-count", "OS-112", count=1)),
    (adjectives(), B, ("name", "lion", 2, "scary"), no("one-at-a-time", "OS-81")),
    (ordered(), B, ("name", "vase", 2, None), no("one-at-a-time", "OS-86")),
    (
        adjectives(),
        B,
        ("sentence", "two soft cushions", "en"),
        no("one-at-a-time", "OS-104", words=["two", "soft", "cushions"]),
    ),
    (adjectives(), B, ("name", "lion", 1, None), no("adjective-required", "OS-81")),
    (adjectives(), B, ("name", "lion", 1, "x9"), no("adjective-form", "OS-82")),
    (adjectives(), B, ("name", "lion", 1, "fuck"), no("adjective-form", "OS-108")),
    (started(), B, ("sentence", "a lion and a vase", "en"), no("already-started", "OS-29")),
    (plain(), B, ("sentence", "a wibble", "en"), no("unparsed", "OS-103", words=["wibble"])),
    (claiming(), A, ("claim", ("book",)), no("claim-size", "OS-39", count=1)),
    (picking(1), A, ("pick", "vase"), no("not-in-pool", "OS-44", kind="vase")),
    (ticking(), A, ("tick", "lamp", 1, None), no("not-in-pool", "OS-112", kind="lamp")),
    (opening(), A, ("draw", 1), no("malformed", "OS-52")),
]


@pytest.mark.parametrize(
    ("table", "seat", "action", "refusal"),
    CODES,
    ids=[f"{refusal.code}-{refusal.clause}-{n}" for n, (*_, refusal) in enumerate(CODES)],
)
def test_os52_every_code_with_its_clause(
    table: Table, seat: int | None, action: Sent, refusal: Refusal
) -> None:
    assert refusal == table.refused(seat, *action)


def test_os52_stale() -> None:
    table = plain()
    assert no("stale", "OS-52") == table.refused(B, "concede", decision=table.state.decision - 1)
    assert None is table.refused(B, "concede", decision=table.state.decision)


def test_os51_player_count_with_its_clause() -> None:
    assert no("player-count", "OS-51", seats=6) == SESAME.refuse_setup(6, {})


def test_os113_company_with_its_clause() -> None:
    expected = no("bad-option", "OS-113", option="judge", value="server")
    assert expected == SESAME.table.refuse_company({}, [], True)


# -- the order: both apply, and the first is the answer


PAIRS: list[tuple[str, str, Table, int | None, Sent]] = [
    ("game-over", "not-seated", over(), NOBODY, ("draw",)),
    ("game-over", "unknown-action", over(), A, ("undo",)),
    ("not-seated", "unknown-action", plain(), NOBODY, ("undo",)),
    ("not-seated", "wrong-phase", plain(), NOBODY, ("draw",)),
    ("not-seated", "not-your-turn", plain(), NOBODY, ("concede",)),
    # an unknown action cannot be one Ali Baba never sends
    ("ali-never-recites", "wrong-phase", ticking(), A, ("name", "ring", 1, None)),
    (
        "ali-never-recites",
        "wrong-phase",
        reciting("ring", recite_input="pick"),
        A,
        ("sentence", "a ring", "en"),
    ),
    ("ali-never-recites", "not-your-turn", plain(), A, ("concede",)),
    ("ali-never-recites", "unknown-treasure", plain(), A, ("name", "wibble", 1, None)),
    ("wrong-phase", "culprit-excluded", claiming(), C, ("pick", "book")),
    ("wrong-phase", "not-your-turn", opening(), B, ("concede",)),
    ("wrong-phase", "unknown-treasure", opening(), A, ("pick", "wibble")),
    # the culprit is never Ali Baba
    ("culprit-excluded", "not-your-turn", picking(2), C, ("pick", "ring")),
    ("culprit-excluded", "unknown-treasure", picking(2), C, ("pick", "wibble")),
    ("ali-excluded", "not-your-turn", picking(3), A, ("pick", "ring")),
    ("ali-excluded", "not-in-pool", picking(3), A, ("pick", "vase")),
    ("not-your-turn", "must-recite-first", opening(), B, ("open_sesame",)),
    ("not-your-turn", "unknown-treasure", plain(), C, ("name", "wibble", 1, None)),
    ("not-your-turn", "not-in-pool", picking(1), B, ("pick", "vase")),
    ("must-recite-first", "malformed", opening(), A, ("open_sesame", 1)),
    ("unknown-treasure", "bad-count", plain(), B, ("name", "wibble", 0, None)),
    ("unknown-treasure", "one-at-a-time", ordered(), B, ("name", "wibble", 2, None)),
    ("unknown-treasure", "adjective-required", adjectives(), B, ("name", "wibble", 1, None)),
    ("unknown-treasure", "bad-count", ticking(), A, ("tick", "wibble", 10, None)),
    ("unknown-treasure", "claim-size", claiming(), A, ("claim", ("wibble",))),
    ("unknown-treasure", "not-in-pool", claiming(), A, ("claim", ("lamp", "wibble", "book"))),
    ("bad-count", "one-at-a-time", ordered(), B, ("name", "vase", 10, None)),
    ("bad-count", "one-at-a-time", adjectives(), B, ("name", "vase", 0, "blue")),
    ("bad-count", "adjective-required", adjectives(), B, ("name", "vase", "1", None)),
    ("bad-count", "not-in-pool", ticking(), A, ("tick", "lamp", 0, None)),
    ("one-at-a-time", "adjective-required", adjectives(), B, ("name", "vase", 2, None)),
    ("one-at-a-time", "adjective-form", adjectives(), B, ("name", "vase", 2, "x9")),
    (
        "one-at-a-time",
        "adjective-required",
        adjectives(),
        B,
        ("sentence", "a lion and two blue vases", "en"),
    ),
    (
        "one-at-a-time",
        "already-started",
        adjectives(started=True),
        B,
        ("sentence", "a scary lion and two blue vases", "en"),
    ),
    (
        "one-at-a-time",
        "unparsed",
        adjectives(),
        B,
        ("sentence", "a blue wibble and two blue vases", "en"),
    ),
    (
        "adjective-required",
        "adjective-form",
        adjectives(),
        B,
        ("sentence", "a very very big blue lion and a vase", "en"),
    ),
    ("adjective-required", "adjective-form", adjectives(), B, ("name", "lion", 1, "")),
    (
        "adjective-required",
        "already-started",
        adjectives(started=True),
        B,
        ("sentence", "a scary lion and a vase", "en"),
    ),
    (
        "adjective-form",
        "already-started",
        adjectives(started=True),
        B,
        ("sentence", "a scary lion and a very very big blue vase", "en"),
    ),
    (
        "adjective-form",
        "unparsed",
        adjectives(),
        B,
        ("sentence", "a blue wibble and a very very big blue vase", "en"),
    ),
    ("already-started", "unparsed", started(), B, ("sentence", "a wibble", "en")),
    ("already-started", "unparsed", started(), B, ("sentence", "a lion", "xx")),
    ("already-started", "unparsed", started(), B, ("sentence", "x" * 601, "en")),
    # a sentence is never a claim
    ("claim-size", "not-in-pool", claiming(), A, ("claim", ("vase", "vase"))),
    ("claim-size", "not-in-pool", claiming(), A, ("claim", ("lamp", "book", "book", "vase"))),
]


@pytest.mark.parametrize(
    ("first", "second", "table", "seat", "action"),
    PAIRS,
    ids=[f"{first}-before-{second}-{n}" for n, (first, second, *_) in enumerate(PAIRS)],
)
def test_os52_the_first_that_applies(
    first: str, second: str, table: Table, seat: int | None, action: Sent
) -> None:
    assert first == table.code(seat, *action)


LAST: list[tuple[str, Table, int | None, Sent]] = [
    ("game-over", over(), A, ("draw",)),
    ("not-seated", plain(), NOBODY, ("concede",)),
    ("unknown-action", plain(), B, ("undo",)),
    ("ali-never-recites", plain(), A, ("concede",)),
    ("wrong-phase", plain(), A, ("draw",)),
    ("culprit-excluded", picking(2), C, ("pick", "ring")),
    ("ali-excluded", picking(3), A, ("pick", "ring")),
    ("not-your-turn", plain(), C, ("concede",)),
    ("must-recite-first", opening(), A, ("open_sesame",)),
    ("unknown-treasure", plain(), B, ("name", "wibble", 1, None)),
    ("bad-count", plain(), B, ("name", "lion", 0, None)),
    ("one-at-a-time", ordered(), B, ("name", "vase", 2, None)),
    ("adjective-required", adjectives(), B, ("name", "lion", 1, None)),
    ("adjective-form", adjectives(), B, ("name", "lion", 1, "x9")),
    ("already-started", started(), B, ("sentence", "a lion", "en")),
    ("unparsed", plain(), B, ("sentence", "a wibble", "en")),
    ("claim-size", claiming(), A, ("claim", ("book",))),
    ("not-in-pool", picking(1), A, ("pick", "vase")),
    ("stale", opening(), A, ("draw",)),
    ("stale", revealing("vase"), B, ("seen",)),
    ("stale", picking(1), A, ("pick", "ring")),
    ("stale", plain(), B, ("name", "lion", 1, None)),
    ("stale", plain(), B, ("sentence", "a lion", "en")),
    ("stale", claiming(), A, ("claim", ("book", "book", "vase"))),
    ("stale", ticking(), A, ("tick", "ring", 1, None)),
]


@pytest.mark.parametrize(("code", "table", "seat", "action"), LAST)
def test_decision_c_stale_only_if_no_other_code_applies(
    code: str, table: Table, seat: int | None, action: Sent
) -> None:
    assert code == table.code(seat, *action, decision=table.state.decision - 1)
    assert code == table.code(seat, *action, decision=table.state.decision + 1)


@pytest.mark.parametrize(
    ("table", "seat", "action"),
    [
        (opening(), A, ("draw", 1)),
        (plain(), B, ("concede", None)),
        (plain(), B, ("name", "lion", 1)),
        (plain(), B, ("name", "lion", 1, "scary")),
        (plain(), B, ("name", "lion", 1, None, None)),
        (plain(), B, ("sentence", "a lion")),
        (plain(), B, ("sentence", 7, "en")),
        (plain(), B, ("sentence", "a lion", None)),
        (revealing("vase"), B, ("seen", B)),
        (ticking(), A, ("tick", "ring", 1)),
        (ticking(), A, ("tick", "ring", 1, "tiny")),
        (claiming(), A, ("claim", "book", "book", "vase")),
        (picking(1), A, ("pick",)),
    ],
)
def test_decision_c_malformed_is_the_last_resort(table: Table, seat: int, action: Sent) -> None:
    assert "malformed" == table.code(seat, *action)


@pytest.mark.parametrize(
    ("table", "seat", "action"),
    [
        (opening(), A, ("draw", 1)),
        (plain(), B, ("name", "lion", 1, "scary")),
        (picking(1), A, ("pick",)),
    ],
)
def test_decision_c_stale_comes_before_malformed(table: Table, seat: int, action: Sent) -> None:
    """19 before 20."""
    assert "stale" == table.code(seat, *action, decision=table.state.decision - 1)


# -- the other codes


@pytest.mark.parametrize("count", [0, -1, 10, "1", 1.0, True, None, (1,)])
def test_os52_11_a_count_is_a_whole_number_from_1_to_9(count: object) -> None:
    assert "bad-count" == plain().code(B, "name", "lion", count, None)


@pytest.mark.parametrize("count", range(1, 10))
def test_os52_11_any_of_these_may_be_said(count: int) -> None:
    assert None is plain().code(B, "name", "lion", count, None)


EVERY_VERB: dict[str, tuple[Word, ...]] = {
    "draw": (),
    "open_sesame": (),
    "seen": (),
    "name": ("lion", 1, None),
    "sentence": ("a lion", "en"),
    "concede": (),
    "rule": (True,),
    "tick": ("lion", 1, None),
    "call_mistake": (),
    "claim": (("lion", "vase", "book"),),
    "pick": ("ring",),
}
HERE: list[tuple[Table, set[str]]] = [
    (opening(), {"draw", "open_sesame"}),
    (revealing("vase"), {"seen"}),
    (plain(), {"name", "sentence", "concede"}),
    (ticking(), {"tick", "call_mistake"}),
    (reciting("lion", recite_input="pick"), {"name", "concede"}),
    (reciting("lion", recite_input="sentence"), {"sentence", "concede"}),
    (claiming(), {"claim"}),
    (picking(1), {"pick"}),
]


@pytest.mark.parametrize(("table", "verbs"), HERE)
def test_os52_5_what_belongs_to_each_question(table: Table, verbs: set[str]) -> None:
    assert set(EVERY_VERB) == set(SESAME.about.actions)
    wrong = {
        verb for verb, args in EVERY_VERB.items() if "wrong-phase" == table.code(D, verb, *args)
    }
    assert set(EVERY_VERB) - verbs == wrong


def test_every_code_of_os52_is_declared() -> None:
    table = {refusal.code for *_, refusal in CODES}
    assert table | {"stale", "player-count", "bad-option", "muted"} == set(SESAME.about.refusals)


def test_a_refused_option_is_told_in_words() -> None:
    refusal = SESAME.table.refuse_company({}, [], shared=True)
    assert refusal is not None
    told = Speaker("open_sesame", "fr", []).refusal(refusal)
    assert "server" not in told
    assert Speaker("open_sesame", "fr", []).say("setting-judge-server") in told
