"""The order of the tests, and how long each took.

With several workers a run ends when the last long test does, so the long ones start first. How long
a test took is kept in `build/durations.json`; where nothing is known, those with a browser count as
the longest, then those marked `slow`. Short ones stay file by file, for what a file sets up once.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import TypeVar

import pytest

LONG = 1.0  # seconds; a shorter test cannot delay the end
BROWSER, SLOW, SHORT = 20.0, 2.0, 0.1  # seconds, where nothing is known
Item = TypeVar("Item")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Several workers take the long tests first."""
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers > 1:
        known = durations(kept(config))
        items[:] = dealt([(item, known.get(item.nodeid, guess(item))) for item in items], workers)


def guess(item: pytest.Item) -> float:
    if "browser" in getattr(item, "fixturenames", ()):
        return BROWSER
    return SLOW if item.get_closest_marker("slow") else SHORT


def dealt(items: Sequence[tuple[Item, float]], workers: int) -> list[Item]:
    """One part for each worker, as xdist's `worksteal` cuts them, the longest tests in front.

    Whoever is done takes from the end of another's part, where the short ones are.
    """
    by_length = sorted(items, key=lambda pair: -pair[1])  # of the same length: as they were
    hands = [[item for item, seconds in by_length[n::workers] if seconds >= LONG]
             for n in range(workers)]  # fmt: skip
    short = iter([item for item, seconds in items if seconds < LONG])
    order: list[Item] = []
    for n, hand in enumerate(hands):
        size = (len(items) - len(order)) // (workers - n)
        order += [*hand, *islice(short, max(0, size - len(hand)))]
    return [*order, *short]


# -- what is kept


def kept(config: pytest.Config) -> Path:
    return config.rootpath / "build" / "durations.json"


def durations(path: Path) -> dict[str, float]:
    """Seconds of every test as far as known."""
    try:
        return {str(name): float(each) for name, each in json.loads(path.read_text()).items()}
    except (OSError, ValueError, AttributeError, TypeError):
        return {}


class Watch:
    """Adds up setup, call and teardown of every test."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.seconds: defaultdict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] += report.duration

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self) -> None:
        """Keep them, the longest first."""
        known = {**durations(self.path), **self.seconds}
        order = sorted(known.items(), key=lambda pair: (-pair[1], pair[0]))
        self.path.parent.mkdir(exist_ok=True)
        self.path.write_text(json.dumps({name: round(each, 2) for name, each in order}, indent=0))


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Watch(kept(config)), "watch")
