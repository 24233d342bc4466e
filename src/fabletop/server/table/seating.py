"""Sitting down: names and colours, on an empty chair or one that became free in play."""

from __future__ import annotations

from collections.abc import Collection

from fabletop.core.game import Seat
from fabletop.core.refusals import Refusal
from fabletop.server.table.arrivals import hand_over
from fabletop.server.table.chairs import Device
from fabletop.server.table.context import Context
from fabletop.server.table.effects import no
from fabletop.server.table.messages import Rename, Sit
from fabletop.server.table.names import BOT_NAMES, LONGEST_NAME, is_taken, tidy
from fabletop.server.table.table import Progress, Table


def is_said_again(table: Table, ctx: Context, message: Sit) -> bool:
    """Whether this message repeats one by which this device already sits there."""
    chair, there = table.chairs[message.seat], table.devices[ctx.device]
    return bool(message.id) and chair.sat_by == sitting_id(there, message) and not there.tv


def sitting_id(device: Device, message: Sit) -> str:
    """The id by which a repeat is recognised: the page's own, and its browser."""
    return f"{message.id}/{device.mark}" if message.id and device.named else message.id


def refuse_device(table: Table, device: Device) -> Refusal | None:
    """Refuse the television, and anybody new at a locked table."""
    if device.tv:
        return no("not-now")
    return no("locked") if table.manners.locked and not device.seats else None


def has_played(table: Table, device: Device, seat: Seat) -> bool:
    """Whether a device has, or had, another chair in this game, so it must not see this hand."""
    others = [chair for other, chair in enumerate(table.chairs) if other != seat]
    return bool(device.seats) or any(device.mark in chair.held_by for chair in others)


def sit_down(table: Table, progress: Progress, ctx: Context, message: Sit) -> Refusal | None:
    """A person takes a chair, under a name that is fit to be shown."""
    name = tidy(message.name)
    refusal = refuse_name(table, message.seat, name)
    if refusal:
        return refusal
    chair = table.chairs[message.seat]
    chair.name, chair.colour = name, free_colour(table, message.seat, message.colour)
    chair.came = table.next_came()
    chair.sitting, chair.home = table.next_sitting(), message.seat
    chair.sat_by = sitting_id(table.devices[ctx.device], message)
    ctx.changed = True
    hand_over(table, progress, ctx, message.seat)
    return None


def rename(table: Table, ctx: Context, message: Rename) -> Refusal | None:
    name = tidy(message.name)
    refusal = refuse_name(table, message.seat, name)
    if refusal:
        return refusal
    chair = table.chairs[message.seat]
    chair.name, chair.colour = name, free_colour(table, message.seat, message.colour)
    ctx.changed = True
    return None


def refuse_name(table: Table, seat: Seat, name: str | None) -> Refusal | None:
    """Refuse a name that is not fit to be shown, or looks like another one at the table."""
    if name is None:
        return no("bad-name", most=LONGEST_NAME)
    others = [chair.name for other, chair in enumerate(table.chairs) if other != seat]
    return no("name-taken") if is_taken(name, filter(None, others)) else None


def free_colour(table: Table, seat: Seat, wanted: int) -> int:
    """The wanted colour, or the next free one."""
    taken = {c.colour for n, c in enumerate(table.chairs) if n != seat and c.name is not None}
    return next(k % 6 for k in range(wanted, wanted + 7) if k % 6 not in taken)


def bot_name(table: Table, characters: Collection[str], level: str, said: str | None = None) -> str:
    """A free name: the character's, in the language of the page that chose it, else any."""
    used = [chair.name for chair in table.chairs if chair.name]
    own = [said or level.replace("_", " ").title()] if level in characters else []
    more = [f"{name[: LONGEST_NAME - 2]} {n}" for name in own for n in range(2, 9)]
    free = (name for name in (*own, *more, *BOT_NAMES) if not is_taken(name, used))
    return next(free, f"Djinn {len(used)}")


def swap(table: Table, a: Seat, b: Seat) -> None:
    """Two chairs change places, with their people or bots; tokens stay valid."""
    for seat in (a, b):
        chair = table.chairs[seat]
        chair.home = seat if chair.home is None else chair.home
    table.chairs[a], table.chairs[b] = table.chairs[b], table.chairs[a]
    place = {a: b, b: a}
    for each in table.devices.values():
        each.seats = sorted(place.get(seat, seat) for seat in each.seats)
