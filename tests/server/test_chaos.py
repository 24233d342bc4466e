"""The chaos bench: what it would find, and a short run of it."""

from __future__ import annotations

import subprocess
import sys
import time
from typing import Any

import pytest

from bench.audit import judge
from bench.takeovers import DISTURBED, Takeovers, share

LONGEST = 1500  # seconds a short run may take beside other work


def note(what: str, writer: str, **more: Any) -> dict[str, Any]:
    return {"what": what, "writer": writer, "code": None, "seq": None, "owner": None, **more}


SERVERS = [note("server", "a-1", owner=1), note("server", "b-1", owner=2)]
TAKEN = [note("owner", "a-1", code="t", owner=1), note("owner", "b-1", code="t", owner=2)]


def written(writer: str, owner: int, seq: int) -> dict[str, Any]:
    return note("move", writer, code="t", seq=seq, owner=owner)


def test_a_table_that_goes_from_one_server_to_another_has_one_writer_at_a_time() -> None:
    first, then = TAKEN
    moves = [written("a-1", 1, 0), written("b-1", 2, 1)]
    found = judge([*SERVERS, first, moves[0], then, moves[1]])
    assert not found.is_wrong()
    assert (2, 1, 1) == (found.moves, found.tables, found.takeovers)


@pytest.mark.parametrize(
    "late", [written("a-1", 1, 1), written("a-1", 2, 1)], ids=["as before", "as the new owner"]
)
def test_a_server_that_writes_after_another_took_the_table_is_found(late: dict[str, Any]) -> None:
    found = judge([*SERVERS, TAKEN[0], written("a-1", 1, 0), TAKEN[1], late])
    assert 1 == len(found.two_writers)


def test_a_move_that_is_written_twice_is_found_unless_it_was_taken_away() -> None:
    once, cut = written("a-1", 1, 0), note("cut", "a-1", code="t", seq=0)
    assert 1 == len(judge([*SERVERS, TAKEN[0], once, once]).written_twice)
    assert [] == judge([*SERVERS, TAKEN[0], once, cut, once]).written_twice


def test_a_takeover_ends_with_an_answer_to_what_was_asked_after_the_fault() -> None:
    takeovers = Takeovers()
    before = time.monotonic()
    takeovers.lose(["t"], "kill")
    takeovers.answered("t", before - 1)
    takeovers.answered("another", time.monotonic())
    assert {} == takeovers.seconds
    takeovers.answered("t", time.monotonic())
    assert ["kill"] == list(takeovers.seconds)
    assert {} == takeovers.open


def test_a_takeover_beside_a_fault_that_lasts_is_counted_apart() -> None:
    takeovers = Takeovers(disturbances=[[0.0, float("inf")]])
    takeovers.lose(["t"], "kill")
    takeovers.answered("t", time.monotonic())
    assert [f"kill {DISTURBED}"] == list(takeovers.seconds)


def test_a_share_of_figures() -> None:
    assert [5, 9] == [share(range(10), part) for part in (0.5, 0.99)]


@pytest.mark.slow
@pytest.mark.long
def test_nothing_is_lost_in_a_little_chaos() -> None:
    command = ["bench.chaos", "--kills", "10", "--seconds", "60", "--tables", "5", "--seed", "3"]
    done = subprocess.run(
        [sys.executable, "-m", *command],
        capture_output=True, text=True, timeout=LONGEST, check=False,
    )  # fmt: skip
    assert 0 == done.returncode, done.stdout + done.stderr
    assert "0 lost, 0 doubled" in done.stdout
