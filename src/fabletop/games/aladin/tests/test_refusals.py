"""Section d.7: every code with its clause, and of several reasons the first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fabletop.core.refusals import Refusal
from fabletop.games.aladin.refusals import REFUSALS
from fabletop.games.aladin.tests.table import (
    ALADIN,
    BRONZE_SET,
    SILVER_SET,
    A,
    B,
    C,
    D,
    Table,
    granted,
    over,
    position,
    punished,
    searching,
    wishing,
)
from fabletop.text import Speaker

Sent = tuple[object, ...]
NOBODY = None
SLAP = ("slap", 300, 300, 300, 160)

HELD = [["ST1", *SILVER_SET], ["ST3", "B04", "B13", "G13", "G16", "G19"], ["ST5"]]
TALISMANS = [[["B22", "emerald"]], [["B23", "ruby"]], []]
BEFORE: dict[str, Any] = {"held": HELD, "talismans": TALISMANS}


def programming() -> Table:
    return position()


def dueling() -> Table:
    return position(seats=2)


def sealing() -> Table:
    return position(options={"lamp_mode": "sealed"}, tokens=[[2, 5], [1], [1]])


def getting_ready() -> Table:
    table = position(present=[A])
    table.set_dice("gold 1", "gold 2", "gold 3")
    return table


def counting() -> Table:
    table = position(present=[A, B])
    table.set_dice("gold 1", "gold 2", "gold 3")
    table.time_out()
    table.slap(A, 0)
    return table


def racing() -> Table:
    table = position(locked=[])
    table.set_dice("gold 4", "silver 4", "bronze 1")
    table.slap(A, 600)
    return table


def naming() -> Table:
    return punished(A, **BEFORE)


def stealing() -> Table:
    table = punished(B, **BEFORE)
    table.play(B, "name_thief", A)
    return table


def first_wish() -> Table:
    return wishing("LP25")


def third_wish() -> Table:
    return wishing("LP25", wish=3)


def effect(lamp: str, **said: Any) -> Callable[[], Table]:
    return lambda: granted(lamp, **{**BEFORE, **said})


eye = effect("LP07")
gem_thief = effect("LP08")
jewel_thief = effect("LP10")
tithe = effect("LP12")
bazaar = effect("LP13")
lost_found = effect("LP15")
sandstorm = effect("LP16")
sleight = effect("LP19", dice=("gold 6", "silver 6", "bronze 1"))
carpet = effect("LP20")
lid = effect("LP21")
heart = effect("LP22")
toll = effect("LP23")
caravan = effect("LP24")


def placing() -> Table:
    table = searching("B24", die=2, held=[["ST3"], [], []])
    table.draw()
    table.stop()
    return table


def choosing() -> Table:
    table = searching(
        "G01", "G02", "G04", "G05", "G07", "G08",
        die=6, chest="gold", gone=["B21", "B22"], options={"my_precious": True},
    )  # fmt: skip
    table.draw(6)
    return table


# -- S103, S104


def test_s103_general_refusals() -> None:
    search = searching()
    assert "unknown-action" == search.code(A, "pass")
    assert "not-seated" == search.code(NOBODY, "draw")
    wish = first_wish()
    now = ALADIN.decision(wish.state)
    assert None is wish.code(A, "wish_accept", decision=now)
    assert ["stale"] * 2 == [wish.code(A, "wish_accept", decision=n) for n in (now - 1, now + 1)]
    assert "malformed" == programming().code(A, "program", "copper", 3, 0)
    assert "game-over" == over().code(A, "draw")


def test_s104_giving_what_one_does_not_own() -> None:
    table = heart()
    refusal = table.refused(A, "give", "ST3", C)
    assert Refusal("not-yours", "AL-40", {"card": "ST3"}) == refusal
    assert "not-yours" == caravan().code(A, "caravan_pass", "ST3")
    assert "not-yours" == caravan().code(A, "caravan_pass", "B23")  # B's talisman
    assert "not-yours" == toll().code(A, "pay", "ST3")


# -- every code, whole


def no(code: str, **args: object) -> Refusal:
    return Refusal(code, REFUSALS[code], args)


CODES: list[tuple[Callable[[], Table], int | None, Sent, Refusal]] = [
    (searching, A, ("dance",), no("unknown-action", action="dance")),
    (searching, A, ("search",), no("unknown-action", action="search")),
    (searching, A, ("leave",), no("unknown-action", action="leave")),
    (searching, A, (), no("unknown-action", action=None)),
    (searching, A, (7,), no("unknown-action", action=None)),
    (over, A, ("draw",), no("game-over")),
    (over, B, SLAP, no("game-over")),
    (searching, NOBODY, ("draw",), no("not-seated")),
    (searching, 3, ("draw",), no("not-seated")),
    (searching, -1, ("draw",), no("not-seated")),
    (programming, A, SLAP, no("lamp-closed")),
    (getting_ready, A, SLAP, no("lamp-closed")),
    (naming, A, SLAP, no("lamp-closed")),
    (first_wish, A, SLAP, no("lamp-closed")),
    (searching, B, SLAP, no("lamp-closed")),
    (sealing, A, SLAP, no("lamp-closed")),
    (counting, A, SLAP, no("locked-out")),
    (racing, A, SLAP, no("already-slapped")),
    (getting_ready, B, ("ready",), no("not-your-decision", seats=[A])),
    (counting, A, ("hold",), no("not-your-decision", seats=[B])),
    (racing, A, ("wait",), no("not-your-decision", seats=[B, C])),
    (naming, B, ("name_thief", C), no("not-your-decision", seats=[A])),
    (stealing, B, ("steal", "ST3"), no("not-your-decision", seats=[A])),
    (first_wish, B, ("wish_accept",), no("not-your-decision", seats=[A])),
    (gem_thief, B, ("take", A, "ST1"), no("not-your-decision", seats=[A])),
    (searching, B, ("draw",), no("not-your-decision", seats=[A])),
    (placing, B, ("place_talisman", "ruby"), no("not-your-decision", seats=[A])),
    (choosing, B, ("ring_take", "B21"), no("not-your-decision", seats=[A])),
    (programming, A, ("draw",), no("wrong-phase", ask="program")),
    (racing, B, ("program", "gold", 1, 0), no("wrong-phase", ask="race")),
    (naming, A, ("steal", "ST3"), no("wrong-phase", ask="name_thief")),
    (first_wish, A, ("draw",), no("wrong-phase", ask="wish")),
    (gem_thief, A, ("blow", B, "ST3"), no("wrong-phase", ask="gem_thief")),
    (sandstorm, A, ("take", B, "ST3"), no("wrong-phase", ask="sandstorm")),
    (caravan, A, ("pay", "ST1"), no("wrong-phase", ask="caravan")),
    (searching, A, ("wish_accept",), no("wrong-phase", ask="search")),
    (placing, A, ("draw",), no("wrong-phase", ask="talisman")),
    (choosing, A, ("recover", "B21"), no("wrong-phase", ask="ring")),
    (programming, A, ("program", "copper", 3, 0), no("malformed")),
    (programming, A, ("program", "gold", 3), no("malformed")),
    (programming, A, ("program", "gold", 3, 0, 0), no("malformed")),
    (programming, A, ("program", "gold", 3, 1), no("malformed")),
    (programming, A, ("program", "gold", 3, None), no("malformed")),
    (programming, A, ("program", None, 3, 0), no("malformed")),
    (sealing, A, ("program", "gold", 3, 0), no("malformed")),
    (sealing, A, ("program", "gold", 3, 6), no("malformed")),
    (dueling, A, ("program_two", "bronze", 3, "gold", 0), no("malformed")),
    (dueling, A, ("program_two", "bronze", 3, "copper", 3, 0), no("malformed")),
    (racing, B, ("slap", 300), no("malformed")),
    (racing, B, ("slap", 300, 300, 300, 601), no("malformed")),
    (racing, B, ("slap", -1, 300, 300, 160), no("malformed")),
    (racing, B, ("slap", "300", 300, 300, 160), no("malformed")),
    (racing, B, ("wait", 1), no("malformed")),
    (naming, A, ("name_thief", 3), no("malformed")),
    (naming, A, ("name_thief", "B"), no("malformed")),
    (naming, A, ("name_thief", True), no("malformed")),
    (stealing, A, ("steal", "B99"), no("malformed")),
    (stealing, A, ("steal", None), no("malformed")),
    (first_wish, A, ("wish_accept", 1), no("malformed")),
    (eye, A, ("look", "copper"), no("malformed")),
    (gem_thief, A, ("take", B), no("malformed")),
    (gem_thief, A, ("take", 7, "ST3"), no("malformed")),
    (bazaar, A, ("swap", "ST1", B, "B99"), no("malformed")),
    (sleight, A, ("turn", "gold", 2), no("malformed")),
    (sleight, A, ("turn", "gold", 0), no("malformed")),
    (sleight, A, ("turn", "copper", 1), no("malformed")),
    (carpet, A, ("fly", "bronze", "copper"), no("malformed")),
    (lid, A, ("shut", B, "copper"), no("malformed")),
    (heart, A, ("give", "ST1"), no("malformed")),
    (caravan, A, ("caravan_pass",), no("malformed")),
    (searching, A, ("draw", 1), no("malformed")),
    (placing, A, ("place_talisman", "opal"), no("malformed")),
    (choosing, A, ("ring_take", "B99"), no("malformed")),
    (programming, A, ("program_two", "bronze", 3, "gold", 3, 0), no("wrong-dice-count", count=1)),
    (dueling, A, ("program", "gold", 3, 0), no("wrong-dice-count", count=2)),
    (programming, A, ("program", "gold", 7, 0), no("bad-value")),
    (dueling, A, ("program_two", "bronze", 0, "gold", 3, 0), no("bad-value")),
    (dueling, A, ("program_two", "gold", 3, "gold", 5, 0), no("same-chest-twice")),
    (sealing, A, ("program", "gold", 3, 1), no("token-spent")),
    (third_wish, A, ("wish_refuse",), no("third-wish-binding")),
    (naming, A, ("name_thief", A), no("self-target")),
    (gem_thief, A, ("take", A, "ST1"), no("self-target")),
    (jewel_thief, A, ("take", A, "S13"), no("self-target")),
    (tithe, A, ("take", A, "ST1"), no("self-target")),
    (bazaar, A, ("swap", "ST1", A, "ST1"), no("self-target")),
    (sandstorm, A, ("blow", A, "ST1"), no("self-target")),
    (lid, A, ("shut", A, "bronze"), no("self-target")),
    (heart, A, ("give", "ST1", A), no("self-target")),
    (stealing, A, ("steal", "ST1"), no("not-theirs", card="ST1")),
    (gem_thief, A, ("take", B, "ST5"), no("not-theirs", card="ST5")),
    (gem_thief, A, ("take", C, "B23"), no("not-theirs", card="B23")),
    (tithe, A, ("take", B, "ST5"), no("not-theirs", card="ST5")),
    (sandstorm, A, ("blow", C, "ST3"), no("not-theirs", card="ST3")),
    (bazaar, A, ("swap", "ST1", C, "ST3"), no("not-theirs", card="ST3")),
    (bazaar, A, ("swap", "ST5", C, "ST5"), no("not-yours", card="ST5")),
    (heart, A, ("give", "ST5", C), no("not-yours", card="ST5")),
    (toll, A, ("pay", "ST5"), no("not-yours", card="ST5")),
    (caravan, A, ("caravan_pass", "B23"), no("not-yours", card="B23")),
    (stealing, A, ("steal", "B23"), no("talisman-immune")),
    (gem_thief, A, ("take", B, "B23"), no("talisman-immune")),
    (jewel_thief, A, ("take", B, "B23"), no("talisman-immune")),
    (tithe, A, ("take", B, "B23"), no("talisman-immune")),
    (bazaar, A, ("swap", "ST1", B, "B23"), no("talisman-immune")),
    (bazaar, A, ("swap", "B22", B, "ST3"), no("talisman-immune")),
    (sandstorm, A, ("blow", B, "B23"), no("talisman-immune")),
    (heart, A, ("give", "B22", B), no("talisman-immune")),
    (toll, A, ("pay", "B22"), no("talisman-immune")),
    (caravan, A, ("caravan_pass", "B22"), no("talisman-immune")),
    (stealing, A, ("steal", "G13"), no("protected-set")),
    (jewel_thief, A, ("take", B, "G13"), no("protected-set")),
    (sandstorm, A, ("blow", B, "G16"), no("protected-set")),
    (bazaar, A, ("swap", "ST1", B, "G19"), no("protected-set")),
    (bazaar, A, ("swap", "S13", B, "ST3"), no("protected-set")),
    (heart, A, ("give", "S13", B), no("protected-set")),
    (toll, A, ("pay", "S16"), no("protected-set")),
    (caravan, A, ("caravan_pass", "S19"), no("protected-set")),
    (gem_thief, A, ("take", B, "B13"), no("wrong-card-type")),
    (jewel_thief, A, ("take", B, "ST3"), no("wrong-card-type")),
    (lost_found, A, ("recover", "B13"), no("wrong-card-type")),
    (lost_found, A, ("recover", "B24"), no("wrong-card-type")),
    (tithe, A, ("take", C, "ST5"), no("not-richest")),
    (lost_found, A, ("recover", "ST3"), no("not-in-discard")),
    (choosing, A, ("ring_take", "B20"), no("not-in-discard")),
    (choosing, A, ("ring_take", "B23"), no("not-in-discard")),
    (sleight, A, ("turn", "bronze", 1), no("no-die-there")),
    (carpet, A, ("fly", "gold", "silver"), no("no-die-there")),
    (lid, A, ("shut", B, "bronze"), no("no-die-there")),
    (sleight, A, ("turn", "gold", 1), no("die-range")),
    (carpet, A, ("fly", "bronze", "bronze"), no("chest-taken")),
    (placing, A, ("place_talisman", "emerald"), no("no-gem-of-type")),
]


@pytest.mark.parametrize(
    ("table", "seat", "action", "refusal"),
    CODES,
    ids=[f"{refusal.code}-{n}" for n, (*_, refusal) in enumerate(CODES)],
)
def test_d7_every_code(
    table: Callable[[], Table], seat: int | None, action: Sent, refusal: Refusal
) -> None:
    assert refusal == table().refused(seat, *action)


# The table of d.7: number, code, and the clause RULES.md gives it.
CLAUSES = {
    "unknown-action": "AL-69",
    "game-over": "AL-79",
    "not-seated": "AL-1",
    "stale": "AL-69",
    "lamp-closed": "AL-110",
    "locked-out": "AL-28",
    "already-slapped": "AL-29",
    "not-your-decision": "AL-69",
    "wrong-phase": "AL-69",
    "malformed": "AL-69",
    "wrong-dice-count": "AL-4",
    "bad-value": "AL-10",
    "same-chest-twice": "AL-11",
    "token-spent": "AL-115",
    "third-wish-binding": "AL-33",
    "self-target": "AL-23",
    "not-theirs": "AL-23",
    "not-yours": "AL-40",
    "talisman-immune": "AL-67",
    "protected-set": "AL-59",
    "wrong-card-type": "AL-36",
    "not-richest": "LE-7",
    "not-in-discard": "LE-9",
    "no-die-there": "LE-12",
    "die-range": "LE-12",
    "chest-taken": "LE-13",
    "no-gem-of-type": "AL-62",
    "bad-player-count": "AL-1",
    "bad-option": "AL-69",
}


def test_d7_codes_and_clauses() -> None:
    assert CLAUSES == dict(ALADIN.about.refusals)
    assert list(CLAUSES) == list(ALADIN.about.refusals)
    told = {refusal.code for *_, refusal in CODES}
    assert set(CLAUSES) - told == {"stale", "bad-player-count", "bad-option"}


@pytest.mark.parametrize("language", ["en", "fr", "de", "es", "nl", "uk"])
def test_d7_every_refusal_can_be_said(language: str) -> None:
    speaker = Speaker("aladin", language, ["Ann", "Bob", "Cy"])
    for *_, refusal in CODES:
        assert speaker.refusal(refusal)


# -- the order: both apply, and the first is the answer

PAIRS: list[tuple[str, str, Callable[[], Table], int | None, Sent]] = [
    ("unknown-action", "game-over", over, A, ("dance",)),
    ("unknown-action", "not-seated", searching, NOBODY, ("dance",)),
    ("game-over", "not-seated", over, NOBODY, ("draw",)),
    ("game-over", "lamp-closed", over, A, SLAP),
    ("not-seated", "lamp-closed", searching, NOBODY, SLAP),
    ("not-seated", "not-your-decision", searching, 5, ("draw",)),
    ("lamp-closed", "malformed", searching, A, ("slap",)),
    ("lamp-closed", "not-your-decision", searching, B, SLAP),
    ("locked-out", "malformed", counting, A, ("slap", -1)),
    ("already-slapped", "malformed", racing, A, ("slap",)),
    ("not-your-decision", "wrong-phase", searching, B, ("wish_accept",)),
    ("not-your-decision", "malformed", searching, B, ("draw", 1)),
    ("not-your-decision", "self-target", naming, B, ("name_thief", B)),
    ("wrong-phase", "malformed", searching, A, ("place_talisman", "opal")),
    ("wrong-phase", "self-target", naming, A, ("take", A, "ST1")),
    ("malformed", "wrong-dice-count", programming, A, ("program_two", "copper", 1, "gold", 1, 0)),
    ("malformed", "bad-value", programming, A, ("program", "copper", 7, 0)),
    ("malformed", "bad-value", programming, A, ("program", "gold", 7, 3)),
    ("malformed", "bad-value", sealing, A, ("program", "gold", 7, 0)),
    ("malformed", "same-chest-twice", dueling, A, ("program_two", "gold", 1, "gold", 1, 9)),
    ("wrong-dice-count", "bad-value", programming, A, ("program_two", "gold", 7, "gold", 1, 0)),
    ("wrong-dice-count", "bad-value", dueling, A, ("program", "gold", 7, 0)),
    ("wrong-dice-count", "token-spent", sealing, A, ("program_two", "gold", 1, "silver", 1, 1)),
    ("bad-value", "same-chest-twice", dueling, A, ("program_two", "gold", 7, "gold", 1, 0)),
    ("bad-value", "token-spent", sealing, A, ("program", "gold", 7, 1)),
    ("malformed", "third-wish-binding", third_wish, A, ("wish_refuse", 1)),
    ("malformed", "self-target", gem_thief, A, ("take", A, "B99")),
    ("self-target", "not-theirs", gem_thief, A, ("take", A, "ST5")),
    ("self-target", "not-theirs", bazaar, A, ("swap", "ST1", A, "ST5")),
    ("self-target", "not-yours", bazaar, A, ("swap", "ST5", A, "ST1")),
    ("self-target", "talisman-immune", sandstorm, A, ("blow", A, "B22")),
    ("self-target", "protected-set", jewel_thief, A, ("take", A, "S13")),
    ("self-target", "not-yours", heart, A, ("give", "ST5", A)),
    ("self-target", "protected-set", heart, A, ("give", "S13", A)),
    ("self-target", "no-die-there", lid, A, ("shut", A, "gold")),
    ("not-theirs", "not-yours", bazaar, A, ("swap", "ST5", B, "ST5")),
    ("not-theirs", "talisman-immune", bazaar, A, ("swap", "B22", B, "ST5")),
    ("not-theirs", "protected-set", bazaar, A, ("swap", "S13", B, "ST5")),
    ("not-theirs", "wrong-card-type", gem_thief, A, ("take", C, "B13")),
    ("not-theirs", "not-richest", tithe, A, ("take", C, "ST3")),
    ("not-yours", "talisman-immune", bazaar, A, ("swap", "ST5", B, "B23")),
    ("not-yours", "protected-set", bazaar, A, ("swap", "ST5", B, "G13")),
    ("talisman-immune", "protected-set", bazaar, A, ("swap", "S13", B, "B23")),
    ("talisman-immune", "protected-set", bazaar, A, ("swap", "B22", B, "G13")),
    ("talisman-immune", "wrong-card-type", jewel_thief, A, ("take", B, "B23")),
    ("protected-set", "wrong-card-type", gem_thief, A, ("take", B, "G13")),
    ("wrong-card-type", "not-in-discard", lost_found, A, ("recover", "B20")),
    ("no-die-there", "die-range", sleight, A, ("turn", "silver", -1)),
    ("no-die-there", "chest-taken", carpet, A, ("fly", "gold", "bronze")),
]


@pytest.mark.parametrize(
    ("first", "second", "table", "seat", "action"),
    PAIRS,
    ids=[f"{first}-before-{second}-{n}" for n, (first, second, *_) in enumerate(PAIRS)],
)
def test_d7_the_first_failing_check_wins(
    first: str, second: str, table: Callable[[], Table], seat: int | None, action: Sent
) -> None:
    codes = list(CLAUSES)
    assert codes.index(first) < codes.index(second)
    assert first == table().code(seat, *action)


def test_d7_not_richest_comes_after_what_is_wrong_with_the_card() -> None:
    poor = granted(
        "LP12", held=[["ST1"], ["B01", "B02", "B04", "B05", "B07", "B08"], BRONZE_SET],
        talismans=[[], [], [["B23", None]]],
    )  # fmt: skip
    assert "protected-set" == poor.code(A, "take", C, "B13")
    assert "talisman-immune" == poor.code(A, "take", C, "B23")


STALE: list[tuple[str, Callable[[], Table], int | None, Sent]] = [
    ("unknown-action", searching, A, ("dance",)),
    ("game-over", over, A, ("draw",)),
    ("not-seated", searching, NOBODY, ("draw",)),
    ("stale", searching, A, ("draw",)),
    ("stale", searching, B, ("draw",)),
    ("stale", searching, A, ("wish_accept",)),
    ("stale", searching, A, ("draw", 1)),
    ("stale", programming, A, ("program", "gold", 7, 0)),
    ("stale", third_wish, A, ("wish_refuse",)),
]


@pytest.mark.parametrize(("code", "table", "seat", "action"), STALE)
def test_d7_stale_is_the_fourth_check(
    code: str, table: Callable[[], Table], seat: int | None, action: Sent
) -> None:
    for wrong in (-1, 1):
        now = table()
        assert code == now.code(seat, *action, decision=ALADIN.decision(now.state) + wrong)


def test_d7_a_slap_is_never_stale() -> None:
    """A number that is not this race's means another lamp, one that is closed."""
    table = racing()
    for decision in (0, 1, 99):
        assert "lamp-closed" == table.code(B, *SLAP, decision=decision)
        assert "already-slapped" == table.code(A, *SLAP, decision=decision)
        assert "malformed" == table.code(B, "slap", 300, decision=decision)
        assert "lamp-closed" == searching().code(A, *SLAP, decision=decision)
        assert "locked-out" == counting().code(A, *SLAP, decision=decision)
        assert "lamp-closed" == counting().code(B, *SLAP, decision=decision)
    assert None is table.code(B, *SLAP)
    assert None is table.code(B, *SLAP, decision=ALADIN.decision(table.state))


def test_d7_answers_given_together_do_not_make_each_other_stale() -> None:
    table = position(seats=4, held=[["ST1"], ["ST3"], ["ST5"], ["ST7"]])
    number = ALADIN.decision(table.state)
    for seat in (A, B, C):
        table.program(seat, "gold 1")
        assert number == ALADIN.decision(table.state)
    assert None is table.code(D, "program", "gold", 1, 0, decision=number)
    table.program(D, "silver 1")
    assert number + 1 == ALADIN.decision(table.state)
    for seat in (A, B, C):
        table.wait(seat)
        assert number + 1 == ALADIN.decision(table.state)
    passing = caravan()
    number = ALADIN.decision(passing.state)
    passing.play(A, "caravan_pass", "ST1")
    assert None is passing.code(B, "caravan_pass", "ST3", decision=number)
    assert "not-your-decision" == passing.code(A, "caravan_pass", "ST1", decision=number)


def test_d7_everybody_may_still_change_a_program() -> None:
    table = programming()
    table.program(A, "gold 1")
    assert None is table.code(A, "program", "silver", 2, 0)
    assert "wrong-phase" == table.code(A, "draw")
    assert "bad-value" == table.code(A, "program", "gold", 9, 0)


def test_d7_nothing_changes() -> None:
    """`refused` checks that for every refusal of this module; here for a whole list at once."""
    table = bazaar()
    before = table.now()
    for action in (("swap", "S13", B, "ST3"), ("draw",), ("dance",), SLAP):
        assert table.refused(A, *action)
    assert before == table.now()
