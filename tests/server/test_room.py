"""A table by hand: messages and times go in, and every effect is looked at."""

from __future__ import annotations

import copy
import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fabletop.core import record as records
from fabletop.core.dealer import Event, commitment
from fabletop.core.game import Game, Notes, Setting, View
from fabletop.core.mind import Heuristic
from fabletop.core.options import Action, Word
from fabletop.core.pace import Pace
from fabletop.core.record import LEAVE
from fabletop.core.refusals import Refusal
from fabletop.core.replay import check_fairness, replay
from fabletop.games import GAMES
from fabletop.server.disk.changes import Stored
from fabletop.server.lobby import Lobby, fresh_key
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
from fabletop.server.table.gathering import Gathering
from fabletop.server.table.messages import (
    Act,
    Back,
    Choose,
    Hello,
    Manner,
    Mark,
    Message,
    Mine,
    PutBot,
    Rename,
    Say,
    Sit,
    Stand,
    Start,
    Why,
)
from fabletop.server.table.room import Room
from fabletop.server.table.setup import Setup, Shelf
from fabletop.server.table.story import EVENTS_AGAIN
from fabletop.server.table.table import Table
from fabletop.server.table.tokens import Tokens
from tests.contract.parley import Bid, Hand, Parley
from tests.server.inside import bots_of, ids_of, is_playing, play_of, playing
from tests.server.screens import ShownRoom
from tests.server.screens import shown as shown_whole

KEY = bytes(range(32))
LASTS = 10.0
NAMES = ("Ann", "Ben", "Cem", "Dot")
DEVICES = "abcd"


def likes_high_bids(view: View, notes: Notes, action: Action) -> float:
    return float(action[-1]) if isinstance(action[-1], int) else 0.0


class Salon(Parley):
    """Parley as it is played at a table: with a clock, bots, and people who leave."""

    about = replace(Parley.about, settings={"on_leave": Setting("bot", ("bot", "skip"))})
    heuristics: Mapping[str, Heuristic] = {"greedy": likes_high_bids, "easy": likes_high_bids}

    def refuse_setup(self, seats: object, options: Mapping[str, Word]) -> Refusal | None:
        return super().refuse_setup(seats, {}) or self.refuse_settings(options, "PA-1")

    def pace(self, s: Hand) -> Pace:
        return super().pace(s)._replace(lasts=LASTS)


class Seen(Bid):
    """Bids made over one screen that all look at."""

    open = True


class Gallery(Salon):
    """Bids take two seconds at least; trumps must be remembered, and so must bids."""

    fleeting: Collection[str] = frozenset({"bids", "trumped"})
    grace = 0.0

    def __init__(self) -> None:
        super().__init__(bid=Seen())

    def pace(self, s: Hand) -> Pace:
        if self.step(s) != "bid":
            return super().pace(s)._replace(ponder=0.5, grace=self.grace)
        return super().pace(s)._replace(shows=2.0, ponder=0.0, grace=self.grace)

    def log(self, s: Hand, seat: int | None, past: Sequence[Event]) -> Sequence[Event]:
        return [event for event in past if event.key not in self.fleeting]


class Waiting(Gallery):
    """People whose line is lost are waited for."""

    grace = 60.0


PARLEY: Game[Any] = Salon()
GALLERY: Game[Any] = Gallery()
WAITING: Game[Any] = Waiting()
CAVE = GAMES["cave"]
SESAME = GAMES["open_sesame"]


# -- setting tables


def bare(chairs: list[Chair]) -> Table:
    """A table without a game; a token is its seat and sitting in plain words."""

    def read_token(token: str) -> tuple[int, int] | None:
        seat, slash, sitting = token.partition("/")
        return (int(seat), int(sitting)) if slash else None

    tokens = Tokens(lambda seat, sitting: f"{seat}/{sitting}", read_token, lambda number: "")
    shelf = Shelf({}, lambda name: None, fresh_key)
    return Table("red-lamp-10", "", chairs, tokens, shelf)


def empty(game: Game[Any] = PARLEY, seats: int = 2, **options: Word) -> Room:
    """A table with empty chairs."""
    table = bare([Chair(colour=seat) for seat in range(seats)])
    table.shelf.games = {game.key: game}
    return shown_whole(Room(table, Gathering(table, Setup(game, options, KEY))))


def laid(game: Game[Any] = PARLEY, people: str = "ab", bots: int = 0, **options: Word) -> Room:
    """A table just begun: the device of each person by seat, then bots."""
    room = empty(game, len(people) + bots, **options)
    for seat, device in enumerate(people):
        if device not in room.table.devices:
            room.handle(device, Hello(), 0)
        room.handle(device, Sit(seat, NAMES[seat], seat), 0)
    for seat in range(len(people), len(people) + bots):
        room.handle(people[0], PutBot(seat, "greedy"), 0)
    room.handle(people[0], Start(), 0)
    return room


def laid_cave(people: str = "abc", **options: Word) -> Room:
    return laid(CAVE, people, 0, first_player="seat:0", **options)


def game_of(room: Room) -> Game[Any]:
    return room.phase.setup.game


def moves(room: Room) -> list[records.Move]:
    return play_of(room).record.moves


def asked(room: Room) -> list[int]:
    return list(game_of(room).actors(play_of(room).s))


def first_option(room: Room, seat: int) -> list[Any]:
    return list(game_of(room).options(play_of(room).s, seat)[0])


def act(room: Room, device: str, seat: int, *action: object, now: float = 1) -> list[Effect]:
    """Answer the question now put."""
    decision = game_of(room).decision(play_of(room).s)
    return room.handle(device, Act(f"{len(moves(room))}/{seat}", seat, decision, [*action]), now)


def act_anyhow(room: Room, now: float = 1) -> list[Effect]:
    """The first person asked does the first thing offered; every seat has its own device."""
    seat = asked(room)[0]
    return act(room, DEVICES[seat], seat, *first_option(room, seat), now=now)


def picture(effects: Sequence[Effect], device: str) -> Any:
    (found,) = [e.message for e in effects if isinstance(e, Send) and e.device == device]
    return found


def shown_at(room: Room, device: str) -> Any:
    """What a device shows, whenever it was told so."""
    return cast(ShownRoom, room).screens.shown[device]


def done(effects: Sequence[Effect]) -> list[tuple[str, object]]:
    """Which acts are confirmed, and to whom: with what is shown, or alone."""
    alone = [e for e in effects if isinstance(e, Reply) and e.message["is"] == "done"]
    shown = [(e.device, e.message) for e in effects if isinstance(e, Send)]
    told = [(name, one) for name, message in shown for one in cast(list[object], message["done"])]
    return [*((reply.device, reply.message["id"]) for reply in alone), *told]


def alarm(effects: Sequence[Effect]) -> float:
    """The time of the next tick; an alarm is always the last effect."""
    assert isinstance(effects[-1], Alarm)
    assert effects[-1].at is not None
    return effects[-1].at


def code_of(effects: Sequence[Effect], device: str) -> object:
    """The code of a refusal that is the only effect and reaches only this device."""
    (reply,) = effects
    assert isinstance(reply, Reply)
    assert device == reply.device
    assert "refused" == reply.message["is"]
    return reply.message["code"]


def everything(room: Room) -> object:
    """All there is to a table, to see whether it has changed."""
    devices = {name: replace(device, told=None) for name, device in room.table.devices.items()}
    return copy.deepcopy((room.keep(), room.table.chairs, devices, in_play(room)))


def in_play(room: Room) -> object:
    """All there is to a game in play, if there is one."""
    if not is_playing(room):
        return None
    play, game = play_of(room), game_of(room)
    state = (game.dump(play.s), records.dump(play.record), list(play.events))
    clock = playing(room).clock
    times = (clock.number, clock.deadline, playing(room).bot_turns.due)
    return state, ids_of(room), times, sorted(bots_of(room))


def keys(shown: Any) -> list[str]:
    return [event["key"] for event in shown["events"]]


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


SEATS = st.integers(0, 3)
WORDS = st.sampled_from([["bid", 1], ["bid", 2], ["pass"], ["trump"], []])
ABOUT_A_SEAT: st.SearchStrategy[Message] = st.one_of(
    st.builds(Act, st.text("xyz", min_size=1), SEATS, st.integers(0, 3), WORDS),
    st.builds(Why, SEATS, WORDS),
    st.builds(Mine, SEATS),
    st.builds(Back, SEATS),
    st.builds(Stand, SEATS),
    st.builds(Rename, SEATS, st.just("Eve"), st.just(5)),
)


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
        assert (seat, game_of(room).view(play_of(room).s, seat)) == (shown["seat"], shown["view"])
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
            assert CAVE.view(play_of(room).s, seat) == shown["view"]
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


# -- clocks


def test_every_question_winds_the_clock() -> None:
    room = laid()
    effects = act(room, "a", 0, "bid", 2, now=4)
    assert (LASTS, LASTS - 4) == (alarm(effects), picture(effects, "b")["seconds"])
    effects = act(room, "b", 1, "bid", 2, now=6)
    assert (6 + LASTS, LASTS) == (alarm(effects), picture(effects, "b")["seconds"])


def test_the_clock_runs_on_over_reconnects() -> None:
    room = laid()
    assert LASTS == alarm(room.handle("a", Gone(), 2))
    effects = room.handle("a", Hello(["0/1"]), 7)
    assert (LASTS, 3) == (alarm(effects), picture(effects, "a")["seconds"])
    effects = room.handle("a", Hello(["0/1"]), 99)
    assert (LASTS, 0) == (alarm(effects), picture(effects, "a")["seconds"])


def test_without_a_clock_nothing_is_due() -> None:
    room = laid_cave("ab", timers="off")
    effects = act_anyhow(room)
    assert Alarm(None) == effects[-1]
    assert None is picture(effects, "a")["seconds"]


def test_a_tick_that_comes_early_does_nothing() -> None:
    room = laid()
    before = everything(room)
    assert [Alarm(LASTS)] == room.handle("", Tick(), LASTS - 0.01)
    assert before == everything(room)


def test_when_the_time_is_up_the_autopilot_answers_for_those_who_have_not() -> None:
    room = laid(people="abc")
    act(room, "b", 1, "bid", 3)
    effects = room.handle("", Tick(), LASTS)
    assert [(1, "player"), (0, "clock"), (2, "clock")] == [(m.seat, m.by) for m in moves(room)]
    assert [0, 9000, 9000] == [move.at - moves(room)[0].at for move in moves(room)]
    assert ("bid", 1) == moves(room)[-1].action
    assert isinstance(effects[0], Save)
    assert [(1, None), (2, None)] == [(number, asked) for number, _, asked in effects[0].moves]
    assert {"a", "b", "c"} == {effect.device for effect in effects if isinstance(effect, Send)}
    assert [1, 0, 1] == [chair.lapses for chair in room.table.chairs]


def test_who_lets_the_time_run_out_twice_is_away_and_nobody_waits() -> None:
    room = laid()
    room.handle("", Tick(), LASTS)
    act(room, "a", 0, "pass", now=11)
    act(room, "a", 0, "bid", 3, now=12)
    effects = room.handle("", Tick(), 12 + LASTS)
    # Ben is away, so his pass and his bid of the last round came at once
    assert [False, True] == [chair.away for chair in room.table.chairs]
    assert picture(effects, "a")["chairs"][1]["away"]
    assert [(1, "bid"), (1, "pass"), (1, "bid")] == [
        (move.seat, move.action[0]) for move in moves(room)[4:]
    ]
    assert [0] == asked(room)


def test_whoever_is_back_is_waited_for_again() -> None:
    room = laid()
    room.table.chairs[1].lapses, room.table.chairs[1].away = 2, True
    room.handle("b", Back(1), 1)
    assert (0, False) == (room.table.chairs[1].lapses, room.table.chairs[1].away)
    assert not shown_at(room, "a")["chairs"][1]["away"]
    assert [0, 1] == asked(room)


def test_an_answer_in_time_forgives_a_lapse() -> None:
    room = laid()
    room.table.chairs[0].lapses = room.table.chairs[1].lapses = 1
    act(room, "a", 0, "bid", 3)
    assert [0, 1] == [chair.lapses for chair in room.table.chairs]


def test_a_lost_connection_does_not_stop_the_game() -> None:
    room = laid()
    effects = room.handle("b", Gone(), 1)
    assert ["a"] == [effect.device for effect in effects if isinstance(effect, Send)]
    online = [chair["online"] for chair in picture(effects, "a")["chairs"]]
    assert [True, False] == online
    room.handle("", Tick(), LASTS)
    assert [0] == asked(room)


# -- bots


def test_bots_answer_on_alarms_and_those_asked_together_in_one_go() -> None:
    room = laid(people="a", bots=2)
    effects = room.handle("a", Hello(["0/1"]), 0)
    assert BOT_PAUSE == alarm(effects)
    effects = room.handle("", Tick(), BOT_PAUSE)
    assert [Save, Send, Alarm] == [type(effect) for effect in effects]
    assert [(1, ("bid", 3), "bot"), (2, ("bid", 3), "bot")] == [
        (move.seat, move.action, move.by) for move in moves(room)
    ]
    assert ([0], LASTS) == (asked(room), alarm(effects))


def test_a_person_need_not_wait_for_a_bot() -> None:
    room = laid(people="a", bots=1)
    effects = act(room, "a", 0, "bid", 1, now=0.5)
    assert BOT_PAUSE == alarm(effects)
    effects = room.handle("", Tick(), BOT_PAUSE)
    assert ([0], BOT_PAUSE + LASTS) == (asked(room), alarm(effects))


def test_no_clock_runs_out_on_a_bot() -> None:
    room = laid(people="a", bots=1)
    playing(room).bot_turns.due = 2 * LASTS  # a very slow one
    room.handle("", Tick(), LASTS)
    assert [0] == [move.seat for move in moves(room)]
    assert 0 == room.table.chairs[1].lapses


def test_bots_hear_what_their_seat_is_told_and_nothing_else() -> None:
    room = laid(people="ab", bots=1)
    heard: list[str] = []
    listener: Any = bots_of(room)[2]
    play_of(room).dealer.tell("dealt", 9, to=(0,))
    play_of(room).dealer.tell("dealt", 8, to=(2,))
    listener.hear = lambda event: heard.append(f"{event.key} {event.args}")
    act(room, "a", 0, "bid", 2)
    assert ["dealt (8,)", "bid (0,)"] == heard


def test_a_table_of_bots_plays_to_the_end_while_one_person_watches_the_clock() -> None:
    room = laid(CAVE, "a", bots=2, first_player="seat:1")
    effects = room.handle("a", Hello(["0/1"]), 0)
    while asked(room):
        effects = room.handle("", Tick(), alarm(effects))
    assert {"clock"} == {move.by for move in moves(room) if move.seat == 0}
    assert {"bot"} == {move.by for move in moves(room) if move.seat != 0}


# -- leaving


def test_who_leaves_is_replaced_by_a_bot_that_knows_what_the_seat_was_told() -> None:
    room = laid()
    act(room, "a", 0, "bid", 1)
    act(room, "b", 1, "bid", 1)
    deal(room, 9)
    act(room, "a", 0, "trump")
    effects = room.handle("b", Stand(1), 2)
    assert isinstance(effects[0], Save)
    assert effects[0].table == room.keep()
    chair = picture(effects, "a")["chairs"][1]
    assert ("Ben", "greedy", True) == (chair["name"], chair["bot"], chair["stood_in"])
    bot: Any = bots_of(room)[1]
    assert {"cards": [9, 0]} == bot.notes == play_of(room).notes(1)
    room.handle("", Tick(), alarm(effects))
    assert (1, "bot") == (moves(room)[-1].seat, moves(room)[-1].by)


def deal(room: Room, card: int) -> None:
    """Seat 0 has that card; whoever had it gets another."""
    s: Any = play_of(room).s
    playing(room).match.asked = None
    place = s.bag if card in s.bag else s.cards
    place[place.index(card)], s.cards[0] = s.cards[0], card


def test_leaving_twice_is_leaving_once() -> None:
    room = laid()
    room.handle("b", Stand(1), 1)
    bot = bots_of(room)[1]
    room.handle("b", Stand(1), 2)
    assert bot is bots_of(room)[1]
    assert [] == moves(room)


def test_who_comes_back_gets_the_chair_back() -> None:
    room = laid()
    act(room, "b", 1, "bid", 1)
    room.handle("b", Stand(1), 1)
    effects = room.handle("b", Back(1), 5)
    assert isinstance(effects[0], Save)
    assert effects[0].table == room.keep()
    assert (None, False) == (room.table.chairs[1].bot, room.table.chairs[1].stood_in)
    assert {} == bots_of(room)
    act(room, "a", 0, "bid", 1)
    act(room, "a", 0, "pass")
    act(room, "b", 1, "bid", 2)
    assert "player" == moves(room)[-1].by


def test_a_bot_that_is_just_answering_hands_over_afterwards() -> None:
    room = laid()
    act(room, "a", 0, "bid", 1)
    room.handle("b", Stand(1), 2)
    effects = room.handle("b", Back(1), 2)
    chair = picture(effects, "a")["chairs"][1]
    assert ("greedy", True, True) == (chair["bot"], chair["stood_in"], chair["returning"])
    assert [] == picture(effects, "b")["asked"]
    before = everything(room)
    assert "stood-in" == code_of(act(room, "b", 1, "bid", 1, now=2), "b")
    assert before == everything(room)
    effects = room.handle("", Tick(), alarm(effects))
    assert (1, "bot") == (moves(room)[-1].seat, moves(room)[-1].by)
    assert isinstance(effects[0], Save)
    assert effects[0].table == room.keep()
    chair = picture(effects, "b")["chairs"][1]
    assert (None, False, False) == (chair["bot"], chair["stood_in"], chair["returning"])


def test_the_rules_do_without_if_the_table_says_so() -> None:
    room = laid_cave("abc", on_leave="skip")
    effects = room.handle("a", Stand(0), 1)
    assert [(0, LEAVE, "player")] == [(m.seat, m.action, m.by) for m in moves(room)]
    assert isinstance(effects[0], Save)
    assert ([1], {}) == (asked(room), bots_of(room))
    assert "left" in keys(picture(effects, "b"))


def test_after_the_end_nobody_can_leave_any_more() -> None:
    room = finished()
    before = everything(room)
    effects = room.handle("b", Stand(1), 100)
    assert [] == [effect for effect in effects if isinstance(effect, Save)]
    assert before == everything(room)


# -- the curtain


def test_a_shared_device_shows_nobodys_view_until_somebody_takes_it() -> None:
    room = laid(people="ss")
    room.handle("tv", Hello(), 0)
    covered = picture(room.handle("s", Hello(["0/1", "1/2"]), 0), "s")
    assert ([0, 1], None, 0, []) == (
        covered["yours"], covered["seat"], covered["curtain"], covered["choices"],
    )  # fmt: skip
    assert game_of(room).view(play_of(room).s, None) == covered["view"]
    effects = room.handle("s", Mine(0), 0)
    assert ["s"] == [effect.device for effect in effects if isinstance(effect, Send)]
    shown = picture(effects, "s")
    assert (0, None, 3) == (shown["seat"], shown["curtain"], len(shown["choices"]))
    assert ["dealt"] == keys(shown)


def test_the_curtain_falls_with_every_answer() -> None:
    room = laid(people="ss")
    room.handle("s", Mine(0), 0)
    covered = picture(act(room, "s", 0, "bid", 2), "s")
    assert (None, 1) == (covered["seat"], covered["curtain"])
    assert None is covered["view"]["card"]
    room.handle("s", Mine(1), 0)
    covered = picture(act(room, "s", 1, "bid", 2), "s")
    assert (None, 0, "trump") == (covered["seat"], covered["curtain"], covered["view"]["step"])


def test_the_curtain_names_nobody_while_others_are_asked() -> None:
    room = laid_cave("ssb")
    for seat in (0, 1):
        while asked(room) == [seat]:
            room.handle("s", Mine(seat), 1)
            effects = act(room, "s", seat, *first_option(room, seat))
    assert [2] == asked(room)
    covered = picture(effects, "s")
    assert (None, None) == (covered["seat"], covered["curtain"])
    assert (2, None) == (picture(effects, "b")["seat"], picture(effects, "b")["curtain"])


def test_ones_own_device_needs_no_curtain() -> None:
    room = laid()
    shown = picture(room.handle("a", Mine(0), 0), "a")
    assert (0, None) == (shown["seat"], shown["curtain"])


def test_behind_the_curtain_there_is_no_hand() -> None:
    room = laid_cave("sss")
    while len(moves(room)) < 30:
        seat = asked(room)[0]
        open_ = picture(room.handle("s", Mine(seat), 1), "s")
        others = [n for n, chair in enumerate(open_["view"]["seats"]) if chair["hand"] is None]
        assert [n for n in range(3) if n != seat] == others
        shown = picture(act(room, "s", seat, *first_option(room, seat)), "s")
        if asked(room) == [seat]:  # still the same person: no need to ask again
            assert (seat, None) == (shown["seat"], shown["curtain"])
        else:
            assert [None] * 3 == [chair["hand"] for chair in shown["view"]["seats"]]
            assert asked(room)[0] == shown["curtain"]


# -- the end


def finished() -> Room:
    room = laid()
    while asked(room):
        act_anyhow(room, now=len(moves(room)))
    return room


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


# -- looking, together and remembering


def test_an_answer_waits_until_everybody_has_looked() -> None:
    room = laid(GALLERY)
    first = Act("x", 0, 1, ["bid", 2])
    assert [Alarm(2.0)] == room.handle("a", first, 0.5)
    assert [Alarm(2.0)] == room.handle("a", first, 0.6)  # said again
    assert "no" == code_of(room.handle("b", Act("y", 1, 1, ["bid", 4]), 0.7), "b")
    assert [Alarm(2.0)] == room.handle("b", Act("y", 1, 1, ["bid", 1]), 0.8)
    assert ([], {}) == (moves(room), ids_of(room))
    assert [Alarm(2.0)] == room.handle("", Tick(), 1.9)
    effects = room.handle("", Tick(), 2)
    save = effects[0]
    assert isinstance(save, Save)
    assert [(0, "0/x"), (1, "1/y")] == [(number, asked) for number, _, asked in save.moves]
    assert [("a", "x"), ("b", "y")] == done(effects)
    assert ([Send, Send, Alarm], [0]) == ([type(e) for e in effects[1:]], asked(room))
    assert [("a", "x")] == done(room.handle("a", first, 3))
    assert 2 == len(moves(room))


def test_an_answer_of_a_device_that_is_gone_must_be_said_again() -> None:
    room = laid(GALLERY)
    message = Act("x", 0, 1, ["bid", 2])
    room.handle("a", message, 0.5)
    effects = room.handle("a", Gone(), 1)
    assert 2 == alarm(effects)
    effects = room.handle("", Tick(), 2)
    assert ([], LASTS) == (moves(room), alarm(effects))
    room.handle("again", Hello(["0/1"]), 3)
    effects = room.handle("again", message, 3)
    assert [("again", "x")] == done(effects)


def test_an_answer_that_waits_is_refused_if_its_time_never_comes() -> None:
    room = laid(GALLERY)
    room.handle("a", Act("x", 0, 1, ["bid", 2]), 0.5)
    room.handle("a", Stand(0), 1)
    effects = room.handle("", Tick(), 2)
    refusal = {"code": "stood-in", "clause": "", "args": {}}
    assert Reply("a", {"is": "refused", "id": "x", **refusal}) in effects
    assert [] == moves(room)


def test_bots_ponder_as_long_as_the_game_says_but_not_before_all_have_looked() -> None:
    room = laid(GALLERY, "a", bots=2)
    effects = act(room, "a", 0, "bid", 1, now=0)
    assert 2 == alarm(effects)
    effects = room.handle("", Tick(), 2)  # the person's bid waited, and comes first
    effects = room.handle("", Tick(), alarm(effects))
    assert [0, 1, 2] == [move.seat for move in moves(room)]
    effects = act(room, "a", 0, "pass", now=3)
    act(room, "a", 0, "bid", 1, now=5.5)
    room.handle("", Tick(), 5.5)
    effects = room.handle("a", Hello(["0/1"]), 5.5)
    assert ([1], 6.0) == (asked(room), alarm(effects))


def test_to_look_to_the_end_is_no_lapse() -> None:
    room = laid(GALLERY)
    room.handle("", Tick(), LASTS)
    assert ["clock", "clock"] == [move.by for move in moves(room)]
    assert [0, 0] == [chair.lapses for chair in room.table.chairs]
    room.handle("", Tick(), 2 * LASTS)
    assert [1, 0] == [chair.lapses for chair in room.table.chairs]


def test_for_those_who_are_away_cards_lie_open_as_long_as_for_others() -> None:
    room = laid(GALLERY)
    room.table.chairs[0].away = room.table.chairs[1].away = True
    effects = room.handle("tv", Hello(), 0.5)
    assert ([], 2) == (moves(room), alarm(effects))
    effects = room.handle("", Tick(), 2)
    assert [0, 1, 0] == [move.seat for move in moves(room)]
    assert ([0, 1], 4) == (asked(room), alarm(effects))


def test_an_open_question_at_a_shared_device_needs_no_curtain() -> None:
    room = laid(GALLERY, "sst")
    effects = room.handle("s", Hello(["0/1", "1/2"]), 0)
    shown = picture(effects, "s")
    assert (None, None, [0, 1]) == (shown["seat"], shown["curtain"], shown["asked"])
    assert [["bid", 1], ["bid", 2], ["bid", 3]] == shown["choices"]
    assert game_of(room).view(play_of(room).s, None) == shown["view"]
    assert [2] == shown_at(room, "t")["asked"]
    act(room, "s", 0, "bid", 1, now=3)
    effects = act(room, "s", 1, "bid", 1, now=3)
    assert ([], []) == (picture(effects, "s")["asked"], picture(effects, "s")["choices"])
    covered = picture(act(room, "t", 2, "bid", 1, now=3), "s")
    assert (None, 0, []) == (covered["seat"], covered["curtain"], covered["asked"])
    shown = picture(room.handle("s", Mine(0), 3), "s")
    assert (0, None, [0]) == (shown["seat"], shown["curtain"], shown["asked"])


def test_what_must_be_remembered_is_told_once_and_to_those_who_were_there() -> None:
    room = laid(GALLERY, "ass")
    for seat, device in enumerate("ass"):
        effects = act(room, device, seat, "bid", 1, now=3)
    for device in "as":
        (bids,) = [e for e in picture(effects, device)["events"] if e["key"] == "bids"]
        assert bids["fleeting"] is True
    assert "fleeting" not in picture(effects, "a")["events"][0]
    for device, tokens in (("a", ["0/1"]), ("tv", []), ("s", ["1/2", "2/3"]), ("new", ["1/2"])):
        for since in (-1, 5, 99):  # right after the action that brought it
            shown = picture(room.handle(device, Hello(tokens, since), 3), device)
            assert "bids" not in keys(shown)
    assert "bids" not in keys(picture(room.handle("s", Mine(2), 3), "s"))


def test_whoever_sits_down_again_is_not_told_again() -> None:
    room = empty(GALLERY)
    for seat, device in enumerate("ab"):
        room.handle(device, Hello(), 0)
        room.handle(device, Sit(seat, NAMES[seat], seat, f"sit-{seat}"), 0)
    room.handle("a", Start(), 0)
    room.handle("tv", Hello(), 0)
    for seat, device in enumerate("ab"):
        act(room, device, seat, "bid", 1, now=3)
    shown = picture(room.handle("tv", Sit(0, "Ann", 0, "sit-0"), 9), "tv")
    assert ([0], False) == (shown["yours"], "bids" in keys(shown))


def test_what_several_moves_of_one_moment_bring_is_all_told() -> None:
    room = laid(GALLERY)
    room.table.chairs[0].away = True
    room.handle("late", Hello(), 1)
    act(room, "b", 1, "bid", 3, now=1)
    effects = room.handle("", Tick(), 2)
    assert [1, 0, 0] == [move.seat for move in moves(room)]  # the pass follows at once
    assert ["bid", "bid", "bids", "passed"] == keys(picture(effects, "b"))


# -- lost lines


def test_options_may_be_changed_by_whoever_sits_until_the_start() -> None:
    room = empty(GAMES["open_sesame"], 3)
    for seat, device in enumerate("abc"):
        room.handle(device, Hello(), 0)
        room.handle(device, Sit(seat, device.upper(), seat), 0)
    room.handle("eyes", Hello(), 0)
    refused = {
        "not-your-seat": ("eyes", Choose("young", True)),
        "bad-option": ("a", Choose("young", "perhaps")),
        "player-count": ("a", Choose("two_player", "band")),
        "bad-message": ("a", Choose("youngest", [0])),
    }
    for code, (device, message) in refused.items():
        assert code == code_of(room.handle(device, message, 1), device)
    effects = room.handle("a", Choose("young", True), 1)
    assert isinstance(effects[0], Save)
    assert picture(effects, "c")["options"]["young"] is True
    room.handle("a", Start(), 2)
    assert "game-running" == code_of(room.handle("a", Choose("young", False), 3), "a")


def test_a_lost_line_stops_a_clock_once_and_for_a_minute_at_most() -> None:
    room = laid(WAITING, "ab")
    act(room, "a", 0, "bid", 1, now=3)
    effects = room.handle("b", Gone(), 4)
    assert (64, None) == (alarm(effects), picture(effects, "a")["seconds"])
    effects = room.handle("b", Hello(["1/2"]), 30)
    assert (36, 6) == (alarm(effects), picture(effects, "a")["seconds"])
    effects = room.handle("b", Gone(), 31)
    assert (36, 5) == (alarm(effects), picture(effects, "a")["seconds"])
    room.handle("", Tick(), 36)
    assert [(0, "player"), (1, "clock")] == [(m.seat, m.by) for m in moves(room)]


def test_a_clock_does_not_wait_while_somebody_else_is_asked_too() -> None:
    room = laid(WAITING, "ab")
    effects = room.handle("b", Gone(), 4)
    assert (LASTS, LASTS - 4) == (alarm(effects), picture(effects, "a")["seconds"])


def test_who_stays_away_too_long_is_played_for_and_all_are_told() -> None:
    room = laid(WAITING, "ab")
    act(room, "a", 0, "bid", 1, now=3)
    room.handle("b", Gone(), 4)
    effects = room.handle("", Tick(), 64)
    assert isinstance(effects[0], Save)
    assert effects[0].table == room.keep()
    chair = picture(effects, "a")["chairs"][1]
    assert ("greedy", True, False) == (chair["bot"], chair["stood_in"], chair["online"])
    room.handle("", Tick(), alarm(effects))
    assert (1, "bot") == (moves(room)[-1].seat, moves(room)[-1].by)
    shown = picture(room.handle("b", Hello(["1/2"]), 90), "b")
    assert shown["chairs"][1]["stood_in"]  # until he says that he is back


def test_where_no_bots_stand_in_the_clock_goes_on_after_a_minute() -> None:
    room = laid(WAITING, "ab", on_leave="skip")
    act(room, "a", 0, "bid", 1, now=3)
    assert 64 == alarm(room.handle("b", Gone(), 4))
    effects = room.handle("", Tick(), 64)
    assert ({}, 6, 70) == (bots_of(room), picture(effects, "a")["seconds"], alarm(effects))
    effects = room.handle("", Tick(), 70)
    assert (1, "clock") == (moves(room)[1].seat, moves(room)[1].by)
    assert 70 + LASTS == alarm(effects)


def test_with_nobody_there_a_clock_rests_and_goes_on_where_it_was() -> None:
    room = laid(people="a", bots=1)
    room.handle("", Tick(), BOT_PAUSE)
    assert Alarm(None) == room.handle("a", Gone(), 4)[-1]
    effects = room.handle("a", Hello(["0/1"]), 100)
    assert (106, 6) == (alarm(effects), picture(effects, "a")["seconds"])


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
