"""One table without I/O: a message and the time go in, effects come out.

Nothing here waits, sends or reads a clock. So a test can play through every race, lost connection
and late message. People sit at *devices*, their own or a shared one; spectators and the television
have devices without a chair. A room holds what lasts (`Table`) and its phase: a `Gathering`, or a
game in play (`Playing`). The type of a message chooses the phase's handler. The handler writes
consequences into the context, and the room turns them into effects.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import get_args

from fabletop.core.game import Json
from fabletop.core.options import plain
from fabletop.server.table.context import Context
from fabletop.server.table.effects import (
    Alarm,
    Drained,
    Effect,
    Full,
    Gone,
    Inward,
    Measured,
    Note,
    Reply,
    Save,
    Send,
    Shown,
    SnapshotKept,
    Thought,
    Tick,
    refused,
)
from fabletop.server.table.gathering import Gathering
from fabletop.server.table.messages import Act, Hello, Message, Mine
from fabletop.server.table.permissions import MAY_SAY
from fabletop.server.table.phase import Phase
from fabletop.server.table.playing import Playing
from fabletop.server.table.table import Table
from fabletop.server.table.telling import Telling

NOTES = frozenset(get_args(Note))
UNNOTICED = frozenset((Tick, Thought, Measured))  # change nothing by themselves
OF_ONE = frozenset((Mine, Drained))  # only this device's picture changes
# Messages after which the same people are there, on the same chairs, as before.
NOBODY_COMES = frozenset((Act, Shown, SnapshotKept, Full, Measured))


class Before:
    """The state before a message, to find what it changes."""

    __slots__ = ("company", "deadline", "progress", "watched")

    def __init__(self, phase: Phase, device: str, kind: type) -> None:
        self.progress, self.deadline = phase.progress(), phase.deadline
        self.watched = False  # for Hello and Gone: whether the device held no chair
        self.company: tuple[object, ...] | None = None  # for Hello and Gone: who was there
        if kind is Hello or kind is Gone:
            self.watched = phase.table.only_watches(device)
            self.company = phase.table.company()


class Room:
    """A table, from its empty chairs to the last score."""

    def __init__(self, table: Table, phase: Phase) -> None:
        self.table, self.phase = table, phase

    @property
    def code(self) -> str:
        return self.table.code

    # -- one message

    def handle(self, device: str, message: Message | Inward, now: float) -> list[Effect]:
        """Everything that follows from a message."""
        ctx, kind, table = Context(device, message, now), type(message), self.table
        if kind not in NOBODY_COMES:
            table.unsettle()
        if kind in NOTES:
            self.phase.take(ctx)
            return []
        before = Before(self.phase, device, kind)
        table.host.choose(now)
        refusal = MAY_SAY[kind](self.phase, ctx) or self.phase.take(ctx)
        if refusal:
            return [Reply(device, refused(refusal, message))]
        if ctx.only_replies:
            return list(ctx.replies)
        self.change_phase(ctx)
        self.phase.settle(ctx)
        if ctx.changed or ctx.redraw or kind is not Act or not table.host.is_sure:
            table.settle(now)
        ctx.redraw |= table.host.seat != table.host.shown
        if ctx.changed or ctx.redraw or kind is not Act:
            table.revision += 1
        return self.effects(ctx, before)

    def change_phase(self, ctx: Context) -> None:
        if ctx.begins:
            self.phase = Playing.begin(self.table, ctx.begins, ctx)
        elif ctx.gathers:
            self.phase = Gathering(self.table, ctx.gathers)

    def effects(self, ctx: Context, before: Before) -> list[Effect]:
        """In this order: what to save, replies, pictures, bots to ask, the next alarm."""
        moves = self.phase.new_moves(before.progress, ctx.acts)
        effects: list[Effect] = []
        if moves or ctx.changed:
            effects.append(Save(self.keep() if ctx.changed else None, moves, ctx.finished))
        sends = self.sends(ctx, before, bool(moves))
        if ctx.replies:
            told = {send.device for send in sends}
            effects += [reply for reply in ctx.replies if not is_told(reply, told)]
        effects += ctx.warnings
        effects += sends
        effects += ctx.thinks
        effects.append(Alarm(self.phase.alarm()))
        return effects

    def sends(self, ctx: Context, before: Before, moved: bool) -> list[Send]:
        """Pictures for all devices that may see a difference."""
        names = self.noticed_by(ctx, before, moved)
        if not names:
            return []
        done: dict[str, list[object]] = {}
        for reply in ctx.replies:
            if reply.message["is"] == "done":
                done.setdefault(reply.device, []).append(reply.message["id"])
        return Telling(self.phase, ctx.now).tell(names, done)

    def noticed_by(self, ctx: Context, before: Before, moved: bool) -> Sequence[str]:
        """The devices that may see a difference."""
        changed = moved or ctx.changed or ctx.redraw
        rang = self.phase.deadline != before.deadline
        if not ctx.redraw and self.is_for_one(ctx, before, changed or rang):
            there = ctx.device in self.table.devices
            return [ctx.device] if there else []
        if not (changed or rang):
            unnoticed = type(ctx.message) in UNNOTICED or self.phase.is_held(ctx)
            if unnoticed:
                return []
        self.table.host.shown = self.table.host.seat
        return list(self.table.devices)

    def is_for_one(self, ctx: Context, before: Before, changed: bool) -> bool:
        """Whether only this device's picture changes: it opens its curtain, it reads again, or it
        comes or goes while others see the same people as before."""
        if type(ctx.message) in OF_ONE:
            return True
        if changed or before.company is None:
            return False
        watches = before.watched and self.table.only_watches(ctx.device)
        return watches and before.company == self.table.company()

    # -- what the house asks

    def tell_all(self, now: float) -> list[Send]:
        """Pictures for all devices."""
        return Telling(self.phase, now).tell(list(self.table.devices), {})

    def keep(self) -> Json:
        """The table without its moves, as it goes to disk."""
        table, setup = self.table, self.phase.setup
        return {
            "game": setup.game.key,
            "version": setup.game.about.version,
            "pack": setup.game.about.pack,
            "options": {name: plain(value) for name, value in setup.options.items()},
            "chairs": [chair.keep() for chair in table.chairs],
            "key": setup.key.hex(),
            "latch": table.latch,
            "watching": table.tokens.watching,
            "manners": table.manners.keep(),
            "evening": table.evening,
            **self.phase.keep(),
        }

    def age_group(self) -> str:
        """The group of `--keep` that says how long this table is kept."""
        name = self.phase.name
        return "slow" if name == "play" and self.table.manners.slow else name

    def is_idle(self) -> bool:
        """Whether nobody is connected, nothing is due, and all is on disk."""
        unwatched = not self.table.devices and self.phase.alarm() is None
        return unwatched and self.phase.has_snapshot()


def is_told(reply: Reply, told: Collection[str]) -> bool:
    """Whether a `done` travels within a picture, and needs no message of its own."""
    return reply.message["is"] == "done" and reply.device in told
