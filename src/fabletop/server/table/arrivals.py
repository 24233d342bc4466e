"""At the door and before the start: who comes, who sits where, what the table plays.

Each of these lets a message do what it does to a room, or says why not.
"""

from __future__ import annotations

import hmac
from itertools import chain
from typing import TYPE_CHECKING, cast

from fabletop.bots.bot import may_sit
from fabletop.core.dealer import Fair
from fabletop.core.game import Seat
from fabletop.core.options import Word, read
from fabletop.core.record import Play
from fabletop.core.refusals import Refusal
from fabletop.server.table.chairs import Chair, Device
from fabletop.server.table.effects import Reply, no, refused
from fabletop.server.table.messages import Choose, Hello, Mark, PutBot, Rename, Sit
from fabletop.server.table.names import BOT_NAMES, LONGEST_NAME, is_taken, tidy
from fabletop.server.table.tickets import forget_shown, redeem, spend

if TYPE_CHECKING:
    from fabletop.server.table.room import Room

WATCH, DEVICE = -1, -3  # what a signature is for, if it is for no chair
MOVES_WITH_TOKENS = 10  # for so many moves pictures bring the keys to one's chairs
MOST_DEVICES = 60  # connections at one table; whoever has a chair comes in all the same


def hello(room: Room, name: str, message: Hello, now: float) -> Refusal | None:
    """A device is there, with the chairs its tokens open; without any it watches."""
    found = [] if message.tv else [opened(room, token) for token in message.tokens]
    seats = sorted({seat for seat in found if seat is not None and seat != WATCH})
    there = arriving(room, name, message, seats)
    moved = None if message.tv else redeem(room, message.ticket, there, now)
    if message.ticket and moved is None and not seats:
        return no("bad-ticket")
    watched = any(opened(room, token) == WATCH for token in message.tokens)
    known = seats or watched or moved is not None
    if room.manners.locked and not known:
        return no("locked")
    if is_full(room, name) and not seats and moved is None:
        return no("table-full", most=MOST_DEVICES)
    room.devices[name] = there
    for seat in seats:
        note_holder(room, there, seat)
    if moved is not None:
        move_to(room, name, moved, message.ticket)
    forget_shown(room, seats)
    return None


def arriving(room: Room, name: str, message: Hello, seats: list[Seat]) -> Device:
    """A device as it comes in. What was measured of its connection stays known."""
    count = room.events_told()
    heard = min(max(message.since + 1, 0), count)
    eyes: list[Seat | None] = [None, *seats]
    keyed = MOVES_WITH_TOKENS + (0 if seats else room.moves_made())
    there = Device(seats, heard=dict.fromkeys(eyes, heard), there=count, keyed=keyed, tv=message.tv)
    there.mark, there.named = mark_of(room, name, message.device), bool(message.device)
    before = room.devices.get(name)
    if before:
        there.trips, there.link = before.trips, before.link
    return there


def mark_of(room: Room, connection: str, device: str) -> str:
    """Which browser this is, for this table only: nobody can tell from it what the page said.
    Without a word from the page every connection is a device of its own."""
    said = f"device {device}" if device else f"connection {connection}"
    key = room.sign(DEVICE, 0).encode()
    return hmac.new(key, said.encode(errors="replace"), "sha256").hexdigest()[:16]


def is_full(room: Room, name: str) -> bool:
    return name not in room.devices and len(room.devices) >= MOST_DEVICES


def has_bad_tokens(room: Room, message: Hello) -> bool:
    """Whether some open nothing; to have watched once is no lie."""
    bad = (token for token in message.tokens if opened(room, token) is None)
    return any((room.read_token(token) or (None,))[0] != WATCH for token in bad)


def opened(room: Room, token: str) -> Seat | None:
    """The chair a token opens; to have watched is no chair, but a right to go on watching."""
    said = room.read_token(token)
    if said is None or said[0] == WATCH:
        return WATCH if said == (WATCH, room.watching) else None
    for seat, chair in enumerate(room.chairs):
        home = seat if chair.home is None else chair.home
        if chair.name is not None and (home, chair.sitting) == said:
            return seat
    return None


def token(room: Room, seat: Seat) -> str:
    chair = room.chairs[seat]
    return room.sign(seat if chair.home is None else chair.home, chair.sitting)


def next_came(room: Room) -> int:
    """A number nobody has come with here, not even to an earlier game of the evening."""
    before = (cast(list[int], game.get("came", [])) for game in room.evening)
    return 1 + max(*(chair.came for chair in room.chairs), *chain.from_iterable(before), 0)


def next_sitting(room: Room) -> int:
    """A number nobody has sat down with here."""
    return 1 + max(chair.sitting for chair in room.chairs)


# -- those who only watch


def watchers(room: Room) -> list[str]:
    """Devices without a chair; the television belongs to the table."""
    return [name for name, each in room.devices.items() if not each.seats and not each.tv]


def lock(room: Room) -> None:
    """Nobody new comes in. Whoever watches now may come back; whoever watched before may not."""
    room.manners.locked = room.changed = True
    room.watching += 1
    for device in room.devices.values():
        if not device.seats:
            device.keyed = room.moves_made() + MOVES_WITH_TOKENS


def send_watchers_away(room: Room) -> None:
    """They are told so, and the table is locked: they know where it stands."""
    for name in watchers(room):
        del room.devices[name]
        room.replies.append(Reply(name, refused(no("sent-away"), None)))
    lock(room)


# -- from one device to another


def move_to(room: Room, device: str, seat: Seat, ticket: str) -> None:
    """The chair is this device's, and no other's any more."""
    chair = room.chairs[seat]
    chair.sitting, chair.home, chair.sat_by = next_sitting(room), seat, ""
    spend(room, ticket, room.devices[device], chair.sitting)
    room.changed = True
    take_away(room, seat)
    hand_over(room, device, seat)


def take_away(room: Room, seat: Seat) -> None:
    """No device holds this chair."""
    for each in room.devices.values():
        each.seats = [mine for mine in each.seats if mine != seat]


# -- chairs


def sit(room: Room, device: str, message: Sit) -> Refusal | None:
    chair, there = room.chairs[message.seat], room.devices[device]
    if message.id and chair.sat_by == sitting_id(there, message) and not there.tv:
        hand_over(room, device, message.seat)  # said again: the answer was lost on the way
        return None
    if room.play and not chair.free:
        return no("game-running")
    if chair.name is not None and not chair.free:
        return no("seat-taken")
    if there.tv:
        return no("not-now")
    if room.manners.locked and not there.seats:
        return no("locked")
    if room.play and has_played(room, there, message.seat):
        return no("played-already")
    name = tidy(message.name)
    refusal = refuse_name(room, message.seat, name)
    if refusal or name is None:
        return refusal
    before = chair.name
    chair.name, chair.colour = name, free_colour(room, message.seat, message.colour)
    chair.came = next_came(room)
    chair.sitting, chair.home = next_sitting(room), message.seat
    chair.sat_by = sitting_id(there, message)
    room.changed = True
    hand_over(room, device, message.seat)
    if chair.free:
        chair.free = False
        room.tell_all("chair-taken", message.seat, str(before), name)
        room.wants_back(message.seat)
    return None


def sitting_id(device: Device, message: Sit) -> str:
    """What shows that sitting down is said again: the page's own id, from the same browser."""
    return f"{message.id}/{device.mark}" if message.id and device.named else message.id


def has_played(room: Room, device: Device, seat: Seat) -> bool:
    """Whether a device has, or had, another chair of this game: it may not look into this one."""
    others = [chair for other, chair in enumerate(room.chairs) if other != seat]
    return bool(device.seats) or any(device.mark in chair.held_by for chair in others)


def note_holder(room: Room, device: Device, seat: Seat) -> None:
    """While a game is played it is remembered who could look into which hand."""
    chair = room.chairs[seat]
    if room.play and device.mark not in chair.held_by:
        chair.hold_by(device.mark)
        room.changed |= device.named  # a connection without a name is gone after a restart


def hand_over(room: Room, device: str, seat: Seat) -> None:
    """A chair is this device's now."""
    held = room.devices[device]
    held.seats = sorted({*held.seats, seat})
    held.heard.setdefault(seat, 0)
    held.there = room.events_told()
    held.keyed = room.moves_made() + MOVES_WITH_TOKENS
    note_holder(room, held, seat)


def free_colour(room: Room, seat: Seat, wanted: int) -> int:
    """The colour wanted, or the next that nobody else has."""
    taken = {c.colour for n, c in enumerate(room.chairs) if n != seat and c.name is not None}
    return next(k % 6 for k in range(wanted, wanted + 7) if k % 6 not in taken)


def refuse_name(room: Room, seat: Seat, name: str | None) -> Refusal | None:
    """Names must be fit to be shown, and no two at a table may look alike."""
    if name is None:
        return no("bad-name", most=LONGEST_NAME)
    others = [chair.name for other, chair in enumerate(room.chairs) if other != seat]
    return no("name-taken") if is_taken(name, filter(None, others)) else None


def rename(room: Room, message: Rename) -> Refusal | None:
    """Before the game only: a name is a way to talk, and games may forbid talking."""
    if room.play:
        return no("game-running")
    name = tidy(message.name)
    refusal = refuse_name(room, message.seat, name)
    if refusal:
        return refusal
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


def put_bot(room: Room, device: str, message: PutBot) -> Refusal | None:
    """Whoever sits at the table may fill it up until the game begins."""
    if room.play:
        return no("game-running")
    if not room.devices[device].seats:
        return no("sit-first")
    chair = room.chairs[message.seat]
    if chair.name is not None and chair.bot is None:
        return no("seat-taken")
    if not may_sit(message.level, room.game):
        return no("no-such-bot")
    if chair.name is None:
        chair.colour = free_colour(room, message.seat, message.seat)
    if chair.name is None or message.level in room.game.characters:
        chair.name = None
        chair.name = bot_name(room, message.level, tidy(message.name))
    chair.bot = message.level
    room.changed = True
    return None


def bot_name(room: Room, level: str, said: str | None = None) -> str:
    """A character's own, as it is said where it was chosen; else any; nobody has it twice."""
    used = [chair.name for chair in room.chairs if chair.name]
    own = [said or level.replace("_", " ").title()] if level in room.game.characters else []
    more = [f"{name[: LONGEST_NAME - 2]} {n}" for name in own for n in range(2, 9)]
    free = (name for name in (*own, *more, *BOT_NAMES) if not is_taken(name, used))
    return next(free, f"Djinn {len(used)}")


def stand(room: Room, device: str, seat: Seat, now: float) -> Refusal | None:
    """Leave one's chair; before the game, whoever sits may send a bot away too."""
    seats = room.devices[device].seats
    if seat not in seats and (room.play or room.chairs[seat].bot is None):
        return no("not-your-seat")
    if room.play is None:
        if not seats:
            return no("sit-first")
        empty(room, seat)
    elif room.phase == "play":
        room.leave(seat, now)
        room.changed |= not room.chairs[seat].agreed
        room.chairs[seat].agreed = True
    return None


def empty(room: Room, seat: Seat) -> None:
    """Nobody sits there; old tokens are void."""
    room.chairs[seat] = Chair(sitting=next_sitting(room))
    room.changed = True
    take_away(room, seat)


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
    room.manners.door = False  # everybody is here
    names = [str(chair.name) for chair in room.chairs]
    colours = [chair.colour for chair in room.chairs]
    room.play = Play.begin(
        room.game, len(names), room.options, Fair(room.key), names, room.seal, colours
    )
    for seat, chair in enumerate(room.chairs):
        chair.held_by = []
        if chair.bot:
            room.seat_bot(seat, chair.bot)
    for held in room.devices.values():
        for seat in held.seats:
            note_holder(room, held, seat)
    room.close_curtains((), now)
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
