"""What a device may show now: everything its people may see, never a difference.

Because a picture is whole, only the newest one matters.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from fabletop.core.dealer import Event
from fabletop.core.game import Json, Seat, View
from fabletop.core.options import spell
from fabletop.core.record import addressed
from fabletop.packs.pack import read_pack
from fabletop.server.table import arrivals, undo_requests
from fabletop.server.table.chairs import Device
from fabletop.server.table.effects import Send

if TYPE_CHECKING:
    from fabletop.server.table.room import Room

EVENTS_KEPT = 40
EVENTS_AGAIN = 60  # told at most to somebody who comes back


def pictures(room: Room, names: Sequence[str], now: float) -> list[Send]:
    """All that each of these devices may show now."""
    table: Json = {
        "is": "table",
        "code": room.code,
        "address": room.address,
        "game": room.game.key,
        "options": room.options,
        "pack": pack_of(room),
        "phase": room.phase,
        "chairs": spell_chairs(room),
        "host": room.host,
        "house": {**room.manners.keep(), "tv": any(d.tv for d in room.devices.values())},
        "watchers": len(arrivals.watchers(room)),
        "gaps": [],
        "decision": 0,
        "seconds": None,
        "outcome": None,
        "race": None,
        "seal": room.seal,
    }
    evening = room.whole_evening()
    seats = [seat_of(room, room.devices[name]) for name in names]
    eyes = list(dict.fromkeys(seats))
    views: dict[Seat | None, View | None] = dict.fromkeys(eyes)
    if room.play:
        table |= state_of_play(room, now)
        views = dict(zip(eyes, room.game.views(room.play.s, eyes), strict=True))
    parts: dict[Hashable, Json] = {}
    sends = []
    for name, seat in zip(names, seats, strict=True):
        device = room.devices[name]
        alike = alike_by(device) or name
        if alike not in parts:
            parts[alike] = own_part(room, device, seat, views[seat], evening)
        sends.append(Send(name, table | parts[alike]))
    return sends


def alike_by(device: Device) -> Hashable:
    """Whoever only watches sees what others see who came when he did; None: it is his own."""
    return None if device.seats else (device.heard.get(None, 0), device.there, device.keyed)


def pack_of(room: Room) -> Json | None:
    """Which content pack is on the table; what is in it the page asks for once."""
    if not room.game.pack:
        return None
    return name_of(room.game.pack)


@lru_cache(maxsize=256)
def name_of(text: str) -> Json:
    """A pack as a picture names it: read once, for it takes longer than all the rest."""
    pack = read_pack(text)
    return {"id": pack.id, "title": pack.title}


def state_of_play(room: Room, now: float) -> Json:
    """What is the same for everybody."""
    assert room.play is not None
    return {
        "decision": room.play.decision,
        "seconds": None if room.clock.deadline is None else max(0.0, room.clock.deadline - now),
        "outcome": outcome(room),
        "race": race(room),
        "gaps": room.play.gaps,
    }


def own_part(
    room: Room, device: Device, seat: Seat | None, view: View | None, evening: Sequence[Json]
) -> Json:
    """What is this device's own."""
    games = games_of(room, device, evening)
    record = games[-1]["record"] if room.phase == "over" else None
    asked = can_answer(room, device, seat)
    eyes = asked[0] if asked else seat
    playing = room.play if room.phase == "play" else None
    choices = room.game.options(playing.s, eyes) if playing and eyes is not None else ()
    return {
        "yours": device.seats,
        "tokens": tokens(room, device),
        "seat": seat,
        "asked": asked,
        "curtain": curtain(room, device),
        "view": view,
        "talk": room.talk(seat) or None if seat is not None else None,
        "undo": undo_requests.spell(room, device),
        "choices": [spell(choice) for choice in choices],
        "events": news(room, device, seat) if room.play else [],
        "evening": games,
        "record": record,
        "key": None if record is None else room.key.hex(),
    }


def games_of(room: Room, device: Device, evening: Sequence[Json]) -> list[Json]:
    """The evening; records are for those who played: watchers and latecomers get none."""
    mine = {room.chairs[seat].came for seat in device.seats}
    games = []
    for number, game in enumerate(evening):
        told = {name: value for name, value in game.items() if name != "came"}
        played = mine & set(cast(list[int], game.get("came", mine)))  # older ones do not say who
        games.append({**told, "record": room.sign_record(number) if played else None})
    return games


def can_answer(room: Room, device: Device, seat: Seat | None) -> list[Seat]:
    """The people at this device who can answer now, with what is on its screen."""
    if room.play is None or room.phase != "play":
        return []
    actors = [s for s in room.game.actors(room.play.s) if s not in room.bots]
    if seat is not None:
        return [seat] if seat in actors else []
    return [s for s in actors if s in device.seats] if room.game.is_open(room.play.s) else []


def news(room: Room, device: Device, seat: Seat | None) -> list[Json]:
    """The events a device has missed, as far as its seat may still be told."""
    assert room.play is not None
    first = device.heard.get(seat, 0)
    missed = enumerate(room.play.events[first:], first)
    own = [(n, event) for n, event in missed if addressed(event, seat)]
    fresh = max(device.there, room.fresh)
    if own and first < fresh:
        stream = room.play.stream(seat)
        allowed = {id(event) for event in room.game.log(room.play.s, seat, stream)}
        own = [(n, event) for n, event in own if n >= fresh or id(event) in allowed]
    return [spell_event(room, n, event) for n, event in own[-EVENTS_AGAIN:]]


def spell_event(room: Room, number: int, event: Event) -> Json:
    """An event as it goes over the wire; the latest are spelt once for all."""
    spelt = room.spelt.get(number)
    if spelt is None:
        args = dict(zip(room.game.events[event.key], event.args, strict=True))
        spelt = room.spelt[number] = {"n": number, "key": event.key, "args": args}
        if event.key in room.game.fleeting:
            spelt["fleeting"] = True
        if len(room.spelt) > EVENTS_KEPT:
            del room.spelt[next(iter(room.spelt))]
    return spelt


def tokens(room: Room, device: Device) -> Json:
    """The keys to one's chairs, for a while; whoever only watches may come back all the same."""
    if room.moves_made() > device.keyed:
        return {}
    if not device.seats:
        return {"watch": room.sign(arrivals.WATCH, room.watching)}
    return {str(seat): arrivals.token(room, seat) for seat in device.seats}


def spell_chairs(room: Room) -> list[Json]:
    here = room.seated()
    return [
        {
            "name": chair.name,
            "colour": chair.colour,
            "bot": chair.bot,
            "online": seat in here,
            "away": chair.away,
            "stood_in": chair.stood_in,
            "returning": bool(chair.returning),
            "ticks": chair.ticks,
            "slow": room.races.is_slow(seat),
            "free": chair.free,
            "help": chair.help.keep(),
        }
        for seat, chair in enumerate(room.chairs)
    ]


def seat_of(room: Room, device: Device) -> Seat | None:
    """Whose eyes a device shows; a shared one shows nobody's until somebody says so."""
    if len(device.seats) < 2:
        return next(iter(device.seats), None)
    return device.open_for if device.open_for in device.seats else None


def curtain(room: Room, device: Device) -> Seat | None:
    """At a shared device: who has to take it next."""
    if room.phase != "play" or room.resting() or len(device.seats) < 2:
        return None
    if seat_of(room, device) is not None:
        return None
    assert room.play is not None
    if room.game.is_open(room.play.s):
        return None
    asked = room.game.actors(room.play.s)
    people = [seat for seat in asked if seat in device.seats and seat not in room.bots]
    return people[0] if people else None


def race(room: Room) -> Json | None:
    """Whether it matters now, or in a moment, who is first."""
    contest = room.races.contest()
    return {"verb": contest.verb, "open": contest.open} if contest else None


def outcome(room: Room) -> Json | None:
    """The result; it says where a bot stood in."""
    assert room.play is not None
    outcome = room.game.outcome(room.play.s)
    if outcome is None:
        return None
    stood_in = [seat for seat, chair in enumerate(room.chairs) if chair.stood_in]
    return {**outcome.spell(), "stood_in": stood_in}
