"""A game being played: its record, its players, and how a move is made.

All parts of a game in play use the match: clock, bots, contests, undo, story. They hardly know each
other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fabletop.core.dealer import Event
from fabletop.core.game import Game, Seat
from fabletop.core.options import Action, Option
from fabletop.core.pace import Contest, Pace
from fabletop.core.play import Play
from fabletop.core.record import HERE
from fabletop.server.table import curtains
from fabletop.server.table.bots import Bots
from fabletop.server.table.setup import Setup
from fabletop.server.table.table import Progress, Table
from fabletop.server.table.undo_requests import UndoRequests


class Question:
    """What the rules say about the current position; they are asked once."""

    __slots__ = ("actors", "game", "kept_options", "kept_pace", "kept_step", "s")

    def __init__(self, game: Game[Any], s: Any) -> None:
        self.game, self.s = game, s
        self.actors = game.actors(s)
        self.kept_pace: Pace | None = None
        self.kept_step: str | None = None
        self.kept_options: dict[Seat, Sequence[Option]] = {}

    def options(self, seat: Seat) -> Sequence[Option]:
        options = self.kept_options.get(seat)
        if options is None:
            options = self.kept_options[seat] = self.game.options(self.s, seat)
        return options

    def pace(self) -> Pace:
        pace = self.kept_pace
        if pace is None:
            pace = self.kept_pace = self.game.table.pace(self.s)
        return pace

    def step(self) -> str:
        step = self.kept_step
        if step is None:
            step = self.kept_step = self.game.step(self.s)
        return step


class Match:
    """A game in play at a table."""

    def __init__(self, table: Table, setup: Setup, play: Play[Any]) -> None:
        self.table, self.setup, self.play = table, setup, play
        self.game = setup.game
        self.bots = Bots(setup, len(table.chairs))
        self.undo = UndoRequests(self)
        self.ended = False  # by the host, without an outcome
        self.began: float | None = None  # when the first move could have been made
        self.asked: Question | None = None  # once it has been used

    @property
    def s(self) -> Any:
        """The state of the game."""
        return self.play.s

    # -- how it stands

    def progress(self) -> Progress:
        return Progress(len(self.play.record.moves), len(self.play.events), True)

    def question(self) -> Question:
        """The current question; only a move leads to another."""
        asked = self.asked
        if asked is None:
            asked = self.asked = Question(self.game, self.play.s)
        return asked

    def is_over(self) -> bool:
        return self.ended or not (self.asked or self.question()).actors

    def is_resting(self) -> bool:
        """Whether the host has paused or ended the game."""
        return self.table.manners.paused or self.ended

    def is_asleep(self) -> bool:
        """Whether clocks and bots stop: the game is paused, or nobody is here."""
        return self.is_resting() or not self.table.seated()

    def actors(self) -> Sequence[Seat]:
        return (self.asked or self.question()).actors

    def pace(self) -> Pace:
        return self.question().pace()

    def step(self) -> str:
        return self.question().step()

    def contest(self) -> Contest | None:
        """The contest of the current question, open or about to open; None without one."""
        return self.question().pace().contest if self.game.table.races else None

    def people(self) -> set[Seat]:
        """The seats that people play."""
        chairs, bots = enumerate(self.table.chairs), self.bots.seated
        return {seat for seat, chair in chairs if seat not in bots and not chair.left}

    def is_one_device(self) -> bool:
        """Whether all people share one device, or there is only one person."""
        people = self.people()
        return any(people <= set(device.seats) for device in self.table.devices.values())

    # -- one more move

    def do(self, seat: Seat, action: Action, now: float, by: str, why: Event | None = None) -> None:
        """Carry out a legal action; bots hear its events. `why` stays secret until the end."""
        if action[0] != HERE:
            self.undo.request = None
        heard = self.play.act(seat, action, self.milliseconds(now), by, why)
        self.asked = None
        self.bots.hear(heard.events)
        self.close_curtains(heard.events, now)
        if self.is_over():
            self.play.record.key = self.setup.key.hex()

    def close_curtains(self, news: Sequence[Event], now: float) -> None:
        curtains.close(self.table.devices.values(), self.game, self.play.s, news, now)

    def milliseconds(self, now: float) -> int:
        """Milliseconds since the start of the game, without the time the server was down."""
        if self.began is None:
            moves = self.play.record.moves
            self.began = now - (moves[-1].at / 1000 if moves else 0)
        return round((now - self.began) * 1000)

    def seat_bot(self, seat: Seat, level: str) -> None:
        self.bots.sit(seat, level, self.play.stream(seat))
