"""What bots say: a greeting when they sit down, and remarks about what everybody saw.

Remarks follow public events only, so they reveal no hand. They have a random generator of their
own, so they change no play. A bot speaks only when its seat may (`Talk.allowed`), a moment later,
and not too often.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from functools import cached_property

from fabletop.core.dealer import Event
from fabletop.core.game import Json, Seat
from fabletop.server.table.context import Context
from fabletop.server.table.match import Match
from fabletop.server.table.table import Table
from fabletop.server.table.talk import Talk

VARIANTS = 2  # ways to say a thing
LATER = 2.5  # seconds after the event, so that people look first
STALE = 15.0  # seconds after which a remark is dropped
BETWEEN = 25.0  # least seconds between two remarks
CHANCE = 0.5
ABOUT_OTHERS = {"good": "praise", "bad": "comfort"}


def greet(ctx: Context, table: Table, seat: Seat, character: str) -> None:
    """A bot that sits down says hello, as its character does."""
    if table.manners.banter:
        say(ctx, table, seat, f"bot-hello-{character}")


def say(ctx: Context, table: Table, seat: Seat, phrase: str) -> None:
    told: Json = {"is": "said", "seat": seat, "phrase": phrase}
    for device in table.devices:
        ctx.reply(told, device)


class Banter:
    """The remarks of the bots of one game: which, by whom, when."""

    def __init__(self, match: Match, talk: Talk) -> None:
        self.match, self.talk = match, talk
        self.heard = len(match.play.events)
        self.due: float | None = None  # when `line` is said
        self.line: tuple[Seat, str] = (0, "")
        self.stale_at = 0.0  # when `line` is dropped
        self.silent_until = 0.0

    @cached_property
    def luck(self) -> random.Random:
        """A generator of its own, so that talk does not change play."""
        return random.Random(hashlib.sha256(b"banter" + self.match.setup.key).digest())

    def listen(self, now: float) -> None:
        """Plan a remark about new events, perhaps."""
        match = self.match
        news = match.play.events[self.heard :]
        self.heard = len(match.play.events)
        if not news or not match.bots.seated or not match.table.manners.banter:
            return
        over = match.is_over()
        if self.due is None and (over or now >= self.silent_until):
            line = self.farewell() if over else self.remark(news)
            if line:
                self.due, self.stale_at, self.line = now + LATER, now + STALE, line

    def remark(self, news: Sequence[Event]) -> tuple[Seat, str] | None:
        """A remark about the newest event that was good or bad for a seat."""
        table, about = self.match.game.table, self.match.game.about
        for event in reversed(news):
            mood = table.moods.get(event.key)
            if mood and event.to is None and event.key not in table.fleeting:
                seat = event.args[about.events[event.key].index("seat")]
                return self.word_about(seat, mood) if self.luck.random() < CHANCE else None
        return None

    def word_about(self, seat: object, mood: str) -> tuple[Seat, str]:
        """About its own seat that bot speaks, about another seat any bot."""
        bots = sorted(self.match.bots.seated)
        own = [bot for bot in bots if bot == seat]
        number = self.luck.randint(1, VARIANTS)
        return self.luck.choice(own or bots), f"bot-{mood if own else ABOUT_OTHERS[mood]}-{number}"

    def farewell(self) -> tuple[Seat, str] | None:
        """A remark at the end of the game."""
        outcome = self.match.game.outcome(self.match.s)
        if outcome is None:
            return None
        speaker = self.luck.choice(sorted(self.match.bots.seated))
        if not outcome.winners:
            return speaker, "bot-lost"
        return speaker, "bot-won" if speaker in outcome.winners else "bot-congratulations"

    def speak(self, ctx: Context) -> None:
        """Say the planned remark, if it still may be said."""
        if self.due is None or ctx.now < self.due:
            return
        match = self.match
        if self.is_tense() and ctx.now < self.stale_at:
            self.due = ctx.now + LATER
            return
        self.due = None
        seat, phrase = self.line
        if not match.table.manners.banter or seat not in match.bots.seated:
            return
        if not self.is_tense() and self.talk.allowed(seat):
            self.silent_until = ctx.now + BETWEEN
            say(ctx, match.table, seat, phrase)

    def is_tense(self) -> bool:
        """Whether bots keep silent: during a look, a race or a pause."""
        match = self.match
        return match.is_resting() or not (match.is_over() or match.pace().is_patient())
