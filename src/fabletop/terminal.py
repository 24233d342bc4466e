"""A game in the terminal: you against bots, in words, until the browser table is there."""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from fabletop.bots.bot import Bot, seat_bot
from fabletop.core.dealer import Event, Fair, commitment
from fabletop.core.game import Game
from fabletop.core.options import Option, Word, fill
from fabletop.core.record import Play, Record, addressed
from fabletop.text import Speaker
from fabletop.transcript import result

YOU = 0


def play_in_terminal(
    game: Game[Any],
    seats: int,
    options: Mapping[str, Word],
    bots: Sequence[str],
    language: str,
    name: str,
) -> Record | None:
    """Play to the end; the record, or None if you got up before."""
    names = [name, *(f"{bot.capitalize()} {seat}" for seat, bot in enumerate(bots, 1))]
    speaker = Speaker(game.key, language, names)
    rng = random.Random(secrets.randbits(64))
    others = {seat: seat_bot(bots[seat - 1], game, seats, seat, rng) for seat in range(1, seats)}
    key = secrets.token_bytes(32)
    play = Play.begin(game, seats, options, Fair(key), names, commitment(key))
    print(f"{speaker.say('game-name')}: {speaker.say('game-about')}\n")
    spread(game, speaker, others, play.heard.events)
    while actors := game.actors(play.s):
        seat = YOU if YOU in actors else actors[0]
        offered = game.options(play.s, seat)
        if seat == YOU:
            option = ask(game, speaker, play, offered)
            if option is None:
                return None
            action = fill(option, rng.randrange)
        else:
            action = others[seat].choose(game.view(play.s, seat), offered)
        heard = play.act(seat, action, by="player" if seat == YOU else "bot")
        spread(game, speaker, others, heard.events)
    play.record.key = key.hex()
    print("\n".join(result(game, speaker, play)))
    return play.record


def spread(
    game: Game[Any], speaker: Speaker, bots: Mapping[int, Bot], events: Sequence[Event]
) -> None:
    """Tell everybody what happened, you in words."""
    for event in events:
        if addressed(event, YOU):
            print(f"  {speaker.event(event, game.events[event.key])}")
        for seat, bot in bots.items():
            if addressed(event, seat):
                bot.hear(event)


def ask(
    game: Game[Any], speaker: Speaker, play: Play[Any], options: Sequence[Option]
) -> Option | None:
    """Put the question to you; None if you are leaving."""
    view = game.view(play.s, YOU)
    print(f"\n{speaker.say('ask-' + game.step(play.s))}")
    for number, option in enumerate(options, 1):
        words = speaker.option(option, game.actions[str(option[0])])
        print(f"  {number:2}  {words}{lies_there(speaker, view, option)}")
    while True:
        try:
            answer = input(f"1–{len(options)}, q: ").strip()
        except EOFError:
            return None
        if answer == "q":
            return None
        if answer.isdecimal() and 0 < int(answer) <= len(options):
            return options[int(answer) - 1]


def lies_there(speaker: Speaker, view: Mapping[str, object], option: Option) -> str:
    """What can be seen at the place an option names."""
    cells = view.get("cells")
    tile = cells.get(option[1]) if isinstance(cells, dict) and len(option) == 2 else None
    return f": {speaker.say(f'tile-{tile}')}" if tile else ""
