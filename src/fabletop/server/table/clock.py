"""The clock of a game in play: how long the question now put lasts, and when that rests.

A game says how long a question lasts (`Pace`). The clock lets it run: longer for those who need
it, not at all in a slow game, and not while nobody is there or the game rests. It begins when
everybody has had the time to see what happened before (`weights`).
"""

from __future__ import annotations

from fabletop.core.game import Seat
from fabletop.core.pace import Pace
from fabletop.server.table.match import Match

LONGER = {"usual": 1.0, "double": 2.0}  # how much longer a clock runs for whom
LEAST_LEFT = 10.0  # seconds, when a clock begins to run that stood still
CLOCKS_KEPT = 8  # questions a game may still come back to
READING = 60.0  # seconds, once a question, in which a clock rests for who reads something
LONGEST_NEWS = 9.0  # seconds a question waits at most for what is still to be seen


class Clock:
    """The time of one game; nothing here looks at any other clock."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.number: int | None = None  # which of the game's clocks runs
        self.deadline: float | None = None
        self.left: dict[int, float] = {}  # seconds left on clocks that rest
        self.rested: int | None = None  # the clock that has waited for a lost line
        self.wound = 0.0  # when this clock began
        self.lifted = 0  # the news that gave it more time
        self.shown_until = 0.0
        self.heard = 0  # events whose time is granted
        self.news_until = 0.0  # when all of them have been seen
        self.climax_until = 0.0  # and the last of those that nobody can cut short
        self.readers: set[Seat] = set()  # at whose screens a menu or the rules are open
        self.reading: tuple[int | None, float] = (None, 0.0)  # which clock rests for them till when
        self.is_new = False  # whether another one runs since it was wound last

    def wind(self, now: float) -> Pace | None:
        """A new question winds the clock; the same one lets it run; with nobody here it rests.
        The pace of the question, unless it rests."""
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
            self.set(pace, max(now, self.news_until))  # whoever had all the time has answered
        return pace

    def grant(self, pace: Pace, now: float) -> None:
        """Everybody has the time to see what has happened; a running clock waits meanwhile. A race
        begins at once: to see it is all there is to do."""
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
        """For how many seconds there is still something to see before the question is put."""
        return round(max(0.0, self.news_until - now), 3)

    def seen_at(self) -> float:
        """When everybody has seen what happened, and looked as long as the question shows."""
        return max(self.news_until, self.shown_until)

    def change(self, pace: Pace, now: float) -> None:
        """Another clock runs; the one before rests, and goes on where it was if it comes again."""
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
        """How long a clock runs. Looks and races last as long as the game says; all else longer
        for those who need it, and for ever in a slow game and where no clock is wanted."""
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
        """Some clocks stand still where several people look at one screen."""
        return pace.shared or len(self.match.people()) < 2 or not self.match.is_one_device()

    def set(self, pace: Pace, since: float) -> None:
        """Let the clock of the question now put run as long as it should."""
        seconds = self.lasts(pace)
        self.deadline = None if seconds is None else since + seconds

    def adjust(self, now: float) -> None:
        """How long clocks run has changed: the time that has passed counts, all but a little."""
        if self.match.is_over():
            return
        pace = self.match.pace()
        if pace.is_patient() and pace.lapse and pace.clock == self.number:
            self.left.pop(pace.clock, None)
            self.set(pace, self.wound)
            if self.deadline is not None:
                self.deadline = max(self.deadline, now + LEAST_LEFT)

    def wind_anew(self) -> None:
        """The clock of the question now put begins again."""
        self.number = self.deadline = None
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
        """Somebody opens or closes a menu, the rules, or what was missed."""
        if on:
            self.readers.add(seat)
        else:
            self.readers.discard(seat)

    def is_read(self, pace: Pace, now: float) -> bool:
        """Whether the clock rests because somebody it runs for reads. That has an end: else
        strangers could hold up a game."""
        readers = self.readers.intersection(pace.lapse) & self.match.table.seated()
        if not readers or not pace.is_patient():
            return False
        if self.reading[0] != pace.clock:
            self.reading = (pace.clock, now + READING)
        return now < self.reading[1]

    def read_until(self) -> float | None:
        """When a clock that rests for readers goes on."""
        clock, until = self.reading
        return until if self.readers and clock == self.number and clock in self.left else None

    def waited_until(self) -> float | None:
        """When the first of the lost is given up, or his clock goes on without him."""
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
