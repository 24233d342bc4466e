"""A game that is carried from one house to another: from a device to a server, or back.

A carried game is its record, with the key behind its shuffle, and who sits where. Nothing in it is
believed: the record is read, proved fair and replayed as any stranger's, and everything else of
the table is made anew. Whoever carries a game has its key and could know what is hidden in it, so a
house lets only those carry a game who hold every person's chair.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, cast

from fabletop.bots.bot import may_sit
from fabletop.core.game import Game, Json, Seat
from fabletop.core.options import plain
from fabletop.core.record import Damaged, Record, dump_move, expect, load, seal, spell_record
from fabletop.core.refusals import Refusal
from fabletop.core.replay import check_fairness, replay
from fabletop.games import GAMES, game_of
from fabletop.server.addresses import new_latch
from fabletop.server.table.chairs import Chair, Help, Manners
from fabletop.server.table.effects import no
from fabletop.server.table.names import is_taken, tidy
from fabletop.server.table.playing import Playing
from fabletop.server.table.room import Room

FORMAT = 1
TIMES = ("usual", "double", "endless")
COLOURS = range(6)


class Carried(NamedTuple):
    """A table that can be set up in another house: what is kept of it, and its moves."""

    kept: Json
    moves: list[Json]


def refuse_carrying(room: Room, held: Collection[Seat]) -> Refusal | None:
    """Why these chairs do not let somebody carry the game, or None."""
    if not isinstance(room.phase, Playing):
        return no("not-started")
    people = [seat for seat, chair in enumerate(room.table.chairs) if is_person(chair)]
    return None if set(people) <= set(held) else no("not-your-seat")


def is_person(chair: Chair) -> bool:
    """Somebody sits here, even if a bot plays for them just now."""
    return bool(chair.name) and (chair.bot is None or chair.stood_in)


def pack_up(room: Room) -> Json:
    """The game at a table as a file that another house can take."""
    game = room.phase
    assert isinstance(game, Playing)
    record = game.match.play.record
    whole = replace(record, key=game.setup.key.hex(), moves=list(record.moves))
    return {
        "fabletop-table": FORMAT,
        "record": seal(spell_record(whole)),
        "chairs": [spell_chair(chair) for chair in room.table.chairs],
        "ended": game.match.ended,
        "slow": room.table.manners.slow,
    }


def spell_chair(chair: Chair) -> Json:
    return {
        "name": chair.name,
        "colour": chair.colour,
        "bot": chair.bot,
        "stood_in": chair.stood_in,
        "left": chair.left,
        "help": chair.help.keep(),
    }


def unpack(data: object) -> Carried:
    """A table from such a file. Raises `Damaged` for anything that is none."""
    try:
        file = expect(data, dict)
        if file.get("fabletop-table") != FORMAT:
            raise ValueError("no carried game")
        record = load(file["record"])
        game = check_record(record)
        chairs = read_chairs(file["chairs"], record, game)
        ended, slow = expect(file["ended"], bool), expect(file["slow"], bool)
    except (KeyError, TypeError, ValueError) as error:
        raise Damaged(f"this is no carried game: {error}") from error
    kept: Json = {
        "game": record.game,
        "version": record.version,
        "pack": record.pack,
        "options": {name: plain(value) for name, value in record.options.items()},
        "chairs": [chair.keep() for chair in chairs],
        "key": record.key,
        "latch": new_latch(),
        "watching": 0,
        "manners": Manners(door=False, slow=slow).keep(),
        "evening": [],
        "ended": ended,
        "started": True,
        "chance": [list(pair) for pair in record.chance],
        "base": None,
    }
    return Carried(kept, [dump_move(move) for move in record.moves])


def check_record(record: Record) -> Game[Any]:
    """The game of a record that these rules can replay, and whose chance is proved. Raises
    `Damaged`."""
    if record.game not in GAMES:
        raise Damaged("there is no such game")
    game = game_of(record.game, record.pack)
    if record.version != game.about.version or record.base is not None:
        raise Damaged("the game was played under other rules")
    if len(record.key or "") != 64:
        raise Damaged("a game is carried with its key")
    if game.refuse_setup(record.seats, record.options):
        raise Damaged("there is no such table")
    check_fairness(record)
    replay(game, record)
    return game


def read_chairs(data: object, record: Record, game: Game[Any]) -> list[Chair]:
    """Who sits where; each gets a new sitting, so tokens of the other house are void here."""
    told: Sequence[object] = expect(data, list)
    if len(told) != record.seats:
        raise ValueError("as many chairs as seats")
    chairs = [read_chair(expect(each, dict), seat, game) for seat, each in enumerate(told)]
    names = [str(chair.name) for chair in chairs]
    for seat, name in enumerate(names):
        if is_taken(name, names[:seat]):
            raise ValueError("two of the same name")
    if len({chair.colour for chair in chairs}) < len(chairs):
        raise ValueError("two of the same colour")
    return chairs


def read_chair(told: Json, seat: Seat, game: Game[Any]) -> Chair:
    said, colour, bot = (told[field] for field in ("name", "colour", "bot"))
    name = tidy(expect(said, str))
    if name is None or type(colour) is not int or colour not in COLOURS:
        raise ValueError("no such chair")
    if bot is not None and not may_sit(expect(bot, str), game):
        raise ValueError("no such bot")
    return Chair(
        name=name,
        colour=colour,
        bot=cast("str | None", bot),
        sitting=seat + 1,
        home=seat,
        came=seat + 1,
        stood_in=expect(told["stood_in"], bool),
        left=expect(told["left"], bool),
        help=read_help(expect(told["help"], dict)),
    )


def read_help(told: Json) -> Help:
    clock = expect(told["time"], str)
    if clock not in TIMES:
        raise ValueError("no such clock")
    return Help(clock, *(expect(told[name], bool) for name in ("hints", "large", "calm")))
