"""Who was first: reactions measured by pages, bounded by what the server measured itself.

Everybody sees the same thing at one server time, the *start*. A page measures its player's
reaction on its own clock, from the painted frame to the press, so the network does not count.
A page can lie. So its claim must fit the time at which it arrived: not later than that, and not
earlier than the round trips of its connection, its *link*, allow. The link is measured with ping
frames, which a page's scripts never see. If a link answered no ping, it is *unknown*, and its
presses count as of their arrival. All times here are milliseconds, and nothing waits.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from fabletop.core.game import Seat
from fabletop.core.options import Action
from fabletop.core.pace import Contest

FRAMES = 34  # two frames of a screen, the time painting may take
ALLOWANCE = 60  # on top of a slow round trip
UNKNOWN = 0  # a link that answered no ping
LONGEST_LINK = 600
SLOW_LINK = 350
MEASUREMENTS = 10  # round trips after which a link counts as measured


def link_bound(round_trips: Sequence[float]) -> int:
    """The longest honest round trip: the ninth decile of those measured, and an allowance."""
    if not round_trips:
        return UNKNOWN
    ninth = sorted(round_trips)[math.ceil(0.9 * len(round_trips)) - 1]
    return min(LONGEST_LINK, math.ceil(ninth) + ALLOWANCE)


def allowance(link: int) -> int:
    """By how much a press over such a link may count earlier than it arrived."""
    return UNKNOWN if link == UNKNOWN else link + FRAMES


@dataclass(frozen=True, slots=True)
class Press:
    """One reaction: the counted and the claimed time, when it arrived, and its link."""

    seat: Seat
    counts: int
    claimed: int
    elapsed: int
    link: int

    def action(self, verb: str) -> Action:
        """The action that is played and recorded."""
        return (verb, self.counts, self.claimed, self.elapsed, self.link)


@dataclass(slots=True)
class Race:
    """One race. Presses come in; each changes when the race is decided."""

    contest: Contest
    links: Mapping[Seat, int]  # of all people who may press
    exact: bool = False  # claims count unchecked: all press at one device
    calm: Mapping[Seat, int] = field(default_factory=dict)  # no reflexes → time counted
    presses: dict[Seat, Press] = field(default_factory=dict)  # those that arrived
    hands: dict[Seat, Press] = field(default_factory=dict)  # those of bots, known at the start
    out: set[Seat] = field(default_factory=set)  # people who will not press

    def take(self, seat: Seat, claimed: int, elapsed: int, link: int | None = None) -> Press:
        """Take a press that arrived `elapsed` after the start; `link` is that of its device."""
        if seat in self.calm and claimed > 0:
            return self.keep_calm(seat, claimed, elapsed)
        if not self.exact and not self.contest.trusting:
            return self.take_bounded(seat, claimed, elapsed, link)
        counts = claimed if self.exact else min(claimed, elapsed)
        return self.keep(Press(seat, counts, claimed, elapsed, self.link(seat)))

    def take_bounded(
        self, seat: Seat, claimed: int, elapsed: int, link: int | None = None
    ) -> Press:
        """Take a press and bound it by its arrival."""
        if seat in self.calm and claimed > 0:
            return self.keep_calm(seat, claimed, elapsed)
        link = self.links.get(seat, UNKNOWN) if link is None else link
        least = max(0, elapsed - allowance(link))
        return self.keep(Press(seat, max(least, min(claimed, elapsed)), claimed, elapsed, link))

    def keep_calm(self, seat: Seat, claimed: int, elapsed: int) -> Press:
        """Take a press of a seat without reflexes: its time does not matter."""
        return self.keep(Press(seat, self.calm[seat], claimed, elapsed, self.link(seat)))

    def keep(self, press: Press) -> Press:
        self.presses[press.seat] = press
        return press

    def expect(self, seat: Seat, action: Action) -> None:
        """Note the reaction of a bot, which is fixed at the start."""
        if action[0] == self.contest.verb:
            counts, claimed, elapsed, link = (int(str(word)) for word in action[1:])
            self.hands[seat] = Press(seat, counts, claimed, elapsed, link)

    def drop(self, seat: Seat) -> None:
        """A seat leaves: its press no longer counts, and nobody waits for one."""
        self.presses.pop(seat, None)
        self.out.add(seat)

    def link(self, seat: Seat) -> int:
        """The link of a seat, to bound the wait for its press; the longest if claims count."""
        known = self.links.get(seat, UNKNOWN)
        believed = self.contest.trusting or (self.exact and known == UNKNOWN)
        return LONGEST_LINK if believed else known

    def allowance(self, seat: Seat) -> int:
        return allowance(self.link(seat))

    def is_valid(self, press: Press) -> bool:
        return self.contest.floor <= press.counts <= self.contest.window

    def counted(self, press: Press) -> int:
        """The counted time of a press, less the head start of its seat."""
        return max(0, press.counts - self.head_start(press.seat))

    def head_start(self, seat: Seat) -> int:
        return self.contest.head_start.get(seat, 0)

    # -- when it is decided

    def pending(self) -> list[Seat]:
        """The people who may still press."""
        return [seat for seat in self.links if seat not in self.presses and seat not in self.out]

    def ends(self) -> int:
        """When the window has run out for the slowest link, or nobody is left to press."""
        last = self.contest.window + max(map(self.allowance, self.links), default=FRAMES)
        if self.pending():
            return last
        return min(last, max((hand.elapsed for hand in self.hands.values()), default=0))

    def closes(self) -> int:
        """When all prizes are decided, as far as is known now; waiting would change nothing."""
        arrived = max((press.elapsed for press in self.presses.values()), default=0)
        ends = self.ends()
        decided = max(map(self.decides, self.contest.prizes), default=ends)
        return max(arrived, min(ends, decided))

    def decides(self, holders: Collection[Seat]) -> int:
        """When no further press could win or tie this prize."""
        known = [*self.presses.values(), *self.hands.values()]
        valid = [press for press in known if press.seat in holders and self.is_valid(press)]
        if not valid:
            return self.ends()
        first = min(valid, key=self.counted)
        level = self.counted(first) + self.contest.level
        ahead = [press.elapsed for press in valid if self.counted(press) <= level]
        waits = [self.last_chance(seat, first) for seat in self.pending() if seat in holders]
        return max([*ahead, *waits])

    def last_chance(self, seat: Seat, first: Press) -> int:
        """When it is too late for this seat to be level with the first press.

        At one device a press may arrive as long after its claim as the first one did. A seat
        without reflexes has the whole window, unless its time is too slow anyway.
        """
        if seat in self.calm:
            usual = self.calm[seat] - self.head_start(seat)
            behind = usual > self.counted(first) + self.contest.level
            return 0 if behind else self.contest.window + self.allowance(seat)
        slow = first.elapsed - first.counts + FRAMES if self.exact else 0
        best = self.counted(first)
        waits = max(self.allowance(seat), slow)
        return waits + best + self.contest.level + self.head_start(seat)

    def is_late(self, seat: Seat, elapsed: int) -> bool:
        """Whether a press that arrives now is too late to change its decision."""
        closes = self.closes()
        own = [self.decides(prize) for prize in self.contest.prizes if seat in prize]
        return elapsed > min(closes, max(own, default=closes))

    def results(self) -> list[Press]:
        """All presses until the race closed, the fastest first."""
        closed = self.closes()
        moved = [hand for hand in self.hands.values() if hand.elapsed <= closed]
        return sorted([*self.presses.values(), *moved], key=lambda p: (p.counts, p.seat))
