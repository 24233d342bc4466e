"""TT-58: every code with its clause, and for each two of them which one comes first."""

from __future__ import annotations

import pytest

from fabletop.core.refusals import Refusal
from fabletop.games.tom_thumb.tests.table import (
    K8,
    SECOND,
    TOM,
    A,
    B,
    C,
    D,
    Table,
    asking,
    between,
    booted,
    finding,
    inserting,
    position,
    second_question,
    swapping,
)

Sent = tuple[object, ...]
NOBODY = None


def over() -> Table:
    return position(agenda=[], ended="lost")


def looking() -> Table:
    return position(agenda=["begin_turn", "hide", "look"])


def advising(**said: object) -> Table:
    table = finding(**said)  # type: ignore[arg-type]
    table.play(B, "pebble")
    return table


def advised(**said: object) -> Table:
    """The Pebble of this question is spent, and B decides."""
    table = advising(**said)
    for seat in (A, C, D):
        table.play(seat, "advise", 3)
    return table


def growing() -> Table:
    return inserting("lost_hut stone_bridge", circle=K8, lantern=8)


# -- every code, whole


def no(code: str, clause: str, **args: object) -> Refusal:
    return Refusal(code, clause, args)


CODES: list[tuple[Table, int | None, Sent, Refusal]] = [
    (over(), A, ("flip", 0), no("game-over", "TT-80")),
    (finding(), NOBODY, ("flip", 0), no("not-seated", "TT-1")),
    (finding(), 4, ("flip", 0), no("not-seated", "TT-1")),
    (finding(), -1, ("flip", 0), no("not-seated", "TT-1")),
    (looking(), 4, ("ready",), no("not-seated", "TT-1")),
    (finding(), B, ("undo",), no("unknown-action", "TT-58", action="undo")),
    (finding(), B, ("silence",), no("unknown-action", "TT-58", action="silence")),
    (finding(), B, (), no("unknown-action", "TT-58", action=None)),
    (finding(), B, (7,), no("unknown-action", "TT-58", action=None)),
    (booted(), B, ("pebble",), no("no-pebble-in-boots", "TT-48")),
    (advising(), B, ("flip", 3), no("advice-open", "TT-56")),
    (finding(), B, ("swap", 0, 1), no("wrong-phase", "TT-58", ask="find")),
    (asking(), B, ("ready",), no("wrong-phase", "TT-58", ask="ask")),
    (finding(), C, ("flip", 0), no("not-your-turn", "TT-58", seats=[B])),
    (finding(), C, ("call_help", D), no("not-your-turn", "TT-58", seats=[B])),
    (advising(), B, ("advise", 0), no("not-your-turn", "TT-58", seats=[A, C, D])),
    (between(present=[A, C]), B, ("vote", "tree"), no("not-your-turn", "TT-58", seats=[A, C])),
    (asking(), A, ("ask", "river"), no("not-in-hand", "TT-13", place="river")),
    (asking(), A, ("ask", "wolves"), no("not-in-hand", "TT-13", place="wolves")),
    (asking(), A, ("ask", "moon"), no("not-in-hand", "TT-13", place=None)),
    (asking(), A, ("ask", None), no("not-in-hand", "TT-13", place=None)),
    (finding(), B, ("flip", 7), no("bad-index", "TT-15")),
    (finding(), B, ("flip", -1), no("bad-index", "TT-15")),
    (finding(), B, ("flip", "0"), no("bad-index", "TT-15")),
    (finding(), B, ("flip", True), no("bad-index", "TT-15")),
    (finding(), B, ("flip", 1.0), no("bad-index", "TT-15")),
    (finding(), B, ("flip", None), no("bad-index", "TT-15")),
    (advising(), C, ("advise", 7), no("bad-index", "TT-15")),
    (swapping(), A, ("swap", 1, None), no("bad-index", "TT-15")),
    (second_question(), B, ("flip", 0), no("face-up", "TT-15")),
    (swapping(), A, ("swap", 1, 0), no("face-up", "TT-15")),
    (swapping(), A, ("swap", 1, 1), no("same-tile", "TT-27")),
    (advised(), B, ("pebble",), no("pebble-spent", "TT-56")),
    (finding(pebbles=0), B, ("pebble",), no("no-pebbles", "TT-55")),
    (advised(), A, ("call_help", C), no("help-allowed", "TT-41")),
    (finding(help_called=True), A, ("call_help", C), no("help-called", "TT-41")),
    (finding(), A, ("call_help", B), no("not-a-helper", "TT-41")),
    (finding(), A, ("call_help", 4), no("not-a-helper", "TT-41")),
    (finding(), A, ("call_help", -1), no("not-a-helper", "TT-41")),
    (finding(), A, ("call_help", None), no("not-a-helper", "TT-41")),
    (finding(), A, ("call_help", True), no("not-a-helper", "TT-41")),
    (between(), A, ("vote", "sleep"), no("bad-choice", "TT-46")),
    (between(), A, ("vote", None), no("bad-choice", "TT-46")),
    (between(tree="used"), A, ("vote", "tree"), no("token-gone", "TT-44", choice="tree")),
    (between(boots="absent"), A, ("vote", "boots"), no("token-gone", "TT-44", choice="boots")),
    (growing(), A, ("insert", "cave", 0), no("not-offered", "TT-35", place="cave")),
    (growing(), A, ("insert", "moon", 0), no("not-offered", "TT-35", place=None)),
    (growing(), A, ("insert", "lost_hut", 8), no("bad-gap", "TT-35")),
    (growing(), A, ("insert", "lost_hut", -1), no("bad-gap", "TT-35")),
    (growing(), A, ("insert", "lost_hut", "0"), no("bad-gap", "TT-35")),
    (growing(), A, ("insert", "lost_hut", True), no("bad-gap", "TT-35")),
    (finding(), B, ("flip",), no("malformed", "TT-58")),
    (finding(), B, ("flip", 0, 1), no("malformed", "TT-58")),
    (finding(), B, ("pebble", 1), no("malformed", "TT-58")),
    (looking(), B, ("ready", 1), no("malformed", "TT-58")),
]


@pytest.mark.parametrize(
    ("table", "seat", "action", "refusal"),
    CODES,
    ids=[f"{refusal.code}-{n}" for n, (*_, refusal) in enumerate(CODES)],
)
def test_tt58_every_code_with_its_clause(
    table: Table, seat: int | None, action: Sent, refusal: Refusal
) -> None:
    assert refusal == table.refused(seat, *action)


def test_tt58_codes_are_those_of_the_table() -> None:
    lobby = {"player-count", "bad-option", "muted"}
    assert {refusal.code for *_, refusal in CODES} | lobby | {"stale"} == set(TOM.about.refusals)


# -- the order: both apply, and the first is the answer


PAIRS: list[tuple[str, str, Table, int | None, Sent]] = [
    ("game-over", "not-seated", over(), NOBODY, ("flip", 0)),
    ("game-over", "unknown-action", over(), A, ("undo",)),
    ("game-over", "wrong-phase", over(), A, ("flip", 0)),
    ("not-seated", "unknown-action", finding(), NOBODY, ("undo",)),
    ("not-seated", "no-pebble-in-boots", booted(), NOBODY, ("pebble",)),
    ("not-seated", "wrong-phase", finding(), NOBODY, ("ask", "cave")),
    ("not-seated", "not-your-turn", finding(), NOBODY, ("flip", 0)),
    # an unknown action is neither a pebble nor a flip
    ("no-pebble-in-boots", "wrong-phase", booted(), B, ("pebble",)),
    ("no-pebble-in-boots", "not-your-turn", booted(), C, ("pebble",)),
    ("no-pebble-in-boots", "no-pebbles", booted(pebbles=0), B, ("pebble",)),
    ("no-pebble-in-boots", "pebble-spent", booted(pebble_spent=True), B, ("pebble",)),
    ("no-pebble-in-boots", "malformed", booted(), B, ("pebble", 1)),
    ("advice-open", "wrong-phase", advising(), B, ("flip", 3)),
    ("advice-open", "bad-index", advising(), B, ("flip", 9)),
    ("advice-open", "face-up", advising(**SECOND), B, ("flip", 0)),
    ("wrong-phase", "advice-open", advising(), C, ("flip", 3)),
    ("wrong-phase", "not-your-turn", asking(), B, ("flip", 0)),
    ("wrong-phase", "not-in-hand", finding(), A, ("ask", "river")),
    ("wrong-phase", "bad-index", asking(), A, ("flip", 9)),
    ("wrong-phase", "same-tile", asking(), A, ("swap", 1, 1)),
    ("wrong-phase", "pebble-spent", advising(), B, ("pebble",)),
    ("wrong-phase", "no-pebbles", asking(pebbles=0), A, ("pebble",)),
    ("wrong-phase", "help-allowed", advising(), A, ("call_help", C)),
    ("wrong-phase", "not-a-helper", asking(), A, ("call_help", 9)),
    ("wrong-phase", "bad-choice", asking(), A, ("vote", "sleep")),
    ("wrong-phase", "token-gone", asking(tree="used"), A, ("vote", "tree")),
    ("wrong-phase", "not-offered", asking(), A, ("insert", "cave", 0)),
    ("wrong-phase", "malformed", asking(), A, ("flip",)),
    ("not-your-turn", "not-in-hand", asking(), B, ("ask", "river")),
    ("not-your-turn", "bad-index", finding(), C, ("flip", 9)),
    ("not-your-turn", "bad-index", advising(), B, ("advise", 9)),
    ("not-your-turn", "face-up", second_question(), C, ("flip", 0)),
    ("not-your-turn", "same-tile", swapping(), B, ("swap", 1, 1)),
    ("not-your-turn", "pebble-spent", advised(), C, ("pebble",)),
    ("not-your-turn", "no-pebbles", finding(pebbles=0), C, ("pebble",)),
    ("not-your-turn", "help-allowed", advised(), C, ("call_help", D)),
    ("not-your-turn", "help-called", finding(help_called=True), C, ("call_help", D)),
    ("not-your-turn", "not-a-helper", finding(), C, ("call_help", B)),
    ("not-your-turn", "bad-choice", between(present=[A]), B, ("vote", "sleep")),
    ("not-your-turn", "token-gone", between(present=[A], tree="used"), B, ("vote", "tree")),
    ("not-your-turn", "not-offered", growing(), B, ("insert", "cave", 0)),
    ("not-your-turn", "bad-gap", growing(), B, ("insert", "lost_hut", 99)),
    ("not-your-turn", "malformed", finding(), C, ("flip",)),
    ("bad-index", "face-up", swapping(), A, ("swap", 0, 9)),
    ("bad-index", "face-up", swapping(), A, ("swap", 9, 0)),
    ("bad-index", "same-tile", swapping(), A, ("swap", 9, 9)),
    ("face-up", "same-tile", swapping(), A, ("swap", 0, 0)),
    ("pebble-spent", "no-pebbles", advised(pebbles=1), B, ("pebble",)),
    ("help-allowed", "help-called", advised(help_called=True), A, ("call_help", C)),
    ("help-allowed", "not-a-helper", advised(), A, ("call_help", B)),
    ("help-called", "not-a-helper", finding(help_called=True), A, ("call_help", B)),
    # a choice that does not exist is no token
    ("not-offered", "bad-gap", growing(), A, ("insert", "cave", 99)),
]


@pytest.mark.parametrize(
    ("first", "second", "table", "seat", "action"),
    PAIRS,
    ids=[f"{first}-before-{second}-{n}" for n, (first, second, *_) in enumerate(PAIRS)],
)
def test_tt58_the_first_that_applies(
    first: str, second: str, table: Table, seat: int | None, action: Sent
) -> None:
    assert first == table.code(seat, *action)


# -- Decision d: stale and malformed come last


def test_decision_d_stale_only_if_nothing_else_applies() -> None:
    table = finding(decision=8)
    old = 7
    assert no("stale", "TT-58") == table.refused(B, "flip", 3, decision=old)
    assert None is table.refused(B, "flip", 3, decision=8)
    assert "not-your-turn" == table.code(C, "flip", 3, decision=old)
    assert "wrong-phase" == table.code(B, "swap", 0, 1, decision=old)
    assert "bad-index" == table.code(B, "flip", 9, decision=old)
    assert "not-seated" == table.code(NOBODY, "flip", 3, decision=old)
    assert "stale" == table.code(B, "flip", decision=old)  # before malformed
    assert "malformed" == table.code(B, "flip", decision=8)


def test_decision_d_game_over_before_stale() -> None:
    assert "game-over" == over().code(A, "flip", 0, decision=0)


@pytest.mark.parametrize(
    ("table", "step", "legal"),
    [
        (looking(), "look", {"ready"}),
        (asking(), "ask", {"ask"}),
        (finding(), "find", {"flip", "pebble", "call_help"}),
        (advising(), "advice", {"advise"}),
        (swapping(), "swap", {"swap"}),
        (inserting(), "insert", {"insert"}),
        (between(), "between", {"vote"}),
        (booted(), "boots", {"flip"}),
        (position(agenda=["pass_on", "hide", "result"]), "result", {"ready"}),
        (position(agenda=["pass_on", "hide", "new_look"]), "new_look", {"ready"}),
        (position(agenda=["begin_turn", "hide", "tree_look"]), "tree_look", {"ready"}),
    ],
)
def test_section_d_who_can_do_what(table: Table, step: str, legal: set[str]) -> None:
    assert step == table.step()
    offered = {str(option[0]) for seat in (A, B, C, D) for option in table.options(seat)}
    assert legal == offered
    for verb, names in TOM.about.actions.items():
        if verb not in legal:
            args = [0] * len(names)
            codes = {table.code(seat, verb, *args) for seat in (A, B, C, D)}
            special = {"no-pebble-in-boots"} if (verb, step) == ("pebble", "boots") else set()
            special |= {"advice-open"} if (verb, step) == ("flip", "advice") else set()
            assert codes - special <= {"wrong-phase"}
