"""At the door and before the start: who comes, who sits where, what the table plays.

Each of these lets a message do what it does to a room, or says why not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from fabletop.bots.bot import may_sit
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

WATCH, TICKET = -1, -2  # what a signature is for, if it is for no chair
TICKET_LASTS = 600.0  # seconds
MOVES_WITH_TOKENS = 10  # for so many moves pictures bring the keys to one's chairs


def hello(room: Room, name: str, message: Hello, now: float) -> Refusal | None:
    """A device is there, with the chairs its tokens open; without any it watches."""
    found = [] if message.tv else [opened(room, token) for token in message.tokens]
    seats = sorted({seat for seat in found if seat is not None and seat != WATCH})
    moved = None if message.tv else redeem(room, message.ticket, now)
    if message.ticket and moved is None and not seats:
        return no("bad-ticket")
    watched = any(opened(room, token) == WATCH for token in message.tokens)
    known = seats or watched or moved is not None
    if room.manners.locked and not known:
        return no("locked")
    count = room.events_told()
    heard = min(max(message.since + 1, 0), count)
    eyes: list[Seat | None] = [None, *seats]
    keyed = MOVES_WITH_TOKENS + (0 if seats else room.moves_made())
    there = Device(seats, heard=dict.fromkeys(eyes, heard), there=count, keyed=keyed, tv=message.tv)
    known_line = room.devices.get(name)
    if known_line:
        there.trips, there.link = known_line.trips, known_line.link
    room.devices[name] = there
    if moved is not None:
        move_to(room, name, moved, message.ticket)
    room.tickets = {
        name: ticket
        for name, ticket in room.tickets.items()
        if not (ticket.used and holder(room, ticket) in seats)
    }
    return None


def has_bad_tokens(room: Room, message: Hello) -> bool:
    return any(opened(room, token) is None for token in message.tokens)


def opened(room: Room, token: str) -> Seat | None:
    """The chair a token opens; to have watched is no chair, but a right to go on watching."""
    said = room.read_token(token)
    if said is None or said[0] == WATCH:
        return said and WATCH
    for seat, chair in enumerate(room.chairs):
        home = seat if chair.home is None else chair.home
        if chair.name is not None and (home, chair.sitting) == said:
            return seat
    return None


def token(room: Room, seat: Seat) -> str:
    chair = room.chairs[seat]
    return room.sign(seat if chair.home is None else chair.home, chair.sitting)


def next_sitting(room: Room) -> int:
    """A number nobody has sat down with here."""
    return 1 + max(chair.sitting for chair in room.chairs)


# -- from one device to another


class Ticket(NamedTuple):
    """It moves a chair to the device that brings it, once.

    The answer to that device may be lost with its new key: until it has shown that key, the
    ticket is good once more, if nobody holds the chair.
    """

    sitting: int
    until: float
    used: bool = False


def issue_ticket(room: Room, seat: Seat, now: float) -> str:
    """Signed for whoever sits there now, so it opens no other chair, ever."""
    sitting = room.chairs[seat].sitting
    name = room.sign(TICKET, sitting)
    room.tickets[name] = Ticket(sitting, now + TICKET_LASTS)
    return name


def holder(room: Room, ticket: Ticket) -> Seat | None:
    """The chair of whoever a ticket was made for."""
    chairs = enumerate(room.chairs)
    return next((seat for seat, chair in chairs if chair.sitting == ticket.sitting), None)


def redeem(room: Room, name: str, now: float) -> Seat | None:
    """The chair a ticket moves, if it is still good."""
    ticket = room.tickets.get(name)
    if ticket is None or now > ticket.until:
        return None
    seat = holder(room, ticket)
    return None if ticket.used and seat in room.seated() else seat


def move_to(room: Room, device: str, seat: Seat, ticket: str) -> None:
    """The chair is this device's, and no other's any more."""
    chair = room.chairs[seat]
    chair.sitting, chair.home, chair.sat_by = next_sitting(room), seat, ""
    room.tickets[ticket] = room.tickets[ticket]._replace(sitting=chair.sitting, used=True)
    room.changed = True
    take_away(room, seat)
    hand_over(room, device, seat)


def take_away(room: Room, seat: Seat) -> None:
    """No device holds this chair."""
    for each in room.devices.values():
        each.seats = [mine for mine in each.seats if mine != seat]


# -- chairs


def sit(room: Room, device: str, message: Sit) -> Refusal | None:
    chair = room.chairs[message.seat]
    if message.id and message.id == chair.sat_by:
        hand_over(room, device, message.seat)  # said again: the answer was lost on the way
        return None
    if room.play and not chair.free:
        return no("game-running")
    if chair.name is not None and not chair.free:
        return no("seat-taken")
    if room.devices[device].tv:
        return no("not-now")
    if room.manners.locked and not room.devices[device].seats:
        return no("locked")
    name = tidy(message.name)
    if name is None:
        return no("bad-name", most=LONGEST_NAME)
    chair.name, chair.colour = name, free_colour(room, message.seat, message.colour)
    chair.came = 1 + max(each.came for each in room.chairs)
    chair.sitting, chair.home = next_sitting(room), message.seat
    chair.sat_by = message.id
    room.changed = True
    hand_over(room, device, message.seat)
    if chair.free:
        chair.free = False
        room.wants_back(message.seat)
    return None


def hand_over(room: Room, device: str, seat: Seat) -> None:
    """A chair is this device's now."""
    held = room.devices[device]
    held.seats = sorted({*held.seats, seat})
    held.heard.setdefault(seat, 0)
    held.there = room.events_told()
    held.keyed = room.moves_made() + MOVES_WITH_TOKENS


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
    used = {chair.name for chair in room.chairs}
    own = [said or level.replace("_", " ").title()] if level in room.game.characters else []
    more = [f"{name[: LONGEST_NAME - 2]} {n}" for name in own for n in range(2, 9)]
    free = (name for name in (*own, *more, *BOT_NAMES) if name not in used)
    return next(free, f"Djinn {len(used)}")


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
    empty(room, seat)
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
    names = [str(chair.name) for chair in room.chairs]
    colours = [chair.colour for chair in room.chairs]
    room.play = Play.begin(
        room.game, len(names), room.options, Fair(room.key), names, room.seal, colours
    )
    for seat, chair in enumerate(room.chairs):
        if chair.bot:
            room.seat_bot(seat, chair.bot)
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
