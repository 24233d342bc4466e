"""A record as a story people can read, move by move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from fabletop.core.dealer import Event
from fabletop.core.game import Game, Seat
from fabletop.core.options import spell
from fabletop.core.play import Play
from fabletop.core.record import HERE, Move, Record
from fabletop.core.replay import replay, replay_move
from fabletop.lookback import spell_reason
from fabletop.packs.names import spoken
from fabletop.packs.pack import read_pack
from fabletop.text import Speaker, listed, say_house


def transcript(
    game: Game[Any], record: Record, language: str = "en", exact: bool = False
) -> Iterator[str]:
    """The whole game: what was done and why, what chance gave, what all were told, the result.

    If it is to be `exact`, actions are written as the rules have them, and no bot says why.
    """
    names = player_names(record)
    pack = read_pack(game.about.pack) if game.about.pack else None
    instead = spoken(pack.game, pack.names, language) if pack else ""
    speaker = Speaker(game.key, language, names, instead)
    yield f"{speaker.say('game-name')} · {', '.join(names)}"
    options = ", ".join(f"{name}={value}" for name, value in record.options.items())
    options = options or say_house(language, "told-no-options", {})
    yield f"{record.game} version {record.version} · {options}"
    if pack:
        yield f"{pack.title} · {pack.author} · {pack.licence}"
    play = replay(game, record, 0)
    yield from told(game, speaker, play.heard.events)
    for number, move in enumerate(record.moves, 1):
        replay_move(play, move, number)
        yield ""
        said = written(move) if exact else deed(game, speaker, move, language)
        yield f"{number}. {names[move.seat]}: {said}"
        if not exact:
            yield from reason(game, speaker, move, language)
        yield from told(game, speaker, play.heard.events)
    yield from result(game, speaker, play)


def player_names(record: Record) -> list[str]:
    """Names of the players, told apart where bots share one."""
    named = list(record.players) or [""] * record.seats
    return [f"{name or 'Player'} {seat + 1}" for seat, name in enumerate(named)]


def written(move: Move) -> str:
    """An action in one line, with the hand that played it and the chance it met."""
    hand = "" if move.by == "player" else f" ({move.by})"
    return " ".join(str(word) for word in spell(move.action)) + hand + luck(move)


def deed(game: Game[Any], speaker: Speaker, move: Move, language: str) -> str:
    """The same in words."""
    verb = str(move.action[0])
    if verb in game.about.actions:
        words = speaker.option(move.action, game.about.actions[verb])
    else:
        here = move.action[1] if verb == HERE else ()
        names = listed(language, [speaker.names[seat] for seat in cast("Sequence[Seat]", here)])
        words = say_house(language, f"told-{verb}", {"names": names or "–"})
    hand = "" if move.by == "player" else f" ({say_house(language, f'told-by-{move.by}', {})})"
    return words + hand + luck(move)


def luck(move: Move) -> str:
    """What chance answered, of how many."""
    chance = " ".join(f"{answer}/{size}" for size, answer in move.chance)
    return f"  [{chance}]" if chance else ""


def reason(game: Game[Any], speaker: Speaker, move: Move, language: str) -> Iterator[str]:
    """Why a bot did that, if it said so."""
    said = spell_reason(game, move.why)
    if said:
        why = speaker.say(f"reason-{said['key']}", **cast("dict[str, object]", said["args"]))
        yield f"   {say_house(language, 'replay-why', {'why': why})}"


def told(game: Game[Any], speaker: Speaker, events: Sequence[Event]) -> Iterator[str]:
    """Events as sentences; who alone was told stands before it."""
    for event in events:
        whom = "" if event.to is None else f"({', '.join(speaker.names[s] for s in event.to)}) "
        yield f"   {whom}{speaker.event(event, game.about.events[event.key])}"


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
        yield "   " + score(speaker, seat, points, details)


def score(speaker: Speaker, seat: Seat, points: int, details: Mapping[str, object]) -> str:
    """What somebody got; a game from elsewhere may have no words for it."""
    if speaker.has("score-line"):
        return speaker.say("score-line", seat=seat, points=points, **details)
    return f"{speaker.names[seat]}: {points}"
