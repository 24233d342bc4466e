"""Which people of a game are present, which are away, and what plays for them meanwhile."""

from __future__ import annotations

from fabletop.bots.bot import usual
from fabletop.core.game import Seat
from fabletop.core.options import Action
from fabletop.core.record import HERE, LEAVE
from fabletop.server.table.context import Context
from fabletop.server.table.match import Match

LAPSES_UNTIL_AWAY = 2


class Attendance:
    """Presence, as the rules were told; leaving a chair, and coming back to it."""

    def __init__(self, match: Match) -> None:
        self.match, self.chairs = match, match.table.chairs
        self.roll: Action = ()  # the last `here` that the rules were told

    # -- coming back

    def want_back(self, ctx: Context, seat: Seat) -> None:
        """A person wants the chair back. A bot that is thinking hands over after its question."""
        chair, match = self.chairs[seat], self.match
        ctx.changed |= chair.agreed
        chair.agreed = False
        if chair.stood_in and seat in match.actors() and not match.is_resting():
            chair.returning = match.step()
        else:
            self.is_back(ctx, seat)

    def is_back(self, ctx: Context, seat: Seat) -> None:
        chair = self.chairs[seat]
        ctx.redraw |= chair.away or chair.stood_in or bool(chair.returning)
        chair.returning = ""
        chair.lapses, chair.away = 0, False
        if chair.stood_in:
            chair.bot, chair.stood_in = None, False
            self.match.bots.seated.pop(seat, None)
            ctx.changed = True

    # -- leaving

    def leave(self, ctx: Context, seat: Seat, level: str = "") -> None:
        """A person leaves: a bot takes over, or the seat stays empty, as the option says."""
        chair, match = self.chairs[seat], self.match
        if match.is_over() or chair.stood_in or chair.left:
            return
        ctx.changed = True
        if match.setup.is_left_to_bots():
            chair.bot, chair.stood_in, chair.away = level or usual(match.game), True, False
            match.seat_bot(seat, chair.bot)
        else:
            chair.left = True
            match.do(seat, LEAVE, ctx.now, "player")

    def let_the_lost_go(self, ctx: Context) -> None:
        """Bots take over for people who were away too long, if this table lets bots do that."""
        grace = self.match.pace().grace
        if not grace or self.match.table.manners.slow:
            return
        for seat, chair in enumerate(self.chairs):
            gone = chair.gone_at(grace)
            if gone is not None and ctx.now >= gone and self.match.setup.is_left_to_bots():
                chair.lost_at = None
                self.leave(ctx, seat)

    def lapse(self, ctx: Context, seat: Seat) -> None:
        """A person's clock ran out: the autopilot answers. The end of a look counts as no lapse."""
        chair, match = self.chairs[seat], self.match
        pace = match.pace()
        if pace.counts and not pace.shows and chair.lapsed != pace.clock:
            chair.lapsed = pace.clock
            chair.lapses += 1
            chair.away = chair.lapses >= LAPSES_UNTIL_AWAY
        if pace.counts and not pace.shows:
            self.tell_lapse(ctx, seat)
        autopilot(match, seat, ctx.now)
        if chair.away and match.game.mind.bots and match.setup.is_left_to_bots():
            self.leave(ctx, seat)  # its own bots play better than the clock

    def tell_lapse(self, ctx: Context, seat: Seat) -> None:
        """Tell the devices of a seat that the clock answered for it."""
        told = {"is": "notice", "key": "clock-answered", "seat": seat, "by": ""}
        for name, device in self.match.table.devices.items():
            if seat in device.seats:
                ctx.reply({**told, "name": str(self.chairs[seat].name)}, name)

    # -- who is there

    def look_around(self, ctx: Context) -> None:
        """Note whose connection is lost and since when; return chairs to people who are back."""
        match, here = self.match, self.match.table.seated()
        if match.table.here is not None and not self.is_anybody_returning():
            return  # nobody came or went since the last time
        step, actors = match.step(), match.actors()
        for seat, chair in enumerate(self.chairs):
            if seat in here or not here or chair.bot or chair.left:
                chair.lost_at = None
            elif chair.lost_at is None:
                chair.lost_at = ctx.now
            if chair.returning and (chair.returning != step or seat not in actors):
                self.is_back(ctx, seat)

    def is_anybody_returning(self) -> bool:
        for chair in self.chairs:  # noqa: SIM110 - a plain loop is faster than any()
            if chair.returning:
                return True
        return False

    def away_asked(self) -> list[Seat]:
        """The asked seats whose people are away."""
        for chair in self.chairs:
            if chair.away:
                return [seat for seat in self.match.pace().lapse if self.chairs[seat].away]
        return []

    def call_the_roll(self, now: float) -> None:
        """Tell the rules which people are present, if the game `attends`."""
        match = self.match
        if not match.game.table.attends or match.is_over() or match.is_resting():
            return
        people = [seat for seat in range(len(self.chairs)) if seat not in match.bots.seated]
        seated = match.table.seated()
        here = tuple(seat for seat in people if seat in seated)
        roll: Action = (HERE, here, tuple(people))
        if roll != self.roll and (here or self.roll):
            self.roll = roll
            match.do(0, roll, now, "house")

    def recall(self) -> None:
        """Read from the record what the rules were told last: after a restart or an undo."""
        play = self.match.play
        moves = (play.record.moves[number] for number in reversed(play.standing))
        self.roll = next((move.action for move in moves if move.by == "house"), ())


def autopilot(match: Match, seat: Seat, now: float) -> None:
    """Play a lapse action for a seat that does not answer."""
    choices = match.pace().lapse.get(seat)
    if choices:
        match.do(seat, match.bots.rng.choice(choices), now, "clock")
