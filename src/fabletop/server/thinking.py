"""Bots that are asked: the quick ones answer at once, the others think elsewhere.

A bot that `thinks` is asked by an effect, `Think`, and answers with a message, `Thought`. The
table goes on meanwhile; what is thought about a question that is no longer put is dropped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabletop.core.game import LATER, Pace, Seat
from fabletop.server.effects import Think, Thought

if TYPE_CHECKING:
    from fabletop.server.room import Room

BOT_PAUSE = 2.0  # seconds a bot takes, so that people can follow


def asked(room: Room) -> list[Seat]:
    """The bots that are asked and do not think about it yet."""
    if room.play is None:
        return []
    seats = [seat for seat in room.game.actors(room.play.s) if seat in room.bots]
    return [seat for seat in seats if room.thinking.get(seat) != room.play.decision]


def ponder(room: Room, pace: Pace) -> float:
    """How long the bot that is asked takes: as it likes, as the game says, or as usual."""
    assert room.play is not None
    seat = asked(room)[0]
    chosen = pace.ponder
    if chosen is None:
        s, game = room.play.s, room.game
        chosen = room.bots[seat].ponder(game.view(s, seat), game.options(s, seat))
    return BOT_PAUSE if chosen is None else chosen


def let_bots_play(room: Room, now: float) -> None:
    """The one who is asked; of several asked together each who has an answer yet."""
    assert room.play is not None
    question = room.play.decision
    for seat in asked(room):
        if room.play.decision == question and seat in room.game.actors(room.play.s):
            ask(room, seat, now)


def ask(room: Room, seat: Seat, now: float) -> None:
    assert room.play is not None
    bot, question = room.bots[seat], room.play.decision
    view, options = room.game.view(room.play.s, seat), room.game.options(room.play.s, seat)
    if bot.thinks:
        room.thinking[seat] = question
        room.thoughts.append(Think(seat, question, bot, view, options, room.game.pack))
        room.rng.random()  # what thinks elsewhere has a copy of it: the next one is another
    else:
        action = bot.choose(view, options)
        if action != LATER:
            room.do(seat, action, now, "bot", bot.reason())


def hear(room: Room, thought: Thought, now: float) -> None:
    """What a bot has thought counts if the question is still put, and it still sits there."""
    if room.play is None or room.thinking.get(thought.seat) != thought.question:
        return
    del room.thinking[thought.seat]
    still = room.play.decision == thought.question and thought.seat in asked(room)
    if not still or room.sleeps():
        return
    if thought.action is None:
        room.autopilot(thought.seat, now)
    elif thought.action != LATER:
        room.do(thought.seat, thought.action, now, "bot", thought.why)
