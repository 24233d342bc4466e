"""Chairs while a game is played: leaving one, bots in the place of people, taking a free one."""

from __future__ import annotations

from fabletop.bots.bot import may_sit
from fabletop.core.game import Seat
from fabletop.core.refusals import Refusal
from fabletop.server.table import seating
from fabletop.server.table.arrivals import hand_over
from fabletop.server.table.attendance import Attendance
from fabletop.server.table.context import Context
from fabletop.server.table.effects import no
from fabletop.server.table.host import is_persons, refuse_to_free
from fabletop.server.table.match import Match
from fabletop.server.table.messages import PutBot, Sit


class ChairsInPlay:
    """The chairs of a game in play."""

    def __init__(self, match: Match, attendance: Attendance) -> None:
        self.match, self.table, self.attendance = match, match.table, attendance

    def sit(self, ctx: Context, message: Sit) -> Refusal | None:
        """A new person takes a freed chair and plays on."""
        table, seat = self.table, message.seat
        chair, there = table.chairs[seat], table.devices[ctx.device]
        if seating.is_said_again(table, ctx, message):
            hand_over(table, self.match.progress(), ctx, seat)
            return None
        if not chair.free:
            return no("game-running")
        refusal = seating.refuse_device(table, there)
        if refusal:
            return refusal
        if seating.has_played(table, there, seat):
            return no("played-already")
        before = str(chair.name)
        refusal = seating.sit_down(table, self.match.progress(), ctx, message)
        if refusal:
            return refusal
        chair.free = False
        self.tell_all(ctx, "chair-taken", seat, before, str(chair.name))
        self.attendance.want_back(ctx, seat)
        return None

    def stand(self, ctx: Context, seat: Seat) -> Refusal | None:
        """Leave one's chair for good; nobody waits for this person any more."""
        chair = self.table.chairs[seat]
        if seat not in self.table.devices[ctx.device].seats:
            return no("not-your-seat")
        if not self.match.is_over():
            self.attendance.leave(ctx, seat)
            ctx.changed |= not chair.agreed
            chair.agreed = True
        return None

    def put_bot(self, ctx: Context, message: PutBot) -> Refusal | None:
        """A bot plays for an absent person, who keeps the chair."""
        table, match = self.table, self.match
        chair = table.chairs[message.seat]
        if not table.is_host(ctx.device):
            return no("host-only")
        if not may_sit(message.level, match.game):
            return no("no-such-bot")
        if chair.bot:
            return no("seat-taken")
        if message.seat in table.seated() and not chair.away:
            return no("game-running")
        if match.is_over() or chair.left or not match.setup.is_left_to_bots():
            return no("not-now")
        self.attendance.leave(ctx, message.seat, message.level)
        return None

    def free(self, ctx: Context, seat: Seat) -> Refusal | None:
        """Free a chair: a bot plays there until somebody sits down. Where none may stand in, the
        seat is out of the game. Its person must have left, or have been away for long."""
        table, chair = self.table, self.table.chairs[seat]
        if not is_persons(chair) or self.match.is_over():
            return no("not-now")
        refusal = refuse_to_free(chair, ctx.now)
        if refusal:
            return refusal
        ctx.changed = True
        self.attendance.leave(ctx, seat)
        chair.free = chair.stood_in
        key = "chair-freed" if chair.free else "chair-left"
        self.tell_all(ctx, key, seat, str(chair.name), table.host.name())
        chair.returning = chair.sat_by = ""
        chair.sitting = table.next_sitting()
        table.take_away(seat)
        return None

    def tell_all(self, ctx: Context, key: str, seat: Seat, name: str, by: str) -> None:
        """Send everybody present a notice about a chair, and who changed it."""
        for device in self.table.devices:
            ctx.reply({"is": "notice", "key": key, "seat": seat, "name": name, "by": by}, device)
