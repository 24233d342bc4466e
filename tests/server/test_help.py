"""Help for one chair, slow games, what may be said, and the television."""

from __future__ import annotations

import pytest

from fabletop.games import GAMES
from fabletop.server.table.clock import READING
from fabletop.server.table.effects import Gone, Reply, Tick
from fabletop.server.table.messages import AskHint, Hello, Manner, Mine, Reads, Say, SetHelp
from tests.server.inside import playing
from tests.server.life import LifeTable
from tests.server.test_host import code, said

NONE = {"time": "usual", "hints": False, "large": False, "calm": False}


def clocked() -> LifeTable:
    """A table at a question with a clock that counts, put to somebody alone."""
    table = LifeTable()
    table.room.table.news_pace = 0.0  # news takes no time
    table.answer()
    while table.shown("tv")["seconds"] is None:
        table.answer()
    return table


# -- help


def test_help_is_seen_by_all_and_kept() -> None:
    table = LifeTable()
    table.say("b", SetHelp(1, "double", True, True, True))
    told = {"time": "double", "hints": True, "large": True, "calm": True}
    for device in ("a", "b", "tv"):
        assert [NONE, told, NONE] == [c["help"] for c in table.shown(device)["chairs"]]
    again = table.restarted()
    again.say("a", Hello([table.token(0)]))
    assert told == again.shown("a")["chairs"][1]["help"]


def test_one_helps_oneself_or_the_host_does() -> None:
    table = LifeTable(people="ab", bots=1)
    table.say("a", SetHelp(1, "endless", False, False, False))
    assert "not-your-seat" == code(table, "b", SetHelp(0, "double", False, False, False))
    assert "not-your-seat" == code(table, "tv", SetHelp(0, "double", False, False, False))
    assert "not-now" == code(table, "a", SetHelp(2, "double", False, False, False))


def test_clocks_run_longer_for_who_needs_it_and_not_at_all_in_a_slow_game() -> None:
    table = clocked()
    usual, seat = table.shown("tv")["seconds"], table.asked()
    device, other = "abc"[seat], (seat + 1) % 3
    table.say("abc"[other], SetHelp(other, "double", False, False, False))
    assert usual == table.shown("tv")["seconds"]
    table.say(device, SetHelp(seat, "double", False, False, False))
    assert 2 * usual == table.shown("tv")["seconds"]
    table.say(device, SetHelp(seat, "endless", False, False, False))
    assert None is table.shown("tv")["seconds"]
    table.say(device, SetHelp(seat, "usual", False, False, False))
    assert usual == table.shown("tv")["seconds"]
    table.say("a", Manner("slow", True))
    assert (None, None) == (table.shown("tv")["seconds"], table.alarm)
    moves = len(table.moves)
    table.tick(table.now + 3 * 86400)
    assert moves == len(table.moves)
    table.say("a", Manner("slow", False))
    assert 10 == table.shown("tv")["seconds"]


def test_toggling_help_gives_no_time_and_keeps_no_look_open() -> None:
    table = clocked()
    seat, usual = table.asked(), table.shown("tv")["seconds"]
    table.say("abc"[seat], SetHelp(seat, "double", False, False, False), now=table.now + 5)
    table.say("abc"[seat], SetHelp(seat, "usual", False, False, False), now=table.now + 5)
    assert usual - 10 == table.shown("tv")["seconds"]
    look = LifeTable("open_sesame")
    look.until_step("reveal")
    ends = playing(look.room).clock.deadline
    look.say("b", SetHelp(1, "double", False, False, False), now=look.now + 1)
    look.say("b", SetHelp(1, "endless", False, False, False), now=look.now + 1)
    assert ends == playing(look.room).clock.deadline
    assert "not-now" == code(look, "a", Manner("paused", True))


def test_a_clock_runs_again_once_whoever_had_all_the_time_has_answered() -> None:
    table = LifeTable("aladin")
    table.until_step("program")
    assert playing(table.room).clock.deadline is not None
    table.say("a", SetHelp(0, "endless", False, False, False))
    assert None is playing(table.room).clock.deadline
    table.answer(0)
    assert "program" == table.step
    assert playing(table.room).clock.deadline is not None


def test_in_a_slow_game_nobody_is_given_up() -> None:
    table = LifeTable("tom_thumb", "abcd")
    table.say("a", Manner("slow", True))
    table.say("b", Gone())
    table.tick_until(table.now + 86400)
    assert not table.room.table.chairs[1].stood_in


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_is_an_option_and_always_the_same(key: str) -> None:
    table = LifeTable(key, "abcd")
    for seat in range(4):
        table.say("abcd"[seat], SetHelp(seat, "usual", True, False, False))
    given = 0
    for number in range(40):
        seat = table.asked()
        before = table.room.keep()
        hints = [said(table.say("abcd"[seat], AskHint(seat, f"h{number}"))) for _ in range(2)]
        assert hints[0] == hints[1]
        if hints[0]["is"] == "hint":
            given += 1
            assert (seat, f"h{number}") == (hints[0]["seat"], hints[0]["id"])
            assert None is table.game.refuse(table.s, seat, tuple_of(hints[0]["action"]))
        else:
            assert "not-now" == hints[0]["code"]
        assert before == table.room.keep()
        table.answer(seat)
    assert given > 5


def tuple_of(value: object) -> object:
    return tuple(map(tuple_of, value)) if isinstance(value, list) else value


def test_hints_are_for_whoever_has_them_and_is_asked() -> None:
    table = LifeTable()
    seat = table.asked()
    other = (seat + 1) % 3
    assert "no-hints" == code(table, "abc"[seat], AskHint(seat, "x"))
    table.say("abc"[other], SetHelp(other, "usual", True, False, False))
    assert "not-now" == code(table, "abc"[other], AskHint(other, "x"))
    assert "not-your-seat" == code(table, "abc"[seat], AskHint(other, "x"))


def test_behind_the_curtain_there_are_no_hints() -> None:
    table = LifeTable(people="aab", first_player="seat:0")
    table.say("a", SetHelp(0, "usual", True, False, False))
    assert "not-now" == code(table, "a", AskHint(0, "x"))
    table.say("a", Mine(0))
    assert "hint" == said(table.say("a", AskHint(0, "x")))["is"]


# -- talking


def test_words_of_ones_own_need_the_hosts_consent_and_stickers_do_not() -> None:
    table = LifeTable("basra")
    assert "phrases" == table.shown("b")["talk"]
    assert "muted" == code(table, "b", Say(1, "hello"))
    for phrase in ("thanks", "sticker-laugh"):
        heard = table.say("b", Say(1, "", phrase))
        assert 4 == len(heard)
        assert all(isinstance(e, Reply) and e.message["phrase"] == phrase for e in heard)
    assert "bad-message" == code(table, "b", Say(1, "", "sticker-knife"))
    table.say("a", Manner("chat", True))
    assert "free" == table.shown("b")["talk"]
    assert 4 == len(table.say("b", Say(1, "hello")))


def test_what_the_game_forbids_the_host_cannot_allow() -> None:
    table = LifeTable("open_sesame")
    table.say("a", Manner("chat", True))
    table.until_step("recite")
    for seat in range(3):
        assert None is table.shown("abc"[seat])["talk"]
        assert "muted" == code(table, "abc"[seat], Say(seat, "", "sticker-laugh"))


# -- the television


def test_a_television_holds_no_chair_and_everybody_knows_of_it() -> None:
    table = LifeTable()
    assert not table.shown("a")["house"]["tv"]
    table.say("screen", Hello([table.token(0)], tv=True))
    assert ([], None) == (table.shown("screen")["yours"], table.shown("screen")["seat"])
    assert table.shown("a")["house"]["tv"]
    table.say("screen", Gone())
    assert not table.shown("a")["house"]["tv"]


# -- a shared device


@pytest.mark.slow
def test_what_somebody_is_told_alone_at_a_shared_device_can_be_looked_at() -> None:
    """AL: the All-Seeing Eye shows one card to one person; then the curtain falls by itself."""
    table = LifeTable("aladin", "abbc", bots=1, lamp_mode="sealed", timers="off")
    table.until_step("eye", most=900)
    seat = table.asked()
    device = "abbc"[seat]
    assert "b" == device
    table.say(device, Mine(seat))
    table.act(seat, "look", "gold")
    shown = table.shown(device)
    assert seat == shown["seat"]
    assert "peeked" in [event["key"] for event in shown["events"]]
    assert None is shown["curtain"]
    while table.room.table.devices[device].open_for is not None:
        table.tick()
    assert None is table.shown(device)["seat"]
    table.say(device, Mine(seat))
    assert "peeked" not in [event["key"] for event in table.shown(device)["events"]]


# -- time that is kind


def test_without_a_clock_nobody_is_hurried() -> None:
    table = clocked()
    table.say("a", Manner("clock", False))
    assert (None, None) == (table.shown("tv")["seconds"], table.alarm)
    assert not table.shown("tv")["house"]["clock"]
    table.say("a", Manner("clock", True))
    assert table.shown("tv")["seconds"] is not None


def test_a_clock_rests_for_who_reads_and_goes_on_afterwards() -> None:
    table = clocked()
    seat, usual = table.asked(), table.shown("tv")["seconds"]
    device, other = "abc"[seat], (seat + 1) % 3
    table.say("abc"[other], Reads(other, True))
    assert usual == table.shown("tv")["seconds"], "it does not run for them"
    table.say(device, Reads(seat, True))
    assert None is table.shown("tv")["seconds"]
    table.say(device, Reads(seat, False), table.now + 20)
    assert usual == pytest.approx(table.shown("tv")["seconds"])


def test_nobody_holds_up_a_game_by_reading() -> None:
    table = clocked()
    seat, usual, moves = table.asked(), table.shown("tv")["seconds"], len(table.moves)
    table.say("abc"[seat], Reads(seat, True))
    assert table.now + READING == table.alarm
    table.tick()
    assert usual == pytest.approx(table.shown("tv")["seconds"])
    table.say("abc"[seat], Reads(seat, False))
    table.say("abc"[seat], Reads(seat, True))
    assert table.shown("tv")["seconds"] is not None, "once a question"
    table.tick()
    assert moves < len(table.moves)


def test_whoever_the_clock_answers_for_is_told_and_nobody_else() -> None:
    table = clocked()
    seat = table.asked()
    assert table.alarm is not None
    effects = table.room.handle("", Tick(), table.alarm)
    told = [(one.device, one.message) for one in effects if isinstance(one, Reply)]
    name = table.shown("tv")["chairs"][seat]["name"]
    notice = {"is": "notice", "key": "clock-answered", "seat": seat, "by": "", "name": name}
    assert [("abc"[seat], notice)] == told
