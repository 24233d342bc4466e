"""Work is spread over processes, comes back in order, and stops when nobody wants it."""

from __future__ import annotations

import csv
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import fabletop
from fabletop.sim.checks import Slip
from fabletop.sim.many import AHEAD, ASKS, asking_once, in_order, spread


def double(number: int) -> int:
    return 2 * number


def where(number: int) -> int:
    return os.getpid()


def refuse(number: int) -> int:
    if number == 3:
        raise ValueError("not three")
    return number


def children() -> set[int | None]:
    """Processes of this one; another test's may still be on their way out."""
    return {process.pid for process in multiprocessing.active_children()}


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_comes_of_it_is_in_order(jobs: int) -> None:
    assert [2 * number for number in range(30)] == list(spread(double, range(30), jobs))


def test_one_job_is_done_here_and_more_elsewhere() -> None:
    assert {os.getpid()} == set(spread(where, range(3)))
    assert os.getpid() not in set(spread(where, range(3), 2))


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_mistake_of_ours_is_raised_and_leaves_nobody_behind(jobs: int) -> None:
    before = children()
    with pytest.raises(ValueError, match="not three"):
        list(spread(refuse, range(30), jobs))
    assert children() <= before


def test_only_some_tasks_are_begun_ahead() -> None:
    begun: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(100):
            begun.append(number)
            yield number

    found = in_order(lambda number: lambda: number, tasks(), AHEAD)
    assert 0 == next(found)
    assert AHEAD == len(begun)
    assert [*range(1, 100)] == list(found)


def test_who_stops_listening_stops_the_work() -> None:
    before = children()
    found = spread(double, range(1000), 2)
    assert 0 == next(found)
    found.close()
    assert children() <= before


def test_without_ray_it_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Slip, match=r"install fabletop\[ray\]"):
        list(spread(double, range(3), ray=""))


@pytest.mark.parametrize("address", ["127.0.0.1:{port}", "ray://127.0.0.1:{port}"])
def test_where_no_ray_is_that_is_said_at_once(address: str) -> None:
    with socket.socket() as nobody:  # a port that is taken, and where nobody listens
        nobody.bind(("127.0.0.1", 0))
        where = address.format(port=nobody.getsockname()[1])
        with pytest.raises(Slip, match=f"Ray cannot be reached at {where}: Connection refused"):
            list(spread(double, range(3), ray=where))


@pytest.mark.parametrize("address", ["127.0.0.1:99999", "ray://127.0.0.1:x"])
def test_what_is_no_address_of_a_ray_is_said(address: str) -> None:
    with pytest.raises(Slip, match=f"Ray cannot be reached at {address}: "):
        list(spread(double, range(3), ray=address))


def test_ray_asks_a_head_that_does_not_answer_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ASKS, raising=False)
    with asking_once():
        assert "1" == os.environ[ASKS]
    assert ASKS not in os.environ
    monkeypatch.setenv(ASKS, "9")
    with asking_once():
        assert "9" == os.environ[ASKS]
    assert "9" == os.environ[ASKS]


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_a_process_that_is_killed_is_missed() -> None:
    with pytest.raises(Slip, match="a process was killed"):
        list(spread(die, range(3), 2))
    assert [] == multiprocessing.active_children()


@pytest.mark.long
def test_ray_plays_the_same_games_and_leaves_nobody_behind(tmp_path: Path) -> None:
    """In a session of its own, so that every process it starts can be found."""
    file = tmp_path / "games.csv"
    line = f"simulate cave --games 120 --seats 2 --seed 7 --jobs 2 --ray --out {file}"
    for _ in range(3):  # on a busy machine Ray gives up starting after half a minute
        command = [sys.executable, "-m", "fabletop", *line.split()]
        with subprocess.Popen(command, start_new_session=True) as process:
            code = process.wait()
        assert [] == members(process.pid)
        if code == 0:
            break
    rows = list(csv.DictReader(file.read_text("utf-8").splitlines()))
    here = fabletop.simulate("cave", 120, seats=2, seed=7)
    for name in ("number", "score_0", "score_1", "made_take"):
        assert [str(cell) for cell in here[name]] == [row[name] for row in rows]


def members(session: int) -> list[str]:
    """The processes of a session that still run."""
    found = subprocess.run(
        ["ps", "-o", "stat=,args=", "-s", str(session)], capture_output=True, text=True
    )
    return [line for line in found.stdout.splitlines() if not line.startswith("Z")]
