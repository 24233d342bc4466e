"""Clocks, talk and company: A-57, A-58, and what A-66, A-80 and A-81 need of the rules."""

from __future__ import annotations

import pytest

from fabletop.core.dealer import Event, Scripted
from fabletop.core.options import Action, Word
from fabletop.core.pace import Pace
from fabletop.core.refusals import Refusal
from fabletop.games.open_sesame.tests.table import (
    SESAME,
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

# -- what is played when the time is up


def both_ways(table: Table, *action: Word) -> None:
    """The clock has the same effect as this action of the one who is asked."""
    assert isinstance(table.dealer, Scripted)
    other = Table(SESAME.clone(table.state), Scripted(table.dealer.draws))
    (seat,) = table.actors()
    assert action == table.lapse(seat)
    assert other.play(seat, *action) == table.time_out()
    assert other.now() == table.now()


def test_a57_after_a_recital_he_stops() -> None:
    table = position({"seats": 4, "hand": ["vase", "book"]})
    assert 30 == SESAME.table.pace(table.state).lasts
    both_ways(table, "open_sesame")
    assert Event("stopped", (A,)) == table.events[0]


def test_a57_at_the_start_of_a_round_he_draws() -> None:
    table = position({"seats": 4}, "vase")
    assert 30 == SESAME.table.pace(table.state).lasts
    both_ways(table, "draw")
    assert Event("revealed", ("vase",)) == table.events[1]


def test_a58_the_rarest_then_the_first_of_the_alphabet() -> None:
    table = sharing("cushion lamp carpet ring", turn=1)
    assert ("share", [B]) == table.phase()
    assert 20 == SESAME.table.pace(table.state).lasts
    both_ways(table, "pick", "carpet")
    assert [Event("took", (B,)), Event("took_card", (B, "carpet"))] == table.events


def claim_of(pool: str, deck: str = "45") -> Table:
    return position({
        "seats": 4,
        "options": {"deck": deck},
        "pool": pool.split(),
        "case": 2,
        "culprit": B,
        "agenda": ["deal", "claim"],
    })  # fmt: skip


@pytest.mark.parametrize(
    ("pool", "deck", "claimed"),
    [
        ("cushion lamp carpet ring", "45", ("carpet", "lamp", "ring")),
        ("book ring slipper vase cushion", "45", ("ring", "slipper", "vase")),
        ("book ring slipper vase cushion", "44", ("book", "ring", "slipper")),
        ("cushion cushion book book", "45", ("book", "book", "cushion")),
        ("drum chest crown hourglass", "45", ("chest", "crown", "drum")),
        ("vase vase ring ring", "45", ("ring", "ring", "vase")),
    ],
)
def test_os115_the_claim(pool: str, deck: str, claimed: tuple[str, ...]) -> None:
    table = claim_of(pool, deck)
    assert 20 == SESAME.table.pace(table.state).lasts
    both_ways(table, "claim", claimed)


def test_os115_the_pick_with_44() -> None:
    pool = {"pool": ["book", "ring", "vase"], "case": 1, "agenda": ["share"]}
    assert ("pick", "ring") == position({"seats": 3, **pool}).lapse(A)
    assert ("pick", "book") == position({"seats": 3, "options": {"deck": "44"}, **pool}).lapse(A)


# -- how long everything lasts


PACES: list[tuple[dict[str, object], dict[str, Word], Pace]] = [
    ({}, {}, Pace(9, 30, {A: (("draw",),)}, 0, None, 60)),
    ({}, {"decide_seconds": 10}, Pace(9, 10, {A: (("draw",),)}, 0, None, 60)),
    ({}, {"decide_seconds": "off"}, Pace(9, None, {A: (("draw",),)}, 0, None, 60)),
    (
        {"hand": ["vase"], "agenda": ["hide", "reveal"]},
        {},
        Pace(9, 6, dict.fromkeys((B, C, D), (("seen",),)), 2, 0, 0),
    ),
    (
        {"hand": ["vase"], "agenda": ["hide", "reveal"], "unseen": [C]},
        {"reveal_seconds": 3},
        Pace(9, 3, {C: (("seen",),)}, 2, 0, 0),
    ),
    (
        {"hand": ["vase"], "agenda": ["recite"]},
        {},
        Pace(9, 26, {B: (("timeout",),)}, 0, 1.7, 60),
    ),
    (
        {
            "hand": ["vase", "book", "ring"],
            "agenda": ["recite"],
            "clock": 4,
            "named": [True, False, False],
        },
        {},
        Pace(4, 38, {B: (("timeout",),)}, 0, 0.9, 60),
    ),
    (
        {"hand": ["vase"], "agenda": ["recite"]},
        {"recite_seconds": 15},
        Pace(9, 15, {B: (("timeout",),)}, 0, 1.7, 60),
    ),
    (
        {"hand": ["vase"], "agenda": ["recite"]},
        {"recite_seconds": "off"},
        Pace(9, None, {B: (("timeout",),)}, 0, 1.7, 60),
    ),
    (
        {"pool": ["vase", "ring"], "case": 1, "agenda": ["share"]},
        {"pick_seconds": 120},
        Pace(9, 120, {A: (("pick", "ring"),)}, 0, None, 60),
    ),
    (
        {"pool": ["vase", "ring"], "case": 1, "agenda": ["share"]},
        {"pick_seconds": "off"},
        Pace(9, None, {A: (("pick", "ring"),)}, 0, None, 60),
    ),
    (
        {"pool": ["vase"], "case": 2, "culprit": B, "agenda": ["keep_all", "spoils"]},
        {"reveal_seconds": 20, "pick_seconds": 120},
        Pace(9, 4, dict.fromkeys((A, B, C, D), (("seen",),)), 4, 0, 0),
    ),
]


@pytest.mark.parametrize(("said", "options", "pace"), PACES)
def test_os115_every_clock(said: dict[str, object], options: dict[str, Word], pace: Pace) -> None:
    table = position({"seats": 4, "options": options, "decision": 9, **said})
    found = SESAME.table.pace(table.state)
    assert pace._replace(ponder=None) == found._replace(ponder=None)
    assert pytest.approx(pace.ponder) == found.ponder


@pytest.mark.parametrize("said", [{"hand": ["vase"], "agenda": ["recite"]}, {}])
def test_os115_each_lapse_but_the_timeout_is_a_legal_action(said: dict[str, object]) -> None:
    table = position({"seats": 4, **said})
    for seat, actions in SESAME.table.pace(table.state).lapse.items():
        for action in actions:
            expected = "unknown-action" if action == ("timeout",) else None
            assert expected == table.code(seat, *action)


def test_a81_a_recital_is_one_clock_which_waits_once() -> None:
    table = reciting("vase book ring")
    first = SESAME.table.pace(table.state)
    table.play(B, "name", "vase", 1, None)
    table.play(B, "name", "vase", 1, None)
    table.play(B, "name", "book", 1, None)
    last = SESAME.table.pace(table.state)
    assert (first.clock, 38, 60) == (last.clock, last.lasts, last.grace)
    table.play(B, "name", "ring", 1, None)
    assert first.clock != SESAME.table.pace(table.state).clock


def test_a81_the_next_recital_has_a_clock_of_its_own() -> None:
    table = position({"seats": 3}, "vase", "book")
    clocks = []
    for _ in range(2):
        table.draw()
        clocks.append(SESAME.table.pace(table.state).clock)
        assert table.state.decision == clocks[-1]
        table.recite()
    assert 2 == len(set(clocks))


def test_a81_each_other_question_has_its_own() -> None:
    table = sharing("vase book ring lamp")
    clocks = []
    for seat in (A, B):
        clocks.append(SESAME.table.pace(table.state).clock)
        table.play(seat, *table.lapse(seat))
    assert 2 == len(set(clocks))


# -- table talk

MOMENTS: list[tuple[str, Table, list[str]]] = [
    ("decide", position({"seats": 3, "ali": B}), ["", "phrases", ""]),
    ("reveal", revealing("vase", 3), ["", "", ""]),
    ("recite", reciting("vase", 3), ["", "", ""]),
    ("recite", reciting("vase", 3, judge="table"), ["", "", ""]),
    ("claim", claim_of("vase ring book lamp"), ["free"] * 4),
    ("share", sharing("vase ring", 3), ["free"] * 3),
]


@pytest.mark.parametrize(("step", "table", "talk"), MOMENTS)
def test_a66_when_the_table_is_silent(step: str, table: Table, talk: list[str]) -> None:
    seats = range(table.state.seats)
    assert step == table.phase()[0]
    assert talk == [SESAME.table.talk(table.state, seat) for seat in seats]


def test_a66_after_the_round_and_at_the_end_talk_is_free() -> None:
    table = reciting("vase book", 3)
    table.play(B, "concede")
    assert ("spoils", ["free"] * 3) == (
        table.phase()[0],
        [SESAME.table.talk(table.state, seat) for seat in range(3)],
    )
    over = position({"seats": 3, "agenda": [], "ended": "scored"})
    assert ["free"] * 3 == [SESAME.table.talk(over.state, seat) for seat in range(3)]


def test_a66_friends_may_talk_at_any_time() -> None:
    for agenda in (["decide"], ["hide", "reveal"], ["recite"]):
        data = {"seats": 3, "options": {"chat": "open"}, "hand": ["vase"], "agenda": agenda}
        table = position(data)
        assert ["free"] * 3 == [SESAME.table.talk(table.state, seat) for seat in range(3)]


def test_os84_it_is_silent_while_he_rules() -> None:
    options: dict[str, Word] = {"adjectives": True, "judge": "ali_close"}
    held = {"hand": ["lamp", "vase"], "adjectives": ["mysterious", ""]}
    waits = {"waiting": ["lamp", 1, "misterious"], "agenda": ["rule"]}
    table = position({"seats": 3, "options": options, **held, **waits})
    assert [""] * 3 == [SESAME.table.talk(table.state, seat) for seat in range(3)]


# -- one device, and bots


@pytest.mark.parametrize(
    ("judge", "bots", "shared", "refused"),
    [
        ("server", [], True, True),
        ("ali_close", [], True, True),
        ("table", [], True, False),
        ("table", [], False, False),
        ("server", [1, 2], False, False),
        ("table", [1], False, True),
        ("table", [1], True, True),
        ("server", [], False, False),
    ],
)
def test_a80_one_device_needs_judge_table(
    judge: str, bots: list[int], shared: bool, refused: bool
) -> None:
    refusal = SESAME.table.refuse_company({"judge": judge}, bots, shared)
    if refused:
        assert isinstance(refusal, Refusal)
        assert ("bad-option", {"option": "judge", "value": judge}) == refusal[::2]
    else:
        assert None is refusal


def test_a80_the_hand_needs_a_curtain_and_the_sharing_none() -> None:
    covered = [reciting("vase", judge="table")]
    opened = [
        position({"seats": 3}),
        revealing("vase"),
        claim_of("vase ring book lamp"),
        sharing("vase ring"),
    ]
    assert [False] == [SESAME.table.is_open(table.state) for table in covered]
    assert [True] * 4 == [SESAME.table.is_open(table.state) for table in opened]


def test_os112_with_judge_table_the_automatic_clock_is_off() -> None:
    """He who gains by the clock would hold it."""
    assert None is SESAME.table.pace(reciting("vase", judge="table").state).lasts
    table = reciting("vase book ring lamp", judge="table", recite_seconds=15)
    action: Action = ("timeout",)
    pace = SESAME.table.pace(table.state)
    assert (15, {A: (action,)}) == (pace.lasts, pace.lapse)
    assert ["wrong", "mistake", "sharing"] == keys(table.time_out())
    assert B == table.view(None)["culprit"]
