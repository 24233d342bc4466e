"""Nobody gets another person's eyes: every way a device can come to a chair during play."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games import GAMES
from fabletop.server.table.answers import HELD_A_SEAT, IDS_KEPT
from fabletop.server.table.arrivals import MOST_DEVICES
from fabletop.server.table.effects import Gone
from fabletop.server.table.host import FREED_AFTER, HOST_WAITS
from fabletop.server.table.messages import (
    Act,
    Again,
    AskTicket,
    End,
    Free,
    Hello,
    Manner,
    Mine,
    Rename,
    Sit,
    Stand,
    Start,
    Swap,
    Why,
)
from fabletop.server.table.playing import LONGEST_EVENING
from tests.server.inside import ids_of, playing
from tests.server.life import LifeTable
from tests.server.test_host import code, said


def named(people: str = "abc", begin: bool = True, **kwargs: Any) -> LifeTable:
    """A table where every browser has said which one it is."""
    table = LifeTable("cave", people, begin=False, **kwargs)
    for device in dict.fromkeys(people):
        seats = list(table.room.table.devices[device].seats)
        table.say(device, Hello([table.token(seat) for seat in seats], device=f"{device}'s"))
    if begin:
        table.say("a", Start())
    return table


def freed(table: LifeTable, seat: int = 1) -> LifeTable:
    """Somebody has left at their own wish, and the host has freed the chair."""
    table.say("abc"[seat], Stand(seat))
    table.say("a", Free(seat))
    assert table.room.table.chairs[seat].free
    return table


# -- a chair that was freed


def test_who_freed_a_chair_does_not_take_it() -> None:
    table = freed(named())
    before = table.room.keep()
    assert "played-already" == code(table, "a", Sit(1, "Eve", 5))
    assert before == table.room.keep()


def test_nor_does_another_page_of_the_same_browser() -> None:
    table = freed(named())
    table.say("tab", Hello(device="a's"))
    assert "played-already" == code(table, "tab", Sit(1, "Eve", 5))
    table.say("a", Gone())
    table.say("tab", Hello(device="a's"))
    assert "played-already" == code(table, "tab", Sit(1, "Eve", 5))


def test_nor_anybody_who_has_another_chair_in_this_game() -> None:
    table = freed(named())
    assert "played-already" == code(table, "c", Sit(1, "Eve", 5))
    silent = freed(LifeTable())  # browsers that do not say which one they are
    assert "played-already" == code(silent, "c", Sit(1, "Eve", 5))


def test_nor_anybody_who_had_another_chair_in_this_game() -> None:
    table = freed(freed(named()), 2)
    assert "played-already" == code(table, "c", Sit(1, "Eve", 5))
    table.say("d", Hello(device="d's"))
    table.say("d", Sit(1, "Dot", 5))
    table.say("d", Stand(1))
    table.say("a", Free(1))
    assert "played-already" == code(table, "d", Sit(2, "Dot", 5))
    table.say("d", Sit(1, "Dot", 5))  # the one whose cards are known there
    assert [1] == table.shown("d")["yours"]


def test_whoever_was_sent_from_a_chair_may_take_it_again() -> None:
    table = freed(named())
    table.say("b", Sit(1, "Ben", 1))
    assert [1] == table.shown("b")["yours"]


def test_a_browser_that_played_here_before_a_move_to_another_device_is_known() -> None:
    """Ann lent Ben her tablet; since then he has had cards of his own on his phone."""
    table = named("aab")
    key = said(table.say("a", AskTicket(1)))["ticket"]
    table.say("phone", Hello(ticket=key, device="phone"))
    table.say("phone", Stand(1))
    table.say("a", Free(1))
    assert "played-already" == code(table, "a", Sit(1, "Ben", 1))


def test_who_may_not_sit_down_is_known_after_a_restart() -> None:
    table = freed(named())
    again = table.restarted()
    again.say("x", Hello(device="a's"))
    again.say("y", Hello(device="c's"))
    again.say("d", Hello(device="d's"))
    assert "played-already" == code(again, "x", Sit(1, "Eve", 5))
    assert "played-already" == code(again, "y", Sit(1, "Eve", 5))
    again.say("d", Sit(1, "Dot", 5))
    assert [1] == again.shown("d")["yours"]


def test_in_the_next_game_everybody_may_sit_anywhere() -> None:
    table = freed(named())
    table.say("a", End())
    table.say("a", Again())
    table.say("a", Sit(1, "Eve", 5))
    assert [0, 1] == table.shown("a")["yours"]
    assert [[], [], []] == [chair.held_by for chair in table.room.table.chairs]


def test_a_locked_table_stays_locked_for_a_freed_chair_and_a_television_never_sits() -> None:
    table = named()
    table.say("screen", Hello(tv=True))
    table.say("a", Manner("locked", True))
    freed(table)
    assert "locked" == code(table, "b", Sit(1, "Ben", 1))
    assert "not-now" == code(table, "screen", Sit(1, "TV", 1))


# -- the host's chair


def test_a_guest_does_not_come_to_see_the_hosts_cards_when_his_line_breaks() -> None:
    """The attack of 16 November: free the host's chair 2 ms after, sit down, look."""
    table = named()
    table.say("a", Gone(), 100)
    assert "host-only" == code(table, "b", Free(0))
    table.tick_until(100 + HOST_WAITS)
    refusal = said(table.say("b", Free(0)))
    assert ("still-here", 60) == (refusal["code"], refusal["args"]["seconds"])
    table.tick_until(100 + FREED_AFTER)
    table.say("b", Free(0))
    assert table.room.table.chairs[0].free
    for device in "bc":
        assert "played-already" == code(table, device, Sit(0, "Eve", 5))


def test_a_present_host_does_not_come_to_see_an_opponents_cards() -> None:
    table = named()
    for message, refusal in (
        (Free(1), "still-here"),
        (Sit(1, "Eve", 5), "game-running"),
        (Swap(0, 1), "game-running"),
        (Mine(1), "not-your-seat"),
        (AskTicket(1), "not-your-seat"),
        (Why(1, ["take", "L1R1C1"]), "not-your-seat"),
    ):
        assert refusal == code(table, "a", message)


# -- tokens, tickets, sitting down again


def test_the_token_of_a_freed_chair_opens_nothing_even_when_somebody_sits_there() -> None:
    table = named()
    token = table.token(1)
    freed(table)
    table.say("x", Hello([token], device="x's"))
    assert [] == table.shown("x")["yours"]
    table.say("d", Hello(device="d's"))
    table.say("d", Sit(1, "Dot", 5))
    table.say("x", Hello([token], device="x's"))
    assert ([], [1]) == (table.shown("x")["yours"], table.shown("d")["yours"])


def test_sitting_down_is_said_again_by_the_same_browser_only() -> None:
    table = LifeTable(begin=False)
    table.say("c", Stand(2))
    table.say("d", Hello(device="d's"))
    sit = Sit(2, "Dot", 4, "1")  # an id that is easily guessed
    table.say("d", sit)
    table.say("a", Start())
    for name, device in (("eve", "eve's"), ("nobody", ""), ("tab", "d's")):
        table.say(name, Hello(device=device))
    assert "game-running" == code(table, "eve", sit)
    assert "game-running" == code(table, "nobody", sit)
    table.say("screen", Hello(tv=True, device="d's"))
    assert "game-running" == code(table, "screen", sit)
    table.say("tab", sit)
    assert [2] == table.shown("tab")["yours"]


def test_who_lost_a_chair_does_not_get_it_back_by_saying_it_again() -> None:
    table = LifeTable(begin=False)
    table.say("d", Hello())
    table.say("c", Stand(2))
    sit = Sit(2, "Dot", 4, "once")
    table.say("d", sit)
    table.say("a", Start())
    key = said(table.say("d", AskTicket(2)))["ticket"]
    table.say("new", Hello(ticket=key))
    assert "game-running" == code(table, "d", sit)
    table.say("new", Stand(2))
    table.say("a", Free(2))
    table.say("d", Sit(2, "Eve", 4, "other"))
    assert [2] == table.shown("d")["yours"]


def test_chairs_swapped_before_the_start_take_their_keys_along_and_no_others() -> None:
    table = named(begin=False)
    tokens = [table.token(seat) for seat in range(3)]
    table.say("a", Swap(1, 2))
    table.say("a", Start())
    for token, seat in zip(tokens, (0, 2, 1), strict=True):
        table.say("x", Hello([token]))
        assert [seat] == table.shown("x")["yours"]
        table.say("x", Gone())


def test_keys_of_the_game_before_open_only_ones_own_chair() -> None:
    table = named()
    token = table.token(1)
    freed(table)
    table.say("a", End())
    table.say("a", Again())
    table.say("d", Hello(device="d's"))
    table.say("d", Sit(1, "Dot", 4))
    table.say("a", Start())
    table.say("b", Hello([token], device="b's"))
    assert ([], None) == (table.shown("b")["yours"], table.shown("b")["seat"])


def test_which_browser_it_is_appears_nowhere() -> None:
    table = named()
    table.say("x", Hello(device="eleven-secrets"))
    for kept in (str(table.room.keep()), str(table.sent), str(table.room.table.devices)):
        assert "eleven-secrets" not in kept
        assert "a's" not in kept
    marks = {mark for chair in table.room.table.chairs for mark in chair.held_by}
    assert 3 == len(marks)
    assert all(mark not in str(table.sent) for mark in marks)
    other = named()
    other.room.table.tokens.sign = lambda seat, sitting: f"another house {seat} {sitting}"
    other.say("y", Hello(device="a's"))
    assert other.room.table.devices["y"].mark not in marks


# -- words


def test_nobody_talks_by_changing_names_in_play() -> None:
    table = LifeTable("tom_thumb", "abc")
    before = table.room.keep()
    assert "game-running" == code(table, "a", Rename(0, "left!", 0))
    table.say("a", End())
    before = table.room.keep()
    assert "game-running" == code(table, "a", Rename(0, "left!", 0))
    assert before == table.room.keep()


@pytest.mark.parametrize("key", GAMES)
def test_who_has_no_chair_is_told_so_in_the_words_of_the_game(key: str) -> None:
    table = LifeTable(key, "abcd")
    seat = table.asked()
    action: list[Any] = [str(next(iter(table.game.options(table.s, seat)))[0])]
    decision = table.shown("a")["decision"]
    for message in (Act("x", seat, decision, action), Why(seat, action)):
        refusal = said(table.say("tv", message))
        clause = table.game.about.refusals["not-seated"]
        assert ("not-seated", clause) == (refusal["code"], refusal["clause"])
        other = "abcd"[(seat + 1) % 4]
        assert "not-your-seat" == code(table, other, message)


# -- nothing grows for ever


def test_a_table_has_room_for_so_many_devices_and_always_for_those_who_play() -> None:
    table = named()
    token, key = table.token(1), said(table.say("c", AskTicket(2)))["ticket"]
    table.say("b", Gone())
    for number in range(MOST_DEVICES - len(table.room.table.devices)):
        table.say(f"watcher {number}", Hello())
    refusal = said(table.say("more", Hello()))
    assert ("table-full", {"most": MOST_DEVICES}) == (refusal["code"], refusal["args"])
    watch = table.shown("tv")["tokens"]["watch"]
    assert "table-full" == code(table, "more", Hello([watch]))
    table.say("watcher 0", Hello())  # who is here is here
    table.say("b", Hello([token]))
    table.say("phone", Hello(ticket=key))
    assert ([1], [2]) == (table.shown("b")["yours"], table.shown("phone")["yours"])
    table.say("tv", Gone())
    table.say("watcher 1", Gone())
    table.say("watcher 2", Gone())
    table.say("more", Hello())
    assert "table" == table.sent[-1][1]["is"]


def test_answers_that_wait_are_few() -> None:
    table = LifeTable("open_sesame", "abc")
    while table.now >= playing(table.room).clock.shown_until:
        table.answer()
    seat, decision = table.asked(), table.shown("a")["decision"]
    action = list(table.game.options(table.s, seat)[0])
    for number in range(50):
        table.say("abc"[seat], Act(f"n {number}", seat, decision, action))
    assert HELD_A_SEAT == len(playing(table.room).answers.held)


def test_a_chair_remembers_few_devices() -> None:
    table = named()
    token = table.token(1)
    for number in range(200):
        table.say("x", Hello([token], device=f"x {number}"))
    assert 40 == len(table.room.table.chairs[1].held_by)


def test_ids_after_a_restart_are_the_newest() -> None:
    table = LifeTable()
    playing(table.room).answers.ids = dict.fromkeys(f"0/{number}" for number in range(5000))
    assert [f"0/{n}" for n in range(5000 - IDS_KEPT, 5000)] == list(ids_of(table.restarted().room))


def test_an_evening_has_an_end() -> None:
    table = LifeTable()
    table.say("a", End())
    table.room.table.evening = table.room.phase.evening() * (LONGEST_EVENING - 1)
    assert "long-evening" == code(table, "a", Again())
