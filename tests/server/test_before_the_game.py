"""A table before its game: chairs, bots, names, and refusals."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fabletop.core.dealer import commitment
from fabletop.server.table.effects import (
    Alarm,
    Gone,
    Reply,
    Save,
    Send,
    Tick,
)
from fabletop.server.table.messages import (
    Act,
    Back,
    Hello,
    Message,
    Mine,
    PutBot,
    Rename,
    Sit,
    Stand,
    Start,
    Why,
)
from tests.server.salon import (
    ABOUT_A_SEAT,
    KEY,
    LASTS,
    NAMES,
    alarm,
    code_of,
    empty,
    everything,
    laid,
    picture,
    shown_at,
)

# -- before the game


def test_an_empty_table() -> None:
    effects = empty().handle("a", Hello(), 0)
    nobody: dict[str, object] = {
        "name": None,
        "bot": None,
        "online": False,
        "away": False,
        "stood_in": False,
    }
    nobody |= {"returning": False, "ticks": [], "slow": False, "free": False}
    nobody |= {"help": {"time": "usual", "hints": False, "large": False, "calm": False}}
    off = ("locked", "paused", "chat", "slow", "lesson", "waits", "tv")
    house = {**dict.fromkeys(off, False), "clock": True}
    assert effects == [
        Send(
            "a",
            {
                "is": "table",
                "code": "red-lamp-10",
                "address": "red-lamp-10-",
                "game": "parley",
                "options": {},
                "pack": None,
                "phase": "lobby",
                "chairs": [nobody | {"colour": 0}, nobody | {"colour": 1}],
                "host": None,
                "house": house | {"door": True, "banter": True},
                "watchers": 1,
                "gaps": [],
                "evening": [],
                "record": None,
                "undo": {"seat": None, "asks": None, "waits": []},
                "yours": [],
                "tokens": {"watch": "-1/0"},
                "seat": None,
                "asked": [],
                "curtain": None,
                "decision": 0,
                "view": None,
                "talk": None,
                "choices": [],
                "seconds": None,
                "news": 0.0,
                "events": [],
                "outcome": None,
                "race": None,
                "seal": commitment(KEY),
                "key": None,
                "done": [],
            },
        ),
        Alarm(None),
    ]


def test_whoever_sits_down_gets_a_token_and_everybody_sees_it() -> None:
    room = empty()
    for device in "ab":
        room.handle(device, Hello(), 0)
    effects = room.handle("b", Sit(1, "  Ben  the\tBold ", 3), 0)
    assert isinstance(effects[0], Save)
    assert effects[0].table == room.keep()
    own, other = picture(effects, "b"), picture(effects, "a")
    assert ([1], {"1": "1/1"}) == (own["yours"], own["tokens"])
    assert ([], {"watch": "-1/0"}) == (other["yours"], other["tokens"])
    seen = other["chairs"][1]
    assert ("Ben the Bold", 3, True) == (seen["name"], seen["colour"], seen["online"])


def test_two_who_want_the_same_colour_get_two() -> None:
    room = empty(seats=3)
    for seat, device in enumerate("ab"):
        room.handle(device, Hello(), 0)
        room.handle(device, Sit(seat, NAMES[seat], seat), 0)
    room.handle("a", PutBot(2, "greedy"), 0)
    assert [0, 1, 2] == [chair.colour for chair in room.table.chairs]
    room.handle("b", Rename(1, "Bea", 0), 0)
    assert ("Bea", 1) == (room.table.chairs[1].name, room.table.chairs[1].colour)
    room.handle("b", Rename(1, "Bea", 5), 0)
    assert 5 == room.table.chairs[1].colour


@pytest.mark.parametrize("name", ["", "   ", "x" * 21, "a\x00b", "\u202eevil", "\ud800"])
def test_a_name_must_be_fit_to_be_shown(name: str) -> None:
    room = empty()
    room.handle("a", Hello(), 0)
    assert "bad-name" == code_of(room.handle("a", Sit(0, name, 0), 0), "a")
    room.handle("a", Sit(0, "Ann", 0), 0)
    before = everything(room)
    assert "bad-name" == code_of(room.handle("a", Rename(0, name, 0), 0), "a")
    assert before == everything(room)


def test_bots_sit_on_empty_chairs_and_can_be_changed_or_sent_away() -> None:
    room = empty(seats=3)
    room.handle("a", Hello(), 0)
    room.handle("a", Sit(0, "Scheherazade", 0), 0)
    room.handle("a", PutBot(1, "easy"), 0)
    room.handle("a", PutBot(2, "random"), 0)
    assert ["Scheherazade", "Sinbad", "Morgiana"] == [chair.name for chair in room.table.chairs]
    room.handle("a", PutBot(1, "greedy"), 0)
    assert ("Sinbad", "greedy") == (room.table.chairs[1].name, room.table.chairs[1].bot)
    room.handle("a", Stand(1), 0)
    assert (None, None) == (room.table.chairs[1].name, room.table.chairs[1].bot)


def test_whoever_gets_up_before_the_game_has_no_key_to_the_chair_any_more() -> None:
    room = empty()
    room.handle("a", Hello(), 0)
    room.handle("a", Sit(0, "Ann", 0), 0)
    effects = room.handle("a", Stand(0), 0)
    assert ([], None) == (picture(effects, "a")["yours"], room.table.chairs[0].name)
    effects = room.handle("a", Hello(["0/1", "nonsense", "9/1"]), 0)
    assert isinstance(effects[0], Reply)
    assert "bad-token" == effects[0].message["code"]
    assert [] == picture(effects, "a")["yours"]


def test_a_token_opens_its_chair_on_any_device() -> None:
    room = laid()
    effects = room.handle("new phone", Hello(["1/2"]), 0)
    assert ([1], 1) == (picture(effects, "new phone")["yours"], shown_at(room, "b")["seat"])
    assert 1 == picture(effects, "new phone")["seat"]


def test_a_game_begins_when_every_chair_is_taken() -> None:
    room = empty()
    for device in "ab":
        room.handle(device, Hello(), 0)
    room.handle("a", Sit(0, "Ann", 0), 0)
    assert "chairs-empty" == code_of(room.handle("a", Start(), 0), "a")
    assert "not-your-seat" == code_of(room.handle("b", Start(), 0), "b")
    room.handle("b", Sit(1, "Ben", 0), 0)
    effects = room.handle("b", Start(), 5)
    assert isinstance(effects[0], Save)
    kept: Any = effects[0].table
    assert (True, 2) == (kept["started"], len(kept["chance"]))
    assert ["play", "play"] == [picture(effects, device)["phase"] for device in "ab"]
    assert 5 + LASTS == alarm(effects)


def test_before_the_game_nothing_is_due_and_nothing_can_be_played() -> None:
    room = empty()
    room.handle("a", Hello(), 0)
    room.handle("a", Sit(0, "Ann", 0), 0)
    assert [Alarm(None)] == room.handle("", Tick(), 5)
    for message in (Act("1", 0, 1, ["bid", 1]), Why(0, ["bid", 1]), Back(0)):
        assert "not-started" == code_of(room.handle("a", message, 0), "a")


# -- refusals change nothing and reach only the sender


@pytest.mark.parametrize(
    "message",
    [Sit(0, "Zoe", 0), Start(), Act("1", 0, 1, ["bid", 1]), Mine(0), Stand(0), Back(0), Gone()],
    ids=lambda message: type(message).__name__,
)
def test_hello_comes_first(message: Message | Gone) -> None:
    room = laid()
    before = everything(room)
    assert "hello-first" == code_of(room.handle("stranger", message, 0), "stranger")
    assert before == everything(room)


@pytest.mark.parametrize(
    ("message", "code"),
    [
        (Act("1", 0, 1, ["bid", 4]), "no"),
        (Act("1", 0, 0, ["bid", 1]), "no"),
        (Act("1", 0, 1, ["trump"]), "no"),
        (Act("1", 0, 1, []), "no"),
        (Act("1", 0, 1, [{"bid": [1]}, None]), "no"),
        (Act("1", 1, 1, ["bid", 1]), "not-your-seat"),
        (Act("1", 7, 1, ["bid", 1]), "no-such-seat"),
        (Why(0, ["bid", 4]), "no"),
        (Why(1, ["bid", 1]), "not-your-seat"),
        (Mine(1), "not-your-seat"),
        (Back(1), "not-your-seat"),
        (Rename(1, "Zoe", 0), "not-your-seat"),
        (Rename(0, "Zoe", 0), "game-running"),
        (Stand(1), "not-your-seat"),
        (Stand(9), "no-such-seat"),
        (Sit(1, "Zoe", 0), "game-running"),
        (PutBot(1, "easy"), "game-running"),
        (Start(), "game-running"),
    ],
    ids=str,
)
def test_a_refusal_changes_nothing_and_reaches_only_its_sender(message: Message, code: str) -> None:
    room = laid()
    before = everything(room)
    assert code == code_of(room.handle("a", message, 3), "a")
    assert before == everything(room)


@pytest.mark.parametrize(
    ("message", "code"),
    [
        (Sit(0, "Zoe", 0), "seat-taken"),
        (Sit(1, "ann", 0), "name-taken"),
        (PutBot(1, "easy"), "sit-first"),
        (PutBot(0, "easy"), "sit-first"),
        (Stand(0), "not-your-seat"),
        (Stand(1), "not-your-seat"),
    ],
    ids=str,
)
def test_refusals_before_the_game(message: Message, code: str) -> None:
    room = empty()
    for device in "ab":
        room.handle(device, Hello(), 0)
    room.handle("a", Sit(0, "Ann", 0), 0)
    before = everything(room)
    assert code == code_of(room.handle("b", message, 3), "b")
    assert before == everything(room)


def test_only_whoever_sits_fills_chairs_with_bots_and_sends_them_away() -> None:
    room = empty(seats=3)
    room.handle("a", Hello(), 0)
    room.handle("watcher", Hello(), 0)
    room.handle("screen", Hello(tv=True), 0)
    room.handle("a", Sit(0, "Ann", 0), 0)
    assert "seat-taken" == code_of(room.handle("a", PutBot(0, "easy"), 0), "a")
    assert "no-such-bot" == code_of(room.handle("a", PutBot(1, "wizard"), 0), "a")
    room.handle("a", PutBot(1, "easy"), 0)
    before = everything(room)
    for device in ("watcher", "screen"):
        for message in (PutBot(2, "easy"), PutBot(1, "greedy"), Stand(1)):
            assert "sit-first" == code_of(room.handle(device, message, 0), device)
    assert before == everything(room)
    room.handle("a", Stand(1), 0)
    assert None is room.table.chairs[1].name


def test_a_refused_act_is_answered_with_its_number() -> None:
    (reply,) = laid().handle("a", Act("my-7", 0, 1, ["bid", 4]), 0)
    refusal = {"code": "no", "clause": "PA-1", "args": {}}
    assert Reply("a", {"is": "refused", "id": "my-7", **refusal}) == reply


@settings(deadline=None)
@given(ABOUT_A_SEAT, st.sampled_from(["watcher", "b"]))
def test_a_foreign_device_cannot_act_for_a_seat(message: Any, device: str) -> None:
    room = laid()
    room.handle("watcher", Hello(), 0)
    if message.seat in room.table.devices[device].seats:
        return
    before = everything(room)
    code = code_of(room.handle(device, message, 1), device)
    if device == "watcher" and isinstance(message, Act | Why) and message.seat < 2:
        assert "no" == code  # in the game's own words
    else:
        assert code in ("not-your-seat", "no-such-seat")
    assert before == everything(room)
