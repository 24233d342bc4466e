"""Parley at a table, for tests of rooms: tables set by hand, answers, and what effects tell."""

from __future__ import annotations

import copy
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from hypothesis import strategies as st

from fabletop.core import record as records
from fabletop.core.dealer import Event
from fabletop.core.game import Game, Notes, Setting, View
from fabletop.core.mind import Heuristic
from fabletop.core.options import Action, Word
from fabletop.core.pace import Pace
from fabletop.core.refusals import Refusal
from fabletop.games import GAMES
from fabletop.server.lobby import fresh_key
from fabletop.server.table.chairs import Chair
from fabletop.server.table.effects import (
    Alarm,
    Effect,
    Reply,
    Send,
)
from fabletop.server.table.gathering import Gathering
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
from fabletop.server.table.room import Room
from fabletop.server.table.setup import Setup, Shelf
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


def finished() -> Room:
    room = laid()
    while asked(room):
        act_anyhow(room, now=len(moves(room)))
    return room


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


# -- what a device might say of a seat

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
