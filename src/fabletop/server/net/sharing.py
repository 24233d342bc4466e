"""Limits per address that all servers of one database count together.

A move must not wait for the database. So each server counts by itself, as a lone one does. About
once a second it tells the database what addresses spent, and hears what they spent elsewhere
(`Sharing.exchange`). Every purse then holds what is left of all. What was overdrawn meanwhile is a
debt that is paid first, so in the long run nobody gets more. If the database does not answer, each
server counts alone.
"""

from __future__ import annotations

import heapq
import time
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

import structlog
from prometheus_client import Counter

from fabletop.server.disk.ledger import MOST_TOLD, Debt, Key, Ledger, News
from fabletop.server.net.limits import Budgets, Limits

SHARE = 0.1  # of a limit: less than this at a server, or in a second, is not told
LONGEST = 64  # characters of an address; what a proxy says may be anything

T = TypeVar("T")

log = structlog.get_logger()


class SharedBudgets(Budgets):
    """The purses of all addresses, and what is known of the other servers."""

    def __init__(self, limits: Limits) -> None:
        super().__init__(limits)
        self.spent: dict[Key, float] = {}  # here, since the database was told
        self.elsewhere: Mapping[Key, float] = {}  # held at the other servers
        self.most_held = {"open": limits.sockets, "lines": limits.lines, "bodies": limits.bodies}
        full = {sort: most / rate for sort, (rate, most) in self.sorts.items()}
        self.notable = {sort: SHARE * seconds for sort, seconds in full.items()}

    def take(self, address: str, sort: str, now: float, cost: float = 1.0) -> float:
        """0 if the address may; else the seconds until it may again."""
        wait = super().take(address, sort, now, cost)
        if not wait:
            self.note(address, sort, cost)
        return wait

    def owe(self, address: str, sort: str, now: float, cost: float) -> None:
        super().owe(address, sort, now, cost)
        self.note(address, sort, cost)

    def hold(self, address: str, sort: str, most: float) -> bool:
        """Whether the address may have one more of these together, with those elsewhere."""
        return super().hold(address, sort, most - self.elsewhere.get((address, sort), 0.0))

    def note(self, address: str, sort: str, cost: float) -> None:
        key = address, sort
        self.spent[key] = self.spent.get(key, 0.0) + cost

    # -- between servers

    def to_tell(self) -> Sequence[Debt]:
        """What was spent here since the last time, the largest parts of a limit; the rest is
        forgotten."""
        spent, self.spent = self.spent, {}
        debts = [
            Debt(address, sort, seconds)
            for (address, sort), cost in spent.items()
            if (seconds := cost / self.sorts[sort][0]) >= SHARE and len(address) <= LONGEST
        ]
        return largest(debts, lambda debt: debt.seconds / self.notable[debt.sort])

    def held_here(self) -> dict[Key, int]:
        """What is held here, if it is a notable part of a limit."""
        most = self.most_held
        held = [
            (key, count)
            for key, count in self.held.items()
            if key[1] in most and count >= SHARE * most[key[1]] and len(key[0]) <= LONGEST
        ]
        return dict(largest(held, lambda one: one[1] / most[one[0][1]]))

    def hear(self, news: News, now: float) -> None:
        """From now on this is what all have spent and what others hold."""
        self.elsewhere = news.held
        for address, sort, seconds in news.debts:
            rate, most = self.sorts[sort]
            bucket = self.bucket(address, sort, now)
            bucket.refill(now)
            left = most - rate * seconds - self.spent.get((address, sort), 0.0)
            bucket.left = min(bucket.left, left)

    def be_alone(self) -> None:
        """Nothing is known of others."""
        self.spent, self.elsewhere = {}, {}


class Sharing:
    """The exchange between the purses of this server and those of all others."""

    def __init__(self, budgets: SharedBudgets, ledger: Ledger, failures: Counter) -> None:
        self.budgets, self.ledger, self.failures = budgets, ledger, failures
        self.is_alone = False

    async def exchange(self) -> None:
        """Tell and hear once; if nobody answers, this server counts alone until somebody does."""
        budgets = self.budgets
        try:
            news = await self.ledger.exchange(
                budgets.to_tell(), budgets.held_here(), budgets.notable
            )
        except OSError as error:
            self.failures.inc()
            budgets.be_alone()
            if not self.is_alone:  # said once
                log.info("limits are counted alone", error=repr(error))
            self.is_alone = True
        else:
            budgets.hear(news, time.monotonic())
            self.is_alone = False

    async def clean(self) -> None:
        """Forget addresses that used nothing lately."""
        try:
            await self.ledger.clean()
        except OSError:
            self.failures.inc()


def largest(found: Sequence[T], size: Callable[[T], float]) -> Sequence[T]:
    """Not too many of them."""
    return heapq.nlargest(MOST_TOLD, found, size) if len(found) > MOST_TOLD else found
