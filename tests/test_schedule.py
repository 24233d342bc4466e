"""Long tests start first, on every worker, and no test gets lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.schedule import Watch, dealt, durations

SECONDS = {"a": 0.1, "b": 5.0, "c": 0.1, "d": 9.0, "e": 0.1, "f": 7.0, "g": 0.1, "h": 0.1, "i": 3.0}


def test_every_worker_begins_with_its_longest() -> None:
    assert ["d", "b", "a", "c", "f", "i", "e", "g", "h"] == dealt([*SECONDS.items()], 2)


@pytest.mark.parametrize("workers", range(1, 12))
@pytest.mark.parametrize("long", [[], ["d"], ["b", "d", "f", "i"], [*SECONDS]])
def test_all_are_dealt_once(workers: int, long: list[str]) -> None:
    items = [(name, 5.0 if name in long else 0.1) for name in SECONDS]
    assert sorted(SECONDS) == sorted(dealt(items, workers))


def test_durations_are_kept_and_the_newest_count(tmp_path: Path) -> None:
    path = tmp_path / "build" / "durations.json"
    for seconds in (1.0, 2.0):
        watch = Watch(path)
        watch.seconds.update({"short": 0.5, f"took {seconds}": 1.5, "both": seconds})
        watch.pytest_sessionfinish()
    assert {"both": 2.0, "took 1.0": 1.5, "took 2.0": 1.5, "short": 0.5} == durations(path)


@pytest.mark.parametrize("text", ["", "[]", '{"a": "b"}', '{"a": null}'])
def test_durations_that_cannot_be_read_are_none(tmp_path: Path, text: str) -> None:
    path = tmp_path / "durations.json"
    path.write_text(text)
    assert {} == durations(path)
