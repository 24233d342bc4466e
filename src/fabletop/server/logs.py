"""The house's log: a line of JSON each. Logging can fail; play never does because of it."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import IO, cast

import structlog

NAME = "log.jsonl"


class Forgiving:
    """A file that loses lines rather than raise when the disk is full or gone."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file: IO[str] | None = None
        self.lost = 0  # lines

    def write(self, text: str) -> int:
        try:
            if self.file is None:
                self.file = self.path.open("a", buffering=1, encoding="utf-8", errors="replace")
            self.file.write(text)
        except (OSError, ValueError):
            self.lost += text.count("\n") or 1
            self.close()
        return len(text)

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
