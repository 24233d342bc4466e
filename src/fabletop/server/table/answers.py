"""People's answers: a refused one changes nothing, a repeated one counts once, a late one never."""

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

IDS_KEPT = 64  # a page repeats only what was not confirmed: one act, or a few
HELD_A_SEAT = 3  # answers of one seat that wait until all have looked


class Answers:
    """The answers of a game's people: those already played, and those held back."""

    def __init__(self, match: Match, clock: Clock, attendance: Attendance) -> None:
        self.match, self.clock, self.attendance = match, clock, attendance
        self.ids: dict[str, None] = {}  # acts already carried out, newest last
        self.held: list[tuple[str, Act]] = []  # answers held until everybody has looked

    def recall(self, ids: Sequence[str]) -> None:
        """Restore the ids of acts that were carried out before a restart."""
        self.ids = dict.fromkeys(ids[-IDS_KEPT:])

    def answer(self, ctx: Context, device: str, message: Act, action: object) -> Refusal | None:
        """Refuse, hold or play an answer; contests have their own way."""
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
        """Play and confirm an answer; remember its id, so that a repeat does not count."""
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
        """Hold an answer until its time: nobody may shorten the time others have to look."""
        others = [(name, act) for name, act in self.held if own_id(act) != own_id(message)]
        if sum(act.seat == message.seat for _, act in others) >= HELD_A_SEAT:
            return no("too-fast")
        self.held = [*others, (device, message)]
        return None

    def release(self) -> list[tuple[str, Act]]:
        """The held answers of devices still connected; a lost device sends its answer again."""
        held, self.held = self.held, []
        return [(device, act) for device, act in held if device in self.match.table.devices]


def done(message: Act) -> Json:
    return {"is": "done", "id": message.id}
