"""The parts of a picture: those for everybody, and those for one device."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, cast

from fabletop.core.game import Game, Json, Seat
from fabletop.packs.pack import read_pack
from fabletop.server.table.chairs import Device
from fabletop.server.table.match import Match
from fabletop.server.table.phase import Phase
from fabletop.server.table.table import Table
from fabletop.server.table.undo_requests import NOTHING

NO_TOKENS: Json = {}  # after a while pictures no longer hold them


def table_part(phase: Phase) -> Json:
    """What is the same for all devices, in the lobby and in play."""
    table, setup = phase.table, phase.setup
    return {
        "is": "table",
        "code": table.code,
        "address": table.address,
        "game": setup.game.key,
        "options": setup.options,
        "pack": pack_of(setup.game),
        "phase": phase.name,
        "chairs": spell_chairs(table),
        "host": table.host.seat,
        "house": {**table.manners.keep(), "tv": table.has_tv()},
        "watchers": len(table.watchers()),
        "seal": setup.seal,
    }


def evening_part(phase: Phase, device: Device, evening: Sequence[Json]) -> Json:
    """The finished games, and the record of the one that is still shown."""
    games = games_of(phase.table, device, evening)
    record = games[-1]["record"] if phase.name == "over" else None
    return {
        "evening": games,
        "record": record,
        "key": None if record is None else phase.setup.key.hex(),
    }


def games_of(table: Table, device: Device, evening: Sequence[Json]) -> list[Json]:
    """The evening. Only devices of players get the tokens of records."""
    mine = {table.chairs[seat].came for seat in device.seats}
    games = []
    for number, game in enumerate(evening):
        told = {name: value for name, value in game.items() if name != "came"}
        came = set(cast(list[int], game["came"])) if "came" in game else mine  # older games
        played = mine & came
        games.append({**told, "record": table.tokens.sign_record(number) if played else None})
    return games


def pack_of(game: Game[Any]) -> Json | None:
    """The content pack of the table; the page asks for its content once."""
    return name_of(game.about.pack) if game.about.pack else None


@lru_cache(maxsize=256)
def name_of(text: str) -> Json:
    """Id and title of a pack, cached because reading it is slow."""
    pack = read_pack(text)
    return {"id": pack.id, "title": pack.title}


def tokens(table: Table, device: Device) -> Json:
    """The tokens of a device's chairs; without any, a watcher's token."""
    if not device.seats:
        return {"watch": table.tokens.watcher()}
    return {str(seat): table.token(seat) for seat in device.seats}


def spell_chairs(table: Table) -> list[Json]:
    here = table.seated()
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
            "slow": table.is_slow(seat),
            "free": chair.free,
            "help": chair.help.keep(),
        }
        for seat, chair in enumerate(table.chairs)
    ]


# -- of a device


def own_part(
    seat: Seat | None, asked: list[Seat], curtain: Seat | None, talk: str | None, undo: Json
) -> Json:
    """The part of a device's picture that is its own, without view, choices and events."""
    return {
        "seat": seat,
        "asked": asked,
        "curtain": curtain,
        "talk": talk,
        "undo": undo,
        "tokens": NO_TOKENS,
    }


@lru_cache(maxsize=256)
def usual_part(seat: Seat | None, is_asked: bool, talk: str | None) -> Json:
    """That of a device with one chair or none: the same object at all tables. Nobody changes it."""
    return own_part(seat, [seat] if is_asked and seat is not None else [], None, talk, NOTHING)


# -- of a game in play


def can_answer(match: Match, device: Device, seat: Seat | None) -> list[Seat]:
    """The people at this device who can answer now, with what is on its screen."""
    actors, bots = match.actors(), match.bots.seated
    if match.ended or not actors:
        return []
    if seat is not None:
        return [seat] if seat in actors and seat not in bots else []
    if not device.seats or not match.game.table.is_open(match.s):
        return []
    return [actor for actor in actors if actor in device.seats and actor not in bots]


def curtain(match: Match, device: Device) -> Seat | None:
    """At a shared device: the seat that takes it next."""
    if len(device.seats) < 2 or match.is_over() or match.is_resting():
        return None
    if device.eyes() is not None or match.game.table.is_open(match.s):
        return None
    asked = match.actors()
    people = (seat for seat in asked if seat in device.seats and seat not in match.bots.seated)
    return next(people, None)


def race(match: Match) -> Json | None:
    """The race of the current question, or None."""
    contest = match.contest()
    return {"verb": contest.verb, "open": contest.open} if contest else None


def outcome(match: Match) -> Json | None:
    """The outcome, with the seats where a bot stood in."""
    if match.actors():
        return None
    outcome = match.game.outcome(match.s)
    if outcome is None:
        return None
    stood_in = [seat for seat, chair in enumerate(match.table.chairs) if chair.stood_in]
    return {**outcome.spell(), "stood_in": stood_in}
