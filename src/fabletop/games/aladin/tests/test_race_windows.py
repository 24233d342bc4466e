"""Windows of a race, what is shown, and head starts (AL-105 to AL-118)."""

from __future__ import annotations

import pytest

from fabletop.games.aladin.tests.race import judged, kinds, racing, told
from fabletop.games.aladin.tests.table import ALADIN, A, B, C, event

# -- AL-109: windows


@pytest.mark.parametrize(("ms", "winner"), [(5000, A), (5001, None)])
def test_al109_window_with_a_match(ms: int, winner: int | None) -> None:
    table = racing("bronze 2", "gold 2", "silver 5", draws=("LP25",))
    table.race(ms, None, None)
    assert [(2, [A, B], winner, None, "speed" if winner == A else "")] == judged(table)
    assert [(A, ms, "first" if winner == A else "late")] == kinds(table)


@pytest.mark.parametrize(("ms", "kind"), [(2500, "false"), (2501, "late")])
def test_al109_window_without_a_match(ms: int, kind: str) -> None:
    table = racing("bronze 2", "gold 3", "silver 5")
    table.race(ms, None, None)
    assert [(A, ms, kind)] == kinds(table)
    assert ("name_thief" if kind == "false" else "search", [A]) == table.phase()
    assert (kind == "late") == (event("late", A) in table.past)


@pytest.mark.parametrize(("ms", "kind"), [(2501, "false"), (5000, "false"), (5001, "late")])
def test_al109_false_slaps_have_the_longer_window_if_something_is_matched(
    ms: int, kind: str
) -> None:
    table = racing("bronze 2", "gold 2", "silver 5", draws=("LP25",))
    table.race(600, None, ms)
    assert [(A, 600, "first"), (C, ms, kind)] == kinds(table)
    assert (("name_thief", [C]) if kind == "false" else ("wish", [A])) == table.phase()


def test_al109_a_late_holder_does_not_count_as_second() -> None:
    table = racing("bronze 2", "gold 2", "silver 2", draws=("LP25",))
    table.race(600, 5001, 900)
    assert [(2, [A, B, C], A, 300, "speed")] == judged(table)
    assert [event("margin", A, C, 300)] == told(table, "margin")


def test_al106_an_early_holder_does_not_count_as_second() -> None:
    table = racing("bronze 2", "gold 2", "silver 2", draws=("LP25",))
    table.race(600, 100, 900)
    assert [(2, [A, B, C], A, 300, "speed")] == judged(table)
    assert [event("margin", A, C, 300)] == told(table, "margin")


# -- AL-105, AL-113, AL-118: what is shown, and head starts


def test_al118_the_order_and_what_was_bounded() -> None:
    table = racing("gold 4", "bronze 4", "silver 2", draws=("LP25",))
    table.play(A, "slap", 706, 500, 900, 160)
    table.play(B, "slap", 900, 990, 900, 160)
    events = table.wait(C)
    assert [
        event("slapped", A, 706),
        event("clamped", A, 500, 706),
        event("slapped", B, 900),
        event("clamped", B, 990, 900),
        event("right", A, 4),
        event("margin", A, B, 194),
    ] == events[:6]
    usual = {"elapsed": 900, "link": 160, "head_start": 0, "clamped": True}
    assert [
        {"seat": A, "ms": 706, "claimed": 500, "kind": "first", **usual},
        {"seat": B, "ms": 900, "claimed": 990, "kind": "slow", **usual},
    ] == table.common("race")["slaps"]


def test_decision_f_nobody_sees_before_the_end_who_has_pressed_how_fast() -> None:
    """What A did in the race changes only what A sees."""
    tables = []
    for ms in (300, 900):
        table = racing("gold 4", "bronze 4", "silver 2")
        table.slap(A, ms)
        tables.append(table)
    one, other = tables
    for viewer in (B, C, None):
        assert one.view(viewer) == other.view(viewer)
    assert None is one.common("race")
    assert [300, 300, 300, 160] == one.view(A)["own"]["slap"]


@pytest.mark.parametrize(
    ("handicap", "times", "expected"),
    [
        ((200,), (900, 720), (A, 20, "speed")),
        ((200, 0, 0), (920, 720), (B, None, "rights")),
        ((200, 0, 0), (937, 720), (B, 17, "speed")),
        ((0, 50, 800), (900, 940), (B, None, "rights")),
        ((800, 800, 0), (500, 300), (B, None, "rights")),
        ((), (900, 720), (B, 180, "speed")),
    ],
)
def test_s95_handicap_by_the_rules(
    handicap: tuple[int, ...], times: tuple[int, int], expected: tuple[int, int | None, str]
) -> None:
    """A counts as 700 and wins by 20; two who both get down to 0 are level (decision l)."""
    table = racing(
        "gold 4", "bronze 4", "silver 2",
        draws=("LP25",), options={"handicap_ms": list(handicap)}, rights=[1, 0, 0],
    )  # fmt: skip
    table.race(*times, None)
    assert [(4, [A, B], *expected)] == judged(table)
    shown = {s["seat"]: (s["ms"], s["head_start"]) for s in table.common("race")["slaps"]}
    starts = [*handicap, 0, 0, 0]
    assert {A: (times[0], starts[0]), B: (times[1], starts[1])} == shown
    contest_starts = {seat: starts[seat] for seat in (A, B, C)}
    again = racing("gold 4", "bronze 4", "silver 2", options={"handicap_ms": list(handicap)})
    contest = ALADIN.table.pace(again.state).contest
    assert contest
    assert contest_starts == contest.head_start


def test_decision_l_a_head_start_is_for_winning_only() -> None:
    """It neither saves from the floor, nor lengthens the window, nor orders penalties."""
    early = racing("gold 4", "bronze 4", "silver 2", options={"handicap_ms": [800, 0, 0]})
    early.race(149, None, None)
    assert [(A, 149, "early")] == kinds(early)
    late = racing("gold 4", "bronze 4", "silver 2", options={"handicap_ms": [800, 0, 0]})
    late.race(5100, None, None)
    assert [(A, 5100, "late")] == kinds(late)
    window = racing("gold 4", "bronze 5", "silver 2", options={"handicap_ms": [800, 0, 0]})
    window.race(2600, None, None)
    assert [(A, 2600, "late")] == kinds(window)
    order = racing("gold 4", "bronze 5", "silver 2", options={"handicap_ms": [800, 0, 0]})
    order.race(600, 500, None)
    assert ("name_thief", [B]) == order.phase()


def test_al113_the_margin_is_that_of_what_counted() -> None:
    table = racing(
        "gold 4", "bronze 4", "silver 4",
        draws=("LP25",), options={"handicap_ms": [0, 0, 500]},
    )  # fmt: skip
    table.race(600, 700, 1250)
    assert [event("margin", A, B, 100)] == told(table, "margin")
    table = racing(
        "gold 4", "bronze 4", "silver 4",
        draws=("LP25",), options={"handicap_ms": [0, 0, 500]},
    )  # fmt: skip
    table.race(600, 700, 1150)
    assert [event("margin", A, C, 50)] == told(table, "margin")
