"""The host's hand: who that is, and what only he may do.

The host is the *founder*: whoever sat down first. A lost line does not change that: only when the
founder has been away for a minute the next one decides, until the founder is back. So a table
always has a host, and nobody becomes one by waiting for a bad moment of another's connection.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from fabletop.bots.bot import may_sit
from fabletop.core.game import Seat
from fabletop.core.refusals import Refusal
from fabletop.server.table import arrivals
from fabletop.server.table.chairs import Chair, Help
from fabletop.server.table.effects import no
from fabletop.server.table.messages import (
    Again,
    Dismiss,
    End,
    Free,
    Manner,
    OfTheHost,
    PutBot,
    SetHelp,
    Swap,
    UsePack,
)

if TYPE_CHECKING:
    from fabletop.server.table.room import Room

HOST_WAITS = 60.0  # seconds a host may be away before the next one decides
FREED_AFTER = 120.0  # seconds somebody must be away before the chair can be given to another
LONGEST_EVENING = 100  # games at one table


# -- who it is


def watch(room: Room, now: float) -> None:
    """Note who is here, and since when; from that follows who decides."""
    here = room.seated()
    for seat, chair in enumerate(room.chairs):
        there = "gone" if seat not in here else "idle" if chair.stood_in else "here"
        presence = there if is_persons(chair) else ""
        if presence != chair.presence:
            chair.presence, chair.since = presence, now
    room.host = host(room, now)


def host(room: Room, now: float) -> Seat | None:
    """Whose hand it is: the first of those who are not away. If all are, whoever looks on."""
    people = []
    for seat, chair in enumerate(room.chairs):
        if is_persons(chair):
            away = is_away(chair, now)
            people.append((away, away and chair.presence == "gone", chair.came, seat))
    return min(people)[-1] if people else None


def is_away(chair: Chair, now: float) -> bool:
    """Away for so long that others decide, or gone at their own wish."""
    absent = chair.presence in ("gone", "idle")
    return chair.agreed or (absent and now >= chair.since + HOST_WAITS)


def passes_at(room: Room) -> float | None:
    """When the host's hand passes on, if nothing else happens and anybody is there to see it."""
    if room.host is None or not room.seated():
        return None
    chair = room.chairs[room.host]
    at = chair.since + HOST_WAITS
    absent = chair.presence in ("gone", "idle") and not chair.agreed
    return at if absent and at > room.time else None


def is_persons(chair: Chair) -> bool:
    """Whether a chair belongs to somebody, even if a bot plays there just now."""
    bots = chair.bot is not None and not chair.stood_in
    return chair.name is not None and not bots and not chair.left and not chair.free


def is_host(room: Room, device: str) -> bool:
    return room.host in room.devices[device].seats


def decide(room: Room, message: OfTheHost, now: float) -> Refusal | None:
    """What the host wants done; the caller knows that it is the host."""
    if isinstance(message, Manner):
        return keep_manner(room, message, now)
    if isinstance(message, Dismiss):
        arrivals.send_watchers_away(room)
        return None
    if isinstance(message, Free):
        return free(room, message.seat, now)
    if isinstance(message, UsePack):
        return use_pack(room, message)
    if isinstance(message, Again):
        return again(room, message.game)
    return end(room, message)


def keep_manner(room: Room, message: Manner, now: float) -> Refusal | None:
    """Lock, door, pause, chat, no clocks. Looks and races are not interrupted."""
    if message.name == "locked" and message.on and not room.manners.locked:
        arrivals.lock(room)
    if message.name == "paused":
        if room.play is None or room.phase != "play":
            return no("not-started")
        if message.on and not room.game.pace(room.play.s).is_patient():
            return no("not-now")
        for chair in room.chairs:
            chair.lost_at = None
    setattr(room.manners, message.name, message.on)
    room.changed = True
    if message.name == "slow":
        room.clock.adjust(now)
    return None


def free(room: Room, seat: Seat, now: float) -> Refusal | None:
    """Nobody holds the chair any more. In play a bot plays there until somebody sits down, and
    it takes a long absence, or the wish of whoever sat there."""
    chair = room.chairs[seat]
    if chair.name is None or not is_persons(chair) or room.phase == "over":
        return no("not-now")
    if room.play is None:
        arrivals.empty(room, seat)
        return None
    refusal = refuse_to_free(chair, now)
    if refusal:
        return refusal
    room.changed = True
    room.leave(seat, now)
    chair.free = chair.stood_in
    host_name = "" if room.host is None else str(room.chairs[room.host].name)
    room.tell_all("chair-freed", seat, chair.name, host_name)
    chair.returning = chair.sat_by = ""
    chair.sitting = arrivals.next_sitting(room)
    arrivals.take_away(room, seat)
    return None


def refuse_to_free(chair: Chair, now: float) -> Refusal | None:
    """Nobody loses a hand of cards to a host who is impatient, or curious."""
    if chair.agreed:
        return None
    left = chair.since + FREED_AFTER - now if chair.presence == "gone" else 0.0
    if chair.presence == "gone" and left <= 0:
        return None
    return no("still-here", name=str(chair.name), seconds=math.ceil(left))


def end(room: Room, message: End) -> Refusal | None:
    """The game is over, without a result."""
    if room.phase != "play":
        return no("not-started")
    room.ended = room.changed = True
    return None


def again(room: Room, key: str) -> Refusal | None:
    """The same people go back to their chairs, for another game or the same once more."""
    if room.phase != "over":
        return no("not-over")
    if len(room.whole_evening()) >= LONGEST_EVENING:
        return no("long-evening", most=LONGEST_EVENING)
    game = room.game if key in ("", room.game.key) else room.shelf.get(key)
    if game is None:
        return no("no-such-game")
    options = room.options if game is room.game else {}
    refusal = game.refuse_setup(len(room.chairs), options)
    if refusal:
        return refusal
    room.begin_anew(game, options)
    return None


def use_pack(room: Room, message: UsePack) -> Refusal | None:
    """Other content for the game that is about to begin, or that of the box again."""
    if room.play:
        return no("game-running")
    game = room.packs(message.id) if message.id else room.shelf[room.game.key]
    if game is None:
        return no("no-such-pack")
    if game.key != room.game.key:
        return no("pack-of-another-game")
    refusal = game.refuse_setup(len(room.chairs), room.options)
    if refusal:
        return refusal
    room.game = game
    room.changed = True
    return None


def swap(room: Room, device: str, message: Swap) -> Refusal | None:
    """The host may swap any two chairs; anybody may move to an empty one."""
    a, b = message.seat, message.other
    if room.play:
        return no("game-running")
    if b >= len(room.chairs) or a == b:
        return no("no-such-seat")
    moves = a in room.devices[device].seats and room.chairs[b].name is None
    if not moves and not is_host(room, device):
        return no("host-only")
    for seat in (a, b):
        chair = room.chairs[seat]
        chair.home = seat if chair.home is None else chair.home
    room.chairs[a], room.chairs[b] = room.chairs[b], room.chairs[a]
    place = {a: b, b: a}
    for each in room.devices.values():
        each.seats = sorted(place.get(seat, seat) for seat in each.seats)
    room.changed = True
    return None


def sit_in(room: Room, device: str, message: PutBot, now: float) -> Refusal | None:
    """A bot plays for somebody who is not there; the chair stays his."""
    chair = room.chairs[message.seat]
    if not is_host(room, device):
        return no("host-only")
    if not may_sit(message.level, room.game):
        return no("no-such-bot")
    if chair.bot:
        return no("seat-taken")
    if message.seat in room.seated() and not chair.away:
        return no("game-running")
    if room.phase != "play" or chair.left or not room.by_bot():
        return no("not-now")
    room.leave(message.seat, now, message.level)
    return None


def set_help(room: Room, device: str, message: SetHelp, now: float) -> Refusal | None:
    """By whoever sits there, or the host; everybody sees it."""
    chair: Chair = room.chairs[message.seat]
    if message.seat not in room.devices[device].seats and not is_host(room, device):
        return no("not-your-seat")
    if chair.name is None or (chair.bot and not chair.stood_in):
        return no("not-now")
    before, chair.help = chair.help, Help(message.time, message.hints, message.large, message.calm)
    room.changed = True
    if before.time != message.time:
        room.clock.adjust(now)
    return None
