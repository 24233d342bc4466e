"""A table in play by hand: messages and times go in, and every effect is looked at."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, cast

from hypothesis import given, settings
from hypothesis import strategies as st

from fabletop.core import record as records
from fabletop.core.dealer import commitment
from fabletop.core.game import Game
from fabletop.core.replay import check_fairness, replay
from fabletop.games import GAMES
from fabletop.server.disk.changes import Stored
from fabletop.server.lobby import Lobby
from fabletop.server.restoring import Restoring
from fabletop.server.table.answers import IDS_KEPT
from fabletop.server.table.bots import BOT_PAUSE
from fabletop.server.table.chairs import Chair
from fabletop.server.table.effects import (
    Alarm,
    Drained,
    Effect,
    Full,
    Gone,
    Inward,
    Reply,
    Save,
    Send,
    Tick,
)
from fabletop.server.table.messages import (
    Act,
    Hello,
    Mark,
    Message,
    PutBot,
    Say,
    Sit,
    Stand,
    Start,
    Why,
)
from fabletop.server.table.room import Room
from fabletop.server.table.setup import Setup
from fabletop.server.table.story import EVENTS_AGAIN
from tests.server.inside import bots_of, ids_of, play_of, playing
from tests.server.salon import (
    ABOUT_A_SEAT,
    CAVE,
    DEVICES,
    GALLERY,
    KEY,
    NAMES,
    PARLEY,
    SEATS,
    SESAME,
    WAITING,
    act,
    act_anyhow,
    alarm,
    asked,
    bare,
    code_of,
    done,
    empty,
    everything,
    finished,
    first_option,
    game_of,
    keys,
    laid,
    laid_cave,
    moves,
    picture,
)
from tests.server.screens import ShownRoom
from tests.server.screens import shown as shown_whole

# -- playing


def test_an_act_is_saved_before_anybody_hears_of_it() -> None:
    room = laid()
    effects = room.handle("a", Act("my-1", 0, 1, ["bid", 2]), 1.25)
    (move,) = moves(room)
    assert (0, ("bid", 2), "player", True) == (move.seat, move.action, move.by, move.surprise)
    assert Save(None, ((0, records.dump_move(move), "0/my-1"),)) == effects[0]
    assert [Send, Send, Alarm] == [type(effect) for effect in effects[1:]]
    assert [("a", "my-1")] == done(effects)


def test_a_record_tells_the_milliseconds_between_moves() -> None:
    room = laid()
    act(room, "a", 0, "bid", 2, now=1.25)
    act(room, "b", 1, "bid", 2, now=4)
    act(room, "a", 0, "pass", now=4.0625)
    first, second, third = (move.at for move in moves(room))
    assert (2750, 62) == (second - first, third - second)


def test_an_act_sent_twice_counts_once() -> None:
    room = laid()
    message = Act("my-1", 0, 1, ["bid", 2])
    room.handle("a", message, 1)
    before = everything(room)
    effects = room.handle("a", message, 2)
    assert [("a", "my-1")] == done(effects)
    assert [] == [effect for effect in effects if isinstance(effect, Save)]
    assert before == everything(room)


def test_only_the_newest_numbers_are_kept() -> None:
    room = laid()
    playing(room).answers.ids = dict.fromkeys(f"old-{n}" for n in range(IDS_KEPT))
    room.handle("a", Act("new", 0, 1, ["bid", 2]), 1)
    assert IDS_KEPT == len(ids_of(room))
    assert ["old-1", "0/new"] == [list(ids_of(room))[0], list(ids_of(room))[-1]]  # noqa: RUF015


def test_why_is_answered_and_never_carried_out() -> None:
    room = laid()
    before = everything(room)
    for number, told in (("", None), ("my-3", "my-3")):
        answer: dict[str, object] = {"is": "allowed", "id": told, "understood": None}
        assert [Reply("a", answer)] == room.handle("a", Why(0, ["bid", 2], number), 1)
    (refusal,) = room.handle("a", Why(0, ["bid", 4], "my-4"), 1)
    assert isinstance(refusal, Reply)
    assert ("refused", "my-4") == (refusal.message["is"], refusal.message["id"])
    assert before == everything(room)


def test_everybody_sees_what_they_may() -> None:
    room = laid()
    room.handle("tv", Hello(), 0)
    effects = act(room, "a", 0, "bid", 2)
    for device, seat in {"a": 0, "b": 1, "tv": None}.items():
        shown = picture(effects, device)
        (view,) = game_of(room).table.views(play_of(room).s, [seat])
        assert (seat, view) == (shown["seat"], shown["view"])
    assert [] == picture(effects, "a")["choices"]
    assert [["bid", 1], ["bid", 2], ["bid", 3]] == picture(effects, "b")["choices"]
    assert 2 == picture(effects, "a")["view"]["bid"]


def test_a_spectator_gets_the_view_of_nobody() -> None:
    room = laid()
    shown = picture(room.handle("tv", Hello(), 0), "tv")
    assert (None, [], [], {"watch": "-1/0"}, None) == (
        shown["seat"], shown["yours"], shown["choices"], shown["tokens"], shown["curtain"],
    )  # fmt: skip
    assert (None, None) == (shown["view"]["seat"], shown["view"]["card"])
    assert [] == shown["events"]  # the cards were dealt to others


def test_tokens_are_sent_until_the_game_is_well_under_way() -> None:
    room = laid_cave("abb")
    while len(moves(room)) <= 10:
        seat = asked(room)[0]
        effects = act(room, "abb"[seat], seat, *first_option(room, seat))
        assert ["0"] == list(picture(effects, "a")["tokens"]) or len(moves(room)) > 10
    assert {} == picture(effects, "a")["tokens"]


def test_sitting_down_twice_with_one_id_is_sitting_down_once() -> None:
    room = empty()
    room.handle("a", Hello(), 0)
    room.handle("a", Sit(0, "Ann", 0, "mine"), 0)
    room.handle("again", Hello(), 1)
    shown = picture(room.handle("again", Sit(0, "Ann", 0, "mine"), 1), "again")
    assert ([0], "Ann") == (shown["yours"], shown["chairs"][0]["name"])
    room.handle("other", Hello(), 1)
    effects = room.handle("other", Sit(0, "Bob", 0, "another"), 1)
    assert "seat-taken" == code_of(effects, "other")


# -- events


def test_events_are_told_once_and_later_to_whoever_does_not_read() -> None:
    room = laid()
    room.handle("b", Full(), 0)
    act(room, "a", 0, "bid", 2)
    effects = act(room, "b", 1, "bid", 3)
    shown = picture(effects, "a")
    assert ["bid", "bids"] == keys(shown)
    assert {"n": 4, "key": "bids", "args": {"bids": [2, 3]}} == shown["events"][-1]
    effects = act(room, "a", 0, "pass")
    assert ["passed"] == keys(picture(effects, "a"))
    assert "b" not in [effect.device for effect in effects if isinstance(effect, Send)]
    assert ["bid", "bid", "bids", "passed"] == keys(picture(room.handle("b", Drained(), 1), "b"))


def test_whoever_does_not_read_still_hears_that_an_answer_counts() -> None:
    room = laid()
    room.handle("a", Full(), 0)
    effects = act(room, "a", 0, "bid", 2)
    assert [Reply("a", {"is": "done", "id": "0/0"})] == [e for e in effects if type(e) is Reply]


def test_a_line_that_is_full_or_drained_after_its_device_is_gone_is_no_harm() -> None:
    room = laid()
    room.handle("a", Gone(), 1)
    before = everything(room)
    room.handle("a", Full(), 1)
    effects = room.handle("a", Drained(), 1)
    assert [] == [effect for effect in effects if isinstance(effect, Send | Reply | Save)]
    assert before == everything(room)


def test_a_device_that_comes_back_says_what_it_has_seen() -> None:
    room = laid()
    act(room, "a", 0, "bid", 2)
    act(room, "b", 1, "bid", 3)
    numbers = [
        [e["n"] for e in picture(room.handle("a", Hello(["0/1"], since), 2), "a")["events"]]
        for since in (-1, 2, 4, 99, -50)
    ]
    assert [[0, 2, 3, 4], [3, 4], [], [], [0, 2, 3, 4]] == numbers


def test_coming_back_shows_the_whole_picture_with_the_log_the_game_allows() -> None:
    room = laid_cave("ab")
    while len(moves(room)) < 24:
        effects = act_anyhow(room)
    for device, seat in (("a", 0), ("b", 1), ("tv", None)):
        hello = Hello([] if seat is None else [f"{seat}/{seat + 1}"])
        for _ in range(2):
            shown = picture(room.handle(device, hello, 2), device)
            past = play_of(room).stream(seat)
            allowed = list(CAVE.table.log(play_of(room).s, seat, past))
            assert [event.key for event in allowed[-EVENTS_AGAIN:]] == keys(shown)
            assert len(allowed) < len(past)
            assert CAVE.table.views(play_of(room).s, [seat]) == [shown["view"]]
    before = picture(effects, "a")
    after = picture(room.handle("a", Hello(["0/1"]), 1), "a")
    same = [field for field in before if field not in ("events", "chairs", "watchers")]
    assert {field: before[field] for field in same} == {field: after[field] for field in same}


def test_what_a_move_brings_is_sent_even_if_the_log_is_short() -> None:
    room = laid_cave("ab")
    room.table.news_pace = 0.0  # news takes no time: no answer is held
    while asked(room):
        effects = act_anyhow(room)
        for device in "ab":
            shown = picture(effects, device)
            assert [event.key for event in play_of(room).heard.events] == keys(shown)[
                -len(play_of(room).heard.events) :
            ]


# -- the end


def test_at_the_end_there_is_an_outcome_and_the_key_is_shown() -> None:
    room = laid()
    while asked(room):
        effects = act_anyhow(room)
        shown = picture(effects, "b")
        over = not asked(room)
        assert over == (shown["outcome"] is not None) == (shown["key"] is not None)
        assert ("over" if over else "play") == shown["phase"]
    outcome = PARLEY.outcome(play_of(room).s)
    assert outcome is not None
    assert {**outcome.spell(), "stood_in": []} == shown["outcome"]
    assert (KEY.hex(), commitment(KEY)) == (shown["key"], shown["seal"])
    assert (Alarm(None), [], None) == (effects[-1], shown["choices"], shown["seconds"])


def test_the_record_of_a_finished_table_can_be_proved() -> None:
    room = finished()
    record = records.load(json.loads(json.dumps(records.dump(play_of(room).record))))
    replay(PARLEY, record)
    check_fairness(record)
    assert ("Ann", "Ben") == record.players


def test_the_result_says_where_a_bot_stood_in() -> None:
    room = laid()
    effects = room.handle("b", Stand(1), 0)
    now = 0.0
    while asked(room):
        now += BOT_PAUSE
        effects = act_anyhow(room, now) if asked(room)[0] == 0 else room.handle("", Tick(), now)
    assert [1] == picture(effects, "a")["outcome"]["stood_in"]


def test_after_the_end_every_act_is_refused() -> None:
    room = finished()
    assert "no" == code_of(act(room, "a", 0, "bid", 1), "a")
    assert [Alarm(None)] == room.handle("", Tick(), 1000)


# -- after a restart


def restarted(room: Room, saved: Sequence[Save]) -> Room:
    """The same table from what was saved of it."""
    kept: Any = [save.table for save in saved if save.table][-1]
    lines = [line for save in saved for line in save.moves]
    assert list(range(len(lines))) == [number for number, _, _ in lines]
    table = bare([Chair.restore(chair) for chair in kept["chairs"]])
    setup = Setup(game_of(room), room.phase.setup.options, KEY)
    moves = [json.loads(json.dumps(move)) for _, move, _ in lines]
    stored = Stored(kept, moves, [asked for _, _, asked in lines if asked])
    return shown_whole(Room(table, Restoring(table, setup, stored).restore()))


class Saving(ShownRoom):
    """A table that remembers everything it wanted on disk."""

    def __init__(self, room: Room) -> None:
        super().__init__(cast(ShownRoom, room).inner)
        self.saved: list[Save] = []

    def handle(self, device: str, message: Message | Inward, now: float) -> list[Effect]:
        effects = super().handle(device, message, now)
        self.saved += [effect for effect in effects if isinstance(effect, Save)]
        return effects


def test_a_table_goes_on_after_a_restart_as_if_nothing_had_been() -> None:
    room: Any = Saving(empty(CAVE, 3, first_player="seat:0"))
    for device, seat in (("a", 0), ("b", 1)):
        room.handle(device, Hello(), 0)
        room.handle(device, Sit(seat, NAMES[seat], seat), 0)
    room.handle("a", PutBot(2, "random"), 0)
    effects = room.handle("a", Start(), 0)
    now = 0.0
    while len(moves(room)) < 20:
        person = asked(room)[0] in (0, 1)
        now = now + 1 if person else alarm(effects)
        effects = act_anyhow(room, now) if person else room.handle("", Tick(), now)
    again = restarted(room, room.saved)
    assert CAVE.dump(play_of(room).s) == CAVE.dump(play_of(again).s)
    assert play_of(room).events == play_of(again).events
    assert (sorted(bots_of(room)), ids_of(room)) == (sorted(bots_of(again)), ids_of(again))
    for table in (room, again):
        table.handle("a", Hello(["0/1"]), 99)
        table.handle("b", Hello(["1/2"]), 99)
        while asked(table)[0] in (0, 1):
            act_anyhow(table, now=99)
    deeds = [[(m.seat, m.action, m.chance) for m in moves(table)] for table in (room, again)]
    assert deeds[0] == deeds[1]  # the clock of a new process starts where the last move was
    assert CAVE.dump(play_of(room).s) == CAVE.dump(play_of(again).s)


def reborn(room: Saving) -> Room:
    """The same table in another process, from the disk."""
    kept: Any = [save.table for save in room.saved if save.table][-1]
    lines = [line for save in room.saved for line in save.moves]
    kept, deeds = json.loads(json.dumps([kept, [move for _, move, _ in lines]]))
    ids = [asked for _, _, asked in lines if asked]
    again = shown_whole(Lobby(GAMES, "x").restore("red-lamp-10", kept, deeds, ids))
    again.table.tokens = room.table.tokens
    return again


def test_a_restart_keeps_ticks_stood_in_bots_and_a_recital() -> None:
    room: Any = Saving(empty(SESAME, 3))
    for seat, device in enumerate("abc"):
        room.handle(device, Hello(), 0)
        room.handle(device, Sit(seat, NAMES[seat], seat), 0)
    room.handle("b", Mark(1, "youngest", True), 0)
    assert ["youngest"] == reborn(room).table.chairs[1].ticks
    room.handle("a", Start(), 0)
    now = 0.0
    while play_of(room).s.named_total == 0 or game_of(room).step(play_of(room).s) != "recite":
        s = play_of(room).s
        seat = asked(room)[0]
        if game_of(room).step(s) == "recite":
            kind = s.hand[s.named.index(False)]
            name = game_of(room).view(s, s.ali)["hand"][s.hand.index(kind)]["kind"]  # type: ignore[index]
            act(room, DEVICES[seat], seat, "name", name, s.hand.count(kind), None, now=now)
        else:
            act(room, DEVICES[seat], seat, *first_option(room, seat), now=now)
        now += 3
    room.handle("c", Stand(2), now)
    again = reborn(room)
    assert SESAME.dump(play_of(room).s) == SESAME.dump(play_of(again).s)
    assert play_of(room).events == play_of(again).events
    assert (sorted(bots_of(room)), ids_of(room)) == (sorted(bots_of(again)), ids_of(again))
    assert (["youngest"], True) == (again.table.chairs[1].ticks, again.table.chairs[2].stood_in)
    assert ((1,), 1) == (again.phase.setup.options["youngest"], play_of(room).events[0].args[0])
    shown = picture(again.handle("a", Hello(["0/1"]), now), "a")
    assert [] == [event for event in shown["events"] if event.get("fleeting")]
    assert play_of(room).s.named_total == shown["view"]["named_total"]


# -- whatever people do


ANYTHING: st.SearchStrategy[Message | Gone | Tick] = st.one_of(
    ABOUT_A_SEAT,
    st.just(Tick()),
    st.just(Gone()),
    st.builds(Hello, st.just(["0/1"]), st.integers(-2, 40)),
    st.builds(Say, SEATS, st.just("hello")),
    st.builds(Mark, SEATS, st.just("youngest"), st.booleans()),
)


@settings(deadline=None, max_examples=60)
@given(
    st.sampled_from([PARLEY, GALLERY, WAITING]),
    st.lists(st.tuples(st.sampled_from(["a", "b", "tv"]), ANYTHING), max_size=25),
)
def test_whatever_people_do_saving_comes_first_and_nobody_sees_a_strange_hand(
    game: Game[Any], messages: list[tuple[str, Any]]
) -> None:
    room = laid(game)
    room.handle("tv", Hello(), 0)
    for now, (device, message) in enumerate(messages):
        effects = room.handle(device, message, 0.6 * now)
        kinds = [type(effect) for effect in effects]
        assert Save not in kinds[1:]
        assert kinds.count(Alarm) == (kinds[-1] is Alarm)
        for effect in effects:
            if isinstance(effect, Send):
                shown: Any = effect.message
                assert shown["seat"] in [*shown["yours"], None]
                assert shown["seat"] == shown["view"]["seat"]
    assert play_of(room).events == replay(game, play_of(room).record).events
