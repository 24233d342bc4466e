"""Logging can fail; nothing else does because of it."""

from __future__ import annotations

import json
import multiprocessing
from pathlib import Path

import pytest
import structlog

from fabletop.server.logs import Forgiving, logged


def test_a_line_that_cannot_be_written_is_lost_and_nothing_else(tmp_path: Path) -> None:
    log = Forgiving(Path("/dev/full"))
    for _ in range(3):
        log.write("a line\n")
    assert 3 == log.lost
    log.path = tmp_path / "log"
    log.write("another\n")
    log.close()
    assert "another\n" == (tmp_path / "log").read_text()


def test_an_error_is_logged_with_its_traceback(tmp_path: Path) -> None:
    with logged(tmp_path):
        try:
            raise ValueError("as an example")
        except ValueError:
            structlog.get_logger().exception("it failed", table="red-lamp-10", odd=object())
    assert not structlog.is_configured(), "what is logged later goes elsewhere"
    (line,) = (tmp_path / "log.jsonl").read_text().splitlines()
    told = json.loads(line)
    assert ("it failed", "error") == (told["event"], told["level"])
    assert "as an example" in told["exception"]
    assert "Traceback" in told["exception"]


def test_a_full_file_makes_room_and_the_oldest_goes(tmp_path: Path) -> None:
    log = Forgiving(tmp_path / "log", largest=20, older=2)
    for number in range(10):
        log.write(f"line {number:4}\n")  # ten bytes
    log.close()
    files = {path.name: path.read_text() for path in tmp_path.iterdir()}
    assert {
        "log": "line    8\nline    9\n",
        "log.1": "line    6\nline    7\n",
        "log.2": "line    4\nline    5\n",
    } == files


def test_a_file_that_was_renamed_is_opened_anew(tmp_path: Path) -> None:
    log = Forgiving(tmp_path / "log")
    log.write("before\n")
    (tmp_path / "log").rename(tmp_path / "elsewhere")  # as logrotate does
    log.write("after\n")
    log.close()
    assert ("before\n", "after\n") == (
        (tmp_path / "elsewhere").read_text(), (tmp_path / "log").read_text(),
    )  # fmt: skip


def test_where_nothing_can_be_renamed_the_log_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = Forgiving(tmp_path / "log", largest=5)

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "replace", refuse)
    log.write("one line\n")
    log.write("another\n")
    log.close()
    assert "one line\nanother\n" == (tmp_path / "log").read_text()
    assert 0 == log.lost


def write_lines(path: Path, writer: int, count: int) -> None:
    log = Forgiving(path, largest=2000, older=1000)
    for number in range(count):
        log.write(f"{writer} {number}\n")
    log.close()
    assert not log.lost


def test_several_servers_write_to_one_folder_and_no_line_is_lost(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    work = [context.Process(target=write_lines, args=(tmp_path / "log", n, 2000)) for n in range(3)]
    for process in work:
        process.start()
    for process in work:
        process.join()
    assert [0, 0, 0] == [process.exitcode for process in work]
    lines = [line for path in tmp_path.iterdir() for line in path.read_text().splitlines()]
    assert sorted(f"{n} {k}" for n in range(3) for k in range(2000)) == sorted(lines)
    sizes = [path.stat().st_size for path in tmp_path.iterdir()]
    assert len(sizes) > 3
    assert max(sizes) < sum(sizes) / 2, "a full file gets a few lines more while one renames"
