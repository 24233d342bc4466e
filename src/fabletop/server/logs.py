"""The house's log: a line of JSON each. Logging can fail; play never does because of it.

The log does not grow for ever: a full file becomes log.jsonl.1, and so on up to the oldest, which
goes. Several servers may write to one folder. So before each line a server looks whether the file
is still the one it has open, and opens the new one if another server, or logrotate, has renamed it.
Only one renames at a time.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, cast

import structlog

NAME = "log.jsonl"
LARGEST = 10_000_000  # bytes of one file
OLDER = 5  # files besides the newest


class Forgiving:
    """A file that loses lines rather than raise when the disk is full or gone."""

    def __init__(self, path: Path, largest: int = LARGEST, older: int = OLDER) -> None:
        self.path = path
        self.largest, self.older = largest, older
        self.file: IO[str] | None = None
        self.lost = 0  # lines

    def write(self, text: str) -> int:
        try:
            self.open_newest()
            assert self.file is not None
            self.file.write(text)
        except (OSError, ValueError):
            self.lost += text.count("\n") or 1
            self.close()
        return len(text)

    def open_newest(self) -> None:
        """Have the file open that the lines of now go to. Raises OSError."""
        if self.file is not None and not is_same(self.file.fileno(), self.path):
            self.close()
        if self.file is None:
            self.file = self.path.open("a", buffering=1, encoding="utf-8", errors="replace")
        if os.fstat(self.file.fileno()).st_size >= self.largest and self.path.is_file():
            self.rotate()

    def rotate(self) -> None:
        """Rename all files by one; if another server has just done so, only take the new one. If
        that fails, the file grows: a long log is better than none."""
        with suppress(OSError), alone(self.path.parent):
            if self.path.stat().st_size >= self.largest:
                self.close()
                for number in range(self.older - 1, 0, -1):
                    with suppress(FileNotFoundError):
                        self.aged(number).replace(self.aged(number + 1))
                self.path.replace(self.aged(1))
        self.close()
        self.file = self.path.open("a", buffering=1, encoding="utf-8", errors="replace")

    def aged(self, number: int) -> Path:
        return self.path.with_name(f"{self.path.name}.{number}")

    def close(self) -> None:
        """What a file could not write it tries again at its end: a new one has nothing to try."""
        file, self.file = self.file, None
        try:
            if file:
                file.close()
        except (OSError, ValueError):
            pass

    def flush(self) -> None:
        """Every line is written at once."""


def is_same(handle: int, path: Path) -> bool:
    """Whether an open file is the one of this name."""
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except FileNotFoundError:
        return False


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """No other server renames files in this folder meanwhile. Raises OSError if one does."""
    try:
        import fcntl
    except ImportError:  # Windows, where a folder has one server
        yield
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)  # nobody waits
        yield
    finally:
        os.close(handle)


def start_log(data: Path) -> Forgiving:
    """All that is logged from now on goes to the data folder, errors with their traceback."""
    file = Forgiving(data / NAME)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper("iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(default=repr),
        ],
        logger_factory=structlog.WriteLoggerFactory(file=cast("IO[str]", file)),  # type: ignore[arg-type]
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
    return file


@contextmanager
def logged(data: Path) -> Iterator[None]:
    """Meanwhile all that is logged goes to the data folder."""
    file = start_log(data)
    try:
        yield
    finally:
        structlog.reset_defaults()
        file.close()
