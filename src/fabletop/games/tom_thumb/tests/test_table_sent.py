"""Who is sent what at a real table.

Every message to every device is kept as JSON. A face may stand in a message only where section
(e) of the rules allows it.
"""

from __future__ import annotations

import json
from itertools import groupby
from typing import Any

from fabletop.core import record as records
from fabletop.core.dealer import commitment
from fabletop.core.replay import check_fairness, replay
from fabletop.games.tom_thumb.content import BOX
from fabletop.games.tom_thumb.tests.room_table import (
    EVERYBODY,
    FIND,
    SECOND,
    SWAP,
    Table,
    stood,
    told,
)
from fabletop.games.tom_thumb.tests.table import TOM, A, B, C, D, faces_in, only
from fabletop.server.table.effects import Gone
from fabletop.server.table.messages import Hello, Mine, Say, decode
from tests.server.inside import play_of
from tests.server.table import DEVICES

# What of a picture belongs to a chair and not to the table.
OWN = {"yours", "tokens", "seat", "asked", "choices", "curtain", "talk", "done"}
FLEETING = {
    "showed", "dealt", "flipped", "advised", "swapped", "new_tiles", "inserted", "scattered",
    "voted",
}  # fmt: skip
BETWEEN = {"guide": B, "turn": 2, "agenda": ["count_votes", "between"]}


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
        shown = [{key: m[key] for key in m if key not in OWN} for m in pictures]
        return [one for one, _ in groupby(shown)]  # what is only one's own changes nothing here

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
