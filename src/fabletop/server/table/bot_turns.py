"""Bots that are asked: the quick ones answer at once, the others think elsewhere.

A bot that `thinks` is asked by an effect, `Think`, and answers with a message, `Thought`. The
table goes on meanwhile; what is thought about a question that is no longer put is dropped. It is
asked a little before its time and answers at its time, so nobody sees how much there was to think.
A copy of it thinks; what that has in mind afterwards comes back with the answer.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from fabletop.core.dealer import Event
from fabletop.core.game import LATER, Bot, Pace, Seat
from fabletop.server.table.effects import Think, Thought

if TYPE_CHECKING:
    from fabletop.server.table.room import Room

BOT_PAUSE = 2.0  # seconds a bot takes, so that people can follow
HEAD_START = 0.5  # seconds of these in which one that thinks does so


@dataclass(slots=True)
class Asked:
    """A bot that thinks elsewhere: about which question, when it answers, what it misses."""

    bot: Bot
    question: int
    due: float
    missed: list[Event] = field(default_factory=list)
    thought: Thought | None = None  # it has an answer, but it is not time yet


def asked(room: Room) -> list[Seat]:
    """The bots that are asked and do not think about it yet."""
    if room.play is None:
        return []
    seats = [seat for seat in room.game.actors(room.play.s) if seat in room.bots]
    return [seat for seat in seats if not is_thinking(room, seat)]


def is_thinking(room: Room, seat: Seat) -> bool:
    asked = room.thinking.get(seat)
    return bool(asked and room.play and asked.question == room.play.decision)


def ponder(room: Room, pace: Pace) -> float:
    """How long the bot that is asked takes: as it likes, as the game says, or as usual."""
    assert room.play is not None
    seat = asked(room)[0]
    chosen = pace.ponder
    if chosen is None:
        s, game = room.play.s, room.game
        chosen = room.bots[seat].ponder(game.view(s, seat), game.options(s, seat))
    return BOT_PAUSE if chosen is None else chosen


def head_start(room: Room) -> float:
    """How long before its answer the bot that is asked begins to think."""
    return HEAD_START if room.bots[asked(room)[0]].thinks else 0.0


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
        room.thinking[seat] = Asked(bot, question, room.clock.answer_due)
        room.thoughts.append(Think(seat, question, bot, view, options, room.game.pack))
        room.rng.random()  # what thinks elsewhere has a copy of it: the next one is another
    else:
        action = bot.choose(view, options)
        if action != LATER:
            room.do(seat, action, now, "bot", bot.reason())


def hear(room: Room, thought: Thought, now: float) -> None:
    """What a bot has thought counts if it still sits there, and when it is time."""
    asked = room.thinking.get(thought.seat)
    if asked is None or asked.question != thought.question:
        return
    asked.thought = thought
    if now >= asked.due:
        take(room, thought, now)


def take(room: Room, thought: Thought, now: float) -> None:
    """Play what was thought, if the question is still put and the answer still fits."""
    asked = room.thinking.pop(thought.seat)
    if room.bots.get(thought.seat) is not asked.bot:
        return
    if thought.bot:
        for event in asked.missed:
            thought.bot.hear(event)
        room.bots[thought.seat] = thought.bot
    if room.play is None or room.sleeps() or room.play.decision != asked.question:
        return
    if thought.seat not in room.game.actors(room.play.s):
        return
    if thought.action is None:
        room.autopilot(thought.seat, now)
    elif thought.action != LATER and not room.game.refuse(
        room.play.s, thought.seat, thought.action
    ):
        room.do(thought.seat, thought.action, now, "bot", thought.why)


def take_due(room: Room, now: float) -> None:
    """The answers that waited for their time."""
    for asked in list(room.thinking.values()):
        if asked.thought and now >= asked.due:
            take(room, asked.thought, now)


def due(room: Room) -> float | None:
    """When the first answer that waits will be played."""
    return min((asked.due for asked in room.thinking.values() if asked.thought), default=None)


def miss(room: Room, seat: Seat, event: Event) -> None:
    """Whoever thinks elsewhere hears it afterwards."""
    if seat in room.thinking:
        room.thinking[seat].missed.append(event)
