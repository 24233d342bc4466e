"""Who may send which type of message; checked before anything else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, get_args

from fabletop.core.refusals import Refusal
from fabletop.server.table.context import Context
from fabletop.server.table.effects import Drained, Gone, Measured, Thought, Tick, no
from fabletop.server.table.messages import (
    Choose,
    Hello,
    Mark,
    OfOnesOwn,
    OfTheHost,
    PutBot,
    SetHelp,
    Sit,
    Stand,
    Start,
    Swap,
)
from fabletop.server.table.phase import Phase

Permission = Callable[[Phase, Context], Refusal | None]


def anybody(phase: Phase, ctx: Context) -> Refusal | None:
    """Any device, also one that is not at the table yet; and the server itself."""
    return None


def visitor(phase: Phase, ctx: Context) -> Refusal | None:
    """A device at the table."""
    return None if ctx.device in phase.table.devices else no("hello-first")


def about_a_chair(phase: Phase, ctx: Context) -> Refusal | None:
    """A device at the table, if the message names an existing chair."""
    refusal = visitor(phase, ctx)
    if refusal:
        return refusal
    seat: int = getattr(ctx.message, "seat", 0)
    return no("no-such-seat") if seat >= len(phase.table.chairs) else None


def the_host(phase: Phase, ctx: Context) -> Refusal | None:
    refusal = about_a_chair(phase, ctx)
    if refusal:
        return refusal
    return None if phase.table.is_host(ctx.device) else no("host-only")


def its_holder(phase: Phase, ctx: Context) -> Refusal | None:
    """The device that holds the chair in the message."""
    device = phase.table.devices.get(ctx.device)
    seat: int = getattr(ctx.message, "seat", 0)
    if device is not None and seat in device.seats:
        return None
    return about_a_chair(phase, ctx) or phase.refuse_stranger(ctx)


MAY_SAY: Mapping[type[Any], Permission] = {
    **dict.fromkeys((Hello, Tick, Thought, Measured, Drained), anybody),
    **dict.fromkeys((Gone, Start, Choose), visitor),
    **dict.fromkeys((Swap, SetHelp, Mark, Sit, PutBot, Stand), about_a_chair),
    **dict.fromkeys(get_args(OfTheHost), the_host),
    **dict.fromkeys(get_args(OfOnesOwn), its_holder),
}
