"""At the door and before the start: who comes, who sits where, what the table plays.

Each of these lets a message do what it does to a room, or says why not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from fabletop.bots.bot import levels
from fabletop.core.dealer import Fair
from fabletop.core.game import Seat
from fabletop.core.options import Word, read
from fabletop.core.record import Play
from fabletop.core.refusals import Refusal
from fabletop.server.chairs import BOT_NAMES, LONGEST_NAME, Chair, Device, tidy
from fabletop.server.effects import no
from fabletop.server.messages import Choose, Hello, Mark, PutBot, Rename, Sit

if TYPE_CHECKING:
    from fabletop.server.room import Room


def hello(room: Room, name: str, message: Hello) -> None:
    """A device is there, with the chairs its tokens open; without any it watches."""
    found = [room.read_token(token) for token in message.tokens]
    seats = [seat for seat, sitting in filter(None, found) if holds(room, seat, sitting)]
    count = room.events_told()
    heard = min(max(message.since + 1, 0), count)
    eyes: list[Seat | None] = [None, *seats]
    room.devices[name] = Device(sorted(set(seats)), heard=dict.fromkeys(eyes, heard), there=count)


def has_bad_tokens(room: Room, device: str, message: Hello) -> bool:
    return len(room.devices[device].seats) < len(set(message.tokens))


def holds(room: Room, seat: Seat, sitting: int) -> bool:
    return seat < len(room.chairs) and room.chairs[seat].sitting == sitting


def sit(room: Room, device: str, message: Sit) -> Refusal | None:
    chair = room.chairs[message.seat]
    if message.id and message.id == chair.sat_by:
        hand_over(room, device, message.seat)  # said again: the answer was lost on the way
        return None
    if room.play:
        return no("game-running")
    if chair.name is not None:
        return no("seat-taken")
    name = tidy(message.name)
    if name is None:
        return no("bad-name", most=LONGEST_NAME)
    chair.name, chair.colour = name, free_colour(room, message.seat, message.colour)
    chair.sitting += 1
    chair.sat_by = message.id
    room.changed = True
    hand_over(room, device, message.seat)
    return None


def hand_over(room: Room, device: str, seat: Seat) -> None:
    """A chair is this device's now."""
    held = room.devices[device]
    held.seats = sorted({*held.seats, seat})
    held.heard.setdefault(seat, 0)
    held.there = room.events_told()


def free_colour(room: Room, seat: Seat, wanted: int) -> int:
    """The colour wanted, or the next that nobody else has."""
    taken = {c.colour for n, c in enumerate(room.chairs) if n != seat and c.name is not None}
    return next(k % 6 for k in range(wanted, wanted + 7) if k % 6 not in taken)


def rename(room: Room, message: Rename) -> Refusal | None:
    name = tidy(message.name)
    if name is None:
        return no("bad-name", most=LONGEST_NAME)
    chair = room.chairs[message.seat]
    chair.name, chair.colour = name, free_colour(room, message.seat, message.colour)
    room.changed = True
    return None


def choose(room: Room, device: str, message: Choose) -> Refusal | None:
    """Whoever sits at the table may change an option until the game begins."""
    if room.play:
        return no("game-running")
    if not room.devices[device].seats:
        return no("not-your-seat")
    setting = room.game.settings.get(message.name)
    if setting and setting.ticked:
        return no("bad-message")
    options = {**room.options, message.name: cast(Word, read(message.value))}
    refusal = room.game.refuse_setup(len(room.chairs), options)
    if refusal:
        return refusal
    room.options = options
    room.changed = True
    return None


def tick_box(room: Room, device: str, message: Mark) -> Refusal | None:
    """Somebody says something about himself that the game wants to know."""
    setting = room.game.settings.get(message.name)
    if room.play:
        return no("game-running")
    if message.seat not in room.devices[device].seats:
        return no("not-your-seat")
    if setting is None or not setting.ticked:
        return no("bad-message")
    chair = room.chairs[message.seat]
    others = [name for name in chair.ticks if name != message.name]
    chair.ticks = [*others, message.name] if message.on else others
    room.changed = True
    return None


def put_bot(room: Room, message: PutBot) -> Refusal | None:
    if room.play:
        return no("game-running")
    chair = room.chairs[message.seat]
    if chair.name is not None and chair.bot is None:
        return no("seat-taken")
    if message.level not in levels(room.game):
        return no("no-such-bot")
    chair.bot = message.level
    room.changed = True
    if chair.name is None:
        used = {other.name for other in room.chairs}
        chair.name = next((n for n in BOT_NAMES if n not in used), f"Djinn {message.seat}")
        chair.colour = free_colour(room, message.seat, message.seat)
    return None


def stand(room: Room, device: str, seat: Seat, now: float) -> Refusal | None:
    chair = room.chairs[seat]
    own = seat in room.devices[device].seats
    if room.play:
        if not own:
            return no("not-your-seat")
        room.leave(seat, now)
        return None
    if not own and chair.bot is None:
        return no("not-your-seat")
    room.chairs[seat] = Chair(sitting=chair.sitting + 1)
    room.changed = True
    for other in room.devices.values():
        other.seats = [mine for mine in other.seats if mine != seat]
    return None


def start(room: Room, device: str, now: float) -> Refusal | None:
    if room.play:
        return no("game-running")
    if not room.devices[device].seats:
        return no("not-your-seat")
    if any(chair.name is None for chair in room.chairs):
        return no("chairs-empty")
    options = {**room.options, **ticked(room)}
    refusal = refuse_company(room) or room.game.refuse_setup(len(room.chairs), options)
    if refusal:
        return refusal
    room.options = options
    room.changed = True
    room.began = now
    names = [str(chair.name) for chair in room.chairs]
    room.play = Play.begin(room.game, len(names), room.options, Fair(room.key), names, room.seal)
    for seat, chair in enumerate(room.chairs):
        if chair.bot:
            room.seat_bot(seat, chair.bot)
    room.close_curtains()
    return None


def ticked(room: Room) -> dict[str, Word]:
    """What people ticked, as the options it fills."""
    return {
        name: tuple(seat for seat, chair in enumerate(room.chairs) if name in chair.ticks)
        for name, setting in room.game.settings.items()
        if setting.ticked
    }


def refuse_company(room: Room) -> Refusal | None:
    bots = [seat for seat, chair in enumerate(room.chairs) if chair.bot]
    people = set(range(len(room.chairs))) - set(bots)
    shared = len(people) > 1 and any(
        people <= set(device.seats) for device in room.devices.values()
    )
    return room.game.refuse_company(room.options, bots, shared)
