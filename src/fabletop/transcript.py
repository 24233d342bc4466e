"""A record as a story people can read, move by move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from fabletop.core.dealer import Event
from fabletop.core.game import Game
from fabletop.core.options import spell
from fabletop.core.record import Move, Play, Record, replay, replay_move
from fabletop.packs.names import spoken
from fabletop.packs.pack import read_pack
from fabletop.text import Speaker


def transcript(game: Game[Any], record: Record, language: str = "en") -> Iterator[str]:
    """The whole game: what was done, what chance gave, what everybody was told, the result."""
    names = player_names(record)
    pack = read_pack(game.pack) if game.pack else None
    instead = spoken(pack.game, pack.names, language) if pack else ""
    speaker = Speaker(game.key, language, names, instead)
    yield f"{speaker.say('game-name')} · {', '.join(names)}"
    options = ", ".join(f"{name}={value}" for name, value in record.options.items())
    yield f"{record.game} version {record.version} · {options or 'no options'}"
    if pack:
        yield f"{pack.title} · {pack.author} · {pack.licence}"
    play = replay(game, record, 0)
    yield from told(game, speaker, play.heard.events)
    for number, move in enumerate(record.moves, 1):
        replay_move(play, move, number)
        yield ""
        yield f"{number}. {names[move.seat]}: {deed(move)}"
        yield from told(game, speaker, play.heard.events)
    yield from result(game, speaker, play)


def player_names(record: Record) -> list[str]:
    """Names of the players, told apart where bots share one."""
    named = list(record.players) or [""] * record.seats
    return [f"{name or 'Player'} {seat + 1}" for seat, name in enumerate(named)]


def deed(move: Move) -> str:
    """An action in one line, with the hand that played it and the chance it met."""
    words = " ".join(str(word) for word in spell(move.action))
    hand = "" if move.by == "player" else f" ({move.by})"
    chance = " ".join(f"{answer}/{size}" for size, answer in move.chance)
    return f"{words}{hand}" + (f"  [{chance}]" if chance else "")


def told(game: Game[Any], speaker: Speaker, events: Sequence[Event]) -> Iterator[str]:
    """Events as sentences; who alone was told stands before it."""
    for event in events:
        whom = "" if event.to is None else f"({', '.join(speaker.names[s] for s in event.to)}) "
        yield f"   {whom}{speaker.event(event, game.events[event.key])}"


def result(game: Game[Any], speaker: Speaker, play: Play[Any]) -> Iterator[str]:
    """Who won, and everybody's place."""
    outcome = game.outcome(play.s)
    if outcome is None:
        return
    yield ""
    winners = list(outcome.winners)
    yield speaker.say(f"outcome-{outcome.reason}", seats=winners)
    for seat, points in enumerate(outcome.scores):
        details = outcome.details[seat] if outcome.details else {}
        yield "   " + speaker.say("score-line", seat=seat, points=points, **details)
