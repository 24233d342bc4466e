"""The clock of a room: how long the question now put lasts, when it rests, what is due next.

A game says how long a question lasts (`Pace`). The room's clock lets it run: longer for those who
need it, not at all in a slow game, and not while nobody is there or the game rests.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabletop.core.game import Pace
from fabletop.server.table.bot_turns import BOT_PAUSE, asked, due, head_start, ponder
from fabletop.server.table.host import passes_at

if TYPE_CHECKING:
    from fabletop.server.table.room import Room

LONGER = {"usual": 1.0, "double": 2.0}  # how much longer a clock runs for whom
LEAST_LEFT = 10.0  # seconds, when a clock begins to run that stood still
CLOCKS_KEPT = 8  # questions a game may still come back to


class Clock:
    """The time of one table; nothing here looks at any other clock."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.number: int | None = None  # which of the game's clocks runs
        self.deadline: float | None = None
        self.left: dict[int, float] = {}  # seconds left on clocks that rest
        self.rested: int | None = None  # the clock that has waited for a lost line
        self.wound = 0.0  # when this clock began
        self.lifted = 0  # the news that gave it more time
        self.shown_until = 0.0
        self.bot_due: float | None = None  # when bots are asked
        self.answer_due = 0.0  # and when those of them who think then answer

    def wind(self, now: float) -> None:
        """A new question winds the clock; the same one lets it run; with nobody here it rests."""
        if self.room.play is None:
            return
        if self.room.sleeps():
            self.rest(now)
            self.number = self.bot_due = None
            return
        pace = self.room.game.pace(self.room.play.s)
        if pace.clock != self.number or not pace.lapse:
            self.change(pace, now)
        self.lift(pace, now)
        self.rest_for_the_lost(pace, now)
        if self.deadline is None and pace.clock not in self.left and pace.lapse:
            self.set(pace, now)  # whoever had all the time has answered
        if not asked(self.room) or (pace.contest and pace.contest.open):
            self.bot_due = None
        elif self.bot_due is None:
            scale = self.room.bot_pause / BOT_PAUSE
            self.answer_due = max(now + scale * ponder(self.room, pace), self.shown_until)
            self.bot_due = max(now, self.answer_due - scale * head_start(self.room))

    def change(self, pace: Pace, now: float) -> None:
        """Another clock runs; the one before rests, and goes on where it was if it comes again."""
        self.rest(now)
        seconds = self.left.pop(pace.clock, self.lasts(pace))
        if pace.clock != self.number:
            self.wound, self.lifted = now, pace.lift.news if pace.lift else 0
        self.number = pace.clock
        self.deadline = now + seconds if seconds is not None and pace.lapse else None
        self.shown_until = now + pace.shows
        self.bot_due = None

    def pace(self) -> Pace | None:
        """That of the question now put, while there is one."""
        play = self.room.play
        return play.game.pace(play.s) if play and self.room.phase == "play" else None

    def lasts(self, pace: Pace) -> float | None:
        """How long a clock runs. Looks and races last as long as the game says; all else longer
        for those who need it, and for ever in a slow game."""
        if not self.runs(pace) or pace.lasts is None:
            return None
        if not pace.is_patient():
            return pace.lasts
        people = [seat for seat in pace.lapse if seat not in self.room.bots]
        wanted = {self.room.chairs[seat].help.time for seat in people}
        if self.room.manners.slow or "endless" in wanted:
            return None
        return pace.lasts * max((LONGER[time] for time in wanted), default=1.0)

    def runs(self, pace: Pace) -> bool:
        """Some clocks stand still where several people look at one screen."""
        return pace.shared or len(self.room.people()) < 2 or not self.room.is_one_device()

    def set(self, pace: Pace, since: float) -> None:
        """Let the clock of the question now put run as long as it should."""
        seconds = self.lasts(pace)
        self.deadline = None if seconds is None else since + seconds

    def adjust(self, now: float) -> None:
        """How long clocks run has changed: the time that has passed counts, all but a little."""
        pace = self.pace()
        if pace and pace.is_patient() and pace.lapse and pace.clock == self.number:
            self.left.pop(pace.clock, None)
            self.set(pace, self.wound)
            if self.deadline is not None:
                self.deadline = max(self.deadline, now + LEAST_LEFT)

    def wind_anew(self) -> None:
        """The clock of the question now put begins again."""
        self.number = self.deadline = self.bot_due = None
        self.left.clear()

    def lift(self, pace: Pace, now: float) -> None:
        """Something new on the table gives everybody a little more time, up to a limit."""
        if pace.lift and pace.lift.news > self.lifted:
            self.lifted = pace.lift.news
            if self.deadline is not None:
                least = min(now + pace.lift.least, self.wound + pace.lift.longest)
                self.deadline = max(self.deadline, least)

    def rest(self, now: float) -> None:
        """The clock stands still, wherever it is."""
        if self.number is not None and self.deadline is not None:
            self.left[self.number] = self.deadline - now
            if len(self.left) > CLOCKS_KEPT:
                del self.left[next(iter(self.left))]
        self.deadline = None

    def rest_for_the_lost(self, pace: Pace, now: float) -> None:
        """A clock waits once while the only ones it runs for have lost the line."""
        gone = [self.room.chairs[seat].gone_at(pace.grace) for seat in pace.lapse]
        lost = bool(gone) and all(at is not None and now < at for at in gone)
        if lost and self.deadline is not None and self.rested != pace.clock:
            self.rest(now)
            self.rested = pace.clock
        elif not lost and self.deadline is None and pace.clock in self.left:
            self.deadline = now + self.left.pop(pace.clock)

    def alarm(self) -> float | None:
        always = [device.lingers for device in self.room.devices.values()]
        always.append(passes_at(self.room))
        if self.room.resting():
            return min((time for time in always if time is not None), default=None)
        play = self.room.play
        only_bots = play and set(play.game.actors(play.s)) <= set(self.room.bots)
        shown = self.shown_until if self.room.held or self.room.away_asked() else None
        decided = self.room.races.decided_at()
        clock = None if only_bots else self.deadline
        thought = None if self.room.sleeps() else due(self.room)
        times = (clock, self.bot_due, thought, shown, self.waited_until(), decided, *always)
        return min((time for time in times if time is not None), default=None)

    def waited_until(self) -> float | None:
        """When the first of the lost is given up, or his clock goes on without him."""
        pace = self.pace()
        if pace is None or not pace.grace or self.room.manners.slow:
            return None
        rests = self.number in self.left
        asked = [self.room.chairs[seat] for seat in pace.lapse] if rests else []
        gone = [c.gone_at(pace.grace) for c in (self.room.chairs if self.room.by_bot() else asked)]
        return min((at for at in gone if at is not None), default=None)
