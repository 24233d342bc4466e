"""Who comes to a table: with tokens, with a ticket for a chair, or only to watch."""

from __future__ import annotations

from fabletop.core.game import Seat
from fabletop.core.refusals import Refusal
from fabletop.server.table.chairs import Device
from fabletop.server.table.context import Context
from fabletop.server.table.effects import no
from fabletop.server.table.messages import Hello
from fabletop.server.table.table import MOVES_WITH_TOKENS, Progress, Table
from fabletop.server.table.tokens import WATCH

MOST_DEVICES = 60  # connections at one table; people with a chair come in beyond that


def arrive(table: Table, progress: Progress, ctx: Context, message: Hello) -> Refusal | None:
    """A device connects. It holds the chairs of its tokens; without any it watches."""
    found = [] if message.tv else [table.opened(token) for token in message.tokens]
    seats = sorted({seat for seat in found if seat is not None and seat != WATCH})
    there = arriving(table, progress, ctx.device, message, seats)
    moved = None
    if not message.tv:
        moved = table.tickets.redeem(message.ticket, there, table.chairs, ctx.now)
    if message.ticket and moved is None and not seats:
        return no("bad-ticket")
    watched = any(table.opened(token) == WATCH for token in message.tokens)
    known = seats or watched or moved is not None
    if table.manners.locked and not known:
        return no("locked")
    if is_full(table, ctx.device) and not seats and moved is None:
        return no("table-full", most=MOST_DEVICES)
    table.devices[ctx.device] = there
    for seat in seats:
        note_holder(table, progress, ctx, there, seat)
    if moved is not None:
        move_to(table, progress, ctx, moved, message.ticket)
    table.tickets.forget_shown(table.chairs, seats)
    return None


def arriving(
    table: Table, progress: Progress, name: str, message: Hello, seats: list[Seat]
) -> Device:
    """The device that connects. Round trips measured on this connection before are kept."""
    heard = min(max(message.since + 1, 0), progress.events)
    eyes: list[Seat | None] = [None, *seats]
    keyed = MOVES_WITH_TOKENS + (0 if seats else progress.moves)
    there = Device(
        seats,
        heard=dict.fromkeys(eyes, heard),
        there=progress.events,
        keyed=keyed,
        tv=message.tv,
        mark=table.tokens.mark_of(name, message.device),
        named=bool(message.device),
    )
    before = table.devices.get(name)
    if before:
        there.trips, there.link, there.ready = before.trips, before.link, before.ready
    return there


def is_full(table: Table, name: str) -> bool:
    return name not in table.devices and len(table.devices) >= MOST_DEVICES


def has_bad_tokens(table: Table, message: Hello) -> bool:
    """Whether a token is for no chair here; an old watcher's token is no fault."""
    bad = (token for token in message.tokens if table.opened(token) is None)
    return any((table.tokens.read(token) or (None,))[0] != WATCH for token in bad)


def move_to(table: Table, progress: Progress, ctx: Context, seat: Seat, ticket: str) -> None:
    """Move a chair to this device, and away from all others."""
    chair = table.chairs[seat]
    chair.sitting, chair.home, chair.sat_by = table.next_sitting(), seat, ""
    table.tickets.spend(ticket, table.devices[ctx.device], chair.sitting)
    ctx.changed = True
    table.take_away(seat)
    hand_over(table, progress, ctx, seat)


def hand_over(table: Table, progress: Progress, ctx: Context, seat: Seat) -> None:
    """Give this device a chair."""
    held = table.devices[ctx.device]
    held.seats = sorted({*held.seats, seat})
    held.heard.setdefault(seat, 0)
    held.there = progress.events
    held.keyed = progress.moves + MOVES_WITH_TOKENS
    note_holder(table, progress, ctx, held, seat)


def note_holder(table: Table, progress: Progress, ctx: Context, device: Device, seat: Seat) -> None:
    """During a game, remember which devices could see this hand."""
    chair = table.chairs[seat]
    if progress.begun and device.mark not in chair.held_by:
        chair.hold_by(device.mark)
        ctx.changed |= device.named  # without its own name a device is unknown after a restart


def send_watchers_away(table: Table, ctx: Context, moves: int) -> None:
    """Tell watchers that they are sent away, and lock the table: they know its address."""
    for name in table.watchers():
        del table.devices[name]
        ctx.refuse(no("sent-away"), None, name)
    table.lock(moves)
    ctx.changed = True
