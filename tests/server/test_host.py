"""The host's hand: lock, free, swap, pause, end, a bot for somebody who is not there."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.server.table.effects import Gone, Reply
from fabletop.server.table.host import FREED_AFTER, HOST_WAITS, founder
from fabletop.server.table.messages import (
    Act,
    Back,
    End,
    Free,
    Hello,
    Manner,
    Message,
    PutBot,
    Sit,
    Stand,
    Start,
    Swap,
)
from tests.server.inside import contest_of, leave
from tests.server.life import LifeTable


def said(effects: list[Any]) -> Any:
    """What the one who spoke is answered, if that is all that happens."""
    (reply,) = effects
    assert isinstance(reply, Reply)
    return reply.message


def code(table: LifeTable, device: str, message: Message) -> Any:
    return said(table.say(device, message))["code"]


# -- who it is


def test_the_first_who_sat_down_is_the_host() -> None:
    table = LifeTable()
    assert [0, 0] == [table.shown(device)["host"] for device in ("a", "tv")]
    table.say("a", Stand(0))  # a bot plays for him now, at his own wish
    assert 1 == table.shown("b")["host"]
    table.say("a", Back(0))
    assert 0 == table.shown("b")["host"]


def other(table: LifeTable, phase: str) -> LifeTable:
    """A table in a phase of its life."""
    if phase == "paused":
        table.say("a", Manner("paused", True))
    if phase == "over":
        table.say("a", End())
    return table


@pytest.mark.parametrize("phase", ["lobby", "play", "paused", "over"])
def test_a_lost_line_does_not_make_another_the_host_for_a_minute(phase: str) -> None:
    table = other(LifeTable(begin=phase != "lobby"), phase)
    table.now = 100.0
    table.say("a", Gone())
    assert 0 == table.shown("b")["host"]
    assert "host-only" == code(table, "b", Manner("locked", True))
    mark = len(table.sent)
    table.tick_until(100 + HOST_WAITS - 0.01)
    assert 0 == founder(table.room.table.chairs, table.now)
    assert "host-only" == code(table, "b", Manner("locked", True))
    assert table.alarm is not None
    table.tick_until(100 + HOST_WAITS)  # by an alarm, nobody says anything
    assert {1} == {table.shown(device)["host"] for device in ("b", "c", "tv")}
    assert mark < len(table.sent)
    table.say("b", Manner("locked", True))
    assert table.shown("c")["house"]["locked"]


@pytest.mark.parametrize("phase", ["lobby", "play", "paused", "over"])
def test_the_founder_who_is_back_is_the_host_again_at_once(phase: str) -> None:
    table = other(LifeTable(begin=phase != "lobby"), phase)
    token = table.token(0)
    table.say("a", Gone())
    table.tick_until(HOST_WAITS + 30)
    assert 1 == table.shown("b")["host"]
    table.say("again", Hello([token]))
    assert {0} == {table.shown(device)["host"] for device in ("b", "c", "tv", "again")}
    assert "host-only" == code(table, "b", Manner("locked", True))


def test_the_one_who_decides_meanwhile_is_waited_for_as_well() -> None:
    table = LifeTable(begin=False)
    table.say("a", Gone(), 0)
    table.tick_until(HOST_WAITS)
    table.say("b", Gone(), 100)
    assert 1 == table.shown("c")["host"]
    table.tick_until(100 + HOST_WAITS)
    assert 2 == table.shown("c")["host"]
    assert None is table.alarm


@pytest.mark.slow
def test_the_alarm_that_is_set_is_the_one_that_counts() -> None:
    """However seconds are rounded: at the very moment of the alarm the hand passes on."""
    for number in range(300):
        table = LifeTable(begin=False)
        table.say("a", Gone(), 1000 + number / 7)
        table.tick()
        assert (1, None) == (table.shown("b")["host"], table.alarm)


def test_a_line_that_comes_and_goes_does_not_add_up() -> None:
    table = LifeTable(begin=False)
    token = table.token(0)
    for now in (0, 50, 100, 150):
        table.say("a", Gone(), now)
        table.tick(now + 45)
        assert 0 == table.shown("b")["host"]
        table.say("a", Hello([token]), now + 46)


def test_after_a_restart_nobody_is_away_before_a_minute_has_passed() -> None:
    table = LifeTable()
    again = table.restarted()
    again.say("b", Hello([table.token(1)]), 5000)
    assert 0 == again.shown("b")["host"]
    again.tick_until(5000 + HOST_WAITS - 1)
    assert 0 == again.shown("b")["host"]
    again.tick_until(5000 + HOST_WAITS)
    assert 1 == again.shown("b")["host"]


def test_who_looks_on_while_a_bot_plays_decides_for_a_minute_more() -> None:
    table = LifeTable()
    leave(table.room, 0, table.now)  # his time ran out too often
    table.tick()
    start = table.now
    table.tick(start + HOST_WAITS - 1)
    assert 0 == table.shown("b")["host"]
    table.tick_until(start + HOST_WAITS)
    assert 1 == table.shown("b")["host"]
    table.say("a", Back(0))
    while table.room.table.chairs[0].stood_in:
        table.tick()
    assert 0 == table.shown("b")["host"]


def test_with_nobody_there_the_first_stays_the_host_and_nothing_is_due() -> None:
    table = LifeTable(begin=False)
    for device in ("a", "b", "c"):
        table.say(device, Gone())
    assert None is table.alarm
    assert 0 == founder(table.room.table.chairs, 1e6)


def test_whoever_sits_down_again_is_the_last() -> None:
    table = LifeTable(begin=False)
    table.say("a", Stand(0))
    table.say("a", Sit(0, "Ann", 0))
    assert 1 == table.shown("a")["host"]


@pytest.mark.parametrize(
    "message",
    [Manner("locked", True), Manner("paused", True), Free(0), End(), PutBot(0, "easy")],
)
def test_only_the_host_may(message: Message) -> None:
    table = LifeTable()
    before = table.room.keep()
    for device in ("b", "tv"):
        assert "host-only" == code(table, device, message)
    assert before == table.room.keep()


# -- the door


def test_a_locked_table_lets_nobody_new_in_but_everybody_back() -> None:
    table = LifeTable()
    table.say("a", Manner("locked", True))
    assert table.shown("b")["house"]["locked"]
    refusal = said(table.say("stranger", Hello()))
    assert ("refused", "locked") == (refusal["is"], refusal["code"])
    assert "hello-first" == code(table, "stranger", Sit(0, "Eve", 0))
    watch = table.shown("tv")["tokens"]["watch"]
    for device, tokens in (("b", [table.token(1)]), ("tv", [watch])):
        table.say(device, Gone())
        table.say(device, Hello(tokens))
        assert "table" == table.sent[-1][1]["is"]
    assert "locked" == code(table, "stranger", Hello(["nonsense"]))
    table.say("a", Manner("locked", False))
    table.say("stranger", Hello())
    assert table.shown("stranger")["phase"] == "play"


def test_a_lock_survives_a_restart() -> None:
    table = LifeTable()
    table.say("a", Manner("locked", True))
    assert "locked" == code(table.restarted(), "stranger", Hello())


# -- chairs


def test_a_chair_freed_before_the_start_is_empty_and_its_token_void() -> None:
    table = LifeTable(begin=False)
    token = table.token(1)
    table.say("a", Free(1))
    assert ([], None) == (table.shown("b")["yours"], table.shown("b")["chairs"][1]["name"])
    table.say("b", Hello([token]))
    assert [] == table.shown("b")["yours"]
    assert "bad-token" in [m["code"] for _, m in table.sent if m["is"] == "refused"]
    assert "not-now" == code(table, "a", Free(1))


def test_a_chair_freed_in_play_is_played_by_a_bot_until_somebody_sits_down() -> None:
    table = LifeTable()
    token = table.token(1)
    table.say("b", Stand(1))
    table.say("a", Free(1))
    chair = table.shown("tv")["chairs"][1]
    assert (True, True, "Ben") == (chair["free"], chair["stood_in"], chair["name"])
    assert [] == table.shown("b")["yours"]
    table.say("b", Hello([token]))
    assert [] == table.shown("b")["yours"]
    table.say("d", Hello())
    table.say("d", Sit(1, "Dot", 5))
    while table.room.table.chairs[1].stood_in:
        table.tick()
    shown = table.shown("d")
    assert ([1], 1, "Dot") == (shown["yours"], shown["seat"], shown["chairs"][1]["name"])
    assert not shown["chairs"][1]["free"]
    assert ["1"] == list(shown["tokens"])
    assert "game-running" == code(table, "b", Sit(1, "Ben", 1))
    assert "game-running" == code(table, "b", Sit(2, "Ben", 1))


def test_nobody_who_is_here_loses_a_chair_in_play() -> None:
    table = LifeTable()
    table.now = 1000.0
    before = table.room.keep()
    refusal = said(table.say("a", Free(1)))
    assert ("still-here", {"name": "Ben", "seconds": 0}) == (refusal["code"], refusal["args"])
    assert "still-here" == code(table, "a", Free(0))
    leave(table.room, 1, table.now)  # a bot plays for him, but not at his wish
    assert "still-here" == code(table, "a", Free(1))
    assert before["key"] == table.room.keep()["key"]
    assert not table.room.table.chairs[1].free


def test_a_chair_is_freed_when_its_person_has_been_away_for_two_minutes() -> None:
    table = LifeTable()
    table.say("b", Gone(), 100)
    for now, seconds in ((100, 120), (130.5, 90), (219.9, 1)):
        refusal = said(table.say("a", Free(1), now))
        assert ("still-here", seconds) == (refusal["code"], refusal["args"]["seconds"])
    table.say("a", Free(1), 100 + FREED_AFTER)
    assert table.shown("tv")["chairs"][1]["free"]


def test_two_minutes_begin_anew_with_every_word_from_the_person_and_after_a_restart() -> None:
    table = LifeTable()
    token = table.token(1)
    table.say("b", Gone(), 100)
    table.say("b", Hello([token]), 200)
    table.say("b", Gone(), 201)
    assert "still-here" == code(table, "a", Free(1))
    again = table.restarted()
    again.say("a", Hello([table.token(0)]), 9000)
    assert "still-here" == code(again, "a", Free(1))
    again.say("a", Free(1), 9000 + FREED_AFTER)
    assert again.shown("a")["chairs"][1]["free"]


def test_everybody_is_told_who_frees_a_chair_and_who_takes_it() -> None:
    table = LifeTable()
    table.say("d", Hello())
    table.say("b", Stand(1))
    for device, message, key, by in (
        ("a", Free(1), "chair-freed", "Ann"),
        ("d", Sit(1, "Dot", 5), "chair-taken", "Dot"),
    ):
        mark = len(table.sent)
        table.say(device, message)
        told = {name: m for name, m in table.since(mark) if m["is"] == "notice"}
        notice = {"is": "notice", "key": key, "seat": 1, "name": "Ben", "by": by}
        assert dict.fromkeys(("a", "b", "c", "d", "tv"), notice) == told


def test_where_no_bot_stands_in_a_freed_seat_is_out_of_the_game() -> None:
    table = LifeTable(on_leave="skip")
    table.say("b", Gone(), 100)
    mark = len(table.sent)
    table.say("a", Free(1), 100 + FREED_AFTER)
    told = {name: m for name, m in table.since(mark) if m["is"] == "notice"}
    notice = {"is": "notice", "key": "chair-left", "seat": 1, "name": "Ben", "by": "Ann"}
    assert dict.fromkeys(("a", "c", "tv"), notice) == told
    assert not table.shown("tv")["chairs"][1]["free"]


def test_a_bot_of_the_table_cannot_be_freed() -> None:
    table = LifeTable(people="ab", bots=1)
    assert "not-now" == code(table, "a", Free(2))


def test_two_chairs_change_places_with_their_people_and_tokens() -> None:
    table = LifeTable(begin=False)
    tokens = {seat: table.token(seat) for seat in range(3)}
    table.say("b", Gone())
    table.say("a", Swap(0, 1))
    assert [1] == table.shown("a")["yours"]
    assert ["Ben", "Ann", "Cem"] == [c["name"] for c in table.shown("a")["chairs"]]
    assert {"1": tokens[0]} == table.shown("a")["tokens"]
    assert 1 == table.shown("a")["host"]
    table.say("b", Hello([tokens[1]]))
    assert [0] == table.shown("b")["yours"]
    table.say("a", Swap(1, 2))
    table.say("a", Stand(2))
    table.say("d", Hello())
    table.say("d", Sit(2, "Dot", 4))
    table.say("x", Hello([tokens[0]]))  # Ann got up: her token opens nobody else's chair
    assert [] == table.shown("x")["yours"]
    assert [2] == table.shown("d")["yours"]


def test_tokens_after_a_swap_survive_a_restart() -> None:
    table = LifeTable(begin=False)
    tokens = [table.token(seat) for seat in range(3)]
    table.say("a", Swap(0, 2))
    table.say("a", Start())
    again = table.restarted()
    for device, token, seat in (("a", tokens[0], 2), ("b", tokens[1], 1), ("c", tokens[2], 0)):
        again.say(device, Hello([token]))
        assert [seat] == again.shown(device)["yours"]


def test_anybody_may_move_to_an_empty_chair_but_not_to_a_taken_one() -> None:
    table = LifeTable(begin=False)
    table.say("c", Stand(2))
    assert "host-only" == code(table, "b", Swap(1, 0))
    assert "host-only" == code(table, "b", Swap(0, 2))
    table.say("b", Swap(1, 2))
    assert [2] == table.shown("b")["yours"]
    assert "no-such-seat" == code(table, "a", Swap(0, 0))
    assert "no-such-seat" == code(table, "a", Swap(0, 9))


def test_in_play_nobody_changes_places() -> None:
    assert "game-running" == code(LifeTable(), "a", Swap(0, 1))


def test_the_host_puts_a_bot_in_for_somebody_who_is_not_there_and_he_comes_back() -> None:
    table = LifeTable()
    assert "game-running" == code(table, "a", PutBot(1, "easy"))
    token = table.token(1)
    table.say("b", Gone())
    assert "no-such-bot" == code(table, "a", PutBot(1, "nobody"))
    table.say("a", PutBot(1, "easy"))
    chair = table.shown("a")["chairs"][1]
    assert ("easy", True, False) == (chair["bot"], chair["stood_in"], chair["free"])
    assert "seat-taken" == code(table, "a", PutBot(1, "easy"))
    table.say("b", Hello([token]))
    assert [1] == table.shown("b")["yours"]
    table.say("b", Back(1))
    while table.room.table.chairs[1].stood_in:
        table.tick()
    assert None is table.shown("b")["chairs"][1]["bot"]


# -- rest and end


def test_a_paused_game_rests_and_goes_on_where_it_was() -> None:
    table = LifeTable("cave", "ab", bots=1)
    seat = table.asked()
    while seat not in (0, 1):
        table.tick()
        seat = table.asked()
    left = table.shown("tv")["seconds"]
    table.say("a", Manner("paused", True), now=table.now + 1)
    assert (None, None) == (table.alarm, table.shown("tv")["seconds"])
    action = list(table.game.options(table.s, seat)[0])
    refusal = table.act(seat, *action)[0]
    assert ("refused", "paused") == (refusal["is"], refusal["code"])
    moves = len(table.moves)
    table.tick(table.now + 3600)
    assert moves == len(table.moves)
    again = table.restarted()
    again.say("a", Hello([table.token(0)]))
    assert (True, None) == (again.shown("a")["house"]["paused"], again.alarm)
    table.say("a", Manner("paused", False))
    if left is not None:
        assert left - 1 == pytest.approx(table.shown("tv")["seconds"])
    assert [1] == [len(m["done"]) for m in table.act(seat, *action) if m.get("done")]


def test_a_game_that_rests_always_has_somebody_who_can_go_on() -> None:
    alone = LifeTable(people="a", bots=1, first_player="seat:0")
    alone.say("a", Manner("paused", True))
    alone.say("a", Stand(0))
    alone.say("a", Back(0))
    alone.say("a", Manner("paused", False))
    assert not alone.shown("a")["house"]["paused"]
    racing = LifeTable("aladin", "ab")
    racing.until_step("ready")
    racing.answer(0)
    racing.say("a", Manner("paused", True))
    racing.say("b", Gone())
    racing.say("a", Manner("paused", False))
    assert not racing.shown("a")["house"]["paused"]
    assert racing.alarm is not None


def test_a_freed_chair_is_no_ones_even_if_somebody_was_coming_back() -> None:
    table = LifeTable(first_player="seat:1")
    table.say("b", Stand(1))
    table.say("b", Back(1))
    assert "still-here" == code(table, "a", Free(1))  # he is not gone at his own wish any more
    table.say("b", Gone())
    table.room.table.chairs[1].since -= FREED_AFTER
    table.say("a", Free(1))
    table.tick()
    chair = table.shown("a")["chairs"][1]
    assert (True, True) == (chair["free"], chair["stood_in"])


def test_nothing_rests_before_it_has_begun() -> None:
    assert "not-started" == code(LifeTable(begin=False), "a", Manner("paused", True))
    assert "not-started" == code(LifeTable(begin=False), "a", End())


def test_a_race_is_not_interrupted() -> None:
    table = LifeTable("aladin", "abc")
    for _ in range(200):
        if contest_of(table.room):
            break
        table.answer()
    assert "not-now" == code(table, "a", Manner("paused", True))


def test_the_host_ends_a_game_and_nobody_can_play_on() -> None:
    table = LifeTable(people="ab", bots=1)
    seat, decision = table.asked(), table.shown("a")["decision"]
    action = list(table.game.options(table.s, seat)[0])
    table.say("a", End())
    for device in ("a", "b", "tv"):
        shown = table.shown(device)
        assert ("over", None, [], []) == (
            shown["phase"], shown["outcome"], shown["asked"], shown["choices"],
        )  # fmt: skip
        assert (device == "tv") == (shown["key"] is None)
    assert None is table.alarm
    device = "ab"[seat] if seat < 2 else "a"
    late = Act("late", min(seat, 1), decision, action)
    assert "ended" == code(table, device if seat < 2 else "b", late)
    assert "not-started" == code(table, "a", End())
    again = table.restarted()
    again.say("a", Hello([table.token(0)]))
    assert ("over", None) == (again.shown("a")["phase"], again.shown("a")["outcome"])
