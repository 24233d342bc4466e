"""What a bot would do at a seat, if it knew only what that seat was told."""

from __future__ import annotations

import hashlib
import random

from fabletop.bots.bot import seat_bot, usual
from fabletop.core.dealer import Event
from fabletop.core.game import Seat
from fabletop.core.mind import LATER
from fabletop.core.options import Action
from fabletop.core.refusals import Refusal
from fabletop.server.table.chairs import Device
from fabletop.server.table.effects import no
from fabletop.server.table.match import Match
from fabletop.server.table.pictures import can_answer


def hint(match: Match, device: Device, seat: Seat) -> tuple[Action, Event | None] | Refusal:
    """The bot's answer and reason; the same if asked again, for it forgets the same things."""
    if not match.table.chairs[seat].help.hints:
        return no("no-hints")
    own = device.eyes() == seat  # on a screen that others see, a hint could reveal a hand
    asked = own and seat in can_answer(match, device, seat)
    if match.is_resting() or not asked or match.contest():
        return no("not-now")
    game, s = match.game, match.s
    luck = random.Random(hashlib.sha256(b"hint %d" % seat + match.setup.key).digest())
    bot = seat_bot(usual(game), game, len(match.table.chairs), seat, luck)
    for event in match.play.stream(seat):
        bot.hear(event)
    choice = bot.choose(game.view(s, seat), game.options(s, seat))
    return no("not-now") if choice == LATER else (choice, bot.reason())
