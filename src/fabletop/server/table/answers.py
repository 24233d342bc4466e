"""What people answer: refused, it changes nothing; sent twice, it counts once; in time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from fabletop.core.game import Json
from fabletop.core.options import Action, fits_any
from fabletop.core.refusals import Refusal
from fabletop.server.table.attendance import Attendance
from fabletop.server.table.clock import Clock
from fabletop.server.table.context import Context
from fabletop.server.table.effects import no, own_id
from fabletop.server.table.match import Match
from fabletop.server.table.messages import Act

IDS_KEPT = 64  # a page says again only what was not confirmed: one act, or a few
HELD_A_SEAT = 3  # answers of one seat that wait until all have looked


class Answers:
    """The answers of a game's people: those that count already, and those that wait."""

    def __init__(self, match: Match, clock: Clock, attendance: Attendance) -> None:
        self.match, self.clock, self.attendance = match, clock, attendance
        self.ids: dict[str, None] = {}  # acts already carried out, newest last
        self.held: list[tuple[str, Act]] = []  # answers that come before everybody has looked

    def recall(self, ids: Sequence[str]) -> None:
        """Acts that were carried out before a restart."""
        self.ids = dict.fromkeys(ids[-IDS_KEPT:])

    def answer(self, ctx: Context, device: str, message: Act, action: object) -> Refusal | None:
        """What a message means, unless it belongs to a contest."""
        match, seat = self.match, message.seat
        fresh = message.decision == match.play.decision
        if not (fresh and fits_any(match.question().options(seat), action)):
            asked = message.decision - match.play.shift
            refusal = match.game.refuse(match.s, seat, action, asked)
            if refusal or not fresh:
                return refusal or no("not-now")
        if match.table.chairs[seat].stood_in:
            return no("stood-in")
        if ctx.now < self.clock.shown_until:
            return self.hold(device, message)
        self.play(ctx, device, message, cast(Action, action))
        return None

    def play(self, ctx: Context, device: str, message: Act, action: Action) -> None:
        """What a person answered is played, and confirmed; said again, it counts no more."""
        match = self.match
        if not match.table.chairs[message.seat].stood_in:
            self.attendance.is_back(ctx, message.seat)
        name = own_id(message)
        ctx.acts[len(match.play.record.moves)] = name
        match.do(message.seat, action, ctx.now, "player")
        ctx.reply(done(message), device)
        self.ids[name] = None
        if len(self.ids) > IDS_KEPT:
            del self.ids[next(iter(self.ids))]

    def hold(self, device: str, message: Act) -> Refusal | None:
        """Nobody may cut another's look short: the answer is taken when the time has come."""
        others = [(name, act) for name, act in self.held if own_id(act) != own_id(message)]
        if sum(act.seat == message.seat for _, act in others) >= HELD_A_SEAT:
            return no("too-fast")
        self.held = [*others, (device, message)]
        return None

    def release(self) -> list[tuple[str, Act]]:
        """The answers that waited, of those who are still there; whoever is gone says it again."""
        held, self.held = self.held, []
        return [(device, act) for device, act in held if device in self.match.table.devices]


def done(message: Act) -> Json:
    return {"is": "done", "id": message.id}
