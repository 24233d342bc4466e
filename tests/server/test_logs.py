"""Logging can fail; nothing else does because of it."""

from __future__ import annotations

import json
from pathlib import Path

import structlog

from fabletop.server.logs import Forgiving, start_log


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
    file = start_log(tmp_path)
    try:
        try:
            raise ValueError("as an example")
        except ValueError:
            structlog.get_logger().exception("it failed", table="red-lamp-10", odd=object())
    finally:
        structlog.reset_defaults()
        file.close()
    (line,) = (tmp_path / "log.jsonl").read_text().splitlines()
    told = json.loads(line)
    assert ("it failed", "error") == (told["event"], told["level"])
    assert "as an example" in told["exception"]
    assert "Traceback" in told["exception"]
