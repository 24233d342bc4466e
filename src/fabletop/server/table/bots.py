"""The bots of a game in play: which sit where, and what they have heard."""

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
    """A bot that thinks elsewhere: about which question, when it answers, what it misses."""

    bot: Bot
    question: int
    due: float
    missed: list[Event] = field(default_factory=list)
    thought: Thought | None = None  # it has an answer, but it is not time yet


class Bots:
    """The bots of one game, by seat, and those of them that think elsewhere just now."""

    def __init__(self, setup: Setup, seats: int) -> None:
        self.game, self.seats = setup.game, seats
        self.key = setup.key
        self.seated: dict[Seat, Bot] = {}
        self.asked: dict[Seat, Asked] = {}

    @cached_property
    def rng(self) -> random.Random:
        """Their luck, and that of the autopilot. It takes some room, and few games need it."""
        return random.Random(hashlib.sha256(b"bots" + self.key).digest())

    def sit(self, seat: Seat, level: str, past: Sequence[Event]) -> None:
        """A bot sits down; it knows what its seat was told so far and nothing else."""
        bot = seat_bot(level, self.game, self.seats, seat, self.rng)
        for event in past:
            bot.hear(event)
        self.seated[seat] = bot

    def hear(self, events: Sequence[Event]) -> None:
        """Each hears what its seat is told; whoever thinks elsewhere hears it afterwards too."""
        for event in events:
            for seat, bot in self.seated.items():
                if bot.listens and addressed(event, seat):
                    bot.hear(event)
                    if seat in self.asked:
                        self.asked[seat].missed.append(event)
