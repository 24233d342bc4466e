"""A finished record as frames, for those who look back: every position, from every pair of eyes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from fabletop.core.dealer import Event
from fabletop.core.game import Game, Json, Seat
from fabletop.core.options import spell
from fabletop.core.play import Play
from fabletop.core.record import Move, Record, is_undo
from fabletop.core.replay import replay, replay_move
from fabletop.packs.wording import spell_pack

MOST_FRAMES = 60  # at once


def look_back(
    game: Game[Any], record: Record, first: int, last: int, eyes: Sequence[Seat | None]
) -> Json:
    """The positions before moves `first` to `last` and their news. Raises `Damaged`."""
    last = min(last, first + MOST_FRAMES, len(record.moves) + 1)
    return {
        "game": record.game,
        "version": record.version,
        "seats": record.seats,
        "options": dict(record.options),
        "players": list(record.players),
        "colours": list(record.colours),
        "moves": len(record.moves),
        "pack": spell_pack(record.pack) if record.pack else None,
        "frames": list(frames(game, record, range(first, last), eyes)),
    }


def frames(
    game: Game[Any], record: Record, wanted: range, eyes: Sequence[Seat | None]
) -> Iterator[Json]:
    """Frame 0 is the game before its first move, frame n what move n brought."""
    start = record.base.moves if record.base else 0
    play = replay(game, record, start)
    stands = set(record.standing())
    for number in range(start, wanted.stop):
        if number > start:
            replay_move(play, record.moves[number - 1], number)
        if number in wanted:
            move = record.moves[number - 1] if number > start else None
            yield frame(game, play, number, move, eyes, number - 1 in stands or move is None)


def frame(
    game: Game[Any],
    play: Play[Any],
    number: int,
    move: Move | None,
    eyes: Sequence[Seat | None],
    stands: bool,
) -> Json:
    return {
        "n": number,
        "move": spell_move(game, move) if move else None,
        "step": game.step(play.s),
        "actors": list(game.actors(play.s)),
        "views": {
            "watch" if seat is None else str(seat): view
            for seat, view in zip(eyes, game.table.views(play.s, eyes), strict=True)
        },
        "events": [spell_event(game, event, eyes) for event in play.heard.events],
        "points": list(game.study.points(play.s)) or None,
        "gone": not stands and move is not None and not is_undo(move),
    }


def spell_move(game: Game[Any], move: Move) -> Json:
    return {
        "seat": move.seat,
        "action": spell(move.action),
        "at": move.at,
        "by": move.by,
        "why": spell_reason(game, move.why),
    }


def spell_reason(game: Game[Any], reason: Event | None) -> Json | None:
    """Why a bot did what it did, as it goes over the wire; None if these rules have no words."""
    fields = game.mind.reasons.get(reason.key) if reason else None
    if reason is None or fields is None or len(fields) != len(reason.args):
        return None
    return {"key": reason.key, "args": dict(zip(fields, reason.args, strict=True))}


def spell_event(game: Game[Any], event: Event, eyes: Sequence[Seat | None]) -> Json:
    args = dict(zip(game.about.events[event.key], event.args, strict=True))
    to = None if event.to is None else list(event.to)
    return {"key": event.key, "args": args, "to": to, **spell_weight(game, event)}


def spell_weight(game: Game[Any], event: Event) -> Json:
    """How an event is shown, and for how many seconds; nothing for what takes no time."""
    weight = game.table.news.weight(event)
    if weight is None:
        return {}
    return {"weight": weight.name, "lasts": round(game.table.news.seconds(event), 3)}
