"""Workers: real processes with little time and memory, and whose turn it is."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from fabletop.server.figures import Figures
from fabletop.server.net.limits import Limits
from fabletop.server.processes import worker_pool as module
from fabletop.server.processes.worker_pool import Busy, Workers
from fabletop.server.strangers import Task
from tests.server.loop import complete

pytestmark = pytest.mark.slow  # servers in processes of their own

LINK = b"http://127.0.0.1/t/red-lamp-10"
EVIL = """
import fabletop.server.processes.worker_tasks as process, fabletop.server.strangers as work
def loop(task, body):
    while True: pass
def sleep(task, body):
    import time; time.sleep(1000)
def fill(task, body):
    kept = []
    while True: kept.append(bytes(1_000_000))
def hold(task, body):
    global kept
    kept = b'x' * 100_000_000; return work.Answer(200), b""
def fail(task, body):
    raise KeyError("ours")
def lie(task, body):
    print("no answer"); return work.Answer(200), b"true"
work.TASKS = {**work.TASKS, **{f.__name__: f for f in (loop, sleep, fill, hold, fail, lie)}}
process.main()
"""


def with_workers(work: Callable[[Workers], Coroutine[Any, Any, None]], **limits: float) -> None:
    async def whole() -> None:
        workers = Workers(Limits(**limits), Figures())  # type: ignore[arg-type]
        try:
            await asyncio.wait_for(work(workers), 90)
        finally:
            await workers.stop()

    complete(whole())


@pytest.fixture
def evil(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers that also know tasks nobody should have."""
    monkeypatch.setattr(module, "COMMAND", ("-c", EVIL))


async def ask(workers: Workers, do: str, body: bytes = b"", address: str = "a") -> tuple[int, str]:
    async with workers.turn(address):
        answer, _ = await workers.ask(Task(do), body)
    return answer.status, answer.code


def test_one_process_does_task_after_task() -> None:
    async def work(workers: Workers) -> None:
        assert (200, "") == await ask(workers, "draw_qr", LINK)
        first = workers.pids()
        assert (200, "") == await ask(workers, "draw_qr", LINK)
        assert (422, "damaged") == await ask(workers, "replay_file", b"{}")
        assert (422, "out-of-bounds") == await ask(workers, "replay_file", b"[" * 1000)
        assert (400, "bad-message") == await ask(workers, "replay_file", b"[")
        assert (422, "") == await ask(workers, "take_pack", b"x = 1")
        assert (400, "bad-message") == await ask(workers, "take_pack", b"\xff")
        assert first == workers.pids()

    with_workers(work)


@pytest.mark.usefixtures("evil")
def test_whoever_takes_too_long_is_ended_and_the_next_is_served(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "SLACK", 1.0)

    async def work(workers: Workers) -> None:
        for deed in ("loop", "sleep"):
            assert (422, "too-much-work") == await ask(workers, deed)
            assert [] == workers.pids()
        monkeypatch.setattr(module, "SLACK", 60.0)  # an honest one may begin slowly
        assert (200, "") == await ask(workers, "draw_qr", LINK)
        assert 2 == workers.figures.killed._value.get()

    with_workers(work, work_seconds=0.5)


@pytest.mark.usefixtures("evil")
def test_memory_ends_with_the_task() -> None:
    async def work(workers: Workers) -> None:
        assert (422, "too-much-work") == await ask(workers, "fill")
        assert (200, "") == await ask(workers, "hold")
        assert [] == workers.pids(), "who has held much goes"
        assert (200, "") == await ask(workers, "draw_qr", LINK)

    with_workers(work)


@pytest.mark.usefixtures("evil")
def test_what_goes_wrong_in_a_task_is_a_refusal() -> None:
    async def work(workers: Workers) -> None:
        assert (422, "damaged") == await ask(workers, "fail")
        assert (200, "") == await ask(workers, "lie")
        assert (422, "damaged") == await ask(workers, "unknown")

    with_workers(work)


@pytest.mark.usefixtures("evil")
def test_a_worker_killed_at_work_breaks_nothing() -> None:
    async def work(workers: Workers) -> None:
        asked = asyncio.ensure_future(ask(workers, "sleep"))
        while not workers.at_work:
            await asyncio.sleep(0.01)
        (pid,) = workers.pids()
        os.kill(pid, signal.SIGKILL)
        assert (422, "too-much-work") == await asked
        assert (200, "") == await ask(workers, "draw_qr", LINK)
        assert pid not in workers.pids()

    with_workers(work)


@pytest.mark.usefixtures("evil")
def test_whoever_hangs_up_takes_the_work_along() -> None:
    async def work(workers: Workers) -> None:
        asked = asyncio.ensure_future(ask(workers, "sleep"))
        while not workers.at_work:
            await asyncio.sleep(0.01)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert ([], []) == (workers.pids(), workers.turns)

    with_workers(work)


def test_idle_workers_go_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "IDLE", 0.01)

    async def work(workers: Workers) -> None:
        await ask(workers, "draw_qr", LINK)
        while workers.pids():
            await asyncio.sleep(0.01)

    with_workers(work)


def test_where_no_worker_starts_the_house_is_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "COMMAND", ("-c", "raise SystemExit(1)"))

    async def work(workers: Workers) -> None:
        with pytest.raises(Busy):
            await ask(workers, "draw_qr", LINK)
        assert [] == workers.turns

    with_workers(work)


# -- whose turn it is


async def settle() -> None:
    """All who can go on do so."""
    for _ in range(20):
        await asyncio.sleep(0)


async def take(workers: Workers, address: str, foreign: bool, log: list[str], go: Any) -> None:
    async with workers.turn(address, foreign):
        log.append(address)
        await go.wait()


def test_an_address_has_one_task_at_a_time_and_strangers_one_worker() -> None:
    async def work(workers: Workers) -> None:
        log: list[str] = []
        go = asyncio.Event()
        coming = [("a", True), ("a", True), ("b", True), ("c", False), ("c", False), ("d", False)]
        tasks = [asyncio.ensure_future(take(workers, *one, log, go)) for one in coming]
        await settle()
        assert ["a", "c"] == log, "not b, a stranger too; not c once more"
        go.set()
        await asyncio.gather(*tasks)
        assert sorted("aabccd") == sorted(log)
        assert ([], []) == (workers.turns, workers.waiting)

    with_workers(work)


def test_only_so_many_wait() -> None:
    async def work(workers: Workers) -> None:
        log: list[str] = []
        go = asyncio.Event()
        names = [str(number) for number in range(5)]
        tasks = [asyncio.ensure_future(take(workers, name, True, log, go)) for name in names]
        await settle()
        with pytest.raises(Busy):
            await take(workers, "late", True, log, go)
        tasks[3].cancel()
        await settle()
        tasks.append(asyncio.ensure_future(take(workers, "later", True, log, go)))
        go.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert ["0", "1", "2", "4", "later"] == log

    with_workers(work, waiting=4)


def test_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.01)

    async def work(workers: Workers) -> None:
        async with workers.turn("a"):
            with pytest.raises(Busy):
                async with workers.turn("a"):
                    pass
        async with workers.turn("a"):
            pass

    with_workers(work)
