"""What a bot would do in somebody's place, knowing only what that seat was told."""

from __future__ import annotations

import hashlib
import random
from typing import TYPE_CHECKING

from fabletop.bots.bot import seat_bot, usual
from fabletop.core.dealer import Event
from fabletop.core.game import LATER
from fabletop.core.options import Action
from fabletop.core.refusals import Refusal
from fabletop.server.table.effects import no
from fabletop.server.table.messages import AskHint
from fabletop.server.table.pictures import can_answer, seat_of

if TYPE_CHECKING:
    from fabletop.server.table.room import Room


def hint(room: Room, device: str, message: AskHint) -> tuple[Action, Event | None] | Refusal:
    """Its answer and why. Asked again it answers the same: it forgets the same things each time."""
    if not room.chairs[message.seat].help.hints:
        return no("no-hints")
    there = room.devices[device]
    own = seat_of(room, there) == message.seat  # on a screen all look at it would tell too much
    asked = own and message.seat in can_answer(room, there, message.seat)
    if room.play is None or room.resting() or not asked or room.races.contest():
        return no("not-now")
    luck = random.Random(hashlib.sha256(b"hint %d" % message.seat + room.key).digest())
    bot = seat_bot(usual(room.game), room.game, len(room.chairs), message.seat, luck)
    for event in room.play.stream(message.seat):
        bot.hear(event)
    s = room.play.s
    choice = bot.choose(room.game.view(s, message.seat), room.game.options(s, message.seat))
    return no("not-now") if choice == LATER else (choice, bot.reason())
