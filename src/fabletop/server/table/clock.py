"""The clock of a game in play: how long the current question lasts, and when the clock stands.

A game says how long a question lasts (`Pace`). The clock runs longer for people who need it, not at
all in a slow game, and not while nobody is there or the game is paused. It begins when everybody
has had the time to see what happened before (`weights`). A clock *rests* while it stands still.
"""

from __future__ import annotations

from fabletop.core.game import Seat
from fabletop.core.pace import Pace
from fabletop.server.table.match import Match

LONGER = {"usual": 1.0, "double": 2.0}  # factors for `Help.time`
LEAST_LEFT = 10.0  # seconds left at least after `adjust`
CLOCKS_KEPT = 8  # resting clocks that may still go on
READING = 60.0  # seconds a clock rests at most for readers, once per question
LONGEST_NEWS = 9.0  # seconds a question waits at most for events to be seen


class Clock:
    """The clock of one game. Time is always an argument."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.number: int | None = None  # which of the game's clocks runs
        self.deadline: float | None = None
        self.left: dict[int, float] = {}  # seconds left on resting clocks
        self.rested: int | None = None  # the clock that has rested for a lost connection
        self.wound = 0.0  # when this clock began to run
        self.lifted = 0  # the news that gave it more time
        self.shown_until = 0.0
        self.heard = 0  # events that have got their time
        self.news_until = 0.0  # when all events have been seen
        self.climax_until = 0.0  # when the last climax has been seen
        self.readers: set[Seat] = set()  # seats with an open menu or open rules
        self.reading: tuple[int | None, float] = (None, 0.0)  # the clock that rests, until when
        self.is_new = False  # whether the last `wind` began another clock

    def wind(self, now: float) -> Pace | None:
        """Start a clock for a new question, and let that of the same question run on. Returns the
        pace, or None if the clock rests because the game sleeps."""
        self.is_new = False
        if self.match.is_asleep():
            self.rest(now)
            self.number = None
            return None
        pace = self.match.pace()
        self.grant(pace, now)
        if pace.clock != self.number or not pace.lapse:
            self.change(pace, now)
        self.lift(pace, now)
        self.rest_for_the_lost(pace, now)
        timed = pace.lasts is not None and pace.lapse
        if timed and self.deadline is None and pace.clock not in self.left:
            self.set(pace, max(now, self.news_until))  # seats that ran out of time have answered
        return pace

    def grant(self, pace: Pace, now: float) -> None:
        """Give new events the time to be seen; a running clock waits meanwhile. A race begins
        at once."""
        events = self.match.play.events[self.heard :]
        self.heard += len(events)
        racing = pace.contest is not None and pace.contest.open
        if racing:
            self.news_until = self.climax_until = now
        if racing or not events:
            return
        whole, climax = self.match.game.table.news.spans(events)
        scale = self.match.table.news_pace
        begins = max(now, self.news_until)
        self.news_until = min(begins + scale * whole, now + scale * LONGEST_NEWS)
        if climax:
            self.climax_until = min(begins + scale * climax, self.news_until)
            self.shown_until = max(self.shown_until, self.climax_until)
        if self.deadline is not None and pace.clock == self.number:
            self.deadline += self.news_until - begins
            self.wound += self.news_until - begins

    def news_left(self, now: float) -> float:
        """Seconds in which events are still shown before the question."""
        return round(max(0.0, self.news_until - now), 3)

    def seen_at(self) -> float:
        """When all events have been seen, and the question has shown for its least time."""
        return max(self.news_until, self.shown_until)

    def change(self, pace: Pace, now: float) -> None:
        """Run another clock. The one before rests; if it comes again, it goes on where it was."""
        self.rest(now)
        resting = pace.clock in self.left
        seconds = self.left.pop(pace.clock) if resting else self.lasts(pace)
        put = max(now, self.news_until)
        if pace.clock != self.number:
            self.wound, self.lifted = put, pace.lift.news if pace.lift else 0
        self.number = pace.clock
        self.deadline = put + seconds if seconds is not None and pace.lapse else None
        self.shown_until = max(put + pace.shows if pace.shows else now, self.climax_until)
        self.is_new = True

    def lasts(self, pace: Pace) -> float | None:
        """Seconds a clock runs, None for ever. Looks and races last as long as the game says. Other
        questions last longer for people with more time, and for ever at tables without clocks."""
        if pace.lasts is None or not self.runs(pace):
            return None
        match = self.match
        if not pace.is_patient():
            return None if match.table.manners.lesson and not pace.contest else pace.lasts
        people = [seat for seat in pace.lapse if seat not in match.bots.seated]
        wanted = {match.table.chairs[seat].help.time for seat in people}
        manners = match.table.manners
        if manners.slow or not manners.clock or "endless" in wanted:
            return None
        return pace.lasts * max((LONGER[time] for time in wanted), default=1.0)

    def runs(self, pace: Pace) -> bool:
        """Whether the clock runs: one that is not `shared` stops where all share a device."""
        return pace.shared or len(self.match.people()) < 2 or not self.match.is_one_device()

    def set(self, pace: Pace, since: float) -> None:
        """Let the clock of the current question run from `since`."""
        seconds = self.lasts(pace)
        self.deadline = None if seconds is None else since + seconds

    def adjust(self, now: float) -> None:
        """Clocks run shorter or longer now: compute the deadline again, at least a little ahead."""
        if self.match.is_over():
            return
        pace = self.match.pace()
        if pace.is_patient() and pace.lapse and pace.clock == self.number:
            self.left.pop(pace.clock, None)
            self.set(pace, self.wound)
            if self.deadline is not None:
                self.deadline = max(self.deadline, now + LEAST_LEFT)

    def wind_anew(self) -> None:
        """Let the clock of the current question begin again."""
        self.number = self.deadline = None
        self.left.clear()

    def lift(self, pace: Pace, now: float) -> None:
        """Give more time if something new is on the table, up to a limit."""
        if pace.lift and pace.lift.news > self.lifted:
            self.lifted = pace.lift.news
            if self.deadline is not None:
                least = min(now + pace.lift.least, self.wound + pace.lift.longest)
                self.deadline = max(self.deadline, least)

    def rest(self, now: float) -> None:
        """Stop the clock and keep the seconds left."""
        if self.number is not None and self.deadline is not None:
            self.left[self.number] = self.deadline - now
            if len(self.left) > CLOCKS_KEPT:
                del self.left[next(iter(self.left))]
        self.deadline = None

    def rest_for_the_lost(self, pace: Pace, now: float) -> None:
        """Rest while an asked person reads, and once while all of them are disconnected."""
        if self.deadline is None and pace.clock not in self.left:
            return
        gone = [self.match.table.chairs[seat].gone_at(pace.grace) for seat in pace.lapse]
        lost = bool(gone) and all(at is not None and now < at for at in gone)
        if self.is_read(pace, now):
            self.rest(now)
        elif lost and self.deadline is not None and self.rested != pace.clock:
            self.rest(now)
            self.rested = pace.clock
        elif not lost and self.deadline is None and pace.clock in self.left:
            self.deadline = now + self.left.pop(pace.clock)

    def read(self, seat: Seat, on: bool) -> None:
        """A person opens or closes a menu, the rules or a recap."""
        if on:
            self.readers.add(seat)
        else:
            self.readers.discard(seat)

    def is_read(self, pace: Pace, now: float) -> bool:
        """Whether the clock rests because an asked person reads. This has a limit: else strangers
        could hold up a game."""
        readers = self.readers.intersection(pace.lapse) & self.match.table.seated()
        if not readers or not pace.is_patient():
            return False
        if self.reading[0] != pace.clock:
            self.reading = (pace.clock, now + READING)
        return now < self.reading[1]

    def read_until(self) -> float | None:
        """When a clock that rests for readers must go on."""
        clock, until = self.reading
        return until if self.readers and clock == self.number and clock in self.left else None

    def waited_until(self) -> float | None:
        """When the first lost connection has been waited for long enough."""
        match = self.match
        if match.is_over() or match.table.manners.slow:
            return None
        pace, chairs = match.pace(), match.table.chairs
        if not pace.grace:
            return None
        if not match.setup.is_left_to_bots():
            chairs = [chairs[seat] for seat in pace.lapse] if self.number in self.left else []
        gone = [chair.gone_at(pace.grace) for chair in chairs]
        return min((at for at in gone if at is not None), default=None)
