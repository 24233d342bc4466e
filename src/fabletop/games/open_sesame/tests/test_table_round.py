"""The reveal, the recital and the end, at a real table."""

from __future__ import annotations

from fabletop.games.open_sesame.tests.room_table import (
    EVERYBODY,
    FIVE,
    GAME,
    KINDS,
    A,
    B,
    C,
    D,
    Table,
    judged,
    kinds,
    told,
)
from fabletop.server.table.messages import Act, Hello


def table_with(first: str) -> Table:
    """A table at which that card is drawn first, at 0 seconds."""
    for key in range(256):
        table = Table(key=key)
        table.act(A, "draw")
        if KINDS[table.s.hand[0]] == first:
            return table
    raise AssertionError("no shuffle begins like that")


# -- the reveal


def test_a07_everybody_sees_the_card_and_then_only_ali_baba() -> None:
    table = table_with("vase")
    for device in EVERYBODY:
        shown = table.shown(device)
        assert {"kind": "vase"} == told(shown, "revealed")[0]["args"]
        assert told(shown, "revealed")[0]["fleeting"] is True
        assert ("vase", 1, 45) == (
            shown["view"]["revealed"], shown["view"]["hand_size"], shown["view"]["pile"],
        )  # fmt: skip
    for seat, now in ((B, 0.5), (C, 1.0), (D, 1.5)):
        assert [] == table.act(seat, "seen", now=now)  # taken, but not before all could look
    assert ("reveal", 2.0) == (table.step, table.alarm)
    table.tick()
    assert "recite" == table.step
    for device in EVERYBODY:
        assert told(table.shown(device), "hid")
    for device in "bcd":
        assert (device, ["n2", "n3", "n4"]["bcd".index(device)]) in table.confirmed()
    for device in ("b", "c", "d", "tv"):
        assert [] == list(kinds(table.shown(device)))
    assert [{"kind": "vase", "named": False, "adjective": None}] == table.view("a")["hand"]


def test_a08_the_card_stays_for_whoever_has_not_said_seen() -> None:
    table = table_with("vase")
    table.act(B, "seen", now=1)
    table.act(C, "seen")
    assert "not-your-turn" == table.code(A, "seen")
    table.tick(2)
    table.act(C, "seen", now=2.5)  # once more does no harm
    for now in (2.5, 5.9):
        table.say("late", Hello(), now)
        assert ("vase", [B, C]) == (table.view("late")["revealed"], table.view("late")["seen"])
        assert [] == list(kinds(table.shown("late")["events"]))
    assert "not-your-turn" == table.code(A, "seen")
    assert 6 == table.alarm
    table.tick()
    assert "recite" == table.step
    for device in (*"bcd", "tv", "late"):
        assert [] == list(kinds(table.shown(device)))
    assert (0, False) == (table.room.table.chairs[D].lapses, table.room.table.chairs[D].away)


def test_os13_nobody_is_away_because_he_looks_to_the_end() -> None:
    table = Table()
    now = 0.0
    for _ in range(3):
        table.act(A, "draw", now=now)
        table.tick(now + 6)
        if table.step != "recite":
            break
        table.recite(now + 7)
        now += 8
    assert not any(chair.away for chair in table.room.table.chairs)


def test_os13_cards_lie_open_for_two_seconds_even_if_all_thieves_are_away() -> None:
    table = Table()
    for thief in (B, C, D):
        table.room.table.chairs[thief].away = True
    table.touched()
    table.act(A, "draw", now=1)
    assert ("reveal", 3) == (table.step, table.alarm)
    table.tick()
    assert "reveal" != table.step


# -- the recital


def test_a15_conceding_and_running_out_of_time() -> None:
    table = Table()
    table.stands(hand=FIVE, agenda=["recite"])
    table.act(B, "concede", now=1)
    for device in EVERYBODY:
        (mistake,) = told(table.shown(device), "mistake")
        assert {"seat": B, "reason": "conceded"} == mistake["args"]
        assert (2, B) == (table.view(device)["case"], table.view(device)["culprit"])
    table = Table()
    table.stands(hand=FIVE, agenda=["recite"])
    assert (50, 50) == (table.shown("b")["seconds"], table.alarm)
    table.tick(49.9)
    assert "recite" == table.step
    table.tick(50)
    for device in EVERYBODY:
        assert "timeout" == told(table.shown(device), "mistake")[0]["args"]["reason"]
    assert "claim" == table.step


def test_a48_what_was_named_is_not_sent_again() -> None:
    table = Table()
    table.stands(hand=["cushion", "cushion", "lion"], agenda=["recite"])
    table.act(B, "name", "cushion", 2, None, now=1)
    for device in EVERYBODY:
        (named,) = told(table.shown(device), "named")
        assert ("cushion", 2, True) == (
            named["args"]["kind"], named["args"]["count"], named["fleeting"],
        )  # fmt: skip
    for since in (-1, 0, 999):  # at once, in the wake of the very same action
        table.say("c", Hello([table.token(C)], since), 1)
        assert 2 == table.view("c")["named_total"]
        assert [] == list(kinds(table.shown("c")))
    young = Table(young=True)
    young.stands(hand=["cushion", "cushion", "lion"], agenda=["recite"])
    young.act(B, "name", "cushion", 2, None, now=1)
    young.say("c", Hello([young.token(C)]), 1)
    assert ["cushion", "cushion"] == list(kinds(young.shown("c")))
    assert [] == list(kinds(young.shown("c")["events"]))


def test_a62_ali_baba_rules_on_a_near_miss_and_the_reciters_clock_stands_still() -> None:
    table = judged()
    assert 10 == table.shown("b")["seconds"]
    waiting = {"kind": "lion", "adjective": "misterious", "in_force": "mysterious"}
    assert waiting == table.view("a")["waiting"]
    for device in ("b", "c", "d", "tv"):
        assert None is table.view(device)["waiting"]
    assert "wrong-phase" == table.code(B, "name", "vase", 1, "blue")
    table.act(A, "rule", True, now=19)
    assert ("recite", 1, 20) == (table.step, table.s.named_total, table.shown("b")["seconds"])
    table.act(B, "name", "vase", 1, "blue", now=20)
    assert "decide" == table.step

    table = judged()
    table.tick(21.9)
    assert "rule" == table.step
    table.tick(22)
    assert ("recite", 1, 20) == (table.step, table.s.named_total, table.shown("b")["seconds"])
    table.tick(42)
    assert "timeout" == told(table.shown("tv"), "mistake")[0]["args"]["reason"]

    table = judged()
    table.act(A, "rule", False, now=13)
    assert "wrong_adjective" == told(table.shown("tv"), "mistake")[0]["args"]["reason"]


# -- the end


def test_a61_after_the_end_everything_is_refused() -> None:
    table = Table()
    table.stands(agenda=[], ended="scored", last_round=True)
    assert "over" == table.room.phase.name
    for seat in (A, B, C, D):
        for action in (["draw"], ["seen"], ["name", "lion", 1, None], ["nonsense"], []):
            assert "game-over" == table.code(seat, *action)
    refusal = GAME.refuse(table.s, None, ("draw",))
    assert refusal is not None
    assert "game-over" == refusal.code
    mark = len(table.sent)
    table.say("tv", Act("x", A, 1, ["draw"]))
    assert ["refused"] == [message["is"] for _, message in table.since(mark)]
