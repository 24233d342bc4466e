"""Ticks, who may play together, and talk."""

from __future__ import annotations

import pytest

from fabletop.server.table.effects import (
    Reply,
    Save,
)
from fabletop.server.table.messages import (
    Hello,
    Manner,
    Mark,
    PutBot,
    Say,
    Sit,
    Stand,
    Start,
)
from tests.contract.parley import Hand
from tests.server.inside import is_playing
from tests.server.salon import (
    NAMES,
    SESAME,
    Salon,
    code_of,
    empty,
    everything,
    laid,
    picture,
)

# -- ticks, company, talk


def test_people_tick_what_the_game_wants_to_know_of_them() -> None:
    room = empty(SESAME, 3)
    for seat, device in enumerate("abc"):
        room.handle(device, Hello(), 0)
        room.handle(device, Sit(seat, NAMES[seat], seat), 0)
    effects = room.handle("b", Mark(1, "youngest", True), 0)
    assert isinstance(effects[0], Save)
    assert [[], ["youngest"], []] == [c["ticks"] for c in picture(effects, "a")["chairs"]]
    for device, message, code in (
        ("a", Mark(1, "youngest", True), "not-your-seat"),
        ("a", Mark(0, "judge", True), "bad-message"),
        ("a", Mark(0, "oldest", True), "bad-message"),
        ("a", Mark(9, "youngest", True), "no-such-seat"),
    ):
        before = everything(room)
        assert code == code_of(room.handle(device, message, 0), device)
        assert before == everything(room)
    room.handle("c", Mark(2, "youngest", True), 0)
    room.handle("c", Mark(2, "youngest", True), 0)
    assert ["youngest"] == room.table.chairs[2].ticks
    room.handle("c", Mark(2, "youngest", False), 0)
    effects = room.handle("a", Start(), 0)
    assert (1, (1,)) == (picture(effects, "a")["view"]["ali"], room.phase.setup.options["youngest"])
    assert "game-running" == code_of(room.handle("a", Mark(0, "youngest", True), 0), "a")


def test_who_gets_up_takes_the_ticks_along() -> None:
    room = empty(SESAME, 3)
    room.handle("a", Hello(), 0)
    room.handle("a", Sit(0, "Ann", 0), 0)
    room.handle("a", Mark(0, "youngest", True), 0)
    room.handle("a", Stand(0), 0)
    assert [] == room.table.chairs[0].ticks


@pytest.mark.parametrize(
    ("people", "bots", "judge", "fine"),
    [
        ("sss", 0, "server", False),
        ("sss", 0, "ali_close", False),
        ("ss", 1, "server", False),
        ("sss", 0, "table", True),
        ("abc", 0, "table", True),
        ("sst", 0, "server", True),
        ("ab", 1, "table", False),
        ("s", 2, "server", True),
    ],
)
def test_a_game_may_refuse_a_company(people: str, bots: int, judge: str, fine: bool) -> None:
    room = empty(SESAME, 3, judge=judge)
    for seat, device in enumerate(people):
        if device not in room.table.devices:
            room.handle(device, Hello(), 0)
        room.handle(device, Sit(seat, NAMES[seat], seat), 0)
    for seat in range(len(people), 3):
        room.handle(people[0], PutBot(seat, "average"), 0)
    before = everything(room)
    effects = room.handle(people[0], Start(), 0)
    assert fine == (is_playing(room))
    if not fine:
        assert "bad-option" == code_of(effects, people[0])
        assert (before, {"judge": judge}) == (everything(room), room.phase.setup.options)


class Silent(Salon):
    """Nobody may say anything."""

    def talk(self, s: Hand, seat: int) -> str:
        return ""


def test_where_a_game_has_no_talk_nobody_says_anything() -> None:
    room = empty()
    room.handle("a", Hello(), 0)
    room.handle("a", Sit(0, "Ann", 0), 0)
    assert "not-started" == code_of(room.handle("a", Say(0, "hello"), 0), "a")
    room = laid(Silent())
    room.handle("tv", Hello(), 0)
    before = everything(room)
    for device, message, code in (
        ("a", Say(0, "hello"), "muted"),
        ("a", Say(0, "", "hmm"), "muted"),
        ("a", Say(1, "hello"), "not-your-seat"),
        ("tv", Say(0, "hello"), "not-your-seat"),
    ):
        assert code == code_of(room.handle(device, message, 0), device)
    assert before == everything(room)


@pytest.mark.parametrize(
    ("text", "heard"),
    [(" a\n\tb ", "a b"), ("e\u0301", "\xe9"), ("x\u202ey\x00", "x y"), ("<b>", "<b>")],
)
def test_what_is_said_is_cleaned_sent_to_all_and_kept_nowhere(text: str, heard: str) -> None:
    room = laid(SESAME, "abc", chat="open")
    room.handle("tv", Hello(), 0)
    assert "muted" == code_of(room.handle("a", Say(0, text), 1), "a")
    room.handle("a", Manner("chat", True), 1)
    before = everything(room)
    effects = room.handle("a", Say(0, text), 1)
    words: dict[str, object] = {"is": "said", "seat": 0, "text": heard}
    assert [Reply(device, words) for device in ("a", "b", "c", "tv")] == effects
    assert before == everything(room)
    for empty_ in ("", " \u200b ", "\u202e"):
        assert "bad-message" == code_of(room.handle("a", Say(0, empty_), 1), "a")
    assert "bad-message" == code_of(room.handle("a", Say(0, "", "lion"), 1), "a")
