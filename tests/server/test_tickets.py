"""A chair moves to another device: to the one that brought its ticket first, and to no other."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.server.table.effects import Gone
from fabletop.server.table.messages import AskTicket, Free, Hello, Manner, Sit, Stand, Start
from fabletop.server.table.tickets import TICKETS_KEPT
from tests.server.life import LifeTable
from tests.server.test_host import code, said


def ticket(table: LifeTable, device: str, seat: int) -> str:
    answer = said(table.say(device, AskTicket(seat)))
    assert ("ticket", seat) == (answer["is"], answer["seat"])
    return str(answer["ticket"])


def shown_tokens(table: LifeTable, device: str) -> Any:
    return list(table.shown(device)["tokens"].values())


@pytest.mark.parametrize("begin", [False, True])
def test_a_ticket_moves_a_chair_once(begin: bool) -> None:
    table = LifeTable(begin=begin)
    old = table.token(1)
    key = ticket(table, "b", 1)
    table.say("new", Hello(ticket=key))
    assert ([1], ["1"]) == (table.shown("new")["yours"], list(table.shown("new")["tokens"]))
    assert [] == table.shown("b")["yours"]
    assert "bad-ticket" == code(table, "other", Hello(ticket=key))
    table.say("b", Hello([old]))
    assert [] == table.shown("b")["yours"]
    table.say("new", Gone())
    table.say("new", Hello(shown_tokens(table, "new")))
    assert [1] == table.shown("new")["yours"]
    if not begin:
        table.say("a", Start())
        assert "play" == table.shown("new")["phase"]


def test_a_ticket_counts_for_ten_minutes_and_only_for_the_own_chair() -> None:
    table = LifeTable()
    key = ticket(table, "b", 1)
    assert "not-your-seat" == code(table, "a", AskTicket(1))
    table.now += 601
    assert "bad-ticket" == code(table, "new", Hello(ticket=key))
    assert "bad-ticket" == code(table, "new", Hello(ticket="nonsense"))


def test_a_ticket_is_for_one_sitting_even_after_a_restart() -> None:
    table = LifeTable()
    mine = ticket(table, "a", 0)
    again = table.restarted()
    again.say("b", Hello([table.token(1)]))
    assert mine != ticket(again, "b", 1)
    assert "bad-ticket" == code(again, "thief", Hello(ticket=mine))


def test_the_device_that_brought_a_ticket_may_bring_it_again() -> None:
    """The answer may be lost on the way, with the new key in it."""
    table = LifeTable()
    key = ticket(table, "b", 1)
    table.say("new", Hello(ticket=key, device="phone"))
    table.say("new", Gone())  # before the picture came
    assert "bad-ticket" == code(table, "thief", Hello(ticket=key, device="thief's"))
    assert "bad-ticket" == code(table, "thief", Hello(ticket=key))
    table.say("newer", Hello(ticket=key, device="phone"))
    assert [1] == table.shown("newer")["yours"]
    table.say("newest", Hello(ticket=key, device="phone"))  # the old line is not known to be dead
    assert ([1], []) == (table.shown("newest")["yours"], table.shown("newer")["yours"])
    assert "bad-ticket" == code(table, "thief", Hello(ticket=key, device="thief's"))
    table.say("newest", Hello(shown_tokens(table, "newest"), device="phone"))
    table.say("newest", Gone())
    assert "bad-ticket" == code(table, "thief", Hello(ticket=key, device="phone"))


def test_without_a_word_about_the_device_a_ticket_is_good_exactly_once() -> None:
    table = LifeTable()
    key = ticket(table, "b", 1)
    table.say("new", Hello(ticket=key))
    token = shown_tokens(table, "new")
    table.say("new", Gone())
    for device in ("new", "newer"):
        assert "bad-ticket" == code(table, device, Hello(ticket=key))
    table.say("newer", Hello(token))
    assert [1] == table.shown("newer")["yours"]


def test_a_new_ticket_makes_the_one_before_void() -> None:
    table = LifeTable()
    old, new = ticket(table, "b", 1), ticket(table, "b", 1)
    assert "bad-ticket" == code(table, "x", Hello(ticket=old))
    table.say("x", Hello(ticket=new))
    assert [1] == table.shown("x")["yours"]


@pytest.mark.slow
def test_a_room_keeps_few_tickets() -> None:
    table = LifeTable("tom_thumb", "abcd")
    for number in range(3 * TICKETS_KEPT):
        for seat in range(4):
            holder = f"{seat} {number}"
            key = ticket(table, f"{seat} {number - 1}" if number else "abcd"[seat], seat)
            table.say(holder, Hello(ticket=key, device=holder))
            assert [seat] == table.shown(holder)["yours"]
            assert len(table.room.table.tickets.issued) <= TICKETS_KEPT
            if number:
                table.say(f"{seat} {number - 1}", Gone())


def test_a_ticket_opens_a_locked_table_and_one_chair_of_a_shared_device() -> None:
    table = LifeTable(people="aab")
    table.say("a", Manner("locked", True))
    table.say("new", Hello(ticket=ticket(table, "a", 1)))
    assert ([1], [0]) == (table.shown("new")["yours"], table.shown("a")["yours"])


def test_a_ticket_made_before_a_chair_was_freed_opens_nothing() -> None:
    table = LifeTable()
    key = ticket(table, "b", 1)
    table.say("b", Stand(1))
    table.say("a", Free(1))
    assert "bad-ticket" == code(table, "stranger", Hello(ticket=key))
    table.say("d", Hello())
    table.say("d", Sit(1, "Dot", 4))
    assert "bad-ticket" == code(table, "stranger", Hello(ticket=key))
