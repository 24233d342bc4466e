"""What those who run a house want to see, as Prometheus metrics."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric

if TYPE_CHECKING:
    from fabletop.server.upkeep import Health

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Saves:
    """Counts saved actions. This happens at every move, so it only adds numbers up; they become
    metrics when Prometheus asks."""

    def __init__(self) -> None:
        self.acts, self.seconds = 0, 0.0
        self.within = [0] * (len(BOUNDS) + 1)  # saves that took so long

    def add(self, seconds: float, acts: int) -> None:
        """So many actions are on disk after so long."""
        self.acts += acts
        self.seconds += seconds
        self.within[bisect_left(BOUNDS, seconds)] += 1

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("fabletop_acts", "Actions carried out", value=self.acts)
        names = [*map(str, BOUNDS), "+Inf"]
        buckets = [(name, sum(self.within[: n + 1])) for n, name in enumerate(names)]
        yield HistogramMetricFamily(
            "fabletop_save_seconds", "Time until an action is on disk", buckets, self.seconds
        )


class Figures:
    """What those who run a house want to see."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.saves = Saves()
        self.registry.register(self.saves)
        self.refusals = Counter(
            "fabletop_refusals", "Refusals by code", ["code"], registry=self.registry
        )
        self.tables = Gauge("fabletop_tables", "Tables in memory", registry=self.registry)
        self.links = Gauge("fabletop_connections", "Open connections", registry=self.registry)
        self.ok = Gauge("fabletop_ok", "1 while moves can be saved", registry=self.registry)
        self.lag = Gauge(
            "fabletop_loop_lag_seconds", "How late the loop was of late", registry=self.registry
        )
        self.free = Gauge(
            "fabletop_free_bytes", "Room on the disk, NaN if unknown", registry=self.registry
        )
        self.dropped = Counter(
            "fabletop_tables_dropped",
            "Tables taken back to what the disk holds, by reason",
            ["reason"],
            registry=self.registry,
        )
        self.failures = Counter(
            "fabletop_background_failures",
            "Background work that failed and goes on",
            ["work"],
            registry=self.registry,
        )
        self.limited = Counter(
            "fabletop_limited", "Refused by a limit, by which", ["limit"], registry=self.registry
        )
        self.tasks = Counter(
            "fabletop_tasks", "Tasks of the workers, by sort", ["task"], registry=self.registry
        )
        self.killed = Counter(
            "fabletop_workers_ended", "Workers ended over a task", registry=self.registry
        )
        self.thoughts = Counter(
            "fabletop_thoughts",
            "Answers of bots that search, by where they thought, if there is a choice",
            ["where"],
            registry=self.registry,
        )
        self.slow = Counter(
            "fabletop_slow_callbacks", "Over 5 ms on the loop, if watched", registry=self.registry
        )

    def look_at(self, health: Health) -> None:
        """Take over what the house says of itself."""
        free = health.free_mb
        self.tables.set(health.tables)
        self.ok.set(health.ok)
        self.lag.set(health.lag_ms / 1000)
        self.free.set(float("nan") if free is None else 1_000_000 * free)
