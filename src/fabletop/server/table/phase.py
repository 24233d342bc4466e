"""A phase of a table, a gathering or a game in play: what both have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from fabletop.core.game import Json, Seat, View
from fabletop.core.options import Option
from fabletop.core.refusals import Refusal
from fabletop.server.table import arrivals, curtains
from fabletop.server.table.chairs import Device, Help
from fabletop.server.table.context import Context
from fabletop.server.table.effects import (
    Drained,
    Full,
    Gone,
    Measured,
    Rejoined,
    Reply,
    Shown,
    SnapshotKept,
    Stood,
    Thought,
    Tick,
    no,
    refused,
)
from fabletop.server.table.messages import AskTicket, Dismiss, Hello, Manner, Mine, Reads, SetHelp
from fabletop.server.table.setup import Setup
from fabletop.server.table.table import Progress, Table

Look = tuple[Device, Seat | None]  # a device, and the seat whose view it shows
Handler = Callable[[Any, Context, Any], Refusal | None]
NumberedMove = tuple[int, Json, str | None]


class Phase(ABC):
    """What a table does now. Each type of message has one handler, or is refused as unfit."""

    unfit: ClassVar[str]  # the code for messages without a handler
    upgraded = False  # whether the game was begun under older rules
    cut: int | None = None  # the first move on disk that could not be read

    def __init__(self, table: Table, setup: Setup) -> None:
        self.table, self.setup = table, setup

    def take(self, ctx: Context) -> Refusal | None:
        """Call the handler of a message, or refuse the message."""
        handler = self.handlers().get(type(ctx.message))
        return handler(self, ctx, ctx.message) if handler else no(self.unfit)

    # -- what each phase says for itself

    @abstractmethod
    def handlers(self) -> Mapping[type[Any], Handler]:
        """Type of message → handler."""

    @property
    @abstractmethod
    def name(self) -> str:
        """Its name in pictures: "lobby", "play" or "over"."""

    @property
    @abstractmethod
    def deadline(self) -> float | None:
        """When the clock of the current question runs out."""

    @property
    def question(self) -> int:
        """The number of the current question."""
        return 0

    @property
    def is_racing(self) -> bool:
        """Whether a race is open, so that milliseconds matter."""
        return False

    @abstractmethod
    def progress(self) -> Progress:
        """The numbers of moves and events so far."""

    @abstractmethod
    def settle(self, ctx: Context) -> None:
        """Carry out what follows from a message by itself."""

    @abstractmethod
    def new_moves(self, before: Progress, acts: Mapping[int, str]) -> tuple[NumberedMove, ...]:
        """The moves since then, numbered, with the ids of their acts."""

    @abstractmethod
    def adjust_clock(self, now: float) -> None:
        """A setting that lengthens clocks has changed: compute the deadline again."""

    @abstractmethod
    def is_held(self, ctx: Context) -> bool:
        """Whether the answer in this message is held, so that no picture changes."""

    @abstractmethod
    def refuse_stranger(self, ctx: Context) -> Refusal:
        """The refusal for a device that does not hold the chair in its message."""

    @abstractmethod
    def evening(self) -> list[Json]:
        """The finished games of this table, including one that is still shown."""

    @abstractmethod
    def snapshot(self) -> Stood | None:
        """A snapshot of the game, or None."""

    @abstractmethod
    def has_snapshot(self) -> bool:
        """Whether the snapshot on disk is up to date."""

    @abstractmethod
    def keep(self) -> Json:
        """What goes to disk besides the moves and the setup of the game."""

    # -- what it shows

    @abstractmethod
    def common_part(self, now: float) -> Json:
        """The part of a picture that is the same for all devices."""

    @abstractmethod
    def views(self, eyes: Sequence[Seat | None]) -> Sequence[View | None]:
        """The view of each of these seats; None is a spectator."""

    @abstractmethod
    def own_parts(self, looks: Sequence[Look]) -> list[Json]:
        """The part of each device's picture that is its own, without view, choices and events."""

    def options(self, seat: Seat | None) -> Sequence[Option]:
        """The options of a seat."""
        return ()

    def news(self, device: Device, seat: Seat | None) -> list[Json]:
        """The events a device has not been told yet."""
        return []

    # -- time

    def alarm(self) -> float | None:
        """When the next thing is due; None: never."""
        due = [time for time in self.due() if time is not None]
        for device in self.table.devices.values():
            if device.lingers is not None:
                due.append(device.lingers)
        passes = self.table.host.passes_at()
        if passes is not None and self.table.seated():
            due.append(passes)
        if self.table.expected and self.table.devices:
            due.append(self.table.expected_until)
        return min(due) if due else None

    def due(self) -> Sequence[float | None]:
        """The times at which the game needs an alarm."""
        return ()

    def tick(self, ctx: Context, message: Tick) -> None:
        ctx.redraw |= curtains.close_lingering(self.table.devices.values(), ctx.now)
        ctx.redraw |= self.table.expect_no_longer(ctx.now)

    # -- coming and going

    def hello(self, ctx: Context, message: Hello) -> Refusal | None:
        refusal = arrivals.arrive(self.table, self.progress(), ctx, message)
        if refusal is None and arrivals.has_bad_tokens(self.table, message):
            ctx.warnings.append(Reply(ctx.device, refused(no("bad-token"), message)))
        return refusal

    def lose(self, ctx: Context, message: Gone) -> None:
        del self.table.devices[ctx.device]

    def rejoin(self, ctx: Context, message: Rejoined) -> None:
        """Seat the same devices again; moves that were not saved have not happened."""
        told = self.progress().events
        for name, (device, seats) in message.devices.items():
            device.seats, device.open_for, device.lingers = seats, None, None
            device.told = None
            device.heard = {eyes: min(number, told) for eyes, number in device.heard.items()}
            self.table.devices[name] = device
        self.table.expect_all(ctx.now)

    def dismiss(self, ctx: Context, message: Dismiss) -> None:
        arrivals.send_watchers_away(self.table, ctx, self.progress().moves)

    def issue_ticket(self, ctx: Context, message: AskTicket) -> None:
        name, seat = self.table.shelf.new_key().hex()[:32], message.seat
        self.table.tickets.issue(name, self.table.chairs[seat].sitting, ctx.now)
        ctx.reply({"is": "ticket", "seat": seat, "ticket": name})
        ctx.only_replies = True

    # -- how the table is kept

    def keep_manner(self, ctx: Context, message: Manner) -> Refusal | None:
        """Set one of the host's switches."""
        if message.name == "locked" and message.on and not self.table.manners.locked:
            self.table.lock(self.progress().moves)
        setattr(self.table.manners, message.name, message.on)
        ctx.changed = True
        if message.name in ("slow", "clock"):
            self.adjust_clock(ctx.now)
        return None

    def set_help(self, ctx: Context, message: SetHelp) -> Refusal | None:
        """Set the help of a chair: its person may, and the host."""
        chair, table = self.table.chairs[message.seat], self.table
        holds = message.seat in table.devices[ctx.device].seats
        if not holds and not table.is_host(ctx.device):
            return no("not-your-seat")
        if chair.name is None or (chair.bot and not chair.stood_in):
            return no("not-now")
        before = chair.help
        chair.help = Help(message.time, message.hints, message.large, message.calm)
        ctx.changed = True
        if before.time != message.time:
            self.adjust_clock(ctx.now)
        return None

    # -- what devices show

    def open_curtain(self, ctx: Context, message: Mine) -> None:
        told = self.progress().events
        curtains.open_for(self.table.devices[ctx.device], message.seat, told)

    def measure(self, ctx: Context, message: Measured) -> None:
        """Note a round trip; pictures show when a connection becomes slow or quick again."""
        ctx.redraw = self.table.measured(ctx.device, message.milliseconds)
        ctx.only_replies = not ctx.redraw

    def stop_telling(self, ctx: Context, message: Full) -> None:
        device = self.table.devices.get(ctx.device)
        if device:
            device.ready = False

    def tell_again(self, ctx: Context, message: Drained) -> None:
        device = self.table.devices.get(ctx.device)
        if device:
            device.ready, device.told = True, None

    def ignore(self, ctx: Context, message: object) -> Refusal | None:
        """A message that matters only to a game in play."""
        return None


OF_ANY_PHASE: Mapping[type[Any], Handler] = {
    Hello: Phase.hello,
    Gone: Phase.lose,
    Rejoined: Phase.rejoin,
    Dismiss: Phase.dismiss,
    AskTicket: Phase.issue_ticket,
    Manner: Phase.keep_manner,
    SetHelp: Phase.set_help,
    Mine: Phase.open_curtain,
    Measured: Phase.measure,
    Full: Phase.stop_telling,
    Drained: Phase.tell_again,
    Tick: Phase.tick,
    Reads: Phase.ignore,
    Thought: Phase.ignore,
    Shown: Phase.ignore,
    SnapshotKept: Phase.ignore,
}
