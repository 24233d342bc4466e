"""A simulation of moves that wait: for a server's core, for the commit, for the core again.

Discrete events. A server has one core and handles one thing at a time, in order: a move that
arrives (the rules, the pictures), then, when it is on disk, sending what it changed. Moves of a
server are committed together, as `server/disk/group_commit.py` does it: one commit at a time, and
the next one holds whatever came meanwhile. A server with nothing else to do commits at once; a busy
one gathers for 5 ms at most. The database has some cores for statements, and one log: one flush at
a time, in which all commits that wait for it take part.

Moves arrive by chance (Poisson): many tables that know nothing of each other. The network is left
out, and so is whatever else a machine does. tests/test_scale.py compares the queues with theory.
"""

from __future__ import annotations

import heapq
import itertools
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from math import log
from typing import NamedTuple

GATHERS = 0.005  # seconds, as LONGEST_WAIT in group_commit.py

Then = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Costs:
    """What a move costs, in seconds. `even`: every move the same; else by chance around these."""

    handling: float  # a server's core, before the commit
    sending: float  # and after it
    statement: float  # a core of the database
    flush: float  # the database's log, on disk
    even: bool = False


class Answer(NamedTuple):
    """How long moves took, from arrival to the last byte sent, in seconds."""

    mean: float
    p50: float
    p99: float
    commits: float  # a second


class Time:
    """What happens, in order."""

    def __init__(self) -> None:
        self.now = 0.0
        self.events: list[tuple[float, int, Then]] = []
        self.numbers = itertools.count()

    def after(self, seconds: float, then: Then) -> None:
        heapq.heappush(self.events, (self.now + seconds, next(self.numbers), then))

    def run(self) -> None:
        while self.events:
            self.now, _, then = heapq.heappop(self.events)
            then()


class Cores:
    """Some cores, and what waits for one of them, in order."""

    def __init__(self, time: Time, count: int = 1) -> None:
        self.time, self.free = time, count
        self.waiting: deque[tuple[float, Then]] = deque()
        self.on_idle: Then = nothing

    def work(self, seconds: float, then: Then) -> None:
        if self.free:
            self.begin(seconds, then)
        else:
            self.waiting.append((seconds, then))

    def begin(self, seconds: float, then: Then) -> None:
        self.free -= 1
        self.time.after(seconds, lambda: self.end(then))

    def end(self, then: Then) -> None:
        self.free += 1
        then()
        if self.waiting and self.free:
            self.begin(*self.waiting.popleft())
        self.on_idle()


@dataclass(slots=True)
class Log:
    """The database's log: one flush at a time, for all who wait when it begins."""

    time: Time
    seconds: float
    waiting: list[Then] = field(default_factory=list)
    busy: bool = False

    def flush(self, then: Then) -> None:
        self.waiting.append(then)
        if not self.busy:
            self.begin()

    def begin(self) -> None:
        self.busy, batch, self.waiting = True, self.waiting, []
        self.time.after(self.seconds, lambda: self.end(batch))

    def end(self, batch: list[Then]) -> None:
        self.busy = False
        for then in batch:
            then()
        if self.waiting and not self.busy:
            self.begin()


class Server:
    """One process: its core, and the commit that gathers."""

    def __init__(self, at: Simulation) -> None:
        self.at, self.core = at, Cores(at.time)
        self.core.on_idle = self.consider
        self.coming: list[float] = []  # when the moves of the next commit arrived
        self.since, self.writing = 0.0, False

    def arrive(self) -> None:
        began = self.at.time.now
        self.core.work(self.at.chance(self.at.costs.handling), lambda: self.save(began))

    def save(self, began: float) -> None:
        if not self.coming:
            self.since = self.at.time.now
        self.coming.append(began)

    def consider(self) -> None:
        """Commit, unless more is coming in and there is time to wait for it."""
        ripe = not self.core.waiting or self.at.time.now - self.since >= GATHERS
        if self.coming and ripe and not self.writing:
            self.writing, batch, self.coming = True, self.coming, []
            seconds = self.at.chance(self.at.costs.statement) * len(batch)
            self.at.database.work(seconds, lambda: self.at.log.flush(lambda: self.kept(batch)))

    def kept(self, batch: list[float]) -> None:
        self.writing = False
        self.at.commits += 1
        for began in batch:
            seconds = self.at.chance(self.at.costs.sending)
            self.core.work(seconds, lambda began=began: self.at.done(began))  # type: ignore[misc]
        self.consider()


class Simulation:
    """So many servers on one database, and moves that arrive by chance."""

    def __init__(
        self,
        costs: Costs,
        rate: float,
        moves: int,
        servers: int = 1,
        cores: int = 16,
        seed: int = 1,
    ) -> None:
        self.costs, self.rate, self.left = costs, rate, moves
        self.warm = moves // 10  # the first moves find everything empty, and do not count
        self.rng, self.time = random.Random(seed), Time()
        self.database, self.log = Cores(self.time, cores), Log(self.time, costs.flush)
        self.servers = [Server(self) for _ in range(servers)]
        self.latencies: list[float] = []
        self.commits = 0

    def run(self) -> Answer:
        self.next_move()
        self.time.run()
        counted = sorted(self.latencies[self.warm :])
        mean = sum(counted) / len(counted)
        p50, p99 = (counted[int(share * len(counted))] for share in (0.5, 0.99))
        return Answer(mean, p50, p99, self.commits / self.time.now)

    def next_move(self) -> None:
        self.left -= 1
        if self.left >= 0:
            self.time.after(self.exponential(1 / self.rate), self.move)

    def move(self) -> None:
        self.rng.choice(self.servers).arrive()
        self.next_move()

    def done(self, began: float) -> None:
        self.latencies.append(self.time.now - began)

    def chance(self, mean: float) -> float:
        return mean if self.costs.even else self.exponential(mean)

    def exponential(self, mean: float) -> float:
        return -mean * log(1.0 - self.rng.random())


def nothing() -> None:
    """Nobody waits for that."""
