"""The bots of a game in play: where they sit, and which events they heard."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from fabletop.bots.bot import seat_bot
from fabletop.core.dealer import Event, addressed
from fabletop.core.game import Seat
from fabletop.core.mind import Bot
from fabletop.server.table.effects import Thought
from fabletop.server.table.setup import Setup

BOT_PAUSE = 2.0  # seconds a bot takes, so that people can follow


@dataclass(slots=True)
class Asked:
    """A bot that thinks in another process: its question, when it answers, what it missed."""

    bot: Bot
    question: int
    due: float
    missed: list[Event] = field(default_factory=list)
    thought: Thought | None = None  # its answer, before it is due


class Bots:
    """The bots of one game, by seat, and those that think in another process now."""

    def __init__(self, setup: Setup, seats: int) -> None:
        self.game, self.seats = setup.game, seats
        self.key = setup.key
        self.seated: dict[Seat, Bot] = {}
        self.asked: dict[Seat, Asked] = {}

    @cached_property
    def rng(self) -> random.Random:
        """The generator of bots and autopilot; made late, because it takes memory."""
        return random.Random(hashlib.sha256(b"bots" + self.key).digest())

    def sit(self, seat: Seat, level: str, past: Sequence[Event]) -> None:
        """A bot sits down. It hears the events its seat was told so far, and nothing else."""
        bot = seat_bot(level, self.game, self.seats, seat, self.rng)
        for event in past:
            bot.hear(event)
        self.seated[seat] = bot

    def hear(self, events: Sequence[Event]) -> None:
        """Each bot hears the events of its seat. The copy of one that thinks hears them later."""
        if not self.seated:
            return
        for event in events:
            for seat, bot in self.seated.items():
                if bot.listens and addressed(event, seat):
                    bot.hear(event)
                    if seat in self.asked:
                        self.asked[seat].missed.append(event)
