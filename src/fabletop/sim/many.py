"""Spreads work over processes, or with Ray over machines; results come in order.

If the caller stops (Ctrl-C, an error, a kill), the work stops too, and no process is left.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, nullcontext
from functools import partial
from typing import Any, TypeVar
from urllib.parse import urlsplit

from fabletop.sim.checks import Slip

Task = TypeVar("Task")
T = TypeVar("T")

PATIENCE = 5.0  # seconds for a cluster to answer the door
ASKS = "RAY_gcs_server_port_wait_time_s"
RAY_PORT = 10001  # of ray:// addresses that name none
AHEAD = 4  # tasks for each process, so that none waits for the next one


def spread(
    work: Callable[[Task], T], tasks: Iterable[Task], jobs: int = 1, ray: str | None = None
) -> Generator[T, None, None]:
    """The result of `work` for every task, in the order of the tasks, by so many processes.

    `ray` is the address of a cluster; "" starts one here, with so many processes.
    """
    if ray is not None:
        return over_ray(work, tasks, jobs, ray)
    if jobs > 1:
        return over_processes(work, tasks, jobs)
    return (work(task) for task in tasks)


def over_processes(
    work: Callable[[Task], T], tasks: Iterable[Task], jobs: int
) -> Generator[T, None, None]:
    pool = ProcessPoolExecutor(jobs, initializer=settle)
    try:
        yield from in_order(lambda task: pool.submit(work, task).result, tasks, AHEAD * jobs)
    except BrokenProcessPool:
        raise Slip("a process was killed; perhaps there is too little memory") from None
    except BaseException:  # an interruption, or nobody wants to know the rest
        for process in list((pool._processes or {}).values()):
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def over_ray(
    work: Callable[[Task], T], tasks: Iterable[Task], jobs: int, address: str
) -> Generator[T, None, None]:
    ray = start_ray(jobs, address)
    try:
        remote = ray.remote(work)
        ahead = AHEAD * int(ray.cluster_resources().get("CPU", jobs))
        yield from in_order(lambda task: partial(ray.get, remote.remote(task)), tasks, ahead)
    finally:
        ray.shutdown()


def start_ray(jobs: int, address: str) -> Any:
    """Ray, ready to work; a cluster started here is small and sends no reports."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address:
        knock(address)
    try:
        import ray
    except ImportError:
        raise Slip("Ray is missing here: install fabletop[ray]") from None
    here: dict[str, Any] = {"address": "local", "num_cpus": jobs, "include_dashboard": False}
    there: dict[str, Any] = {"address": address}
    try:
        with asking_once() if address else nullcontext():
            ray.init(**there if address else here, log_to_driver=False, logging_level="error")
    except Exception as error:  # Ray raises bare ones too
        where = f"reached at {address}" if address else "started here"
        raise Slip(f"Ray cannot be {where}: {error}") from None
    return ray


def knock(address: str) -> None:
    """Check that the address answers; Ray itself would try for a quarter of an hour."""
    place = urlsplit(address if "://" in address else f"//{address}")
    try:
        port = place.port or (RAY_PORT if place.scheme else None)
        if place.hostname and port:
            socket.create_connection((place.hostname, port), PATIENCE).close()
    except (OSError, ValueError) as error:
        said = getattr(error, "strerror", None) or error
        raise Slip(f"Ray cannot be reached at {address}: {said}") from None


@contextmanager
def asking_once() -> Iterator[None]:
    """Let Ray try a silent head once, for most of a minute, instead of twenty times."""
    added = ASKS not in os.environ
    os.environ.setdefault(ASKS, "1")
    try:
        yield
    finally:
        if added:
            del os.environ[ASKS]


def in_order(
    begin: Callable[[Task], Callable[[], T]], tasks: Iterable[Task], ahead: int
) -> Iterator[T]:
    """Start so many tasks ahead, and wait for the first of them."""
    begun: deque[Callable[[], T]] = deque()
    for task in tasks:
        begun.append(begin(task))
        if len(begun) == ahead:
            yield begun.popleft()()
    while begun:
        yield begun.popleft()()


def settle() -> None:
    """Set up a new process: it ignores Ctrl-C and ends with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent
    parent.join()
    os._exit(0)
