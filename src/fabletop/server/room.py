"""One table without I/O: a message and the time go in, effects come out.

Because nothing here waits, sends or looks at a clock, every race, loss and late arrival can be
played through by hand. People sit on *devices*: one of their own, one shared with others behind
a curtain, or none but eyes (spectators, the television). A message to a device holds everything
its owner may see now, never a difference, so only the newest one matters.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from fabletop.bots.bot import Bot, seat_bot
from fabletop.core.dealer import Event, Fair, commitment
from fabletop.core.game import Game, Json, Seat
from fabletop.core.options import Action, Word, spell
from fabletop.core.record import LEAVE, Move, Play, addressed
from fabletop.core.refusals import Refusal

LAPSES_UNTIL_AWAY = 2
BOT_PAUSE = 1.0  # seconds a bot takes, so that people can follow
STAND_IN = "greedy"  # who plays for somebody who left


# -- what comes in


@dataclass(frozen=True, slots=True)
class Look:
    """A device is there, new or back again: these are its seats (none: it watches)."""

    device: str
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Mine:
    """ "It's me": the curtain of a shared device opens for one of its seats."""

    device: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Act:
    """An answer to a decision."""

    device: str
    seat: Seat | None
    action: object
    decision: int | None = None


@dataclass(frozen=True, slots=True)
class Back:
    """ "I'm back": the autopilot hands over."""

    device: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Leave:
    """Somebody gets up for good."""

    device: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Tick:
    """The time an alarm was set for has come."""


Message = Look | Mine | Act | Back | Leave | Tick


# -- what goes out


@dataclass(frozen=True, slots=True)
class Send:
    """The newest picture for a device; it replaces any that still waits."""

    device: str
    picture: Json


@dataclass(frozen=True, slots=True)
class Refuse:
    """No, and why; nothing has changed."""

    device: str
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Save:
    """Must be on disk before anything is sent."""

    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Alarm:
    """Send a Tick at that time; it replaces the alarm before."""

    at: float | None


Effect = Send | Refuse | Save | Alarm


@dataclass(slots=True)
class Chair:
    """Who sits where: a person, or a bot by its name."""

    name: str
    bot: str | None = None
    lapses: int = 0
    away: bool = False
    stood_in: bool = False  # a bot has taken over from a person

    def spell(self) -> Json:
        return {
            "name": self.name,
            "bot": self.bot,
            "away": self.away,
            "stood_in": self.stood_in,
        }


@dataclass(slots=True)
class Device:
    """A screen: whose, and at a shared one, who has just said "it's me"."""

    seats: tuple[Seat, ...]
    open_for: Seat | None = None
    heard: int = 0  # events sent so far


@dataclass
class Room:
    """A table in play."""

    game: Game[Any]
    chairs: list[Chair]
    options: Mapping[str, Word]
    key: bytes
    rng: random.Random
    devices: dict[str, Device] = field(default_factory=dict)
    bots: dict[Seat, Bot] = field(default_factory=dict)
    clock: int | None = None
    deadline: float | None = None
    bot_due: float | None = None

    def __post_init__(self) -> None:
        names = [chair.name for chair in self.chairs]
        seats = len(self.chairs)
        self.play = Play.begin(
            self.game, seats, self.options, Fair(self.key), names, commitment(self.key)
        )
        for seat, chair in enumerate(self.chairs):
            if chair.bot:
                self.seat_bot(seat, chair.bot)

    # -- one message

    def handle(self, message: Message, now: float) -> list[Effect]:
        """Everything that follows from a message."""
        moves = len(self.play.record.moves)
        refused = self.take(message, now)
        if refused:
            return [refused]
        self.answer_for_the_away(now)
        self.wind_clock(now)
        made = tuple(self.play.record.moves[moves:])
        effects: list[Effect] = [Save(made)] if made else []
        if made or not isinstance(message, Look | Mine | Tick):
            effects += [Send(name, self.picture(name, now)) for name in self.devices]
        elif not isinstance(message, Tick):
            effects.append(Send(message.device, self.picture(message.device, now)))
        return [*effects, Alarm(self.alarm())]

    def take(self, message: Message, now: float) -> Refuse | None:
        """Let a message do what it does."""
        match message:
            case Look(device, seats):
                self.devices[device] = Device(seats)
            case Mine(device, seat):
                if seat in self.devices[device].seats:
                    self.devices[device].open_for = seat
            case Act():
                return self.act(message, now)
            case Back(device, seat):
                if seat in self.devices[device].seats:
                    self.is_back(seat)
            case Leave(device, seat):
                if seat in self.devices[device].seats:
                    self.leave(seat, now)
            case Tick():
                self.tick(now)
        return None

    def act(self, message: Act, now: float) -> Refuse | None:
        """An action of a person; refused, it changes nothing."""
        device = self.devices[message.device]
        seat = message.seat if message.seat in device.seats else None
        refusal = self.game.refuse(self.play.s, seat, message.action, message.decision)
        if refusal or seat is None:
            return Refuse(message.device, refusal or Refusal("not-seated", ""))
        self.is_back(seat)
        self.do(seat, message.action, now, "player")  # type: ignore[arg-type]
        device.open_for = None
        return None

    def do(self, seat: Seat, action: Action, now: float, by: str) -> None:
        """Carry out a legal action; bots listen."""
        self.hear(self.play.act(seat, action, round(now * 1000), by).events)

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            for seat, bot in self.bots.items():
                if bot.listens and addressed(event, seat):
                    bot.hear(event)

    # -- bots

    def seat_bot(self, seat: Seat, name: str) -> None:
        """A bot sits down; it knows what its seat was told so far and nothing else."""
        bot = seat_bot(name, self.game, len(self.chairs), seat, self.rng)
        for event in self.play.stream(seat):
            bot.hear(event)
        self.bots[seat] = bot

    def bots_asked(self) -> list[Seat]:
        return [seat for seat in self.game.actors(self.play.s) if seat in self.bots]

    def let_a_bot_play(self, now: float) -> None:
        seat = self.bots_asked()[0]
        s = self.play.s
        action = self.bots[seat].choose(self.game.view(s, seat), self.game.options(s, seat))
        self.do(seat, action, now, "bot")

    # -- coming and going

    def is_back(self, seat: Seat) -> None:
        self.chairs[seat].lapses = 0
        self.chairs[seat].away = False

    def leave(self, seat: Seat, now: float) -> None:
        """By the table's option: a bot takes everything over, or the rules do without."""
        if not self.game.actors(self.play.s):
            return
        chair = self.chairs[seat]
        if self.options.get("on_leave", self.game.settings["on_leave"].default) == "bot":
            chair.bot, chair.stood_in = STAND_IN, True
            self.seat_bot(seat, STAND_IN)
        else:
            self.do(seat, LEAVE, now, "player")

    # -- time

    def tick(self, now: float) -> None:
        if self.bot_due is not None and now >= self.bot_due and self.bots_asked():
            self.bot_due = None
            self.let_a_bot_play(now)
        elif self.deadline is not None and now >= self.deadline:
            for seat in list(self.game.actors(self.play.s)):
                if seat not in self.bots:
                    self.lapse(seat, now)

    def lapse(self, seat: Seat, now: float) -> None:
        """The clock ran out on a person: the autopilot answers."""
        chair = self.chairs[seat]
        chair.lapses += 1
        chair.away = chair.lapses >= LAPSES_UNTIL_AWAY
        self.autopilot(seat, now)

    def autopilot(self, seat: Seat, now: float) -> None:
        choices = self.game.pace(self.play.s).lapse.get(seat)
        if choices:
            self.do(seat, self.rng.choice(choices), now, "clock")

    def answer_for_the_away(self, now: float) -> None:
        """Nobody waits for a seat that is away."""
        while waiting := [s for s in self.game.actors(self.play.s) if self.chairs[s].away]:
            self.autopilot(waiting[0], now)

    def wind_clock(self, now: float) -> None:
        """A new question winds the clock; the same one lets it run."""
        pace = self.game.pace(self.play.s)
        if pace.clock != self.clock or not pace.lapse:
            self.clock = pace.clock
            self.deadline = now + pace.lasts if pace.lasts and pace.lapse else None
            self.bot_due = None
        if self.bot_due is None and self.bots_asked():
            self.bot_due = now + BOT_PAUSE

    def alarm(self) -> float | None:
        times = [time for time in (self.deadline, self.bot_due) if time is not None]
        return min(times, default=None)

    # -- pictures

    def picture(self, name: str, now: float) -> Json:
        """All a device may show now."""
        device = self.devices[name]
        seat = self.seat_of(device)
        first, device.heard = device.heard, len(self.play.events)
        news = [event for event in self.play.events[first:] if addressed(event, seat)]
        left = None if self.deadline is None else max(0.0, self.deadline - now)
        return {
            "seat": seat,
            "curtain": self.curtain(device),
            "decision": self.game.decision(self.play.s),
            "view": self.game.view(self.play.s, seat),
            "options": [] if seat is None else self.spell_options(seat),
            "events": [[event.key, *event.args] for event in self.may_hear(seat, news)],
            "seconds": left,
            "chairs": [chair.spell() for chair in self.chairs],
            "outcome": self.outcome(),
            "seal": self.play.record.seal,
        }

    def may_hear(self, seat: Seat | None, news: Sequence[Event]) -> list[Event]:
        """Of what a device has missed, what its seat may still be told."""
        allowed = {id(e) for e in self.game.log(self.play.s, seat, self.play.stream(seat))}
        return [event for event in news if id(event) in allowed]

    def spell_options(self, seat: Seat) -> list[object]:
        return [spell(option) for option in self.game.options(self.play.s, seat)]

    def seat_of(self, device: Device) -> Seat | None:
        """Whose eyes a device shows; a shared one shows nobody's until somebody says so."""
        return device.open_for if len(device.seats) > 1 else next(iter(device.seats), None)

    def curtain(self, device: Device) -> Seat | None:
        """At a shared device: who has to take it next."""
        if len(device.seats) < 2 or device.open_for is not None:
            return None
        asked = [seat for seat in self.game.actors(self.play.s) if seat in device.seats]
        return asked[0] if asked else None

    def outcome(self) -> Json | None:
        """The result; it says where a bot stood in."""
        outcome = self.game.outcome(self.play.s)
        if outcome is None:
            return None
        stood_in = [seat for seat, chair in enumerate(self.chairs) if chair.stood_in]
        return {**outcome.spell(), "stood_in": stood_in}
