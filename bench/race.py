"""Does the quicker hand win? Races over simulated lines, judged as a room judges them.

    python -m bench.race [--races 50000] [--seed 1]

A line has a delay of 5 to 250 ms each way, jitter, and packets that are lost and come 200 ms
later or more; a page has a clock of its own, off by minutes and up to 200 ppm too fast or slow,
and a screen with frames. Hands are as quick as people's. The server knows what it measures: ten
pings or more, and when a press arrives. Printed are how often the quicker hand won, by how much
it was quicker; what pages gain that lie, or hold a press back; and how long everybody waits.
Two liars are no browsers: one answers no ping, so what it says counts as it arrives; one answers
all of them late, on purpose, and has the longest link there is. The table marks it as slow.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean, quantiles
from typing import NamedTuple

from fabletop.core.pace import Contest
from fabletop.server.table.reaction_times import (
    LONGEST_LINK,
    MEASUREMENTS,
    UNKNOWN,
    Press,
    Race,
    allowance,
    link_bound,
)

DELAY = (5.0, 250.0)  # one way, in milliseconds
JITTER = (0.0, 25.0)  # what a packet needs more, on the average
LOSS = (0.0, 0.02)  # the share of packets that must be sent again
RESENT = (200.0, 260.0)  # how much later these come; twice as late if lost twice
CLOCK = 600_000.0  # how far a page's clock is off
DRIFT = 200e-6
FRAME = 1000 / 60
INPUT = 8.0  # from a finger to the event
MEDIAN = (450.0, 1000.0)  # of a person's reactions
SPREAD = 0.25
LIES = (20.0, 400.0)  # milliseconds a liar takes off, or holds a press back
MARGINS = (0, 16, 40, 80, 160, math.inf)


@dataclass(frozen=True, slots=True)
class Line:
    """A page and its connection."""

    down: float
    up: float
    jitter: float
    loss: float
    offset: float
    drift: float

    @classmethod
    def drawn(cls, rng: random.Random) -> Line:
        down = rng.uniform(*DELAY)
        up = min(DELAY[1], max(DELAY[0], down * rng.uniform(0.7, 1.4)))
        jitter, loss = rng.uniform(*JITTER), rng.uniform(*LOSS)
        return cls(down, up, jitter, loss, rng.uniform(-CLOCK, CLOCK), rng.uniform(-DRIFT, DRIFT))

    def trip(self, rng: random.Random, delay: float) -> float:
        """How long one packet takes."""
        took = delay + (rng.expovariate(1 / self.jitter) if self.jitter else 0.0)
        later = rng.uniform(*RESENT)
        while rng.random() < self.loss:
            took, later = took + later, 2 * later
        return took

    def round_trip(self, rng: random.Random) -> float:
        return self.trip(rng, self.down) + self.trip(rng, self.up)

    def clock(self, time: float) -> float:
        """What the page's own clock shows."""
        return self.offset + time * (1 + self.drift)


class Hand(NamedTuple):
    """What one player really did, and what the server can know of it."""

    seat: int
    reaction: float  # from light to finger: the truth
    took: float  # from the painted frame to the press
    claimed: int  # the same as an honest page measures it
    arrives: float  # after the start
    round_trip: float  # of the picture down and the press up
    link: int  # by the pings


class Result(NamedTuple):
    """One race."""

    hands: Sequence[Hand]
    counts: Mapping[int, int]  # what the server took for each reaction, where it came in time
    winner: int
    decided: int

    def fastest(self) -> list[Hand]:
        return sorted(self.hands, key=lambda hand: hand.reaction)

    def margin(self) -> float:
        first, second, *_ = self.fastest()
        return second.reaction - first.reaction

    def is_fair(self) -> bool:
        return self.winner == self.fastest()[0].seat


class Lie(NamedTuple):
    """What a page gets that is not honest: how much less is counted than it took."""

    kind: str
    gain: float
    bound: float  # AL-105: its link and two frames, less its true round trip


SILENT, LATE = "150, answers no ping", "150, answers pings late"


def play(rng: random.Random, seat: int) -> Hand:
    """One player from the reveal to the arrival of the press."""
    line = Line.drawn(rng)
    pings = [line.round_trip(rng) for _ in range(MEASUREMENTS + rng.randrange(20))]
    down = line.trip(rng, line.down)
    shown = down + rng.uniform(0, FRAME)  # the next frame paints it
    reaction = rng.uniform(*MEDIAN) * math.exp(SPREAD * rng.gauss(0, 1))
    seen = shown + rng.uniform(0, FRAME)  # until that row of the screen glows
    pressed = seen + reaction + rng.uniform(0, INPUT)
    up = line.trip(rng, line.up)
    claimed = math.floor(line.clock(pressed) - line.clock(shown))
    return Hand(
        seat, reaction, pressed - shown, claimed, pressed + up, down + up, link_bound(pings)
    )


def contest(holders: int) -> Contest:
    """A prize for these seats; the numbers are AL-106 to AL-109."""
    return Contest(
        verb="slap", open=True, prizes=(tuple(range(holders)),), head_start={}, floor=150, level=16,
        window=5000, trusting=False, again="again", locked="locked", closed="closed",
    )  # fmt: skip


def judge(hands: Sequence[Hand], rng: random.Random) -> Result:
    """Press by press, as they arrive; one more sits at the table and does not press."""
    race = Race(contest(len(hands)), {hand.seat: hand.link for hand in hands} | {len(hands): 90})
    for hand in sorted(hands, key=lambda hand: hand.arrives):
        elapsed = math.floor(hand.arrives)
        if not race.is_late(hand.seat, elapsed):
            race.take(hand.seat, hand.claimed, elapsed)
    results = race.results()
    counts = {press.seat: press.counts for press in results}
    return Result(hands, counts, winner(race, results, rng), race.closes())


def winner(race: Race, results: Sequence[Press], rng: random.Random) -> int:
    """AL-108, among people who have won nothing so far: who is level draws lots."""
    valid = [press for press in results if race.is_valid(press)]
    best = min(map(race.counted, valid))
    return rng.choice([p.seat for p in valid if race.counted(p) <= best + race.contest.level])


def races(count: int, seed: int) -> Iterable[Result]:
    rng = random.Random(seed)
    for _ in range(count):
        holders = rng.choices((2, 3, 4), (6, 3, 1))[0]
        yield judge([play(rng, seat) for seat in range(holders)], rng)


def bounded(hand: Hand, claimed: int, late: float = 0.0) -> int:
    """What the server makes of a claim that arrives so much later than it could."""
    alone = Race(contest(1), {hand.seat: hand.link})
    return alone.take(hand.seat, claimed, math.floor(hand.arrives + late)).counts


def lies(hand: Hand, rng: random.Random) -> list[Lie]:
    """What one and the same press brings, by what its page makes of it."""
    less, late = max(0, hand.claimed - round(rng.uniform(*LIES))), rng.uniform(*LIES)
    silent, slow = hand._replace(link=UNKNOWN), hand._replace(link=LONGEST_LINK)
    told = {
        "honest": (hand, hand.claimed, 0.0),
        "held back": (hand, hand.claimed, late),
        "claims less": (hand, less, 0.0),
        "claims 150": (hand, 150, 0.0),
        "150, held back": (hand, 150, late),
        SILENT: (silent, 150, 0.0),
        LATE: (slow, 150, 0.0),
    }
    return [
        Lie(kind, hand.took - bounded(*press), allowance(press[0].link) - hand.round_trip)
        for kind, press in told.items()
    ]


def lying(result: Result, seed: int, link: int | None = None) -> Result:
    """The same race, but the first seat claims 150, perhaps over a link it has feigned."""
    first, *others = result.hands
    link = first.link if link is None else link
    return judge([first._replace(claimed=150, link=link), *others], random.Random(seed))


# -- figures


def by_margin(results: Sequence[Result]) -> list[tuple[str, int, float]]:
    """By how much the quickest was quicker: how many races, and how often that won."""
    rows = []
    for least, most in [*pairwise(MARGINS), (40, math.inf), (80, math.inf)]:
        some = [result for result in results if least < result.margin() <= most]
        name = f"{least}–{most} ms" if most < math.inf else f"over {least} ms"
        rows.append((name, len(some), fmean(result.is_fair() for result in some)))
    return rows


def waits(results: Sequence[Result]) -> list[float]:
    """From the arrival of the winner's press to the decision."""
    return [r.decided - r.hands[r.winner].arrives for r in results]


def wins(results: Sequence[Result]) -> float:
    """How often the first seat wins."""
    return fmean(result.winner == 0 for result in results)


def show(name: str, values: Sequence[float]) -> None:
    cuts = quantiles(values, n=100)
    figures = (fmean(values), cuts[49], cuts[94], cuts[98], max(values))
    print(f"{name:28}" + "".join(f"{figure:8.0f}" for figure in figures))


def main() -> None:
    parser = argparse.ArgumentParser(description="does the quicker hand win?")
    parser.add_argument("--races", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    results = list(races(args.races, args.seed))
    hands = [hand for result in results for hand in result.hands]
    print("the quickest was quicker by   races   and won")
    for name, count, share in by_margin(results):
        print(f"{name:26}{count:9}{share:10.2%}")
    counted = [(h, r.counts[h.seat]) for r in results for h in r.hands if h.seat in r.counts]
    held = fmean(counts > hand.claimed for hand, counts in counted)
    late = 1 - len(counted) / len(hands)
    print(f"\nhonest reports that were bounded {held:.2%}, too late to matter {late:.2%}")
    print(f"seat 0 wins {wins(results):.1%} of all races")
    for kind, link in (("claims 150", None), (SILENT, UNKNOWN), (LATE, LONGEST_LINK)):
        liars = [lying(result, n, link) for n, result in enumerate(results)]
        print(f"  {kind:26}{wins(liars):8.1%}")
    print()
    print(f"{'milliseconds':28}{'mean':>8}{'p50':>8}{'p95':>8}{'p99':>8}{'most':>8}")
    show("reveal to decision", [result.decided for result in results])
    show("winning press to decision", waits(results))
    rng = random.Random(args.seed)
    told = [lie for hand in hands for lie in lies(hand, rng)]
    for kind in dict.fromkeys(lie.kind for lie in told):
        show(f"gain: {kind}", [lie.gain for lie in told if lie.kind == kind])
    print(f"gains beyond the bound: {sum(lie.gain >= lie.bound + 1 for lie in told)}")


if __name__ == "__main__":
    main()
