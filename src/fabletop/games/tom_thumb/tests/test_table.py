"""Scenarios that need a table around the game: clocks, silence, absence, and who is sent what.

Every message to every device is kept as JSON. A face may stand in a message only where section
(e) of the rules allows it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

import fabletop.server.table.bots as room_bots
from fabletop.bots.bot import seat_bot
from fabletop.core import record as records
from fabletop.core.dealer import Event, commitment
from fabletop.core.mind import Bot
from fabletop.core.options import Word
from fabletop.core.replay import check_fairness, replay
from fabletop.games.tom_thumb.content import BOX
from fabletop.games.tom_thumb.tests.table import K8, TOM, A, B, C, D, K, faces_in, only
from fabletop.server.table.effects import Gone
from fabletop.server.table.messages import Back, Hello, Mark, Mine, Say, Stand, Start, decode
from tests.server.inside import bots_of, play_of
from tests.server.table import DEVICES, RoomTable

EVERYBODY = [*DEVICES, "tv"]
# What of a picture belongs to a chair and not to the table.
OWN = {"yours", "tokens", "seat", "asked", "choices", "curtain", "talk"}
FLEETING = {
    "showed", "dealt", "flipped", "advised", "swapped", "new_tiles", "inserted", "scattered",
    "voted",
}  # fmt: skip


class Table(RoomTable):
    """The family in the wood, the television beside them."""

    game = TOM
    usual: Mapping[str, Word] = {"first_guide": "host"}

    def kept(self) -> dict[str, object]:
        return {"circle": K, "present": list(self.s.present)}

    def arrive(self, now: float = 2.0) -> None:
        """All pages report at that moment; the look begins."""
        for seat in (A, B, C, D)[: self.seats]:
            if seat not in bots_of(self.room):
                self.act(seat, "loaded", now=now)
        assert "look" == self.step

    def begin(self, now: float = 10.0) -> None:
        """The look is over at that moment, because all are ready."""
        self.arrive()
        for seat in (A, B, C, D)[: self.seats]:
            if seat not in bots_of(self.room):
                self.act(seat, "ready", now=now)
        assert self.step in ("ask", "find")

    def right(self) -> int:
        """Where the Place is that is looked for."""
        return int(self.s.circle.index(self.s.named))

    def turn(self, stop: str = "over") -> None:
        """People go through one whole turn, all of it right, and on to the next, or to a step."""
        while self.step in ("ask", "find"):
            if self.step == "ask":
                self.act(self.s.finder, "ask", BOX.faces[self.s.hand[0]])
            self.act(self.s.asked, "flip", self.right())
        while self.step not in ("ask", "find", "over", stop):
            for seat in list(TOM.actors(self.s)):
                options = TOM.options(self.s, seat)
                choice = ("vote", "continue") if self.step == "between" else options[0]
                self.act(seat, *choice)
            if self.step in ("new_look", "result"):
                self.tick()


def told(message: Any, key: str) -> list[Any]:
    """The events of that name in a picture."""
    return [event for event in message.get("events", ()) if event["key"] == key]


FIND = {"asked": B, "named": "marsh", "hand": ["castle", "cave"], "agenda": ["find"]}
SECOND = {"asked": C, "named": "cave", "hand": ["marsh"], "found": 1, "up": [0], "agenda": ["find"]}
SWAP = {"up": [0, 3, 5], "found": 3, "agenda": ["pass_on", "grow", "hide", "swap"]}
BETWEEN = {"guide": B, "turn": 2, "agenda": ["count_votes", "between"]}


def stood(chosen: dict[str, Any] | None = None, /, **position: object) -> Table:
    """Four people in the middle of a game, at 20 seconds."""
    table = Table(**(chosen or {}))
    table.begin(20)
    table.stands(**position)
    return table


# -- the first look


def test_a05_a_tick_in_the_lobby_decides_who_leads() -> None:
    table = Table(begin=False, first_guide="oldest")
    table.say("d", Mark(D, "oldest", True))
    table.say("a", Start())
    assert D == table.view("tv")["guide"]
    table.begin()
    assert ("ask", [D], [A, B, C]) == (
        table.step, table.view("d")["actors"], table.view("d")["coming"],
    )  # fmt: skip


def test_a06_the_look_lasts_twenty_seconds() -> None:
    table = Table()
    table.arrive(now=2)
    faces = [BOX.faces[face] for face in table.s.circle]
    for device in EVERYBODY:
        assert (faces, 20) == (table.view(device)["circle"], table.shown(device)["seconds"])
    table.now = 5
    assert "wrong-phase" == table.code(B, "flip", 0)
    table.tick(21.9)
    assert ("look", 22) == (table.step, table.alarm)
    table.tick(22)
    for device in EVERYBODY:
        assert [None] * 7 == table.view(device)["circle"]
    assert "ask" == table.step
    assert not any(chair.away for chair in table.room.table.chairs)


def test_a06_all_ready_after_seven_seconds() -> None:
    table = Table()
    table.arrive(now=2)
    for seat in (A, B, C):
        table.act(seat, "ready", now=8)
        assert None not in table.view("tv")["circle"]
    table.act(D, "ready", now=9)
    assert "ask" == table.step
    for device in EVERYBODY:
        assert [None] * 7 == table.view(device)["circle"]


def test_tt9_bots_are_always_ready_and_nobody_waits_for_them() -> None:
    table = Table(people="a", bots=3)
    table.tick_until(1)
    table.act(A, "loaded", now=2)
    table.tick_until(3)
    assert "look" == table.step
    table.act(A, "ready", now=9)
    assert "ask" == table.step


def test_a74_the_look_begins_when_the_last_page_is_loaded() -> None:
    table = Table()
    for seat in (A, B, C):
        table.act(seat, "loaded", now=1)
    table.tick(3.9)
    assert ("arrive", [None] * 7) == (table.step, table.view("a")["circle"])
    table.act(D, "loaded", now=4)
    assert ("look", 20, 24) == (table.step, table.shown("a")["seconds"], table.alarm)


def test_a74_or_ten_seconds_after_the_setup() -> None:
    table = Table()
    for seat in (A, B, C):
        table.act(seat, "loaded", now=1)
    table.tick_until(9.9)
    assert ("arrive", 10) == (table.step, table.alarm)
    table.tick(10)
    assert ("look", 20, 30) == (table.step, table.shown("d")["seconds"], table.alarm)
    assert None not in table.view("d")["circle"]
    assert not any(chair.away for chair in table.room.table.chairs)


def test_a74_also_when_all_are_loaded_in_less_than_a_second() -> None:
    table = Table()
    for seat in (A, B, C, D):
        table.act(seat, "loaded", now=0.4)
    assert ("look", 20, 20.4) == (table.step, table.shown("a")["seconds"], table.alarm)


# -- coming back


def test_a07_who_comes_back_during_a_search_sees_what_lies_open() -> None:
    table = Table(key=3)
    table.begin()
    table.act(A, "ask", BOX.faces[table.s.hand[0]])
    first, place = table.right(), BOX.faces[table.s.named]
    table.act(B, "flip", first)
    table.act(A, "ask", BOX.faces[table.s.hand[0]])
    for since in (-1, 0, 10**6):
        table.say("c", Hello([table.token(C)], since), 15)
        shown = table.shown("c")
        view = shown["view"]
        named = BOX.faces[table.s.named]
        assert only(7, {first: place}) == view["circle"]
        assert (named, C, "find", None) == (
            view["named"], view["asked"], view["step"], view["hand"],
        )  # fmt: skip
        assert {named, place} == faces_in(view)
        assert FLEETING.isdisjoint(event["key"] for event in shown["events"])
        assert faces_in(shown["events"]) <= {named, place}
    table.say("late", Hello(), 16)
    assert table.view("late") == table.view("c")


def test_a07_who_comes_back_during_the_look_gets_the_rest_of_it() -> None:
    table = Table()
    table.arrive(now=2)
    table.say("d", Gone(), 5)
    table.say("d", Hello([table.token(D)]), 14)
    shown = table.shown("d")
    assert ([BOX.faces[face] for face in table.s.circle], 8) == (
        shown["view"]["circle"], shown["seconds"],
    )  # fmt: skip
    table.tick(22)
    assert [None] * 7 == table.view("d")["circle"]


# -- after an error


def test_a65_the_result_lies_open_until_all_are_ready() -> None:
    table = stood(**SECOND)
    table.act(C, "flip", 4, now=30)
    expected = only(7, {0: "castle", 4: "river"})
    for device in EVERYBODY:
        assert ("result", expected) == (table.step, table.view(device)["circle"])
    assert 8 == table.shown("a")["seconds"]
    for seat in (A, B, C, D):
        table.act(seat, "ready", now=30.5)
    assert ("result", 32) == (table.step, table.alarm)  # not before two seconds are over
    table.say("late", Hello(), 31.9)
    assert expected == table.view("late")["circle"]
    table.tick(32)
    assert "between" == table.step
    mark = len(table.sent)
    for device in EVERYBODY:
        assert [None] * 7 == table.view(device)["circle"]
    for seat, device in enumerate(DEVICES):
        table.say(device, Hello([table.token(seat)]))
        assert set() == faces_in(table.view(device))
    for _, message in table.since(mark):
        assert FLEETING.isdisjoint(event["key"] for event in message["events"])


def test_a65_or_for_eight_seconds() -> None:
    table = stood(**SECOND)
    table.act(C, "flip", 4, now=30)
    for seat in (A, B, C):
        table.act(seat, "ready", now=33)
    table.tick_until(37.9)
    assert ("result", 38) == (table.step, table.alarm)
    assert only(7, {0: "castle", 4: "river"}) == table.view("d")["circle"]
    table.tick(38)
    assert ("between", [None] * 7) == (table.step, table.view("d")["circle"])


def test_tt36_new_tiles_lie_open_for_two_to_eight_seconds() -> None:
    for ready in (True, False):
        table = stood(
            waiting=["ogre_lair"], lantern=5, unready=[A, B, C, D],
            agenda=["pass_on", "hide", "new_look", "insert"],
        )  # fmt: skip
        table.act(A, "insert", "ogre_lair", 2, now=30)
        assert ("new_look", 8) == (table.step, table.shown("b")["seconds"])
        if ready:
            for seat in (A, B, C, D):
                table.act(seat, "ready", now=30.1)
        assert (32 if ready else 38) == table.alarm
        table.tick()
        assert ("between", [None] * 8) == (table.step, table.view("b")["circle"])


# -- time


def test_a58_a_minute_of_silence() -> None:
    table = stood(**FIND)
    assert 60 == table.shown("b")["seconds"]
    table.tick(79.9)
    assert "find" == table.step
    table.tick(80)
    assert ("result", 1, [None] * 7) == (table.step, table.s.ogre, table.view("tv")["circle"])
    assert told(table.shown("tv"), "silent")
    assert (("silence",), "clock") == (table.moves[-1].action, table.moves[-1].by)
    table.tick()
    assert ("between", B) == (table.step, table.view("tv")["guide"])


def test_tt41_calling_help_does_not_give_more_time() -> None:
    table = stood(**FIND)
    table.act(A, "call_help", D, now=60)
    assert (20, 80) == (table.shown("b")["seconds"], table.alarm)
    table.act(B, "flip", 3, now=61)
    assert "ask" == table.step


def test_tt92_the_whole_time_again_after_advice() -> None:
    table = stood(**FIND)
    table.act(B, "pebble", now=70)
    assert 30 == table.shown("b")["seconds"]
    table.act(C, "advise", 3, now=71)
    table.tick(100)
    assert ("find", 60) == (table.step, table.shown("b")["seconds"])
    assert ["none", None, 3, "none"] == table.view("b")["advice"]


def test_a80_a_silent_guide_swaps_by_chance() -> None:
    pairs = set()
    for key in range(12):
        table = stood({"key": key}, **SWAP)
        table.tick(65)
        (swapped,) = told(table.shown("tv"), "swapped")
        pair = (swapped["args"]["index"], swapped["args"]["to_index"])
        assert pair[0] != pair[1]
        assert set(pair) <= {1, 2, 4, 6}
        pairs.add(pair)
        assert "between" == table.step
        changed = K[:]
        changed[pair[0]], changed[pair[1]] = changed[pair[1]], changed[pair[0]]
        assert changed == [BOX.faces[face] for face in table.s.circle]
    assert len(pairs) > 4


def test_a80_a_silent_guide_inserts_by_chance_with_one_clock_for_both() -> None:
    gaps = set()
    for key in range(12):
        table = stood(
            {"key": key}, circle=K8, waiting=["lost_hut", "stone_bridge"], lantern=8,
            unready=[A, B, C, D], agenda=["pass_on", "hide", "new_look", "insert"],
        )  # fmt: skip
        table.tick_until(64.9)
        assert (8, 65) == (len(table.s.circle), table.alarm)
        table.tick()
        table.room.table.chairs[A].lapses = 0
        while table.alarm is not None and table.alarm <= 65:
            table.tick()
        assert ("new_look", 10, 65) == (table.step, len(table.s.circle), table.now)
        gaps.add(tuple(table.s.new))
    assert len(gaps) > 4


def test_a80_silence_at_one_bridge_costs_nobody_his_chair() -> None:
    """Two tiles, one clock: it has run out once."""
    table = Table(key=1)
    table.begin()
    while len(table.s.waiting) < 2:
        table.turn(stop="insert")
        if len(table.s.waiting) == 1:
            table.act(table.s.finder, "insert", BOX.faces[table.s.waiting[0]], 0)
            table.turn()
    guide = table.s.finder
    while table.step == "insert":
        table.tick()
    assert ("new_look", 10) == (table.step, len(table.s.circle))
    chair = table.shown("tv")["chairs"][guide]
    assert (None, False, False) == (chair["bot"], chair["stood_in"], chair["away"])


def test_tt92_a_second_insertion_has_the_rest_of_the_time() -> None:
    table = stood(
        circle=K8, waiting=["lost_hut", "stone_bridge"], lantern=8,
        unready=[A, B, C, D], agenda=["pass_on", "hide", "new_look", "insert"],
    )  # fmt: skip
    table.act(A, "insert", "lost_hut", 0, now=50)
    assert ("insert", 15) == (table.step, table.shown("a")["seconds"])


def test_tt98_a_lost_line_stops_the_clock_once() -> None:
    table = stood(**FIND)
    table.say("b", Gone(), 40)
    assert None is table.shown("a")["seconds"]
    table.say("b", Hello([table.token(B)]), 70)
    assert (40, 110) == (table.shown("b")["seconds"], table.alarm)
    table.say("b", Gone(), 75)
    assert 35 == table.shown("a")["seconds"]
    table.tick(110)
    assert (("silence",), 1) == (table.moves[-1].action, table.s.ogre)


def test_tt98_after_a_minute_a_bot_takes_over() -> None:
    table = stood(**FIND)
    table.say("b", Gone(), 40)
    assert 100 == table.alarm
    table.tick(99.9)
    assert {} == bots_of(table.room)
    table.tick(100)
    assert [B] == list(bots_of(table.room))
    assert ("hansel", True) == (
        table.shown("a")["chairs"][B]["bot"], table.shown("a")["chairs"][B]["stood_in"],
    )  # fmt: skip


# -- bots


class Listener:
    """A bot that notes down what it is told."""

    looks = listens = True
    thinks = False

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.told: list[Event] = []
        self.views: list[Any] = []

    def hear(self, event: Event) -> None:
        self.told.append(event)
        self.bot.hear(event)

    def reason(self) -> Event | None:
        return self.bot.reason()

    def ponder(self, view: Any, options: Any) -> float | None:
        return self.bot.ponder(view, options)

    def choose(self, view: Any, options: Any) -> Any:
        self.views.append(view)
        return self.bot.choose(view, options)


@pytest.fixture
def listening(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_bots, "seat_bot", lambda *args: Listener(seat_bot(*args)))


@pytest.mark.usefixtures("listening")
def test_a60_a_bot_answers_with_what_its_seat_was_told() -> None:
    table = Table(key=5)
    table.begin()
    table.act(A, "ask", BOX.faces[table.s.hand[0]])
    table.act(B, "flip", table.right())
    table.act(A, "ask", BOX.faces[table.s.hand[0]])
    assert [C] == list(TOM.actors(table.s))
    table.say("c", Stand(C), 20)
    bot: Any = bots_of(table.room)[C]
    assert play_of(table.room).stream(C) == bot.told
    assert table.shown("tv")["chairs"][C]["stood_in"]
    assert "stood-in" == table.code(C, "flip", table.right())
    table.tick()
    flips = [move for move in table.moves if move.action[0] == "flip"]
    assert (C, "bot") == (flips[-1].seat, flips[-1].by)
    assert all(view["hand"] is None for view in bot.views)
    assert play_of(table.room).stream(C) == bot.told


def test_a60_votes_are_counted_among_the_people_who_remain() -> None:
    table = stood(**SECOND)
    table.say("c", Stand(C), 30)
    table.tick_until(45)
    while table.step != "between":
        for seat in (A, B, D):
            if seat in TOM.actors(table.s):
                options = TOM.options(table.s, seat)
                flips = ("flip", table.right()) if table.step == "find" else options[0]
                table.act(seat, *flips)
        if table.alarm is not None and table.step != "between":
            table.tick()
    assert [A, B, D] == table.view("tv")["entitled"] == table.view("tv")["actors"]
    assert [] == table.shown("c")["choices"]
    table.act(A, "vote", "tree")
    table.act(D, "vote", "tree")
    table.act(B, "vote", "continue")
    assert ("tree_look", "used") == (table.step, table.s.tree)


def test_tt98_a_bot_that_takes_a_chair_during_the_vote_has_no_vote() -> None:
    table = Table(key=5)
    table.begin()
    table.act(A, "ask", BOX.faces[table.s.hand[0]])
    table.act(B, "flip", table.s.circle.index(BOX.faces.index("wolves")))
    table.tick()
    while table.step != "between":
        table.tick()
    table.act(A, "vote", "tree")
    table.act(B, "vote", "tree")
    table.say("c", Stand(C))
    assert [A, B, D] == table.view("tv")["entitled"]
    table.act(D, "vote", "continue")
    assert ("tree_look", "used") == (table.step, table.s.tree)


def test_tt98_back_in_the_chair_with_the_next_question() -> None:
    table = stood(**FIND)
    table.say("b", Stand(B), 30)
    table.say("b", Back(B), 31)
    chair = table.shown("b")["chairs"][B]
    assert (True, True) == (chair["stood_in"], chair["returning"])
    while table.step == "find":
        table.tick()
    chair = table.shown("b")["chairs"][B]
    assert (None, False, False) == (chair["bot"], chair["stood_in"], chair["returning"])


def test_tt98_abort_ends_without_a_result() -> None:
    table = stood({"on_leave": "abort"}, **FIND)
    table.say("c", Stand(C), 30)
    assert ("over", "aborted") == (table.room.phase.name, table.shown("a")["outcome"]["reason"])


@pytest.mark.usefixtures("listening")
def test_a72_a_bot_is_told_what_a_person_there_would_be_told() -> None:
    table = Table(people="ab", bots=2, key=4)
    for _ in range(80):
        if table.room.phase.name == "play":
            table.room.table.chairs[A].lapses = table.room.table.chairs[B].lapses = 0
            table.tick()
    for seat in (C, D):
        bot: Any = bots_of(table.room)[seat]
        assert play_of(table.room).stream(seat) == bot.told
        for view in bot.views:
            assert view["hand"] is None or view["guide"] == seat
    table = stood(**FIND)
    for seat in (A, B, C, D):
        assert "unknown-action" == table.code(seat, "undo")


def seconds_to_answer(sure: float) -> float:
    """How long a bot as sure as this takes to turn up a tile."""
    table = Table(people="acd", bots=1)
    table.tick_until(1)
    for seat in (A, B, C):
        table.act(seat, "loaded", now=2)
    table.tick_until(3)
    for seat in (A, B, C):
        table.act(seat, "ready", now=9)
    bot: Any = bots_of(table.room)[D]
    bot.memory.hear(Event("showed", (K, 20)))
    for index, face in enumerate(K):
        bot.memory.labels[index].face = BOX.faces.index(face)
        bot.memory.labels[index].sure = sure
    table.now = 20
    table.stands(guide=C, asked=D, named="marsh", hand=["castle", "cave"], agenda=["find"],
                 pebbles=0)  # fmt: skip
    assert table.alarm is not None
    return table.alarm - 20


@pytest.mark.parametrize(("sure", "seconds"), [(1.0, 2.0), (0.5, 3.5), (0.0, 5.0)])
def test_section_l_a_bot_takes_longer_when_it_doubts(sure: float, seconds: float) -> None:
    assert seconds == pytest.approx(seconds_to_answer(sure))


# -- who is sent what


def test_a69_a_spectator_is_sent_what_a_player_is_sent_who_is_not_the_guide() -> None:
    table = Table(key=2)
    mark = len(table.sent)
    table.begin()
    for _ in range(2):
        table.turn()  # led by A, and by B
    assert C == table.s.finder

    def stream(device: str) -> list[Any]:
        pictures = [
            m for name, m in table.sent[mark:until] if name == device and m["is"] == "table"
        ]
        return [{key: m[key] for key in m if key not in OWN} for m in pictures]

    until = len(table.sent)
    guides = [picture["view"]["guide"] for picture in stream("tv")]
    until = (
        mark
        + next(  # up to the moment when C leads
            n
            for n, (_, m) in enumerate(table.sent[mark:])
            if m["is"] == "table" and m["view"]["guide"] == C
        )
    )
    assert {A, B} <= set(guides)
    assert stream("c") == stream("tv")
    assert len(stream("tv")) > 15


def test_a69_spectators_do_not_write() -> None:
    table = stood(**BETWEEN)
    assert (None, "free") == (table.shown("tv")["talk"], table.shown("c")["talk"])
    for seat in (A, B, C, D):
        mark = len(table.sent)
        table.say("tv", Say(seat, "the castle is on the left"))
        ((device, refusal),) = table.since(mark)
        assert ("tv", "refused") == (device, refusal["is"])


def test_a70_the_key_is_shown_at_the_end_and_proves_the_record() -> None:
    table = Table(people="ab", bots=2, key=9)
    assert all(decode(f'{{"do": "{word}"}}') is None for word in ("replay", "seed", "undo"))
    while table.room.phase.name == "play":
        assert (None, commitment(table.room.phase.setup.key)) == (
            table.shown("tv")["key"], table.shown("tv")["seal"],
        )  # fmt: skip
        table.room.table.chairs[A].lapses = table.room.table.chairs[B].lapses = 0
        table.tick()
    assert None is table.shown("tv")["key"]  # it belongs to those who played
    for device in ("a", "b"):
        assert table.room.phase.setup.key.hex() == table.shown(device)["key"]
        assert commitment(bytes.fromhex(table.shown(device)["key"])) == table.shown(device)["seal"]
    record = records.load(json.loads(json.dumps(records.dump(play_of(table.room).record))))
    check_fairness(record)
    assert TOM.dump(table.s) == TOM.dump(replay(TOM, record).s)


def test_a59_no_log_delivered_later_holds_a_position() -> None:
    table = Table(key=6)
    table.begin()
    for _ in range(5):
        table.turn()
        for device in ("late", "c"):
            table.say(device, Hello([table.token(C)] if device == "c" else []))
            events = table.shown(device)["events"]
            assert len(events) > 5
            for event in events:
                assert event["key"] not in FLEETING
                assert {"index", "to_index", "gap", "faces"}.isdisjoint(event["args"])


def test_a76_advice_is_seen_until_the_flip_and_never_again() -> None:
    table = stood(**FIND)
    table.act(B, "pebble", now=30)
    for seat, index in ((C, 3), (D, 3), (A, 5)):
        table.act(seat, "advise", index)
    for device in EVERYBODY:
        assert [5, None, 3, 3] == table.view(device)["advice"]
    table.say("late", Hello())
    assert [5, None, 3, 3] == table.view("late")["advice"]
    assert not told(table.shown("late"), "advised")
    mark = len(table.sent)
    table.act(B, "flip", 3, now=40)
    table.act(A, "ask", "castle")
    for seat, device in enumerate(DEVICES):
        table.say(device, Hello([table.token(seat)]))
    for _, message in table.since(mark):
        if message["is"] == "table":
            assert [None] * 4 == message["view"]["advice"]
            assert not told(message, "advised")


# -- talk


def said(table: Table, mark: int) -> list[tuple[str, Any]]:
    return [(device, m) for device, m in table.since(mark) if m["is"] == "said"]


def test_a75_silence_while_somebody_searches() -> None:
    boots = {"guide": B, "asked": B, "named": "castle", "boots": "used", "agenda": ["boots"]}
    asks = {"hand": ["castle", "cave", "marsh"], "agenda": ["ask"]}
    for position in (FIND, asks, boots):
        table = stood(**position)
        mark = len(table.sent)
        table.say("d", Say(D, "try the left one, the castle"))
        ((device, refusal),) = table.since(mark)
        assert ("d", "muted", "TT-95") == (device, refusal["code"], refusal["clause"])
        assert [None] * 5 == [table.shown(name)["talk"] for name in EVERYBODY]
        mark = len(table.sent)
        table.say("d", Say(D, "", "hmm"))  # nor reactions
        assert ["muted"] == [message["code"] for _, message in table.since(mark)]


def test_a75_with_honour_all_see_it_and_the_guide_decides() -> None:
    table = stood({"silence": "honour"}, **FIND)
    mark = len(table.sent)
    table.say("d", Say(D, "try the left one, the castle"))
    words: dict[str, object] = {
        "is": "said",
        "seat": D,
        "text": "try the left one, the castle",
    }
    heard = dict(said(table, mark))
    assert set(EVERYBODY) == set(heard)
    for device, message in heard.items():  # only the Guide's page has a mark
        assert words | ({"marked": True} if device == "a" else {}) == message
    assert (0, "find") == (table.s.ogre, table.step)
    assert ["call_help", D] in table.shown("a")["choices"]
    table.act(A, "call_help", D)
    assert 1 == table.s.ogre


def test_tt95_talk_is_free_otherwise_and_not_kept() -> None:
    positions: list[dict[str, Any]] = [
        {"agenda": ["begin_turn", "hide", "look"]},
        {**FIND, "pebble_spent": True, "agenda": ["decide", "advice"]},
        SWAP,
        BETWEEN,
        {"agenda": ["pass_on", "hide", "result"]},
        {"agenda": ["pass_on", "hide", "new_look"]},
        {"agenda": ["begin_turn", "hide", "tree_look"]},
        {
            "waiting": ["ogre_lair"],
            "lantern": 5,
            "agenda": ["pass_on", "hide", "new_look", "insert"],
        },
    ]
    for position in positions:
        table = stood(**position)
        mark = len(table.sent)
        table.say("d", Say(D, "hurry!"))
        assert 5 == len(said(table, mark))
        table.say("late", Hello())
        assert "hurry!" not in str(table.shown("late"))
        assert "hurry!" not in str(table.room.keep())


# -- one device


def test_a78_the_guides_cards_only_behind_the_curtain() -> None:
    table = Table(people="ssss", view="common", key=7)
    shown = table.shown("s")
    assert (None, None) == (shown["seat"], shown["curtain"])
    for seat in (A, B, C, D):
        table.act(seat, "loaded", now=2)
    faces = [BOX.faces[face] for face in table.s.circle]
    assert (faces, None) == (table.view("s")["circle"], table.shown("s")["curtain"])
    for seat in (A, B, C, D):
        table.act(seat, "ready", now=9)
    cover = table.shown("s")
    assert ("ask", None, A, [], []) == (
        cover["view"]["step"], cover["seat"], cover["curtain"], cover["asked"], cover["choices"],
    )  # fmt: skip
    assert None is cover["view"]["hand"]
    assert set() == faces_in(cover["view"])
    table.say("s", Mine(A), 10)
    shown = table.shown("s")
    hand = [BOX.faces[face] for face in table.s.hand]
    assert (A, None, [A], hand) == (
        shown["seat"], shown["curtain"], shown["asked"], shown["view"]["hand"],
    )  # fmt: skip
    assert sorted(["ask", place] for place in hand) == shown["choices"]
    table.act(A, "ask", hand[0], now=12)
    shown = table.shown("s")
    assert (None, None, [B], None) == (
        shown["seat"], shown["curtain"], shown["asked"], shown["view"]["hand"],
    )  # fmt: skip
    assert {hand[0]} == faces_in(shown["view"])
    table.act(B, "flip", table.right(), now=13)
    assert (A, None) == (table.shown("s")["curtain"], table.view("s")["hand"])


def test_a78_no_shared_screen_ever_shows_the_cards() -> None:
    table = Table(people="ssss", view="common", key=8)
    table.begin()
    mark = len(table.sent)
    table.turn()
    table.turn()
    for _, message in table.since(mark):
        if message["is"] == "table":
            assert message["seat"] is None
            assert None is message["view"]["hand"]
            assert [180] * 4 == message["view"]["angles"]
