"""What those who run a house want to see, as Prometheus metrics."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Figures:
    """What those who run a house want to see."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.acts = Counter("fabletop_acts", "Actions carried out", registry=self.registry)
        self.refusals = Counter(
            "fabletop_refusals", "Refusals by code", ["code"], registry=self.registry
        )
        self.tables = Gauge("fabletop_tables", "Tables in memory", registry=self.registry)
        self.links = Gauge("fabletop_connections", "Open connections", registry=self.registry)
        self.saving = Histogram(
            "fabletop_save_seconds", "Time until an action is on disk", registry=self.registry
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
        self.slow = Counter(
            "fabletop_slow_callbacks", "Over 5 ms on the loop, if watched", registry=self.registry
        )
